import Foundation

/// Margins, the layout guides that depend on them, and the guide of the keyboard. Source: docs/rules/layout.md 1.6
extension UIView {
  /// The margins of a view that sets none. Units: points. Source: docs/rules/layout.md 1.6
  static let defaultMargin: CGFloat = 8
  /// The minimum side margins of a controller's root view, in a narrow and a wide one. Units: points. Source: docs/rules/layout.md 1.6; Apple, "Layout
  /// margins"
  package static let rootMargin: (narrow: CGFloat, wide: CGFloat) = (16, 20)
  /// The readable width at the default text size, and the view width from which on it applies. Units: points.
  /// Source: docs/rules/layout.md 1.6
  private static let readableWidth: CGFloat = 920
  private static let readableFrom: CGFloat = 1008

  /// The margins that content keeps: the view's own margins plus the safe area, and at least the part of the superview's margins that
  /// covers the view.
  public final var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
      }
      if preservesSuperviewLayoutMargins, let superview {
        let outer = Self.reach(of: UIView.Overridable.layoutMargins(superview), around: superview.bounds, into: frame)
        margins.top = max(margins.top, outer.top)
        margins.left = max(margins.left, outer.left)
        margins.bottom = max(margins.bottom, outer.bottom)
        margins.right = max(margins.right, outer.right)
      }
      return margins
    }
    set {
      guard areFinite(newValue, "layoutMargins") else { return }
      setOwnMargins(newValue, isDirectional: false)
    }
  }

  private func areFinite(_ margins: UIEdgeInsets, _ name: String) -> Bool {
    if [margins.top, margins.left, margins.bottom, margins.right].allSatisfy(\.isFinite) { return true }
    simulation.recordFault(UIException(.invalidArgument, "\(name) must be finite numbers, and were \(String(describing: margins))"))
    return false
  }

  private func setOwnMargins(_ margins: UIEdgeInsets, isDirectional: Bool) {
    let state = requireLayoutState()
    (state.margins, state.hasDirectionalMargins) = (margins, isDirectional)
    marginsDidChange()
  }

  /// The margins that were set; directional ones in the present direction.
  private var givenMargins: UIEdgeInsets? {
    guard let state = layoutState, var margins = state.margins else { return nil }
    if state.hasDirectionalMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&margins.left, &margins.right) }
    return margins
  }

  /// For a controller's root view at least the system's margins, unless the controller says otherwise.
  private var ownMargins: UIEdgeInsets {
    let (own, usual) = (givenMargins, Self.defaultMargin)
    guard hasOwner, let owner, owner.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? superview?.usualMargins(of: self) ?? UIEdgeInsets(top: usual, left: usual, bottom: usual, right: usual)
    }
    let side = systemMinimumMargin
    return UIEdgeInsets(top: own?.top ?? 0, left: max(own?.left ?? 0, side), bottom: own?.bottom ?? 0, right: max(own?.right ?? 0, side))
  }
  /// The minimum at each side of a controller's root view. Units: points.
  package final var systemMinimumMargin: CGFloat { bounds.width < system.bars.wideBar ? Self.rootMargin.narrow : Self.rootMargin.wide }

  /// `layoutMargins` with leading and trailing in the reading direction.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (UIView.Overridable.layoutMargins(self), effectiveUserInterfaceLayoutDirection == .rightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let margins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
      guard areFinite(margins, "directionalLayoutMargins") else { return }
      setOwnMargins(margins, isDirectional: true)
    }
  }

  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      requireLayoutState().preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.addsSafeAreaToMargins ?? true }
    set {
      requireLayoutState().addsSafeAreaToMargins = newValue
      marginsDidChange()
    }
  }

  /// Tells the view, and updates constraints and the subviews that use the superview's margins.
  package final func marginsDidChange() {
    Overridable.layoutMarginsDidChange(self)
    if hasOwner { owner?.viewLayoutMarginsDidChange() }
    guard layoutState != nil else { return }
    layoutGeometryDidChange()
    setNeedsLayout()
    setNeedsUpdateOfArrangement()
    for subview in subviews where subview.layoutState?.preservesSuperviewMargins == true { subview.marginsDidChange() }
  }

  // MARK: Guides

  public final var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins, "UIViewLayoutMarginsGuide") }
  public final var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  public final var readableContentGuide: UILayoutGuide { ownGuide(.readable, "UIViewReadableContentGuide") }
  /// The part of the view that the keyboard covers; without a keyboard the bottom part of the safe area insets.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ownGuide(.keyboard, "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide(.keyboard, of: self) }
  }

  final func ownGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide { ownGuide(kind, identifier) { UILayoutGuide(kind, of: self) } }

  private func ownGuide<Guide: UILayoutGuide>(_ kind: UILayoutGuide.Kind, _ identifier: String, _ make: () -> Guide) -> Guide {
    let state = requireLayoutState()
    if let known = state.ownGuides[kind] as? Guide { return known }
    let guide = make()
    guide.identifier = identifier
    state.ownGuides[kind] = guide
    return guide
  }

  /// The guides that were added, in order.
  public final var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  package final var layoutGuidesToRead: ReadList<UILayoutGuide> { layoutState?.ownedGuides.read() ?? .plain([]) }

  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.kind == .free, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    requireLayoutState().ownedGuides.append(guide)
  }

  public final func removeLayoutGuide(_ guide: UILayoutGuide) { removeLayoutGuides([guide]) }

  final func removeLayoutGuides(_ guides: [UILayoutGuide]) {
    let removed = Set(guides.filter { $0.owningView === self && $0.kind == .free }.map(ObjectIdentifier.init))
    if removed.isEmpty { return }
    func isRemoved(_ item: AnyObject?) -> Bool { item.map { removed.contains(ObjectIdentifier($0)) } ?? false }
    var ancestor: UIView? = self
    while let current = ancestor {
      if !current.constraints.isEmpty {
        NSLayoutConstraint.deactivate(current.constraints.filter { isRemoved($0.firstItem) || isRemoved($0.secondItem) })
      }
      ancestor = current.superview
    }
    if removed.count == 1, let guide = guides.first(where: isRemoved), let index = layoutState?.guides.uncountedIndex(of: guide) {
      layoutState?.ownedGuides.remove(at: index)
    } else {
      layoutState?.ownedGuides.removeAll { isRemoved($0) }
    }
    for guide in guides where isRemoved(guide) { guide.owningView = nil }
  }

  final var readableInsets: UIEdgeInsets {
    var margins = UIView.Overridable.layoutMargins(self)
    let width = min(bounds.width - margins.left - margins.right, Self.readableWidth)
    guard bounds.width > Self.readableFrom, width >= 0 else { return margins }
    let left = max(margins.left, (bounds.width - width) / 2)
    (margins.left, margins.right) = (left, max(margins.right, bounds.width - left - width))
    return margins
  }

  /// How much of the view the keyboard covers, from the view's bottom upwards. Units: points.
  final var coveredByKeyboard: CGFloat {
    let least = (layoutState?.ownGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    guard let window else { return least }
    let keyboard = simulation.keyboard
    guard keyboard.isVisible else { return least }
    let top = convert(CGPoint(x: 0, y: keyboard.frame.minY - window.frame.minY), from: window).y
    // A view that has left the screen, as one that is being dismissed, has nothing that the keyboard covers.
    guard top + keyboard.frame.height > bounds.minY else { return least }
    return min(max(bounds.maxY - top, least), bounds.height)
  }
}

extension UIScrollView {
  /// The content in its own coordinates: constraints to this guide's edges decide the content size.
  public final var contentLayoutGuide: UILayoutGuide { ownGuide(.content, "UIScrollView-contentLayoutGuide") }
  /// The visible part: it stays in place while the content scrolls.
  public final var frameLayoutGuide: UILayoutGuide { ownGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
