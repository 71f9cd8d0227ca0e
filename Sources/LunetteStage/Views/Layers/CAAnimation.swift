import Foundation

/// What runs when a property changes: an animation or an action of the app's own. `NSNull` stands for no action. Source: Apple, CAAction
public protocol CAAction: AnyObject {
  func run(forKey key: String, object: CALayer)
}

extension NSNull: CAAction {
  public func run(forKey key: String, object: CALayer) {}
}

/// - Lua: Is told when an animation starts and stops.
/// - Keeps: a controller or a view that hears of the end
public protocol CAAnimationDelegate: AnyObject {
  /// The first frame of the animation is shown.
  /// - Lua: animationDidStart
  func animationDidStart(_ animation: CAAnimation)
  /// The animation has ended (finished is true), or was removed before its end (finished is false).
  /// - Lua: animationDidStop
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

/// Changes a layer's looks for a while. A layer keeps a copy, so changes after adding have no effect. Source: docs/rules/animation.md 3.1
open class CAAnimation: CAAction {
  public var timing = MediaTiming()
  /// Nil means linear, except for springs.
  public var timingFunction: CAMediaTimingFunction?
  /// The animation holds its delegate.
  public var delegate: (any CAAnimationDelegate)?
  /// With false the animation stays on the layer after its end, and the fill mode may show its last value.
  public var isRemovedOnCompletion = true
  /// Values that `setValue` has kept under a key.
  public var values: [String: LayerValue] = [:]

  public required init() {}

  open func copy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.copyValues(of: self)
    return copy
  }

  func copyValues(of other: CAAnimation) {
    (timing, timingFunction, delegate) = (other.timing, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  open func run(forKey key: String, object: CALayer) { object.add(self, forKey: key) }

  /// Duration of one cycle when none is given. Units: seconds.
  var defaultDuration: TimeInterval { Simulation.current.animations.transaction.duration }

  /// Duration of one cycle, 0 when none is given. Units: seconds.
  final var cycleDuration: TimeInterval { timing.duration > 0 ? timing.duration : 0 }

  /// Checks the animation against the layer it is added to. - Returns: what is wrong, in words; nil if nothing is
  func problem(on layer: CALayer) -> String? { nil }

  /// Writes the animation's present value into the shown layer.
  /// - Parameter time: since the animation began, in its own time
  func apply(to shown: CALayer, at time: TimeInterval, _ attached: AttachedAnimation) {}

  /// What the animation changes, for messages.
  package var subject: String { "\(type(of: self))" }

  /// The share of the way after a share of the time, as the timing function says.
  func progress(_ fraction: CGFloat) -> CGFloat { timingFunction?.curve.value(at: fraction) ?? fraction }
}

/// An animation of one property, named by a key path. Source: docs/rules/animation.md 3.1, 3.2
open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  /// Whether the animation's value is added to the value below it.
  public var isAdditive = false
  /// Whether each repetition starts where the last one ended.
  public var isCumulative = false
  /// A name such as `rotateZ`, with the key path `transform`: the values are then numbers.
  public var valueFunction: CAValueFunctionName?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative, valueFunction) = (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
  }

  package override var subject: String { keyPath ?? super.subject }

  /// The key path; with a value function, the path of that part of the transform.
  final var effectivePath: String? { valueFunction.map { "transform." + $0.path } ?? keyPath }

  override func problem(on layer: CALayer) -> String? {
    guard let path = effectivePath else { return "an animation needs a keyPath" }
    guard let target = KeyPathTarget(path, layer) else { return layer.problem(ofKeyPath: path) }
    let model = target.value(of: layer)
    if let wrong = givenValues.first(where: { !$0.like(model).isFinite }) { return "the values of '\(path)' must be finite, not \(wrong)" }
    return givenValues.first { !$0.like(model).isSameKind(as: model) }.map {
      "the values of '\(path)' are \(target.value(of: layer).kind), not \($0.kind)"
    }
  }

  /// The values that the app has given, to be checked against the property.
  var givenValues: [LayerValue] { [] }

  /// Turns lists of numbers into values of the property's kind, as a list of two into a point.
  func takeKind(of model: LayerValue) {}

  /// Where an animation without any value begins: what was shown when it began. Source: docs/rules/animation.md 3.3
  final var shownStart: LayerValue?
  var needsStart: Bool { false }

  /// An animation without a key path, as in `layer.actions`, changes the property whose action it is. Source: Apple, CAAction
  final func animating(_ key: String) -> CAPropertyAnimation {
    guard keyPath == nil, let copy = copy() as? CAPropertyAnimation else { return self }
    copy.keyPath = key
    return copy
  }

  open override func run(forKey key: String, object: CALayer) { object.add(animating(key), forKey: key) }

  /// The animation's value, before it is added to anything. - Parameter model: the layer's own value
  func value(_ fraction: CGFloat, cycle: Int, model: LayerValue) -> LayerValue? { nil }

  final override func apply(to shown: CALayer, at time: TimeInterval, _ attached: AttachedAnimation) {
    guard let target = attached.target, let model = shown.modelLayer,
      let phase = timing.phase(at: time, duration: attached.duration)
    else { return }
    write(to: shown, target, phase, duration: attached.duration, model: target.value(of: model))
  }

  /// - Parameter duration: of one cycle. Units: seconds
  func write(to shown: CALayer, _ target: KeyPathTarget, _ phase: AnimationPhase, duration: TimeInterval, model: LayerValue) {
    let (cycle, fraction) = phase
    guard var value = value(progress(fraction), cycle: cycle, model: model) else { return }
    if isCumulative, cycle > 0, let last = self.value(1, cycle: 0, model: model) {
      value = value.added(to: last.times(CGFloat(cycle))) ?? value
    }
    if isAdditive { value = value.added(to: target.value(of: shown)) ?? value }
    target.set(value, in: shown)
  }
}

/// Source: docs/rules/animation.md 3.2
public enum CAValueFunctionName: String, Sendable, CaseIterable {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

  var path: String {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translate: "translation"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    }
  }
}

/// An animation from one value to another. Source: docs/rules/animation.md 3.3
open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: LayerValue?
  public var toValue: LayerValue?
  public var byValue: LayerValue?

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var givenValues: [LayerValue] { [fromValue, toValue, byValue].compactMap { $0 } }
  override var needsStart: Bool { fromValue == nil && toValue == nil && byValue == nil }

  override func takeKind(of model: LayerValue) {
    (fromValue, toValue, byValue) = (fromValue?.like(model), toValue?.like(model), byValue?.like(model))
  }

  /// With one value only, the model's value is the other end, also if it changes while the animation runs. Without any, the way is from what was shown at the
  /// start to the model's value.
  override func value(_ fraction: CGFloat, cycle: Int, model: LayerValue) -> LayerValue? {
    let from: LayerValue
    let to: LayerValue
    switch (fromValue, toValue, byValue) {
    case (let a?, let b?, _): (from, to) = (a, b)
    case (let a?, nil, let by?): (from, to) = (a, by.added(to: a) ?? a)
    case (nil, let b?, let by?): (from, to) = (b.difference(from: by) ?? b, b)
    case (let a?, nil, nil): (from, to) = (a, model)
    case (nil, let b?, nil): (from, to) = (model, b)
    case (nil, nil, let by?): (from, to) = (model, by.added(to: model) ?? model)
    case (nil, nil, nil):
      guard let shownStart else { return nil }
      (from, to) = (shownStart, model)
    }
    return from.interpolated(to: to, fraction)
  }
}

/// A basic animation that moves as a spring does. Source: docs/rules/animation.md 1.3
public final class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  /// Units: whole distances per second.
  public var initialVelocity: CGFloat = 0

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  /// With false, a damping above the critical one counts as the critical one.
  public var allowsOverdamping = false

  /// A spring of mass 1, given by its period and its bounce. Units: seconds; from -1 to 1. Source: docs/rules/cases/animation.md S40
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    (stiffness, damping) = DampedSpring.constants(period: CGFloat(max(perceptualDuration, 0)), bounce: bounce)
    timing.duration = settlingDuration
  }

  private var motion: DampedSpring {
    DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// When the spring has come to rest. Units: seconds.
  public var settlingDuration: TimeInterval { motion.settlingDuration }

  override func problem(on layer: CALayer) -> String? {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
      return "a spring needs a mass and a stiffness above 0 and a damping of at least 0"
    }
    return super.problem(on: layer)
  }

  override func write(to shown: CALayer, _ target: KeyPathTarget, _ phase: AnimationPhase, duration: TimeInterval, model: LayerValue) {
    let (cycle, fraction) = phase
    let way = motion.position(at: progress(fraction) * CGFloat(duration))
    guard var value = value(way, cycle: cycle, model: model) else { return }
    if isAdditive { value = value.added(to: target.value(of: shown)) ?? value }
    target.set(value, in: shown)
  }
}

/// The motion of a damped spring from 0 to 1, by its constants. Source: docs/rules/animation.md 1.3; docs/rules/cases/animation.md S40
struct DampedSpring {
  let decay: CGFloat
  let frequency: CGFloat
  /// Angular frequency of the oscillation; 0 when the spring doesn't oscillate. Units: radians per second.
  let turning: CGFloat
  let velocity: CGFloat

  /// The two decay rates of an overdamped spring; nil for a spring that oscillates or is critically damped. Units: per second.
  private let rates: (slow: CGFloat, fast: CGFloat)?

  /// - Parameter allowsOverdamping: false takes a damping above the critical one for the critical one (docs/rules/animation.md 1.3,
  ///   doubtful)
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, allowsOverdamping: Bool = false) {
    frequency = (stiffness / mass).squareRoot()
    let wanted = damping / (2 * mass)
    decay = allowsOverdamping ? wanted : min(wanted, frequency)
    turning = max(frequency * frequency - decay * decay, 0).squareRoot()
    let creep = max(decay * decay - frequency * frequency, 0).squareRoot()
    rates = creep > frequency * 1e-3 ? (decay - creep, decay + creep) : nil
    self.velocity = velocity
  }

  /// Constants of a spring of mass 1. Source: docs/rules/cases/animation.md S40
  static func constants(period: CGFloat, bounce: CGFloat) -> (stiffness: CGFloat, damping: CGFloat) {
    let period = max(period, 0.001)
    let bounce = min(max(bounce, -0.999), 1)
    let turn = 2 * CGFloat.pi / period
    return (turn * turn, bounce >= 0 ? 2 * turn * (1 - bounce) : 2 * turn / (1 + bounce))
  }

  init(period: CGFloat, bounce: CGFloat, velocity: CGFloat) {
    let (stiffness, damping) = Self.constants(period: period, bounce: bounce)
    self.init(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity, allowsOverdamping: bounce < 0)
  }

  /// A critical spring's constants are rounded numbers, so a tiny oscillation counts as none.
  private var oscillates: Bool { turning > frequency * 1e-3 }

  func position(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    if let (slow, fast) = rates {
      let share = (fast - velocity) / (fast - slow)
      return 1 - share * CGFloat(exp(Double(-slow * time))) - (1 - share) * CGFloat(exp(Double(-fast * time)))
    }
    let shrunk = CGFloat(exp(Double(-decay * time)))
    guard oscillates else { return 1 - shrunk * (1 + (frequency - velocity) * time) }
    let angle = Double(turning * time)
    return 1 - shrunk * (CGFloat(cos(angle)) + (decay - velocity) / turning * CGFloat(sin(angle)))
  }

  var settlingDuration: TimeInterval {
    guard decay > 0 else { return .infinity }
    if let rates { return TimeInterval(log(1 / Double(SpringCurve.restingShare)) / Double(rates.slow)) }
    if oscillates { return TimeInterval(log(Double(1000 * (1 + decay / turning))) / Double(decay)) }
    var tenths = 1
    while tenths < Self.mostTenths {
      let t = CGFloat(tenths) / 10
      if (1 + frequency * t) * CGFloat(exp(Double(-frequency * t))) < SpringCurve.restingShare { return Double(tenths) / 10 }
      tenths += 1
    }
    return Double(Self.mostTenths) / 10
  }

  private static let mostTenths = 100_000
}

/// Several animations that share the group's clock. The group's end cuts them off and doesn't stretch them.
/// Source: docs/rules/animation.md 3.5
public final class CAAnimationGroup: CAAnimation {
  /// A group that contains itself, or groups nested too deeply, are a fault.
  public var animations: [CAAnimation] = [] {
    didSet {
      guard let problem = nestingProblem else { return }
      animations = oldValue
      Simulation.current.recordFault(UIException(.invalidArgument, "CAAnimationGroup.animations: \(problem)"))
    }
  }

  private var nestingProblem: String? {
    var room = Self.mostAnimations
    return isShallow(Self.mostNested, &room)
      ? nil : "a group can't hold itself, more than \(Self.mostNested) groups inside one another or \(Self.mostAnimations) animations"
  }

  private func isShallow(_ depth: Int, _ room: inout Int) -> Bool {
    room -= animations.count
    guard depth > 0, room >= 0 else { return false }
    for case let group as CAAnimationGroup in animations where !group.isShallow(depth - 1, &room) { return false }
    return true
  }

  // Limit of nested groups. Ours: far more than move together.
  private static let mostNested = 64
  private static let mostAnimations = 20_000

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    animations = ((other as? CAAnimationGroup)?.animations ?? []).map { $0.copy() }
  }

  override func problem(on layer: CALayer) -> String? {
    nestingProblem ?? animations.lazy.compactMap { $0.problem(on: layer) }.first
  }

  /// A group that has become nested too deeply since it was added to another is left out.
  public override func copy() -> CAAnimation { nestingProblem == nil ? super.copy() : CAAnimationGroup() }

  package override var subject: String { animations.isEmpty ? "an empty group" : animations.map(\.subject).joined(separator: ", ") }

  override func apply(to shown: CALayer, at time: TimeInterval, _ attached: AttachedAnimation) {
    let duration = attached.duration
    guard let phase = timing.phase(at: time, duration: duration) else { return }
    let own = TimeInterval(progress(phase.fraction)) * duration
    for child in attached.children {
      let timing = child.animation.timing
      child.animation.apply(to: shown, at: (own - timing.beginTime) * timing.speed, child)
    }
  }
}

/// A transition from the former looks of a layer and its sublayers to the present ones. Source: docs/rules/animation.md 3.5
public final class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?
  /// The share of the whole transition at which it begins and ends, from 0 to 1.
  public var startProgress: CGFloat = 0
  public var endProgress: CGFloat = 1

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  override func apply(to shown: CALayer, at time: TimeInterval, _ attached: AttachedAnimation) {
    guard let phase = timing.phase(at: time, duration: attached.duration), let old = attached.oldLook else { return }
    shown.transition = LayerTransition(
      old: old, style: .layer(type, subtype ?? .fromLeft),
      progress: startProgress + (endProgress - startProgress) * progress(phase.fraction))
  }
}

public enum CATransitionType: String, Sendable, CaseIterable { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: String, Sendable, CaseIterable { case fromLeft, fromRight, fromTop, fromBottom }
