import _FoundationICU

/// Tells how far a moment is from now: `3 hours ago`, `tomorrow`.
package struct RelativeText {
  /// Source: Apple, RelativeDateTimeFormatter.UnitsStyle
  package enum UnitsStyle: String, CaseIterable, Sendable { case full, spellOut, short, abbreviated }
  /// Source: Apple, RelativeDateTimeFormatter.DateTimeStyle
  package enum DateTimeStyle: String, CaseIterable, Sendable { case numeric, named }

  package var locale = "en_US"
  package var unitsStyle = UnitsStyle.full
  package var dateTimeStyle = DateTimeStyle.numeric
  package var context = FormattingContext.unknown
  package init() {}

  /// - Parameter count: negative for the past
  package func string(_ count: Double, _ unit: CalendarUnit) -> String? {
    var status = U_ZERO_ERROR
    guard Icu.isReady, let icu = unit.relative,
      let format = swift_ureldatefmt_open(Icu.locale(locale), nil, unitsStyle.icu, UDISPCTX_CAPITALIZATION_NONE, &status), status.isSuccess
    else { return nil }
    defer { swift_ureldatefmt_close(format) }
    let text = Icu.text {
      dateTimeStyle == .named
        ? swift_ureldatefmt_format(format, count, icu, $0, $1, &$2) : swift_ureldatefmt_formatNumeric(format, count, icu, $0, $1, &$2)
    }
    let spelled = unitsStyle == .spellOut ? text.map { UnitText.spellingOut(abs(count), of: unit, .relative, in: $0, locale: locale) } : text
    return spelled.map(context.applied)
  }

  /// What a locale calls a day near today, as the beginning of a sentence: `Today`, `Vorgestern`. Returns: nil where it has no word for it
  package static func word(forDay day: Int, locale: String) -> String? {
    // Ours: no language has words for days that are farther away.
    guard abs(day) <= 3 else { return nil }
    var text = RelativeText()
    text.locale = locale
    let counted = text.string(Double(day), .day)
    text.dateTimeStyle = .named
    guard let named = text.string(Double(day), .day), named != counted else { return nil }
    return named.beginningSentence
  }

  /// In the largest unit of the calendar that differs, cut off: 90 seconds ago is `1 minute ago`. Source: docs/rules/world.md 4
  package func string(from now: Double, to date: Double, calendar: DateCalendar) -> String {
    for unit in Self.units {
      let count = calendar.difference([unit], from: now, to: date)[unit] ?? 0
      if count != 0 { return string(Double(count), unit) ?? "" }
    }
    // No time at all is "in 0 seconds"; named, it is "now".
    return string(0, .second) ?? ""
  }

  private static let units: [CalendarUnit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
}

extension RelativeText.UnitsStyle {
  fileprivate var icu: UDateRelativeDateTimeFormatterStyle {
    switch self {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }
}

extension CalendarUnit {
  fileprivate var relative: URelativeDateTimeUnit? {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .quarter: UDAT_REL_UNIT_QUARTER
    case .month: UDAT_REL_UNIT_MONTH
    case .weekOfMonth, .weekOfYear: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    default: nil
    }
  }
}
