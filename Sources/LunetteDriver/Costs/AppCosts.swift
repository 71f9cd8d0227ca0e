import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript
import LunetteSystem

/// What an app has cost since its launch, or since `app:clearCounts`.
package struct AppCosts: Codable, Equatable {
  /// `instructions`, `calls` and what UIKit has done, by the names of `app:counts`.
  package var counts: [String: Int] = [:]
  /// Instructions of each function, by its name.
  package var functions: [String: Int] = [:]
  /// How many objects scripts have made of each class of the host, or of a class of their own.
  package var made: [String: Int] = [:]
  /// False for costs that were kept before objects were counted by class.
  package private(set) var knowsMade = true
  /// The three that had most of each count, in words.
  package var most: [String: String] { shares.mapValues(Self.words) }
  private var shares: [String: [String: Int]] = [:]
  /// The frame with most instructions, and the one with most calls.
  package private(set) var worst: [String: Worst] = [:]
  package struct Worst: Codable, Equatable {
    package var frame, count: Int
  }

  private enum CodingKeys: String, CodingKey { case counts, functions, made }

  /// The names of the counts.
  package static let names = [
    "instructions", "calls", "viewsMade", "layersMade", "cellsMade", "layouts", "textsMeasured", "heightQuestions",
  ]

  private static func words(_ shares: [String: Int]) -> String {
    shares.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map {
      "\($0.key.isEmpty ? "the host itself" : $0.key) \($0.value)"
    }
    .joined(separator: ", ")
  }

  init() {}

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    counts = try values.decode([String: Int].self, forKey: .counts)
    functions = try values.decode([String: Int].self, forKey: .functions)
    knowsMade = values.contains(.made)
    made = try values.decodeIfPresent([String: Int].self, forKey: .made) ?? [:]
  }

  init(_ lua: LuaProfile, _ calls: [CostRecorder.Call], from first: Int, _ deeds: [String: Simulation.Deeds], naming: (LuaProfile.Function) -> String) {
    var root = [Int](repeating: -1, count: lua.nodes.count)
    for (index, call) in calls.enumerated() where call.node >= first { root[call.node] = index }
    var frames: [Int: (own: Int, calls: Int)] = [:]
    var callsByName: [String: Int] = [:]
    for call in calls where call.node >= first {
      frames[call.frame, default: (0, 0)].calls += 1
      callsByName[call.name ?? "a file", default: 0] += 1
    }
    for (index, node) in lua.nodes.enumerated() {
      guard let function = node.function else { continue }
      root[index] = root[node.parent]
      guard root[index] >= 0 else { continue }
      functions[naming(lua.functions[function]), default: 0] += node.own
      frames[calls[root[index]].frame, default: (0, 0)].own += node.own
    }
    let called = callsByName.values.reduce(0, +)
    counts = ["instructions": functions.values.reduce(0, +), "calls": called]
    counts["heightQuestions"] = callsByName.filter { CostProfile.heightQuestions.contains($0.key) }.values.reduce(0, +)
    shares = ["instructions": functions, "calls": callsByName]
    for (name, one) in deeds { for (kind, count) in one.named { shares[kind, default: [:]][name] = count } }
    for (kind, count) in deeds.values.reduce(into: Simulation.Deeds(), +=).named { counts[kind] = count }
    if let most = frames.max(by: { ($0.value.own, $1.key) < ($1.value.own, $0.key) }) { worst["instructions"] = Worst(frame: most.key, count: most.value.own) }
    if let most = frames.max(by: { ($0.value.calls, $1.key) < ($1.value.calls, $0.key) }) { worst["calls"] = Worst(frame: most.key, count: most.value.calls) }
  }
}

extension AppCosts {
  /// The counts, for scripts.
  var named: NamedCosts { NamedCosts(numbers: Self.names.map { ($0, counts[$0] ?? 0) }, texts: [], made: made) }

  /// The costs with who had most of each, and with the worst frames.
  package var withWords: NamedCosts {
    var costs = named
    for name in worst.keys.sorted() {
      guard let one = worst[name] else { continue }
      costs.numbers += [("worst \(name)", one.count), ("frame \(name)", one.frame)]
    }
    costs.texts = most.sorted { $0.key < $1.key }.map { ("most \($0.key)", $0.value) }
    return costs
  }
}

/// A table of counts and texts by their names.
package struct NamedCosts: LuaPushable {
  package static var luaType: LuaType { .table }
  fileprivate(set) var numbers: [(String, Int)]
  fileprivate(set) var texts: [(String, String)]
  fileprivate let made: [String: Int]

  package func push(on stack: LuaStack) {
    stack.reserve(6)
    lua_createtable(stack.raw, 0, Int32(clamping: numbers.count + texts.count + 1))
    for (name, number) in numbers {
      stack.push(name)
      stack.push(number)
      lua_rawset(stack.raw, -3)
    }
    for (name, text) in texts {
      stack.push(name)
      stack.push(text)
      lua_rawset(stack.raw, -3)
    }
    stack.push("made")
    lua_createtable(stack.raw, 0, Int32(clamping: made.count))
    for (name, number) in made.sorted(by: { $0.key < $1.key }) {
      stack.push(name)
      stack.push(number)
      lua_rawset(stack.raw, -3)
    }
    lua_rawset(stack.raw, -3)
  }
}

extension CostRecorder {
  static let key = CompanionKey<CostRecorder>()

  /// What an app has cost since its counts were cleared.
  func costs(of app: ScenarioApp) -> AppCosts {
    let number = number(of: app)
    guard let lua = host.state.takeProfile() else { return AppCosts() }
    let cleared = cleared[number]
    var deeds = deedsNow(of: app)
    for (name, before) in cleared?.deeds ?? [:] { deeds[name] = (deeds[name] ?? before) - before }
    var costs = AppCosts(lua, calls.filter { $0.app == number }, from: cleared?.node ?? 0, deeds) { [context] in
      context.functionName($0.source, $0.first)
    }
    costs.made = (made[number] ?? [:]).merging(cleared?.made ?? [:], uniquingKeysWith: -).filter { $0.value > 0 }
    return costs
  }

  func clear(_ app: ScenarioApp) {
    let number = number(of: app)
    cleared[number] = (host.state.takeProfile()?.nodes.count ?? 0, deedsNow(of: app), made[number] ?? [:])
  }
}

extension ScenarioApp {
  /// Throws: `ScenarioError` where nothing is counted
  private func recorder() throws -> CostRecorder {
    if let recorder = context.companions[CostRecorder.key] { return recorder }
    throw ScenarioError.notAsked(
      "nothing is counted in this run: counting begins with a file that names counts or assert.budget, so name one of them in the spec or the scenario itself, in a comment"
    )
  }

  /// What it has cost. Throws: `ScenarioError` where nothing is counted
  package func costs() throws -> AppCosts { try recorder().costs(of: self) }

  func clearCounts() throws { try recorder().clear(self) }
}

extension ScriptHost.Options {
  /// The options for a file; where its text names counts or budgets every instruction is counted, which makes its scripts several times slower.
  package func countingCosts(inFile path: String) -> ScriptHost.Options {
    // A pipe can be read once, and then by the run.
    guard FilePath.isFile(path), let bytes = try? FilePath.contents(of: path) else { return self }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("budget(") || text.contains("ounts(") || text.contains("budget ") || text.contains(".budget") else { return self }
    var options = self
    let (attach, watcher) = (options.attach, options.watcher)
    options.attach = { host in
      let recorder = CostRecorder(host, hasLines: false)
      host.context.companions[CostRecorder.key] = recorder
      recorder.countMaking()
      attach?(host)
    }
    options.watcher = { app in
      app.context.companions[CostRecorder.key]?.meet(app)
      watcher?(app)
    }
    return options
  }
}
