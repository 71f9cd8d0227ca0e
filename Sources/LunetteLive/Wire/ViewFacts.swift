import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteTools

/// All views of the windows, also hidden ones and those out of sight, back to front.
struct ViewTree: Codable {
  struct View: Codable {
    var number, parent: Int
    var name: String
    var text, identifier: String?
    var box: ViewBox
    var isHidden, isFirstResponder: Bool?
  }

  var views: [View] = []
}

/// Where a view is. Units: points.
struct ViewBox: Codable {
  /// Space: screen.
  var frame: [Double]
  /// Top, left, bottom, right.
  var margins: [Double]?
}

/// Every property that the registry has for a view, class by class, the most derived first.
struct ViewProperties: Codable {
  struct Property: Codable {
    var name, doc, type: String
    var unit: String?
    var canSet: Bool?
    var cases: [String]?
    var value: String
  }
  struct Class: Codable {
    var name: String
    var properties: [Property]
  }

  var view: Int
  var name: String
  /// How a scenario finds it.
  var words: String?
  var classes: [Class]
}

/// Why a view has its place.
struct ViewLayout: Codable {
  struct View: Codable {
    var name: String
    var box: ViewBox
  }
  struct Mark: Codable {
    var from, to: [Double]
    var text, title: String
    var optional, broken: Bool?
  }
  struct Ambiguous: Codable {
    var view: Int
    var box: ViewBox
  }

  var view: View
  var explanation: String
  var constraints, problems: [String]
  var marks: [Mark]
  var ambiguous: [Ambiguous]
}

/// What the inspector is told about views.
enum ViewFacts {
  static func tree(_ app: ScenarioApp) -> ViewTree {
    var tree = ViewTree()
    for window in app.simulation.application.windows { add(window, parent: 0, isHidden: false, app, to: &tree) }
    return tree
  }

  private static func add(_ view: UIView, parent: Int, isHidden: Bool, _ app: ScenarioApp, to tree: inout ViewTree) {
    let isHidden = isHidden || view.isHidden
    let text = view.visibleText ?? ""
    tree.views.append(
      ViewTree.View(
        number: view.layer.id, parent: parent, name: app.className(of: view), text: text.isEmpty ? nil : String(text.prefix(longestText)),
        identifier: view.accessibilityIdentifier, box: box(of: view), isHidden: isHidden ? true : nil,
        isFirstResponder: view.isFirstResponder ? true : nil))
    for subview in view.subviews where !subview.isLeftOutOfLists { add(subview, parent: view.layer.id, isHidden: isHidden, app, to: &tree) }
  }

  private static func box(of view: UIView, withMargins: Bool = true) -> ViewBox {
    let frame = view.window.map { $0.convertToScreen(view.convert(view.bounds, to: nil)) } ?? .zero
    let margins = UIView.Overridable.layoutMargins(view)
    return ViewBox(
      frame: rounded(frame.minX, frame.minY, frame.width, frame.height),
      margins: withMargins ? rounded(margins.top, margins.left, margins.bottom, margins.right) : nil)
  }

  /// To thousandths: pixels are not finer.
  private static func rounded(_ numbers: CGFloat...) -> [Double] { numbers.map { ($0 * 1000).rounded() / 1000 } }

  /// Longest text in the tree, in characters. Ours
  private static let longestText = 80

  static func properties(of view: UIView, _ app: ScenarioApp) -> ViewProperties {
    let classes = app.classNames(of: view).compactMap { name -> ViewProperties.Class? in
      guard let declaration = ScriptHost.apiDescription.classes.first(where: { $0.name == name }) else { return nil }
      let properties = declaration.members.filter { $0.kind == .property || $0.kind == .readOnlyProperty }
      return properties.isEmpty ? nil : ViewProperties.Class(name: name, properties: properties.map { property($0, of: view, app) })
    }
    return ViewProperties(view: view.layer.id, name: app.name(view), words: app.words(for: view), classes: classes)
  }

  private static func property(_ property: ApiDescription.Member, of view: UIView, _ app: ScenarioApp) -> ViewProperties.Property {
    var cases: [String]?
    if case .choice(_, let names)? = property.type.map(inner) { cases = names }
    let value: String
    do { value = try app.shownValue(of: property.name, view) } catch { value = "\(error)" }
    return ViewProperties.Property(
      name: property.name, doc: property.doc, type: property.type.map { typeText($0) } ?? "any",
      unit: property.unit?.rawValue.lowercased(),
      canSet: property.kind == .property ? true : nil, cases: cases, value: value)
  }

  private static func inner(_ type: LuaType) -> LuaType { if case .optional(let inner) = type { inner } else { type } }

  private static func typeText(_ type: LuaType) -> String {
    switch inner(type) {
    case .named(let name), .value(let name): name
    case .choice: "choice"
    case .list(let element): "list of \(typeText(element))"
    case .either(let types): types.map(typeText).joined(separator: " or ")
    case .fields, .map: "table"
    case .callback: "function"
    default: "any"
    }
  }

  static func layout(of view: UIView, _ app: ScenarioApp) -> ViewLayout {
    let facts = app.layoutFacts(of: view)
    return ViewLayout(
      view: ViewLayout.View(name: app.className(of: view), box: box(of: view)), explanation: facts.explanation, constraints: facts.constraints,
      problems: facts.problems,
      marks: facts.marks.map { mark in
        ViewLayout.Mark(
          from: rounded(mark.start.x, mark.start.y), to: rounded(mark.end.x, mark.end.y), text: mark.text, title: mark.title,
          optional: mark.isOptional ? true : nil, broken: mark.isBroken ? true : nil)
      }, ambiguous: facts.ambiguous.map { ViewLayout.Ambiguous(view: $0.layer.id, box: box(of: $0, withMargins: false)) })
  }
}

// MARK: - Their form

extension ViewTree.View {
  private enum Key: String, CodingKey { case i, p, n, t, id, h, r }

  func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(number, forKey: .i)
    try json.encode(parent, forKey: .p)
    try json.encode(name, forKey: .n)
    try json.encodeIfPresent(text, forKey: .t)
    try json.encodeIfPresent(identifier, forKey: .id)
    try box.encode(to: encoder)
    try json.encodeIfPresent(isHidden, forKey: .h)
    try json.encodeIfPresent(isFirstResponder, forKey: .r)
  }

  init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try json.decode(Int.self, forKey: .i), parent: try json.decode(Int.self, forKey: .p), name: try json.decode(String.self, forKey: .n),
      text: try json.decodeIfPresent(String.self, forKey: .t), identifier: try json.decodeIfPresent(String.self, forKey: .id),
      box: try ViewBox(from: decoder), isHidden: try json.decodeIfPresent(Bool.self, forKey: .h),
      isFirstResponder: try json.decodeIfPresent(Bool.self, forKey: .r))
  }
}

extension ViewBox {
  private enum CodingKeys: String, CodingKey {
    case frame = "f"
    case margins = "g"
  }
}

extension ViewLayout.View {
  private enum Key: String, CodingKey { case n }

  func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(name, forKey: .n)
    try box.encode(to: encoder)
  }

  init(from decoder: any Decoder) throws {
    self.init(name: try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .n), box: try ViewBox(from: decoder))
  }
}

extension ViewLayout.Ambiguous {
  private enum Key: String, CodingKey { case view }

  func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(view, forKey: .view)
    try box.encode(to: encoder)
  }

  init(from decoder: any Decoder) throws {
    self.init(view: try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .view), box: try ViewBox(from: decoder))
  }
}
