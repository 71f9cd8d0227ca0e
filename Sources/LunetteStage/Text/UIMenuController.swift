import Foundation

/// The edit menu of the first responder: cut, copy, paste, select, select all, and the app's own items. One for the whole device.
///
/// It is shown above its target if there is room, else below it, in the key window. A touch outside of it hides it.
/// Source: docs/rules/controllers.md 12
public final class UIMenuController {
  public static var shared: UIMenuController { Simulation.current.menuController }

  /// An item of the app, shown when a responder in the first responder's chain has a method of that name.
  public struct Item: Hashable, Sendable {
    public var title: String
    public var action: String
    public init(title: String, action: String) { (self.title, self.action) = (title, action) }
  }

  public var menuItems: [Item] = []
  private var target: (rect: CGRect, view: UIView)?
  private var menu: UICalloutBar?

  package let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }

  init(_ reference: SimulationReference) { self.reference = reference }

  public var isMenuVisible: Bool { menu != nil }
  public func setTargetRect(_ rect: CGRect, in view: UIView) { target = (rect, view) }

  public func setMenuVisible(_ visible: Bool) { if visible { show() } else { hide() } }

  /// Source: Apple, UIMenuController.showMenu(from:rect:), since iOS 13
  public func showMenu(from view: UIView, rect: CGRect) {
    setTargetRect(rect, in: view)
    show()
  }

  /// - Parameter view: the menu stays if it points at another view; nil for any view
  public func hideMenu(from view: UIView? = nil) { if view == nil || target?.view === view { hide() } }

  /// Space: the window.
  public var menuFrame: CGRect { menu?.frame ?? .zero }

  /// The items that the menu would show now, in order.
  public var shownItems: [Item] {
    guard let responder = simulation.application.keyWindow?.firstResponder else { return [] }
    let standard = Self.standard.filter { UIResponder.Overridable.canPerformAction(responder, $0.action, ActionSender(self)) }
    return standard + menuItems.filter { UIResponder.Overridable.canPerformAction(responder, $0.action, ActionSender(self)) }
  }

  /// Shows the menu for a text view or field, above its selection.
  func show(for view: any TextEditing & TextPlaces) {
    let selection = view.editor.selection
    let rects = selection.isEmpty ? [view.caretRect(for: selection.lowerBound)] : view.selectionRects(for: selection)
    let whole = rects.filter { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
    setTargetRect(whole.reduce(.null) { $0.union($1) }, in: view)
    show()
  }

  private func show() {
    let items = shownItems
    guard !items.isEmpty, let target, let window = target.view.window, !target.rect.isNull else { return hide() }
    post(Self.willShowMenuNotification)
    menu?.removeFromSuperview()
    UIEditMenuInteraction.open(in: simulation)?.dismissMenu()
    let view = UICalloutBar(items.map(\.title)) { [weak self] index in self?.choose(items[index]) }
    view.place(at: target.view.convert(target.rect, to: nil), in: window)
    menu = view
    simulation.application.fingerDidLand = { [weak self] view in self?.fingerLanded(on: view) }
    post(Self.didShowMenuNotification)
  }

  public func hide() {
    guard let menu else { return }
    post(Self.willHideMenuNotification)
    menu.removeFromSuperview()
    self.menu = nil
    simulation.application.fingerDidLand = nil
    post(Self.didHideMenuNotification)
  }

  private func choose(_ item: Item) {
    let responder = simulation.application.keyWindow?.firstResponder
    hide()
    responder?.sendAction(named: item.action, sender: self)
  }

  /// A finger has landed: the menu is hidden if the finger isn't on it. - Parameter view: the view that was hit
  private func fingerLanded(on view: UIView?) {
    guard let menu, view?.isDescendant(of: menu) != true else { return }
    // A text that is being edited decides itself whether its menu stays.
    if let view, view is any TextEditing, view.isFirstResponder { return }
    hide()
  }

  func ownerEndedEditing(_ view: UIView) { if target?.view === view { hide() } }
  func selectionDidChange(_ view: UIView) { if target?.view === view { hide() } }

  private func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }

  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  static var standard: [Item] {
    let words: [(title: SystemWord, action: String)] = [
      (.cut, "cut"), (.copy, "copy"), (.paste, "paste"), (.select, "select"), (.selectAll, "selectAll"), (.delete, "delete"),
    ]
    return words.map { Item(title: $0.title.shown, action: $0.action) }
  }
}

/// The menu on the screen: titles side by side on a plate. Those that have no room in the window follow on further pages.
final class UICalloutBar: UIView {
  private let titles: [String]
  private let choose: (Int) -> Void
  /// The first titles of the pages.
  private var pages = [0]
  private var page = 0

  /// - Parameter choose: gets the number of the title, from 0
  init(_ titles: [String], _ choose: @escaping (Int) -> Void) {
    (self.titles, self.choose) = (titles, choose)
    super.init(frame: .zero)
    let (colors, measures) = (system.colors, system.presentation)
    backgroundColor = colors.editMenu
    layer.cornerRadius = measures.editMenuRadius
    castMenuShadow()
    divide(width: .infinity)
    fill()
  }

  /// What leads to the page before and to the next one.
  private static let (back, forth) = ("‹", "›")

  /// What they are called. Ours, after the identifiers that recordings of UI tests have: show.next.items.menu.button
  private static let (spokenBack, spokenForth) = ("Show previous items", "Show next items")

  /// Finds the pages of a plate that is at most so wide.
  private func divide(width: CGFloat) {
    let widths = titles.map { UIMenuEntry.width(of: $0) }
    pages = [0]
    page = 0
    guard widths.reduce(0, +) > width else { return }
    let (back, forth) = (UIMenuEntry.width(of: Self.back), UIMenuEntry.width(of: Self.forth))
    var x: CGFloat = 0
    for (place, own) in widths.enumerated() {
      let isFirst = pages.last == place
      let after = place + 1 < widths.count ? forth : 0
      if !isFirst, x + own + after > width {
        pages.append(place)
        x = back
      }
      x += own
    }
  }

  private func fill() {
    for view in subviews { view.removeFromSuperview() }
    let end = page + 1 < pages.count ? pages[page + 1] : titles.count
    let isTurned = simulation.isRightToLeft
    var entries: [(title: String, spoken: String?, action: () -> Void)] = []
    if page > 0 { entries.append((isTurned ? Self.forth : Self.back, Self.spokenBack, { [weak self] in self?.turn(-1) })) }
    for place in pages[page]..<end { entries.append((titles[place], nil, { [choose] in choose(place) })) }
    if end < titles.count { entries.append((isTurned ? Self.back : Self.forth, Self.spokenForth, { [weak self] in self?.turn(1) })) }
    // From right to left the first one stands at the right. Source: docs/rules/accessibility.md 11
    if isTurned { entries.reverse() }
    let (colors, measures) = (system.colors, system.presentation)
    var x: CGFloat = 0
    for (place, entry) in entries.enumerated() {
      let view = UIMenuEntry(entry.title, spoken: entry.spoken, entry.action)
      view.frame.origin.x = x
      addSubview(view)
      x += view.frame.width
      guard place + 1 < entries.count else { continue }
      let (line, thickness) = (UIView(), 1 / simulation.screen.scale)
      line.backgroundColor = colors.editMenuLine
      line.isUserInteractionEnabled = false
      line.frame = CGRect(x: x - thickness, y: 0, width: thickness, height: measures.editMenuHeight)
      addSubview(line)
    }
    bounds.size = CGSize(width: x, height: measures.editMenuHeight)
  }

  private func turn(_ direction: Int) {
    guard let window, pages.indices.contains(page + direction) else { return }
    page += direction
    let middle = frame.midX
    fill()
    frame.origin.x = left(around: middle, in: window)
  }

  private func left(around x: CGFloat, in window: UIWindow) -> CGFloat {
    max(0, min(x - bounds.width / 2, window.bounds.width - bounds.width)).rounded()
  }

  /// Above a rectangle if there is room, else below it. Space: the window.
  func place(at rect: CGRect, in window: UIWindow) {
    if bounds.width > window.bounds.width {
      divide(width: window.bounds.width)
      fill()
    }
    let above = rect.minY - bounds.height
    let top = above >= window.safeAreaInsets.top ? above : min(rect.maxY, window.bounds.height - bounds.height)
    frame.origin = CGPoint(x: left(around: rect.midX, in: window), y: top.rounded())
    window.addSubview(self)
  }
}

extension UIView {
  /// As the menus of the system have it.
  final func castMenuShadow() {
    let measures = system.presentation
    layer.shadowOpacity = measures.menuShadow
    layer.shadowRadius = measures.menuShadowRadius
    layer.shadowOffset = CGSize(width: 0, height: measures.menuShadowOffset)
  }
}

/// One item of the menu.
final class UIMenuEntry: UIControl {
  private let spoken: String
  override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: spoken, [.button]) }

  /// - Parameter spoken: what it is called; nil for its title
  init(_ title: String, spoken: String? = nil, _ action: @escaping () -> Void) {
    self.spoken = spoken ?? title
    let label = UILabel()
    let system = Simulation.current.system
    (label.text, label.textColor, label.textAlignment) = (title, system.colors.editMenuTitle, .center)
    label.font = .systemFont(ofSize: system.presentation.editMenuFontSize)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width(of: title), height: system.presentation.editMenuHeight))
    label.frame = bounds
    addSubview(label)
    addAction(for: .touchUpInside) { _, _ in action() }
  }

  static func width(of title: String) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (title, .systemFont(ofSize: Simulation.current.system.presentation.editMenuFontSize))
    return label.sizeThatFits(.zero).width + padding * 2
  }

  /// Space at either side of a title. Units: points. Source: the menu of iOS 7
  private static let padding: CGFloat = 12
}

extension UIResponder {
  /// Sends an action up the responder chain from this responder, to a script's method or a method of its own.
  /// - Returns: whether a responder has it
  @discardableResult
  func sendAction(named action: String, sender: AnyObject?) -> Bool {
    guard let target = Overridable.targetForAction(self, action, ActionSender(sender)) else { return false }
    if let overrides = target.overrides, overrides.implements(action, on: target) {
      overrides.send(action, to: target, sender: sender)
      return true
    }
    return target.perform(action, sender: sender)
  }
}

extension Simulation {
  var menuController: UIMenuController { part(.menu) { UIMenuController($0) } }
}
