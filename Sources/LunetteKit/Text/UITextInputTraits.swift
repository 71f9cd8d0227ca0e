import Foundation

/// What a text input wants of its keyboard. Source: Apple, UITextInputTraits
public struct UITextInputTraits: Hashable, Sendable {
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; nothing is corrected or predicted.
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextAutocorrectionType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The return key does nothing while the text is empty.
  public var enablesReturnKeyAutomatically = false
  /// Shown as bullets, neither copied nor cut.
  public var isSecureTextEntry = false
  public var textContentType: String?

  public init() {}
}

/// In the order of UIKit's raw values.
public enum UIKeyboardType: String, CaseIterable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

public enum UIReturnKeyType: String, CaseIterable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

  /// What the key says. Source: the keys of iOS 9 to 12
  var title: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "SOS"
    case .continue: "Continue"
    }
  }
}

public enum UITextAutocapitalizationType: String, CaseIterable, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: String, CaseIterable, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: String, CaseIterable, Sendable { case `default`, dark, light }

extension UIApplication {
  /// Who gets the keys.
  public var keyInput: (any UIKeyInput)? { keyWindow?.firstResponder as? any UIKeyInput }
}

/// Who takes keys: a text field, a text view, or a view of one's own that is first responder. Source: Apple, UIKeyInput
public protocol UIKeyInput: UIResponder {
  var hasText: Bool { get }
  /// One key, or a text at once. A line break is the return key.
  func insertText(_ text: String)
  func deleteBackward()
  var inputTraits: UITextInputTraits { get }
  /// What stands before the caret, by which shift is chosen.
  var textBeforeCaret: String { get }
}
