import Foundation

/// What Auto Layout keeps for one view; made when it is first needed.
final class LayoutState: ViewConstraintState {
  @BackPointer private(set) var view: UIView?
  var followsMask = true
  /// Whether the subviews have got their frames in the present layout.
  var isApplied = false
  private(set) var box: LayoutBox?
  override var widthOnOffer: CGFloat? { box?.widthOnOffer }
  /// Active constraints that the view holds, in the order in which they were activated.
  var held: [NSLayoutConstraint] { holds.elements }
  var holds = VersionedList<NSLayoutConstraint>()
  /// Whether one of them, now or earlier, has an item that its equation doesn't name, as one whose multiplier is zero.
  var holdsUnnamedItems = false
  var guides: [UILayoutGuide] { ownedGuides.elements }
  var ownedGuides = VersionedList<UILayoutGuide>()
  /// The view's own guides: margins, safe area and so on.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var hugging = UIView.AxisPriorities(UILayoutPriority.defaultLow)
  var compression = UIView.AxisPriorities(UILayoutPriority.defaultHigh)
  /// Along which axis the view's content doesn't say how large it is, as across a stack view in which it is hidden; nil for none.
  private(set) var ignoredAxis: UIView.LayoutAxis?
  var margins: UIEdgeInsets?
  /// True when the margins were set as leading and trailing: `margins.left` is then the leading one, and `right` the trailing one.
  var hasDirectionalMargins = false
  var preservesSuperviewMargins = false
  var addsSafeAreaToMargins = true
  var direction = UISemanticContentAttribute.unspecified
  /// The view's name in descriptions of constraints: its name in the script.
  var name: String?
  /// The scale at which a scroll view shows the view; 1 for a view that isn't zoomed.
  var zoom = 1.0

  init(_ view: UIView) { self.view = view }

  /// Called when the view ends; all constraints that it holds end with it.
  override func end() {
    for constraint in held { constraint.uninstall() }
    for guide in guides + ownGuides.values { guide.end() }
    box?.end()
    (box, view) = (nil, nil)
  }

  func ignoreContent(along axis: UIView.LayoutAxis?) {
    guard axis != ignoredAxis else { return }
    ignoredAxis = axis
    if let box { box.engine.noteStaleSize(of: box) }
  }

  fileprivate func dropBox() {
    box?.end()
    box = nil
  }

  func requireBox() -> LayoutBox {
    let engine = UIView.layoutEngine(of: view)
    if let box, box.engine !== engine { view?.moveLayout(to: engine) }
    return requireBox(in: engine)
  }

  func requireBox(in engine: LayoutEngine) -> LayoutBox {
    if let box { return box }
    let box = LayoutBox(engine: engine, view: view, guide: nil)
    self.box = box
    box.setGiven(followsMask)
    return box
  }
}

extension LayoutState {
  /// Ends the boxes; the constraints with them must have left. Returns: whether the view had one
  func leaveEngine() -> Bool {
    for guide in guides + ownGuides.values { guide.end() }
    defer { dropBox() }
    return box != nil
  }
}

extension UIView {
  /// Only this file sets the state, so the cast is safe.
  @inline(__always)
  final var layoutState: LayoutState? { constraintState.map { unsafeDowncast($0, to: LayoutState.self) } }

  func requireLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(self)
    constraintState = state
    return state
  }
  var layoutBox: LayoutBox { requireLayoutState().requireBox() }

  public enum LayoutAxis: String, CaseIterable, Sendable { case horizontal, vertical }

  struct AxisPriorities {
    var horizontal, vertical: UILayoutPriority
    init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }
    subscript(axis: LayoutAxis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The frame as constraints see it, without the transform. The origin of a zoomed view is that of its zoomed frame; the size is its own.
  var untransformedFrame: CGRect {
    let (bounds, center, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    let zoom = layer.hasTransform ? CGFloat(layoutZoom) : 1
    return CGRect(
      x: center.x - anchor.x * bounds.width * zoom, y: center.y - anchor.y * bounds.height * zoom, width: bounds.width,
      height: bounds.height)
  }

  /// The scale at which a scroll view shows the view. To constraints from outside a zoomed view is as large as it is shown; its size
  /// attributes, and what is inside it, keep the size of scale 1. Source: docs/rules/layout.md 1.6
  final var layoutZoom: Double { layoutState?.zoom ?? 1 }
  final func setLayoutZoom(_ zoom: Double) {
    guard zoom != layoutZoom else { return }
    requireLayoutState().zoom = zoom
    reinstallConstraintsFromOutside()
  }

  /// Called when the frame was set, or margins, offset or safe area may have changed: updates the given values.
  final func layoutGeometryDidChange() {
    guard let box = layoutState?.box else { return }
    if box.isGiven { box.giveFrame() }
    if box.hasExtras { box.refreshExtras() }
  }

  /// Called when a subview was added.
  final func noteConstrained(_ subview: UIView) {
    guard let state = subview.layoutState else { return }
    _ = requireLayoutState()
    if state.followsMask { state.followSuperview() } else { _ = state.requireBox() }
  }

  /// Called when a subview is removed: drops constraints between its subtree and other views. Source: docs/rules/layout.md 1.1
  final func dropConstraints(across subview: UIView) {
    subview.layoutState?.box?.standAlone()
    // Most trees have no constraints, and each table row that is removed comes here: for these nothing is allocated.
    var holders: [LayoutState] = []
    if let layoutState { holders.append(layoutState) }
    forEachAncestor { ancestor in
      if let state = ancestor.layoutState { holders.append(state) }
      return true
    }
    let held = holders.reduce(0) { $0 + $1.held.count }
    if held == 0 { return }
    var across: [NSLayoutConstraint] = []
    if held <= Self.fewConstraints || holders.contains(where: \.holdsUnnamedItems) {
      across = holders.flatMap { $0.held.filter { $0.reaches(into: subview) } }
    } else {
      var seen: Set<ObjectIdentifier> = []
      subview.forEachLayoutBox { box in
        across += box.constraints.filter { $0.isHeld(outside: subview) && seen.insert(ObjectIdentifier($0)).inserted }
      }
    }
    if !across.isEmpty { NSLayoutConstraint.deactivate(across) }
  }

  /// Of so many, those that reach into a view are found sooner one by one than by what names the views in it. Ours
  private static let fewConstraints = 32

  /// The boxes of the view, of those in it, and of their guides.
  private func forEachLayoutBox(_ body: (LayoutBox) -> Void) {
    if let state = layoutState {
      for box in [state.box] + (state.guides + state.ownGuides.values).map(\.knownBox) { if let box { body(box) } }
    }
    for subview in subviews { subview.forEachLayoutBox(body) }
  }

  // MARK: - Frames from constraints

  /// Writes the solver's values into the subviews' frames. Source: docs/rules/layout.md 1.4, 1.5
  final func applyConstraints() {
    guard let layoutState else { return }
    layoutState.isApplied = true
    for subview in subviews {
      guard let state = subview.layoutState, !state.followsMask, let box = state.box else { continue }
      subview.take(box)
    }
    (self as? UIScrollView)?.takeContentSize()
  }

  private func take(_ box: LayoutBox) {
    let present = Overridable.alignmentRect.rect(self, in: untransformedFrame)
    let found = CGRect(
      x: box.found(box.x) ?? present.minX, y: box.found(box.y) ?? present.minY, width: box.found(box.width) ?? present.width,
      height: box.found(box.height) ?? present.height)
    let rounded = Overridable.frameForAlignmentRect.rect(self, in: found).roundedForLayout(isInWindow: window != nil, scale: simulation.screen.scale)
    guard rounded != untransformedFrame else { return }
    if layer.hasTransform {
      bounds.size = rounded.size
      let (anchor, zoom) = (layer.anchorPoint, CGFloat(layoutZoom))
      center = CGPoint(x: rounded.minX + anchor.x * rounded.width * zoom, y: rounded.minY + anchor.y * rounded.height * zoom)
    } else {
      frame = rounded
    }
  }
}

extension CGRect {
  /// Rounds place and size separately, ties away from zero: in a window to whole pixels; outside of a window places to whole points and
  /// sizes to half points, as measured. Source: docs/rules/layout.md 1.4
  func roundedForLayout(isInWindow: Bool, scale: CGFloat) -> CGRect {
    let (place, size): (CGFloat, CGFloat) = isInWindow ? (scale, scale) : (1, 2)
    func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
      // Rounding errors of the solver, which must not count as part of a pixel. Units: points; docs/rules/layout.md 1.8
      let noise: CGFloat = 1e-6
      return (value + (value < 0 ? -noise : noise)).roundedToPixel(scale: scale)
    }
    return CGRect(x: round(minX, place), y: round(minY, place), width: round(width, size), height: round(height, size))
  }
}

extension UIScrollView {
  /// Sets a scroll view's content size, if constraints determine it.
  func takeContentSize() {
    let size = contentSize(unlessConstrained: contentSize)
    let isAwaited = awaitsContentSize
    awaitsContentSize = false
    if size != contentSize { contentSize = size } else if isAwaited { legalOffsetsDidChange() }
  }

  /// Whether constraints determine the lengths of the content.
  var isContentConstrained: (width: Bool, height: Bool) {
    guard let box = layoutState?.box else { return (false, false) }
    return (box.usesContent(.contentWidth) != nil, box.usesContent(.contentHeight) != nil)
  }

  /// The lengths that constraints determine; the others are those of `size`.
  func contentSize(unlessConstrained size: CGSize) -> CGSize {
    guard let box = layoutState?.box else { return size }
    return CGSize(
      width: box.usesContent(.contentWidth).map { CGFloat($0) } ?? size.width,
      height: box.usesContent(.contentHeight).map { CGFloat($0) } ?? size.height)
  }
}

extension Simulation {
  /// Nil until something in the simulation is laid out by constraints.
  var layoutEngine: LayoutEngine? { partIfMade(.layout, LayoutEngine.self) }
  /// Solves what has changed, if there are constraints. For every frame: without counting references.
  @inlinable
  /// - Parameter view: whose layout was asked for; nil for a frame's
  package func updateLayoutEngine(for view: UIView? = nil) { withPartIfMade(.layout, LayoutEngine.self) { $0.update(for: view) } }
  /// Whether constraints have changed, or sizes that they follow, since they were solved last.
  package var hasWaitingConstraints: Bool { partIfMade(.layout, LayoutEngine.self)?.awaitsPass == true }
  func requireLayoutEngine() -> LayoutEngine { part(.layout) { LayoutEngine($0) } }
}
