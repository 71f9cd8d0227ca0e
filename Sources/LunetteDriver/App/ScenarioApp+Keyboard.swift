import Lua
import LunetteKit
import LunetteScript

/// The keyboard of the first responder: keys reach it only while the keyboard is up, or while a hardware keyboard is attached.
/// Source: docs/lua-api.md 4; docs/rules/controllers.md 9
extension ScenarioApp {
  private var keyboard: Keyboard { simulation.keyboard }

  /// Types one key at a time, each to the responder that is first responder by then; a line break is the return key, and "\b" deletes.
  func type(_ text: String) throws {
    try checkIsSeen()
    try drive {
      guard keyboard.takesKeys else { throw ScenarioError.noFirstResponder }
      for key in text where simulation.fault == nil {
        if HostWork.mustEnd("typing a text of \(text.count) characters") { break }
        let input: Input = key == "\u{8}" || key == "\u{7F}" ? .deletion : key.isNewline ? .returnKey : .key(String(key))
        guard simulation.send(input).isTaken else { throw ScenarioError.noFirstResponder }
      }
    }
  }

  func pressReturn() throws { try press(.return) }

  func press(_ key: Keyboard.Key, times: Int = 1) throws {
    guard (0...Self.mostTaps).contains(times) else {
      throw ScenarioError.badValue(name: "times", wanted: "between 0 and \(Self.mostTaps)", got: "\(times)")
    }
    let input: Input =
      switch key {
      case .return: .returnKey
      case .backspace: .deletion
      default: .press(key.rawValue)
      }
    for _ in 0..<times where simulation.fault == nil {
      if try !pressForFocus(key) { try drive { try sendToText(input) } }
    }
  }

  func dismissKeyboard() throws { _ = try drive { simulation.send(.keyboardDismissal) } }

  /// Sends an input that needs a text, or at least a responder that takes keys.
  private func sendToText(_ input: Input) throws {
    try checkIsSeen()
    let answer = simulation.send(input)
    guard answer.isTaken || simulation.fault != nil else { throw ScenarioError.noFirstResponder }
  }

  /// The text that is being edited, as the screen shows it.
  private func shownText() throws -> String {
    if let field = simulation.application.keyWindow?.firstResponder as? UITextField { return field.shownString }
    return try editedText()
  }

  /// The text that is being edited.
  private func editedText() throws -> String {
    switch simulation.application.keyWindow?.firstResponder {
    case let field as UITextField: return field.editor.string
    case let view as UITextView: return view.editor.string
    default: throw ScenarioError.noFirstResponder
    }
  }

  // MARK: As fingers do with the menu

  func clearText() throws { try drive { try sendToText(.edit(.replace(""))) } }

  /// Replaces the whole text at once, as if the new one were pasted over it.
  func replaceText(_ text: String) throws { try drive { try sendToText(.edit(.replace(text))) } }

  /// - Parameter range: in UTF-16 units, from 0; nil for everything
  func selectText(_ range: Range<Int>?) throws { try drive { try sendToText(.edit(.select(range))) } }

  /// Selects from one character to another, both counted from 1 in UTF-16 units. When `last` is `first` - 1, the caret goes before `first`.
  func selectText(from first: Int, to last: Int) throws {
    try drive {
      let length = try editedText().utf16.count
      guard first >= 1, last >= first - 1, last <= length else { throw ScenarioError.noSuchCharacters(first: first, last: last, length: length) }
      try sendToText(.edit(.select(first - 1..<last)))
    }
  }

  /// Selects the first occurrence of a text in the text that is being edited.
  func selectText(_ words: String) throws {
    try drive {
      let string = try editedText()
      guard let found = string.range(of: words) else { throw ScenarioError.noSuchText(words: words, text: try shownText()) }
      try sendToText(.edit(.select(found.lowerBound.utf16Offset(in: string)..<found.upperBound.utf16Offset(in: string))))
    }
  }

  func paste(_ text: String?) throws { try drive { try sendToText(.edit(.paste(text))) } }

  /// Copies the selection to the pasteboard.
  func copy() throws -> String? {
    try drive {
      try sendToText(.edit(.copy))
      return UIPasteboard.general.string
    }
  }

  /// Sets the text size that the user has chosen, and tells the app. Source: docs/rules/text.md 1
  func setTextSize(_ category: UIContentSizeCategory) throws { _ = try drive { simulation.send(.textSize(category.rawValue)) } }

  /// Attaches or detaches a hardware keyboard; neither a finger nor time moves.
  func setHardwareKeyboard(_ isAttached: Bool) throws { _ = try run { simulation.send(.hardwareKeyboard(isAttached)) } }
}
