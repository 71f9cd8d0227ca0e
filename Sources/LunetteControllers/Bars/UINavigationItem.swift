/// A bar that shows a navigation item.
protocol NavigationItemPresenter: AnyObject { func navigationItemDidChange(_ item: UINavigationItem) }

/// A search whose bar stands below the title.
protocol NavigationItemSearch: AnyObject {
  var searchBar: UISearchBar { get }
  /// While somebody searches the bar has nothing else.
  var takesWholeBar: Bool { get }
}

/// What a navigation bar shows for one controller. Source: Apple, UINavigationItem
public final class UINavigationItem {
  /// Source: Apple, UINavigationItem.LargeTitleDisplayMode (raw values)
  public enum LargeTitleDisplayMode: Int, CaseIterable, Sendable { case automatic, always, never, inline }
  /// What a back button that leads to the item says: its words, "Back", or nothing beside the arrow. Source: Apple, BackButtonDisplayMode (raw values)
  public enum BackButtonDisplayMode: Int, CaseIterable, Sendable { case `default`, generic, minimal }

  weak var presenter: (any NavigationItemPresenter)?

  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A line above the title.
  public var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  public var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// The back button that the next controller's bar shows.
  public var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// Its words, where `backBarButtonItem` has none. Source: Apple, UINavigationItem.backButtonTitle
  public var backButtonTitle: String? { didSet { didChange() } }
  public var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { if backButtonDisplayMode != oldValue { didChange() } } }
  /// Left items stand beside the back button, not in its place.
  public var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// From the left edge inwards.
  /// What the back button does while the item is on top, in place of going back. Source: Apple, backAction (iOS 16)
  public var backAction: UIAction?
  public var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { didChange() } }
  /// From the right edge inwards.
  public var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { didChange() } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

  /// The bar's look while the item is on top, in place of the bar's own; nil for that. They are copied.
  public var standardAppearance: UINavigationBarAppearance? {
    didSet { if standardAppearance !== oldValue { standardAppearance = adopted(standardAppearance) } }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { scrollEdgeAppearance = adopted(scrollEdgeAppearance) } }
  }
  public var compactAppearance: UINavigationBarAppearance? {
    didSet { if compactAppearance !== oldValue { compactAppearance = adopted(compactAppearance) } }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if compactScrollEdgeAppearance !== oldValue { compactScrollEdgeAppearance = adopted(compactScrollEdgeAppearance) } }
  }

  private func adopted(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.copy()
    copy?.didChange = { [weak self] in self?.didChange() }
    didChange()
    return copy
  }

  /// `searchController` is it.
  var search: (any NavigationItemSearch)? { didSet { if search !== oldValue { didChange() } } }
  /// Scrolling takes the search bar away, before the large title. Source: Apple, hidesSearchBarWhenScrolling
  public var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } } }

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

  private func didChange() { presenter?.navigationItemDidChange(self) }

  /// Whether a bar over it shows the way back.
  var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton) }

  /// What the back button of the next controller says, from the first choice to the last; "" for the arrow alone.
  /// Source: docs/rules/controllers.md 4.2
  var backWords: [String] {
    let plain = Self.plainBackTitle
    if backButtonDisplayMode == .minimal { return [""] }
    if backButtonDisplayMode == .generic, backBarButtonItem?.title == nil { return [plain] }
    let own = backBarButtonItem?.title ?? backButtonTitle ?? title ?? plain
    return own.isEmpty || own == plain ? [own] : [own, plain]
  }

  static var plainBackTitle: String { SystemWord.back.shown }
}
