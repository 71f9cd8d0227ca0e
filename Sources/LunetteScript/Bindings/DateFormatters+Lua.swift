import Foundation
import Lua
import LunetteCore
import LunetteKit

extension DateStyle: LuaEnum {}
extension RelativeText.UnitsStyle: LuaEnum {}
extension RelativeText.DateTimeStyle: LuaEnum {}
extension DurationText.UnitsStyle: LuaEnum {}
extension DurationText.ZeroFormatting: LuaEnum {}

final class ScriptDateFormatter: LuaObject, HasLocale, HasTimeZone {
  static let luaName = "DateFormatter"
  var dateStyle = DateStyle.none { didSet { ownFormat = nil } }
  var timeStyle = DateStyle.none { didSet { ownFormat = nil } }
  var timeZone: TimeZoneInfo?
  var locale: String?
  var isLenient = false
  /// What `dateFormat` was set to, or a template.
  private var ownFormat: Format?

  private enum Format {
    case pattern(String)
    case template(String)
  }

  private var localeNow: String { locale ?? ScriptLocale.current }
  /// The device's clock counts only for the device's locale. Source: Apple, DateFormatter.locale
  private var uses24Hours: Bool? { locale == nil ? ScriptContext.simulation.world.uses24HourClock : nil }

  func setPattern(_ pattern: String) throws {
    try Self.check(pattern, "DateFormatter.dateFormat")
    ownFormat = .pattern(pattern)
  }

  func setTemplate(_ template: String) throws {
    try Self.check(template, "DateFormatter:setLocalizedDateFormatFromTemplate: argument 1 'template'")
    (ownFormat, templatePattern) = (.template(template), nil)
  }

  static func check(_ pattern: String, _ name: String) throws {
    guard pattern.dropFirst(DateText.longestPattern).isEmpty else {
      throw BindingFault.badValue(name: name, wanted: "at most \(DateText.longestPattern) characters", got: "\(pattern.count)")
    }
  }

  private var form: DateText.Form {
    switch ownFormat {
    case .pattern(let pattern): .pattern(pattern)
    case .template(let template): .pattern(pattern(of: template))
    case nil: .styles(date: dateStyle, time: timeStyle)
    }
  }

  /// A template's pattern, kept as long as the settings stay: finding it takes forty times as long as writing a date.
  private var templatePattern: (locale: String, uses24Hours: Bool?, pattern: String)?

  private func pattern(of template: String) -> String {
    if let known = templatePattern, known.locale == localeNow, known.uses24Hours == uses24Hours { return known.pattern }
    let pattern = DateText.pattern(ofTemplate: template, locale: localeNow, uses24Hours: uses24Hours) ?? template
    templatePattern = (localeNow, uses24Hours, pattern)
    return pattern
  }

  private func format() throws -> DateText {
    try ScriptContext.current.dateFormats.format(
      form, locale: localeNow, zone: timeZone ?? ScriptTimeZone.current, uses24Hours: uses24Hours, isLenient: isLenient)
  }

  func pattern() -> String { (try? format().pattern) ?? "" }

  func string(_ date: TimeInterval) throws -> String {
    if ownFormat == nil, dateStyle == .none, timeStyle == .none { return "" }
    return try format().string(date)
  }

  func date(_ text: String) throws -> TimeInterval? { try format().date(text) }
  func symbols(_ kind: DateSymbols) -> [String] { DateText(.pattern("y"), locale: localeNow, zone: .gmt)?.symbols(kind) ?? [] }
}

/// Dates as the internet writes them. Source: ISO 8601; Apple, ISO8601DateFormatter
final class ScriptISO8601Formatter: LuaObject {
  static let luaName = "ISO8601DateFormatter"
  /// Source: Apple, ISO8601DateFormatter.Options
  enum Option: String, LuaEnum, CaseIterable {
    case withYear, withMonth, withDay, withTime, withTimeZone, withFractionalSeconds, withFullDate, withFullTime, withInternetDateTime
    case withDashSeparatorInDate, withColonSeparatorInTime, withColonSeparatorInTimeZone, withSpaceBetweenDateAndTime
  }
  var timeZone = TimeZoneInfo.gmt
  var options: [Option] = [.withInternetDateTime]

  private var pattern: String {
    let all = Set(options)
    let isInternet = all.contains(.withInternetDateTime)
    let hasDate = isInternet || all.contains(.withFullDate)
    let dash = isInternet || all.contains(.withFullDate) || all.contains(.withDashSeparatorInDate) ? "-" : ""
    let parts = [(hasDate || all.contains(.withYear), "yyyy"), (hasDate || all.contains(.withMonth), "MM"), (hasDate || all.contains(.withDay), "dd")]
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
    try ScriptContext.current.dateFormats.format(.pattern(pattern), locale: "en_US_POSIX", zone: timeZone)
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
    r.type(ScriptDateFormatter.self, "DateFormatter", doc: "Writes dates in a locale's words, and reads them: DateFormatter { dateStyle = \"medium\" }.") { c in
      c.constructor { _ in ScriptDateFormatter() }
      c.property("dateStyle", "How much is written of the date. It replaces a dateFormat.", \.dateStyle)
      c.property("timeStyle", "How much is written of the time. It replaces a dateFormat.", \.timeStyle)
      c.property("dateFormat", "The pattern: \"yyyy-MM-dd HH:mm\", by Unicode's letters.", get: { $0.pattern() }, set: { try $0.setPattern($1) })
      c.timeZone("Whose clock is meant")
      c.locale("Whose words are used")
      c.property("isLenient", "Whether the 30th of February is read as the 2nd of March; false if it isn't set.", \.isLenient)
      c.method(
        "setLocalizedDateFormatFromTemplate", "Makes the locale's best pattern of the parts that are named, in any order: \"MMMdEEE\".", "template",
        ScriptDateFormatter.setTemplate(_:))
      c.method("string", "The date in words.", args: "date") { (formatter: ScriptDateFormatter, date: ScriptDate) in try formatter.string(date.seconds) }
      c.method("date", "The date that a whole text says, or nil.", args: "text") { (formatter: ScriptDateFormatter, text: String) in
        try formatter.date(text).map(ScriptDate.init)
      }
      c.function("localizedString", "A date in the device's words.", args: "date", "dateStyle", "timeStyle") {
        (date: ScriptDate, dateStyle: DateStyle, timeStyle: DateStyle) -> String in
        let formatter = ScriptDateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return try formatter.string(date.seconds)
      }
      for (name, kind) in DateSymbols.ofCalendars { c.property(name, "The \(kind.words), in the formatter's locale.", get: { $0.symbols(kind) }) }
      c.property("amSymbol", "The word for the morning.", get: { $0.symbols(.dayPeriods).first ?? "" })
      c.property("pmSymbol", "The word for the afternoon.", get: { $0.symbols(.dayPeriods).last ?? "" })
    }
    r.type(ScriptISO8601Formatter.self, "ISO8601DateFormatter", doc: "Dates as the internet writes them: 2026-03-31T08:30:05Z.") { c in
      c.constructor { _ in ScriptISO8601Formatter() }
      c.property("timeZone", "Whose clock is meant; Greenwich's if none is set.", get: { ZoneName(info: $0.timeZone) }, set: { $0.timeZone = $1.info })
      c.property("formatOptions", "What is written.", \.options)
      c.method("string", "The date as a text.", args: "date") { (formatter: ScriptISO8601Formatter, date: ScriptDate) in try formatter.string(date.seconds) }
      c.method("date", "The date that a text says, or nil.", args: "text") { (formatter: ScriptISO8601Formatter, text: String) in
        try formatter.date(text).map(ScriptDate.init)
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
      c.locale("Whose words are used")
      c.method("localizedString", "How far a date is from another one, or from now.", args: "date", "relativeTo") {
        (formatter: ScriptRelativeFormatter, date: ScriptDate, now: ScriptDate?) in
        formatter.string(date.seconds, now?.seconds ?? ScriptContext.simulation.date)
      }
      c.method("localizedStringFromDateComponents", "How far so many units are: { day = -1 }.", "parts", ScriptRelativeFormatter.string(_:))
    }
    r.type(ScriptDurationFormatter.self, "DateComponentsFormatter", doc: "A length of time in words or with colons: \"1h 2m 5s\", \"1:02:05\".") { c in
      c.constructor { _ in ScriptDurationFormatter() }
      c.property("allowedUnits", "The units that are written.", \.settings.allowedUnits)
      c.property("unitsStyle", "How the units are written.", \.settings.unitsStyle)
      c.property("zeroFormattingBehavior", "Which units of 0 are left out.", \.settings.zeroFormatting)
      c.property("maximumUnitCount", "How many units are written at most; 0 for all.", \.settings.maximumUnitCount)
      c.method("string", "So many seconds, or the parts of a table by their units.", args: "secondsOrParts") {
        (formatter: ScriptDurationFormatter, value: SecondsOrParts) -> String in
        switch value {
        case .seconds(let seconds): formatter.string(seconds)
        case .parts(let parts): formatter.string(parts)
        }
      }
      c.method("stringFromDates", "The time between two dates.", args: "from", "to") {
        (formatter: ScriptDurationFormatter, from: ScriptDate, to: ScriptDate) in formatter.string(from: from.seconds, to: to.seconds)
      }
    }
  }
}

/// A number of seconds, or a table of parts.
enum SecondsOrParts: LuaReadable {
  case seconds(TimeInterval)
  case parts(DateParts)

  static var luaTypeName: String { "a number of seconds, or a table such as { hour = 1, minute = 2 }" }
  static var luaType: LuaType { .either([.number, DateParts.luaType]) }
  /// Ours: a thousand years
  private static let longest: TimeInterval = 1000 * 366 * 86_400

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SecondsOrParts {
    if stack.isTable(at: index) { return .parts(try DateParts.read(stack, at: index)) }
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    let seconds = lua_tonumberx(stack.raw, index, nil)
    guard abs(seconds) <= longest else { throw LuaMismatch(wanted: "at most a thousand years of seconds", got: formatted(seconds)) }
    return .seconds(seconds)
  }
}
