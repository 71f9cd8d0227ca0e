import Foundation

/// The environment in which a controller or a view is shown. Immutable. An unspecified trait says nothing about the environment.
/// Source: docs/rules/controllers.md 13, docs/rules/appearance.md 2; Apple, UITraitCollection
public final class UITraitCollection: Equatable {
  /// The names of traits, as apps register for their changes.
  public enum Trait: String, CaseIterable, Sendable {
    case horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, displayScale, userInterfaceStyle, userInterfaceLevel, accessibilityContrast
    case layoutDirection, preferredContentSizeCategory, legibilityWeight
  }

  /// All traits together, so that they are copied and compared in one place.
  public struct Values: Equatable, Sendable {
    public var horizontal = UIUserInterfaceSizeClass.unspecified
    public var vertical = UIUserInterfaceSizeClass.unspecified
    /// Nil for unspecified.
    public var idiom: UIUserInterfaceIdiom?
    /// Pixels per point; 0 for unspecified.
    public var scale: CGFloat = 0
    public var style = UIUserInterfaceStyle.unspecified
    public var level = UIUserInterfaceLevel.unspecified
    public var contrast = UIAccessibilityContrast.unspecified
    public var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// Nil for unspecified.
    public var category: UIContentSizeCategory?
    /// The limits of the text size that comes from around. Nil where that is known: it is within them then.
    package var limits: TextSizeLimits?
    public var weight = UILegibilityWeight.unspecified

    public init() {}
    public static let unspecified = Values()

    /// These traits, but for those that are specified in `other`.
    package func overridden(by other: Values) -> Values {
      var values = self
      if other.horizontal != .unspecified { values.horizontal = other.horizontal }
      if other.vertical != .unspecified { values.vertical = other.vertical }
      if let idiom = other.idiom { values.idiom = idiom }
      if other.scale != 0 { values.scale = other.scale }
      if other.style != .unspecified { values.style = other.style }
      if other.level != .unspecified { values.level = other.level }
      if other.contrast != .unspecified { values.contrast = other.contrast }
      if other.direction != .unspecified { values.direction = other.direction }
      if let category = other.category {
        (values.category, values.limits) = (category, nil)
      } else if let limits = other.limits {
        values.category = category.map(limits.within)
        values.limits = category == nil ? limits.inside(of: self.limits) : nil
      }
      if other.weight != .unspecified { values.weight = other.weight }
      return values
    }

    package func has(_ trait: Trait, like other: Values) -> Bool {
      switch trait {
      case .horizontalSizeClass: horizontal == other.horizontal
      case .verticalSizeClass: vertical == other.vertical
      case .userInterfaceIdiom: idiom == other.idiom
      case .displayScale: scale == other.scale
      case .userInterfaceStyle: style == other.style
      case .userInterfaceLevel: level == other.level
      case .accessibilityContrast: contrast == other.contrast
      case .layoutDirection: direction == other.direction
      case .preferredContentSizeCategory: category == other.category
      case .legibilityWeight: weight == other.weight
      }
    }
  }

  public let values: Values
  public init(_ values: Values) { self.values = values }

  public convenience init(
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom? = nil, scale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified
  ) {
    var values = Values()
    (values.horizontal, values.vertical, values.idiom, values.scale, values.style) = (horizontal, vertical, idiom, scale, style)
    self.init(values)
  }

  /// For each trait the last collection in which it is specified counts.
  public convenience init(traitsFrom all: [UITraitCollection]) {
    self.init(all.reduce(.unspecified) { $0.overridden(by: $1.values) })
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  public var userInterfaceIdiom: UIUserInterfaceIdiom? { values.idiom }
  public var displayScale: CGFloat { values.scale }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var preferredContentSizeCategory: UIContentSizeCategory? { values.category }
  public var legibilityWeight: UILegibilityWeight { values.weight }

  /// Whether this collection agrees with every trait that is specified in `other`.
  public func containsTraits(in other: UITraitCollection) -> Bool { values.overridden(by: other.values) == values }

  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool { one === other || one.values == other.values }

  // MARK: Colours

  /// What colours depend on. Unspecified traits are light, plain and not elevated.
  public var colorTraits: ColorTraits {
    ColorTraits().with(.dark, values.style == .dark).with(.highContrast, values.contrast == .high).with(.elevated, values.level == .elevated)
  }

  /// Whether a dynamic colour may look otherwise. Source: Apple, hasDifferentColorAppearance(comparedTo:)
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { colorTraits != (other?.colorTraits ?? ColorTraits()) }

  // MARK: The current one

  /// The traits of the object whose layout, drawing or change is under way; else those of the key window.
  /// Source: Apple, UITraitCollection.current
  public static var current: UITraitCollection { Simulation.current.currentTraits }

  /// Runs code with these traits as the current ones.
  public func performAsCurrent(_ body: () -> Void) { Simulation.current.withTraits(self, body) }
}

/// How small and how large a text size may be in a view and in all below. Source: Apple, UIView.minimumContentSizeCategory
package struct TextSizeLimits: Equatable, Sendable {
  package var lowest: UIContentSizeCategory?
  package var highest: UIContentSizeCategory?

  /// Where the two contradict each other the highest counts. Ours
  func within(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    let raised = lowest.map { $0.index > category.index ? $0 : category } ?? category
    return highest.map { $0.index < raised.index ? $0 : raised } ?? raised
  }

  /// Both limits, those of what is around first.
  func inside(of outer: TextSizeLimits?) -> TextSizeLimits {
    TextSizeLimits(lowest: outer?.lowest.map(within) ?? lowest, highest: outer?.highest.map(within) ?? highest)
  }
}

extension UIScreen {
  /// Phones of at least this width in portrait are of regular width in landscape. Units: points. Source: docs/rules/controllers.md 13
  private static let widePhone: CGFloat = 414

  package func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let (isPad, isLandscape) = (device.isPad, orientation.isLandscape)
    let isWide = isPad || isLandscape && min(device.size.width, device.size.height) >= Self.widePhone
    var values = UITraitCollection.Values()
    (values.horizontal, values.vertical) = (isWide ? .regular : .compact, isLandscape && !isPad ? .compact : .regular)
    (values.idiom, values.scale) = (isPad ? .pad : .phone, scale)
    (values.style, values.level) = (appearance.contains(.dark) ? .dark : .light, .base)
    (values.contrast, values.direction) = (appearance.contains(.highContrast) ? .high : .normal, readsRightToLeft ? .rightToLeft : .leftToRight)
    values.category = contentSizeCategory
    values.weight = hasBoldText ? .bold : .regular
    return UITraitCollection(values)
  }

  public var traitCollection: UITraitCollection { traits(in: interfaceOrientation) }
}

extension UIView {
  /// The traits of the nearest view controller or window around, and what this view and those up to there have of their own.
  public var traitCollection: UITraitCollection {
    // Nearly always no view says anything of its own.
    var (view, own): (UIView?, UITraitCollection.Values?) = (self, nil)
    func finished(_ outer: UITraitCollection) -> UITraitCollection { own.map { UITraitCollection(outer.values.overridden(by: $0)) } ?? outer }
    while let current = view {
      if let values = current.ownTraits?.effective { own = own.map { values.overridden(by: $0) } ?? values }
      if let owner = current.owner { return finished(owner.traitCollection) }
      view = current.superview
    }
    return finished(simulation.screen.traitCollection)
  }
}
