import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript
import LunetteSystem

/// A session of the Debug Adapter Protocol: it runs a program, stops it, shows it, and goes back in it by running it again.
///
/// One thread runs the program and answers requests: where the run stops, it stands in the middle of the script, and requests are carried out on it.
/// Requests that come while it runs are carried out at its next line, or at the end of its frame. Source: docs/rules/debugging.md 2
/// Unchecked: the thread that serves it owns it; others only post to its mailbox.
public final class DebugSession: @unchecked Sendable {
  enum Input {
    case request(DebugRequest)
    /// The player that the session is attached to says something.
    case played(PlayedApp.Word)
    /// The client is gone.
    case closed
  }

  /// What a session needs from the program around it.
  public struct Options {
    public var host = ScriptHost.Options()
    public var version = ""
    /// Sends bytes to the client.
    public var send: ([UInt8]) -> Void = { _ in }
    /// Without it nobody but the own process can ask. On a port: what `launch` and `attach` must say.
    public var token: String?
    /// Hears that the client has said the token.
    public var didShowToken: () -> Void = {}
    /// Where the log of the last course is written; nil: nowhere.
    public var log: String?
    /// Where its trace is written; nil: nowhere.
    public var trace: String?
    /// The app that clients may attach to.
    public var played: PlayedApp?

    public init() {}
  }

  let options: Options
  let mailbox = Mailbox<Input>()
  /// Inputs that were taken and not handled.
  private var queue: [Input] = []
  let bell = DebugBell()
  private var framing = DebugFraming()
  var seq = 0

  // What the client has said.
  var linesFromOne = true, columnsFromOne = true
  var isInitialized = false
  var launchRequest: DebugRequest?
  var isConfigured = false
  var isOver = false

  // The program.
  var program: DebugProgram?
  var settings = DebugSettings()
  var files: DebugFiles
  var plan = DebugPlan()
  var breakpoints = DebugBreakpoints()
  private(set) var run: DebugRun?
  /// Where it stands; nil while it runs.
  var standing: DebugStanding?
  /// What comes next, if the present run is left.
  var next: Next?
  var hasEnded = false
  /// The tests that follow, each as a program of its own.
  private var following: [DebugProgram] = []
  private var hasFailed = false
  var isTerminating = false
  /// How many times what was changed has begun another course.
  var course = 0
  /// The newest place at which this course stood: the time of all apps, call, instructions.
  var newest: [Int]?
  /// Outputs of this run, and of all runs so far: what was sent once isn't sent again.
  var printed = 0, sent = 0
  var loggedPoints: Set<String> = []
  var output = DebugOutput()
  /// The log of this run, as text.
  private var logText = ""
  /// What the trace of the course is made of.
  private var traced: [RunEvent] = []
  private var knownThreads: Set<Int> = [1]
  var sentSources: Set<String> = []
  /// What may be watched, by its identifier.
  var watched: [String: DebugWatched] = [:]
  /// The moments that were offered.
  var targets: [LuaPlace] = []
  /// Whether the client has said which errors it wants.
  var hasFilters = false
  var isReturning = false
  var isProcessTold = false
  /// Whether what is evaluated stays, with its output.
  var isKept = false
  var progress = DebugProgress()
  /// The page of a plugin that the session has launched.
  var page: DebugPage?
  /// The player that it is attached to; nil for a run of its own.
  var attached: Attachment?
  /// Whether what was looked at may have changed the run, so that it must be brought back before it goes on.
  var isDirty = false

  /// Another run of the program.
  struct Next {
    var goal: DebugStop?
    var reason: String
    var text: String?
    /// What happens at the goal; nil: it stops there.
    var then: ((DebugRun, LuaStack) -> Void)?
    /// Whether it is a new run to the client: from the beginning, with new code.
    var isFresh = false
  }

  public init(_ options: Options) { (self.options, files) = (options, DebugFiles(isConfined: options.token != nil)) }

  // MARK: In

  /// Why the client's bytes are no messages, in words; set before the session is closed.
  public private(set) var problem: String?

  /// Takes bytes of the client. For any thread, one at a time.
  public func receive(_ bytes: some Sequence<UInt8>) -> Bool {
    for item in framing.add(bytes) {
      switch item {
      case .broken(let why):
        problem = why
        return false
      case .message(let message):
        guard let request = DebugRequest(message) else { continue }
        mailbox.post(.request(request))
      }
      bell.ring()
    }
    return true
  }

  /// The client is gone. For any thread.
  public func close() {
    mailbox.post(.closed)
    bell.ring()
  }

  // MARK: The loop

  /// Serves the client until it is gone.
  public func serve() {
    while !isOver {
      handleNext(waiting: nil)
      while let program, let next, !isOver {
        self.next = nil
        perform(next.isFresh ? firstPart(of: program) : program, next)
      }
    }
    attached?.app.leave()
    page?.end()
    writeLog()
  }

  /// Handles one input and waits for it.
  func waitForWord() { handleNext(waiting: nil) }

  /// Whether the present run is to go on.
  var hasNoOtherRun: Bool { next == nil }

  /// Handles one input. Returns: false if there is none
  @discardableResult private func handleNext(waiting: Double?) -> Bool {
    if queue.isEmpty { queue = mailbox.take(waiting: waiting) }
    guard !queue.isEmpty else { return false }
    switch queue.removeFirst() {
    case .closed:
      isOver = true
      leave()
    case .played(let word): hear(word)
    case .request(let request):
      do { try handle(request) } catch { refuse(request, "\(error)") }
    }
    return true
  }

  private func handleWaiting() {
    while standing == nil, !isOver, handleNext(waiting: 0) {}
  }

  /// Ends the present run.
  func leave() {
    standing = nil
    run?.host.leave()
  }

  // MARK: Running

  /// For another run of the program, with the files as the first one has read them.
  var hostOptions: ScriptHost.Options {
    var options = self.options.host
    settings.apply(to: &options)
    options.texts.merge(files.first) { $1 }
    return options
  }

  /// The first of the tests that it names, or the whole program.
  private func firstPart(of program: DebugProgram) -> DebugProgram {
    hasFailed = false
    guard !settings.isPlain else { return program }
    let parts = program.whole.parts(hostOptions)
    following = Array(parts.dropFirst())
    self.program = parts[0]
    return parts[0]
  }

  /// Goes on with the test after the one that has ended. Returns: false if there is none
  private func beginFollowing(_ failure: String?) -> Bool {
    guard !following.isEmpty, !isTerminating else { return false }
    note(failure)
    program = following.removeFirst()
    (plan.edits, targets, course, newest, sent, loggedPoints) = ([], [], 0, nil, 0, [])
    next = Next(goal: nil, reason: "entry")
    return true
  }

  private func note(_ failure: String?) {
    guard let failure else { return }
    hasFailed = true
    if !isTerminating { console(failure + "\n", category: "stderr") }
  }

  private func perform(_ program: DebugProgram, _ next: Next) {
    (hasEnded, printed, logText, traced, isDirty) = (false, 0, "", [], false)
    attached?.tick = -1
    var options = hostOptions
    options.output = { [unowned self] in printed($0, isError: false) }
    options.warn = { [unowned self] in warned($0) }
    if !hasFilters {
      plan.filters = program.isTest ? ["uncaught": nil, "assertions": nil] : ["uncaught": nil]
    }
    plan.data = [:]
    if let goal = next.goal { progress.start(to: goal.frame?.number ?? goal.place.map { Int($0.frame) }) }
    let plan = plan
    options.attach = { [unowned self] host in attach(host, plan, next) }
    options.watcher = { [unowned self] app in
      if program.isTest || app.host.log != nil { app.host.log = app.host.log }
      Self.hearWarnings(of: app) { [weak self] in self?.run }
      app.simulation.frameObservers.append { [unowned self, unowned app] simulation in committed(app, simulation.frameCount) }
    }
    if next.isFresh || !isProcessTold {
      isProcessTold = true
      tell("process", ["name": .text(program.name), "isLocalProcess": true, "startMethod": "launch", "systemProcessId": .number(Int(getpid()))])
    }
    let failure = program.run(
      options, isLive: { [unowned self] in run?.goal == nil },
      played: ({ [unowned self] in attached?.course ?? PlayCourse() }, { [unowned self] in self.next(after: $0) })
    ) { [unowned self] in atEnd($0, next) }
    run = nil
    progress.end(tell)
    bell.forget()
    guard self.next == nil, !isOver, !beginFollowing(failure) else { return }
    finish(failure)
  }

  private func attach(_ host: ScriptHost, _ plan: DebugPlan, _ next: Next) {
    let run = settings.isPlain ? nil : DebugRun(host, plan, files)
    run?.stopsAtEntry = next.isFresh && next.goal == nil && next.then == nil && settings.stopsOnEntry
    run?.go(to: next.goal)
    let (isLogWanted, isTraceWanted) = ((settings.log ?? options.log) != nil, options.trace != nil)
    // A condition that is evaluated in a light run begins the count of instructions anew.
    if let run, run.mayBeLight, !isTraceWanted { run.goLightly() }
    // The labels of a stack tell what the log has noted.
    if host.log == nil, isLogWanted || isTraceWanted || run?.isLight == false {
      let log = RunLog(isTraceWanted ? [.views, .costs] : isLogWanted ? .views : .deeds)
      log.isAsleep = !isLogWanted && !isTraceWanted && next.goal?.isFar ?? false
      log.drain = { [unowned self] events in
        if isLogWanted { logText += events.compactMap { LogFormat.line($0) }.joined() }
        if isTraceWanted { traced += events }
      }
      host.log = log
    }
    guard let run else { return }
    self.run = run
    bell.watch(run.debugger)
    // What came before the bell could ring is looked at soon, too.
    run.debugger.raw.pointee.wants_pause = true
    run.stopped = { [unowned self] run, stop, stack in stand(run, stop, stack) }
    run.arrived = { [unowned self] run, stop, stack in
      if let then = next.then { return then(run, stack) }
      var stop = stop
      (stop.reason, stop.text) = (next.reason, next.text ?? stop.text)
      stand(run, stop, stack)
    }
    run.called = { [unowned self] in interrupted($0, $1, isAtLine: $2) }
    run.logged = { [unowned self] point, text, place, source, line in log(point, text, place, source, line) }
    run.met = { [unowned self] name in met(name) }
    addData(to: run)
  }

  private func committed(_ app: ScenarioApp, _ frame: Int) {
    progress.note(frame, tell)
    attached?.tick += 1
    handleWaitingInFrame(app, frame)
    guard let run, run.host === app.host else { return }
    if run.goal?.isNear(app.launchNumber, frame) ?? true { app.host.log?.isAsleep = false }
    run.noteFrame(app.launchNumber, frame)
  }

  /// A run without hooks is asked here only.
  private func handleWaitingInFrame(_ app: ScenarioApp, _ frame: Int) {
    guard run == nil || !wantsPause else { return }
    if run == nil, handleNext(waiting: 0), isOver || isTerminating { app.host.leave() }
  }
  private var wantsPause: Bool { run?.debugger.raw.pointee.wants_pause ?? false }

  /// Requests came while the script runs.
  /// - Parameter isAtLine: whether one of its lines runs; otherwise a frame has ended
  private func interrupted(_ run: DebugRun, _ stack: LuaStack, isAtLine: Bool) {
    handleWaiting()
    if isPausing, !isOver, !run.host.isLeft {
      isPausing = false
      let isInScript = run.debugger.raw.pointee.levels_count > 0 && lua_status(stack.raw) == LUA_OK
      let frame = (run.host.context.currentApp as? ScenarioApp).map { (app: $0.launchNumber, number: $0.simulation.frameCount) }
      // A call may never end, nor may the scenario's own code.
      let isInLine = isInScript && (run.isInCall || isAtLine)
      if isInLine, pauseAgain(run, stack, after: frame) { return }
      stand(run, DebugStop(reason: "pause", place: isInLine || isInScript && frame == nil ? run.roughPlace : nil, frame: isInLine ? nil : frame), stack)
    }
  }
  var isPausing = false

  /// A light run doesn't know where it is, but for the call and the line. Another one pauses as it comes to that line in that call, or to that line of the
  /// scenario's after that frame. Returns: false where that isn't known
  private func pauseAgain(_ run: DebugRun, _ stack: LuaStack, after frame: (app: Int, number: Int)?) -> Bool {
    guard run.isLight, attached == nil, let line = DebugRun.line(stack) else { return false }
    var stop = DebugStop(reason: "pause")
    if !run.isInCall, let frame, frame.number > 0 {
      stop.frame = frame
    } else {
      stop.place = run.roughPlace
      stop.place?.done = 0
    }
    meetFiles(of: run.host)
    try? travel(to: stop, reason: "pause") { run, _ in run.pause(at: line) }
    return true
  }

  private func atEnd(_ host: ScriptHost, _ next: Next) {
    host.log?.flush()
    meetFiles(of: host)
    guard !isOver, self.next == nil, !settings.isPlain, !isTerminating, let run else { return }
    let isSought = run.goal != nil
    guard isSought || settings.stopsAtEnd ?? program?.stopsAtEnd ?? false else { return }
    run.go(to: nil)
    if isSought, let then = next.then { return then(run, run.debugger.state.stack) }
    stand(run, DebugStop(reason: isSought ? next.reason : "pause", text: "the run ends here"), run.debugger.state.stack)
  }

  func finish(_ failure: String?) {
    guard !hasEnded, program != nil else { return }
    hasEnded = true
    note(failure)
    output.flush { tell("output", $0) }
    writeLog()
    writeTrace()
    tell("exited", ["exitCode": hasFailed && !isTerminating ? 1 : 0])
    tell("terminated")
  }

  private func writeTrace() {
    guard let path = options.trace, !traced.isEmpty else { return }
    run?.host.log?.flush()
    var text = ""
    let trace = ChromeTrace { text += $0 }
    trace.begin(settings.program ?? "")
    trace.add(traced)
    trace.finish()
    try? WholeFile.write(Data(text.utf8), to: path)
  }

  private func writeLog() {
    guard let path = settings.log ?? options.log, !logText.isEmpty else { return }
    run?.host.log?.flush()
    let script: String? = if case .scenario(let path)? = program?.kind { path } else { nil }
    var host = options.host
    settings.apply(to: &host)
    let head = LogFormat.header + LogFormat.run(script: script, device: host.device, seed: host.seed, budget: host.limits.instructions)
    try? WholeFile.write(Data((head + logText + LogFormat.end).utf8), to: path)
  }

  // MARK: Standing

  /// Stops here, and carries out requests until the run is to go on.
  private func stand(_ run: DebugRun, _ stop: DebugStop, _ stack: LuaStack) {
    guard !isOver, !run.host.isLeft else { return }
    if run.isLight { return standAgain(run, stop) }
    let standing = DebugStanding(run, stop, stack)
    self.standing = standing
    isDirty = false
    progress.end(tell)
    output.flush { tell("output", $0) }
    files.forgetDisk()
    meetFiles(of: run.host)
    tellThreads(standing)
    tell(
      "stopped",
      .object([
        "reason": .text(stop.reason), "threadId": .number(standing.thread), "allThreadsStopped": true, "text": stop.text.map { .text($0) },
        "description": stop.text.map { .text($0) }, "hitBreakpointIds": stop.points.isEmpty ? nil : .list(stop.points.map { .number($0) }),
      ]))
    tellMoment(standing)
    tellPlayer(standing)
    while self.standing === standing, !isOver { handleNext(waiting: nil) }
    standing.end()
    // What came together with the request to go on is looked at soon, too.
    run.debugger.raw.pointee.wants_pause = true
    run.noteGoingOn()
    if next == nil, !isOver { attached?.app.tell(.goesOn) }
  }

  /// A light run would stop here: another one that follows every step does.
  private func standAgain(_ run: DebugRun, _ stop: DebugStop) {
    meetFiles(of: run.host)
    // The frame has begun in which it stands.
    let tick = attached?.tick ?? 0
    attached?.course.reach(tick + 1)
    var goal = stop
    if stop.event != nil {
      goal = DebugStop(reason: stop.reason, event: stop.event)
      goal.around = stop.frame ?? (run.roughPlace.app, run.roughPlace.frame)
    }
    try? travel(to: goal, reason: stop.reason, text: stop.text)
  }

  private func tellThreads(_ standing: DebugStanding) {
    let living = Set(standing.coroutines.map { $0.number + 1 })
    // The thread has ended, or the run went back to where it doesn't exist.
    for gone in knownThreads.subtracting(living).subtracting([1]).sorted() {
      knownThreads.remove(gone)
      tell("thread", ["reason": "exited", "threadId": .number(gone)])
    }
    for number in living.sorted() where knownThreads.insert(number).inserted { tell("thread", ["reason": "started", "threadId": .number(number)]) }
  }

  /// The run goes on, as `body` says, from where it stands.
  func resume(_ body: @escaping (DebugRun) -> Void) throws {
    guard let standing else { throw DebugFault("the program runs, or has ended") }
    if isDirty {
      // Changes that came of looking are undone by another run up to here.
      return try travel(to: standing.stop, reason: "step") { [unowned self] run, _ in
        self.standing = nil
        body(run)
      }
    }
    body(standing.run)
    self.standing = nil
  }

  /// Goes to a place by running again.
  func travel(to goal: DebugStop?, reason: String, text: String? = nil, then: ((DebugRun, LuaStack) -> Void)? = nil) throws {
    next = Next(goal: goal, reason: reason, text: text, then: then)
    leave()
  }

  /// Runs again on another thread, while the present run stands.
  func lookAgain(
    _ body: @escaping (ScriptHost, DebugRun) -> Void, plan: DebugPlan, goal: DebugStop?, finish: @escaping (DebugRun) -> Void = { _ in }
  ) {
    guard let program else { return }
    var options = hostOptions
    (options.output, options.warn, options.quiet) = ({ _ in }, { _ in }, true)
    let known = files
    var other: DebugRun?
    options.attach = { host in
      if host.log == nil {
        host.log = RunLog(.deeds)
        host.log?.isAsleep = true
      }
      host.log?.drain = host.log?.drain ?? { _ in }
      guard let run = DebugRun(host, plan, known) else { return }
      other = run
      run.go(to: goal ?? .never)
      run.arrived = { run, _, _ in run.host.leave() }
      body(host, run)
      self.addData(to: run)
    }
    options.watcher = { app in
      Self.hearWarnings(of: app) { other }
      app.simulation.frameObservers.append { [unowned self, unowned app] in
        // The session waits meanwhile.
        progress.note($0.frameCount, tell)
        other?.noteFrame(app.launchNumber, $0.frameCount)
      }
    }
    progress.start(to: goal?.frame?.number ?? goal?.place.map { Int($0.frame) })
    elsewhere {
      // An app of the player is run up to its newest frame.
      let course = self.attached?.course ?? PlayCourse()
      _ = program.run(options, played: ({ course }, { $0 < course.end ? $0 + 1 : nil })) { _ in }
      if let other { finish(other) }
      other = nil
    }
    progress.end(tell)
  }

  /// Does work on another thread, where another run has a simulation of its own, while the present run stands.
  func elsewhere(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    WorkThread.deep { work() }
  }

  /// Lets another run find what is watched.
  private func addData(to run: DebugRun) {
    for point in run.plan.points {
      if case .data(let id) = point.place, let known = watched[id] { run.watchLater(id, known) }
    }
  }

  /// A goal was reached at which the run stops by itself.
  func stopHere(_ run: DebugRun, _ stop: DebugStop, _ stack: LuaStack) { stand(run, stop, stack) }
}

/// Tells a run that something waits for it.
/// Unchecked: a lock guards what changes.
final class DebugBell: @unchecked Sendable {
  private let lock = NSLock()
  private var debugger: LuaDebugger?

  func watch(_ debugger: LuaDebugger) { lock.withLock { self.debugger = debugger } }
  func forget() { lock.withLock { debugger = nil } }
  func ring() {
    lock.withLock {
      guard let debugger else { return }
      debugger.raw.pointee.wants_pause = true
      debugger.raw.pointee.follower.wants_word = true
      // A loop that calls nothing would hear of it only where its instructions are counted.
      lshim_call_attention(debugger.raw.pointee.context)
    }
  }
}

/// Outputs, of which an editor can show only so many.
struct DebugOutput {
  /// Outputs a second. Source: docs/rules/debugging.md 2
  private static let most = 10_000
  private var since = 0.0
  private var count = 0
  private var dropped = 0

  mutating func add(_ body: JsonValue, _ send: (JsonValue) -> Void) {
    let now = Pacer.now()
    if now - since >= 1 {
      flush(send)
      (since, count) = (now, 0)
    }
    count += 1
    if count > Self.most { dropped += 1 } else { send(body) }
  }

  mutating func flush(_ send: (JsonValue) -> Void) {
    guard dropped > 0 else { return }
    let digits = Array("\(dropped)")
    let text = digits.enumerated().map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String($1) }.joined()
    send(["category": "console", "output": .text("and \(text) more\n")])
    dropped = 0
  }
}
