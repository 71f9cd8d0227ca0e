import Foundation
import LunetteKit
import LunetteRender

/// What happens in a run, in order. The one record of it: what is written with `--log` and `--trace`, what `--twice` compares and what
/// the page of a failed test shows are readings of its events.
///
/// `app:calls` has a list of its own (`CallLog`), as it must hand the objects themselves to a script, and is always kept.
public final class RunLog {
  /// What is noted beside the events that every log has.
  public struct Content: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Each view that changes with a frame.
    public static let views = Content(rawValue: 1)
    /// Frames as text.
    public static let texts = Content(rawValue: 2)
    /// The phases of frames, and the VM instructions of calls. Scripts run several times slower.
    public static let costs = Content(rawValue: 4)
    /// Frames to look at, see `film`.
    public static let film = Content(rawValue: 8)
  }

  public let content: Content
  /// Of frames as text.
  private let cell: CellSize
  public private(set) var events: [RunEvent] = []
  /// A choice of the frames that were different from the one before.
  public private(set) var film = Film()
  /// Gets what was noted, after each frame, where nobody waits for the whole; it is then forgotten.
  public var drain: (([RunEvent]) -> Void)?

  /// The number of the app that was launched last.
  public private(set) var apps: Int
  /// Whether a script has done something that no list of inputs tells.
  private var hasReached = false
  /// Where the calls that have not returned stand in `events`.
  private var open: [Int] = []
  /// What would continue the last call.
  private weak var lastObject: AnyObject?

  /// - Parameters:
  ///   - apps: those of the run that other scripts have launched; each has a number of its own
  ///   - cell: how much of the screen a character stands for in `Content.texts`
  public init(_ content: Content, after apps: Int = 0, cell: CellSize = .standard) {
    (self.content, self.apps, self.cell) = (content, apps, cell)
  }

  /// Of what is in a file, so that one can tell whether it has changed. Throws: `FileProblem`
  package static func code(ofFile path: String) throws -> UInt64 { StableHash.of([UInt8](try FilePath.contents(of: path))) }

  // MARK: Apps

  /// An app was launched: from now on its events are noted.
  package func watch(_ app: any LoggedApp, _ launch: RunEvent.Launch) {
    apps += 1
    let number = apps
    var looks = FrameLooks()
    var motions: [ObjectIdentifier: String] = [:]
    app.number = number
    add(.launched(launch), app)
    app.simulation.eventObserver = { [weak self, weak app] event in
      // A script may hold a view of an app that has been closed, and change it.
      guard let self, let app, let kind = kind(of: event, app, &motions) else { return }
      add(kind, app)
    }
    app.simulation.frameObservers.append { [weak self, weak app] simulation in
      guard let self, let app else { return }
      let list = simulation.displayList()
      var frame = looks.next(list, number: simulation.frameCount, withViews: content.contains(.views))
      if content.contains(.texts) { frame.text = text(of: list, frame) }
      if content.contains(.film) { film.add(FrameSnapshot(list, heading: heading(of: simulation)), app: number, hash: frame.hash) }
      add(.frame(frame), app)
      if open.isEmpty || !content.contains(.costs) { flush() }
    }
  }

  private func heading(of simulation: Simulation) -> FrameHeading { FrameHeading(frame: simulation.frameCount, time: simulation.time) }

  private var lastText: (hash: UInt64, text: String)?

  /// Most frames are like the one before, and share its text.
  private func text(of list: DisplayList, _ frame: RunEvent.Frame) -> String {
    if let lastText, lastText.hash == frame.hash { return lastText.text }
    let text = TextFrame(list, cell: cell).plain
    lastText = (frame.hash, text)
    return text
  }

  /// A scenario prints a frame.
  package func notePrint(_ title: String?, of app: any LoggedApp) { add(.printed(title: title), app) }

  /// A script did something to an app beside its inputs. Only the first time counts.
  /// - Parameters:
  ///   - app: nil where none was launched yet
  ///   - position: of the script's line
  package func noteReach(_ what: String, at position: String?, of app: (any LoggedApp)?) {
    guard !hasReached else { return }
    hasReached = true
    lastObject = nil
    events.append(
      RunEvent(app: app?.number ?? 0, time: app?.simulation.time ?? 0, kind: .reached(what: what, position: position)))
  }

  private func add(_ kind: RunEvent.Kind, _ app: any LoggedApp) {
    if !hasReached, kind.isConsequence, app.isAtRest { noteReach(kind.name ?? "", at: app.scriptPosition, of: app) }
    lastObject = nil
    events.append(
      RunEvent(app: app.number, time: app.simulation.time, kind: kind, clock: content.contains(.costs) ? app.instructions : 0))
  }

  /// Hands on what was noted, where somebody takes it piece by piece.
  public func flush() {
    guard let drain else { return }
    drain(events)
    events.removeAll(keepingCapacity: true)
    open.removeAll()
    lastObject = nil
  }

  // MARK: Calls

  /// A call that `endCall` ends. One that goes on from the last, with the next row, is counted there.
  package func beginCall(_ name: String, _ arguments: [LoggedValue], position: String? = nil, of app: any LoggedApp) {
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
      begin(RunEvent.Call(name: name, arguments: [app.name(object), row.fromOne], row: row), of: app)
      lastObject = object
    } else {
      begin(RunEvent.Call(name: name, arguments: arguments.map { $0.text(naming: app.name) }, position: position), of: app)
    }
  }

  private func begin(_ call: RunEvent.Call, of app: any LoggedApp) {
    add(.called(call), app)
    open.append(events.count - 1)
  }

  /// The call of a script that runs no app. Nothing is noted of it.
  package func beginCallOutsideApps() { open.append(-1) }

  /// - Parameter instructions: that the scripts have run so far
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
  /// Nil for what this log does not note.
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
    case let event as FingerEvent: return .touched(finger: event.serial + 1, event.phase, event.place)
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
            number: group.number, what: group.subject(naming: app.name), delay: group.delay, duration: group.duration,
            position: group.position))
      case .ended(let group, let isFinished):
        return .animationEnded(number: group.number, what: group.subject(naming: app.name), isFinished: isFinished)
      }
    case let event as TableEvent: return .updated(table: app.name(event.table), changes: event.changes.map(\.text))
    default: return nil
    }
  }

  private func kind(of step: TouchTrace.Step, _ app: any LoggedApp) -> RunEvent.Kind {
    switch step {
    case .landed(let serial, _, let path): .hit(finger: serial + 1, views: path.reversed().map(app.name))
    case .shutOut, .missed: .touchLost(TouchTrace.text(of: step, app.name))
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

extension TableChange {
  /// `inserted 1.2, 1.3`, with rows and sections from 1.
  fileprivate var text: String {
    func rows(_ verb: String, _ paths: [RowPath]) -> String { verb + " " + paths.map(\.fromOne).joined(separator: ", ") }
    func sections(_ verb: String, _ sections: [Int]) -> String {
      verb + (sections.count == 1 ? " section " : " sections ") + sections.map { "\($0 + 1)" }.joined(separator: ", ")
    }
    return switch self {
    case .reloadedAll: "reloaded everything"
    case .inserted(let paths): rows("inserted", paths)
    case .deleted(let paths): rows("deleted", paths)
    case .reloaded(let paths): rows("reloaded", paths)
    case .moved(let from, let to): "moved \(from.fromOne) to \(to.fromOne)"
    case .insertedSections(let list): sections("inserted", list)
    case .deletedSections(let list): sections("deleted", list)
    case .reloadedSections(let list): sections("reloaded", list)
    case .movedSection(let from, let to): "moved section \(from + 1) to \(to + 1)"
    }
  }
}

extension LoggedValue {
  /// As a reader of a failed test or of a log sees it.
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
