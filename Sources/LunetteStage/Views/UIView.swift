import Foundation

/// A rectangle on the screen that draws, holds subviews, and takes touches.
///
/// This file has the stored state; the behaviour is in `UIView+Hierarchy`, `+Geometry`, `+Layout`, `+HitTesting`, `+Animation`,
/// `+Autoresizing` and others.
open class UIView: UIResponder {
  /// A text that a view draws itself, without a label. Space: the view's bounds
  public struct DrawnText {
    package let text: String
    package let frame: CGRect

    package init(text: String, frame: CGRect) { (self.text, self.frame) = (text, frame) }
  }

  /// Texts such as titles of segments or of a section index, which a reader sees as a part of the view and may touch.
  @_spi(Lunette) open var drawnTexts: [DrawnText] { [] }

  /// A layer of the class's `layerClass`.
  public internal(set) final var layer: CALayer

  // Invariant: a view is among the subviews of its superview, and in the subtree of its window. Superview and window set these pointers to
  // nil when they end.
  @BackPointer public internal(set) var superview: UIView?
  /// In the order from back to front.
  public final var subviews: [UIView] { order.elements }
  final var order = VersionedList<UIView>()
  /// The window of the view's tree; kept up to date in the whole subtree.
  @BackPointer public internal(set) var window: UIWindow?
  /// The controller whose root view it is.
  package final weak var owner: (any ViewOwner)? { didSet { hasOwner = owner != nil } }
  /// Whether the view has an owner. Kept as a flag, because reading a weak reference takes longer.
  private(set) final var hasOwner = false
  /// Whether it is the root view of a controller.
  package var isControllerView: Bool { owner != nil }

  open var isUserInteractionEnabled = true
  /// With false, the view gets only the first finger of a sequence. Source: docs/rules/gestures.md 4.1
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var tag = 0
  public var accessibilityIdentifier: String?

  public final var gestureRecognizers: [UIGestureRecognizer]? { ownRecognizers?.elements }
  package final var gestureRecognizersToRead: ReadList<UIGestureRecognizer>? { ownRecognizers?.read() }
  final var ownRecognizers: VersionedList<UIGestureRecognizer>?

  /// Nil without one, see `UIView.motionEffects`.
  final var storedMotionEffects: [UIMotionEffect]?

  package final var ownTraits: OwnTraits?
  /// The number of the screen's traits when it came into its window or left it; negative for a view that was in none.
  final var traitsVersion: Int32 = -1
  /// The view's own tint; nil inherits the superview's.
  package final var ownTint: UIColor?
  var ownTintMode = TintAdjustmentMode.automatic
  /// Whether the former drawing is cleared before the view is drawn again. Kept, without effect: a drawing always begins empty.
  public var clearsContextBeforeDrawing = true

  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { if constraintState != nil { maskDidChange() } }
  }

  /// How far bars and the rounded corners of the device cover this view. Zero outside a window. Units: points.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// What Auto Layout keeps about the view; nil for a view that no constraint has ever concerned.
  final var constraintState: ViewConstraintState?
  /// Whether `updateConstraints` is to be called before the next layout.
  package final var needsUpdateConstraints = false
  /// While a layout asks for the intrinsic size.
  final var isAskedForContentSize = false
  /// Whether the view was in no window yet. In its first window a class with its own `updateConstraints` is asked to update once.
  final var isNewToConstraints = true

  /// How often it was put into a superview: whoever calls out in the midst of a move compares it, to see whether a callback has moved the view.
  package final var insertions: UInt32 = 0
  /// Where it stood last among its superview's subviews: where a search for it begins.
  final var lastPlace: UInt32 = 0
  /// Number of levels below this view, or more. It limits the recursions over the tree.
  var subtreeHeight = 0

  package final var needsLayout = false
  var needsDisplay = true
  /// How many runs of the view's `layoutSubviews` are under way, each inside the one before.
  final var layoutsUnderWay = 0
  /// Whether a view below this one needs layout.
  var descendantNeedsLayout = false
  /// Whether a bare layer inside the view's layer is to be drawn or laid out.
  var hasLayerWork = false
  var storedContentMode = ContentMode.scaleToFill

  /// - Parameter frame: in the superview's bounds, in points
  public init(frame: CGRect = .zero) {
    layer = type(of: self).layerClass.init()
    super.init()
    layer.view = self
    layer.frame = frame
    needsLayout = true
    Simulation.look { $0.deeds.views += 1 }
  }

  /// The result of `body` for the layer, without counting references, for what changes in every frame. The body must not replace the layer.
  @inline(__always)
  final func withLayer<Result>(_ body: (CALayer) -> Result) -> Result { Unmanaged.passUnretained(layer)._withUnsafeGuaranteedRef(body) }

  /// The class of the layers of this class's views.
  open class var layerClass: CALayer.Type { CALayer.self }

  deinit {
    layer.view = nil
    constraintState?.end()
    for subview in subviews { subview.superview = nil }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
  }

  // MARK: Looks

  /// A view of the same class and look, for a snapshot; nil if the class draws nothing of its own. The copy is never in a tree.
  func lookCopy() -> UIView? { nil }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// Opacity from 0 to 1; other values are clamped.
  open var alpha: CGFloat {
    get { layer.opacity }
    set { layer.opacity = min(max(newValue, 0), 1) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.setNeedsUpdateOfArrangement()
    }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Kept, without effect. On a device, transparent parts of an opaque view show black. Ours
  public var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Whether new views of the class are opaque. Source: docs/rules/layers.md 3.2; false for classes with transparent parts
  open class var isOpaqueAtFirst: Bool { true }

  /// A description of the view in words. A class that shows more than a plain view adds to it in its own file.
  open var summary: ViewSummary { ViewSummary() }
  /// True for parts of the system that are many and always the same, such as keys: lists of views leave them out.
  open var isLeftOutOfLists: Bool { false }

  /// What the view shows besides its box, its layer's own content and its subviews; nil for nothing.
  /// - Parameters:
  ///   - size: of the bounds as they are shown, which may be in the middle of an animation
  ///   - time: of the simulation, in seconds
  open func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { nil }
  /// The state of the view as it is told to those who read the screen.
  open var shownState: ViewState { isFirstResponder ? .firstResponder : [] }
  /// Something in the view, or the view itself, isn't first responder any more. Tells the views around it.
  @_spi(Lunette) open func firstResponderHasLeft() { superview?.firstResponderHasLeft() }
  /// The subviews for somebody who looks at them now.
  package var subviewsToRead: ReadList<UIView> { order.read() }
  /// How many of the frontmost subviews are parts of the view itself, such as scroll indicators: other subviews are added behind them.
  var partsInFront: Int { 0 }
  /// Boxes that are shown in front of the view's content, such as scroll indicators.
  open var marks: [ViewMark] { [] }
  /// The subview whose text is this view's title: frames show it as a title, with this view's state.
  open var titleView: UIView? { nil }

  @_spi(Lunette) open override var usualAccessibilityFrame: CGRect { screenRect(of: bounds) }
  /// Nothing, but for a view that the app has made an element in the place of what is around it.
  open override var accessibilityNature: AccessibilityNature {
    guard accessibilitySettings?.isElement == true, let superview else { return AccessibilityNature() }
    return superview.accessibilityNature(inPlaceBy: self) ?? AccessibilityNature()
  }
  /// What a subview says that the app has made an element in the place of this view, as the content view of a cell; nil for any other one.
  @_spi(Lunette) open func accessibilityNature(inPlaceBy view: UIView) -> AccessibilityNature? { nil }
  /// Elements in it that have no views of their own, such as segments.
  @_spi(Lunette) open var accessibilityParts: [AccessibilityPart] { [] }
  /// Changes a part's value by a step, as a finger would.
  @_spi(Lunette) open func adjustAccessibilityPart(_ index: Int, up: Bool) {}
  /// Whether what a view in it says is a part of what it says itself, as the switch of a cell.
  @_spi(Lunette) open func accessibilityReads(_ view: UIView) -> Bool { false }
  /// The views in it in the order in which they are read; nil for the subviews, by their places.
  @_spi(Lunette) open var accessibilityOrder: [UIView]? { nil }
  /// What it hides of the siblings behind it, so that they aren't read there; nil for nothing. Space: screen.
  @_spi(Lunette) open var accessibilityCover: CGRect? { nil }
  /// Where a finger lands that activates it, other than in its middle. Space: own bounds.
  @_spi(Lunette) open var accessibilityOwnPoint: CGPoint? { nil }
  /// What can be done with it besides a tap, before what the app adds.
  @_spi(Lunette) open var accessibilityOwnActions: [UIAccessibilityCustomAction] { [] }
  /// How much it keeps to its own size until it is told: more where that size is usually fixed. Source: docs/rules/layout.md 1.2
  func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultLow }
  /// The title and the picture that a long press on an item of a bar shows large.
  @_spi(Lunette) open var barLargeContent: (title: String?, image: UIImage?)? { nil }

  // MARK: Overridable hooks

  /// Sets the frames that constraints give the subviews. Overrides call super; where they don't, these frames are set after them.
  open func layoutSubviews() { applyConstraints() }
  /// The size that the view's content needs; `noIntrinsicMetric` on an axis without such a size. Source: docs/rules/layout.md 1.2
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The part of the frame that constraints ignore, such as a shadow that is part of the view.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Source: Apple, UIView.forFirstBaselineLayout
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The baselines of the view's text in a view of this size. A view without text has its first baseline at its top and its last one at its
  /// bottom. Source: Apple, UIView.forFirstBaselineLayout, forLastBaselineLayout
  func baselines(in size: CGSize) -> TextBaselines {
    TextBaselines(first: TextBaselines.Place(share: 0, offset: 0), last: TextBaselines.Place(share: 1, offset: 0))
  }
  /// Whether the height that the content needs follows from the width that constraints find, as for a text of several lines.
  var heightFollowsWidth: Bool { false }
  /// What has the constraints that measure the view, where those aren't its own: a cell's content view.
  @_spi(Lunette) open var fittingContent: UIView? { nil }
  /// What a view that lays itself out answers in their place while no constraint is in it; nil for others.
  @_spi(Lunette) open func fittingWithoutConstraints(_ target: CGSize) -> CGSize? { nil }
  /// While constraints ask for the intrinsic size: the width that they have found, or infinity before that. Units: points.
  final var widthOnOffer: CGFloat? { constraintState?.widthOnOffer }
  /// Whether `sizeToFit` keeps within the width that the view has.
  var fitsWithinItsWidth: Bool { true }
  /// The distance between the baselines of two such views that the system leaves; nil for a view without a text in one font. Units: points.
  var baselineDistance: CGFloat? { nil }
  /// Sets up constraints; overrides call super at the end.
  open func updateConstraints() { needsUpdateConstraints = false }
  open func layoutMarginsDidChange() {}
  /// Whether the view itself says where a subview stands, so that constraints needn't.
  @_spi(Lunette) open func decidesPlace(of subview: UIView) -> Bool { false }
  /// The margins of a subview that sets none, where this view says it; else they are 8. Units: points.
  @_spi(Lunette) open func usualMargins(of subview: UIView) -> UIEdgeInsets? { nil }
  /// Called when something has changed that a stack view's constraints depend on.
  func setNeedsUpdateOfArrangement() {}
  /// Called when the view's own intrinsic size was invalidated; and where a list follows constraints, when those in the view are others.
  @_spi(Lunette) open func contentWantsAnotherSize(byConstraints: Bool) {}
  /// Called when a subview's intrinsic size has changed, since this view's own may depend on it.
  @_spi(Lunette) open func subviewIntrinsicSizeDidChange() {
    if autoresizingMask.contains(.flexibleHeight), let superview, superview.fitsFlexibleSubviews { superview.setNeedsLayout() }
  }
  /// Whether it makes subviews of a flexible height as high as their constraints want.
  var fitsFlexibleSubviews: Bool { false }
  /// Draws into the current context, which becomes the view's picture. Called before the view is first shown and after `setNeedsDisplay`.
  open func draw(_ rect: CGRect) {}
  open func didAddSubview(_ subview: UIView) {}
  /// Its tint, or what it takes over from its superview, has another colour.
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Whether a scroll view around leaves this view's touches alone, unless it is told otherwise.
  @_spi(Lunette) open var keepsTouchesFromScrolling: Bool { false }
  /// Whether the class does something when the view gets or leaves a window.
  var hearsOfWindow: Bool { false }
  /// Called when memory is low: the view releases what it can make again.
  @_spi(Lunette) open func memoryIsShort() {}
  /// The bounds are about to become others. Not called where a new frame of a transformed view changes them.
  @_spi(Lunette) open func boundsWillChange(to new: CGRect) {}
  /// Called when the size or the origin of the bounds has changed.
  open func boundsDidChange(from old: CGRect) {}
  /// Called when the safe area insets have changed; they already have their new values.
  open func safeAreaInsetsDidChange() {}
  /// Called after `safeAreaInsetsDidChange`, for the host's own classes: a script's override can't shut it out.
  @_spi(Lunette) open func safeAreaDidChange() {}
  /// The insets that the subviews get: a scroll view takes some of them as room around its content.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The colour that its subviews stand on; nil where what is behind it is seen.
  @_spi(Lunette) open var colorBehindSubviews: UIColor? { backgroundColor }
  /// What one subview gets of the insets: the bars of a container cover each controller's view in its own way.
  @_spi(Lunette) open func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsetsForSubviews }
  /// How far they cover the subview, edge by edge.
  @_spi(Lunette) open func safeArea(reaching subview: UIView) -> UIEdgeInsets {
    let insets = safeAreaInsets(for: subview)
    return insets == .zero ? .zero : Self.reach(of: insets, around: bounds, into: subview.layer.untransformedFrame)
  }

  /// Room without an end, for `sizeThatFits`. Units: points.
  package static let unlimited: CGFloat = .greatestFiniteMagnitude
  /// The size that fits best into `size`; the present size for a plain view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The image that the view shows by itself, as its layer tells it.
  var layerContents: UIImage? { nil }

  // MARK: Responder chain

  /// The controller for a controller's root view, else the superview. Source: docs/rules/gestures.md 5.1
  open override var next: UIResponder? { owner ?? superview }
  open override var responderWindow: UIWindow? { window }
  /// The simulation of the view's window; outside a window the current simulation.
  public override var simulation: Simulation { $window.look { $0.simulation } ?? .current }
  /// The result of `body` for the simulation, without counting references, for what is asked in every frame. The body must not end it.
  @inline(__always)
  final func withSimulation<Result>(_ body: (Simulation) -> Result) -> Result {
    if let found = $window.look({ $0.reference.look(body) }), let result = found { return result }
    return Simulation.look(body)
  }

  /// What is so in the system that is simulated. Source: docs/rules/systems.md
  package final var system: SystemConstants { withSimulation { $0.system } }

  package final var hasFault: Bool { withSimulation { $0.hasFault } }
  /// Whether changes of the view are animated. Asked for each change of a view in a window, so it counts no references.
  final var isInCollectingWindow: Bool { $window.look { $0.isCollectingChanges } ?? false }
  @_spi(Lunette) open override var responderView: UIView? { self }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestOfUIView(point, event) }

  /// Half open: the minimum edge is in, the maximum edge out. Space: own bounds. Source: docs/rules/gestures.md 4.6
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = layer.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Asked of the hit view when a recognizer would cancel its touch. Source: docs/rules/gestures.md 3.4
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView {
  /// Source: Apple, UIView.AutoresizingMask; docs/rules/layout.md 2.1
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
