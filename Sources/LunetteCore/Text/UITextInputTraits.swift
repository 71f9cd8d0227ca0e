import Foundation

/// What a text input asks of its keyboard. Source: Apple, UITextInputTraits
public struct UITextInputTraits: Hashable, Sendable {
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without effect: nothing is corrected or predicted.
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextAutocorrectionType.default
  /// Kept, without effect: what is typed stays as it is. Source: Apple, UITextSmartQuotesType and its likes, which have the same cases
  public var smartQuotesType = UITextAutocorrectionType.default
  public var smartDashesType = UITextAutocorrectionType.default
  public var smartInsertDeleteType = UITextAutocorrectionType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically = false
  /// Whether the text is shown as bullets and can be neither copied nor cut.
  public var isSecureTextEntry = false
  public var textContentType: String?
  /// What a password must have, in Apple's words. Kept only
  public var passwordRules: String?

  public init() {}
}

/// The types of keyboards in the order of UIKit's raw values.
public enum UIKeyboardType: String, CaseIterable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

public enum UIReturnKeyType: String, CaseIterable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: String, CaseIterable, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: String, CaseIterable, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: String, CaseIterable, Sendable { case `default`, dark, light }
