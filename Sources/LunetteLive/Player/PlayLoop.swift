import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// A screen besides the pages: it shows what the loop plays, and passes on the keys that are pressed.
protocol PlayScreen: AnyObject {
  func draw(_ loop: PlayLoop)
  func show(problem: String)
  func handle(_ data: Data, in loop: PlayLoop)
  func close()
}

/// Plays a session in real time: handles messages from pages and the terminal, runs frames when they are due, and sends news to all of
/// them.
///
/// All of this runs on one thread. To go to an earlier moment, the session is run again from its start.
public final class PlayLoop {
  public struct Options {
    /// Simulated seconds per real second.
    public var speed = 1.0
    /// Where the recording is saved at the end; nil to save none.
    public var record: String?
    /// Makes the log for the played course at the end; nil for no log.
    public var makeLog: (() -> RunLog)?
    public var version = ""
    /// The program that makes films of pictures; nil if there is none.
    public var ffmpeg: String?
    /// Gets messages for the terminal.
    public var complain: (String) -> Void = { _ in }
    /// Called once it has ended, before log and recording are made.
    public var willSave: () -> Void = {}
    public init() {}
  }

  let session: PlaySession
  let options: Options
  let mailbox = Mailbox<LiveClient.Event>()
  /// A client, and what it was sent.
  final class Listener {
    let client: LiveClient
    var frames = FrameEncoder()
    /// The course and the number of its events that were sent.
    var events = (course: -1, count: 0)
    /// The state that was sent last, and the error since then.
    var state: LiveState?
    var error: String?

    init(_ client: LiveClient) { self.client = client }
  }
  var listeners: [Listener] = []
  /// The terminal, if it shows the session too.
  var screen: (any PlayScreen)?
  var pacer = Pacer()
  var isPlaying = true
  /// The moment to go to, once all messages that came with the request have been handled.
  var wanted: (course: Int, tick: Int)?
  private var hasEnded = false
  /// The real time until which a film stands still after a printed frame.
  private var restsUntil = 0.0
  private var nextLook = 0.0
  private var reportedProblem: String?
  private var owners: [Int: (client: LiveClient, finger: Int)] = [:]
  private var nextFinger = 0
  /// The debugger that is attached, and how to tell it something.
  var debugger: AttachedDebugger?
  public private(set) lazy var played = PlayedApp(self)
  /// The tick at which playing ends, for steps of a frame.
  var stopsAt: Int?
  /// The present moment must be run again, though it is the wanted one.
  var isStale = false
  /// Makes answers that take long while the session goes on.
  let sideWork = SideWork()

  public init(_ session: PlaySession, _ options: Options) {
    (self.session, self.options) = (session, options)
    pacer.speed = options.speed
  }

  /// Where a new course begins: a test is shown at the frame where it failed or ended, everything else is played from its start.
  private func begin(_ course: Int) -> (course: Int, tick: Int) {
    if case .test = session.start { isPlaying = false } else { isPlaying = true }
    return (course, isPlaying ? 0 : .max)
  }

  /// Asks the loop to end. May be called on any thread.
  public var quits: @Sendable () -> Void {
    let mailbox = mailbox
    return { mailbox.post(.quit) }
  }
  func quit() { quits() }

  /// Plays until the loop is told to end.
  public func run() {
    wanted = begin(0)
    while !hasEnded {
      var target = wanted ?? (session.number, session.tick)
      wanted = nil
      session.choose(course: target.course)
      if !session.course.wasRunToEnd { session.runToEnd() }
      target.tick = min(target.tick, session.course.end)
      var hasRun = false
      do {
        try PlayDirector(start: session.start, options: session.options, course: session.course).play(
          session.course, to: target.tick, log: nil
        ) { [self] moment in
          hasRun = true
          session.begin(moment)
          defer { session.endMoment() }
          return live()
        }
      } catch {
        if !hasRun { wait(because: (error as? ScriptFailure)?.report ?? "\(error)") }
      }
      if !hasRun, !hasEnded { wait(because: session.problem ?? "no app runs here; launch one") }
    }
    screen?.close()
    for listener in listeners { listener.client.close() }
    sideWork.end()
    save()
  }

  // MARK: A moment

  /// Runs in the present moment, until another moment is wanted that needs a new run.
  private func live() -> PlayDirector.Next {
    pacer.restart()
    tellDebuggerWhere()
    publish()
    while true {
      for event in mailbox.take(waiting: wanted == nil ? waiting : 0) { handle(event) }
      if hasEnded { return .leave }
      if let wanted {
        if isStale {
          isStale = false
          return .leave
        }
        guard wanted.course == session.number, wanted.tick >= session.tick, let moment = session.moment else { return .leave }
        if moment.isScripted {
          if wanted.tick > session.tick {
            self.wanted = nil
            return .goOn(to: wanted.tick)
          }
        } else {
          session.play(to: min(wanted.tick, session.course.end))
        }
        self.wanted = nil
        pacer.restart()
        tellDebuggerWhere()
      }
      if isPlaying, frameWait <= 0, Pacer.now() >= restsUntil, debuggerAllowsFrame() {
        pacer.noteFrame(for: finger)
        if let stopsAt, session.tick + 1 >= stopsAt { (isPlaying, self.stopsAt) = (false, nil) }
        if !session.step(withTouches: debugger == nil) { return advanceScript() }
        if session.moment?.isScripted == true, !session.isPast { isPlaying = false }
        restIfPrinted()
      }
      lookAtFiles()
      publish()
    }
  }

  /// Time until something must be done. Units: seconds; nil for no limit.
  private var waiting: Double? {
    guard isPlaying, !waitsForDebugger else { return Self.lookInterval }
    return max(0, max(frameWait, restsUntil - Pacer.now()))
  }

  /// Time until the next frame. While touches wait, a frame may run early, so that their effect is visible at once.
  private var frameWait: Double { pacer.wait(for: finger) }

  private var finger: Pacer.Finger { session.hasTouches ? .waits : session.isTouched ? .still : .away }

  private func advanceScript() -> PlayDirector.Next {
    restIfPrinted(at: session.tick + 1)
    return .goOn(to: session.tick + 1)
  }

  /// A film stands still for a while at a frame that its scenario prints.
  private func restIfPrinted(at tick: Int? = nil) {
    guard session.moment?.isScripted == true else { return }
    let tick = tick ?? session.tick
    if session.course.events.contains(where: { $0.tick == tick && $0.content.isPrint }) {
      restsUntil = Pacer.now() + Self.rest / pacer.speed
    }
  }

  /// There is no app because of an error: waits until a person changes something.
  private func wait(because reason: String) {
    screen?.show(problem: reason)
    if reason != reportedProblem { options.complain(reason) }
    reportedProblem = reason
    func tellReason() {
      for listener in listeners where listener.error != reason {
        (listener.error, listener.state) = (reason, nil)
        listener.client.send(.error(reason))
      }
    }
    tellReason()
    while !hasEnded, wanted == nil {
      for event in mailbox.take(waiting: Self.lookInterval) {
        handle(event)
        if case .opened = event { tellReason() }
      }
      // The user may have repaired the plugin's files since the launch failed.
      lookAtFiles()
      if session.isPlugin { break }
    }
  }

  /// Units: seconds. Ours: soon enough for a person who has just saved a file
  private static let lookInterval = 0.25
  /// How long a film stands still at a printed frame. Units: seconds. Ours
  private static let rest = 1.0

  private func lookAtFiles() {
    guard Pacer.now() >= nextLook else { return }
    nextLook = Pacer.now() + Self.lookInterval
    if let course = session.takeUpChangedFiles() { wanted = begin(course) }
  }

  // MARK: What comes in

  private func handle(_ event: LiveClient.Event) {
    switch event {
    case .opened(let client):
      let listener = Listener(client)
      listeners.append(listener)
      client.send(hello(to: listener).bytes, isFrame: true)
    case .closed(let client):
      listeners.removeAll { $0.client === client }
      // The fingers of a page that is gone are cancelled.
      let held = owners.filter { $0.value.client === client }.map(\.key)
      session.cancel(Set(held))
      for finger in held { owners[finger] = nil }
    case .ready: break
    case .wake: for news in played.takeNews() { hear(news) }
    case .quit: hasEnded = true
    case .keys(let bytes): screen?.handle(bytes, in: self)
    case .message(let client, let data):
      defer { client.noteHandled() }
      do { try handle(LiveMessage(data), from: client) } catch let question as BadQuestion {
        client.send(.failure(id: question.id, "\(question.reason)"))
      } catch {
        client.send(.refused("\(error)"))
      }
    }
  }

  private func handle(_ message: LiveMessage, from client: LiveClient) throws {
    switch message {
    case .input(let input, let plays):
      if case .touches(let samples) = input { session.send(.touches(try own(samples, client))) } else { session.send(input) }
      if input != .background { isPlaying = isPlaying || plays }
    case .play: play()
    case .pause: isPlaying = false
    case .step(let count): step(by: count)
    case .speed(let speed): pacer.speed = min(max(speed, 0.1), 10)
    case .seek(let tick, let plays):
      isPlaying = plays
      seek(to: tick)
    case .branch(let number):
      guard session.courses.indices.contains(number) else { throw PlayProblem.badMessage("there is no course \(number)") }
      isPlaying = false
      wanted = (number, session.courses[number].end)
    case .restart:
      isPlaying = true
      wanted = (session.number, 0)
    case .clearError: session.clearProblem()
    case .frame: listeners.first { $0.client === client }?.frames = FrameEncoder()
    case .ask(let id, let question): answer(question, id: id, client)
    }
  }

  func play() {
    if debugger?.words != nil { return played.post(.goOn) }
    isPlaying = true
    pacer.restart()
    // A film that has ended starts again.
    if session.moment?.isScripted == true, !session.isPast { wanted = (session.number, 0) }
  }

  func step(by count: Int) {
    isPlaying = false
    if count < 0 { return seek(to: session.tick + count) }
    if session.isPast { return seek(to: session.tick + count) }
    if debugger != nil {
      stopsAt = session.tick + count
      return play()
    }
    for _ in 0..<min(count, 600) { _ = session.step() }
  }

  func seek(to tick: Int) { wanted = (session.number, min(max(tick, 0), session.course.end)) }

  /// Gives the fingers of each page numbers of their own.
  private func own(_ samples: [TouchSample], _ client: LiveClient) throws -> [TouchSample] {
    guard samples.count <= 10 else { throw PlayProblem.badMessage("there are ten fingers at most, got \(samples.count)") }
    return samples.compactMap { sample in
      var sample = sample
      if sample.phase == .began {
        nextFinger += 1
        owners[nextFinger] = (client, sample.finger)
        sample.finger = nextFinger
        return sample
      }
      guard let number = owners.first(where: { $0.value.client === client && $0.value.finger == sample.finger })?.key else { return nil }
      if sample.phase == .ended || sample.phase == .cancelled { owners[number] = nil }
      sample.finger = number
      return sample
    }
  }

  /// Passes a touch of the terminal's one finger on.
  func touch(_ phase: UITouch.Phase, at place: CGPoint) {
    if phase == .began { nextFinger += 1 }
    session.send(.touches([TouchSample(finger: nextFinger, phase: phase, location: place)]))
  }

  // MARK: What goes out

  private func publish() {
    if let problem = session.problem, problem != reportedProblem { options.complain(problem) }
    reportedProblem = session.problem
    guard let moment = session.moment else { return }
    screen?.draw(self)
    guard !listeners.isEmpty else { return }
    var list: DisplayList?
    let state = self.state
    for listener in listeners where listener.client.isReady {
      if listener.state != state {
        (listener.state, listener.error) = (state, nil)
        listener.client.send(.state(state))
      }
      tellEvents(listener)
      if list == nil {
        list = moment.app.isClosed ? DisplayList(size: moment.app.simulation.screen.bounds.size) : moment.app.simulation.displayList()
      }
      if let list, let frame = listener.frames.message(list, tick: session.tick, time: moment.app.simulation.time) {
        listener.client.send(frame, isFrame: true)
      }
    }
  }

  private func tellEvents(_ listener: Listener) {
    let events = session.course.events
    let isOther = listener.events.course != session.number || listener.events.count > events.count
    let known = isOther ? 0 : listener.events.count
    guard isOther || known < events.count else { return }
    listener.events = (session.number, events.count)
    listener.client.send(.events(Array(events[known...].suffix(Self.mostEvents)), isWhole: isOther))
  }

  /// Limit of events that are sent at once; of more the newest are sent. Ours
  private static let mostEvents = 4000

  private var state: LiveState {
    let app = session.moment?.app
    return LiveState(
      playing: isPlaying, resting: restsUntil > Pacer.now() ? true : nil, speed: pacer.speed, tick: isPlaying ? nil : session.tick,
      end: isPlaying && !session.isPast ? -1 : session.course.end, course: session.number, scripted: session.moment?.isScripted ?? false,
      keyboard: app?.simulation.keyboard.takesKeys ?? false, hardware: app?.simulation.keyboard.isHardwareAttached ?? false,
      closed: app?.isClosed ?? true, debugger: debugger.map { $0.words ?? "" }, orientation: "\(app?.simulation.heldDevice.orientation ?? .portrait)",
      error: session.problem ?? "", direction: app.map { $0.simulation.isRightToLeft } == true ? "rightToLeft" : "leftToRight",
      textSize: app?.simulation.text.contentSizeCategory.rawValue ?? "",
      dark: app.flatMap { $0.simulation.screen.device.constants.colors.followAppearance ? $0.simulation.world.isDark == true : nil },
      branches: session.courses.enumerated().map { number, course in
        LiveState.Branch(
          number: number, end: number == session.number && isPlaying ? -1 : course.end, from: course.origin?.course, at: course.origin?.tick)
      })
  }

  /// Includes the tree and the frame, if there is an app.
  private func hello(to listener: Listener) -> JsonText {
    JsonText.object { json in
      json.field("type", "hello")
      json.field("protocol", 1)
      json.field("version", options.version)
      json.field("title", session.start.title)
      json.field("plugin", session.isPlugin)
      let device = session.moment?.app.simulation.screen.device ?? session.options.device
      json.key("device")
      json.object { json in
        json.field("name", device.name)
        json.field("size", numbers: [device.size.width, device.size.height])
        json.field("scale", device.scale)
      }
      json.field("ffmpeg", options.ffmpeg != nil)
      guard let moment = session.moment, !moment.app.isClosed else { return }
      if let tree = try? session.look({ ViewFacts.tree($0) }) {
        json.key("tree")
        json.encode(tree)
      }
      if let frame = listener.frames.message(moment.app.simulation.displayList(), tick: session.tick, time: moment.app.simulation.time) {
        json.key("frame")
        json.raw(frame)
      }
    }
  }

  // MARK: At the end

  /// Saves the recording and the log.
  private func save() {
    options.willSave()
    if let log = options.makeLog?() {
      do { try session.play(into: log) } catch {
        options.complain("the log is not whole: \((error as? ScriptFailure)?.report ?? "\(error)")")
      }
    }
    guard let path = options.record else { return }
    do {
      let take = try session.take()
      let files = try take.recording().files(take.run, at: path, version: options.version)
      if let server = files.server { try WholeFile.write(Data(server.text.utf8), to: server.path) }
      try WholeFile.write(Data(files.scenario.utf8), to: path)
      options.complain("recorded \(path)" + (files.server.map { " and its answers, \($0.path)" } ?? ""))
    } catch { options.complain("\(path) was not written: \(error)") }
  }
}
