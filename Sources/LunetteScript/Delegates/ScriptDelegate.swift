import Foundation
import Lua
import LunetteKit

/// A Lua table or instance that the host calls by the names of a protocol's methods.
///
/// The host calls the methods that it has. A call that fails, or answers something of the wrong type, records the fault, and no
/// script is called any more until the fault has come out. Source: lua-api.md 1.9
class ScriptDelegate {
  /// Under this key an object keeps its delegate alive.
  static let companionKey = "delegate"

  let script: LuaReference
  /// The last method that was asked ended without a `return`.
  private var answeredNothing = false
  private let state: LuaState
  /// Ends no earlier than it closes its state; after that nobody here speaks to it.
  private unowned(unsafe) let host: ScriptHost

  init(_ script: LuaReference) {
    self.script = script
    host = ScriptHost.current
    state = host.state
  }

  /// The table that a script assigned.
  static func table(of object: UIResponder) -> LuaReference? { (object.companions[companionKey] as? ScriptDelegate)?.script }
  static func table(of object: UIGestureRecognizer) -> LuaReference? { (object.companions[companionKey] as? ScriptDelegate)?.script }

  func has(_ name: LuaName) -> Bool {
    guard !state.isClosed, state.stack.pushMethod(name, of: script) else { return false }
    state.stack.pop(2)
    return true
  }

  /// Asks for what the host can't do without: the absence of the method is a fault, too. Nil with a fault.
  func require<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ arguments: CallArgument...) -> Answer? {
    if let answer = ask(name, as: type, arguments) { return answer }
    if Simulation.current.fault == nil, !state.isClosed {
      Simulation.current.raise(ScriptFault.missingMethod(name: name.text, owner: host.describe(script)))
    }
    return nil
  }

  // The list of arguments is only made for a method that exists: most delegates don't hear of each scrolled frame, and one that takes
  // nothing from the heap is what a scroll is made of.
  func notify(_ name: LuaName, _ a: CallArgument) { if has(name) { notify(name, [a]) } }
  func notify(_ name: LuaName, _ a: CallArgument, _ b: CallArgument) { if has(name) { notify(name, [a, b]) } }
  func notify(_ name: LuaName, _ a: CallArgument, _ b: CallArgument, _ c: CallArgument) { if has(name) { notify(name, [a, b, c]) } }
  func notify(_ name: LuaName, _ arguments: [CallArgument]) { _ = ask(name, as: Anything.self, arguments) }

  /// Records that an action's target lacks the method.
  func reportMissing(_ name: LuaName) {
    guard !state.isClosed else { return }
    Simulation.current.raise(ScriptFault.missingAction(name: name.text, target: host.describe(script)))
  }

  func ask<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ arguments: CallArgument...) -> Answer? {
    ask(name, as: type, arguments)
  }

  /// Nil where there is no such method, or where it failed.
  func ask<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ arguments: [CallArgument]) -> Answer? {
    guard Simulation.current.fault == nil, !state.isClosed else { return nil }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(arguments.count) + 8)
    guard stack.pushMethod(name, of: script) else { return nil }
    stack.pushCopy(of: height + 1)
    for argument in arguments { argument.push(on: stack) }
    host.beginCall(name, arguments)
    defer { host.endCall() }
    let question = host.contracts.flatMap { ContractQuestion($0, name, arguments, of: self) }
    do {
      try question.asked(state) { () throws(LuaError) in try stack.call(arguments: Int32(arguments.count) + 1, results: LUA_MULTRET) }
      // The script itself is still below the results.
      let first = height + 2
      answeredNothing = stack.top < first
      if answeredNothing { stack.pushNil() }
      let answer = try Answer.read(stack, at: first)
      question?.answered(stack, at: first)
      return answer
    } catch {
      fail(error, name, arguments.subject, arguments.object)
      return nil
    }
  }

  /// Rows that are asked for in one go: enough for a call to cost nothing, few enough for the answers to stay in the processor's cache.
  private static let rowsAtOnce = 4096

  /// Asks for a number for each of the first of `rows`, in order: the heights and estimates of a load. The method is looked up once and
  /// the loop is C's (rows.c), for this is asked a million times where other questions are asked a hundred times.
  ///
  /// Returns: the answers up to and including the first below `least`, which is the caller's to judge; with a fault, those before it
  func askRowByRow(_ name: LuaName, _ object: some LuaObject, _ rows: Range<Int>, inSection section: Int, least: CGFloat) -> [CGFloat] {
    guard Simulation.current.fault == nil, !state.isClosed else { return [] }
    if host.contracts != nil || host.log != nil {
      return askEachRow(name, object, rows.prefix(Self.rowsAtOnce), inSection: section, least: least)
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
          also: Double(UITableView.automaticDimension), answers: numbers.baseAddress, asked: 0, answered: 0)
        withUnsafeMutablePointer(to: &questions) { questions in
          let path = RowPath(section: section, row: rows.lowerBound)
          host.noteCalls(name, object, from: path, UnsafePointer(questions)) {
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
      fail(error, name, RowPath(section: section, row: rows.lowerBound + asked - 1).subject, object)
    }
    return answers
  }

  /// The same with one call a row, for the contract checker and the log look at each.
  private func askEachRow(
    _ name: LuaName, _ object: some LuaObject, _ rows: Range<Int>, inSection section: Int, least: CGFloat
  ) -> [CGFloat] {
    var answers: [CGFloat] = []
    for row in rows {
      guard let answer = ask(name, as: Height.self, .object(object), .path(RowPath(section: section, row: row)))?.value else { break }
      answers.append(answer)
      if answer < least, answer != UITableView.automaticDimension { break }
    }
    return answers
  }

  /// Remembers whether a method that refuses by answering nil, and was just asked, returned anything.
  func noteRefusal(_ name: LuaName, _ object: any LuaObject) {
    guard Simulation.current.fault == nil, !state.isClosed else { return }
    host.contracts?.refusals.note(name.text, context(name, object).position, answered: !answeredNothing)
  }

  /// Who was asked, for a message.
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

  /// Records why a call gave no answer.
  func fail(_ error: any Error, _ name: LuaName, _ subject: String, _ object: (any LuaObject)?) {
    switch error {
    case let error as LuaError: Simulation.current.raise(CallbackError(error, callback: name.text, subject: subject))
    case let mismatch as LuaMismatch:
      Simulation.current.raise(
        ScriptFault.wrongAnswer(
          callback: name.text, subject: subject, mismatch: mismatch, call: context(name, object)))
    default: Simulation.current.raise(error)
    }
  }
}

/// What the host hands to a callback.
enum CallArgument {
  case object(AnyObject & LuaObject)
  case path(RowPath)
  case paths([RowPath])
  /// From 0; a script gets it from 1, as the other position.
  case section(Int)
  case position(Int)
  case bool(Bool)
  case string(String)
  case point(CGPoint)
  case number(CGFloat)
  /// Of characters, from 0; a script gets the first and the last, from 1.
  case range(Range<Int>)

  func push(on stack: LuaStack) {
    switch self {
    case .object(let object): object.push(on: stack)
    case .path(let path): stack.push(path)
    case .paths(let paths): stack.push(paths)
    case .section(let section): stack.push(section + 1)
    case .position(let position): stack.push(position + 1)
    case .bool(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .range(let range): stack.push([range.lowerBound + 1, range.upperBound])
    }
  }

  var logged: CallLog.Argument {
    switch self {
    case .object(let object): .object(object)
    case .path(let path): .path(path)
    case .paths(let paths): .paths(paths)
    case .section(let section): .number(Double(section + 1))
    case .position(let position): .number(Double(position + 1))
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .point(let value): .point(value)
    case .number(let value): .number(Double(value))
    case .range(let range): .number(Double(range.lowerBound + 1))
    }
  }
}

extension [CallArgument] {
  /// The object that a callback is about.
  var object: (any LuaObject)? {
    if case .object(let object) = first { object } else { nil }
  }

}

// MARK: - Answers

/// Whatever a method answers that nobody asked for.
struct Anything: LuaReadable {
  static var luaTypeName: String { "anything" }
  static var luaType: LuaType { .any }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Anything { Anything() }
}

/// A yes or no. Nothing and nil are no, as everywhere in Lua.
struct Truth: LuaReadable {
  let value: Bool
  static var luaTypeName: String { "true or false" }
  static var luaType: LuaType { .boolean }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Truth {
    guard stack.isNil(at: index) || stack.type(at: index) == LUA_TBOOLEAN else { throw stack.mismatch(luaTypeName, at: index) }
    return Truth(value: lua_toboolean(stack.raw, index) != 0)
  }
}

/// How many: a whole number. Negative ones are the table's to refuse.
struct Count: LuaReadable {
  let value: Int
  static var luaTypeName: String { "a whole number" }
  static var luaType: LuaType { .integer }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Count {
    var isInteger: Int32 = 0
    let value = lua_tointegerx(stack.raw, index, &isInteger)
    guard isInteger != 0, stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Count(value: Int(value))
  }
}

/// A height in points. Which numbers are heights is the table's to say.
struct Height: LuaReadable {
  let value: CGFloat
  static var luaTypeName: String { "a number" }
  static var luaType: LuaType { .number }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Height {
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Height(value: CGFloat(lua_tonumberx(stack.raw, index, nil)))
  }
}

/// The heights of several rows: a list, or one number for all.
enum HeightList: LuaReadable {
  case same(CGFloat)
  case each([CGFloat])

  static var luaType: LuaType { .either([[Height].luaType, Height.luaType]) }

  static var luaTypeName: String { "a list of heights, or one number for all rows" }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> HeightList {
    guard stack.isTable(at: index) else {
      guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
      return .same(try Height.read(stack, at: index).value)
    }
    let table = stack.absolute(index)
    var heights: [CGFloat] = []
    let count = Int(clamping: lua_rawlen(stack.raw, table))
    heights.reserveCapacity(count)
    for position in 0..<count {
      let isNumber = lua_rawgeti(stack.raw, table, lua_Integer(position + 1)) == LUA_TNUMBER
      if isNumber { heights.append(CGFloat(lua_tonumberx(stack.raw, -1, nil))) }
      let got = isNumber ? "" : stack.shown(at: -1)
      stack.pop()
      guard isNumber else { throw LuaMismatch(wanted: luaTypeName, got: "\(got) at position \(position + 1)") }
    }
    return .each(heights)
  }
}

/// The cell of a row.
struct CellAnswer: LuaReadable {
  let cell: UITableViewCell
  static var luaTypeName: String { "a UITableViewCell" }
  static var luaType: LuaType { UITableViewCell.luaType }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CellAnswer {
    CellAnswer(cell: try UITableViewCell.read(stack, at: index))
  }
}

/// What a script may assign as a delegate or data source: something that can have methods.
struct DelegateTable: LuaConvertible {
  let script: LuaReference

  static var luaTypeName: String { "a table with methods" }
  static var luaType: LuaType { .any }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DelegateTable {
    guard stack.isTable(at: index) || lua_type(stack.raw, index) == LUA_TUSERDATA else { throw stack.mismatch(luaTypeName, at: index) }
    return DelegateTable(script: LuaReference(stack, at: index))
  }

  func push(on stack: LuaStack) { script.push(on: stack) }
}
