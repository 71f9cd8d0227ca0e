import Foundation

/// What a view's layer does when one of its properties changes. The layer's delegate, which is the view, is asked; a class of the app may answer.
/// Source: Apple, UIView.action(for:forKey:); docs/rules/layers.md 1.5
extension UIView {
  /// In an animation block an animation with the block's times, for the properties that such a block animates; else `NSNull`, for nothing.
  public final func action(for layer: CALayer, forKey key: String) -> any CAAction {
    let engine = simulation.animations
    guard window != nil, engine.isCollecting, let block = engine.block, let property = layer.property(named: key), property.inViews != .notAtAll
    else { return NSNull() }
    return ViewBlockAction(property, of: layer, block)
  }

  /// Whether a class of the app, the view's or the layer's, answers for the view's layer.
  final var decidesActions: Bool {
    if let overrides, overrides.implements(Overridable.actionForLayer.name, on: self) { return true }
    guard let overrides = layer.overrides else { return false }
    return overrides.implements(CALayer.Overridable.actionForKey.name, on: layer)
  }
}

/// The answer of a view: nil to go on searching, `NSNull` for nothing.
public struct ViewActionAnswer {
  public let action: (any CAAction)?
  public init(_ action: (any CAAction)?) { self.action = action }
}

extension UIView.Overridable {
  public static let actionForLayer = OverridableMethod(
    "actionForLayer",
    "What runs when a property of the view's layer changes: an animation, a function(layer, key), false for nothing, or nil for the layer's own animation. "
      + "super answers an animation with the times of the animation block that is open, and false outside of one.",
    "layer", "key"
  ) { (view: UIView, layer: CALayer, key: String) in ViewActionAnswer(view.action(for: layer, forKey: key)) }
}

/// Stands for what an animation block does with a property. An answer that hands it back unchanged leaves the property to the block.
final class ViewBlockAction: CABasicAnimation {
  private var asMade: (keyPath: String, timing: MediaTiming, curve: CAMediaTimingFunction?)?

  fileprivate convenience init(_ property: LayerProperty, of layer: CALayer, _ block: ViewAnimationBlock) {
    self.init(keyPath: property.key)
    timing = block.timing
    if block.delay > 0 { timing.beginTime = layer.localTime + block.delay }
    if case .curve(let curve) = block.motion { timingFunction = CAMediaTimingFunction(curve) }
    // The layer has its new value already; what is shown is what it had before.
    let change = layer.simulation.animations.askedChange.flatMap { $0.layer === layer && $0.property === property ? $0.old : nil }
    fromValue = property.get(layer.shown(before: property, change ?? property.get(layer)))
    asMade = (property.key, timing, timingFunction)
  }

  /// Whether it is as it was made, for this property.
  fileprivate func leavesToBlock(_ property: LayerProperty) -> Bool {
    guard let asMade, asMade.keyPath == property.key, keyPath == property.key else { return false }
    return timing == asMade.timing && timingFunction == asMade.curve && toValue == nil && byValue == nil
  }

  /// A copy is an animation as any other.
  override func copy() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.copyValues(of: self)
    return copy
  }
}

extension CALayer {
  /// A class of the app answers for a view's layer, in a window.
  final func runAction(of property: LayerProperty, _ old: LayerValue, _ engine: AnimationEngine) {
    let isAllowed = engine.isCollecting || !engine.transaction.disableActions
    let outer = engine.askedChange
    engine.askedChange = (self, property, old)
    let choice = self.choice(forKey: property.key)
    engine.askedChange = outer
    switch choice {
    case .action(let action as ViewBlockAction) where action.leavesToBlock(property):
      if engine.isCollecting { engine.block?.record(self, property, from: old) }
    case .usual:
      // Nobody answers: the layer is animated as one without a view.
      if isAllowed, property.isImplicit, isCommitted { run(.usual, for: property, old, engine) }
    default: if isAllowed { run(choice, for: property, old, engine) }
    }
  }
}
