import ArgumentParser
import Foundation
import Lua
import LunetteDriver
import LunetteLive
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play an app in the browser or the terminal: touch it, go back in time, look into its views, record what you do.",
    discussion: """
      Takes a plugin (its name or a path), a scenario, which is played as a film, or the log of a run. It prints an \
      address and opens it; the page is served by this program to this machine only. Control-C ends it.

      Example:
        lunette play fruits
        lunette play scripts/timetypes.lua
        lunette play run.log --speed 0.5
        lunette play timetypes --record scripts/mine.lua
        lunette play fruits --terminal
      """)

  @Argument(help: "A plugin, a scenario FILE.lua or a log FILE.log.", completion: .file())
  var what: String?

  @Option(help: ArgumentHelp("The log of a run to open.", valueName: "run.log"), completion: .file())
  var from: String?

  @OptionGroup var host: HostOptions
  @OptionGroup var player: PlayOptions
  @OptionGroup var network: NetworkOptions
  @OptionGroup var logging: LogOptions

  @Flag(help: "Play in the terminal: the mouse is a finger, keys are typed.")
  var terminal = false

  @Flag(help: "Let a debugger attach: print a port of this machine and the token that it must say.")
  var debug = false

  func validate() throws {
    if (what == nil) == (from == nil) { throw ValidationError("Say what to play: a plugin, a scenario or a log.") }
  }

  func run() throws {
    let start = try start()
    var options = host.options
    options.network = try network.choice(for: start.livePlugin)
    try PlayRun(start: start, options: options, player: player, inTerminal: terminal, cell: host.cell, logs: logging.open(), debugs: debug).run()
  }

  private func start() throws -> PlayStart {
    let name = from ?? what ?? ""
    if from != nil || name.hasSuffix(".log") { return try Self.start(log: name, host.options) }
    if name.hasSuffix(".lua"), FilePath.isFile(name), (name as NSString).lastPathComponent != "init.lua", !isPlugin(name) {
      return .script(name)
    }
    return .plugin(Run(of: name, host.options))
  }

  /// A file is taken for a plugin if its text contains `return` and doesn't contain `launch`.
  private func isPlugin(_ path: String) -> Bool {
    guard let data = try? FilePath.contents(of: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return !text.contains("launch") && text.contains("return")
  }

  /// Throws: `ExitStatus`, after the reason was printed
  static func start(log path: String, _ options: ScriptHost.Options) throws -> PlayStart {
    do {
      let logged = try LoggedRuns(contentsOf: path)
      guard let run = logged.runs.last else { throw LogError.noRun(path: path) }
      if run.settings.isOfTests, let start = PlayStart.failing(among: try LogDocument(contentsOf: path).tests, options) { return start }
      if run.needForScript != nil {
        guard let script = run.settings.script else {
          Output.complain("\(path) can't be played: \(run.needForScript ?? ""), and it names no script")
          throw ExitStatus.failed
        }
        return .script(script)
      }
      guard let first = run.firstCourse().runs.first else { throw LogError.noRun(path: path) }
      return .plugin(first)
    } catch let error as LogError {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }
}

extension PlayStart {
  /// The plugin of a session that begins anew; nil for a script, and for a log, whose replies stand in for the server.
  fileprivate var livePlugin: String? { if case .plugin(let run) = self, run.inputs.isEmpty { run.plugin } else { nil } }
}

/// The options of sessions, for `play`, `record` and `test --play`.
struct PlayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port to listen on; a free one where none is said.", valueName: "n"))
  var port: UInt16?

  @Flag(help: "Open no browser; the address is printed anyway.")
  var noOpen = false

  @Option(help: ArgumentHelp("Simulated seconds a second, from 0.1 to 10.", valueName: "x"))
  var speed = 1.0

  @Option(
    help: ArgumentHelp("Write what is done as a scenario, or as a spec where the name ends in _spec.lua.", valueName: "file.lua"),
    completion: .file())
  var record: String?

  func validate() throws {
    if !(0.1...10).contains(speed) { throw ValidationError("--speed is from 0.1 to 10, got \(speed).") }
    if let record, !record.hasSuffix(".lua") { throw ValidationError("A recording is a .lua file, got \"\(record)\".") }
  }
}

/// `lunette record PLUGIN -o FILE.lua`: `play --record` in one word.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Play a plugin in the browser or the terminal and write what is done as a scenario or a spec.",
    discussion: """
      Example:
        lunette record fruits -o scripts/mine.lua
        lunette record fruits -o scripts/mine_spec.lua --terminal
        lunette record run.log -o scripts/found.lua --no-play
      """)

  @Argument(help: "A plugin, or a log FILE.log.", completion: .file())
  var plugin: String

  @Option(
    name: [.short, .customLong("output")], help: ArgumentHelp("Where the recording goes.", valueName: "file.lua"), completion: .file())
  var output: String

  @Flag(help: "Play in the terminal.")
  var terminal = false

  @Flag(help: "Write the log's run at once.")
  var noPlay = false

  @OptionGroup var host: HostOptions
  @OptionGroup var network: NetworkOptions
  @OptionGroup var player: PlayOptions

  func validate() throws {
    if !output.hasSuffix(".lua") { throw ValidationError("A recording is a .lua file, got \"\(output)\".") }
    if noPlay, !plugin.hasSuffix(".log") { throw ValidationError("--no-play writes the run of a log, got \"\(plugin)\".") }
  }

  func run() throws {
    let start =
      plugin.hasSuffix(".log")
      ? try PlayCommand.start(log: plugin, host.options) : .plugin(Run(of: plugin, host.options))
    var player = player
    player.record = output
    var options = host.options
    options.network = try network.choice(for: start.livePlugin)
    guard noPlay else {
      return try PlayRun(start: start, options: options, player: player, inTerminal: terminal, cell: host.cell).run()
    }
    guard case .plugin(let run) = start else {
      Output.complain("\(plugin) needs its script, which is its scenario already")
      throw ExitStatus.failed
    }
    let logged = (try? LoggedRuns(contentsOf: plugin))?.runs.last
    let course = logged?.firstCourse() ?? (runs: [run], others: 0)
    if course.others > 0 {
      Output.complain("note: a recording is of one app; \(Self.apps(course.others)) of the log \(course.others == 1 ? "is" : "are") left out")
    }
    let recording: ScenarioRecorder.Recording
    do { recording = try ScenarioRecorder.record(course.runs, upTo: logged?.lastFrame, options: options) } catch {
      Output.complain((error as? ScriptFailure)?.report ?? "\(error)")
      throw ExitStatus.failed
    }
    let files = recording.files(run, at: output, version: Lunette.release)
    if let server = files.server {
      let file = try OutputFile(server.path)
      file.write(server.text)
      guard file.finish() else { throw ExitStatus.failed }
    }
    let file = try OutputFile(output)
    file.write(files.scenario)
    guard file.finish() else { throw ExitStatus.failed }
    Output.write("recorded \(output)" + (files.server.map { " and its answers, \($0.path)" } ?? "") + "\n")
  }
}

extension RecordCommand {
  fileprivate static func apps(_ count: Int) -> String { count == 1 ? "another app" : "\(count) other apps" }
}

/// Plays a session until it is ended, and then restores what it has changed in the process.
struct PlayRun {
  let start: PlayStart
  var options: ScriptHost.Options
  let player: PlayOptions
  let inTerminal: Bool
  let cell: CellSize
  /// The log of the played course, written at the end; nil for none.
  var logs: LogFiles?
  /// Whether debuggers may attach.
  var debugs = false

  /// Throws: `ExitStatus`, after saying so, where there is nothing to play, whose server would only keep running
  private func check() throws {
    switch start {
    case .plugin(let run):
      if PluginPlace.exists(run.plugin) { return }
      Output.complain(PluginPlace.missing(run.plugin))
    case .script(let path), .test(let path, _):
      if FilePath.isFile(path) { return }
      Output.complain("there is no file \(path)")
    }
    throw ExitStatus.failed
  }

  func run() throws {
    try check()
    // A client that disconnects during an answer must not end the program.
    signal(SIGPIPE, SIG_IGN)
    Processor.raiseFileLimit()
    var own = PlayLoop.Options()
    (own.speed, own.record, own.version, own.complain) = (player.speed, player.record, Lunette.release, Output.complain)
    own.ffmpeg = Environment.program("ffmpeg")
    if let logs {
      let script: String? = if case .script(let path) = start { path } else { nil }
      own.makeLog = { [options] in logs.makeLog(of: script, options) }
    }
    let kept = CollectedLines()
    if inTerminal { own.complain = { kept.lines.append($0) } }
    let saving = Saving()
    own.willSave = { saving.begin() }
    let loop = PlayLoop(PlaySession(start, options), own)
    let quit = loop.quits
    let signals = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { number in
      quit()
      // The loop notices between two frames; what goes on inside of one ends here.
      saving.unlessBegun { LuaState.interruptAll() }
      // On the second interruption the process ends at once. A terminal that closes may tell it twice, and a recording is still to be saved then.
      if saving.count(number) > 1, number != SIGHUP {
        PlayLoop.restoreTerminal()
        _exit(128 + number)
      }
    }
    defer { signals.end() }
    let port = debugs ? try listen(for: loop.played) : nil
    if inTerminal {
      if let port { kept.lines.append(port) }
      do { try loop.playInTerminal(term: Environment.terminalName, colors: Environment.terminalColors, cell: cell) } catch {
        Output.complain("\(error)")
        throw ExitStatus.failed
      }
    } else {
      let server: PlayServer
      do { server = try PlayServer(loop, port: player.port) } catch {
        Output.complain("\(error)")
        throw ExitStatus.failed
      }
      Output.write("\(server.address)\n" + (port.map { $0 + "\n" } ?? "") + "playing; control-C ends it\n")
      Output.flush()
      if !player.noOpen, !Environment.isCI { Browser.open(server.address) }
      loop.run()
      server.stop()
    }
    for line in kept.lines { Output.complain(line) }
    if let logs, !logs.finish() { throw ExitStatus.failed }
  }

  /// Lets debuggers attach. Returns: where, in words
  private func listen(for app: PlayedApp) throws -> String {
    var session = DebugSession.Options()
    (session.host, session.version, session.played) = (options, Lunette.release, app)
    let listener: DebugListener
    do { listener = try DebugListener(port: 0, session) } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
    WorkThread.start { listener.serve() }
    return "debug adapter: 127.0.0.1:\(listener.port) token \(listener.token)"
  }

  /// Unchecked: the loop appends on the main thread, which reads them when the loop has ended.
  private final class CollectedLines: @unchecked Sendable { var lines: [String] = [] }

  /// Whether the recording is being made, which runs scripts that a signal must not end, and how often each signal came. Unchecked, since a
  /// lock guards both: signals come on other threads.
  private final class Saving: @unchecked Sendable {
    private let lock = NSLock()
    private var hasBegun = false
    private var counts: [Int32: Int] = [:]
    func begin() { lock.withLock { hasBegun = true } }
    func unlessBegun(_ body: () -> Void) { lock.withLock { if !hasBegun { body() } } }
    /// Returns: how often this signal has come
    func count(_ signal: Int32) -> Int {
      lock.withLock {
        counts[signal, default: 0] += 1
        return counts[signal, default: 0]
      }
    }
  }
}

/// The program that opens addresses, if there is one.
enum Browser {
  static func open(_ address: String) {
    let complaint = "note: no browser could be opened; open the address yourself"
    guard let path = Environment.program("xdg-open", "open") else { return Output.complain(complaint) }
    // The program itself may find no browser.
    do { try Program.start(path, [address]) { Output.complain(complaint) } } catch {
      Output.complain("note: \(path) could not be run; open the address yourself")
    }
  }
}

/// The limits that the system sets for the process.
private enum Processor {
  /// Allows as many open connections as the system does, so that a thousand pages don't stop the server.
  static func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
