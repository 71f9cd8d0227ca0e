import ArgumentParser
import Foundation
import LunetteDriver
import LunetteLog
import LunetteRender
import LunetteTesting

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run the run of a log again, and say where it parts from the log.",
    discussion: """
      Logs are written by lunette run --log FILE and lunette test --log FILE. A run that inputs alone tell needs its plugin only; \
      one whose script also reaches into the app is run by that script.

      Example:
        lunette run --log run.log scripts/fruits.lua
        lunette replay run.log
        lunette replay run.log --until 20
        lunette replay run.log --until 20.1+35

      Exit status: 0 when all went as the log says, 1 when the run parts from it or can't be run, 2 when the file is no log.
      """)

  @Argument(help: "The log.", completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "Stop with this frame, and print it. Also in the middle of one: 412.3+118 is in frame 412, in its third call, after 118 VM instructions.",
      valueName: "moment"), transform: parseMoment)
  var until: Moment?

  @Flag(help: "Print no frames; what the app itself prints still appears.")
  var quiet = false

  @Option(help: ArgumentHelp("Points that a character of a text frame stands for.", valueName: "WxH"), transform: parseCell)
  var cell = CellSize.standard

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var logging: LogOptions

  func run() throws {
    let logged: LoggedRuns
    do { logged = try LoggedRuns(contentsOf: path) } catch {
      Output.complain("\(error)")
      throw ExitStatus.wrongUsage
    }
    if !logged.isWhole { Output.complain("note: \(path) was cut off; it is played as far as it goes") }
    if let note = logged.note { Output.complain("note: \(note)") }
    var options = ScriptHost.Options()
    (options.cell, options.quiet, options.color, options.output) = (cell, quiet, Environment.allowsColor, Output.write)
    options.warn = Output.complain
    options.recorder = try recording.recorder(cell: cell)
    let logs = try logging.open()
    var isSame = true
    for (index, run) in logged.runs.enumerated() {
      var own = options
      (own.device, own.seed, own.limits.instructions) = (run.settings.device, run.settings.seed, run.settings.budget)
      logs?.beginRun(of: run.settings.script, tests: run.settings.isOfTests, own)
      options.recorder?.begin(run.settings.script.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension } ?? "replay")
      // Only the last run of a file can be cut off.
      let isWhole = logged.isWhole || index < logged.runs.count - 1
      if !play(run, isWhole: isWhole, options, logs) { isSame = false }
    }
    if let recorder = options.recorder, !recording.finish(recorder) { isSame = false }
    if let logs, !logs.finish() { isSame = false }
    if !isSame { throw ExitStatus.failed }
  }

  /// Returns: whether everything happened as in the log
  private func play(_ run: LoggedRun, isWhole: Bool, _ options: ScriptHost.Options, _ logs: LogFiles?) -> Bool {
    let outcome: RunReplay.Outcome
    if run.settings.isOfTests {
      if until != nil { Output.complain("note: --until is for runs; tests are run whole") }
      outcome = SpecReplay(run).play(options, workers: ProcessInfo.processInfo.activeProcessorCount) { logs?.receive($0) }
    } else {
      let replay = RunReplay(run, isWhole: isWhole, until: until) { logs?.receive($0) }
      outcome = replay.play(options, content: logs?.hasCosts == true ? [.views, .costs] : .views)
    }
    for note in outcome.notes { Output.complain("note: \(note)") }
    for failure in outcome.failures { Output.complain(failure) }
    if let difference = outcome.difference {
      Output.complain("the run parts from \(path) (- the log, + the run):\n\(difference)")
    }
    let isSame = outcome.difference == nil && outcome.isPlayed
    // On the standard error: what the run prints is on the standard output, as when it was logged.
    if isSame { Output.complain(run.settings.isOfTests ? "the tests went as in \(path)" : "the run went as in \(path)") }
    return isSame
  }
}

func parseMoment(_ text: String) throws -> Moment {
  guard let moment = Moment(text) else { throw ValidationError("\(Moment.form); got \"\(text)\".") }
  return moment
}
