import Foundation

/// Where an app stands between its launch and its end: in front, in the background with some time left, or suspended.
///
/// In the background an app has a few seconds, and longer while a task of `beginBackgroundTask` is under way. Then it is suspended: neither
/// frames nor timers run until it comes to the front, or until the system wakes it for something. Source: docs/rules/world.md 7
public final class AppLife {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }

  init(_ reference: SimulationReference) { self.reference = reference }

  /// Tells the app that it has become active, or is about to be inactive; set by the host.
  public var tellsActivity: ((_ isActive: Bool) -> Void)?
  /// Ends the app, for a reason in words; set by the host.
  public var kills: ((String) -> Void)?
  /// Called when the app is about to be suspended, is awake again, or has come to the front.
  var suspended: [() -> Void] = []
  var awoke: [() -> Void] = []
  var cameToFront: [() -> Void] = []

  /// Something for which the system lets the app go on in the background.
  private struct Work {
    let name: String
    /// Whether the app is ended where it doesn't come to an end in time.
    let isStrict: Bool
    let expire: () -> Void
  }
  private var work = NumberedList<Work>()
  private var lastID = 0
  /// When the time in the background is over, and when it is without work. Units: seconds of the simulated clock
  private var deadline: TimeInterval?
  private var graceEnd: TimeInterval = 0
  private var timers: [SimulatedTimer] = []
  /// While it counts, the app isn't suspended: it follows the device's place.
  var goesOn: () -> Bool = { false }

  /// Units: seconds. Source: Apple's engineers, "UIApplication Background Task Notes"; up to iOS 12 it was 180
  public static let backgroundTime: TimeInterval = 30
  /// For an app without work to finish. Units: seconds. Source: Apple's engineers, the same notes
  static let grace: TimeInterval = 5
  /// How long the handlers of tasks may take before the app is ended. Units: seconds. Ours
  private static let lastMoment: TimeInterval = 0.5

  private var limit: TimeInterval { simulation.world.backgroundTime ?? Self.backgroundTime }
  private var isInBackground: Bool { deadline != nil }

  /// How long the app may go on; the largest number in front. Units: seconds. Source: Apple, backgroundTimeRemaining
  public var timeRemaining: TimeInterval { deadline.map { max(0, $0 - simulation.time) } ?? .greatestFiniteMagnitude }

  // MARK: Work in the background

  /// - Parameter isStrict: whether the app is ended where the work isn't
  public func begin(_ name: String, isStrict: Bool = true, expire: @escaping () -> Void) -> Int {
    lastID += 1
    work.append(Work(name: name, isStrict: isStrict, expire: expire), number: lastID)
    return lastID
  }

  /// What has ended already, or was never begun, is nothing to end.
  public func end(_ id: Int) {
    guard work[id] != nil else { return }
    work[id] = nil
    suspendIfIdle()
  }

  // MARK: To the background and back

  /// The app has been told that it is in the background.
  public func enteredBackground() { startClock(for: limit) }

  /// The app is about to be in front.
  public func leavesBackground() {
    stopClock()
    wake()
  }

  /// The app has been told that it is in front.
  public func isInFront() { for tell in cameToFront { tell() } }

  /// The system gives an app in the background some time. An app in front has all it wants.
  /// - Parameter seconds: nil for the usual time
  public func wakeInBackground(for seconds: TimeInterval? = nil) {
    guard isInBackground else { return }
    wake()
    startClock(for: seconds ?? limit)
  }

  private func startClock(for seconds: TimeInterval) {
    stopClock()
    let now = simulation.time
    (deadline, graceEnd) = (now + seconds, now + min(Self.grace, seconds))
    timers = [
      simulation.worldTimers.schedule(at: graceEnd) { [weak self] _ in self?.suspendIfIdle() },
      simulation.worldTimers.schedule(at: now + seconds) { [weak self] _ in self?.expire() },
    ]
  }

  private func stopClock() {
    for timer in timers { timer.invalidate() }
    (timers, deadline) = ([], nil)
  }

  /// The time is over: what is under way hears of it, and must come to an end.
  private func expire() {
    for (id, item) in work where work[id] != nil { item.expire() }
    guard !work.isEmpty else { return suspendIfIdle() }
    timers.append(
      simulation.worldTimers.schedule(at: simulation.time + Self.lastMoment) { [weak self] _ in
        guard let self else { return }
        guard let late = work.first(where: \.value.isStrict)?.value else {
          work = NumberedList()
          return suspendIfIdle()
        }
        kills?(
          "the background task \"\(late.name)\" was still under way when the time in the background was over (\(formatted(CGFloat(limit))) s): "
            + "the system has ended the app; call endBackgroundTask when the work is done, and in the expiration handler")
      })
  }

  /// Suspends an app in the background that has nothing to do there any more.
  func suspendIfIdle() {
    guard isInBackground, !simulation.isSuspended, work.isEmpty, !goesOn(), simulation.time + clockTolerance >= graceEnd else { return }
    for timer in timers { timer.invalidate() }
    timers = []
    for tell in suspended { tell() }
    simulation.isSuspended = true
  }

  /// Timers that were due during the suspension fire once, and what was under way in the network is lost. Source: docs/rules/world.md 7
  private func wake() {
    guard simulation.isSuspended else { return }
    simulation.isSuspended = false
    simulation.timers.skipMissed(upTo: simulation.time)
    simulation.loseConnections()
    for tell in awoke { tell() }
  }
}

extension Simulation {
  private static let lifeKey = CompanionKey<AppLife>()

  public var life: AppLife {
    if let known = companions[Self.lifeKey] { return known }
    let life = AppLife(reference)
    companions[Self.lifeKey] = life
    return life
  }
}
