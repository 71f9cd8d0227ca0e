import Foundation

/// What a text view looks for in its text. Source: Apple, UIDataDetectorTypes (raw values); the others aren't found
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let all: UIDataDetectorTypes = [.phoneNumber, .link]
}

/// Web addresses and phone numbers in a text. Source: docs/rules/text.md 6 (ours; UIKit's own rules are not documented)
package enum TextDetection {
  /// A part of the text, in UTF-16 units, and the address that it stands for.
  package typealias Found = (range: Range<Int>, url: String)

  package static func found(in text: String, _ types: UIDataDetectorTypes) -> [Found] {
    let units = Array(text.utf16)
    var found: [Found] = []
    if types.contains(.link) { found += links(units) }
    if types.contains(.phoneNumber) {
      found += phoneNumbers(units).filter { number in !found.contains { $0.range.overlaps(number.range) } }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Links: words that begin with a scheme or with www, mail addresses, and names of hosts with a usual ending

  private static func links(_ units: [UInt16]) -> [Found] {
    var found: [Found] = []
    for word in words(units) {
      let text = String(decoding: units[word], as: UTF16.self)
      let low = text.lowercased()
      if let scheme = ["http://", "https://", "mailto:", "tel:"].first(where: low.hasPrefix) {
        if low.count > scheme.count { found.append((word, text)) }
      } else if let at = low.firstIndex(of: "@") {
        if at > low.startIndex, isHost(low[low.index(after: at)...]) { found.append((word, "mailto:" + text)) }
      } else if isHost(low.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }) {
        found.append((word, "http://" + text))
      }
    }
    return found
  }

  /// Between white space, without the signs around it that belong to the sentence.
  private static func words(_ units: [UInt16]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    while start < units.count {
      if HostWork.mustEnd("looking for links and numbers in a text of \(units.count) characters") { break }
      var end = start
      while end < units.count, !isSpace(units[end]) { end += 1 }
      var word = start..<end
      while let first = word.first, isOpening(units[first]) { word = word.dropFirst() }
      while let last = word.last, isClosing(units[last]) { word = word.dropLast() }
      if !word.isEmpty { words.append(word) }
      start = end + 1
    }
    return words
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit <= 0x20 || unit == 0xA0 || (0x2000...0x200B).contains(unit) || unit == 0x2028 }
  private static let opening = Set("([{<\"'“‘«".utf16)
  private static let closing = Set(")]}>\"'”’».,;:!?".utf16)
  private static func isOpening(_ unit: UInt16) -> Bool { opening.contains(unit) }
  private static func isClosing(_ unit: UInt16) -> Bool { closing.contains(unit) }

  /// Endings by which a word without a scheme is taken for an address. Ours: the most used ones
  private static let endings: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "app", "info", "biz", "de", "uk", "fr", "it", "es", "nl", "ch", "at", "se", "no", "dk",
    "fi", "pl", "eu", "us", "ca", "au", "jp", "cn", "in", "br", "ru",
  ]

  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, endings.contains(last) || labels[0] == "www" && labels.count > 2 else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && label.first != "-" && label.last != "-"
    }
  }

  // MARK: Phone numbers: 7 to 15 digits with single signs between them

  /// Source: ITU E.164 for the most digits; ours for the fewest
  private static let digits = 7...15

  private static func phoneNumbers(_ units: [UInt16]) -> [Found] {
    var found: [Found] = []
    var start = 0
    while start < units.count {
      if HostWork.mustEnd("looking for links and numbers in a text of \(units.count) characters") { break }
      guard isDigit(units[start]) || units[start] == 0x2B || units[start] == 0x28, start == 0 || !isPartOfWord(units[start - 1]) else {
        start += 1
        continue
      }
      var (end, lastDigit) = (start, start)
      while end < units.count, isDigit(units[end]) || isBetween(units, end, start) {
        if isDigit(units[end]) { lastDigit = end }
        end += 1
      }
      let range = start..<lastDigit + 1
      let number = units[range].filter { isDigit($0) || $0 == 0x2B }
      let next = lastDigit + 1
      if digits.contains(number.count { isDigit($0) }), next >= units.count || !isPartOfWord(units[next]) {
        found.append((range, "tel:" + String(decoding: number, as: UTF16.self)))
      }
      start = max(end, start + 1)
    }
    return found
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
  private static func isPartOfWord(_ unit: UInt16) -> Bool {
    isDigit(unit) || (0x41...0x5A).contains(unit & ~0x20) || unit > 0xBF || unit == 0x5F || unit == 0x2F || unit == 0x40
  }
  /// A plus at the start, brackets, and a space, hyphen or point after a digit or a bracket.
  private static func isBetween(_ units: [UInt16], _ index: Int, _ start: Int) -> Bool {
    switch units[index] {
    case 0x2B: index == start
    case 0x28, 0x29: true
    case 0x20, 0xA0, 0x2D, 0x2E: index > start && (isDigit(units[index - 1]) || units[index - 1] == 0x29)
    default: false
    }
  }
}
