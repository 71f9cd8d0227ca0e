import Foundation

/// Cells that are off the screen, by identifier, last in first out, without a limit. Source: docs/rules/tables.md 3
extension UITableView {
  /// Nil takes the registration back.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    register(cellClass.map { type in { type.init(style: .default, reuseIdentifier: identifier) } }, forCellReuseIdentifier: identifier)
  }

  /// - Parameter factory: makes a cell of the registered class with style default and this identifier
  public func register(_ factory: (() -> UITableViewCell)?, forCellReuseIdentifier identifier: String) {
    cells.register(factory.map { make in { _ in make() } }, identifier)
  }

  /// Source: Apple, UITableView.register(_:forCellReuseIdentifier:)
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let made = factory(nib, of: identifier) {
      UITableViewCell(reuseIdentifier: identifier)
    } then: { cell, simulation in
      cell.reuseIdentifier = UINib.identifier(cell.reuseIdentifier, registered: identifier, "cell", in: simulation)
    }
    register(made, forCellReuseIdentifier: identifier)
  }

  /// A pooled cell, else a new one if a class is registered, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured { return dequeue(reconfigured, identifier) }
    if let cell = cells.take(identifier) as? UITableViewCell {
      if cell.overrides == nil { cell.prepareForReuse() } else { UITableViewCell.Overridable.prepareForReuse(cell) }
      return cell
    }
    return cells.make(identifier) as? UITableViewCell
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
}
