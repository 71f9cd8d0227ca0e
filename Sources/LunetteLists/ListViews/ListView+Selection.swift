import Foundation

/// Highlight while a finger is on a row, selection when it lifts there. Source: docs/rules/tables.md 4, docs/rules/collections.md 3.4
extension ListView {
  // MARK: By the program: no callbacks

  /// Ascending.
  package final var selectedPaths: [RowPath] { selection.ascending }

  /// Nil clears the selection.
  package final func select(_ path: RowPath?, animated: Bool = false) {
    guard let path else { return deselect(selection.ascending, animated: animated) }
    guard takesSelection, contains(path) else { return }
    if !selectsMany { deselect(selection.ascending.filter { $0 != path }, animated: animated) }
    setSelected(true, path, animated: animated)
  }

  private func deselect(_ paths: [RowPath], animated: Bool) { for path in paths { setSelected(false, path, animated: animated) } }

  final func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool = false) {
    selection.set(isSelected, path)
    showSelection(isSelected, at: path, animated: animated)
  }

  /// A switch to single selection keeps the first row. Source: docs/rules/tables.md 4.2 (D)
  final func keepFirstSelection() { if !selectsMany { deselect(Array(selection.ascending.dropFirst()), animated: false) } }

  // MARK: By touch

  final func highlight(_ path: RowPath, _ cell: UIView) {
    guard shouldHighlight(path), shownCell(at: path) === cell else { return }
    selection.highlighted = path
    showHighlight(true, at: path)
    simulation.propertiesMayHaveChanged?()
    guard selection.highlighted == path else { return }
    tell(.didHighlight, path)
  }

  final func unhighlight(notify: Bool = true) {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    showHighlight(false, at: path)
    simulation.propertiesMayHaveChanged?()
    if notify { tell(.didUnhighlight, path) }
  }

  /// The rows have become others, or the touch another's.
  final func forgetTouch(notify: Bool = true) {
    selection.touched = nil
    unhighlight(notify: notify)
  }

  /// The lift of a finger on the highlighted row. Every callback may change the rows: after each, the row must still be there.
  final func tapped(_ path: RowPath) {
    loadIfNeeded()
    guard contains(path), selectsByTouch else { return }
    if shownCell(at: path)?.takesTap() == true { return }
    if selectsMany, selection.contains(path) {
      deselectByTap(path, isReplaced: false)
      return tapHasSelected()
    }
    guard let wanted = willSelect(path) else {
      if !selectsMany, contains(path) { performPrimaryAction(path) }
      return
    }
    loadIfNeeded()
    guard contains(wanted) else { return }
    if !selectsMany {
      for old in selection.ascending where old != wanted { deselectByTap(old, isReplaced: true) }
      guard contains(wanted) else { return }
    }
    setSelected(true, wanted)
    simulation.propertiesMayHaveChanged?()
    // A cell of a storyboard begins its segue before the delegate hears of the row. Source: seen on devices
    shownCell(at: wanted)?.onChoice?()
    guard contains(wanted) else { return }
    tell(.didSelect, wanted)
    tapHasSelected()
    // A tap that adds to a selection does nothing else.
    if contains(wanted), !selectsMany || selection.selected.count == 1 { performPrimaryAction(wanted) }
  }

  /// One of several that a gesture selects, and one that it no longer does.
  final func selectByFinger(_ path: RowPath) {
    guard let wanted = willSelect(path), contains(wanted) else { return }
    setSelected(true, wanted)
    simulation.propertiesMayHaveChanged?()
    guard contains(wanted) else { return }
    tell(.didSelect, wanted)
    tapHasSelected()
  }
  final func deselectByFinger(_ path: RowPath) {
    deselectByTap(path, isReplaced: false)
    tapHasSelected()
  }

  private func deselectByTap(_ path: RowPath, isReplaced: Bool) {
    guard let wanted = willDeselect(path, isReplaced: isReplaced) else { return }
    setSelected(false, wanted)
    tell(.didDeselect, wanted)
  }

  /// Selection, highlight and what is to be prefetched travel with their rows; deleted and reloaded rows lose them silently.
  /// Source: docs/rules/tables.md 4.4
  final func carryState(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    let highlighted = selection.highlighted
    selection.carry(mapping, reloaded: reloaded)
    prefetching.carry(mapping)
    carryCellAside(mapping, reloaded: reloaded)
    if let highlighted, selection.highlighted == nil { showHighlight(false, at: highlighted) }
  }
}
