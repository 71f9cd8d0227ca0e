import Foundation
import LunetteKit
import LunetteLog

/// A message of a front end: a JSON object with a `type`. A message in another form is refused with an explanation.
struct LiveMessage {
  let type: String
  let fields: [String: Any]

  /// Throws: `PlayProblem.badMessage`
  init(_ data: Data) throws {
    guard let value = try? JSONSerialization.jsonObject(with: data) else { throw PlayProblem.badMessage("this is no JSON") }
    guard let fields = value as? [String: Any], let type = fields["type"] as? String else {
      throw PlayProblem.badMessage("a message is a JSON object with a \"type\"")
    }
    (self.type, self.fields) = (type, fields)
  }

  func flag(_ name: String) -> Bool { fields[name] as? Bool ?? false }

  func text(_ name: String) throws -> String {
    guard let value = fields[name] as? String else { throw PlayProblem.badMessage("\"\(type)\" needs a text as \"\(name)\"") }
    return value
  }

  func number(_ name: String) throws -> Int {
    guard let value = fields[name] as? NSNumber, let number = Int(exactly: value.doubleValue), number > -Self.largest, number < Self.largest else {
      throw PlayProblem.badMessage("\"\(type)\" needs a whole number as \"\(name)\"")
    }
    return number
  }

  func decimal(_ name: String) throws -> Double {
    guard let value = (fields[name] as? NSNumber)?.doubleValue, value.isFinite, abs(value) < Double(Self.largest) else {
      throw PlayProblem.badMessage("\"\(type)\" needs a number as \"\(name)\"")
    }
    return value
  }

  /// Largest number that is accepted. Ours: years of frames
  private static let largest = 1 << 40

  /// Whether the message contains nothing besides this input: of two inputs in one message one would be lost.
  private static func isAll(_ body: [String: Any], of event: InputEvent) -> Bool {
    // Frame, time and one other field.
    if body.count <= 3 { return true }
    guard let data = try? JSONEncoder().encode(event), let told = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return false }
    return Set(body.keys).isSubset(of: told.keys)
  }

  /// The value of `input`, in the form of inputs in a log.
  func input() throws -> Input {
    guard var body = fields["input"] as? [String: Any] else { throw PlayProblem.badMessage("\"input\" needs an object as \"input\"") }
    (body["frame"], body["time"]) = (0, 0)
    // Pages may send other inputs here; code is sent as a question, because it gets an answer.
    guard body["reload"] == nil, body["code"] == nil, let data = try? JSONSerialization.data(withJSONObject: body),
      let event = try? JSONDecoder().decode(InputEvent.self, from: data), event.input != .end, event.input != .termination, Self.isAll(body, of: event)
    else { throw PlayProblem.badMessage("this is no input; docs/logs.md has their form") }
    // A page answers as a person does: only a server's answers are given again when the session goes back.
    if case .answer(SimulatedNetwork.inputName, let value) = event.input {
      guard case .table(var fields) = value, fields["number"] != nil else { throw PlayProblem.badMessage("an answer names its request's number") }
      fields["by"] = .text("page")
      return .answer(name: SimulatedNetwork.inputName, .table(fields))
    }
    if case .touches(let samples) = event.input,
      samples.contains(where: { !$0.location.x.isFinite || !$0.location.y.isFinite || abs($0.location.x) > 1e5 || abs($0.location.y) > 1e5 })
    {
      throw PlayProblem.badMessage("a finger is on the screen or near it")
    }
    return event.input
  }
}
