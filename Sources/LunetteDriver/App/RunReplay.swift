import Foundation
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// Runs the run of a log again, and says where the events first differ from the log.
public final class RunReplay {
  /// The result of a replay.
  public struct Outcome {
    /// Where and how the run differs from its log, in words; nil if it doesn't.
    public var difference: String?
    /// Notes for the reader: code that has changed, a log that was cut off.
    public var notes: [String] = []
    /// Errors that scripts raised, as messages for a terminal.
    public var failures: [String] = []
    /// Whether the replay could begin.
    public var isPlayed = true

    public init() {}

    /// For a replay that could not begin.
    public init(_ problem: String) { (failures, isPlayed) = ([problem], false) }
  }

  private let run: LoggedRun
  private let isWhole: Bool
  private let until: Int?
  private let receive: ([RunEvent]) -> Void
  private var lines: [String] = []
  private var isStopped = false
  private var outcome = Outcome()

  /// - Parameters:
  ///   - isWhole: whether the log has its last line
  ///   - until: the number of the frame, in any app, after which the replay stops; nil for the end of the log
  ///   - receive: gets the events
  public init(_ run: LoggedRun, isWhole: Bool, until: Int? = nil, receive: @escaping ([RunEvent]) -> Void = { _ in }) {
    (self.run, self.isWhole, self.until, self.receive) = (run, isWhole, until, receive)
  }

  /// Raised in a script that has reached the last wanted frame.
  private struct Stop: Error {}

  /// - Parameters:
  ///   - options: of the host; device, seed and budget are taken from the log
  ///   - content: which events `receive` gets
  public func play(_ options: ScriptHost.Options, content: RunLog.Content = .views) -> Outcome {
    var options = options
    (options.device, options.seed) = (run.device, run.seed)
    if let budget = run.budget { options.limits.instructions = budget }
    let need = run.needForScript
    if let need {
      guard let script = run.script else { return Outcome("this log can't be played: \(need), and it names no script") }
      guard FilePath.isFile(script) else { return Outcome(Self.missing(script, "\(need), so the log needs that script")) }
    }
    for case .launch(let launch) in run.lines.map(\.kind) where need == nil {
      if let path = launch.path, !FilePath.isFile(path) { return Outcome(Self.missing(path, "the log's app is that plugin")) }
    }
    if let until, let last = run.lines.compactMap(\.frame).max(), last < until {
      outcome.notes.append("the log ends with frame \(last), so there is no frame \(until)")
    }
    let host = ScriptHost(options: options)
    defer { host.close() }
    let firstApp = run.lines.first { $0.app > 0 }?.app ?? 1
    let log = RunLog(content.union(.views), after: firstApp - 1)
    log.drain = { [unowned self] in take($0) }
    host.log = log
    if need == nil { playInputs(host) } else { playScript(host) }
    log.flush()
    host.log = nil
    compare()
    return outcome
  }

  package static func missing(_ path: String, _ need: String) -> String {
    "there is no file \(FilePath.shown(path)); \(need). Replay it in the folder that it was written in, or put the file back"
  }

  // MARK: By inputs

  private func playInputs(_ host: ScriptHost) {
    let runs = run.runs()
    var players: [Int: RunPlayer] = [:]
    var isAnythingPrinted = false
    playing: for line in run.lines {
      switch line.kind {
      case .launch(let launch):
        guard let run = runs[line.app] else { continue }
        do {
          let player = try RunPlayer(run, in: host, named: launch.plugin)
          players[line.app] = player
          if let code = launch.code, player.app.plugin.codeHash != code {
            outcome.notes.append("\(launch.path ?? launch.plugin) has changed since the log was written")
          }
        } catch {
          outcome.failures.append((error as? ScriptFailure)?.report ?? "\(error)")
          return
        }
      case .input(let event): if !event.isTouches { players[line.app]?.handleNext() }
      case .frame(let number):
        if number > 0 { players[line.app]?.step() }
        if let until, number >= until { break playing }
      case .print(let title):
        guard let app = players[line.app]?.app else { continue }
        isAnythingPrinted = true
        do { try host.reporting { try app.run { try app.printFrame(title: title) } } } catch { outcome.failures.append("\(error)") }
      case .reach, .other: break
      }
    }
    for (_, player) in players.sorted(by: { $0.key < $1.key }) {
      for (frame, failure) in player.failures { outcome.failures.append("in frame \(frame): \(failure.report)") }
    }
    host.log?.flush()
    host.log = nil
    // Shows the last frame if nothing was printed, or if the replay stopped before the end of the run.
    if !isAnythingPrinted || until != nil { printLastFrame(of: host) }
  }

  private func printLastFrame(of host: ScriptHost) {
    guard let app = host.apps.last, !app.isClosed else { return }
    try? host.reporting { try app.run { try app.printFrame(title: nil) } }
  }

  // MARK: By the script

  private func playScript(_ host: ScriptHost) {
    guard let script = run.script else { return }
    if let code = run.scriptCode, (try? RunLog.code(ofFile: script)) != code {
      outcome.notes.append("\(script) has changed since the log was written")
    }
    do { try host.run(file: script) } catch {
      if !isStopped { outcome.failures.append((error as? ScriptFailure)?.report ?? "\(error)") }
    }
    guard until != nil, isStopped else { return }
    host.log?.flush()
    host.log = nil
    printLastFrame(of: host)
  }

  // MARK: Comparing

  private func take(_ events: [RunEvent]) {
    guard !isStopped else { return }
    receive(events)
    lines += events.compactMap { LogFormat.line($0) }
    let isAtLastFrame = until.map { until in
      events.contains { if case .frame(let frame) = $0.kind { frame.number >= until } else { false } }
    }
    // A log that was cut off may end in the middle of a script; after that there is nothing to compare.
    guard run.needForScript != nil, isAtLastFrame ?? false || (!isWhole && lines.count >= run.lines.count) else { return }
    isStopped = true
    Simulation.current.recordFault(Stop())
  }

  private func compare() {
    let old = run.lines.map(\.text)
    let count = until != nil || isStopped || !isWhole ? min(old.count, lines.count) : max(old.count, lines.count)
    let isSame = (0..<count).allSatisfy { index in
      index < old.count && index < lines.count && Self.isSame(old[index], lines[index])
    }
    guard !isSame else { return }
    let part = (old.prefix(count), lines.prefix(count))
    do {
      let (a, b) = (
        try LogDocument(LogFormat.header + part.0.map { $0 + "\n" }.joined(), path: "the log"),
        try LogDocument(LogFormat.header + part.1.joined(), path: "the run")
      )
      outcome.difference = LogDifference(a, b).text ?? "the script reaches into the app at another place"
    } catch {
      outcome.difference = "\(error)"
    }
  }

  /// A different hash of a plugin's code only means that the code has changed, not that the events differ.
  private static func isSame(_ old: String, _ new: String) -> Bool {
    if old.utf8.elementsEqual(new.utf8.dropLast()) { return true }
    guard old.hasPrefix("{\"event\":\"launch\"") else { return false }
    func withoutCode(_ text: some StringProtocol) -> String {
      guard let start = text.range(of: "\"code\":\""), let end = text[start.upperBound...].range(of: "\",") else { return String(text) }
      return String(text[..<start.lowerBound]) + String(text[end.upperBound...])
    }
    return withoutCode(old) == withoutCode(new.dropLast())
  }
}
