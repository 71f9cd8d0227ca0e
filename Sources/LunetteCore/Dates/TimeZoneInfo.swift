import _FoundationICU

/// A time zone, by its identifier (`Europe/Berlin`) or its distance from Greenwich (`GMT+0200`).
package struct TimeZoneInfo: Hashable, Sendable {
  package let identifier: String

  package static let gmt = TimeZoneInfo(known: "GMT")

  private init(known identifier: String) { self.identifier = identifier }

  /// Returns: nil for an identifier that ICU does not know
  package init?(identifier: String) {
    guard Icu.isReady, identifier.utf16.count <= Self.longestName else { return nil }
    var isSystem: UBool = 0
    let canonical = identifier.withUnits { name, length in
      Icu.text { swift_ucal_getCanonicalTimeZoneID(name, length, $0, $1, &isSystem, &$2) }
    }
    guard canonical != nil, identifier != "Etc/Unknown" else { return nil }
    self.identifier = identifier
  }

  /// A zone without summer time. Returns: nil for more than 18 hours, which no zone has. Source: Apple, TimeZone(secondsFromGMT:)
  package init?(secondsFromGMT seconds: Int) {
    guard seconds.magnitude <= 18 * 3600 else { return nil }
    let (distance, sign) = (abs(seconds), seconds < 0 ? "-" : "+")
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = two(distance / 3600) + ":" + two(distance / 60 % 60) + (distance % 60 == 0 ? "" : ":" + two(distance % 60))
    self.init(identifier: seconds == 0 ? "GMT" : "GMT" + sign + clock)
  }

  /// Ours: the longest identifier has 32.
  private static let longestName = 64

  /// - Parameter date: seconds since the reference date
  /// Returns: seconds to the east of Greenwich, with summer time
  package func secondsFromGMT(at date: Double) -> Int { standardOffset(at: date) + daylightOffset(at: date) }

  /// Returns: seconds that summer time adds
  package func daylightOffset(at date: Double) -> Int { field(UCAL_DST_OFFSET, at: date) }

  private func standardOffset(at date: Double) -> Int { field(UCAL_ZONE_OFFSET, at: date) }

  private func field(_ field: UCalendarDateFields, at date: Double) -> Int {
    DateCalendar(zone: self).flatMap { $0.icuField(field, at: date) }.map { $0 / 1000 } ?? 0
  }

  /// The next moment at which the zone's offset changes; nil where none does.
  package func nextTransition(after date: Double) -> Double? { DateCalendar(zone: self)?.nextTransition(after: date) }

  /// The name of the zone at a moment: `CEST` in short, `Central European Summer Time` in full.
  package func name(at date: Double, isShort: Bool, locale: String) -> String? {
    DateText(.pattern(isShort ? "zzz" : "zzzz"), locale: locale, zone: self)?.string(date)
  }

  /// Its name in a locale, whatever the date.
  package func name(_ style: NameStyle, locale: String) -> String? {
    if style == .generic || style == .shortGeneric {
      return DateText(.pattern(style == .generic ? "vvvv" : "v"), locale: locale, zone: self)?.string(0)
    }
    guard let calendar = DateCalendar(zone: self) else { return nil }
    let kind =
      switch style {
      case .standard: UCAL_STANDARD
      case .shortStandard: UCAL_SHORT_STANDARD
      case .daylightSaving: UCAL_DST
      default: UCAL_SHORT_DST
      }
    return Icu.text { swift_ucal_getTimeZoneDisplayName(calendar.calendar, kind, Icu.locale(locale), $0, $1, &$2) }
  }

  /// Source: Apple, NSTimeZone.NameStyle
  package enum NameStyle: String, CaseIterable, Sendable { case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric }

  /// Zones by the short names that people write. Source: Apple, TimeZone.abbreviationDictionary
  package static let abbreviations: [String: String] = [
    "ADT": "America/Halifax", "AKDT": "America/Juneau", "AKST": "America/Juneau", "ART": "America/Argentina/Buenos_Aires", "AST": "America/Halifax",
    "BDT": "Asia/Dhaka", "BRST": "America/Sao_Paulo", "BRT": "America/Sao_Paulo", "BST": "Europe/London", "CAT": "Africa/Harare",
    "CDT": "America/Chicago", "CEST": "Europe/Paris", "CET": "Europe/Paris", "CLST": "America/Santiago", "CLT": "America/Santiago",
    "COT": "America/Bogota", "CST": "America/Chicago", "EAT": "Africa/Addis_Ababa", "EDT": "America/New_York", "EEST": "Europe/Athens",
    "EET": "Europe/Athens", "EST": "America/New_York", "GMT": "GMT", "GST": "Asia/Dubai", "HKT": "Asia/Hong_Kong", "HST": "Pacific/Honolulu",
    "ICT": "Asia/Bangkok", "IRST": "Asia/Tehran", "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "MDT": "America/Denver",
    "MSD": "Europe/Moscow", "MSK": "Europe/Moscow", "MST": "America/Phoenix", "NDT": "America/St_Johns", "NST": "America/St_Johns",
    "NZDT": "Pacific/Auckland", "NZST": "Pacific/Auckland", "PDT": "America/Los_Angeles", "PET": "America/Lima", "PHT": "Asia/Manila",
    "PKT": "Asia/Karachi", "PST": "America/Los_Angeles", "SGT": "Asia/Singapore", "TRT": "Europe/Istanbul", "UTC": "UTC", "WAT": "Africa/Lagos",
    "WEST": "Europe/Lisbon", "WET": "Europe/Lisbon", "WIT": "Asia/Jakarta",
  ]

  /// The names of all time zones, in alphabetical order.
  package static let identifiers: [String] = {
    var status = U_ZERO_ERROR
    guard Icu.isReady, let zones = swift_ucal_openTimeZones(&status), status.isSuccess else { return [] }
    defer { swift_uenum_close(zones) }
    var names: [String] = []
    var length: Int32 = 0
    while let name = swift_uenum_next(zones, &length, &status), status.isSuccess { names.append(String(cString: name)) }
    return names.sorted()
  }()
}
