import Foundation
import LunetteKit
import LunetteLog
import LunetteScript

/// What a scenario looks for on the screen. Every part that is given must hold. Source: docs/lua-api.md 4, app:find
struct ViewQuery: Equatable {
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
    if let any, view.visibleText != any, view.accessibilityIdentifier != any, drawnText(in: view) == nil { return false }
    if let text, view.visibleText != text, drawnText(in: view) == nil { return false }
    if let contains, view.visibleText?.contains(contains) != true, drawnText(in: view) == nil { return false }
    if let id, view.accessibilityIdentifier != id { return false }
    if let place, !view.screenFrame.holds(place) { return false }
    if let className, !classNames(view).contains(className) { return false }
    return true
  }
}

extension ViewQuery {
  /// The text that is meant of those that a view draws itself; nil where the view's own text is meant, or none.
  func drawnText(in view: UIView) -> UIView.DrawnText? {
    let texts = view.drawnTexts
    if texts.isEmpty { return nil }
    if let wanted = any ?? text { return texts.first { $0.text == wanted } }
    return contains.flatMap { part in texts.first { $0.text.contains(part) } }
  }
}

extension UIView {
  /// Space: screen.
  var screenFrame: CGRect {
    guard let window else { return .zero }
    return window.convertToScreen(convert(bounds, to: nil))
  }

  /// What can be seen of it: cut by the ancestors that clip, and by the screen (or a window larger than it). Space: screen.
  package var visibleScreenFrame: CGRect {
    guard let window, !window.isHidden else { return .zero }
    var rect = screenFrame
    var ancestor: UIView? = self
    while let current = ancestor {
      if current.isHidden || current.alpha < UIView.smallestTouchableAlpha { return .zero }
      if current !== self, current.clipsToBounds || current is UIWindow { rect = rect.shared(with: current.screenFrame) }
      ancestor = current.superview
    }
    return rect
  }

  var isOnScreen: Bool {
    let rect = visibleScreenFrame
    return rect.width > 0 && rect.height > 0
  }
}
