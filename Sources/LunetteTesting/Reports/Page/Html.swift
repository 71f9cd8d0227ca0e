/// HTML that is being written.
struct Html {
  private(set) var text = ""

  /// Markup of our own.
  mutating func add(_ markup: String) { text += markup }

  /// Words of a script or a file, which may hold anything.
  mutating func add(text words: String) { text += Self.escaped(words) }

  static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // HTML has no place for control characters; those that turn the direction of a text would reach beyond it.
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += "\u{FFFD}"
      case _ where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
