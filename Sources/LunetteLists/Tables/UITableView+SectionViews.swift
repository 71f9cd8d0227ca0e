import Foundation

/// The headers and footers on the screen.
struct SectionViews {
  /// From the top. A section whose header shows nothing has no view, and isn't asked again while it is in view.
  var shown: [(part: SectionPart, view: UIView?)] = []
  /// Made to be measured, not shown yet.
  var waiting: [SectionPart: UIView] = [:]
}

/// Headers and footers: reuse, which are shown, and where they float. Source: docs/rules/tables.md 1.4, 2.3, 3.5
extension UITableView {
  // MARK: Reuse

  /// Kinds of views that wait: those that a delegate makes, and those that the table makes for titles, which have no identifier.
  package static let headerFooterKind = "UITableViewHeaderFooterView"
  static let titleKind = "title"

  /// Nil takes the registration back.
  public func register(_ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(viewClass.map { type in { type.init(reuseIdentifier: identifier) } }, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// - Parameter factory: makes a view of the registered class with this identifier
  public func register(_ factory: (() -> UITableViewHeaderFooterView)?, forHeaderFooterViewReuseIdentifier identifier: String) {
    views(ofKind: Self.headerFooterKind).register(factory.map { make in { _ in make() } }, identifier)
  }

  /// Source: Apple, UITableView.register(_:forHeaderFooterViewReuseIdentifier:)
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let made = factory(nib, of: identifier) {
      UITableViewHeaderFooterView(reuseIdentifier: identifier)
    } then: { view, simulation in
      view.reuseIdentifier = UINib.identifier(view.reuseIdentifier, registered: identifier, "view", in: simulation)
    }
    register(made, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A pooled view, else a new one if a class is registered, else nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let views = views(ofKind: Self.headerFooterKind)
    guard let view = views.take(identifier) as? UITableViewHeaderFooterView else {
      let made = views.make(identifier) as? UITableViewHeaderFooterView
      made?.tableView = self
      return made
    }
    view.tableView = self
    UITableViewHeaderFooterView.Overridable.prepareForReuse(view)
    return view
  }

  // MARK: Questions

  /// Nil where it isn't on the screen, or isn't a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }

  func shownView(_ part: SectionPart) -> UIView? { sectionViews.shown.first { $0.part == part }?.view }

  /// Where a header or footer is now: plain ones stay in view while a part of their section is. Space: content.
  /// Source: docs/rules/tables.md 2.3, the two formulas
  func floatingFrame(of part: SectionPart) -> CGRect {
    let rest = geometry.span(of: part)
    let own = viewSpan(part, in: rest)
    guard style == .plain else { return frame(of: own) }
    let section = geometry.span(ofSection: part.section)
    var y = own.y
    switch part.kind {
    case .header:
      let pin = contentOffset.y + adjustedContentInset.top
      y = min(max(own.y, pin), section.end - own.height)
    case .footer:
      let bottomLine = contentOffset.y + bounds.height - adjustedContentInset.bottom
      y = max(min(rest.y, bottomLine - rest.height), section.y + geometry.edgeHeights(ofSection: part.section).header)
    }
    return frame(of: .init(y: y, height: own.height))
  }

  // MARK: One layout pass

  /// Removes headers and footers that have left the screen.
  func removeSectionViewsOutside() {
    endDisplayingSectionViews { part in
      part.section >= geometry.sectionCount || !isShown(part, floatingFrame(of: part))
    }
  }

  /// Places what is on the screen and asks for what has come in, from the top; for each section first the header, then the footer.
  func layOutSectionViews() {
    var place = 0
    forEachShownPart { part, frame in
      if place < sectionViews.shown.count, sectionViews.shown[place].part == part {
        if let view = sectionViews.shown[place].view, view.frame != frame { view.frame = frame }
      } else {
        let view = sectionViews.waiting.removeValue(forKey: part) ?? makeView(for: part)
        guard simulation.fault == nil else { return }
        // A view for two sections ends up at the last one, as with cells.
        if let view { sectionViews.shown.removeAll { $0.view === view } }
        place = sectionViews.shown.firstIndex { $0.part > part } ?? sectionViews.shown.count
        sectionViews.shown.insert((part, view), at: place)
        if let view {
          show(view, part, frame)
          transition?.enter(view, part)
        }
      }
      place += 1
    }
  }

  /// Headers and footers on the screen, from the top, with where they float, until there is a fault.
  private func forEachShownPart(_ body: (SectionPart, CGRect) -> Void) {
    func visit(_ part: SectionPart) {
      guard simulation.fault == nil else { return }
      let frame = floatingFrame(of: part)
      if isShown(part, frame) { body(part, frame) }
    }
    // Most sections of most tables have none, and are looked at no further.
    for section in sectionsInView {
      let (header, footer) = geometry.edgeHeights(ofSection: section)
      if header > 0 { visit(.header(section)) }
      if footer > 0 { visit(.footer(section)) }
    }
  }

  /// While the rows of one section cover the screen, as in most frames of a long list, the geometry isn't asked.
  private var sectionsInView: Range<Int> {
    if rowsToCheck == .none, !visible.isEmpty {
      let (first, last) = (visible[0].path.section, visible[visible.count - 1].path.section)
      if first == last, visible[0].span.y <= bounds.minY, visible[visible.count - 1].span.end >= bounds.maxY { return first..<(first + 1) }
    }
    return geometry.sections(in: bounds.minY, bounds.maxY)
  }

  /// Less than half a pixel draws nothing. Units: points. Source: docs/rules/tables.md 2.2
  private var leastEdgeHeight: CGFloat { 1 / (2 * simulation.screen.scale) }

  func isShown(_ part: SectionPart, _ frame: CGRect) -> Bool {
    frame.height >= leastEdgeHeight && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  /// The delegate's view, else one with the title, else none. Source: docs/rules/tables.md 1.2
  func makeView(for part: SectionPart) -> UIView? {
    if let delegate = tableDelegate {
      let view = simulation.animations.outsideBlocks {
        part.kind == .header
          ? asking("viewForHeaderInSection") { delegate.tableView(self, viewForHeaderInSection: part.section) }
          : asking("viewForFooterInSection") { delegate.tableView(self, viewForFooterInSection: part.section) }
      }
      if let view {
        (view as? UITableViewHeaderFooterView)?.prepare(for: self, part.kind)
        return view
      }
    }
    guard simulation.fault == nil, let title = askTitle(part) else { return nil }
    let view = views(ofKind: Self.titleKind).take("") as? UITableViewHeaderFooterView ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.kind = Self.titleKind
    view.prepare(for: self, part.kind)
    view.show(title: title)
    return view
  }

  /// In front of the cells, behind the strip of titles. Source: docs/rules/tables.md 2.3
  private func show(_ view: UIView, _ part: SectionPart, _ frame: CGRect) {
    simulation.performWithoutAnimation {
      view.isHidden = false
      view.frame = frame
      if let front = index.view ?? lifted?.cell { insertSubview(view, belowSubview: front) } else { addSubview(view) }
    }
    guard let delegate = tableDelegate else { return }
    simulation.animations.outsideBlocks {
      switch part.kind {
      case .header: asking("willDisplayHeaderView") { delegate.tableView(self, willDisplayHeaderView: view, forSection: part.section) }
      case .footer: asking("willDisplayFooterView") { delegate.tableView(self, willDisplayFooterView: view, forSection: part.section) }
      }
    }
  }

  /// Takes headers and footers off the screen, tells the delegate and keeps them for reuse.
  func endDisplayingSectionViews(where isGone: (SectionPart) -> Bool) {
    guard sectionViews.shown.contains(where: { isGone($0.part) }) else { return }
    let gone = sectionViews.shown.filter { isGone($0.part) }
    sectionViews.shown.removeAll { isGone($0.part) }
    for (part, view) in gone { if let view { endDisplaying(view, part) } }
  }

  func endDisplaying(_ view: UIView, _ part: SectionPart) {
    view.removeFromSuperview()
    switch part.kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    }
    keep(view)
  }

  func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    if view.kind == Self.titleKind { views(ofKind: view.kind).put(view, "") } else { keepForReuse(view) }
  }

  // MARK: Estimates

  /// Replaces the estimates of the headers and footers on the screen by their heights.
  func measureSectionViews() {
    guard geometry.hasEstimates else { return }
    forEachShownPart { part, _ in
      let edge = geometry[part]
      guard !edge.isMeasured else { return }
      let height = realHeight(of: part) { [self] in
        if let view = shownView(part) ?? sectionViews.waiting[part] { return view }
        let view = makeView(for: part)
        sectionViews.waiting[part] = view
        return view
      }
      guard let height else { return }
      // What begins in view grows downwards: a table at its top stays there.
      let isCut = geometry.span(of: part).y < contentOffset.y + adjustedContentInset.top
      geometry[part] = .init(height: height, isMeasured: true, isEstimable: true)
      keepPlaces(
        after: height - edge.height,
        isAbove: transition == nil && isCut
          && visible.first.map { part.section < $0.path.section || part == .header($0.path.section) } ?? false)
    }
  }
}
