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
  private let until: Moment?
  private let receive: ([RunEvent]) -> Void
  /// What has happened, without what only a trace shows.
  private var events: [RunEvent] = []
  private var isStopped = false
  private var outcome = Outcome()

  /// - Parameters:
  ///   - isWhole: whether the log has its last line
  ///   - until: the moment at which the replay stops; the end of a frame is that of any app. Nil for the end of the log
  ///   - receive: gets the events
  public init(_ run: LoggedRun, isWhole: Bool, until: Moment? = nil, receive: @escaping ([RunEvent]) -> Void = { _ in }) {
    (self.run, self.isWhole, self.until, self.receive) = (run, isWhole, until, receive)
  }

  /// Raised in a script that has reached the last wanted frame.
  private struct Stop: Error {}

  /// - Parameters:
  ///   - options: of the host; device, seed and budget are taken from the log
  ///   - content: which events `receive` gets
  ///   - end: called when all has been played, while the host is still there
  public func play(_ options: ScriptHost.Options, content: RunLog.Content = .views, end: () -> Void = {}) -> Outcome {
    var options = options
    (options.device, options.seed) = (run.settings.device, run.settings.seed)
    if let budget = run.settings.budget { options.limits.instructions = budget }
    let need = run.needForScript
    if let need {
      guard let script = run.settings.script else { return Outcome("this log can't be played: \(need), and it names no script") }
      guard FilePath.isFile(script) else { return Outcome(Self.missing(script, "\(need), so the log needs that script")) }
    }
    for case .launched(let launch) in run.events.map(\.event.kind) where need == nil {
      if let path = launch.path, !FilePath.isFile(path) { return Outcome(Self.missing(path, "the log's app is that plugin")) }
    }
    if let frame = until?.frame, let last = run.events.compactMap(\.event.frame?.number).max(), last < frame {
      outcome.notes.append("the log ends with frame \(last), so there is no frame \(frame)")
    }
    let visitor = until.flatMap { $0.place == nil ? nil : MomentVisitor($0) { [unowned self] in stop(at: $0) } }
    options = visitor?.joining(options) ?? options
    let host = ScriptHost(options: options)
    defer { host.close() }
    let firstApp = run.events.first { $0.event.app > 0 }?.event.app ?? 1
    // Somebody who asks about the run may have a log of their own.
    let log = host.log ?? RunLog(content.union(.views), after: firstApp - 1)
    if host.log == nil { log.drain = { [unowned self] in take($0) } }
    host.log = log
    if need == nil { playInputs(host) } else { playScript(host) }
    end()
    log.flush()
    host.log = nil
    if let visitor, let until, !visitor.hasVisited { outcome.notes.append("the run has no moment \(until)") }
    compare()
    return outcome
  }

  /// Shows the screen as it is in the middle of a call, and says where the script stands.
  private func stop(at visit: MomentVisit) {
    visit.host.log?.flush()
    visit.host.log = nil
    isStopped = true
    visit.stack.reserve(8)
    let position = visit.host.withWholeNames(visit.stack.position)
    if let until, until != visit.moment { outcome.notes.append("the call has ended before \(until)") }
    outcome.notes.append("the run stands at \(visit.moment)" + (position.isEmpty ? "" : ", \(position.dropLast())"))
    printLastFrame(of: visit.host)
  }

  package static func missing(_ path: String, _ need: String) -> String {
    "there is no file \(FilePath.shown(path)); \(need). Replay it in the folder that it was written in, or put the file back"
  }

  // MARK: By inputs

  private func playInputs(_ host: ScriptHost) {
    let runs = run.runs()
    var players: [Int: RunPlayer] = [:]
    var isAnythingPrinted = false
    playing: for (event, _) in run.events {
      switch event.kind {
      case .launched(let launch):
        guard let run = runs[event.app] else { continue }
        do {
          let player = try RunPlayer(run, in: host, named: launch.plugin)
          players[event.app] = player
          if let code = launch.code, player.app.plugin.codeHash != code {
            outcome.notes.append("\(launch.path ?? launch.plugin) has changed since the log was written")
          }
        } catch {
          if !isStopped { outcome.failures.append((error as? ScriptFailure)?.report ?? "\(error)") }
          return
        }
      case .input(let input): if !input.isTouches { players[event.app]?.handleNext() }
      case .frame(let frame):
        if frame.number > 0 { players[event.app]?.step() }
        if isStopped || host.isLeft || frame.number >= lastFrame { break playing }
      case .printed(let title):
        guard let app = players[event.app]?.app else { continue }
        isAnythingPrinted = true
        do { try host.reporting { try app.run { try app.printFrame(title: title) } } } catch { outcome.failures.append("\(error)") }
      default: break
      }
    }
    if isStopped { return }
    for (_, player) in players.sorted(by: { $0.key < $1.key }) {
      for (frame, failure) in player.failures { outcome.failures.append("in frame \(frame): \(failure.report)") }
    }
    host.log?.flush()
    host.log = nil
    // Shows the last frame if nothing was printed, or if the replay stopped before the end of the run.
    if !isAnythingPrinted || until != nil { printLastFrame(of: host) }
  }

  /// The frame at whose end the replay stops.
  private var lastFrame: Int { if case .end(let frame)? = until?.point { frame } else { .max } }

  private func printLastFrame(of host: ScriptHost) {
    guard let app = host.apps.last, !app.isClosed else { return }
    try? host.reporting { try app.run { try app.printFrame(title: nil) } }
  }

  // MARK: By the script

  private func playScript(_ host: ScriptHost) {
    guard let script = run.settings.script else { return }
    if let code = run.settings.code, (try? RunLog.code(ofFile: script)) != code {
      outcome.notes.append("\(script) has changed since the log was written")
    }
    do { try host.run(file: script) } catch {
      if !isStopped { outcome.failures.append((error as? ScriptFailure)?.report ?? "\(error)") }
    }
    guard until?.place == nil, until != nil, isStopped else { return }
    host.log?.flush()
    host.log = nil
    printLastFrame(of: host)
  }

  // MARK: Comparing

  private func take(_ events: [RunEvent]) {
    guard !isStopped else { return }
    receive(events)
    self.events += events.filter(\.isInLog)
    let isAtLastFrame = events.contains { if case .frame(let frame) = $0.kind { frame.number >= lastFrame } else { false } }
    // A log that was cut off may end in the middle of a script; after that there is nothing to compare.
    guard run.needForScript != nil, isAtLastFrame || (!isWhole && self.events.count >= run.events.count) else { return }
    isStopped = true
    ScriptContext.simulation.recordFault(Stop())
  }

  private func compare() {
    // The inputs alone know nothing of fingers that a script sent and that were refused.
    let isByInputs = run.needForScript == nil
    func isCompared(_ event: RunEvent) -> Bool { if isByInputs, case .touchLost = event.kind { false } else { true } }
    let (old, events) = (run.events.map(\.event).filter(isCompared), events.filter(isCompared))
    let count = until != nil || isStopped || !isWhole ? min(old.count, events.count) : max(old.count, events.count)
    let (a, b) = (old.prefix(count), events.prefix(count))
    guard !a.map(\.compared).elementsEqual(b.map(\.compared)) else { return }
    outcome.difference =
      LogDifference(LogDocument(a.map { ($0, test: nil) }), LogDocument(b.map { ($0, test: nil) })).text ?? "the script reaches into the app at another place"
  }
}
