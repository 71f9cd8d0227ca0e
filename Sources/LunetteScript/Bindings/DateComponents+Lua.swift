import Lua
import LunetteCore
import LunetteKit

/// The parts of a date as a table, by their units.
struct DateParts: LuaConvertible {
  var parts: [CalendarUnit: Int]
  /// What the parts are of, where that is said.
  var calendar: ScriptCalendar?
  var zone: ScriptTimeZone?

  static var luaTypeName: String { "a table of whole numbers by their units, such as { year = 2026, month = 3 }" }
  static var luaType: LuaType { .map(.integer) }

  init(parts: [CalendarUnit: Int]) { self.parts = parts }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DateParts {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    var result = DateParts(parts: [:])
    for key in stack.keys(at: index) {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      if let unit = CalendarUnit(rawValue: key) {
        result.parts[unit] = try Int.read(stack, at: -1)
      } else if key == "calendar" {
        result.calendar = try ScriptCalendar.read(stack, at: -1)
      } else if key == "timeZone" {
        result.zone = try ScriptTimeZone.read(stack, at: -1)
      } else {
        let names = CalendarUnit.allCases.map(\.rawValue) + ["calendar", "timeZone"]
        throw LuaMismatch(wanted: luaTypeName, got: "'\(key)'", hint: Suggestion.nearest(to: key, among: names).map { "did you mean '\($0)'?" })
      }
    }
    return result
  }

  func push(on stack: LuaStack) {
    stack.reserve(6)
    lua_createtable(stack.raw, 0, Int32(parts.count + 2))
    for unit in CalendarUnit.allCases {
      guard let value = parts[unit] else { continue }
      stack.push(value)
      stack.setRawField(unit.rawValue, of: -2)
    }
    if let calendar { stack.setField("calendar", to: calendar) }
    if let zone { stack.setField("timeZone", to: zone) }
    if luaL_newmetatable(stack.raw, Self.metatable) != 0 {
      stack.pushOwnedFunction(Self.reading)
      stack.setRawField("__index", of: -2)
      stack.setField("__metatable", to: false)
    }
    lua_setmetatable(stack.raw, -2)
  }

  // MARK: What the table answers besides its parts

  private static let metatable = "lunette.DateComponents"

  private static var reading: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "DateComponents") {
        let key = stack.text(at: 2)
        guard let key, ["date", "isValidDate", "isValidDateIn"].contains(key) else {
          stack.pushNil()
          return 1
        }
        let parts = try read(stack, at: 1)
        switch key {
        case "date": stack.push(parts.calendar.flatMap { parts.date(in: $0) }.map(ScriptDate.init))
        case "isValidDate": stack.push(parts.calendar.map { parts.isValid(in: $0) } ?? false)
        default: stack.pushOwnedFunction(validity)
        }
        return 1
      }
    }
  }

  private static var validity: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "DateComponents:isValidDateIn") {
        var reader = CallReader(stack, from: 2, CallNames("DateComponents:isValidDateIn", ["calendar"]))
        let calendar: ScriptCalendar = try reader.next()
        stack.push(try read(stack, at: 1).isValid(in: calendar))
        return 1
      }
    }
  }

  /// The moment with these parts; their own time zone goes before the calendar's.
  func date(in calendar: ScriptCalendar) -> Double? { reckoning(calendar)?.date(from: parts) }

  /// Whether there is a date with just these parts. Source: Apple, DateComponents.isValidDate(in:)
  func isValid(in calendar: ScriptCalendar) -> Bool {
    guard let reckoning = reckoning(calendar), let date = reckoning.date(from: parts) else { return false }
    // Parts of a second are what a Date has between two of its numbers.
    if let part = parts[.nanosecond], !(0..<1_000_000_000).contains(part) { return false }
    return parts.allSatisfy { unit, value in unit == .nanosecond || reckoning.component(unit, of: date) == value }
  }

  private func reckoning(_ calendar: ScriptCalendar) -> DateCalendar? {
    guard let zone else { return calendar.calendar }
    return calendar.calendar(in: zone.info)
  }
}

/// Which parts of a date are asked for: those of some units, or all of them in a time zone. Source: Apple, Calendar.dateComponents(_:from:),
/// dateComponents(in:from:)
enum WantedParts: LuaReadable {
  case units([CalendarUnit])
  case all(TimeZoneInfo)

  static var luaTypeName: String { [CalendarUnit].luaTypeName }
  static var luaType: LuaType { .either([[CalendarUnit].luaType, ZoneName.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> WantedParts {
    if let zone = try? ZoneName.read(stack, at: index) { return .all(zone.info) }
    // The labels of UIKit's function are no list.
    if stack.isTable(at: index), lua_rawlen(stack.raw, index) == 0, !stack.keys(at: index).isEmpty { throw stack.mismatch(luaTypeName, at: index) }
    return .units(try [CalendarUnit].read(stack, at: index))
  }
}

extension ScriptCalendar {
  /// All that a date is in a time zone, with which it is found again.
  func allParts(of date: ScriptDate, in zone: TimeZoneInfo) -> DateParts {
    var parts = DateParts(parts: [:])
    guard let known = calendar(in: zone) else { return parts }
    parts.parts = Dictionary(CalendarUnit.allCases.map { ($0, known.component($0, of: date.seconds)) }) { $1 }
    (parts.calendar, parts.zone) = (self, ScriptTimeZone.of(zone))
    return parts
  }
}

/// Makes a table of parts, whose names are looked at. Source: Apple, DateComponents
final class ScriptDateComponents: LuaObject { static let luaName = "DateComponents" }
