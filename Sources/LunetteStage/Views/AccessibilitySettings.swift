import Foundation

/// What the app has said about an object to assistive technology. Nil stands for what its class says.
/// Source: Apple, UIAccessibility; docs/rules/accessibility.md 1
public final class AccessibilitySettings: StoredState {
  public var isElement: Bool?
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: UIAccessibilityTraits?
  /// Space: screen.
  public var frame: CGRect?
  /// Space: screen.
  public var activationPoint: CGPoint?
  /// Views and `UIAccessibilityElement`s, in their order.
  public var elements: [UIResponder]?
  public var hidesElements = false
  public var isModal: Bool?
  public var groupsChildren = false
  public var customActions: [UIAccessibilityCustomAction]?
  /// Space: screen.
  public var path: UIBezierPath?
  public var language: String?
  public var containerType = UIAccessibilityContainerType.none
  public var navigationStyle = UIAccessibilityNavigationStyle.automatic
  public var respondsToUserInteraction: Bool?
  public var userInputLabels: [String]?
  public var ignoresInvertColors = false
  public var customRotors: [UIAccessibilityCustomRotor]?
  public var focusGroupIdentifier: String?
  public var textualContext: UIAccessibilityTextualContext?
  /// The words that have attributes.
  package var attributed: AttributedWords?

  public init() {}
}

/// Words with attributes; their plain texts are the words themselves. Source: Apple, accessibilityAttributedLabel
package final class AttributedWords {
  package var label: AttributedText?
  package var value: AttributedText?
  package var hint: AttributedText?
  package var userInputLabels: [AttributedText]?
  /// The names that `userInputLabels` was made of last, or that it was set with: a script may read the list again and again.
  package var plainUserInputLabels: [String] = []
}

/// What kind of text it is. Source: Apple, UIAccessibilityTextualContext
public enum UIAccessibilityTextualContext: String, CaseIterable, Sendable {
  case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
}

/// An action of an element besides its activation, by name. Source: Apple, UIAccessibilityCustomAction
public final class UIAccessibilityCustomAction {
  /// - Returns: whether it did something
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public var name: String
  public var actionHandler: Handler?
  /// The function of a script that the handler calls.
  public var cause: Any?

  public init(name: String, actionHandler: Handler?) { (self.name, self.actionHandler) = (name, actionHandler) }
}

/// A way through elements of the app's own choice. Source: Apple, UIAccessibilityCustomRotor
public final class UIAccessibilityCustomRotor: StoredState {
  /// Answers the element after (or before) the given one; nil at the end.
  public typealias Search = (_ current: UIResponder?, _ isForward: Bool) -> UIResponder?

  public let name: String
  public let search: Search
  /// The function of a script that searches.
  public var cause: Any?

  public init(name: String, search: @escaping Search) { (self.name, self.search) = (name, search) }
}

/// An object with words for assistive technology: a responder, an item of a bar.
public protocol AccessibilityDescribing: AnyObject {
  var companions: Companions { get set }
  /// What the app has said; nil for nothing.
  var accessibilitySettings: AccessibilitySettings? { get }
  /// What it says while the app has said nothing.
  var accessibilityNature: AccessibilityNature { get }
}

extension UIResponder: AccessibilityDescribing {}

extension AccessibilityDescribing {
  /// Sets something; an object about which nothing was said keeps nothing.
  public func setAccessibility<Value>(_ path: ReferenceWritableKeyPath<AccessibilitySettings, Value>, _ value: Value) {
    let settings = companions[AccessibilitySettings.self] ?? AccessibilitySettings()
    settings[keyPath: path] = value
    companions[AccessibilitySettings.self] = settings
  }

  public var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityNature.label }
    set { setAccessibility(\.label, newValue) }
  }
  public var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityNature.value }
    set { setAccessibility(\.value, newValue) }
  }
  public var accessibilityHint: String? {
    get { accessibilitySettings?.hint ?? accessibilityNature.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySettings?.traits ?? accessibilityNature.traits }
    set { setAccessibility(\.traits, newValue) }
  }
  public var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? accessibilityNature.isElement }
    set { setAccessibility(\.isElement, newValue) }
  }
  public var accessibilityUserInputLabels: [String] {
    get { accessibilitySettings?.userInputLabels ?? accessibilityNature.userInputLabels }
    set { setAccessibility(\.userInputLabels, newValue) }
  }
}
