import Foundation
import TestSupport
import Testing

/// What a run shows depends on nothing of the machine. Source: docs/rules/world.md 4
@Suite struct EnvironmentTests {
  /// Prints the words of twelve locales, scripts/words/print.lua, and of locales that there are not.
  private static let command =
    "'\(Repository.program.path)' run --quiet scripts/words/print.lua && '\(Repository.program.path)' run --quiet scripts/words/unknown.lua"

  private struct Outcome: Equatable {
    let status: Int32
    let output: Data
  }

  private func run(_ command: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: Repository.root)
    let output = Pipe()
    (process.standardOutput, process.standardError, process.standardInput) = (output, FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: data)
  }

  /// W-090.
  @Test(arguments: [
    "LANG=de_DE.UTF-8 LC_ALL=ar_EG.UTF-8 TZ=Asia/Tokyo HOME=/nowhere", "LC_ALL=C TZ=:/nowhere ICU_DATA=/nowhere ICU_TIMEZONE_FILES_DIR=/nowhere",
    "LANGUAGE=fr LC_NUMERIC=de_DE LC_TIME=ja_JP TZ=America/New_York TZDIR=/nowhere",
  ])
  func nothingDependsOnTheEnvironment(variables: String) throws {
    let plain = try run("env -i sh -c \"\(Self.command)\"")
    #expect(plain.status == 0)
    #expect(plain.output.count > 10_000)
    let other = try run("env \(variables) sh -c \"\(Self.command)\"")
    #expect(other == plain)
  }

  /// W-074: Foundation's own formatters end the process on such a machine.
  /// Each process has another seed for its hashes, and a log watches what scripts reach.
  @Test func theHashOfAStateIsTheSameInEveryProcess() throws {
    let path = NSTemporaryDirectory() + "lunette-hash-\(ProcessInfo.processInfo.globallyUniqueString)"
    let (scenario, log) = (path + ".lua", path + ".log")
    defer { for file in [scenario, log] { try? FileManager.default.removeItem(atPath: file) } }
    let text = """
      local random = math.random
      local app = launch { didFinishLaunching = function() kept = random UIWindow { rootViewController = UITableViewController {} }:makeKeyAndVisible() end }
      print(app:stateHash(), launch("settings"):stateHash())
      """
    try text.write(toFile: scenario, atomically: true, encoding: .utf8)
    let command = "'\(Repository.program.path)' run --quiet '\(scenario)'"
    let first = try run(command)
    #expect(first.status == 0 && first.output.count > 64)
    for again in [command, command, command, command + " --log '\(log)'"] { #expect(try run(again) == first) }
  }

  @Test func noFilesOfTimeZonesAreNeeded() throws {
    let emptied = "unshare -rm sh -c \"mount -t tmpfs none /usr/share/zoneinfo && "
    // Where no folder can be hidden, the test says nothing.
    guard FileManager.default.fileExists(atPath: "/usr/share/zoneinfo"), try run(emptied + "true\"").status == 0 else { return }
    let (bare, plain) = (try run(emptied + Self.command + "\""), try run(Self.command))
    #expect(bare == plain)
  }
}
