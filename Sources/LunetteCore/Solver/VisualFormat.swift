/// A line of the visual format language, parsed: `H:|-[title(>=20)]-8@750-[value]-|`. The parser knows only names, no views.
/// Source: docs/rules/layout.md 1.7
package struct VisualFormat {
  /// What is wrong in the line, and where.
  package struct Problem: Error {
    package let reason: String
    /// Number of characters before the problem.
    package let offset: Int
    package let format: String

    /// In UIKit's words, with a mark under the place of the problem.
    package var description: String {
      "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
  }

  package enum Length: Equatable {
    case number(Double)
    /// A length as wide or as high as another view.
    case view(String)
  }

  package struct Predicate: Equatable {
    package var relation: NSLayoutRelation
    package var length: Length
    package var priority: Double
  }

  package enum Gap: Equatable {
    case flush
    /// A single dash, for the system's distance.
    case standard
    case predicates([Predicate])
  }

  package struct View: Equatable {
    package var name: String
    package var sizes: [Predicate]
    /// The offset of the name, for problems that are found later.
    package var offset: Int
  }

  package private(set) var isVertical = false
  package private(set) var views: [View] = []
  /// The gap between the superview's edge and the first view; nil without an edge.
  package private(set) var leading: Gap?
  /// The gaps before each view but the first.
  package private(set) var gaps: [Gap] = []
  package private(set) var trailing: Gap?
  /// The offsets of the edges.
  package private(set) var leadingOffset = 0
  package private(set) var trailingOffset = 0
  package let format: String

  /// - Parameters:
  ///   - metrics: lengths and priorities by name
  ///   - names: of views
  package init(_ format: String, metrics: [String: Double], names: Set<String>) throws(Problem) {
    self.format = format
    var reader = Reader(format, metrics, names)
    try reader.begin(&isVertical)
    if reader.take("|") {
      leadingOffset = reader.offset - 1
      leading = try reader.gap()
    }
    views.append(try reader.view())
    while true {
      let start = reader.offset
      if reader.isAtEnd { break }
      if reader.peek != "-", reader.peek != "[", reader.peek != "|" {
        throw reader.problem("Expected a connection, a view or the end of the format here")
      }
      let gap = try reader.gap()
      if reader.take("|") {
        trailing = gap
        trailingOffset = reader.offset - 1
        if !reader.isAtEnd { throw reader.problem("Unexpected text after the superview's edge") }
        break
      }
      guard reader.peek == "[" else {
        throw reader.problem(
          reader.isAtEnd && gap != .flush
            ? "Expected a view or a superview's edge after the connection" : "Expected a view", at: reader.isAtEnd ? reader.offset : max(start, reader.offset))
      }
      gaps.append(gap)
      views.append(try reader.view())
    }
  }

  /// For problems that are found later.
  package func problem(_ reason: String, at offset: Int) -> Problem { Problem(reason: reason, offset: offset, format: format) }
}

/// Reads a format from left to right.
private struct Reader {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private let names: Set<String>
  private(set) var offset = 0

  init(_ format: String, _ metrics: [String: Double], _ names: Set<String>) {
    (self.format, characters, self.metrics, self.names) = (format, Array(format), metrics, names)
  }

  // Spaces between the parts are skipped. (UIKit's own rule is not known: docs/rules/layout.md 1.7)
  private mutating func skipBlanks() { while offset < characters.count, characters[offset] == " " { offset += 1 } }

  var peek: Character? { offset < characters.count ? characters[offset] : nil }
  var isAtEnd: Bool { offset >= characters.count }

  mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard peek == character else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  func problem(_ reason: String, at place: Int? = nil) -> VisualFormat.Problem {
    VisualFormat.Problem(reason: reason, offset: place ?? offset, format: format)
  }

  mutating func begin(_ isVertical: inout Bool) throws(VisualFormat.Problem) {
    skipBlanks()
    if characters.isEmpty || isAtEnd { throw problem("Unable to parse an empty format: expected at least one view", at: 0) }
    guard let axis = peek, axis == "H" || axis == "V" else { return }
    offset += 1
    guard take(":") else { throw problem("Expected a ':' after '\(axis)' to specify the arrangement") }
    isVertical = axis == "V"
  }

  // MARK: Views

  mutating func view() throws(VisualFormat.Problem) -> VisualFormat.View {
    guard take("[") else { throw problem("Expected a view, in square brackets") }
    let start = offset
    let name = try identifier("a view's name")
    guard names.contains(name) else { throw problem("\(name) is not a key in the views dictionary.", at: offset) }
    var sizes: [VisualFormat.Predicate] = []
    if take("(") { sizes = try predicates(isSize: true) }
    guard take("]") else {
      throw problem(
        sizes.isEmpty
          ? "Expected a ']' after the view's name" : "A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    return VisualFormat.View(name: name, sizes: sizes, offset: start)
  }

  /// A letter or underscore, then letters, digits and underscores.
  private mutating func identifier(_ what: String) throws(VisualFormat.Problem) -> String {
    let start = offset
    while let next = peek, next.isASCII, next.isLetter || next == "_" || offset > start && next.isNumber { offset += 1 }
    if offset == start { throw problem("Expected \(what)") }
    let name = String(characters[start..<offset])
    skipBlanks()
    return name
  }

  // MARK: Connections

  mutating func gap() throws(VisualFormat.Problem) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" || isAtEnd { return .standard }
    var list: [VisualFormat.Predicate] = []
    if take("(") {
      list = try predicates(isSize: false)
    } else {
      if peek == "-" { throw problem("Ambiguous use of '-': a negative length must be in parentheses, as in -(-5)-") }
      if peek == ">" || peek == "<" || peek == "=" { throw problem("A relation must be in parentheses, as in -(>=5)-") }
      let length = try self.length(isSize: false)
      list = [VisualFormat.Predicate(relation: .equal, length: length, priority: try priority())]
    }
    guard take("-") else { throw problem("Expected a '-' after the length of the connection") }
    return .predicates(list)
  }

  /// Reads from after the opening parenthesis to the closing one.
  private mutating func predicates(isSize: Bool) throws(VisualFormat.Problem) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      let length = try length(isSize: isSize)
      list.append(VisualFormat.Predicate(relation: relation, length: length, priority: try priority()))
    } while take(",")
    guard take(")") else {
      throw problem(
        isSize
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'" : "Expected a ')' after the connection's lengths")
    }
    return list
  }

  private mutating func relation() throws(VisualFormat.Problem) -> NSLayoutRelation {
    guard let sign = peek, "=<>".contains(sign) else { return .equal }
    let start = offset
    offset += 1
    guard take("=") else { throw problem("Unknown relation. Must be ==, >=, or <=", at: start) }
    return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func length(isSize: Bool) throws(VisualFormat.Problem) -> VisualFormat.Length {
    if let number = try number() { return .number(number) }
    let name = try identifier("a number, a metric's name" + (isSize ? " or a view's name" : ""))
    if let metric = metrics[name] {
      guard metric.isFinite else { throw problem("The metric \(name) is \(metric), which is no length") }
      return .number(metric)
    }
    if names.contains(name) {
      if isSize { return .view(name) }
      throw problem(
        "It's not possible to set a space equal to the width of a view.  Perhaps you intended to use a view of that size: [space(==\(name))]")
    }
    throw problem(
      isSize
        ? "\(name) is not a key in the metrics or the views dictionary." : "\(name) is not a key in the metrics dictionary.")
  }

  private mutating func priority() throws(VisualFormat.Problem) -> Double {
    guard take("@") else { return Double(UILayoutPriority.required.rawValue) }
    let start = offset
    let value: Double
    if let number = try number() {
      value = number
    } else {
      let name = try identifier("a priority")
      guard let metric = metrics[name] else {
        throw problem(
          names.contains(name) ? "\(name) is a view, and can't be a priority" : "\(name) is not a key in the metrics dictionary.")
      }
      value = metric
    }
    guard value > 0, value <= Double(UILayoutPriority.required.rawValue) else {
      throw problem("Priorities must be greater than 0 and not above 1000", at: start)
    }
    return value
  }

  /// A number as C's `strtod` reads it: a sign, digits with or without a decimal point and an exponent, or after `0x` the same in hexadecimal with
  /// an exponent of two after `p`. Nil when no number begins here. Does not depend on the locale. Source: docs/rules/layout.md 1.7
  private mutating func number() throws(VisualFormat.Problem) -> Double? {
    guard let first = peek, "+-.".contains(first) || Self.isDigit(first, hexadecimal: false) else { return nil }
    let start = offset
    if first == "+" || first == "-" { offset += 1 }
    let isHexadecimal = isHexadecimalPrefix
    if isHexadecimal { offset += 2 }
    var digits = takeDigits(hexadecimal: isHexadecimal)
    if peek == "." {
      offset += 1
      digits += takeDigits(hexadecimal: isHexadecimal)
    }
    takeExponent(isHexadecimal ? "pP" : "eE")
    guard digits > 0, let value = Double(String(characters[start..<offset])), value.isFinite else {
      throw problem("Expected a number", at: start)
    }
    skipBlanks()
    return value
  }

  private static func isDigit(_ character: Character, hexadecimal: Bool) -> Bool {
    character.isASCII && (hexadecimal ? character.isHexDigit : character.isNumber)
  }

  /// `0x` counts only before a digit or a point with a digit; otherwise the number is the 0.
  private var isHexadecimalPrefix: Bool {
    guard offset + 2 < characters.count, characters[offset] == "0", "xX".contains(characters[offset + 1]) else { return false }
    let next = characters[offset + 2] == "." ? offset + 3 : offset + 2
    return next < characters.count && Self.isDigit(characters[next], hexadecimal: true)
  }

  private mutating func takeDigits(hexadecimal: Bool) -> Int {
    let start = offset
    while let next = peek, Self.isDigit(next, hexadecimal: hexadecimal) { offset += 1 }
    return offset - start
  }

  /// An exponent needs a digit; a letter without one doesn't belong to the number.
  private mutating func takeExponent(_ letters: String) {
    let start = offset
    guard let letter = peek, letters.contains(letter) else { return }
    offset += 1
    if let sign = peek, sign == "+" || sign == "-" { offset += 1 }
    if takeDigits(hexadecimal: false) == 0 { offset = start }
  }
}
