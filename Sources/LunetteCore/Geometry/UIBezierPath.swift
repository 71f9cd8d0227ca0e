import Foundation

public enum CGLineCap: Int, Sendable, CaseIterable { case butt, round, square }
public enum CGLineJoin: Int, Sendable, CaseIterable { case miter, round, bevel }

/// How a line along a path is drawn. Source: Apple, UIBezierPath and CAShapeLayer (defaults); docs/rules/layers.md 2.2, 3.1
public struct StrokeStyle: Hashable, Sendable {
  /// Units: points.
  public var width: CGFloat = 1
  public var cap = CGLineCap.butt
  public var join = CGLineJoin.miter
  /// A corner whose tip would be longer than this many line widths is cut off.
  public var miterLimit: CGFloat = 10
  /// Lengths of strokes and gaps in turn; empty for an unbroken line. Units: points.
  public var dash: [CGFloat] = []
  /// The distance into the pattern at which each subpath starts. Units: points.
  public var dashPhase: CGFloat = 0

  public init(width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter) {
    (self.width, self.cap, self.join) = (width, cap, join)
  }
}

/// A path with the style in which it is drawn. Source: docs/rules/layers.md 3.1; Apple, UIBezierPath
public final class UIBezierPath {
  public var cgPath: CGPath
  public var style = StrokeStyle()
  public var usesEvenOddFillRule = false
  /// Units: points. Kept, without effect: curves are drawn as curves.
  public var flatness: CGFloat = 0.6

  public init(cgPath: CGPath = CGPath()) { self.cgPath = cgPath }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// The radii's height is ignored, as on iOS. Source: docs/rules/layers.md 3.1
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue)))
  }
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { cgPath.addQuadCurve(to: point, control: controlPoint) }
  /// - Parameter clockwise: as seen on the screen, with growing angles
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    cgPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: clockwise)
  }
  public func close() { cgPath.closeSubpath() }
  public func removeAllPoints() { cgPath = CGPath() }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Transforms the points; the line's width stays.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  public func reversing() -> UIBezierPath {
    let path = copy()
    path.cgPath = cgPath.reversed()
    return path
  }
  public func copy() -> UIBezierPath {
    let path = UIBezierPath(cgPath: cgPath)
    (path.style, path.usesEvenOddFillRule, path.flatness) = (style, usesEvenOddFillRule, flatness)
    return path
  }

  public var isEmpty: Bool { cgPath.isEmpty }
  public var currentPoint: CGPoint { cgPath.currentPoint }
  /// The bounding box of all points, control points included; null for an empty path.
  public var bounds: CGRect { cgPath.boundingBox }
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, using: fillRule) }

  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Nil removes the pattern and its phase.
  public func setLineDash(_ pattern: [CGFloat]?, phase: CGFloat) {
    style.dash = pattern ?? []
    style.dashPhase = style.dash.isEmpty ? 0 : phase
  }
}

/// Source: Apple, UIRectCorner; the bits are those of CACornerMask
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
