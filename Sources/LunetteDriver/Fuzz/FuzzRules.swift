import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// An error in a file of rules.
package struct FuzzRulesProblem: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// What rules say about the whole graph of an exploration.
package struct ExploreRules: Sendable {
  /// Whether some action must lead away from every state.
  package var deadEnds = false
  /// Screens to which a way must lead from every state.
  package var reach: [String] = []
  /// Screens that must be seen.
  package var screens: [String] = []
  /// Paths that belong to no state.
  package var ignored: [String] = []
  /// What a way back must give: "screen" or "state"; nil where nothing is asked.
  package var back: String?
  /// Pairs of actions that take back each other.
  package var restores: [[String]] = []
  /// Whether it is a fault where orders end in different states.
  package var ordersAreSame = false
  /// The names of actions of the author's own.
  package var actions: [String] = []
  /// Whether only the value of a function tells states apart.
  package var hasSame = false

  /// Whether requests may be answered in several ways.
  package var hasAnswers = false
  /// Whether a function names the screens.
  package var hasScreen = false

  /// What a file of rules may have.
  package static var keys: [String] { FuzzRules.keys }

  /// Whether moves must have names for it.
  package var needsNames: Bool { !restores.isEmpty || back != nil }
}

/// The file of `--rules FILE.lua`: conditions that must hold at every rest, and views that must not be touched. It returns
/// `{ invariants = { ["a name"] = function(app) ... end }, avoid = { "Delete all", { class = "UISwitch" } } }`.
struct FuzzRules {
  private let invariants: [(name: String, function: LuaFunction)]
  private let avoided: [ViewQuery]
  /// The texts that an exploration types; nil for the usual ones.
  let texts: [String]?
  /// What must hold of the whole graph.
  let graph: ExploreRules
  /// What requests may be answered with.
  let answers: ServerAnswers?
  private let stop, final, same, screen: LuaFunction?
  private let actions: [String: LuaFunction]
  private let path: String
  private unowned let host: ScriptHost

  init(_ path: String, in host: ScriptHost) throws {
    (self.path, self.host) = (path, host)
    let result: LuaReference?
    do { result = try host.reporting { try host.loader.run(path, host.makeEnvironment(forFile: path).globals).result } } catch {
      throw FuzzRulesProblem(description: "the rules can't be read: \((error as? ScriptFailure)?.message ?? "\(error)")")
    }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    func wrong(_ text: String) -> FuzzRulesProblem { FuzzRulesProblem(description: "\(FilePath.shown(path)): \(text)") }
    guard let result else { throw wrong("rules must return a table such as { invariants = { ... }, avoid = { ... } }, and nothing was returned") }
    stack.push(result)
    guard stack.isTable(at: -1) else { throw wrong("rules must return a table, got \(stack.shown(at: -1))") }
    for key in stack.keys(at: -1) where !Self.keys.contains(key) {
      throw wrong("rules have \(Self.keys.dropLast().joined(separator: ", ")) and \(Self.keys.last ?? ""), not \"\(key)\"")
    }
    if lua_rawlen(stack.raw, -1) > 0 { throw wrong("rules are a table of names, such as { avoid = { ... } }, and no list") }
    func list(_ key: String) throws -> [String]? {
      stack.pushRawField(key, of: height + 1)
      defer { stack.pop() }
      if stack.isNil(at: -1) { return nil }
      do { return try [String].read(stack, at: -1) } catch { throw wrong("\(key) must be a list of texts, got \(stack.shown(at: -1))") }
    }
    func function(_ key: String) throws -> LuaFunction? {
      stack.pushRawField(key, of: height + 1)
      if stack.isNil(at: -1) {
        stack.pop()
        return nil
      }
      guard stack.isFunction(at: -1) else { throw wrong("\(key) must be a function, got \(stack.shown(at: -1))") }
      return LuaFunction(LuaReference(popping: stack))
    }
    texts = try list("texts")
    stop = try function("stop")
    final = try function("final")
    same = try function("same")
    screen = try function("screen")
    stack.pushRawField("deadEnds", of: height + 1)
    guard stack.isNil(at: -1) || stack.type(at: -1) == LUA_TBOOLEAN else { throw wrong("deadEnds must be true or false, got \(stack.shown(at: -1))") }
    let deadEnds = lua_toboolean(stack.raw, -1) != 0
    stack.pop()
    func word(_ key: String, among words: [String]) throws -> String? {
      stack.pushRawField(key, of: height + 1)
      defer { stack.pop() }
      if stack.isNil(at: -1) { return nil }
      guard let text = try? String.read(stack, at: -1), words.contains(text) else {
        throw wrong("\(key) must be \(words.map { "\"\($0)\"" }.joined(separator: " or ")), got \(stack.shown(at: -1))")
      }
      return text
    }
    func functions(_ key: String) throws -> [String: LuaFunction] {
      stack.pushRawField(key, of: height + 1)
      defer { stack.top = height + 1 }
      if stack.isNil(at: -1) { return [:] }
      guard stack.isTable(at: -1) else { throw wrong("\(key) must be a table of functions by name, got \(stack.shown(at: -1))") }
      let table = stack.top
      var functions: [String: LuaFunction] = [:]
      for name in stack.keys(at: table) {
        stack.pushRawField(name, of: table)
        guard stack.isFunction(at: -1) else { throw wrong("\(key): \"\(name)\" must be a function, got \(stack.shown(at: -1))") }
        functions[name] = LuaFunction(LuaReference(popping: stack))
      }
      return functions
    }
    actions = try functions("actions")
    stack.pushRawField("answers", of: height + 1)
    do { answers = stack.isNil(at: -1) ? nil : try ServerAnswers.read(stack, at: -1) } catch {
      throw wrong("answers must be \(error.wanted), got \(error.got)")
    }
    stack.pop()
    stack.pushRawField("restores", of: height + 1)
    var pairs: [[String]] = []
    if !stack.isNil(at: -1) {
      guard let lists = try? [[String]].read(stack, at: -1), lists.allSatisfy({ $0.count == 2 }) else {
        throw wrong("restores must be a list of pairs of actions, such as { { \"turn left\", \"turn back\" } }, got \(stack.shown(at: -1))")
      }
      pairs = lists
    }
    stack.pop()
    var graph = ExploreRules(deadEnds: deadEnds, reach: try list("reach") ?? [], screens: try list("screens") ?? [], ignored: try list("ignore") ?? [])
    (graph.back, graph.restores) = (try word("back", among: ["screen", "state"]), pairs)
    graph.hasAnswers = answers != nil
    graph.ordersAreSame = try word("orders", among: ["same"]) != nil
    (graph.actions, graph.hasSame, graph.hasScreen) = (actions.keys.sorted(), same != nil, screen != nil)
    self.graph = graph
    var invariants: [(String, LuaFunction)] = []
    stack.pushRawField("invariants", of: height + 1)
    if !stack.isNil(at: -1) {
      guard stack.isTable(at: -1) else { throw wrong("invariants must be a table of functions by name, got \(stack.shown(at: -1))") }
      let table = stack.top
      for name in stack.keys(at: table).sorted() {
        stack.pushRawField(name, of: table)
        guard stack.isFunction(at: -1) else { throw wrong("the invariant \"\(name)\" must be a function, got \(stack.shown(at: -1))") }
        invariants.append((name, LuaFunction(LuaReference(popping: stack))))
      }
      if lua_rawlen(stack.raw, table) > 0 { throw wrong("invariants need names: { [\"rows keep their order\"] = function(app) ... end }") }
    }
    var avoided: [ViewQuery] = []
    stack.pushRawField("avoid", of: height + 1)
    if !stack.isNil(at: -1) {
      guard stack.isTable(at: -1) else { throw wrong("avoid must be a list of texts and queries, got \(stack.shown(at: -1))") }
      let list = stack.top
      for place in 1...max(1, lua_Integer(lua_rawlen(stack.raw, list))) where place <= lua_Integer(lua_rawlen(stack.raw, list)) {
        lua_rawgeti(stack.raw, list, place)
        do { avoided.append(try ViewQuery.read(stack, at: -1)) } catch { throw wrong("entry \(place) of avoid must be \(error.wanted), got \(error.got)") }
        stack.pop()
      }
    }
    (self.invariants, self.avoided) = (invariants, avoided)
  }

  /// What a file of rules may have.
  static let keys = [
    "invariants", "avoid", "texts", "ignore", "stop", "deadEnds", "final", "reach", "screens", "screen", "back", "restores", "orders", "actions", "same",
    "answers",
  ]

  func stops(at app: ScenarioApp) throws -> Bool { try stop.map { try isTrue($0, "stop", app) } ?? false }
  func isFinal(at app: ScenarioApp) throws -> Bool { try final.map { try isTrue($0, "final", app) } ?? false }

  /// Does an action of the author's. Returns: false where it isn't possible
  func act(_ name: String, on app: ScenarioApp) throws -> Bool {
    guard let function = actions[name] else { return false }
    let stack = host.state.stack
    stack.push(function)
    app.push(on: stack)
    do { try stack.call(arguments: 1, results: 1) } catch {
      // What the app's own code raises is a fault of the app.
      guard SourcePosition(leading: error.message)?.file == FilePath.shown(path) || error.message.hasPrefix(path) else { throw error }
      throw FuzzRulesProblem(description: "\(FilePath.shown(path)): the action \"\(name)\": \(error.message)")
    }
    defer { stack.pop() }
    return !(stack.type(at: -1) == LUA_TBOOLEAN && lua_toboolean(stack.raw, -1) == 0)
  }

  func screenName(of app: ScenarioApp) throws -> String? {
    try screen.map {
      try answer($0, "screen", app) { stack in
        guard let name = try? String.read(stack, at: -1) else {
          throw FuzzRulesProblem(description: "\(FilePath.shown(path)): screen must answer a text, got \(stack.shown(at: -1))")
        }
        return name
      }
    }
  }

  /// A hash of what `same` answers; nil without it.
  func sameHash(of app: ScenarioApp) throws -> StateHash? {
    try same.map {
      try answer($0, "same", app) { stack in
        let text: String
        do { text = Self.text(of: try InputValue.read(stack, at: stack.top)) } catch {
          throw FuzzRulesProblem(description: "\(FilePath.shown(path)): same must answer a plain value or a table of them, got \(stack.shown(at: stack.top))")
        }
        return StateHash(high: StableHash.of(text), low: StableHash.of("same" + text))
      }
    }
  }

  /// A value in words that are the same for equal values.
  private static func text(of value: InputValue) -> String {
    switch value {
    case .list(let list): "[" + list.map(text).joined(separator: ",") + "]"
    case .table(let fields): "{" + fields.sorted { $0.key < $1.key }.map { $0.key + "=" + text(of: $0.value) }.joined(separator: ",") + "}"
    default: "\(value)"
    }
  }

  private func answer<Value>(_ function: LuaFunction, _ name: String, _ app: ScenarioApp, _ read: (LuaStack) throws -> Value) throws -> Value {
    let stack = host.state.stack
    let look = AppLook(app)
    stack.push(function)
    app.push(on: stack)
    do { try stack.call(arguments: 1, results: 1) } catch { throw FuzzRulesProblem(description: "\(FilePath.shown(path)): \(name): \(error.message)") }
    defer { stack.pop() }
    if let change = look.change(mayWait: false) {
      throw FuzzRulesProblem(description: "\(FilePath.shown(path)): \(name) changes the app (it \(change)); it may only look")
    }
    return try read(stack)
  }

  private func isTrue(_ function: LuaFunction, _ name: String, _ app: ScenarioApp) throws -> Bool {
    try answer(function, name, app) { lua_toboolean($0.raw, -1) != 0 }
  }

  /// Whether the view, or a view around it, must not be touched.
  func avoids(_ view: UIView, in app: ScenarioApp) -> Bool {
    guard !avoided.isEmpty else { return false }
    var current: UIView? = view
    while let candidate = current {
      if avoided.contains(where: { $0.matches(candidate, classNames: app.classNames(of:)) }) { return true }
      // For a row its label's text counts.
      if candidate is UITableViewCell {
        return candidate.subviews.flatMap(\.subviews).contains { inner in avoided.contains { $0.matches(inner, classNames: app.classNames(of:)) } }
      }
      current = candidate.superview
    }
    return false
  }

  /// The invariants that don't hold. Throws: `FuzzRulesProblem` for an invariant that changes the app
  func faults(of app: ScenarioApp) throws -> [FuzzFault] {
    var faults: [FuzzFault] = []
    let stack = host.state.stack
    for (name, function) in invariants {
      let look = AppLook(app)
      stack.push(function)
      app.push(on: stack)
      do { try stack.call(arguments: 1, results: 1) } catch {
        faults.append(FuzzFault("invariant \"\(name)\"", error.message))
        continue
      }
      // What is written as a question says no; one that answers nothing asserts.
      let isDenied = stack.type(at: -1) == LUA_TBOOLEAN && lua_toboolean(stack.raw, -1) == 0
      stack.pop()
      if isDenied { faults.append(FuzzFault("invariant \"\(name)\"", "it answers false")) }
      if let change = look.change(mayWait: false) {
        throw FuzzRulesProblem(description: "\(FilePath.shown(path)): the invariant \"\(name)\" changes the app (it \(change)); it may only look")
      }
    }
    return faults
  }
}
