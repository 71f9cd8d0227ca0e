import LunetteDriver
import LunetteScript

/// The moves of a finding as lines of a spec: targets by their names, and a rest where the app needs time to come to one.
struct ExploreLines {
  private(set) var lines: [String] = []
  /// The moves as actions that can be played, for a film; without what only a spec can say.
  private(set) var actions: [FuzzAction] = []
  /// Which of several that were ready at the same time came next, at each choice since the launch; empty for the usual order.
  private(set) var picks: [Int] = []
  /// What came in another order than the usual one, and what was answered otherwise; in words.
  private(set) var orders: [String] = []
  /// Whether an action of the rules is among them.
  let usesRules: Bool

  /// - Parameter rests: whether the app comes to rest after the last move, too
  init(_ moves: [ExploreMove], _ settings: ExploreSettings, rests: Bool = false) {
    usesRules = moves.contains { $0.rule != nil }
    guard let session = try? ExploreSession(settings, for: moves) else {
      lines = moves.map(\.source)
      return
    }
    defer { session.close() }
    picks = moves.first.map { $0.isLaunch ? $0.picks : [] } ?? []
    picks += Array(repeating: 0, count: max(0, session.choices.count - picks.count))
    for (index, move) in moves.enumerated() where !move.isLaunch {
      let named = session.named(move)
      lines.append(named.source)
      actions.append(named.action)
      let next = index + 1 < moves.count ? moves[index + 1] : nil
      if let frames = next?.after {
        _ = session.perform(move, frames: frames)
        lines.append("app:advanceFrames(\(frames))")
        actions.append(.wait(Double(frames) / 60))
      } else {
        session.perform(move)
        if next != nil || rests, session.framesToRest > 0 {
          actions.append(.wait(Double(session.framesToRest) / 60))
          lines.append(actions[actions.count - 1].source)
        }
      }
      picks += move.picks + Array(repeating: 0, count: max(0, session.choices.count - move.picks.count))
    }
    if picks.allSatisfy({ $0 == 0 }) { picks = [] } else { orders = session.orderWords }
  }
}
