import ArgumentParser
import Foundation
import LunetteLive
import LunetteSystem

struct DebugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: "Speak the Debug Adapter Protocol, so that editors stop scripts, look into them, and go back.",
    discussion: """
      On standard input and output, for an editor that starts it with the project as its working folder; or on a port of this machine, for clients that \
      say the token. docs/debugging.md has the launch arguments, and what editors need.

      Example:
        lunette debug
        lunette debug --log session.log
        lunette debug --port 0
        lunette debug --terminal scripts/fruits.lua

      With --terminal it is a debugger for people: help names its commands. Its exit status is the run's: 0 or 1.
      """)

  @Option(
    help: ArgumentHelp("Listen on this port of 127.0.0.1 instead, 0 for any free one, and print it with the token that clients must say.", valueName: "n"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Debug a program here, with a command in each line: a scenario, a spec as FILE:LINE, a log, or a plugin.", valueName: "program"), completion: .file())
  var terminal: String?

  @Option(help: ArgumentHelp("Write the log of the session's last course, as lunette run --log does.", valueName: "file"), completion: .file())
  var log: String?

  @Option(
    help: ArgumentHelp("Write the trace of the session's last course, as lunette run --trace does; breakpoints change no count.", valueName: "file.json"),
    completion: .file())
  var trace: String?

  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions

  func validate() throws {
    if terminal != nil, port != nil { throw ValidationError("--terminal and --port are two kinds of debuggers; give one of them.") }
  }

  func run() throws {
    var options = DebugSession.Options()
    options.host = host.options
    options.host.color = false
    options.host.network = network.network == nil ? .beside : try network.choice(for: nil)
    options.version = Lunette.release
    (options.log, options.trace) = (log, trace)
    if let terminal { return try debug(terminal, options) }
    options.send = { bytes in
      Output.write(String(decoding: bytes, as: UTF8.self))
      Output.flush()
    }
    if let port {
      let listener: DebugListener
      do { listener = try DebugListener(port: port, options) } catch {
        Output.complain("\(error)")
        throw ExitStatus.failed
      }
      Output.write("debug adapter: 127.0.0.1:\(listener.port) token \(listener.token)\n")
      Output.flush()
      return listener.serve()
    }
    let session = DebugSession(options)
    WorkThread.start {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(STDIN_FILENO, &block, block.count)
        guard count > 0, session.receive(block[..<count]) else { return session.close() }
      }
    }
    session.serve()
    guard let problem = session.problem else { return }
    Output.complain("lunette debug: \(problem)")
    throw ExitStatus.wrongUsage
  }

  /// Debugs a program for somebody who types commands.
  private func debug(_ program: String, _ options: DebugSession.Options) throws {
    let isInteractive = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
    let terminal = DebugTerminal(options, program: program, isInteractive: isInteractive) {
      Output.write($0)
      Output.flush()
    }
    guard let status = terminal.run({ readLine() }) else { throw ExitStatus.wrongUsage }
    if status != 0 { throw ExitStatus.failed }
  }
}
