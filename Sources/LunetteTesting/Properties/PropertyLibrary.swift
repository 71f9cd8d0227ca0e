import Lua
import LunetteScript

/// The words of properties in a spec's state: `property`, `machine`, `gen`, `commands`, `assume`, `collect`. They are written in Lua
/// (Properties/*.lua), where the values are; here are the calls into them.
struct PropertyLibrary {
  /// In the order in which they need each other, after those of the assertions.
  static let chunks = [
    PackageResources.choices_lua, PackageResources.gen_lua, PackageResources.gen_values_lua, PackageResources.source_lua,
    PackageResources.property_lua, PackageResources.machine_lua, PackageResources.commands_lua,
  ].map(LibraryChunk.init)

  /// The globals that are Lua values as they are.
  static let words = ["gen", "commands", "assume", "collect"]

  private let state: LuaState
  private let makeProperty: LuaFunction
  private let makeMachine: LuaFunction
  private let runCase: LuaFunction
  private let lastCase: LuaFunction
  private let takeLabels: LuaFunction
  private let rejectedMark: LuaTable

  /// - Parameter part: answers what the chunks have made under a name
  init(_ state: LuaState, part: (String) -> LuaReference) {
    self.state = state
    makeProperty = LuaFunction(part("makeProperty"))
    makeMachine = LuaFunction(part("makeMachine"))
    runCase = LuaFunction(part("runCase"))
    lastCase = LuaFunction(part("lastCase"))
    takeLabels = LuaFunction(part("takeLabels"))
    rejectedMark = LuaTable(part("Rejected"))
  }

  /// Makes what `property` or `machine` declares of the word's arguments. Throws: what is wrong with them
  func declare(_ word: String, name: String, _ arguments: [LuaReference?]) throws(LuaError) -> LuaTable {
    let stack = state.stack
    stack.push(word == "machine" ? makeMachine : makeProperty)
    stack.push(name)
    for argument in arguments { stack.push(argument) }
    try stack.call(arguments: Int32(arguments.count) + 1, results: 1)
    return LuaTable(LuaReference(popping: stack))
  }

  /// The whole number that the options of a property's declaration have under a name.
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

  /// Runs a case: random values that follow from the seed, or those that the numbers stand for. Throws: what it raised
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
    }
  }

  /// What the case that ran last drew. Its values are known of one that was played again.
  func last() -> (failing: Shrinker.Failing, values: [String]) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(lastCase)
    // It hands over three fields and can't raise.
    guard (try? state.withoutBudget { try stack.call(arguments: 0, results: 3) }) != nil else { return (.init(numbers: []), []) }
    let numbers = (try? [Int].read(stack, at: -3)) ?? []
    let spans = (try? [Int].read(stack, at: -2)) ?? []
    let values = (try? [String].read(stack, at: -1)) ?? []
    return (.init(numbers: numbers, spans: Self.spans(spans, count: numbers.count)), values)
  }

  /// Triples of first number (from 1), count and label. A count of -1 is of a value in whose making the case ended.
  private static func spans(_ list: [Int], count: Int) -> [Shrinker.Span] {
    stride(from: 0, to: list.count - list.count % 3, by: 3).map { index in
      let first = list[index] - 1
      return Shrinker.Span(first: first, count: list[index + 1] < 0 ? count - first : list[index + 1], label: list[index + 2])
    }
  }

  /// How many cases had each label of `collect` since the last call, by label.
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

  /// Why a case was given up; nil when the error is something else.
  func rejection(of error: LuaError) -> String? { error.fields(ifMarkedBy: rejectedMark, on: state.stack)?["reason"] }
}

/// Where the values of a case come from.
enum CaseSource {
  case random(seed: UInt64)
  case kept([Int])
}
