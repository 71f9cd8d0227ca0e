import Foundation

/// An element or a container that shows, as a value. Source: docs/rules/accessibility.md 6
public struct AccessibilityNode: Equatable, Sendable {
  public var facts: AccessibilityFacts
  public var isElement: Bool
  /// Space: screen.
  public var frame: CGRect
  /// The place of its object in the walk that found it.
  public var number: Int
  public var children: [AccessibilityNode]

  public init(_ facts: AccessibilityFacts, isElement: Bool, frame: CGRect, number: Int, children: [AccessibilityNode] = []) {
    (self.facts, self.isElement, self.frame, self.number, self.children) = (facts, isElement, frame, number, children)
  }

  /// What stands in its brackets, without what has to be asked for.
  public var attributes: [String] {
    let traits = facts.traits
    var all: [String] = []
    if traits.contains(.notEnabled) { all.append("disabled") }
    if traits.contains(.selected) { all.append("selected") }
    let toggle = toggleWord
    if let toggle { all.append(toggle) }
    if facts.unnamed.contains(.isEditing) { all.append("editing") }
    if facts.isFocused { all.append("focused") }
    var rest = traits.subtracting(facts.role.impliedTraits).subtracting([.notEnabled, .selected])
    if toggle != nil { rest.subtract([.toggleButton, .button]) }
    return all + rest.names
  }

  /// All words that may stand in the brackets.
  static let words = ["disabled", "selected", "on", "off", "mixed", "editing", "focused"] + UIAccessibilityTraits.named.map(\.name)
  static let wordsWithValues = ["hint", "id", "frame", "actions"]

  private var toggleWord: String? {
    guard facts.isToggle else { return nil }
    switch facts.value {
    case "1": return "on"
    case "0": return "off"
    case "2": return "mixed"
    default: return nil
    }
  }

  /// What stands after the colon: a toggle that is on, off or mixed says it in brackets.
  public var shownValue: String? { toggleWord == nil ? facts.value : nil }

  /// All elements below, and itself, in the order of reading.
  public func forEachElement(_ body: (AccessibilityNode) -> Void) {
    if isElement { body(self) }
    for child in children { child.forEachElement(body) }
  }
}

/// What a tree as text shows besides roles, labels, states and values.
public struct AccessibilityTextOptions: Equatable, Sendable {
  public var hints = false
  public var ids = false
  public var frames = false
  public var actions = false
  /// Whether long texts are cut.
  public var cuts = true
  public init() {}
}

/// A tree as text: two spaces a level.
public enum AccessibilityText {
  /// Longer texts end with an ellipsis. Units: characters. Source: docs/rules/accessibility.md 6
  static let longest = 200

  public static func lines(_ nodes: [AccessibilityNode], _ options: AccessibilityTextOptions = .init()) -> [String] {
    var lines: [String] = []
    func add(_ nodes: [AccessibilityNode], _ depth: Int) {
      for node in nodes {
        lines.append(String(repeating: "  ", count: depth) + line(node, options))
        add(node.children, depth + 1)
      }
    }
    add(nodes, 0)
    return lines
  }

  private static func line(_ node: AccessibilityNode, _ options: AccessibilityTextOptions) -> String {
    let facts = node.facts
    var line = "- "
    line += facts.role.rawValue
    if let label = facts.label, !label.isEmpty {
      line += " "
      line += quoted(cut(label, options))
    }
    let attributes = attributes(node, options)
    if !attributes.isEmpty { line += " [\(attributes.joined(separator: " "))]" }
    if let value = node.shownValue, !value.isEmpty {
      let text = cut(value, options)
      line += ": "
      line += text.first.map { "\"'[ /".contains($0) } == true ? quoted(text) : escaped(text)
    } else if !node.children.isEmpty {
      line += ":"
    }
    return line
  }

  /// What stands in the brackets.
  static func attributes(_ node: AccessibilityNode, _ options: AccessibilityTextOptions) -> [String] {
    let facts = node.facts
    var attributes = node.attributes
    if options.hints, let hint = facts.hint, !hint.isEmpty { attributes.append("hint=" + quoted(cut(hint, options))) }
    if options.ids, let id = facts.identifier, !id.isEmpty { attributes.append("id=" + word(id)) }
    if options.frames { attributes.append("frame=" + numbers(node.frame)) }
    if options.actions, !facts.actions.isEmpty { attributes.append("actions=" + quoted(facts.actions.joined(separator: ", "))) }
    return attributes
  }

  private static func cut(_ text: String, _ options: AccessibilityTextOptions) -> String {
    options.cuts ? cut(text) : text
  }

  /// As a tree shows it.
  static func cut(_ text: String) -> String {
    // A text has no more characters than bytes.
    text.utf8.count > longest && text.count > longest ? text.prefix(longest) + "…" : text
  }

  /// In hundredths of a point: a third of one has no end.
  private static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number in
      let hundredths = (number * 100).rounded()
      return formatted(hundredths == 0 ? 0 : hundredths.isFinite ? hundredths / 100 : number)
    }.joined(separator: ",")
  }

  /// An identifier without signs that would end it.
  static func word(_ text: String) -> String { text.contains { $0 == " " || $0 == "]" || $0 == "\"" || $0 == "," } ? quoted(text) : text }

  private static func escaped(_ text: String) -> String { changed(text, quote: false) }

  static func quoted(_ text: String) -> String { "\"" + changed(text, quote: true) + "\"" }

  /// With signs in the place of line breaks, tabs and backslashes, and of quotation marks where they would end it.
  private static func changed(_ text: String, quote: Bool) -> String {
    func isKept(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): false
      case UInt8(ascii: "\""): !quote
      default: true
      }
    }
    // As nearly every text is.
    if text.utf8.allSatisfy(isKept) { return text }
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case "\n", "\r\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"" where quote: result += "\\\""
      default: result.append(character)
      }
    }
    return result
  }
}
