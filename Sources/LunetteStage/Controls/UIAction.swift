import Foundation

/// What a menu is made of. Source: Apple, UIMenuElement
open class UIMenuElement {
  public enum State: String, CaseIterable, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public var title: String
  public var subtitle: String?
  public var image: UIImage?

  public init(title: String, subtitle: String? = nil, image: UIImage? = nil) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }

  /// The menus that it is in, some of which may have ended.
  private final var holders: [Holder] = []
  /// How many holders there may be before those that have ended are thrown away.
  private final var mostHolders = 4
  private struct Holder { weak var menu: UIMenuElement? }

  final func isHeld(by menu: UIMenuElement) {
    holders.append(Holder(menu: menu))
    guard holders.count > mostHolders else { return }
    holders.removeAll { $0.menu == nil }
    mostHolders = max(mostHolders, 2 * holders.count)
  }

  /// The state of the element, or of one in it, has changed: a menu forgets which are on.
  func selectionDidChange() { for holder in holders { holder.menu?.selectionDidChange() } }
}

/// A title, an image and a function, for a control, a bar button item or a menu. Source: Apple, UIAction (iOS 14)
public final class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  public var attributes: Attributes = []
  public var state = State.off { didSet { if state != oldValue { selectionDidChange() } } }
  /// What a system that lists shortcuts calls it. Kept.
  public var discoverabilityTitle: String?
  /// Two actions of the same identifier are the same action for a control. Nil for an action without one, which is only the same as itself.
  public let identifier: String?
  /// The control or the bar button item whose action runs now; nil otherwise.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler
  /// What the handler calls, for a description of the app's state.
  public var cause: Any?

  public init(title: String = "", image: UIImage? = nil, identifier: String? = nil, handler: @escaping Handler) {
    (self.identifier, self.handler) = (identifier, handler)
    super.init(title: title, image: image)
  }

  /// Calls the handler.
  public func perform(sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }

  /// What tells it from others.
  var identity: AnyHashable { AnyHashable(ActionIdentity(action: self)) }
}

/// The identifier of a `UIAction`, or the action itself where it has none; no other action of a control is equal to it.
package struct ActionIdentity: Hashable {
  private enum Key: Hashable {
    case identifier(String)
    case object(ObjectIdentifier)
  }
  private let key: Key
  /// Nil for one that is only to be looked for.
  package let action: UIAction?

  fileprivate init(action: UIAction) {
    (key, self.action) = (action.identifier.map(Key.identifier) ?? .object(ObjectIdentifier(action)), action)
  }
  fileprivate init(identifier: String) { (key, action) = (.identifier(identifier), nil) }

  package static func == (a: ActionIdentity, b: ActionIdentity) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension UIControl {
  /// Adds an action at events. One of the same identifier takes the place of the one before, at its place, and keeps its events.
  /// Source: Apple, UIControl.addAction(_:for:)
  ///
  /// - Parameter send: runs the action; a host may let a class of the app hear of it first
  public func addAction(_ action: UIAction, for events: Event, send: ((UIAction, UIControl, UIEvent?) -> Void)? = nil) {
    addAction(for: events, identity: action.identity, isReplacing: true) { control, event in
      if let send { send(action, control, event) } else { action.perform(sender: control) }
    }
  }

  /// Source: Apple, UIControl.removeAction(_:for:)
  public func removeAction(_ action: UIAction, for events: Event) { removeActions(for: events, identity: action.identity) }

  /// Source: Apple, UIControl.removeAction(identifiedBy:for:)
  public func removeAction(identifiedBy identifier: String, for events: Event) {
    removeActions(for: events, identity: AnyHashable(ActionIdentity(identifier: identifier)))
  }

  /// Runs an action with the control as its sender. Source: Apple, UIControl.sendAction(_:)
  public func sendAction(_ action: UIAction) { action.perform(sender: self) }
}
