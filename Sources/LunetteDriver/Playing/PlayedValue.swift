import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript

/// Values between a program that plays and scripts. JSON has no views: a view is `{"$view": number}` with what it shows, and the number alone is enough
/// to name it again; a view controller is its view. Source: docs/rules/playing.md 3
package enum PlayedValue {
  static let viewKey = "$view"
  /// The list part of a table that has names, too.
  static let listKey = "$list"
  /// Limit of nested tables. Ours: more levels are a mistake, and a table that contains itself has no end
  private static let deepest = 32

  // MARK: To scripts

  /// The number of the view that a value stands for.
  private static func viewNumber(_ value: InputValue) -> Int? {
    guard case .table(let fields) = value, case .number(let number)? = fields[viewKey] else { return nil }
    return Int(exactly: number)
  }

  /// Pushes a value; a view that has gone is nil.
  package static func push(_ value: InputValue, on stack: LuaStack, of app: ScenarioApp?) {
    stack.reserve(4)
    if let app, let number = viewNumber(value) {
      if let view = app.view(numbered: number) { view.push(on: stack) } else { stack.pushNil() }
      return
    }
    switch value {
    case .list(let values):
      lua_createtable(stack.raw, Int32(clamping: values.count), 0)
      for (place, value) in values.enumerated() {
        push(value, on: stack, of: app)
        lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
      }
    case .table(let fields):
      lua_createtable(stack.raw, 0, Int32(clamping: fields.count))
      for key in fields.keys.sorted() {
        push(fields[key] ?? .none, on: stack, of: app)
        stack.setRawField(key, of: -2)
      }
    case .number(let number):
      // A whole number is an integer, as in a script.
      if let whole = Int(exactly: number) { stack.push(whole) } else { stack.push(number) }
    default: stack.push(value)
    }
  }

  /// The value as Lua code.
  package static func code(_ value: InputValue) -> String {
    if let number = viewNumber(value) { return "app:view(\(number))" }
    switch value {
    case .none: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return LuaLiteral.number(number)
    case .text(let text): return LuaLiteral.quoted(text)
    case .list(let values): return values.isEmpty ? "{}" : "{ " + values.map(code).joined(separator: ", ") + " }"
    case .table(let fields):
      let parts = fields.keys.sorted().map { "\(LuaLiteral.key(of: $0)) = \(code(fields[$0] ?? .none))" }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  // MARK: From scripts

  /// Writes a script's value. A list of numbers stands for geometry and index paths, whose rows count from 1.
  package static func write(_ stack: LuaStack, at index: Int32, to json: inout JsonText, in app: ScenarioApp?) {
    write(stack, at: index, to: &json, app, level: 1)
  }

  private static func write(_ stack: LuaStack, at index: Int32, to json: inout JsonText, _ app: ScenarioApp?, level: Int) {
    let index = stack.absolute(index)
    switch stack.type(at: index) {
    case LUA_TNONE, LUA_TNIL: json.writeNull()
    case LUA_TBOOLEAN: json.write(lua_toboolean(stack.raw, index) != 0)
    case LUA_TNUMBER:
      if lua_isinteger(stack.raw, index) != 0 {
        json.write(Int(lua_tointegerx(stack.raw, index, nil)))
      } else {
        write(lua_tonumberx(stack.raw, index, nil), to: &json)
      }
    case LUA_TSTRING: json.write(stack.text(at: index) ?? "")
    case LUA_TTABLE where level < deepest && stack.reserve(6): writeTable(stack, at: index, to: &json, app, level: level)
    default:
      if let view = try? UIView.read(stack, at: index) {
        write(view, to: &json, in: app)
      } else if let controller = try? UIViewController.read(stack, at: index), let view = controller.viewIfLoaded {
        write(view, to: &json, in: app)
      } else if let numbers = numbers(stack, at: index) {
        json.list { json in for number in numbers { write(number, to: &json) } }
      } else {
        json.write(stack.shown(at: index))
      }
    }
  }

  /// Of a geometry value, in the order of its type's fields; of an index path from 1; of a date its seconds. Nil for anything else.
  private static func numbers(_ stack: LuaStack, at index: Int32) -> [Double]? {
    if let value = lshim_to_value(stack.raw, index) {
      var numbers = [Double](repeating: 0, count: Int(LSHIM_MOST_NUMBERS))
      var got = [CChar](repeating: 0, count: Int(LSHIM_GOT))
      let kind = Int32(value.pointee.kind)
      guard lshim_read_value(stack.raw, index, kind, &numbers, &got) else { return nil }
      return Array(numbers.prefix(count(ofKind: kind)))
    }
    if let path = try? RowPath.read(stack, at: index) { return [Double(path.section) + 1, Double(path.row) + 1] }
    var seconds = 0.0
    return lshim_to_date(stack.raw, index, &seconds) ? [seconds] : nil
  }

  private static func count(ofKind kind: Int32) -> Int {
    var count: Int32 = 0
    while count < Int32(LSHIM_MOST_NUMBERS), lshim_field_name(kind, count) != nil { count += 1 }
    return Int(count)
  }

  /// All its digits, unlike a frame's numbers; what JSON can't express is null.
  private static func write(_ number: Double, to json: inout JsonText) {
    if let whole = Int(exactly: number) { json.write(whole) } else if number.isFinite { json.raw(Array("\(number)".utf8)) } else { json.writeNull() }
  }

  private static func writeTable(_ stack: LuaStack, at index: Int32, to json: inout JsonText, _ app: ScenarioApp?, level: Int) {
    let count = lua_rawlen(stack.raw, index)
    let keys = stack.keys(at: index)
    func list(_ json: inout JsonText) {
      json.list { json in
        for place in stride(from: 1, through: lua_Integer(count), by: 1) {
          lua_rawgeti(stack.raw, index, place)
          write(stack, at: -1, to: &json, app, level: level + 1)
          stack.pop()
        }
      }
    }
    if keys.isEmpty { return list(&json) }
    json.object { json in
      for key in keys {
        stack.pushRawField(key, of: index)
        json.key(text: key)
        write(stack, at: -1, to: &json, app, level: level + 1)
        stack.pop()
      }
      if count > 0 {
        json.key(text: listKey)
        list(&json)
      }
    }
  }

  // MARK: Views

  /// What a view is and shows, without what is in it.
  static func write(_ view: UIView, to json: inout JsonText, in app: ScenarioApp?, children: Bool = false) {
    json.object { json in
      json.field("$view", view.layer.id)
      json.field("class", app?.context.className(of: view) ?? view.className)
      if let identifier = view.accessibilityIdentifier { json.field("id", identifier) }
      if UIResponder.Overridable.isAccessibilityElement(view) == true {
        let facts = view.accessibilityFacts
        json.field("role", facts.role.rawValue)
        if let label = facts.label { json.field("label", label) }
        if let value = facts.value { json.field("value", value) }
        if facts.traits.contains(.selected) { json.field("selected", true) }
        if facts.traits.contains(.notEnabled) { json.field("enabled", false) }
      }
      if let text = view.visibleText { json.field("text", text) }
      let shown = view.screenFrame
      json.field("frame", numbers: [shown.minX, shown.minY, shown.width, shown.height])
      if view.isHidden { json.field("hidden", true) }
      guard children, !view.subviews.isEmpty, !HostWork.mustEnd("writing the views") else { return }
      json.list("children") { json in for subview in view.subviews { write(subview, to: &json, in: app, children: true) } }
    }
  }
}

extension ScenarioApp {
  /// The windows from back to front, with all views in them.
  package func writeViews(to json: inout JsonText) throws {
    try run {
      layOutWindows()
      json.list { json in
        for window in simulation.application.visibleWindows { PlayedValue.write(window, to: &json, in: self, children: true) }
      }
    }
  }
}
