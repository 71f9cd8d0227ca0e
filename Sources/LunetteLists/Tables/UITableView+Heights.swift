import Foundation

/// Heights of rows, headers and footers, and the estimates, as they were set; nil where they never were.
struct SectionHeights {
  var row: CGFloat?
  var header: CGFloat?
  var footer: CGFloat?
  var rowEstimate: CGFloat?
  var headerEstimate: CGFloat?
  var footerEstimate: CGFloat?
  var takesZeroLiterally = false
  /// Above each header; negative for the system's.
  var topPadding: CGFloat = UITableView.automaticDimension
  /// A cell's constraints have asked for no height, and the console was told.
  var hasWarnedOfCollapse = false
}

/// How tall things are: from the delegate, the table's properties, the titles, and the cells themselves. Units: points.
/// Source: docs/rules/tables.md 2.2, 7
extension UITableView {
  /// "Take the default": measured, or what fits the title. Source: Apple, UITableView.automaticDimension
  public static let automaticDimension: CGFloat = -1

  // MARK: Properties

  /// The row height where nobody is asked; `automaticDimension` measures the cells of a table that estimates.
  /// Source: docs/rules/tables.md 0.3, 7
  public var rowHeight: CGFloat {
    get { sectionHeights.row ?? (system.tables.measuresByItself ? UITableView.automaticDimension : UITableView.defaultRowHeight) }
    set {
      guard newValue != rowHeight || sectionHeights.row == nil, isUsable(newValue, "table view row height", "rowHeight") else { return }
      sectionHeights.row = newValue
      markForReload()
    }
  }

  /// The height of titled headers of a plain table, and of untitled ones of a grouped one. Source: docs/rules/tables.md 2.2
  public var sectionHeaderHeight: CGFloat {
    get { sectionHeights.header ?? usualEdgeHeight }
    set {
      guard isUsable(newValue, "table view section header height", "sectionHeaderHeight") else { return }
      sectionHeights.header = newValue
      markForReload()
    }
  }

  public var sectionFooterHeight: CGFloat {
    get { sectionHeights.footer ?? usualEdgeHeight }
    set {
      guard isUsable(newValue, "table view section footer height", "sectionFooterHeight") else { return }
      sectionHeights.footer = newValue
      markForReload()
    }
  }

  private var usualEdgeHeight: CGFloat {
    style == .plain && !system.tables.measuresByItself ? TableConstants.plainHeader : UITableView.automaticDimension
  }

  /// 0 asks for all heights before the first cell is made. `automaticDimension` stands for 44.
  public var estimatedRowHeight: CGFloat {
    get { sectionHeights.rowEstimate ?? usualEstimate }
    set { setEstimate(\.rowEstimate, newValue, "estimatedRowHeight") }
  }
  public var estimatedSectionHeaderHeight: CGFloat {
    get { sectionHeights.headerEstimate ?? usualEstimate }
    set { setEstimate(\.headerEstimate, newValue, "estimatedSectionHeaderHeight") }
  }
  public var estimatedSectionFooterHeight: CGFloat {
    get { sectionHeights.footerEstimate ?? usualEstimate }
    set { setEstimate(\.footerEstimate, newValue, "estimatedSectionFooterHeight") }
  }

  /// Whether a delegate's header or footer height of 0 means 0 in a grouped table, as it does from iOS 11 on. False, the default, is
  /// iOS 7 to 10: 0 means the default height. No property of UIKit. Source: docs/rules/tables.md 0.3
  public var takesZeroSectionHeightsLiterally: Bool {
    get { sectionHeights.takesZeroLiterally }
    set {
      sectionHeights.takesZeroLiterally = newValue
      markForReload()
    }
  }

  /// Above each header that there is; `automaticDimension` for the system's. Source: Apple, UITableView.sectionHeaderTopPadding (iOS 15)
  public var sectionHeaderTopPadding: CGFloat {
    get { sectionHeights.topPadding }
    set {
      guard isUsable(newValue, "table view section header top padding", "sectionHeaderTopPadding") else { return }
      sectionHeights.topPadding = newValue
      markForReload()
    }
  }

  /// Of the empty rows with which a short plain table goes on: `automaticDimension` for that of its rows, 0, the default of today, for none. Units: points.
  /// Source: Apple, UITableView.fillerRowHeight (iOS 15)
  public var fillerRowHeight: CGFloat {
    get { ownFillerRowHeight ?? system.tables.fillerRowHeight }
    set {
      guard isUsable(newValue, "table view filler row height", "fillerRowHeight") else { return }
      ownFillerRowHeight = newValue
      setNeedsLayout()
    }
  }

  /// What stands above a header, in its height. Source: docs/rules/appearance.md 5
  private var headerPadding: CGFloat {
    sectionHeights.topPadding >= 0 ? sectionHeights.topPadding : style == .plain ? system.tables.headerPadding : 0
  }

  /// The part of a header's or footer's stretch that is the view's. Space: content.
  func viewSpan(_ part: SectionPart, in span: TableGeometry.Span) -> TableGeometry.Span {
    guard part.kind == .header else { return span }
    let padding = min(headerPadding, span.height)
    return .init(y: span.y + padding, height: span.height - padding)
  }

  private var usualEstimate: CGFloat { system.tables.measuresByItself ? UITableView.automaticDimension : 0 }

  private func setEstimate(_ member: WritableKeyPath<SectionHeights, CGFloat?>, _ value: CGFloat, _ name: String) {
    guard isUsable(value, "table view estimated height", "\(name)"), value != sectionHeights[keyPath: member] else { return }
    sectionHeights[keyPath: member] = value
    markForReload()
  }

  /// Whether it can be a height, or stands for the default; else there is a fault. Source of the wording: docs/rules/tables.md 2.2
  func isUsable(_ height: CGFloat, _ noun: String, _ provided: @autoclosure () -> UIException.Reason) -> Bool {
    if Self.isRowHeight(height) { return true }
    let problem = height < 0 && height.isFinite ? "not be negative" : "be a finite number"
    let shown = height.isNaN ? "nan" : height.isInfinite ? "\(height)" : formatted(height)
    recordException(.internalInconsistency, "\(noun) must \(problem) - provided " + provided() + " is \(shown)")
    return false
  }

  // MARK: Rows

  /// The height of rows that nobody measures.
  var plainRowHeight: CGFloat { rowHeight == UITableView.automaticDimension ? UITableView.defaultRowHeight : rowHeight }

  /// Whether all heights are guessed until the rows come into view.
  var estimatesRows: Bool { rowGuess != 0 || tableDelegate?.providesRowEstimates(for: self) == true }

  /// What is assumed of rows of which no delegate speaks; 0 where their heights are known at once. An estimate that nobody has set leaves heights alone that
  /// somebody gives. Source: docs/rules/tables.md 7
  private var rowGuess: CGFloat {
    if let own = sectionHeights.rowEstimate { return own }
    return rowHeight == UITableView.automaticDimension && tableDelegate?.providesRowHeights(for: self) != true ? usualEstimate : 0
  }

  /// Whether a delegate's `automaticDimension` is measured in a table that doesn't estimate.
  private var measuresAutomaticRows: Bool { sectionHeights.rowEstimate == nil && system.tables.measuresByItself }

  /// The heights of a section's rows at a load, and which of them are real. Nil after a fault.
  func loadHeights(_ count: Int, _ section: Int) -> (rows: RowGeometry, measured: RowGeometry?)? {
    let asksHeights = tableDelegate?.providesRowHeights(for: self) ?? false
    let asksEstimates = tableDelegate?.providesRowEstimates(for: self) ?? false
    if !asksEstimates, rowGuess != 0 {
      return (RowGeometry(repeating: plainIfAutomatic(rowGuess), count: count), RowGeometry(repeating: 0, count: count))
    }
    guard let delegate = tableDelegate, asksHeights || asksEstimates else {
      return (RowGeometry(repeating: plainRowHeight, count: count), nil)
    }
    var (rows, guessed) = (RowHeightList(), RunList())
    while rows.count < count {
      let first = rows.count
      var end = count
      if asksEstimates {
        let estimates = asking("estimatedHeightForRowAt") {
          delegate.tableView(self, estimatesForRows: first..<count, inSection: section)
        }
        // A 0 is the last of them, and asks for the real height of its row.
        guard take(estimates, of: first..<count, section, into: &rows, &guessed, isEstimate: true) else { return nil }
        if rows.count > first { continue }
        end = first + 1
      }
      if asksHeights {
        let heights = asking("heightForRowAt") { delegate.tableView(self, heightsForRows: first..<end, inSection: section) }
        guard take(heights, of: first..<end, section, into: &rows, &guessed, isEstimate: false), rows.count > first else { return nil }
      } else {
        rows.append(plainRowHeight, count: end - first)
        guessed.append(false, count: end - first)
      }
    }
    return (rows.finish(), asksEstimates || guessed.hasYes ? guessed.measured() : nil)
  }

  /// Adds the heights of the first of `rows`, without an estimate of 0, which ends them, and which of them are guessed. False after a fault.
  private func take(
    _ answer: RowHeights, of rows: Range<Int>, _ section: Int, into list: inout RowHeightList, _ guessed: inout RunList, isEstimate: Bool
  ) -> Bool {
    let isGuess = { [measures = measuresAutomaticRows] in isEstimate || measures && $0 == UITableView.automaticDimension }
    switch answer {
    case .same(let height, let count):
      guard let height = checked(height, RowPath(section: section, row: rows.lowerBound)) else { return false }
      guard height != 0 || !isEstimate else { break }
      list.append(plainIfAutomatic(height), count: min(count, rows.count))
      guessed.append(isGuess(height), count: min(count, rows.count))
    case .each(let heights):
      var heights = heights.prefix(rows.count)
      if isEstimate, heights.last == 0 { heights.removeLast() }
      if Self.arePlainHeights(heights) {
        guessed.append(isEstimate, count: heights.count)
      } else {
        if let bad = heights.firstIndex(where: { !Self.isRowHeight($0) }) {
          return checked(heights[bad], RowPath(section: section, row: rows.lowerBound + bad)) != nil
        }
        let plain = plainRowHeight
        for height in heights { guessed.append(isGuess(height), count: 1) }
        heights = heights.map { $0 == UITableView.automaticDimension ? plain : $0 }[...]
      }
      heights.withUnsafeBufferPointer { list.append($0) }
    }
    return simulation.fault == nil
  }

  private func plainIfAutomatic(_ height: CGFloat) -> CGFloat { height == UITableView.automaticDimension ? plainRowHeight : height }

  /// The height of a row that was just inserted or reloaded: an estimate in a table that estimates. Nil after a fault.
  func height(ofNewRow path: RowPath) -> (height: CGFloat, isMeasured: Bool)? {
    if let delegate = tableDelegate, delegate.providesRowEstimates(for: self) {
      let estimate = checked(asking("estimatedHeightForRowAt") { delegate.tableView(self, estimatedHeightForRowAt: path.indexPath) }, path)
      guard let estimate else { return nil }
      if estimate != 0 { return (plainIfAutomatic(estimate), false) }
    } else if rowGuess != 0 {
      return (plainIfAutomatic(rowGuess), false)
    }
    guard let delegate = tableDelegate, delegate.providesRowHeights(for: self) else { return (plainRowHeight, true) }
    return askHeight(delegate, path).map { (plainIfAutomatic($0), !measuresAutomaticRows || $0 != UITableView.automaticDimension) }
  }

  /// The height of one row, or `automaticDimension`; nil where it can't be used.
  func askHeight(_ delegate: any UITableViewDelegate, _ path: RowPath) -> CGFloat? {
    checked(asking("heightForRowAt") { delegate.tableView(self, heightForRowAt: path.indexPath) }, path)
  }

  /// The height of a row that has come into view with its cell. Nil after a fault.
  func realHeight(of path: RowPath, _ cell: UITableViewCell) -> CGFloat? {
    var height = rowHeight
    if let delegate = tableDelegate, delegate.providesRowHeights(for: self) {
      guard let answer = askHeight(delegate, modelPath(path)) else { return nil }
      height = answer
    }
    guard height == UITableView.automaticDimension else { return height }
    // The row may have another number than the geometry knows, in an update.
    let width = geometry.contains(path) ? frame(of: geometry.span(of: path)).width : cell.frame.width
    let room = CGSize(width: width, height: UIView.unlimited)
    if cell.window == nil { cell.followTextSize() }
    if cell.fitsItself {
      let target = CGSize(width: width, height: 0)
      return asking("systemLayoutSizeFitting") { cell.ownFitting(target, .required, .fittingSizeLevel) }.flatMap { checked($0.height, path) }
    }
    return checked(asking("sizeThatFits") { UIView.Overridable.sizeThatFits(cell, room).height }, path)
  }

  /// A cell's constraints ask for no height: once the console is told. Source: docs/rules/tables.md 7
  func meetCollapsedCell() {
    guard !sectionHeights.hasWarnedOfCollapse else { return }
    sectionHeights.hasWarnedOfCollapse = true
    simulation.warn("a cell's constraints suggest a height of zero for its content view; the row has the standard height instead")
  }

  /// Whether a row can have this height, or a delegate can answer it for "the default".
  public static func isRowHeight(_ height: CGFloat) -> Bool {
    height.isFinite && (height >= 0 || height == UITableView.automaticDimension)
  }

  /// Whether each of them is the height of a row, and none is `automaticDimension`: said of a million in one walk without a branch.
  public static func arePlainHeights(_ heights: ArraySlice<CGFloat>) -> Bool {
    heights.withUnsafeBufferPointer { numbers in
      var others = 0
      for height in numbers { others &+= height >= 0 && height <= CGFloat.greatestFiniteMagnitude ? 0 : 1 }
      return others == 0
    }
  }

  private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat? {
    simulation.fault == nil && isUsable(height, "table view row height", "height for index path (\(path: path))") ? height : nil
  }

  // MARK: Headers and footers

  /// At a load: the real height, or an estimate where there is one. Nil after a fault.
  func loadEdge(_ part: SectionPart) -> TableGeometry.Edge? {
    var estimate = part.kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if let delegate = tableDelegate {
      let answer =
        part.kind == .header
        ? asking("estimatedHeightForHeaderInSection") { delegate.tableView(self, estimatedHeightForHeaderInSection: part.section) }
        : asking("estimatedHeightForFooterInSection") { delegate.tableView(self, estimatedHeightForFooterInSection: part.section) }
      guard let usable = checked(answer, part) else { return nil }
      estimate = usable
    }
    // A height that somebody gives, or a title, is known at once: an estimate that nobody has set is only for views. Source: docs/rules/tables.md 7
    let isSet = (part.kind == .header ? sectionHeights.headerEstimate : sectionHeights.footerEstimate) != nil
    if !isSet, estimate == UITableView.automaticDimension {
      guard let height = askedHeight(of: part) else { return nil }
      let isMeasured = height != UITableView.automaticDimension || tableDelegate?.providesViews(for: part.kind, in: self) != true
      // A title's height follows its width and the text size.
      if isMeasured {
        return .init(height: padded(knownHeight(height, of: part), part), isEstimable: height == UITableView.automaticDimension)
      }
    }
    guard estimate != 0 else { return realHeight(of: part, nil).map { .init(height: $0) } }
    let guess =
      estimate == UITableView.automaticDimension ? (style == .plain ? TableConstants.plainHeader : TableConstants.groupedGap) : estimate
    return .init(height: padded(guess, part), isMeasured: false, isEstimable: true)
  }

  /// A header that is there has its padding above it.
  private func padded(_ height: CGFloat, _ part: SectionPart) -> CGFloat { part.kind == .header && height > 0 ? height + headerPadding : height }

  /// With what stands above a header.
  /// - Parameter view: gives the view when the height is to be measured from it; nil where no view is made for that
  func realHeight(of part: SectionPart, _ view: (() -> UIView?)?) -> CGFloat? { viewHeight(of: part, view).map { padded($0, part) } }

  /// The height of a view that has none of its own.
  private func usualHeight(of part: SectionPart) -> CGFloat { style == .plain ? TableConstants.plainHeader : groupedHeight(of: part, nil, nil) }

  /// What the delegate answers, or else what follows from the table's properties; nil after a fault.
  private func askedHeight(of part: SectionPart) -> CGFloat? {
    guard let delegate = tableDelegate else { return ownHeight(of: part) }
    let answer =
      part.kind == .header
      ? asking("heightForHeaderInSection") { delegate.tableView(self, heightForHeaderInSection: part.section) }
      : asking("heightForFooterInSection") { delegate.tableView(self, heightForFooterInSection: part.section) }
    return checked(answer, part)
  }

  /// The height of a part that no view measures.
  private func knownHeight(_ asked: CGFloat, of part: SectionPart) -> CGFloat {
    if asked == 0, style != .plain, !takesZeroSectionHeightsLiterally { return titleHeight(of: part) }
    return asked == UITableView.automaticDimension ? titleHeight(of: part) : asked
  }

  private func viewHeight(of part: SectionPart, _ view: (() -> UIView?)?) -> CGFloat? {
    guard let height = askedHeight(of: part) else { return nil }
    if height == UITableView.automaticDimension, let view = view?() {
      if let title = (view as? UITableViewHeaderFooterView)?.ownTitle { return titleHeight(of: part, title) }
      if view.window == nil { view.followTextSize() }
      let room = CGSize(width: widthBetweenMargins, height: UIView.unlimited)
      if !(view is UITableViewHeaderFooterView), view.isMeasuredByConstraints {
        let target = CGSize(width: room.width, height: 0)
        return checked(view.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required).height, part)
      }
      let fitting = asking("sizeThatFits") { UIView.Overridable.sizeThatFits(view, room).height }
      // A plain view says nothing: it has the height of a titled one. Source: docs/rules/tables.md 7 (D)
      return checked(fitting == 0 ? usualHeight(of: part) : fitting, part)
    }
    return knownHeight(height, of: part)
  }

  /// The height of a header or footer where the delegate gives none: from the table's property, its style and the title. Units: points.
  public func ownHeight(ofHeaderInSection section: Int) -> CGFloat { ownHeight(of: .header(section)) }
  public func ownHeight(ofFooterInSection section: Int) -> CGFloat { ownHeight(of: .footer(section)) }

  /// What a table without a delegate's heights takes; `automaticDimension` where that was asked for by name.
  func ownHeight(of part: SectionPart) -> CGFloat {
    let set = (part.kind == .header ? sectionHeights.header : sectionHeights.footer) ?? (system.tables.measuresByItself ? UITableView.automaticDimension : nil)
    return set == UITableView.automaticDimension && part.kind.isEstimated(in: self) ? UITableView.automaticDimension : titleHeight(of: part)
  }

  /// The height that follows from the title, or from there being none. Source: docs/rules/tables.md 2.2 and its table
  private func titleHeight(of part: SectionPart) -> CGFloat { titleHeight(of: part, askTitle(part)) }

  private func titleHeight(of part: SectionPart, _ title: String?) -> CGFloat {
    let property = (part.kind == .header ? sectionHeights.header : sectionHeights.footer).flatMap { $0 >= 0 ? $0 : nil }
    guard style == .plain else { return groupedHeight(of: part, title, property) }
    guard let title else { return tableDelegate?.providesViews(for: part.kind, in: self) == true ? property ?? 0 : 0 }
    return property ?? TableConstants.plainHeader + (system.tables.measuresByItself ? growth(of: title, TableConstants.plainTitleStyle) : 0)
  }

  /// How much higher a title is in its font and width than one line of the default text size. Units: points.
  private func growth(of title: String, _ style: TableTitleStyle) -> CGFloat {
    let width = max(1, widthBetweenMargins - contentSides.left - contentSides.right - 2 * system.tables.inset(in: bounds.width))
    let scale = simulation.screen.scale
    func height(_ text: String, _ font: UIFont, _ lines: Int) -> CGFloat {
      TextMetrics.size(of: text, font: font, constrainedTo: width, maxLines: lines, lineBreakMode: .byWordWrapping, scale: scale).height
    }
    return max(0, height(simulation.shown(title), simulation.shown(style.font(for: self)), 0) - height(" ", style.usualFont, 1))
  }

  private func groupedHeight(of part: SectionPart, _ title: String?, _ property: CGFloat?) -> CGFloat {
    // A table header view takes the place of the room above the first section. Source: docs/rules/tables.md 2.2 (B)
    let isFirst = part == .header(0) && (tableHeaderView?.frame.height ?? 0) == 0
    guard let title else {
      return isFirst && style == .grouped ? TableConstants.firstGroupedHeader : property ?? TableConstants.groupedGap
    }
    let more = growth(of: part.kind == .header ? title.uppercased() : title, TableConstants.groupedTitleStyle)
    if part.kind == .footer { return TableConstants.groupedFooterTitle + more }
    return (isFirst ? TableConstants.firstGroupedTitle : TableConstants.groupedTitle) + more
  }

  private func checked(_ height: CGFloat, _ part: SectionPart) -> CGFloat? {
    guard simulation.fault == nil else { return nil }
    let noun = part.kind == .header ? "section header height" : "section footer height"
    return isUsable(height, noun, "height for section \(index: part.section)") ? height : nil
  }

  /// Nil for an empty one too: neither makes a header. Source: docs/rules/tables.md 2.2
  func askTitle(_ part: SectionPart) -> String? {
    guard let dataSource else { return nil }
    let title =
      part.kind == .header
      ? asking("titleForHeaderInSection") { dataSource.tableView(self, titleForHeaderInSection: part.section) }
      : asking("titleForFooterInSection") { dataSource.tableView(self, titleForFooterInSection: part.section) }
    return title?.isEmpty == true ? nil : title
  }
}

extension TableSectionKind {
  fileprivate func isEstimated(in table: UITableView) -> Bool {
    (self == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight) != 0
  }
}

/// Yes and no in a row, as runs.
private struct RunList {
  private var runs: [(value: Bool, count: Int)] = []

  mutating func append(_ value: Bool, count: Int) {
    guard count > 0 else { return }
    if let last = runs.indices.last, runs[last].value == value { runs[last].count += count } else { runs.append((value, count)) }
  }

  var hasYes: Bool { runs.contains(where: \.value) }

  /// 0 for each yes (guessed), 1 for each no (real).
  func measured() -> RowGeometry {
    var rows = RowGeometry()
    for run in runs { rows.insert(repeating: run.value ? 0 : 1, count: run.count, at: rows.rowCount) }
    return rows
  }
}
