import LunetteKit
import LunetteLog
import LunetteScript
import LunetteSystem

/// A run that can be run again, as often as somebody wants to know something about it: each time it does the same.
public struct Rerun {
  /// As a person names it in a command.
  public let title: String
  /// Whether calls that no other call is around are a scenario's or a test's own.
  public let hasScript: Bool
  /// Whether it is the log of a run.
  public let isLog: Bool
  /// Returns: the errors of scripts, as messages for a terminal
  private let play: (_ options: ScriptHost.Options, _ until: Int?) -> [String]

  /// - Parameter play: runs it; it may stop after the given frame
  public init(title: String, hasScript: Bool, isLog: Bool = false, play: @escaping (_ options: ScriptHost.Options, _ until: Int?) -> [String]) {
    (self.title, self.hasScript, self.isLog, self.play) = (title, hasScript, isLog, play)
  }

  /// A scenario's file.
  public static func scenario(_ path: String) -> Rerun {
    Rerun(title: path, hasScript: true) { options, _ in
      let host = ScriptHost(options: options)
      defer { host.close() }
      do {
        try host.run(file: path)
        return []
      } catch {
        return [(error as? ScriptFailure)?.report ?? "\(error)"]
      }
    }
  }

  /// The last run of a log.
  /// - Parameter isWhole: whether the log has its last line
  public static func log(_ path: String, _ run: LoggedRun, isWhole: Bool) -> Rerun {
    let apps = run.runs().count
    return Rerun(title: path, hasScript: run.needForScript != nil, isLog: true) { options, until in
      RunReplay(run, isWhole: isWhole, until: apps == 1 ? until : nil).play(options).failures
    }
  }

  /// Runs it once more.
  /// - Parameter options: what it prints is left out
  func run(_ options: ScriptHost.Options, until: Int? = nil) -> [String] {
    var options = options
    (options.quiet, options.output, options.recorder) = (true, { _ in }, nil)
    options.warn = { _ in }
    let outer = Simulation.current
    defer { Simulation.current = outer }
    return play(options, until)
  }
}

/// A moment of a run: the end of a frame, or a point in one of its calls. Source: docs/rules/debugging.md 1
public struct RunMoment: Equatable, Sendable, CustomStringConvertible {
  /// The number of the app, from 1.
  public var app: Int
  public var frame: Int
  /// The number of the call in the frame, from 1; 0 for the end of the frame.
  public var call: Int
  /// The instructions that the call has done.
  public var done: Int

  public init(app: Int = 1, frame: Int, call: Int = 0, done: Int = 0) { (self.app, self.frame, self.call, self.done) = (app, frame, call, done) }

  public var description: String {
    let frame = (app == 1 ? "" : "\(app):") + "\(frame)"
    return call == 0 ? frame : "\(frame).\(call)+\(done)"
  }

  /// Nil for a text that names no moment.
  public init?(_ text: String) {
    var rest = Substring(text)
    var app = 1
    if let colon = rest.firstIndex(of: ":") {
      guard let number = Int(rest[..<colon]), number >= 1 else { return nil }
      (app, rest) = (number, rest[rest.index(after: colon)...])
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let frame = Int(parts[0]), frame >= 0, parts[0].allSatisfy(\.isNumber) else { return nil }
    self.init(app: app, frame: frame)
    guard parts.count == 2 else { return }
    let point = parts[1].split(separator: "+", omittingEmptySubsequences: false)
    guard point.count <= 2, let call = Int(point[0]), call >= 1 else { return nil }
    self.call = call
    guard point.count == 2 else { return }
    guard let done = Int(point[1]), done >= 0 else { return nil }
    self.done = done
  }
}
