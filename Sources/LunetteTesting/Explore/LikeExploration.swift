import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// Two apps in step: in each pair of states the same actions are possible and the same is seen, or the shortest way to a difference is shown.
/// Source: docs/rules/exploring.md 7
package final class LikeExploration {
  package struct Difference {
    /// Of the first app, as lines of a spec.
    package let lines: [String]
    /// The actions in words.
    package let words: [String]
    /// What differs.
    package let text: String
    package let path: String?
  }

  /// A pair of states, by the moves that lead there.
  private struct Pair {
    let one, other: [ExploreMove]
    let depth: Int
  }

  private let options: Exploration.Options
  private let observed: ExploreObserved
  private var settings: (one: ExploreSettings, other: ExploreSettings)
  private var own: Set<String> = []
  private var rowsTried = 0
  private var assumed = ExploreAssumed()
  /// The pairs of the next level.
  private var next: [Pair] = []
  package private(set) var difference: Difference?
  package private(set) var end = Exploration.End.closed
  package private(set) var problem: String?
  package private(set) var pairs = 0
  package private(set) var transitions = 0
  /// Pairs at which both apps have the same fault, and the faults.
  package private(set) var faults: [String] = []
  /// The number of pairs of which an action was not tried in both.
  package private(set) var open = 0
  private var depth = 0

  /// - Parameter other: the app that is compared with that of the options
  package init(_ options: Exploration.Options, other: FuzzSettings, observed: ExploreObserved) {
    (self.options, self.observed) = (options, observed)
    settings = (options.settings, options.settings)
    settings.other.fuzz = other
  }

  /// Throws: `FuzzRulesProblem`
  package func run() throws {
    try start()
    var known: Set<[ExploreKey?]> = []
    /// Takes what a pair leads to. Returns: whether both are alike
    func meet(_ seen: LikeStep, _ pair: Pair) -> Bool {
      if let text = LikeDifference.words(seen, (settings.one.fuzz.plugin, settings.other.fuzz.plugin)) {
        note(pair, text)
        return false
      }
      if let fault = seen.one.fault {
        if !faults.contains(fault.text) { faults.append(fault.text) }
      } else if known.insert([seen.one.key, seen.other.key]).inserted {
        pairs += 1
        depth = max(depth, pair.depth)
        next.append(pair)
      }
      return true
    }
    guard try meet(launched(), Pair(one: [], other: [], depth: 0)) else { return }
    while !next.isEmpty {
      let level = next
      next = []
      if let most = options.depth, level[0].depth >= most { return stop(.depth, at: level[0].depth, level.count) }
      if try !continueAll(level, meet) { return }
    }
  }

  /// Reads the rules, and tries the rows for which others stand.
  private func start() throws {
    for path in [\LikeExploration.settings.one, \.settings.other] {
      let session = try ExploreSession(self[keyPath: path])
      self[keyPath: path].follow(session.session.graphRules)
      session.close()
      guard self[keyPath: path].rows != .all else { continue }
      // The place alone: the kind is told by the names of classes, which may be others in the other app.
      let rows = try RowTrials(self[keyPath: path], options.isOver)
      rowsTried += rows.count
      own.formUnion(rows.own.compactMap { row in row.lastIndex(of: "#").map { String(row[$0...]) } })
    }
  }

  private func launched() throws -> LikeStep {
    let sessions = try (one: ExploreSession(settings.one), other: ExploreSession(settings.other))
    defer {
      sessions.one.close()
      sessions.other.close()
    }
    return try LikeStep((ExploreMove(.rest), ExploreMove(.rest)), sessions, own, observed)
  }

  /// Returns: whether the search goes on
  private func continueAll(_ level: [Pair], _ meet: (LikeStep, Pair) -> Bool) throws -> Bool {
    let (settings, own, observed, isOver) = (settings, own, observed, options.isOver)
    let jobs = OrderedJobs<LikeContinued>(count: level.count)
    var isEnded = false
    var failure: (any Error)?
    jobs.run(workers: max(1, min(options.workers, level.count))) { job in
      guard !jobs.isStopped(job) else { return jobs.post(LikeContinued(), from: job) }
      jobs.post(LikeContinued(level[job].one, level[job].other, settings, own, observed, isOver), from: job)
    } receive: { [self] job, continued in
      guard !isEnded, failure == nil else { return }
      failure = continued.problem
      assumed.add(continued.assumed)
      let pair = level[job]
      for step in continued.steps where !isEnded && failure == nil {
        transitions += 1
        let isAlike = meet(step, Pair(one: pair.one + [step.moves.one], other: pair.other + [step.moves.other], depth: pair.depth + 1))
        isEnded = !isAlike
        if isAlike, pairs >= options.states { (isEnded, end) = (true, .states) }
      }
      if !isEnded, failure == nil, !continued.isWhole { (isEnded, end) = (true, options.isInterrupted() ? .interrupted : .time) }
      if isEnded {
        jobs.stop(after: job)
        open = level.count - job
        depth = pair.depth
      }
    }
    if let failure { throw failure }
    return !isEnded
  }

  private func stop(_ end: Exploration.End, at depth: Int, _ open: Int) { (self.end, self.depth, self.open) = (end, depth, open) }

  // MARK: The difference

  private func note(_ pair: Pair, _ text: String) {
    let (one, other) = (ExploreLines(pair.one, settings.one), ExploreLines(pair.other, settings.other))
    var path: String?
    if let folder = options.folder {
      switch folder.keep(one, other, (settings.one, settings.other), text, observed) {
      case .success(let place): path = place
      case .failure(let problem): self.problem = problem.text
      }
    }
    let words = pair.one.map { $0.words.isEmpty ? $0.source : $0.words }
    difference = Difference(lines: one.lines, words: words, text: text, path: path)
  }

  /// `alike: closed, 8 pairs, 24 transitions`
  package var last: String {
    if let difference {
      return "differs after \(difference.words.count) actions" + (difference.words.isEmpty ? "" : ": " + difference.words.joined(separator: ", "))
    }
    let counts = "\(pairs) pairs, \(transitions) transitions"
    switch end {
    case .closed: return "alike: closed, \(counts)"
    case .interrupted: return "stopped by Control-C at depth \(depth): \(counts)"
    default: return "alike up to depth \(depth): \(counts)"
    }
  }

  /// The assumptions, and the last line.
  package var lines: [String] {
    var lines: [String] = []
    for fault in faults { lines.append("in both: \(fault.prefix { !$0.isNewline })") }
    if !own.isEmpty {
      let rows = own.sorted().map { row in row.hasPrefix("#1.") ? String(row.dropFirst(3)) : String(row.dropFirst()) }
      lines.append("rows that are a kind of their own: \(rows.joined(separator: ", "))")
    }
    if rowsTried > 0 { lines.append("rows taken as alike: --rows \(settings.one.rows.rawValue)") }
    lines += assumed.lines
    if end == .time { lines.append("the time is over") }
    return lines + [last]
  }
}
