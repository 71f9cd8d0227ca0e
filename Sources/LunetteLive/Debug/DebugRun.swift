import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// Where a run stops, and why.
struct DebugStop {
  /// What the protocol calls the reason.
  var reason: String
  var text: String?
  var points: [Int] = []
  /// Nil at the end of a frame, or of the run.
  var place: LuaPlace?
  /// The app's number and its frame, where the run stands at the end of one.
  var frame: (app: Int, number: Int)?
  /// Whether it stands where an error was raised, or where UIKit has warned.
  var isRaised = false
  var isWarning = false
  /// The filter of exceptions that asked for it.
  var filter: String?
  /// What happened here for the how manieth time in the run, where its place isn't known.
  var event: Event?

  enum Event: Equatable {
    case hit(point: Int, Int)
    case raise(Int)
    case warning(Int)
  }
  /// The app and its frame in which the event happens, as far as that is known.
  var around: (app: Int, number: Int)?
  /// What the host did that has written, in words; nil where a script's line wrote itself.
  var cause: String?
  /// The line that has written, where that isn't the one that runs.
  var line: (source: String, number: Int)?
}

extension DebugStop {
  /// Ours: the calls of a frame stand in it and in the one before
  private static let framesBefore = 2

  /// The app and the frame in which it is; nil for what is in no app, or isn't known.
  private var inFrame: (app: Int, number: Int)? { place.map { ($0.app, $0.frame) } ?? frame ?? around }

  /// Whether frames pass that show nothing of what a stack tells there. Who goes to no place may stand anywhere.
  var isFar: Bool { inFrame.map { $0.app > 0 && $0.number > Self.framesBefore && $0.number < .max } ?? false }

  /// Whether the frame of an app that was committed is one of the last before it.
  func isNear(_ app: Int, _ number: Int) -> Bool {
    guard let frame = inFrame else { return true }
    return frame.app < app || frame.app == app && number + Self.framesBefore >= frame.number
  }

  /// A goal that no run reaches.
  static let never = DebugStop(reason: "never", frame: (.max, .max))
}

/// What a run is watched for. A value, so that the same can be asked of another run.
struct DebugPlan {
  var points: [DebugPoint] = []
  /// The filters of exceptions, each with its condition.
  var filters: [String: String?] = [:]
  /// Code that was run at moments of this course, in order.
  var edits: [DebugEdit] = []
  var data: [String: DebugData] = [:]
}

/// Code that was run at a moment, which every later run of the course runs there, too.
struct DebugEdit: Sendable {
  var place: LuaPlace
  var code: String
  /// How many functions of scripts are inside of the one that it is for; nil: it is for none.
  var depth: Int?
  /// The thread of that function, as clients number threads; nil: the one that runs.
  var thread: Int?
  /// The app's number and its frame, for code that was run at the end of one; then the place doesn't matter.
  var frame: (app: Int, number: Int)?

  var moment: Moment { frame.map { Moment(app: $0.app, .end(frame: $0.number)) } ?? Moment(place) }
}

/// Watches one run of the program, in its host. What it hears it tells its owner.
final class DebugRun {
  let host: ScriptHost
  let debugger: LuaDebugger
  var plan: DebugPlan { didSet { planDidChange() } }
  /// The run knows nothing but what it stops at. Who wants to look at it runs again up to there.
  private(set) var isLight = false
  /// The breakpoints that it has counted from its beginning.
  private let counted: Set<Int>
  /// Instructions that had begun when it went on last.
  private var wentOn: UInt64 = 0
  /// Where to go without stopping; nil: it stops wherever the plan says.
  var goal: DebugStop?
  /// The goal's place was met, and what it stops for follows.
  var isAfterGoal = false
  /// The last stop that it would have made before the goal.
  private(set) var lastStop: DebugStop?
  /// How often each breakpoint was hit, by its id.
  private(set) var hits: [Int: Int] = [:]
  /// Where it stopped last: there it doesn't stop again.
  var stoppedAt: LuaPlace?
  private var nextEdit = 0
  /// The first instruction of the run was met.
  var stopsAtEntry = false { didSet { debugger.raw.pointee.wants_every_line = stopsAtEntry } }
  /// The run stops here. The call returns when it goes on.
  var stopped: (DebugRun, DebugStop, LuaStack) -> Void = { _, _, _ in }
  /// The goal was reached. As above.
  var arrived: (DebugRun, DebugStop, LuaStack) -> Void = { _, _, _ in }
  /// A log point has written, with its id, at a file's line.
  var logged: (_ point: Int, _ text: String, _ place: LuaPlace, _ source: String, _ line: Int) -> Void = { _, _, _, _, _ in }
  /// A file's code runs for the first time.
  var met: (String) -> Void = { _ in }
  /// Something waits for the run's attention.
  var called: (_ run: DebugRun, _ stack: LuaStack, _ isAtLine: Bool) -> Void = { _, _, _ in }
  /// A line at which it stops once, as another run was there when somebody wanted to pause it.
  struct SourceLine: Equatable { let source: String, line: Int }
  private var pausing: SourceLine?
  func pause(at line: SourceLine) {
    pausing = line
    debugger.raw.pointee.wants_every_line = true
  }

  /// The line of the innermost function of a script; nil for none.
  static func line(_ stack: LuaStack) -> SourceLine? {
    var (frame, level) = (lua_Debug(), Int32(0))
    while lua_getstack(stack.raw, level, &frame) != 0 {
      lua_getinfo(stack.raw, "Sl", &frame)
      if lshim_is_script(&frame), let source = frame.source {
        return SourceLine(source: FunctionNames.file(String(cString: source)), line: Int(frame.currentline))
      }
      level += 1
    }
    return nil
  }

  /// Gets each line that begins, while every line is wanted.
  var everyLine: ((LuaPlace, _ source: String, _ line: Int) -> Void)?
  /// The functions of scripts by file, for function breakpoints.
  let files: DebugFiles

  init?(_ host: ScriptHost, _ plan: DebugPlan, _ files: DebugFiles) {
    guard let debugger = LuaDebugger(host.state) else { return nil }
    (self.host, self.debugger, self.plan, self.files, counted) = (host, debugger, plan, files, Set(plan.points.map(\.id)))
    debugger.visit = { [unowned self] in visit($0) }
    // A file with breakpoints is none that a run meets by itself, and a reload brings no new one.
    host.beforeFiles { [weak self] in self?.meetFile($0) }
    noteExceptions()
    mark()
    setRoute()
  }

  // MARK: What is wanted

  private func mark() {
    debugger.clearMarks()
    watchBorders()
    for point in plan.points {
      if case .line(let source, let line) = point.place { debugger.mark("@" + source, line: line, Int(LSHIM_MARK_LINE)) }
      if case .function(let name) = point.place {
        for (source, line) in files.functions(named: name) { debugger.mark("@" + source, line: line, Int(LSHIM_MARK_ENTRY)) }
      }
    }
    debugger.raw.pointee.wants_host_calls = plan.points.contains { if case .host = $0.place { true } else { false } }
    debugger.raw.pointee.wants_every_instruction = !later.isEmpty || plan.points.contains { if case .instruction = $0.place { true } else { false } }
    watchedData = plan.data.keys.sorted().compactMap { key in
      plan.data[key].map { data in (data, plan.points.first { $0.place == .data(key) }) }
    }
    if !host.state.isClosed { lshim_watch_none(debugger.raw) }
    for (data, _) in watchedData { data.watch(self) }
    setPatience()
  }

  /// What is watched, in order, each with its breakpoint.
  private(set) var watchedData: [(data: DebugData, point: DebugPoint?)] = []

  /// How many times as long a call may take while its instructions or its lines are followed: what is in time without a debugger is so with one.
  /// A call that never ends can be paused. Ours: plain Lua takes 230 and 50 times as long
  private static let patience = (ofInstructions: 500, ofLines: 100)
  /// Limit of a call's time without a debugger. Units: seconds
  private lazy var usualSeconds = host.state.limits.seconds

  private func setPatience() {
    guard let usualSeconds, !host.state.isClosed else { return }
    let isEach = debugger.raw.pointee.wants_every_instruction || !plan.data.isEmpty
    let times = isLight ? 1 : isEach ? Self.patience.ofInstructions : Self.patience.ofLines
    let (seconds, isTooLong) = usualSeconds.multipliedReportingOverflow(by: times)
    host.state.limits.seconds = isTooLong ? usualSeconds : seconds
  }

  private func planDidChange() {
    mark()
    if isLight { goLightly() }
  }

  // MARK: Light

  /// Whether all that is wanted can be met without following each step. Hits that weren't counted from the beginning can't be found again, and
  /// conditions would begin the count of a budget anew.
  var mayBeLight: Bool {
    goal == nil && pausing == nil && nextEdit >= plan.edits.count && !stopsAtEntry && everyLine == nil && later.isEmpty && plan.data.isEmpty
      && plan.points.allSatisfy { $0.isLight && counted.contains($0.id) } && plan.filters.keys.allSatisfy(Self.lightFilters.contains)
      && !host.options.measuresCoverage && host.options.limits.instructions == nil && debugger.raw.pointee.step == 0
  }

  /// Errors that a script catches can only be told apart from those that pass through the host by what runs between them.
  private static let lightFilters: Set<String> = ["uncaught", "assertions", "warnings"]
  /// So many instructions after a stop it is followed whole, so that stops that come soon need no other run. Ours: about 50 ms
  private static let soon: UInt64 = 1_000_000

  /// From now on only functions with breakpoints are followed.
  func goLightly() {
    isLight = true
    setPatience()
    lshim_debug_lightly(host.state.stack.raw, debugger.raw, plan.points.contains { if case .host = $0.place { false } else { true } })
  }

  /// Notes that the run goes on after a stop.
  func noteGoingOn() { wentOn = debugger.raw.pointee.instructions }

  /// Whether a call of the host into the app runs; else a scenario's own code, or nothing.
  var isInCall: Bool {
    let debugger = debugger.raw.pointee
    return debugger.levels_count > 0 && debugger.levels[Int(debugger.levels_count) - 1].has_own_call
  }

  /// Where a light run is, as far as it knows.
  var roughPlace: LuaPlace { isLight ? LuaPlace(c: host.state.stack.context.pointee.turn.place) : debugger.place }

  /// Goes on without a stop until there.
  func go(to stop: DebugStop?) {
    (goal, isAfterGoal) = (stop, false)
    setRoute()
  }

  /// The places that matter next: an edit's, and the goal's.
  private func setRoute() {
    debugger.edit = nextEdit < plan.edits.count && plan.edits[nextEdit].frame == nil ? plan.edits[nextEdit].place : nil
    debugger.goal = goal?.place
  }

  func forgetStep() { lshim_end_step(debugger.raw) }

  /// Hits that another run has counted.
  func count(_ others: [Int: Int]) { hits.merge(others) { $1 } }

  /// What is watched is found as soon as the run has made it.
  private var later: [(id: String, known: DebugWatched)] = []
  func watchLater(_ id: String, _ known: DebugWatched) {
    later.append((id, known))
    debugger.raw.pointee.wants_every_instruction = true
    setPatience()
  }

  private func findData(_ stack: LuaStack) {
    for (id, known) in later {
      guard let data = DebugData.find(known, self, stack) else { continue }
      _ = data.change(self)
      later.removeAll { $0.id == id }
      plan.data[id] = data
    }
  }

  /// The stop at which it arrived.
  var reached: DebugStop?

  /// Code that is to stay was run here by hand. It isn't run here again, and edits of the course that is left are forgotten.
  func add(_ edit: DebugEdit) {
    plan.edits = Array(plan.edits.prefix(nextEdit)) + [edit]
    nextEdit = plan.edits.count
    setRoute()
    note(edit)
  }

  private func note(_ edit: DebugEdit) {
    guard let app = host.context.currentApp else { return }
    host.log?.noteCode(edit.code, at: edit.moment.description, of: app)
  }

  /// Runs what was typed in where the run now is.
  private func perform(_ edit: DebugEdit, _ stack: LuaStack) {
    nextEdit += 1
    note(edit)
    // What failed when it was typed fails again, and was told then.
    var of = stack
    if let thread = edit.thread {
      of = thread == 1 ? host.state.stack : coroutines.first { $0.number + 1 == thread }.map { LuaStack($0.raw) } ?? stack
    }
    _ = try? evaluator(stack).run(edit.code, in: edit.depth.flatMap { frame(of, depth: $0) })
  }

  // MARK: What is met

  private func visit(_ visit: LuaDebugger.Visit) {
    let why = visit.reasons
    if why.contains(.source) { return meetFile(visit) }
    visit.stack.reserve(16)
    let place = debugger.place
    if why.contains(.instruction) { return instruction(visit, place) }
    if why.contains(.raised) || why.contains(.caught) { return raised(visit, place) }
    if why.contains(.hostCall) { return hostCall(visit, place) }
    line(visit, place)
  }

  private func meetFile(_ visit: LuaDebugger.Visit) {
    guard let frame = visit.frame, let source = frame.pointee.source else { return }
    let name = FunctionNames.file(String(cString: source))
    if source.pointee == CChar(UInt8(ascii: "@")) { return meetFile(name) }
    var length = 0
    guard let text = lshim_loaded_text(debugger.raw, source, &length) else { return }
    files.meetText(name, Array(UnsafeRawBufferPointer(start: text, count: length)))
    met(name)
  }

  private func meetFile(_ name: String) {
    files.meet(name, host)
    mark()
    met(name)
  }

  private func instruction(_ visit: LuaDebugger.Visit, _ place: LuaPlace) {
    if visit.reasons.contains(.goal) {
      while nextEdit < plan.edits.count, plan.edits[nextEdit].place == place, plan.edits[nextEdit].frame == nil {
        perform(plan.edits[nextEdit], visit.stack)
        setRoute()
      }
      if let goal, goal.place == place {
        if goal.isRaised { isAfterGoal = true } else { arrive(visit.stack) }
      }
    }
    if !plan.data.isEmpty { checkData(visit.stack, place) }
    if !later.isEmpty { findData(visit.stack) }
    instructionPoints(visit, place)
    if visit.reasons.contains(.step), place != stoppedAt { stop(DebugStop(reason: "step", place: place), visit.stack) }
  }

  private func arrive(_ stack: LuaStack) {
    guard let reached = goal else { return }
    (goal, isAfterGoal) = (nil, false)
    debugger.goal = nil
    stoppedAt = reached.place
    arrived(self, reached, stack)
  }

  /// The run has arrived at the stop that it went to.
  private func arrive(at stop: DebugStop, _ stack: LuaStack) {
    (goal, isAfterGoal) = (nil, false)
    debugger.goal = nil
    stoppedAt = stop.place
    arrived(self, stop, stack)
  }

  private func line(_ visit: LuaDebugger.Visit, _ place: LuaPlace) {
    if isLight, visit.reasons.contains(.pause) {
      debugger.raw.pointee.wants_pause = false
      return called(self, visit.stack, true)
    }
    guard let frame = visit.frame else { return }
    let source = Self.source(visit.stack, frame)
    let line = Int(frame.pointee.currentline)
    if visit.reasons.contains(.everyLine) { everyLine?(place, source, line) }
    if let wanted = pausing, wanted == SourceLine(source: source, line: line) {
      pausing = nil
      debugger.raw.pointee.wants_every_line = stopsAtEntry
      return stop(DebugStop(reason: "pause", place: place), visit.stack)
    }
    if visit.reasons.contains(.goal), goal?.place != nil {
      goal?.place = place
      return arrive(visit.stack)
    }
    if stopsAtEntry {
      stopsAtEntry = false
      return stop(DebugStop(reason: "entry", place: place), visit.stack)
    }
    var stopping: DebugStop?
    if visit.reasons.contains(.line) {
      for point in plan.points where point.place == .line(source, line) { hit(point, "breakpoint", visit.stack, place, source, line, &stopping) }
    }
    if visit.reasons.contains(.entry) {
      let function = self.function(visit.stack, frame)
      for point in plan.points {
        guard case .function(let name) = point.place, files.functions(named: name).contains(where: { $0 == (source, function) }) else { continue }
        hit(point, "function breakpoint", visit.stack, place, source, line, &stopping)
      }
    }
    if stopping == nil, visit.reasons.contains(.step) { stopping = DebugStop(reason: "step", place: place) }
    if let stopping { stop(stopping, visit.stack) }
    if visit.reasons.contains(.pause) {
      debugger.raw.pointee.wants_pause = false
      called(self, visit.stack, true)
    }
  }

  private static func source(_ stack: LuaStack, _ frame: UnsafeMutablePointer<lua_Debug>) -> String {
    lua_getinfo(stack.raw, "S", frame)
    return frame.pointee.source.map { FunctionNames.file(String(cString: $0)) } ?? ""
  }

  private func function(_ stack: LuaStack, _ frame: UnsafeMutablePointer<lua_Debug>) -> Int { Int(frame.pointee.linedefined) }

  /// A breakpoint's place was reached.
  func hit(
    _ point: DebugPoint, _ reason: String, _ stack: LuaStack, _ place: LuaPlace, _ source: String, _ line: Int, _ stopping: inout DebugStop?,
    error: LuaReference? = nil
  ) {
    var text: String?
    if let condition = point.condition {
      do { if !(try holds(condition, stack, error: error)) { return } } catch { text = "the condition \"\(condition)\" fails: \(error)" }
    }
    let count = (hits[point.id] ?? 0) + 1
    hits[point.id] = count
    if let condition = point.hits, !condition.holds(count), text == nil { return }
    let isFirst = stopping == nil
    defer { if isFirst, stopping != nil { stopping?.event = .hit(point: point.id, count) } }
    if let parts = point.message, text == nil {
      return logged(point.id, parts.map { part($0, stack) }.joined(), place, source, line)
    }
    if stopping == nil { stopping = DebugStop(reason: reason, text: text, place: place) }
    stopping?.points.append(point.id)
  }

  private func part(_ part: LogPart, _ stack: LuaStack) -> String {
    switch part {
    case .text(let text): return text
    case .expression(let code):
      do {
        guard let value = try evaluate(code, stack) else { return "nil" }
        stack.push(value)
        defer { stack.pop() }
        return stack.text(at: -1) ?? DebugValue(stack, at: -1).text
      } catch { return "{\(error)}" }
    }
  }

  // MARK: Evaluating

  func evaluator(_ stack: LuaStack, error: LuaReference? = nil) -> DebugEvaluator {
    DebugEvaluator(host: host, globals: host.consoleGlobals, error: error)
  }

  /// Evaluates in the innermost function, without calls if that is possible.
  private func evaluate(_ code: String, _ stack: LuaStack, error: LuaReference? = nil) throws -> LuaReference? {
    let evaluator = evaluator(stack, error: error)
    let frame = frame(stack, depth: 0)
    var touched = false
    do {
      let (value, note) = try evaluator.peek(code, in: frame, touched: &touched)
      if note == nil { return value }
    } catch is DebugEvaluator.Impure {}
    return try evaluator.run(code, in: frame)
  }

  /// Conditions that call nothing, by their code; nil for others.
  private var trees: [String: DebugTree?] = [:]
  /// Where such conditions are computed.
  private lazy var scratch: (anchor: LuaReference, stack: LuaStack)? = {
    let stack = host.state.stack
    guard stack.reserve(4), let thread = lua_newthread(stack.raw) else { return nil }
    let own = LuaStack(thread)
    own.reserve(64)
    return (LuaReference(popping: stack), own)
  }()

  func holds(_ condition: String, _ stack: LuaStack, error: LuaReference? = nil) throws -> Bool {
    if trees[condition] == nil { trees.updateValue(try? DebugTree(condition), forKey: condition) }
    if let known = trees[condition], let tree = known, let scratch {
      do { return try evaluator(stack, error: error).holds(tree, in: frame(stack, depth: 0), scratch.stack) } catch is DebugEvaluator.Impure {}
    }
    guard let value = try evaluate(condition, stack, error: error) else { return false }
    stack.push(value)
    defer { stack.pop() }
    return lua_toboolean(stack.raw, -1) != 0
  }

  /// The function of a script that is so many functions of scripts outside of the innermost one, on the same coroutine.
  func frame(_ stack: LuaStack, depth: Int) -> DebugFrame? {
    var (frame, left, level) = (lua_Debug(), depth, Int32(0))
    while lua_getstack(stack.raw, level, &frame) != 0 {
      lua_getinfo(stack.raw, "Sl", &frame)
      if lshim_is_script(&frame) {
        if left == 0 { return lshim_record(&frame).map { DebugFrame(raw: stack.raw, record: $0) } }
        left -= 1
      }
      level += 1
    }
    return nil
  }

  // MARK: Errors, see DebugRun+Errors

  var lastRaise: UInt64 = 0
  /// How many errors were raised, and how many warnings came, since the run's beginning.
  var raises = 0, warnings = 0
  /// The error at which the run stands.
  var lastError: LuaReference?
  /// The words of the last misuse that UIKit answers with an exception.
  var exception: String?

  // MARK: The host's methods

  private func hostCall(_ visit: LuaDebugger.Visit, _ place: LuaPlace) {
    guard let member = debugger.raw.pointee.member, let name = member.pointee.text.map({ String(cString: $0) }) else { return }
    var stopping: DebugStop?
    for point in plan.points {
      guard case .host(let className, let method) = point.place, method == name else { continue }
      guard let box = lshim_to_box(visit.stack.raw, 1), let address = box.pointee.object else { continue }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      guard host.context.properties(of: object).contains(where: { $0.className == className }) || host.context.className(of: object) == className else {
        continue
      }
      hit(point, "function breakpoint", visit.stack, place, "", 0, &stopping)
    }
    if let stopping { stop(stopping, visit.stack) }
  }

  private func instructionPoints(_ visit: LuaDebugger.Visit, _ place: LuaPlace) {
    guard let frame = visit.frame, plan.points.contains(where: { if case .instruction = $0.place { true } else { false } }) else { return }
    let source = Self.source(visit.stack, frame)
    let function = Int(frame.pointee.linedefined)
    let number = Int(lshim_instruction(debugger.raw, visit.stack.raw, frame))
    var stopping: DebugStop?
    for point in plan.points where point.place == .instruction(source, function, number) {
      hit(point, "instruction breakpoint", visit.stack, place, source, 0, &stopping)
    }
    if let stopping, place != stoppedAt { stop(stopping, visit.stack) }
  }

  // MARK: Data

  /// The file and the line of the instruction that may have written what is watched.
  var writer: (source: String, number: Int)? {
    debugger.raw.pointee.writer_source.map { (source: String(cString: $0 + 1), number: Int(debugger.raw.pointee.writer_line)) }
  }
  /// What the host has done last for a script while properties are watched, and what it is doing, the innermost last.
  var hostWork: HostWork?
  var openWork: [HostWork] = []
  struct HostWork {
    weak var object: AnyObject?
    let member: ScriptContext.CalledMember
    /// The call of the host in which a script asked for it.
    let turn: UInt64
  }
  private var watchesBorders = false

  /// Hears of the host's bodies as soon as a property is watched.
  private func watchBorders() {
    guard !watchesBorders, plan.data.values.contains(where: \.isProperty) else { return }
    watchesBorders = true
    host.state.watchBorders(self)
  }

  // MARK: Stopping

  func stop(_ stop: DebugStop, _ stack: LuaStack) {
    if let place = stop.place, place == stoppedAt, !stop.isRaised, stop.reason != "data breakpoint" { return }
    if let goal {
      if let event = goal.event, event == stop.event { return arrive(at: stop, stack) }
      lastStop = stop
      return
    }
    stoppedAt = stop.place
    forgetStep()
    stopped(self, stop, stack)
  }

  /// A frame of an app was committed.
  func noteFrame(_ app: Int, _ number: Int) {
    while nextEdit < plan.edits.count, let frame = plan.edits[nextEdit].frame, frame == (app, number) {
      perform(plan.edits[nextEdit], host.state.stack)
      setRoute()
    }
    // A call that has not come in its frame never comes.
    if let goal, let place = goal.place, place.call > 0, !goal.isRaised, goal.event == nil, place.app == app, number >= place.frame {
      self.goal?.place = nil
      self.goal?.frame = (app, number)
      debugger.goal = nil
    }
    let isGoal = goal?.frame.map { $0.app == app && number >= $0.number } ?? false
    if !plan.data.isEmpty { checkData(host.state.stack, nil, frame: (app, number), stops: !isGoal) }
    if isGoal { arrive(host.state.stack) }
    if debugger.raw.pointee.wants_pause {
      debugger.raw.pointee.wants_pause = false
      called(self, host.state.stack, false)
    }
    if !isLight, debugger.raw.pointee.instructions - wentOn > Self.soon, mayBeLight { goLightly() }
  }

  /// Stops where it is, if it may.
  func stopNow(_ stop: DebugStop, _ stack: LuaStack) { self.stop(stop, stack) }
}
