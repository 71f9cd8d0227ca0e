import Foundation

/// Pull to refresh: a control above a scroll view's content that begins refreshing when it has been pulled into sight.
///
/// A finger that drags the content past the control's height begins it, with `valueChanged`, before it lifts; a bounce never does.
/// From the lift on the content is held down by that height until `endRefreshing()`.
/// Source: docs/rules/scrolling.md, "Pull to refresh"; Apple, UIRefreshControl
public final class UIRefreshControl: UIControl, ScrollRefresher {
  /// Units: points. Source: docs/rules/scrolling.md
  public static let height: CGFloat = 60
  /// The way back after `endRefreshing()`. Units: seconds. Source: assumed, the default duration of animations
  static let returnDuration: TimeInterval = 0.25

  /// Shown below the wheel; only its characters count.
  public var attributedTitle: NSAttributedString?
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
    // Of wheel and title.
    tintColor = .gray
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

  // MARK: Look

  /// A wheel whose spokes come one by one while it is pulled; while it refreshes they pale behind one that leads. The title stands below.
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
  /// Stands above the content and is pulled down to refresh it. One that stands elsewhere is taken from there.
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
