import Foundation

/// The parts of a map, in the order in which they apply: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// Units: radians.
  public var rotation: CGFloat
  public var translation: CGVector
}

/// Units: points.
public struct CGVector: Equatable, Hashable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension CGAffineTransform {
  /// Source: docs/rules/animation.md 1.6, "translation, scale, shear, rotation are taken apart"
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let height = width == 0 ? d : determinant / width
    let shear = width == 0 ? 0 : (a * c + b * d) / (width * (height == 0 ? 1 : height))
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: CGFloat(atan2(Double(b), Double(a))),
      translation: CGVector(dx: tx, dy: ty))
  }

  public init(_ parts: CGAffineTransformComponents) {
    let linear = CGAffineTransform(a: parts.scale.width, c: parts.scale.height * parts.horizontalShear, d: parts.scale.height)
      .concatenating(CGAffineTransform(rotationAngle: parts.rotation))
    self.init(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: parts.translation.dx, ty: parts.translation.dy)
  }
}
