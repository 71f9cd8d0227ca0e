import Lua
import LunetteKit

/// A call of a script's method by a table, while the contract checker listens.
struct ContractQuestion {
  private let checker: ContractChecker
  private let call: ContractCall
  private let before: ContractChecker.TableState

  /// Nil when the call isn't a question of a table.
  init?(_ checker: ContractChecker, _ name: LuaName, _ arguments: [CallArgument], of delegate: ScriptDelegate) {
    guard case .object(let object)? = arguments.first else { return nil }
    self.init(checker, name, object, arguments.lazy.compactMap(\.place).first, of: delegate)
  }

  init?(_ checker: ContractChecker, _ name: LuaName, _ object: any LuaObject, _ place: RowPath?, of delegate: ScriptDelegate) {
    guard name.isTableQuestion, let table = object as? UITableView else { return nil }
    self.checker = checker
    call = ContractCall(name: name, table: table, place: place) { delegate.context(name, nil).position }
    before = ContractChecker.TableState(table)
  }

  /// Called when the method has returned an answer of the right type.
  func answered(_ stack: LuaStack, at index: Int32) {
    checker.answered(ContractAnswer(stack, at: index), call)
    checker.check(before, call)
    if call.name.asksForCell, let cell = try? UITableViewCell.read(stack, at: index) { checker.returned(cell, call) }
  }

  fileprivate func ask(_ state: LuaState, _ body: () throws(LuaError) -> Void) throws(LuaError) {
    guard call.name.isRowHeight else { return try body() }
    checker.ran(instructions: try state.counting(step: ContractChecker.Limits.countStep, body), call)
  }
}

extension ContractQuestion? {
  /// Makes the call, and counts its instructions if they are limited.
  func asked(_ state: LuaState, _ body: () throws(LuaError) -> Void) throws(LuaError) {
    if let self { try self.ask(state, body) } else { try body() }
  }
}

extension CallArgument {
  /// The row; for a section a path without a row.
  fileprivate var place: RowPath? {
    switch self {
    case .path(let path): path
    case .section(let section): RowPath(section: section, row: RowPath.noRow)
    default: nil
    }
  }
}
