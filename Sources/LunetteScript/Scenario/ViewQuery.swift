import Foundation
import LunetteKit

/// What a scenario looks for on the screen. Every part that is given must hold. Source: lua-api.md section 4, app:find
struct ViewQuery {
  /// A string on its own: the whole text, the title or the identifier.
  var any: String?
  var text: String?
  var contains: String?
  var className: String?
  var id: String?
  var place: CGPoint?
  /// Of several matches, from 0.
  var index: Int?

  var described: String {
    if let any { return "\"\(any)\"" }
    let parts = [
      text.map { "text = \"\($0)\"" }, contains.map { "contains = \"\($0)\"" }, className.map { "class = \"\($0)\"" },
      id.map { "id = \"\($0)\"" }, place.map { "at = \($0.described)" }, index.map { "index = \($0 + 1)" },
    ]
    return "{ " + parts.compactMap { $0 }.joined(separator: ", ") + " }"
  }

  /// - Parameter classNames: the names of the view's class and of those above it
  func matches(_ view: UIView, classNames: (UIView) -> [String]) -> Bool {
    if let any, view.visibleText != any, view.accessibilityIdentifier != any { return false }
    if let text, view.visibleText != text { return false }
    if let contains, view.visibleText?.contains(contains) != true { return false }
    if let id, view.accessibilityIdentifier != id { return false }
    if let place, !view.screenFrame.contains(place) { return false }
    if let className, !classNames(view).contains(className) { return false }
    return true
  }
}

extension UIView {
  /// The text that a reader of the screen would say this view shows.
  var visibleText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    default: nil
    }
  }

  /// Space: screen.
  var screenFrame: CGRect {
    guard let window else { return .null }
    return window.convertToScreen(convert(bounds, to: nil))
  }

  /// What can be seen of it: cut by the ancestors that clip, and by the screen (or a window larger than it). Space: screen.
  var visibleScreenFrame: CGRect {
    guard let window, !window.isHidden else { return .null }
    var rect = screenFrame
    var ancestor: UIView? = self
    while let current = ancestor {
      if current.isHidden || current.alpha < UIView.smallestTouchableAlpha { return .null }
      if current !== self, current.clipsToBounds || current is UIWindow { rect = rect.intersection(current.screenFrame) }
      ancestor = current.superview
    }
    return rect
  }

  var isOnScreen: Bool {
    let rect = visibleScreenFrame
    return !rect.isNull && rect.width > 0 && rect.height > 0
  }
}
