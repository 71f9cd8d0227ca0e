import Lua
import LunetteKit
import LunetteLog
import LunetteScript

/// A run that stands at a moment. It exists while the body of a visit runs, which may read everything and ask scripts, and is left afterwards.
public struct MomentVisit {
  public let host: ScriptHost
  /// The app of the moment; nil before the first one is launched.
  public let app: ScenarioApp?
  /// The stack of the coroutine that stands there; at the end of a frame that of the scenario, or an empty one.
  public let stack: LuaStack
  /// Where the run really stands: the call may end before the moment that was asked for.
  public let moment: Moment
}

/// A run that can be run again: a scenario, a log, a plugin with inputs, a test. Going to a moment means running it again up to there, which takes
/// as long as the run: nothing is counted before the moment's call.
///
/// ```swift
/// try Rerun.scenario("scripts/fruits.lua").visit(Moment("412.3+118")!) { print($0.stack.traceback) }
/// ```
public struct Rerun {
  /// The name for a person.
  public let title: String
  /// Whether own code is a test's.
  public let isTest: Bool
  /// Whether it is played from a log.
  public let isLog: Bool
  /// Runs it from its beginning, with hosts that have these options. It ends early once a host is left (`ScriptHost.leave`). Throws: what its script raises
  public let run: (ScriptHost.Options) throws -> Void

  /// What a reader should know of it, once it has run.
  let notes: RerunNotes

  public init(title: String, isTest: Bool = false, isLog: Bool = false, run: @escaping (ScriptHost.Options) throws -> Void) {
    self.init(title: title, isTest: isTest, isLog: isLog, notes: RerunNotes(), run: run)
  }

  init(title: String, isTest: Bool = false, isLog: Bool = false, notes: RerunNotes, run: @escaping (ScriptHost.Options) throws -> Void) {
    (self.title, self.isTest, self.isLog, self.notes, self.run) = (title, isTest, isLog, notes, run)
  }

  /// A script that has changed since a log of its run was written, and such things.
  final class RerunNotes { var texts: [String] = [] }

  public static func scenario(_ path: String) -> Rerun {
    Rerun(title: path) { options in
      let host = ScriptHost(options: options)
      defer { host.close() }
      try host.run(file: path)
    }
  }

  /// - Parameter run: also says how far: up to its last input
  public static func plugin(_ run: Run, frames: Int? = nil) -> Rerun {
    Rerun(title: run.plugin) { options in
      let host = ScriptHost(options: options)
      defer { host.close() }
      let player = try RunPlayer(run, in: host)
      if let frames { player.play(toFrame: frames) }
      player.playToEnd()
    }
  }

  /// Runs up to a moment and calls `body` there, in the middle of the run, which then ends.
  /// Returns: whether the run came there. Throws: what its script raised before
  public func visit(_ moment: Moment, _ options: ScriptHost.Options, _ body: @escaping (MomentVisit) -> Void) throws -> Bool {
    let visitor = MomentVisitor(moment, isTest: isTest, body)
    do { try run(visitor.joining(options)) } catch { if !visitor.hasVisited { throw error } }
    return visitor.hasVisited
  }
}

/// Waits in the hosts of a run for a moment. For whoever runs something by other means than `Rerun`.
public final class MomentVisitor {
  private let moment: Moment
  private let isTest: Bool
  private let body: (MomentVisit) -> Void
  private var finders: [PlaceFinder] = []
  public private(set) var hasVisited = false

  public init(_ moment: Moment, isTest: Bool = false, _ body: @escaping (MomentVisit) -> Void) {
    (self.moment, self.isTest, self.body) = (moment, isTest, body)
  }

  /// Options with which a run comes through the moment.
  public func joining(_ options: ScriptHost.Options) -> ScriptHost.Options {
    var options = options
    if let place = moment.place {
      let outer = options.attach
      options.attach = { [unowned self] host in
        outer?(host)
        finders.append(
          PlaceFinder(place, in: host.state) { [unowned self, unowned host] stack, isMissed in
            visit(host, stack, isMissed ? Moment(host.state.endPlace, isTest: isTest) : moment)
          })
      }
    } else if let frame = moment.frame {
      let outer = options.watcher
      options.watcher = { [unowned self] app in
        outer?(app)
        guard app.context.launches == moment.app else { return }
        app.simulation.frameObservers.append { [unowned self, unowned app] simulation in
          if simulation.frameCount >= frame { visit(app.host, app.host.state.stack, moment) }
        }
      }
    }
    return options
  }

  private func visit(_ host: ScriptHost, _ stack: LuaStack, _ moment: Moment) {
    guard !hasVisited else { return }
    hasVisited = true
    let app = host.context.currentApp as? ScenarioApp ?? host.apps.last
    host.state.unfollowed { body(MomentVisit(host: host, app: app, stack: stack, moment: moment)) }
    host.leave()
  }
}
