import Foundation
import Lua
import LunetteKit

/// Pushes the result of a call. - Returns: the number of values, or the status that makes the trampoline do something else
func returned<R: LuaPushable>(_ result: R, _ stack: LuaStack) -> Int32 {
  if R.self == Nothing.self { return 0 }
  result.push(on: stack)
  if R.self == SeveralNumbers.self, let several = result as? SeveralNumbers { return Int32(max(several.values.count, 1)) }
  if R.self == LineDash.self { return LineDash.results }
  if R.self == Awaited.self, let awaited = result as? Awaited { return awaited.status }
  if R.self == Attempted.self, let attempted = result as? Attempted { return attempted.results }
  return 1
}

/// The result of a call that returns nothing.
struct Nothing: LuaPushable {
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) { stack.pushNil() }
}

/// Several numbers as results: `local red, green, blue, alpha = color:getRed()`.
struct SeveralNumbers: LuaPushable {
  static var luaType: LuaType { .number }
  let values: [CGFloat]
  init(_ values: CGFloat...) { self.values = values }
  func push(on stack: LuaStack) {
    for value in values { stack.push(value) }
    // Without numbers the result is nil.
    if values.isEmpty { stack.pushNil() }
  }
}

/// Three results: a list, its length, a number.
struct LineDash: LuaPushable {
  static let results: Int32 = 3
  let pattern: [CGFloat]
  let phase: CGFloat
  static var luaType: LuaType { .list(.number) }

  func push(on stack: LuaStack) {
    stack.push(pattern)
    stack.push(pattern.count)
    stack.push(phase)
  }
}
