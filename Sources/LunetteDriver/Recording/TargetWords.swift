import Foundation
import LunetteKit
import LunetteScript

/// What a scenario calls the place that a finger was put on, the words that a reader would choose first.
struct TargetWords {
  /// How it says where.
  enum Kind { case text, identifier, row, part, likes, point }

  /// As Lua code: a literal, or a table.
  let code: String
  let kind: Kind
  /// What it means.
  let target: ScenarioTarget

  /// All words that name the place now, the best first; the last is the point itself.
  ///
  /// Each that is no point has been asked for as a scenario asks: it finds one place, and a finger there hits the view that was hit.
  static func all(at point: CGPoint, in app: ScenarioApp) -> [TargetWords] {
    guard let hit = app.hitTest(point) else { return [words(for: point)] }
    var all: [TargetWords] = []
    func add(_ code: String, _ kind: Kind, _ target: ScenarioTarget) {
      guard let place = try? target.place(in: app), app.hitTest(place.point) === hit else { return }
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
    let cell = hit.nearest(UITableViewCell.self)
    let path = cell.flatMap { cell in app.table?.indexPath(for: cell).map { RowPath(section: $0.section, row: $0.row) } }
    if let cell, let path, let part = cell.shownParts.first(where: { cell.control($0).map { hit.isDescendant(of: $0) } == true }) {
      add("{ row = \(indexPath(path)), part = \"\(part.rawValue)\" }", .part, .part(path, part))
    }
    let special = all.count
    addTexts(hit, around: point, in: app, add)
    if let id = (hit.accessibilityIdentifier ?? hit.superview?.accessibilityIdentifier), !id.isEmpty {
      let query = ViewQuery(id: id)
      if app.findAll(query).count == 1 { add("{ id = \(LuaLiteral.quoted(id)) }", .identifier, .query(query)) }
    }
    if let path { add(words(for: path).code, .row, .row(path)) }
    addLikes(hit, in: app, add)
    // A text that is the only one reads best; of the others those that are shorter.
    let named = all[special...].enumerated().sorted { a, b in
      let (one, other) = (a.element.isBareText ? 0 : a.element.code.count, b.element.isBareText ? 0 : b.element.code.count)
      return (one, a.offset) < (other, b.offset)
    }
    return all[..<special] + named.map(\.element) + [words(for: point)]
  }

  /// Texts whose middle is as good a place: those under the finger first, then the nearest.
  private static func addTexts(_ hit: UIView, around point: CGPoint, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    var texts: [(text: String, distance: CGFloat, view: UIView)] = []
    for view in app.viewsOnScreen where view.isDescendant(of: hit) || hit.isDescendant(of: view) || view.superview?.isDescendant(of: hit) == true {
      let frame = view.visibleScreenFrame
      let distance = frame.holds(point) ? 0 : CGPoint(x: frame.midX, y: frame.midY).distance(to: point)
      for text in [view.visibleText].compactMap({ $0 }) + view.drawnTexts.map(\.text) where !text.isEmpty && text.count <= longestText {
        texts.append((text, distance, view))
      }
    }
    for (text, _, view) in texts.enumerated().sorted(by: { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }).map(\.element).prefix(mostTexts) {
      let query = ViewQuery(any: text)
      let found = app.findAll(query)
      if found.count == 1 {
        add(words(for: text).code, .text, .query(query))
      } else if let name = app.context.classNames(of: view).first {
        let narrow = ViewQuery(text: text, className: name)
        let likes = app.findAll(narrow)
        let code = "text = \(LuaLiteral.quoted(text))"
        if likes.count == 1 {
          add("{ \(code), class = \"\(name)\" }", .text, .query(narrow))
        } else if let index = found.firstIndex(where: { $0 === view }) {
          add("{ \(code), index = \(index + 1) }", .text, .query(ViewQuery(text: text, index: index)))
        }
      }
    }
  }

  /// The hit view by its class, and its place among those of the same class where there are several.
  private static func addLikes(_ hit: UIView, in app: ScenarioApp, _ add: (String, Kind, ScenarioTarget) -> Void) {
    guard let name = app.context.classNames(of: hit).first else { return }
    let likes = app.findAll(ViewQuery(className: name))
    guard let index = likes.firstIndex(where: { $0 === hit }) else { return }
    if likes.count == 1 {
      add("{ class = \"\(name)\" }", .likes, .query(ViewQuery(className: name)))
    } else {
      add("{ class = \"\(name)\", index = \(index + 1) }", .likes, .query(ViewQuery(className: name, index: index)))
    }
  }

  static func words(for point: CGPoint) -> TargetWords {
    TargetWords(code: "{ \(LuaLiteral.number(point.x)), \(LuaLiteral.number(point.y)) }", kind: .point, target: .point(point))
  }

  static func words(for text: String) -> TargetWords { TargetWords(code: LuaLiteral.quoted(text), kind: .text, target: .query(ViewQuery(any: text))) }

  static func words(for path: RowPath) -> TargetWords { TargetWords(code: "{ row = \(indexPath(path)) }", kind: .row, target: .row(path)) }

  private static func indexPath(_ path: RowPath) -> String { "{ \(path.section + 1), \(path.row + 1) }" }

  private var isBareText: Bool { code.hasPrefix("\"") }

  /// As the only argument of a call: a text stands behind the name, a table in braces.
  var asArgument: String { " " + code }

  /// Characters of a text that still reads as a name. Ours
  private static let longestText = 60
  /// Ours
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
