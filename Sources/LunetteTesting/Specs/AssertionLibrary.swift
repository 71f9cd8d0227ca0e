import CResources
import Foundation
import Lua
import LunetteDriver
import LunetteScript
import LunetteSystem

/// The globals `assert`, `spy`, `stub`, `mock`, `match`, `launchWindow` of a spec's state. They are written in Lua (Assertions/*.lua), because their values
/// are Lua values; this type provides what Lua can't know.
final class AssertionLibrary {
  private let state: LuaState
  private let natives: NativeWords
  private let failureMark: LuaTable
  /// `property` and the related functions.
  let properties: PropertyLibrary
  private let keep: LuaFunction
  private let revert: LuaFunction

  /// In the order of their dependencies.
  private static let chunks =
    [
      Resource.compare_lua, Resource.say_lua, Resource.assert_lua, Resource.expectations_lua,
      Resource.spy_lua, Resource.match_lua, Resource.windows_lua,
    ].map { LibraryChunk($0.text) } + PropertyLibrary.chunks

  /// Modules that `require` finds under these names, for specs that were written for busted.
  private static let modules = [
    "luassert": "assert", "luassert.assert": "assert", "luassert.spy": "spy", "luassert.stub": "stub", "luassert.mock": "mock",
    "luassert.match": "match", "say": "say",
  ]

  /// - Parameter compareFrame: gets an app, a name and whether a picture is kept too; returns how the app's frame differs from the kept
  ///   one, nil if it doesn't
  /// - Parameter compareBudget: the same for what the app has cost
  /// - Parameter compareTree: the same for the tree of accessibility; told whether it is the last look, which leaves the tree for a review
  init(
    _ host: ScriptHost, globals: LuaTable,
    compareFrame: @escaping (_ app: ScenarioApp, _ name: String, _ keepsPicture: Bool) throws -> String?,
    compareTree: @escaping (_ app: ScenarioApp, _ name: String, _ isLast: Bool) throws -> String?,
    compareBudget: @escaping (_ app: ScenarioApp, _ name: String) throws -> String?
  ) throws {
    state = host.state
    natives = NativeWords(state, globals: globals)
    let position = natives.makeFunction("position") { call in
      call.stack.push(call.stack.scriptPosition)
      return 1
    }
    let compare = natives.makeFunction("assert.frame") { call in
      call.stack.push(try compareFrame(call.take("app"), call.take("name"), call.take("svg")))
      return 1
    }
    let lint = natives.makeFunction("assert.lints") { call in
      let app: ScenarioApp = try call.take("app")
      var options = LintOptions()
      try options.add(call.take("also"))
      options.checksSystemColors = try call.take("systemColors")
      let findings = try app.linted(options)
      call.stack.push(findings.isEmpty ? nil as String? : findings.map(\.text).joined(separator: "\n"))
      return 1
    }
    let sound = natives.makeFunction("assert.sound") { call in
      let app: ScenarioApp = try call.take("app")
      let rules: String? = try call.take("rules")
      let faults = try app.soundnessFaults(voiceOver: try call.take("voiceOver") as Bool? ?? false, rules: rules)
      call.stack.push(faults.isEmpty ? nil as String? : faults.map(\.text).joined(separator: "\n"))
      return 1
    }
    let tree = natives.makeFunction("assert.accessibility") { call in
      let app: ScenarioApp = try call.take("app")
      let template: String = try call.take("template")
      call.stack.push(try app.treeFailure(template, children: try call.take("children") as String?))
      return 1
    }
    let keptTree = natives.makeFunction("assert.accessibility") { call in
      call.stack.push(try compareTree(call.take("app"), call.take("name"), false))
      return 1
    }
    let leaveTree = natives.makeFunction("assert.accessibility") { call in
      call.stack.push(try compareTree(call.take("app"), call.take("name"), true))
      return 1
    }
    let compareCosts = natives.makeFunction("assert.budget") { call in
      call.stack.push(try compareBudget(call.take("app"), call.take("name")))
      return 1
    }
    let costs = natives.makeFunction("assert.budget") { call in
      let app: ScenarioApp = try call.take("app")
      try app.costs().withWords.push(on: call.stack)
      return 1
    }
    let nearest = natives.makeFunction("nearest") { call in
      call.stack.push(Suggestion.nearest(to: try call.take("name"), among: try call.take("names")))
      return 1
    }
    let holds = natives.makeFunction("assert.announces") { call in
      let condition: TextCondition = try call.take("text")
      call.stack.push(condition.holds(try call.take("said")))
      return 1
    }
    let missingClass = natives.makeFunction("assert.budget") { call in
      let app: ScenarioApp = try call.take("app")
      call.stack.push(try app.missingClass(call.take("class"), made: call.take("classes")).map { "\($0)" })
      return 1
    }
    let beginInvariant = natives.makeFunction("machine") { _ in
      try host.beginInvariant()
      return 0
    }
    let watch = PropertyLibrary.Watch()
    let beforeCommand = natives.makeFunction("machine") { _ in
      watch.look?()
      return 0
    }
    let finishInvariant = natives.makeFunction("machine") { _ in
      try host.finishInvariant()
      return 0
    }
    let stack = state.stack
    stack.push(globals)
    stack.pushRawField("launch", of: -1)
    let launch = LuaFunction(LuaReference(popping: stack))
    stack.pop()
    stack.push([
      "launch": launch, "position": position, "compareFrame": compare, "nearest": nearest, "missingClass": missingClass, "lint": lint, "sound": sound,
      "compareTree": tree, "compareKeptTree": keptTree, "leaveKeptTree": leaveTree, "compareBudget": compareCosts, "costs": costs, "holds": holds,
      "beginInvariant": beginInvariant, "finishInvariant": finishInvariant, "beforeCommand": beforeCommand,
    ])
    let questions = LuaReference(popping: stack)
    let lua = host.state
    let library = try lua.withoutBudget {
      let library = try lua.run("return {}", name: libraryChunkName, returning: LuaTable.self)
      for chunk in Self.chunks { try lua.call(chunk.load(in: lua), library.reference, questions) }
      return library
    }
    func part(_ name: String) -> LuaReference {
      stack.push(library)
      stack.pushRawField(name, of: -1)
      defer { stack.pop() }
      return LuaReference(popping: stack)
    }
    failureMark = LuaTable(part("Failure"))
    (keep, revert) = (LuaFunction(part("keep")), LuaFunction(part("revert")))
    properties = PropertyLibrary(state, watch, part: part)
    for name in ["assert", "spy", "stub", "mock", "match", "launchWindow"] + PropertyLibrary.words { state.set(name, part(name), in: globals) }
    for (module, name) in Self.modules { host.providedModules[module] = part(name) }
  }

  /// What the definitions of the assertions say of themselves.
  static let described: [ApiDescription.Member] = {
    let state = LuaState()
    defer { state.close() }
    let stack = state.stack
    do {
      let (library, host) = (try state.run("return {}", returning: LuaTable.self), try state.run("return {}", returning: LuaTable.self))
      for chunk in chunks { try state.call(chunk.load(in: state), library.reference, host.reference) }
      stack.push(library)
      stack.pushRawField("describe", of: -1)
      try stack.call(arguments: 0, results: 1)
      return try [[String]].read(stack, at: -1).map(described)
    } catch {
      preconditionFailure("the assertions can't describe themselves: \(error)")
    }
  }()

  /// - Parameter texts: an entry of `library.describe`
  private static func described(_ texts: [String]) -> ApiDescription.Member {
    let parameters = stride(from: 2, to: texts.count, by: 4).map { place -> ApiDescription.Parameter in
      let lines = texts[place + 3].split(separator: "\n").map(String.init)
      let fields = stride(from: 0, to: lines.count, by: 3).map { line -> LuaType.Field in
        // A type, and the unit after a space.
        let type = lines[line + 1].split(separator: " ", maxSplits: 1).map(String.init)
        return .init(name: lines[line], type: .named(type.first ?? "any"), doc: lines[line + 2], unit: type.count > 1 ? type[1] : nil, isOptional: true)
      }
      // A word of the language is no name of an argument.
      let name = texts[place] == "function" ? "fn" : texts[place]
      return .init(name, fields.isEmpty ? type(named: texts[place + 1]) : .fields(fields), isOptional: texts[place + 2] == "?")
    }
    return .init(name: texts[0], kind: .typeFunction, doc: texts[1], parameters: parameters)
  }

  private static func type(named name: String) -> LuaType {
    switch name {
    case "": .any
    case "pattern": .string
    default: .named(name)
    }
  }

  /// Marks the state to which `revertSpies` goes back.
  func keepSpies() {
    // The call only stores a number, so it can't fail.
    try? state.withoutBudget { try state.call(keep) }
  }

  /// Throws: the error of a table that refused to get its function back
  func revertSpies() throws { try state.withoutBudget { try state.call(revert) } }

  /// The content of a failed assertion; nil when the error is something else.
  func failure(of error: LuaError, on stack: LuaStack) -> TestFailure? {
    guard let fields = error.fields(ifMarkedBy: failureMark, on: stack) else { return nil }
    return TestFailure(
      position: fields["position"].map(SourcePosition.init), message: fields["message"], expected: fields["expected"],
      actual: fields["actual"], marksDifference: fields["mark"] != nil, detail: fields["detail"],
      callers: Array(error.scriptFrames.dropFirst()))
  }
}

extension LuaStack {
  /// `file:line` of the innermost function of a script, with the whole path.
  var scriptPosition: String {
    var frame = lua_Debug()
    var level: Int32 = 0
    while lua_getstack(raw, level, &frame) != 0 {
      level += 1
      _ = lua_getinfo(raw, "Sl", &frame)
      guard frame.currentline > 0, let source = frame.source.map(String.init(cString:)), source != libraryChunkName else { continue }
      return "\(source.dropFirst()):\(frame.currentline)"
    }
    return ""
  }
}

extension LuaError {
  /// The traceback's lines without its headings.
  var scriptFrames: [String] {
    traceback.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "stack traceback:" }
  }
}
