import _FoundationICU

/// Writes the time between two moments, with what both have in common once: `Jan 5 – 8, 2026`. Source: Apple, DateIntervalFormatter
package struct DateIntervalText {
  package var dateStyle = DateStyle.medium
  package var timeStyle = DateStyle.short
  /// The parts that are written, in any order, in place of the styles: `yMMMd`.
  package var template: String?
  package var locale = "en_US"
  package var zone = TimeZoneInfo.gmt
  package var uses24Hours: Bool?
  package init() {}

  /// - Parameters: seconds since the reference date
  /// Returns: nil for a template that ICU can't use
  package func string(from start: Double, to end: Double) -> String? {
    guard Icu.isReady, let skeleton = template ?? skeletonOfStyles else { return nil }
    var status = U_ZERO_ERROR
    let clocked = Icu.locale(uses24Hours.map { DateText.locale(locale, uses24Hours: $0) } ?? locale)
    let opened = zone.identifier.withUnits { zone, zoneLength in
      skeleton.withUnits { swift_udtitvfmt_open(clocked, $0, $1, zone, zoneLength, &status) }
    }
    guard status.isSuccess, let opened else { return nil }
    defer { swift_udtitvfmt_close(opened) }
    return Icu.text { swift_udtitvfmt_format(opened, start.icuDate, end.icuDate, $0, $1, nil, &$2) }
  }

  /// The parts of the pattern that the styles have. Nil where neither is written.
  private var skeletonOfStyles: String? {
    guard dateStyle != .none || timeStyle != .none,
      let pattern = DateText(.styles(date: dateStyle, time: timeStyle), locale: locale, zone: zone, uses24Hours: uses24Hours)?.pattern
    else { return nil }
    return pattern.withUnits { units, length in Icu.text { swift_udatpg_getSkeleton(nil, units, length, $0, $1, &$2) } }
  }
}
