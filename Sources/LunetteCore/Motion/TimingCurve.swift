import Foundation

/// UIKit's four animation curves, with UIKit's raw values (bits 16 to 19 of the animation options).
/// In UIKit this is `UIView.AnimationCurve`, which is an alias of it here. Source: docs/rules/animation.md 1.1.
public enum UIViewAnimationCurve: Int, Sendable, CaseIterable {
  case easeInOut = 0
  case easeIn = 1
  case easeOut = 2
  case linear = 3
}

/// How far an animation has come after a share of its time: a cubic bezier from (0, 0) to (1, 1).
///
/// A pure function, computed to 1e-9 by plain arithmetic, so the result is the same on every machine.
/// Units: fractions of duration and of distance. Invariant: `value(at: 0) == 0`, `value(at: 1) == 1`, and x never turns back.
public struct TimingCurve: Equatable, Sendable {
  public let control1, control2: CGPoint

  /// Range: x of both points in 0...1, as Core Animation demands; others are clamped.
  public init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    control1 = CGPoint(x: min(max(x1, 0), 1), y: y1)
    control2 = CGPoint(x: min(max(x2, 0), 1), y: y2)
  }

  public init(_ curve: UIViewAnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    }
  }

  // Control points. Source: docs/rules/animation.md 1.1, measured (libs-quartzcore).
  public static let linear = TimingCurve(0, 0, 1, 1)
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default curve, for implicit animations of bare layers.
  public static let layerDefault = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The share of the distance after the share `progress` of the time. Range: clamped to 0...1; NaN counts as 0.
  public func value(at progress: CGFloat) -> CGFloat {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if self == .linear { return progress }
    return Self.bezier(parameter(x: progress), control1.y, control2.y)
  }

  /// Largest error of x when the curve's parameter is computed.
  private static let tolerance: CGFloat = 1e-9
  /// Limit of steps: enough for bisection alone to reach the tolerance; Newton's method needs about four.
  private static let mostSteps = 64

  /// The parameter t with x(t) = `x`: Newton's method inside a bracket that shrinks, and bisection where Newton would leave it.
  private func parameter(x: CGFloat) -> CGFloat {
    var (low, high, t) = (CGFloat(0), CGFloat(1), x)
    for _ in 0..<Self.mostSteps {
      let error = Self.bezier(t, control1.x, control2.x) - x
      if abs(error) < Self.tolerance { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.slope(t, control1.x, control2.x)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// A coordinate of the curve whose end points are 0 and 1.
  private static func bezier(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    ((1 + 3 * (a - b)) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t
  }

  private static func slope(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    (3 * (1 + 3 * (a - b)) * t + 6 * (b - 2 * a)) * t + 3 * a
  }
}
