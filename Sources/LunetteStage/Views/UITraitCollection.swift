import Foundation

/// Source: Apple, UIUserInterfaceSizeClass (raw values)
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable { case unspecified, compact, regular }

/// Source: Apple, UIUserInterfaceStyle (raw values)
public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable { case unspecified, light, dark }

/// The environment in which a controller or a view is shown. Immutable. An unspecified trait says nothing about the environment.
/// Source: docs/rules/controllers.md 13; Apple, UITraitCollection
public final class UITraitCollection: Equatable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Nil for unspecified.
  public let userInterfaceIdiom: UIUserInterfaceIdiom?
  /// Pixels per point; 0 for unspecified.
  public let displayScale: CGFloat
  /// Always light: the classic profile has no other. Source: docs/rules/controllers.md 0.3
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom? = nil, scale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified
  ) {
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    (userInterfaceIdiom, displayScale, userInterfaceStyle) = (idiom, scale, style)
  }

  /// For each trait the last collection in which it is specified counts.
  public convenience init(traitsFrom all: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, but nothing: Value) -> Value {
      all.last { $0[keyPath: path] != nothing }?[keyPath: path] ?? nothing
    }
    self.init(
      horizontal: last(\.horizontalSizeClass, but: .unspecified), vertical: last(\.verticalSizeClass, but: .unspecified),
      idiom: last(\.userInterfaceIdiom, but: nil), scale: last(\.displayScale, but: 0), style: last(\.userInterfaceStyle, but: .unspecified))
  }

  /// Whether this collection agrees with every trait that is specified in `other`.
  public func containsTraits(in other: UITraitCollection) -> Bool { UITraitCollection(traitsFrom: [self, other]) == self }

  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one.horizontalSizeClass == other.horizontalSizeClass && one.verticalSizeClass == other.verticalSizeClass
      && one.userInterfaceIdiom == other.userInterfaceIdiom && one.displayScale == other.displayScale
      && one.userInterfaceStyle == other.userInterfaceStyle
  }
}

extension UIScreen {
  /// Phones of at least this width in portrait are of regular width in landscape. Units: points. Source: docs/rules/controllers.md 13
  private static let widePhone: CGFloat = 414

  package func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let (isPad, isLandscape) = (device.isPad, orientation.isLandscape)
    let isWide = isPad || isLandscape && min(device.size.width, device.size.height) >= Self.widePhone
    return UITraitCollection(
      horizontal: isWide ? .regular : .compact, vertical: isLandscape && !isPad ? .compact : .regular, idiom: isPad ? .pad : .phone,
      scale: scale, style: .light)
  }

  public var traitCollection: UITraitCollection { traits(in: interfaceOrientation) }
}

extension UIView {
  /// The traits of the nearest view controller around; without one, of the screen.
  public var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if let owner = current.owner { return owner.traitCollection }
      view = current.superview
    }
    return simulation.screen.traitCollection
  }
}
