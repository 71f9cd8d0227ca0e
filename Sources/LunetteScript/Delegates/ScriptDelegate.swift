import Foundation
import Lua
import LunetteKit

/// A Lua table or instance whose methods the host calls by the names in a protocol.
///
/// The host calls only methods that exist. A call that fails, or that answers a value of the wrong type, records the fault. No script is
/// called again until the fault has been taken. Source: docs/lua-api.md 1.9
package class ScriptDelegate: StateDescribing {
  package let script: LuaReference
  /// Whether the last method that was called ended without a `return`.
  private var answeredNothing = false
  private let state: LuaState
  /// The context closes its state before it ends; after that this pointer isn't read any more.
  @BackPointer private var context: ScriptContext?
  private var host: ScriptContext { context ?? .current }
  private let holds: ScriptHolds?

  /// Whether it keeps a controller or a view alive, as an animation keeps its delegate. Others hold both weakly, because a table whose
  /// controller is its data source would otherwise keep the controller for ever; what nothing else holds hears of nothing any more.
  /// Other values are kept: in a script nothing else may hold them. Source: docs/lua-api.md 1.9
  class var keepsObjects: Bool { false }

  /// The protocols whose methods the host calls.
  class var protocols: [any ScriptProtocol.Type] { [] }

  /// Of a list's data source: whether the list is empty until the script has the methods. A list controller is the data source of its list.
  private var mayBeEmpty = false

  required init(_ script: LuaReference) {
    self.script = script
    let host = ScriptContext.current
    context = host
    state = host.state
    holds = host.currentApp?.holds
    if !Self.keepsObjects, Self.isHeldElsewhere(script, state.stack) { script.holdWeakly() }
    holds?.add(script, of: self)
    // A plain `ScriptDelegate` is the target of an action, not a delegate.
    if type(of: self) != ScriptDelegate.self { host.names.meetDelegate(script, as: type(of: self).protocols) }
  }

  convenience init(_ script: LuaReference, mayBeEmpty: Bool) {
    self.init(script)
    self.mayBeEmpty = mayBeEmpty
  }

  deinit { holds?.remove(self) }

  /// Whether it is a controller or a view, which containers hold.
  private static func isHeldElsewhere(_ script: LuaReference, _ stack: LuaStack) -> Bool {
    let object = nativeObject(of: script, stack)
    return object is UIViewController || object is UIView
  }

  /// The object of UIKit that the script's value is; nil for a table, and once it is gone.
  var nativeObject: AnyObject? { state.isClosed || isGone ? nil : Self.nativeObject(of: script, state.stack) }

  private static func nativeObject(of script: LuaReference, _ stack: LuaStack) -> AnyObject? {
    stack.reserve(1)
    script.push(on: stack)
    defer { stack.pop() }
    guard let box = lshim_to_box(stack.raw, -1), let address = box.pointee.object else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  func describeState(to state: StateWriter) { state.value(script) }

  /// Whether the controller or view that it called is gone.
  var isGone: Bool { script.isReleased }

  func has(_ name: LuaName) -> Bool {
    guard !state.isClosed, state.stack.pushMethod(name, of: script) else { return false }
    state.stack.pop(2)
    return true
  }

  func has<Arguments, Answer>(_ method: ScriptMethod<Arguments, Answer>) -> Bool { has(method.name) }

  /// True or false, where the script has that under a name in place of a method.
  func flag(_ name: LuaName) -> Bool? {
    guard !state.isClosed, state.stack.pushValue(name, of: script) else { return nil }
    defer { state.stack.pop(2) }
    return state.stack.type(at: -1) == LUA_TBOOLEAN ? lua_toboolean(state.stack.raw, -1) != 0 : nil
  }

  /// Calls a required method: its absence is recorded as a fault. - Returns: nil after a fault
  func require<A: CallValue, Answer: LuaReadable>(_ method: ScriptMethod<A, Answer>, _ a: A) -> Answer? { present(ask(method, a), method) }
  func require<A: CallValue, B: CallValue, Answer: LuaReadable>(_ method: ScriptMethod<(A, B), Answer>, _ a: A, _ b: B) -> Answer? {
    present(ask(method, a, b), method)
  }

  func require<A: CallValue, B: CallValue, C: CallValue, Answer: LuaReadable>(
    _ method: ScriptMethod<(A, B, C), Answer>, _ a: A, _ b: B, _ c: C
  ) -> Answer? { present(ask(method, a, b, c), method) }

  /// Calls a method about a row. Scrolling calls it in every frame, so no list of arguments is made.
  func require<Object: LuaObject & CallValue, Answer: LuaReadable>(
    _ method: ScriptMethod<(Object, RowPath), Answer>, _ object: Object, _ path: RowPath
  ) -> Answer? { present(ask(method, object, path), method) }

  private func present<Arguments, Answer>(_ answer: Answer?, _ method: ScriptMethod<Arguments, Answer>) -> Answer? {
    if answer == nil, Simulation.look({ $0.mayCall }), !state.isClosed {
      let needer = ScriptProtocols.all.first { $0.methods.contains { $0.name == method.name } }?.name ?? ""
      ScriptContext.simulation.recordFault(
        holds?.isReleased == true
          ? ScriptFault.endedDelegate(needer: needer, method: method.name.text)
          : ScriptFault.missingMethod(
            name: method.name.text, parameters: method.declaration.description.parameters.map(\.name), needer: needer, owner: host.describe(script)))
    }
    return answer
  }

  // The arguments and their list are made only for a method that exists. Most delegates don't implement the methods that are called in
  // every scrolled frame, and then nothing is allocated.
  func notify<A: CallValue>(_ method: ScriptMethod<A, Anything>, _ a: @autoclosure () -> A) {
    if has(method.name) { notify(method.name, [a().callArgument]) }
  }
  func notify<A: CallValue, B: CallValue>(
    _ method: ScriptMethod<(A, B), Anything>, _ a: @autoclosure () -> A, _ b: @autoclosure () -> B
  ) {
    if has(method.name) { notify(method.name, [a().callArgument, b().callArgument]) }
  }
  func notify<A: CallValue, B: CallValue, C: CallValue>(
    _ method: ScriptMethod<(A, B, C), Anything>, _ a: @autoclosure () -> A, _ b: @autoclosure () -> B, _ c: @autoclosure () -> C
  ) {
    if has(method.name) { notify(method.name, [a().callArgument, b().callArgument, c().callArgument]) }
  }
  func notify<A: CallValue, B: CallValue, C: CallValue, D: CallValue>(
    _ method: ScriptMethod<(A, B, C, D), Anything>, _ a: @autoclosure () -> A, _ b: @autoclosure () -> B, _ c: @autoclosure () -> C,
    _ d: @autoclosure () -> D
  ) {
    if has(method.name) { notify(method.name, [a().callArgument, b().callArgument, c().callArgument, d().callArgument]) }
  }
  func notify<A: CallValue, B: CallValue, C: CallValue, D: CallValue, E: CallValue>(
    _ method: ScriptMethod<(A, B, C, D, E), Anything>, _ a: @autoclosure () -> A, _ b: @autoclosure () -> B, _ c: @autoclosure () -> C,
    _ d: @autoclosure () -> D, _ e: @autoclosure () -> E
  ) {
    if has(method.name) { notify(method.name, [a().callArgument, b().callArgument, c().callArgument, d().callArgument, e().callArgument]) }
  }
  /// Calls a method that no protocol declares: an action by its name.
  func notify(_ name: LuaName, _ arguments: [CallArgument]) {
    _ = ask(name, as: Anything.self, Int32(arguments.count)) { arguments }
  }

  /// Calls a method of a class of the library, if the script's object is one. It is no call of the app's, so no log has it.
  func inform(_ name: LuaName, _ paths: RowPath...) {
    guard ScriptContext.simulation.mayCall, has(name) else { return }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(paths.count) + 8)
    guard stack.pushMethod(name, of: script) else { return }
    stack.pushCopy(of: height + 1)
    for path in paths { stack.push(path) }
    do { try stack.call(arguments: Int32(paths.count) + 1, results: 0) } catch { ScriptContext.simulation.recordFault(error) }
  }

  /// Records that an action's target lacks the method.
  func reportMissing(_ name: LuaName) {
    guard !state.isClosed else { return }
    ScriptContext.simulation.recordFault(ScriptFault.missingAction(name: name.text, target: host.describe(script)))
  }

  /// - Returns: nil when the method doesn't exist or has failed
  func ask<A: CallValue, Answer: LuaReadable>(_ method: ScriptMethod<A, Answer>, _ a: A) -> Answer? {
    ask(method.name, as: Answer.self, 1) { [a.callArgument] }
  }
  func ask<A: CallValue, B: CallValue, Answer: LuaReadable>(_ method: ScriptMethod<(A, B), Answer>, _ a: A, _ b: B) -> Answer? {
    ask(method.name, as: Answer.self, 2) { [a.callArgument, b.callArgument] }
  }
  func ask<A: CallValue, B: CallValue, C: CallValue, Answer: LuaReadable>(
    _ method: ScriptMethod<(A, B, C), Answer>, _ a: A, _ b: B, _ c: C
  ) -> Answer? {
    ask(method.name, as: Answer.self, 3) { [a.callArgument, b.callArgument, c.callArgument] }
  }
  func ask<A: CallValue, B: CallValue, C: CallValue, D: CallValue, Answer: LuaReadable>(
    _ method: ScriptMethod<(A, B, C, D), Answer>, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Answer? {
    ask(method.name, as: Answer.self, 4) { [a.callArgument, b.callArgument, c.callArgument, d.callArgument] }
  }

  /// Asks about a row, without a list of arguments unless it is needed.
  func ask<Object: LuaObject & CallValue, Answer: LuaReadable>(
    _ method: ScriptMethod<(Object, RowPath), Answer>, _ object: Object, _ path: RowPath
  ) -> Answer? {
    call(method.name, as: Answer.self, count: 2) {
      [.object(object), .path(path)]
    } push: { stack in
      object.push(on: stack)
      stack.push(path)
    } note: { context in
      context.beginCall(method.name, object, path)
    }
  }

  /// The list is made only for a method that exists.
  private func ask<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ count: Int32, _ list: () -> [CallArgument]) -> Answer? {
    var arguments: [CallArgument] = []
    return call(name, as: type, count: count) {
      arguments
    } push: { stack in
      arguments = list()
      for argument in arguments { argument.push(on: stack) }
    } note: { context in
      context.beginCall(name, arguments)
    }
  }

  /// - Parameters:
  ///   - list: the arguments as a list, for the contract checker and for error messages
  ///   - push: pushes the arguments
  ///   - note: logs the beginning of the call
  @inline(__always)
  private func call<Answer: LuaReadable>(
    _ name: LuaName, as type: Answer.Type, count: Int32, list: () -> [CallArgument], push: (LuaStack) -> Void,
    note: (ScriptContext) -> Void
  ) -> Answer? {
    guard Simulation.look({ $0.mayCall }), !state.isClosed else { return nil }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(count + 8)
    guard stack.pushMethod(name, of: script) else { return nil }
    stack.pushCopy(of: height + 1)
    push(stack)
    $context.look(note)
    defer { $context.look { $0.endCall() } }
    let question = $context.look(\.contracts)?.flatMap { ContractQuestion($0, name, list(), of: self) }
    let notesAnswer = $context.look(\.notesAnswers) == true
    let definition = notesAnswer ? stack.definition(at: height + 2) : ""
    do {
      try question.asked(state) { () throws(LuaError) in try stack.call(arguments: count + 1, results: LUA_MULTRET) }
      // The script itself and the method are still below the results.
      let first = height + 2
      answeredNothing = stack.top < first
      if notesAnswer { host.noteAnswer(stack, at: answeredNothing ? nil : first, definition) }
      if answeredNothing { stack.pushNil() }
      let answer = try Answer.read(stack, at: first)
      question?.answered(stack, at: first)
      return answer
    } catch {
      let arguments = list()
      fail(error, name, arguments.subject, arguments.object)
      return nil
    }
  }

  /// Number of rows in one call of C: large enough for the call's own cost not to matter, small enough for the answers to fit the
  /// processor's cache.
  private static let rowsAtOnce = 4096

  /// Asks for a number for each of the first of `rows`, in order: the heights and estimates at a load. A load may ask a million times, so
  /// the method is looked up once and the loop is in C (rows.c).
  ///
  /// - Returns: the answers up to and including the first one below `least`, which the caller checks; after a fault those before it
  func askRowByRow<Table: LuaObject & CallValue>(
    _ method: ScriptMethod<(Table, RowPath), Height>, _ object: Table, _ rows: Range<Int>, inSection section: Int, least: CGFloat
  ) -> [CGFloat] {
    let name = method.name
    guard ScriptContext.simulation.mayCall, !state.isClosed else { return [] }
    if host.contracts != nil || host.notesPositions {
      return askEachRow(method, object, rows.prefix(Self.rowsAtOnce), inSection: section, least: least)
    }
    let stack = state.stack
    let bottom = stack.top
    defer { stack.top = bottom }
    stack.reserve(8)
    guard stack.pushMethod(name, of: script) else { return [] }
    stack.pushCopy(of: bottom + 1)
    object.push(on: stack)
    let count = min(rows.count, Self.rowsAtOnce)
    var failure: (any Error)?
    var asked = 0
    var answers = [CGFloat](unsafeUninitializedCapacity: count) { buffer, answered in
      buffer.withMemoryRebound(to: Double.self) { numbers in
        var questions = lshim_row_questions(
          section: Int64(section), first: Int64(rows.lowerBound), count: Int64(count), least: Double(least),
          also: Double(UITableView.automaticDimension), answers: numbers.baseAddress, counter: nil, asked: 0, answered: 0)
        withUnsafeMutablePointer(to: &questions) { questions in
          let path = RowPath(section: section, row: rows.lowerBound)
          host.noteCalls(name, object, from: path, questions) {
            if lshim_ask_rows(stack.raw, questions) != LUA_OK { failure = stack.takeError() }
          }
          answered = Int(questions.pointee.answered)
          asked = Int(questions.pointee.asked)
        }
      }
    }
    do {
      if let failure { throw failure }
      if asked > answers.count { answers.append(try Height.read(stack, at: -1).value) }
    } catch {
      fail(error, name, RowPath(section: section, row: rows.lowerBound + max(asked - 1, 0)).subject, object)
    }
    return answers
  }

  /// Asks for the heights with one call per row, because the contract checker and the log need each call.
  private func askEachRow<Table: LuaObject & CallValue>(
    _ method: ScriptMethod<(Table, RowPath), Height>, _ object: Table, _ rows: Range<Int>, inSection section: Int, least: CGFloat
  ) -> [CGFloat] {
    var answers: [CGFloat] = []
    for row in rows {
      guard let answer = ask(method, object, RowPath(section: section, row: row))?.value else { break }
      answers.append(answer)
      if answer < least, answer != UITableView.automaticDimension { break }
    }
    return answers
  }

  /// Notes whether a method that may refuse by answering nil has returned anything in the call just made.
  func noteRefusal<Arguments, Answer>(_ method: ScriptMethod<Arguments, Answer>, _ object: any LuaObject) {
    guard ScriptContext.simulation.mayCall, !state.isClosed else { return }
    host.contracts?.refusals.note(method.name.text, context(method.name, object).position, answered: !answeredNothing)
  }

  /// Describes the callback, for a message.
  func context(_ name: LuaName, _ object: (any LuaObject)?) -> CallbackContext {
    guard !state.isClosed else { return CallbackContext(position: "", object: "", delegate: "") }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    let definition = stack.pushMethod(name, of: script) ? stack.definition(at: -1) : ""
    return CallbackContext(
      position: definition.isEmpty ? "" : definition + " ", object: object.map { host.text(of: $0) } ?? "",
      delegate: host.describe(script))
  }

  /// Records why a call has failed.
  func fail(_ error: any Error, _ name: LuaName, _ subject: String, _ object: (any LuaObject)?) {
    switch error {
    case let error as LuaError: ScriptContext.simulation.recordFault(CallbackError(error, callback: name.text, subject: subject))
    case let mismatch as LuaMismatch:
      ScriptContext.simulation.recordFault(
        ScriptFault.wrongAnswer(
          callback: name.text, subject: subject, mismatch: mismatch, call: context(name, object)))
    default: ScriptContext.simulation.recordFault(error)
    }
  }

  /// The number of a list's sections; 1 without the method.
  func countOfSections<List: LuaObject & CallValue>(_ method: ScriptMethod<List, Count>, _ list: List) -> Int {
    guard has(method) else { return 1 }
    return checked(ask(method, list)?.value ?? 0, method.name, "", list)
  }

  /// The number of rows or items in a section. The method is needed.
  func count<List: LuaObject & CallValue>(_ method: ScriptMethod<(List, SectionNumber), Count>, _ list: List, _ section: Int) -> Int {
    if !has(method), mayBeEmpty || nativeObject is UITableViewController || nativeObject is UICollectionViewController { return 0 }
    return checked(require(method, list, SectionNumber(section))?.value ?? 0, method.name, " for section \(section + 1)", list)
  }

  /// A count of sections, rows or items; 0, with the fault recorded, for one below 0.
  private func checked(_ count: Int, _ name: LuaName, _ subject: String, _ list: any LuaObject) -> Int {
    if count >= 0 { return count }
    ScriptContext.simulation.recordFault(
      ScriptFault.badCount(callback: name.text, subject: subject, count: count, call: context(name, list)))
    return 0
  }
}
