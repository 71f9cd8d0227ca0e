import Foundation
@_spi(Lunette) import LunetteStage

/// How an item of a bar looks in one of its states. Source: Apple, UIBarButtonItemStateAppearance, UITabBarItemStateAppearance (iOS 13)
public final class UIBarItemStateAppearance {
  public var titleTextAttributes: TextAttributes? { didSet { didChange?() } }
  /// Units: points.
  public var titlePositionAdjustment = CGPoint.zero { didSet { didChange?() } }
  /// The colour of a tab's picture; nil for the bar's tint, or grey where it isn't selected.
  public var iconColor: UIColor? { didSet { didChange?() } }
  /// The colour of a tab's badge; nil for red.
  public var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  public var badgeTextAttributes: TextAttributes? { didSet { didChange?() } }
  var didChange: (() -> Void)?

  public init() {}

  func take(_ other: UIBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// How items of a bar look, by their states. What an item says itself counts before. Source: Apple, UIBarButtonItemAppearance, UITabBarItemAppearance
open class UIBarItemAppearance {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()
  var didChange: (() -> Void)?

  public required init() { for state in states { state.didChange = { [weak self] in self?.didChange?() } } }

  private var states: [UIBarItemStateAppearance] { [normal, highlighted, selected, disabled, focused] }

  func take(_ other: UIBarItemAppearance) { for (own, state) in zip(states, other.states) { own.take(state) } }

  public func copy() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// What a state says of titles, with the normal state's for what it leaves open.
  func title(_ state: UIBarItemStateAppearance) -> TextAttributes? {
    guard state !== normal, var own = state.titleTextAttributes else { return normal.titleTextAttributes }
    own.font = own.font ?? normal.titleTextAttributes?.font
    return own
  }
}

/// Source: Apple, UIBarButtonItemAppearance (iOS 13)
public final class UIBarButtonItemAppearance: UIBarItemAppearance {}

/// Source: Apple, UITabBarItemAppearance (iOS 13)
public final class UITabBarItemAppearance: UIBarItemAppearance {}

/// An appearance of items in one of bars: there from the first reading on. Assigned ones are copied.
final class OwnItemAppearance<Look: UIBarItemAppearance> {
  private(set) var known: Look?
  var didChange: (() -> Void)?

  func read() -> Look {
    if let known { return known }
    let made = Look()
    made.didChange = { [weak self] in self?.didChange?() }
    known = made
    return made
  }

  func set(_ new: Look) {
    let copy = new.copy()
    copy.didChange = { [weak self] in self?.didChange?() }
    known = copy
    didChange?()
  }

  func take(_ other: OwnItemAppearance) {
    known = other.known.map { $0.copy() }
    known?.didChange = { [weak self] in self?.didChange?() }
  }
}
