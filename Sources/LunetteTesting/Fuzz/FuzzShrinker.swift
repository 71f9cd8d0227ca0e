import LunetteDriver
import LunetteScript

extension FuzzAction {
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
}

/// Makes a list of actions that leads to a fault smaller: first shorter, then with simpler actions.
package struct FuzzShrinker {
  package private(set) var best: [FuzzAction]
  package private(set) var fault: FuzzFault
  private let settings: FuzzSettings
  private var tried: Set<[FuzzAction]> = []
  private let limits: ShrinkLimits
  private let watch: ShrinkWatch
  private let isStopped: () -> Bool

  package init(
    _ actions: [FuzzAction], _ fault: FuzzFault, _ settings: FuzzSettings, _ limits: ShrinkLimits = ShrinkLimits(),
    isStopped: @escaping () -> Bool = { false }, progress: @escaping (String?) -> Void = { _ in }
  ) {
    (best, self.fault, self.settings, self.limits, self.isStopped) = (actions, fault, settings, limits, isStopped)
    watch = ShrinkWatch(name: String(fault.text.prefix { !$0.isNewline }.prefix(Self.longestName)), limits: limits, steps: actions.count, tell: progress)
  }

  /// Units: characters of a fault's text. Ours
  private static let longestName = 60

  /// A difference between two runs can't be checked with a single one.
  var isUnrepeatable: Bool { fault.origin.hasPrefix("repetition") }
  /// An app that is never at rest is watched for long at the end: no wait before is needed, and each one takes as long as it says.
  private var isOfRest: Bool { fault.origin.hasPrefix("never at rest") }
  /// Why something smaller may be left; nil where all was tried.
  var early: String? { watch.isOver(isStopped()) ? watch.early(best.count) + "; the next run goes on from here" : nil }

  package mutating func shrink() {
    guard !isUnrepeatable else { return }
    // Leaves out actions that were not possible, and those after the fault.
    _ = attempt(best)
    var before: Int
    repeat {
      before = lastImprovement
      leaveOut()
      if !isOfRest { letTimePass() }
      simplify()
    } while lastImprovement > before && !watch.isOver(isStopped())
    watch.hasEnded()
  }

  /// The number of the last run that found something smaller.
  private var lastImprovement = 0

  private mutating func attempt(_ actions: [FuzzAction]) -> Bool {
    guard !watch.isOver(isStopped()), tried.insert(actions).inserted else { return false }
    var isShorter = false
    defer { watch.hasRun(isShorter ? best.count : nil) }
    guard let session = try? FuzzSession(settings, actions) else { return false }
    defer { session.close() }
    session.play(actions)
    if let app = session.app, !app.isClosed, session.faults.isEmpty { session.perform(.rest) }
    guard let other = session.faults.first, other.origin == fault.origin else { return false }
    (best, fault, isShorter) = (session.actions, other, true)
    lastImprovement = watch.runs + 1
    return true
  }

  private mutating func leaveOut() {
    var size = max(1, best.count / 2)
    while true {
      var index = 0
      while index < best.count, !watch.isOver(isStopped()) {
        var actions = best
        actions.removeSubrange(index..<min(index + size, actions.count))
        let count = best.count
        if !attempt(actions) || best.count >= count { index += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Puts a wait in the place of actions of which only the time matters, then one wait, as late as may be, in the place of several.
  private mutating func letTimePass() {
    var size = max(1, best.count / 2)
    var ends = times(of: best)
    while size > 0 {
      var index = 0
      while index < best.count, ends.count == best.count + 1, !watch.isOver(isStopped()) {
        let range = index..<min(index + size, best.count)
        let seconds = ends[range.upperBound] - ends[range.lowerBound]
        var actions = best
        actions.replaceSubrange(range, with: [.wait(Self.rounded(seconds))])
        let isSimpler = range.count > 1 || !best[index].isWait
        if seconds > 0, isSimpler, !best[range].contains(where: \.isBeforeLaunch), attempt(actions) {
          ends = times(of: best)
          index += 1
        } else {
          index += size
        }
      }
      size /= 2
    }
    for index in best.indices.dropLast().reversed() where index < best.count - 1 {
      guard case .wait(let one) = best[index] else { continue }
      var actions = best
      actions.remove(at: index)
      if let later = actions[index...].firstIndex(where: \.isWait), case .wait(let other) = actions[later] {
        actions[later] = .wait(one + other)
      } else {
        actions.append(.wait(one))
      }
      _ = attempt(actions)
    }
  }

  /// When each action begins, and when the last one has ended. Units: seconds of the simulated clock
  private func times(of actions: [FuzzAction]) -> [Double] {
    guard let session = try? FuzzSession(settings, actions), let app = session.app else { return [] }
    defer { session.close() }
    var times = [app.simulation.time]
    for action in actions {
      session.perform(action)
      times.append(app.simulation.time)
    }
    return times
  }

  private mutating func simplify() {
    var index = 0
    while index < best.count, !watch.isOver(isStopped()) {
      for simpler in Self.simpler(best[index], settings, before: Array(best.prefix(index))) where index < best.count {
        var actions = best
        actions[index] = simpler
        if attempt(actions) { break }
        if let longer = waitingLonger(actions, from: index), attempt(longer) { break }
      }
      index += 1
    }
  }

  /// Units: seconds, in whole milliseconds
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded(.up) / 1000 }

  /// These actions with the time that one took before added to the next wait: a simpler one may take less. Nil where there is no wait
  private func waitingLonger(_ actions: [FuzzAction], from index: Int) -> [FuzzAction]? {
    guard !best[index].isWait, let later = actions[(index + 1)...].firstIndex(where: \.isWait), case .wait(let seconds) = actions[later] else { return nil }
    let times = times(of: best)
    guard times.count == best.count + 1 else { return nil }
    var longer = actions
    longer[later] = .wait(Self.rounded(seconds + times[index + 1] - times[index]))
    return longer
  }

  /// Actions that may replace an action, the simplest first.
  private static func simpler(_ action: FuzzAction, _ settings: FuzzSettings, before: [FuzzAction]) -> [FuzzAction] {
    func named(_ target: FuzzTarget) -> FuzzTarget? {
      guard case .point = target, let session = try? FuzzSession(settings, before) else { return nil }
      defer { session.close() }
      session.play(before)
      return session.name(of: target)
    }
    switch action {
    case .tap(let target): return named(target).map { [.tap($0)] } ?? []
    case .doubleTap(let target): return [.tap(target)] + (named(target).map { [.doubleTap($0)] } ?? [])
    case .longPress(let target): return [.tap(target)] + (named(target).map { [.longPress($0)] } ?? [])
    case .swipe(let target, let direction): return named(target).map { [.swipe($0, direction)] } ?? []
    case .tapBoth(let one, let other):
      return [.tap(one), .tap(other)] + (named(one).flatMap { first in named(other).map { [.tapBoth(first, $0)] } } ?? [])
    case .drag(let from, let to, let duration, let hold):
      var simpler: [FuzzAction] = [.tap(.point(from))]
      if hold != 0 { simpler.append(.drag(from: from, to: to, duration: duration, hold: 0)) }
      if duration != 0.3 { simpler.append(.drag(from: from, to: to, duration: 0.3, hold: hold)) }
      let (roundFrom, roundTo) = (from.rounded(to: 20), to.rounded(to: 20))
      if roundFrom != from || roundTo != to { simpler.append(.drag(from: roundFrom, to: roundTo, duration: duration, hold: hold)) }
      return simpler
    case .type(let text): return ["a", "7"].filter { $0 != text }.map { .type($0) }
    case .world(let world): return world.simpler.map { .world($0) }
    // Of an earlier request, so that less is needed before it.
    case .spoil(let number, let spoil): return [1, 2, number / 2, number - 1].filter { (1..<number).contains($0) }.map { .spoil($0, spoil) }
    case .wait(let seconds): return ([0.1, 0.5, 1, 2, 3, 5, 10, seconds.rounded(.down)].filter { $0 < seconds && $0 > 0 }).map { .wait($0) }
    default: return []
    }
  }
}
