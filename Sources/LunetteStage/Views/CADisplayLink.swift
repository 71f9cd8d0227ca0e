import Foundation

/// Calls a function with every frame while it is added and not paused. Source: Apple, CADisplayLink
public final class CADisplayLink {
  private let action: (CADisplayLink) -> Void
  private let reference = Simulation.current.reference
  private var isAdded = false
  private var isValid = true
  private var framesLeft = 0

  public init(_ action: @escaping (CADisplayLink) -> Void) { self.action = action }

  public var isPaused = false { didSet { if isPaused != oldValue { update() } } }
  /// Upper limit of calls per second; 0 for a call in every frame.
  public var preferredFramesPerSecond = 0
  /// The time of the frame that is shown. Units: seconds of the simulated clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time between two frames. Units: seconds.
  public var duration: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  /// The time of the next call. Units: seconds of the simulated clock.
  public var targetTimestamp: TimeInterval { timestamp + duration * TimeInterval(framesBetween) }

  /// When the run loop calls it.
  public private(set) var modes: RunLoopModes = []

  /// Starts the calls in these modes, besides those in which there are calls already.
  public func add(_ modes: RunLoopModes = .common) {
    guard isValid else { return }
    self.modes.formUnion(modes)
    isAdded = true
    update()
  }

  /// Ends the calls in these modes.
  public func remove(_ modes: RunLoopModes = .common) {
    self.modes.subtract(modes)
    isAdded = isAdded && !self.modes.isEmpty
    update()
  }

  /// Ends the calls for good.
  public func invalidate() {
    isValid = false
    isAdded = false
    update()
  }

  private var framesBetween: Int { preferredFramesPerSecond > 0 ? max(framesPerSecond / preferredFramesPerSecond, 1) : 1 }

  private func update() {
    let links = reference.simulation.displayLinks
    if isAdded, !isPaused { links.add(self) } else { links.remove(self) }
  }
}

extension CADisplayLink: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    if modes != .common, modes.isDisjoint(with: reference.simulation.runLoopMode) { return true }
    guard framesLeft == 0 else {
      framesLeft -= 1
      return true
    }
    framesLeft = framesBetween - 1
    timestamp = time
    action(self)
    return isAdded && !isPaused
  }

  package var motionDescription: String { "a display link" }
  package var repeatsForEver: Bool { true }
}
