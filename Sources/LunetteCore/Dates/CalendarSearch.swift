import _FoundationICU

/// What is found in the place of a clock time that summer time skips, or of a day that a month doesn't have. Source: Apple, Calendar.MatchingPolicy
package enum MissingTime: String, CaseIterable, Sendable {
  /// The first moment that there is after it.
  case nextTime
  /// The next hour or day that there is, with the smaller parts that were asked for.
  case nextTimePreservingSmallerComponents
  /// The hour or day before, with the smaller parts that were asked for.
  case previousTimePreservingSmallerComponents
  /// Nothing: the search goes on to where there is one.
  case strict
}

/// Which moments of a calendar have what is looked for.
extension DateCalendar {
  /// The first moment after a date that has these parts, or the last one before it; smaller parts that are not named are their first. nil where
  /// none comes within some years.
  /// - Parameter missing: what stands for a time that there is not; nil: a clock time moves on by the gap, and days that a month doesn't have are
  ///   looked for in another one
  package func nextDate(after date: Double, matching parts: [CalendarUnit: Int], backward: Bool = false, missing: MissingTime? = nil) -> Double? {
    guard parts.allSatisfy({ limits(of: $0.key, everywhere: false)?.contains($0.value) != false }) else { return nil }
    // What is found begins a second.
    guard parts[.nanosecond] ?? 0 == 0 else { return nil }
    let time: [CalendarUnit] = [.hour, .minute, .second]
    let named = time.filter { parts[$0] != nil }
    let ofDay = parts.filter { !time.contains($0.key) && $0.key != .nanosecond }
    let hours = parts[.hour].map { [$0] } ?? (named.isEmpty ? [0] : Array(0...23))
    let minutes = parts[.minute].map { [$0] } ?? (parts[.second] == nil || parts[.hour] != nil ? [0] : Array(0...59))
    var day = startOfDay(for: date)
    // What stands for a missing day may lie on the day after it.
    if missing != nil, !backward { day = adding(-1, .day, to: day).map(startOfDay) ?? day }
    for _ in 0..<Self.daysToSearch where !HostWork.isOver {
      let substitute = missing.flatMap { $0 == .strict ? nil : self.substitute(for: ofDay, at: day, $0) }
      if let shown = substitute ?? (ofDay.allSatisfy { component($0.key, of: day) == $0.value } ? day : nil) {
        // The first moment after a missing day is midnight.
        let isMidnight = substitute != nil && missing == .nextTime
        let (hours, minutes) = isMidnight ? ([0], [0]) : (hours, minutes)
        for hour in backward ? hours.reversed() : hours {
          for minute in backward ? minutes.reversed() : minutes where !Self.mustEnd {
            var moment: [CalendarUnit: Int] = [
              .era: component(.era, of: shown), .year: component(.year, of: shown), .dayOfYear: component(.dayOfYear, of: shown),
            ]
            (moment[.hour], moment[.minute], moment[.second]) = (hour, minute, isMidnight ? 0 : parts[.second] ?? 0)
            guard let reckoned = self.date(from: moment) else { continue }
            let found = missing == nil ? reckoned : existing(reckoned, asked: moment, missing, isAsked: parts[.hour] != nil)
            if let found, backward ? found < date : found > date { return found }
          }
        }
      }
      guard !Self.mustEnd, let next = adding(backward ? -1 : 1, .day, to: day) else { return nil }
      day = startOfDay(for: next)
    }
    return nil
  }

  /// The day that stands for one that the month of `day` doesn't have, where `day` is the month's last.
  private func substitute(for parts: [CalendarUnit: Int], at day: Double, _ missing: MissingTime) -> Double? {
    guard let wanted = parts[.day], wanted > component(.day, of: day), wanted <= limits(of: .day, everywhere: false)?.upperBound ?? 0,
      let next = adding(1, .day, to: day).map(startOfDay), component(.day, of: next) == 1,
      parts.allSatisfy({ $0.key == .day || component($0.key, of: day) == $0.value })
    else { return nil }
    return missing == .previousTimePreservingSmallerComponents ? day : next
  }

  /// - Parameters:
  ///   - found: the moment of the parts; of a time that the clock skips it lies behind the gap
  ///   - isAsked: whether the hour was asked for
  private func existing(_ found: Double, asked: [CalendarUnit: Int], _ missing: MissingTime?, isAsked: Bool) -> Double? {
    let isThere = [CalendarUnit.hour, .minute].allSatisfy { asked[$0] == component($0, of: found) }
    guard !isThere, let border = nextTransition(after: startOfDay(for: found) - 1), border <= found else { return found }
    guard isAsked else { return nil }
    switch missing {
    case .strict: return nil
    case .nextTime: return border
    case .previousTimePreservingSmallerComponents: return found - Double(zone.secondsFromGMT(at: border) - zone.secondsFromGMT(at: border - 1))
    case .nextTimePreservingSmallerComponents, nil: return found
    }
  }

  /// Ours: the 29th of February comes within eight years.
  private static let daysToSearch = 366 * 9

  /// The weekend in which a date lies; nil on other days.
  package func weekend(around date: Double) -> (start: Double, end: Double)? {
    guard isDateInWeekend(date) else { return nil }
    return weekend(from: startOfDay(for: date))
  }

  /// The weekend that begins first after a date, or the last one that is over before it.
  package func nextWeekend(after date: Double, backward: Bool = false) -> (start: Double, end: Double)? {
    var day = startOfDay(for: date)
    // Two weeks have a whole weekend to each side of every day.
    for _ in 0..<14 {
      guard let next = adding(backward ? -1 : 1, .day, to: day) else { return nil }
      day = startOfDay(for: next)
      guard isDateInWeekend(day), let found = weekend(from: day), backward ? found.end <= date : found.start > date else { continue }
      return found
    }
    return nil
  }

  /// - Parameter day: the beginning of a day of the weekend
  private func weekend(from day: Double) -> (start: Double, end: Double)? {
    var (start, end) = (day, day)
    // A week has a day that belongs to no weekend.
    for _ in 0..<7 {
      guard let before = adding(-1, .day, to: start), isDateInWeekend(before) else { break }
      start = startOfDay(for: before)
    }
    for _ in 0..<7 {
      guard let after = adding(1, .day, to: end) else { return nil }
      end = startOfDay(for: after)
      if !isDateInWeekend(end) { return (start, end) }
    }
    return nil
  }

  /// Which one of its kind the unit around a date is in the larger one, from 1: the 90th day of the year. nil where the larger one isn't larger.
  package func ordinality(of unit: CalendarUnit, in larger: CalendarUnit, for date: Double) -> Int? {
    guard let start = self.start(of: larger, around: date), CalendarUnit.allCases.firstIndex(of: larger) != CalendarUnit.allCases.firstIndex(of: unit)
    else { return nil }
    switch (unit, larger) {
    case (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear), (.weekOfMonth, .month): return component(unit, of: date)
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth): return (component(.weekday, of: date) - firstWeekday + 7) % 7 + 1
    case (.weekday, .month), (.weekday, .year): return (ordinality(of: .day, in: larger, for: date).map { ($0 - 1) / 7 + 1 })
    default:
      guard Self.length(of: unit) < Self.length(of: larger) else { return nil }
      let inner = self.start(of: unit, around: date) ?? date
      return (difference([unit], from: start, to: inner)[unit] ?? 0) + 1
    }
  }

  /// The numbers that a unit can have at all, or has in each larger unit: days are 1 to 31, and at least 1 to 28.
  package func limits(of unit: CalendarUnit, everywhere: Bool) -> ClosedRange<Int>? {
    let (base, step): (CalendarUnit, Int) = unit == .quarter ? (.month, 3) : (unit, 1)
    if unit == .nanosecond { return 0...999_999_999 }
    guard let field = base.icu else { return nil }
    var status = U_ZERO_ERROR
    let first = Int(swift_ucal_getLimit(calendar, field, everywhere ? UCAL_GREATEST_MINIMUM : UCAL_MINIMUM, &status))
    let last = Int(swift_ucal_getLimit(calendar, field, everywhere ? UCAL_LEAST_MAXIMUM : UCAL_MAXIMUM, &status))
    guard status.isSuccess, first <= last else { return nil }
    // Months count from 0 in ICU.
    return base == .month ? (first / step + 1)...((last + 1) / step) : first...last
  }
}
