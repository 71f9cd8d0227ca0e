import Foundation

/// Process start to the first printed frame.
func measureStart(_ report: Report) throws {
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette").path
  guard FileManager.default.isExecutableFile(atPath: binary) else {
    throw BenchError(what: "\(binary) is missing; build it first: swift build -c release --static-swift-stdlib")
  }
  let rounds = 15
  var (processor, wall) = (Double.infinity, Double.infinity)
  for _ in 0..<rounds {
    let (before, start) = (childrenTime(), Clock.now)
    try run([binary, "run", "Benchmarks/first_frame.lua"])
    wall = min(wall, Clock.now - start)
    processor = min(processor, childrenTime() - before)
  }
  let floor = try Clock.wall(rounds: rounds) { try run(["/bin/true"]) }
  report.add(Figure("process start to the first frame of plugins/fruits, printed", processor * 1e3, "ms", .atMost(15 * Clock.ofSlowerMachine)))
  // Where other programs use the processors, this shows how long the process waited for one, too.
  report.add(
    Figure("  the same on the wall", wall * 1e3, "ms", .none, floor: .init(what: "start of /bin/true", value: floor * 1e3)))
  if report.countsInstructions {
    let count = try Instructions.ofProcess([binary, "run", "Benchmarks/first_frame.lua"])
    report.add(Figure("  its instructions", count / 1e6, "million", .atMost(35)))
  }
}

/// Runs a program and discards its output. Foundation's `Process` checks for the end only every 50 ms, so it isn't used.
private func run(_ command: [String]) throws {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var (process, status): (pid_t, Int32) = (0, 0)
  guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0, waitpid(process, &status, 0) == process, status == 0
  else {
    throw BenchError(what: "\(command.joined(separator: " ")) failed")
  }
}

/// The processor time of the processes that were started and have ended. Units: seconds.
private func childrenTime() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
}
