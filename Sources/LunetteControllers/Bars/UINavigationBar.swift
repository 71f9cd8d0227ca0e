import Foundation
@_spi(Lunette) import LunetteStage

/// Source: Apple, UINavigationBarDelegate
/// - Lua: Decides about the items of a navigation bar that belongs to no navigation controller.
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may be pushed; true if the method is missing.
  /// - Lua: shouldPushItem, else true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was pushed.
  /// - Lua: didPushItem
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may be popped; true if the method is missing.
  /// - Lua: shouldPopItem, else true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was popped.
  /// - Lua: didPopItem
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// A stack's items. The two that are shown are kept, the others are asked for where somebody reads them all: whoever has the stack keeps it, and a
/// long one is neither gone through nor copied for each push.
struct NavigationItems {
  let count: Int
  let last, beforeLast: UINavigationItem?
  private let item: (Int) -> UINavigationItem?

  /// - Parameter item: by its number, from 0 at the bottom; nil for one that the stack has no longer
  init(count: Int, item: @escaping (Int) -> UINavigationItem?) {
    (self.count, self.item) = (count, item)
    (last, beforeLast) = (count > 0 ? item(count - 1) : nil, count > 1 ? item(count - 2) : nil)
  }

  var all: [UINavigationItem] { (0..<count).compactMap { $0 == count - 1 ? last : $0 == count - 2 ? beforeLast : item($0) } }
}

/// A stack of items, of which the top one is shown: its title in the middle, the way back and its buttons at the sides.
///
/// The stack is here; `NavigationBarContent` places what an item shows, `+Transition` leads from one item to another.
/// Source: docs/rules/controllers.md 4
open class UINavigationBar: UIView, NavigationItemPresenter, BarItemPresenter {
  open override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(container: .navigationBar).with { $0.label = topItem?.title }
  }
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { content?.spokenViews }
  @_spi(Lunette) open override func decidesPlace(of subview: UIView) -> Bool {
    [content, leaving].contains { $0?.rowViews.contains { $0 === subview } == true }
  }
  public var delegate: (any UINavigationBarDelegate)? {
    get { ownDelegate }
    set {
      guard manager == nil else {
        simulation.recordFault(
          UIException(.internalInconsistency, "Cannot manually set the delegate on a UINavigationBar managed by a controller."))
        return
      }
      ownDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// The controller whose bar it is; a tap on the back button is its to answer.
  weak var manager: (any NavigationBarManager)?
  /// The controller whose bar it is, which is its delegate.
  package var controller: AnyObject? { manager }
  /// An item of a container around, in front of the left ones of every item that is shown.
  var outerItem: UIBarButtonItem? { didSet { if outerItem !== oldValue { lookDidChange() } } }

  public var barStyle = UIBarStyle.default {
    didSet {
      lookDidChange()
      if barStyle != oldValue { manager?.barStyleDidChange() }
    }
  }
  /// A translucent bar lets content pass under it. Source: Apple, UINavigationBar.isTranslucent
  public var isTranslucent = true { didSet { if isTranslucent != oldValue { manager?.barShapeDidChange() } } }
  public var barTintColor: UIColor? { didSet { lookDidChange() } }
  public var titleTextAttributes: TextAttributes? { didSet { lookDidChange() } }
  public var largeTitleTextAttributes: TextAttributes? { didSet { lookDidChange() } }
  public var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      lookDidChange()
      manager?.barShapeDidChange()
    }
  }
  /// See `UIBarAppearance`.
  var standard = StandardAppearance<UINavigationBarAppearance>()
  /// While the content stands at its upper edge; nil for the standard one.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      guard scrollEdgeAppearance !== oldValue else { return }
      scrollEdgeAppearance = adopted(scrollEdgeAppearance)
      lookDidChange()
      if (scrollEdgeAppearance == nil) != (oldValue == nil) { manager?.barShapeDidChange() }
    }
  }
  /// The look of a low bar; nil for the standard one.
  public var compactAppearance: UINavigationBarAppearance? {
    didSet {
      guard compactAppearance !== oldValue else { return }
      compactAppearance = adopted(compactAppearance)
      lookDidChange()
    }
  }
  /// The look of a low bar while the content stands at its upper edge; nil for `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      guard compactScrollEdgeAppearance !== oldValue else { return }
      compactScrollEdgeAppearance = adopted(compactScrollEdgeAppearance)
      lookDidChange()
      if (compactScrollEdgeAppearance == nil) != (oldValue == nil) { manager?.barShapeDidChange() }
    }
  }
  /// How far the content of the screen has left its upper edge; nil where nobody says. Units: points.
  var scrolled: CGFloat? {
    didSet {
      guard scrolled != oldValue else { return }
      if isAtScrollEdge != (oldValue == 0) { lookDidChange() }
      background.alpha = shownShare
    }
  }
  /// The content of the screen stands at its upper edge.
  var isAtScrollEdge: Bool { scrolled == 0 }

  private func adopted(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.copy()
    copy?.didChange = { [weak self] in self?.lookDidChange() }
    return copy
  }

  /// An empty one takes the hairline away, where there is a background picture, too.
  public var shadowImage: UIImage? { didSet { lookDidChange() } }
  public var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
  public var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?

  let background = UIBarBackground()
  let arrow = UINavigationBarBackIndicatorView()
  /// The arrow's picture where the app has none.
  private let usualArrow = UIImage.backArrow
  private var stack = NavigationItems(count: 0) { _ in nil } { didSet { listed = nil } }
  /// All items of the stack, once somebody has read them.
  private var listed: [UINavigationItem]?
  /// The stack of a bar without a manager.
  private var ownItems = VersionedList<UINavigationItem>()
  var content: NavigationBarContent?
  /// The one that leaves, during a transition.
  var leaving: NavigationBarContent?
  private var needsContent = false
  var holdsContent = false
  /// How far the background reaches up beyond the bar. Units: points.
  var topReach: CGFloat = 0 { didSet { if topReach != oldValue { setNeedsLayout() } } }
  /// How much of the large title is seen, from 0 to 52; nil where the bar stands alone: all of it. Units: points.
  var largeTitleRoom: CGFloat = 0 { didSet { if largeTitleRoom != oldValue { setNeedsLayout() } } }
  /// How much of the item's search bar is seen, below the large title. Units: points.
  /// What a search bar in the item adds to its own height.
  var searchPadding: CGFloat { system.bars.searchRoom - system.bars.searchHeight }
  var searchRoom: CGFloat = 0 { didSet { if searchRoom != oldValue { setNeedsLayout() } } }
  /// Title and items make room for a search.
  var hidesRow = false {
    didSet {
      guard hidesRow != oldValue else { return }
      for view in content?.rowViews ?? [] { view.alpha = hidesRow ? 0 : 1 }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(background)
    arrow.image = usualArrow
    addSubview(arrow)
  }

  public func setBackgroundImage(_ image: UIImage?) {
    backgroundImage = image
    lookDidChange()
  }
  public func backgroundImageForDefault() -> UIImage? { backgroundImage }

  // MARK: The stack

  /// From the bottom to the top. Setting it is `setItems` without animation.
  public var items: [UINavigationItem] {
    get {
      if let listed { return listed }
      let all = stack.all
      listed = all
      return all
    }
    set { setItems(newValue, animated: false) }
  }
  package var itemsToRead: ReadList<UINavigationItem> { manager == nil ? ownItems.read() : .plain(items) }
  public var topItem: UINavigationItem? { stack.last }
  public var backItem: UINavigationItem? { stack.beforeLast }

  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayChangeItself, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(animated: animated, isPush: true, { $0.append(item) }) { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Returns: the item that leaves; nil where the delegate keeps it, or there is none
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    guard mayChangeItself, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    // The delegate's answer, or its word of the item before, may have emptied the bar.
    change(animated: animated, isPush: false, { if !$0.isEmpty { $0.remove(at: $0.count - 1) } }) { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: item) }
    }
    return item
  }

  public func setItems(_ items: [UINavigationItem], animated: Bool) {
    guard mayChangeItself else { return }
    change(animated: animated, isPush: !ownItems.elements.contains { $0 === items.last }, { $0.replace(with: items) }) {}
  }

  private var mayChangeItself: Bool {
    guard manager != nil else { return true }
    simulation.recordFault(
      UIException(.internalInconsistency, "Cannot call pushItem, popItem or setItems directly on a UINavigationBar managed by a controller."))
    return false
  }

  private func change(animated: Bool, isPush: Bool, _ change: (inout VersionedList<UINavigationItem>) -> Void, _ end: @escaping () -> Void) {
    finishTransition()
    change(&ownItems)
    let isAnimated = animated && window != nil && simulation.areAnimationsEnabled && stack.count > 0 && stack.last !== ownItems.elements.last
    stack = NavigationItems(count: ownItems.count) { [weak self] index in
      guard let items = self?.ownItems.elements, index < items.count else { return nil }
      return items[index]
    }
    guard isAnimated else {
      showTop()
      return end()
    }
    let move = beginTransition(isPush: isPush)
    simulation.animate(as: simulation.system.motion.bar, animations: move.animations) { [weak self] _ in
      self?.finishTransition()
      end()
    }
  }

  // MARK: For the controller that manages it

  /// Takes over the stack's items; what is shown follows with `showTop` or a transition.
  func adopt(_ items: NavigationItems) { stack = items }

  /// Shows the top item as it is, with no transition.
  func showTop() {
    finishTransition()
    content = replaced(content)
    setNeedsLayout()
  }

  /// Content for the top item, in the bar, without place.
  func makeContent() -> NavigationBarContent? {
    guard let item = stack.last else { return nil }
    let content = NavigationBarContent(item, above: backItem)
    item.presenter = self
    backItem?.presenter = self
    content.back?.addAction(for: .touchUpInside) { [weak self] _, _ in self?.backWasTapped() }
    content.update(in: self)
    for view in content.views { addSubview(view) }
    return content
  }

  private func replaced(_ old: NavigationBarContent?) -> NavigationBarContent? {
    let oldViews = old?.views ?? []
    let new = makeContent()
    let kept = new?.views ?? []
    for view in oldViews where view.superview === self && !kept.contains(where: { $0 === view }) { view.removeFromSuperview() }
    return new
  }

  private func backWasTapped() {
    if let manager { manager.backButtonWasTapped() } else { popItem(animated: true) }
  }

  // MARK: Items that change

  func navigationItemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    contentDidChange()
  }

  func itemDidChange(_ item: UIBarItem) { contentDidChange() }

  private func contentDidChange() {
    needsContent = true
    setNeedsLayout()
    manager?.barContentDidChange()
  }

  func lookDidChange() {
    needsContent = true
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Shape

  var isCompact: Bool { bounds.height > 0 && bounds.height < BarConstants.height }
  var promptRoom: CGFloat { topItem?.prompt == nil ? 0 : BarConstants.promptHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarConstants.height + promptRoom + (manager == nil && prefersLargeTitles ? BarConstants.largeTitleHeight : 0))
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

  /// Where title and items stand: below a prompt, above a large title.
  var row: CGRect {
    let top = promptRoom
    let room = manager == nil ? (prefersLargeTitles ? max(0, bounds.height - BarConstants.height - top) : 0) : largeTitleRoom + searchRoom
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - room))
  }

  @_spi(Lunette) open override var colorBehindSubviews: UIColor? { background.backgroundColor }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showsItemsLarge()
    if needsContent {
      needsContent = false
      content = replaced(content)
    }
    background.frame = CGRect(x: 0, y: 0 - topReach, width: bounds.width, height: bounds.height + topReach)
    layOutBackground()
    guard leaving == nil, !holdsContent else { return }
    placeArrow()
    layOutContent()
  }

  func placeArrow() {
    let metrics = BarMetrics(self, row)
    arrow.image = (shownAppearance?.backIndicatorImage ?? backIndicatorImage)?.withRenderingMode(.alwaysTemplate) ?? usualArrow
    arrow.alpha = content?.showsBack == true && !hidesRow ? 1 : 0
    arrow.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    arrow.frame = mirrored(
      CGRect(
        origin: CGPoint(x: metrics.left + metrics.backMargin, y: row.minY + (row.height - BarConstants.arrowSize.height) / 2),
        size: BarConstants.arrowSize))
  }

  /// Its place and its shape are those of the next item already, what it shows stays as it is until the transition to that item begins.
  func holdContent() {
    finishTransition()
    layoutIfNeeded()
    holdsContent = true
  }

  func layOutContent() {
    guard let content, !holdsContent else { return }
    content.layOut(in: self, row: row)
    if let shift = shownAppearance?.titlePositionAdjustment, shift != .zero {
      content.title.frame = content.title.frame.offsetBy(dx: shift.x, dy: shift.y)
    }
    // Views that come into the bar while it makes room for a search are hidden, too.
    if hidesRow {
      for view in content.rowViews { view.alpha = 0 }
      return
    }
    // A large title stands for the small one until it is gone.
    let isShown = content.largeRoom.isHidden || content.titleView != nil || largeTitleRoom <= 0
    let alpha: CGFloat = isShown ? 1 : 0
    // What is new in the bar has no words that change places.
    let fades = content.showsMiddle == !isShown && window != nil && simulation.areAnimationsEnabled && simulation.animations.block == nil && leaving == nil
    content.showsMiddle = isShown
    guard fades else {
      content.middle.alpha = alpha
      return
    }
    simulation.animate(withDuration: TimeInterval(system.motion.largeTitleFade), options: .allowUserInteraction, animations: { content.middle.alpha = alpha })
  }

  /// The box of an item takes touches in the whole height of the bar, the outermost also at the bar's side.
  /// Source: docs/rules/controllers.md 4.1
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let content, leaving == nil else { return hit }
    let row = row
    guard point.y >= row.minY, point.y < row.maxY else { return hit }
    var groups: [[UIView]] = [content.left.map(\.view), content.right.map(\.view)]
    if let back = content.back { groups[0].insert(back, at: 0) }
    if isMirrored { groups.reverse() }
    for (side, group) in groups.enumerated() {
      for (index, view) in group.enumerated() where view.isUserInteractionEnabled && !view.isHidden {
        let (start, end) = (index == 0 && side == 0 ? 0 : view.frame.minX, index == 0 && side == 1 ? bounds.width : view.frame.maxX)
        if point.x >= start, point.x < end { return view }
      }
    }
    return hit
  }
}

/// A navigation controller, as its bar knows it.
protocol NavigationBarManager: AnyObject {
  func backButtonWasTapped()
  /// Its height or its translucency follow from something else now.
  func barShapeDidChange()
  /// The status bar above it follows it.
  func barStyleDidChange()
  /// An item has changed, and with it maybe the height.
  func barContentDidChange()
}

extension UINavigationBar: ShowsItemsLarge {}
