import LunetteCore

/// Makes the formats that formatters use, and keeps the last ones: making one takes a hundred times as long as using it.
struct DateFormats {
  private struct Key: Hashable { let form: DateText.Form, locale: String, zone: TimeZoneInfo, uses24Hours: Bool?, isLenient: Bool }
  private var made: [Key: DateText] = [:]
  /// Ours: more than an app's screens use
  private static let most = 64

  mutating func format(
    _ form: DateText.Form, locale: String, zone: TimeZoneInfo, uses24Hours: Bool? = nil, isLenient: Bool = false
  ) throws -> DateText {
    let key = Key(form: form, locale: locale, zone: zone, uses24Hours: uses24Hours, isLenient: isLenient)
    if let known = made[key] { return known }
    let new = try Self.make(form, locale: locale, zone: zone, uses24Hours: uses24Hours, isLenient: isLenient)
    if made.count >= Self.most { made.removeAll() }
    made[key] = new
    return new
  }

  /// One for a single formatter.
  static func make(_ form: DateText.Form, locale: String, zone: TimeZoneInfo, uses24Hours: Bool?, isLenient: Bool) throws -> DateText {
    guard let new = DateText(form, locale: locale, zone: zone, uses24Hours: uses24Hours, isLenient: isLenient) else {
      throw BindingFault.badValue(name: "DateFormatter.dateFormat", wanted: "a pattern such as \"yyyy-MM-dd\"", got: "\(form)")
    }
    return new
  }
}
