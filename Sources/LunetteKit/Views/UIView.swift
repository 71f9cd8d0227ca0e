import Foundation

/// A rectangle on the screen: it draws, holds other views, and takes touches.
///
/// Stored state is here; behaviour is in `UIView+Hierarchy`, `+Geometry`, `+Layout`, `+HitTesting` and, in later chapters,
/// `+Gestures`, `+Animation`, `+Autoresizing`.
open class UIView: UIResponder {
  /// A text that a view draws itself, without a label for it. Space: the view's bounds
  package struct DrawnText {
    package let text: String
    package let frame: CGRect
  }

  /// Titles of segments, of a section index: what a reader sees and may touch as a part of the view.
  package var drawnTexts: [DrawnText] { [] }

  /// Of its class's `layerClass`.
  public internal(set) final var layer: CALayer

  // Invariant: a view is among the subviews of its superview, and in the subtree of its window, and these take the pointers back when they
  // end.
  @BackPointer public internal(set) var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window it is in; kept up to date for the whole subtree.
  @BackPointer public internal(set) var window: UIWindow?
  /// The controller whose root view it is.
  weak var owner: (any ViewOwner)? { didSet { hasOwner = owner != nil } }
  /// False: it has no controller. A weak reference takes longer to read.
  private(set) final var hasOwner = false
  /// Whether it is the root view of a controller.
  package var isControllerView: Bool { owner != nil }

  open var isUserInteractionEnabled = true
  /// False: only the first finger of a sequence is delivered to the view. Source: docs/rules/gestures.md 4.1
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var tag = 0
  public var accessibilityIdentifier: String?
  /// What assistive technology calls it; nil leaves it to what it shows.
  public var accessibilityLabel: String?

  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Its own tint; nil takes over the superview's.
  var ownTint: UIColor?
  var ownTintMode = TintAdjustmentMode.automatic
  /// Whether what was drawn before is cleared when it is drawn anew. Kept: a drawing is always made anew.
  public var clearsContextBeforeDrawing = true

  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []

  /// What bars and the rounded corners of the device cover of this view. Zero outside a window. Units: points.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// What Auto Layout keeps for it; nil where no constraint ever had to do with it.
  final var layoutState: LayoutState?
  /// `updateConstraints` is to be called before the next layout.
  package final var needsUpdateConstraints = false
  /// It was in no window yet: one whose class does something there is asked to update its constraints once.
  final var isNewToConstraints = true

  /// At least as many levels of views stand below it. Bounds the recursions over the tree.
  var subtreeHeight = 0

  var needsLayout = false
  var needsDisplay = true
  /// Its `layoutSubviews` is running.
  var isLayingOut = false
  /// Some view below it needs layout.
  var descendantNeedsLayout = false
  /// Some bare layer in its layer is to be drawn or laid out.
  var hasLayerWork = false
  var storedContentMode = ContentMode.scaleToFill

  /// - Parameter frame: in the superview's bounds, in points
  public init(frame: CGRect = .zero) {
    layer = type(of: self).layerClass.init()
    super.init()
    layer.view = self
    layer.frame = frame
    needsLayout = true
  }

  /// The class of the layers of its views.
  open class var layerClass: CALayer.Type { CALayer.self }

  deinit {
    layer.view = nil
    layoutState?.end()
    for subview in subviews { subview.superview = nil }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
  }

  // MARK: Looks

  /// A view of the same class and look for a snapshot; nil for one that draws nothing of its own. It is never in a tree.
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

  /// Kept; a device shows black through the holes of an opaque view. Ours
  public var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Whether a view of the class is opaque until it is told. Source: docs/rules/layers.md 3.2; false for what has holes by nature
  open class var isOpaqueAtFirst: Bool { true }

  /// What it says of itself in words. A class that has more to say than a plain view adds it in its own file.
  open var summary: ViewSummary { ViewSummary() }
  /// True for parts of the system that are many and always the same: no list of views names them.
  open var isLeftOutOfLists: Bool { false }

  /// What it shows beside its box, its layer's own content and its subviews; nil for nothing.
  /// - Parameters:
  ///   - size: of the bounds as they are shown, which an animation may be changing
  ///   - time: of the simulation, in seconds
  open func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { nil }
  /// For whoever reads the screen.
  open var shownState: ViewState { isFirstResponder ? .firstResponder : [] }
  /// Boxes in front of all that stands in it.
  open var marks: [ViewMark] { [] }
  /// The subview whose text is its title: it is shown as one, with this view's state.
  open var titleView: UIView? { nil }

  // MARK: Overridable hooks

  /// Call super: the frames that constraints give the subviews are set here.
  open func layoutSubviews() { applyConstraints() }
  /// The size that its content needs; `noIntrinsicMetric` along an axis where it has none. Source: docs/rules/layout.md 1.2
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// What of its frame constraints leave out, as a shadow that is part of it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Source: Apple, UIView.forFirstBaselineLayout
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// See `textBaselines`.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselines }
  /// Sets up constraints; call super at the end.
  open func updateConstraints() { needsUpdateConstraints = false }
  open func layoutMarginsDidChange() {}
  /// Something that a stack view's constraints follow from has changed.
  func setNeedsUpdateOfArrangement() {}
  /// A subview's intrinsic size has changed, which may be its own.
  func subviewIntrinsicSizeDidChange() {}
  /// Called before the view is first shown and after `setNeedsDisplay`; what it draws into the current context is its picture.
  open func draw(_ rect: CGRect) {}
  open func didAddSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// A scroll view around it doesn't take touches away from it, unless it is told to.
  var keepsTouchesFromScrolling: Bool { false }
  /// Memory is short: it lets go of what it can make again.
  func memoryIsShort() {}
  /// Bounds size or origin changed.
  open func boundsDidChange(from old: CGRect) {}
  /// The safe area insets changed; the new ones are set already.
  open func safeAreaInsetsDidChange() {}
  /// Its tint, or what it takes over from its superview, has another colour.
  /// The same for the host's own classes, which a script's override can't shut out.
  func safeAreaDidChange() {}
  /// What is left of the insets for the subviews: a scroll view takes some of them as room around its content.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The same for one of them: a container's bars cover the views of its controllers, each in its own way.
  func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsetsForSubviews }
  /// The size that fits best into `size`; the present size for a plain view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Responder chain

  /// Its controller where it is a controller's root view, else its superview. Source: docs/rules/gestures.md 5.1
  open override var next: UIResponder? { owner ?? superview }
  open override var responderWindow: UIWindow? { window }
  /// The simulation of its window; outside one that which is current.
  public override var simulation: Simulation { $window.look { $0.simulation } ?? .current }
  /// Whether changes of it are to be animated; asked for each change of a view in a window, and no reference is counted.
  final var isInCollectingWindow: Bool { $window.look { $0.isCollectingChanges } ?? false }
  override var responderView: UIView? { self }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestOfUIView(point, event) }

  /// Half open: the minimum edge is in, the maximum edge out. Space: own bounds. Source: docs/rules/gestures.md 4.6
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = layer.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Asked of the hit view when a recognition would cancel its touch. Source: docs/rules/gestures.md 3.4
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
