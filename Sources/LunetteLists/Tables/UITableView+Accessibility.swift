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

  /// Where a part of the table is read: by its section, and the number in it. A header has the number -1, a footer that behind the last row; the table's own
  /// header stands before all sections, its footer behind them. Nil for what is no part of it.
  private func spokenPlace(of view: UIView) -> SpokenPlace? {
    if let cell = view as? UITableViewCell, let path = path(ofVisible: cell) { return (path.section, path.row) }
    if view === tableHeaderView { return (-1, 0) }
    if view === tableFooterView { return (numberOfSections, 0) }
    guard let part = sectionViews.shown.first(where: { $0.view === view })?.part else { return nil }
    return (part.section, part.kind == .header ? -1 : rowCount(inSection: part.section))
  }

  private typealias SpokenPlace = (section: Int, number: Int)

  /// The row, header or footer that is read after another one, or before it. Space: content
  private func next(after place: SpokenPlace, isForward: Bool) -> (place: SpokenPlace, rect: CGRect)? {
    var (section, number) = place
    let step = isForward ? 1 : -1
    while !HostWork.mustEnd("looking for the next part of a table") {
      number += step
      if (0..<numberOfSections).contains(section) {
        let rows = rowCount(inSection: section)
        if (0..<rows).contains(number) { return ((section, number), rectForRow(at: IndexPath(row: number, section: section))) }
        if number == -1 || number == rows {
          let rect = number == -1 ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
          if rect.height > 0 { return ((section, number), rect) }
          continue
        }
      }
      section += step
      guard (0..<numberOfSections).contains(section) else { return nil }
      number = isForward ? -2 : rowCount(inSection: section) + 1
    }
    return nil
  }

  private func isShown(_ place: SpokenPlace) -> Bool {
    // A callback may have taken the section away.
    guard (0..<numberOfSections).contains(place.section) else { return false }
    let rows = rowCount(inSection: place.section)
    if (0..<rows).contains(place.number) { return visible.contains { $0.path == RowPath(section: place.section, row: place.number) } }
    return sectionViews.shown.contains { $0.part == (place.number == -1 ? SectionPart.header(place.section) : .footer(place.section)) && $0.view != nil }
  }

  /// The row, the header or the footer that comes next, where the table hasn't made it. One that shows nothing is passed by.
  package final func bringInRow(beside part: UIView, isForward: Bool) -> Bool {
    let before = contentOffset
    guard var place = spokenPlace(of: part) else { return false }
    while let (next, rect) = next(after: place, isForward: isForward), !hasFault {
      bringIn(rect)
      layoutIfNeeded()
      if isShown(next) { return contentOffset != before }
      place = next
    }
    // Nothing comes any more: what was read last stays in sight.
    if contentOffset != before, !hasFault {
      setContentOffset(before, animated: false)
      layoutIfNeeded()
    }
    return false
  }

  final func path(ofVisible cell: UITableViewCell) -> RowPath? { visible.first { $0.cell === cell }?.path }
}

extension UITableViewCell {
  /// The switch that is a cell's accessory: the two are one element.
  final var spokenSwitch: UISwitch? { controls.own as? UISwitch }

  final var spokenForm: AccessibilityNature {
    var nature = AccessibilityNature(.cell, isSelected ? .selected : [])
    nature.hasElementsInside = true
    if stands(contentView) {
      nature.isElement = false
      return nature
    }
    if let control = spokenSwitch {
      let own = control.accessibilityFacts
      (nature.value, nature.traits) = (own.value, nature.traits.union(own.traits))
    }
    return nature
  }

  /// The texts of the content, and those of an accessory that is no control.
  final var spokenLabel: String? {
    let words = spokenWords(of: contentView)
    guard let own = controls.own, !(own is UIControl), !own.isHidden, own.accessibilitySettings?.hidesElements != true else { return words }
    let beside = own is UILabel ? own.accessibilityFacts.label : spokenText(in: own)
    let texts = [words, beside].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
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
