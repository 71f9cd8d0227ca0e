import Foundation

/// The animations of a layer. Source: docs/rules/layers.md 1.5 to 1.7, docs/rules/animation.md 3.1
extension CALayer {
  /// Whether a change of a property may have to be animated or noted: a cheap test that every setter makes first.
  final var isObserved: Bool {
    if !$view.isNil { return isInViewsWindow ? $view.look { $0.isInCollectingWindow || $0.decidesActions } == true : isInMask }
    return !$bareSuperlayer.isNil || !$maskedLayer.isNil
  }

  /// Called when a property has another value: a view's layer follows the open animation block, a bare layer animates by itself.
  final func changed(_ property: LayerProperty, _ old: LayerValue) {
    guard isModel else { return }
    let engine = simulation.animations
    if let view {
      if isInWindow, view.decidesActions { return runAction(of: property, old, engine) }
      guard engine.isCollecting, isInWindow else { return }
      engine.block?.record(self, property, from: old)
    } else if property.isImplicit, !engine.transaction.disableActions, isCommitted {
      run(choice(forKey: property.key), for: property, old, engine)
    }
  }

  final func run(_ choice: ActionChoice, for property: LayerProperty, _ old: LayerValue, _ engine: AnimationEngine) {
    switch choice {
    case .nothing: return
    case .action(let action as CAPropertyAnimation):
      return add(action.animating(property.key), forKey: property.key, shown: shown(before: property, old), isNew: false)
    case .action(let action as CAAnimationGroup): return add(action, forKey: property.key, shown: shown(before: property, old), isNew: false)
    case .action(let action): return action.run(forKey: property.key, object: self)
    case .usual: break
    }
    let transaction = engine.transaction
    guard transaction.duration > 0 else { return }
    let animation = CABasicAnimation(keyPath: property.key)
    // An animation that is interrupted goes on from what it has come to. Source: docs/rules/layers.md 1.5
    animation.fromValue = animations.isEmpty ? old : property.get(shown(before: property, old))
    // An implicit animation uses the default curve when the transaction names none. Source: docs/rules/layers.md 1.5
    animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(.layerDefault)
    (animation.timing.duration, animation.timing.fillMode) = (transaction.duration, .backwards)
    engine.attach(
      AttachedAnimation(animation, of: property, key: property.key, on: self, beginTime: localTime, number: engine.newNumber()), to: nil)
  }

  // MARK: Actions

  enum ActionChoice {
    case usual
    case nothing
    case action(any CAAction)

    init(_ action: any CAAction) { self = action is NSNull ? .nothing : .action(action) }
  }

  /// Looks for a key's action: delegate, `actions`, style, class. An `NSNull` ends the search. Source: docs/rules/layers.md 1.5
  final func choice(forKey key: String) -> ActionChoice {
    // A method that answers nil continues the search.
    let answer = Overridable.actionForKey(self, key).action ?? (overrides == nil ? nil : searchedAction(forKey: key))
    return answer.map(ActionChoice.init) ?? .usual
  }

  final func searchedAction(forKey key: String) -> (any CAAction)? {
    if let view, let action = UIView.Overridable.actionForLayer(view, self, key).action { return action }
    return details?.delegate?.action(for: self, forKey: key) ?? details?.actions[key] ?? details?.style[key] ?? Self.defaultAction(forKey: key)
  }

  /// The action for a change of a key's property; nil for no action, and for the usual animation.
  public final func action(forKey key: String) -> (any CAAction)? {
    if case .action(let action) = choice(forKey: key) { return action }
    return nil
  }

  // MARK: Explicit animations

  /// Adds a copy of the animation. The key is only a name: an animation with the same key is replaced. Nil replaces nothing.
  public final func add(_ animation: CAAnimation, forKey key: String?) { add(animation, forKey: key, isNew: false) }

  /// - Parameters:
  ///   - shown: the values that were shown before the change that the animation is the action of
  ///   - isNew: whether no animation of the layer has the key
  func add(_ animation: CAAnimation, forKey key: String?, shown: CALayer? = nil, isNew: Bool) {
    if let problem = animation.problem(on: self) {
      simulation.recordFault(UIException(.invalidArgument, "An animation can't be added to \(className): \(problem)"))
      return
    }
    guard isModel else { return modelLayer?.add(animation, forKey: key) ?? () }
    let engine = simulation.animations
    guard animations.count < Self.mostAnimations else {
      simulation.recordFault(UIException(.invalidArgument, "A layer can't have more than \(Self.mostAnimations) animations"))
      return
    }
    let copy = animation.copy()
    let number = engine.newNumber()
    let begin = copy.timing.beginTime == 0 ? localTime : copy.timing.beginTime
    // The copy's begin time is filled in, as apps that read the copy expect. Source: docs/rules/animation.md 2
    copy.timing.beginTime = begin
    let attached = AttachedAnimation(
      copy, key: key ?? (copy is CATransition ? Self.transitionKey : "\(Self.namelessKey)\(number)"), on: self, beginTime: begin,
      number: number, shown: shown)
    // Source: CALayer.h, addAnimation: "If the duration property of the animation is zero or negative it is given the default duration"
    copy.timing.duration = attached.duration
    if copy is CATransition { attached.oldLook = snapshot() }
    engine.attach(attached, to: nil, isNew: isNew || key == nil && !(copy is CATransition))
  }

  /// The layer's copy of the animation that was added with a key.
  public final func animation(forKey key: String) -> CAAnimation? { animations.of(key)?.animation }

  /// The keys in the order in which the animations were added; nil when there are none.
  public final func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.hasPrefix(Self.namelessKey) }
    return animations.isEmpty ? nil : keys
  }

  public final func removeAnimation(forKey key: String) {
    if let animation = animations.of(key) { removeAnimation(animation, finished: false) }
  }

  public final func removeAllAnimations() { removeAllAnimations(finished: false) }

  /// - Parameter finished: whether the animations count as having come to their end
  package final func removeAllAnimations(finished: Bool) {
    if shownLayer != nil { shownLayer = nil }
    guard !animations.isEmpty else { return }
    let removed = animations
    animations = LayerAnimations()
    for animation in removed { simulation.animations.remove(animation, finished: finished) }
  }

  final func removeAnimation(_ animation: AttachedAnimation, finished: Bool) {
    animations.remove(animation)
    simulation.animations.remove(animation, finished: finished)
  }

  /// Whether it has no animations, nor anything else that few layers have: details, layers without views in it, a script's class.
  final var isPlain: Bool { !isInMask && shownLayer == nil && animations.isEmpty && details == nil && mixed == nil && overrides == nil }

  /// Removes the animations of this layer and of all layers in it.
  package final func dropAnimations(finished: Bool = false) {
    guard !isPlain else { return }
    removeAllAnimations(finished: finished)
    details?.mask?.dropAnimations(finished: finished)
    if isInMask, let view { for subview in view.subviews { subview.layer.dropAnimations(finished: finished) } }
    if let mixed { for layer in mixed.elements where layer.view == nil { layer.dropAnimations(finished: finished) } }
  }

  static var transitionKey: String { "transition" }
  private static var namelessKey: String { "_nameless" }
  /// Limit of animations on one layer. Ours: far more than show together, and few enough to look at in a frame.
  private static var mostAnimations: Int { 20_000 }

  // MARK: What is shown

  /// A copy with the values that are shown now; nil outside a window, and for a bare layer before its first frame. A view's layer has a
  /// presentation at once, since it animates at once. Source: docs/rules/layers.md 1.7 (the last: ours)
  public final func presentation() -> Self? {
    guard isModel else { return self }
    guard view?.window != nil || isCommitted else { return nil }
    return shownCopy(at: simulation.time)
  }

  /// The layer itself; for a presentation the layer that it is a copy of.
  public final func model() -> CALayer { modelLayer ?? self }

  /// A layer with the values of this moment; the layer itself when it has no animations.
  package final var shown: CALayer { shown(at: simulation.time) }

  /// What `shown` gives, but in one copy that is used again: only for readers that don't keep it.
  package final func shown(at time: TimeInterval) -> CALayer {
    guard !animations.isEmpty, isModel else { return self }
    let shown: CALayer
    if let kept = shownLayer {
      kept.modelLayer = self
      kept.copyValues(of: self)
      shown = kept
    } else {
      shown = type(of: self).init(layer: self)
      shown.overrides = overrides
      shownLayer = shown
    }
    apply(to: shown, at: time)
    // The layer holds this copy, so the copy must not hold the layer.
    shown.modelLayer = nil
    return shown
  }

  /// The layer as it was shown before a property of the model was changed, which happened just now.
  final func shown(before property: LayerProperty, _ old: LayerValue) -> CALayer {
    let before = type(of: self).init(layer: self)
    property.set(before, old)
    guard !animations.isEmpty else { return before }
    let shown = type(of: self).init(layer: before)
    apply(to: shown, at: simulation.time)
    return shown
  }

  /// What is shown now, but for one of the animations.
  final func shown(without animation: AttachedAnimation) -> CALayer {
    let shown = type(of: self).init(layer: self)
    let time = localTime
    for other in animations where other !== animation { other.apply(to: shown, layerTime: time) }
    return shown
  }

  private func shownCopy(at time: TimeInterval) -> Self {
    let shown = type(of: self).init(layer: self)
    shown.overrides = overrides
    apply(to: shown, at: time)
    giveFields(to: shown)
    return unsafeDowncast(shown, to: Self.self)
  }

  /// A copy with the values of this moment that is no object of its class made at run time.
  final func shownValues() -> CALayer {
    let shown = type(of: self).init(layer: self)
    apply(to: shown, at: simulation.time)
    return shown
  }

  private func apply(to shown: CALayer, at time: TimeInterval) {
    let engine = simulation.animations
    let layerTime = engine.hasLayerClocks ? convertTime(time, from: nil) : time
    for animation in animations { animation.apply(to: shown, layerTime: layerTime) }
  }

  /// Whether an animation keeps touches off the view. Source: docs/rules/gestures.md 4.6, docs/rules/animation.md 1.6
  package final var blocksTouches: Bool { !animations.isEmpty && animations.contains { $0.blocksTouches } }

  // MARK: Time

  /// The present time on the layer's clock. Units: seconds.
  package final var localTime: TimeInterval {
    let simulation = simulation
    return simulation.animations.hasLayerClocks ? convertTime(simulation.time, from: nil) : simulation.time
  }

  /// Converts a time of another layer's clock, or for nil of the simulation's, to this layer's clock. Source: docs/rules/animation.md 2
  public final func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    var time = time
    var clock = layer?.model()
    while let current = clock {
      time = current.timing.parentTime(at: time)
      clock = current.outerClock
    }
    return ownTime(at: time)
  }

  public final func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    guard let layer else {
      var (time, clock): (TimeInterval, CALayer?) = (time, model())
      while let current = clock {
        time = current.timing.parentTime(at: time)
        clock = current.outerClock
      }
      return time
    }
    return layer.convertTime(time, from: self)
  }

  /// The layer whose clock this one's goes by: a mask's is that of the layer that it masks.
  private var outerClock: CALayer? { superlayer ?? maskedLayer }

  /// Whether its clock, or one that it goes by, doesn't run.
  final var standsStill: Bool {
    var clock: CALayer? = model()
    while let current = clock {
      if current.timing.speed == 0 { return true }
      clock = current.outerClock
    }
    return false
  }

  /// - Parameter time: on the simulation's clock
  private func ownTime(at time: TimeInterval) -> TimeInterval {
    let layer = model()
    let outer = layer.outerClock?.ownTime(at: time) ?? time
    return layer.details.map { $0.timing.localTime(at: outer) } ?? outer
  }
}
