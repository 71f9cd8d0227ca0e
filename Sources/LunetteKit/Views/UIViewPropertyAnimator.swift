import Foundation

public enum UIViewAnimatingState: Int, Sendable, CaseIterable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable { case end, start, current }

/// A curve or a spring for an animator. Source: docs/rules/animation.md 1.3, c7
public enum UITimingParameters {
  case cubic(TimingCurve)
  /// A spring whose rest comes with the end of the duration. - Parameter velocity: whole ways per second
  case spring(dampingRatio: CGFloat, velocity: CGFloat)
  /// A spring by its constants, which takes the time it takes.
  case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

  /// Of UISpringTimingParameters(). Source: docs/rules/cases/animation.md S41
  public static let systemSpring = UITimingParameters.physical(mass: 3, stiffness: 1000, damping: 500, velocity: 0)

  func motion(_ duration: TimeInterval) -> (motion: AnimationProgress, duration: TimeInterval) {
    switch self {
    case .cubic(let curve): return (.curve(curve), duration)
    case .spring(let ratio, let velocity):
      return (.spring(SpringCurve(dampingRatio: ratio, duration: CGFloat(duration), initialVelocity: velocity)), duration)
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
      return (.damped(spring, duration: spring.settlingDuration), spring.settlingDuration)
    }
  }
}

/// An animation that can be scrubbed, turned round, paused, continued and stopped.
///
/// Its way is counted in `progress`, from 0 at the start to 1 at the end; a run leads from where it stands to one of the ends by the
/// curve, in the time that is left. While it is paused `fractionComplete` moves it straight.
/// Source: docs/rules/animation.md 1.7; Apple, UIViewPropertyAnimator
public final class UIViewPropertyAnimator {
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  /// Set while it runs or is paused: the way back to the start.
  public var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      // What has been done of the way is what is left of the way back.
      begin(from: progress, duration: runDuration)
    }
  }
  /// Units: seconds, without the delay.
  public private(set) var duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  /// Kept; scrubbing is straight.
  public var scrubsLinearly = true
  /// True: at its end it stays active, paused, until it is stopped.
  public var pausesOnCompletion = false
  public var isInterruptible = true
  public var isUserInteractionEnabled = true
  public var isManualHitTestingEnabled = false

  private let reference = Simulation.current.reference
  private var simulation: Simulation { reference.simulation }
  private let parameters: UITimingParameters
  private var motion: AnimationProgress
  private var changes: [(factor: Double, work: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blocks: [ViewAnimationBlock] = []

  // The present run: from a progress to an end, from a time on.
  private var runStart: TimeInterval = 0
  private var runFrom: CGFloat = 0
  private var runDuration: TimeInterval = 0
  private var origin: String?

  public init(duration: TimeInterval, timingParameters: UITimingParameters, animations: (() -> Void)? = nil) {
    parameters = timingParameters
    (motion, self.duration) = timingParameters.motion(max(duration, 0))
    if let animations { changes.append((0, animations)) }
  }

  var isSpringing: Bool { if case .curve = motion { false } else { true } }

  /// How far the shown values are, from 0 to 1; a spring may go beyond. Setting it pauses a running animator.
  public var fractionComplete: CGFloat {
    get { min(max(progress, 0), 1) }
    set {
      if state == .inactive { prepare() }
      guard state == .active else { return }
      if isRunning { pauseAnimation() }
      runFrom = isReversed ? 1 - min(max(newValue, 0), 1) : min(max(newValue, 0), 1)
    }
  }

  /// Where the shown values are on the way from start to end.
  var progress: CGFloat {
    guard isRunning else { return runFrom }
    let elapsed = simulation.time - runStart
    guard elapsed > 0 else { return runFrom }
    let share = runDuration > 0 ? CGFloat(min(elapsed / runDuration, 1)) : 1
    let done = share >= 1 - 1e-9 ? 1 : motion.value(at: share)
    return runFrom + ((isReversed ? 0 : 1) - runFrom) * done
  }

  // MARK: What it animates

  /// Changes that are added while it is active take the time that is left.
  /// - Parameter delayFactor: the share of the time before they begin
  public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
    guard state == .active else { return changes.append((delayFactor, animations)) }
    run([(delayFactor, animations)])
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Models take their final values; the screen stands at the start.
  private func prepare() {
    state = .active
    origin = simulation.scriptPosition?()
    run(changes)
    changes = []
  }

  private func run(_ changes: [(factor: Double, work: () -> Void)]) {
    for change in changes {
      var options = UIView.AnimationOptions()
      if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
      let block = ViewAnimationBlock(
        duration: duration, delay: 0, motion: motion, options: options, animator: self, completion: nil)
      block.delayFactor = CGFloat(min(max(change.factor, 0), 1))
      blocks.append(block)
      simulation.animations.animate(block, changes: change.work)
    }
  }

  // MARK: Running

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return misuse("started after it was stopped") }
    if state == .inactive { prepare() }
    guard !isRunning else { return }
    self.delay = max(delay, 0)
    begin(from: runFrom, duration: duration * Double(isReversed ? runFrom : 1 - runFrom))
    runStart += self.delay
  }

  public func pauseAnimation() {
    guard state != .stopped else { return misuse("paused after it was stopped") }
    if state == .inactive { prepare() }
    guard isRunning else { return }
    runFrom = progress
    isRunning = false
    simulation.displayLinks.remove(self)
  }

  /// From where it stands, with another curve if one is given.
  /// - Parameter durationFactor: the time it takes, in its whole durations; 0 for what is left
  public func continueAnimation(withTimingParameters parameters: UITimingParameters? = nil, durationFactor: Double = 0) {
    guard state == .active, !isRunning else { return }
    if let parameters { motion = parameters.motion(duration).motion }
    let left = Double(isReversed ? runFrom : 1 - runFrom)
    begin(from: runFrom, duration: duration * (durationFactor > 0 ? durationFactor : left))
  }

  private func begin(from progress: CGFloat, duration: TimeInterval) {
    (runFrom, runDuration, runStart) = (progress, duration, simulation.time)
    if !isRunning { simulation.displayLinks.add(self) }
    isRunning = true
  }

  /// Leaves what is shown. - Parameter withoutFinishing: true forgets it; false waits for `finishAnimation(at:)`
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    leaveShown(.current)
    halt()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  public func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return misuse("finished without being stopped first") }
    if position != .current { leaveShown(position) }
    state = .inactive
    tell(position)
  }

  /// It is at its end now, whatever is left of its way: models have their final values, and completions come.
  func finishAtOnce() {
    guard state == .active else { return }
    halt()
    state = .inactive
    tell(.end)
  }

  private func halt() {
    if isRunning { simulation.displayLinks.remove(self) }
    isRunning = false
    for block in blocks {
      for layer in block.group.layers {
        for animation in layer.animations where block.group.belongs(animation) { layer.removeAnimation(animation, finished: true) }
      }
    }
  }

  /// Models take the values of a moment of the way.
  private func leaveShown(_ position: UIViewAnimatingPosition) {
    let engine = simulation.animations
    engine.withoutAnimation {
      for block in blocks.reversed() { block.leaveShown(position) }
    }
  }

  private func tell(_ position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    blocks = []
    runFrom = 0
    for completion in completions { completion(position) }
  }

  private func misuse(_ what: String) {
    simulation.recordFault(UIException(.internalInconsistency, "It is an error for a property animator to be \(what)"))
  }
}

extension UIViewPropertyAnimator: FrameStepping {
  func step(to time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard time >= runStart + runDuration - clockTolerance else { return true }
    runFrom = isReversed ? 0 : 1
    isRunning = false
    if pausesOnCompletion { return false }
    if isReversed { leaveShown(.start) }
    halt()
    state = .inactive
    tell(isReversed ? .start : .end)
    return isRunning
  }

  var motionDescription: String { "a property animator of \(duration) s" }
}

extension ViewAnimationBlock {
  /// The values that its changes led from, or those that are shown now, become the models'; the end has them already.
  func leaveShown(_ position: UIViewAnimatingPosition) {
    guard position != .end else { return }
    for change in moved.reversed() {
      switch position {
      case .start: change.property.set(change.layer, change.old)
      default: change.property.set(change.layer, change.property.get(change.layer.shown))
      }
    }
  }
}
