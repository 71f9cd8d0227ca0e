import Foundation
import LunetteStage

/// Hears of items that a bar in a window is about to show for the first time.
package final class BarItemListener {
  package static let key = CompanionKey<BarItemListener>()
  package let hear: (UIBarItem, UIView) -> Void
  package init(_ hear: @escaping (UIBarItem, UIView) -> Void) { self.hear = hear }
}

/// A bar that shows an item, and looks at it again when it has changed.
protocol BarItemPresenter: AnyObject { func itemDidChange(_ item: UIBarItem) }

/// What a bar shows, as data. Source: Apple, UIBarItem
open class UIBarItem: AccessibilityDescribing {
  /// See `UIResponder.companions`.
  public var companions = Companions()
  weak var presenter: (any BarItemPresenter)?

  public var title: String? { didSet { if title != oldValue { didChange() } } }
  public var image: UIImage? { didSet { didChange() } }
  /// Shown where the bar is low.
  public var landscapeImagePhone: UIImage? { didSet { didChange() } }
  public var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// What a long press shows large, in place of the image.
  public var largeContentSizeImage: UIImage?
  /// Kept. Units: points.
  public var largeContentSizeImageInsets = UIEdgeInsets.zero
  var largeContent: (title: String?, image: UIImage?) {
    (title ?? accessibilitySettings?.label ?? accessibilityNature.label, largeContentSizeImage ?? shownImage)
  }
  var shownImage: UIImage? { image }
  public var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  public var tag = 0
  public var accessibilityIdentifier: String? { didSet { didChange() } }
  private var titleAttributes = PerState<TextAttributes>()

  /// Sets the attributes of the title, by the state of its button.
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: UIControl.State) {
    titleAttributes.set(attributes, for: state)
    didChange()
  }
  /// The title attributes that were set, by the state's number.
  package var givenAttributes: [(state: UInt, value: Any)] { titleAttributes.given }
  public func titleTextAttributes(for state: UIControl.State) -> TextAttributes? { titleAttributes.value(for: state) }

  public var accessibilitySettings: AccessibilitySettings? { companions[AccessibilitySettings.self] }
  public var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.button, label: title ?? image?.spokenName, isEnabled ? .button : [.button, .notEnabled])
  }

  private var hasEntered = false
  /// A bar in a window is about to show it.
  final func enter(_ bar: UIView) {
    guard !hasEntered, bar.window != nil, let listener = bar.simulation.application.companions[BarItemListener.key] else { return }
    hasEntered = true
    listener.hear(self, bar)
  }

  func didChange() { presenter?.itemDidChange(self) }
}

/// Source: Apple, UITabBarItem
public final class UITabBarItem: UIBarItem {
  /// Source: Apple, UITabBarItem.SystemItem (raw values)
  public enum SystemItem: Int, CaseIterable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    /// What stands under its picture.
    public var title: String { word.shown }

    private var word: SystemWord {
      switch self {
      case .more: .more
      case .favorites: .favorites
      case .featured: .featured
      case .topRated: .topRated
      case .recents: .recents
      case .contacts: .contacts
      case .history: .history
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .downloads
      case .mostRecent: .mostRecent
      case .mostViewed: .mostViewed
      }
    }
  }

  public private(set) var systemItem: SystemItem?
  public var selectedImage: UIImage? { didSet { didChange() } }
  /// In a red pill at its picture; nil for none.
  public var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  public var badgeColor: UIColor? { didSet { didChange() } }
  public var titlePositionAdjustment = CGPoint.zero { didSet { didChange() } }
  /// The bar's look while the item is selected, in place of the bar's own; nil for that. They are copied. Source: Apple, UITabBarItem (iOS 15)
  public var standardAppearance: UITabBarAppearance? {
    didSet { if standardAppearance !== oldValue { standardAppearance = adopted(standardAppearance) } }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { scrollEdgeAppearance = adopted(scrollEdgeAppearance) } }
  }

  private func adopted(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = appearance?.copy()
    copy?.didChange = { [weak self] in self?.didChange() }
    didChange()
    return copy
  }

  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public init(systemItem: SystemItem, tag: Int = 0) {
    super.init()
    self.tag = tag
    become(systemItem)
  }

  package func become(_ systemItem: SystemItem) {
    (self.systemItem, title, image) = (systemItem, systemItem.title, UIImage.ofTab(systemItem))
  }
}
