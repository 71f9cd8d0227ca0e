import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A key of a query: its documentation, and how its value is read.
private struct QueryKey {
  let name: String
  let doc: String
  let type: () -> LuaType
  let read: (inout ViewQuery, LuaStack) throws(LuaMismatch) -> Void

  init<Value: LuaReadable>(_ name: String, _ doc: String, _ path: WritableKeyPath<ViewQuery, Value?>) {
    (self.name, self.doc, type) = (name, doc, { Value.luaType })
    read = { (query, stack) throws(LuaMismatch) in
      do throws(LuaMismatch) {
        query[keyPath: path] = try Value.read(stack, at: -1)
      } catch {
        if error.namesItsPlace { throw error }
        throw LuaMismatch(wanted: "\(name) = \(error.wanted)", got: "\(name) = \(error.got)", hint: error.hint, namesItsPlace: true)
      }
    }
  }

  nonisolated(unsafe) static let all = [
    QueryKey("text", "The whole text that it shows.", \.text),
    QueryKey("contains", "A part of the text.", \.contains),
    QueryKey("class", "Its class or one above it.", \.className),
    QueryKey("id", "Its accessibilityIdentifier.", \.id),
    QueryKey("at", "A point of the screen, in points, that lies in it.", \.place),
    QueryKey("index", "Which of those that match, from 1, front to back.", \.index),
    QueryKey("nth", "Which of those that match in the order of reading, from 1; negative from the end.", \.nth),
    QueryKey("role", "What it is to assistive technology, such as button, cell or textField.", \.meaning.role),
    QueryKey("name", "Its accessibilityLabel, one of its accessibilityUserInputLabels, or a field's placeholder.", \.meaning.name),
    QueryKey("label", "Its accessibilityLabel.", \.meaning.label),
    QueryKey("value", "Its accessibilityValue.", \.meaning.value),
    QueryKey("hint", "Its accessibilityHint.", \.meaning.hint),
    QueryKey("placeholder", "The placeholder of a field.", \.meaning.placeholder),
    QueryKey("image", "The name of the picture that it shows.", \.meaning.image),
    QueryKey("traits", "Traits, all of which it has.", \.meaning.traits),
    QueryKey("enabled", "Whether it is enabled.", \.meaning.enabled),
    QueryKey("selected", "Whether it is selected.", \.meaning.selected),
    QueryKey("on", "Whether a switch is on.", \.meaning.on),
    QueryKey("focused", "Whether VoiceOver's cursor or a keyboard's focus is on it.", \.meaning.focused),
    QueryKey("editing", "Whether its text is being edited.", \.meaning.editing),
    QueryKey("hittable", "Whether a tap at its middle would reach it.", \.hittable),
    QueryKey("row", "A cell of the first table, or of one in `within`: an IndexPath, { section, row } or a row's number.", \.row),
    QueryKey("item", "A cell of the first collection view, or of one in `within`: an IndexPath, { section, item } or an item's number.", \.item),
    QueryKey("section", "The section of the cell; without row and item all its cells.", \.section),
    QueryKey("within", "A query for what it is inside of, or a view.", \.relations.within),
    QueryKey("childOf", "A query for what it is directly inside of, or a view.", \.relations.childOf),
    QueryKey("has", "A query for what is inside of it, or a view.", \.relations.has),
    QueryKey("parentOf", "A query for what is directly inside of it, or a view.", \.relations.parentOf),
    QueryKey("hasText", "A text of something inside of it.", \.relations.hasText),
    QueryKey("above", "A query for what is below it, or a view. Those beside something come nearest first.", \.relations.above),
    QueryKey("below", "A query for what is above it, or a view.", \.relations.below),
    QueryKey("leftOf", "A query for what is to its right, or a view.", \.relations.leftOf),
    QueryKey("rightOf", "A query for what is to its left, or a view.", \.relations.rightOf),
    QueryKey("near", "A query for what is at most 50 points away, or { query, distance = 20 }.", \.relations.near),
    QueryKey("strict", "Whether several matches are an error where one is wanted.", \.strict),
  ]

  static let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) })
}

extension ViewQuery: LuaReadable {
  static var luaTypeName: String { "a text or a query { text =, role =, name =, class =, id =, at =, index = }" }
  static var luaType: LuaType {
    .either([.string, .fields(QueryKey.all.map { .init(name: $0.name, type: $0.type(), doc: $0.doc, isOptional: true) })])
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ViewQuery {
    if let text = stack.text(at: index) { return ViewQuery(any: text) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    stack.reserve(Self.slots)
    func wrong(_ got: String, hint: String? = nil) -> LuaMismatch {
      LuaMismatch(wanted: "options from: " + QueryKey.all.map(\.name).joined(separator: ", "), got: got, hint: hint, namesItsPlace: true)
    }
    guard lua_rawlen(stack.raw, index) == 0 else { throw wrong("values without names") }
    var places: [Int] = []
    for key in stack.keys(at: index) {
      guard let place = QueryKey.places[key] else {
        throw wrong("'\(key)'", hint: Suggestion.nearest(to: key, among: QueryKey.all.map(\.name)).map { "did you mean '\($0)'?" })
      }
      places.append(place)
    }
    var query = ViewQuery()
    for place in places.sorted() {
      let key = QueryKey.all[place]
      stack.pushRawField(key.name, of: index)
      defer { stack.pop() }
      if !stack.isNil(at: -1) { try key.read(&query, stack) }
    }
    if let number = query.index, number < 1 { throw LuaMismatch(wanted: "index = 1 or more", got: "index = \(number)", namesItsPlace: true) }
    if let number = query.section, number < 1 { throw LuaMismatch(wanted: "section = 1 or more", got: "section = \(number)", namesItsPlace: true) }
    if query.nth == 0 { throw LuaMismatch(wanted: "nth = 1 or more, or negative from the end", got: "nth = 0", namesItsPlace: true) }
    return query
  }

  /// Values on Lua's stack that reading one level needs.
  private static let slots: Int32 = 8
}

extension InnerQuery: LuaReadable {
  static var luaTypeName: String { ViewQuery.luaTypeName }
  /// Not the whole type again: it would never end.
  static var luaType: LuaType { .either([.string, .table, UIView.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> InnerQuery {
    if stack.text(at: index) == nil, let view = try? UIView.read(stack, at: index) { return InnerQuery(view) }
    // Each level leaves values on the stack; one that holds itself has no end.
    guard stack.top < deepest else { throw LuaMismatch(wanted: luaTypeName, got: "queries inside one another without an end") }
    return InnerQuery(try ViewQuery.read(stack, at: index))
  }

  /// Ours: nobody nests as many
  private static let deepest = 60
}

extension NearQuery: LuaReadable {
  static var luaTypeName: String { "a query, or { query, distance = 20 }" }
  static var luaType: LuaType { .either([.string, .table, UIView.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NearQuery {
    let index = stack.absolute(index)
    guard stack.isTable(at: index), lua_rawlen(stack.raw, index) > 0 else { return NearQuery(query: try InnerQuery.read(stack, at: index)) }
    stack.reserve(4)
    if let other = stack.keys(at: index).first(where: { $0 != "distance" }) {
      let hint = Suggestion.nearest(to: other, among: ["distance"]).map { "did you mean '\($0)'?" }
      throw LuaMismatch(wanted: luaTypeName, got: "'\(other)' beside the query", hint: hint)
    }
    lua_rawgeti(stack.raw, index, 1)
    defer { stack.pop() }
    var near = NearQuery(query: try InnerQuery.read(stack, at: -1))
    stack.pushRawField("distance", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1) {
      do { near.distance = try CGFloat.read(stack, at: -1) } catch {
        throw LuaMismatch(wanted: "near.distance = a number of points", got: "near.distance = \(error.got)", namesItsPlace: true)
      }
      guard near.distance >= 0 else {
        throw LuaMismatch(wanted: "near.distance = 0 or more points", got: "near.distance = \(formatted(near.distance))", namesItsPlace: true)
      }
    }
    return near
  }
}

/// A cell as a query names it: its path, or its number in a section that stands beside.
struct CellPlace: LuaReadable, Equatable {
  /// From 0; nil: the section that the query names, or the first.
  var section: Int?
  var row: Int

  static var luaTypeName: String { "an IndexPath, { section, row } or a number" }
  static var luaType: LuaType { .either([ListedRow.luaType, .integer]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CellPlace {
    if stack.type(at: index) == LUA_TNUMBER { return CellPlace(row: try Int.read(stack, at: index).fromZero) }
    let path = try ListedRow.read(stack, at: index).path
    return CellPlace(section: path.section, row: path.row)
  }

  var described: String { section.map { "{ \($0 + 1), \(row + 1) }" } ?? "\(row + 1)" }

  func path(section other: Int?) -> RowPath { RowPath(section: section ?? other.map { $0 - 1 } ?? 0, row: row) }
}

/// A role by its name.
struct RoleName: LuaReadable, Equatable {
  let role: AccessibilityRole
  static var luaTypeName: String { "a role, such as \"button\" or \"cell\"" }
  static var luaType: LuaType { .choice(of: AccessibilityRole.self, AccessibilityRole.allCases.map(\.rawValue)) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RoleName {
    guard let name = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    if let role = AccessibilityRole(rawValue: name) { return RoleName(role: role) }
    var hint = RoleAdvice.hint(for: name)
    if hint.isEmpty, let near = Suggestion.nearest(to: name, among: AccessibilityRole.allCases.map(\.rawValue)) { hint = " (did you mean '\(near)'?)" }
    throw LuaMismatch(wanted: luaTypeName, got: "\"\(name)\"", hint: "there is no role '\(name)'\(hint)")
  }
}

/// A class, given by its name or as the class itself.
struct ClassName: LuaReadable, Equatable {
  let name: String

  static var luaTypeName: String { "a class or the name of one" }
  static var luaType: LuaType { .either([.string, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ClassName {
    if let name = stack.text(at: index) { return ClassName(name: name) }
    guard lshim_class_id(stack.raw, index) >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    lshim_push_class_name(stack.raw, index)
    return ClassName(name: stack.popText())
  }
}

/// A row as a scenario writes it: an index path, or a list of section and row. Source: docs/recording.md
struct ListedRow: LuaReadable {
  let path: RowPath

  static var luaTypeName: String { "an IndexPath or { section, row }" }
  static var luaType: LuaType { .either([RowPath.luaType, .list(.integer)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ListedRow {
    guard stack.isTable(at: index) else { return ListedRow(path: try RowPath.read(stack, at: index)) }
    let numbers = try [Int].read(stack, at: index)
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else {
      throw stack.mismatch(luaTypeName, at: index, hint: "write { 1, 6 }: the section and the row in it, from 1")
    }
    return ListedRow(path: RowPath(section: numbers[0] - 1, row: numbers[1] - 1))
  }
}
