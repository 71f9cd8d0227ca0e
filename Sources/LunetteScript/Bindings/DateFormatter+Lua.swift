import Foundation
import Lua
import LunetteCore
import LunetteKit

final class ScriptDateFormatter: LuaObject, HasLocale, HasTimeZone {
  static let luaName = "DateFormatter"
  var dateStyle = DateStyle.none { didSet { ownFormat = nil } }
  var timeStyle = DateStyle.none { didSet { ownFormat = nil } }
  var timeZone: TimeZoneInfo?
  var locale: String?
  var isLenient = false
  var context = FormattingContext.unknown
  /// Whether days near today have words: "Today at 10:30 AM".
  var saysNearDays = false
  /// The date whose parts count where a text doesn't say them. Units: seconds since the reference date
  var defaultDate: TimeInterval?
  /// The first of the hundred years that two digits can mean. Units: seconds since the reference date
  var twoDigitStart: TimeInterval? { didSet { own = nil } }
  /// What `dateFormat` was set to, or a template.
  private var ownFormat: Format?
  /// Words in the place of the locale's.
  private var ownSymbols: [DateSymbols: [String]] = [:] { didSet { own = nil } }
  /// The format with words of its own, which no other formatter has.
  private var own: (key: Key, text: DateText)?

  private struct Key: Equatable { let form: DateText.Form, locale: String, zone: TimeZoneInfo, uses24Hours: Bool?, isLenient: Bool }

  private enum Format {
    case pattern(String)
    case template(String)
  }

  /// Whose years and months are written; nil for those of the locale. Source: Apple, DateFormatter.calendar
  var calendar: ScriptCalendar?

  private var localeNow: String {
    let own = locale ?? ScriptLocale.current
    return calendar.map { $0.identifier.locale(own) } ?? own
  }
  private var zoneNow: TimeZoneInfo { timeZone ?? ScriptTimeZone.current }
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

  static func pattern(ofTemplate template: String, _ name: String, _ locale: LocaleName?) throws -> String {
    try check(template, "DateFormatter.\(name): argument 1 'template'")
    let uses24Hours = locale == nil ? ScriptContext.simulation.world.uses24HourClock : nil
    return DateText.pattern(ofTemplate: template, locale: locale?.checked ?? ScriptLocale.current, uses24Hours: uses24Hours) ?? template
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

  private func format(_ form: DateText.Form? = nil) throws -> DateText {
    let form = form ?? self.form
    guard !ownSymbols.isEmpty || twoDigitStart != nil else {
      return try ScriptContext.current.dateFormats.format(form, locale: localeNow, zone: zoneNow, uses24Hours: uses24Hours, isLenient: isLenient)
    }
    let key = Key(form: form, locale: localeNow, zone: zoneNow, uses24Hours: uses24Hours, isLenient: isLenient)
    if let own, own.key == key { return own.text }
    let text = try DateFormats.make(form, locale: localeNow, zone: zoneNow, uses24Hours: uses24Hours, isLenient: isLenient)
    if let twoDigitStart { text.setTwoDigitStart(twoDigitStart) }
    for (kind, words) in ownSymbols { text.set(words, for: kind) }
    own = (key, text)
    return text
  }

  func pattern() -> String { (try? format().pattern) ?? "" }

  func string(_ date: TimeInterval) throws -> String {
    if ownFormat == nil, dateStyle == .none, timeStyle == .none { return "" }
    if saysNearDays, ownFormat == nil, let text = try nearDay(date) { return text }
    return context.applied(to: try format().string(date))
  }

  /// A day near today by its word, with the time as the styles write it; nil for other days.
  private func nearDay(_ date: TimeInterval) throws -> String? {
    guard dateStyle != .none, let calendar = DateCalendar(zone: zoneNow, locale: localeNow) else { return nil }
    let (today, day) = (calendar.startOfDay(for: ScriptContext.simulation.date), calendar.startOfDay(for: date))
    let days = calendar.difference([.day], from: today, to: day)[.day] ?? 0
    guard let word = RelativeText.word(forDay: days, locale: localeNow) else { return nil }
    guard timeStyle != .none else { return word }
    let (whole, dateOnly) = (try format().pattern, try format(.styles(date: dateStyle, time: .none)).pattern)
    let quoted = "'" + word.replacing("'", with: "''") + "'"
    guard let place = whole.firstRange(of: dateOnly) else {
      return try word + ", " + format(.styles(date: .none, time: timeStyle)).string(date)
    }
    return try format(.pattern(whole.replacingCharacters(in: place, with: quoted))).string(date)
  }

  func date(_ text: String) throws -> TimeInterval? { try format().date(text, else: defaultDate) }

  func symbols(_ kind: DateSymbols) -> [String] {
    ownSymbols[kind] ?? DateText(.pattern("y"), locale: localeNow, zone: .gmt)?.symbols(kind) ?? []
  }

  /// - Parameter words: nil for the locale's again
  func setSymbols(_ kind: DateSymbols, _ words: [String]?, _ name: String) throws {
    guard let words else {
      ownSymbols[kind] = nil
      return
    }
    let count = symbols(kind).count
    guard words.count == count else {
      throw BindingFault.badValue(name: "DateFormatter.\(name)", wanted: "\(count) texts, as many as there are", got: "\(words.count)")
    }
    if let long = words.first(where: { $0.utf8.count > NumberText.longestText }) {
      throw BindingFault.badValue(name: "DateFormatter.\(name)", wanted: "texts of at most \(NumberText.longestText) bytes", got: "\(long.utf8.count)")
    }
    ownSymbols[kind] = words
  }

  /// The word for the morning, or for the afternoon.
  func setDayPeriod(_ place: Int, _ word: String?, _ name: String) throws {
    var words = symbols(.dayPeriods)
    let usual = DateText(.pattern("y"), locale: localeNow, zone: .gmt)?.symbols(.dayPeriods) ?? []
    guard words.indices.contains(place), usual.indices.contains(place) else { return }
    words[place] = word ?? usual[place]
    try setSymbols(.dayPeriods, words, name)
  }
}

extension Registry {
  static func dateFormatter(_ r: RegistryBuilder) {
    r.type(ScriptDateFormatter.self, "DateFormatter", doc: "Writes dates in a locale's words, and reads them: DateFormatter { dateStyle = \"medium\" }.") { c in
      c.constructor { _ in ScriptDateFormatter() }
      c.property("dateStyle", "How much is written of the date. It replaces a dateFormat.", \.dateStyle)
      c.property("timeStyle", "How much is written of the time. It replaces a dateFormat.", \.timeStyle)
      c.property("dateFormat", "The pattern: \"yyyy-MM-dd HH:mm\", by Unicode's letters.", get: { $0.pattern() }, set: { try $0.setPattern($1) })
      c.timeZone("Whose clock is meant")
      c.locale("Whose words are used")
      c.property(
        "calendar", "Whose years and months are meant: Calendar { identifier = \"gregorian\" }; nil for those of the locale. Read, it is a gregorian one then.",
        get: { ($0.calendar ?? ScriptCalendar(.gregorian)) as ScriptCalendar? }, set: { $0.calendar = $1 })
      c.property("isLenient", "Whether the 30th of February is read as the 2nd of March; false if it isn't set.", \.isLenient)
      c.property("doesRelativeDateFormatting", "Whether days near today have words: \"Today at 10:30 AM\". Patterns don't.", \.saysNearDays)
      c.property("formattingContext", "Where the text will stand; at the \"beginningOfSentence\" it has a capital letter.", \.context)
      c.property(
        "defaultDate", "Whose parts count where a text that is read doesn't say them; nil for the first of January 2000.",
        get: { $0.defaultDate.map(ScriptDate.init) }, set: { $0.defaultDate = $1?.seconds })
      c.property(
        "twoDigitStartDate", "The first of the hundred years that two digits can mean; the end of 1949 if it isn't set.",
        get: { ScriptDate($0.twoDigitStart ?? DateText.usualTwoDigitStart) as ScriptDate? }, set: { $0.twoDigitStart = $1?.seconds })
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
      let ofTemplate = "A locale's best pattern of the parts that a template names: \"MMMdEEE\" is \"EEE, MMM d\" in the United States."
      c.function("dateFormatFromTemplate", ofTemplate, args: "template", "locale") { (template: String, locale: LocaleName?) in
        try ScriptDateFormatter.pattern(ofTemplate: template, "dateFormatFromTemplate", locale)
      }
      c.function("dateFormat", ofTemplate + " There are no options: 0 or nil.", args: "template", "options", "locale") {
        (template: String, _: Int?, locale: LocaleName?) in try ScriptDateFormatter.pattern(ofTemplate: template, "dateFormat", locale)
      }
      for (name, kind) in DateSymbols.ofCalendars {
        c.property(
          name, "The \(kind.words), in the formatter's locale; nil sets these again.", get: { $0.symbols(kind) as [String]? },
          set: { try $0.setSymbols(kind, $1, name) })
      }
      c.property(
        "amSymbol", "The word for the morning; nil sets the locale's again.", get: { $0.symbols(.dayPeriods).first as String? },
        set: { try $0.setDayPeriod(0, $1, "amSymbol") })
      c.property(
        "pmSymbol", "The word for the afternoon; nil sets the locale's again.", get: { $0.symbols(.dayPeriods).dropFirst().first as String? },
        set: { try $0.setDayPeriod(1, $1, "pmSymbol") })
    }
  }
}
