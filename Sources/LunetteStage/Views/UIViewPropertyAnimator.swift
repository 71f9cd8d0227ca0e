import Foundation

public enum UIViewAnimatingState: Int, Sendable, CaseIterable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable { case end, start, current }

/// The curve or the spring of an animator. Source: docs/rules/animation.md 1.3, 1.7
public enum UITimingParameters: Sendable {
  case cubic(TimingCurve)
  /// A spring that comes to rest at the end of the duration. - Parameter velocity: whole distances per second
  case spring(dampingRatio: CGFloat, velocity: CGFloat)
  /// A spring given by its constants, which also decide its duration.
  case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  /// A critically damped spring, wherever it is when the duration is over. Units: radians per second, seconds.
  case critical(frequency: CGFloat, duration: TimeInterval)

  /// The spring of UISpringTimingParameters(). Source: docs/rules/cases/animation.md S41
  public static let systemSpring = UITimingParameters.physical(mass: 3, stiffness: 1000, damping: 500, velocity: 0)

  func motion(_ duration: TimeInterval) -> (motion: AnimationProgress, duration: TimeInterval) {
    switch self {
    case .cubic(let curve): return (.curve(curve), duration)
    case .spring(let ratio, let velocity):
      return (.spring(SpringCurve(dampingRatio: ratio, duration: CGFloat(duration), initialVelocity: velocity)), duration)
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      return (.damped(spring, duration: spring.settlingDuration), spring.settlingDuration)
    case .critical(let frequency, let duration):
      return (.spring(SpringCurve(criticalFrequency: frequency, duration: CGFloat(duration))), duration)
    }
  }
}

/// An animation that can be scrubbed, reversed, paused, continued and stopped.
///
/// `progress` is 0 at the start of the animation and 1 at its end. A run goes from the present progress to one of the ends, along the
/// curve, in the time that is left. While the animator is paused, `fractionComplete` sets the progress directly.
/// Source: docs/rules/animation.md 1.7; Apple, UIViewPropertyAnimator
public final class UIViewPropertyAnimator {
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  /// Setting it while the animator runs or is paused makes it run back to the start, in as much time as the way so far took.
  public var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      let progress = progress
      goesBack = newValue
      if isRunning { begin(from: progress, duration: duration * Double(newValue ? progress : 1 - progress)) }
    }
  }
  private var goesBack = false
  /// Units: seconds, without the delay.
  public private(set) var duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  /// With false, a value that `fractionComplete` is set to passes through the curve.
  public var scrubsLinearly = true
  /// With true, the animator stays active and paused at its end, until it is stopped.
  public var pausesOnCompletion = false
  public var isInterruptible = true
  public var isUserInteractionEnabled = true
  public var isManualHitTestingEnabled = false

  private let reference = Simulation.current.reference
  private var simulation: Simulation { reference.simulation }
  /// The curve or the spring.
  public let timingParameters: UITimingParameters
  private var motion: AnimationProgress
  private var changes: [(factor: Double, work: () -> Void, cause: Any?)] = []
  private var completions: [(done: (UIViewAnimatingPosition) -> Void, cause: Any?)] = []
  private var blocks: [ViewAnimationBlock] = []
  /// What the animations and the completions that it was given are made of: functions of scripts; nil for those of the host.
  package var givenCauses: [[Any?]] { [changes.map(\.cause), completions.map(\.cause)] }

  // The present run: when and from which progress it started, and how long it takes.
  private var runStart: TimeInterval = 0
  private var runFrom: CGFloat = 0
  private var runDuration: TimeInterval = 0
  private var origin: String?

  public init(duration: TimeInterval, timingParameters: UITimingParameters, animations: (() -> Void)? = nil) {
    self.timingParameters = timingParameters
    (motion, self.duration) = timingParameters.motion(max(duration, 0))
    if let animations { changes.append((0, animations, nil)) }
  }

  /// Makes an animator and starts it at once. Source: Apple, UIViewPropertyAnimator.runningPropertyAnimator
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil, cause: Any? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: .cubic(options.timingCurve), animations: animations)
    if let completion { animator.addCompletion(completion, cause: cause) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  var isSpringing: Bool { if case .curve = motion { false } else { true } }

  /// How far the animator has come, from 0 to 1; for a reversed animator on its way back. Setting it pauses a running animator.
  public var fractionComplete: CGFloat {
    get {
      if let scrubbed { return scrubbed }
      let share = min(max(progress, 0), 1)
      return isReversed ? 1 - share : share
    }
    set {
      guard newValue.isFinite else { return misuse("scrubbed to \(newValue)") }
      if state == .inactive { prepare() }
      guard state == .active else { return }
      if isRunning { pauseAnimation() }
      let share = min(max(newValue, 0), 1)
      let done = scrubsLinearly ? share : motion.value(at: share)
      runFrom = isReversed ? 1 - done : done
      scrubbed = share
    }
  }
  /// The fraction that was set last; nil once the animator has run since.
  private var scrubbed: CGFloat?

  /// The progress of the shown values from the start (0) to the end (1).
  var progress: CGFloat {
    guard isRunning else { return runFrom }
    let elapsed = simulation.time - runStart
    guard elapsed > 0 else { return runFrom }
    let share = runDuration > 0 ? CGFloat(min(elapsed / runDuration, 1)) : 1
    let done = share >= 1 - 1e-9 ? 1 : motion.value(at: share)
    return runFrom + ((isReversed ? 0 : 1) - runFrom) * done
  }

  // MARK: What it animates

  /// Changes that are added to an active animator take the time that is left.
  /// - Parameters:
  ///   - delayFactor: the share of the time before these changes begin
  ///   - cause: the function of a script that makes them
  public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0, cause: Any? = nil) {
    guard state != .stopped else { return misuse("given animations after it was stopped") }
    guard state == .active else { return changes.append((delayFactor, animations, cause)) }
    run([(delayFactor, animations, cause)])
  }

  /// - Parameter cause: the function of a script that it calls
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void, cause: Any? = nil) { completions.append((completion, cause)) }

  /// Runs the changes: model values become final, while the shown values stay at the start.
  private func prepare() {
    state = .active
    origin = simulation.scriptPosition?()
    run(changes)
    changes = []
  }

  private func run(_ changes: [(factor: Double, work: () -> Void, cause: Any?)]) {
    for change in changes {
      var options = UIView.AnimationOptions()
      if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
      let block = ViewAnimationBlock(
        duration: duration, delay: 0, motion: motion, options: options, animator: self, completion: nil)
      block.delayFactor = CGFloat(min(max(change.factor, 0), 1))
      blocks.append(block)
      simulation.animations.animate(block, changes: change.work)
      // The changes themselves may have ended the animator.
      if state != .active { removeAnimations(of: block) }
    }
  }

  // MARK: Running

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return misuse("started after it was stopped") }
    if state == .inactive { prepare() }
    guard state == .active, !isRunning else { return }
    self.delay = max(delay, 0)
    begin(from: runFrom, duration: duration * Double(isReversed ? runFrom : 1 - runFrom))
    runStart += self.delay
    simulation.animations.started?.append(self)
  }

  public func pauseAnimation() {
    guard state != .stopped else { return misuse("paused after it was stopped") }
    if state == .inactive { prepare() }
    guard isRunning else { return }
    runFrom = progress
    isRunning = false
    simulation.displayLinks.remove(self)
  }

  /// Continues from the present progress, with another curve if one is given.
  /// - Parameter durationFactor: the time that the rest takes, in multiples of the whole duration; 0 for the time that is left
  public func continueAnimation(withTimingParameters parameters: UITimingParameters? = nil, durationFactor: Double = 0) {
    guard state != .stopped else { return misuse("continued after it was stopped") }
    guard state == .active, !isRunning else { return }
    if let parameters { motion = parameters.motion(duration).motion }
    let left = Double(isReversed ? runFrom : 1 - runFrom)
    begin(from: runFrom, duration: duration * (durationFactor > 0 ? durationFactor : left))
  }

  private func begin(from progress: CGFloat, duration: TimeInterval) {
    guard reference.allowsUse(of: "property animator") else { return }
    (runFrom, runDuration, runStart, scrubbed) = (progress, duration, simulation.time, nil)
    if !isRunning { simulation.displayLinks.add(self) }
    isRunning = true
  }

  /// Stops with the values that are shown. - Parameter withoutFinishing: with false, `finishAnimation(at:)` follows
  public func stopAnimation(_ withoutFinishing: Bool) {
    if state == .stopped, withoutFinishing {
      state = .inactive
      forget()
    }
    guard state == .active else { return }
    leaveShown(.current)
    removeAnimations()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  public func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return misuse("finished without being stopped first") }
    if position != .current { leaveShown(position) }
    state = .inactive
    tell(position)
  }

  /// Ends the animator at once: model values are final already, and the completions run.
  package func finishAtOnce() {
    guard state == .active else { return }
    removeAnimations()
    state = .inactive
    tell(.end)
  }

  // MARK: Led by a transition

  /// Shows what it would show some time after its start, as where the clock of its views stands. Units: seconds.
  package func show(at time: TimeInterval) {
    let own = scrubsLinearly
    scrubsLinearly = false
    fractionComplete = duration > 0 ? CGFloat((time - delay) / duration) : 1
    scrubsLinearly = own
  }

  /// Ends where one of its ends is, wherever it was, and tells of it; one that is over stays as it is.
  package func settle(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    if state == .stopped { finishAnimation(at: position) }
  }

  /// Whether it moves a view that is in another one.
  package func moves(in view: UIView) -> Bool { blocks.contains { $0.group.layers.contains { $0.isDescendant(of: view.layer) } } }

  private func removeAnimations() {
    if isRunning { simulation.displayLinks.remove(self) }
    isRunning = false
    for block in blocks { removeAnimations(of: block) }
  }

  private func removeAnimations(of block: ViewAnimationBlock) {
    for layer in block.group.layers {
      for animation in layer.animations where block.group.belongs(animation) { layer.removeAnimation(animation, finished: true) }
    }
  }

  /// Gives the model values the values of the start, the end, or the present moment.
  private func leaveShown(_ position: UIViewAnimatingPosition) {
    let engine = simulation.animations
    engine.withoutAnimation {
      for block in position == .end ? blocks : blocks.reversed() { block.leaveShown(position) }
    }
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    let completions = completions
    forget()
    for completion in completions { completion.done(position) }
  }

  private func forget() { (completions, blocks, runFrom, scrubbed) = ([], [], 0, nil) }

  private func misuse(_ what: String) {
    simulation.recordFault(UIException(.internalInconsistency, "It is an error for a property animator to be \(what)"))
  }
}

extension UIViewPropertyAnimator: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard time >= runStart + runDuration - clockTolerance else { return true }
    runFrom = isReversed ? 0 : 1
    isRunning = false
    if pausesOnCompletion { return false }
    if isReversed { leaveShown(.start) }
    removeAnimations()
    state = .inactive
    tell(isReversed ? .start : .end)
    return isRunning
  }

  package var motionDescription: String { "a property animator of \(duration) s" }
}

extension ViewAnimationBlock {
  /// Sets each changed property to its old value, its new value, or the value that is shown now.
  func leaveShown(_ position: UIViewAnimatingPosition) {
    for change in position == .end ? moved : moved.reversed() {
      switch position {
      case .start: change.property.set(change.layer, change.old)
      case .end: change.property.set(change.layer, change.new)
      case .current: change.property.set(change.layer, change.property.get(change.layer.shown))
      }
    }
  }
}
