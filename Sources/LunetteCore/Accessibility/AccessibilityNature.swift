import Foundation

/// What UIKit's own class says about an object to assistive technology, as long as the app says nothing else.
/// Source: docs/rules/accessibility.md 3
public struct AccessibilityNature: Equatable, Sendable {
  /// A place among several, counted from 1, as read: "2 of 3".
  public struct Place: Equatable, Sendable {
    public var number: Int
    public var count: Int
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
    package var text: String { "\(number) of \(count)" }
  }

  public var isElement = false
  /// Nil where the traits say it.
  public var role: AccessibilityRole?
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: UIAccessibilityTraits = []
  public var unnamed: UnnamedTraits = []
  public var place: Place?
  public var userInputLabels: [String] = []
  /// The role that it has in a tree, where it is a container that shows.
  public var container: AccessibilityRole?
  /// Whether what is inside stays together in the order.
  public var isGroup = false
  /// Whether the siblings before it are left out.
  public var isModal = false
  /// Whether controls inside are elements of their own after it, as in a cell.
  public var hasElementsInside = false

  public init() {}

  package init(_ role: AccessibilityRole, label: String? = nil, value: String? = nil, _ traits: UIAccessibilityTraits = []) {
    (isElement, self.role, self.label, self.value, self.traits) = (true, role, label, value, traits)
  }

  package init(container: AccessibilityRole) { (self.container, isGroup) = (container, true) }

  package func with(_ change: (inout AccessibilityNature) -> Void) -> AccessibilityNature {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A part of a control that is an element though it has no view: a segment, a half of a stepper.
public struct AccessibilityPart: Equatable, Sendable {
  public var nature: AccessibilityNature
  /// Space: the control's own bounds.
  public var frame: CGRect
  public init(_ nature: AccessibilityNature, frame: CGRect) { (self.nature, self.frame) = (nature, frame) }
}

/// What an element says now: the app's own words, else those of its class.
public struct AccessibilityFacts: Equatable, Sendable {
  public var role = AccessibilityRole.other
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: UIAccessibilityTraits = []
  public var unnamed: UnnamedTraits = []
  public var place: AccessibilityNature.Place?
  public var userInputLabels: [String] = []
  public var identifier: String?
  public var actions: [String] = []
  /// Around its list or landmark: whether it is the first or the last one in it.
  public var edges: [Edge] = []
  public var isFocused = false
  /// In a data table: the words of the row's and the column's headers, which are read before.
  public var headers: [String] = []
  /// In a data table: its place, as it is read.
  public var cell: [String] = []

  public enum Edge: String, Equatable, Sendable {
    case listStart = "List Start."
    case listEnd = "List End."
    case landmark = "Landmark."
    case landmarkEnd = "End."
  }

  public init() {}

  public var isToggle: Bool { traits.contains(.toggleButton) }
  public var isEnabled: Bool { !traits.contains(.notEnabled) }
}
