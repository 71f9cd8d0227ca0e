import Foundation

extension UIImage {
  /// How large and how bold a symbol is drawn, and in which colour; nil for what something else decides.
  /// Source: Apple, UIImage.SymbolConfiguration; docs/rules/layers.md 3.3
  public struct SymbolConfiguration: Hashable, Sendable {
    public enum Weight: String, CaseIterable, Sendable {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

      /// The width of the lines, in shares of the usual one. Source: docs/rules/layers.md 3.3 (D)
      var line: CGFloat {
        switch self {
        case .ultraLight: 0.5
        case .thin: 0.6
        case .light: 0.75
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.7
        case .black: 1.9
        }
      }
    }
    public enum Scale: String, CaseIterable, Sendable {
      case small, medium, large
      /// The size of the symbol's box, in shares of the usual one. Source: docs/rules/layers.md 3.3 (D)
      var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
    }

    /// Units: points.
    public var pointSize: CGFloat?
    public var weight: Weight?
    public var scale: Scale?
    /// Gives the size of a text of this style, in the size that the user has chosen.
    public var textStyle: UIFont.TextStyle?
    /// The first of a palette: symbols have one colour.
    public var color: UIColor?

    public init(pointSize: CGFloat? = nil, weight: Weight? = nil, scale: Scale? = nil, textStyle: UIFont.TextStyle? = nil, color: UIColor? = nil) {
      (self.pointSize, self.weight, self.scale, self.textStyle, self.color) = (pointSize, weight, scale, textStyle, color)
    }

    /// What the other one says counts before what this one says. Source: Apple, applying(_:)
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      var all = self
      // A size in points and one by a style exclude each other.
      if other.pointSize != nil || other.textStyle != nil { (all.pointSize, all.textStyle) = (other.pointSize, other.textStyle) }
      all.weight = other.weight ?? weight
      all.scale = other.scale ?? scale
      all.color = other.color ?? color
      return all
    }

    /// The side of the symbol's box, to the pixel. Units: points.
    func side(_ category: UIContentSizeCategory, pixels: CGFloat) -> CGFloat {
      let points = pointSize ?? textStyle.map { $0.sizes[category.index] } ?? Self.usualSize
      return (UIImage.symbolSide * points / Self.usualSize * (scale ?? .medium).factor).roundedToPixel(scale: pixels)
    }
    /// The text that a symbol without a size stands beside. Units: points.
    private static let usualSize: CGFloat = 17
  }

  /// Whether it was made from a symbol's name.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol as a configuration says, which counts before its own; other images stay as they are. Source: Apple, applyingSymbolConfiguration(_:)
  ///
  /// - Parameter pixels: of the screen for each point
  public func applying(_ configuration: SymbolConfiguration, category: UIContentSizeCategory, pixels: CGFloat) -> UIImage {
    guard let symbol else { return self }
    let all = (symbolConfiguration ?? SymbolConfiguration()).applying(configuration)
    return drawn(symbol, all, category, pixels)
  }

  /// A symbol as a view shows it whose own configuration counts after the image's. Others stay as they are.
  package func configured(by preferred: SymbolConfiguration?, category: UIContentSizeCategory, pixels: CGFloat) -> UIImage {
    guard let symbol, preferred != nil || symbolConfiguration?.textStyle != nil else { return self }
    return drawn(symbol, (preferred ?? SymbolConfiguration()).applying(symbolConfiguration), category, pixels)
  }

  private func drawn(_ symbol: String, _ configuration: SymbolConfiguration, _ category: UIContentSizeCategory, _ pixels: CGFloat) -> UIImage {
    guard let image = UIImage.symbol(named: symbol, configuration, category, pixels) else { return self }
    let copy = copy(of: image)
    copy.symbol = symbol
    copy.symbolConfiguration = configuration
    if let color = configuration.color { (copy.tint, copy.renderingMode) = (color, .alwaysOriginal) }
    return copy
  }

  /// A symbol of its own size and boldness; nil for a name that is not known.
  static func symbol(
    named name: String, _ configuration: SymbolConfiguration, _ category: UIContentSizeCategory, _ pixels: CGFloat
  ) -> UIImage? {
    guard let path = Symbols.words(of: name).flatMap(SymbolPath.init) else { return nil }
    let side = configuration.side(category, pixels: pixels)
    let factor = side / symbolSide
    let stroke = symbolStroke * (configuration.weight ?? .regular).line * factor
    return UIImage(symbol: name, path.picture(factor: factor, stroke: stroke), side: side)
  }
}
