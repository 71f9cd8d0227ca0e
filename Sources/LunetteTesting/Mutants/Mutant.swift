import Lua

/// A script with a change in one place, of a kind that people make by mistake.
package struct Mutant: Sendable {
  package let file: String
  package let line: Int
  /// The original text and its replacement.
  package let change: String
  /// The whole file with the change.
  let source: [UInt8]

  /// All mutants of a file that Lua can compile, in the order of their places.
  static func all(of file: String, _ source: [UInt8]) -> [Mutant] {
    let syntax = LuaSyntax(source)
    var found: [(Int, Mutant)] = []
    func add(_ bytes: Range<Int>, _ replacement: String, _ line: Int, _ change: String) {
      let text = Array(source[..<bytes.lowerBound]) + Array(replacement.utf8) + Array(source[bytes.upperBound...])
      guard (try? LuaChunkLayout(text[...])) != nil else { return }
      found.append((bytes.lowerBound, Mutant(file: file, line: line, change: change, source: text)))
    }
    func bytes(_ range: Range<Int>) -> Range<Int> { syntax.tokens[range.lowerBound].bytes.lowerBound..<syntax.tokens[range.upperBound - 1].bytes.upperBound }
    func text(_ bytes: Range<Int>) -> String { shortened(String(decoding: source[bytes], as: UTF8.self)) }

    for (index, token) in syntax.tokens.enumerated() {
      switch token.kind {
      case .symbol, .keyword:
        guard let other = swaps[token.text] else { continue }
        // In `<const>` and `<close>` the signs compare nothing.
        if token.text == "<" || token.text == ">", index + 2 < syntax.tokens.count,
          ["const", "close"].contains(syntax.tokens[index + (token.text == "<" ? 1 : -1)].text)
        {
          continue
        }
        add(token.bytes, other, token.line, "\(token.text) becomes \(other)")
      case .number:
        guard let number = offByOne(token.text) else { continue }
        add(token.bytes, number, token.line, "\(token.text) becomes \(number)")
      case .string:
        // Another name of a module or a class is always an error, which every spec notices.
        let before = index > 0 ? syntax.tokens[index - 1].text : ""
        let before2 = index > 1 ? syntax.tokens[index - 2].text : ""
        if token.bytes.count <= 2 || before == "require" || before == "(" && (before2 == "require" || before2 == "class") { continue }
        add(token.bytes, "\"\"", token.line, "\(shortened(token.text)) becomes \"\"")
      case .name: break
      }
    }
    for range in syntax.conditions where !range.isEmpty {
      let place = bytes(range)
      add(place, "not (" + String(decoding: source[place], as: UTF8.self) + ")", syntax.tokens[range.lowerBound].line, "\(text(place)) is negated")
    }
    for range in syntax.returned where !range.isEmpty {
      let place = bytes(range)
      let isNil = String(decoding: source[place], as: UTF8.self) == "nil"
      add(place, isNil ? "false" : "nil", syntax.tokens[range.lowerBound].line, "return \(text(place)) becomes return \(isNil ? "false" : "nil")")
    }
    for range in syntax.statements where !range.isEmpty {
      let place = bytes(range)
      // Line ends are kept, so that later lines keep their numbers.
      let lines = String(repeating: "\n", count: source[place].count { $0 == 10 })
      add(place, lines, syntax.tokens[range.lowerBound].line, "\(text(place)) is left out")
    }
    return found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  private static let swaps = [
    "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "~=", "~=": "==", "and": "or", "or": "and", "true": "false", "false": "true", "+": "-", "-": "+",
    "not": "",
  ]

  private static func offByOne(_ text: String) -> String? {
    if let whole = Int(text) { return String(whole &+ 1) }
    if text.lowercased().hasPrefix("0x"), let whole = Int(text.dropFirst(2), radix: 16) { return "0x" + String(whole &+ 1, radix: 16, uppercase: true) }
    if let number = Double(text) { return "\(number + 1)" }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    return line.count > longestShown ? line.prefix(longestShown) + "…" : line
  }
  /// Ours: what fits in a line beside the position.
  private static let longestShown = 60
}
