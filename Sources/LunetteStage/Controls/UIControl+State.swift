import Foundation

extension UIControl {
  /// The states of a control: a set, since a control may be selected and highlighted at once. Source: Apple, UIControl.State (raw values)
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    /// Lunette has no focus engine: no control is ever in this state.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal place of a control's content. Source: Apple, UIControl.ContentHorizontalAlignment (raw values)
  public enum ContentHorizontalAlignment: Int, CaseIterable, Sendable { case center, left, right, fill, leading, trailing }
  /// Source: Apple, UIControl.ContentVerticalAlignment (raw values)
  public enum ContentVerticalAlignment: Int, CaseIterable, Sendable { case center, top, bottom, fill }
}

/// Values of a control for each of its states.
///
/// A value is looked up for the whole set of states, and then for the normal state. So a button that is selected and highlighted doesn't
/// show what was set for highlighted alone. Source: Apple, UIButton.setTitle(_:for:)
package struct PerState<Value> {
  private var values: [UIControl.State: Value] = [:]

  package init() {}

  /// Sets a value; nil removes it.
  package mutating func set(_ value: Value?, for state: UIControl.State) { values[state] = value }
  package func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
  /// The value that was set for exactly these states.
  subscript(state: UIControl.State) -> Value? { values[state] }
  /// The values that were set, by their states' numbers.
  package var given: [(state: UInt, value: Any)] { values.map { (UInt($0.key.rawValue), $0.value) }.sorted { $0.state < $1.state } }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of the free height above the content. Filling content has its text in the middle.
  var shareAbove: CGFloat {
    switch self {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
