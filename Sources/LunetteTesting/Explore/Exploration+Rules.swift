import LunetteDriver
import LunetteScript

/// Rules about the whole graph. Source: docs/rules/exploring.md 5
extension Exploration {
  func judge() {
    guard end != .interrupted else { return }
    judgeDeadEnds()
    for wanted in rules?.reach ?? [] { judgeReach(wanted) }
    let seen = Set(states.map(\.screen))
    for screen in rules?.screens ?? [] where !seen.contains(screen) {
      if notContinued == 0 {
        found(FuzzFault("never seen", screen, about: screen), [])
      } else {
        notes.append("never seen: \(screen): not decided (\(notContinued) states not continued)")
      }
    }
    if let back = rules?.back { judgeBack(isExact: back == "state") }
    for pair in rules?.restores ?? [] where pair.count == 2 { judgeRestores(pair[0], pair[1]) }
  }

  private func judgeDeadEnds() {
    let away = states.indices.filter { states[$0].isContinued && !states[$0].hasWayOut && !states[$0].isFinal && !states[$0].isMoment }
    guard let first = away.first, stateCount > 1 || rules?.deadEnds == true else { return }
    if rules?.deadEnds == true {
      found(FuzzFault("dead end", "no action leads away from \(states[first].screen)", about: states[first].screen), moves(to: first))
    } else {
      notes.append("dead end: no action leads away from \(states[first].screen)")
    }
  }

  /// The states from which a way leads to one of these.
  private func reaching(_ ends: Set<Int>) -> Set<Int> {
    var before: [Int: [Int]] = [:]
    for edge in edges { before[edge.to, default: []].append(edge.from) }
    var (all, open) = (ends, Array(ends))
    while let state = open.popLast() {
      for other in before[state] ?? [] where all.insert(other).inserted { open.append(other) }
    }
    return all
  }

  private func judgeReach(_ wanted: String) {
    let reaching = reaching(Set(states.indices.filter { states[$0].screen == wanted }))
    // A state that wasn't continued may have a way.
    let open = self.reaching(Set(states.indices.filter { !states[$0].isContinued && !states[$0].hasFault && !states[$0].isMoment }))
    let without = states.indices.filter { !reaching.contains($0) && !states[$0].hasFault && !states[$0].isMoment }
    if let first = without.first(where: { !open.contains($0) }) {
      found(FuzzFault("out of the way", "from \(states[first].screen) no way leads to \(wanted)", about: wanted), moves(to: first))
    } else if !without.isEmpty {
      notes.append("reach \"\(wanted)\": not decided (\(notContinued) states not continued)")
    }
  }

  /// After a controller was pushed or presented, the ways by which it goes lead to where it came from.
  private func judgeBack(isExact: Bool) {
    var out: [Int: [Edge]] = [:]
    for edge in edges { out[edge.from, default: []].append(edge) }
    for push in edges where !push.isFault && states[push.to].controllers > states[push.from].controllers {
      let (home, there) = (states[push.from], states[push.to])
      let ways = (out[push.to] ?? []).filter { !$0.isFault && states[$0.to].controllers == home.controllers }
      guard let wrong = ways.first(where: { !isBack($0.to, at: push.from, isExact: isExact) }) else {
        if ways.isEmpty, there.isContinued {
          return found(FuzzFault("no way back", "nothing leads from \(there.screen) back to \(home.screen)", about: there.screen), moves(to: push.to))
        }
        continue
      }
      var text = "\(name(wrong.move)) leads from \(there.screen) to \(states[wrong.to].screen)"
      if states[wrong.to].screen == home.screen {
        text += ", which is not as it was: " + differences(push.from, moves(to: push.from), moves(to: push.to) + [wrong.move])
      } else {
        text += ", not to \(home.screen)"
      }
      return found(FuzzFault("no way back", text, about: there.screen), moves(to: push.to) + [wrong.move])
    }
  }

  /// Whether a way back has led to where a push or a presentation began.
  private func isBack(_ state: Int, at home: Int, isExact: Bool) -> Bool {
    if state == home { return true }
    let (screen, wanted) = (states[state].screen, states[home].screen)
    if screen == wanted { return !isExact }
    // The keyboard goes with the field that another controller covers, and doesn't come back with it. Source: docs/rules/controllers.md 9.1
    return screen == wanted.replacing(ScenarioApp.keyboardMark, with: "")
  }

  /// Two actions that take back each other, wherever the first is possible.
  private func judgeRestores(_ first: String, _ second: String) {
    var out: [Int: [Edge]] = [:]
    for edge in edges { out[edge.from, default: []].append(edge) }
    var isTried = false
    for there in edges where !there.isFault && there.move.isCalled(first) {
      isTried = true
      let undone = (out[there.to] ?? []).first { $0.move.isCalled(second) }
      if let undone, undone.to == there.from { continue }
      guard states[there.to].isContinued else {
        notes.append("restores \(first), \(second): not decided (\(notContinued) states not continued)")
        return
      }
      let about = "\(first), \(second)"
      guard let undone else {
        return found(FuzzFault("not restored", "after \(first), \(second) is not possible", about: about), moves(to: there.to))
      }
      return found(
        FuzzFault(
          "not restored",
          "\(first) and \(second) do not give the state again: " + differences(there.from, moves(to: there.from), moves(to: there.to) + [undone.move]),
          about: about), moves(to: there.to) + [undone.move])
    }
    if !isTried { notes.append("restores: \(first) was possible nowhere") }
  }

  private func name(_ move: ExploreMove) -> String { move.words.isEmpty ? move.source : move.words }

  /// The values in which the ends of two ways differ, in words.
  private func differences(_: Int, _ one: [ExploreMove], _ other: [ExploreMove]) -> String {
    let words = StateDifference.words(values(after: one), values(after: other))
    return words.isEmpty ? "what differs has no name" : words.joined(separator: ", ")
  }

  private func values(after moves: [ExploreMove]) -> [(path: String, value: String)] {
    guard let session = try? ExploreSession(settings, for: moves) else { return [] }
    defer { session.close() }
    session.replay(moves)
    return session.values
  }

  // MARK: Values that only grow

  /// Limit of pairs of states that are compared, and of values in which they may differ. Source: docs/rules/exploring.md 2; the first is ours
  private static let (mostCompared, mostDiffering) = (60, 3)

  /// Names the values in which a state and the one before it differ where both look the same: they make every state a new one.
  func noteGrowing() {
    var told: Set<String> = []
    for state in states.indices.dropFirst().prefix(Self.mostCompared) where !states[state].hasFault && !states[state].isMoment {
      guard let (parent, move) = states[state].parent, states[parent].screen == states[state].screen, !options.isInterrupted() else { continue }
      let before = moves(to: parent)
      guard let session = try? ExploreSession(settings, for: before) else { return }
      defer { session.close() }
      session.replay(before)
      let (frame, values) = (session.session.frame, session.values)
      session.perform(move)
      guard session.session.frame == frame else { continue }
      let differing = StateDifference.topmost(StateDifference.all(values, session.values)).map(\.path)
      guard (1...Self.mostDiffering).contains(differing.count) else { continue }
      let words = differing.joined(separator: ", ")
      if told.insert(words).inserted { notes.append("differs only in \(words)") }
    }
  }
}
