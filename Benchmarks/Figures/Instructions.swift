import Foundation

/// Instruction counts, which don't depend on how busy the machine is: the program runs itself once more under callgrind, where the clock
/// counts instructions, and the report shows the counts beside the times.
enum Instructions {
  /// Units: instructions for each unit of a figure's workload, by the figure's name.
  static func count(only: String?) throws -> [String: Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-count-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (copy, dumps, json) = (
      folder.appendingPathComponent("bench").path, folder.appendingPathComponent("count").path,
      folder.appendingPathComponent("figures.json")
    )
    // Valgrind can't read the debug information that Swift writes.
    try run("strip", ["-g", "-o", copy, CommandLine.arguments[0]])
    try run(
      "valgrind",
      ["-q", "--tool=callgrind", "--callgrind-out-file=\(dumps)", copy, "--counting", dumps, "--json", json.path]
        + (only.map { ["--only", $0] } ?? []))
    let figures = try JSONDecoder().decode([Figure].self, from: Data(contentsOf: json))
    let scale = ["s": 1.0, "ms": 1e3, "us": 1e6]
    return Dictionary(
      figures.compactMap { figure in scale[figure.unit].map { (figure.workload, figure.value / $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Units: instructions of a whole process.
  static func ofProcess(_ command: [String]) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-count-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (copy, dump) = (folder.appendingPathComponent("program").path, folder.appendingPathComponent("count").path)
    try run("strip", ["-g", "-o", copy, command[0]])
    try run("valgrind", ["-q", "--tool=callgrind", "--callgrind-out-file=\(dump)", copy] + command.dropFirst())
    let lines = try String(contentsOfFile: dump, encoding: .utf8).split(separator: "\n")
    guard let total = lines.last(where: { $0.hasPrefix("totals: ") }).flatMap({ Double($0.dropFirst(8)) }) else {
      throw BenchError(what: "callgrind wrote no total")
    }
    return total
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(
        what: "\(program) failed (status \(process.terminationStatus)); counting instructions needs valgrind with its headers")
    }
  }
}
