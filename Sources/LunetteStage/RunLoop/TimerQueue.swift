import Foundation
import HeapModule

/// A function that the run loop calls at a simulated time, once or again and again.
public final class SimulatedTimer {
  /// Units: seconds of the simulated clock.
  public fileprivate(set) var fireTime: TimeInterval
  /// Seconds between two calls; nil for a timer that fires once.
  public let interval: TimeInterval?
  public private(set) var isValid = true
  /// How the timer was scheduled, for code that waits until no timer is due; nil for the host's own timers.
  public var origin: StartOrigin?
  fileprivate let action: (SimulatedTimer) -> Void
  /// Its order number when it was first scheduled; each repeat gets a new one.
  fileprivate var firstOrder = 0

  fileprivate init(fireTime: TimeInterval, interval: TimeInterval?, action: @escaping (SimulatedTimer) -> Void) {
    (self.fireTime, self.interval, self.action) = (fireTime, interval, action)
  }

  public func invalidate() { isValid = false }

  /// What its maker wants to find again.
  public var userInfo: Any?

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
    static func == (a: Entry, b: Entry) -> Bool { a.order == b.order }
    static func < (a: Entry, b: Entry) -> Bool { (a.time, a.order) < (b.time, b.order) }
  }

  private var heap = Heap<Entry>()
  private var nextOrder = 0

  public init() {}

  /// - Parameter interval: seconds between repeats, at least one microsecond, so that a run always ends
  @discardableResult
  public func schedule(
    at time: TimeInterval, repeating interval: TimeInterval? = nil, _ action: @escaping (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let timer = SimulatedTimer(fireTime: time, interval: interval.map { max($0, Self.shortestInterval) }, action: action)
    timer.firstOrder = nextOrder
    push(timer)
    return timer
  }

  package func removeAll() { heap = Heap() }

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
  public var count: Int { heap.count }

  /// The time of the next valid timer.
  public var nextFireTime: TimeInterval? {
    dropInvalid()
    return heap.min?.time
  }

  /// The valid timers that are due up to `time`, in the order in which they will fire.
  public func due(upTo time: TimeInterval) -> [SimulatedTimer] {
    heap.unordered.filter { $0.timer.isValid && $0.time <= time }.sorted().map(\.timer)
  }

  /// Fires the timers that are due at `time`, earliest first. A repeating timer fires once for each interval that has passed. A timer that
  /// is scheduled meanwhile for a time already due waits for the next call.
  package func fire(upTo time: TimeInterval) {
    let firstNewOrder = nextOrder
    var later: [Entry] = []
    while let entry = heap.min, entry.time <= time + clockTolerance {
      if HostWork.mustEnd("firing timers") { break }
      heap.removeMin()
      guard entry.timer.isValid else { continue }
      if entry.timer.firstOrder >= firstNewOrder {
        later.append(entry)
        continue
      }
      entry.timer.action(entry.timer)
      if let interval = entry.timer.interval, entry.timer.isValid {
        entry.timer.fireTime = entry.time + interval
        push(entry.timer)
      } else {
        entry.timer.invalidate()
      }
    }
    for entry in later { heap.insert(entry) }
  }

  private func push(_ timer: SimulatedTimer) {
    heap.insert(Entry(time: timer.fireTime, order: nextOrder, timer: timer))
    nextOrder += 1
  }

  private func dropInvalid() {
    while let entry = heap.min, !entry.timer.isValid { heap.removeMin() }
  }

  /// Units: seconds. Source: ours; with a repeat of zero the clock would never advance.
  private static let shortestInterval: TimeInterval = 1e-6
}
