import LunetteDriver

/// What no exploration looks into, and says so.
struct ExploreAssumed {
  /// The views that the rules leave out.
  var avoided: Set<String> = []
  /// What waits for fingers that no action moves.
  var notTried: Set<String> = []
  /// The lines of scripts that have asked for the time.
  var clock: Set<String> = []

  mutating func add(_ possible: ExploreSession.Possible) {
    avoided.formUnion(possible.avoided)
    notTried.formUnion(possible.notTried)
  }

  mutating func add(_ other: ExploreAssumed) {
    avoided.formUnion(other.avoided)
    notTried.formUnion(other.notTried)
    clock.formUnion(other.clock)
  }

  var lines: [String] {
    [("avoided by the rules", avoided), ("not tried", notTried), ("asks for the time", clock)].compactMap { name, list in
      list.isEmpty ? nil : "\(name): \(list.sorted().joined(separator: ", "))"
    }
  }
}

/// What an exploration says at its end: what was assumed, and in the last line what holds.
package struct ExploreSummary {
  package let lines: [String]

  package init(_ exploration: Exploration) {
    var lines = exploration.notes
    let all = exploration.alike.values.map(\.all).reduce(0, +)
    let tried = exploration.alike.values.map(\.tried).reduce(0, +)
    if tried < all {
      lines.append("rows taken as alike: \(all) by \(tried)")
      if exploration.rowsTried > 0 {
        lines.append(
          "and \(exploration.rowsTried) row\(exploration.rowsTried == 1 ? "" : "s") tried by \(exploration.rowsTried == 1 ? "itself" : "themselves")")
      }
    }
    for row in exploration.ownRows.sorted() {
      let place = row.lastIndex(of: "#").map { row[row.index(after: $0)...] } ?? ""
      let parts = place.split(separator: ".")
      lines.append("row \(parts.first == "1" ? String(parts.last ?? "") : String(place)) is a kind of its own")
    }
    lines += ExploreAssumed(avoided: exploration.avoided, notTried: exploration.notTried, clock: exploration.clockReaders).lines
    if exploration.stopped > 0 { lines.append("stopped at \(exploration.stopped) states by the rules") }
    if let rules = exploration.rules {
      if !rules.ignored.isEmpty { lines.append("left out of the states: \(rules.ignored.joined(separator: ", "))") }
      if rules.hasSame { lines.append("states are told apart by the rules' same alone") }
    }
    if exploration.rules?.hasAnswers == true, exploration.options.settings.orderBound == nil {
      lines.append("answers: the first of each; --orders tries the others")
    }
    if let bound = exploration.options.settings.orderBound {
      lines.append("between rests: \(exploration.between) states")
      if exploration.areOrdersCut { lines.append("orders cut: at most \(bound) pairs out of the usual one") }
    }
    if exploration.options.settings.moments != .rest {
      lines.append("moments on the way to rest: \(exploration.momentCount)" + (exploration.areMomentsCut ? ", and more that were left out" : ""))
    }
    if exploration.end == .time { lines.append("the time is over") }
    lines.append(Self.last(exploration))
    self.lines = lines
  }

  private static func last(_ exploration: Exploration) -> String {
    let counts = "\(exploration.stateCount) states, \(exploration.transitions) transitions"
    if exploration.end != .interrupted, exploration.newFindings > 0 { return "\(exploration.newFindings) found: \(counts)" }
    let open = "\(exploration.notContinued) states not continued"
    let depth = exploration.states.filter { !$0.isContinued && !$0.hasFault && !$0.isStopped && !$0.isMoment }.map(\.depth).min() ?? exploration.farthest
    if exploration.end == .interrupted { return "stopped by Control-C at depth \(depth): \(counts), \(open)" }
    if exploration.isClosed { return "none: closed, \(counts), farthest \(exploration.farthest)" }
    return "none up to depth \(depth): \(counts), \(open)"
  }
}
