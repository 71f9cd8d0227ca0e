import Foundation

/// A row of dots, one for each page. A tap on its right half goes to the next page, on its left half to the one before.
/// Source: Apple, UIPageControl
public final class UIPageControl: UIControl {
  /// Units: points. Source: UIPageControl (iOS 7), assumed
  public static let dotSize: CGFloat = 7
  /// Between two dots. Units: points. Source: UIPageControl (iOS 7), assumed
  public static let dotSpacing: CGFloat = 9
  /// Units: points. Source: Apple, UIPageControl (iOS 7)
  public static let height: CGFloat = 37

  /// Negative numbers count as 0.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
    }
  }

  private var page = 0

  /// From 0, kept within the pages. Set by the app, it sends nothing. Source: Apple, UIPageControl.currentPage
  public var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Nothing is shown while there is only one page. Source: Apple, UIPageControl.hidesForSinglePage
  public var hidesForSinglePage = false

  /// The dots that are shown.
  public var numberOfDots: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

  /// The size that so many dots need. Source: Apple, UIPageControl.size(forNumberOfPages:)
  public func size(forNumberOfPages count: Int) -> CGSize {
    let count = CGFloat(max(count, 0))
    return CGSize(width: max(0, count * Self.dotSize + (count - 1) * Self.dotSpacing), height: Self.height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  // MARK: Tracking

  /// At the last page a tap for the next changes nothing and sends nothing. Source: Apple, UIPageControl ("when a user taps a page
  /// control to move to the next or previous page"); at the ends: ours
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendValueChanged(event) }
  }

  override var keepsSingleTaps: Bool { true }
}
