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
    // With other keys, or as a mere number, it is a condition of a query.
    if !stack.isNil(at: -1), stack.keys(at: index).count == 1, stack.type(at: -1) != LUA_TNUMBER { return .item(try ListedRow.read(stack, at: -1).path) }
    stack.pushRawField("row", of: index)
    defer { stack.pop() }
    if !stack.isNil(at: -1), stack.type(at: -1) != LUA_TNUMBER, stack.keys(at: index).allSatisfy({ $0 == "row" || $0 == "part" }) {
      stack.pushRawField("part", of: index)
      defer { stack.pop() }
      let path = try ListedRow.read(stack, at: -2).path
      return stack.isNil(at: -1) ? .row(path) : .part(path, try UITableViewCell.Part.read(stack, at: -1))
    }
    let query = try ViewQuery.read(stack, at: index)
    // What is nil in Lua leaves no key behind.
    guard query.withoutChoice != ViewQuery() else {
      throw LuaMismatch(wanted: luaTypeName, got: "a query without a condition", hint: "was what it should hold nil?")
    }
    return .query(query)
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
