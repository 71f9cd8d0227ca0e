import ArgumentParser
import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenario scripts: they launch plugins, touch them and print frames.",
    discussion: """
      Each script runs by itself, in a fresh simulation. Frames and what scripts print go to the standard output, \
      errors to the standard error. When a script raises an error the next one still runs.

      Example:
        lunette run scripts/timetypes.lua
        lunette run --device "iPhone 8" --cell 8x16 scripts/fruits.lua
        lunette run --frames out --format svg --every 0.1 scripts/fruits.lua
        lunette run --filmstrip out.svg scripts/timetypes.lua
        lunette run --watch scripts/fruits.lua
      """)

  @Argument(help: "Lua files to run, in this order.", completion: .file(extensions: ["lua"]))
  var scripts: [String]

  @OptionGroup var host: HostOptions

  @Flag(help: "Print no frames; what the script itself prints still appears.")
  var quiet = false

  @Flag(help: "Check what data sources and delegates answer, as tests do, and tell on the standard error what UIKit would trip over.")
  var strict = false

  @Flag(help: "Stay, and take up what changes: a plugin's files go into the running app, a changed scenario runs anew, until interrupted.")
  var watch = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var logging: LogOptions

  func validate() throws {
    if watch, scripts.count != 1 { throw ValidationError("--watch runs one scenario, got \(scripts.count).") }
    if watch, recording.frames != nil || recording.filmstrip != nil {
      throw ValidationError("--watch keeps no frames: --frames and --filmstrip want a run that ends.")
    }
    if watch, logging.log != nil || logging.trace != nil {
      throw ValidationError("--watch writes no log: --log and --trace want a run that ends.")
    }
  }

  func run() throws {
    var options = host.options
    options.quiet = quiet
    options.checksContracts = strict
    options.readsPipes = !watch
    if watch { RunWatch(scenario: WatchedScenario(script: scripts[0], options: options, complain: Output.complain)).run() }
    options.recorder = try recording.recorder(cell: host.cell)
    let logs = try logging.open()
    var hasFailed = !Self.run(scripts, options, logs)
    if let recorder = options.recorder, !recording.finish(recorder) { hasFailed = true }
    if let logs, !logs.finish() { hasFailed = true }
    if hasFailed { throw ExitStatus.failed }
  }

  /// The scripts of a command line that has only `run` and names; nil for any other, which the argument parser reads. The parser takes as
  /// long to describe all commands and options as everything else takes up to the first frame of a small app.
  static func plainScripts(_ arguments: [String]) -> [String]? {
    guard arguments.first == configuration.commandName, arguments.count > 1, !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    return Array(arguments.dropFirst())
  }

  /// Runs the scripts as without any option.
  static func runPlainly(_ scripts: [String]) throws {
    if !run(scripts, HostOptions.standard, nil) { throw ExitStatus.failed }
  }

  /// Returns: whether all scripts ended without an error
  private static func run(_ scripts: [String], _ options: ScriptHost.Options, _ logs: LogFiles?) -> Bool {
    var isFine = true
    for script in scripts {
      options.recorder?.begin(((script as NSString).lastPathComponent as NSString).deletingPathExtension)
      if !run(script, options, logs) { isFine = false }
    }
    return isFine
  }

  /// Returns: whether the script ended without an error
  private static func run(_ script: String, _ options: ScriptHost.Options, _ logs: LogFiles?) -> Bool {
    do {
      let host = ScriptHost(options: options.countingCosts(inFile: script))
      let log = logs?.makeLog(of: script, options)
      host.log = log
      defer {
        log?.flush()
        for warning in host.warnings { Output.complain("note: \(warning)") }
        host.close()
      }
      try host.run(file: script)
      return true
    } catch {
      Output.complain((error as? ScriptFailure)?.report ?? "\(error)")
      if !FilePath.exists(script), PluginPlace.exists(script) {
        Output.complain("\(script) is a plugin, and run is for scenarios that launch one: lunette play \(script)")
      }
      return false
    }
  }
}
