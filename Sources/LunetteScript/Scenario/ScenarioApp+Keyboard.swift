import LunetteKit

/// The keyboard of the first responder. Source: lua-api.md section 4
extension ScenarioApp {
  /// A key at a time, each to whoever is first responder by then; a line break is the return key, as on the keyboard.
  func type(_ text: String) throws {
    try run {
      guard firstResponder is UITextField else { throw ScenarioError.noFirstResponder }
      for key in text where simulation.fault == nil {
        guard let field = firstResponder as? UITextField else { throw ScenarioError.noFirstResponder }
        if key.isNewline { field.pressReturn() } else { field.insertText(String(key)) }
      }
    }
  }

  func pressReturn() throws {
    try run {
      guard let field = firstResponder as? UITextField else { throw ScenarioError.noFirstResponder }
      field.pressReturn()
    }
  }

  func dismissKeyboard() throws { try run { _ = firstResponder?.sendResignFirstResponder() } }

  private var firstResponder: UIResponder? { simulation.application.keyWindow?.firstResponder }
}
