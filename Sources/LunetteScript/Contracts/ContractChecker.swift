import Foundation
import Lua
import LunetteKit
import LunetteLog

/// Checks the rules for data sources and delegates that UIKit relies on and can't check: an answer holds until the table asks again, a
/// reused cell is set up completely, a row's cell is its own, a height is cheap, and a question changes nothing.
///
/// It only listens: no method is called more often than without it. Each finding is noted once for each method and kind, and fails
/// nothing. A host has a checker if `checksContracts` is on.
package final class ContractChecker {
  package private(set) var notes: [String] = []
  let refusals = RefusalLog()
  private var noted: Set<String> = []
  private var answers: [AnswerKey: Answer] = [:]
  private var cells = CellContents()

  package init() {}

  /// The findings in the order of their discovery; refusals, which are certain only at the end, come last.
  package var warnings: [String] { notes + refusals.warnings }

  /// Called for a new device: forgets what is known of tables. Findings stay.
  package func forgetTables() {
    answers.removeAll()
    cells = CellContents()
  }

  enum Limits {
    /// Limit for one row's height: a table of a thousand rows asks a thousand times before its first frame. Units: VM instructions.
    /// Ours: about a tenth of a millisecond
    static let heightInstructions = 10_000
    /// How often the instructions are counted: measured numbers are multiples of this. Units: VM instructions
    static let countStep: Int32 = 500
    /// Limit of answers that are remembered; for a table of a million rows they would need more memory than the table.
    static let answers = 10_000
  }

  private func note(_ kind: String, _ call: ContractCall, _ text: @autoclosure () -> String) {
    let position = call.position()
    guard noted.insert("\(kind) \(call.name.text) \(position)").inserted else { return }
    notes.append("\(position)\(call.name.text)\(call.place?.aboutSubject ?? "") \(text())")
  }

  // MARK: Answers hold

  private struct AnswerKey: Hashable {
    let table: ObjectIdentifier
    let name: LuaName
    let place: RowPath?
  }
  private struct Answer {
    weak var table: UITableView?
    let generation: Int
    /// The table's width, on which the heights of self-sizing rows depend.
    let width: CGFloat
    let value: ContractAnswer
  }

  /// Notes the answer to a question; it must not change until the rows are counted again.
  func answered(_ value: ContractAnswer, _ call: ContractCall) {
    guard call.name.holds else { return }
    let table = call.table
    let key = AnswerKey(table: ObjectIdentifier(table), name: call.name, place: call.place)
    let now = Answer(table: table, generation: table.dataGeneration, width: table.bounds.width, value: value)
    if let before = answers[key], before.table === table, before.generation == now.generation, before.width == now.width {
      if before.value != now.value {
        note(
          "answers", call,
          "answered \(before.value), and then \(now.value), without a reload or an update in between; an answer holds until "
            + "the table is told: call reloadData, or beginUpdates and endUpdates, when it changes")
      }
    } else if answers[key] == nil, answers.count >= Limits.answers {
      return
    }
    answers[key] = now
  }

  // MARK: Heights are cheap

  func ran(instructions: Int, _ call: ContractCall) {
    guard instructions > Limits.heightInstructions else { return }
    note(
      "instructions", call,
      "ran \(instructions) VM instructions, more than the \(Limits.heightInstructions) that one row's height may: it is asked for "
        + "every row before anything is shown; work heights out once, and look them up here")
  }

  // MARK: Questions change nothing

  /// The state of a table that a question must not change. Rows are left out: changing these is an error in any case.
  struct TableState: Equatable {
    let contentOffset: CGPoint
    let selection: [IndexPath]?
    let isEditing: Bool
    let rowHeight: CGFloat
    let header, footer, dataSource, delegate: ObjectIdentifier?

    init(_ table: UITableView) {
      (contentOffset, selection, isEditing, rowHeight) = (
        table.contentOffset, table.indexPathsForSelectedRows, table.isEditing, table.rowHeight
      )
      (header, footer) = (table.tableHeaderView.map(ObjectIdentifier.init), table.tableFooterView.map(ObjectIdentifier.init))
      (dataSource, delegate) = (table.dataSource.map { ObjectIdentifier($0) }, table.delegate.map { ObjectIdentifier($0) })
    }

    /// The name in scripts of the first property that differs; nil when none does.
    func firstDifference(to other: TableState) -> String? {
      if contentOffset != other.contentOffset { return "contentOffset" }
      if selection != other.selection { return "selection" }
      if isEditing != other.isEditing { return "isEditing" }
      if rowHeight != other.rowHeight { return "rowHeight" }
      if header != other.header { return "tableHeaderView" }
      if footer != other.footer { return "tableFooterView" }
      if dataSource != other.dataSource { return "dataSource" }
      return delegate != other.delegate ? "delegate" : nil
    }
  }

  func check(_ before: TableState, _ call: ContractCall) {
    guard let property = before.firstDifference(to: TableState(call.table)) else { return }
    note(
      "changes", call,
      "changed the table's \(property); a question is to be answered only: change the table after the call, "
        + "for example from after(0, function() ... end)")
  }

  // MARK: Cells

  /// `cellForRowAt` has returned this cell, which is not on the screen for this row yet.
  func returned(_ cell: UITableViewCell, _ call: ContractCall) {
    // A reconfigured row has its cell, and what it leaves alone is its own.
    guard let path = call.place, !call.table.isReconfiguring else { return }
    if let other = call.table.indexPath(for: cell).map(RowPath.init), other != path {
      note(
        "cell", call,
        "returned the cell that row \(other.fromOne) shows, which takes it away from there; return another one for each row, "
          + "from dequeueReusableCell or a new one")
    }
    for left in cells.configured(cell, at: path) {
      note(
        left.property, call,
        "left \(left.property) alone in a reused cell, which still shows \(left.shown) of row \(left.row.fromOne); assign it for every "
          + "row, if only to nil or none, or take it back in prepareForReuse")
    }
  }
}

/// A call of a script's method by a table, as a message names it.
struct ContractCall {
  let name: LuaName
  let table: UITableView
  /// The row; for a section a path without a row; nil for the whole table.
  let place: RowPath?
  /// `file:line: ` of the method; looked up only for a message.
  let position: () -> String
}

/// A method's answer, kept to be compared with a later one.
enum ContractAnswer: Equatable, CustomStringConvertible {
  case number(Double)
  case text(String)
  case nothing

  init(_ stack: LuaStack, at index: Int32) {
    if stack.type(at: index) == LUA_TNUMBER {
      self = .number(lua_tonumberx(stack.raw, index, nil))
    } else {
      self = stack.text(at: index).map(Self.text) ?? .nothing
    }
  }

  var description: String {
    switch self {
    case .number(let value): formatted(CGFloat(value))
    case .text(let value): "\"\(value)\""
    case .nothing: "nil"
    }
  }
}

extension RowPath {
  /// ` for row 1.3`, ` for section 1`.
  fileprivate var aboutSubject: String { row == RowPath.noRow ? " for section \(section + 1)" : subject }
}

extension LuaName {
  private static let questions: [LuaName: TableQuestion] = Dictionary(
    uniqueKeysWithValues: (TableViewDataSourceMethods.methods + TableViewDelegateMethods.methods).compactMap { method in
      method.question.map { (method.name, $0) }
    })

  fileprivate var holds: Bool { Self.questions[self] == .lasting }
  /// Whether the method asks what a table shows, and doesn't report an event.
  var isTableQuestion: Bool { Self.questions[self] != nil }
  var isRowHeight: Bool { self == TableViewDelegateMethods.heightForRowAt.name }
  var asksForCell: Bool { self == TableViewDataSourceMethods.cellForRowAt.name }
}
