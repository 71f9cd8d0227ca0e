import Foundation

/// What a layer shows at one moment: the model values with the running animations laid over them.
public struct LayerState {
  public var bounds: CGRect
  public var position: CGPoint
  public var transform: CATransform3D
  public var opacity: CGFloat
  public var backgroundColor: UIColor?

  /// Space: the superlayer's bounds.
  public func frame(anchor: CGPoint) -> CGRect {
    CALayer.frame(bounds: bounds, position: position, anchor: anchor, transform: transform == .identity ? nil : transform)
  }
}

extension CALayer {
  /// - Parameter time: seconds of the simulated clock
  public func presentation(at time: TimeInterval) -> LayerState {
    var state = LayerState(
      bounds: bounds, position: position, transform: transform, opacity: opacity, backgroundColor: backgroundColor)
    for animation in animations { state.apply(animation, rest: 1 - animation.group.progress(at: time)) }
    return state
  }

  /// True while an animation that doesn't allow it keeps touches off. Source: gestures.md 4.6, layout-animation.md c6
  package var blocksTouches: Bool {
    !animations.isEmpty && animations.contains { !$0.group.options.contains(.allowUserInteraction) }
  }
}

extension LayerState {
  /// - Parameter rest: the part of the way that is still to go, 1 at the start; a spring may make it negative
  mutating func apply(_ animation: LayerAnimation, rest: CGFloat) {
    switch (animation.key, animation.from, animation.to) {
    case (.bounds, .rect(let from), .rect(let to)):
      bounds.origin.x += (from.minX - to.minX) * rest
      bounds.origin.y += (from.minY - to.minY) * rest
      bounds.size.width += (from.width - to.width) * rest
      bounds.size.height += (from.height - to.height) * rest
    case (.position, .point(let from), .point(let to)):
      position.x += (from.x - to.x) * rest
      position.y += (from.y - to.y) * rest
    case (.opacity, .number(let from), .number(let to)):
      opacity = to + (from - to) * rest
    case (.backgroundColor, .color(let from), .color(let to)):
      backgroundColor = to.interpolated(to: from, fraction: rest)
    case (.transform, .transform(let from), .transform(let to)):
      transform = TransformParts.shown(model: transform, from: from, to: to, rest: rest)
    default: break
    }
  }
}

/// An affine map taken apart, so that turns go the short way round.
/// Source: layout-animation.md c6, "translation, scale, shear, rotation are taken apart"
private struct TransformParts {
  var translation: CGPoint
  var scale: CGSize
  var shear: CGFloat
  var angle: CGFloat

  init(_ t: CGAffineTransform) {
    let width = (t.a * t.a + t.b * t.b).squareRoot()
    angle = CGFloat(atan2(Double(t.b), Double(t.a)))
    let height = width == 0 ? t.d : t.determinant / width
    shear = width == 0 ? 0 : (t.a * t.c + t.b * t.d) / (width * (height == 0 ? 1 : height))
    translation = CGPoint(x: t.tx, y: t.ty)
    scale = CGSize(width: width, height: height)
  }

  var affine: CGAffineTransform {
    let linear = CGAffineTransform(a: scale.width, c: scale.height * shear, d: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: angle))
    return CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: translation.x, ty: translation.y)
  }

  static func shown(model: CATransform3D, from: CATransform3D, to: CATransform3D, rest: CGFloat) -> CATransform3D {
    guard model.isAffine, from.isAffine, to.isAffine else {
      let (m, f, t) = (model.elements, from.elements, to.elements)
      return CATransform3D((0..<16).map { m[$0] + (f[$0] - t[$0]) * rest })
    }
    var parts = TransformParts(model.affineTransform)
    let (start, end) = (TransformParts(from.affineTransform), TransformParts(to.affineTransform))
    let turn = (start.angle - end.angle).truncatingRemainder(dividingBy: 2 * .pi)
    let shortTurn = turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    parts.angle += shortTurn * rest
    parts.translation.x += (start.translation.x - end.translation.x) * rest
    parts.translation.y += (start.translation.y - end.translation.y) * rest
    parts.scale.width += (start.scale.width - end.scale.width) * rest
    parts.scale.height += (start.scale.height - end.scale.height) * rest
    parts.shear += (start.shear - end.shear) * rest
    return CATransform3D(parts.affine)
  }
}
