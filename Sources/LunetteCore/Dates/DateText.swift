import _FoundationICU

/// How much of a date or a time is written. Source: Apple, DateFormatter.Style
package enum DateStyle: String, CaseIterable, Sendable {
  case none, short, medium, long, full

  fileprivate var icu: UDateFormatStyle {
    switch self {
    case .none: UDAT_NONE
    case .short: UDAT_SHORT
    case .medium: UDAT_MEDIUM
    case .long: UDAT_LONG
    case .full: UDAT_FULL
    }
  }
}

/// Writes and reads dates in a locale's words.
package final class DateText {
  package enum Form: Hashable, Sendable {
    case styles(date: DateStyle, time: DateStyle)
    /// Letters as in Unicode's technical standard 35: `yyyy-MM-dd HH:mm`.
    case pattern(String)
  }

  private let format: UnsafeMutablePointer<UDateFormat?>
  private let calendar: UnsafeMutablePointer<UCalendar?>

  /// Limit of a pattern. Source: docs/rules/world.md 8. Units: characters
  package static let longestPattern = 4096
  /// A longer text says no date. Source: docs/rules/world.md 8. Units: UTF-16 units
  private static let longestText = 1024
  /// ICU 76 divides by zero at a fraction of a second that has 35. Source: docs/rules/world.md 8, measured
  private static let mostDigits = 34

  /// - Parameters:
  ///   - locale: such as `de_DE`
  ///   - uses24Hours: what the device's setting says; nil for what the locale does
  /// Returns: nil for a pattern that ICU can't use
  package init?(_ form: Form, locale: String, zone: TimeZoneInfo, uses24Hours: Bool? = nil, isLenient: Bool = false) {
    guard Icu.isReady else { return nil }
    var status = U_ZERO_ERROR
    let locale = Icu.locale(uses24Hours.map { Self.locale(locale, uses24Hours: $0) } ?? locale)
    let opened = zone.identifier.withUnits { zone, zoneLength in
      switch form {
      case .styles(let date, let time):
        swift_udat_open(time.icu, date.icu, locale, zone, zoneLength, nil, 0, &status)
      case .pattern(let pattern):
        pattern.withUnits { swift_udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, $0, $1, &status) }
      }
    }
    guard status.isSuccess, let opened else { return nil }
    guard let own = swift_udat_getCalendar(opened), let copy = swift_ucal_clone(own, &status), status.isSuccess else {
      swift_udat_close(opened)
      return nil
    }
    (format, calendar) = (opened, copy)
    swift_udat_setLenient(opened, isLenient ? 1 : 0)
    setTwoDigitStart(Self.usualTwoDigitStart)
  }

  /// The last day of 1949: years of two digits are 1950 to 2049. ICU's own hundred years begin 80 years before the machine's clock.
  /// Source: Apple, DateFormatter.twoDigitStartDate. Units: seconds since the reference date
  package static let usualTwoDigitStart = -1_609_545_600.0

  /// - Parameter date: the first of the hundred years that two digits can mean
  package func setTwoDigitStart(_ date: Double) {
    var status = U_ZERO_ERROR
    swift_udat_set2DigitYearStart(format, date.icuDate, &status)
  }

  deinit {
    swift_udat_close(format)
    swift_ucal_close(calendar)
  }

  /// Source: Unicode's locale keyword `hours`
  package static func locale(_ locale: String, uses24Hours: Bool) -> String {
    locale + (locale.contains("@") ? ";" : "@") + "hours=" + (uses24Hours ? "h23" : "h12")
  }

  /// - Parameter date: seconds since the reference date
  package func string(_ date: Double) -> String { Icu.text { swift_udat_format(format, date.icuDate, $0, $1, nil, &$2) } ?? "" }

  /// Reads a whole text. What the text does not say is as on the first of January 2000. Source: docs/rules/world.md 4, measured
  /// - Parameter usual: whose parts count in place of those; seconds since the reference date
  /// Returns: seconds since the reference date; nil for another text
  package func date(_ text: String, else usual: Double? = nil) -> Double? {
    guard text.utf16.count <= Self.longestText, text.unicodeScalars.count(where: { $0.properties.numericType == .decimal }) <= Self.mostDigits else {
      return nil
    }
    var status = U_ZERO_ERROR
    swift_ucal_clear(calendar)
    swift_ucal_setDateTime(calendar, 2000, 0, 1, 0, 0, 0, &status)
    if let usual { swift_ucal_setMillis(calendar, usual.icuDate, &status) }
    swift_ucal_setAttribute(calendar, UCAL_LENIENT, swift_udat_isLenient(format) == 0 ? 0 : 1)
    var place: Int32 = 0
    let units = ContiguousArray(text.utf16)
    units.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      swift_udat_parseCalendar(format, calendar, start, Int32(clamping: units.count), &place, &status)
    }
    guard status.isSuccess, place > 0, Int(place) == units.count else { return nil }
    let date = swift_ucal_getMillis(calendar, &status)
    return status.isSuccess ? Double(icuDate: date) : nil
  }

  /// The letters by which it writes.
  package var pattern: String { Icu.text { swift_udat_toPattern(format, 0, $0, $1, &$2) } ?? "" }

  /// The best pattern of a locale for the parts that a template names, in any order: `MMMdEEE` is `EEE, MMM d` in the United States.
  /// `j` stands for the hour as the locale writes it.
  package static func pattern(ofTemplate template: String, locale: String, uses24Hours: Bool? = nil) -> String? {
    guard Icu.isReady else { return nil }
    var status = U_ZERO_ERROR
    let locale = Icu.locale(uses24Hours.map { Self.locale(locale, uses24Hours: $0) } ?? locale)
    guard let generator = swift_udatpg_open(locale, &status), status.isSuccess else { return nil }
    defer { swift_udatpg_close(generator) }
    return template.withUnits { units, length in
      Icu.text { swift_udatpg_getBestPatternWithOptions(generator, units, length, UDATPG_MATCH_NO_OPTIONS, $0, $1, &$2) }
    }
  }

  package func symbols(_ kind: DateSymbols) -> [String] {
    let icu = kind.icu
    return places(of: kind).map { index in Icu.text { swift_udat_getSymbols(format, icu, index, $0, $1, &$2) } ?? "" }
  }

  /// ICU counts weekdays from 1, and has nothing at 0.
  private func places(of kind: DateSymbols) -> Range<Int32> {
    let first: Int32 = kind.isOfWeekdays ? 1 : 0
    return first..<max(first, swift_udat_countSymbols(format, kind.icu))
  }

  /// Writes and reads with other words.
  /// - Parameter words: as many as there are symbols; others are left as they are
  package func set(_ words: [String], for kind: DateSymbols) {
    for (place, word) in zip(places(of: kind), words) {
      var status = U_ZERO_ERROR
      // ICU reads the word, though it asks for one that it may change.
      word.withUnits { swift_udat_setSymbols(format, kind.icu, place, UnsafeMutablePointer(mutating: $0), $1, &status) }
    }
  }
}

/// Words that dates are written with. Source: Apple, DateFormatter.monthSymbols and its likes
package enum DateSymbols: Sendable {
  case months, shortMonths, veryShortMonths, standaloneMonths, shortStandaloneMonths
  case veryShortStandaloneMonths
  case weekdays, shortWeekdays, veryShortWeekdays, standaloneWeekdays, shortStandaloneWeekdays, veryShortStandaloneWeekdays
  case quarters, shortQuarters, standaloneQuarters, shortStandaloneQuarters, eras, longEras, dayPeriods

  /// The symbols of calendars by Apple's names.
  package static let ofCalendars: [(name: String, kind: DateSymbols)] = [
    ("monthSymbols", .months), ("shortMonthSymbols", .shortMonths), ("veryShortMonthSymbols", .veryShortMonths),
    ("standaloneMonthSymbols", .standaloneMonths), ("shortStandaloneMonthSymbols", .shortStandaloneMonths), ("weekdaySymbols", .weekdays),
    ("shortWeekdaySymbols", .shortWeekdays), ("veryShortWeekdaySymbols", .veryShortWeekdays), ("standaloneWeekdaySymbols", .standaloneWeekdays),
    ("shortStandaloneWeekdaySymbols", .shortStandaloneWeekdays), ("quarterSymbols", .quarters), ("eraSymbols", .eras),
    ("veryShortStandaloneMonthSymbols", .veryShortStandaloneMonths), ("veryShortStandaloneWeekdaySymbols", .veryShortStandaloneWeekdays),
    ("shortQuarterSymbols", .shortQuarters), ("standaloneQuarterSymbols", .standaloneQuarters),
    ("shortStandaloneQuarterSymbols", .shortStandaloneQuarters), ("longEraSymbols", .longEras),
  ]

  package var words: String {
    switch self {
    case .months, .shortMonths, .veryShortMonths, .standaloneMonths, .shortStandaloneMonths, .veryShortStandaloneMonths: "names of the months"
    case _ where isOfWeekdays: "names of the weekdays, from Sunday"
    case .quarters, .shortQuarters, .standaloneQuarters, .shortStandaloneQuarters: "names of the quarters"
    case .eras, .longEras: "names of the eras"
    default: "words for morning and afternoon"
    }
  }

  fileprivate var isOfWeekdays: Bool {
    switch self {
    case .weekdays, .shortWeekdays, .veryShortWeekdays, .standaloneWeekdays, .shortStandaloneWeekdays, .veryShortStandaloneWeekdays: true
    default: false
    }
  }

  fileprivate var icu: UDateFormatSymbolType {
    switch self {
    case .months: UDAT_MONTHS
    case .shortMonths: UDAT_SHORT_MONTHS
    case .veryShortMonths: UDAT_NARROW_MONTHS
    case .standaloneMonths: UDAT_STANDALONE_MONTHS
    case .shortStandaloneMonths: UDAT_STANDALONE_SHORT_MONTHS
    case .weekdays: UDAT_WEEKDAYS
    case .shortWeekdays: UDAT_SHORT_WEEKDAYS
    case .veryShortWeekdays: UDAT_NARROW_WEEKDAYS
    case .standaloneWeekdays: UDAT_STANDALONE_WEEKDAYS
    case .shortStandaloneWeekdays: UDAT_STANDALONE_SHORT_WEEKDAYS
    case .veryShortStandaloneMonths: UDAT_STANDALONE_NARROW_MONTHS
    case .veryShortStandaloneWeekdays: UDAT_STANDALONE_NARROW_WEEKDAYS
    case .quarters: UDAT_QUARTERS
    case .shortQuarters: UDAT_SHORT_QUARTERS
    case .standaloneQuarters: UDAT_STANDALONE_QUARTERS
    case .shortStandaloneQuarters: UDAT_STANDALONE_SHORT_QUARTERS
    case .eras: UDAT_ERAS
    case .longEras: UDAT_ERA_NAMES
    case .dayPeriods: UDAT_AM_PMS
    }
  }
}
