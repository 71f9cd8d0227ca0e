/// The tokens of a script, and the places of its statements, conditions and returned values. The script must have been compiled by Lua:
/// invalid code ends the reading early, and the rest is ignored.
///
/// Source: Lua 5.4 Reference Manual, 3 and 9
package struct LuaSyntax {
  package struct Token {
    package enum Kind { case name, keyword, number, string, symbol }
    package let kind: Kind
    package let text: String
    /// The range in the source's bytes.
    let bytes: Range<Int>
    package let line: Int
  }

  package private(set) var tokens: [Token] = []
  /// Calls and assignments, which a mutant may leave out, as ranges of tokens.
  private(set) var statements: [Range<Int>] = []
  /// The conditions of `if`, `elseif`, `while`, `until`.
  private(set) var conditions: [Range<Int>] = []
  /// The values that functions return; not the one that the file returns.
  private(set) var returned: [Range<Int>] = []
  private var place = 0
  private var functionDepth = 0

  package init(_ source: [UInt8]) {
    tokens = Self.tokens(of: source)
    block()
  }

  // MARK: Tokens

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return",
    "then", "true", "until", "while",
  ]
  /// The longest come first.
  private static let symbols = ["...", "<<", ">>", "//", "==", "~=", "<=", ">=", "::", ".."].map { Array($0.utf8) }

  private static func tokens(of source: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var (index, line) = (0, 1)
    func at(_ place: Int) -> UInt8 { place < source.count ? source[place] : 0 }
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 }
    /// The end of the `[[...]]` or `[=[...]=]` that begins here; nil if none does.
    func longEnd(_ start: Int) -> Int? {
      guard at(start) == 91 else { return nil }
      var level = start + 1
      while at(level) == 61 { level += 1 }
      guard at(level) == 91 else { return nil }
      let closing = [93] + [UInt8](repeating: 61, count: level - start - 1) + [93]
      var place = level + 1
      while place + closing.count <= source.count {
        if source[place] == 93, Array(source[place..<place + closing.count]) == closing { return place + closing.count }
        place += 1
      }
      return source.count
    }
    while index < source.count {
      let (byte, start, startLine) = (source[index], index, line)
      func add(_ kind: Token.Kind, to end: Int) {
        tokens.append(Token(kind: kind, text: String(decoding: source[start..<end], as: UTF8.self), bytes: start..<end, line: startLine))
        line += source[start..<end].count { $0 == 10 }
        index = end
      }
      if byte == 10 {
        line += 1
        index += 1
      } else if byte <= 32 {
        index += 1
      } else if byte == 45, at(index + 1) == 45 {
        if let end = longEnd(index + 2) {
          line += source[index..<end].count { $0 == 10 }
          index = end
        } else {
          while index < source.count, source[index] != 10 { index += 1 }
        }
      } else if isLetter(byte) {
        var end = index
        while isLetter(at(end)) || isDigit(at(end)) { end += 1 }
        let isKeyword = keywords.contains(String(decoding: source[index..<end], as: UTF8.self))
        add(isKeyword ? .keyword : .name, to: end)
      } else if isDigit(byte) || byte == 46 && isDigit(at(index + 1)) {
        var end = index
        let isHex = byte == 48 && (at(index + 1) | 32) == 120
        while isDigit(at(end)) || isLetter(at(end)) || at(end) == 46 || (at(end) == 43 || at(end) == 45) && (at(end - 1) | 32) == (isHex ? 112 : 101) {
          end += 1
        }
        add(.number, to: end)
      } else if byte == 34 || byte == 39 {
        var end = index + 1
        while end < source.count, source[end] != byte { end += source[end] == 92 ? 2 : 1 }
        add(.string, to: min(end + 1, source.count))
      } else if let end = longEnd(index) {
        add(.string, to: end)
      } else {
        let symbol = symbols.first { source[index...].starts(with: $0) }
        add(.symbol, to: index + (symbol?.count ?? 1))
      }
    }
    return tokens
  }

  // MARK: Statements

  private var text: String { place < tokens.count ? tokens[place].text : "" }
  private var isAtText: Bool { place < tokens.count && tokens[place].kind == .string }

  @discardableResult private mutating func take(_ wanted: String) -> Bool {
    guard place < tokens.count, tokens[place].kind != .string, tokens[place].text == wanted else { return false }
    place += 1
    return true
  }

  private static let blockEnds: Set<String> = ["", "end", "else", "elseif", "until"]

  private mutating func block() {
    while place < tokens.count, isAtText || !Self.blockEnds.contains(text) {
      let before = place
      statement()
      if place == before { place = tokens.count }
    }
  }

  private mutating func condition() {
    let start = place
    expression()
    conditions.append(start..<place)
  }

  private mutating func statement() {
    switch isAtText ? "" : text {
    case ";", "break": place += 1
    case "::":
      place += 3
    case "goto": place += 2
    case "do":
      place += 1
      block()
      take("end")
    case "while":
      place += 1
      condition()
      take("do")
      block()
      take("end")
    case "repeat":
      place += 1
      block()
      take("until")
      condition()
    case "if":
      repeat {
        place += 1
        condition()
        take("then")
        block()
      } while text == "elseif"
      if take("else") { block() }
      take("end")
    case "for":
      place += 1
      while place < tokens.count, text != "=", text != "in" { place += 1 }
      place += 1
      expressions()
      take("do")
      block()
      take("end")
    case "function":
      place += 1
      while place < tokens.count, text != "(" { place += 1 }
      function()
    case "local":
      place += 1
      if take("function") {
        place += 1
        function()
      } else {
        while place < tokens.count, tokens[place].kind == .name || [",", "<", ">"].contains(text) { place += 1 }
        if take("=") { expressions() }
      }
    case "return":
      place += 1
      let start = place
      if place < tokens.count, isAtText || !Self.blockEnds.contains(text) && text != ";" { expressions() }
      if functionDepth > 0, place > start { returned.append(start..<place) }
      take(";")
    default:
      let start = place
      suffixed()
      while take(",") { suffixed() }
      if take("=") { expressions() }
      if place > start { statements.append(start..<place) }
    }
  }

  /// Reads a function from its parameters on.
  private mutating func function() {
    functionDepth += 1
    take("(")
    while place < tokens.count, !take(")") { place += 1 }
    block()
    take("end")
    functionDepth -= 1
  }

  // MARK: Expressions

  private mutating func expressions() {
    expression()
    while take(",") { expression() }
  }

  private static let unary: Set<String> = ["-", "not", "#", "~"]
  private static let binary: Set<String> = [
    "+", "-", "*", "/", "//", "%", "^", "..", "==", "~=", "<", "<=", ">", ">=", "and", "or", "&", "|", "~", "<<", ">>",
  ]

  private mutating func expression() {
    while place < tokens.count, !isAtText, Self.unary.contains(text) { place += 1 }
    simple()
    while place < tokens.count, !isAtText, Self.binary.contains(text) {
      place += 1
      while place < tokens.count, !isAtText, Self.unary.contains(text) { place += 1 }
      simple()
    }
  }

  private mutating func simple() {
    guard place < tokens.count else { return }
    switch tokens[place].kind {
    case .number, .string: place += 1
    case .keyword where text == "function":
      place += 1
      function()
    case .keyword: place += 1
    case .symbol where text == "{": table()
    case .symbol where text == "...": place += 1
    default: suffixed()
    }
  }

  private mutating func suffixed() {
    if take("(") {
      expression()
      take(")")
    } else if place < tokens.count, tokens[place].kind == .name {
      place += 1
    } else {
      return
    }
    while place < tokens.count {
      if isAtText {
        place += 1
        continue
      }
      switch text {
      case ".", ":": place += 2
      case "[":
        place += 1
        expression()
        take("]")
      case "(":
        place += 1
        if !take(")") {
          expressions()
          take(")")
        }
      case "{": table()
      default: return
      }
    }
  }

  private mutating func table() {
    take("{")
    while place < tokens.count, !take("}") {
      if take("[") {
        expression()
        take("]")
        take("=")
      } else if place + 1 < tokens.count, tokens[place].kind == .name, tokens[place + 1].text == "=", tokens[place + 1].kind == .symbol {
        place += 2
      }
      let before = place
      expression()
      if !take(","), !take(";"), text != "}" || isAtText || place == before && text != "}" {
        place = tokens.count
        return
      }
    }
  }
}
