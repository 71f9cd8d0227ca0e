import ArgumentParser
import Lua
import LunetteDriver
import LunetteLog
import LunetteScript
import LunetteTesting

/// The files for a run's log and trace.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write everything that happens as JSON lines: calls of scripts, touches, recognizers, animations, updates of tables, frames.",
      valueName: "file"), completion: .file())
  var log: String?

  @Option(
    help: ArgumentHelp(
      "Write frames, phases, calls with their VM instructions, and touches, for Perfetto or chrome://tracing; scripts run slower.",
      valueName: "file.json"), completion: .file())
  var trace: String?

  /// Nil if no file is wanted. Throws: if a file can't be made; the reason has been printed then
  func open() throws -> LogFiles? {
    guard log != nil || trace != nil else { return nil }
    return try LogFiles(log: log.map(OutputFile.init), trace: trace.map(OutputFile.init))
  }
}

/// The files that a run's log is written to.
final class LogFiles {
  private let log: OutputFile?
  private let traceFile: OutputFile?
  private let trace: ChromeTrace?
  /// The log of the script before.
  private var last: RunLog?
  /// The hashes of the large bodies that are written.
  private var blobs: Set<String> = []

  init(log: OutputFile?, trace file: OutputFile?) {
    (self.log, traceFile) = (log, file)
    trace = file.map { file in ChromeTrace { file.write($0) } }
    log?.write(LogFormat.header)
  }

  var hasCosts: Bool { trace != nil }

  /// Makes a log for the script of this name, which is written after each frame.
  /// - Parameter script: nil if no script is run
  func makeLog(of script: String?, _ options: ScriptHost.Options) -> RunLog {
    beginRun(of: script, options)
    let runLog = RunLog(hasCosts ? [.views, .costs] : .views, after: last?.apps ?? 0)
    last = runLog
    runLog.drain = { [unowned self] in receive($0, of: nil) }
    return runLog
  }

  /// - Parameter script: nil if no script is run
  func beginRun(of script: String?, tests: Bool = false, _ options: ScriptHost.Options) {
    trace?.begin(script ?? "tests")
    log?.write(
      LogFormat.run(
        script: script, tests: tests, device: options.device, seed: options.seed, budget: options.limits.instructions))
  }

  func receive(_ events: [RunEvent]) { receive(events, of: nil) }

  func receive(_ event: TestEvent) {
    guard case .logged(let test, let events) = event else { return }
    trace?.begin("\(test.file): \(test.name)")
    receive(events, of: TestName(file: test.file, test: test.name))
  }

  private func receive(_ events: [RunEvent], of test: TestName?) {
    if let log {
      let lines = events.flatMap { event in [newBlob(event), LogFormat.line(event, test: test)].compactMap(\.self) }
      if !lines.isEmpty { log.write(lines.joined()) }
    }
    trace?.add(events)
  }

  /// The line of a large body that the log doesn't have yet.
  private func newBlob(_ event: RunEvent) -> String? {
    guard let blob = LogBlob(event), blobs.insert(blob.hash).inserted else { return nil }
    return blob.line
  }

  /// Returns: whether everything was written; if not, the reason has been printed
  func finish() -> Bool {
    trace?.finish()
    log?.write(LogFormat.end)
    let isLogged = log?.finish() ?? true
    let isTraced = traceFile?.finish() ?? true
    return isLogged && isTraced
  }
}
