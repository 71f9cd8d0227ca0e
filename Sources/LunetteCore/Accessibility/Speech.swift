/// How an element is read aloud: a description, and a hint apart. The words are Apple's English ones.
/// Source: docs/rules/accessibility.md 4
public struct Speech: Equatable, Sendable {
  public let description: String
  /// Empty for none.
  public let hint: String

  public init(_ facts: AccessibilityFacts) {
    let (body, usesHint) = Self.body(facts)
    description = Self.sentences(body, Self.words(facts))
    hint = Self.hint(facts, isSaid: usesHint)
  }

  /// A line of a transcript: `description | hint`.
  public var line: String { hint.isEmpty ? description : "\(description) | \(hint)" }

  /// - Returns: the body, and whether it is the hint, which then isn't said again
  private static func body(_ facts: AccessibilityFacts) -> (String, Bool) {
    // "Back" is said by the trait.
    let label = facts.unnamed.contains(.backButton) && facts.label == "Back" ? nil : facts.label
    let parts = [label, facts.isToggle ? nil : facts.value].compactMap { $0 }.filter { !$0.isEmpty }
    let body = parts.joined(separator: ": ")
    let usesHint = body.isEmpty && facts.hint?.isEmpty == false
    let text = usesHint ? facts.hint ?? "" : body
    guard facts.traits.contains(.selected) else { return (text, usesHint) }
    return (text.isEmpty ? "Selected." : "Selected: \(text)", usesHint)
  }

  private static func words(_ facts: AccessibilityFacts) -> [String] {
    let (traits, unnamed) = (facts.traits, facts.unnamed)
    var words: [String] = []
    func say(_ word: String, if isSaid: Bool) { if isSaid { words.append(word) } }
    say("Dimmed.", if: traits.contains(.notEnabled))
    let isPlainButton = traits.isDisjoint(with: [.keyboardKey, .toggleButton]) && unnamed.isDisjoint(with: [.backButton, .tabItem])
    say("Button.", if: traits.contains(.button) && isPlainButton)
    say("Back Button.", if: unnamed.contains(.backButton))
    if facts.isToggle {
      say("Switch Button.", if: traits.contains(.button))
      say(state(facts.value ?? ""), if: facts.value?.isEmpty == false)
    }
    say("Tab.", if: unnamed.contains(.tabItem))
    if unnamed.contains(.textEntry) {
      say(unnamed.contains(.secure) ? "Secure Text Field." : "Text Field.", if: !traits.contains(.searchField))
      say("Is editing.", if: unnamed.contains(.isEditing))
    }
    say("Heading.", if: traits.contains(.header))
    say("Link.", if: traits.contains(.link))
    say("Adjustable.", if: traits.contains(.adjustable))
    say("Image.", if: traits.contains(.image))
    say("Search Field.", if: traits.contains(.searchField))
    if let place = facts.place { words.append(place.text + ".") }
    return words + facts.edges.map(\.rawValue)
  }

  private static func state(_ value: String) -> String {
    switch value {
    case "1": "On."
    case "0": "Off."
    case "2": "Mixed."
    default: withFullStop(value)
    }
  }

  /// The body's own full stop isn't said twice.
  private static func sentences(_ body: String, _ words: [String]) -> String {
    if words.isEmpty { return body }
    return ((body.isEmpty ? [] : [withFullStop(body)]) + words).joined(separator: " ")
  }

  private static func withFullStop(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  private static func hint(_ facts: AccessibilityFacts, isSaid: Bool) -> String {
    var own = isSaid ? "" : facts.hint ?? ""
    // A field's words stand in the place of its own ones. Source: CASH
    if facts.isEnabled, !facts.isToggle, facts.unnamed.contains(.textEntry) { own = "" }
    guard facts.isEnabled, let more = usualHint(facts, isSaid: isSaid) else { return own }
    if own.isEmpty { return more }
    if own.hasSuffix(".") { own.removeLast() }
    return "\(own). \(more)"
  }

  private static func usualHint(_ facts: AccessibilityFacts, isSaid: Bool) -> String? {
    if facts.isToggle { return "Double tap to toggle setting." }
    if facts.unnamed.contains(.textEntry) { return facts.unnamed.contains(.isEditing) ? nil : "Double tap to edit." }
    return facts.traits.contains(.adjustable) && !isSaid ? "Swipe up or down with one finger to adjust the value." : nil
  }
}
