import Foundation
@_spi(Lunette) import LunetteStage

/// Source: Apple, UIToolbarDelegate
/// - Lua: Where a toolbar stands.
public protocol UIToolbarDelegate: AnyObject {
  /// bottom: a hairline above it; top: one below; topAttached: its plate reaches up to the screen's edge, too.
  /// - Lua: positionForBar, answers UIBarPosition?, else .any
  func position(for bar: UIToolbar) -> UIBarPosition
}

/// A bar with a row of items, mostly at the bottom of the screen. Flexible spaces share the width that the items leave.
/// Source: docs/rules/controllers.md 4.4
open class UIToolbar: UIView, BarItemPresenter {
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .toolbar) }
  @_spi(Lunette) open override func decidesPlace(of subview: UIView) -> Bool { shown.contains { $0.view === subview } }
  public weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
  public var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  public var isTranslucent = true { didSet { setNeedsLayout() } }
  public var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var backgroundImage: UIImage?
  /// See `UIBarAppearance`.
  var standard = StandardAppearance<UIToolbarAppearance>()
  /// While the content's lower edge lies at the bar; nil for no background in the systems that do so, else for the standard one.
  public var scrollEdgeAppearance: UIToolbarAppearance? { didSet { adopt(&scrollEdgeAppearance, oldValue) } }
  /// The look of a low bar; nil for the standard one.
  public var compactAppearance: UIToolbarAppearance? { didSet { adopt(&compactAppearance, oldValue) } }
  /// The look of a low bar at the edge; nil for `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { adopt(&compactScrollEdgeAppearance, oldValue) } }
  let edge = LowerBarEdge()

  private func adopt(_ appearance: inout UIToolbarAppearance?, _ old: UIToolbarAppearance?) {
    guard appearance !== old else { return }
    appearance = appearance?.copy()
    appearance?.didChange = { [weak self] in self?.appearanceDidChange() }
    appearanceDidChange()
  }

  func appearanceDidChange() {
    itemsDidChange()
    superview?.setNeedsLayout()
  }

  let background = UIBarBackground()
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  private var needsViews = false
  /// How far the background reaches down beyond the bar. Units: points.
  var bottomReach: CGFloat = 0 { didSet { if bottomReach != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

  public var items: [UIBarButtonItem] = [] { didSet { itemsDidChange() } }

  /// The new items fade in where it is animated.
  public func setItems(_ new: [UIBarButtonItem], animated: Bool) {
    items = new
    guard animated, window != nil else { return }
    layoutIfNeeded()
    let views = shown.map(\.view)
    simulation.performWithoutAnimation { for view in views { view.alpha = 0 } }
    simulation.animate(as: simulation.system.motion.bar, options: .allowUserInteraction) { for view in views { view.alpha = 1 } }
  }

  public func setBackgroundImage(_ image: UIImage?) {
    backgroundImage = image
    setNeedsLayout()
  }

  func itemDidChange(_ item: UIBarItem) { itemsDidChange() }

  private func itemsDidChange() {
    needsViews = true
    setNeedsLayout()
  }

  private func updateViews() {
    let old = shown.map(\.view)
    let isCompact = isLow
    let appearance = shownAppearance
    shown = items.compactMap { item in
      item.presenter = self
      if item.isHidden { return nil }
      item.enter(self)
      return item.makeView(isCompact: isCompact, look: appearance?.itemLook(item.style)).map { (item, $0) }
    }
    for view in old where view.superview === self && !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    for entry in shown where entry.view.superview !== self { addSubview(entry.view) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarConstants.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: BarConstants.height) }

  @_spi(Lunette) open override var colorBehindSubviews: UIColor? { background.backgroundColor }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showsItemsLarge()
    if needsViews {
      needsViews = false
      updateViews()
    }
    let position = delegate?.position(for: self) ?? .any
    let isOnTop = position == .top || position == .topAttached
    let topReach = position == .topAttached ? max(0, convert(CGPoint.zero, to: nil).y) : 0
    background.frame = CGRect(x: 0, y: 0 - topReach, width: bounds.width, height: topReach + bounds.height + bottomReach)
    background.alpha = shownShare
    if let appearance = shownAppearance {
      background.look(appearance, barStyle, hairlineBelow: isOnTop)
    } else {
      background.look(barStyle, barTint: barTintColor, image: backgroundImage, hairlineBelow: isOnTop, isWithoutHairline: false)
    }
    placeItems()
  }

  /// Boxes are as high as the bar. Flexible spaces share the rest equally; without any the items stand at the left.
  private func placeItems() {
    let scale = simulation.screen.scale
    let items = items.filter { !$0.isHidden }
    let metrics = BarMetrics(self, CGRect(origin: .zero, size: bounds.size))
    let margin = metrics.customMargin
    let views = Dictionary(shown.map { (ObjectIdentifier($0.item), $0.view) }, uniquingKeysWith: { first, _ in first })
    let sizes = items.map { item in size(of: item, views[ObjectIdentifier(item)], metrics) }
    let room = metrics.right - metrics.left - 2 * margin
    let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.customView == nil }.count
    let used = sizes.reduce(0) { $0 + $1.width } + gaps(between: items)
    let share = flexible > 0 ? max(0, room - used) / CGFloat(flexible) : 0
    var x = metrics.left + margin
    for (index, item) in items.enumerated() {
      if index > 0, isGap(between: items[index - 1], and: item) { x += BarConstants.itemGap }
      if item.systemItem == .flexibleSpace, item.customView == nil {
        x += share
        continue
      }
      if let view = views[ObjectIdentifier(item)] {
        // A box is as high as the bar.
        let size = item.customView == nil ? CGSize(width: sizes[index].width, height: bounds.height) : sizes[index]
        let place = CGPoint(x: x.roundedToPixel(scale: scale), y: ((bounds.height - size.height) / 2).roundedToPixel(scale: scale))
        view.frame = mirrored(CGRect(origin: place, size: size))
      }
      x += sizes[index].width
    }
  }

  /// Between two items that no space parts.
  private func isGap(between one: UIBarButtonItem, and other: UIBarButtonItem) -> Bool { !one.isSpace && !other.isSpace }

  private func gaps(between items: [UIBarButtonItem]) -> CGFloat {
    guard items.count > 1 else { return 0 }
    return BarConstants.itemGap * CGFloat((1..<items.count).filter { isGap(between: items[$0 - 1], and: items[$0]) }.count)
  }

  /// The size of an item; of a flexible space nothing, since its share comes to it.
  private func size(of item: UIBarButtonItem, _ view: UIView?, _ metrics: BarMetrics) -> CGSize {
    if item.isSpace { return CGSize(width: item.systemItem == .fixedSpace ? max(0, item.width) : 0, height: 0) }
    guard let view else { return .zero }
    var size = metrics.box(item, view).size
    // A picture stands in the margin as it is: its box needs no room at the sides here.
    if let button = view as? UINavigationButton, button.isPicture, item.width == 0, let image = button.currentImage { size.width = image.size.width }
    return size
  }
}

extension UIToolbar: ShowsItemsLarge {}
