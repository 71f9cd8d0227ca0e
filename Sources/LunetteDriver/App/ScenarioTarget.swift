import Foundation
import Lua
import LunetteKit
import LunetteScript

/// The target of a scenario's call: a view, a point, a query, a row. Source: docs/lua-api.md 4, "A target is"
enum ScenarioTarget: LuaReadable {
  case view(UIView)
  case point(CGPoint)
  case query(ViewQuery)
  case row(RowPath)
  case item(RowPath)
  case part(RowPath, UITableViewCell.Part)
  /// A title of the section index, counted from 0.
  case indexTitle(Int)
  /// A key of the keyboard on the screen, by the key's title.
  case key(String)

  static var luaTypeName: String { "a view, a point {x, y}, a text or a query { text = … }" }

  static var luaType: LuaType {
    let row = Field(name: "row", type: ListedRow.luaType, doc: "A row of the first table.", isOptional: false)
    let item = Field(name: "item", type: ListedRow.luaType, doc: "An item of the first collection view.", isOptional: false)
    let part = Field(
      name: "part", type: UITableViewCell.Part.luaType, doc: "A part of that row, such as its accessory or a control of editing mode.",
      isOptional: true)
    let title = Field(name: "indexTitle", type: .integer, doc: "A title of the section index, from 1.", isOptional: false)
    let key = Field(
      name: "key", type: .string, doc: "A key of the keyboard: a, shift, delete, return, space, 123, #+=, ABC.", isOptional: false)
    return .either([UIView.luaType, CGPoint.luaType, ViewQuery.luaType, .fields([row, part]), .fields([item]), .fields([title]), .fields([key])])
  }
  private typealias Field = LuaType.Field

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScenarioTarget {
    if let text = stack.text(at: index) { return .query(ViewQuery(any: text)) }
    if let view = try? UIView.read(stack, at: index) { return .view(view) }
    if let point = try? CGPoint.read(stack, at: index) { return .point(point) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    // A table with a list part is a point.
    if lua_rawlen(stack.raw, index) > 0 { return .point(try CGPoint.read(stack, at: index)) }
    stack.pushRawField("indexTitle", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1) { return .indexTitle(try Int.read(stack, at: -1).fromZero) }
    stack.pushRawField("key", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1) { return .key(try String.read(stack, at: -1)) }
    stack.pushRawField("item", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1) { return .item(try ListedRow.read(stack, at: -1).path) }
    stack.pushRawField("row", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1) {
      stack.pushRawField("part", of: index)
      defer { stack.pop() }
      let path = try ListedRow.read(stack, at: -2).path
      return stack.isNil(at: -1) ? .row(path) : .part(path, try UITableViewCell.Part.read(stack, at: -1))
    }
    return .query(try ViewQuery.read(stack, at: index))
  }

  /// The place for a finger, and its target.
  func place(in app: ScenarioApp) throws -> TouchPlace {
    switch self {
    case .point(let point): TouchPlace(point)
    case .view(let view): try app.place(on: view)
    case .query(let query): try app.place(on: query)
    case .row(let path): try app.place(on: app.cell(at: path))
    case .item(let path): try app.place(on: app.item(at: path))
    case .part(let path, let part): try app.place(of: part, at: path)
    case .indexTitle(let place): try app.place(ofIndexTitle: place)
    case .key(let name): try app.place(ofKey: name)
    }
  }

  /// The place for a finger that is down already, so that no view needs to be there. Space: screen.
  func destination(in app: ScenarioApp) throws -> CGPoint { try place(in: app).point }
}

/// A row as a scenario writes it: an index path, or a list of section and row. Source: docs/recording.md
private struct ListedRow: LuaReadable {
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

extension ViewQuery: LuaReadable {
  static var luaTypeName: String { "a text or a query { text =, contains =, class =, id =, at =, index = }" }
  static var luaType: LuaType { .either([.string, QueryFields.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ViewQuery {
    if let text = stack.text(at: index) { return ViewQuery(any: text) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let fields = try QueryFields.read(stack, at: index)
    var query = ViewQuery()
    (query.text, query.contains, query.className, query.id) = (fields.text, fields.contains, fields.class?.name, fields.id)
    (query.place, query.index) = (fields.at, fields.index?.fromZero)
    (query.nth, query.strict, query.hasText, query.within, query.has) = (fields.nth, fields.strict, fields.hasText, fields.within, fields.has)
    query.meaning = MeaningConditions(
      role: fields.role?.role, name: fields.name, label: fields.label, value: fields.value, hint: fields.hint, placeholder: fields.placeholder,
      traits: fields.traits, enabled: fields.enabled, selected: fields.selected, on: fields.on, focused: fields.focused, editing: fields.editing)
    return query
  }
}

private struct QueryFields: OptionTable {
  @LuaOption("The whole text that it shows.") var text: String? = nil
  @LuaOption("A part of the text.") var contains: String? = nil
  @LuaOption("Its class or one above it.") var `class`: ClassName? = nil
  @LuaOption("Its accessibilityIdentifier.") var id: String? = nil
  @LuaOption("A point in it. Points of the screen.") var at: CGPoint? = nil
  @LuaOption("Which of those that match, from 1, front to back.") var index: Int? = nil
  @LuaOption("Which of those that match in the order of reading, from 1; negative from the end.") var nth: Int? = nil
  @LuaOption("What it is to assistive technology, such as button, cell or textField.") var role: RoleName? = nil
  @LuaOption("Its accessibilityLabel, one of its accessibilityUserInputLabels, or a field's placeholder.") var name: TextCondition? = nil
  @LuaOption("Its accessibilityLabel.") var label: TextCondition? = nil
  @LuaOption("Its accessibilityValue.") var value: TextCondition? = nil
  @LuaOption("Its accessibilityHint.") var hint: TextCondition? = nil
  @LuaOption("The placeholder of a field.") var placeholder: TextCondition? = nil
  @LuaOption("Traits, all of which it has.") var traits: UIAccessibilityTraits? = nil
  @LuaOption("Whether it is enabled.") var enabled: Bool? = nil
  @LuaOption("Whether it is selected.") var selected: Bool? = nil
  @LuaOption("Whether a switch is on.") var on: Bool? = nil
  @LuaOption("Whether VoiceOver's cursor is on it.") var focused: Bool? = nil
  @LuaOption("Whether its text is being edited.") var editing: Bool? = nil
  @LuaOption("A query for what it is inside of.") var within: InnerQuery? = nil
  @LuaOption("A query for what is inside of it.") var has: InnerQuery? = nil
  @LuaOption("A text of something inside of it.") var hasText: String? = nil
  @LuaOption("Whether several matches are an error where one is wanted.") var strict: Bool? = nil
}

/// A class, given by its name or as the class itself.
struct ClassName: LuaReadable {
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
