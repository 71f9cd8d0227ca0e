import ArgumentParser
import Foundation
import LunetteRender
import LunetteScript

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
      """)

  @Argument(help: "Lua files to run, in this order.", completion: .file(extensions: ["lua"]))
  var scripts: [String]

  @OptionGroup var host: HostOptions

  @Flag(help: "Print no frames; what the script itself prints still appears.")
  var quiet = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var logging: LogOptions

  func run() throws {
    var options = host.options
    options.quiet = quiet
    options.recorder = try recording.recorder(cell: host.cell)
    let logs = try logging.open()
    var hasFailed = false
    for script in scripts {
      options.recorder?.begin(((script as NSString).lastPathComponent as NSString).deletingPathExtension)
      if !run(script, options, logs) { hasFailed = true }
    }
    if let recorder = options.recorder, !recording.finish(recorder) { hasFailed = true }
    if let logs, !logs.finish() { hasFailed = true }
    if hasFailed { throw ExitStatus.failed }
  }

  /// Returns: whether the script ended without an error
  private func run(_ script: String, _ options: ScriptHost.Options, _ logs: LogFiles?) -> Bool {
    do {
      let host = try ScriptHost(options: options)
      let log = logs?.makeLog(of: script)
      host.log = log
      defer {
        log?.flush()
        host.close()
      }
      try host.run(file: script)
      return true
    } catch {
      Output.complain("\(error)")
      return false
    }
  }
}
