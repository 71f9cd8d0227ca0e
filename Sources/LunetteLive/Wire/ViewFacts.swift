import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteTools

/// What the inspector is told about views.
enum ViewFacts {
  /// All views of the windows, also hidden ones and those out of sight, back to front.
  static func tree(_ app: ScenarioApp) -> JsonText {
    JsonText.object { json in
      json.key("views")
      json.list { json in
        for window in app.simulation.application.windows { add(window, parent: 0, isHidden: false, app, &json) }
      }
    }
  }

  private static func add(_ view: UIView, parent: Int, isHidden: Bool, _ app: ScenarioApp, _ json: inout JsonText) {
    let isHidden = isHidden || view.isHidden
    json.object { json in
      json.field("i", view.layer.id)
      json.field("p", parent)
      json.field("n", app.className(of: view))
      let text = view.visibleText ?? ""
      if !text.isEmpty { json.field("t", String(text.prefix(longestText))) }
      if let id = view.accessibilityIdentifier { json.field("id", id) }
      addBox(view, &json)
      if isHidden { json.field("h", true) }
      if view.isFirstResponder { json.field("r", true) }
    }
    for subview in view.subviews where !subview.isLeftOutOfLists { add(subview, parent: view.layer.id, isHidden: isHidden, app, &json) }
  }

  /// Adds frame and margins.
  private static func addBox(_ view: UIView, _ json: inout JsonText) {
    let (frame, margins) = (screenFrame(of: view), view.layoutMargins)
    json.field("f", numbers: [frame.minX, frame.minY, frame.width, frame.height])
    json.field("g", numbers: [margins.top, margins.left, margins.bottom, margins.right])
  }

  private static func screenFrame(of view: UIView) -> CGRect { view.window.map { $0.convertToScreen(view.convert(view.bounds, to: nil)) } ?? .zero }

  /// Longest text in the tree, in characters. Ours
  private static let longestText = 80

  /// Every property that the registry has for a view, class by class, the most derived first.
  static func properties(of view: UIView, _ app: ScenarioApp) throws -> JsonText {
    let names = app.classNames(of: view)
    return JsonText.object { json in
      json.field("view", view.layer.id)
      json.field("name", app.name(view))
      if let words = app.words(for: view) { json.field("words", words) }
      json.key("classes")
      json.list { json in
        for name in names {
          guard let declaration = ScriptHost.apiDescription.classes.first(where: { $0.name == name }) else { continue }
          let properties = declaration.members.filter { $0.kind == .property || $0.kind == .readOnlyProperty }
          if properties.isEmpty { continue }
          json.object { json in
            json.field("name", name)
            json.key("properties")
            json.list { json in for property in properties { add(property, view, app, &json) } }
          }
        }
      }
    }
  }

  private static func add(_ property: ApiDescription.Member, _ view: UIView, _ app: ScenarioApp, _ json: inout JsonText) {
    json.object { json in
      json.field("name", property.name)
      json.field("doc", property.doc)
      json.field("type", property.type.map { typeText($0) } ?? "any")
      if let unit = units.first(where: { property.doc.contains($0) }) { json.field("unit", unit.lowercased().replacingOccurrences(of: ".", with: "")) }
      if property.kind == .property { json.field("canSet", true) }
      if case .choice(_, let cases)? = property.type.map(inner) { json.field("cases", texts: cases) }
      do { json.field("value", try app.shownValue(of: property.name, view)) } catch { json.field("value", "\(error)") }
    }
  }

  private static func inner(_ type: LuaType) -> LuaType { if case .optional(let inner) = type { inner } else { type } }

  private static func typeText(_ type: LuaType) -> String {
    switch inner(type) {
    case .named(let name), .value(let name): name
    case .choice: "choice"
    case .list(let element): "list of \(typeText(element))"
    case .either(let types): types.map(typeText).joined(separator: " or ")
    case .fields, .map: "table"
    default: "any"
    }
  }

  /// Units as they are written in the registry's documentation.
  private static let units = ["Points per second", "Points", "Radians", "Seconds", "Pixels per point", "Degrees"]

  static func value(of name: String, _ view: UIView, _ app: ScenarioApp) throws -> String { try app.shownValue(of: name, view) }

  static func layout(of view: UIView, _ app: ScenarioApp) throws -> JsonText {
    let facts = app.layoutFacts(of: view)
    return JsonText.object { json in
      json.key("view")
      json.object { json in
        json.field("n", app.className(of: view))
        addBox(view, &json)
      }
      json.field("explanation", facts.explanation)
      json.field("constraints", texts: facts.constraints)
      json.field("problems", texts: facts.problems)
      json.key("marks")
      json.list { json in
        for mark in facts.marks {
          json.object { json in
            json.field("from", numbers: [mark.start.x, mark.start.y])
            json.field("to", numbers: [mark.end.x, mark.end.y])
            json.field("text", mark.text)
            json.field("title", mark.title)
            if mark.isOptional { json.field("optional", true) }
            if mark.isBroken { json.field("broken", true) }
          }
        }
      }
      json.key("ambiguous")
      json.list { json in
        for view in facts.ambiguous {
          let frame = screenFrame(of: view)
          json.object { json in
            json.field("view", view.layer.id)
            json.field("f", numbers: [frame.minX, frame.minY, frame.width, frame.height])
          }
        }
      }
    }
  }
}
