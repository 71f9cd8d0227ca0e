import Foundation

/// Makes one column of the table of systems, and keeps its rows for the page of the rules.
///
/// A row is written where its value is declared, with the value of each system and where that is known from:
/// ```swift
/// height = table.row("height", (44, "K"), (44, "K"))
/// ```
/// Another system is one more column here: a number in `numbers`, an argument of `row`, and a value in each row.
package struct SystemTable {
  package struct Row: Sendable {
    package let group, name: String
    /// One for each system, in the order of `numbers`.
    package let cells: [(value: String, source: String)]
  }

  /// The systems, by their numbers in scripts. The first one is the default.
  package static let numbers = [12, 17]

  private let column: Int
  /// Whether the rows are kept as words, too.
  private let tells: Bool
  package private(set) var rows: [Row] = []
  private var group = ""

  init(column: Int, tells: Bool = false) { (self.column, self.tells) = (column, tells) }

  mutating func begin(_ group: String) { self.group = group }

  /// - Parameters:
  ///   - ios12: the value and its source, of iOS 7 to 12
  ///   - ios17: of iOS 13 to 17
  mutating func row<Value: SystemValue>(_ name: String, _ ios12: (Value, String), _ ios17: (Value, String)) -> Value {
    let cells = [ios12, ios17]
    if tells { rows.append(Row(group: group, name: name, cells: cells.map { ($0.0.words, $0.1) })) }
    return cells[column].0
  }
}

/// A value in the table, which says in words what it is.
protocol SystemValue { var words: String { get } }

extension CGFloat: SystemValue { var words: String { LunetteCore.formatted((self * 1000).rounded() / 1000) } }
extension Int: SystemValue { var words: String { "\(self)" } }
extension Bool: SystemValue { var words: String { self ? "yes" : "no" } }
extension String: SystemValue { var words: String { self } }
extension CGSize: SystemValue { var words: String { "\(formatted(width)) x \(formatted(height))" } }
extension UIColor: SystemValue { var words: String { description } }
extension Optional: SystemValue where Wrapped: SystemValue { var words: String { map(\.words) ?? "none" } }

/// A movement that the system makes by itself: how long it takes, and its curve.
package struct SystemMotion: Sendable, Equatable, SystemValue {
  /// Units: seconds.
  package let duration: TimeInterval
  /// The frequency of the critical spring that moves it; nil for ease-in-out. Units: radians per second.
  package let frequency: CGFloat?

  package init(duration: TimeInterval, frequency: CGFloat? = nil) { (self.duration, self.frequency) = (duration, frequency) }

  var words: String {
    frequency.map { "spring of \(formatted(($0 * 100).rounded() / 100)) rad/s, \(formatted(CGFloat(duration))) s" }
      ?? "ease in-out, \(formatted(CGFloat(duration))) s"
  }

  /// The frequency of a spring of mass 3 and stiffness 1000. Its damping, 500, is more than critical, which Core Animation takes for critical.
  /// Source: docs/rules/systems.md
  static let springFrequency = CGFloat(1000.0 / 3).squareRoot()
}
