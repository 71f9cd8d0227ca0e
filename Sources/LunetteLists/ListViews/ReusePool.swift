/// Cells that are off the screen, by identifier, last in first out, without a limit. Source: docs/rules/tables.md 3
///
/// Every row that comes onto the screen or leaves it asks here. Most of them use one reuse identifier, so
/// the last identifier is compared first.
struct ReusePool<Cell: UIView> {
  private final class ReusableCells {
    let identifier: String
    var cells: [Cell] = []
    init(_ identifier: String) { self.identifier = identifier }
  }

  private var cellsByIdentifier: [String: ReusableCells] = [:]
  private var last: ReusableCells?

  private mutating func reusableCells(_ identifier: String) -> ReusableCells? {
    if let last, last.identifier == identifier { return last }
    guard let reusable = cellsByIdentifier[identifier] else { return nil }
    last = reusable
    return reusable
  }

  mutating func take(_ identifier: String) -> Cell? { reusableCells(identifier)?.cells.popLast() }

  /// A cell that waits already stays where it is.
  mutating func put(_ cell: Cell, _ identifier: String) {
    if let reusable = reusableCells(identifier) {
      if !reusable.cells.contains(where: { $0 === cell }) { reusable.cells.append(cell) }
    } else {
      let reusable = ReusableCells(identifier)
      reusable.cells.append(cell)
      cellsByIdentifier[identifier] = reusable
      last = reusable
    }
  }

  /// Whether a cell of this identifier has ever waited.
  func knows(_ identifier: String) -> Bool { cellsByIdentifier[identifier] != nil }

  /// How many wait.
  var counts: [(identifier: String, waiting: Int)] { cellsByIdentifier.values.map { ($0.identifier, $0.cells.count) } }

  /// All that wait.
  var cells: [Cell] { cellsByIdentifier.values.flatMap(\.cells) }

  mutating func removeAll() { (cellsByIdentifier, last) = ([:], nil) }
}
