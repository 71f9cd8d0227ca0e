import Foundation
import Lua
import LunetteCore
import LunetteKit

extension DateStyle: LuaEnum {}
extension FormattingContext: LuaEnum {}
extension RelativeText.UnitsStyle: LuaEnum {}
extension RelativeText.DateTimeStyle: LuaEnum {}
extension DurationText.UnitsStyle: LuaEnum {}
extension DurationText.ZeroFormatting: LuaEnum {}

/// Dates as the internet writes them. Source: ISO 8601; Apple, ISO8601DateFormatter
final class ScriptISO8601Formatter: LuaObject {
  static let luaName = "ISO8601DateFormatter"
  /// Source: Apple, ISO8601DateFormatter.Options
  enum Option: String, LuaEnum, CaseIterable {
    case withYear, withMonth, withWeekOfYear, withDay, withTime, withTimeZone, withFractionalSeconds, withFullDate, withFullTime, withInternetDateTime
    case withDashSeparatorInDate, withColonSeparatorInTime, withColonSeparatorInTimeZone, withSpaceBetweenDateAndTime
  }
  var timeZone = TimeZoneInfo.gmt
  var options: [Option] = [.withInternetDateTime]

  private var pattern: String {
    let all = Set(options)
    let isInternet = all.contains(.withInternetDateTime)
    let hasDate = isInternet || all.contains(.withFullDate)
    let dash = isInternet || all.contains(.withFullDate) || all.contains(.withDashSeparatorInDate) ? "-" : ""
    // A year with a week is that of the week, whose days count from 1, Monday; without month and week a day is that of the year.
    let (hasWeek, hasMonth) = (all.contains(.withWeekOfYear) && !hasDate, hasDate || all.contains(.withMonth))
    let day = hasWeek ? "ee" : hasMonth || !all.contains(.withYear) ? "dd" : "DDD"
    let parts = [
      (hasDate || all.contains(.withYear), hasWeek ? "YYYY" : "yyyy"), (hasMonth && !hasWeek, "MM"), (hasWeek, "'W'ww"),
      (hasDate || all.contains(.withDay), day),
    ]
    var pattern = parts.filter(\.0).map(\.1).joined(separator: dash)
    if isInternet || all.contains(.withFullTime) || all.contains(.withTime) {
      let colon = isInternet || all.contains(.withFullTime) || all.contains(.withColonSeparatorInTime) ? ":" : ""
      if !pattern.isEmpty { pattern += all.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
      pattern += "HH\(colon)mm\(colon)ss" + (all.contains(.withFractionalSeconds) ? ".SSS" : "")
    }
    if isInternet || all.contains(.withFullTime) || all.contains(.withTimeZone) {
      pattern += isInternet || all.contains(.withFullTime) || all.contains(.withColonSeparatorInTimeZone) ? "XXXXX" : "XXXX"
    }
    return pattern
  }

  private func format() throws -> DateText {
    // The gregorian calendar's weeks begin on Sunday.
    let locale = options.contains(.withWeekOfYear) ? "en_US_POSIX@calendar=iso8601" : "en_US_POSIX"
    return try ScriptContext.current.dateFormats.format(.pattern(pattern), locale: locale, zone: timeZone)
  }

  func string(_ date: TimeInterval) throws -> String { try format().string(date) }

  /// Fractions of seconds are wanted exactly when the options name them. Source: docs/rules/world.md 4, measured
  func date(_ text: String) throws -> TimeInterval? {
    guard text.contains(".") == options.contains(.withFractionalSeconds) else { return nil }
    return try format().date(text)
  }
}

/// The time between two dates.
final class ScriptDateIntervalFormatter: LuaObject, HasLocale, HasTimeZone {
  static let luaName = "DateIntervalFormatter"
  var text = DateIntervalText()
  var timeZone: TimeZoneInfo?
  var locale: String?

  func setTemplate(_ template: String?) throws {
    if let template { try ScriptDateFormatter.check(template, "DateIntervalFormatter.dateTemplate") }
    text.template = template
  }

  func string(_ start: TimeInterval, _ end: TimeInterval) -> String {
    var text = text
    (text.locale, text.zone) = (locale ?? ScriptLocale.current, timeZone ?? ScriptTimeZone.current)
    text.uses24Hours = locale == nil ? ScriptContext.simulation.world.uses24HourClock : nil
    return text.string(from: start, to: end) ?? ""
  }
}

final class ScriptRelativeFormatter: LuaObject, HasLocale {
  static let luaName = "RelativeDateTimeFormatter"
  var settings = RelativeText()
  var locale: String?

  private var text: RelativeText {
    var text = settings
    text.locale = locale ?? ScriptLocale.current
    return text
  }

  func string(_ date: TimeInterval, _ now: TimeInterval) -> String {
    guard let calendar = DateCalendar(zone: ScriptTimeZone.current, locale: text.locale) else { return "" }
    return text.string(from: now, to: date, calendar: calendar)
  }

  func string(_ parts: DateParts) -> String {
    guard let unit = CalendarUnit.allCases.first(where: { (parts.parts[$0] ?? 0) != 0 }) else { return text.string(0, .second) ?? "" }
    return text.string(Double(parts.parts[unit] ?? 0), unit) ?? ""
  }
}

final class ScriptDurationFormatter: LuaObject {
  static let luaName = "DateComponentsFormatter"
  var settings = DurationText()

  private var text: DurationText {
    var text = settings
    text.locale = ScriptLocale.current
    return text
  }

  func string(_ parts: DateParts) -> String { text.string(parts.parts) }

  /// A time in seconds is divided into days, hours, minutes and seconds; months and years are those after the reference date.
  func string(_ seconds: TimeInterval) -> String { string(from: 0, to: seconds.rounded(.towardZero)) }

  func string(from start: TimeInterval, to end: TimeInterval) -> String {
    guard let calendar = DateCalendar(zone: .gmt) else { return "" }
    return text.string(calendar.difference(settings.allowedUnits, from: start, to: end))
  }
}

extension Registry {
  static func dateFormatters(_ r: RegistryBuilder) {
    dateFormatter(r)
    r.type(ScriptISO8601Formatter.self, "ISO8601DateFormatter", doc: "Dates as the internet writes them: 2026-03-31T08:30:05Z.") { c in
      c.constructor { _ in ScriptISO8601Formatter() }
      c.property("timeZone", "Whose clock is meant; Greenwich's if none is set.", get: { ZoneName(info: $0.timeZone) }, set: { $0.timeZone = $1.info })
      c.property("formatOptions", "What is written.", \.options)
      c.method("string", "The date as a text.", args: "date") { (formatter: ScriptISO8601Formatter, date: ScriptDate) in try formatter.string(date.seconds) }
      c.method("date", "The date that a text says, or nil.", args: "text") { (formatter: ScriptISO8601Formatter, text: String) in
        try formatter.date(text).map(ScriptDate.init)
      }
      c.function("string", "The date as a text, without a formatter of one's own.", args: "date", "timeZone", "formatOptions") {
        (date: ScriptDate, zone: ZoneName?, options: [ScriptISO8601Formatter.Option]?) -> String in
        let formatter = ScriptISO8601Formatter()
        if let zone { formatter.timeZone = zone.info }
        if let options { formatter.options = options }
        return try formatter.string(date.seconds)
      }
    }
    r.type(
      ScriptDateIntervalFormatter.self, "DateIntervalFormatter",
      doc: "The time from one date to another, with what both have in common once: \"Jan 5 – 8, 2026\"."
    ) { c in
      c.constructor { _ in ScriptDateIntervalFormatter() }
      c.property("dateStyle", "How much is written of the dates; \"medium\" if it isn't set.", \.text.dateStyle)
      c.property("timeStyle", "How much is written of the times; \"short\" if it isn't set.", \.text.timeStyle)
      c.property("dateTemplate", "The parts that are written, in place of the styles: \"yMMMd\".", get: { $0.text.template }, set: { try $0.setTemplate($1) })
      c.timeZone("Whose clock is meant")
      c.locale("Whose words are used")
      c.method("string", "The time between two dates.", args: "from", "to") {
        (formatter: ScriptDateIntervalFormatter, from: ScriptDate, to: ScriptDate) in formatter.string(from.seconds, to.seconds)
      }
    }
    r.type(
      ScriptRelativeFormatter.self, "RelativeDateTimeFormatter",
      doc: "How far a date is from now, in the largest unit that differs: \"3 hours ago\"."
    ) { c in
      c.constructor { _ in ScriptRelativeFormatter() }
      c.property("unitsStyle", "How long the words are.", \.settings.unitsStyle)
      c.property("dateTimeStyle", "\"named\" says \"yesterday\" in place of \"1 day ago\".", \.settings.dateTimeStyle)
      c.property("formattingContext", "Where the text will stand; at the \"beginningOfSentence\" it has a capital letter.", \.settings.context)
      c.locale("Whose words are used")
      c.method(
        "localizedString",
        "How far a date is from another one, or from now; or how far so many seconds or units are: { fromTimeInterval = -3600 }, { from = { day = -1 } }.",
        args: "date", "relativeTo"
      ) { (formatter: ScriptRelativeFormatter, distance: RelativeMoment, start: ScriptDate?) -> String in
        let now = start?.seconds ?? ScriptContext.simulation.date
        switch distance {
        case .date(let date): return formatter.string(date.seconds, now)
        case .number(let date):
          if start == nil { Self.noteLength(date.seconds, now) }
          return formatter.string(date.seconds, now)
        case .seconds(let seconds): return formatter.string(now + seconds, now)
        case .parts(let parts): return formatter.string(parts)
        }
      }
      c.method("localizedStringFromTimeInterval", "How far so many seconds from now are: -3600 is \"1 hour ago\".", args: "seconds") {
        (formatter: ScriptRelativeFormatter, seconds: Double) -> String in
        let now = ScriptContext.simulation.date
        return formatter.string(try ScriptDate.checked(now + seconds).seconds, now)
      }
      c.method("localizedStringFromDateComponents", "How far so many units are: { day = -1 }.", "parts", ScriptRelativeFormatter.string(_:))
    }
    r.type(ScriptDurationFormatter.self, "DateComponentsFormatter", doc: "A length of time in words or with colons: \"1h 2m 5s\", \"1:02:05\".") { c in
      c.constructor { _ in ScriptDurationFormatter() }
      c.property("allowedUnits", "The units that are written.", \.settings.allowedUnits)
      c.property("unitsStyle", "How the units are written.", \.settings.unitsStyle)
      c.property("zeroFormattingBehavior", "Which units of 0 are left out.", \.settings.zeroFormatting)
      c.property("maximumUnitCount", "How many units are written at most; 0 for all.", \.settings.maximumUnitCount)
      c.method("string", "So many seconds, the parts of a table by their units, or the time from one date to another.", args: "secondsOrParts", "to") {
        (formatter: ScriptDurationFormatter, value: SecondsOrParts, end: ScriptDate?) -> String in
        switch (value, end) {
        case (.date(let start), let end?): return formatter.string(from: start.seconds, to: end.seconds)
        case (.date, nil): throw LuaMismatch(wanted: "a second date: string(from, to)", got: "nothing")
        case (.seconds(let start), let end?): return formatter.string(from: start, to: end.seconds)
        case (.parts, _?): throw LuaMismatch(wanted: "two dates, or parts alone", got: "a date behind them")
        case (.seconds(let seconds), nil): return formatter.string(seconds)
        case (.parts(let parts), nil): return formatter.string(parts)
        }
      }
      c.function("localizedString", "The parts of a table in words, without a formatter of one's own.", args: "parts", "unitsStyle") {
        (parts: DateParts, style: DurationText.UnitsStyle) -> String in
        let formatter = ScriptDurationFormatter()
        formatter.settings.unitsStyle = style
        return formatter.string(parts)
      }
      c.method("stringFromDates", "The time between two dates.", args: "from", "to") {
        (formatter: ScriptDurationFormatter, from: ScriptDate, to: ScriptDate) in formatter.string(from: from.seconds, to: to.seconds)
      }
    }
  }
}

extension Registry {
  /// A number is a date wherever a date is wanted; here it may be meant as a length of time.
  private static func noteLength(_ seconds: TimeInterval, _ now: TimeInterval) {
    guard abs(seconds) <= longestLength, abs(now - seconds) > farAway else { return }
    let number = formatted(CGFloat(seconds))
    ScriptContext.simulation.note(
      "RelativeDateTimeFormatter:localizedString(\(number)) takes the number for a date, in seconds since 2001; for so many seconds from now write "
        + "localizedString { fromTimeInterval = \(number) }")
  }

  /// A number up to which a length is more likely than a date, and how far such a date must be from now. Units: seconds; ours: a year, five years
  private static let (longestLength, farAway) = (31_536_000.0, 157_680_000.0)
}

/// What a text says how far it is from now. Source: Apple, RelativeDateTimeFormatter: localizedString(for:relativeTo:), (fromTimeInterval:), (from:)
enum RelativeMoment: LuaReadable {
  case date(ScriptDate)
  /// A date that was given as a number.
  case number(ScriptDate)
  case seconds(TimeInterval)
  case parts(DateParts)

  static var luaTypeName: String { "a Date, or { fromTimeInterval = seconds }, or { from = { day = -1 } }" }
  static var luaType: LuaType { .either([ScriptDate.luaType, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RelativeMoment {
    if stack.type(at: index) == LUA_TNUMBER { return .number(try ScriptDate.read(stack, at: index)) }
    guard stack.isTable(at: index) else { return .date(try ScriptDate.read(stack, at: index)) }
    let (index, keys) = (stack.absolute(index), stack.keys(at: index))
    guard keys.count == 1, let key = keys.first, ["fromTimeInterval", "from"].contains(key) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.reserve(1)
    stack.pushRawField(key, of: index)
    defer { stack.pop() }
    if key == "from" { return .parts(try DateParts.read(stack, at: -1)) }
    let seconds = try Double.read(stack, at: -1)
    return .seconds(try ScriptDate.checked(ScriptContext.simulation.date + seconds).seconds - ScriptContext.simulation.date)
  }
}

/// A number of seconds, or a table of parts; or the first of two dates.
enum SecondsOrParts: LuaReadable {
  case seconds(TimeInterval)
  case parts(DateParts)
  case date(ScriptDate)

  static var luaTypeName: String { "a number of seconds, or a table such as { hour = 1, minute = 2 }" }
  static var luaType: LuaType { .either([.number, DateParts.luaType, ScriptDate.luaType]) }
  /// Ours: a thousand years
  private static let longest: TimeInterval = 1000 * 366 * 86_400

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SecondsOrParts {
    if stack.isTable(at: index) { return .parts(try DateParts.read(stack, at: index)) }
    guard stack.type(at: index) == LUA_TNUMBER else {
      do { return .date(try ScriptDate.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
    }
    let seconds = lua_tonumberx(stack.raw, index, nil)
    guard abs(seconds) <= longest else { throw LuaMismatch(wanted: "at most a thousand years of seconds", got: formatted(seconds)) }
    return .seconds(seconds)
  }
}
