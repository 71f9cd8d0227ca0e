import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// Visits every state of an app that its user can reach, breadth first, or shows the shortest way to a fault. Source: docs/rules/exploring.md 2
///
/// A state is gone back to by doing its moves again from the launch. The states of a level are continued on several threads, and merged in
/// the order of state and move, so the numbers are the same for every number of threads.
package final class Exploration {
  package struct Options {
    package var settings: ExploreSettings
    package var depth: Int?
    package var states = 20_000
    package var workers = 1
    /// How a state is gone back to.
    package var way = ExploreReturn.replay
    /// The processes that go back by copies of themselves.
    package var processes: ExploreWorkers?
    /// Has whole levels continued elsewhere, such as on other machines; nil where this process continues them.
    package var relay: ExploreRelay?
    package var folder: ExploreFolder?
    /// How long the cause of a finding may be looked for.
    package var shrinking = ShrinkLimits()
    /// Whether moves get the words that a reader knows, for graphs.
    package var namesMoves = false
    /// Where the search is kept, so that another one can go on; nil for nowhere.
    package var journal: ExploreJournal?
    /// With the answer true nothing further is continued.
    package var isOver: () -> Bool = { false }
    package var isInterrupted: () -> Bool = { false }
    package var progress: (Exploration) -> Void = { _ in }

    package init(settings: ExploreSettings) { self.settings = settings }
  }

  package struct State {
    /// The state that led here and the move; nil for the launch.
    package let parent: (state: Int, move: ExploreMove)?
    /// The launch, where it was another one than the usual.
    package fileprivate(set) var launch: ExploreMove?
    package let depth: Int
    package let screen: String
    package let isFinal: Bool
    /// How many controllers were pushed and presented.
    package let controllers: Int
    /// Whether it is a moment on the way to rest, which isn't counted.
    package let isMoment: Bool
    package let key: ExploreKey?
    /// Whether an action was left untried.
    package fileprivate(set) var isContinued = false
    package fileprivate(set) var hasFault = false
    package fileprivate(set) var isStopped = false
    /// Whether any of its actions leads to another state.
    fileprivate(set) var hasWayOut = false
  }

  package struct Edge: Sendable {
    package let from, to: Int
    package let move: ExploreMove
    package let isFault: Bool
  }

  package struct Finding {
    package let fault: FuzzFault
    /// The moves, with the waits between them, from launch to the fault.
    package let lines: [String]
    /// Number of moves.
    package let length: Int
    package let isKnown: Bool
    package let path: String?
    package let cause: String?
    /// What came in another order than the usual one, and what was answered otherwise; in words.
    package var orders: [String] = []
  }

  package enum End: Equatable { case closed, depth, states, time, interrupted }

  package let options: Options
  package private(set) var states: [State] = []
  package private(set) var edges: [Edge] = []
  package private(set) var findings: [Finding] = []
  package private(set) var problems: [String] = []
  package private(set) var end = End.closed
  /// How many rows of each kind there were at most, and how many stood for them.
  package private(set) var alike: [String: (all: Int, tried: Int)] = [:]
  package private(set) var rowsTried = 0
  /// Rows that are a kind of their own, by kind and place.
  package private(set) var ownRows: Set<String> = []
  /// What rules about the whole graph have to say without a finding.
  package internal(set) var notes: [String] = []
  package private(set) var rules: ExploreRules?
  package private(set) var shares = ExploreShares()
  /// The views that the rules left out.
  package private(set) var avoided: Set<String> = []
  /// The pairs of callbacks whose order was told to matter, whichever came first.
  private var toldOrders: Set<Set<String>> = []
  /// What waits for fingers that no action moves.
  package private(set) var notTried: Set<String> = []
  /// The lines that have asked for the time.
  package private(set) var clockReaders: Set<String> = []
  /// Whether orders were left out for the bound.
  package private(set) var areOrdersCut = false
  /// States between callbacks of one time.
  package var between: Int { betweenKeys.count }
  /// What launches in other orders, and with other answers, lead to.
  private(set) var otherLaunches: [Continued.Step] = []
  private var betweenKeys: Set<StateHash> = []
  /// Whether moments were left out.
  package private(set) var areMomentsCut = false
  private var numbers: [ExploreKey: Int] = [:]
  private var known: Set<String> = []
  /// The files that the app was read from, and those of the rules and the server.
  private var files: Set<String> = []
  /// With what the rules add.
  private(set) var settings: ExploreSettings

  package init(_ options: Options) {
    self.options = options
    settings = options.settings
    settings.clock = { ThreadTime.seconds }
  }

  /// The number of a state that is known; nil for any other.
  func number(of key: ExploreKey) -> Int? { numbers[key] }

  package var stateCount: Int { states.count - momentCount }
  package private(set) var momentCount = 0
  package private(set) var transitions = 0
  package var farthest: Int { states.lazy.filter { !$0.isMoment }.map(\.depth).max() ?? 0 }
  /// The number of states of which some action was not tried.
  package var notContinued: Int { states.count { !$0.isContinued && !$0.hasFault && !$0.isStopped && !$0.isMoment } }
  /// The number of states at which the rules end the search.
  package var stopped: Int { states.count(where: \.isStopped) }
  package var newFindings: Int { findings.count { !$0.isKnown } }
  package var isClosed: Bool { end == .closed }

  // MARK: The search

  /// Throws: `FuzzRulesProblem`, `ExploreJournal.Problem`
  package func run() throws {
    if let folder = options.folder { known = folder.specs.origins }
    try launch()
    guard !states.isEmpty, !states[0].hasFault else { return }
    if settings.rows != .all { try tryRows() }
    if stateCount >= options.states { end = .states }
    var frontier = states.indices.filter { !states[$0].hasFault }
    let kept = try options.journal?.begin(files: files) ?? []
    problems += options.journal?.notes ?? []
    var next: [Int] = []
    var place = 0
    // What an earlier search has found is taken as if it were found now.
    for continued in kept where end == .closed {
      if place == frontier.count { (frontier, next, place) = (next, [], 0) }
      guard place < frontier.count, !isBeyond(frontier[place]) else { break }
      while place < frontier.count, states[frontier[place]].isStopped { place += 1 }
      guard place < frontier.count, take(continued, from: frontier[place], &next) else { break }
      place += 1
    }
    var rest = Array(frontier.dropFirst(place))
    while end == .closed {
      if rest.isEmpty {
        (rest, next) = (next, [])
        if rest.isEmpty { break }
      }
      if isBeyond(rest[0]) {
        end = .depth
        break
      }
      guard try level(rest, &next) else { break }
      rest = []
    }
    options.journal?.close()
    judge()
    if !isClosed, end != .interrupted { noteGrowing() }
  }

  private func isBeyond(_ state: Int) -> Bool { options.depth.map { states[state].depth >= $0 } ?? false }

  /// What each of several ways from the launch leads to, in their order. Throws: `FuzzRulesProblem`, `ExploreLevel.Problem`
  func continueAll(_ ways: [[ExploreMove]]) throws -> (launch: Continued.Step, steps: [(way: [ExploreMove], step: Continued.Step)]) {
    if let folder = options.folder { known = folder.specs.origins }
    let start = try launch()
    guard !states[0].hasFault else { return (start, []) }
    if settings.rows != .all { try tryRows() }
    let (own, settings, isOver) = (ownRows, settings, options.isOver)
    var all = [Continued](repeating: Continued(), count: ways.count)
    let jobs = OrderedJobs<Continued>(count: ways.count)
    jobs.run(workers: max(1, min(options.workers, ways.count))) { job in
      jobs.post(Continued(ways[job], isMoment: ways[job].last?.stopsAfter != nil, settings, own, names: false, isOver), from: job)
    } receive: { job, continued in
      all[job] = continued
    }
    if let problem = all.lazy.compactMap(\.problem).first { throw problem }
    // A level that lacks a state would let a whole search say too much.
    if let place = all.firstIndex(where: { !$0.isWhole }) {
      end = options.isInterrupted() ? .interrupted : .time
      throw ExploreLevel.TimeOver(
        description: "the time was over at state \(place + 1) of \(ways.count), and nothing is written: give --for more seconds, or each run fewer states")
    }
    for (way, continued) in zip(ways, all) {
      if way.last?.stopsAfter == nil { transitions += continued.steps.count { !$0.isMoment } }
      for step in continued.steps { if let fault = step.found { found(fault, way + [step.move]) } }
    }
    return (start, zip(ways, all).flatMap { way, continued in continued.steps.map { (way, $0) } })
  }

  @discardableResult
  private func launch() throws -> Continued.Step {
    let session = try ExploreSession(settings)
    defer { session.close() }
    rules = session.session.graphRules
    settings.follow(rules)
    let isSame = settings.state.ignored.isEmpty && !settings.hasSame
    let again = try isSame ? session : ExploreSession(settings)
    defer { if again !== session { again.close() } }
    again.check()
    files = again.session.host.loadedFiles.union([settings.fuzz.rules, settings.fuzz.serverFile].compactMap(\.self))
    clockReaders = again.clockReaders
    if let problem = again.session.problem { throw problem }
    let step = try Continued.Step(of: again, ExploreMove(.rest))
    states.append(
      State(parent: nil, depth: 0, screen: step.screen, isFinal: step.isFinal, controllers: step.controllers, isMoment: false, key: step.key))
    states[0].isStopped = step.isStopped
    if let fault = step.found {
      states[0].hasFault = true
      found(fault, [])
    } else if let key = step.key {
      numbers[key] = 0
      if settings.orderBound != nil { try launchOtherwise(again) }
    }
    return step
  }

  /// Launches in other orders, and with other answers to what the launch asks for.
  private func launchOtherwise(_ usual: ExploreSession) throws {
    let others = try Continued(launchesOf: settings, usual)
    areOrdersCut = areOrdersCut || others.isCut
    for step in others.steps {
      if let key = step.key, numbers[key] != nil { continue }
      otherLaunches.append(step)
      var state = State(
        parent: nil, depth: 0, screen: step.screen, isFinal: step.isFinal, controllers: step.controllers, isMoment: false, key: step.key)
      (state.launch, state.isStopped, state.hasFault) = (step.move, step.isStopped, step.key == nil)
      states.append(state)
      if let key = step.key { numbers[key] = states.count - 1 }
      if let fault = step.found { found(fault, [step.move]) }
    }
    for order in others.orders { noteOrder(order, after: []) }
  }

  /// Continues the states of a level. Returns: whether the search goes on
  private func level(_ frontier: [Int], _ next: inout [Int]) throws -> Bool {
    let (own, settings, names) = (ownRows, settings, options.namesMoves || rules?.needsNames == true)
    let ways = frontier.map { states[$0].isStopped ? nil : moves(to: $0) }
    let isMoment = frontier.map { states[$0].isMoment }
    var isEnded = false
    let isOver = options.isOver
    var failure: (any Error)?
    func task(_ job: Int) -> ExploreTask? {
      ways[job].map { ExploreTask(way: $0, isMoment: isMoment[job], own: own.sorted(), names: names) }
    }
    /// Returns: whether the next one is wanted
    func receive(_ job: Int, _ continued: Continued) -> Bool {
      guard !isEnded, failure == nil else { return false }
      failure = continued.problem
      let from = frontier[job]
      if states[from].isStopped || failure != nil { return failure == nil }
      if continued.isWhole { options.journal?.keep(continued) }
      isEnded = !take(continued, from: from, &next)
      options.progress(self)
      return !isEnded
    }
    if let relay = options.relay {
      try relay.run(ways.indices.map(task), isOver, receive)
    } else {
      let processes = options.way.copies(shares.back, of: transitions) ? options.processes : nil
      let jobs = OrderedJobs<Continued>(count: ways.count)
      jobs.run(workers: max(1, min(options.workers, ways.count))) { job in
        guard let way = ways[job], let task = task(job), !jobs.isStopped(job) else { return jobs.post(Continued(), from: job) }
        if let continued = processes?.continued(task, isOver) { return jobs.post(continued, from: job) }
        jobs.post(Continued(way, isMoment: isMoment[job], settings, own, names: names, isOver), from: job)
      } receive: { job, continued in
        if !receive(job, continued) { jobs.stop(after: job) }
      }
    }
    if let failure { throw failure }
    return !isEnded
  }

  /// Takes what a state leads to. Returns: whether the search goes on
  private func take(_ continued: Continued, from: Int, _ next: inout [Int]) -> Bool {
    for (kind, count) in continued.alike where alike[kind].map({ $0.all < count.all }) ?? true { alike[kind] = count }
    shares += continued.shares
    avoided.formUnion(continued.avoided)
    notTried.formUnion(continued.notTried)
    clockReaders.formUnion(continued.clock)
    areOrdersCut = areOrdersCut || continued.isCut
    betweenKeys.formUnion(continued.between)
    var isEnded = false
    for step in continued.steps {
      take(step, from: from, &next)
      if stateCount >= options.states {
        (end, isEnded) = (.states, true)
        break
      }
    }
    for order in continued.orders { noteOrder(order, after: moves(to: from)) }
    if isEnded || !continued.isWhole {
      if !isEnded { end = options.isInterrupted() ? .interrupted : .time }
      // The tenth state may have been the last one that was missing.
      states[from].isContinued = continued.isWhole && edges.last.map { $0.move == continued.steps.last?.move } ?? continued.steps.isEmpty
      return false
    }
    states[from].isContinued = true
    return true
  }

  private func take(_ step: Continued.Step, from: Int, _ next: inout [Int]) {
    let isMoment = step.move.after == nil && step.isMoment
    if !isMoment, !states[from].isMoment { transitions += 1 }
    func add(_ isMoment: Bool) -> Int {
      states.append(
        State(
          parent: (from, step.move), depth: states[from].depth + 1, screen: step.screen, isFinal: step.isFinal, controllers: step.controllers,
          isMoment: isMoment, key: step.key))
      if isMoment { momentCount += 1 }
      return states.count - 1
    }
    guard let key = step.key else {
      // The program or its app has ended, or a fault came up: a state that nothing follows.
      if let fault = step.found {
        let number = add(false)
        states[number].hasFault = true
        edges.append(Edge(from: from, to: number, move: step.move, isFault: true))
        found(fault, moves(to: from) + [step.move])
      }
      states[from].hasWayOut = true
      return
    }
    if let to = numbers[key] {
      if isMoment { return }
      edges.append(Edge(from: from, to: to, move: step.move, isFault: false))
      if to != from { states[from].hasWayOut = true }
      return
    }
    if isMoment, momentCount >= options.states {
      areMomentsCut = true
      return
    }
    let number = add(isMoment)
    numbers[key] = number
    next.append(number)
    if isMoment { return }
    states[from].hasWayOut = true
    states[number].isStopped = step.isStopped
    edges.append(Edge(from: from, to: number, move: step.move, isFault: false))
  }

  /// The moves from the launch to a state. A moment's last one is only begun: the next says after how many frames it follows.
  package func moves(to state: Int) -> [ExploreMove] {
    var (moves, current): ([ExploreMove], Int) = ([], state)
    while let (parent, move) = states[current].parent {
      moves.append(move)
      current = parent
    }
    if let launch = states[current].launch { moves.append(launch) }
    return moves.reversed()
  }

  /// Tries each row for which others stand once from the launch.
  private func tryRows() throws {
    let rows = try RowTrials(settings, options.isOver)
    (ownRows, rowsTried) = (rows.own, rows.count)
  }

  // MARK: Orders

  private func noteOrder(_ order: Continued.Order, after way: [ExploreMove]) {
    let text =
      "after \(order.move.words.isEmpty ? order.move.source : order.move.words): \(order.words)"
      + (order.differences.isEmpty ? "" : "; " + order.differences.joined(separator: ", "))
    if rules?.ordersAreSame == true {
      found(FuzzFault("order matters", text, about: order.words), way + [order.move])
    } else if toldOrders.insert(Set(order.words.components(separatedBy: " before "))).inserted {
      // The order that was met first has the shortest way.
      notes.append("order matters " + text)
    }
  }

  // MARK: Findings

  func found(_ fault: FuzzFault, _ moves: [ExploreMove]) {
    guard !findings.contains(where: { $0.fault.origin == fault.origin }) else { return }
    if known.contains(fault.origin) {
      findings.append(
        Finding(
          fault: fault, lines: moves.map(\.source), length: moves.count { !$0.isLaunch }, isKnown: true, path: options.folder?.specs.path(of: fault), cause: nil
        ))
      return
    }
    let written = ExploreLines(moves, settings)
    let cause = fault.isOfGraph ? nil : ExploreCause.words(of: fault, moves, settings, options.shrinking)
    var path: String?
    if let folder = options.folder {
      switch folder.keep(fault, written, cause, settings) {
      case .success(let place): path = place
      case .failure(let problem): if !problems.contains(problem.text) { problems.append(problem.text) }
      }
    }
    var finding = Finding(
      fault: fault, lines: written.lines, length: moves.count { !$0.isLaunch }, isKnown: false, path: path, cause: cause)
    finding.orders = written.orders
    findings.append(finding)
  }
}

extension FuzzFault {
  /// Faults of the whole graph, which no single screen shows.
  static let graphKinds = ["dead end", "out of the way", "never seen", "no way back", "not restored", "order matters"]
  var isOfGraph: Bool { Self.graphKinds.contains { origin.hasPrefix($0) } }
}
