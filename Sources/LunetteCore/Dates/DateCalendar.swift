import _FoundationICU

/// A unit of a calendar, from the largest to the smallest. Source: Apple, Calendar.Component
package enum CalendarUnit: String, CaseIterable, Sendable {
  case era, year, yearForWeekOfYear, quarter, month, weekOfYear, weekOfMonth, day, dayOfYear, weekday, weekdayOrdinal, hour, minute, second, nanosecond

  var icu: UCalendarDateFields? {
    switch self {
    case .era: UCAL_ERA
    case .year: UCAL_YEAR
    case .yearForWeekOfYear: UCAL_YEAR_WOY
    case .month: UCAL_MONTH
    case .weekOfYear: UCAL_WEEK_OF_YEAR
    case .weekOfMonth: UCAL_WEEK_OF_MONTH
    case .day: UCAL_DATE
    case .dayOfYear: UCAL_DAY_OF_YEAR
    case .weekday: UCAL_DAY_OF_WEEK
    case .weekdayOrdinal: UCAL_DAY_OF_WEEK_IN_MONTH
    case .hour: UCAL_HOUR_OF_DAY
    case .minute: UCAL_MINUTE
    case .second: UCAL_SECOND
    case .quarter, .nanosecond: nil
    }
  }
}

/// Dates of a calendar in a time zone: parts of a moment, sums, differences. Weekdays count from 1, Sunday. Months count from 1.
///
/// A month that is too short gives its last day; a clock time that summer time skips moves on by the gap, and one that comes twice is the
/// first. Source: docs/rules/world.md 4, measured
package final class DateCalendar {
  /// Source: Apple, Calendar.Identifier
  package enum Kind: String, CaseIterable, Sendable {
    case gregorian, iso8601, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, indian, islamic, islamicCivil, islamicTabular
    case islamicUmmAlQura, japanese, persian, republicOfChina

    /// CLDR's name. Source: Unicode's locale keyword `calendar`
    private var keyword: String {
      switch self {
      case .iso8601: Kind.gregorian.rawValue
      case .ethiopicAmeteMihret: "ethiopic"
      case .ethiopicAmeteAlem: "ethiopic-amete-alem"
      case .islamicCivil: "islamic-civil"
      case .islamicTabular: "islamic-tbla"
      case .islamicUmmAlQura: "islamic-umalqura"
      case .republicOfChina: "roc"
      default: rawValue
      }
    }

    /// The locale with this calendar in place of its own.
    package func locale(_ locale: String) -> String {
      let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      let others = (parts.count > 1 ? parts[1] : "").split(separator: ";").filter { !$0.hasPrefix("calendar=") }
      return parts[0] + "@" + (others + ["calendar=" + keyword]).joined(separator: ";")
    }
  }

  let calendar: UnsafeMutablePointer<UCalendar?>
  package let zone: TimeZoneInfo

  /// The years that can be told. Source: docs/rules/world.md 8
  package static let years = 1...9999

  /// - Parameter locale: says on which day a week begins
  package init?(_ kind: Kind = .gregorian, zone: TimeZoneInfo, locale: String = "en_US", firstWeekday: Int? = nil, minimumDaysInFirstWeek: Int? = nil) {
    guard Icu.isReady else { return nil }
    var status = U_ZERO_ERROR
    let opened = zone.identifier.withUnits { swift_ucal_open($0, $1, Icu.locale(kind.locale(locale)), UCAL_DEFAULT, &status) }
    guard status.isSuccess, let opened else { return nil }
    (calendar, self.zone) = (opened, zone)
    swift_ucal_setAttribute(opened, UCAL_REPEATED_WALL_TIME, Int32(UCAL_WALLTIME_FIRST.rawValue))
    let isISO = kind == .iso8601
    if let first = firstWeekday ?? (isISO ? 2 : nil) { swift_ucal_setAttribute(opened, UCAL_FIRST_DAY_OF_WEEK, Int32(first)) }
    if let days = minimumDaysInFirstWeek ?? (isISO ? 4 : nil) { swift_ucal_setAttribute(opened, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK, Int32(days)) }
  }

  deinit { swift_ucal_close(calendar) }

  package var firstWeekday: Int { Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)) }
  package var minimumDaysInFirstWeek: Int { Int(swift_ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK)) }

  // MARK: Parts

  private func set(_ date: Double) -> Bool {
    var status = U_ZERO_ERROR
    swift_ucal_setMillis(calendar, date.icuDate, &status)
    return status.isSuccess
  }

  private var date: Double? {
    var status = U_ZERO_ERROR
    let date = swift_ucal_getMillis(calendar, &status)
    return status.isSuccess ? Double(icuDate: date) : nil
  }

  func icuField(_ field: UCalendarDateFields, at date: Double) -> Int? {
    guard set(date) else { return nil }
    var status = U_ZERO_ERROR
    let value = swift_ucal_get(calendar, field, &status)
    return status.isSuccess ? Int(value) : nil
  }

  /// - Parameter date: seconds since the reference date
  package func component(_ unit: CalendarUnit, of date: Double) -> Int {
    switch unit {
    case .quarter: (component(.month, of: date) - 1) / 3 + 1
    case .nanosecond: Int(((date - date.rounded(.down)) * 1e9).rounded())
    default: unit.icu.flatMap { icuField($0, at: date) }.map { unit == .month ? $0 + 1 : $0 } ?? 0
    }
  }

  /// The moment with these parts. What is not named is the first: the year 1, January, the first day, midnight.
  /// Parts beyond their range count on, as the 32nd of January is the first of February.
  package func date(from parts: [CalendarUnit: Int]) -> Double? {
    guard parts.values.allSatisfy({ $0.magnitude <= Self.largestPart }) else { return nil }
    swift_ucal_clear(calendar)
    swift_ucal_setAttribute(calendar, UCAL_LENIENT, 1)
    func set(_ field: UCalendarDateFields, _ value: Int) { swift_ucal_set(calendar, field, Int32(clamping: value)) }
    set(UCAL_YEAR, parts[.year] ?? 1)
    if let era = parts[.era] { set(UCAL_ERA, era) }
    set(UCAL_HOUR_OF_DAY, parts[.hour] ?? 0)
    set(UCAL_MINUTE, parts[.minute] ?? 0)
    set(UCAL_SECOND, parts[.second] ?? 0)
    if let week = parts[.weekOfYear] {
      if let year = parts[.yearForWeekOfYear] ?? parts[.year] { set(UCAL_YEAR_WOY, year) }
      set(UCAL_WEEK_OF_YEAR, week)
      set(UCAL_DAY_OF_WEEK, parts[.weekday] ?? firstWeekday)
    } else if let day = parts[.dayOfYear], parts[.month] == nil, parts[.day] == nil {
      set(UCAL_DAY_OF_YEAR, day)
    } else {
      set(UCAL_MONTH, (parts[.month] ?? parts[.quarter].map { ($0 - 1) * 3 + 1 } ?? 1) - 1)
      if let weekday = parts[.weekday], parts[.day] == nil {
        set(UCAL_DAY_OF_WEEK, weekday)
        set(UCAL_DAY_OF_WEEK_IN_MONTH, parts[.weekdayOrdinal] ?? 1)
      } else {
        set(UCAL_DATE, parts[.day] ?? 1)
      }
    }
    return date.map { $0 + Double(parts[.nanosecond] ?? 0) / 1e9 }
  }

  /// Ours: many times every clock's range, and no sum overflows.
  private static let largestPart: UInt = 1_000_000_000

  // MARK: Sums and differences

  package func adding(_ count: Int, _ unit: CalendarUnit, to date: Double) -> Double? {
    switch unit {
    // These have the same length always.
    case .hour: return date + Double(count) * 3600
    case .minute: return date + Double(count) * 60
    case .second: return date + Double(count)
    case .nanosecond: return date + Double(count) / 1e9
    default: break
    }
    let fraction = date - date.rounded(.down)
    guard count.magnitude <= Self.largestPart, set(date.rounded(.down)) else { return nil }
    let (field, factor): (UCalendarDateFields, Int) =
      switch unit {
      case .quarter: (UCAL_MONTH, 3)
      case .weekday, .dayOfYear: (UCAL_DATE, 1)
      case .weekOfMonth, .weekdayOrdinal: (UCAL_WEEK_OF_YEAR, 1)
      default: (unit.icu ?? UCAL_DATE, 1)
      }
    var status = U_ZERO_ERROR
    swift_ucal_add(calendar, field, Int32(clamping: count * factor), &status)
    return status.isSuccess ? self.date.map { $0 + fraction } : nil
  }

  /// The moment with one part counted on, within the larger ones, which stay: after December comes January of the same year.
  package func rolling(_ count: Int, _ unit: CalendarUnit, of date: Double) -> Double? {
    guard count.magnitude <= Self.largestPart, let field = unit.icu, set(date.rounded(.down)) else { return nil }
    var status = U_ZERO_ERROR
    swift_ucal_roll(calendar, field, Int32(clamping: count), &status)
    return status.isSuccess ? self.date.map { $0 + (date - date.rounded(.down)) } : nil
  }

  /// How much time lies between two moments, in units from the largest to the smallest: the months, then the days beyond them, ...
  package func difference(_ units: [CalendarUnit], from start: Double, to end: Double) -> [CalendarUnit: Int] {
    var answer: [CalendarUnit: Int] = [:]
    var start = start
    for unit in CalendarUnit.allCases where units.contains(unit) {
      if unit == .nanosecond {
        // 300 years are more nanoseconds than a whole number has room for.
        let count = ((end - start) * 1e9).rounded()
        answer[unit] = Int(exactly: count) ?? (count < 0 ? .min : .max)
        continue
      }
      let count = whole(unit, from: start, to: end)
      answer[unit] = count
      start = adding(count, unit, to: start) ?? start
    }
    return answer
  }

  /// The largest number of units that do not lead beyond `end`.
  private func whole(_ unit: CalendarUnit, from start: Double, to end: Double) -> Int {
    if unit == .era { return 0 }
    let length = Self.length(of: unit)
    var count = Int(((end - start) / length).rounded(.towardZero))
    let sign = end >= start ? 1 : -1
    func isBeyond(_ count: Int) -> Bool {
      guard let moment = adding(count, unit, to: start) else { return true }
      return sign > 0 ? moment > end : moment < end
    }
    // The guess may be far off: years of a moon calendar are 11 days shorter. So in growing steps to both sides of the border, then between them.
    var step = sign
    var beyond: Int?
    while count * sign > 0, isBeyond(count), !Self.mustEnd {
      beyond = count
      count = sign > 0 ? max(0, count - step) : min(0, count - step)
      if step.magnitude < Self.largestStep { step *= 2 }
    }
    step = sign
    while beyond == nil, !Self.mustEnd {
      if isBeyond(count + step) { beyond = count + step } else { count += step }
      if step.magnitude < Self.largestStep { step *= 2 }
    }
    while let far = beyond, (far - count) * sign > 1, !Self.mustEnd {
      let middle = count + (far - count) / 2
      if isBeyond(middle) { beyond = middle } else { count = middle }
    }
    return count
  }

  /// So that no sum of steps leaves the whole numbers. Ours
  private static let largestStep = 1 << 40

  static var mustEnd: Bool { HostWork.mustEnd("reckoning with dates") }

  /// About how long a unit is. Units: seconds
  static func length(of unit: CalendarUnit) -> Double {
    switch unit {
    case .era, .year, .yearForWeekOfYear: 365.2425 * 86_400
    case .quarter: 365.2425 * 86_400 / 4
    case .month: 365.2425 * 86_400 / 12
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: 7 * 86_400
    case .day, .dayOfYear, .weekday: 86_400
    case .hour: 3600
    case .minute: 60
    case .second, .nanosecond: 1
    }
  }

  // MARK: Days

  package func startOfDay(for date: Double) -> Double {
    self.date(from: [.era: component(.era, of: date), .year: component(.year, of: date), .dayOfYear: component(.dayOfYear, of: date)]) ?? date
  }

  package func isDateInWeekend(_ date: Double) -> Bool {
    var status = U_ZERO_ERROR
    return swift_ucal_isWeekend(calendar, date.icuDate, &status) != 0
  }

  package func nextTransition(after date: Double) -> Double? {
    guard set(date) else { return nil }
    var status = U_ZERO_ERROR
    var transition: UDate = 0
    guard swift_ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, &transition, &status) != 0, status.isSuccess else { return nil }
    return Double(icuDate: transition)
  }

  /// The numbers that a unit can have within the larger one around a moment: the days of its month.
  package func range(of unit: CalendarUnit, in larger: CalendarUnit, for date: Double) -> ClosedRange<Int>? {
    guard let start = self.start(of: larger, around: date), let end = adding(1, larger, to: start) else { return nil }
    switch (unit, larger) {
    case (.day, .month), (.dayOfYear, .year), (.day, .year): return 1...max(1, difference([.day], from: start, to: end)[.day] ?? 1)
    case (.month, .year), (.quarter, .year), (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear), (.weekOfMonth, .month):
      guard let last = adding(-1, .second, to: end) else { return nil }
      if unit == .weekOfYear {
        // The last days of a year may be in the first week of the next.
        let week = adding(-7, .day, to: last).map { component(.weekOfYear, of: $0) } ?? 52
        return 1...max(component(.weekOfYear, of: last), week)
      }
      let (first, end) = (component(unit, of: start), component(unit, of: last))
      return first <= end ? first...end : nil
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth), (.weekday, .month), (.weekday, .year): return 1...7
    case (.hour, .day): return 0...23
    case (.minute, .hour), (.minute, .day), (.second, .minute), (.second, .hour), (.second, .day): return 0...59
    default: return nil
    }
  }

  /// The first moment of the unit in which a moment lies.
  package func start(of unit: CalendarUnit, around date: Double) -> Double? {
    let era = component(.era, of: date)
    switch unit {
    case .year: return self.date(from: [.era: era, .year: component(.year, of: date)])
    case .quarter: return self.date(from: [.era: era, .year: component(.year, of: date), .month: (component(.quarter, of: date) - 1) * 3 + 1])
    case .month: return self.date(from: [.era: era, .year: component(.year, of: date), .month: component(.month, of: date)])
    case .weekOfYear, .weekOfMonth:
      let day = startOfDay(for: date)
      return adding(-((component(.weekday, of: date) - firstWeekday + 7) % 7), .day, to: day)
    case .yearForWeekOfYear: return self.date(from: [.yearForWeekOfYear: component(.yearForWeekOfYear, of: date), .weekOfYear: 1])
    case .day, .dayOfYear, .weekday, .weekdayOrdinal: return startOfDay(for: date)
    case .hour: return date - Double(component(.minute, of: date) * 60 + component(.second, of: date)) - (date - date.rounded(.down))
    case .minute: return date - Double(component(.second, of: date)) - (date - date.rounded(.down))
    case .second, .nanosecond: return date.rounded(.down)
    case .era: return nil
    }
  }
}
