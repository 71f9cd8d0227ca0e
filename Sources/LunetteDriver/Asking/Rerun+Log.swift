import LunetteKit
import LunetteLog
import LunetteScript

extension Rerun {
  /// A run of a log, by its inputs or by its script.
  /// - Parameter isWhole: whether the log has its last line
  public static func log(_ path: String, _ run: LoggedRun, isWhole: Bool) -> Rerun {
    let notes = RerunNotes()
    return Rerun(title: path, isLog: true, notes: notes) { options in
      let outcome = RunReplay(run, isWhole: isWhole).play(options)
      notes.texts = outcome.notes
      if let failure = outcome.failures.last { throw RerunFailure(report: failure) }
    }
  }

  /// Runs it once more; what it prints is left out. Returns: the last error of its scripts, as a message for a terminal; nil for none
  func runQuietly(_ options: ScriptHost.Options) -> String? {
    var options = options
    (options.quiet, options.output, options.recorder, options.warn) = (true, { _ in }, nil, { _ in })
    let outer = Simulation.current
    defer { Simulation.current = outer }
    do {
      try run(options)
      return nil
    } catch let failure as RerunFailure {
      return failure.report
    } catch {
      return (error as? ScriptFailure ?? ScriptFailure(error)).report
    }
  }
}

/// The error of a run, as a message for a terminal.
public struct RerunFailure: Error {
  public let report: String
  public init(report: String) { self.report = report }
}
