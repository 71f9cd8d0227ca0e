import Foundation
import TestSupport

/// The program that was built, run in a folder of files that a test has written.
extension SpecFolder {
  /// - Parameter command: the arguments as a shell reads them
  /// Returns: the exit status, and all output
  package func run(command: String) throws -> (status: Int32, text: String) {
    let process = try start(command: command)
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: path + "/told", encoding: .utf8))
  }

  /// Runs a command; when it has written a file, it gets the signal of control-C.
  package func run(command: String, interruptedWhen file: String) throws -> (status: Int32, text: String) {
    let process = try start(command: command)
    while process.isRunning, !FileManager.default.fileExists(atPath: path + "/" + file) { sched_yield() }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: path + "/told", encoding: .utf8))
  }

  private func start(command: String) throws -> Process {
    let program = Repository.program.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The shell's own process becomes the program, so that a signal reaches it. Where CI is set nothing is kept.
    process.arguments = ["-c", "exec '\(program)' \(command) > told 2>&1"]
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }
}
