import Foundation

/// Pull to refresh: a control above a scroll view's content that begins refreshing when it has been pulled into sight.
///
/// When a finger has dragged the content farther than the control's height, refreshing begins with `valueChanged`, before the finger lifts;
/// a bounce never begins it. From the lift until `endRefreshing()` the content is held down by that height.
/// Source: docs/rules/scrolling.md, "Pull to refresh"; Apple, UIRefreshControl
public final class UIRefreshControl: UIControl, ScrollRefresher {
  /// Units: points. Source: docs/rules/scrolling.md
  public static let height: CGFloat = 60
  /// How long the content takes to go back after `endRefreshing()`. Units: seconds. Source: assumed, the default duration of animations
  static let returnDuration: TimeInterval = 0.25

  /// Shown below the wheel; only the characters are used.
  public var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false
  /// The share of the control that a finger has uncovered, from 0 to 1; 1 while refreshing.
  public var pulledFraction: CGFloat { isRefreshing ? 1 : min(1, pulled / Self.height) }

  weak var scrollView: UIScrollView?
  /// Whether the content is held down. Not while the finger that began refreshing is still down, since the content would jump.
  private var isHolding = false
  /// Whether the content goes back, and the control with it.
  private var isReturning = false
  /// One pull begins one refresh: the next one needs the content to have been back at its place.
  private var mayBegin = true

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // The colour of wheel and title.
    tintColor = .gray
    isUserInteractionEnabled = false
    isHidden = true
    autoresizingMask = .flexibleWidth
  }

  /// The height that is added to the top inset of the content. Units: points.
  var heldHeight: CGFloat { isHolding ? Self.height : 0 }

  /// Begins to refresh without a pull: the inset is added, but nothing scrolls and no action is sent.
  /// Source: Apple, beginRefreshing()
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    hold()
    place()
  }

  /// Ends refreshing: the content goes back, unless a finger drags it.
  public func endRefreshing() {
    guard isRefreshing else { return }
    (isRefreshing, isHolding, isReturning) = (false, false, true)
    guard let scrollView else { return }
    simulation.animate(
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

  /// How far the content is pulled below its place. Units: points.
  private var pulled: CGFloat { scrollView.map { -$0.contentOffset.y - top(of: $0) } ?? 0 }

  /// The top inset of the content without the control's own part.
  private func top(of scrollView: UIScrollView) -> CGFloat { scrollView.adjustedContentInset.top - heldHeight }

  /// Places the control just above the content; when it is pulled farther than its height, at the top of the visible area.
  func place() {
    guard let scrollView else { return }
    let y = min(-Self.height, scrollView.contentOffset.y + top(of: scrollView))
    frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    isHidden = pulled <= 0 && !isRefreshing && !isReturning
  }

  // MARK: Look

  /// While it is pulled, the spokes of the wheel appear one by one; while refreshing, they become paler behind a leading spoke. The title
  /// is below.
  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let (fraction, title, tint) = (pulledFraction, attributedTitle?.string ?? "", tintColor as UIColor)
    let picture = Picture.drawn(in: size) { context in
      let font = UIFont.systemFont(ofSize: Self.titleSize)
      let below = title.isEmpty ? 0 : Self.titleGap + font.lineHeight
      let center = CGPoint(x: size.width / 2, y: (size.height - below) / 2)
      let shown = (fraction * CGFloat(SpokedWheel.spokes)).wholePart(upTo: SpokedWheel.spokes)
      SpokedWheel.refresh.draw(context, center, tint, shown: shown, palesFrom: isRefreshing ? 0 : nil)
      guard !title.isEmpty else { return }
      let top = center.y + SpokedWheel.refresh.outer + Self.titleGap
      context.line(title, in: CGRect(x: 0, y: top, width: size.width, height: font.lineHeight), font: font, tint)
    }
    var role = ViewRole(
      "refresh", ["fraction": .number(fraction), "refreshing": .flag(isRefreshing)],
      form: .word((isRefreshing ? "↻" : "↓") + (title.isEmpty ? "" : " " + title)))
    if !title.isEmpty { role.values.append(.init(name: "title", value: .text(title))) }
    role.values.append(.init(name: "tint", value: .color(tint)))
    return ViewContent(role: role, picture: picture, alpha: lookAlpha)
  }

  // Units: points.
  private static let titleSize: CGFloat = 12
  private static let titleGap: CGFloat = 2
}

extension UIScrollView {
  /// A control above the content that is pulled down to refresh it. A control of another scroll view is removed from there.
  public var refreshControl: UIRefreshControl? {
    get { refresher as? UIRefreshControl }
    set {
      let old = refreshControl
      guard newValue !== old else { return }
      old?.scrollView = nil
      old?.removeFromSuperview()
      if let newValue {
        newValue.scrollView?.refreshControl = nil
        newValue.scrollView = self
        insertSubview(newValue, at: 0)
      }
      refresher = newValue
      newValue?.place()
      refreshRoomDidChange()
    }
  }
}
