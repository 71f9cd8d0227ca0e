import Foundation

extension UIControl {
  /// What a control is in: a set, since one may be selected and under a finger at once. Source: Apple, UIControl.State (raw values)
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    /// Lunette has no focus engine: no control is ever in it.
    public static let focused = State(rawValue: 8)
  }

  /// Where the content of a control stands sideways. Source: Apple, UIControl.ContentHorizontalAlignment (raw values)
  public enum ContentHorizontalAlignment: Int, CaseIterable, Sendable { case center, left, right, fill, leading, trailing }
  /// Source: Apple, UIControl.ContentVerticalAlignment (raw values)
  public enum ContentVerticalAlignment: Int, CaseIterable, Sendable { case center, top, bottom, fill }

  public var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// What a control shows in each of its states.
///
/// The whole set is looked up, then the normal state: a button that is selected and under a finger doesn't show what was set for the
/// finger alone. Source: Apple, UIButton.setTitle(_:for:)
struct PerState<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Nil takes away what was set.
  mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
  /// What was set for this very state.
  subscript(state: UIControl.State) -> Value? { values[state] }
}
