/// Cells that are off the screen, by identifier, last in first out, without a limit. Source: docs/rules/tables.md 3
///
/// Every row that comes onto the screen or leaves it asks here. Most tables use one reuse identifier, so the last identifier is compared first.
struct CellPool {
  private final class Shelf {
    let identifier: String
    var cells: [UITableViewCell] = []
    init(_ identifier: String) { self.identifier = identifier }
  }

  private var shelves: [String: Shelf] = [:]
  private var last: Shelf?

  private mutating func shelf(_ identifier: String) -> Shelf? {
    if let last, last.identifier == identifier { return last }
    guard let shelf = shelves[identifier] else { return nil }
    last = shelf
    return shelf
  }

  mutating func take(_ identifier: String) -> UITableViewCell? { shelf(identifier)?.cells.popLast() }

  /// A cell that waits already stays where it is.
  mutating func put(_ cell: UITableViewCell, _ identifier: String) {
    if let shelf = shelf(identifier) {
      if !shelf.cells.contains(where: { $0 === cell }) { shelf.cells.append(cell) }
    } else {
      let shelf = Shelf(identifier)
      shelf.cells.append(cell)
      shelves[identifier] = shelf
      last = shelf
    }
  }

  /// Whether a cell of this identifier has ever waited.
  func knows(_ identifier: String) -> Bool { shelves[identifier] != nil }

  /// How many wait.
  var counts: [(identifier: String, waiting: Int)] { shelves.values.map { ($0.identifier, $0.cells.count) } }

  /// All that wait.
  var cells: [UITableViewCell] { shelves.values.flatMap(\.cells) }

  mutating func removeAll() { (shelves, last) = ([:], nil) }
}
