import Lua
import LunetteKit
import LunetteScript

/// The option `schedule` of a launch: the number of a schedule, or what comes next at each choice.
enum ScheduleOption: LuaReadable {
  case number(Int)
  case picks([Int])

  static var luaTypeName: String { "a number or a list of numbers" }
  static var luaType: LuaType { .either([.integer, .list(.integer)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScheduleOption {
    if stack.type(at: index) == LUA_TNUMBER { return .number(try Int.read(stack, at: index)) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .picks(try [Int].read(stack, at: index))
  }

  var schedule: Schedule {
    switch self {
    case .number(let number): Schedule(number: number)
    case .picks(let places): Schedule(number: 0, order: .picked(places))
    }
  }
}
