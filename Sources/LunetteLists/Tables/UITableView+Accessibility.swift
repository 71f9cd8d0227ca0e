import Foundation
@_spi(Lunette) import LunetteStage

// What tables and their cells say to assistive technology. Source: docs/rules/accessibility.md 2 (O3), 3

extension UITableView {
  /// The table's header, for each section its header, its rows and its footer, the table's footer, the section index.
  final var spokenOrder: [UIView] {
    var ordered: [UIView] = []
    if let header = tableHeaderView { ordered.append(header) }
    let headers = sectionViews.shown
    var rows = visible[...]
    func take(_ section: Int) {
      while let row = rows.first, row.path.section <= section {
        ordered.append(row.cell)
        rows = rows.dropFirst()
      }
    }
    for (part, view) in headers {
      take(part.kind == .header ? part.section - 1 : part.section)
      if let view { ordered.append(view) }
    }
    ordered += rows.map(\.cell)
    if let footer = tableFooterView { ordered.append(footer) }
    var all = withOthers(ordered)
    if let strip = index.view, let place = all.firstIndex(where: { $0 === strip }) { all.append(all.remove(at: place)) }
    return all
  }

  /// "Rows 5 to 12 of 50": those of which any part is seen.
  final var rowStatus: String {
    let room = bounds.inset(by: adjustedContentInset)
    let seen = visible.filter { $0.span.isVisible(in: room) }
    guard let first = seen.first, let last = seen.last else { return usualPageStatus }
    func number(_ path: RowPath) -> Int { (0..<path.section).reduce(path.row + 1) { $0 + rowCount(inSection: $1) } }
    return "Rows \(number(first.path)) to \(number(last.path)) of \(geometry.rowCount)"
  }

  /// The actions that a swipe over a row would show. Source: docs/rules/accessibility.md 3 (trailing before leading)
  final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard maySwipeNow, let path = self.path(ofVisible: cell) else { return [] }
    return [SwipeSide.trailing, .leading].flatMap { side -> [UIAccessibilityCustomAction] in
      guard let plan = planSwipe(path, side) else { return [] }
      return (plan.actions ?? defaultActions(path)).map { action in
        UIAccessibilityCustomAction(name: action.spokenName) { [weak self, weak cell] _ in
          guard let self, let cell, let now = self.path(ofVisible: cell) else { return false }
          self.perform(action, at: now, in: cell)
          return true
        }
      }
    }
  }

  private func perform(_ action: SwipeAction, at path: RowPath, in cell: UITableViewCell) {
    switch action {
    case .delete: commit(.delete, path)
    case .row(let action): action.handler(action, path.indexPath)
    case .contextual(let action): action.handler(action, cell) { _ in }
    }
  }

  /// The row or header after a cell or a header of the table, or before it. Space: content
  private func rect(beside view: UIView, isForward: Bool) -> CGRect? {
    func firstPart(of section: Int) -> CGRect? {
      guard section < numberOfSections else { return nil }
      let header = rectForHeader(inSection: section)
      if header.height > 0 { return header }
      return numberOfRows(inSection: section) > 0 ? rectForRow(at: IndexPath(row: 0, section: section)) : firstPart(of: section + 1)
    }
    if let cell = view as? UITableViewCell, let path = indexPath(for: cell) {
      if isForward {
        return path.row + 1 < numberOfRows(inSection: path.section)
          ? rectForRow(at: IndexPath(row: path.row + 1, section: path.section)) : firstPart(of: path.section + 1)
      }
      if path.row > 0 { return rectForRow(at: IndexPath(row: path.row - 1, section: path.section)) }
      let header = rectForHeader(inSection: path.section)
      if header.height > 0 { return header }
      return lastRow(before: path.section)
    }
    guard let section = (0..<numberOfSections).first(where: { headerView(forSection: $0) === view }) else { return nil }
    if !isForward { return lastRow(before: section) }
    return numberOfRows(inSection: section) > 0 ? rectForRow(at: IndexPath(row: 0, section: section)) : firstPart(of: section + 1)
  }

  private func lastRow(before section: Int) -> CGRect? {
    guard let earlier = (0..<section).last(where: { numberOfRows(inSection: $0) > 0 }) else { return nil }
    return rectForRow(at: IndexPath(row: numberOfRows(inSection: earlier) - 1, section: earlier))
  }

  /// The row or the header that comes next, where the table hasn't made it.
  package final func bringInRow(beside part: UIView, isForward: Bool) -> Bool {
    let before = contentOffset
    guard let rect = rect(beside: part, isForward: isForward) else { return false }
    bringIn(rect)
    return contentOffset != before
  }

  final func path(ofVisible cell: UITableViewCell) -> RowPath? { visible.first { $0.cell === cell }?.path }
}

extension UITableViewCell {
  /// The switch that is a cell's accessory: the two are one element.
  final var spokenSwitch: UISwitch? { controls.own as? UISwitch }

  final var spokenForm: AccessibilityNature {
    var nature = AccessibilityNature(.cell, isSelected ? .selected : [])
    nature.hasElementsInside = true
    if let control = spokenSwitch {
      let own = control.accessibilityFacts
      (nature.value, nature.traits) = (own.value, nature.traits.union(own.traits))
    }
    return nature
  }

  final var swipeActionsByName: [UIAccessibilityCustomAction] { tableView?.swipeActions(of: self) ?? [] }
}

extension UITableViewCellMarkControl {
  final var spokenNature: AccessibilityNature {
    var cell: UIView? = superview
    while let current = cell, !(current is ReusableView) { cell = current.superview }
    let label = cell.flatMap { UIResponder.Overridable.accessibilityLabel($0) } ?? ""
    func named(_ word: String, comma: Bool = false) -> AccessibilityNature {
      AccessibilityNature(.button, label: label.isEmpty ? word : word + (comma ? ", " : " ") + label, stateTraits.union(.button))
    }
    switch mark {
    case .detail: return named("More Info", comma: true)
    case .minus: return named("Delete")
    case .plus: return named("Insert")
    case .reorder: return named("Reorder")
    case .disclosure: return (cell as? ReusableView)?.disclosureWord.map { named($0) } ?? AccessibilityNature()
    default: return AccessibilityNature()
    }
  }
}
