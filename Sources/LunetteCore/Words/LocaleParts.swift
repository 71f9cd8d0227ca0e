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

  /// What has a name in a language.
  package enum Display: Sendable {
    case language, region, identifier
    package static let all: [(name: String, words: String, display: Display)] = [
      ("LanguageCode", "a language", .language), ("RegionCode", "a region", .region), ("Identifier", "a locale", .identifier),
    ]
  }

  /// The name of a language, a region or a locale by its code: `Deutsch`, `Allemagne`. Returns: nil for a code that has none
  package static func name(of code: String, _ display: Display, in locale: String) -> String? {
    guard Icu.isReady, code.utf8.count < longest else { return nil }
    let (code, locale) = (Icu.locale(display == .region ? "und_" + code : code), Icu.locale(locale))
    let name = Icu.text { text, room, status in
      switch display {
      case .language: swift_uloc_getDisplayLanguage(code, locale, text, room, &status)
      case .region: swift_uloc_getDisplayCountry(code, locale, text, room, &status)
      case .identifier: swift_uloc_getDisplayName(code, locale, text, room, &status)
      }
    }
    return name.flatMap { $0.isEmpty || $0 == code ? nil : $0 }
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
