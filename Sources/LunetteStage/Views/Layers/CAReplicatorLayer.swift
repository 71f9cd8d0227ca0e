import Foundation

/// Draws its sublayers several times, each copy moved, tinted and delayed against the one before. Copies are only drawn: they take no
/// touches. Source: docs/rules/layers.md 2.4
public final class CAReplicatorLayer: CALayer {
  /// Number of copies, the sublayers themselves included.
  public var instanceCount = 1 { didSet { note(Self.countProperty, .number(CGFloat(oldValue)), .number(CGFloat(instanceCount))) } }
  /// How much later the animations of each copy run than those of the copy before. Units: seconds.
  public var instanceDelay: TimeInterval = 0 {
    didSet { note(Self.delayProperty, .number(CGFloat(oldValue)), .number(CGFloat(instanceDelay))) }
  }
  /// The transform from each copy to the next, about the anchor point.
  public var instanceTransform = CATransform3D.identity {
    didSet { note(Self.transformProperty, .transform(oldValue), .transform(instanceTransform)) }
  }
  /// The colour that the first copy is multiplied with; white changes nothing.
  public var instanceColor: UIColor = .white { didSet { note(Self.colorProperty, .color(oldValue), .color(instanceColor)) } }
  /// Added to that colour with each copy, one number per component.
  public var instanceRedOffset: CGFloat = 0 { didSet { note(Self.redProperty, .number(oldValue), .number(instanceRedOffset)) } }
  public var instanceGreenOffset: CGFloat = 0 { didSet { note(Self.greenProperty, .number(oldValue), .number(instanceGreenOffset)) } }
  public var instanceBlueOffset: CGFloat = 0 { didSet { note(Self.blueProperty, .number(oldValue), .number(instanceBlueOffset)) } }
  public var instanceAlphaOffset: CGFloat = 0 { didSet { note(Self.alphaProperty, .number(oldValue), .number(instanceAlphaOffset)) } }
  /// Kept, without effect: copies are projected one by one.
  public var preservesDepth = false

  private func note(_ property: LayerProperty, _ old: LayerValue, _ new: LayerValue) {
    if isObserved, old != new { changed(property, old) }
  }

  // The properties as an animation reads and writes them: numbers, and a colour that is never nil.
  private var animatedCount: CGFloat {
    get { CGFloat(instanceCount) }
    set { instanceCount = newValue.wholePart(upTo: Self.mostCopies) }
  }
  private var animatedDelay: CGFloat {
    get { CGFloat(instanceDelay) }
    set { instanceDelay = TimeInterval(newValue) }
  }
  private var animatedColor: UIColor? {
    get { instanceColor }
    set { instanceColor = newValue ?? .clear }
  }

  private static let countProperty = LayerProperty.number("instanceCount", \CAReplicatorLayer.animatedCount)
  private static let delayProperty = LayerProperty.number("instanceDelay", \CAReplicatorLayer.animatedDelay)
  private static let transformProperty = LayerProperty.transform("instanceTransform", \CAReplicatorLayer.instanceTransform)
  private static let colorProperty = LayerProperty.color("instanceColor", \CAReplicatorLayer.animatedColor)
  private static let redProperty = LayerProperty.number("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
  private static let greenProperty = LayerProperty.number("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
  private static let blueProperty = LayerProperty.number("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
  private static let alphaProperty = LayerProperty.number("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
  private static let all =
    LayerProperty.ofEveryLayer + [
      countProperty, delayProperty, transformProperty, colorProperty, redProperty, greenProperty, blueProperty, alphaProperty,
    ]
  public override class var properties: [LayerProperty] { all }

  public override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (layer.instanceCount, layer.instanceDelay, layer.instanceTransform)
    (instanceColor, preservesDepth) = (layer.instanceColor, layer.preservesDepth)
    (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
  }

  /// The map of a copy in the layer's bounds. Copies are counted from 0.
  package func map(ofCopy number: Int) -> CATransform3D {
    guard number > 0, !instanceTransform.isIdentity else { return .identity }
    let anchor = anchorInBounds
    var map = CATransform3D(translationX: -anchor.x, y: -anchor.y, z: 0)
    for _ in 0..<number { map = map.concatenating(instanceTransform) }
    return map.concatenating(CATransform3D(translationX: anchor.x, y: anchor.y, z: 0))
  }

  /// The colour that a copy is multiplied with.
  package func color(ofCopy number: Int) -> UIColor {
    func factor(_ base: CGFloat, _ offset: CGFloat) -> CGFloat { min(max(base + CGFloat(number) * offset, 0), 1) }
    return UIColor(
      red: factor(instanceColor.red, instanceRedOffset), green: factor(instanceColor.green, instanceGreenOffset),
      blue: factor(instanceColor.blue, instanceBlueOffset), alpha: factor(instanceColor.alpha, instanceAlphaOffset))
  }

  /// Limit of copies. Ours: no screen shows as many.
  package static let mostCopies = 1000
  /// Limit of things in a frame at which replicators stop to add more. Ours: many times what a screen shows, and low enough for the memory
  package static let mostDrawn = 100_000
}

/// A layer that shows nothing itself and keeps its sublayers' depth: they are projected together with it.
/// Source: docs/rules/layers.md 2.5
public final class CATransformLayer: CALayer {
  public override class var keepsDepth: Bool { true }
}

/// A layer that shows a part of its sublayers. Source: docs/rules/layers.md 2.5; Apple, CAScrollLayer
public final class CAScrollLayer: CALayer {
  public var scrollMode = CAScrollLayerScrollMode.both

  public func scroll(to point: CGPoint) {
    switch scrollMode {
    case .both: bounds.origin = point
    case .horizontally: bounds.origin = CGPoint(x: point.x, y: 0)
    case .vertically: bounds.origin = CGPoint(x: 0, y: point.y)
    case .none: break
    }
  }

  /// Scrolls as little as is needed to bring the rectangle into sight.
  public func scroll(to rect: CGRect) {
    func place(_ at: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < at ? low : high > at + length ? max(high - length, min(low, high - length)) : at
    }
    scroll(
      to: CGPoint(
        x: place(bounds.minX, bounds.width, rect.minX, rect.maxX), y: place(bounds.minY, bounds.height, rect.minY, rect.maxY)))
  }

  public override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }
}

public enum CAScrollLayerScrollMode: String, Sendable, CaseIterable { case none, horizontally, vertically, both }

extension CALayer {
  private var nearestScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer around, so that a point of this layer comes to the scroll layer's corner.
  public final func scroll(_ point: CGPoint) {
    if let scroller = nearestScrollLayer { scroller.scroll(to: scroller.convert(point, from: self)) }
  }

  public final func scrollRectToVisible(_ rect: CGRect) {
    if let scroller = nearestScrollLayer { scroller.scroll(to: scroller.convert(rect, from: self)) }
  }

  /// The part of its bounds that the nearest scroll layer shows.
  public final var visibleRect: CGRect {
    guard let scroller = nearestScrollLayer else { return bounds }
    return convert(scroller.bounds, from: scroller).shared(with: bounds)
  }
}
