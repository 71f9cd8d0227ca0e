import Foundation

/// One simulated device with the app that runs on it: screen, clock, input, windows, animations.
///
/// Nothing in it reads a real clock, and nothing is shared between two simulations. UIKit's static entry points
/// (`UIScreen.main`, `UIApplication.shared`, `UIView.animate`) speak to `Simulation.current`, one per thread.
public final class Simulation {
  public private(set) var screen: UIScreen
  public let application: UIApplication
  public let timers = TimerQueue()
  public let input: InputQueue
  public let animations = AnimationEngine()
  public let notificationCenter = SimulatedNotificationCenter()
  public let keyboard = Keyboard()
  let heldDevice = UIDevice()
  let gestures: GestureEnvironment
  let displayLinks = DisplayLinks()

  /// The time of the event or frame that is being handled; between frames, the time up to which the clock has run.
  /// Units: seconds since launch.
  public internal(set) var time: TimeInterval = 0
  /// Frames run since launch; frame `n` stands at `n / framesPerSecond` seconds.
  public internal(set) var frameCount = 0
  public internal(set) var isRunningFrame = false

  /// Whoever runs apps on this simulation; a script host.
  public weak var owner: AnyObject?

  /// Answers `file:line` of the script function that runs now, nil for none; asked where something begins that goes on by itself.
  public var scriptPosition: (() -> String?)?

  /// Told of everything that happens, for a log; nil where nobody keeps one.
  package var eventObserver: ((SimulationEvent) -> Void)?

  /// Told after every committed frame, in the order of registration.
  public var frameObservers: [(Simulation) -> Void] = []

  /// The first exception or script error since the last `takeFault()`. See `raise(_:)`.
  public private(set) var fault: (any Error)?
  /// Told when a fault is recorded, so that a host need not ask after every call.
  public var didRaise: (() -> Void)?

  public init(device: Device = .iPhoneSE) {
    screen = UIScreen(device: device)
    application = UIApplication()
    gestures = GestureEnvironment()
    input = InputQueue()
  }

  /// Puts the simulation on another device. Only before the first window is made, while nothing has been laid out.
  public func setDevice(_ device: Device) { screen = UIScreen(device: device) }

  /// True before anything was made on it, so that a launch may still choose its device.
  public var isPristine: Bool { frameCount == 0 && application.windows.isEmpty }

  /// What happened to the touches of the last sequence, from the first finger down to the last one up.
  public var touchTrace: TouchTrace { gestures.trace }

  /// Told of every finger that lands, by its number of the input, when its view is known and before anybody hears of it.
  package var didLand: ((_ finger: Int, UITouch) -> Void)?

  /// Adds to the trace, in place of a sequence, that a finger could not be put down on a view.
  package func noteMissedTouch(of target: UIView, because reason: String) { gestures.noteMissed(target, because: reason) }

  // MARK: Controllers

  /// Controllers whose views have come into a window and wait for their first layout, in that order.
  private var appearingControllers: [UIViewController] = []

  var hasAppearingControllers: Bool { !appearingControllers.isEmpty }

  func noteAppearing(_ controller: UIViewController) { appearingControllers.append(controller) }

  /// Tells the controllers whose views have been laid out that they have appeared. Returns: whether there were any
  func finishAppearing() -> Bool {
    let controllers = appearingControllers
    appearingControllers.removeAll()
    for controller in controllers { controller.didLayOutAfterAppearing() }
    return !controllers.isEmpty
  }

  // MARK: Faults

  /// Records what UIKit would throw as an Objective-C exception.
  ///
  /// Swift can't unwind as Objective-C does: the raising method returns with nothing done, and whoever runs the simulation
  /// (the binding of a script's call, the frame loop's caller, a test) takes the fault and reports it. The first one wins.
  public func raise(_ error: any Error) {
    guard fault == nil else { return }
    fault = error
    didRaise?()
  }

  /// What UIKit only writes to the console, in its words: misuse that has no effect.
  public private(set) var warnings: [String] = []
  /// Told of every warning, to show it.
  public var didWarn: ((String) -> Void)?

  func warn(_ text: String) {
    warnings.append(text)
    didWarn?(text)
  }

  /// The recorded fault, which is then forgotten.
  public func takeFault() -> (any Error)? {
    defer { fault = nil }
    return fault
  }
}

// MARK: - The current simulation of a thread

extension Simulation {
  /// The simulation that UIKit's static entry points of this thread speak to; made on first use.
  public static var current: Simulation {
    get {
      if let pointer = pthread_getspecific(threadKey) {
        return Unmanaged<Simulation>.fromOpaque(pointer).takeUnretainedValue()
      }
      let simulation = Simulation()
      makeCurrent(simulation)
      return simulation
    }
    set { makeCurrent(newValue) }
  }

  private static func makeCurrent(_ simulation: Simulation) {
    let old = pthread_getspecific(threadKey)
    pthread_setspecific(threadKey, Unmanaged.passRetained(simulation).toOpaque())
    if let old { Unmanaged<Simulation>.fromOpaque(old).release() }
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Simulation>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Simulation>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  /// Runs `body` with `self` as the current simulation.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Simulation.current
    Simulation.current = self
    defer { Simulation.current = outer }
    return try body()
  }
}
