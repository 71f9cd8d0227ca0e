import Foundation
import Lua
import LunetteDriver
import LunetteScript

/// What code has answered that may change something, or what is in that answer: another run evaluates it whenever it is looked at, so that nothing has
/// changed where the session stands.
struct DebugAnswer {
  let code: String
  /// The function in which it is evaluated, as each run finds it again.
  let place: (thread: Int, index: Int)?
  let hasFrame: Bool
  /// The entries of the answer that were unfolded: their names, the outermost first.
  var steps: [String] = []
  /// The answer's entry as an expression.
  var path: String { steps.reduce("(\(code))") { $0 + DebugSession.step(to: $1) } }
}

/// Source: docs/rules/debugging.md 2
extension DebugSession {
  /// Nil where no other run comes here. Throws: what the code has raised
  func value(of answer: DebugAnswer, _ standing: DebugStanding) throws -> DebugValue? {
    try answered(answer, standing) { there, frame in try Self.evaluator(there.run, frame).shown(answer.code, in: frame) }
  }

  /// The function in which an answer's code is evaluated, where a run stands.
  func frame(of answer: DebugAnswer, _ standing: DebugStanding) -> DebugFrame? {
    let levels = answer.place.flatMap { try? standing.levels(ofThread: $0.thread) } ?? []
    return answer.place.flatMap { levels.indices.contains($0.index) ? levels[$0.index].frame : nil }
  }

  /// What is in an answer. Throws: `DebugFault`
  func children(of answer: DebugAnswer, _ standing: DebugStanding, _ filter: String?, _ start: Int, _ count: Int) throws -> [JsonValue] {
    let found = try answered(answer, standing) { there, frame in
      let stack = there.run.host.state.stack
      stack.reserve(24)
      let height = stack.top
      defer { stack.top = height }
      guard var value = try Self.evaluator(there.run, frame).run(answer.code, in: frame) else { return (list: [JsonValue](), places: [String]()) }
      for step in answer.steps {
        stack.push(value)
        guard let next = try self.entry(step, stack, there) else { throw DebugFault("there is no \(step) in it any more") }
        (value, stack.top) = (next, height)
      }
      stack.push(value)
      return (try self.children(stack, answer.path, there, filter, start, count), there.locations)
    }
    guard let found else { throw DebugFault("no run comes here again, so the answer can't be unfolded") }
    return found.list.map { here($0, in: answer, standing, found.places) }
  }

  /// A child of the value on top of the stack, by its name.
  private func entry(_ name: String, _ stack: LuaStack, _ there: DebugStanding) throws -> LuaReference? {
    // An entry of a long list is on a page of its own.
    let place = name.wholeMatch(of: /\[(\d+)\]/).flatMap { Int($0.1) }
    for (filter, start, count) in [("indexed", max(0, (place ?? 1) - 1), 1), ("named", 0, 0)] {
      for case .table(let fields) in try children(stack, nil, there, filter, start, count) where fields["name"]?.string == name {
        if let number = fields["variablesReference"]?.whole, number > 0, case .value(let value, _, _) = try there.handle(at: number) { return value }
      }
    }
    return nil
  }

  /// A variable of another run, with the numbers of this one.
  private func here(_ variable: JsonValue, in answer: DebugAnswer, _ standing: DebugStanding, _ places: [String]) -> JsonValue {
    guard case .table(var fields) = variable, let name = fields["name"]?.string else { return variable }
    if let number = fields["variablesReference"]?.whole, number > 0 {
      var inner = answer
      inner.steps.append(name)
      fields["variablesReference"] = .number(standing.handle(.answer(inner)))
    }
    if let number = fields["valueLocationReference"]?.whole, places.indices.contains(number - 1) {
      fields["valueLocationReference"] = .number(standing.location(places[number - 1]))
    }
    return .table(fields)
  }

  /// Another run comes to where this one stands, looks there and is left. Returns: nil where none comes
  private func answered<Answer>(
    _ answer: DebugAnswer, _ standing: DebugStanding, _ look: @escaping (_ there: DebugStanding, _ frame: DebugFrame?) throws -> Answer
  ) throws -> Answer? {
    var result: Result<Answer, any Error>?
    lookAgain(
      { _, run in
        run.arrived = { run, stop, stack in
          defer { run.host.leave() }
          let there = DebugStanding(run, stop, stack)
          let frame = self.frame(of: answer, there)
          guard (frame != nil) == answer.hasFrame else { return }
          there.scope = frame
          result = Result { try look(there, frame) }
        }
      }, plan: DebugPlan(edits: plan.edits), goal: standing.stop)
    return try result?.get()
  }
}
