/// A responder that takes keys: a text field, a text view, or a view of the app's own. Source: Apple, UIKeyInput
public protocol UIKeyInput: UIResponder {
  var hasText: Bool { get }
  /// Inserts the text of one key, or a whole text. A line break is the return key.
  func insertText(_ text: String)
  func deleteBackward()
  var inputTraits: UITextInputTraits { get }
  /// The text before the caret, which decides about shift.
  var textBeforeCaret: String { get }
}

extension UIApplication {
  /// The first responder, if it takes keys.
  public var keyInput: (any UIKeyInput)? { keyWindow?.firstResponder as? any UIKeyInput }
}
