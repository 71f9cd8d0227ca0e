import _FoundationICU

/// A count in words, in the form that its unit wants: `eine Stunde`, `ein Tag`, and behind a preposition `vor einer Stunde`.
///
/// ICU spells numbers out by rule sets, one for each gender, and knows no genders of units; these are ours.
/// Source: CLDR, rbnf (the names of the rule sets); docs/rules/world.md 4
enum SpelledCount {
  /// Whether the count stands alone, or in a text about the past or the future.
  enum Place { case alone, relative }

  private enum Gender: String { case masculine, feminine, neuter }

  /// By language: the units that are not masculine. Source: dictionaries (D)
  private static let genders: [String: [Gender: Set<CalendarUnit>]] = [
    "de": [.feminine: [.hour, .minute, .second, .weekOfMonth], .neuter: [.year]],
    "fr": [.feminine: [.hour, .minute, .second, .weekOfMonth]],
    "es": [.feminine: [.hour, .weekOfMonth]],
    "it": [.feminine: [.hour, .weekOfMonth]],
    "pt": [.feminine: [.hour, .weekOfMonth]],
    "ru": [.feminine: [.minute, .second, .weekOfMonth]],
    "sv": [.neuter: [.year]],
    "ar": [.feminine: [.hour, .minute, .second, .year]],
    "he": [.feminine: [.hour, .minute, .second, .year]],
  ]

  /// The rule sets to try, the best first.
  private static func ruleSets(_ language: String, _ unit: CalendarUnit, _ place: Place) -> [String] {
    guard let known = genders[language] else { return [] }
    let gender = known.first { $0.value.contains(unit) }?.key ?? .masculine
    let plain = "%spellout-cardinal-\(gender.rawValue)"
    switch (language, place) {
    // German prepositions want the dative.
    case ("de", .relative): return [gender == .feminine ? "%spellout-cardinal-r" : "%spellout-cardinal-m", plain]
    // Russian ones the accusative.
    case ("ru", .relative): return [plain + "-accusative", plain]
    // Swedish has one gender for men and women.
    case ("sv", _): return gender == .neuter ? [plain] : ["%spellout-cardinal-reale"]
    default: return [plain]
    }
  }

  /// Nil where the locale has no words for numbers.
  static func text(_ value: Double, locale: String, unit: CalendarUnit? = nil, place: Place = .alone) -> String? {
    var status = U_ZERO_ERROR
    guard Icu.isReady, let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, Icu.locale(locale), nil, &status), status.isSuccess else { return nil }
    defer { swift_unum_close(format) }
    for ruleSet in unit.map({ ruleSets(LocaleParts(locale).language, $0.withoutWeekKind, place) }) ?? [] {
      var outcome = U_ZERO_ERROR
      ruleSet.withUnits { swift_unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, $0, $1, &outcome) }
      if outcome.isSuccess { break }
    }
    return Icu.text { swift_unum_formatDouble(format, value, $0, $1, nil, &$2) }
  }
}

extension CalendarUnit {
  fileprivate var withoutWeekKind: CalendarUnit { self == .weekOfYear ? .weekOfMonth : self }
}
