import Foundation

/// The look of a bar's background. A bar copies the appearance that it is assigned; the one that is read from it is its own, and a change
/// of it shows at once. Source: Apple, UIBarAppearance (iOS 13); docs/rules/controllers.md 4.5
open class UIBarAppearance {
  /// Over the effect; nil for none.
  public var backgroundColor: UIColor? { didSet { changed() } }
  /// Shown as the colour of a classic bar, light or dark; nil for none.
  public var backgroundEffect: UIBlurEffect? = UIBarAppearance.defaultEffect { didSet { changed() } }
  /// In place of both.
  public var backgroundImage: UIImage? { didSet { changed() } }
  /// The line at the bar's edge; nil for none.
  public var shadowColor: UIColor? = Simulation.look({ $0.system.colors.barHairline }) { didSet { changed() } }
  /// Called after each change.
  var didChange: (() -> Void)?

  public required init() {}

  private static let defaultEffect = UIBlurEffect(style: .regular)

  /// Makes it the background of a classic bar: blurred, with a line at the edge.
  public func configureWithDefaultBackground() { configure(nil, Self.defaultEffect, Simulation.current.system.colors.barHairline) }
  public func configureWithOpaqueBackground() { configure(Simulation.current.system.colors.table, nil, Simulation.current.system.colors.barHairline) }
  public func configureWithTransparentBackground() { configure(nil, nil, nil) }

  private func configure(_ color: UIColor?, _ effect: UIBlurEffect?, _ shadow: UIColor?) {
    (backgroundColor, backgroundEffect, backgroundImage, shadowColor) = (color, effect, nil, shadow)
  }

  final func changed() { didChange?() }

  public func copy() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// How items of a style look; nil where nobody says.
  func itemLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { nil }

  func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
  }

  /// The colour of the plate; nil for none.
  func plateColor(_ style: UIBarStyle) -> UIColor? {
    backgroundColor
      ?? backgroundEffect.map { style == .black || $0.style.isDark ? BarConstants.dark : Simulation.current.system.colors.bar }
  }
}

/// An appearance of a bar with buttons. Ours: in UIKit the two have these properties each
public class ButtonBarAppearance: UIBarAppearance {
  private let buttons = OwnItemAppearance<UIBarButtonItemAppearance>()
  private let doneButtons = OwnItemAppearance<UIBarButtonItemAppearance>()

  public required init() {
    super.init()
    for own in [buttons, doneButtons] { own.didChange = { [weak self] in self?.changed() } }
  }

  public var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.read() }
    set { buttons.set(newValue) }
  }
  /// The look of items whose style is done.
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons.read() }
    set { doneButtons.set(newValue) }
  }

  override func itemLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { style == .done ? doneButtons.known : buttons.known }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? ButtonBarAppearance else { return }
    buttons.take(other.buttons)
    doneButtons.take(other.doneButtons)
  }
}

/// Source: Apple, UINavigationBarAppearance (iOS 13)
public final class UINavigationBarAppearance: ButtonBarAppearance {
  public var titleTextAttributes: TextAttributes? { didSet { changed() } }
  public var largeTitleTextAttributes: TextAttributes? { didSet { changed() } }
  /// How far the title stands from its usual place. Units: points.
  public var titlePositionAdjustment = CGPoint.zero { didSet { changed() } }
  /// In place of the arrow of the way back; nil for that.
  public private(set) var backIndicatorImage: UIImage?
  /// Kept, without effect.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  private let backButtons = OwnItemAppearance<UIBarButtonItemAppearance>()

  public required init() {
    super.init()
    backButtons.didChange = { [weak self] in self?.changed() }
  }

  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons.read() }
    set { backButtons.set(newValue) }
  }

  /// Source: Apple, setBackIndicatorImage(_:transitionMaskImage:)
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, mask)
    changed()
  }

  /// The look of the way back.
  var backLook: UIBarButtonItemAppearance? { backButtons.known }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    backButtons.take(other.backButtons)
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (other.backIndicatorImage, other.backIndicatorTransitionMaskImage)
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// Source: Apple, UIToolbarAppearance (iOS 13)
public final class UIToolbarAppearance: ButtonBarAppearance {}

/// Source: Apple, UITabBarAppearance (iOS 13)
public final class UITabBarAppearance: UIBarAppearance {
  private let stacked = OwnItemAppearance<UITabBarItemAppearance>()
  private let inline = OwnItemAppearance<UITabBarItemAppearance>()
  private let compactInline = OwnItemAppearance<UITabBarItemAppearance>()

  public required init() {
    super.init()
    for own in [stacked, inline, compactInline] { own.didChange = { [weak self] in self?.changed() } }
  }

  /// The look of tabs with the picture over the word.
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked.read() }
    set { stacked.set(newValue) }
  }
  /// The look of tabs with the picture beside the word, on a pad.
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline.read() }
    set { inline.set(newValue) }
  }
  /// The look of items whose title stands beside the picture, in a low bar.
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline.read() }
    set { compactInline.set(newValue) }
  }

  func itemLook(isLow: Bool, isPad: Bool) -> UITabBarItemAppearance? { isLow ? compactInline.known : isPad ? inline.known ?? stacked.known : stacked.known }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stacked.take(other.stacked)
    inline.take(other.inline)
    compactInline.take(other.compactInline)
  }
}

/// The `standardAppearance` of a bar: there from the first reading on, in use from the first change or assignment on.
struct StandardAppearance<Look: UIBarAppearance> {
  private var own: Look?
  private var isUsed = false

  var used: Look? { isUsed ? own : nil }

  /// - Parameter didChange: of the one that is handed out, after its first change; the caller then marks it as used
  mutating func read(_ didChange: @escaping () -> Void) -> Look {
    if let own { return own }
    let made = Look()
    made.didChange = didChange
    own = made
    return made
  }

  mutating func set(_ new: Look, _ didChange: @escaping () -> Void) {
    own = new.copy()
    own?.didChange = didChange
    isUsed = true
  }

  mutating func use() { isUsed = true }
}

extension UIBarBackground {
  func look(_ appearance: UIBarAppearance, _ style: UIBarStyle, hairlineBelow: Bool) {
    look(
      style, barTint: appearance.plateColor(style), image: appearance.backgroundImage, hairlineBelow: hairlineBelow,
      isWithoutHairline: appearance.shadowColor == nil)
    if appearance.backgroundImage == nil { backgroundColor = appearance.plateColor(style) }
    if let color = appearance.shadowColor { hairline.backgroundColor = color }
  }
}

/// Appearances of a navigation bar: that at the edge of the content, that of a low bar, else the standard one; the item's own first.
extension UINavigationBar {
  public var standardAppearance: UINavigationBarAppearance {
    get { standard.read { [weak self] in self?.standardDidChange() } }
    set {
      standard.set(newValue) { [weak self] in self?.standardDidChange() }
      lookDidChange()
    }
  }

  private func standardDidChange() {
    standard.use()
    lookDidChange()
  }

  /// The appearance that counts now; nil where the bar's own properties do.
  var shownAppearance: UINavigationBarAppearance? {
    if isAtScrollEdge, let edge = edgeAppearance { return edge }
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? standard.used
  }

  private var edgeAppearance: UINavigationBarAppearance? {
    let usual = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? usual : usual
  }

  /// Whether the bar looks otherwise at the edge of the content.
  var followsScrolling: Bool { hasEdgeAppearance || isClearAtEdge }
  private var hasEdgeAppearance: Bool { edgeAppearance != nil }
  /// A bar of a navigation controller without an appearance for the edge. Source: docs/rules/appearance.md 5 (A)
  private var isClearAtEdge: Bool { system.bars.isClearAtEdge && manager != nil && !hasEdgeAppearance }

  /// How much of the background is seen: it comes as the content leaves the edge. Source: docs/rules/appearance.md 5 (D)
  var shownShare: CGFloat { isClearAtEdge ? ((scrolled ?? 0) / Self.edgeFade).clamped(0, 1) : 1 }
  /// Units: points. Ours
  private static let edgeFade: CGFloat = 16

  var shownTitleAttributes: TextAttributes? { shownAppearance.map(\.titleTextAttributes) ?? titleTextAttributes }
  var shownLargeTitleAttributes: TextAttributes? { shownAppearance.map(\.largeTitleTextAttributes) ?? largeTitleTextAttributes }

  func layOutBackground() {
    background.alpha = shownShare
    if let shownAppearance { return background.look(shownAppearance, barStyle, hairlineBelow: true) }
    background.look(
      barStyle, barTint: barTintColor, image: backgroundImageForDefault(), hairlineBelow: true,
      isWithoutHairline: shadowImage.map { $0.size == .zero } ?? false)
  }
}

extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { standard.read { [weak self] in self?.standardDidChange() } }
    set {
      standard.set(newValue) { [weak self] in self?.standardDidChange() }
      appearanceDidChange()
    }
  }

  private func standardDidChange() {
    standard.use()
    appearanceDidChange()
  }
}

extension UITabBar {
  public var standardAppearance: UITabBarAppearance {
    get { standard.read { [weak self] in self?.standardDidChange() } }
    set {
      standard.set(newValue) { [weak self] in self?.standardDidChange() }
      appearanceDidChange()
    }
  }

  private func standardDidChange() {
    standard.use()
    appearanceDidChange()
  }
}
