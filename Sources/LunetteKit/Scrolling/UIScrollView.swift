import Foundation

/// A view whose content can be larger than itself: its bounds' origin moves over the content.
///
/// State is here. `+Dragging` follows the finger, `+Motion` moves after the lift and for animated offsets, `+Indicators` says where
/// the indicators are. Source: scrolling.md; gestures.md 6
open class UIScrollView: UIView {
  public typealias DecelerationRate = ScrollDecelerationRate

  public weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content. Units: points

  open var contentSize = CGSize.zero {
    didSet {
      guard isFinite("contentSize", contentSize.width, contentSize.height) else {
        contentSize = oldValue
        return
      }
      if contentSize != oldValue { legalOffsetsDidChange() }
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let inset = contentInset
      guard isFinite("contentInset", inset.top, inset.left, inset.bottom, inset.right) else {
        contentInset = oldValue
        return
      }
      if inset != oldValue { insetsDidChange(from: oldValue) }
    }
  }
  /// What counts for the legal offsets: the content inset. (Safe areas are not added yet.)
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  // MARK: Behaviour

  public var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  /// A drag that begins clearly along one axis scrolls only along that one.
  public var isDirectionalLockEnabled = false
  public var decelerationRate = DecelerationRate.normal
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true

  public let panGestureRecognizer: UIPanGestureRecognizer

  // MARK: What it is doing

  public internal(set) var isDragging = false
  var motion: OffsetMotion?
  var drag: ScrollDrag?
  /// When it last moved. Units: seconds of the simulated clock.
  var lastScrollTime: TimeInterval = -.infinity

  public override init(frame: CGRect = .zero) {
    let pan = ScrollPanGestureRecognizer()
    panGestureRecognizer = pan
    super.init(frame: frame)
    layer.masksToBounds = true
    pan.scrollView = self
    addGestureRecognizer(pan)
    pan.addTarget { [weak self] _ in self?.handlePan() }
  }

  public var isTracking: Bool { !panGestureRecognizer.gestureTouches.filter(\.isActive).isEmpty }
  public var isDecelerating: Bool { if case .decelerating = motion { true } else { false } }

  // MARK: Offset

  /// The point of the content at the top left corner of the view. Setting it stops what moves by itself.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard isFinite("contentOffset", newValue.x, newValue.y) else { return }
      stopMotion(notify: false)
      bounds.origin = newValue
    }
  }

  /// A fault where one of the numbers isn't; laws of motion and ranges can't work with it.
  func isFinite(_ name: String, _ numbers: CGFloat...) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    Simulation.current.raise(UIException(.invalidArgument, "\(name) must be finite, got {\(list)}"))
    return false
  }

  /// Animated, it takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation`. Source: scrolling.md
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, window != nil else {
      contentOffset = offset
      return
    }
    guard offset.x.isFinite, offset.y.isFinite else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else {
      stopMotion(notify: false)
      return
    }
    animateOffset(to: offset)
  }

  /// Scrolls as little as needed to show `rect`; nothing when it is visible. Space: content.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low >= from && high <= to { return 0 }
      return low < from || high - low > to - from ? low - from : high - to
    }
    let target = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let legal = legalOffset(nearest: target)
    if legal != contentOffset { setContentOffset(legal, animated: animated) }
  }

  /// From `-adjustedContentInset` to what lets the last of the content be seen. Source: scrolling.md, Insets
  public var legalOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
      -before...max(-before, content + after - length)
    }
    return (
      range(inset.left, contentSize.width, inset.right, bounds.width),
      range(inset.top, contentSize.height, inset.bottom, bounds.height)
    )
  }

  func legalOffset(nearest offset: CGPoint) -> CGPoint {
    let legal = legalOffsets
    return CGPoint(x: offset.x.clamped(to: legal.x), y: offset.y.clamped(to: legal.y))
  }

  func canScroll(horizontally: Bool) -> Bool {
    let legal = legalOffsets
    let range = horizontally ? legal.x : legal.y
    return range.upperBound > range.lowerBound || (bounces && (horizontally ? alwaysBounceHorizontal : alwaysBounceVertical))
  }

  /// The content or the insets shrank: an offset at rest comes back into the legal range at once, one that moves on its own later.
  func legalOffsetsDidChange() {
    redirectDeceleration()
    guard drag == nil, motion == nil else { return }
    let legal = legalOffset(nearest: contentOffset)
    if legal != contentOffset { bounds.origin = legal }
  }

  /// An offset that stood at the top stays at the top. Source: Apple, contentInset
  private func insetsDidChange(from old: UIEdgeInsets) {
    redirectDeceleration()
    guard drag == nil, motion == nil else { return }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -contentInset.top }
    if offset.x == -old.left { offset.x = -contentInset.left }
    offset = legalOffset(nearest: offset)
    if offset != contentOffset { bounds.origin = offset }
  }

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.origin != old.origin else { return }
    lastScrollTime = Simulation.current.time
    tellDidScroll()
    setNeedsLayout()
  }

  func tellDidScroll() { delegate?.scrollViewDidScroll(self) }

  // MARK: Content touches. Source: gestures.md 6

  /// False: the content hears nothing of these touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take the touch away from content that already has it. False for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

/// Source: gestures.md 6; scrolling.md. The defaults are what UIKit does where a delegate doesn't implement the method.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameters:
  ///   - velocity: points per millisecond, with the sign of the offset's motion
  ///   - target: where it will come to rest; may be changed
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(_ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: inout CGPoint) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
