import LunetteKit

/// The keyboard of the first responder. Source: lua-api.md section 4
extension ScenarioApp {
  func type(_ text: String) throws {
    try run {
      guard let field = firstResponder as? UITextField else { throw ScenarioError.noFirstResponder }
      field.insertText(text)
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
