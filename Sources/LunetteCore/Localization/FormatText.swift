import Foundation

/// A value that a format shows.
package enum FormatArgument {
  case whole(Int64)
  case real(Double)
  case text(String)
  case nothing

  fileprivate var shown: String {
    switch self {
    case .whole(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let text): "\"\(text.count > 40 ? text.prefix(40) + "..." : text)\""
    case .nothing: "nil"
    }
  }
}

/// Why a format can't be filled in.
package struct FormatProblem: Error, CustomStringConvertible {
  package let description: String
}

/// Fills in a format such as `%1$@ has %#@items@`, as `localizedStringWithFormat` does. Source: Apple, String Format Specifiers; stringsdict files
package struct FormatText {
  /// Longest format. Source: docs/rules/world.md 8. Units: characters
  package static let longestFormat = 4096
  /// Longest result. Ours, as the largest file. Units: bytes
  package static let longestResult = 16 << 20
  /// Widest field, and most decimals. Ours: as of NumberText
  private static let widest = NumberText.mostDigits
  /// Forms inside of forms. Ours
  private static let mostLevels = 16

  private let arguments: [FormatArgument]
  /// The form of a number.
  private let category: (Double) -> PluralCategory
  /// Makes the form in which numbers are written.
  private let numbers: (NumberText.Settings) -> NumberText?
  private let locale: String
  private var result = ""

  /// - Parameters:
  ///   - text: what a table says for the format; nil for a format that is in none
  ///   - language: whose forms of numbers count
  ///   - numbers: makes the form in which numbers are written, or knows it
  package static func string(
    _ format: String, _ text: LocalizedText?, _ arguments: [FormatArgument], language: String, locale: String,
    numbers: @escaping (NumberText.Settings) -> NumberText?
  ) throws(FormatProblem) -> String {
    var writer = FormatText(
      arguments: arguments, category: { PluralCategory(of: $0, language: language.replacing("-", with: "_")) }, numbers: numbers, locale: locale)
    var next = 1
    switch text {
    case .rule(let format, let numbers): try writer.write(format, numbers, &next, level: 0)
    case .plural(let forms):
      // The number that counts is the first one that the text shows.
      let number = try writer.firstNumber(in: forms[.other] ?? "")
      try writer.write(writer.form(forms, number), [:], &next, level: 0)
    case .plain, nil: try writer.write(format, [:], &next, level: 0)
    }
    return writer.result
  }

  // MARK: Forms

  /// The text for a number. Of 0 first the form `zero`, which languages without such a form may have, too.
  private func form(_ forms: [PluralCategory: String], _ number: Double) -> String {
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[category(number)] ?? forms[.other] ?? ""
  }

  private func number(_ place: Int, _ specifier: String) throws(FormatProblem) -> Double {
    guard arguments.indices.contains(place - 1) else { throw missing(place, specifier) }
    switch arguments[place - 1] {
    case .whole(let value): return Double(value)
    case .real(let value): return value
    default: throw wrong(place, specifier, "a number")
    }
  }

  private func missing(_ place: Int, _ specifier: String) -> FormatProblem {
    FormatProblem(description: "'\(specifier)' wants argument \(place), and there \(arguments.count == 1 ? "is 1" : "are \(arguments.count)")")
  }

  private func wrong(_ place: Int, _ specifier: String, _ wanted: String) -> FormatProblem {
    FormatProblem(description: "'\(specifier)' wants \(wanted), and argument \(place) is \(arguments[place - 1].shown)")
  }

  private func firstNumber(in format: String) throws(FormatProblem) -> Double {
    var place = 0
    for case .field(let field) in try Self.parts(of: format) where field.conversion != "%" {
      if field.place == nil { place += 1 }
      if field.isNumber { return try number(field.place ?? place, field.text) }
    }
    // A form that shows no number, such as "none", is chosen by the first one there is.
    for argument in arguments {
      switch argument {
      case .whole(let value): return Double(value)
      case .real(let value): return value
      default: continue
      }
    }
    throw FormatProblem(description: "the text has forms for numbers, and no argument is a number")
  }

  // MARK: Parts

  /// `%1$-08.2lld`
  private struct Field {
    var text = ""
    var place: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var isLong = false
    var conversion: Character = "%"
    /// The name in `%#@name@`.
    var name: String?

    var isNumber: Bool { "dDiuUfFeEgG".contains(conversion) || name != nil }
  }

  private enum Part {
    case text(Substring)
    case field(Field)
  }

  private static func parts(of format: String) throws(FormatProblem) -> [Part] {
    var parts: [Part] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append(.text(rest[..<percent])) }
      var reader = FieldReader(rest[percent...])
      parts.append(.field(try reader.read()))
      rest = reader.rest
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }

  /// Reads one field of a format.
  private struct FieldReader {
    private let whole: Substring
    private(set) var rest: Substring

    init(_ text: Substring) {
      whole = text
      rest = text.dropFirst()
    }

    private var text: String { String(whole[..<rest.startIndex]) }

    private mutating func take(_ characters: String) -> Character? {
      guard let first = rest.first, characters.contains(first) else { return nil }
      rest.removeFirst()
      return first
    }

    /// A number, which can't be larger than a field is wide.
    private mutating func takeNumber() throws(FormatProblem) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      guard let number = Int(digits), number <= widest else {
        throw FormatProblem(description: "'\(text)' has a number above \(widest)")
      }
      return number
    }

    mutating func read() throws(FormatProblem) -> Field {
      var field = Field()
      let start = rest
      if let place = try takeNumber(), place > 0, take("$") != nil { field.place = place } else { rest = start }
      while let flag = take("-+ #0'") { field.flags.append(flag) }
      if field.flags.contains("#"), take("@") != nil {
        guard let end = rest.firstIndex(of: "@") else { throw FormatProblem(description: "'\(whole.prefix(40))' has no second '@'") }
        field.name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        (field.text, field.conversion) = (text, "@")
        return field
      }
      field.width = try takeNumber()
      if take(".") != nil { field.precision = try takeNumber() ?? 0 }
      while let length = take("hlqLzjt") { if length != "h" { field.isLong = true } }
      // `%arg` of a string catalog.
      if rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        (field.text, field.conversion) = (text, "a")
        return field
      }
      guard let conversion = rest.first else {
        let place = text == "%" ? "a single '%' at the end" : "'\(text)' is no field of a format"
        throw FormatProblem(description: place + "; write %% for a percent sign")
      }
      rest.removeFirst()
      (field.text, field.conversion) = (text, conversion)
      guard "@dDiuUxXoOfFeEgGcCsS%".contains(conversion) else {
        throw FormatProblem(description: "'\(field.text)' is no field of a format; write %% for a percent sign")
      }
      return field
    }
  }

  // MARK: Writing

  private mutating func add(_ text: some StringProtocol) throws(FormatProblem) {
    result += text
    if result.utf8.count > Self.longestResult { throw FormatProblem(description: "the text becomes longer than \(Self.longestResult >> 20) MB") }
  }

  /// - Parameters:
  ///   - next: the place of the argument that a field without a place shows; counted on
  ///   - own: the place of the number whose form this is, and how it is written
  private mutating func write(
    _ format: String, _ numbers: [String: LocalizedText.Number], _ next: inout Int, level: Int, own: (place: Int, specifier: String)? = nil
  ) throws(FormatProblem) {
    guard level < Self.mostLevels else { throw FormatProblem(description: "forms inside of forms, more than \(Self.mostLevels) deep") }
    guard format.utf8.count <= Self.longestFormat || format.count <= Self.longestFormat else {
      throw FormatProblem(description: "a format has at most \(Self.longestFormat) characters, not \(format.count)")
    }
    for part in try Self.parts(of: format) {
      if HostWork.mustEnd(steps: 8, "filling in a format") { return }
      switch part {
      case .text(let text): try add(text)
      case .field(let field):
        if field.conversion == "%" {
          try add("%")
        } else if field.conversion == "a", let own {
          var next = own.place
          try write("%\(own.place)$\(own.specifier)", [:], &next, level: level + 1)
        } else if field.conversion == "a" {
          throw FormatProblem(description: "'\(field.text)' stands only in the forms of a string catalog")
        } else if let name = field.name {
          guard let number = numbers[name] else { throw FormatProblem(description: "there are no forms for '\(field.text)'") }
          let place = field.place ?? number.argument ?? next
          var inner = place
          let form = form(number.forms, try self.number(place, field.text))
          try write(form, numbers, &inner, level: level + 1, own: (place, number.specifier))
          if field.place == nil { next = max(next + 1, inner) }
        } else {
          let place = field.place ?? next
          if field.place == nil { next += 1 }
          guard arguments.indices.contains(place - 1) else { throw missing(place, field.text) }
          try add(padded(try shown(place, field), field))
        }
      }
    }
  }

  private func padded(_ text: String, _ field: Field) -> String {
    guard let width = field.width, text.count < width else { return text }
    let count = width - text.count
    if field.flags.contains("-") { return text + String(repeating: " ", count: count) }
    guard field.flags.contains("0"), field.isNumber || "xXoO".contains(field.conversion) else { return String(repeating: " ", count: count) + text }
    let sign = text.prefix { "+-− ".contains($0) }
    return sign + String(repeating: "0", count: count) + text.dropFirst(sign.count)
  }

  private func shown(_ place: Int, _ field: Field) throws(FormatProblem) -> String {
    let argument = arguments[place - 1]
    switch field.conversion {
    case "@", "s", "S":
      let text = text(of: argument)
      return field.precision.map { String(text.prefix($0)) } ?? text
    case "d", "D", "i": return signed(text(whole: try whole(place, field)), field)
    case "u", "U":
      let value = try whole(place, field)
      guard value < 0 else { return text(whole: value) }
      return "\(bits(value, field))"
    case "x", "X", "o", "O":
      let radix = field.conversion == "o" || field.conversion == "O" ? 8 : 16
      let prefix = field.flags.contains("#") ? (radix == 16 ? "0" + String(field.conversion) : "0") : ""
      return prefix + String(bits(try whole(place, field), field), radix: radix, uppercase: field.conversion == "X")
    case "c", "C":
      if case .text(let text) = argument { return String(text.prefix(1)) }
      return Unicode.Scalar(UInt32(truncatingIfNeeded: try whole(place, field))).map { String($0) } ?? ""
    default: return signed(decimal(try number(place, field.text), field), field)
    }
  }

  private func signed(_ text: String, _ field: Field) -> String {
    guard let first = text.first, first.isNumber else { return text }
    return field.flags.contains("+") ? "+" + text : field.flags.contains(" ") ? " " + text : text
  }

  /// A number without `l` has 32 bits, as in C.
  private func bits(_ value: Int64, _ field: Field) -> UInt64 {
    !field.isLong && Int32(exactly: value) != nil ? UInt64(UInt32(truncatingIfNeeded: value)) : UInt64(bitPattern: value)
  }

  private func whole(_ place: Int, _ field: Field) throws(FormatProblem) -> Int64 {
    switch arguments[place - 1] {
    case .whole(let value): return value
    case .real(let value): if let whole = Int64(exactly: value) { return whole }
    default: break
    }
    throw wrong(place, field.text, "a whole number")
  }

  private func text(of argument: FormatArgument) -> String {
    switch argument {
    case .text(let text): return text
    case .nothing: return "(null)"
    case .whole(let value): return text(whole: value)
    case .real(let value):
      var settings = NumberText.Settings()
      (settings.style, settings.locale) = (.decimal, locale)
      (settings.usesSignificantDigits, settings.minimumSignificantDigits, settings.maximumSignificantDigits) = (true, 1, Self.digits)
      return numbers(settings)?.string(value) ?? "\(value)"
    }
  }

  /// Significant digits of a number for `%@`. Source: Apple, NSNumber.description(withLocale:), "%0.16g"
  private static let digits = 16
  /// Source: C, printf
  private static let usualPrecision = 6

  private func text(whole value: Int64) -> String {
    var settings = NumberText.Settings()
    (settings.style, settings.locale) = (.decimal, locale)
    return numbers(settings)?.string(whole: value) ?? "\(value)"
  }

  private func decimal(_ value: Double, _ field: Field) -> String {
    var settings = NumberText.Settings()
    settings.locale = locale
    let precision = field.precision ?? Self.usualPrecision
    switch field.conversion {
    case "f", "F":
      settings.style = .decimal
      (settings.minimumFractionDigits, settings.maximumFractionDigits) = (precision, precision)
    case "e", "E":
      settings.style = .scientific
      (settings.minimumFractionDigits, settings.maximumFractionDigits) = (precision, precision)
    default:
      // Source: C, printf, %g: the shorter one of both forms
      let exponent = value == 0 || !value.isFinite ? 0 : Int(log10(abs(value)).rounded(.down))
      settings.style = exponent < -4 || exponent >= max(1, precision) ? .scientific : .decimal
      (settings.usesSignificantDigits, settings.minimumSignificantDigits, settings.maximumSignificantDigits) = (true, 1, max(1, precision))
    }
    return numbers(settings)?.string(value) ?? "\(value)"
  }
}
