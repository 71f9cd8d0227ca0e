import Foundation
import Lua
import LunetteCore
import LunetteKit

/// A moment in scripts: a Date, or the number of seconds since the first of January 2001.
package struct ScriptDate: LuaConvertible {
  /// Units: seconds since the reference date
  package let seconds: TimeInterval
  package static var luaTypeName: String { "a Date, or a number of seconds since the first of January 2001" }
  package static var luaType: LuaType { .value("Date") }

  init(_ seconds: TimeInterval) { self.seconds = seconds }

  /// - Parameter text: such as `2026-03-31T08:30:05Z`, or with `+02:00` at its end
  package init?(internet text: String) {
    guard let format = DateText(.pattern("yyyy-MM-dd'T'HH:mm:ssXXXXX"), locale: "en_US_POSIX", zone: .gmt), let date = format.date(text) else { return nil }
    seconds = date
  }

  /// `2026-03-31T08:30:05Z`, of the Gregorian calendar at all times, as dates in property lists are: the text of one before 1582 is read by it, too.
  /// Source: measured on Foundation's PropertyListSerialization; the calendar is Hinnant's, civil from days, whose years begin in March
  static func internetText(_ seconds: TimeInterval) -> String {
    let moment = (seconds + Date.timeIntervalBetween1970AndReferenceDate).rounded(.down)
    let days = Int((moment / 86_400).rounded(.down))
    let (time, shifted) = (Int(moment) - days * 86_400, days + 719_468)
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    func digits(_ number: Int, _ count: Int = 2) -> String { String(repeating: "0", count: max(0, count - String(number).count)) + String(number) }
    return digits(year, 4) + "-" + digits(month < 10 ? month + 3 : month - 9) + "-" + digits(dayOfYear - (153 * month + 2) / 5 + 1) + "T"
      + [time / 3600, time / 60 % 60, time % 60].map { digits($0) }.joined(separator: ":") + "Z"
  }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptDate {
    var seconds = 0.0
    if !lshim_to_date(stack.raw, index, &seconds) {
      guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
      seconds = lua_tonumberx(stack.raw, index, nil)
    }
    return try checked(seconds)
  }

  package static func checked(_ seconds: TimeInterval) throws(LuaMismatch) -> ScriptDate {
    guard lshim_is_date(seconds) else { throw LuaMismatch(wanted: "a moment between the years 1 and 9999", got: formatted(seconds)) }
    return ScriptDate(seconds)
  }

  package func push(on stack: LuaStack) { if lshim_is_date(seconds) { lshim_push_date(stack.raw, seconds) } else { stack.pushNil() } }
}

extension ScriptContext {
  /// The global `Date`.
  func installDates() {
    let now = LuaBody { [unowned self] stack, _ in
      noteClock()
      stack.push(ScriptContext.simulation.date)
      return 1
    }
    let methods = [("formatted", ScriptDate.styledFormat), ("ISO8601Format", ScriptDate.internetFormat)]
    for body in [now] + methods.map(\.1) { keep(body) }
    let stack = state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, Int32(methods.count))
    for (name, body) in methods {
      stack.pushFunction(body)
      stack.setRawField(name, of: -2)
    }
    stack.pushFunction(now)
    lshim_open_dates(stack.raw)
  }
}

/// How much `date:formatted` writes. Source: Apple, Date.FormatStyle.DateStyle and TimeStyle
private enum WrittenDate: String, LuaEnum, CaseIterable {
  case omitted, numeric, abbreviated, long, complete
  /// Source: Unicode, technical standard 35, the letters of patterns
  var template: String {
    switch self {
    case .omitted: ""
    case .numeric: "yMd"
    case .abbreviated: "yMMMd"
    case .long: "yMMMMd"
    case .complete: "yMMMMEEEEd"
    }
  }
}

private enum WrittenTime: String, LuaEnum, CaseIterable {
  case omitted, shortened, standard, complete
  var template: String {
    switch self {
    case .omitted: ""
    case .shortened: "jmm"
    case .standard: "jmmss"
    case .complete: "jmmssz"
    }
  }
}

extension ScriptDate {
  /// `date:formatted()`, and `date:formatted { date = "abbreviated", time = "omitted" }`. Source: Apple, Date.formatted(date:time:)
  fileprivate static var styledFormat: LuaBody {
    method("formatted", ["date", "time"]) { (date, reader) in
      let (written, time): (WrittenDate?, WrittenTime?) = (try reader.next(), try reader.next())
      let isPlain = written == nil && time == nil
      let template = (written ?? (isPlain ? .numeric : .omitted)).template + (time ?? (isPlain ? .shortened : .omitted)).template
      guard !template.isEmpty else { return "" }
      let (locale, uses24Hours) = (ScriptLocale.current, ScriptContext.simulation.world.uses24HourClock)
      let pattern = DateText.pattern(ofTemplate: template, locale: locale, uses24Hours: uses24Hours) ?? template
      return try ScriptContext.current.dateFormats.format(.pattern(pattern), locale: locale, zone: ScriptTimeZone.current).string(date.seconds)
    }
  }

  fileprivate static var internetFormat: LuaBody { method("ISO8601Format", []) { (date, _) in try ScriptISO8601Formatter().string(date.seconds) } }

  private static func method(_ name: String, _ arguments: [String], _ text: @escaping (ScriptDate, inout CallReader) throws -> String) -> LuaBody {
    let call = CallNames("Date", ":", name, arguments)
    return LuaBody { stack, _ in
      finish(stack, naming: call.call) {
        guard stack.top > 0, let date = try? ScriptDate.read(stack, at: 1) else {
          throw BindingFault.badReceiver(call: call.call, owner: "Date", got: stack.top > 0 ? stack.shown(at: 1) : "nothing", isOverridable: false)
        }
        var reader = CallReader(stack, from: 2, call)
        stack.push(try text(date, &reader))
        return 1
      }
    }
  }
}

/// A time zone. Without one of its own, what needs a time zone has the device's, also after that has changed.
final class ScriptTimeZone: LuaObject {
  static let luaName = "TimeZone"
  let info: TimeZoneInfo
  private init(_ info: TimeZoneInfo) { self.info = info }

  private static let objects = CompanionKey<EqualObjects<String, ScriptTimeZone>>()
  /// Equal time zones are one object, which scripts can compare. Source: Apple, TimeZone is Equatable
  static func of(_ info: TimeZoneInfo) -> ScriptTimeZone { ScriptContext.current.equalObjects(objects).object(info.identifier) { ScriptTimeZone(info) } }

  /// The device's.
  static var current: TimeZoneInfo {
    let (context, identifier) = (ScriptContext.current, ScriptContext.simulation.world.timeZone)
    if let known = context.companions[knownKey], known.identifier == identifier { return known.info }
    let info = TimeZoneInfo(identifier: identifier) ?? .gmt
    context.companions[knownKey] = Known(identifier: identifier, info: info)
    return info
  }

  /// The last one, since finding a time zone by its identifier takes half as long as writing a date.
  private final class Known {
    let identifier: String
    let info: TimeZoneInfo
    init(identifier: String, info: TimeZoneInfo) { (self.identifier, self.info) = (identifier, info) }
  }
  private static let knownKey = CompanionKey<Known>()
}

/// A locale by its identifier, such as `de_DE`.
final class ScriptLocale: LuaObject {
  static let luaName = "Locale"
  let identifier: String
  private init(_ identifier: String) { self.identifier = identifier }

  private static let objects = CompanionKey<EqualObjects<String, ScriptLocale>>()
  /// Equal locales are one object, which scripts can compare. Source: Apple, Locale is Equatable
  static func of(_ identifier: String) -> ScriptLocale { ScriptContext.current.equalObjects(objects).object(identifier) { ScriptLocale(identifier) } }

  /// The device's.
  static var current: String { ScriptContext.simulation.world.locale }

  func symbols(_ style: NumberText.Style = .decimal) -> NumberText? {
    var settings = NumberText.Settings()
    (settings.style, settings.locale) = (style, identifier)
    return NumberText(settings)
  }
}

/// A locale, or its identifier.
package struct LocaleName: LuaConvertible {
  package let identifier: String
  package static var luaTypeName: String { "a Locale, or its identifier such as \"de_DE\"" }
  package static var luaType: LuaType { .named("Locale") }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LocaleName {
    if let text = stack.text(at: index) { return LocaleName(identifier: text) }
    do { return LocaleName(identifier: try ScriptLocale.read(stack, at: index).identifier) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }

  package func push(on stack: LuaStack) { stack.push(ScriptLocale.of(identifier)) }

  /// The identifier, of which the app is warned if it is unknown.
  var checked: String {
    ScriptContext.simulation.localization.check(locale: identifier)
    return identifier
  }
}

/// A code under the label that says of what it is: `{ forLanguageCode = "de" }`.
private struct LabelledCode: LuaReadable {
  let code: String
  let part: LocaleParts.Display
  static var luaTypeName: String { "one of " + LocaleParts.Display.all.map { "{ for\($0.name) = }" }.joined(separator: ", ") }
  static var luaType: LuaType { .table }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LabelledCode {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let (index, keys) = (stack.absolute(index), stack.keys(at: index))
    guard keys.count == 1, let key = keys.first, let known = LocaleParts.Display.all.first(where: { "for\($0.name)" == key }) else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    stack.reserve(1)
    stack.pushRawField(key, of: index)
    defer { stack.pop() }
    return LabelledCode(code: try String.read(stack, at: -1), part: known.display)
  }
}

/// A time zone, or its identifier.
package struct ZoneName: LuaConvertible {
  package let info: TimeZoneInfo
  package static var luaTypeName: String { "a TimeZone, or its identifier such as \"Europe/Berlin\"" }
  package static var luaType: LuaType { .named("TimeZone") }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ZoneName {
    if let text = stack.text(at: index) {
      guard let info = TimeZoneInfo(identifier: text) else {
        let nearest = Suggestion.nearest(to: text, among: TimeZoneInfo.identifiers)
        throw stack.mismatch("the identifier of a time zone", at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
      }
      return ZoneName(info: info)
    }
    do { return ZoneName(info: try ScriptTimeZone.read(stack, at: index).info) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }

  package func push(on stack: LuaStack) { stack.push(ScriptTimeZone.of(info)) }
}

extension CalendarUnit: LuaEnum {}
extension TimeZoneInfo.NameStyle: LuaEnum {}

/// `{ start =, end =, duration = }`. Source: Apple, DateInterval
struct DateSpan: LuaPushable {
  let start, end: ScriptDate
  static var luaType: LuaType {
    .fields([
      LuaType.Field(name: "start", type: ScriptDate.luaType, doc: "Its first moment.", isOptional: false),
      LuaType.Field(name: "end", type: ScriptDate.luaType, doc: "The first moment after it.", isOptional: false),
      LuaType.Field(name: "duration", type: .number, doc: "Seconds.", isOptional: false),
    ])
  }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 3)
    stack.push(start)
    stack.setRawField("start", of: -2)
    stack.push(end)
    stack.setRawField("end", of: -2)
    stack.push(end.seconds - start.seconds)
    stack.setRawField("duration", of: -2)
  }
}

final class ScriptCalendar: LuaObject, HasLocale, HasTimeZone {
  static let luaName = "Calendar"
  let identifier: DateCalendar.Kind
  /// nil: the device's.
  var timeZone: TimeZoneInfo?
  var locale: String?
  var ownFirstWeekday: Int?
  var ownMinimumDays: Int?
  private var made: (key: Key, calendar: DateCalendar)?

  private struct Key: Equatable { let zone: TimeZoneInfo, locale: String, first: Int?, minimum: Int? }

  init(_ identifier: DateCalendar.Kind) { self.identifier = identifier }

  /// The calendar as the settings are now.
  var calendar: DateCalendar? {
    let key = Key(zone: timeZone ?? ScriptTimeZone.current, locale: locale ?? ScriptLocale.current, first: ownFirstWeekday, minimum: ownMinimumDays)
    if let made, made.key == key { return made.calendar }
    let calendar = calendar(in: key.zone)
    made = calendar.map { (key, $0) }
    return calendar
  }

  static func read(reference: LuaReference) -> ScriptCalendar? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(reference)
    defer { stack.pop() }
    return try? read(stack, at: -1)
  }

  /// Source: Apple, Calendar is Equatable
  func isEqual(_ other: ScriptCalendar) -> Bool {
    func settings(_ calendar: ScriptCalendar) -> Key {
      Key(
        zone: calendar.timeZone ?? ScriptTimeZone.current, locale: calendar.locale ?? ScriptLocale.current, first: calendar.calendar?.firstWeekday,
        minimum: calendar.calendar?.minimumDaysInFirstWeek)
    }
    return identifier == other.identifier && settings(self) == settings(other)
  }

  func calendar(in zone: TimeZoneInfo) -> DateCalendar? {
    DateCalendar(
      identifier, zone: zone, locale: locale ?? ScriptLocale.current, firstWeekday: ownFirstWeekday, minimumDaysInFirstWeek: ownMinimumDays)
  }

  func symbols(_ kind: DateSymbols) -> [String] {
    DateText(.pattern("y"), locale: identifier.locale(locale ?? ScriptLocale.current), zone: .gmt)?.symbols(kind) ?? []
  }

  func isInSameDay(_ a: TimeInterval, _ b: TimeInterval, _ unit: CalendarUnit = .day) -> Bool {
    guard let calendar else { return false }
    return calendar.start(of: unit, around: a) == calendar.start(of: unit, around: b)
  }
}

extension DateCalendar.Kind: LuaEnum {}

/// What writes or reckons in a locale: the device's if it has none of its own.
protocol HasLocale: AnyObject { var locale: String? { get set } }
/// What writes or reckons in a time zone: the device's if it has none of its own.
protocol HasTimeZone: AnyObject { var timeZone: TimeZoneInfo? { get set } }

extension ClassBuilder where Object: HasLocale {
  /// - Parameter use: what it is for, in words
  func locale(_ use: String) {
    property(
      "locale", use + "; the device's if none is set.", get: { LocaleName(identifier: $0.locale ?? ScriptLocale.current) },
      set: { $0.locale = $1.checked })
  }
}

extension ClassBuilder where Object: HasTimeZone {
  /// - Parameter use: what it is for, in words
  func timeZone(_ use: String) {
    property(
      "timeZone", use + "; the device's if none is set.", get: { ZoneName(info: $0.timeZone ?? ScriptTimeZone.current) },
      set: { $0.timeZone = $1.info })
  }
}

extension Registry {
  static func dates(_ r: RegistryBuilder) {
    r.type(ScriptTimeZone.self, "TimeZone", doc: "A time zone: TimeZone { identifier = \"Europe/Berlin\" }, or nil if there is none of that name.") { c in
      c.constructor { arguments in
        let seconds = try arguments.take("secondsFromGMT", as: Int.self, "How far it is to the east of Greenwich.", unit: .seconds)
        if let seconds {
          guard let info = TimeZoneInfo(secondsFromGMT: seconds) else { throw NothingMade() }
          return ScriptTimeZone.of(info)
        }
        if let short = try arguments.take("abbreviation", as: String.self, "Its short name: \"CET\".") {
          guard let info = TimeZoneInfo(identifier: TimeZoneInfo.abbreviations[short.uppercased()] ?? short) else { throw NothingMade() }
          return ScriptTimeZone.of(info)
        }
        let identifier = try arguments.take("identifier", as: String.self, "Its name, or its distance as GMT+2.") ?? ScriptContext.simulation.world.timeZone
        guard let info = TimeZoneInfo(identifier: identifier) else { throw NothingMade() }
        return ScriptTimeZone.of(info)
      }
      c.describe { " \($0.info.identifier)" }
      c.value("current", "The device's time zone, as it is now.") { ScriptTimeZone.of(ScriptTimeZone.current) }
      c.value("autoupdatingCurrent", "The device's time zone, as it is now.") { ScriptTimeZone.of(ScriptTimeZone.current) }
      c.value("gmt", "Greenwich's.") { ScriptTimeZone.of(.gmt) }
      c.value("abbreviationDictionary", "The names of time zones by their short names.") { TimeZoneInfo.abbreviations }
      c.value("knownTimeZoneIdentifiers", "The names of all time zones.") { TimeZoneInfo.identifiers }
      c.property("identifier", "Its name.", get: { $0.info.identifier })
      c.method("secondsFromGMT", "How far it is to the east of Greenwich, at a date or now.", args: "date") {
        (zone: ScriptTimeZone, date: ScriptDate?) in
        zone.info.secondsFromGMT(at: date?.seconds ?? ScriptContext.simulation.date)
      }
      c.measured(in: .seconds)
      c.method("isDaylightSavingTime", "Whether summer time is in force, at a date or now.", args: "date") { (zone: ScriptTimeZone, date: ScriptDate?) in
        zone.info.daylightOffset(at: date?.seconds ?? ScriptContext.simulation.date) != 0
      }
      c.method("daylightSavingTimeOffset", "What summer time adds, at a date or now.", args: "date") { (zone: ScriptTimeZone, date: ScriptDate?) in
        zone.info.daylightOffset(at: date?.seconds ?? ScriptContext.simulation.date)
      }
      c.measured(in: .seconds)
      c.method("nextDaylightSavingTimeTransition", "When its offset changes next, after a date or now; or nil.", args: "after") {
        (zone: ScriptTimeZone, date: ScriptDate?) in zone.info.nextTransition(after: date?.seconds ?? ScriptContext.simulation.date).map(ScriptDate.init)
      }
      c.method("abbreviation", "Its short name in English, at a date or now: \"CEST\".", args: "date") { (zone: ScriptTimeZone, date: ScriptDate?) in
        zone.info.name(at: date?.seconds ?? ScriptContext.simulation.date, isShort: true, locale: "en_US")
      }
      c.method("localizedName", "Its name in a locale, or in the device's: \"Central European Standard Time\".", args: "style", "locale") {
        (zone: ScriptTimeZone, style: TimeZoneInfo.NameStyle, locale: LocaleName?) in zone.info.name(style, locale: locale?.checked ?? ScriptLocale.current)
      }
    }
    r.type(ScriptLocale.self, "Locale", doc: "How dates and numbers are written: Locale { identifier = \"de_DE\" }.") { c in
      c.constructor { arguments in
        ScriptLocale.of(try arguments.take("identifier", as: LocaleName.self, "Language and region: \"de_DE\".")?.checked ?? ScriptLocale.current)
      }
      c.describe { " \($0.identifier)" }
      c.value("current", "The device's locale, as it is now.") { ScriptLocale.of(ScriptLocale.current) }
      c.value("autoupdatingCurrent", "The device's locale, as it is now.") { ScriptLocale.of(ScriptLocale.current) }
      c.value("availableIdentifiers", "The locales that have words, by their identifiers.") { LocaleParts.known.sorted() }
      c.value("isoRegionCodes", "The codes of all regions.") { LocaleParts.codes(ofRegions: true) }
      c.value("isoLanguageCodes", "The codes of all languages.") { LocaleParts.codes(ofRegions: false) }
      c.function("characterDirection", "\"leftToRight\" or \"rightToLeft\", as a language is written.", args: "language") { (language: String) in
        LocaleParts.isRightToLeft(language) ? "rightToLeft" : "leftToRight"
      }
      c.value("preferredLanguages", "The languages that the user reads, the best first.") {
        let languages = ScriptContext.simulation.world.preferredLanguages
        return languages.isEmpty ? [ScriptContext.simulation.localization.strings.developmentLanguage] : languages
      }
      c.property("identifier", "Language and region: \"de_DE\".", get: \.identifier)
      c.property("languageCode", "The language: \"de\".", get: { LocaleParts($0.identifier).language })
      c.property("regionCode", "The region, \"DE\", or nil.", get: { LocaleParts($0.identifier).region })
      c.property("scriptCode", "The script, \"Hant\", or nil.", get: { LocaleParts($0.identifier).script })
      c.property(
        "language", "The language in its parts: { languageCode = { identifier = \"de\" }, script =, region = }, the last two with an identifier, or nil.",
        get: { LocaleParts($0.identifier).languageTable })
      c.property("region", "The region: { identifier = \"DE\" }, or nil.", get: { LocaleParts($0.identifier).region.map { ["identifier": $0] } })
      c.property(
        "currency", "The money of the region: { identifier = \"EUR\" }, or nil.", get: { $0.symbols(.currency).map { ["identifier": $0.currencyCode] } })
      c.property("measurementSystem", "\"metric\", \"us\" or \"uk\".", get: { LocaleParts.measurementSystem($0.identifier) })
      c.property("usesMetricSystem", "Whether people reckon in metres.", get: { LocaleParts.measurementSystem($0.identifier) != "us" })
      for (place, name, words) in [
        (0, "quotationBeginDelimiter", "before quoted words"), (1, "quotationEndDelimiter", "behind quoted words"),
        (2, "alternateQuotationBeginDelimiter", "before words that are quoted in quoted ones"),
        (3, "alternateQuotationEndDelimiter", "behind words that are quoted in quoted ones"),
      ] { c.property(name, "What stands \(words).", get: { LocaleParts.quotation($0.identifier)[place] }) }
      for (name, words, part) in LocaleParts.Display.all {
        c.method("localizedStringFor\(name)", "The name of \(words) in this locale's language, or nil.", args: "code") { (locale: ScriptLocale, code: String) in
          LocaleParts.name(of: code, part, in: locale.identifier)
        }
      }
      c.method("localizedString", "The same under Foundation's labels: { forLanguageCode = \"de\" }, { forRegionCode = \"FR\" }.", args: "code") {
        (locale: ScriptLocale, code: LabelledCode) in LocaleParts.name(of: code.code, code.part, in: locale.identifier)
      }
      c.property("decimalSeparator", "What stands before the fraction of a number.", get: { $0.symbols()?.decimalSeparator ?? "." })
      c.property("groupingSeparator", "What stands between the thousands of a number.", get: { $0.symbols()?.groupingSeparator ?? "," })
      c.property("currencyCode", "The money of the region: \"EUR\".", get: { $0.symbols(.currency)?.currencyCode ?? "" })
      c.property("currencySymbol", "The sign of that money.", get: { $0.symbols(.currency)?.currencySymbol ?? "" })
    }
    calendars(r)
  }

  private static func calendars(_ r: RegistryBuilder) {
    r.type(
      ScriptDateComponents.self, "DateComponents",
      doc: "Parts of a date, as a table: DateComponents { year = 2026, month = 3 } is { year = 2026, month = 3 } with names that were looked at."
    ) { c in
      c.constructor { arguments in
        var parts: [CalendarUnit: Int] = [:]
        for unit in CalendarUnit.allCases {
          if let number = try arguments.take(unit.rawValue, as: Int.self, "The part of this name, a whole number.") { parts[unit] = number }
        }
        var made = DateParts(parts: parts)
        made.calendar = try arguments.take("calendar", as: ScriptCalendar.self, "The calendar of which the parts are, for date and isValidDate.")
        made.zone = try arguments.take("timeZone", as: ScriptTimeZone.self, "The time zone in which they are; that of the calendar if it is left out.")
        throw ValueMade(value: .value(made))
      }
    }
    r.type(
      ScriptCalendar.self, "Calendar",
      doc:
        "Reckons with dates: Calendar { identifier = \"gregorian\" }, \"iso8601\", \"japanese\", \"hebrew\" and other ones. Months count from 1, weekdays from 1, Sunday."
    ) { c in
      c.state("identifier") { $0.identifier }
      c.constructor { arguments in ScriptCalendar(try arguments.take("identifier", as: DateCalendar.Kind.self, "Which calendar.") ?? .gregorian) }
      c.value("current", "The device's calendar: its time zone and its locale, also after these have changed.") { ScriptCalendar(.gregorian) }
      c.value("autoupdatingCurrent", "The same as current, which follows the device too.") { ScriptCalendar(.gregorian) }
      c.property("identifier", "Which calendar it is.", get: \.identifier)
      c.method("__eq", "a == b: whether both reckon alike.", args: "other") { (one: ScriptCalendar, other: LuaReference?) -> Bool in
        other.flatMap { ScriptCalendar.read(reference: $0) }.map(one.isEqual) ?? false
      }
      c.timeZone("Where the days begin")
      c.locale("Whose weeks are meant")
      c.property(
        "firstWeekday", "The day on which a week begins, from 1, Sunday.", get: { $0.calendar?.firstWeekday ?? 1 },
        set: { calendar, day in
          guard (1...7).contains(day) else { throw BindingFault.badValue(name: "Calendar.firstWeekday", wanted: "from 1 to 7", got: "\(day)") }
          calendar.ownFirstWeekday = day
        })
      c.property(
        "minimumDaysInFirstWeek", "How many days of a year its first week has at least.", get: { $0.calendar?.minimumDaysInFirstWeek ?? 1 },
        set: { calendar, days in
          guard (1...7).contains(days) else {
            throw BindingFault.badValue(name: "Calendar.minimumDaysInFirstWeek", wanted: "from 1 to 7", got: "\(days)")
          }
          calendar.ownMinimumDays = days
        })
      calendarMethods(c)
      calendarSearches(c)
      for (name, kind) in DateSymbols.ofCalendars { c.property(name, "The \(kind.words), in the calendar's locale.", get: { $0.symbols(kind) }) }
    }
  }

  private static func calendarMethods(_ c: ClassBuilder<ScriptCalendar>) {
    c.method("component", "One part of a date.", args: "unit", "date") { (calendar: ScriptCalendar, unit: CalendarUnit, date: ScriptDate) in
      calendar.calendar?.component(unit, of: date.seconds)
    }
    c.method(
      "dateComponents",
      "Parts of a date, as a table by their units; with a second date, the time from the first to it, in these units. With a time zone in place of units all "
        + "parts of the date there, with calendar and timeZone.",
      args: "units", "date", "to"
    ) { (calendar: ScriptCalendar, wanted: WantedParts, date: ScriptDate, end: ScriptDate?) in
      switch wanted {
      case .all(let zone): return calendar.allParts(of: date, in: zone)
      case .units(let units):
        guard let known = calendar.calendar else { return DateParts(parts: [:]) }
        if let end { return DateParts(parts: known.difference(units, from: date.seconds, to: end.seconds)) }
        return DateParts(parts: Dictionary(units.map { ($0, known.component($0, of: date.seconds)) }) { $1 })
      }
    }
    c.method("dateFromComponents", "The date with these parts, or nil. What is not named is the first: January, day 1, midnight.", args: "parts") {
      (calendar: ScriptCalendar, parts: DateParts) in parts.date(in: calendar).map(ScriptDate.init)
    }
    c.method("dateByAdding", "The date so many units later.", args: "unit", "count", "date") {
      (calendar: ScriptCalendar, unit: CalendarUnit, count: Int, date: ScriptDate) in
      calendar.calendar?.adding(count, unit, to: date.seconds).map(ScriptDate.init)
    }
    calendarDates(c)
    c.method("dateByAddingComponents", "The date later by several units, the largest first: { month = 1, day = -1 }.", args: "parts", "date") {
      (calendar: ScriptCalendar, parts: DateParts, date: ScriptDate) in calendar.adding(parts, to: date)
    }
    c.method("dateBySettingTime", "The moment of a date's day at this time: { hour = 9, minute = 30 }. What is not named is 0.", args: "parts", "date") {
      (calendar: ScriptCalendar, parts: DateParts, date: ScriptDate) in
      calendar.setting(parts.parts.filter { [.hour, .minute, .second, .nanosecond].contains($0.key) }, of: date)
    }
    c.method("dateInterval", "The unit in which a date lies, as { start =, end =, duration = }; or nil.", args: "unit", "date") {
      (calendar: ScriptCalendar, unit: CalendarUnit, date: ScriptDate) -> DateSpan? in
      guard let known = calendar.calendar, let start = known.start(of: unit, around: date.seconds), let end = known.adding(1, unit, to: start) else {
        return nil
      }
      return DateSpan(start: ScriptDate(start), end: ScriptDate(end))
    }
    c.method("isDateEqualTo", "Whether two dates are in one unit, such as \"month\".", args: "a", "b", "unit") {
      (calendar: ScriptCalendar, a: ScriptDate, b: ScriptDate, unit: CalendarUnit) in calendar.isInSameDay(a.seconds, b.seconds, unit)
    }
    c.method("startOfDay", "The first moment of a date's day.", args: "date") { (calendar: ScriptCalendar, date: ScriptDate) in
      calendar.calendar.map { ScriptDate($0.startOfDay(for: date.seconds)) }
    }
    c.method("isDateInToday", "Whether a date is in the present day.", args: "date") { (calendar: ScriptCalendar, date: ScriptDate) in
      calendar.isInSameDay(date.seconds, ScriptContext.simulation.date)
    }
    for (name, days, day) in [("isDateInTomorrow", 1, "next"), ("isDateInYesterday", -1, "last")] {
      c.method(name, "Whether a date is in the \(day) day.", args: "date") { (calendar: ScriptCalendar, date: ScriptDate) in
        guard let other = calendar.calendar?.adding(days, .day, to: ScriptContext.simulation.date) else { return false }
        return calendar.isInSameDay(date.seconds, other)
      }
    }
    c.method("isDateInWeekend", "Whether a date is in the locale's weekend.", args: "date") { (calendar: ScriptCalendar, date: ScriptDate) in
      calendar.calendar?.isDateInWeekend(date.seconds) ?? false
    }
    c.method(
      "isDate", "Whether two dates are in one day, or in one of another unit: isDate(a, b, \"month\").", args: "a", "b", "unit"
    ) { (calendar: ScriptCalendar, a: ScriptDate, b: ScriptDate, unit: CalendarUnit?) -> Bool in
      guard let unit, unit != .day else { return calendar.isInSameDay(a.seconds, b.seconds) }
      guard let calendar = calendar.calendar else { return false }
      return calendar.start(of: unit, around: a.seconds) == calendar.start(of: unit, around: b.seconds)
    }
    c.method("isDateInSameDay", "Whether two dates are in one day.", args: "a", "b") { (calendar: ScriptCalendar, a: ScriptDate, b: ScriptDate) in
      calendar.isInSameDay(a.seconds, b.seconds)
    }
    c.method(
      "compare", "\"orderedAscending\", \"orderedSame\" or \"orderedDescending\", by the units in which two dates lie, or as they are.", args: "a", "b", "unit"
    ) { (calendar: ScriptCalendar, a: ScriptDate, b: ScriptDate, unit: CalendarUnit?) -> String in
      guard let unit else { return a.seconds < b.seconds ? "orderedAscending" : a.seconds > b.seconds ? "orderedDescending" : "orderedSame" }
      let (first, second) = (calendar.calendar?.start(of: unit, around: a.seconds) ?? 0, calendar.calendar?.start(of: unit, around: b.seconds) ?? 0)
      return first < second ? "orderedAscending" : first > second ? "orderedDescending" : "orderedSame"
    }
    c.method(
      "range",
      "The numbers that a unit can have in a larger one around a date: { 1, 28 } for days in a month; or nil. As a range of Swift it has count, lowerBound, "
        + "upperBound (29), contains(n), and is gone over: for day in range do.", args: "unit", "larger", "date"
    ) {
      (calendar: ScriptCalendar, unit: CalendarUnit, larger: CalendarUnit, date: ScriptDate) in
      calendar.calendar?.range(of: unit, in: larger, for: date.seconds).map(IntegerRange.init)
    }
  }
}
