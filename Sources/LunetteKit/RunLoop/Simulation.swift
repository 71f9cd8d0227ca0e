import Foundation

/// One simulated device with the app that runs on it: screen, clock, input, windows, animations.
///
/// Nothing in it reads a real clock, and nothing is shared between two simulations. UIKit's static entry points
/// (`UIScreen.main`, `UIApplication.shared`, `UIView.animate`) speak to `Simulation.current`, one per thread.
public final class Simulation {
  public private(set) var screen: UIScreen
  public let timers = TimerQueue()
  public let notificationCenter = SimulatedNotificationCenter()
  public private(set) lazy var heldDevice = UIDevice(reference)
  private(set) lazy var displayLinks = DisplayLinks(reference)

  /// What later chapters keep here, each in its place: they extend the simulation with a property of their own, see `part`.
  private var parts = [AnyObject?](repeating: nil, count: Part.allCases.count)
  /// The places.
  enum Part: Int, CaseIterable { case application, input, animations, graphics, gestures, keyboard, appearances, statusBar, text, pasteboard, menu, layout, kept }

  /// For whoever must find it and may outlive it.
  let reference = SimulationReference()

  /// The time of the event or frame that is being handled; between frames, the time up to which the clock has run.
  /// Units: seconds since launch.
  public internal(set) var time: TimeInterval = 0
  /// Frames run since launch; frame `n` stands at `n / framesPerSecond` seconds.
  public internal(set) var frameCount = 0
  public internal(set) var isRunningFrame = false
  /// Nothing happens on it any more, and nobody is told of anything.
  public internal(set) var hasEnded = false

  /// Whether the app can be asked or told something: not while an error is on its way, nor after the end.
  public var mayCall: Bool { fault == nil && !hasEnded }

  /// Between two frames, while an input is handled.
  public internal(set) var isHandlingInput = false

  /// Whoever runs apps on this simulation; a script host.
  public weak var owner: AnyObject?

  /// Whether a host of scripts gives an object a method of this name, beside what a script's class has.
  public var hasNativeMethod: ((AnyObject, String) -> Bool)?
  /// Answers `file:line` of the script function that runs now, nil for none; asked where something begins that goes on by itself.
  public var scriptPosition: (() -> String?)?

  /// Told of everything that happens, for a log; nil where nobody keeps one.
  package var eventObserver: ((any SimulationEvent) -> Void)?

  /// Called where properties may have changed by themselves: after the steps of a frame, after an input, and when content has scrolled.
  /// For whoever observes them; nil where nobody does.
  public var propertiesMayHaveChanged: (() -> Void)?

  /// Told after every committed frame, in the order of registration.
  public var frameObservers: [(Simulation) -> Void] = []

  /// The first exception or script error since the last `takeFault()`. See `recordFault(_:)`.
  public private(set) var fault: (any Error)?
  /// Told when a fault is recorded, so that a host need not ask after every call.
  public var didRecordFault: (() -> Void)?

  public init(device: Device = .iPhoneSE) {
    screen = UIScreen(device: device)
    reference.target = self
  }

  deinit { reference.target = nil }

  /// What a chapter keeps in its place; made when it is first asked for.
  @inline(__always)
  func part<Content: AnyObject>(_ place: Part, _ make: (SimulationReference) -> Content) -> Content {
    // Each place is written here only, with the one type that its chapter makes.
    if let known = parts[place.rawValue] { return unsafeDowncast(known, to: Content.self) }
    let content = make(reference)
    parts[place.rawValue] = content
    return content
  }

  /// The same where it has been made; nil before.
  @inline(__always)
  func partIfMade<Content: AnyObject>(_ place: Part, _ type: Content.Type) -> Content? {
    parts[place.rawValue].map { unsafeDowncast($0, to: type) }
  }

  /// Puts something of its own in a place, before the chapter has made what it would make.
  func setPart(_ place: Part, to content: AnyObject) { parts[place.rawValue] = content }

  /// Puts the simulation on another device. Only before the first window is made, while nothing has been laid out.
  public func setDevice(_ device: Device) { screen = UIScreen(device: device) }

  // MARK: Layers

  /// Changes of views are to be animated now. Kept here by the animation engine, for every view that moves asks.
  var isCollectingChanges = false
  /// Times that the stage has been shown: at the end of each frame, and with each flush.
  var commits = 1

  private var lastLayerID = 0

  /// The next creation number, for a layer or for what is drawn as one.
  func newLayerID() -> Int {
    lastLayerID += 1
    return lastLayerID
  }

  // MARK: Faults

  /// Records what UIKit would throw as an Objective-C exception.
  ///
  /// Swift can't unwind as Objective-C does: the method that finds the misuse records it and returns with nothing done, and whoever
  /// runs the simulation (the binding of a script's call, the frame loop's caller, a test) takes the fault and reports it. Of several
  /// the first is kept.
  public func recordFault(_ error: any Error) {
    guard fault == nil else { return }
    fault = error
    didRecordFault?()
  }

  /// What UIKit only writes to the console, in its words: misuse that has no effect.
  public private(set) var warnings: [String] = []
  /// Told of every warning, to show it.
  public var didWarn: ((String) -> Void)?

  /// What a host tells in its own words, where UIKit's console would say something.
  package func note(_ text: String) { warn(text) }

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
  @inline(__always)
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Mostly it is the current one already, and then nobody else need be held meanwhile.
    let outer = Simulation.look { $0 === self } ? nil : Simulation.current
    if outer != nil { Simulation.current = self }
    defer { Simulation.restore(outer ?? self) }
    return try body()
  }

  private static func restore(_ outer: Simulation) { if look({ $0 !== outer }) { current = outer } }

  /// What `body` says of the current simulation, to which no reference is counted. Nothing in it may make another one current.
  @inline(__always)
  package static func look<Result>(_ body: (Simulation) -> Result) -> Result {
    guard let pointer = pthread_getspecific(threadKey) else { return body(current) }
    return Unmanaged<Simulation>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }
}

/// The way from an object to its simulation, which it may outlive: a script may hold a window for as long as it likes.
///
/// Not weak: an object to which a weak reference was ever made counts all its references the slow way.
final class SimulationReference {
  @BackPointer fileprivate(set) var target: Simulation?

  /// The simulation; where it has ended, the one that is current.
  @inline(__always)
  var simulation: Simulation { target ?? .current }

  /// What `body` says of it, to which no reference is counted; nil where it has ended.
  @inline(__always)
  func look<Result>(_ body: (Simulation) -> Result) -> Result? { $target.look(body) }
}
