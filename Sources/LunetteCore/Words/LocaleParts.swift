import _FoundationICU

/// The language and the region of a locale's identifier.
package struct LocaleParts {
  package let language: String
  package let region: String?
  package let script: String?

  package init(_ identifier: String) {
    func part(_ read: (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?) -> Int32) -> String {
      guard Icu.isReady else { return "" }
      var status = U_ZERO_ERROR
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.longest) { buffer in
        let length = read(identifier, buffer.baseAddress, Int32(Self.longest), &status)
        guard status.isSuccess, length < Self.longest else { return "" }
        return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
    language = part(swift_uloc_getLanguage)
    let country = part(swift_uloc_getCountry)
    region = country.isEmpty ? nil : country
    let own = part(swift_uloc_getScript)
    script = own.isEmpty ? nil : own
  }

  /// The parts of the language as Locale.Language has them. Source: Apple, Locale.Language
  package var languageTable: [String: [String: String]] {
    ["languageCode": language, "script": script, "region": region].compactMapValues { code in code.map { ["identifier": $0] } }
  }

  /// What has a name in a language.
  package enum Display: Sendable {
    case language, region, script, variant, identifier, currency
    package static let all: [(name: String, words: String, display: Display)] = [
      ("LanguageCode", "a language", .language), ("RegionCode", "a region", .region), ("ScriptCode", "a script", .script),
      ("VariantCode", "a variant", .variant), ("Identifier", "a locale", .identifier), ("CurrencyCode", "a kind of money", .currency),
    ]
  }

  /// The name of a language, a region or a locale by its code: `Deutsch`, `Allemagne`. Returns: nil for a code that has none
  package static func name(of code: String, _ display: Display, in locale: String) -> String? {
    guard Icu.isReady, code.utf8.count < longest else { return nil }
    let locale = Icu.locale(locale)
    if display == .currency { return currencyName(code.uppercased(), in: locale) }
    let prefix =
      switch display {
      case .region, .script: "und_"
      case .variant: "und__"
      default: ""
      }
    let code = Icu.locale(prefix + code)
    let name = Icu.text { text, room, status in
      switch display {
      case .language: swift_uloc_getDisplayLanguage(code, locale, text, room, &status)
      case .region: swift_uloc_getDisplayCountry(code, locale, text, room, &status)
      case .script: swift_uloc_getDisplayScript(code, locale, text, room, &status)
      case .variant: swift_uloc_getDisplayVariant(code, locale, text, room, &status)
      case .identifier, .currency: swift_uloc_getDisplayName(code, locale, text, room, &status)
      }
    }
    return name.flatMap { $0.isEmpty || $0 == code ? nil : $0 }
  }

  private static func currencyName(_ code: String, in locale: String) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    var (units, isChoice): ([UInt16], UBool) = (Array(code.utf16), 0)
    // Source: ISO 4217
    guard units.count == 3, units.allSatisfy({ (65...90).contains($0) }) else { return nil }
    units.append(0)
    guard let name = swift_ucurr_getName(units, locale, UCURR_LONG_NAME, &isChoice, &length, &status), status.isSuccess else { return nil }
    let text = String(utf16: UnsafeBufferPointer(start: name, count: Int(length)))
    return text == code ? nil : text
  }

  /// Whether people of the locale reckon in metres. Source: ICU's measurement systems
  package static func measurementSystem(_ locale: String) -> String {
    guard Icu.isReady else { return "metric" }
    var status = U_ZERO_ERROR
    return switch swift_ulocdata_getMeasurementSystem(Icu.locale(locale), &status) {
    case UMS_US: "us"
    case UMS_UK: "uk"
    default: "metric"
    }
  }

  /// What stands before and behind quoted words, outside and inside of other quoted words.
  package static func quotation(_ locale: String) -> [String] {
    var status = U_ZERO_ERROR
    guard Icu.isReady, let data = swift_ulocdata_open(Icu.locale(locale), &status), status.isSuccess else { return ["“", "”", "‘", "’"] }
    defer { swift_ulocdata_close(data) }
    return [ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END].map { kind in
      Icu.text { swift_ulocdata_getDelimiter(data, kind, $0, $1, &$2) } ?? ""
    }
  }

  /// Whether a language is read from right to left.
  package static func isRightToLeft(_ language: String) -> Bool { Icu.isReady && swift_uloc_isRightToLeft(Icu.locale(language)) != 0 }

  /// The codes of all regions, or of all languages, in the order of their letters.
  package static func codes(ofRegions: Bool) -> [String] {
    guard Icu.isReady, let list = ofRegions ? swift_uloc_getISOCountries() : swift_uloc_getISOLanguages() else { return [] }
    var codes: [String] = []
    var place = list
    while let code = place.pointee {
      codes.append(String(cString: code))
      place += 1
    }
    return codes.sorted()
  }

  /// Source: ICU, ULOC_FULLNAME_CAPACITY
  private static let longest = 157

  /// The locales that ICU has words for, by their identifiers.
  package static let known: Set<String> = {
    guard Icu.isReady else { return [] }
    return Set((0..<swift_uloc_countAvailable()).compactMap { swift_uloc_getAvailable($0).map { String(cString: $0) } })
  }()

  /// Whether ICU has words for the locale's language. Another one is written as no language in particular.
  package static func isKnown(_ identifier: String) -> Bool {
    let base = String(identifier.prefix { $0 != "@" }).replacing("-", with: "_")
    return known.contains(base) || known.contains(LocaleParts(base).language) || base.hasPrefix("en_US_POSIX")
  }
}
