import Foundation

/// A button of a bar, as data: what it says and what it does. The bar that holds it draws it.
/// Source: Apple, UIBarButtonItem and UIBarItem
open class UIBarButtonItem {
  public typealias Action = (UIBarButtonItem) -> Void

  /// Source: Apple, UIBarButtonItem.Style (raw values)
  public enum Style: Int, CaseIterable, Sendable {
    case plain = 0
    case done = 2
  }

  /// The items that the system words. Source: Apple, UIBarButtonItem.SystemItem (raw values)
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    /// What stands on it where it shows a word; nil for pictures and spaces.
    public var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  /// See `UIResponder.companions`.
  public var companions: [String: AnyObject] = [:]

  public var title: String?
  public var style = Style.plain
  public var isEnabled = true
  public var tag = 0
  public var accessibilityIdentifier: String?
  /// Units: points; 0 for as wide as it needs.
  public var width: CGFloat = 0
  public var customView: UIView?
  /// The item that it was made as; nil for one with words of its own.
  public let systemItem: SystemItem?
  /// What a touch sets off.
  public var action: Action?

  public init(title: String? = nil, style: Style = .plain, action: Action? = nil) {
    (self.title, self.style, self.action) = (title, style, action)
    systemItem = nil
  }

  /// Done and Save stand out. Source: Apple, UIBarButtonItem.SystemItem
  public init(systemItem: SystemItem, action: Action? = nil) {
    (self.systemItem, self.action, title) = (systemItem, action, systemItem.title)
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  public init(customView: UIView) {
    self.customView = customView
    systemItem = nil
  }

  /// Does what a touch on it does; nothing while it is disabled.
  public func sendAction() { if isEnabled { action?(self) } }
}
