import Foundation
import Lua
import LunetteCore
import LunetteKit
import LunetteScript

/// What becomes of one reply, in place of what a server answers: a plain value, which can be stored and written as a line of a spec.
package enum ReplySpoil: Hashable, Codable, Sendable {
  /// Units: seconds; nil: it never comes
  case latency(Double?)
  /// The name of a URLError.
  case error(String)
  /// Another status, with an empty body.
  case status(Int)
  /// So many bytes of the body, as if that were all.
  case cut(Int)
  /// The body is no JSON: its last character is missing.
  case broken
  /// A value in the body's JSON is null; the way to it, `items[1].name`.
  case null(String)
  /// A field of an object in the body's JSON is missing.
  case missing(String)

  func apply(to planned: inout PlannedReply) throws {
    switch self {
    case .latency(let seconds): planned.latency = seconds ?? .infinity
    case .error(let name): planned.reply.failure = NetworkFailure(rawValue: name) ?? .unknown
    case .status(let code):
      (planned.reply.status, planned.reply.body, planned.reply.failure) = (code, [], nil)
    case .cut(let count): planned.reply.body = Array(planned.reply.body.prefix(max(0, count)))
    case .broken: planned.reply.body = Array(planned.reply.body.dropLast()) + [UInt8(ascii: ",")]
    case .null(let path): try edit(path, &planned.reply.body) { body, place, _ in body.replaceSubrange(place.value, with: "null".utf8) }
    case .missing(let path):
      try edit(path, &planned.reply.body) { body, place, isFirst in
        var member = place.member
        // With the comma before it, or for the first one after it.
        let blanks: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09]
        if isFirst {
          while member.upperBound < body.count, blanks.contains(body[member.upperBound]) { member = member.lowerBound..<(member.upperBound + 1) }
          if member.upperBound < body.count, body[member.upperBound] == UInt8(ascii: ",") { member = member.lowerBound..<(member.upperBound + 1) }
        } else {
          while member.lowerBound > 0, body[member.lowerBound - 1] != UInt8(ascii: ",") { member = (member.lowerBound - 1)..<member.upperBound }
          if member.lowerBound > 0 { member = (member.lowerBound - 1)..<member.upperBound }
        }
        body.removeSubrange(member)
      }
    }
  }

  /// - Parameter change: gets the body, the place, and whether nothing stands before it in its object or list
  private func edit(_ text: String, _ body: inout [UInt8], _ change: (inout [UInt8], JsonPlaces.Place, Bool) -> Void) throws {
    let path = JsonPlaces.path(text) ?? []
    let place = (try? InputValue.read(json: body)) == nil ? nil : body.withUnsafeBufferPointer { JsonPlaces.place(of: path, in: $0) }
    guard let place else {
      throw ScenarioError.badValue(name: line(0), wanted: "the way to a value in the reply's JSON, such as \"items[1].name\"", got: "\"\(text)\"")
    }
    let before = body[..<place.member.lowerBound].last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    change(&body, place, before != UInt8(ascii: ","))
  }

  /// The line of a scenario that says so.
  /// - Parameter number: of the request
  package func line(_ number: Int) -> String {
    let field: String
    switch self {
    case .latency(let seconds): field = "latency = \(seconds.map { LuaLiteral.rounded($0) } ?? "\"never\"")"
    case .error(let name): field = "error = \"\(name)\""
    case .status(let code): field = "status = \(code)"
    case .cut(let count): field = "cut = \(count)"
    case .broken: field = "broken = true"
    case .null(let path): field = "null = \(LuaLiteral.quoted(path))"
    case .missing(let path): field = "missing = \(LuaLiteral.quoted(path))"
    }
    return "server:spoil(\(number), { \(field) })"
  }
}

/// `server:spoil(3, { latency = 5 })`
struct SpoilOptions: OptionTable {
  @LuaOption("How long it takes until the reply begins, or \"never\".", unit: .seconds) var latency: Latency? = nil
  @LuaOption("Why there is no reply: a code of URLError, such as \"timedOut\".") var error: NetworkFailure? = nil
  @LuaOption("The reply's number, with an empty body.") var status: Int? = nil
  @LuaOption("How many bytes of the body are left.") var cut: Int? = nil
  @LuaOption("Whether the body's JSON is broken off at its end; false if it is left out.") var broken = false
  @LuaOption("The way to a value in the body's JSON that is null: \"items[1].name\".") var null: String? = nil
  @LuaOption("The way to a field in the body's JSON that is missing.") var missing: String? = nil

  func spoils() throws -> [ReplySpoil] {
    if let status, !(100...999).contains(status) { throw ScenarioError.badValue(name: "status", wanted: "from 100 to 999", got: "\(status)") }
    if let cut, cut < 0 { throw ScenarioError.badValue(name: "cut", wanted: "0 or more", got: "\(cut)") }
    if let latency, !(latency.seconds >= 0) { throw ScenarioError.badValue(name: "latency", wanted: "0 or more", got: formatted(latency.seconds)) }
    var spoils: [ReplySpoil] = []
    if let status { spoils.append(.status(status)) }
    if let null { spoils.append(.null(null)) }
    if let missing { spoils.append(.missing(missing)) }
    if let cut { spoils.append(.cut(cut)) }
    if broken { spoils.append(.broken) }
    if let error { spoils.append(.error(error.rawValue)) }
    if let latency { spoils.append(.latency(latency.seconds.isFinite ? latency.seconds : nil)) }
    return spoils
  }
}
