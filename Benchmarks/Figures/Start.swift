import Foundation

/// Process start to the first printed frame.
func measureStart(_ report: Report) throws {
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette")
  guard FileManager.default.isExecutableFile(atPath: binary.path) else {
    throw BenchError(what: "\(binary.path) is missing; build it first: swift build -c release")
  }
  func time(_ program: URL, _ arguments: [String]) throws -> Double {
    try Clock.wall(rounds: 15) {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
  }
  let floor = try time(URL(fileURLWithPath: "/bin/true"), [])
  let start = try time(binary, ["run", "Benchmarks/first_frame.lua"])
  report.add(
    Figure(
      "process start to the first frame of plugins/fruits, printed", start * 1e3, "ms", .atMost(25),
      floor: .init(what: "start of /bin/true", value: floor * 1e3)))
}
