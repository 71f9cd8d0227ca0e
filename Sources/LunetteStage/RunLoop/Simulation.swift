import Foundation

/// Frames per second. Source: docs/architecture.md, "One frame of the run loop"; docs/lua-api.md 4, "frames are 1/60 s".
public let framesPerSecond = 60

/// One simulated device with the app that runs on it: screen, clock, input, windows, animations.
///
/// It reads no real clock, and two simulations share nothing. UIKit's static entry points (`UIScreen.main`, `UIApplication.shared`,
/// `UIView.animate`) use `Simulation.current`, of which there is one per thread.
public final class Simulation {
  public private(set) var screen: UIScreen
  /// What is so in the simulated system. Source: docs/rules/systems.md
  package private(set) var system: SystemConstants
  public let timers = TimerQueue()
  /// What comes from the world around the app, also while it is suspended.
  public let worldTimers = TimerQueue()
  public let notificationCenter: SimulatedNotificationCenter
  public private(set) lazy var heldDevice = UIDevice(reference)
  package let displayLinks: DisplayLinks

  /// Objects of later folders, one for each `Part`: those folders extend the simulation with a property of their own, see `part`. Held
  /// by hand, so that a frame can use them without counting references.
  @usableFromInline let parts: UnsafeMutablePointer<Unmanaged<AnyObject>?> = {
    let parts = UnsafeMutablePointer<Unmanaged<AnyObject>?>.allocate(capacity: Part.most)
    parts.initialize(repeating: nil, count: Part.most)
    return parts
  }()
  /// Where the simulation keeps the object of a later folder. The folders of this target have the first places, a later target those after
  /// them: places are constants, since each frame asks for several of these objects.
  @usableFromInline
  package struct Part {
    @usableFromInline let place: Int
    @inlinable init(_ place: Int) { self.place = place }

    @inlinable static var application: Part { Part(0) }
    @inlinable static var input: Part { Part(1) }
    @inlinable static var animations: Part { Part(2) }
    static var graphics: Part { Part(3) }
    @inlinable static var gestures: Part { Part(4) }
    static var keyboard: Part { Part(5) }
    static var text: Part { Part(6) }
    static var pasteboard: Part { Part(7) }
    static var menu: Part { Part(8) }
    @inlinable static var layout: Part { Part(9) }
    static var kept: Part { Part(10) }
    static var motion: Part { Part(11) }
    static var web: Part { Part(12) }
    static var traits: Part { Part(13) }
    static var colors: Part { Part(14) }
    static var accessibility: Part { Part(15) }

    /// A part of a later target, by its number there. Only one target above this one has such objects.
    @inlinable package static func later(_ number: Int) -> Part { Part(16 + number) }
    /// The largest number of parts of all targets together.
    static var most: Int { 20 }
  }

  /// For objects that need the simulation and may outlive it.
  @usableFromInline package let reference = SimulationReference()

  /// The time of the event or frame that is being handled; between frames, the time up to which the clock has run.
  /// Units: seconds since launch.
  public package(set) var time: TimeInterval = 0
  /// Number of frames since launch; frame `n` is at `n / framesPerSecond` seconds.
  public package(set) var frameCount = 0
  public package(set) var isRunningFrame = false
  /// Until when the main thread sleeps or has slept: no frame is earlier. Units: seconds of the simulated clock.
  package private(set) var blockedUntil: TimeInterval = 0
  /// Whether the app is suspended: time passes for the world around it, and no frame runs.
  public package(set) var isSuspended = false
  /// After the end nothing happens in the simulation any more, and nobody is told of anything.
  public package(set) var hasEnded = false

  /// Whether the app's code may be called: not while a fault is pending, nor after the end.
  public var mayCall: Bool { fault == nil && !hasEnded }

  /// True while an input is handled between two frames.
  public package(set) var isHandlingInput = false

  /// What hosts keep with the simulation.
  public var companions = Companions()

  /// Answers whether the script host has a method of this name for an object, besides the methods of a script's class.
  public var hasNativeMethod: ((AnyObject, String) -> Bool)?
  /// Makes the objects of the nib of this name anew, for an owner; nil after a fault. Nil where there is nobody who reads files.
  public var instantiateNib: ((String, AnyObject?) -> [AnyObject]?)?
  /// Answers `file:line` of the script function that runs now, nil for none. Asked when a timer, an animation or a movement begins.
  public var scriptPosition: (() -> String?)?

  /// Called with everything that happens, for a log; nil without a log.
  package var eventObserver: ((any SimulationEvent) -> Void)?

  /// Called when properties may have changed by themselves: after the steps of a frame, after an input, and when content has scrolled.
  /// For code that observes properties; nil without observers.
  public var propertiesMayHaveChanged: (() -> Void)?

  /// Called at the end of each step of a frame and of each input, for what was put off until then; nil while there is nothing.
  public var runsPutOff: (() -> Void)?

  /// A step of a frame, or an input, has been handled.
  @inline(__always)
  package func endStep() {
    runsPutOff?()
    propertiesMayHaveChanged?()
  }

  /// Called after every committed frame, in the order of registration.
  public var frameObservers: [(Simulation) -> Void] = []

  /// The first exception or script error since the last `takeFault()`. See `recordFault(_:)`.
  public private(set) var fault: (any Error)?
  /// Whether a fault is recorded.
  var hasFault: Bool { fault != nil }
  /// Called when a fault is recorded, so that a host need not check after every call.
  public var didRecordFault: (() -> Void)?

  public init(device: Device = .iPhoneSE) {
    (screen, system) = (UIScreen(device: device, reference), device.constants)
    displayLinks = DisplayLinks(reference)
    notificationCenter = SimulatedNotificationCenter(of: reference)
    reference.target = self
  }

  deinit {
    reference.target = nil
    for place in 0..<Part.most { parts[place]?.release() }
    parts.deallocate()
  }

  /// The object of a part; made when it is first asked for.
  @inlinable
  @inline(__always)
  package func part<Content: AnyObject>(_ place: Part, _ make: (SimulationReference) -> Content) -> Content {
    // A part is always set with one type, so the cast is safe.
    if let known = parts[place.place] { return unsafeDowncast(known.takeUnretainedValue(), to: Content.self) }
    let content = make(reference)
    setPart(place, to: content)
    return content
  }

  /// The result of `body` for the object of a part, without counting references: the simulation holds it until its own end.
  @inlinable
  @inline(__always)
  package func withPart<Content: AnyObject, Result>(
    _ place: Part, _ make: (SimulationReference) -> Content, _ body: (Content) -> Result
  ) -> Result {
    guard let known = parts[place.place] else { return body(part(place, make)) }
    return known._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Content.self)) }
  }

  /// The object of a part, if it has been made already; nil otherwise.
  @inlinable
  @inline(__always)
  package func partIfMade<Content: AnyObject>(_ place: Part, _ type: Content.Type) -> Content? {
    parts[place.place].map { unsafeDowncast($0.takeUnretainedValue(), to: type) }
  }

  /// Hands the object of a part to `body`, if it has been made already, without counting references.
  @inlinable
  @inline(__always)
  func withPartIfMade<Content: AnyObject>(_ place: Part, _ type: Content.Type, _ body: (Content) -> Void) {
    parts[place.place]?._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
  }

  /// Sets the object of a part, before the default one is made.
  @usableFromInline
  package func setPart(_ place: Part, to content: AnyObject) {
    let old = parts[place.place]
    parts[place.place] = Unmanaged.passRetained(content)
    old?.release()
  }

  /// Changes the device. Allowed only before the first window is made, while nothing has been laid out.
  public func setDevice(_ device: Device) { (screen, system) = (UIScreen(device: device, reference), device.constants) }
  /// The system of the first app, where it is known before the app is. Allowed only before the first window is made.
  package func beginWith(system number: Int) {
    var device = screen.device
    device.system = number
    setDevice(device)
  }
  /// A system that no number names, for tests. Allowed only before the first window is made.
  package func setSystem(_ system: SystemConstants) { self.system = system }

  // MARK: Traits and colours

  /// Whether any object may have other traits than the screen.
  package var hasVariedTraits = false
  /// How often traits of the screen have changed: who has been out of a window since may have missed it.
  package var traitsVersion: Int32 = 0
  /// Whether the text size has been another one in this run: views that were in no window then have not followed it.
  package var hasChangedTextSize = false
  /// Whether a list follows the constraints in its cells.
  package var tellsOfConstraints = false
  /// Whether a colour may have to be resolved before it can be seen.
  package var usesDynamicColors: Bool { system.colors.followAppearance || hasOwnColors }
  /// Whether the app has dynamic colours of its own.
  package internal(set) var hasOwnColors = false
  /// Whether some of these may not have been asked yet for what is shown.
  package var hasNewColors = false
  /// Resolves every colour on the screen, as UIKit does when it commits a frame, whether or not somebody looks at it.
  public var resolvesColors: (() -> Void)?

  /// Called at the end of a frame: the functions of the app's own colours run in the frame in which they are first needed.
  package func resolveNewColors() {
    guard hasNewColors else { return }
    hasNewColors = false
    if hasOwnColors { resolvesColors?() }
  }

  /// The main thread does nothing for a while: there are no frames, timers and touches, and what was due comes afterwards.
  /// - Parameter seconds: at most a day
  public func blockMainThread(for seconds: TimeInterval) {
    blockedUntil = time + max(0, seconds)
    time = blockedUntil
    if !isRunningFrame, !isHandlingInput { skipBlockedFrames() }
  }

  /// The frames during which the main thread has slept are over, without having been shown.
  package func skipBlockedFrames() {
    guard blockedUntil > TimeInterval(frameCount) / TimeInterval(framesPerSecond) + clockTolerance else { return }
    frameCount = Int((blockedUntil * TimeInterval(framesPerSecond) + clockTolerance).rounded(.down))
  }

  // MARK: Layers

  /// Whether changes of views are animated now. The animation engine keeps this copy here, because every view that changes asks for it.
  var isCollectingChanges = false
  /// How often the screen has been shown: at the end of each frame, and with each flush.
  var commits = 1

  /// For frames, which name the class of each view.
  package let classNames = ClassNames()

  /// What has been made and done so far, for budgets and profiles.
  package var deeds = Deeds()
  package struct Deeds: Equatable, Sendable {
    package var views = 0, cells = 0, layouts = 0, texts = 0
    /// The number of layers made, and so the number of the last one.
    package var layers = 0
    package init() {}
  }

  /// Counts the layout of a view that begins. Returns: `hasVariedTraits`
  @inline(__always)
  func noteLayout() -> Bool {
    deeds.layouts += 1
    return hasVariedTraits
  }

  /// Called with each layer that is made, while a run is repeated to be asked about it; nil else.
  package var layerWasMade: ((AnyObject) -> Void)?
  /// Called with each constraint that is made, as above.
  package var constraintWasMade: ((AnyObject) -> Void)?

  /// The next creation number, for a layer or something that is drawn like a layer.
  func newLayerID() -> Int {
    deeds.layers += 1
    return deeds.layers
  }

  // MARK: Faults

  /// Records an error that UIKit would throw as an Objective-C exception.
  ///
  /// Swift can't unwind as Objective-C does. So the method that finds the misuse records it and returns without doing anything. The code
  /// that runs the simulation (the binding of a script's call, the caller of the frame loop, a test) takes the fault and reports it. Of
  /// several faults the first is kept.
  public func recordFault(_ error: any Error) {
    guard fault == nil else { return }
    fault = error
    didRecordFault?()
  }

  /// Messages that UIKit only writes to the console, in its words, about misuse without effect.
  public private(set) var warnings: [String] = []
  /// Called with every warning, to show it.
  public var didWarn: ((String) -> Void)?

  /// A warning in the host's own words, when UIKit's console would say something.
  package func note(_ text: String) { warn(text) }

  package func warn(_ text: String) {
    warnings.append(text)
    didWarn?(text)
  }

  /// Returns the recorded fault and forgets it.
  public func takeFault() -> (any Error)? {
    defer { fault = nil }
    return fault
  }
}

// MARK: - The current simulation of a thread

extension Simulation {
  /// The simulation that UIKit's static entry points use in this thread; made when it is first needed.
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

  @usableFromInline static let threadKey: pthread_key_t = {
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
  @inlinable
  @inline(__always)
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Mostly this simulation is the current one already; then no reference to another one has to be held.
    let outer = Simulation.look { $0 === self } ? nil : Simulation.current
    if outer != nil { Simulation.current = self }
    defer { Simulation.restore(outer ?? self) }
    return try body()
  }

  @inlinable
  static func restore(_ outer: Simulation) { if look({ $0 !== outer }) { current = outer } }

  /// The result of `body` for the current simulation, without counting references. The body must not make another one current.
  @inlinable
  @inline(__always)
  package static func look<Result>(_ body: (Simulation) -> Result) -> Result {
    guard let pointer = pthread_getspecific(threadKey) else { return body(current) }
    return Unmanaged<Simulation>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }
}

/// A reference from an object to its simulation. The object may outlive the simulation: a script may hold a window as long as it likes.
///
/// Not a weak reference: those make an object count all its references in a slower way.
@usableFromInline
package final class SimulationReference {
  @BackPointer fileprivate(set) var target: Simulation?

  /// The simulation; after its end the current one.
  @inline(__always)
  var simulation: Simulation { target ?? .current }

  /// Whether the app has ended.
  var isOver: Bool { target?.hasEnded ?? true }
  /// Whether nobody holds the simulation any more.
  var isGone: Bool { target == nil }

  /// Whether its app has ended and another one is asked.
  package func isOver(for other: Simulation) -> Bool { isOver && !isGone && target !== other && !other.hasEnded }

  /// Whether an object of the simulation can still do what it is asked; after the end of its app that is a fault. Of a simulation that is gone it acts
  /// in the current one: scripts make objects before their first app.
  /// - Parameter object: what it is, in a word or two
  package func allowsUse(of object: String) -> Bool {
    guard isOver, !isGone else { return true }
    Simulation.current.recordFault(
      UIException(.invalidArgument, "the \(object) belongs to an app that has been closed; make it in each launch"))
    return false
  }

  /// The result of `body` for the simulation, without counting references; nil after its end.
  @inline(__always)
  package func look<Result>(_ body: (Simulation) -> Result) -> Result? { $target.look(body) }
}
