import Foundation

/// What moves on a layer. Source: docs/rules/layers.md 1.5 to a7, d1
extension CALayer {
  /// Whether somebody may have to hear of a change: the cheap question that every setter asks.
  final var isObserved: Bool {
    if !$view.isNil { return isInViewsWindow && $view.look { $0.isInCollectingWindow } == true }
    return !$bareSuperlayer.isNil || !$maskedLayer.isNil
  }

  /// A property has another value: a view's layer asks the open block, a bare one animates by itself.
  final func changed(_ property: LayerProperty, _ old: LayerValue) {
    guard isModel else { return }
    let engine = simulation.animations
    if let view {
      guard view.window != nil, engine.isCollecting else { return }
      engine.block?.record(self, property, from: old)
    } else if property.isImplicit, !engine.transaction.disableActions, isCommitted {
      runImplicitAction(property, old, engine)
    }
  }

  private func runImplicitAction(_ property: LayerProperty, _ old: LayerValue, _ engine: AnimationEngine) {
    switch choice(forKey: property.key) {
    case .nothing: return
    case .action(let action): return action.run(forKey: property.key, object: self)
    case .usual: break
    }
    let transaction = engine.transaction
    guard transaction.duration > 0 else { return }
    let animation = CABasicAnimation(keyPath: property.key)
    animation.fromValue = old
    // The default curve is what an implicit animation runs with where the transaction names none. Source: docs/rules/layers.md 1.5
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

  /// The search: delegate, actions, style, class. A null ends it. Source: docs/rules/layers.md 1.5
  final func choice(forKey key: String) -> ActionChoice {
    if let view { return view.layerAction(forKey: key) }
    return Overridable.actionForKey(self, key).action.map(ActionChoice.init) ?? .usual
  }

  final func searchedAction(forKey key: String) -> (any CAAction)? {
    details?.delegate?.action(for: self, forKey: key) ?? details?.actions[key] ?? details?.style[key] ?? Self.defaultAction(forKey: key)
  }

  /// What is run when the property of a key changes; nil for nothing, and for the usual animation.
  public final func action(forKey key: String) -> (any CAAction)? {
    if case .action(let action) = choice(forKey: key) { return action }
    return nil
  }

  // MARK: Explicit animations

  /// Adds a copy. The key is only a name, by which a later one replaces it; nil for none.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
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
    // Whoever reads the layer's copy finds when it began. Source: docs/rules/animation.md 2
    copy.timing.beginTime = begin
    let attached = AttachedAnimation(
      copy, key: key ?? (copy is CATransition ? Self.transitionKey : "\(Self.namelessKey)\(number)"), on: self, beginTime: begin,
      number: number)
    if copy is CATransition { attached.oldLook = snapshot() }
    engine.attach(attached, to: nil)
  }

  /// The layer's copy of the animation of a key.
  public final func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// In the order in which they were added; nil where there are none.
  public final func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.hasPrefix(Self.namelessKey) }
    return animations.isEmpty ? nil : keys
  }

  public final func removeAnimation(forKey key: String) {
    if let animation = animations.first(where: { $0.key == key }) { removeAnimation(animation, finished: false) }
  }

  public final func removeAllAnimations() { removeAllAnimations(finished: false) }

  /// - Parameter finished: whether they count as having come to their end
  final func removeAllAnimations(finished: Bool) {
    if shownLayer != nil { shownLayer = nil }
    guard !animations.isEmpty else { return }
    let removed = animations
    animations = []
    for animation in removed { simulation.animations.remove(animation, finished: finished) }
  }

  final func removeAnimation(_ animation: AttachedAnimation, finished: Bool) {
    animations.removeAll { $0 === animation }
    simulation.animations.remove(animation, finished: finished)
  }

  /// Of this layer and of all in it.
  final func dropAnimations() {
    removeAllAnimations(finished: false)
    details?.mask?.dropAnimations()
    if let mixed { for layer in mixed where layer.view == nil { layer.dropAnimations() } }
  }

  static var transitionKey: String { "transition" }
  private static var namelessKey: String { "_nameless" }
  /// Ours: far more than show together, and few enough to look at in a frame.
  private static var mostAnimations: Int { 20_000 }

  // MARK: What is shown

  /// A copy with the values that are shown now; nil outside a window, and for a bare layer before it has been shown at all. A view has
  /// one at once, as it animates at once. Source: docs/rules/layers.md 1.7 (the last: ours)
  public final func presentation() -> Self? {
    guard isModel else { return self }
    guard view?.window != nil || isCommitted else { return nil }
    return shownCopy(at: simulation.time)
  }

  /// The layer itself; of a presentation the one it shows.
  public final func model() -> CALayer { modelLayer ?? self }

  /// The values of this moment: the layer itself where nothing moves on it.
  package final var shown: CALayer { shown(at: simulation.time) }

  /// The same, into one copy that is used again: for whoever reads it at once.
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
    // The layer holds it: it must not hold the layer.
    shown.modelLayer = nil
    return shown
  }

  private func shownCopy(at time: TimeInterval) -> Self {
    let shown = type(of: self).init(layer: self)
    shown.overrides = overrides
    apply(to: shown, at: time)
    return unsafeDowncast(shown, to: Self.self)
  }

  private func apply(to shown: CALayer, at time: TimeInterval) {
    let engine = simulation.animations
    let layerTime = engine.hasLayerClocks ? convertTime(time, from: nil) : time
    for animation in animations { animation.apply(to: shown, layerTime: layerTime) }
  }

  /// True while an animation that doesn't allow it keeps touches off. Source: docs/rules/gestures.md 4.6, docs/rules/animation.md 1.6
  package final var blocksTouches: Bool { !animations.isEmpty && animations.contains { $0.blocksTouches } }

  // MARK: Time

  /// What the layer's clock shows now. Units: seconds.
  final var localTime: TimeInterval {
    let simulation = simulation
    return simulation.animations.hasLayerClocks ? convertTime(simulation.time, from: nil) : simulation.time
  }

  /// A time of another layer's clock, or of the simulation's, on this one's. Source: docs/rules/animation.md 2
  public final func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    var time = time
    var clock = layer?.model()
    while let current = clock {
      time = current.timing.parentTime(at: time)
      clock = current.superlayer
    }
    return ownTime(at: time)
  }

  public final func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    guard let layer else {
      var (time, clock): (TimeInterval, CALayer?) = (time, model())
      while let current = clock {
        time = current.timing.parentTime(at: time)
        clock = current.superlayer
      }
      return time
    }
    return layer.convertTime(time, from: self)
  }

  /// - Parameter time: of the simulation's clock
  private func ownTime(at time: TimeInterval) -> TimeInterval {
    let layer = model()
    let outer = layer.superlayer?.ownTime(at: time) ?? time
    return layer.details.map { $0.timing.localTime(at: outer) } ?? outer
  }
}
