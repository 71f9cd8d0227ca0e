import Foundation
import Lua
import LunetteCore
import LunetteKit

/// Which of the moments before and after a date is looked for. Source: Apple, Calendar.SearchDirection
private enum SearchDirection: String, LuaEnum { case forward, backward }

/// The direction, or what is found in the place of a time that there is not. Source: Apple, Calendar.MatchingPolicy
private enum SearchHow: String, LuaEnum {
  case forward, backward, nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
}

extension DateSpan {
  fileprivate init(_ span: (start: TimeInterval, end: TimeInterval)) { self.init(start: ScriptDate(span.start), end: ScriptDate(span.end)) }
}

extension Registry {
  static func calendarSearches(_ c: ClassBuilder<ScriptCalendar>) {
    c.method(
      "nextDate",
      "The first date after another one that has these parts, or, \"backward\", the last one before it; or nil. Before the direction may stand what counts for "
        + "a time that the clock skips and for a day that a month doesn't have: \"nextTime\", \"strict\" and the others. Without it a skipped time moves on by "
        + "the gap, and days that don't exist are left out.",
      args: "after", "parts", "policyOrDirection", "direction"
    ) {
      (calendar: ScriptCalendar, date: ScriptDate, parts: DateParts, how: SearchHow?, direction: SearchDirection?) in
      let missing = how.flatMap { MissingTime(rawValue: $0.rawValue) }
      return calendar.calendar?.nextDate(
        after: date.seconds, matching: parts.parts, backward: how == .backward || direction == .backward, missing: missing
      ).map(ScriptDate.init)
    }
    c.method(
      "nextWeekend", "The first weekend that begins after a date, or, \"backward\", the last one that is over, as { start =, end =, duration = }.",
      args: "after", "direction"
    ) { (calendar: ScriptCalendar, date: ScriptDate, direction: SearchDirection?) -> DateSpan? in
      calendar.calendar?.nextWeekend(after: date.seconds, backward: direction == .backward).map { DateSpan($0) }
    }
    c.method("dateIntervalOfWeekend", "The weekend in which a date lies, as { start =, end =, duration = }; nil on other days.", args: "date") {
      (calendar: ScriptCalendar, date: ScriptDate) -> DateSpan? in calendar.calendar?.weekend(around: date.seconds).map { DateSpan($0) }
    }
    c.method("dateMatchesComponents", "Whether a date has all of these parts.", args: "date", "parts") {
      (calendar: ScriptCalendar, date: ScriptDate, parts: DateParts) -> Bool in
      guard let known = calendar.calendar else { return false }
      return parts.parts.allSatisfy { known.component($0.key, of: date.seconds) == $0.value }
    }
    c.method("ordinality", "Which one in a larger unit a date's unit is, from 1: the 90th day of the year; or nil.", args: "unit", "larger", "date") {
      (calendar: ScriptCalendar, unit: CalendarUnit, larger: CalendarUnit, date: ScriptDate) in
      calendar.calendar?.ordinality(of: unit, in: larger, for: date.seconds)
    }
    c.method("maximumRange", "The numbers that a unit can have at all: { 1, 31 } for days; or nil.", args: "unit") {
      (calendar: ScriptCalendar, unit: CalendarUnit) in calendar.calendar?.limits(of: unit, everywhere: false).map(IntegerRange.init)
    }
    c.method("minimumRange", "The numbers that a unit has in every larger unit: { 1, 28 } for days; or nil.", args: "unit") {
      (calendar: ScriptCalendar, unit: CalendarUnit) in calendar.calendar?.limits(of: unit, everywhere: true).map(IntegerRange.init)
    }
    c.property("amSymbol", "The word for the morning, in the calendar's locale.", get: { $0.symbols(.dayPeriods).first ?? "" })
    c.property("pmSymbol", "The word for the afternoon, in the calendar's locale.", get: { $0.symbols(.dayPeriods).dropFirst().first ?? "" })
  }
}

/// What `calendar:date` takes besides positions: UIKit's labels. Source: Apple, Calendar.date(from:), date(byAdding:value:to:wrappingComponents:),
/// date(bySetting:value:of:), date(bySettingHour:minute:second:of:)
private struct DateLabels: OptionTable {
  @LuaOption("The parts of the date.") var from: DateParts? = nil
  @LuaOption("A unit, or parts, that are added.") var byAdding: AddedUnits? = nil
  @LuaOption("How many of the unit.") var value: Int = 0
  @LuaOption("The date to which they are added.") var to: ScriptDate? = nil
  @LuaOption("Whether the larger parts stay as they are.") var wrappingComponents = false
  @LuaOption("A unit that is to have the value: the first date after `of` that has it.") var bySetting: CalendarUnit? = nil
  @LuaOption("The hour of the date's day.") var bySettingHour: Int? = nil
  @LuaOption("The minute.") var minute: Int = 0
  @LuaOption("The second.") var second: Int = 0
  @LuaOption("The date whose day is meant.") var of: ScriptDate? = nil
  static let names: Set<String> = ["from", "byAdding", "bySetting", "bySettingHour"]
}

/// A unit, or several with their counts.
private enum AddedUnits: LuaReadable {
  case unit(CalendarUnit)
  case parts(DateParts)
  static var luaTypeName: String { CalendarUnit.luaTypeName }
  static var luaType: LuaType { .either([CalendarUnit.luaType, DateParts.luaType]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AddedUnits {
    stack.isTable(at: index) ? .parts(try DateParts.read(stack, at: index)) : .unit(try CalendarUnit.read(stack, at: index))
  }
}

extension ScriptCalendar {
  func adding(_ parts: DateParts, to date: ScriptDate) -> ScriptDate? {
    var moment: TimeInterval? = date.seconds
    for unit in CalendarUnit.allCases {
      if let count = parts.parts[unit], let before = moment { moment = calendar?.adding(count, unit, to: before) }
    }
    return moment.map(ScriptDate.init)
  }

  func setting(_ time: [CalendarUnit: Int], of date: ScriptDate) -> ScriptDate? {
    guard let known = calendar else { return nil }
    let day = Dictionary([.era, .year, .dayOfYear].map { ($0, known.component($0, of: date.seconds)) }) { $1 }
    return known.date(from: day.merging(time) { $1 }).map(ScriptDate.init)
  }

  fileprivate func date(_ labels: DateLabels) throws -> ScriptDate? {
    if let parts = labels.from { return parts.date(in: self).map(ScriptDate.init) }
    if let added = labels.byAdding {
      guard let date = labels.to else { throw LuaMismatch(wanted: "to = a Date", got: "nil") }
      switch added {
      case .parts(let parts): return adding(parts, to: date)
      case .unit(let unit):
        let wraps = labels.wrappingComponents
        let moment = wraps ? calendar?.rolling(labels.value, unit, of: date.seconds) : calendar?.adding(labels.value, unit, to: date.seconds)
        return moment.map(ScriptDate.init)
      }
    }
    guard let date = labels.of else { throw LuaMismatch(wanted: "of = a Date", got: "nil") }
    if let unit = labels.bySetting {
      if calendar?.component(unit, of: date.seconds) == labels.value { return date }
      return calendar?.nextDate(after: date.seconds, matching: [unit: labels.value], missing: .nextTime).map(ScriptDate.init)
    }
    return setting([.hour: labels.bySettingHour ?? 0, .minute: labels.minute, .second: labels.second], of: date)
  }
}

extension Registry {
  static func calendarDates(_ c: ClassBuilder<ScriptCalendar>) {
    c.method(
      "date",
      "A date made of others, as UIKit's functions of this name: date(parts), date(unit, count, date), date(hour, minute, second, date), or with their labels: "
        + "date { byAdding = \"day\", value = 1, to = date }.",
      args: "what", "rest"
    ) { (calendar: ScriptCalendar, what: LuaReference, rest: LuaArguments) -> ScriptDate? in
      var rest = rest
      let stack = rest.stack
      stack.reserve(2)
      stack.push(what)
      defer { stack.pop() }
      let place = stack.top
      if stack.isTable(at: place) {
        if rest.count > 0 { return calendar.adding(try DateParts.read(stack, at: place), to: try rest.take(ScriptDate.self)) }
        if stack.keys(at: place).contains(where: DateLabels.names.contains) { return try calendar.date(DateLabels.read(stack, at: place)) }
        return try DateParts.read(stack, at: place).date(in: calendar).map(ScriptDate.init)
      }
      if stack.type(at: place) == LUA_TNUMBER {
        let (minute, second) = (try rest.take(Int.self), try rest.take(Int.self))
        return calendar.setting([.hour: try Int.read(stack, at: place), .minute: minute, .second: second], of: try rest.take(ScriptDate.self))
      }
      let unit = try CalendarUnit.read(stack, at: place)
      let count = try rest.take(Int.self)
      return calendar.calendar?.adding(count, unit, to: try rest.take(ScriptDate.self).seconds).map(ScriptDate.init)
    }
  }
}
