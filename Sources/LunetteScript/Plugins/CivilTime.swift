import Lua
import LunetteKit

/// A date as a table for `os.time`, the inverse of `os.date("*t", time)`. Always UTC: the simulation has no time zone.
///
/// Fields may be out of range, as in Lua: the 32nd of January is the first of February.
struct CivilTime: LuaReadable {
  let year, month, day, hour, minute, second: Int

  static var luaTypeName: String { "a table with year, month and day, and perhaps hour, min and sec" }
  static var luaType: LuaType { .table }

  /// Limit of a field. Ours: enough for every date, and no sum below can overflow.
  private static let largestField = 1_000_000_000

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CivilTime {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    func field(_ name: String, _ standard: Int? = nil) throws(LuaMismatch) -> Int {
      stack.pushRawField(name, of: index)
      defer { stack.pop() }
      if let standard, stack.isNil(at: -1) { return standard }
      guard let value = try? Int.read(stack, at: -1), (-largestField...largestField).contains(value) else {
        throw LuaMismatch(wanted: luaTypeName, got: stack.shown(at: -1) + " for " + name)
      }
      return value
    }
    return CivilTime(
      year: try field("year"), month: try field("month"), day: try field("day"), hour: try field("hour", noon),
      minute: try field("min", 0), second: try field("sec", 0))
  }

  /// The times that `os.date` can write: the years 1 to 9999. Units: seconds from day 0
  static let years: Range<Double> = {
    func start(of year: Int) -> Double {
      Double(CivilTime(year: year, month: 1, day: 1, hour: 0, minute: 0, second: 0).secondsSinceDayZero)
    }
    return start(of: 1)..<start(of: 10_000)
  }()

  /// The hour when none is given. Source: reference manual 5.4, os.time
  private static let noon = 12

  /// Units: seconds from the simulated clock's day 0, the first of January 2001.
  var secondsSinceDayZero: Int {
    CalendarDay(year: year, month: month, day: day).number * 86_400 + hour * 3600 + minute * 60 + second
  }
}
