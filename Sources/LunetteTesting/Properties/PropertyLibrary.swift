import CResources
import Lua
import LunetteScript
import LunetteSystem

/// The functions for properties in a spec's state: `property`, `machine`, `gen`, `commands`, `assume`, `collect`. They are written in Lua
/// (Properties/*.lua), because their values are Lua values; this type calls them.
struct PropertyLibrary {
  /// In the order of their dependencies, after the chunks of the assertions.
  static let chunks = [
    Resource.choices_lua, Resource.gen_lua, Resource.gen_values_lua, Resource.source_lua,
    Resource.property_lua, Resource.machine_lua, Resource.commands_lua,
  ].map { LibraryChunk($0.text) }

  /// The globals that are plain Lua values.
  static let words = ["gen", "commands", "assume", "collect"]

  private let state: LuaState
  private let makeProperty: LuaFunction
  private let makeMachine: LuaFunction
  private let runCase: LuaFunction
  private let lastCase: LuaFunction
  private let takeLabels: LuaFunction
  private let rejectedMark: LuaTable
  private let watch: Watch

  /// Hears of the command before which a case is looked at.
  final class Watch { var look: (() -> Void)? }

  /// - Parameters:
  ///   - watch: what the chunks tell of that command
  ///   - part: returns what the chunks have made under a name
  init(_ state: LuaState, _ watch: Watch, part: (String) -> LuaReference) {
    (self.state, self.watch) = (state, watch)
    makeProperty = LuaFunction(part("makeProperty"))
    makeMachine = LuaFunction(part("makeMachine"))
    runCase = LuaFunction(part("runCase"))
    lastCase = LuaFunction(part("lastCase"))
    takeLabels = LuaFunction(part("takeLabels"))
    rejectedMark = LuaTable(part("Rejected"))
  }

  /// Declares a property or a machine from the arguments of the call. Throws: what is wrong with the arguments
  func declare(_ word: String, name: String, _ arguments: [LuaReference?]) throws(LuaError) -> LuaTable {
    let stack = state.stack
    stack.push(word == "machine" ? makeMachine : makeProperty)
    stack.push(name)
    for argument in arguments { stack.push(argument) }
    try stack.call(arguments: Int32(arguments.count) + 1, results: 1)
    return LuaTable(LuaReference(popping: stack))
  }

  /// The whole number under a name in a property's options.
  func option(_ name: String, of property: LuaTable) -> Int? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(property)
    stack.pushRawField("options", of: -1)
    guard stack.isTable(at: -1) else { return nil }
    stack.pushRawField(name, of: -1)
    return try? Int.read(stack, at: -1)
  }

  // MARK: Cases

  /// Runs a case: with random values from the seed, or with the values of given numbers. Throws: what it raised
  func run(_ property: LuaTable, _ source: CaseSource) throws(LuaError) {
    let stack = state.stack
    stack.push(runCase)
    stack.push(property)
    switch source {
    case .random(let seed):
      stack.push(Int(bitPattern: UInt(seed)))
      try stack.call(arguments: 2, results: 0)
    case .kept(let numbers):
      stack.push(0)
      stack.push(numbers)
      try stack.call(arguments: 3, results: 0)
    case .watched(let numbers, let command, let look):
      watch.look = look
      defer { watch.look = nil }
      stack.push(0)
      stack.push(numbers)
      stack.push(command)
      try stack.call(arguments: 4, results: 0)
    }
  }

  /// What the last case drew. The values are known only for a case that was played again.
  func last() -> (failing: Shrinker.Failing, values: [String]) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(lastCase)
    // The function returns three fields and can't raise.
    guard (try? state.withoutBudget { try stack.call(arguments: 0, results: 3) }) != nil else { return (.init(numbers: []), []) }
    let numbers = (try? [Int].read(stack, at: -3)) ?? []
    let spans = (try? [Int].read(stack, at: -2)) ?? []
    let values = (try? [String].read(stack, at: -1)) ?? []
    return (.init(numbers: numbers, spans: Self.spans(spans, count: numbers.count), steps: values.count), values)
  }

  /// Reads triples of first number (from 1), count and label. A count of -1 is for a value that wasn't finished when the case ended.
  private static func spans(_ list: [Int], count: Int) -> [Shrinker.Span] {
    stride(from: 0, to: list.count - list.count % 3, by: 3).map { index in
      let first = list[index] - 1
      return Shrinker.Span(first: first, count: list[index + 1] < 0 ? count - first : list[index + 1], label: list[index + 2])
    }
  }

  /// The number of cases with each label of `collect` since the last call, by label.
  func labels() -> [(label: String, count: Int)] {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(takeLabels)
    guard (try? state.withoutBudget { try stack.call(arguments: 0, results: 2) }) != nil else { return [] }
    let names = (try? [String].read(stack, at: -2)) ?? []
    let counts = (try? [Int].read(stack, at: -1)) ?? []
    return Array(zip(names, counts))
  }

  /// Why a case was abandoned; nil when the error is something else.
  func rejection(of error: LuaError) -> String? { error.fields(ifMarkedBy: rejectedMark, on: state.stack)?["reason"] }
}

/// The source of a case's values.
enum CaseSource {
  case random(seed: UInt64)
  case kept([Int])
  /// As above; before the command of this number, from 1, and each that follows, a machine's case is looked at.
  case watched([Int], command: Int, look: () -> Void)
}
