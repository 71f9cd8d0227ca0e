import Foundation

/// Pull to refresh: a control above a scroll view's content that begins refreshing when it has been pulled into sight.
///
/// A finger that drags the content past the control's height begins it, with `valueChanged`, before it lifts; a bounce never does.
/// From the lift on the content is held down by that height until `endRefreshing()`.
/// Source: scrolling.md, "Pull to refresh"; Apple, UIRefreshControl
public final class UIRefreshControl: UIControl {
  /// Units: points. Source: scrolling.md
  public static let height: CGFloat = 60
  /// The way back after `endRefreshing()`. Units: seconds. Source: assumed, the default duration of animations
  static let returnDuration: TimeInterval = 0.25

  /// Shown below the wheel; only its characters count.
  public var attributedTitle: NSAttributedString?
  /// The colour of wheel and title.
  public var tintColor = UIColor.gray
  public private(set) var isRefreshing = false
  /// How much of it a finger has uncovered, from 0 to 1; 1 while it refreshes.
  public var pulledFraction: CGFloat { isRefreshing ? 1 : min(1, pulled / Self.height) }

  weak var scrollView: UIScrollView?
  /// The content is held down. While the finger that began it is still on the glass it isn't, or the content would jump.
  private var isHolding = false
  /// The content goes back, and the control with it.
  private var isReturning = false
  /// One pull begins one refresh: the next needs the content to have been at its place.
  private var mayBegin = true

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    autoresizingMask = .flexibleWidth
  }

  /// What it adds to the room above the content. Units: points.
  var heldHeight: CGFloat { isHolding ? Self.height : 0 }

  /// An app has begun to refresh by itself: the room is made, but nothing scrolls and no action is sent.
  /// Source: Apple, beginRefreshing()
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    hold()
    place()
  }

  /// The content goes back, unless a finger has it.
  public func endRefreshing() {
    guard isRefreshing else { return }
    (isRefreshing, isHolding, isReturning) = (false, false, true)
    guard let scrollView else { return }
    UIView.animate(
      withDuration: Self.returnDuration, delay: 0, options: [.allowUserInteraction],
      animations: { scrollView.refreshRoomDidChange() },
      completion: { [weak self] _ in
        self?.isReturning = false
        self?.place()
      })
  }

  // MARK: What the scroll view tells

  func contentDidScroll() {
    place()
    if pulled <= 0 { mayBegin = true }
    guard let scrollView, scrollView.isDragging, isEnabled, mayBegin, !isRefreshing, pulled > Self.height else { return }
    mayBegin = false
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  func fingerWillLift() { hold() }

  private func hold() {
    guard isRefreshing, !isHolding, let scrollView else { return }
    let pan = scrollView.panGestureRecognizer.state
    if scrollView.isDragging, pan == .began || pan == .changed { return }
    isHolding = true
    scrollView.refreshRoomDidChange()
  }

  // MARK: Place

  /// How far the content is below its place. Units: points.
  private var pulled: CGFloat { scrollView.map { -$0.contentOffset.y - top(of: $0) } ?? 0 }

  /// The room above the content without the control's own.
  private func top(of scrollView: UIScrollView) -> CGFloat { scrollView.adjustedContentInset.top - heldHeight }

  /// Just above the content; pulled farther than its height, it stays at the top of what is seen.
  func place() {
    guard let scrollView else { return }
    let y = min(-Self.height, scrollView.contentOffset.y + top(of: scrollView))
    frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    isHidden = pulled <= 0 && !isRefreshing && !isReturning
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.scrollView = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.scrollView?.refreshControl = nil
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      refreshControl.place()
    }
    refreshRoomDidChange()
  }
}
