import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The events of a run, in order. There is one record of a run: the files of `--log` and `--trace`, the comparison of `--twice` and the
/// page of a failed test are all made from its events.
///
/// `app:calls` uses a list of its own (`CallLog`), which is always kept, because it must give the objects themselves to a script.
public final class RunLog {
  /// What is noted besides the events that every log has.
  public struct Content: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Each view that changes in a frame.
    public static let views = Content(rawValue: 1)
    /// Every frame, to be shown as text where two runs differ.
    public static let screens = Content(rawValue: 2)
    /// The phases of frames, and the VM instructions of calls. Scripts run several times slower.
    public static let costs = Content(rawValue: 4)
    /// Frames for the film, see `film`.
    public static let film = Content(rawValue: 8)
    /// Not every frame is looked at: only the first of a step of the scenario, one in sixteen of the others, and the last. That is enough to compare
    /// two runs, since all that happens between them is in the log, too.
    public static let sampled = Content(rawValue: 16)
    /// No frame is looked at: for whoever wants to know what was called and touched.
    public static let deeds = Content(rawValue: 32)
    /// Where the methods that are called begin, and what they answer: for whoever looks for the first call that differs. Files don't have it.
    public static let answers = Content(rawValue: 64)
  }

  public let content: Content
  /// The size of a character in frames as text.
  private let cell: CellSize
  public private(set) var events: [RunEvent] = []
  /// The frames by the indexes of their events, with `Content.screens`.
  private(set) var screens: [Int: LoggedScreen] = [:]
  /// A selection of frames that differ from the one before.
  public private(set) var film = Film()
  /// Gets the noted events after each frame, and the log forgets them; nil for a log that keeps the whole run.
  public var drain: (([RunEvent]) -> Void)?

  /// The number of the app that was launched last.
  public private(set) var apps: Int
  /// Whether a script has done something that no list of inputs can express.
  package private(set) var hasReached = false
  /// Nothing is noted but that apps are launched, until somebody who runs up to a moment comes near it.
  public var isAsleep = false
  /// The number of steps that the scenario has taken.
  private var steps = 0
  /// With `Content.sampled`, what looks at the screen of an app whose last frame wasn't looked at, by the app's number.
  private var unseen: [Int: () -> Void] = [:]
  /// The indexes in `events` of calls that have not returned.
  private var open: [Int] = []
  /// The object of the last call. A call about the same object and the next row is counted with the last one.
  private weak var lastObject: AnyObject?

  /// - Parameters:
  ///   - apps: number of apps that other scripts of the run have launched; app numbers continue after it
  ///   - cell: how much of the screen one character shows where frames become text
  public init(_ content: Content, after apps: Int = 0, cell: CellSize = .standard) {
    (self.content, self.apps, self.cell) = (content, apps, cell)
  }

  /// A hash of a file's content, to tell whether the file has changed. Throws: `FileProblem`
  package static func code(ofFile path: String) throws -> UInt64 { StableHash.of([UInt8](try FilePath.contents(of: path))) }

  // MARK: Apps

  /// An app was launched: its events are noted from now on.
  package func watch(_ app: any LoggedApp, _ launch: RunEvent.Launch) {
    apps += 1
    let number = apps
    var looks = FrameLooks()
    var (seen, lookedAt, count) = (0, Int.min / 2, 0)
    var motions: [ObjectIdentifier: String] = [:]
    app.number = number
    add(.launched(launch), app)
    app.simulation.eventObserver = { [weak self, weak app] event in
      // A script may hold a view of an app that has been closed, and change it.
      guard let self, !isAsleep, let app, let kind = kind(of: event, app, &motions) else { return }
      add(kind, app)
    }
    if content.contains(.deeds) {
      app.simulation.frameObservers.append { [weak self] _ in
        if let self, open.isEmpty { flush() }
      }
      return
    }
    let look = { [weak self, weak app] (simulation: Simulation) in
      guard let self, let app else { return }
      unseen[number] = nil
      (seen, lookedAt, count) = (steps, simulation.frameCount, count + 1)
      let list = simulation.displayList()
      let frame = looks.next(list, number: simulation.frameCount, withViews: content.contains(.views))
      if content.contains(.screens) { screens[events.count] = screen(of: list, frame) }
      if content.contains(.film) { film.add(FrameSnapshot(list, heading: heading(of: simulation)), app: number, hash: frame.hash) }
      add(.frame(frame), app)
    }
    app.simulation.frameObservers.append { [weak self, weak app] simulation in
      guard let self, let app else { return }
      let pause = seen == steps ? Self.stride + 2 * count : count < Self.mostStepsSeen ? 1 : Self.stepStride + count
      if content.contains(.sampled), simulation.frameCount - lookedAt < pause {
        add(.frame(looks.same(number: simulation.frameCount)), app)
        unseen[number] = { [weak simulation] in if let simulation { look(simulation) } }
      } else {
        look(simulation)
      }
      if open.isEmpty || !content.contains(.costs) { flush() }
    }
  }

  /// Of the frames inside of a step of the scenario one of so many is looked at, and of those that begin a step, after the first few, if the steps
  /// are short; fewer the longer the app runs, so that a test of thousands of frames isn't several times slower.
  /// Units: frames. Ours: about a quarter and an eighth of a second
  private static let (stride, stepStride) = (16, 8)
  /// Ours: most tests that aren't random take fewer
  private static let mostStepsSeen = 4

  /// What a scenario does, for whoever looks at its apps between two steps.
  package enum Step: Equatable {
    /// With the number of the step, from 1.
    case began(Int)
    case ended(Int)
    /// A perturbation has let frames run that are no step of the scenario. With the number of such waits, from 1.
    case waited(Int)
    /// The test has failed.
    case failed
  }
  /// Hears of each step of a scenario; nil where nobody looks.
  package var stepObserver: ((Step) -> Void)?

  /// Notes that a scenario takes a step: it may have changed the app before. Returns: the number of the step, for `noteStepEnd`
  package func noteStep() -> Int {
    steps += 1
    let number = steps
    stepObserver?(.began(number))
    return number
  }

  /// Notes that a step has ended without an error.
  package func noteStepEnd(_ number: Int) { stepObserver?(.ended(number)) }

  /// Notes that a perturbation has waited.
  package func noteWait(_ number: Int) { stepObserver?(.waited(number)) }

  /// Notes that the test has failed, whose apps are still as they were.
  package func noteFailure() { stepObserver?(.failed) }

  /// Looks at the last frame of an app that ends. - Parameter app: is still as it was
  package func noteEnd(of app: any LoggedApp) { unseen.removeValue(forKey: app.number)?() }

  private func heading(of simulation: Simulation) -> FrameHeading { FrameHeading(frame: simulation.frameCount, time: simulation.time) }

  private var lastScreen: (hash: UInt64, screen: LoggedScreen)?
  /// The number of items in all kept frames.
  private var keptItems = 0
  /// Limit of items. Ours: a few megabytes; of later frames the texts are made at once, which take less memory and more time
  private static let mostKeptItems = 8192

  /// Most frames equal the one before, and share what is kept of it.
  private func screen(of list: DisplayList, _ frame: RunEvent.Frame) -> LoggedScreen {
    if let lastScreen, lastScreen.hash == frame.hash { return lastScreen.screen }
    keptItems += list.items.count
    let screen = LoggedScreen.list(list, cell)
    lastScreen = (frame.hash, keptItems <= Self.mostKeptItems ? screen : .made(screen.text))
    return lastScreen?.screen ?? screen
  }

  /// Notes that a debugger has run code that stays, at a moment of an app's run.
  package func noteCode(_ code: String, at moment: String, of app: any LoggedApp) {
    let simulation = app.simulation
    add(.input(InputEvent(frame: simulation.frameCount, time: simulation.time, .code(code), at: moment)), app)
  }

  /// Notes that a scenario prints a frame.
  package func notePrint(_ title: String?, of app: any LoggedApp) { add(.printed(title: title), app) }

  /// Notes that a script did something to an app besides inputs. Only the first time is noted.
  /// - Parameters:
  ///   - app: nil if none was launched yet
  ///   - position: of the line in the script
  package func noteReach(_ what: String, at position: String?, of app: (any LoggedApp)?) {
    guard !hasReached else { return }
    hasReached = true
    lastObject = nil
    events.append(
      RunEvent(app: app?.number ?? 0, time: app?.simulation.time ?? 0, kind: .reached(what: what, position: position)))
  }

  private func add(_ kind: RunEvent.Kind, _ app: any LoggedApp) {
    if !hasReached, kind.isConsequence, app.isAtRest { noteReach(kind.name, at: app.scriptPosition, of: app) }
    lastObject = nil
    // The events of a script that needs more memory than its limit aren't noted any more: it ends with an error as soon as its call returns.
    if events.count == events.capacity, HostWork.mustEnd(bytes: 2 * events.capacity * MemoryLayout<RunEvent>.stride, "noting events") { return }
    events.append(
      RunEvent(app: app.number, time: app.simulation.time, kind: kind, clock: content.contains(.costs) ? app.instructions : 0))
  }

  /// Gives the noted events to `drain`, if there is one.
  public func flush() {
    guard let drain else { return }
    drain(events)
    events.removeAll(keepingCapacity: true)
    screens.removeAll()
    open.removeAll()
    lastObject = nil
  }

  // MARK: Calls

  /// Notes the beginning of a call, which `endCall` ends. A call that continues the last one with the next row is counted there.
  /// - Parameter number: of the call in its frame
  package func beginCall(_ name: String, _ arguments: [LoggedValue], position: String? = nil, number: Int, of app: any LoggedApp) {
    if isAsleep { return open.append(Self.notNoted) }
    let simulation = app.simulation
    if arguments.count == 2, case .object(let object) = arguments[0], case .path(let row) = arguments[1] {
      if lastObject === object, let last = events.indices.last, case .called(var call) = events[last].kind, call.name == name,
        events[last].time == simulation.time, let first = call.row, row.section == first.section, row.row == first.row &+ call.count
      {
        call.count += 1
        events[last].kind = .called(call)
        open.append(last)
        return
      }
      begin(RunEvent.Call(name: name, arguments: [app.name(object), row.fromOne], number: number, row: row), of: app)
      lastObject = object
    } else {
      begin(RunEvent.Call(name: name, arguments: arguments.map { $0.text(naming: app.name) }, position: position, number: number), of: app)
    }
  }

  private func begin(_ call: RunEvent.Call, of app: any LoggedApp) {
    add(.called(call), app)
    open.append(events.count - 1)
  }

  /// A call of a script that runs no app; it isn't noted.
  package func beginCallOutsideApps() { open.append(Self.notNoted) }
  /// Stands in `open` for a call without an event.
  private static let notNoted = -1

  /// Notes what the innermost call has answered, with `Content.answers`.
  /// - Parameters:
  ///   - text: the answer; nil for none
  ///   - line: `file:line` of the method
  package func noteAnswer(_ text: String?, line: String) {
    guard let index = open.last, events.indices.contains(index), case .called(var call) = events[index].kind else { return }
    call.line = line
    // Of calls about successive rows each has its place.
    while call.answers.count < call.count - 1 { call.answers.append(nil) }
    call.answers.append(text)
    events[index].kind = .called(call)
  }

  /// - Parameter instructions: number of instructions that the scripts have run so far
  package func endCall(instructions: @autoclosure () -> UInt64) {
    guard let index = open.popLast(), events.indices.contains(index), content.contains(.costs),
      case .called(var call) = events[index].kind
    else { return }
    call.end = instructions()
    call.inner = events.count - 1 - index
    events[index].kind = .called(call)
  }
}

// MARK: - In words

extension RunLog {
  /// Nil for an event that this log doesn't note.
  private func kind(of event: any SimulationEvent, _ app: any LoggedApp, _ motions: inout [ObjectIdentifier: String]) -> RunEvent.Kind? {
    switch event {
    case let event as RunLoopEvent:
      switch event {
      case .phase(let phase): return content.contains(.costs) ? .phase(phase) : nil
      case .motionBegan(let object, let words):
        motions[ObjectIdentifier(object)] = words
        return .motionBegan(words)
      case .motionEnded(let object): return motions.removeValue(forKey: ObjectIdentifier(object)).map { .motionEnded($0) }
      }
    case let event as InputEvent: return .input(event)
    case let event as FingerEvent: return .touched(finger: event.serial + 1, event.phase, event.place.inLog)
    case let event as GestureEvent:
      switch event {
      case .step(let step): return kind(of: step, app)
      case .reset(let recognizer): return .recognizer(app.name(recognizer), .possible, because: nil)
      }
    case let event as AnimationEvent:
      switch event {
      case .began(let group):
        return .animationBegan(
          RunEvent.Animation(
            number: group.number, what: group.subject(naming: app.name), delay: group.delay.inLog, duration: group.duration.inLog,
            position: group.position))
      case .ended(let group, let isFinished):
        return .animationEnded(number: group.number, what: group.subject(naming: app.name), isFinished: isFinished)
      }
    case let event as NetworkEvent:
      return .requested(
        RunEvent.Request(
          number: event.number, request: event.request, state: event.state == .waiting ? "sent" : event.state.rawValue, status: event.status,
          error: event.failure?.rawValue, bytes: event.bytes, position: event.position))
    case let event as PromptEvent: return .prompted(title: event.title, choice: event.choice)
    case let event as HapticEvent: return .felt(kind: event.haptic.kind.rawValue, style: event.haptic.style, intensity: event.haptic.intensity?.inLog)
    case let event as ListEvent: return .updated(table: app.name(event.list), changes: event.updates?.texts ?? ["reloaded everything"])
    default: return nil
    }
  }

  private func kind(of step: TouchTrace.Step, _ app: any LoggedApp) -> RunEvent.Kind {
    switch step {
    case .landed(let serial, _, let path): .hit(finger: serial + 1, views: path.reversed().map(app.name))
    case .shutOut, .missed, .refused, .untaken, .unheard: .touchLost(TouchTrace.text(of: step, app.name))
    case .offered(let recognizer, let isTaken): .offered(recognizer: app.name(recognizer), isTaken: isTaken)
    case .state(let recognizer, let state, let reason):
      .recognizer(app.name(recognizer), state, because: reason.map { TouchTrace.text(of: $0, app.name) })
    case .delivered(let phase, let view, let touches, _):
      .delivered(view: app.name(view), method: "\(phase.methodName)", touches: touches)
    case .action(let recognizer, let state): .acted(recognizer: app.name(recognizer), state)
    case .control(let control, let event):
      .sent(control: app.name(control), events: event.names)
    }
  }
}

extension ListUpdates {
  /// `inserted 1.2, 1.3`, kind by kind, with rows and sections from 1.
  fileprivate var texts: [String] {
    func text(_ verb: String, _ places: [String], _ noun: String, _ nouns: String) -> [String] {
      places.isEmpty ? [] : ["\(verb) \(places.count == 1 ? noun : nouns)\(places.joined(separator: ", "))"]
    }
    func section(_ number: Int) -> String { "\(number + 1)" }
    func sections(_ verb: String, _ list: [Changes<Int>.Change]) -> [String] { text(verb, list.map { section($0.place) }, "section ", "sections ") }
    func rows(_ verb: String, _ paths: [RowPath]) -> [String] { text(verb, paths.map(\.fromOne), "", "") }
    return sections("deleted", self.sections.deleted) + sections("inserted", self.sections.inserted) + sections("reloaded", self.sections.reloaded)
      + self.sections.moved.map { "moved section \(section($0.from)) to \(section($0.to))" } + rows("deleted", self.rows.deleted.map(\.place))
      + rows("inserted", self.rows.inserted.map(\.place)) + rows("reconfigured", reconfigured) + rows("reloaded", self.rows.reloaded.map(\.place))
      + self.rows.moved.map { "moved \($0.from.fromOne) to \($0.to.fromOne)" }
  }
}

extension LoggedValue {
  /// The value as a reader of a failed test or of a log sees it.
  package func text(naming name: (AnyObject) -> String) -> String {
    switch self {
    case .object(let object): name(object)
    case .path(let path): path.fromOne
    case .paths(let paths): "{" + paths.map(\.fromOne).joined(separator: ", ") + "}"
    case .number(let value): formatted(value)
    case .bool(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .point(let value): value.described
    case .value(let value): value.description
    case .absent: "nil"
    }
  }
}
