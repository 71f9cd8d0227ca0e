import Foundation
import LunetteStage

/// What a cell shows in place of its own labels: an image, a text and a second one, with their looks. Source: Apple,
/// UIListContentConfiguration (iOS 14); docs/rules/tables.md 2.11
public struct UIListContentConfiguration: Equatable {
  /// Looks of a text.
  public struct TextProperties: Equatable {
    public enum TextAlignment: String, CaseIterable, Sendable { case natural, center, justified }

    public var font: UIFont
    /// A font of a text style follows the text size. Source: Apple, the default
    public var adjustsFontForContentSizeCategory = true
    public var color: UIColor
    /// Makes what is shown of it.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// How the letters are shown.
    public var transform = TextTransform.none
  }
  public enum TextTransform: String, CaseIterable, Sendable {
    case none, uppercase, lowercase, capitalized

    func shown(_ text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// Looks of the image.
  public struct ImageProperties: Equatable {
    /// Nil for the view's tint.
    public var tintColor: UIColor?
    /// Larger images are scaled down; 0 for no limit in that direction. Units: points.
    public var maximumSize = CGSize.zero
    /// The room that the image stands in the middle of; 0 for the image's own. Units: points.
    public var reservedLayoutSize = CGSize.zero
    /// Units: points.
    public var cornerRadius: CGFloat = 0
    /// How a symbol is drawn where the image doesn't say.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Makes what is shown of the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
  }

  public var text: String?
  /// In place of `text`, with attributes of its own.
  public var attributedText: AttributedText?
  public var secondaryText: String?
  public var secondaryAttributedText: AttributedText?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Around the content. Units: points.
  public var directionalLayoutMargins = ListContentConstants.margins
  /// The second text stands at the end of the first one's line, where both have room there.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Units: points.
  public var imageToTextPadding = ListContentConstants.imagePadding
  public var textToSecondaryTextHorizontalPadding = ListContentConstants.besidePadding
  public var textToSecondaryTextVerticalPadding = ListContentConstants.belowPadding

  private init(second style: UIFont.TextStyle, _ color: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: Simulation.current.system.colors.label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// The second text stands below the first.
  public static func cell() -> Self { subtitleCell() }
  public static func subtitleCell() -> Self { Self(second: .caption1, Simulation.current.system.colors.label) }
  /// The second text is grey and stands at the end of the line.
  public static func valueCell() -> Self {
    var configuration = Self(second: .body, Simulation.current.system.colors.detail)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  // Headers, footers and sidebars. Source: Apple, the names; sizes and colours: those of tables' titles, and D
  public static func plainHeader() -> Self { title(.font(of: .headline, weight: .bold), \.plainTitle) }
  public static func plainFooter() -> Self { title(.preferredFont(forTextStyle: .footnote), \.detail) }
  public static func groupedHeader() -> Self {
    var configuration = title(.preferredFont(forTextStyle: .footnote), \.groupedTitle)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  public static func groupedFooter() -> Self { title(.preferredFont(forTextStyle: .footnote), \.groupedTitle) }
  public static func prominentInsetGroupedHeader() -> Self { title(.preferredFont(forTextStyle: .headline), \.label) }
  public static func extraProminentInsetGroupedHeader() -> Self { title(.font(of: .title3, weight: .bold), \.label) }
  public static func sidebarHeader() -> Self { title(.font(of: .title3, weight: .bold), \.label) }
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { Self(second: .caption1, Simulation.current.system.colors.detail) }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  private static func title(_ font: UIFont, _ color: KeyPath<ColorConstants, UIColor>) -> Self {
    var configuration = subtitleCell()
    configuration.textProperties.font = font
    configuration.textProperties.color = Simulation.current.system.colors[keyPath: color]
    return configuration
  }

  /// As it looks in a state: the system's contents are the same in all. Source: Apple, updated(for:); docs/rules/lists.md 2.3 (D)
  public func updated(for state: UIViewConfigurationState) -> Self { self }

  var hasText: Bool { attributedText.map { !$0.string.isEmpty } ?? (text?.isEmpty == false) }
  var hasSecondaryText: Bool { secondaryAttributedText.map { !$0.string.isEmpty } ?? (secondaryText?.isEmpty == false) }

  /// A symbol is as large as it or the properties say; else it grows with the text beside it. Source: docs/rules/tables.md 2.11 (K)
  var shownImage: UIImage? {
    image.map { image in
      Simulation.look {
        let (category, preferred) = ($0.text.contentSizeCategory, imageProperties.preferredSymbolConfiguration)
        let grows = $0.system.tables.textsFollowSize && category != .large
        return image.configured(
          by: grows ? UIImage.SymbolConfiguration(textStyle: .body).applying(preferred) : preferred, category: category, pixels: $0.screen.scale)
      }
    }
  }

  /// The image as it is shown: not larger than its limits, nor higher than the row. Units: points.
  func imageSize(in height: CGFloat) -> CGSize {
    guard let image = shownImage else { return .zero }
    var size = image.size
    let most = imageProperties.maximumSize
    let share = min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1, most.height > 0 && size.height > 0 ? most.height / size.height : 1,
      size.height > 0 ? height / size.height : 1)
    (size.width, size.height) = (size.width * share, size.height * share)
    return size
  }

  /// The room that the image takes. Units: points.
  func imageRoom(in height: CGFloat) -> CGFloat {
    guard image != nil else { return 0 }
    let reserved = imageProperties.reservedLayoutSize.width
    return reserved > 0 ? reserved : imageSize(in: height).width
  }
}

/// Measures of configured cells: those of a classic cell, so that cells of both kinds agree in one table. Units: points.
enum ListContentConstants {
  /// Left and right: the text of a classic cell. Above and below: Apple, UIListContentConfiguration (iOS 14).
  static var margins: NSDirectionalEdgeInsets {
    let inset = Simulation.look { $0.system.tables.inset(in: $0.screen.bounds.width) }
    return NSDirectionalEdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
  }
  static let imagePadding = CellConstants.imageGap
  static let besidePadding = CellConstants.detailGap
  /// Ours: the texts of a classic subtitle cell touch.
  static let belowPadding: CGFloat = 0
}

/// Shows a configuration in a cell's content view.
public final class UIListContentView: UIView, FollowsTextSizes {
  public var configuration: UIListContentConfiguration { didSet { show() } }
  private let textLabel = UILabel()
  private var secondaryLabel: UILabel?
  private var imageView: UIImageView?
  /// How far the content is indented. Units: points.
  var indentation: CGFloat = 0 { didSet { if indentation != oldValue { setNeedsLayout() } } }
  /// An accessory follows: the content ends nearer to the edge.
  var precedesAccessory = false { didSet { if precedesAccessory != oldValue { setNeedsLayout() } } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(textLabel)
    show()
  }

  /// All of it is assigned, the same or not: whoever checks what a data source leaves alone counts assignments.
  private func show() {
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
    if configuration.hasSecondaryText, secondaryLabel == nil {
      let label = UILabel()
      secondaryLabel = label
      addSubview(label)
    }
    if let secondaryLabel {
      show(
        configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties, in: secondaryLabel)
    }
    if configuration.image != nil, imageView == nil {
      let view = UIImageView()
      imageView = view
      addSubview(view)
    }
    if let imageView {
      let properties = configuration.imageProperties
      imageView.image = configuration.shownImage
      imageView.tintColor = properties.tintColorTransformer.map { $0(properties.tintColor ?? tintColor) } ?? properties.tintColor
      imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
      imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
      imageView.isHidden = configuration.image == nil
    }
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: AttributedText?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = (properties.adjustsFontForContentSizeCategory ? properties.font.following(textSize) : nil) ?? properties.font
    label.textColor = properties.colorTransformer.map { $0(properties.color) } ?? properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transform.shown) }
  }

  package func textsHaveAnotherSize() {
    guard configuration.image?.symbol != nil else { return }
    imageView?.image = configuration.shownImage
    setNeedsLayout()
  }

  func showHighlight(_ isOn: Bool) {
    textLabel.isHighlighted = isOn
    secondaryLabel?.isHighlighted = isOn
  }

  // MARK: Layout

  /// Where the parts stand in a size. Space: own bounds. Units: points.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(in size: CGSize) -> Places {
    let margins = configuration.directionalLayoutMargins
    let trailing = precedesAccessory ? min(margins.trailing, CellConstants.textInsetBeforeAccessory) : margins.trailing
    var places = Places()
    var left = margins.leading + indentation
    let picture = configuration.imageSize(in: size.height)
    if configuration.image != nil {
      let room = configuration.imageRoom(in: size.height)
      places.image = CGRect(x: left + (room - picture.width) / 2, y: 0, width: picture.width, height: picture.height)
      left += room + configuration.imageToTextPadding
    }
    let width = max(0, size.width - trailing - left)
    let first = configuration.hasText ? fitting(textLabel, width) : .zero
    var second = CGSize.zero
    if configuration.hasSecondaryText, let secondaryLabel { second = fitting(secondaryLabel, width) }
    var texts = max(first.height, second.height)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    if configuration.hasText, second.width > 0, configuration.prefersSideBySideTextAndSecondaryText,
      first.width + gap + second.width <= width
    {
      places.text = CGRect(x: left, y: (texts - first.height) / 2, width: width - gap - second.width, height: first.height)
      places.secondary = CGRect(x: left + width - second.width, y: (texts - second.height) / 2, width: second.width, height: second.height)
    } else {
      let between = configuration.hasText && second.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
      texts = first.height + between + second.height
      places.text = CGRect(x: left, y: 0, width: width, height: first.height)
      places.secondary = CGRect(x: left, y: first.height + between, width: width, height: second.height)
    }
    places.height = max(texts, picture.height, configuration.imageProperties.reservedLayoutSize.height)
    // In the middle between the margins; where these leave too little, in the middle of all.
    let free = size.height - margins.top - margins.bottom
    let middle = free >= places.height ? margins.top + free / 2 : size.height / 2
    let top = Self.top(middle - texts / 2)
    places.text.origin.y += top
    places.secondary.origin.y += top
    places.image.origin.y = (middle - picture.height / 2).roundedToPixel(scale: simulation.screen.scale)
    return places
  }

  /// The top of a text on the next whole point, as the texts of classic cells have it.
  private static func top(_ y: CGFloat) -> CGFloat { y.isFinite ? y.rounded(.up) : 0 }

  private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let scale = simulation.screen.scale
    let size = label.sizeThatFits(CGSize(width: width, height: UIView.unlimited))
    return CGSize(width: min(size.width, width), height: size.height.roundedUpToPixel(scale: scale))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.size)
    textLabel.frame = sided(places.text)
    secondaryLabel?.frame = sided(places.secondary)
    imageView?.frame = sided(places.image)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = configuration.directionalLayoutMargins
    let content = places(in: CGSize(width: size.width, height: UIView.unlimited)).height
    return CGSize(width: size.width, height: margins.top + content + margins.bottom)
  }
}
