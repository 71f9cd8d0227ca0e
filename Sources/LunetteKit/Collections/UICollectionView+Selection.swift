import Foundation

/// Highlight while a finger is on an item, selection when it lifts there. Source: docs/rules/collections.md 3.4
extension UICollectionView {
  // MARK: Selection by the program: no callbacks

  /// Ascending.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted().map(\.indexPath) }

  /// Nil clears the selection. An empty position doesn't scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selected.sorted() { setSelected(false, path) }
      return
    }
    let path = RowPath(indexPath)
    guard allowsSelection, contains(path) else { return }
    if !allowsMultipleSelection {
      for old in selected.sorted() where old != path { setSelected(false, old) }
    }
    setSelected(true, path)
    if !scrollPosition.isEmpty, contains(path) { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, RowPath(indexPath)) }

  private func setSelected(_ isSelected: Bool, _ path: RowPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    if let cell = visibleCell(at: path) { show(cell, selected: isSelected) }
  }

  func show(_ cell: UICollectionViewCell, selected: Bool) {
    if cell.isSelected != selected { UICollectionReusableView.Overridable.setSelected(cell, selected) }
  }

  private func show(_ cell: UICollectionViewCell, highlighted: Bool) {
    if cell.isHighlighted != highlighted { UICollectionReusableView.Overridable.setHighlighted(cell, highlighted) }
  }

  /// A switch to single selection keeps the first item, as a table its first row.
  func keepFirstSelection() {
    guard !allowsMultipleSelection else { return }
    for path in selected.sorted().dropFirst() { setSelected(false, path) }
  }

  // MARK: By touch

  func highlightItem(under touch: UITouch) {
    guard allowsSelection, touched == nil, movement == nil, let cell = cell(under: touch), let path = path(of: cell) else { return }
    highlight(path, cell)
    // Its finger may come back to it.
    if highlighted == path { touched = path }
  }

  private func cell(under touch: UITouch) -> UICollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self { return cell }
      view = current.superview
    }
    return nil
  }

  private func highlight(_ path: RowPath, _ cell: UICollectionViewCell) {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true, visibleCell(at: path) === cell else {
      return
    }
    highlighted = path
    show(cell, highlighted: true)
    collectionDelegate?.collectionView(self, didHighlightItemAt: path.indexPath)
  }

  func unhighlight(notify: Bool = true) {
    guard let path = highlighted else { return }
    highlighted = nil
    if let cell = visibleCell(at: path) { show(cell, highlighted: false) }
    if notify { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path.indexPath) }
  }

  /// A finger that leaves the item takes the highlight away; one that comes back brings it back.
  func touchMoved(_ touch: UITouch) {
    guard let path = touched, let cell = visibleCell(at: path) else { return }
    let isInside = cell.point(inside: touch.location(in: cell), with: nil)
    if !isInside, highlighted != nil {
      unhighlight()
    } else if isInside, highlighted == nil {
      highlight(path, cell)
    }
  }

  /// Source: Apple, UICollectionView.h, "The sequence of calls leading to selection from a user touch": the highlight ends last
  func touchEnded() {
    touched = nil
    guard let path = highlighted else { return }
    tapped(path)
    unhighlight()
  }

  func touchCancelled() {
    touched = nil
    unhighlight()
  }

  /// The items have become others.
  func forgetTouch(notify: Bool) {
    touched = nil
    unhighlight(notify: notify)
  }

  /// The lift of a finger on the highlighted item. Every callback may change the items: after each, the item must still be there.
  private func tapped(_ path: RowPath) {
    loadIfNeeded()
    guard contains(path), allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true else { return }
      guard selected.contains(path) else { return }
      setSelected(false, path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path.indexPath)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true else { return }
    loadIfNeeded()
    guard contains(path) else { return }
    if !allowsMultipleSelection {
      for old in selected.sorted() where old != path {
        setSelected(false, old)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old.indexPath)
      }
      guard contains(path) else { return }
    }
    setSelected(true, path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path.indexPath)
  }
}
