import Foundation

/// A row of dots, one for each page. A tap on its right half goes to the next page, on its left half to the one before.
/// Source: Apple, UIPageControl
public final class UIPageControl: UIControl {
  public override var accessibilityNature: AccessibilityNature { spokenNature }
  public override func accessibilityIncrement() { turn(by: 1) }
  public override func accessibilityDecrement() { turn(by: -1) }
  public override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.word("page \(currentPage + 1) of \(numberOfPages)"))
    return summary
  }
  public override var answersByPlace: Bool { true }

  /// Negative numbers count as 0.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
    }
  }

  private var page = 0

  /// From 0, limited to the existing pages. Setting it sends no event. Source: Apple, UIPageControl.currentPage
  public var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether nothing is shown while there is only one page. Source: Apple, UIPageControl.hidesForSinglePage
  public var hidesForSinglePage = false

  /// Colour of the dots of the other pages; nil for the host's grey. Source: Apple, UIPageControl.pageIndicatorTintColor
  public var pageIndicatorTintColor: UIColor?
  /// Source: Apple, UIPageControl.currentPageIndicatorTintColor
  public var currentPageIndicatorTintColor: UIColor?

  /// The number of dots that are shown.
  public var numberOfDots: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

  /// The size that so many dots need. Source: Apple, UIPageControl.size(forNumberOfPages:)
  public func size(forNumberOfPages count: Int) -> CGSize {
    let (count, look) = (CGFloat(max(count, 0)), system.controls)
    return CGSize(width: max(0, count * dotSide + (count - 1) * look.pageSpacing) + 2 * look.pageMargin, height: look.pageHeight)
  }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultHigh }
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  // MARK: Images. Source: Apple, UIPageControl (iOS 14)

  public enum BackgroundStyle: String, CaseIterable, Sendable { case automatic, prominent, minimal }
  /// Prominent: a plate behind the dots; automatic: while a finger is on it.
  public var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves along the dots turns the pages on its way, where the system has that.
  public var allowsContinuousInteraction = true
  /// The image in the place of all dots.
  public var preferredIndicatorImage: UIImage?
  package private(set) var indicatorImages: [Int: UIImage] = [:]

  public func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return simulation.recordFault(UIException(.range, "UIPageControl has no page \(index: page) (it has \(numberOfPages))"))
    }
    indicatorImages[page] = image
  }

  private var dotSide: CGFloat { max(system.controls.pageDot, preferredIndicatorImage?.size.width ?? 0) }
  /// Where the finger has landed, and the page then.
  private var start: (x: CGFloat, page: Int) = (0, 0)
  private var isDragged = false

  // MARK: Tracking

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged) = ((touch.location(in: self).x, page), false)
    return true
  }

  /// A finger that moves along the dots turns a page for each dot that it passes. Source: Apple, allowsContinuousInteraction; the way for a page: ours
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, system.controls.pagesFollowFinger else { return true }
    let way = (touch.location(in: self).x - start.x) * (isMirrored ? -1 : 1) / (dotSide + system.controls.pageSpacing)
    let passed = way.magnitude.wholePart(upTo: numberOfPages) * (way < 0 ? -1 : 1)
    guard passed != 0 || isDragged else { return true }
    isDragged = true
    let old = page
    currentPage = start.page + passed
    if page != old { sendValueChanged(event) }
    return true
  }

  /// On the last page a tap for the next page changes nothing and sends nothing; the same on the first page for the one before. Source:
  /// Apple, UIPageControl ("when a user taps a page control to move to the next or previous page"); at the ends: ours
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, !isDragged else { return }
    let old = page
    currentPage += (touch.location(in: self).x < bounds.midX) != isMirrored ? -1 : 1
    if page != old { sendValueChanged(event) }
  }

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }

  // MARK: Look

  /// When the app sets no colours, the dots are grey, visible on white and on black; UIKit's are white.
  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let (count, current) = (numberOfDots, currentPage)
    let (own, others) = (currentPageIndicatorTintColor ?? system.colors.page, pageIndicatorTintColor ?? system.colors.otherPage)
    let look = system.controls
    let picture = Picture.drawn(in: size) { context in
      let (dot, pitch) = (dotSide, dotSide + look.pageSpacing)
      if backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking && look.pagesFollowFinger {
        context.fill(CGRect(origin: .zero, size: size), radius: size.height / 2, system.colors.segmentPlate)
      }
      let shown = min(count, max(0, (min(size.width, Self.widest) / pitch).wholePart(upTo: count)))
      guard shown > 0 else { return }
      let start = (size.width - CGFloat(shown) * pitch + look.pageSpacing) / 2
      for page in 0..<shown {
        let x = start + dot / 2 + CGFloat(page) * pitch
        let center = CGPoint(x: isMirrored ? size.width - x : x, y: size.height / 2)
        let color = page == min(current, shown - 1) ? own : others
        if let image = indicatorImages[page] ?? preferredIndicatorImage {
          context.part(image, centeredIn: CGRect(origin: center, size: .zero), tint: color)
        } else {
          context.circle(center, radius: dot / 2, color)
        }
      }
    }
    let role = ViewRole(
      "pages", ["count": .whole(count), "current": .whole(current + 1)], form: .dots(count: count, current: isMirrored ? count - 1 - current : current))
    return ViewContent(role: role, picture: picture, alpha: lookAlpha)
  }

  /// Limit of the width, wider than any screen. Units: points.
  private static let widest: CGFloat = 10_000
}
