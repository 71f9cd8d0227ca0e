import LunetteDriver

/// How the time of a script grows with the number of things that it makes: for each kind, the time of twice as many, in times of the time of so many.
func measureNumbers(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  for (kind, source) in kinds {
    let (once, twice, fourTimes) = (try time(source, fewest), try time(source, 2 * fewest), try time(source, 4 * fewest))
    // The smaller of the two doublings: one may meet a larger cache or a collection of garbage.
    report.add(Figure("\(kind), for twice as many", min(twice / once, fourTimes / twice), "times", .atMost(2.6)))
  }
  let missing = membersThatAdd.filter { member in !kinds.contains { $0.source.contains("\(member)(") || $0.source.contains("\(member) {") } }
  if !missing.isEmpty { print("no kind uses: \(missing.joined(separator: ", "))") }
  report.add(Figure("members of the reference that add or take away, without a kind", Double(missing.count), "members", .atMost(0)))
}

/// The names of the members by which a script makes many of a kind, or takes them away one by one.
private var membersThatAdd: [String] {
  let names = ScriptHost.apiDescription.classes.flatMap(\.members).filter { $0.kind == .method || $0.kind == .typeFunction }.map(\.name)
  return Set(names.filter { name in verbs.contains { name.hasPrefix($0) } && !name.hasSuffix("All") && !exempt.contains(name) }).sorted()
}
private let verbs = [
  "add", "insert", "append", "observe", "push", "register", "setCustom", "require", "scheduled", "async", "remove", "delete", "move", "replace", "exchange",
]
/// One call is for all there are, or does the same once whatever there is.
private let exempt: Set<String> = [
  "removeAllActions", "removeAllAnimations", "removeAllPoints", "removeAllSegments", "deleteAllItems", "requiresConstraintBasedLayout",
  "registerNib", "registerSupplementaryViewNib", "registerHeaderFooterNib", "replaceText",
  // Make a text, an address or a list anew, or belong to one move of the focus.
  "addingPercentEncoding", "appending", "addCoordinatedAnimations",
  // A display link's; another name of requireToFail.
  "remove", "require",
]

/// Fewest things. Ours: a square shows, and all together take seconds
private let fewest = 5_000

/// What scripts say would hide the figures: constraints that contradict each other, notifications without permission.
var silent: ScriptHost.Options {
  var options = ScriptHost.Options()
  options.output = { _ in }
  return options
}

/// Units: seconds of processor time, without the making of the state.
private func time(_ source: String, _ count: Int) throws -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let host = ScriptHost(options: silent)
    defer { host.close() }
    try host.run(source: "n = \(count)", name: "=count")
    best = min(best, try Clock.processor(rounds: 1) { try host.run(source: source, name: "=growth") })
  }
  return best
}
