import Foundation
import Lua
import LunetteKit

/// A range of a text as a Lua value: `{ first, last }` in UTF-16 units, counted from 1 as in `string.sub`; in an empty range `last` is one
/// less than `first`. It also has UIKit's `location` (from 0) and `length`. Scripts may write either form.
struct TextRange: LuaConvertible, CallValue {
  var range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }

  static var luaTypeName: String { "a range { first, last } or { location =, length = }" }
  static var luaType: LuaType { .either([.list(.integer), .table]) }
  var callArgument: CallArgument { .range(range) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextRange {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    func number(_ push: () -> Void) throws(LuaMismatch) -> Int? {
      push()
      defer { stack.pop() }
      return stack.isNil(at: -1) ? nil : try Int.read(stack, at: -1)
    }
    if let location = try number({ stack.pushRawField("location", of: index) }) {
      let length = try number { stack.pushRawField("length", of: index) } ?? 0
      let (end, overflows) = location.addingReportingOverflow(max(length, 0))
      return TextRange(location..<(overflows ? .max : end))
    }
    guard let first = try number({ lua_rawgeti(stack.raw, index, 1) }), let last = try number({ lua_rawgeti(stack.raw, index, 2) }) else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    let start = first.fromZero
    guard last >= start else {
      throw LuaMismatch(
        wanted: luaTypeName, got: "{ \(first), \(last) }, which ends before it begins",
        hint: "of a place from 1 and a length write { location = \(start), length = \(last) }; { \(first), \(start) } is empty")
    }
    return TextRange(start..<last)
  }

  func push(on stack: LuaStack) { Self.push(range, on: stack) }

  static func push(_ range: Range<Int>, on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 2, 2)
    for (position, value) in [range.lowerBound + 1, range.upperBound].enumerated() {
      lua_pushinteger(stack.raw, lua_Integer(value))
      lua_rawseti(stack.raw, -2, lua_Integer(position + 1))
    }
    for (name, value) in [("length", range.count), ("location", range.lowerBound)] {
      stack.push(name)
      lua_pushinteger(stack.raw, lua_Integer(value))
      lua_rawset(stack.raw, -3)
    }
  }
}
