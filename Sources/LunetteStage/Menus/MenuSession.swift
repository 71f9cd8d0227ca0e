import Foundation

/// Measures of menus. Units: points; seconds where it says so. Source: docs/rules/lists.md 3 with its marks
enum MenuConstants {
  static let width: CGFloat = 250
  static let row: CGFloat = 44
  static let subtitleRow: CGFloat = 60
  /// In a row with a subtitle: the height of the title's first line, and where the subtitle stands below it. Ours
  static let firstLine: CGFloat = 22
  static let (subtitleTop, subtitleHeight): (CGFloat, CGFloat) = (32, 18)
  static let titleRow: CGFloat = 30
  static let (titleSize, detailSize): (CGFloat, CGFloat) = (17, 13)
  /// A picture over a title. Ours
  static let mediumRow: CGFloat = 60
  static let groupGap: CGFloat = 8
  static let radius: CGFloat = 12
  /// From the source, and from the edges of the window.
  static let gap: CGFloat = 8
  static let inset: CGFloat = 16
  /// Where titles begin if one element has a state.
  static let stateInset: CGFloat = 32
  /// The middle of an image from the end; and its size.
  static let imageInset: CGFloat = 28
  static let image: CGFloat = 21
  /// What each further line of a title adds to a row. Source: M OUK
  static let titleLine: CGFloat = 22
  /// The sizes of the signs of submenus and of states. Ours
  static let (arrowWidth, markWidth, markHeight): (CGFloat, CGFloat, CGFloat) = (8, 14, 13)
  static let smallInRow = 4
  static let mediumInRow = 3
  /// The largest number of items in a row of a palette. Ours
  static let paletteInRow = 6
  /// Units: seconds.
  static let opening: TimeInterval = 0.335
  static let pressDuration: TimeInterval = 0.5
  /// How far a finger may move before a menu opens by resting: as of a long press.
  static let pressMovement: CGFloat = 10
  /// How large what a context menu belongs to is shown.
  static let previewScale: CGFloat = 1.15
  /// The place of what is shown larger: in front of its siblings. Ours
  static let raisedZPosition: CGFloat = 1000
}

/// A menu that is open. Source: docs/rules/lists.md 3
public final class MenuSession: OpenedAtView {
  private static let key = CompanionKey<MenuSession>()

  /// The menu that is open in a simulation, or nil.
  public static func open(in simulation: Simulation) -> MenuSession? { simulation.companions[key] }

  /// The menu that was opened, and the submenus on the way to the one that is shown.
  private var path: [UIMenu]
  public private(set) weak var source: UIView?
  /// What it goes with: the source, or of a row the list.
  private weak var owner: UIView?
  private var commands = ValidatedCommands()
  private let host: UIMenuHostView
  private let didEnd: () -> Void
  private var sourceRect: CGRect
  /// Whether the finger that opened it has gone to a row.
  private var isFingerInside = false
  /// Where the finger landed that opened it; nil for a menu that code has opened. Space: the window.
  var fingerLandedAt: CGPoint?
  private var preview: ContextMenuPreview?
  /// What a tap on what the menu belongs to does.
  var previewTapped: (() -> Void)?

  public var menu: UIMenu { path[path.count - 1] }
  /// The menu as it was opened.
  public var root: UIMenu { path[0] }

  /// - Parameters:
  ///   - rect: in the source, what the menu stands at
  ///   - owner: the view with which it goes, if that is not the source
  ///   - preview: what is shown in place of the source, and what the menu stands at then
  ///   - end: called when it is gone
  @discardableResult
  public static func present(
    _ menu: UIMenu, at source: UIView, rect: CGRect? = nil, owner: UIView? = nil, preview: ContextMenuPreview? = nil, end: @escaping () -> Void = {}
  ) -> MenuSession? {
    // One without anything to show doesn't open. Source: docs/rules/lists.md 3
    guard let window = source.window, menu.hasRows else { return nil }
    let simulation = source.simulation
    open(in: simulation)?.close()
    let session = MenuSession(menu, source, source.convert(rect ?? source.bounds, to: nil), end)
    session.owner = owner ?? source
    session.preview = preview
    simulation.companions[key] = session
    OpenedAtViews.open(session, in: simulation)
    menu.setOrigin(source)
    session.commands.validate(menu.children)
    // An item that was asked may have closed the menu, or have taken the source away.
    guard open(in: simulation) === session, source.window === window else {
      session.close()
      return nil
    }
    // A menu looks as what it belongs to. Source: docs/rules/lists.md 3
    let style = source.traitCollection.userInterfaceStyle
    if style != window.traitCollection.userInterfaceStyle { session.host.overrideStyle = style }
    session.host.frame = window.bounds
    session.host.session = session
    simulation.performWithoutAnimation {
      window.addSubview(session.host)
      if let preview { session.host.show(preview.view) }
    }
    session.show()
    if simulation.areAnimationsEnabled {
      let parts = session.host.subviews
      for part in parts { part.alpha = 0 }
      simulation.animate(
        withDuration: MenuConstants.opening, options: .allowUserInteraction, animations: { for part in parts { part.alpha = 1 } })
    }
    simulation.accessibility.post(.screenChanged)
    return session
  }

  private init(_ menu: UIMenu, _ source: UIView, _ rect: CGRect, _ end: @escaping () -> Void) {
    (path, self.source, sourceRect, didEnd, host) = ([menu], source, rect, end, UIMenuHostView())
  }

  // MARK: What it shows

  /// The rows: with the elements that deferred ones have answered.
  private func elements(_ menu: UIMenu) -> [UIMenuElement] {
    menu.children.filter(\.isShown).flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      if let answered = deferred.answered { return answered.filter(\.isShown) }
      ask(deferred)
      return deferred.answered?.filter(\.isShown) ?? [deferred]
    }
  }

  private var asking: Set<ObjectIdentifier> = []

  private func ask(_ deferred: UIDeferredMenuElement) {
    guard asking.insert(ObjectIdentifier(deferred)).inserted else { return }
    deferred.provider { [weak self, weak deferred] elements in
      guard let deferred, deferred.answered == nil else { return }
      deferred.answered = elements
      for element in elements { element.setOrigin(self?.source) }
      self?.commands.validate(elements)
      if let self, self.host.superview != nil { self.show() }
    }
  }

  private func show() {
    guard let window = host.window else { return }
    var groups: [MenuGroup] = []
    if path.count > 1 { groups.append(MenuGroup(elements: [MenuTitleElement(title: menu.title)], size: .large)) }
    group(menu, into: &groups)
    let title = path.count == 1 ? menu.title : ""
    let platter = host.platter
    let bounds = window.bounds
    let measures = MenuMeasures(host.textSize, room: bounds.width)
    let height = platter.fill(groups.filter { !$0.elements.isEmpty }, title: title, measures)
    let safe = window.safeAreaInsets
    // The keyboard is in front of the app's windows.
    let keys = window.simulation.application.keyboardWindow?.subviews.first.map { $0.frame.minY - window.frame.minY } ?? bounds.height
    let lowest = min(bounds.height - max(MenuConstants.gap, safe.bottom), keys - MenuConstants.gap)
    let highest = max(MenuConstants.gap, safe.top)
    if let preview { placePreview(preview, highest: highest, lowest: lowest, menu: height) }
    let shown = min(height, lowest - highest)
    var y = sourceRect.maxY + MenuConstants.gap
    if y + shown > lowest { y = sourceRect.minY - MenuConstants.gap - shown }
    y = max(highest, min(y, lowest - shown))
    // At the side of its source where reading begins.
    let side = window.isMirrored ? sourceRect.maxX - measures.width : sourceRect.minX
    let x = max(MenuConstants.gap, min(side, bounds.width - MenuConstants.gap - measures.width))
    let frame = CGRect(x: x, y: y, width: measures.width, height: max(0, shown))
    window.simulation.performWithoutAnimation { platter.takePlace(frame, whole: height) }
  }

  /// Over the middle of its source, with the menu below it where there is room for both. Source: docs/rules/lists.md 3 (D)
  private func placePreview(_ preview: ContextMenuPreview, highest: CGFloat, lowest: CGFloat, menu: CGFloat) {
    guard let plate = host.preview, let source else { return }
    let around = source.convert(source.bounds, to: nil)
    let most = CGSize(
      width: host.bounds.width - 2 * MenuConstants.inset, height: max(MenuConstants.row, lowest - highest - MenuConstants.gap - menu))
    let wanted = preview.size.width > 0 && preview.size.height > 0 ? preview.size : most
    let size = CGSize(width: min(wanted.width, most.width), height: min(wanted.height, most.height))
    let x = max(MenuConstants.inset, min(around.midX - size.width / 2, host.bounds.width - MenuConstants.inset - size.width))
    let y = max(highest, min(around.midY - size.height / 2, lowest - menu - MenuConstants.gap - size.height))
    sourceRect = CGRect(origin: CGPoint(x: x, y: y), size: size)
    host.simulation.performWithoutAnimation {
      plate.frame = sourceRect
      preview.view.frame = plate.bounds
    }
  }

  /// Adds a menu's own elements, and those of inline menus in it as groups of their own.
  private func group(_ menu: UIMenu, into groups: inout [MenuGroup]) {
    let isPalette = menu.options.contains(.displayAsPalette)
    func begin() { groups.append(MenuGroup(size: menu.preferredElementSize, isPalette: isPalette)) }
    // A title row and what follows it are one group.
    let joins = groups.last?.elements.first is MenuTitleElement && menu.preferredElementSize != .small && menu.preferredElementSize != .medium && !isPalette
    if !joins { begin() }
    for element in elements(menu) {
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) || inline.options.contains(.displayAsPalette) {
        group(inline, into: &groups)
        begin()
      } else {
        groups[groups.count - 1].elements.append(element)
      }
    }
  }

  /// Another menu is shown in its place.
  func replace(with menu: UIMenu) {
    guard menu.hasRows else { return close() }
    commands.restore()
    path = [menu]
    menu.setOrigin(source)
    commands.validate(menu.children)
    if host.superview != nil { show() }
  }

  /// The text size is another one.
  func measureAgain() { if host.superview != nil { show() } }

  // MARK: The finger

  /// A finger is at a point of the window.
  func track(_ point: CGPoint) {
    // A finger that rests where it has opened the menu chooses nothing, even if a row comes to lie under it.
    if let landed = fingerLandedAt, !isFingerInside, hypot(point.x - landed.x, point.y - landed.y) <= MenuConstants.pressMovement { return }
    let row = host.platter.row(at: point)
    if row != nil { isFingerInside = true }
    host.platter.highlight(row)
  }

  /// The finger has lifted there. - Parameter isOpening: it is the finger that has opened the menu, which may lift where it landed
  func lift(_ point: CGPoint, isOpening: Bool) {
    defer { fingerLandedAt = nil }
    let row = isOpening && !isFingerInside ? nil : host.platter.row(at: point)
    host.platter.highlight(nil)
    if let row { return choose(row.element) }
    if !isOpening, let previewTapped, let source {
      let target = host.preview == nil ? source.convert(source.bounds, to: nil) : sourceRect
      if target.contains(point) { return previewTapped() }
    }
    if isOpening, !isFingerInside { return }
    if !host.platter.frame.holds(point) { close() }
  }

  /// Source: docs/rules/lists.md 3: it closes and the handler runs in the same frame.
  public func choose(_ element: UIMenuElement) {
    switch element {
    case is MenuTitleElement:
      path.removeLast()
      show()
    case let submenu as UIMenu:
      path.append(submenu)
      show()
    case let action as UIAction where action.isEnabled:
      if let group = selectionGroup(of: action) { for other in group.actions { other.state = other === action ? .on : .off } }
      let sender: AnyObject? = (source as? any MenuOwner)?.menuSender ?? source
      (source as? UIControl)?.menuSelectionDidChange()
      if !action.keepsMenu { close() } else { show() }
      action.perform(sender: sender)
    case let command as UICommand where command.isEnabled:
      close()
      command.send?(command)
    default: break
    }
  }

  /// The menu of which only one element is on: an innermost one with that option, or that of a control which shows what was chosen.
  private func selectionGroup(of action: UIAction) -> UIMenu? {
    if let group = path.reversed().first(where: { $0.singleSelectionGroup(of: action) != nil })?.singleSelectionGroup(of: action) { return group }
    guard (source as? UIControl)?.changesSelectionAsPrimaryAction == true, root.actions.contains(where: { $0 === action }) else { return nil }
    return root
  }

  // MARK: With what it goes

  package var openedAt: UIView? { owner }
  package var openedIn: UIWindow? { host.window }
  package func viewHasGone() { close() }

  public func close() {
    guard let simulation = source?.simulation ?? host.superview?.simulation else { return }
    if simulation.companions[Self.key] === self { simulation.companions[Self.key] = nil }
    OpenedAtViews.ended(self, in: simulation)
    for menu in path { menu.forgetUncached() }
    commands.restore()
    guard host.superview != nil else { return }
    preview?.view.removeFromSuperview()
    host.removeFromSuperview()
    if let source, source.window != nil { simulation.accessibility.post(.layoutChanged, .element(source)) }
    didEnd()
  }
}

/// A view that shows a menu for something that is no view, such as an item of a bar.
package protocol MenuOwner: AnyObject {
  /// The sender of the menu's actions.
  var menuSender: AnyObject? { get }
  /// Its title is that of the element that is on.
  func menuDidSelect(_ action: UIAction)
}

/// The row above a submenu's, which leads back.
final class MenuTitleElement: UIMenuElement {}

extension UIMenu {
  /// The menu with one selection in which an action stands.
  func singleSelectionGroup(of action: UIAction) -> UIMenu? {
    for case let inline as UIMenu in children where inline.options.contains(.displayInline) {
      if let found = inline.singleSelectionGroup(of: action) { return found }
    }
    return options.contains(.singleSelection) && actions.contains { $0 === action } ? self : nil
  }

  /// Whether it would show anything: itself, or in inline menus of its own.
  fileprivate var hasRows: Bool {
    children.contains { child in
      guard child.isShown else { return false }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) || menu.options.contains(.displayAsPalette) else { return true }
      return menu.hasRows
    }
  }

  /// What is asked each time is forgotten.
  fileprivate func forgetUncached() {
    for child in children {
      if let deferred = child as? UIDeferredMenuElement, !deferred.isCached { deferred.answered = nil }
      (child as? UIMenu)?.forgetUncached()
    }
  }
}
