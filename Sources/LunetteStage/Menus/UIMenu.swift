import Foundation

/// A list of actions and further menus. Source: Apple, UIMenu; docs/rules/lists.md 3
public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 4)
    public static let displayAsPalette = Options(rawValue: 8)
  }
  public enum ElementSize: String, CaseIterable, Sendable { case automatic, small, medium, large }

  public let identifier: String?
  public let options: Options
  public let preferredElementSize: ElementSize
  public let children: [UIMenuElement]
  private let nesting: Nesting

  /// A menu that holds too much is a fault, and empty.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, options: Options = [], preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.preferredElementSize) = (identifier, options, preferredElementSize)
    let nesting = Nesting(around: children.map { ($0 as? UIMenu)?.nesting ?? Nesting(levels: 0, parts: 1) })
    let problem = nesting.problem("menus", Nesting.mostMenus)
    (self.children, self.nesting) = problem == nil ? (children, nesting) : ([], Nesting(around: []))
    super.init(title: title, image: image)
    for child in self.children { child.isHeld(by: self) }
    if let problem { Simulation.current.recordFault(UIException(.invalidArgument, "UIMenu: \(problem)")) }
  }

  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: children)
    menu.subtitle = subtitle
    return menu
  }

  /// The chosen elements of a menu with one selection, those of inline groups included. Source: Apple, UIMenu.selectedElements (iOS 15)
  public var selectedElements: [UIMenuElement] {
    if let selected { return selected }
    let found = children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) || menu.options.contains(.displayAsPalette) ? menu.selectedElements : [] }
      return child.shownState == .on ? [child] : []
    }
    selected = found
    return found
  }

  /// What `selectedElements` has found, until the state of an element changes.
  private var selected: [UIMenuElement]?

  /// What holds the menu has found its own only by asking it: where nothing is known here, nothing is known there.
  override func selectionDidChange() {
    guard selected != nil else { return }
    selected = nil
    super.selectionDidChange()
  }

  /// The elements that are on, or could be: those of inline groups, too.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.actions }
      return []
    }
  }
}

/// Elements that are made when the menu is opened. Source: Apple, UIDeferredMenuElement
public final class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  let provider: Provider
  let isCached: Bool
  var answered: [UIMenuElement]?
  /// The function of a script that makes them.
  public var cause: Any?

  /// - Parameter isCached: asked once, not each time
  public init(isCached: Bool = true, provider: @escaping Provider) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "")
  }
}

/// An action that the first responder with a method of its name takes. Source: Apple, UICommand
open class UICommand: UIMenuElement {
  public let action: String
  public var attributes: Attributes = []
  public var state = State.off { didSet { if state != oldValue { selectionDidChange() } } }
  /// Where the search begins while nobody is first responder: at what the menu belongs to.
  public package(set) weak var origin: UIResponder?
  /// Sends the action up the responder chain; set by whoever makes the command.
  public var send: ((UICommand) -> Void)?
  /// Finds who takes it, or nobody; set by whoever makes the command.
  public var target: ((UICommand) -> AnyObject?)?
  /// Whether anybody takes it.
  var isTaken: Bool { target.map { $0(self) != nil } ?? true }

  public init(title: String, image: UIImage? = nil, action: String) {
    self.action = action
    super.init(title: title, image: image)
  }
}

extension UIMenuElement {
  /// Commands begin their search at what the menu belongs to.
  func setOrigin(_ origin: UIResponder?) {
    (self as? UICommand)?.origin = origin
    for child in (self as? UIMenu)?.children ?? [] { child.setOrigin(origin) }
  }

  /// Whether a tap on its row does anything.
  public var isEnabled: Bool {
    switch self {
    case let action as UIAction: !action.attributes.contains(.disabled)
    case let command as UICommand: !command.attributes.contains(.disabled) && command.isTaken
    case is UIDeferredMenuElement: false
    default: true
    }
  }
  /// What an open menu shows of it: nothing, itself, or what it has answered.
  public var shown: [UIMenuElement] {
    if !isShown { return [] }
    return (self as? UIDeferredMenuElement)?.answered.map { $0.flatMap(\.shown) } ?? [self]
  }
  var isShown: Bool {
    switch self {
    case let action as UIAction: !action.attributes.contains(.hidden)
    case let command as UICommand: !command.attributes.contains(.hidden)
    default: true
    }
  }
  var isDestructive: Bool {
    switch self {
    case let action as UIAction: action.attributes.contains(.destructive)
    case let command as UICommand: command.attributes.contains(.destructive)
    case let menu as UIMenu: menu.options.contains(.destructive)
    default: false
    }
  }
  var keepsMenu: Bool { (self as? UIAction)?.attributes.contains(.keepsMenuPresented) ?? false }
  public var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}
