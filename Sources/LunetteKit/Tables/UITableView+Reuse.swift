import Foundation

/// Cells that are off the screen, by identifier, last in first out, without a limit. Source: tableview.md 3
extension UITableView {
  /// Nil takes the registration back.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    register(cellClass.map { type in { type.init(style: .default, reuseIdentifier: identifier) } }, forCellReuseIdentifier: identifier)
  }

  /// - Parameter factory: makes a cell of the registered class with style default and this identifier
  public func register(_ factory: (() -> UITableViewCell)?, forCellReuseIdentifier identifier: String) {
    cellFactories[identifier] = factory
  }

  /// A pooled cell, else a new one if a class is registered, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.sendPrepareForReuse()
      return cell
    }
    return cellFactories[identifier]?()
  }

  /// Always a cell, of the row's size; the identifier must be registered.
  /// Faults: internal inconsistency when it isn't, and when there is no such row.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Simulation.current.raise(
        UIException(
          .internalInconsistency,
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        ))
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var rect = rectForRow(at: indexPath)
    // Sized before it is handed out, the row's height is asked for once more. Source: tableview.md 3.1, T28
    if geometry.contains(RowPath(indexPath)), let delegate = tableDelegate, delegate.providesRowHeights(for: self),
      let height = askHeight(delegate, RowPath(indexPath)), height >= 0
    {
      rect.size.height = height
    }
    if rect.width > 0 || rect.height > 0 { cell.frame.size = rect.size }
    return cell
  }

  /// Cells without an identifier are never pooled.
  func keepForReuse(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, pool[identifier]?.contains(where: { $0 === cell }) != true else { return }
    pool[identifier, default: []].append(cell)
  }
}
