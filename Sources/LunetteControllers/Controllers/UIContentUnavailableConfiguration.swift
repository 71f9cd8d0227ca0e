import Foundation

/// What stands in the middle of a controller's view that has nothing to show: an image or a turning wheel, two texts and two buttons, as a
/// value. Source: Apple, UIContentUnavailableConfiguration (iOS 17); docs/rules/controllers.md 25
public struct UIContentUnavailableConfiguration {
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  public enum Alignment: String, CaseIterable, Sendable { case center, natural }
  fileprivate enum Kind { case empty, loading, search }

  /// Source: Apple, UIContentUnavailableConfiguration.ButtonProperties
  public struct ButtonProperties {
    public var isEnabled = true
    /// Runs when the button is tapped.
    public var primaryAction: UIAction?
    public init() {}
  }

  fileprivate let kind: Kind
  /// Whether a wheel turns in the image's place.
  public var showsActivityIndicator: Bool { kind == .loading && image == nil }
  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.cell().imageProperties
  public var text: String?
  public var attributedText: AttributedText?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: AttributedText?
  public var secondaryTextProperties: TextProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var background = UIBackgroundConfiguration.clear()
  /// Units: points.
  public var directionalLayoutMargins = ContentUnavailableConstants.margins
  /// The distances from one part to the next. Units: points.
  public var imageToTextPadding = ContentUnavailableConstants.imageToText
  public var textToSecondaryTextPadding = ContentUnavailableConstants.textToText
  public var textToButtonPadding = ContentUnavailableConstants.textToButton
  public var buttonToSecondaryButtonPadding = ContentUnavailableConstants.buttonToButton

  fileprivate init(_ kind: Kind) {
    self.kind = kind
    // The look of a list's texts with another font and colour.
    textProperties = UIListContentConfiguration.cell().textProperties
    let font = UIFont.preferredFont(forTextStyle: kind == .loading ? .subheadline : .title2)
    textProperties.font = kind == .loading ? font : .font(of: .title2, weight: .bold, category: Simulation.current.text.contentSizeCategory)
    textProperties.color = .part(kind == .loading ? "secondaryLabel" : "label")
    secondaryTextProperties = textProperties
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .part("secondaryLabel")
    (textProperties.alignment, secondaryTextProperties.alignment) = (.center, .center)
    imageProperties.tintColor = .part("secondaryLabel")
  }

  /// There is nothing.
  public static func empty() -> Self { Self(.empty) }
  /// The content is being fetched: a turning wheel.
  public static func loading() -> Self { Self(.loading) }
  /// Nothing was found. Source of the words: Apple, UIContentUnavailableConfiguration.search()
  public static func search() -> Self {
    var configuration = Self(.search)
    configuration.image = UIImage.symbol(named: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// With what was searched for in its text. Source: Apple, updated(for:)
  public func updated(for state: UIContentUnavailableConfigurationState) -> Self {
    guard kind == .search, text == Self.search().text, let searched = state.searchText, !searched.isEmpty else { return self }
    var result = self
    result.text = "No Results for \u{201C}\(searched)\u{201D}"
    return result
  }
}

/// What a controller's configuration may depend on. Source: Apple, UIContentUnavailableConfigurationState
public final class UIContentUnavailableConfigurationState {
  /// What is in the search bar of the controller's navigation item; nil where nobody searches.
  public let searchText: String?
  public let traitCollection: UITraitCollection

  init(searchText: String?, traitCollection: UITraitCollection) { (self.searchText, self.traitCollection) = (searchText, traitCollection) }
}

/// Units: points. Ours, after pictures of the system's apps
enum ContentUnavailableConstants {
  static let margins = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24)
  static let imageToText: CGFloat = 15
  static let textToText: CGFloat = 6
  static let textToButton: CGFloat = 20
  static let buttonToButton: CGFloat = 8
  /// Symbols stand as large as the largest titles around them. Units: points of the symbol
  static let symbolSize: CGFloat = 48
}
