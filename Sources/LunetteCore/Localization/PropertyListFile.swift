import Foundation

/// Reads property lists in XML: `Localizable.stringsdict`, and `.strings` that a tool has written. Foundation reads the XML.
package enum PropertyListFile {
  /// Whether a file is a property list in XML.
  static func isXML(_ file: [UInt8]) -> Bool {
    // Without byte order marks, and without the zeros of UTF-16.
    let start = file.prefix(beginning).filter { (0x21..<0x80).contains($0) }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Array($0.utf8)) }
  }

  /// Where a file says what it is. Ours. Units: bytes
  private static let beginning = 256

  /// The texts of a `.strings` in XML.
  static func strings(_ file: [UInt8]) throws(LocalizationProblem) -> [String: LocalizedText] {
    let text = try LocalizationFile.utf8(file)
    var texts: [String: LocalizedText] = [:]
    for (key, value) in try dictionary(file) {
      guard let value = value as? String else { throw LocalizationProblem("a text is wanted for the key \"\(key)\"", about: "<key>\(key)</key>", in: text) }
      texts[key] = .plain(value)
    }
    return texts
  }

  /// The texts of a `.stringsdict`. Source: Apple, "Stringsdict file format"
  package static func stringsdict(_ file: [UInt8], for device: LocalizedDevice = .iphone) throws(LocalizationProblem) -> [String: LocalizedText] {
    let text = try LocalizationFile.utf8(file)
    guard isXML(file) else { throw LocalizationProblem("no property list in XML: '<?xml' or '<plist' is expected", at: 0, in: text) }
    var texts: [String: LocalizedText] = [:]
    for (key, value) in try dictionary(file) {
      func problem(_ reason: String) -> LocalizationProblem { LocalizationProblem("\"\(key)\": \(reason)", about: "<key>\(key)</key>", in: text) }
      guard let entry = value as? [String: Any] else { throw problem("a <dict> is wanted") }
      if let plain = plainText(of: entry, device) {
        texts[key] = .plain(plain)
        continue
      }
      guard let format = entry[formatKey] as? String else { throw problem("\(formatKey) is missing") }
      var numbers: [String: LocalizedText.Number] = [:]
      for name in entry.keys.sorted() where name != formatKey {
        guard let rules = entry[name] as? [String: Any] else { throw problem("a <dict> is wanted for '\(name)'") }
        if let kind = rules[kindKey] as? String, kind != "NSStringPluralRuleType" {
          throw problem("'\(name)' has the rule '\(kind)', which is none for numbers")
        }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = rules[category.rawValue] as? String }
        guard forms[.other] != nil else { throw problem("'\(name)' has no form 'other'") }
        numbers[name] = LocalizedText.Number(forms: forms, specifier: rules[valueKey] as? String ?? "d")
      }
      texts[key] = .rule(format: format, numbers: numbers)
    }
    return texts
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let kindKey = "NSStringFormatSpecTypeKey"
  private static let valueKey = "NSStringFormatValueTypeKey"

  /// The text of an entry: of several for devices the device's, of several for widths that for the largest. Source: Apple, "Stringsdict file format"
  private static func plainText(of entry: [String: Any], _ device: LocalizedDevice) -> String? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices[device.rawValue] ?? devices["other"] ?? devices["iphone"] ?? devices.min { $0.key < $1.key }?.value) as? String
    }
    guard let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] else { return nil }
    return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value as? String
  }

  /// The outermost dictionary, in the order of its keys, so that of two problems the same one is always told.
  private static func dictionary(_ file: [UInt8]) throws(LocalizationProblem) -> [(key: String, value: Any)] {
    let text = try LocalizationFile.utf8(file)
    // A list of objects takes several times what its text does.
    guard let value = try object(file, text) else { return [] }
    guard let dictionary = value as? [String: Any] else { throw LocalizationProblem("a <dict> is wanted", about: "<plist", in: text) }
    return dictionary.sorted { $0.key < $1.key }
  }

  /// What Foundation makes of a file. Nil: the time is over
  private static func object(_ file: [UInt8], _ text: [UInt8]) throws(LocalizationProblem) -> Any? {
    guard !HostWork.mustEnd(bytes: 8 * file.count, "reading \(file.count) bytes of a property list"),
      !HostWork.mustEnd(steps: file.count / LocalizationFile.bytesPerStep, "reading \(file.count) bytes of a property list")
    else { return nil }
    // Without these a text is a text: Foundation would resolve entities of its own, and read other forms.
    if let entity = text.firstRange(of: Array("<!ENTITY".utf8)) { throw LocalizationProblem("entities are not read", at: entity.lowerBound, in: text) }
    do { return try PropertyListSerialization.propertyList(from: Data(file), options: [], format: nil) } catch {
      throw problem(error as NSError, in: text)
    }
  }

  /// The value of a property list in XML, or in the old style: `{ key = (a, "b c"); }`.
  package static func value(_ file: [UInt8]) throws(LocalizationProblem) -> PropertyListValue {
    guard !file.starts(with: Array("bplist".utf8)) else {
      throw LocalizationProblem("a binary property list; write it as text, with plutil -convert xml1 for example", line: 1, column: 1)
    }
    let text = try LocalizationFile.utf8(file)
    var old = OldStyleSyntax(text)
    if !isXML(file), let place = old.missingSemicolon() { throw LocalizationProblem("missing semicolon in a dictionary", at: place, in: text) }
    guard let value = try object(file, text) else { return .text("") }
    guard let known = PropertyListValue(value) else { throw LocalizationProblem("a value of an unknown kind", at: 0, in: text) }
    return known
  }

  /// Foundation tells the line; the column is that of the line's first character. Where it tells none, the file's end is meant.
  private static func problem(_ error: NSError, in text: [UInt8]) -> LocalizationProblem {
    // What is no XML was read in the old style, too, and only the error about that says what is wrong.
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
    let told = isXML(text) ? error : old ?? error
    let reason = told.userInfo["NSDebugDescription"] as? String ?? "no property list in XML"
    let words = reason.split(separator: " ")
    guard let place = words.firstIndex(of: "line"), words.indices.contains(place + 1), let line = Int(words[place + 1]), line > 0 else {
      return LocalizationProblem(reason, at: text.count, in: text)
    }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let column = lines.indices.contains(line - 1) ? lines[line - 1].prefix { $0 == 0x20 || $0 == 0x09 }.count + 1 : 1
    return LocalizationProblem(reason, line: line, column: column)
  }
}
