import _FoundationICU

/// Names of languages: `de`, `pt-BR`, `zh-Hant-TW`. Source: BCP 47
package enum LanguageTag {
  /// With hyphens, and letters as usual: `zh_hant_tw` is `zh-Hant-TW`. `Base` stays.
  package static func normalized(_ name: String) -> String {
    let parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, first != "Base" else { return name }
    let language = first.lowercased()
    // Source: ISO 639, names that were given up
    let others = ["iw": "he", "in": "id", "no": "nb"]
    return
      ([others[language] ?? language]
      + parts.dropFirst().map { part in
        part.count == 4 && part.allSatisfy(\.isLetter) ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
      }).joined(separator: "-")
  }

  /// Whether it can be a language: two or three letters, and parts of up to eight letters and digits.
  package static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else { return false }
    return parts.count <= 5
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count) && part.utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
      }
  }

  /// The names under which a language's texts are looked for, the best first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`. A part that is left out is the one
  /// that is likely: `zh-TW` also finds `zh-Hant`, and `zh` finds `zh-Hans`. Source: docs/rules/world.md 4; Unicode CLDR, likely subtags
  package static func fallbacks(of name: String) -> [String] {
    let tag = normalized(name)
    var result = [tag]
    func add(_ parts: String?...) {
      let tag = parts.compactMap { $0 }.joined(separator: "-")
      if !result.contains(tag) { result.append(tag) }
    }
    let own = Parts(tag)
    let likely = Parts(normalized(likelyTag(tag)))
    let script = own.script ?? likely.script
    add(own.language, script, own.region)
    add(own.language, script)
    add(own.language, own.region)
    // Texts in another script are no texts that the user reads.
    add(own.language)
    if own.region == nil { add(own.language, likely.region) }
    return result
  }

  private struct Parts {
    let language: String
    var script: String?
    var region: String?

    init(_ tag: String) {
      let parts = tag.split(separator: "-").map(String.init)
      language = parts.first ?? ""
      for part in parts.dropFirst() {
        if part.count == 4, part.allSatisfy(\.isLetter) { script = part } else if region == nil { region = part }
      }
    }
  }

  /// Source: ICU, ULOC_FULLNAME_CAPACITY
  private static let longest = 157

  private static func likelyTag(_ tag: String) -> String {
    guard Icu.isReady, tag.utf8.count < longest else { return tag }
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: longest) { buffer in
      let length = swift_uloc_addLikelySubtags(tag.replacing("-", with: "_"), buffer.baseAddress, Int32(longest), &status)
      guard status.isSuccess, length > 0, length < longest else { return tag }
      return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Whether it is written from right to left, as Arabic, Hebrew, Persian and Urdu are. Source: Unicode CLDR, by ICU
  package static func isRightToLeft(_ name: String) -> Bool {
    Icu.isReady && isLanguage(name) && swift_uloc_isRightToLeft(normalized(name).replacing("-", with: "_")) != 0
  }
}
