import Foundation

/// Arranges views in a row or a column, with constraints that it makes itself. Source: Apple, UIStackView; docs/rules/layout.md 1.3 (ties)
public final class UIStackView: UIView {
  public enum Distribution: String, CaseIterable, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: String, CaseIterable, Sendable { case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline }

  /// A custom spacing that means the stack view's own spacing. Source: Apple, UIStackView.spacingUseDefault
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A custom spacing that means the system's distance. Source: Apple, UIStackView.spacingUseSystem
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public var arrangedSubviews: [UIView] { orderOfArranged.elements }
  package var arrangedSubviewsToRead: ReadList<UIView> { orderOfArranged.read() }
  private var orderOfArranged = VersionedList<UIView>()
  /// The addresses of those.
  private var arranged: Set<ObjectIdentifier> = []
  public var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { setNeedsUpdateOfArrangement() } } }
  public var distribution = Distribution.fill { didSet { if distribution != oldValue { setNeedsUpdateOfArrangement() } } }
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsUpdateOfArrangement() } } }
  /// Space between neighbours; a minimum for distributions that make larger gaps. Units: points.
  public var spacing: CGFloat = 0 {
    didSet {
      guard spacing.isFinite else {
        simulation.recordFault(UIException(.invalidArgument, "UIStackView.spacing must be a finite number, and was \(spacing)"))
        spacing = oldValue
        return
      }
      if spacing != oldValue { setNeedsUpdateOfArrangement() }
    }
  }
  /// For a column: whether spacing is measured from the last baseline of a view to the first baseline of the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateOfArrangement() } }
  }
  /// Whether the views are inside the stack view's margins, not only inside its edges.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateOfArrangement() } }
  }

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []

  public init(arrangedSubviews views: [UIView] = []) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// Adds an arranged subview, which also becomes a subview if it isn't one.
  public func addArrangedSubview(_ view: UIView) {
    // A view that is arranged already goes to the end.
    let isThere = view.superview === self && isArranged(view)
    insertArrangedSubview(view, at: arrangedSubviews.count - (isThere ? 1 : 0))
  }

  /// - Parameter index: among the arranged subviews, from 0
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    // A view that isn't a subview isn't arranged.
    let wasArranged = view.superview === self && isArranged(view)
    let others = arrangedSubviews.count - (wasArranged ? 1 : 0)
    guard (0...others).contains(index) else {
      simulation.recordFault(
        UIException(
          .internalInconsistency,
          "index out of bounds for arranged subview: index = \(index: index) expected to be less than or equal to \(index: others)"))
      return
    }
    let count = arrangedSubviews.count
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    // A callback of the view may have arranged views too.
    if wasArranged || arrangedSubviews.count != count { dropFromOrder(view) }
    orderOfArranged.insert(view, at: min(index, arrangedSubviews.count))
    arranged.insert(ObjectIdentifier(view))
    setNeedsUpdateOfArrangement()
  }

  /// Removes a view from the arranged ones; it stays a subview. Source: Apple, UIStackView.removeArrangedSubview
  public func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    dropFromOrder(view)
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsUpdateOfArrangement()
  }

  private func isArranged(_ view: UIView) -> Bool { arranged.contains(ObjectIdentifier(view)) }

  private func dropFromOrder(_ view: UIView) {
    guard arranged.remove(ObjectIdentifier(view)) != nil else { return }
    view.layoutState?.ignoreContent(along: nil)
    // Most are arranged in the order in which they are subviews.
    if let index = arrangedSubviews.uncountedIndex(of: view, near: Int(view.lastPlace)) { orderOfArranged.remove(at: index) }
  }

  public override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the space after one view, in place of `spacing`. Units: points.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard isArranged(view) else { return }
    customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateOfArrangement()
  }

  public func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    if own == Self.spacingUseSystem { return NSLayoutAnchor.systemSpacing }
    let length = own == Self.spacingUseDefault ? spacing : own
    return length == Self.spacingUseSystem ? NSLayoutAnchor.systemSpacing : length
  }

  // MARK: Constraints

  public override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func setNeedsUpdateOfArrangement() { setNeedsUpdateConstraints() }

  @_spi(Lunette) public override func subviewIntrinsicSizeDidChange() {
    if distribution == .fillProportionally || distribution == .equalCentering { setNeedsUpdateOfArrangement() }
  }

  /// The views that are arranged: hidden views take no room. Source: Apple, UIStackView
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func arrange() {
    NSLayoutConstraint.deactivate(own)
    own = []
    removeLayoutGuides(spacers)
    spacers = []
    let views = shown
    if !views.isEmpty {
      placeAlong(views)
      placeAcross(views)
    }
    // What is hidden doesn't want to be broader or narrower than the stack.
    let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    for view in arrangedSubviews { view.layoutState?.ignoreContent(along: view.isHidden ? across : nil) }
    collapseHidden()
    NSLayoutConstraint.activate(own)
  }

  private var edges: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var size: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

  private func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required, _ name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    own.append(constraint)
  }

  /// A hidden view gets the length 0 where it stands: in the middle of the gap between the shown views beside it, or at the end of the row. Across
  /// the row it fills the stack, which it never makes larger. Source: docs/rules/layout.md 1.9
  private func collapseHidden() {
    guard arrangedSubviews.contains(where: \.isHidden) else { return }
    let lastShown = arrangedSubviews.lastIndex { !$0.isHidden }
    var previous: UIView?
    for (index, view) in arrangedSubviews.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(view, size, constant: 0, priority: Self.almostRequired, "UISV-hiding")
      if let previous {
        let isBetween = lastShown.map { index < $0 } ?? false
        add(view, start, .equal, previous, end, constant: isBetween ? gap(after: previous) / 2 : 0, priority: Self.almostRequired, "UISV-hiding")
      } else {
        add(view, start, .equal, edges, start, priority: Self.almostRequired, "UISV-hiding")
      }
      for edge in axis == .horizontal ? [NSLayoutConstraint.Attribute.top, .bottom] : [.leading, .trailing] {
        add(view, edge, .equal, edges, edge, priority: Self.weakest, "UISV-hiding")
      }
    }
  }

  /// Not required, so that a view's own constraints win. Source: Apple's logs of "UISV-hiding"; ours
  private static let almostRequired = UILayoutPriority(999)
  /// With this priority distributions with equal gaps prefer short gaps, and a stack hugs its content. Source: ours, below every view's own
  /// priorities
  private static let weak = UILayoutPriority(49)
  /// With this priority hidden views fill the stack's breadth. Source: ours, below what decides that breadth
  private static let weakest = UILayoutPriority(1)

  private func placeAlong(_ views: [UIView]) {
    add(views[0], start, .equal, edges, start, "UISV-canvas-connection")
    // The constraint at the end comes after those of the gaps: so of two views without a size the last one gets the rest.
    // Source: docs/rules/layout.md 1.3, "Ties"
    defer { add(edges, end, .equal, views[views.count - 1], end, "UISV-canvas-connection") }
    for (index, (first, second)) in zip(views, views.dropFirst()).enumerated() {
      let length = gap(after: first)
      let isBaseline = axis == .vertical && isBaselineRelativeArrangement
      let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) = isBaseline ? (.lastBaseline, .firstBaseline) : (end, start)
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: add(second, to, .equal, first, from, constant: length, "UISV-spacing")
      case .equalSpacing, .equalCentering:
        add(second, to, .greaterThanOrEqual, first, from, constant: length, "UISV-spacing")
        addSpacer(between: first, second, index)
      }
    }
    switch distribution {
    case .fillEqually: for view in views.dropFirst() { add(view, size, .equal, views[0], size, "UISV-fill-equally") }
    case .fillProportionally: addProportions(views)
    case .equalCentering: shrinkInOrder(views)
    case .fill, .equalSpacing: break
    }
  }

  /// Where views don't fit, those of equal resistance shrink in their order, as in every stack, and not so that their centres come to stand at equal
  /// distances. Source: Apple, UIStackView.Distribution.equalCentering ("shrinks the arranged views based on their index")
  private func shrinkInOrder(_ views: [UIView]) {
    for (index, view) in views.enumerated() {
      let resistance = view.contentCompressionResistancePriority(for: axis)
      let length = view.askedContentSize.length(axis)
      guard resistance.rawValue > Self.centering.rawValue, resistance != .required, length > 0, length.isFinite else { continue }
      let insets = view.alignmentInsets
      let inner = length - (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
      let priority = Self.centering.rawValue + Float(index + 1) / Float(views.count + 1)
      add(
        view, size, .greaterThanOrEqual, constant: max(0, inner - Self.edge), priority: UILayoutPriority(priority), "UISV-ambiguity-suppression")
    }
  }

  /// Views that have their whole length don't stand at the edge of what `shrinkInOrder` wishes, which would cost a step of the solver each. Units: points.
  /// Ours: more than the solver's tolerance, and far less than a pixel
  private static let edge: CGFloat = 1e-5
  /// The priority of the first of the constraints that make the distances of centres equal.
  private static let centering = UILayoutPriority(150)

  /// Adds a guide between one view and the next; all these guides have the same length.
  private func addSpacer(between first: UIView, _ second: UIView, _ index: Int) {
    let spacer = UILayoutGuide()
    spacer.identifier = "UISV-distributing"
    addLayoutGuide(spacer)
    let isCentering = distribution == .equalCentering
    add(spacer, start, .equal, first, isCentering ? middle : end, "UISV-distributing-edge")
    add(spacer, end, .equal, second, isCentering ? middle : start, "UISV-distributing-edge")
    if let model = spacers.first {
      // Equal distances of the centres are optional, since the views may be too wide for them.
      // Source: Apple, UIStackView.Distribution.equalCentering
      add(
        spacer, size, .equal, model, size, priority: isCentering ? UILayoutPriority(Self.centering.rawValue - Float(min(index, 100))) : .required,
        isCentering ? "UISV-centering" : "UISV-distributing")
    }
    spacers.append(spacer)
  }

  /// Makes the lengths of the views proportional to their intrinsic sizes; a view without one gets the length that is left.
  private func addProportions(_ views: [UIView]) {
    let lengths = views.map { $0.askedContentSize.length(axis) }
    let total = lengths.reduce(0) { $0 + max(0, $1) }
    guard total > 0 else {
      for view in views.dropFirst() { add(view, size, .equal, views[0], size, "UISV-fill-proportionally") }
      return
    }
    guard let model = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != model && lengths[index] >= 0 {
      if lengths[index] == 0 {
        add(view, size, constant: 0, priority: Self.almostRequired, "UISV-fill-proportionally")
      } else {
        add(
          view, size, .equal, views[model], size, multiplier: lengths[index] / lengths[model], priority: Self.almostRequired,
          "UISV-fill-proportionally")
      }
    }
  }

  /// In a column the first view's (or the last view's); in a row that of the highest view. Source: Apple, UIStackView
  public override var forFirstBaselineLayout: UIView { baselineArranged { $0.first } ?? self }
  public override var forLastBaselineLayout: UIView { baselineArranged { $0.last } ?? self }
  private func baselineArranged(_ inColumn: ([UIView]) -> UIView?) -> UIView? {
    if axis == .vertical { return inColumn(shown) }
    func height(_ view: UIView) -> CGFloat { view.askedContentSize.height }
    return shown.reduce(nil as UIView?) { best, view in best.map { height($0) >= height(view) } == true ? best : view }
  }

  // MARK: Across

  private func placeAcross(_ views: [UIView]) {
    let (near, far, center): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    func pin(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
      add(view, attribute, .equal, edges, attribute, "UISV-alignment")
    }
    func keepInside(_ view: UIView) {
      add(view, near, .greaterThanOrEqual, edges, near, "UISV-spanning-boundary")
      add(edges, far, .greaterThanOrEqual, view, far, "UISV-spanning-boundary")
    }
    for view in views {
      switch alignment {
      case .fill:
        pin(view, near)
        pin(view, far)
      case .leading, .top:
        pin(view, near)
        keepInside(view)
      case .trailing, .bottom:
        pin(view, far)
        keepInside(view)
      case .center:
        pin(view, center)
        keepInside(view)
      case .firstBaseline, .lastBaseline:
        keepInside(view)
        let baseline: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if axis == .vertical {
          pin(view, near)
        } else if view !== views[0] {
          add(view, baseline, .equal, views[0], baseline, "UISV-alignment")
        }
      }
    }
    hugAcross(views)
  }

  /// Across its axis the stack is no larger than its content needs, unless other constraints make it larger.
  private func hugAcross(_ views: [UIView]) {
    guard alignment != .fill else { return }
    let across: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
    add(self, across, .equal, nil, .notAnAttribute, constant: 0, priority: Self.weak, "UISV-ambiguity-suppression")
    if alignment == .firstBaseline || alignment == .lastBaseline {
      let near: NSLayoutConstraint.Attribute = axis == .horizontal ? .top : .leading
      for view in views { add(view, near, .equal, edges, near, priority: Self.weak, "UISV-ambiguity-suppression") }
    }
  }
}
