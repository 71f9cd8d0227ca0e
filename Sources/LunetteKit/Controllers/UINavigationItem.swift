/// What a navigation bar shows for one controller. Source: Apple, UINavigationItem
public final class UINavigationItem {
  public var title: String?
  /// A line above the title.
  public var prompt: String?
  public var titleView: UIView?
  public var hidesBackButton = false
  /// The back button that the next controller's bar shows.
  public var backBarButtonItem: UIBarButtonItem?
  /// From the left edge inwards.
  public var leftBarButtonItems: [UIBarButtonItem] = []
  /// From the right edge inwards.
  public var rightBarButtonItems: [UIBarButtonItem] = []

  public init(title: String? = nil) { self.title = title }

  /// The outermost on the left. Setting it replaces the others, as in UIKit.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost on the right. Setting it replaces the others, as in UIKit.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }
}
