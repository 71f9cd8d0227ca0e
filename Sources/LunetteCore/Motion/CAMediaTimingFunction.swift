import Foundation

/// The pace of an animation: a timing curve, which may have a name. Source: docs/rules/animation.md 1.1; Apple, CAMediaTimingFunction
public struct CAMediaTimingFunction: Equatable, Sendable {
  public let curve: TimingCurve

  public init(_ curve: TimingCurve) { self.curve = curve }
  public init(name: CAMediaTimingFunctionName) { curve = name.curve }
  public init(controlPoints x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) { curve = TimingCurve(x1, y1, x2, y2) }

  /// The points from 0, which is (0, 0), to 3, which is (1, 1); nil for another index.
  public func controlPoint(at index: Int) -> CGPoint? {
    switch index {
    case 0: .zero
    case 1: curve.control1
    case 2: curve.control2
    case 3: CGPoint(x: 1, y: 1)
    default: nil
    }
  }
}

public enum CAMediaTimingFunctionName: String, Sendable, CaseIterable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`

  package var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .layerDefault
    }
  }
}

public enum CAMediaTimingFillMode: String, Sendable, CaseIterable {
  case removed, forwards, backwards, both

  var holdsEnd: Bool { self == .forwards || self == .both }
  var holdsStart: Bool { self == .backwards || self == .both }
}
