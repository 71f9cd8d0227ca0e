import LunetteDriver

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
    if !exploration.avoided.isEmpty { lines.append("avoided by the rules: \(exploration.avoided.sorted().joined(separator: ", "))") }
    if !exploration.notTried.isEmpty { lines.append("not tried: \(exploration.notTried.sorted().joined(separator: ", "))") }
    if !exploration.clockReaders.isEmpty { lines.append("asks for the time: \(exploration.clockReaders.sorted().joined(separator: ", "))") }
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
