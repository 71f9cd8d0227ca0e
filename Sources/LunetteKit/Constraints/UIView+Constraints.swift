import Foundation

/// Auto Layout's face of a view. Source: docs/rules/layout.md 1.2, 1.5; Apple, UIView
extension UIView {
  /// No size of its own along an axis. Source: Apple, UIView.noIntrinsicMetric
  public static let noIntrinsicMetric: CGFloat = -1

  /// True: its frame and autoresizing mask say where it is, and constraints of others may build on that. False: constraints place it.
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

  /// Those that it holds: of its own size, and between what is inside it.
  public final var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

  /// Activates it, held by this view, in which all of it must be. Source: Apple, UIView.addConstraint
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
    if layoutState?.held.contains(where: { $0 === constraint }) == true { constraint.isActive = false }
  }
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

  // MARK: Intrinsic size

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

  func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultLow }

  private func isLegal(_ priority: UILayoutPriority) -> Bool {
    if priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue { return true }
    simulation.recordFault(
      UIException(
        .invalidArgument,
        "It's illegal to set priority:\(formatted(CGFloat(priority.rawValue))).  Priorities must be greater than 0 and less or equal to 1000."))
    return false
  }

  /// What it shows has another size: it is asked for it again before the next layout. Costs a comparison where no constraint needs it.
  public final func invalidateIntrinsicContentSize() {
    if let box = layoutState?.box, !box.isGiven {
      box.engine.noteStaleSize(of: box)
    }
    superview?.subviewIntrinsicSizeDidChange()
  }

  // MARK: The constraints' pass

  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    simulation.requireLayoutEngine().noteUpdate(of: self)
  }

  public final func updateConstraintsIfNeeded() { simulation.layoutEngine?.update() }

  /// The controller's turn comes before its view's own, which the controller's method calls.
  final func sendUpdateConstraints() {
    if let owner {
      owner.updateConstraintsOfView()
    } else {
      Overridable.updateConstraints(self)
    }
  }

  /// In a window for the first time: views whose class does something there are asked to update their constraints.
  final func noteFirstUpdate() {
    isNewToConstraints = false
    let isAsked =
      overrides?.implements("updateConstraints", on: self) == true
      || owner.map { $0.overrides?.implements("updateViewConstraints", on: $0) == true } == true
    if isAsked { setNeedsUpdateConstraints() }
  }

  // MARK: Alignment rectangle: the frame without what only decorates

  final var alignmentInsets: UIEdgeInsets { Overridable.alignmentRectInsets(self) }

  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentInsets
    return insets == .zero ? frame : CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }
  public final func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentInsets
    return insets == .zero ? rect : CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// From the top down to the first line's baseline, and from the last one's down to the bottom. A view without text has its first baseline
  /// at its top and its last at its bottom; UIKit's own texts differ about the first. Units: points.
  final var textBaselines: (first: CGFloat, last: CGFloat) {
    guard let font = (self as? UILabel)?.font ?? (self as? UIButton)?.titleLabel.font ?? (self as? UITextField)?.font else { return (0, 0) }
    let rest = self is UILabel ? 0 : (Overridable.intrinsicContentSize(self).height - font.lineHeight) / 2
    let room = max(0, rest)
    return (room + font.ascender, room - font.descender)
  }

  /// The view whose text stands for this one's baseline: itself, unless it or its class names one inside it.
  final func baselineView(isFirst: Bool) -> UIView {
    let named = isFirst ? Overridable.forFirstBaselineLayout(self) : Overridable.forLastBaselineLayout(self)
    guard named !== self, named.isDescendant(of: self) else { return self }
    return named
  }

  // MARK: Direction

  /// Whether its leading edge is on the left. Source: Apple, UIView.semanticContentAttribute
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState?.direction ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      requireLayoutState().direction = newValue
      directionDidChange()
    }
  }

  /// In which its own content is arranged: left to right, unless it is forced the other way. It does not go on to its subviews' content.
  /// Source: Apple, UIView.effectiveUserInterfaceLayoutDirection ("Do not assume that the value propagates through the view's subtree")
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  private func directionDidChange() {
    // Constraints held further in are arranged by views of their own.
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.layoutState?.held ?? [] where current === self || constraint.reaches(into: self) { constraint.reinstall() }
      ancestor = current.superview
    }
    if layoutState?.hasDirectionalMargins == true { marginsDidChange() }
    setNeedsUpdateOfArrangement()
    setNeedsLayout()
  }
}

/// Source: Apple, UISemanticContentAttribute
public enum UISemanticContentAttribute: String, CaseIterable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Source: Apple, UIUserInterfaceLayoutDirection
public enum UIUserInterfaceLayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension UIView.Overridable {
  public static let intrinsicContentSize = OverridableMethod(
    property: "intrinsicContentSize", "The size that its content needs; -1 along an axis where it has none. Points."
  ) { (view: UIView) in view.intrinsicContentSize }
  public static let alignmentRectInsets = OverridableMethod(
    property: "alignmentRectInsets", "What of its frame constraints leave out. Points."
  ) { (view: UIView) in view.alignmentRectInsets }
  public static let forFirstBaselineLayout = OverridableMethod(
    property: "forFirstBaselineLayout", "The view inside it, or itself, whose first line its first baseline is."
  ) { (view: UIView) in view.forFirstBaselineLayout }
  public static let forLastBaselineLayout = OverridableMethod(
    property: "forLastBaselineLayout", "The view inside it, or itself, whose last line its last baseline is."
  ) { (view: UIView) in view.forLastBaselineLayout }
  public static let updateConstraints = OverridableMethod(
    "updateConstraints", "Sets up constraints, before the next layout. Call super. Don't call it, call setNeedsUpdateConstraints."
  ) { (view: UIView) in view.updateConstraints() }
  public static let layoutMarginsDidChange = OverridableMethod("layoutMarginsDidChange", "layoutMargins has a new value.") {
    (view: UIView) in view.layoutMarginsDidChange()
  }
}
