import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// A session that is being played: its courses, the present moment, and the inputs.
///
/// Every input is added to the present course at the present tick. An input in the past starts a branch, and the later part of the course
/// is kept. Only one thread uses the session.
public final class PlaySession {
  let start: PlayStart
  let options: ScriptHost.Options
  private(set) var courses: [PlayCourse]
  private(set) var number = 0
  /// The present moment. It exists while `PlayLoop` runs in it.
  private(set) var moment: PlayMoment?
  /// Touches for the next frame, in order.
  private var touches: [TouchSample] = []
  private var down: [Int: CGPoint] = [:]
  private var log: RunLog?
  private var failures = 0
  /// Collects what scripts print.
  private final class Printed { var text = "" }
  private let printed = Printed()
  /// The last error, as a text for a person.
  private(set) var problem: String?
  /// The number of errors so far.
  private(set) var problems = 0
  private var refused: [SourceFile] = []
  /// The contents of a script's files when they were last checked.
  private var seen: [String: [UInt8]] = [:]

  public init(_ start: PlayStart, _ options: ScriptHost.Options) {
    var options = options
    (options.quiet, options.color, options.recorder, options.readsPipes) = (true, false, nil, false)
    options.output = { [printed] in printed.text += $0 }
    (self.start, self.options) = (start, options)
    var course = PlayCourse()
    course.texts = start.texts
    if case .plugin(let run) = start {
      course.inputs = run.inputs
      course.end = run.inputs.map { $0.frame }.max() ?? 0
    }
    courses = [course]
  }

  var course: PlayCourse {
    get { courses[number] }
    set { courses[number] = newValue }
  }
  var tick: Int { moment?.tick ?? 0 }
  var isPast: Bool { tick < course.end }
  var isPlugin: Bool { if case .plugin = start { true } else { false } }

  // MARK: The first run

  /// Runs a script or a test to its end, and notes the events.
  func runToEnd() {
    let tick = Counter()
    let log = makeLog { tick.value }
    let director = PlayDirector(start: start, options: options, course: course)
    var hosts: [ScriptHost] = []
    let watch: (ScenarioApp) -> Void = { app in
      if !hosts.contains(where: { $0 === app.host }) { hosts.append(app.host) }
      app.simulation.frameObservers.append { _ in tick.value += 1 }
    }
    do {
      switch start {
      case .plugin:
        try director.play(course, to: course.end, log: log, launched: watch) { _ in .leave }
      case .script:
        try director.play(course, to: .max, log: log, launched: watch) { _ in .leave }
      case .test(let file, let name):
        var options = options
        options.texts.merge(course.texts) { $1 }
        options.watcher = { app in
          app.host.log = log
          watch(app)
        }
        if let report = PlayTest(file: file, name: name).run(options) { note(problem: report, at: max(0, tick.value)) }
      }
    } catch {
      note(problem: (error as? ScriptFailure)?.report ?? "\(error)", at: max(0, tick.value))
    }
    log.flush()
    for host in hosts { keepTexts(of: host) }
    course.wasRunToEnd = true
    course.end = max(0, isPlugin ? course.end : tick.value)
    takePrinted(at: course.end)
  }

  /// Counts committed frames; the first is 0.
  private final class Counter { var value = -1 }

  private func makeLog(_ tick: @escaping () -> Int) -> RunLog {
    let log = RunLog(.costs)
    var hash: UInt64?
    log.drain = { [unowned self] events in
      let now = max(0, tick())
      takePrinted(at: now)
      for event in events {
        if case .frame(let frame) = event.kind {
          if let hash, hash != frame.hash { course.events.append(.init(tick: now, content: .moved)) }
          hash = frame.hash
        } else if case .launched = event.kind {
          continue
        } else if event.isInLog {
          course.events.append(.init(tick: now, content: .logged(event)))
        }
      }
    }
    return log
  }

  // MARK: Moments

  func begin(_ moment: PlayMoment) {
    (self.moment, failures, log) = (moment, 0, nil)
    (touches, down) = ([], [:])
    if moment.tick >= course.end, !moment.isScripted { moment.player.handleInputs() }
    // Events up to this moment have been sent already, when they first happened.
    (printed.text, failures) = ("", moment.player.failures.count)
    keepTexts(of: moment.app.host)
  }

  /// A file may be required after the start.
  private func keepTexts(of host: ScriptHost) {
    for (path, text) in host.loadedTexts where course.texts[path] == nil { course.texts[path] = Array(text) }
  }

  func endMoment() {
    if let moment { keepTexts(of: moment.app.host) }
    moment?.app.host.log = nil
    moment = nil
  }

  /// From now on events are new, so they are noted.
  private func watch() {
    guard log == nil, let moment, !moment.app.isClosed else { return }
    let log = makeLog { [unowned self] in tick }
    self.log = log
    moment.app.host.log = log
    let launch = RunEvent.Launch(
      plugin: start.title, path: nil, code: nil, device: moment.app.simulation.screen.device, seed: options.seed, isAnimated: true)
    log.watch(moment.app, launch)
  }

  /// Runs one frame. At a script's end there is none. Returns: false if a script must run on for the next frame
  /// - Parameter withTouches: whether the touches that wait are sent; else those of the frame were sent before
  func step(withTouches: Bool = true) -> Bool {
    guard let moment, !moment.app.isClosed else { return true }
    if moment.isScripted { return !isPast }
    let isNews = !isPast
    if isNews { watch() }
    if withTouches { sendTouches() }
    moment.tick += 1
    moment.player.play(toFrame: moment.player.frame + 1)
    course.end = max(course.end, moment.tick)
    log?.flush()
    if isNews { noteFailures() } else { (printed.text, failures) = ("", moment.player.failures.count) }
    return true
  }

  /// Plays a plugin's course up to a tick.
  func play(to target: Int) {
    guard let moment else { return }
    moment.player.play(toFrame: moment.player.frame + target - moment.tick)
    moment.tick = target
    (printed.text, failures) = ("", moment.player.failures.count)
    if target >= course.end { moment.player.handleInputs() }
  }

  private func noteFailures(withCalls: Bool = true) {
    guard let moment else { return }
    let news = moment.player.failures.dropFirst(failures)
    let calls = withCalls && !news.isEmpty && !moment.app.isClosed ? moment.app.host.scene()?.calls ?? [] : []
    let led = calls.isEmpty ? "" : "\nthe last calls:\n" + calls.map { "  \($0)" }.joined(separator: "\n")
    for (_, failure) in news { note(problem: failure.report + led, at: tick) }
    failures = moment.player.failures.count
    takePrinted(at: tick)
  }

  private func note(problem text: String, at tick: Int) {
    (problem, problems) = (text, problems + 1)
    course.events.append(.init(tick: tick, content: .error(text)))
  }

  func clearProblem() { problem = nil }

  private func takePrinted(at tick: Int) {
    guard !printed.text.isEmpty else { return }
    course.events.append(.init(tick: tick, content: .output(printed.text)))
    printed.text = ""
  }

  // MARK: Inputs

  /// An input now. In the past, the later part of the course is left as a branch.
  func send(_ input: Input) {
    guard let moment, !moment.app.isClosed else { return }
    leavePast()
    if case .touches(let samples) = input {
      touches += samples.filter(isPossible)
      return
    }
    watch()
    let event = InputEvent(frame: moment.player.frame, time: moment.app.simulation.time, input)
    course.inputs.append(event)
    moment.player.add(event)
    moment.player.handleInputs()
    log?.flush()
    // The person who types code sees an error without the list of calls.
    if case .code = input { noteFailures(withCalls: false) } else { noteFailures() }
  }

  /// Whether touches wait for the next frame.
  var hasTouches: Bool { !touches.isEmpty }

  /// Whether any finger is down.
  var isTouched: Bool { !down.isEmpty }

  /// A finger must be down to move or lift, and up to land.
  private func isPossible(_ sample: TouchSample) -> Bool {
    guard sample.location.x.isFinite, sample.location.y.isFinite, (down[sample.finger] == nil) == (sample.phase == .began) else {
      return false
    }
    down[sample.finger] = sample.phase == .ended || sample.phase == .cancelled ? nil : sample.location
    return true
  }

  /// Cancels these fingers, because their page is gone.
  func cancel(_ fingers: Set<Int>) {
    let samples = fingers.sorted().compactMap { finger in down[finger].map { TouchSample(finger: finger, phase: .cancelled, location: $0) }
    }
    if !samples.isEmpty { send(.touches(samples)) }
  }

  /// Sends the samples of one frame: at most two moves per finger, with times that keep their order. Source: docs/live.md
  func sendTouches() {
    guard !touches.isEmpty, let moment else { return }
    var kept: [TouchSample] = []
    for (index, sample) in touches.enumerated() {
      let later = touches[(index + 1)...].prefix { $0.finger != sample.finger || $0.phase == .moved }.filter { $0.finger == sample.finger }
      // Of several moves in a row the last two are sent.
      if sample.phase == .moved, later.count >= Self.movesPerFrame { continue }
      kept.append(sample)
    }
    touches = []
    // Samples of different fingers are one event; a second sample of a finger begins a new event.
    var groups: [[TouchSample]] = []
    for sample in kept {
      if let last = groups.last, !last.contains(where: { $0.finger == sample.finger }) {
        groups[groups.count - 1].append(sample)
      } else {
        groups.append([sample])
      }
    }
    let frame = moment.player.frame + 1
    for (index, group) in groups.enumerated() {
      let part = Double(index + 1) / Double(groups.count)
      let event = InputEvent(frame: frame, time: (Double(frame - 1) + part) / Double(framesPerSecond), .touches(group))
      course.inputs.append(event)
      moment.player.add(event)
    }
  }

  /// Two per frame are 120 samples a second. Source: docs/live.md
  private static let movesPerFrame = 2

  /// Continues from a past moment, or takes an app over from its script; the later part of the course becomes a branch.
  private func leavePast() {
    guard let moment, isPast || moment.isScripted else { return }
    let isInScript = moment.isScripted
    courses.append(course.cut(after: tick, leaving: number, isScript: isInScript))
    number = courses.count - 1
    let simulation = moment.app.simulation
    if isInScript {
      simulation.input.cancelAll(at: simulation.time)
      self.moment = PlayMoment(moment.app, tick: tick, player: RunPlayer(moment.app), isScripted: false)
    } else {
      // Fingers that are down in the old course are cancelled.
      let held = Self.fingers(down: course.inputs)
      self.moment = PlayMoment(moment.app, tick: tick, player: RunPlayer(moment.app), isScripted: false)
      for (finger, place) in held where down[finger] == nil {
        touches.append(TouchSample(finger: finger, phase: .cancelled, location: place))
      }
    }
    failures = 0
    watch()
  }

  /// The fingers that inputs have put down and not lifted, with their places.
  private static func fingers(down inputs: [InputEvent]) -> [(Int, CGPoint)] {
    var places: [Int: CGPoint] = [:]
    for event in inputs {
      guard case .touches(let samples) = event.input else { continue }
      for sample in samples { places[sample.finger] = sample.phase == .ended || sample.phase == .cancelled ? nil : sample.location }
    }
    return places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Runs `body` without noting anything in the log.
  func look<Result>(_ body: (ScenarioApp) throws -> Result) throws -> Result {
    guard let app = moment?.app, !app.isClosed else { throw ScenarioSession.Problem.noApp }
    let log = app.host.log
    app.host.log = nil
    defer { app.host.log = log }
    return try app.host.reporting { try app.simulation.perform { try body(app) } }
  }

  /// Adds a line besides the inputs, for the recorder.
  func add(note code: String) { course.notes.append(.init(frame: tick, code)) }

  func removeNote(_ code: String) {
    if let index = course.notes.lastIndex(where: { $0.code == code }) { course.notes.remove(at: index) }
  }

  // MARK: Branches

  /// What a debugger has changed inside of calls of the next frame. In the past this begins another course.
  func add(_ edits: any CourseEdits) {
    if isPast {
      courses.append(course.cut(after: tick, leaving: number, isScript: moment?.isScripted ?? false))
      number = courses.count - 1
    }
    course.edits = edits
  }

  /// Continues with another course. The caller must then go to a tick of it.
  func choose(course number: Int) {
    if courses.indices.contains(number) { self.number = number }
  }

  // MARK: Code

  /// Loads files that have changed: an app's own files into the running app; if a script has changed, or is still running, the script
  /// starts again. Returns: the number of the new course to play from its start, if there is one
  func takeUpChangedFiles() -> Int? {
    if let new = courseOfChangedScript() { return new }
    guard !isPast, let app = moment?.app, !app.isClosed else { return nil }
    guard let changed = try? app.changedFiles(), !changed.isEmpty else {
      refused = []
      return nil
    }
    guard changed != refused else { return nil }
    refused = changed
    problem = nil
    keepTexts(of: app.host)
    send(.reload(changed))
    return nil
  }

  private func courseOfChangedScript() -> Int? {
    guard !isPlugin else { return nil }
    var changed: Set<String> = []
    for (path, first) in course.texts {
      // A file that is being replaced may be missing for a moment.
      guard let now = try? Array(PluginLoader.read(path)), now != seen[path] ?? first else { continue }
      seen[path] = now
      changed.insert(path)
    }
    // An app's own files are loaded into the running app once its script has ended, and never in the past.
    let isApps = moment.map { !$0.app.isClosed && !($0.isScripted && isPast) && changed.isSubset(of: $0.app.codePaths) } ?? false
    guard !changed.isEmpty, !isApps else { return nil }
    problem = nil
    var fresh = PlayCourse()
    fresh.texts = start.texts
    courses.append(fresh)
    return courses.count - 1
  }

  // MARK: As a value

  /// The present course as a run; nil if a script began it.
  var run: Run? {
    guard case .plugin(var run) = start else { return nil }
    run.inputs = course.inputs
    return run
  }

  /// Plays the present course again from its start to its end, for a log.
  /// Throws: errors of its script
  func play(into log: RunLog) throws {
    defer { log.flush() }
    do {
      try PlayDirector(start: start, options: options, course: course).play(course, to: course.end, log: log) { moment in
        moment.player.handleInputs()
        return .leave
      }
    } catch {
      // Reaching the course's own error is no failure.
      if (error as? ScriptFailure)?.report != problem { throw error }
    }
  }

  /// The present course for the recorder, up to the present moment. Throws: if nothing can be recorded
  func take() throws -> Take {
    guard let run else { throw PlayProblem.notRecordable }
    return Take(run: run, notes: course.notes, end: max(tick, course.end), options: silent)
  }

  /// Options for other runs of this session, on other threads too: without any output.
  var silent: ScriptHost.Options {
    var options = options
    (options.quiet, options.output, options.watcher, options.atRest, options.recorder) = (true, { _ in }, nil, nil, nil)
    options.texts.merge(course.texts) { $1 }
    return options
  }

  /// Part of a course, from which a scenario can be written while the session goes on.
  /// Unchecked: a value of values; the options' functions are called by the thread that it is handed to, while the session goes on with its own.
  struct Take: @unchecked Sendable {
    let run: Run
    let notes: [ScenarioRecorder.Note]
    let end: Int
    let options: ScriptHost.Options

    /// Throws: if the app can't be launched
    func recording() throws -> ScenarioRecorder.Recording { try ScenarioRecorder.record(run, notes: notes, upTo: end, options: options) }
  }
}
