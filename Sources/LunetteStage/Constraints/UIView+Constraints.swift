import Foundation

/// The methods and properties of Auto Layout that views have. Source: docs/rules/layout.md 1.2, 1.5; Apple, UIView
extension UIView {
  /// The value for no intrinsic size on an axis. Source: Apple, UIView.noIntrinsicMetric
  public static let noIntrinsicMetric: CGFloat = -1

  /// True: the view's frame and autoresizing mask decide its place, and constraints of other views may use it. False: constraints place the
  /// view.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.followsMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let state = requireLayoutState()
      state.followsMask = newValue
      if let box = state.box { box.setGiven(newValue) } else if !newValue { _ = state.requireBox() }
      if let superview {
        superview.noteConstrained(self)
        superview.setNeedsLayout()
      }
    }
  }

  // MARK: Constraints

  /// The constraints that this view holds: of its own size, and between its subviews.
  public final var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }
  package final var constraintsToRead: ReadList<NSLayoutConstraint> { layoutState?.holds.read() ?? .plain([]) }

  /// Activates a constraint, which this view then holds. All its items must be in this view. Source: Apple, UIView.addConstraint
  public final func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    var known: [NSLayoutConstraint] = []
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = NSLayoutConstraint.view(of: item), !view.isDescendant(of: self) else { continue }
        simulation.recordFault(
          UIException(
            .generic,
            """
            Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  \
            That's illegal. constraint:\(constraint.described) view:\(shownInLayout)
            """))
        return
      }
    }
    for constraint in constraints where !constraint.isActive {
      constraint.install(on: self)
      guard constraint.isActive else { return NSLayoutConstraint.deactivate(known) }
      known.append(constraint)
    }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isHeld(by: self) { constraint.isActive = false }
  }
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints.filter { $0.isHeld(by: self) })
  }

  // MARK: Intrinsic size

  /// The four priorities of its own size, where somebody may have set one.
  package final var givenPriorities: [Float]? {
    layoutState.map { state in
      [state.hugging.horizontal, state.hugging.vertical, state.compression.horizontal, state.compression.vertical].map { Float($0.rawValue) }
    }
  }

  public final func contentHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? defaultHuggingPriority(for: axis)
  }
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> UILayoutPriority {
    layoutState?.compression[axis] ?? .defaultHigh
  }
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    guard isLegal(priority) else { return }
    requireLayoutState().hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }
  public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    guard isLegal(priority) else { return }
    requireLayoutState().compression[axis] = priority
    invalidateIntrinsicContentSize()
  }

  private func isLegal(_ priority: UILayoutPriority) -> Bool {
    if priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue { return true }
    simulation.recordFault(
      UIException(
        .invalidArgument,
        "It's illegal to set priority:\(formatted(CGFloat(priority.rawValue))).  Priorities must be greater than 0 and less or equal to 1000."
      ))
    return false
  }

  /// The intrinsic size for a layout. What is invalidated in answering is what is answered: a size that invalidates itself would never end.
  final var askedContentSize: CGSize {
    let outer = isAskedForContentSize
    isAskedForContentSize = true
    defer { isAskedForContentSize = outer }
    return Overridable.intrinsicContentSize(self)
  }

  /// Marks the view's intrinsic size to be asked again before the next layout. Costs one comparison when no constraint needs the size.
  public final func invalidateIntrinsicContentSize() {
    if isAskedForContentSize { return }
    if let box = layoutState?.box, !box.isGiven || box.hasExtras {
      box.engine.noteStaleSize(of: box)
      tellOfConstraints()
    }
    contentWantsAnotherSize(byConstraints: false)
    superview?.subviewIntrinsicSizeDidChange()
  }

  /// Constraints in the view are others: cells around it that follow them may want another size.
  final func tellOfConstraints() {
    guard simulation.tellsOfConstraints else { return }
    var next: UIView? = self
    while let view = next {
      view.contentWantsAnotherSize(byConstraints: true)
      next = view.superview
    }
  }

  // MARK: The constraints' pass

  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    simulation.requireLayoutEngine().noteUpdate(of: self)
  }

  public final func updateConstraintsIfNeeded() { simulation.layoutEngine?.update() }

  /// A controller is called first; its method calls the view's own.
  final func sendUpdateConstraints() {
    if let owner {
      owner.updateConstraintsOfView()
    } else {
      Overridable.updateConstraints(self)
    }
  }

  /// Called when the view is in a window for the first time: classes with their own `updateConstraints` are asked to update.
  final func noteFirstUpdate() {
    isNewToConstraints = false
    let isAsked =
      overrides?.implements("updateConstraints", on: self) == true
      || owner.map { $0.overrides?.implements("updateViewConstraints", on: $0) == true } == true
    if isAsked { setNeedsUpdateConstraints() }
  }

  // MARK: Alignment rectangle: the frame without what only decorates

  /// What constraints leave out of the frame at its edges, in its present size.
  final var alignmentInsets: UIEdgeInsets {
    guard let overrides, overrides.implements(Overridable.alignmentRect.name, on: self) else { return Overridable.alignmentRectInsets(self) }
    let frame = CGRect(origin: .zero, size: bounds.size)
    let rect = Overridable.alignmentRect.rect(self, in: frame)
    return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
  }

  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = Overridable.alignmentRectInsets(self)
    return insets == .zero
      ? frame
      : CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom)
  }
  public final func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = Overridable.alignmentRectInsets(self)
    return insets == .zero
      ? rect
      : CGRect(
        x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom)
  }

  /// The view whose text gives this view's baseline: the view itself, unless it or its class names a subview.
  final func baselineView(isFirst: Bool) -> UIView {
    let named = isFirst ? Overridable.forFirstBaselineLayout(self) : Overridable.forLastBaselineLayout(self)
    guard named !== self, named.isDescendant(of: self) else { return self }
    return named
  }

  // MARK: Direction

  /// Decides whether the view's leading edge is on the left. Source: Apple, UIView.semanticContentAttribute
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState?.direction ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      requireLayoutState().direction = newValue
      directionDidChange()
    }
  }

  /// The direction in which the view's own content is arranged: the app's, unless the view has one of its own. Subviews don't inherit it
  /// for their content.
  /// Source: Apple, UIView.effectiveUserInterfaceLayoutDirection ("Do not assume that the value propagates through the view's subtree")
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    withSimulation { semanticContentAttribute.direction(in: $0) }
  }

  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIApplication.shared.simulation)
  }

  package final func directionDidChange() {
    // Constraints that subviews hold use the direction of those subviews, so only this view and its superviews are visited.
    for constraint in layoutState?.held ?? [] { constraint.reinstall() }
    reinstallConstraintsFromOutside()
    if layoutState?.hasDirectionalMargins == true { marginsDidChange() }
    setNeedsUpdateOfArrangement()
    setNeedsLayout()
  }
}

extension UIView {
  /// Makes the constraints anew that superviews hold and that concern this view's subtree: what this view's edges mean to them has changed.
  final func reinstallConstraintsFromOutside() {
    guard layoutState != nil else { return }
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.layoutState?.held ?? [] where constraint.reaches(into: self) { constraint.reinstall() }
      ancestor = current.superview
    }
  }
}

extension UIView {
  /// Its content runs from the right to the left: what stands at its left otherwise stands at its right.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// A place among its subviews, as it is in its direction. - Parameter frame: as it is from the left to the right
  package final func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }
}

/// Source: Apple, UISemanticContentAttribute
public enum UISemanticContentAttribute: String, CaseIterable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction that it gives to a view's content in an app. Controls of playback and directions in space aren't mirrored.
  package func direction(in simulation: Simulation) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: simulation.isRightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

/// Source: Apple, UIUserInterfaceLayoutDirection
public enum UIUserInterfaceLayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension UIView.Overridable {
  public static let intrinsicContentSize = OverridableMethod(
    property: "intrinsicContentSize", "The size that the view's content needs; -1 along an axis without such a size.", unit: .points
  ) { (view: UIView) in view.intrinsicContentSize }
  public static let alignmentRectInsets = OverridableMethod(
    property: "alignmentRectInsets", "The edges of the frame that constraints ignore, for example a shadow.", unit: .points
  ) { (view: UIView) in view.alignmentRectInsets }
  public static let alignmentRect = OverridableMethod(
    "alignmentRect",
    "The rectangle that constraints use for a frame: the frame without alignmentRectInsets. An override has frameForAlignmentRect as its counterpart.",
    unit: .points, "frame"
  ) { (view: UIView, frame: CGRect) in view.alignmentRect(forFrame: frame) }
  public static let frameForAlignmentRect = OverridableMethod(
    "frameForAlignmentRect", "The frame that belongs to a rectangle of constraints: the rectangle with alignmentRectInsets added.", unit: .points, "rect"
  ) { (view: UIView, rect: CGRect) in view.frame(forAlignmentRect: rect) }
  public static let forFirstBaselineLayout = OverridableMethod(
    property: "forFirstBaselineLayout", "The view whose first line is used for firstBaselineAnchor: this view or one inside it."
  ) { (view: UIView) in view.forFirstBaselineLayout }
  public static let forLastBaselineLayout = OverridableMethod(
    property: "forLastBaselineLayout", "The view whose last line is used for lastBaselineAnchor: this view or one inside it."
  ) { (view: UIView) in view.forLastBaselineLayout }
  public static let updateConstraints = OverridableMethod(
    "updateConstraints", "Sets up the view's constraints before the next layout. Call super. Don't call it: call setNeedsUpdateConstraints."
  ) { (view: UIView) in view.updateConstraints() }
  public static let layoutMargins = OverridableMethod(
    property: "layoutMargins", "The distances between the view's edges and its content, with the safe area.", unit: .points
  ) { (view: UIView) in view.layoutMargins }
  public static let layoutMarginsDidChange = OverridableMethod("layoutMarginsDidChange", "layoutMargins has changed.") {
    (view: UIView) in view.layoutMarginsDidChange()
  }
}
