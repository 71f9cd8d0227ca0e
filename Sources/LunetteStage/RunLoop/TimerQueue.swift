import Foundation
import HeapModule

/// A function that the run loop calls at a simulated time, once or again and again.
public final class SimulatedTimer {
  /// Units: seconds of the simulated clock.
  public package(set) var fireTime: TimeInterval
  /// Seconds between two calls; nil for a timer that fires once.
  public let interval: TimeInterval?
  public private(set) var isValid = true
  /// How the timer was scheduled, for code that waits until no timer is due; nil for the host's own timers.
  public var origin: StartOrigin?
  fileprivate let action: (SimulatedTimer) -> Void
  /// The queue whose blocks it begins, with its name; nil for the main thread. Blocks of different queues have no order among each other.
  public var queue: (id: ObjectIdentifier, name: () -> String)?
  /// Whether nothing says in which order it and others of its time fire. A block of a queue keeps its place.
  public var hasOpenOrder = false
  /// Kept, without effect: timers are exact. Units: seconds. Source: Apple, Timer.tolerance
  public var tolerance: TimeInterval = 0
  /// When the run loop may fire it.
  public var modes = RunLoopModes.common
  /// Its order number when it was first scheduled; each repeat gets a new one.
  fileprivate var firstOrder = 0
  /// The order number of its place in the queue; entries with other numbers are out of date. Nil before it is scheduled.
  fileprivate var order: Int?
  /// Whether the run loop was in another mode when it was due.
  fileprivate var isLate = false

  fileprivate init(fireTime: TimeInterval, interval: TimeInterval?, action: @escaping (SimulatedTimer) -> Void) {
    (self.fireTime, self.interval, self.action) = (fireTime, interval, action)
  }

  /// A timer that no queue knows yet.
  public init(interval: TimeInterval?, _ action: @escaping (SimulatedTimer) -> Void) {
    (fireTime, self.interval, self.action) = (0, interval.map(TimerQueue.possible), action)
  }

  /// Whether a queue has it.
  public var isScheduled: Bool { order != nil }

  public func invalidate() { isValid = false }

  /// What its maker wants to find again.
  public var userInfo: Any?
  /// What it calls, for a description of the app's state; nil for the host's own timers, which their time describes.
  public var cause: Any?

  /// Runs the action now. A timer that fires once is then over; a repeating one keeps its times. Source: Apple, Timer.fire()
  public func fire() {
    guard isValid else { return }
    action(self)
    if interval == nil { invalidate() }
  }
}

/// The timers of one simulation.
///
/// Invariant: timers with equal times fire in the order in which they were scheduled, because the order number is part of the
/// comparison. An invalidated timer stays in the heap until its time comes, and is then dropped.
public final class TimerQueue {
  private struct Entry: Comparable {
    let time: TimeInterval
    let order: Int
    let timer: SimulatedTimer
    var isValid: Bool { timer.isValid && timer.order == order }
    static func == (a: Entry, b: Entry) -> Bool { a.order == b.order }
    static func < (a: Entry, b: Entry) -> Bool { (a.time, a.order) < (b.time, b.order) }
  }

  private var heap = Heap<Entry>()
  private var nextOrder = 0
  /// Timers that were due while the run loop was in another mode than theirs.
  private var heldBack: [Entry] = []

  public init() {}

  /// - Parameter interval: seconds between repeats, at least one microsecond, so that a run always ends; 0 and less are a tenth of a millisecond
  @discardableResult
  public func schedule(
    at time: TimeInterval, repeating interval: TimeInterval? = nil, _ action: @escaping (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let timer = SimulatedTimer(fireTime: time, interval: interval.map(Self.possible), action: action)
    timer.firstOrder = nextOrder
    push(timer)
    return timer
  }

  /// Schedules a timer that was made before, or moves one to another time.
  public func schedule(_ timer: SimulatedTimer, at time: TimeInterval) {
    guard timer.isValid else { return }
    (timer.fireTime, timer.firstOrder, timer.isLate) = (time, nextOrder, false)
    heldBack.removeAll { $0.timer === timer }
    push(timer)
  }

  package func removeAll() {
    heap = Heap()
    heldBack = []
  }

  /// Repeating timers that are due more than once by now fire once, and keep their times. For an app that was suspended.
  package func skipMissed(upTo time: TimeInterval) {
    let entries = heap.unordered.sorted()
    heap = Heap()
    for entry in entries {
      guard let interval = entry.timer.interval, entry.time + interval <= time else {
        heap.insert(entry)
        continue
      }
      entry.timer.fireTime = entry.time + ((time - entry.time) / interval).rounded(.down) * interval
      heap.insert(Entry(time: entry.timer.fireTime, order: entry.order, timer: entry.timer))
    }
  }

  /// The number of waiting timers. Invalidated timers count until their time comes.
  public var count: Int { heap.count + heldBack.count }

  /// The time of the next valid timer.
  public var nextFireTime: TimeInterval? {
    while let entry = heap.min, !entry.isValid { heap.removeMin() }
    let held = heldBack.isEmpty ? nil : heldBack.filter(\.isValid).map(\.time).min()
    return held.map { min($0, heap.min?.time ?? .infinity) } ?? heap.min?.time
  }

  /// The valid timers that are due up to `time`, in the order in which they will fire.
  public func due(upTo time: TimeInterval) -> [SimulatedTimer] {
    (heap.unordered + heldBack).filter { $0.isValid && $0.time <= time }.sorted().map(\.timer)
  }

  /// Fires the timers that are due at `time`, earliest first. A repeating timer fires once for each interval that has passed. A timer that
  /// is scheduled by one of them for a time already due waits for the next call.
  /// - Parameter mode: the run loop's; asked when it matters. A timer of another mode waits, then fires once, and keeps its schedule
  package func fire(upTo time: TimeInterval, in mode: () -> RunLoopModes = { .default }) {
    if !heldBack.isEmpty {
      let mode = mode()
      for entry in heldBack where !entry.timer.modes.isDisjoint(with: mode) {
        entry.timer.isLate = true
        heap.insert(entry)
      }
      heldBack.removeAll { !$0.timer.modes.isDisjoint(with: mode) }
    }
    let firstNewOrder = nextOrder
    var later: [Entry] = []
    while let first = heap.min, first.time <= time + clockTolerance {
      if HostWork.mustEnd("firing timers") { break }
      heap.removeMin()
      let entry = choice == nil ? first : chosen(first, before: firstNewOrder)
      guard entry.isValid else { continue }
      let timer = entry.timer
      if timer.firstOrder >= firstNewOrder {
        later.append(entry)
        continue
      }
      if timer.modes != .common, timer.modes.isDisjoint(with: mode()) {
        heldBack.append(entry)
        continue
      }
      timer.action(timer)
      // The action may have moved it to another time.
      guard entry.isValid else { continue }
      if let interval = timer.interval {
        // A late timer fires once for all the times that it has missed.
        let missed = timer.isLate ? max(0, ((time + clockTolerance - entry.time) / interval).rounded(.down)) : 0
        timer.fireTime = entry.time + interval * (missed + 1)
        timer.isLate = false
        push(timer)
      } else {
        timer.invalidate()
      }
    }
    for entry in later { heap.insert(entry) }
  }

  /// Chooses among timers that have no order among each other; nil: the first.
  var choice: Choice?

  struct Choice {
    /// Whether it is asked about timers of scripts, too, and not only about blocks of different queues.
    let hasTimers: Bool
    /// The place of one, by their names.
    let place: ([String]) -> Int
    /// Told between two that are due at the same time, with the number of those that are ready.
    let look: (Int) -> Void
    /// The time of the last choice. Units: seconds
    fileprivate(set) var time: TimeInterval?

    init(hasTimers: Bool, place: @escaping ([String]) -> Int, look: @escaping (Int) -> Void) {
      (self.hasTimers, self.place, self.look) = (hasTimers, place, look)
    }
  }

  /// The entry to fire next of those due at the same time as `first`, which has left the heap: the first of its queue, or a timer without order.
  /// - Parameter newOrder: timers that were scheduled from this number on wait for the next frame
  private func chosen(_ first: Entry, before newOrder: Int) -> Entry {
    guard let choice, first.isValid, first.timer.firstOrder < newOrder else { return first }
    var others: [Entry] = []
    while let next = heap.min, next.time == first.time {
      heap.removeMin()
      if next.isValid { others.append(next) }
    }
    func group(_ timer: SimulatedTimer) -> ObjectIdentifier? { choice.hasTimers && timer.hasOpenOrder ? ObjectIdentifier(timer) : timer.queue?.id }
    var (ready, groups): ([Entry], Set<ObjectIdentifier?>) = ([first], [group(first.timer)])
    for entry in others where entry.timer.firstOrder < newOrder && groups.insert(group(entry.timer)).inserted { ready.append(entry) }
    // Timers that have not fired are put back first, so that `look` sees them in the state.
    for entry in [first] + others { heap.insert(entry) }
    if choice.time == first.time { choice.look(ready.count) }
    var place = 0
    if ready.count > 1 {
      self.choice?.time = first.time
      place = choice.place(ready.map(Self.name(of:)))
    }
    let entry = ready[min(max(0, place), ready.count - 1)]
    guard entry.isValid else { return entry }
    // Its entry in the heap is out of date from now on.
    entry.timer.order = nextOrder
    nextOrder += 1
    return Entry(time: entry.time, order: nextOrder - 1, timer: entry.timer)
  }

  private static func name(of entry: Entry) -> String {
    if let queue = entry.timer.queue { return queue.name() }
    guard entry.timer.hasOpenOrder, let position = entry.timer.origin?.position else { return "the main thread" }
    return "the timer of \(position)"
  }

  private func push(_ timer: SimulatedTimer) {
    timer.order = nextOrder
    heap.insert(Entry(time: timer.fireTime, order: nextOrder, timer: timer))
    nextOrder += 1
    if heap.count >= sweepCount {
      heap = Heap(heap.unordered.filter(\.isValid))
      sweepCount = max(Self.smallestSweep, 2 * heap.count)
    }
  }

  /// How many entries there may be until those that are out of date are dropped.
  private var sweepCount = smallestSweep
  /// Ours: an app has fewer timers
  private static let smallestSweep = 1024

  fileprivate static func possible(_ interval: TimeInterval) -> TimeInterval { interval > 0 ? max(interval, shortestInterval) : usualInterval }

  /// Units: seconds. Source: ours; with much smaller repeats the clock would hardly advance.
  private static let shortestInterval: TimeInterval = 1e-6
  /// In the place of none. Units: seconds. Source: Apple, Timer.scheduledTimer(withTimeInterval:repeats:block:)
  private static let usualInterval: TimeInterval = 1e-4
}
