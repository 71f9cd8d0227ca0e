import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// How values of scripts are shown. Nothing here runs code of scripts.
struct DebugValue {
  var text: String
  var type: String
  /// Whether there is something in it to unfold.
  var unfolds = false
  var indexed: Int?
  /// Where a function of a script begins, as `file:line`.
  var place: String?

  /// Longest text of a string, in characters. Ours
  private static let longestText = 1000
  /// The entries of a table that its own line shows. Ours
  private static let shownEntries = 6

  /// - Parameter index: on the stack
  init(_ stack: LuaStack, at index: Int32, nested: Bool = false) {
    stack.reserve(12)
    let index = stack.absolute(index)
    switch stack.type(at: index) {
    case LUA_TSTRING:
      let whole = stack.text(at: index) ?? ""
      let text = whole.count > Self.longestText ? String(whole.prefix(Self.longestText)) + "…" : whole
      self.init(text: LuaLiteral.quoted(text), type: "string")
    case LUA_TTABLE where lshim_class_id(stack.raw, index) < 0: self = Self.table(stack, at: index, nested: nested)
    case LUA_TFUNCTION:
      let place = stack.definition(at: index)
      self.init(text: place.isEmpty ? "function of the host" : "function \(place.dropLast())", type: "function")
      self.place = place.isEmpty ? nil : String(place.dropLast())
    case LUA_TTHREAD: self.init(text: "coroutine, \(Self.state(of: lua_tothread(stack.raw, index)))", type: "thread")
    case LUA_TUSERDATA:
      guard let box = lshim_to_box(stack.raw, index) else {
        let isGeometry = lshim_to_value(stack.raw, index) != nil
        var seconds = 0.0
        let isDate = lshim_to_date(stack.raw, index, &seconds)
        self.init(text: stack.shown(at: index), type: isGeometry ? "geometry" : isDate ? "Date" : "userdata", unfolds: isGeometry)
        return
      }
      lshim_push_kind_name(stack.raw, index)
      let name = stack.popText()
      guard box.pointee.object != nil else {
        self.init(text: "\(name), which is gone", type: name)
        return
      }
      stack.context.pointee.describe(stack.raw, box)
      self.init(text: name + stack.popText(), type: name, unfolds: true)
    case LUA_TLIGHTUSERDATA: self.init(text: stack.shown(at: index), type: "IndexPath", unfolds: true)
    default: self.init(text: stack.shown(at: index), type: String(cString: lua_typename(stack.raw, lua_type(stack.raw, index))))
    }
  }

  init(text: String, type: String, unfolds: Bool = false, indexed: Int? = nil) {
    (self.text, self.type, self.unfolds, self.indexed) = (text, type, unfolds, indexed)
  }

  static func state(of coroutine: OpaquePointer?) -> String {
    guard let coroutine else { return "dead" }
    var frame = lua_Debug()
    switch lua_status(coroutine) {
    case LUA_YIELD: return "suspended"
    case LUA_OK:
      if lua_getstack(coroutine, 0, &frame) != 0 { return "running" }
      return lua_gettop(coroutine) == 0 ? "dead" : "suspended"
    default: return "failed"
    }
  }

  private static func table(_ stack: LuaStack, at index: Int32, nested: Bool) -> DebugValue {
    let count = Int(lua_rawlen(stack.raw, index))
    let name: String
    lshim_push_kind_name(stack.raw, index)
    let kind = stack.popText()
    name = kind == "table" ? "" : kind + " "
    var parts: [String] = []
    var isMore = count > shownEntries
    if !nested {
      for place in 0..<min(count, shownEntries) {
        lua_rawgeti(stack.raw, index, lua_Integer(place + 1))
        parts.append(DebugValue(stack, at: -1, nested: true).text)
        stack.pop()
      }
      let (named, hasMore) = restKeys(stack, at: index, most: shownEntries)
      isMore = isMore || hasMore
      for key in named.prefix(max(0, shownEntries - parts.count)) {
        stack.push(key)
        let name = keyText(stack, at: -1)
        lua_rawget(stack.raw, index)
        parts.append("\(name) = \(DebugValue(stack, at: -1, nested: true).text)")
        stack.pop()
      }
    }
    let content = nested ? "{…}" : parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + (isMore ? ", …" : "") + " }"
    return DebugValue(text: name + content + (count > shownEntries ? " (\(count))" : ""), type: kind, unfolds: true, indexed: count)
  }

  static func keyText(_ stack: LuaStack, at index: Int32) -> String {
    guard let name = stack.text(at: index) else { return keyStep(stack, at: index) ?? "[\(DebugValue(stack, at: index, nested: true).text)]" }
    return isName(name) ? name : "[\(LuaLiteral.quoted(name))]"
  }

  /// From a table to the entry with this key, as an expression: `[1]`, `["two words"]`; nil for a key that no expression writes.
  static func keyStep(_ stack: LuaStack, at index: Int32) -> String? {
    if let name = stack.text(at: index) { return isName(name) ? ".\(name)" : "[\(LuaLiteral.quoted(name))]" }
    let shown = stack.shown(at: index)
    switch stack.type(at: index) {
    case LUA_TBOOLEAN: return "[\(shown)]"
    case LUA_TNUMBER: return Double(shown)?.isFinite == true ? "[\(shown)]" : nil
    case LUA_TLIGHTUSERDATA:
      guard let match = shown.wholeMatch(of: /IndexPath (\d+)\.(\d+)/) else { return nil }
      return "[IndexPath(\(match.1), \(match.2))]"
    default: return nil
    }
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } && !keywords.contains(text)
  }

  static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return", "then",
    "true", "until", "while",
  ]

  /// The keys besides those of the list at the beginning, in the order of `pairs`. The list itself isn't walked.
  /// - Parameter most: limit of keys. Returns: also whether there are more
  static func restKeys(_ stack: LuaStack, at index: Int32, most: Int) -> ([LuaReference], Bool) {
    let raw = stack.raw
    let height = stack.top
    defer { stack.top = height }
    let count = lua_Integer(lua_rawlen(raw, index))
    lua_createtable(raw, 0, 0)
    let kept = stack.top
    var (found, isMore) = (0, false)
    if count > 0 { lua_pushinteger(raw, count) } else { lua_pushnil(raw) }
    while lshim_step(raw, index) {
      if lua_isinteger(raw, -2) != 0, (1...max(count, 1)).contains(lua_tointegerx(raw, -2, nil)), count > 0 {
        stack.pop()
        continue
      }
      // A few more are needed than are shown, so that the first ones are right.
      if found >= most * 8 + 64 {
        isMore = true
        stack.pop(2)
        break
      }
      stack.pushCopy(of: -2)
      lshim_insert(raw, -2)
      lua_rawset(raw, kept)
      found += 1
    }
    lshim_push_sorted_keys(raw, kept)
    let keys = stack.top
    var result: [LuaReference] = []
    for place in 0..<min(found, most) {
      lua_rawgeti(raw, keys, lua_Integer(place + 1))
      result.append(LuaReference(popping: stack))
    }
    return (result, isMore || found > most)
  }
}
