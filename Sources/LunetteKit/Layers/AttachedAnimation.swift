import Foundation

/// An animation on a layer: the layer's own copy, when it began, and who waits for its end.
public final class AttachedAnimation {
  public let key: String
  public let animation: CAAnimation
  /// What it moves; nil for groups and transitions.
  let target: KeyPathTarget?
  /// Of a group, each with its own times.
  let children: [AttachedAnimation]
  /// Of one cycle. Units: seconds.
  let duration: TimeInterval
  /// In the layer's time.
  let beginTime: TimeInterval
  /// What the layer showed before, for a transition.
  var oldLook: CALayer?
  /// Held while the animation runs, so that its end finds it.
  let layer: CALayer
  /// Those who wait for it: the call that made it first.
  var groups: [AnimationGroup] = []
  /// Its place among all animations of the simulation.
  let number: Int
  /// Set where an animator says how far it has come.
  var animator: UIViewPropertyAnimator?
  var hasStarted = false
  var isRemoved = false
  /// It leaves its layer in this step.
  var isEnding = false
  /// A view's animation that keeps touches off. Source: docs/rules/gestures.md 4.6, docs/rules/animation.md 1.6
  var blocksTouches = false

  init(_ animation: CAAnimation, key: String, on layer: CALayer, beginTime: TimeInterval, number: Int) {
    (self.key, self.animation, self.layer, self.beginTime, self.number) = (key, animation, layer, beginTime, number)
    duration = animation.cycleDuration > 0 ? animation.cycleDuration : animation.defaultDuration
    target = (animation as? CAPropertyAnimation)?.effectivePath.flatMap { KeyPathTarget($0, layer) }
    if let target, let animation = animation as? CAPropertyAnimation { animation.takeKind(of: target.value(of: layer)) }
    children =
      (animation as? CAAnimationGroup)?.animations.map {
        AttachedAnimation($0, key: "", on: layer, beginTime: $0.timing.beginTime, number: number)
      } ?? []
  }

  /// For a property that is known already.
  init(_ animation: CAPropertyAnimation, of property: LayerProperty, key: String, on layer: CALayer, beginTime: TimeInterval, number: Int) {
    (self.key, self.animation, self.layer, self.beginTime, self.number) = (key, animation, layer, beginTime, number)
    duration = animation.cycleDuration
    target = KeyPathTarget(property)
    children = []
  }

  var activeDuration: TimeInterval { animation.timing.activeDuration(duration) }

  /// Writes what it shows. - Parameter layerTime: in the layer's time
  func apply(to shown: CALayer, layerTime: TimeInterval) {
    let timing = animation.timing
    animation.apply(to: shown, at: (layerTime - beginTime) * timing.speed, self)
  }

  /// When it ends, for a layer whose clock is the simulation's; infinity where it doesn't end by itself.
  var endTime: TimeInterval {
    guard animator == nil, animation.timing.speed != 0 else { return .infinity }
    if animation.timing.speed < 0 { return beginTime + max(animation.timing.timeOffset, 0) / -animation.timing.speed }
    return beginTime + activeDuration / animation.timing.speed
  }

  func isOver(layerTime: TimeInterval) -> Bool {
    guard animator == nil, animation.timing.speed != 0 else { return false }
    let time = (layerTime - beginTime) * animation.timing.speed
    return animation.timing.speed < 0 ? time + animation.timing.timeOffset < clockTolerance : time >= activeDuration - clockTolerance
  }

  /// True where it goes on until it is taken away.
  var repeatsForEver: Bool { animation.timing.speed > 0 && activeDuration == .infinity }
}

/// Those who wait for several animations together: a call of `UIView.animate`, an animation that was added, a transaction's completion.
public final class AnimationGroup {
  /// Its place among the calls of its simulation, from 1; 0 for a transaction's completion, which no log names.
  package internal(set) var number = 0
  package internal(set) var delay: TimeInterval
  package internal(set) var duration: TimeInterval
  /// Seconds of the simulated clock at which it was committed.
  public let beginTime: TimeInterval
  var completion: ((Bool) -> Void)?
  /// The script's line that started it: `file:line`.
  package internal(set) var position: String?
  /// The layers it moves; empty for a group whose block changed nothing.
  private(set) var layers: [CALayer] = []
  /// Its animations that are still on their layers.
  private(set) var liveCount = 0
  private(set) var isFinished = true
  /// No more animations will join it.
  var isClosed = false
  /// When the last of its animations ended or will end.
  private(set) var endTime: TimeInterval

  init(delay: TimeInterval, duration: TimeInterval, beginTime: TimeInterval, completion: ((Bool) -> Void)?) {
    (self.delay, self.duration, self.beginTime, self.completion) = (delay, duration, beginTime, completion)
    endTime = beginTime
  }

  /// Notes one more animation.
  func add(_ animation: AttachedAnimation) {
    liveCount += 1
    animation.groups.append(self)
    if layers.last !== animation.layer, !layers.contains(where: { $0 === animation.layer }) { layers.append(animation.layer) }
  }

  /// One of its animations has ended, or was taken away before its time, or by a later change of its own block.
  func removed(_ animation: AttachedAnimation, finished: Bool, at time: TimeInterval) {
    liveCount -= 1
    endTime = max(endTime, time)
    if !finished { isFinished = false }
  }

  var isOver: Bool { isClosed && liveCount == 0 }

  /// Tells whoever waits, once.
  func end() {
    layers = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// Progress as a function of time: a timing curve or a spring.
enum AnimationProgress {
  case curve(TimingCurve)
  case spring(SpringCurve)
  case damped(DampedSpring, duration: TimeInterval)

  /// - Parameter fraction: of the time, from 0 to 1
  func value(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.position(at: fraction * spring.duration)
    case .damped(let spring, let duration): fraction >= 1 ? 1 : spring.position(at: fraction * CGFloat(duration))
    }
  }
}
