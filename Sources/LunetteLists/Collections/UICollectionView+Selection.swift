import Foundation

/// Highlight while a finger is on an item, selection when it lifts there. Source: docs/rules/collections.md 3.4
extension UICollectionView {
  // MARK: Selection by the program: no callbacks

  /// Ascending.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.ascending.map(\.indexPath) }

  /// Nil clears the selection. An empty position doesn't scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    select(indexPath.map(RowPath.init), animated: animated)
    guard let indexPath, allowsSelection, !scrollPosition.isEmpty, contains(RowPath(indexPath)) else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, RowPath(indexPath)) }

  func show(_ cell: UICollectionViewCell, selected: Bool) {
    if cell.isSelected != selected { UICollectionReusableView.Overridable.setSelected(cell, selected) }
  }

  // MARK: By touch

  func highlightItem(under touch: UITouch) {
    guard allowsSelection, selection.touched == nil, lifted == nil, touch !== closingTouch, let cell = cell(under: touch), let path = path(of: cell) else {
      return
    }
    highlight(path, cell)
    // Its finger may come back to it.
    if selection.highlighted == path { selection.touched = path }
  }

  private func cell(under touch: UITouch) -> UICollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.$list.leads(to: self) { return cell }
      view = current.superview
    }
    return nil
  }

  /// A finger that leaves the item takes the highlight away; one that comes back brings it back.
  func touchMoved(_ touch: UITouch) {
    guard let path = selection.touched, let cell = shownCell(at: path) else { return }
    let isInside = UIView.Overridable.pointInside(cell, touch.location(in: cell), nil)
    if !isInside, selection.highlighted != nil {
      unhighlight()
    } else if isInside, selection.highlighted == nil {
      highlight(path, cell)
    }
  }
}
