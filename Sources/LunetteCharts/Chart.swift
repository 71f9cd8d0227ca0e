import Foundation

/// Curves over one axis, as plain values; `text(columns:rows:)` and `svg(width:height:)` draw them.
///
/// Equal descriptions give equal bytes on every machine.
public struct Chart: Equatable, Sendable {
  public struct Axis: Equatable, Sendable {
    public var label: String
    /// Empty for a number without a unit.
    public var unit: String

    /// For costs: an axis that begins far above zero would show noise as growth.
    public var startsAtZero: Bool

    public init(_ label: String, unit: String = "", startsAtZero: Bool = false) {
      (self.label, self.unit, self.startsAtZero) = (label, unit, startsAtZero)
    }

    var text: String { unit.isEmpty ? label : "\(label) (\(unit))" }
  }

  public struct Curve: Equatable, Sendable {
    public var name: String
    /// From left to right. A point that isn't finite interrupts the curve.
    public var points: [CGPoint]

    public init(_ name: String, _ points: [CGPoint]) { (self.name, self.points) = (name, points) }
  }

  /// Ranges of the x axis that are marked, such as those in which a finger is down.
  public struct Marks: Equatable, Sendable {
    public var label: String
    public var ranges: [ClosedRange<Double>]

    public init(_ label: String, _ ranges: [ClosedRange<Double>]) { (self.label, self.ranges) = (label, ranges) }
  }

  public var title: String
  public var x, y: Axis
  /// A later one is drawn over an earlier one. Range: at most `mostCurves`
  public var curves: [Curve]
  public var marks: Marks?

  public init(title: String, x: Axis, y: Axis, curves: [Curve], marks: Marks? = nil) {
    (self.title, self.x, self.y, self.curves, self.marks) = (title, x, y, curves, marks)
  }

  /// The largest number of curves: as many as can be told apart.
  public static let mostCurves = 6

  var xRange: ClosedRange<Double> { range(of: x) { Double($0.x) } }
  var yRange: ClosedRange<Double> { range(of: y) { Double($0.y) } }

  private func range(of axis: Axis, _ value: (CGPoint) -> Double) -> ClosedRange<Double> {
    var values = curves.flatMap { $0.points.lazy.filter(\.isFinite).map(value) }
    if axis.startsAtZero { values.append(0) }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
