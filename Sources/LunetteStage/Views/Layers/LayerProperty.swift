import Foundation

/// A property of a layer that can be animated: the one declaration of how it is read, written, interpolated and added, for views, bare
/// layers, explicit animations and presentations. How values are interpolated follows from their kind, see `LayerValue`.
///
/// ```swift
/// .number("opacity", \.opacity, inViews: .replacing)
/// ```
public final class LayerProperty: Sendable {
  /// How a change inside an animation block animates the property of a view's layer. Source: docs/rules/animation.md 1.2
  enum AnimationInViews: Sendable { case additive, replacing, notAtAll }

  public let key: String
  let inViews: AnimationInViews
  /// Whether a change on a bare layer is animated by itself. Source: docs/rules/layers.md 1.5
  let isImplicit: Bool
  /// Whether it is one of a class made at run time: a change draws the layer anew.
  let redraws: Bool
  let get: @Sendable (CALayer) -> LayerValue
  /// Writes a value; a value of another kind changes nothing.
  let set: @Sendable (CALayer, LayerValue) -> Void

  init(
    _ key: String, inViews: AnimationInViews, isImplicit: Bool, redraws: Bool = false, get: @escaping @Sendable (CALayer) -> LayerValue,
    set: @escaping @Sendable (CALayer, LayerValue) -> Void
  ) { (self.key, self.inViews, self.isImplicit, self.redraws, self.get, self.set) = (key, inViews, isImplicit, redraws, get, set) }

  private static func make<Layer: CALayer>(
    _ key: String, _ inViews: AnimationInViews, _ isImplicit: Bool, get: @escaping @Sendable (Layer) -> LayerValue,
    set: @escaping @Sendable (Layer, LayerValue) -> Void
  ) -> LayerProperty {
    LayerProperty(
      key, inViews: inViews, isImplicit: isImplicit, get: { get(unsafeDowncast($0, to: Layer.self)) },
      set: { set(unsafeDowncast($0, to: Layer.self), $1) })
  }

  typealias Path<Layer, Value> = ReferenceWritableKeyPath<Layer, Value> & Sendable

  static func number<L: CALayer>(_ key: String, _ path: Path<L, CGFloat>, inViews: AnimationInViews = .notAtAll, implicit: Bool = true)
    -> LayerProperty
  {
    make(
      key, inViews, implicit, get: { (l: L) in .number(l[keyPath: path]) },
      set: { l, v in if case .number(let x) = v { l[keyPath: path] = x } })
  }
  static func point<L: CALayer>(_ key: String, _ path: Path<L, CGPoint>, inViews: AnimationInViews = .notAtAll) -> LayerProperty {
    make(
      key, inViews, true, get: { (l: L) in .point(l[keyPath: path]) }, set: { l, v in if case .point(let x) = v { l[keyPath: path] = x } })
  }
  static func size<L: CALayer>(_ key: String, _ path: Path<L, CGSize>) -> LayerProperty {
    make(
      key, .notAtAll, true, get: { (l: L) in .size(l[keyPath: path]) }, set: { l, v in if case .size(let x) = v { l[keyPath: path] = x } })
  }
  static func rectangle<L: CALayer>(_ key: String, _ path: Path<L, CGRect>, inViews: AnimationInViews = .notAtAll) -> LayerProperty {
    make(key, inViews, true, get: { (l: L) in .rect(l[keyPath: path]) }, set: { l, v in if case .rect(let x) = v { l[keyPath: path] = x } })
  }
  static func color<L: CALayer>(_ key: String, _ path: Path<L, UIColor?>, inViews: AnimationInViews = .notAtAll) -> LayerProperty {
    make(
      key, inViews, true, get: { (l: L) in .color(l[keyPath: path]) }, set: { l, v in if case .color(let x) = v { l[keyPath: path] = x } })
  }
  static func transform<L: CALayer>(_ key: String, _ path: Path<L, CATransform3D>, inViews: AnimationInViews = .notAtAll) -> LayerProperty {
    make(
      key, inViews, true, get: { (l: L) in .transform(l[keyPath: path]) },
      set: { l, v in if case .transform(let x) = v { l[keyPath: path] = x } })
  }
  static func flag<L: CALayer>(_ key: String, _ path: Path<L, Bool>, implicit: Bool = false) -> LayerProperty {
    make(
      key, .notAtAll, implicit, get: { (l: L) in .flag(l[keyPath: path]) },
      set: { l, v in if case .flag(let x) = v { l[keyPath: path] = x } })
  }
  static func path<L: CALayer>(_ key: String, _ path: Path<L, CGPath?>) -> LayerProperty {
    make(
      key, .notAtAll, false, get: { (l: L) in .path(l[keyPath: path]) }, set: { l, v in if case .path(let x) = v { l[keyPath: path] = x } })
  }
  static func numbers<L: CALayer>(_ key: String, _ path: Path<L, [CGFloat]?>) -> LayerProperty {
    make(
      key, .notAtAll, true, get: { (l: L) in .numbers(l[keyPath: path]) },
      set: { l, v in if case .numbers(let x) = v { l[keyPath: path] = x } })
  }
  static func colors<L: CALayer>(_ key: String, _ path: Path<L, [UIColor]>) -> LayerProperty {
    make(
      key, .notAtAll, true, get: { (l: L) in .colors(l[keyPath: path]) },
      set: { l, v in if case .colors(let x) = v { l[keyPath: path] = x } })
  }
  static func image<L: CALayer>(_ key: String, _ path: Path<L, UIImage?>) -> LayerProperty {
    make(
      key, .notAtAll, false, get: { (l: L) in .image(l[keyPath: path]) },
      set: { l, v in if case .image(let x) = v { l[keyPath: path] = x } })
  }
}

extension LayerProperty {
  // Properties that setters name in code.
  static let bounds = rectangle("bounds", \CALayer.bounds, inViews: .additive)
  static let position = point("position", \CALayer.position, inViews: .additive)
  static let transform = transform("transform", \CALayer.transform, inViews: .additive)
  static let opacity = number("opacity", \CALayer.opacity, inViews: .replacing)
  static let backgroundColor = color("backgroundColor", \CALayer.backgroundColor, inViews: .replacing)
  static let anchorPoint = point("anchorPoint", \CALayer.anchorPoint, inViews: .replacing)
  static let cornerRadius = number("cornerRadius", \CALayer.cornerRadius, inViews: .additive)
  static let zPosition = number("zPosition", \CALayer.zPosition)
  static let borderWidth = number("borderWidth", \CALayer.borderWidth)
  static let borderColor = color("borderColor", \CALayer.animatedBorderColor)
  static let shadowColor = color("shadowColor", \CALayer.animatedShadowColor)
  static let shadowOpacity = number("shadowOpacity", \CALayer.shadowOpacity)
  static let shadowOffset = size("shadowOffset", \CALayer.shadowOffset)
  static let shadowRadius = number("shadowRadius", \CALayer.shadowRadius)
  static let shadowPath = path("shadowPath", \CALayer.shadowPath)
  static let isHidden = flag("hidden", \CALayer.isHidden)
  static let masksToBounds = flag("masksToBounds", \CALayer.masksToBounds)
  static let doubleSided = flag("doubleSided", \CALayer.isDoubleSided)
  static let anchorPointZ = number("anchorPointZ", \CALayer.anchorPointZ)
  static let sublayerTransform = transform("sublayerTransform", \CALayer.sublayerTransform)
  static let contents = image("contents", \CALayer.contents)
  static let contentsRect = rectangle("contentsRect", \CALayer.contentsRect)
  static let contentsCenter = rectangle("contentsCenter", \CALayer.contentsCenter, inViews: .replacing)
  static let contentsScale = number("contentsScale", \CALayer.contentsScale, implicit: false)

  /// The properties of every layer; a subclass adds its own in `CALayer.properties`.
  static let ofEveryLayer: [LayerProperty] = [
    bounds, position, transform, opacity, backgroundColor, anchorPoint, cornerRadius, zPosition, borderWidth, borderColor, shadowColor,
    shadowOpacity, shadowOffset, shadowRadius, shadowPath, isHidden, masksToBounds, doubleSided, anchorPointZ, sublayerTransform,
    contents, contentsRect, contentsCenter, contentsScale,
  ]
}

extension CALayer {
  /// The layer's property of this name; nil when it has none that can be animated.
  final func property(named key: String) -> LayerProperty? { Self.properties.first { $0.key == key } ?? ownProperty(named: key) }

  final var animatedBorderColor: UIColor? {
    get { borderColor }
    set { borderColor = newValue ?? .clear }
  }
  final var animatedShadowColor: UIColor? {
    get { shadowColor }
    set { shadowColor = newValue ?? .clear }
  }
}
