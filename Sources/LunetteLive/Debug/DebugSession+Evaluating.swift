import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// Code that a client evaluates where a run stands, and variables that it sets. Source: docs/rules/debugging.md 2
extension DebugSession {
  /// The function that a client names; without one, or at a label of the host's, the scenario or the test itself.
  func frame(_ arguments: DebugArguments, _ standing: DebugStanding) throws -> DebugFrame? {
    let named = try arguments.whole("frameId").map { try standing.level($0).frame } ?? nil
    return named ?? (program?.isScript == true ? standing.outermost?.frame : nil)
  }

  private func shown(_ value: LuaReference?, _ standing: DebugStanding, path: String?) -> JsonValue {
    guard let value else { return ["result": "nil", "type": "nil", "variablesReference": 0] }
    let stack = standing.run.host.state.stack
    stack.reserve(16)
    stack.push(value)
    let shown = DebugValue(stack, at: -1)
    stack.pop()
    return self.shown(shown, standing, unfolding: shown.unfolds ? .value(value, path: path, frame: standing.scope) : nil)
  }

  private func shown(_ value: DebugValue, _ standing: DebugStanding, unfolding handle: DebugStanding.Handle? = nil) -> JsonValue {
    .object([
      "result": .text(value.text), "type": .text(value.type),
      "indexedVariables": (value.indexed ?? 0) > Self.pageSize ? value.indexed.map { .number($0) } : nil,
      "variablesReference": .number(handle.map(standing.handle) ?? 0), "valueLocationReference": value.place.map { .number(standing.location($0)) },
    ])
  }

  static func evaluator(_ run: DebugRun, _ frame: DebugFrame?) -> DebugEvaluator {
    DebugEvaluator(host: run.host, globals: frame == nil ? run.host.ownGlobals : run.host.consoleGlobals, error: run.lastError)
  }

  func evaluate(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    let code = try arguments.needText("expression").trimmingCharacters(in: .whitespacesAndNewlines)
    let context = arguments.text("context") ?? "watch"
    let frame = try frame(arguments, standing)
    standing.scope = frame
    let evaluator = Self.evaluator(standing.run, frame)
    var touched = false
    do {
      let (value, note) = try evaluator.peek(code, in: frame, touched: &touched)
      if touched { isDirty = true }
      if let note { return ["result": .text(note), "type": "nil", "variablesReference": 0] }
      return shown(value, standing, path: code)
    } catch is DebugEvaluator.Impure {
      guard context != "hover" else { throw DebugFault("a hover calls nothing: \(code)") }
    }
    guard context == "repl" else {
      let answer = DebugAnswer(code: code, place: frame.flatMap(standing.place), hasFrame: frame != nil)
      if let value = try value(of: answer, standing) { return shown(value, standing, unfolding: value.unfolds ? .answer(answer) : nil) }
      isDirty = true
      return shown(try evaluator.run(code, in: frame), standing, path: "(\(code))")
    }
    return shown(try keep(code, evaluator, frame, standing), standing, path: nil)
  }

  /// Runs code that stays: every later run of this course runs it here, too.
  func keep(_ code: String, _ evaluator: DebugEvaluator, _ frame: DebugFrame?, _ standing: DebugStanding) throws -> LuaReference? {
    isKept = true
    defer { isKept = false }
    let value: LuaReference?
    do { value = try evaluator.run(code, in: frame) } catch {
      // What it has changed before it failed is undone by another run.
      isDirty = true
      throw error
    }
    branch()
    let place = standing.stop.place ?? standing.run.debugger.place
    let known = frame.flatMap(standing.place)
    let levels = (try? standing.levels(ofThread: known?.thread ?? standing.thread)) ?? []
    let depth = frame == nil ? nil : levels.filter { $0.frame != nil }.firstIndex { $0.frame?.record == frame?.record }
    let isBetweenCalls = standing.stop.place == nil
    var edit = DebugEdit(place: place, code: code, depth: depth, frame: isBetweenCalls ? standing.stop.frame : nil)
    if let thread = known?.thread, thread != standing.thread { edit.thread = thread }
    standing.run.add(edit)
    plan.edits = standing.run.plan.edits
    attached?.app.tell(.edited(DebugEdits(list: plan.edits)))
    tell("invalidated", ["areas": ["variables"]])
    return value
  }

  func setVariable(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    let (name, value) = (try arguments.needText("name"), try arguments.needText("value"))
    let handle = try standing.handle(at: arguments.needWhole("variablesReference"))
    switch handle {
    case .locals(let frame):
      try check(name, isAmong: localNames(frame))
      return try assign(name, value, frame, standing)
    case .upvalues(let frame):
      try check(name, isAmong: upvalueNames(frame))
      return try assign(name, value, frame, standing)
    case .globals(let frame):
      try checkGlobal(name, value, isAmong: [], standing)
      return try assign(name, value, frame, standing)
    case .varargs: throw DebugFault("varargs can't be set")
    case .answer(let answer): return try assign(answer.path + (try Self.settable(name)), value, frame(of: answer, standing), standing)
    case .value(_, let path, let frame):
      if let path { return try assign(path + (try Self.settable(name)), value, frame ?? standing.innermost()?.frame, standing) }
      throw DebugFault("\(name) can't be set here: nothing leads to it by name")
    }
  }

  /// From a table to its entry, as an expression: `.title`, `[1]`, `["two words"]`.
  static func step(to name: String) -> String {
    if name.hasPrefix("[") { return name }
    return DebugValue.isName(name) ? ".\(name)" : Int64(name) != nil ? "[\(name)]" : "[\(LuaLiteral.quoted(name))]"
  }

  /// That step to an entry that is to be set. Throws: for a key that no expression writes
  private static func settable(_ name: String) throws -> String {
    if name == "(metatable)" { throw DebugFault("a metatable can't be set here: evaluate setmetatable(...)") }
    if name.hasPrefix("["), fault(ofExpression: "x" + name) != nil { throw DebugFault("\(name) can't be set here: no expression writes its key") }
    return step(to: name)
  }

  func setExpression(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    let (name, value, frame) = (try arguments.needText("expression"), try arguments.needText("value"), try frame(arguments, standing))
    if let fault = Self.fault(ofExpression: name) { throw DebugFault("\(name) can't be set: \(fault)") }
    if DebugValue.isName(name) { try checkGlobal(name, value, isAmong: frame.map { localNames($0) + upvalueNames($0) } ?? [], standing) }
    return try assign(name, value, frame, standing)
  }

  /// Throws: where a name is none of these, since an assignment would make a global of it
  private func check(_ name: String, isAmong known: [String]) throws {
    if known.contains(name) { return }
    let others = known.isEmpty ? "there are none" : "there are: \(known.joined(separator: ", "))"
    throw DebugFault("there is no variable \(name) here; \(Suggestion.nearest(to: name, among: known).map { "did you mean \($0)?" } ?? others)")
  }

  /// Throws: where a name is neither of these nor a global, and where it is the host's and would be taken away, which nobody can
  private func checkGlobal(_ name: String, _ value: String, isAmong nearer: [String], _ standing: DebugStanding) throws {
    let (own, shared) = globalNames(standing)
    if nearer.contains(name) || own.contains(name) { return }
    guard shared.contains(name) else { return try check(name, isAmong: nearer + own) }
    if value.trimmingCharacters(in: .whitespaces) == "nil" { throw DebugFault("\(name) is the host's, and can't be taken away") }
  }

  /// Why a text isn't one expression, in Lua's words or ours; nil if it is one. Nothing runs.
  static func fault(ofExpression text: String) -> String? {
    let state = LuaState()
    defer { state.close() }
    do { _ = try state.load("return \(text)\n", name: "=value") } catch { return error.message.replacing(#/^value:\d+: /#, with: "") }
    if (try? state.load("return (\(text)\n)", name: "=value")) != nil { return nil }
    return text.allSatisfy(\.isWhitespace) ? "it is empty" : "it must be one expression"
  }

  /// Throws: where a value isn't one expression, or is a word that names nothing, as a text without its quotes
  private func check(value: String, _ frame: DebugFrame?, _ standing: DebugStanding) throws {
    if let fault = Self.fault(ofExpression: value) { throw DebugFault("the value \(LuaLiteral.quoted(value)) can't be read: \(fault)") }
    let word = value.trimmingCharacters(in: .whitespacesAndNewlines)
    guard DebugValue.isName(word) else { return }
    let (own, shared) = globalNames(standing)
    if own.contains(word) || shared.contains(word) || (frame.map { localNames($0) + upvalueNames($0) } ?? []).contains(word) { return }
    throw DebugFault("there is no variable \(word) here; a text is written in quotes: \(LuaLiteral.quoted(word))")
  }

  private func assign(_ name: String, _ value: String, _ frame: DebugFrame?, _ standing: DebugStanding) throws -> JsonValue {
    try check(value: value, frame, standing)
    let evaluator = DebugEvaluator(host: standing.run.host, globals: standing.run.host.consoleGlobals)
    _ = try keep("\(name) = \(value)", evaluator, frame, standing)
    let result = try shown(evaluator.run(name, in: frame), standing, path: name)
    guard case .table(var fields) = result else { return result }
    fields["value"] = fields["result"]
    fields["result"] = nil
    return .table(fields)
  }
}
