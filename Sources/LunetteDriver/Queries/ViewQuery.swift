import Foundation
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// The conditions for a view that a scenario looks for; all given conditions must hold. Source: docs/lua-api.md 4, app:find
struct ViewQuery: Equatable {
  /// A string alone: the whole text, the title or the identifier.
  var any: String?
  var text: String?
  var contains: String?
  var className: String?
  var id: String?
  var place: CGPoint?
  /// The index among several matches, from 0.
  var index: Int?
  /// Which of several in the order of reading: from 1, or negative from the end.
  var nth: Int?
  var meaning = MeaningConditions()
  /// What it must be inside of, and what must be inside of it.
  var within: InnerQuery?
  var has: InnerQuery?
  var hasText: String?
  /// Whether several matches are an error where one is wanted.
  var strict: Bool?

  var described: String {
    if let any { return "\"\(any)\"" }
    let parts = [
      text.map { "text = \"\($0)\"" }, contains.map { "contains = \"\($0)\"" }, className.map { "class = \"\($0)\"" },
      id.map { "id = \"\($0)\"" }, place.map { "at = \($0.described)" }, index.map { "index = \($0 + 1)" },
      nth.map { "nth = \($0)" }, within.map { "within = \($0.query.described)" }, has.map { "has = \($0.query.described)" },
      hasText.map { "hasText = \"\($0)\"" },
    ]
    return "{ " + (meaning.described + parts.compactMap { $0 }).joined(separator: ", ") + " }"
  }

  /// - Parameter classNames: gives the names of a view's class and its superclasses
  func matches(_ view: UIView, classNames: (UIView) -> [String]) -> Bool {
    if let any, view.visibleText?.readsAs(any) != true, view.accessibilityIdentifier != any, drawnText(in: view) == nil { return false }
    if let text, view.visibleText?.readsAs(text) != true, drawnText(in: view) == nil { return false }
    if let contains, view.visibleText?.withPlainBlanks.contains(contains.withPlainBlanks) != true, drawnText(in: view) == nil { return false }
    if let id, view.accessibilityIdentifier != id { return false }
    if let place, !view.screenFrame.holds(place) { return false }
    if let className, !classNames(view).contains(className) { return false }
    if !meaning.isEmpty, !meaning.holds(for: view) { return false }
    return true
  }
}

extension ViewQuery {
  /// The text that matches, if it is one that the view draws itself; nil if the view's own text matches, or none.
  func drawnText(in view: UIView) -> UIView.DrawnText? {
    let texts = view.drawnTexts
    if texts.isEmpty { return nil }
    if let wanted = any ?? text { return texts.first { $0.text.readsAs(wanted) } }
    return contains.flatMap { part in texts.first { $0.text.withPlainBlanks.contains(part.withPlainBlanks) } }
  }
}

extension String {
  /// Whether two texts are the same to a reader, who sees no difference between blanks. Source: docs/rules/world.md 4
  func readsAs(_ other: String) -> Bool { self == other || withPlainBlanks == other.withPlainBlanks }

  /// With plain spaces in the place of those that are narrow or not to be broken, as ICU writes them before AM and in numbers.
  var withPlainBlanks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(map { Self.blanks.contains($0) ? " " : $0 })
  }

  private static let blanks: Set<Character> = ["\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"]
}

extension UIView {
  /// Space: screen.
  var screenFrame: CGRect {
    guard let window else { return .zero }
    return window.convertToScreen(convert(bounds, to: nil))
  }

  /// The visible part of the view: cut off by ancestors that clip, and by the screen (or by a window that is larger). Space: screen.
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
