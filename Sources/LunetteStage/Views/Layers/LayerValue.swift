import Foundation

/// The value of a layer's property, as animations read, interpolate and write it.
///
/// Numbers, points, sizes, rects, colours, transforms (taken apart), lists and paths are interpolated; other kinds jump. The difference of
/// two rects may have a negative size, so sizes are read as they are stored.
/// Source: docs/rules/animation.md 1.6 and docs/rules/animation.md 3.3
public enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Nil stands for no colour, which is clear.
  case color(UIColor?)
  // What is large stands apart: most values are at most four numbers, and an animation keeps five values.
  indirect case transform(CATransform3D)
  case numbers([CGFloat]?)
  case colors([UIColor])
  case path(CGPath?)
  indirect case image(UIImage?)
  case flag(Bool)
  case text(String?)

  /// The kind's name in messages.
  public var kind: String {
    switch self {
    case .number: "a number"
    case .point: "a CGPoint"
    case .size: "a CGSize"
    case .rect: "a CGRect"
    case .color: "a colour"
    case .transform: "a CATransform3D"
    case .numbers: "a list of numbers"
    case .colors: "a list of colours"
    case .path: "a path"
    case .image: "a picture"
    case .flag: "true or false"
    case .text: "a text"
    }
  }

  /// The value that nil stands for, when it is allowed: no colour, path, picture, list or text.
  var empty: LayerValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .image: .image(nil)
    case .numbers: .numbers(nil)
    case .text: .text(nil)
    default: nil
    }
  }

  public func isSameKind(as other: LayerValue) -> Bool { kind == other.kind }

  /// The value converted to the kind of `other`: a list of two numbers becomes a point or a size, of four a rect, of sixteen a transform.
  func like(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let n?), .point) where n.count == 2: .point(CGPoint(x: n[0], y: n[1]))
    case (.numbers(let n?), .size) where n.count == 2: .size(CGSize(width: n[0], height: n[1]))
    case (.numbers(let n?), .rect) where n.count == 4: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case (.numbers(let n?), .transform) where n.count == 16: .transform(CATransform3D(n))
    case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
    default: self
    }
  }

  /// The value between `self` and `other`; a fraction beyond 0...1 goes on in the same direction. Kinds that can't be interpolated give
  /// `self` until the end.
  public func interpolated(to other: LayerValue, _ t: CGFloat) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)): return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)): return .color((a ?? .clear).cgColor.interpolated(to: (b ?? .clear).cgColor, fraction: t))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, t))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.cgColor.interpolated(to: $1.cgColor, fraction: t) })
    case (.path(let a?), .path(let b?)): if let path = a.interpolated(to: b, t) { return .path(path) }
    case (.image(let a?), .image(let b?)) where t > 0 && t < 1 && a != b: return .image(a.fading(into: b, t))
    default: break
    }
    return t < 1 ? self : other
  }

  /// `self` added to `base`: numbers add, transforms are concatenated. Nil when that has no meaning.
  public func added(to base: LayerValue) -> LayerValue? {
    switch (self, base) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    case (.color(let a?), .color(let b?)):
      .color(UIColor(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: .numbers(zip(a, b).map(+))
    default: nil
    }
  }

  /// `self` multiplied by a count, for cumulative animations. Transforms and kinds that don't add stay as they are.
  func times(_ factor: CGFloat) -> LayerValue {
    switch self {
    case .number(let a): .number(a * factor)
    case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      .rect(
        CGRect(
          x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor, height: a.size.height * factor))
    case .numbers(let a): .numbers(a.map { $0.map { $0 * factor } })
    default: self
    }
  }

  /// The value that gives `self` when it is added to `other`; for a transform the map that comes before `other`. Nil when there is none.
  func difference(from other: LayerValue) -> LayerValue? {
    if case .transform(let a) = self, case .transform(let b) = other {
      let inverse = b.inverted()
      return inverse == b && !b.isIdentity && !b.concatenating(b).isIdentity ? nil : .transform(a.concatenating(inverse))
    }
    return other.times(-1).added(to: self)
  }

  /// The distance between two values, for keyframes at an even pace; 0 when that has no meaning.
  func distance(to other: LayerValue) -> CGFloat {
    func length(_ parts: CGFloat...) -> CGFloat { parts.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return length(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return length(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return length(
        b.origin.x - a.origin.x, b.origin.y - a.origin.y, b.size.width - a.size.width, b.size.height - a.size.height)
    case (.color(let a), .color(let b)):
      let (a, b) = (a ?? .clear, b ?? .clear)
      return length(b.red - a.red, b.green - a.green, b.blue - a.blue, b.alpha - a.alpha)
    case (.transform(let a), .transform(let b)): return length(b.m41 - a.m41, b.m42 - a.m42, b.m43 - a.m43)
    default: return self == other ? 0 : 1
    }
  }

  var isFinite: Bool {
    switch self {
    case .number(let a): a.isFinite
    case .point(let a): a.x.isFinite && a.y.isFinite
    case .size(let a): a.width.isFinite && a.height.isFinite
    case .rect(let a): a.origin.x.isFinite && a.origin.y.isFinite && a.width.isFinite && a.height.isFinite
    case .transform(let a): a.isFinite
    case .numbers(let a): a?.allSatisfy(\.isFinite) ?? true
    case .path(let a): a?.isFinite ?? true
    default: true
    }
  }
}

extension CATransform3D {
  /// When both are affine, their parts are interpolated, so that rotations take the short way; else number by number.
  /// Source: docs/rules/animation.md 1.6
  func interpolated(to other: CATransform3D, _ t: CGFloat) -> CATransform3D {
    guard isAffine, other.isAffine else { return SpaceParts.interpolated(self, other, t) }
    return between(self, from: other, to: self, rest: t)
  }

  /// `model` moved back by a share of the way from `to` to `from`, part by part.
  static func between(_ model: CATransform3D, from: CATransform3D, to: CATransform3D, rest: CGFloat) -> CATransform3D {
    guard model.isAffine, from.isAffine, to.isAffine else {
      if model == to { return SpaceParts.interpolated(to, from, rest) }
      let (m, f, t) = (model.elements, from.elements, to.elements)
      return CATransform3D((0..<16).map { m[$0] + (f[$0] - t[$0]) * rest })
    }
    var parts = model.affineTransform.decomposed()
    let (start, end) = (from.affineTransform.decomposed(), to.affineTransform.decomposed())
    let turn = (start.rotation - end.rotation).truncatingRemainder(dividingBy: 2 * .pi)
    let shortTurn = turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    parts.rotation += shortTurn * rest
    parts.translation.dx += (start.translation.dx - end.translation.dx) * rest
    parts.translation.dy += (start.translation.dy - end.translation.dy) * rest
    parts.scale.width += (start.scale.width - end.scale.width) * rest
    parts.scale.height += (start.scale.height - end.scale.height) * rest
    parts.horizontalShear += (start.horizontalShear - end.horizontalShear) * rest
    return CATransform3D(CGAffineTransform(parts))
  }

  private func between(_ model: CATransform3D, from: CATransform3D, to: CATransform3D, rest: CGFloat) -> CATransform3D {
    Self.between(model, from: from, to: to, rest: rest)
  }
}

extension CGPath {
  /// Interpolates point by point when both paths have the same elements; nil when they don't. Source: docs/rules/layers.md 2.2
  func interpolated(to other: CGPath, _ t: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var path = CGPath()
    for (one, two) in zip(elements, other.elements) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
      switch (one, two) {
      case (.move(let a), .move(let b)): path.add(.move(mix(a, b)))
      case (.line(let a), .line(let b)): path.add(.line(mix(a, b)))
      case (.quad(let c, let a), .quad(let d, let b)): path.add(.quad(control: mix(c, d), to: mix(a, b)))
      case (.curve(let c, let e, let a), .curve(let d, let f, let b)):
        path.add(.curve(control1: mix(c, d), control2: mix(e, f), to: mix(a, b)))
      case (.close, .close): path.add(.close)
      default: return nil
      }
    }
    return path
  }
}
