import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteScript

/// How a scenario may name the place of a finger, the most readable first.
struct TargetWords {
  /// The kind of name.
  enum Kind { case text, content, meaning, identifier, row, part, likes, point }

  /// The target as Lua code: a literal, or a table.
  let code: String
  let kind: Kind
  /// The target that the code describes.
  let target: ScenarioTarget

  /// All possible names of a place, the best first; the last one is the point itself.
  ///
  /// Each name but the point has been tested as a scenario uses it: it finds one place, and a finger there hits the same view.
  static func all(at point: CGPoint, in app: ScenarioApp) -> [TargetWords] {
    guard let hit = app.hitTest(point) else { return [words(for: point)] }
    var all: [TargetWords] = []
    func add(_ code: String, _ kind: Kind, _ target: ScenarioTarget) {
      guard let place = try? target.place(in: app), app.hitTest(place.point) === hit, isOnePart(of: hit, point, place.point) else { return }
      all.append(TargetWords(code: code, kind: kind, target: target))
    }
    if hit is UIKeyboardKey {
      let keyboard = app.simulation.keyboard
      if let name = keyboard.keyNames.first(where: { keyboard.key(named: $0) === hit }) {
        add("{ key = \(LuaLiteral.quoted(name)) }", .part, .key(name))
      }
      return all + [words(for: point)]
    }
    if let strip = hit as? UITableViewIndex {
      let place = strip.convert(point, from: nil)
      if let title = strip.titles.indices.first(where: { strip.frame(ofTitle: $0).shrunk(dx: -strip.bounds.width, dy: 0).holds(place) }) {
        add("{ indexTitle = \(title + 1) }", .part, .indexTitle(title))
      }
    }
    addElement(hit, at: point, in: app, add)
    let special = all.count
    addTexts(hit, around: point, in: app, add)
    addMeaning(hit, in: app, add)
    let cell = hit.nearest(UITableViewCell.self)
    let path = cell.flatMap { cell in app.table?.indexPath(for: cell).map { RowPath(section: $0.section, row: $0.row) } }
    if let cell, let path, let part = cell.shownParts.first(where: { cell.control($0).map { hit.isDescendant(of: $0) } == true }) {
      add("{ row = \(indexPath(path)), part = \"\(part.rawValue)\" }", .part, .part(path, part))
    }
    if let id = (hit.accessibilityIdentifier ?? hit.superview?.accessibilityIdentifier), !id.isEmpty {
      let query = ViewQuery(id: id)
      if app.findAll(query).count == 1 { add("{ id = \(LuaLiteral.quoted(id)) }", .identifier, .query(query)) }
    }
    if let path { add(words(for: path).code, .row, .row(path)) }
    if let item = hit.nearest(UICollectionViewCell.self).flatMap({ app.collectionView?.indexPath(for: $0) }) {
      let path = RowPath(section: item.section, row: item.row)
      add("{ item = \(indexPath(path)) }", .row, .item(path))
    }
    addLikes(hit, in: app, add)
    // A unique text reads best; of the other names the shorter ones.
    let named = all[special...].enumerated().sorted { a, b in
      let (one, other) = (a.element.weight, b.element.weight)
      return (one, a.offset) < (other, b.offset)
    }
    return all[..<special] + named.map(\.element) + [words(for: point)]
  }

  /// Whether two places are in the same part of a view: in one segment, in one half.
  private static func isOnePart(of view: UIView, _ one: CGPoint, _ other: CGPoint) -> Bool {
    if let pages = view as? UIPageControl {
      let middle = pages.visibleScreenFrame.midX
      return (one.x < middle) == (other.x < middle)
    }
    let frames = view.elementsWithoutViews.map { FoundElement(element: $0, view: view).frame }
    return frames.isEmpty || frames.firstIndex { $0.holds(one) } == frames.firstIndex { $0.holds(other) }
  }

  /// Texts whose middle is hit like the point: first those under the finger, then the nearest.
  private static func addTexts(_ hit: UIView, around point: CGPoint, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    var texts: [(text: String, distance: CGFloat, view: UIView)] = []
    // The bullets of a secure field say nothing.
    for view in app.viewsOnScreen
    where (view as? UITextField)?.isSecureTextEntry != true
      && (view.isDescendant(of: hit) || hit.isDescendant(of: view) || view.superview?.isDescendant(of: hit) == true)
    {
      let frame = view.visibleScreenFrame
      let distance = frame.holds(point) ? 0 : CGPoint(x: frame.midX, y: frame.midY).distance(to: point)
      for text in [view.visibleText].compactMap({ $0 }) + view.drawnTexts.map(\.text) where !text.isEmpty && text.count <= longestText {
        texts.append((text, distance, view))
      }
    }
    for (text, _, view) in texts.enumerated().sorted(by: { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }).map(\.element).prefix(
      mostTexts)
    {
      let query = ViewQuery(any: text)
      let found = app.findAll(query)
      if found.count == 1 {
        add(words(for: text).code, view is any UITextInput ? .content : .text, .query(query))
      } else if let name = app.context.classNames(of: view).first {
        let narrow = ViewQuery(text: text, className: name)
        let likes = app.findAll(narrow)
        let code = "text = \(LuaLiteral.quoted(text))"
        if likes.count == 1 {
          add("{ \(code), class = \"\(name)\" }", .text, .query(narrow))
        } else if let index = found.firstIndex(where: { $0 === view }) {
          add("{ \(code), index = \(index + 1) }", .text, .query(ViewQuery(text: text, index: index + 1)))
        }
      }
    }
  }

  /// The nearest view around that is met by assistive technology, by its role and name.
  private static func addMeaning(_ hit: UIView, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    var view: UIView? = hit
    while let current = view, !(current is UIWindow) {
      defer { view = current.superview }
      let facts = current.accessibilityFacts
      guard UIResponder.Overridable.isAccessibilityElement(current) == true, let label = facts.label ?? current.nameWithoutLabel(asksRole: true),
        !label.isEmpty,
        label.count <= longestText
      else {
        continue
      }
      var query = ViewQuery()
      (query.meaning.role, query.meaning.name) = (RoleName(role: facts.role), .whole(label))
      if app.findAll(query).count == 1 { add(query.described, .meaning, .query(query)) }
      return
    }
  }

  /// A part of the hit view that has no view of its own, by its role and name: a half of a stepper, a segment with a picture. Where several have
  /// that name, the control that it is in tells which it is. A part with a text of its own has that for a name.
  private static func addElement(_ hit: UIView, at point: CGPoint, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    let texts = hit.drawnTexts.map(\.text)
    guard let part = hit.elementsWithoutViews.first(where: { FoundElement(element: $0, view: hit).frame.holds(point) }),
      case let facts = part.accessibilityFacts, let label = facts.label, !label.isEmpty, label.count <= longestText, !texts.contains(label)
    else { return }
    var query = ViewQuery()
    (query.meaning.role, query.meaning.name) = (RoleName(role: facts.role), .whole(label))
    if app.element(query) != nil, app.elements(query).count == 1 { return add(query.described, .meaning, .query(query)) }
    if let role = hit.accessibilityNature.container, let name = hit.accessibilityFacts.label, !name.isEmpty {
      var owner = ViewQuery()
      (owner.meaning.role, owner.meaning.name) = (RoleName(role: role), .whole(name))
      if app.findAll(owner).count == 1 { addWithin("", .meaning, .query(owner)) }
    }
    addLikes(hit, in: app, addWithin)
    func addWithin(_ code: String, _ kind: Kind, _ target: ScenarioTarget) {
      guard case .query(let owner) = target else { return }
      query.relations.within = InnerQuery(owner)
      if app.element(query) != nil, app.elements(query).count == 1 { add(query.described, .meaning, .query(query)) }
    }
  }

  /// The hit view by its class, and its index if there are several of that class.
  private static func addLikes(_ hit: UIView, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    guard let name = app.context.classNames(of: hit).first else { return }
    let likes = app.findAll(ViewQuery(className: name))
    guard let index = likes.firstIndex(where: { $0 === hit }) else { return }
    if likes.count == 1 {
      add("{ class = \"\(name)\" }", .likes, .query(ViewQuery(className: name)))
    } else {
      add("{ class = \"\(name)\", index = \(index + 1) }", .likes, .query(ViewQuery(className: name, index: index + 1)))
    }
  }

  static func words(for point: CGPoint) -> TargetWords {
    TargetWords(code: "{ \(LuaLiteral.number(point.x)), \(LuaLiteral.number(point.y)) }", kind: .point, target: .point(point))
  }

  static func words(for text: String) -> TargetWords { TargetWords(code: LuaLiteral.quoted(text), kind: .text, target: .query(ViewQuery(any: text))) }

  static func words(for path: RowPath) -> TargetWords { TargetWords(code: "{ row = \(indexPath(path)) }", kind: .row, target: .row(path)) }

  private static func indexPath(_ path: RowPath) -> String { "{ \(path.section + 1), \(path.row + 1) }" }

  /// The less, the better it reads: a text of words, what it means, a part of a row, a text of signs such as "+" or one that the user has typed, the
  /// shorter one.
  private var weight: Int {
    switch kind {
    case .text where code.hasPrefix("\""): code.contains { $0.isLetter || $0.isNumber } ? 0 : 3
    case .meaning: 1
    case .part: 2
    case .content: 3
    default: code.count
    }
  }

  /// As the only argument of a call: a text or a table directly after the name.
  var asArgument: String { " " + code }

  /// Longest text that is used as a name, in characters. Ours
  private static let longestText = 60
  /// Limit of texts that are tried. Ours
  private static let mostTexts = 3
}

extension UIView {
  fileprivate func nearest<View: UIView>(_ type: View.Type) -> View? {
    var view: UIView? = self
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }
}

extension ScenarioApp {
  /// The lines that put the cursor on an element, by its place in the order of reading; the most readable first.
  func touchLines(ofPlace place: Int) -> [String] {
    (try? run {
      let vo = voice ?? VoiceOver(self)
      voice = vo
      guard let element = vo.element(at: place) else { return [] }
      return TargetWords.all(at: activationPoint(of: element), in: self).filter { (try? self.place(of: .target($0.target), for: vo)) == place }
        .map { "app:voiceOver():touch(\($0.code))" }
    }) ?? []
  }
}
