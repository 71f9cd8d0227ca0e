import Foundation

/// Cells that are off the screen, by identifier, last in first out, without a limit. Source: docs/rules/tables.md 3
extension UITableView {
  /// Nil takes the registration back.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    register(cellClass.map { type in { type.init(style: .default, reuseIdentifier: identifier) } }, forCellReuseIdentifier: identifier)
  }

  /// - Parameter factory: makes a cell of the registered class with style default and this identifier
  public func register(_ factory: (() -> UITableViewCell)?, forCellReuseIdentifier identifier: String) {
    cells.register(factory, identifier)
  }

  /// Source: Apple, UITableView.register(_:forCellReuseIdentifier:)
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let factory = nib?.factory(of: identifier, for: self) {
      UITableViewCell(reuseIdentifier: identifier)
    } then: { cell, simulation in
      cell.reuseIdentifier = UINib.identifier(cell.reuseIdentifier, registered: identifier, "cell", in: simulation)
    }
    cells.register(factory, identifier)
  }

  /// A pooled cell, else a new one if a class is registered, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured { return dequeue(reconfigured, identifier) }
    if let cell = cells.take(identifier) {
      if cell.overrides == nil { cell.prepareForReuse() } else { UITableViewCell.Overridable.prepareForReuse(cell) }
      return cell
    }
    return cells.factory(identifier)?()
  }

  /// Always a cell, of the row's size; the identifier must be registered.
  /// Faults: internal inconsistency when it isn't, and when there is no such row.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured { return dequeue(reconfigured, identifier) }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      recordException(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var rect = rectForRow(at: indexPath)
    // Sized before it is handed out, the row's height is asked for once more. Source: docs/rules/tables.md 3.1, T28
    if geometry.contains(RowPath(indexPath)), let delegate = tableDelegate, delegate.providesRowHeights(for: self),
      let height = askHeight(delegate, RowPath(indexPath)), height >= 0
    {
      rect.size.height = height
    }
    if rect.width > 0 || rect.height > 0 { cell.frame.size = rect.size }
    return cell
  }

  /// Identifiers that a class is registered for, and of which no cell is shown or waits. Sorted.
  package var unusedIdentifiers: [String] { cells.unused(besides: visibleCells.compactMap(\.reuseIdentifier)) }

  /// Identifiers of which more cells wait than a screen can show: nobody takes them again. Sorted.
  package var neglectedIdentifiers: [String] {
    // A list that has become short leaves as many as its screen had.
    let lowest = max(1, visibleCells.map(\.bounds.height).min() ?? bounds.height)
    return cells.neglected(screen: max(1, visibleCells.count, (bounds.height / lowest).wholePart(upTo: Self.mostRowsOfAScreen)))
  }
  /// Ours: rows of a point on the highest screen.
  private static var mostRowsOfAScreen: Int { 2000 }

  /// Takes a cell back that was asked for to be looked at and is not shown.
  package func putBack(_ cell: UITableViewCell) { if cell.superview == nil { keepForReuse(cell) } }

  /// Whether rows stand elsewhere than the data source has them, or are moved aside, as long as somebody edits.
  package var isBeingEdited: Bool { editing.reorder != nil || editing.open != nil }

  /// Cells without an identifier are never pooled.
  func keepForReuse(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.put(cell, identifier) }
  }
}
