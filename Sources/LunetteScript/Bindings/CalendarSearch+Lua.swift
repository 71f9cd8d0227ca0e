import Foundation
import Lua
import LunetteCore
import LunetteKit

/// Which of the moments before and after a date is looked for. Source: Apple, Calendar.SearchDirection
private enum SearchDirection: String, LuaEnum { case forward, backward }

extension DateSpan {
  fileprivate init(_ span: (start: TimeInterval, end: TimeInterval)) { self.init(start: ScriptDate(span.start), end: ScriptDate(span.end)) }
}

extension Registry {
  static func calendarSearches(_ c: ClassBuilder<ScriptCalendar>) {
    c.method(
      "nextDate", "The first date after another one that has these parts, or, \"backward\", the last one before it; or nil.", args: "after", "parts",
      "direction"
    ) {
      (calendar: ScriptCalendar, date: ScriptDate, parts: DateParts, direction: SearchDirection?) in
      calendar.calendar?.nextDate(after: date.seconds, matching: parts.parts, backward: direction == .backward).map(ScriptDate.init)
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
