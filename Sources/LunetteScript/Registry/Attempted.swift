import Lua

/// The results of a function that may fail: a value, or nil and an error.
/// Unchecked: it is made and pushed in one call, on one thread.
enum Attempted: LuaPushable, @unchecked Sendable {
  case value(any LuaPushable)
  case failure(any LuaPushable)

  static var luaType: LuaType { .any }

  var results: Int32 { if case .failure = self { 2 } else { 1 } }

  func push(on stack: LuaStack) {
    switch self {
    case .value(let value): value.push(on: stack)
    case .failure(let error):
      stack.pushNil()
      error.push(on: stack)
    }
  }
}

/// The result of a call that lets a task wait: what it answers now, or a wait.
enum Awaited: LuaPushable {
  case now([any LuaPushable])
  case later

  static var luaType: LuaType { .any }

  func push(on stack: LuaStack) {
    if case .now(let values) = self { for value in values { value.push(on: stack) } }
  }

  /// What a trampoline gets.
  var status: Int32 {
    switch self {
    case .now(let values): Int32(values.count)
    case .later: Int32(LSHIM_SUSPEND)
    }
  }
}

/// Nothing, as a value that a table can hold.
final class ScriptNull: LuaObject {
  static let luaName = "NSNull"
}
