import Foundation
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// The conditions for a view that a scenario looks for; all given conditions must hold. Source: docs/queries.md
struct ViewQuery: Equatable {
  /// A string alone: the whole text, the title or the identifier; only where these give nothing, the label.
  var any: String?
  var text: TextCondition?
  var contains: String?
  var className: ClassName?
  var id: TextCondition?
  var place: CGPoint?
  /// The index among several matches, from 1, front to back.
  var index: Int?
  /// Which of several in the order of reading: from 1, or negative from the end.
  var nth: Int?
  var meaning = MeaningConditions()
  /// Whether a tap at its middle would reach it.
  var hittable: Bool?
  /// The cell of a table, or of a collection view.
  var row: CellPlace?
  var item: CellPlace?
  /// From 1; alone: all cells of it.
  var section: Int?
  var relations = ViewRelations()
  /// Whether several matches are an error where one is wanted.
  var strict: Bool?

  init() {}
  init(any: String?) { self.any = any }
  init(id: String) { self.id = .whole(id) }
  init(className: String, index: Int? = nil) { (self.className, self.index) = (ClassName(name: className), index) }
  init(text: String, className: String? = nil, index: Int? = nil) {
    (self.text, self.className, self.index) = (.whole(text), className.map(ClassName.init), index)
  }
}

/// How a view stands to others, each of which another query finds.
struct ViewRelations: Equatable {
  var within, childOf, has, parentOf: InnerQuery?
  var hasText: TextCondition?
  var above, below, leftOf, rightOf: InnerQuery?
  var near: NearQuery?

  var isEmpty: Bool { self == ViewRelations() }
  /// Whether those that match come nearest first.
  var isBeside: Bool { above != nil || below != nil || leftOf != nil || rightOf != nil || near != nil }
}

/// A query inside another one, or a view in its place.
final class InnerQuery: Equatable {
  let query: ViewQuery
  let view: UIView?
  init(_ query: ViewQuery) { (self.query, view) = (query, nil) }
  init(_ view: UIView) { (query, self.view) = (ViewQuery(), view) }
  static func == (one: InnerQuery, other: InnerQuery) -> Bool { one.query == other.query && one.view === other.view }
}

/// What something is near to, and how near. Units: points
struct NearQuery: Equatable {
  var query: InnerQuery
  var distance: CGFloat = NearQuery.usualDistance
  /// Source: Playwright, layout selectors
  static let usualDistance: CGFloat = 50
}

extension ViewQuery {
  /// Without what chooses among several.
  var withoutChoice: ViewQuery {
    var query = self
    (query.index, query.nth, query.strict) = (nil, nil, nil)
    return query
  }

  /// The text or the identifier, where that is all; nil else.
  var onlyWord: String? {
    if let any, self == ViewQuery(any: any) { return any }
    if case .whole(let id)? = id, self == ViewQuery(id: id) { return id }
    return nil
  }

  /// Whether a function of a script is asked, here or in a query for what it stands to.
  var asksScript: Bool {
    Self.texts.contains { self[keyPath: $0]?.asksScript == true } || relations.hasText?.asksScript == true
      || relations.others.contains { $0.inner.query.asksScript }
  }

  /// With the words of a view in the place of functions; without relations that have some.
  func withWords(of view: UIView) -> ViewQuery {
    var query = self
    let facts = view.accessibilityFacts
    let words = [view.visibleText, view.currentIdentifier, facts.label, facts.label, facts.value, facts.hint, view.shownPlaceholder, view.shownImageName]
    for (path, word) in zip(Self.texts, words) where query[keyPath: path]?.asksScript == true { query[keyPath: path] = word.map(TextCondition.whole) }
    if query.asksScript { query.relations = ViewRelations() }
    return query
  }

  private static var texts: [WritableKeyPath<ViewQuery, TextCondition?>] {
    [\.text, \.id, \.meaning.name, \.meaning.label, \.meaning.value, \.meaning.hint, \.meaning.placeholder, \.meaning.image]
  }

  /// Whether a call for one view takes the first of several.
  var choosesOne: Bool { index != nil || nth != nil }

  /// What the view itself answers; relations, cells and the finger's way need an app.
  ///
  /// - Parameter classNames: gives the names of a view's class and its superclasses
  func matches(_ view: UIView, classNames: (UIView) -> [String]) -> Bool {
    if let any, view.visibleText?.readsAs(any) != true, view.currentIdentifier != any, drawnText(in: view) == nil { return false }
    if let id, !id.holds(view.currentIdentifier) { return false }
    if let className, view.className != className.name, !classNames(view).contains(className.name) { return false }
    if let text, !text.holds(view.visibleText), drawnText(in: view) == nil { return false }
    if let contains, view.visibleText?.withPlainBlanks.contains(contains.withPlainBlanks) != true, drawnText(in: view) == nil { return false }
    if let place, !view.screenFrame.holds(place) { return false }
    return meaning.holds(for: view)
  }

  /// The text that matches, if it is one that the view draws itself; nil if the view's own text matches, or none.
  func drawnText(in view: UIView) -> UIView.DrawnText? {
    let texts = view.drawnTexts
    if texts.isEmpty { return nil }
    if let any { return texts.first { $0.text.readsAs(any) } }
    if let text { return texts.first { text.holds($0.text) } }
    return contains.flatMap { part in texts.first { $0.text.withPlainBlanks.contains(part.withPlainBlanks) } }
  }
}

/// The conditions of a query that views answer themselves, as they are asked of many views.
final class ViewTest {
  private let query: ViewQuery
  private let classNames: (UIView) -> [String]
  /// Whether there are conditions besides those of meaning.
  private let isMore: Bool
  /// Whether a function of a script is asked.
  let asksScript: Bool

  init(_ query: ViewQuery, classNames: @escaping (UIView) -> [String]) {
    (self.query, self.classNames) = (query, classNames)
    isMore = query.any != nil || query.id != nil || query.className != nil || query.text != nil || query.contains != nil || query.place != nil
    asksScript = query.meaning.asksScript || query.text?.asksScript == true || query.id?.asksScript == true
  }

  func holds(_ view: UIView) -> Bool { isMore ? query.matches(view, classNames: classNames) : query.meaning.holds(for: view) }
}

extension String {
  /// Whether two texts are the same to a reader, who sees no difference between blanks. Source: docs/rules/world.md 4; docs/rules/accessibility.md 8
  func readsAs(_ other: String) -> Bool { TextCondition.whole(other).holds(self) }

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
