import Foundation
@_spi(Lunette) import LunetteStage

/// Source: Apple, UITabBarDelegate
/// - Lua: Is told about taps on a tab bar that belongs to no tab bar controller.
public protocol UITabBarDelegate: AnyObject {
  /// The user has tapped a tab.
  /// - Lua: tabBarDidSelectItem
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// One tab: a picture over a word, and a badge.
final class UITabBarButton: UIControl {
  let label = UILabel()
  let imageView = UIImageView()
  let badge = UILabel()
  let item: UITabBarItem
  override var accessibilitySettings: AccessibilitySettings? { super.accessibilitySettings ?? item.accessibilitySettings }
  override var barLargeContent: (title: String?, image: UIImage?)? { item.largeContent }
  /// A disabled one isn't said to be dimmed, as on a device. Source: docs/rules/accessibility.md 3
  override var accessibilityNature: AccessibilityNature {
    var nature = AccessibilityNature(.button, label: item.title ?? item.image?.spokenName, value: Self.words(ofBadge: item.badgeValue))
    nature.traits = isSelected ? [.button, .selected] : .button
    nature.unnamed = .tabItem
    if let bar = superview as? UITabBar, let place = bar.buttons.firstIndex(where: { $0 === self }) { nature.place = .init(place + 1, of: bar.buttons.count) }
    return nature
  }

  /// "3 items", or the badge as it is.
  private static func words(ofBadge badge: String?) -> String? {
    guard let badge, !badge.isEmpty else { return nil }
    return Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: BarConstants.tabFontSize, weight: system.bars.tabFontIsMedium ? .medium : .regular)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: BarConstants.badgeFontSize)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = BarConstants.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [imageView, label, badge] { addSubview(view) }
  }

  override var keepsSingleTaps: Bool { true }
  private var picture: UIImage?
  /// What the bar's appearance moves the title by. Units: points.
  private var shift = CGPoint.zero

  private func template(_ image: UIImage?) -> UIImage? {
    image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
  }

  func show(isSelected: Bool, tint: UIColor, unselected: UIColor, _ looks: UITabBarItemAppearance? = nil) {
    self.isSelected = isSelected
    let look = looks.map { !item.isEnabled ? $0.disabled : isSelected ? $0.selected : $0.normal }
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? looks.flatMap { all in look.flatMap(all.title) }
    shift = look?.titlePositionAdjustment ?? .zero
    label.text = item.title
    if let font = attributes?.font { label.font = font }
    label.textColor = attributes?.foregroundColor ?? (isSelected ? tint : unselected)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture = template(image)
    imageView.tintColor = look?.iconColor ?? (isSelected ? tint : unselected)
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : BarConstants.disabledAlpha
    accessibilityIdentifier = item.accessibilityIdentifier
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? system.colors.badge
    badge.textColor = look?.badgeTextAttributes?.foregroundColor ?? .white
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height < BarConstants.tabBarHeight - BarConstants.tabTop { return layOutSideBySide() }
    imageView.image = picture
    let scale = simulation.screen.scale
    let size = picture?.size ?? .zero
    let center = BarConstants.tabImageCenter
    imageView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).roundedToPixel(scale: scale), y: (center - size.height / 2).roundedToPixel(scale: scale),
      width: size.width, height: size.height)
    label.frame = CGRect(
      x: 0, y: min(BarConstants.tabLabelTop, bounds.height - BarConstants.tabLabelHeight), width: bounds.width,
      height: BarConstants.tabLabelHeight
    ).offsetBy(dx: item.titlePositionAdjustment.x + shift.x, dy: item.titlePositionAdjustment.y + shift.y)
    placeBadge(at: bounds.midX + BarConstants.tabFontSize / 2)
  }

  /// In a low bar the picture stands before the word. (iOS 11 and 12; the sizes are ours)
  private func layOutSideBySide() {
    imageView.image = template(item.landscapeImagePhone) ?? picture
    let scale = simulation.screen.scale
    let room = imageView.image?.size ?? .zero
    let shrink = min(1, BarConstants.lowTabImage / max(room.height, 1))
    let size = CGSize(
      width: (room.width * shrink).roundedToPixel(scale: scale), height: (room.height * shrink).roundedToPixel(scale: scale))
    let gap: CGFloat = size.width > 0 ? BarConstants.lowTabGap : 0
    let width = min(
      TextMetrics.width(of: label.shownText, font: label.shownFont).roundedUpToPixel(scale: scale), max(0, bounds.width - size.width - gap))
    let start = ((bounds.width - size.width - gap - width) / 2).roundedToPixel(scale: scale)
    imageView.frame = CGRect(
      origin: CGPoint(x: start, y: ((bounds.height - size.height) / 2).roundedToPixel(scale: scale)), size: size)
    label.frame = CGRect(
      x: start + size.width + gap, y: ((bounds.height - BarConstants.tabLabelHeight) / 2).roundedToPixel(scale: scale), width: width,
      height: BarConstants.tabLabelHeight
    ).offsetBy(dx: item.titlePositionAdjustment.x + shift.x, dy: item.titlePositionAdjustment.y + shift.y)
    placeBadge(at: start + size.width - BarConstants.lowTabGap)
  }

  private func placeBadge(at x: CGFloat) {
    let scale = simulation.screen.scale
    let width = max(
      BarConstants.badgeHeight,
      TextMetrics.width(of: badge.shownText, font: badge.shownFont).roundedUpToPixel(scale: scale) + BarConstants.itemGap)
    badge.frame = CGRect(x: x, y: BarConstants.tabTop, width: width, height: BarConstants.badgeHeight)
  }
}

/// Tabs in a row, of which one may be selected. Source: docs/rules/controllers.md 7
open class UITabBar: UIView, BarItemPresenter {
  open override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(container: .tabBar).with { $0.traits = .tabBar }
  }
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { buttons }
  public var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      guard manager == nil else {
        simulation.recordFault(
          UIException(.internalInconsistency, "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
        return
      }
      ownDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?
  /// The controller whose bar it is.
  weak var manager: (any TabBarManager)?
  /// The controller whose bar it is, which is its delegate.
  package var controller: AnyObject? { manager }
  public var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  public var isTranslucent = true { didSet { setNeedsLayout() } }
  public var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  public var unselectedItemTintColor: UIColor? { didSet { showItems() } }
  public var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  public var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// See `UIBarAppearance`.
  var standard = StandardAppearance<UITabBarAppearance>()
  /// While the content's lower edge lies at the bar; nil for no background in the systems that do so, else for the standard one.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      guard scrollEdgeAppearance !== oldValue else { return }
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      scrollEdgeAppearance?.didChange = { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  let edge = LowerBarEdge()

  func appearanceDidChange() {
    showItems()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  let background = UIBarBackground()
  private(set) var buttons: [UITabBarButton] = []
  private var list: [UITabBarItem] = []
  private var selected: UITabBarItem?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(background)
  }

  public var items: [UITabBarItem] {
    get { list }
    set { setItems(newValue, animated: false) }
  }

  public func setItems(_ items: [UITabBarItem], animated: Bool) {
    guard manager == nil else {
      simulation.recordFault(UIException(.internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed."))
      return
    }
    adopt(items)
  }

  /// What a button takes with its label and its layers. Units: bytes. Source: measured, 100,000 items
  private static let bytesOfButton = 3500

  func adopt(_ items: [UITabBarItem]) {
    if HostWork.mustEnd(bytes: items.count * Self.bytesOfButton, "showing a tab bar's \(items.count) items") { return }
    list = items
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      item.presenter = self
      let button = UITabBarButton(item)
      button.addAction(for: .touchUpInside) { [weak self] _, _ in self?.wasTapped(item) }
      addSubview(button)
      return button
    }
    if let selected, !items.contains(where: { $0 === selected }) { self.selected = nil }
    showItems()
    setNeedsLayout()
  }

  /// Setting it tells nobody. One that isn't in the bar raises, as in UIKit.
  public var selectedItem: UITabBarItem? {
    get { selected }
    set {
      if let newValue, !list.contains(where: { $0 === newValue }) {
        simulation.recordFault(UIException(.internalInconsistency, "Selecting an item that is not in the bar's items."))
        return
      }
      selected = newValue
      showItems()
      // An item may have a look of the bar of its own.
      setNeedsLayout()
    }
  }

  private func wasTapped(_ item: UITabBarItem) {
    if let manager { return manager.tabWasTapped(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  func itemDidChange(_ item: UIBarItem) {
    showItems()
    setNeedsLayout()
  }

  private func showItems() {
    let isLow = bounds.height > 0 && bounds.height - safeAreaInsets.bottom < BarConstants.tabBarHeight
    let look = shownAppearance?.itemLook(isLow: isLow, isPad: simulation.screen.device.isPad)
    for button in buttons {
      button.show(isSelected: button.item === selected, tint: tintColor, unselected: unselectedItemTintColor ?? system.colors.tab, look)
    }
    shownLook = look.map(ObjectIdentifier.init)
  }
  /// The look of items that they were shown with: at the edge it may be another one.
  private var shownLook: ObjectIdentifier?

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showItems()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarConstants.tabBarHeight + safeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: BarConstants.tabBarHeight) }
  @_spi(Lunette) open override func safeAreaDidChange() {
    super.safeAreaDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in buttons { button.item.enter(self) }
    showsItemsLarge()
    background.frame = bounds
    background.alpha = shownShare
    let isLow = bounds.height - safeAreaInsets.bottom < BarConstants.tabBarHeight
    if shownAppearance?.itemLook(isLow: isLow, isPad: simulation.screen.device.isPad).map(ObjectIdentifier.init) != shownLook { showItems() }
    if let appearance = shownAppearance {
      background.look(appearance, barStyle, hairlineBelow: false)
    } else {
      background.look(
        barStyle, barTint: barTintColor, image: backgroundImage, hairlineBelow: false,
        isWithoutHairline: shadowImage.map { $0.size == .zero } ?? false)
    }
    placeButtons()
  }

  /// Equal parts of the width, with a little between; on a pad of one size, around the middle.
  private func placeButtons() {
    guard !buttons.isEmpty else { return }
    let height = bounds.height - safeAreaInsets.bottom - BarConstants.tabTop
    let count = CGFloat(buttons.count)
    if simulation.screen.device.isPad {
      let whole = count * BarConstants.padTabWidth + (count - 1) * BarConstants.padTabGap
      let start = ((bounds.width - whole) / 2).roundedToPixel(scale: simulation.screen.scale)
      for (index, button) in buttons.enumerated() {
        button.frame = mirrored(
          CGRect(
            x: start + CGFloat(index) * (BarConstants.padTabWidth + BarConstants.padTabGap), y: BarConstants.tabTop,
            width: BarConstants.padTabWidth, height: height))
      }
      return
    }
    let (left, width) = (safeAreaInsets.left, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    func edge(_ index: Int) -> CGFloat { left + (CGFloat(index) * width / count + 0.5).rounded(.down) }
    for (index, button) in buttons.enumerated() {
      let start = edge(index)
      button.frame = mirrored(
        CGRect(
          x: start + BarConstants.tabInset, y: BarConstants.tabTop, width: edge(index + 1) - start - 2 * BarConstants.tabInset,
          height: height))
    }
  }
}

/// A tab bar controller, as its bar knows it.
protocol TabBarManager: AnyObject { func tabWasTapped(_ item: UITabBarItem) }

extension UITabBar: ShowsItemsLarge {}

@_spi(Lunette) extension UITabBar: SpringLoadable {
  public func springPart(at point: CGPoint) -> Int? { buttons.firstIndex { $0.isEnabled && $0.frame.holds(point) } }
  public func springActivate(_ part: Int) { if buttons.indices.contains(part) { wasTapped(buttons[part].item) } }
}
