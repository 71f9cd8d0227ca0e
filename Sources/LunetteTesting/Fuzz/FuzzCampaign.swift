import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Tries random actions on an app until the time or the number of events is used up. It learns which actions lead to lines that have not
/// run yet, and shrinks the actions that lead to faults.
///
/// Sessions run in rounds of a fixed number, each from its own seed and from what was known at the beginning of the round. So campaigns
/// with the same number of events find the same faults, whatever the number of threads is.
package final class FuzzCampaign {
  package struct Options {
    package var settings: FuzzSettings
    package var seed: UInt64 = 1
    /// Number of threads.
    package var workers = 1
    /// Number of touch events after which no further round begins; nil for no limit.
    package var events: Int?
    /// The part of this machine if the campaign runs on several; the sessions of each part have seeds of their own.
    package var shard = (index: 1, count: 1)
    /// The folder `.lunette/fuzz/PLUGIN`; nil to keep nothing.
    package var folder: FuzzFolder?
    /// With the answer true the campaign ends after the present round.
    package var isOver: () -> Bool = { false }
    /// With the answer true no more of the kept actions is played: the first new session must not wait for all of a large folder.
    package var isReplayOver: () -> Bool = { false }
    /// Ends the campaign at once; a finding is not shortened any further.
    package var isInterrupted: () -> Bool = { false }
    /// How long a finding may be made smaller.
    package var shrinking = ShrinkLimits()
    /// Told how far that is; nil when it has ended.
    package var shrinkProgress: (String?) -> Void = { _ in }
    /// Called after every round.
    package var progress: (FuzzCampaign) -> Void = { _ in }
    /// Whether the campaign ends with the first finding.
    package var stopsAtFinding = false

    package init(settings: FuzzSettings) { self.settings = settings }
  }

  package struct Finding {
    package let fault: FuzzFault
    /// The shortest list of actions that leads to it.
    package let actions: [FuzzAction]
    /// The number of the session that found it, from 1.
    package let session: Int
    /// Whether an earlier campaign has found it.
    package let isKnown: Bool
    /// The path of the spec that was written for it; nil if none was.
    package var path: String?
    /// Why the actions may not be the fewest; nil where nothing smaller was left to try.
    package var early: String?
    /// What alone makes them fail, in words.
    package var cause: String?
    /// Number of its actions that a user does.
    package var inputs: Int { actions.count(where: \.isInput) }
  }

  /// Ours: enough for several threads, few enough for new knowledge to be used soon.
  private static let sessionsPerRound = 8
  /// Limit of a session's actions, besides those it begins with. Ours
  private static let actionsPerSession = 40
  /// Share of the sessions that begin with actions from the corpus. Ours
  private static let shareFromCorpus = 0.6
  /// One session of so many is played a second time and compared. Ours
  private static let repeatedSessions = 16

  package let options: Options
  package private(set) var findings: [Finding] = []
  package private(set) var coverage = Coverage()
  package private(set) var touchEvents = 0
  /// The touch events of the kept actions, which count for no limit.
  package private(set) var replayedTouchEvents = 0
  package private(set) var sessions = 0
  /// What could not be kept; each problem once.
  package private(set) var problems: [String] = []
  private var corpus: [[FuzzAction]] = []
  private var uses: [String: Int] = [:]
  private var known: Set<String> = []

  package init(_ options: Options) { self.options = options }

  /// Throws: `FuzzRulesProblem`
  package func run() throws {
    if let folder = options.folder {
      let kept = folder.corpus()
      corpus = kept.actions
      problems += kept.problems
      known = folder.specs.origins
    }
    if let folder = options.folder { for (origin, actions) in folder.unfinished() { goOn(with: actions, of: origin) } }
    try replayCorpus()
    while !isBudgetUsedUp {
      let number = sessions
      let played = try play((0..<Self.sessionsPerRound).map { plan(number + $0) })
      for (place, session) in played.enumerated() { learn(from: session, number: number + place + 1) }
      sessions += played.count
      options.progress(self)
      // If an app doesn't start, or a round can do nothing, the campaign would never end.
      if played.allSatisfy({ $0.actions.isEmpty }) { break }
    }
    if let folder = options.folder, let problem = folder.keep(coverage) { note(problem) }
  }

  private var isBudgetUsedUp: Bool {
    options.isOver() || options.events.map { touchEvents >= $0 } == true || options.stopsAtFinding && findings.contains { !$0.isKnown }
  }

  private func note(_ problem: String) { if !problems.contains(problem) { problems.append(problem) } }

  // MARK: Sessions

  private struct Plan {
    let seed: UInt64
    /// From 0.
    let number: Int
    let beginning: [FuzzAction]
    let isRepeated: Bool
  }

  /// Unchecked: a value that one thread makes and hands over; nobody keeps the error that it may hold.
  private struct Played: @unchecked Sendable {
    var actions: [FuzzAction] = []
    var faults: [FuzzFault] = []
    var coverage = Coverage()
    var uses: [String: Int] = [:]
    var touchEvents = 0
    /// The number of actions after which the last new line of this session had run.
    var lastNews = 0
    var problem: (any Error)?
  }

  private func plan(_ number: Int) -> Plan {
    let place = UInt64(number * options.shard.count + options.shard.index)
    var random = SplitMix64(seed: options.seed &* 0x9E37_79B9_7F4A_7C15 ^ place &* 0xD6E8_FEB8_6659_FD93)
    var beginning: [FuzzAction] = []
    if !corpus.isEmpty, Double.random(in: 0..<1, using: &random) < Self.shareFromCorpus, let kept = corpus.randomElement(using: &random) {
      beginning = Array(kept.prefix(Int.random(in: 1...max(1, kept.count), using: &random)))
    }
    return Plan(seed: random.next(), number: number, beginning: beginning, isRepeated: number % Self.repeatedSessions == 0)
  }

  private func play(_ plans: [Plan]) throws -> [Played] {
    let (settings, uses) = (options.settings, uses)
    let isOver = options.isOver
    var results = [Played](repeating: Played(), count: plans.count)
    let jobs = OrderedJobs<Played>(count: plans.count)
    jobs.run(workers: max(1, min(options.workers, plans.count))) { job in
      jobs.post(Self.play(plans[job], settings, known: uses, isOver), from: job)
    } receive: { job, played in
      results[job] = played
    }
    if let problem = results.lazy.compactMap(\.problem).first { throw problem }
    return results
  }

  private static func play(_ plan: Plan, _ settings: FuzzSettings, known: [String: Int], _ isOver: () -> Bool) -> Played {
    var played = Played()
    do {
      let session = try FuzzSession(settings, plan.beginning, drawingFrom: plan.seed, session: plan.number)
      defer { session.close() }
      var lines = session.coveredLines
      func look() {
        if session.coveredLines > lines { (lines, played.lastNews) = (session.coveredLines, session.actions.count) }
      }
      for action in plan.beginning where session.goesOn {
        session.perform(action)
        look()
      }
      var random = SplitMix64(seed: plan.seed)
      var steps = 0
      while session.goesOn, steps < actionsPerSession, !isOver() {
        session.improvise(&random, known: known)
        look()
        steps += 1
      }
      if session.goesOn { session.perform(.rest) }
      if let problem = session.problem { throw problem }
      (played.actions, played.faults, played.touchEvents) = (session.actions, session.faults, session.touchEvents)
      played.uses = session.uses
      played.coverage = Coverage(of: session.host)
      if plan.isRepeated, session.faults.isEmpty, !session.isUnrepeatable {
        let (fault, again) = try repetitionFault(session, settings)
        played.touchEvents += again
        if let fault { played.faults = [fault] }
      }
    } catch {
      played.problem = error
    }
    return played
  }

  /// Plays the same actions again, in a state with other hashes and addresses.
  private static func repetitionFault(_ first: FuzzSession, _ settings: FuzzSettings) throws -> (fault: FuzzFault?, touchEvents: Int) {
    let second = try FuzzSession(settings, first.actions)
    defer { second.close() }
    second.play(first.actions)
    return (difference(first, second), second.touchEvents)
  }

  private static func difference(_ first: FuzzSession, _ second: FuzzSession) -> FuzzFault? {
    if let fault = second.faults.first { return FuzzFault("repetition differs", "the same actions, done again, end with \(fault.text)") }
    guard second.actions.count != first.actions.count || second.frame != first.frame else { return nil }
    return FuzzFault(
      "repetition differs",
      "the same actions, done again, lead to another screen\n" + LineDifference(from: first.frame, to: second.frame).text)
  }

  /// Plays the kept actions, to find the lines that are known.
  private func replayCorpus() throws {
    for (number, actions) in corpus.enumerated() where !options.isOver() && !options.isReplayOver() {
      let session = try FuzzSession(options.settings, actions)
      defer { session.close() }
      session.play(actions)
      coverage = coverage + Coverage(of: session.host)
      replayedTouchEvents += session.touchEvents
      if let fault = session.faults.first { found(fault, session.actions, number + 1) }
    }
  }

  private func learn(from session: Played, number: Int) {
    touchEvents += session.touchEvents
    for (key, count) in session.uses { uses[key, default: 0] += count }
    let isNew = session.coverage.files.contains { path, lines in
      lines.hits.keys.contains { coverage.files[path]?.hits[$0] == nil }
    }
    if isNew {
      coverage = coverage + session.coverage
      let actions = Array(session.actions.prefix(max(1, session.lastNews)))
      if !actions.isEmpty, !corpus.contains(actions) {
        corpus.append(actions)
        if let folder = options.folder, let problem = folder.keep(actions) { note(problem) }
      }
    }
    if let fault = session.faults.first { found(fault, session.actions, number) }
  }

  // MARK: Findings

  private func found(_ fault: FuzzFault, _ actions: [FuzzAction], _ number: Int) {
    guard !findings.contains(where: { $0.fault.origin == fault.origin }) else { return }
    if known.contains(fault.origin) {
      findings.append(Finding(fault: fault, actions: actions, session: number, isKnown: true, path: options.folder?.specs.path(of: fault)))
      return
    }
    keep(shrunk(fault, actions, number))
  }

  /// Makes a finding smaller at which an earlier campaign had to stop.
  private func goOn(with actions: [FuzzAction], of origin: String) {
    guard let session = try? FuzzSession(options.settings, actions) else { return }
    session.play(actions)
    if session.goesOn { session.perform(.rest) }
    let fault = session.faults.first
    session.close()
    guard let fault, fault.origin == origin else { return options.folder?.forgetUnfinished(origin) ?? () }
    keep(shrunk(fault, actions, 0, isKnown: known.contains(origin)))
  }

  private func shrunk(_ fault: FuzzFault, _ actions: [FuzzAction], _ number: Int, isKnown: Bool = false) -> Finding {
    var shrinker = FuzzShrinker(
      actions, fault, options.settings, options.shrinking, isStopped: options.isInterrupted, progress: options.shrinkProgress)
    shrinker.shrink()
    var finding = Finding(fault: shrinker.fault, actions: shrinker.best, session: number, isKnown: isKnown)
    finding.early = shrinker.early
    var settings = ExploreSettings(fuzz: options.settings)
    settings.comesToRest = false
    if !shrinker.isUnrepeatable { finding.cause = ExploreCause.words(of: shrinker.fault, shrinker.best.map { ExploreMove($0) }, settings, options.shrinking) }
    return finding
  }

  private func keep(_ found: Finding) {
    var finding = found
    if let folder = options.folder {
      switch folder.keep(finding, options) {
      case .success(let path): finding.path = path
      case .failure(let problem): note(problem.text)
      }
    }
    findings.append(finding)
  }
}
