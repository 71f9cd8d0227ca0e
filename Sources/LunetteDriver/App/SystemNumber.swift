import Lua
import LunetteKit
import LunetteScript

/// A number of the table of systems.
struct SystemNumber: LuaReadable {
  let number: Int
  static let luaTypeName = SystemTable.numbers.map { "\($0)" }.joined(separator: " or ")
  static var luaType: LuaType { .integer }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SystemNumber {
    guard let number = try? Int.read(stack, at: index), SystemTable.numbers.contains(number) else {
      let mismatch = stack.mismatch(luaTypeName, at: index)
      throw LuaMismatch(wanted: "system to be \(luaTypeName)", got: mismatch.got, namesItsPlace: true)
    }
    return SystemNumber(number: number)
  }
}
