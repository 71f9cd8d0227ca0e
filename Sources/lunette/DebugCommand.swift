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
      """)

  @Option(
    help: ArgumentHelp("Listen on this port of 127.0.0.1 instead, 0 for any free one, and print it with the token that clients must say.", valueName: "n"))
  var port: UInt16?

  @Option(help: ArgumentHelp("Write the log of the session's last course, as lunette run --log does.", valueName: "file"), completion: .file())
  var log: String?

  @Option(
    help: ArgumentHelp("Write the trace of the session's last course, as lunette run --trace does; breakpoints change no count.", valueName: "file.json"),
    completion: .file())
  var trace: String?

  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions

  func run() throws {
    var options = DebugSession.Options()
    options.host = host.options
    options.host.color = false
    options.host.network = network.network == nil ? .beside : try network.choice(for: nil)
    options.version = Lunette.release
    (options.log, options.trace) = (log, trace)
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
  }
}
