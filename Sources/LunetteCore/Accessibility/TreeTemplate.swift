/// A part of a tree as a test writes it: what is left out matches anything. Source: docs/rules/accessibility.md 6
package struct TreeTemplate {
  package enum Children: String, CaseIterable {
    case contain, equal
    case deepEqual = "deep-equal"
  }

  package enum Text: Equatable {
    case whole(String)
    /// A pattern of Lua's, found anywhere.
    case pattern(String)
  }

  package struct Node {
    /// Nil for any role.
    package var role: AccessibilityRole?
    package var label: Text?
    package var attributes: [String] = []
    package var value: Text?
    package var children: [Node] = []
    package var mode: Children?
    /// From 1.
    package let line: Int
  }

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  package private(set) var nodes: [Node] = []
  package private(set) var mode: Children?
  package let lines: [String]

  /// What is known about names and patterns.
  package struct Advice {
    /// The known name that somebody may have meant.
    let near: (_ name: String, _ known: [String]) -> String?
    /// What is wrong with a pattern of Lua's; nil for nothing.
    let fault: (_ pattern: String) -> String?

    package init(near: @escaping (String, [String]) -> String? = { _, _ in nil }, fault: @escaping (String) -> String? = { _ in nil }) {
      (self.near, self.fault) = (near, fault)
    }
  }

  package init(_ text: String, _ advice: Advice = Advice()) throws(Problem) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var written: [(indent: Int, line: Int, text: Substring)] = []
    for (number, line) in lines.enumerated() {
      let body = line.drop { $0 == " " }
      if body.allSatisfy(\.isWhitespace) { continue }
      if body.first == "\t" { throw Problem(description: "line \(number + 1): indent with spaces, two a level, not with tabs") }
      written.append((line.count - body.count, number + 1, body))
    }
    var place = 0
    (nodes, mode) = try Self.list(written, &place, deeperThan: -1, advice)
  }

  /// Whether a line tells the actions of an element, which a tree has where they are asked for only.
  package var namesActions: Bool {
    func names(_ nodes: [Node]) -> Bool { nodes.contains { $0.attributes.contains { $0.hasPrefix("actions=") } || names($0.children) } }
    return names(nodes)
  }

  private typealias Line = (indent: Int, line: Int, text: Substring)

  private static func list(_ lines: [Line], _ place: inout Int, deeperThan outer: Int, _ advice: Advice) throws(Problem) -> ([Node], Children?) {
    var nodes: [Node] = []
    var mode: Children?
    guard place < lines.count, lines[place].indent > outer else { return ([], nil) }
    let indent = lines[place].indent
    while place < lines.count, lines[place].indent > outer {
      let line = lines[place]
      guard line.indent == indent else {
        throw Problem(description: "line \(line.line): \"\(line.text)\" is indented by \(line.indent) spaces; those beside it by \(indent)")
      }
      var scanner = Scanner(line.text, line: line.line, advice)
      place += 1
      if let chosen = try scanner.childrenRule() {
        mode = chosen
        continue
      }
      var node = try scanner.node()
      (node.children, node.mode) = try list(lines, &place, deeperThan: indent, advice)
      nodes.append(node)
    }
    return (nodes, mode)
  }
}

/// Reads one line of a template.
private struct Scanner {
  private var rest: Substring
  private let whole: Substring
  private let line: Int
  private let advice: TreeTemplate.Advice

  init(_ text: Substring, line: Int, _ advice: TreeTemplate.Advice) { (rest, whole, self.line, self.advice) = (text, text, line, advice) }

  private func problem(_ text: String) -> TreeTemplate.Problem { .init(description: "line \(line): \(text): \(whole)") }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  mutating func childrenRule() throws(TreeTemplate.Problem) -> TreeTemplate.Children? {
    guard rest.hasPrefix("- /children:") else { return nil }
    let name = rest.dropFirst("- /children:".count).drop { $0 == " " }
    guard let mode = TreeTemplate.Children(rawValue: String(name.prefix { $0 != " " })) else {
      throw problem("/children is one of contain, equal and deep-equal")
    }
    return mode
  }

  mutating func node() throws(TreeTemplate.Problem) -> TreeTemplate.Node {
    guard take("- ") else { throw problem("a line begins with \"- \" and a role") }
    skipBlanks()
    let word = rest.prefix { $0.isLetter || $0 == "*" }
    rest.removeFirst(word.count)
    var node = TreeTemplate.Node(line: line)
    if word != "*" {
      guard let role = AccessibilityRole(rawValue: String(word)) else { throw problem("no role '\(word)'\(hint(forRole: String(word)))") }
      node.role = role
    }
    skipBlanks()
    node.label = try text()
    skipBlanks()
    while take("[") {
      while !take("]") {
        let attribute = try self.attribute()
        node.attributes.append(attribute)
        rest = rest.drop { $0 == " " || $0 == "," }
      }
      skipBlanks()
    }
    guard !rest.isEmpty else { return node }
    guard take(":") else { throw problem("after the role come \"label\", [attributes] and : value; unexpected '\(rest)'") }
    skipBlanks()
    while rest.last == " " { rest.removeLast() }
    if rest.isEmpty { return node }
    if let quoted = try text() {
      node.value = quoted
    } else {
      node.value = .whole(unescaped(rest))
      rest = ""
    }
    return node
  }

  private func hint(forRole word: String) -> String {
    let hint = RoleAdvice.hint(for: word)
    return hint.isEmpty ? hintOfNear(word, AccessibilityRole.allCases.map(\.rawValue)) : hint
  }

  private func hintOfNear(_ word: String, _ known: [String]) -> String { advice.near(word, known).map { " (did you mean '\($0)'?)" } ?? "" }

  private mutating func text() throws(TreeTemplate.Problem) -> TreeTemplate.Text? {
    guard let sign = rest.first, sign == "\"" || sign == "/" else { return nil }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == sign, sign == "/", let fault = advice.fault(text) { throw problem("no pattern of Lua's, \(fault)") }
      if character == sign { return sign == "/" ? .pattern(text) : .whole(text) }
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      if sign == "/" {
        text += next == "/" ? "/" : "\\\(next)"
      } else {
        text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
      }
    }
    throw problem("a \(sign) has no end")
  }

  private func unescaped(_ text: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A word, or a word with a value: `id=hint`, `hint="a b"`.
  private mutating func attribute() throws(TreeTemplate.Problem) -> String {
    let name = rest.prefix { $0.isLetter }
    guard !name.isEmpty else { throw problem("in brackets stand words such as selected, with a space between") }
    rest.removeFirst(name.count)
    guard take("=") else {
      guard AccessibilityNode.words.contains(String(name)) else {
        let words = AccessibilityNode.words
        throw problem("no attribute '\(name)'\(hintOfNear(String(name), words)): there are \(words.joined(separator: ", "))")
      }
      return String(name)
    }
    guard AccessibilityNode.wordsWithValues.contains(String(name)) else {
      throw problem("no attribute '\(name)=': there are \(AccessibilityNode.wordsWithValues.joined(separator: "=, "))=")
    }
    if case .whole(let value)? = try text() { return "\(name)=\(name == "id" ? AccessibilityText.word(value) : AccessibilityText.quoted(value))" }
    let isFrame = name == "frame"
    let value = rest.prefix { $0 != " " && $0 != "]" && (isFrame || $0 != ",") }
    rest.removeFirst(value.count)
    return "\(name)=\(value)"
  }
}

/// What somebody may have meant who wrote a role that there is none of.
package enum RoleAdvice {
  /// Words of the web and of traits, with what stands for them here.
  private static let others = [
    "heading": "traits = \"header\"", "header": "traits = \"header\"", "text": "staticText", "label": "staticText", "textbox": "textField",
    "checkbox": "switch",
    "listitem": "cell", "row": "cell", "img": "image", "tabbar": "tabBar", "navbar": "navigationBar", "toggleButton": "switch", "selected": "selected = true",
  ]

  package static func hint(for name: String) -> String {
    if let other = others[name] ?? others[name.lowercased()] { return " (did you mean \(other.contains("=") ? other : "'\(other)'")?)" }
    let lower = name.lowercased()
    if let same = AccessibilityRole.allCases.first(where: { $0.rawValue.lowercased() == lower }) { return " (did you mean '\(same.rawValue)'?)" }
    return ""
  }
}
