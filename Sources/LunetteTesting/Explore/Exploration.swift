import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// Visits every state of an app that its user can reach, breadth first, or shows the shortest way to a fault. Source: docs/rules/exploring.md 2
///
/// A state is gone back to by doing its actions again from the launch. The states of a level are continued on several threads, and merged in
/// the order of state and action, so the numbers are the same for every number of threads.
package final class Exploration {
  package struct Options {
    package var settings: ExploreSettings
    package var depth: Int?
    package var states = 20_000
    package var workers = 1
    package var folder: ExploreFolder?
    /// With the answer true nothing further is continued.
    package var isOver: () -> Bool = { false }
    package var isInterrupted: () -> Bool = { false }
    package var progress: (Exploration) -> Void = { _ in }

    package init(settings: ExploreSettings) { self.settings = settings }
  }

  package struct State {
    /// The state that led here and the action; nil for the launch.
    package let parent: (state: Int, action: FuzzAction)?
    package let depth: Int
    package let screen: String
    package let isFinal: Bool
    /// Whether an action was left untried.
    package fileprivate(set) var isContinued = false
    package fileprivate(set) var hasFault = false
    fileprivate var isStopped = false
    /// Whether any of its actions leads to another state.
    fileprivate var hasWayOut = false
  }

  package struct Edge: Sendable {
    package let from, to: Int
    package let action: FuzzAction
    package let isFault: Bool
  }

  package struct Finding {
    package let fault: FuzzFault
    /// The actions, with the waits between them, from launch to the fault.
    package let actions: [FuzzAction]
    package let isKnown: Bool
    package let path: String?
  }

  package enum End: Equatable { case closed, depth, states, time, interrupted }

  package let options: Options
  package private(set) var states: [State] = []
  package private(set) var edges: [Edge] = []
  package private(set) var findings: [Finding] = []
  package private(set) var problems: [String] = []
  package private(set) var end = End.closed
  /// Of each kind of rows, how many there were at most, and how many stood for them.
  package private(set) var alike: [String: (all: Int, tried: Int)] = [:]
  package private(set) var rowsTried = 0
  /// Rows that are a kind of their own, by kind and place.
  package private(set) var ownRows: Set<String> = []
  /// What rules about the whole graph have to say without a finding.
  package private(set) var notes: [String] = []
  package private(set) var rules: ExploreRules?
  private var numbers: [ExploreKey: Int] = [:]
  private var known: Set<String> = []

  package init(_ options: Options) { self.options = options }

  package var transitions: Int { edges.count }
  package var farthest: Int { states.map(\.depth).max() ?? 0 }
  /// The number of states of which some action was not tried.
  package var notContinued: Int { states.count { !$0.isContinued && !$0.hasFault && !$0.isStopped } }
  /// The number of states at which the rules end the search.
  package var stopped: Int { states.count(where: \.isStopped) }
  package var newFindings: Int { findings.count { !$0.isKnown } }
  package var isClosed: Bool { end == .closed }

  // MARK: The search

  /// Throws: `FuzzRulesProblem`
  package func run() throws {
    if let folder = options.folder { known = folder.knownOrigins() }
    var settings = options.settings
    try launch(&settings)
    guard !states.isEmpty, !states[0].hasFault else { return }
    if settings.rows != .all { try tryRows(settings) }
    var frontier = [0]
    while !frontier.isEmpty {
      if let depth = options.depth, states[frontier[0]].depth >= depth {
        end = .depth
        break
      }
      guard let next = try level(frontier, settings) else { break }
      frontier = next
    }
    judge()
  }

  private func launch(_ settings: inout ExploreSettings) throws {
    let session = try ExploreSession(settings)
    defer { session.close() }
    rules = session.session.graphRules
    settings.state.ignored += rules?.ignored ?? []
    let again = try settings.state.ignored.isEmpty ? session : ExploreSession(settings)
    defer { if again !== session { again.close() } }
    again.check()
    if let problem = again.session.problem { throw problem }
    let isStopped = again.session.stops()
    let isFinal = again.session.isFinal()
    if let problem = again.session.problem { throw problem }
    states.append(State(parent: nil, depth: 0, screen: again.screen, isFinal: isFinal))
    states[0].isStopped = isStopped
    if let fault = again.faults.first {
      states[0].hasFault = true
      found(fault, [])
    } else if let key = again.key {
      numbers[key] = 0
    }
  }

  /// What one state leads to. Unchecked: a value that one thread makes and hands over.
  private struct Continued: @unchecked Sendable {
    struct Step {
      let action: FuzzAction
      var key: ExploreKey?
      var fault: FuzzFault?
      var screen = ""
      var isFinal = false
      var isStopped = false
    }
    var steps: [Step] = []
    var alike: [String: (all: Int, tried: Int)] = [:]
    var problem: (any Error)?
    var isWhole = true
  }

  /// Continues the states of a level. Returns: the next level; nil where the search ends
  private func level(_ frontier: [Int], _ settings: ExploreSettings) throws -> [Int]? {
    let own = ownRows
    let ways = frontier.map { states[$0].isStopped ? nil : actions(to: $0) }
    var (next, isEnded): ([Int], Bool) = ([], false)
    let isOver = options.isOver
    let jobs = OrderedJobs<Continued>(count: ways.count)
    var failure: (any Error)?
    jobs.run(workers: max(1, min(options.workers, ways.count))) { job in
      guard let way = ways[job], !jobs.isStopped(job) else { return jobs.post(Continued(), from: job) }
      jobs.post(Self.continued(way, settings, own, isOver), from: job)
    } receive: { [self] job, continued in
      guard !isEnded, failure == nil else { return }
      failure = continued.problem
      let from = frontier[job]
      for (kind, count) in continued.alike where alike[kind].map({ $0.all < count.all }) ?? true { alike[kind] = count }
      if states[from].isStopped { return }
      for step in continued.steps {
        take(step, from: from, &next)
        if states.count >= options.states {
          (end, isEnded) = (.states, true)
          break
        }
      }
      if isEnded || !continued.isWhole {
        if !isEnded { end = options.isInterrupted() ? .interrupted : .time }
        // The tenth state may have been the last one that was missing.
        states[from].isContinued = continued.isWhole && edges.last.map { $0.action == continued.steps.last?.action } ?? continued.steps.isEmpty
        isEnded = true
        jobs.stop(after: job)
      } else {
        states[from].isContinued = true
      }
      options.progress(self)
    }
    if let failure { throw failure }
    return isEnded ? nil : next
  }

  private func take(_ step: Continued.Step, from: Int, _ next: inout [Int]) {
    guard let key = step.key else {
      // The program or its app has ended, or a fault came up: a state that nothing follows.
      if let fault = step.fault {
        states.append(State(parent: (from, step.action), depth: states[from].depth + 1, screen: step.screen, isFinal: false))
        states[states.count - 1].hasFault = true
        edges.append(Edge(from: from, to: states.count - 1, action: step.action, isFault: true))
        found(fault, actions(to: from) + [step.action])
      }
      states[from].hasWayOut = true
      return
    }
    if let to = numbers[key] {
      edges.append(Edge(from: from, to: to, action: step.action, isFault: false))
      if to != from { states[from].hasWayOut = true }
      return
    }
    states[from].hasWayOut = true
    let number = states.count
    numbers[key] = number
    states.append(State(parent: (from, step.action), depth: states[from].depth + 1, screen: step.screen, isFinal: step.isFinal))
    states[number].isStopped = step.isStopped
    edges.append(Edge(from: from, to: number, action: step.action, isFault: false))
    next.append(number)
  }

  private static func continued(_ way: [FuzzAction], _ settings: ExploreSettings, _ own: Set<String>, _ isOver: () -> Bool) -> Continued {
    var continued = Continued()
    do {
      var first: ExploreSession? = try ExploreSession(settings)
      defer { first?.close() }
      first?.replay(way)
      guard let possible = first?.possible(own: own) else { return continued }
      continued.alike = possible.alike
      for choice in possible.choices {
        if isOver() {
          continued.isWhole = false
          break
        }
        let session: ExploreSession
        if let fresh = first {
          session = fresh
        } else {
          session = try ExploreSession(settings)
          session.replay(way)
        }
        first = nil
        defer { session.close() }
        guard session.perform(choice.action) else { continue }
        session.check()
        if let problem = session.session.problem { throw problem }
        var step = Continued.Step(action: choice.action)
        step.fault = session.faults.first
        step.screen = session.screen
        if step.fault == nil {
          step.key = session.key
          step.isFinal = session.session.isFinal()
          step.isStopped = session.session.stops()
          if let problem = session.session.problem { throw problem }
        }
        continued.steps.append(step)
      }
    } catch {
      continued.problem = error
    }
    return continued
  }

  /// The actions from the launch to a state.
  package func actions(to state: Int) -> [FuzzAction] {
    var (actions, current): ([FuzzAction], Int) = ([], state)
    while let (parent, action) = states[current].parent {
      actions.append(action)
      current = parent
    }
    return actions.reversed()
  }

  // MARK: Rows alike

  /// Tries each row for which others stand once from launch. One that runs other lines, or ends on another screen, is a kind of its own.
  private func tryRows(_ settings: ExploreSettings) throws {
    func tried(_ choice: ExploreChoice) throws -> (lines: Set<String>, screen: String) {
      let session = try ExploreSession(settings)
      defer { session.close() }
      session.perform(choice.action)
      let coverage = Coverage(of: session.session.host)
      return (Set(coverage.files.flatMap { path, lines in lines.hits.keys.map { "\(path):\($0)" } }), session.screen + (session.faults.first?.origin ?? ""))
    }
    func kind(_ choice: ExploreChoice) -> String? { choice.row.flatMap { row in row.lastIndex(of: "#").map { String(row[..<$0]) } } }
    let session = try ExploreSession(settings)
    let possible = session.possible(own: [])
    session.close()
    var known: [String: (lines: Set<String>, screen: String)] = [:]
    for choice in possible.untried {
      guard let kind = kind(choice), let row = choice.row, !options.isOver() else { continue }
      let usual: (lines: Set<String>, screen: String)
      if let found = known[kind] {
        usual = found
      } else {
        guard let first = possible.choices.first(where: { self.kind($0) == kind && $0.isTap }) else { continue }
        usual = try tried(first)
        known[kind] = usual
      }
      rowsTried += 1
      if try tried(choice) != usual { ownRows.insert(row) }
    }
  }

  private func kind(_ choice: ExploreChoice) -> String? { choice.row.flatMap { row in row.lastIndex(of: "#").map { String(row[..<$0]) } } }

  // MARK: Rules about the whole graph

  private func judge() {
    guard end != .interrupted else { return }
    let away = states.indices.filter { states[$0].isContinued && !states[$0].hasWayOut && !states[$0].isFinal }
    if let first = away.first, states.count > 1 {
      if rules?.deadEnds == true {
        found(FuzzFault("dead end", "no action leads away from \(states[first].screen)", about: states[first].screen), actions(to: first))
      } else {
        notes.append("dead end: no action leads away from \(states[first].screen)")
      }
    }
    for wanted in rules?.reach ?? [] {
      var reaching = Set(states.indices.filter { states[$0].screen == wanted })
      var before = -1
      while reaching.count != before {
        before = reaching.count
        for edge in edges where reaching.contains(edge.to) { reaching.insert(edge.from) }
      }
      // A state that wasn't continued may have a way.
      var open = Set(states.indices.filter { !states[$0].isContinued && !states[$0].hasFault })
      before = -1
      while open.count != before {
        before = open.count
        for edge in edges where open.contains(edge.to) { open.insert(edge.from) }
      }
      let without = states.indices.filter { !reaching.contains($0) && !states[$0].hasFault }
      if let first = without.first(where: { !open.contains($0) }) {
        found(FuzzFault("out of the way", "from \(states[first].screen) no way leads to \(wanted)", about: wanted), actions(to: first))
      } else if !without.isEmpty {
        notes.append("reach \"\(wanted)\": not decided (\(notContinued) states not continued)")
      }
    }
    let seen = Set(states.map(\.screen))
    for screen in rules?.screens ?? [] where !seen.contains(screen) {
      if notContinued == 0 {
        found(FuzzFault("never seen", screen, about: screen), [])
      } else {
        notes.append("never seen: \(screen): not decided (\(notContinued) states not continued)")
      }
    }
  }

  // MARK: Findings

  private func found(_ fault: FuzzFault, _ actions: [FuzzAction]) {
    guard !findings.contains(where: { $0.fault.origin == fault.origin }) else { return }
    if known.contains(fault.origin) {
      findings.append(Finding(fault: fault, actions: actions, isKnown: true, path: options.folder?.path(of: fault)))
      return
    }
    let lines = written(actions)
    var path: String?
    if let folder = options.folder {
      switch folder.keep(fault, lines, options) {
      case .success(let place): path = place
      case .failure(let problem): if !problems.contains(problem.text) { problems.append(problem.text) }
      }
    }
    findings.append(Finding(fault: fault, actions: lines, isKnown: false, path: path))
  }

  /// The actions as a spec has them: targets by their names, and a rest where the app needs time to come to one.
  private func written(_ actions: [FuzzAction]) -> [FuzzAction] {
    guard let session = try? ExploreSession(options.settings) else { return actions }
    defer { session.close() }
    var written: [FuzzAction] = []
    for (index, action) in actions.enumerated() {
      written.append(session.named(action))
      session.perform(action)
      if index + 1 < actions.count, session.framesToRest > 0 { written.append(.wait(Double(session.framesToRest) / 60)) }
    }
    return written
  }
}

extension ExploreChoice {
  fileprivate var isTap: Bool { if case .tap = action { true } else { false } }
}
