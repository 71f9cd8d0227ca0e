/// A length of time in words or with colons: `1h 2m 5s`, `1:02:05`. It is cut off at its smallest unit, and units of zero are dropped.
/// Source: Apple, DateComponentsFormatter; docs/rules/world.md 4
package struct DurationText {
  /// Source: Apple, DateComponentsFormatter.UnitsStyle
  package enum UnitsStyle: String, CaseIterable, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  /// Source: Apple, DateComponentsFormatter.ZeroFormattingBehavior
  package enum ZeroFormatting: String, CaseIterable, Sendable { case `default`, dropLeading, dropMiddle, dropTrailing, dropAll, pad }

  package var locale = "en_US"
  package var allowedUnits: [CalendarUnit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
  package var unitsStyle = UnitsStyle.positional
  package var zeroFormatting = ZeroFormatting.default
  /// 0: as many as there are.
  package var maximumUnitCount = 0
  package init() {}

  /// - Parameter parts: the counts of the units; those that are not allowed are left out
  package func string(_ parts: [CalendarUnit: Int]) -> String {
    let units = CalendarUnit.allCases.filter { allowedUnits.contains($0) && parts[$0] != nil }
    var shown = units.map { (unit: $0, count: parts[$0] ?? 0) }
    // With colons a zero in the middle keeps its place.
    let isPositional = unitsStyle == .positional
    switch zeroFormatting {
    case .default where isPositional, .dropLeading: shown = Array(shown.drop { $0.count == 0 })
    case .default, .dropAll: shown.removeAll { $0.count == 0 }
    case .dropTrailing: while shown.last?.count == 0 { shown.removeLast() }
    case .dropMiddle:
      let inner = shown.indices.dropFirst().dropLast()
      shown = shown.indices.filter { !inner.contains($0) || shown[$0].count != 0 }.map { shown[$0] }
    case .pad: break
    }
    if shown.isEmpty, let last = units.last { shown = [(last, 0)] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if isPositional { return positional(shown) }
    let texts = shown.compactMap { part -> String? in
      let text = UnitText(locale: locale, unit: "duration-" + (part.unit.duration ?? "second"), width: unitsStyle.width)
      return unitsStyle == .spellOut ? text?.spelledOut(Double(part.count), of: part.unit) : text?.string(Double(part.count))
    }
    switch unitsStyle {
    case .abbreviated, .brief: return texts.joined(separator: " ")
    default: return texts.joined(separator: ", ")
    }
  }

  /// A number in the locale's digits, without the signs between thousands.
  private func digits(_ count: Int, width: Int) -> String {
    var settings = NumberText.Settings()
    (settings.locale, settings.minimumIntegerDigits) = (locale, width)
    return NumberText(settings)?.string(Double(count)) ?? String(count)
  }

  private func positional(_ parts: [(unit: CalendarUnit, count: Int)]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      let isTime = [.hour, .minute, .second].contains(part.unit)
      // Days and larger units stand before the clock with their letter: "1d 2:03:04".
      if !isTime {
        text +=
          UnitText(locale: locale, unit: "duration-" + (part.unit.duration ?? "day"), width: .narrow)?.string(Double(part.count)) ?? ""
        text += index + 1 < parts.count ? " " : ""
        continue
      }
      let follows = index > 0 && [.hour, .minute].contains(parts[index - 1].unit)
      // The first part has the sign of all. Zeros that pad stand also in front of minutes ("01:05"), but not in front of hours: "1:00:10", as CLDR
      // writes `mm:ss` and `h:mm:ss`. Apple's header has "01:00:10", which developers who tried it did not see.
      let isPadded = follows || zeroFormatting == .pad && part.unit != .hour
      text += index == 0 && part.count < 0 ? "-" : follows ? ":" : ""
      text += digits(Int(clamping: part.count.magnitude), width: isPadded ? 2 : 1)
    }
    return text
  }
}

extension DurationText.UnitsStyle {
  fileprivate var width: UnitText.Width {
    switch self {
    case .full, .spellOut: .full
    case .short, .brief: .short
    case .abbreviated, .positional: .narrow
    }
  }
}

extension CalendarUnit {
  /// CLDR's name of the unit.
  fileprivate var duration: String? {
    switch self {
    case .year: "year"
    case .month: "month"
    case .weekOfMonth, .weekOfYear: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    default: nil
    }
  }
}
