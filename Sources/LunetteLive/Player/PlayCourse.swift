import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// The beginning of a session.
public enum PlayStart {
  /// A plugin, with the inputs of a log or with none.
  case plugin(Run)
  /// A scenario, played as a film.
  case script(String)
  /// A test, given by its file and its full name.
  case test(file: String, name: String)

  /// The name for a person.
  public var title: String {
    switch self {
    case .plugin(let run): run.plugin
    case .script(let path): path
    case .test(_, let name): name
    }
  }

  /// The script file's present contents, so that changes are noticed even if it can't be compiled.
  var texts: [String: [UInt8]] {
    let path: String
    switch self {
    case .plugin: return [:]
    case .script(let file): path = file
    case .test(let file, _): path = file
    }
    return (try? [FilePath.shown(path): Array(PluginLoader.read(path))]) ?? [:]
  }
}

/// One course of a session: its beginning and the inputs since. They determine everything else.
///
/// A tick is the number of committed frames: for a plugin its frames, for a script those of all its apps.
struct PlayCourse {
  typealias Event = CourseEvent

  /// The tick at which inputs take over from a script; nil if the script runs to its end.
  var scriptEnd: Int?
  var inputs: [InputEvent] = []
  /// Contents of the files as they were first read, so that past moments stay the same even if the files change.
  var texts: [String: [UInt8]] = [:]
  /// Whether the course was run to its end once, so that its end and events are known.
  var wasRunToEnd = false
  /// Lines of the recorder besides the inputs.
  var notes: [ScenarioRecorder.Note] = []
  /// The last tick that was reached.
  var end = 0
  var events: [Event] = []
  /// The course from which this one branched off, and the tick.
  var origin: (course: Int, tick: Int)?
  /// What a debugger has changed inside of calls; nil for nothing.
  var edits: (any CourseEdits)?
  /// Tells a debugger's run that another course begins where it is.
  var branch = 0

  /// A tick of it has begun.
  mutating func reach(_ tick: Int) { end = max(end, tick) }

  /// The course up to and including a tick.
  func cut(after tick: Int, leaving number: Int, isScript: Bool) -> PlayCourse {
    var course = self
    course.inputs = inputs.filter { $0.isTouches ? $0.frame <= tick : $0.frame < tick }
    course.notes = notes.filter { $0.frame <= tick }
    course.events = events.filter { $0.tick <= tick }
    course.end = tick
    course.origin = (number, tick)
    if isScript, scriptEnd.map({ tick < $0 }) ?? true { course.scriptEnd = tick }
    return course
  }
}

/// A moment of a course, with the app in its state at that moment.
final class PlayMoment {
  let app: ScenarioApp
  /// The tick in the course.
  var tick: Int
  /// Gives the app the course's inputs.
  var player: RunPlayer
  /// Whether a script itself runs to the next tick.
  let isScripted: Bool

  init(_ app: ScenarioApp, tick: Int, player: RunPlayer, isScripted: Bool) {
    (self.app, self.tick, self.player, self.isScripted) = (app, tick, player, isScripted)
  }
}

/// Runs an app from the course's start to a tick, and passes the app on in that state.
struct PlayDirector {
  /// What follows a moment.
  enum Next {
    /// A script runs on to this tick.
    case goOn(to: Int)
    case leave
  }

  /// Raised in a script in order to leave it.
  private struct CourseLeft: Error {}

  let start: PlayStart
  private let options: ScriptHost.Options

  /// - Parameter course: contains the files as they were first read
  init(start: PlayStart, options: ScriptHost.Options, course: PlayCourse) {
    var options = options
    options.texts.merge(course.texts) { $1 }
    (self.start, self.options) = (start, options)
  }

  /// - Parameters:
  ///   - target: where to stop; a script that ends earlier stops at its last moment
  ///   - log: gets the events; nil if they are known already
  ///   - launched: gets the app, before its code runs
  ///   - body: gets the app at the tick
  /// Throws: the `ScriptFailure` of a script that failed before the tick
  func play(
    _ course: PlayCourse, to target: Int, log: RunLog?, launched: @escaping (ScenarioApp) -> Void = { _ in },
    body: @escaping (PlayMoment) -> Next
  ) throws {
    switch start {
    case .plugin(var run):
      run.inputs = course.inputs
      var options = options
      options.watcher = launched
      Self.follow(course.edits, &options)
      let host = ScriptHost(options: options)
      defer { host.close() }
      // A debugger has a log of its own.
      if let log { host.log = log }
      let player = try RunPlayer(run, in: host)
      player.play(toFrame: target)
      _ = body(PlayMoment(player.app, tick: player.frame, player: player, isScripted: false))
    case .script(let path):
      var failure: (any Error)?
      withScript(course, to: target, log: log, launched: launched, body: body) { options in
        let host = ScriptHost(options: options)
        defer { host.close() }
        do { try host.run(file: path) } catch { failure = error }
      }
      if let failure { throw failure }
    case .test(let file, let name):
      withScript(course, to: target, log: log, launched: launched, body: body) { options in
        PlayTest(file: file, name: name).run(options)
      }
    }
  }

  private final class Progress {
    var tick = -1
    var target: Int
    var isInside = false
    var isLeft = false
    init(target: Int) { self.target = target }
  }

  private func withScript(
    _ course: PlayCourse, to target: Int, log: RunLog?, launched: @escaping (ScenarioApp) -> Void, body: @escaping (PlayMoment) -> Next,
    _ run: (ScriptHost.Options) -> Void
  ) {
    let progress = Progress(target: target)
    var options = options
    if log == nil { options.limits.seconds = Self.filmSeconds }
    options.watcher = { app in
      if let log { app.host.log = log }
      launched(app)
      app.simulation.frameObservers.append { [unowned app] simulation in
        // Frames that run while a moment is being played don't count here.
        guard !progress.isInside else { return }
        progress.tick += 1
        let takesOver = course.scriptEnd.map { progress.tick >= $0 } ?? false
        guard progress.tick >= progress.target || takesOver, !progress.isLeft else { return }
        progress.isInside = true
        if takesOver { simulation.input.cancelAll(at: simulation.time) }
        let player = RunPlayer(app, inputs: takesOver ? course.inputs : [])
        if takesOver { player.play(toFrame: simulation.frameCount + max(0, progress.target - progress.tick)) }
        let tick = takesOver ? max(progress.tick, progress.target) : progress.tick
        switch body(PlayMoment(app, tick: tick, player: player, isScripted: !takesOver)) {
        case .goOn(let next):
          progress.target = next
          progress.isInside = false
        case .leave:
          progress.isLeft = true
          simulation.recordFault(CourseLeft())
        }
      }
    }
    Self.follow(course.edits, &options)
    run(options)
  }

  private static func follow(_ edits: (any CourseEdits)?, _ options: inout ScriptHost.Options) {
    guard let edits else { return }
    let (attach, watcher) = (options.attach, options.watcher)
    var watch: ((ScenarioApp) -> Void)?
    options.attach = {
      attach?($0)
      watch = edits.follow($0)
    }
    options.watcher = {
      watcher?($0)
      watch?($0)
    }
  }

  /// A film may run as long as people watch it. Units: seconds of processor time. Ours: a day
  private static let filmSeconds = 86_400
}
