import Foundation

/// A view whose content can be larger than itself: its bounds' origin moves over the content.
///
/// State is here. `+Offset` sets the offset and tells of it, `+Insets` says which offsets are legal, `+Dragging` follows the finger,
/// `+Motion` moves after the lift and for animated offsets, `+Zooming` scales the content, `+ScrollToTop` answers the status bar,
/// `+Indicators` says where the indicators are. Source: docs/rules/scrolling.md; docs/rules/gestures.md 6
open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollByPage(direction) }
  /// What is spoken after a scroll by a page, unless the delegate says it.
  @_spi(Lunette) open var pageStatus: String { usualPageStatus }
  /// Whether its content begins at the right end.
  @_spi(Lunette) open var beginsAtRight: Bool { isMirrored }
  open override var summary: ViewSummary {
    var summary = super.summary
    if contentOffset != .zero { summary.facts.append(.point("offset", contentOffset)) }
    return summary
  }

  public typealias DecelerationRate = ScrollDecelerationRate

  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable { case automatic, scrollableAxes, never, always }
  /// Source: Apple, UIScrollView.KeyboardDismissMode
  public enum KeyboardDismissMode: String, CaseIterable, Sendable { case none, onDrag, interactive }
  /// Source: Apple, UIScrollView.IndicatorStyle
  public enum IndicatorStyle: String, CaseIterable, Sendable { case `default`, black, white }

  open weak var delegate: (any UIScrollViewDelegate)?
  let indicators = (vertical: _UIScrollViewScrollIndicator(isVertical: true), horizontal: _UIScrollViewScrollIndicator(isVertical: false))
  open override var marks: [ViewMark] { indicatorMarks }
  /// Whether somebody has read the subviews: the indicators among them then follow each scroll.
  private(set) final var areIndicatorsRead = false

  package override var subviewsToRead: ReadList<UIView> {
    areIndicatorsRead = true
    placeIndicators()
    return super.subviewsToRead
  }

  override var partsInFront: Int {
    var count = 0
    while count < subviews.count, subviews[subviews.count - 1 - count] is _UIScrollViewScrollIndicator { count += 1 }
    return count
  }

  // MARK: Content. Units: points

  /// The longest content that is computed from parts, such as lines and rows without measure. Ours: half of the greatest number, so that what is
  /// added to it stays a number. Units: points
  package static let longestContent = CGFloat.greatestFiniteMagnitude / 2

  /// Zero and negative lengths are legal: such content can't be scrolled. Numbers that aren't finite are a fault.
  open var contentSize = CGSize.zero {
    didSet {
      guard isFinite("contentSize", contentSize.width, contentSize.height) else {
        contentSize = oldValue
        return
      }
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      legalOffsetsDidChange()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let inset = contentInset
      guard isFinite("contentInset", inset.top, inset.left, inset.bottom, inset.right) else {
        contentInset = oldValue
        return
      }
      insetsMayHaveChanged()
    }
  }
  /// Which safe area insets `adjustedContentInset` adds.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsMayHaveChanged() } }
  /// The view has another size than the content was computed for by constraints: the offset is made legal when its layout has given the content its size.
  var awaitsContentSize = false
  /// Whether it has left its window with a place that may not be legal in the next one.
  final var hasKeptPlace = false
  /// The top inset that it had when it left its window; nil while it stands in one. Units: points.
  package final var keptTop: CGFloat? { hasKeptPlace ? settledInset.top : nil }
  /// `adjustedContentInset` when it was last looked at.
  var settledInset = UIEdgeInsets.zero

  /// Stands above the content and is pulled down to refresh it: the refresh control.
  var refresher: (any ScrollRefresher)?

  // MARK: Behaviour

  /// Turned off during a drag, it ends the drag; a deceleration goes on.
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      // A text view that doesn't scroll is as high as its text.
      if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  public var bounces = true
  public var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  public var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  public var isPagingEnabled = false
  /// A drag that begins clearly along one axis scrolls only along that one.
  public var isDirectionalLockEnabled = false
  public var decelerationRate = DecelerationRate.normal
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  /// Whether a tap on the status bar may scroll it to the top.
  public var scrollsToTop = true
  /// How much a collapsed large title over it may still grow: as far it can be pulled down beyond its present inset. Units: points.
  package final var expandableTop: CGFloat = 0
  /// The container whose bar collapses and grows with the scroll view.
  package final weak var barFollower: (any ScrollBarFollower)?
  /// Whether bars follow its lower edge.
  final var hasLowerBars = false
  public var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators

  public var showsVerticalScrollIndicator = true { didSet { if !showsVerticalScrollIndicator { dropIndicator(indicators.vertical) } } }
  public var showsHorizontalScrollIndicator = true { didSet { if !showsHorizontalScrollIndicator { dropIndicator(indicators.horizontal) } } }
  public var indicatorStyle = IndicatorStyle.default
  /// Room that the indicators leave free, apart from what the safe area takes. Units: points.
  public var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if !isFinite(verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets") { verticalScrollIndicatorInsets = oldValue } }
  }
  public var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if !isFinite(horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets") { horizontalScrollIndicatorInsets = oldValue }
    }
  }
  /// Both at once; reading it gives the vertical one's. Source: Apple, scrollIndicatorInsets
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      guard isFinite(newValue, "scrollIndicatorInsets") else { return }
      (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue)
    }
  }
  /// When it last moved. Units: seconds of the simulated clock.
  var lastScrollTime: TimeInterval = -.infinity

  // MARK: Zooming

  /// The smallest and the largest scale at rest. Equal, as they are at first, they leave nothing to zoom.
  public var minimumZoomScale: CGFloat = 1 {
    didSet { if isScale(minimumZoomScale, "minimumZoomScale") { updatePinch() } else { minimumZoomScale = oldValue } }
  }
  public var maximumZoomScale: CGFloat = 1 {
    didSet { if isScale(maximumZoomScale, "maximumZoomScale") { updatePinch() } else { maximumZoomScale = oldValue } }
  }
  /// Whether fingers may zoom past the limits, against a resistance, from where it springs back.
  public var bouncesZoom = true
  /// Nil while there is nothing to zoom.
  public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  var presentZoomScale: CGFloat = 1
  var zoom: ZoomGesture?
  /// While the host itself sets the content's size and offset in a zoom, neither is brought into the legal range.
  var isPlacingZoom = false

  // MARK: What it is doing

  public let panGestureRecognizer: UIPanGestureRecognizer
  public internal(set) var isDragging = false
  var motion: OffsetMotion?
  /// The subviews without the bars that only show how far the content is scrolled, for a description of the state.
  package final var subviewsWithoutIndicators: [UIView] { subviews.filter { !($0 is _UIScrollViewScrollIndicator) } }
  /// What moves the content without a finger, for a description of the state.
  package final var movement: Any? { motion }
  var drag: ScrollDrag?
  /// The page to which a deceleration goes whose view got another size on the way: the content may follow later. Units: pages.
  var pageAhead: CGPoint?
  /// Whether the view is being taken out of its window: nothing begins to move.
  var isLeavingWindow = false
  /// How many `scrollViewDidScroll` are under way, each inside the one before.
  var scrollNotices = 0
  /// The offset is being brought into the legal range: the delegate's own changes aren't part of an animation that is open.
  var isClamping = false

  public override init(frame: CGRect = .zero) {
    let pan = ScrollPanGestureRecognizer()
    panGestureRecognizer = pan
    super.init(frame: frame)
    layer.masksToBounds = true
    pan.scrollView = self
    addGestureRecognizer(pan)
    pan.addTarget { ($0 as? ScrollPanGestureRecognizer)?.scrollView?.handlePan() }
  }

  deinit { (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView = nil }

  /// A finger is on it, whether or not it has begun to scroll.
  public var isTracking: Bool { panGestureRecognizer.gestureTouches.contains(where: \.isActive) }
  public var isDecelerating: Bool { if case .decelerating = motion { true } else { false } }
  /// A finger or a motion decides where the content is.
  var isMoving: Bool { drag != nil || motion != nil || zoom != nil }

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { sizeDidChange(from: old.size) }
    guard bounds.origin != old.origin else { return }
    lastScrollTime = withSimulation { $0.time }
    indicatorsMayShow()
    refresher?.contentDidScroll()
    barFollower?.contentDidScroll(self)
    tellLowerBars()
    tellOfScroll()
    if let tell = withSimulation({ $0.propertiesMayHaveChanged }) { tell() }
  }

  /// Whether the fingers that would scroll now do something else.
  @_spi(Lunette) open func leavesFingersToOthers() -> Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if hasKeptPlace, !$window.isNil {
      hasKeptPlace = false
      insetsMayHaveChanged()
      legalOffsetsDidChange()
    }
  }

  @_spi(Lunette) open override func safeAreaDidChange() { insetsMayHaveChanged(hasLeft: $window.isNil) }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { contentSafeArea }

  /// `adjustedContentInset` has a new value; the offset has followed it already.
  open func adjustedContentInsetDidChange() {}

  /// Tells the delegate of a new offset. One that scrolls again from inside is told again; one that can't leave the offset alone gets
  /// an error in place of an endless recursion.
  @_spi(Lunette) open func tellOfScroll() {
    guard let delegate else { return }
    guard scrollNotices < ScrollConstants.mostScrollNotices else {
      simulation.recordFault(ScrollReentryError())
      return
    }
    scrollNotices += 1
    defer { scrollNotices -= 1 }
    if isClamping {
      simulation.animations.outsideBlocks { delegate.scrollViewDidScroll(self) }
    } else {
      delegate.scrollViewDidScroll(self)
    }
  }

  /// What moved the content has ended, as the delegate has just heard: a deceleration, an animated offset, or a drag that nothing follows. For views
  /// of the host's, so that the delegate is the app's.
  @_spi(Lunette) open func movementDidEnd() {}

  /// Where a drag comes to rest that ends with this velocity, before the delegate is asked. - Parameter velocity: points per millisecond
  @_spi(Lunette) open func restingPlace(instead natural: CGPoint, velocity: CGPoint) -> CGPoint { natural }

  // MARK: Its own pan and pinch, whose delegate it is. Source: docs/rules/gestures.md 6

  open func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  open func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { false }
  open func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { false }
  open func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches of its own. A scroll view keeps what its content hands up: what is around it hears nothing, unless a class of the app passes it on to
  // `next`. Source: docs/rules/gestures.md 6 (developers)

  /// True for a part of a view of UIKit's own, which handles the touches itself.
  package final var handsTouchesOn = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Content touches. Source: docs/rules/gestures.md 6

  /// False: the content hears nothing of these touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take the touch away from content that already has it. False for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  /// The point of the content at the top left corner of the view.
  ///
  /// Assigning it stops an animated offset, but not a drag or a deceleration: these go on from the new place, which is how Apple's
  /// StreetScroller sample scrolls without end. `setContentOffset(_:animated:)` stops all but the drag. (Both observed, undocumented)
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard isFinite("contentOffset", newValue) else { return }
      placeContent(at: newValue)
    }
  }

  /// Animated, it takes 0.3 s and ends with `scrollViewDidEndScrollingAnimation`; where the content stands there already, nothing
  /// happens. A second call takes over from the first, which then isn't told of. Source: docs/rules/scrolling.md
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard isFinite("contentOffset", offset) else { return }
    guard animated, simulation.areAnimationsEnabled, window != nil else {
      stopMotion(notify: false)
      placeContent(at: offset)
      return
    }
    stopMotion(notify: false)
    if offset != contentOffset { animateOffset(to: offset) }
  }
}

/// A large title over a scroll view, which gets smaller as the content moves up. Source: docs/rules/controllers.md 4.3
package protocol ScrollBarFollower: AnyObject {
  func contentDidScroll(_ scrollView: UIScrollView)
  /// The finger has lifted: where the content is to come to rest instead of `target`. Units: points.
  func restingPlace(_ scrollView: UIScrollView, instead target: CGPoint) -> CGPoint
}

enum ScrollAxis { case horizontal, vertical }

extension Comparable {
  package func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

/// What is pulled down above the content to refresh it.
protocol ScrollRefresher: UIView {
  /// What it adds to the room above the content. Units: points.
  var heldHeight: CGFloat { get }
  func contentDidScroll()
  func fingerWillLift()
}
