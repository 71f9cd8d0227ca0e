import Lua
import LunetteCore
import LunetteKit

/// Property lists as Lua's values. Source: docs/rules/world.md 3
final class ScriptPropertyList: LuaObject {
  static let luaName = "PropertyListSerialization"

  static func read(_ data: TextBytes) -> Attempted {
    do throws(LocalizationProblem) { return .value(PropertyListTable(value: try PropertyListFile.value(data.bytes))) } catch {
      return .failure(
        ScriptError(
          domain: "NSCocoaErrorDomain", code: corruptCode, localizedDescription: ScriptJson.description,
          userInfo: ScriptJson.details("\(error.reason) around line \(error.line), column \(error.column).", line: error.line, column: error.column)))
    }
  }

  /// Source: Apple, NSPropertyListReadCorruptError
  private static let corruptCode = 3840
}

private struct PropertyListTable: LuaPushable {
  let value: PropertyListValue
  static var luaType: LuaType { .any }

  func push(on stack: LuaStack) { Self.push(value, on: stack) }

  private static func push(_ value: PropertyListValue, on stack: LuaStack) {
    stack.reserve(4)
    switch value {
    case .text(let text): stack.push(text)
    case .flag(let flag): stack.push(flag)
    case .whole(let number): lua_pushinteger(stack.raw, lua_Integer(number))
    case .real(let number): lua_pushnumber(stack.raw, number)
    case .date(let seconds): ScriptDate(seconds).push(on: stack)
    case .data(let bytes): TextBytes(bytes: bytes).push(on: stack)
    case .list(let values):
      lua_createtable(stack.raw, Int32(clamping: values.count), 0)
      stack.markAsList()
      for (place, value) in values.enumerated() {
        push(value, on: stack)
        lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
      }
    case .table(let values):
      lua_createtable(stack.raw, 0, Int32(clamping: values.count))
      for key in values.keys.sorted() {
        guard let value = values[key] else { continue }
        push(value, on: stack)
        stack.setRawField(key, of: -2)
      }
    }
  }
}

extension Registry {
  static func propertyLists(_ r: RegistryBuilder) {
    r.type(ScriptPropertyList.self, "PropertyListSerialization", doc: "Reads property lists in XML and in the old style.") { c in
      c.function(
        "propertyList",
        "The value of a property list, or nil and an error whose userInfo has line and column. Dates are Dates, data are strings.", args: "data"
      ) { (data: TextBytes) in ScriptPropertyList.read(data) }
    }
  }
}
