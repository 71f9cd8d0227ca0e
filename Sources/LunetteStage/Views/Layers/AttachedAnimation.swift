import Foundation

/// An animation on a layer: the layer's own copy of the animation, its begin, and the groups that wait for its end.
public final class AttachedAnimation {
  public let key: String
  public let animation: CAAnimation
  /// The property that the animation changes; nil for groups and transitions.
  let target: KeyPathTarget?
  /// The animations of a group, each with its own times; empty for others.
  let children: [AttachedAnimation]
  /// Duration of one cycle. Units: seconds.
  package let duration: TimeInterval
  /// When the animation begins, in the layer's time.
  package let beginTime: TimeInterval
  /// When it was added, in the layer's time.
  private(set) lazy var addedTime = layer.localTime
  /// What the layer showed before, for a transition.
  var oldLook: CALayer?
  /// What the layer shows since, for a transition of pictures; nil where that is the layer itself.
  var newLook: CALayer?
  /// The layer is held while the animation runs, so that the animation can be removed at its end.
  package let layer: CALayer
  /// The groups that wait for this animation; the first is that of the call that made it.
  var groups: [AnimationGroup] = []
  /// Its number among all animations of the simulation, in the order of creation.
  let number: Int
  /// The property animator that decides how far the animation has come; nil when time decides.
  var animator: UIViewPropertyAnimator?
  var hasStarted = false
  var isRemoved = false
  /// True while the step that removes the animation from its layer runs.
  var isEnding = false
  /// Whether this is a view's animation during which the view takes no touches.
  /// Source: docs/rules/gestures.md 4.6, docs/rules/animation.md 1.6
  var blocksTouches = false

  /// - Parameters:
  ///   - shown: the layer's values that were shown before; nil for those that are shown now
  ///   - groupDuration: of the group that the animation is in, which is its own too when it has none. Units: seconds
  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, beginTime: TimeInterval, number: Int, shown: CALayer? = nil,
    groupDuration: TimeInterval? = nil
  ) {
    (self.key, self.animation, self.layer, self.beginTime, self.number) = (key, animation, layer, beginTime, number)
    let duration = animation.cycleDuration > 0 ? animation.cycleDuration : groupDuration ?? animation.defaultDuration
    self.duration = duration
    target = (animation as? CAPropertyAnimation)?.effectivePath.flatMap { KeyPathTarget($0, layer) }
    if let target, let animation = animation as? CAPropertyAnimation {
      animation.takeKind(of: target.value(of: layer))
      if animation.needsStart { animation.shownStart = target.value(of: shown ?? layer.shown) }
    }
    children =
      (animation as? CAAnimationGroup)?.animations.map {
        AttachedAnimation($0, key: "", on: layer, beginTime: $0.timing.beginTime, number: number, shown: shown, groupDuration: duration)
      } ?? []
  }

  /// Whether it, or an animation in it, goes from what is shown at its start.
  var needsStart: Bool { (animation as? CAPropertyAnimation)?.needsStart ?? children.contains(where: \.needsStart) }

  /// Called when an animation begins that was added earlier: what is shown now is where it begins.
  func takeStart() { takeStart(from: layer.shown(without: self)) }

  private func takeStart(from shown: CALayer) {
    if let target, let animation = animation as? CAPropertyAnimation, animation.needsStart { animation.shownStart = target.value(of: shown) }
    for child in children { child.takeStart(from: shown) }
  }

  /// For a property that is already known, so that no key path has to be read.
  init(_ animation: CAPropertyAnimation, of property: LayerProperty, key: String, on layer: CALayer, beginTime: TimeInterval, number: Int) {
    (self.key, self.animation, self.layer, self.beginTime, self.number) = (key, animation, layer, beginTime, number)
    duration = animation.cycleDuration
    target = KeyPathTarget(property)
    children = []
  }

  var activeDuration: TimeInterval { animation.timing.activeDuration(duration) }

  /// Writes the animation's present value into the shown layer. - Parameter layerTime: in the layer's time
  func apply(to shown: CALayer, layerTime: TimeInterval) {
    let timing = animation.timing
    animation.apply(to: shown, at: (layerTime - beginTime) * timing.speed, self)
  }

  /// When the animation ends, on a layer that uses the simulation's clock; infinity when it doesn't end by itself.
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

  /// Whether the animation goes on until it is removed.
  var repeatsForEver: Bool { animation.timing.speed > 0 && activeDuration == .infinity }
}

/// A set of animations with one completion: those of a `UIView.animate` call, one that was added by hand, or those of a transaction.
public final class AnimationGroup {
  /// Its number among the groups of its simulation, from 1; 0 for a transaction's completion, which no log names.
  package internal(set) var number = 0
  package internal(set) var delay: TimeInterval
  package internal(set) var duration: TimeInterval
  /// When the group was committed, in seconds of the simulated clock.
  public let beginTime: TimeInterval
  var completion: ((Bool) -> Void)?
  /// What the completion calls, for a description of the state.
  package internal(set) var cause: Any?
  /// The script's line that started the group: `file:line`.
  package internal(set) var position: String?
  /// The layers that the group's animations are on; empty for a block that changed nothing.
  package private(set) var layers: [CALayer] = []
  /// Its animations on the first of `layers`.
  private var onFirstLayer: [AttachedAnimation] = []
  /// The key paths that it still moves on the first of `layers`, in the order in which they were added.
  package var subjects: [String] { onFirstLayer.lazy.filter { !$0.isRemoved }.map(\.animation.subject) }
  /// The addresses of `layers`.
  private var layerAddresses: Set<ObjectIdentifier> = []
  /// How many of its animations are still on their layers.
  private(set) var liveCount = 0
  private(set) var isFinished = true
  /// Whether no more animations will join the group.
  var isClosed = false
  /// When the last of its animations ended or will end.
  package private(set) var endTime: TimeInterval

  init(delay: TimeInterval, duration: TimeInterval, beginTime: TimeInterval, completion: ((Bool) -> Void)?) {
    (self.delay, self.duration, self.beginTime, self.completion) = (delay, duration, beginTime, completion)
    endTime = beginTime
  }

  /// Adds one more animation.
  func add(_ animation: AttachedAnimation) {
    liveCount += 1
    animation.groups.append(self)
    if layers.last !== animation.layer, layerAddresses.insert(ObjectIdentifier(animation.layer)).inserted { layers.append(animation.layer) }
    if layers.first === animation.layer { onFirstLayer.append(animation) }
  }

  /// An animation of the group has left its layer: at its end, removed early, or replaced by a later change of its own block.
  func removed(_ animation: AttachedAnimation, finished: Bool, at time: TimeInterval) {
    liveCount -= 1
    endTime = max(endTime, time)
    if !finished { isFinished = false }
  }

  var isOver: Bool { isClosed && liveCount == 0 }

  /// Runs the completion, once.
  func end() {
    let completion = completion
    letGo()
    completion?(isFinished)
  }

  /// Forgets whom it would tell and what it moves.
  /// Whether nothing of it moves until somebody lets it: its animator is paused, or its layers' clocks stand still.
  package var isStill: Bool {
    liveCount > 0 && (onFirstLayer.contains { !$0.isRemoved && $0.animator?.isRunning == false } || layers.allSatisfy(\.standsStill))
  }

  func letGo() { (layers, layerAddresses, onFirstLayer, completion) = ([], [], [], nil) }
}

/// Progress as a function of time: a timing curve or a spring.
enum AnimationProgress {
  case curve(TimingCurve)
  case spring(SpringCurve)
  case damped(DampedSpring, duration: TimeInterval)

  /// - Parameter fraction: share of the time, from 0 to 1
  func value(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.position(at: fraction * spring.duration)
    case .damped(let spring, let duration): fraction >= 1 ? 1 : spring.position(at: fraction * CGFloat(duration))
    }
  }
}
