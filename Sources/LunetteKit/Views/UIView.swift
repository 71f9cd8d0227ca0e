import Foundation

/// A rectangle on the screen: it draws, holds other views, and takes touches.
///
/// Stored state is here; behaviour is in `UIView+Hierarchy`, `+Geometry`, `+Layout`, `+HitTesting` and, in later chapters,
/// `+Gestures`, `+Animation`, `+Autoresizing`.
open class UIView: UIResponder {
  public let layer: CALayer

  // Not weak: an object to which a weak reference was ever made counts all its references the slow way, which was a quarter of a scrolled
  // frame. Invariant: a view is among the subviews of its superview, and in the subtree of its window, and these take the pointers back
  // when they end.
  public internal(set) unowned(unsafe) var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window it is in; kept up to date for the whole subtree.
  public internal(set) unowned(unsafe) var window: UIWindow?
  /// The controller whose root view it is.
  weak var viewController: UIViewController?

  open var isUserInteractionEnabled = true
  /// False: only the first finger of a sequence is delivered to the view. Source: gestures.md 4.1
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var tag = 0
  public var accessibilityIdentifier: String?

  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []

  /// What bars and the rounded corners of the device cover of this view. Zero outside a window. Units: points.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// At least as many levels of views stand below it. Bounds the recursions over the tree.
  var subtreeHeight = 0

  var needsLayout = false
  var needsDisplay = true
  /// Some view below it needs layout.
  var descendantNeedsLayout = false

  /// - Parameter frame: in the superview's bounds, in points
  public init(frame: CGRect = .zero) {
    layer = CALayer()
    super.init()
    layer.view = self
    layer.frame = frame
    needsLayout = true
  }

  deinit {
    layer.view = nil
    for subview in subviews { subview.superview = nil }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
  }

  // MARK: Looks

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
    set { layer.isHidden = newValue }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: Overridable hooks

  open func layoutSubviews() {}
  /// Called before the view is first shown and after `setNeedsDisplay`. There are no pixels: what it draws with is up to the app.
  open func draw(_ rect: CGRect) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Bounds size or origin changed.
  open func boundsDidChange(from old: CGRect) {}
  /// The safe area insets changed; the new ones are set already.
  open func safeAreaInsetsDidChange() {}
  /// The same for the host's own classes, which a script's override can't shut out.
  func safeAreaDidChange() {}
  /// What is left of the insets for the subviews: a scroll view takes some of them as room around its content.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The size that fits best into `size`; the present size for a plain view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Responder chain

  /// Its controller where it is a controller's root view, else its superview. Source: gestures.md 5.1
  open override var next: UIResponder? { viewController ?? superview }
  open override var responderWindow: UIWindow? { window }
  override var responderView: UIView? { self }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestOfUIView(point, event) }

  /// Half open: the minimum edge is in, the maximum edge out. Space: own bounds. Source: gestures.md 4.6
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = layer.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Asked of the hit view when a recognition would cancel its touch. Source: gestures.md 3.4
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView {
  /// Source: Apple, UIView.AutoresizingMask; layout-animation.md b1
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
