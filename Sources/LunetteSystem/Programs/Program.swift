import Foundation

/// Other programs that this one starts.
package enum Program {
  /// How a program ended, and what it wrote.
  package struct Outcome {
    /// 0 if it succeeded.
    package let status: Int32
    package let output: Data
    /// What it wrote on the standard error.
    package let words: String
    /// Source: POSIX, env: the utility could not be found
    package var isMissing: Bool { status == 127 }
  }

  /// Runs a program to its end.
  ///
  /// It reads and writes files instead of pipes: writing to a program that ends early would end this process too.
  /// - Parameters:
  ///   - arguments: first the program: its path, or its name, which is looked for where the shell does
  ///   - folder: its working folder; this process's own if it is left out
  ///   - input: what it reads
  /// - Throws: the system's error if it can't be started
  package static func run(_ arguments: [String], in folder: String? = nil, input: Data = Data()) throws -> Outcome {
    let (source, target, words) = (try NamelessFile(input), try NamelessFile(), try NamelessFile())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
    (process.standardInput, process.standardOutput, process.standardError) = (source.handle, target.handle, words.handle)
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: try target.contents(), words: String(decoding: try words.contents(), as: UTF8.self))
  }

  /// Starts a program and goes on; nobody sees what it writes.
  ///
  /// - Parameter failed: is called on another thread if it ends without success
  /// - Throws: the system's error if it can't be started
  package static func start(_ path: String, _ arguments: [String], failed: @escaping @Sendable () -> Void) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.terminationHandler = { if $0.terminationReason == .exit, $0.terminationStatus != 0 { failed() } }
    try process.run()
  }
}
