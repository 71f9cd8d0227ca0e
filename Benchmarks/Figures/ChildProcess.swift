import Foundation

/// A program that is run to its end, with its output discarded.
enum ChildProcess {
  /// Units: seconds of the processor, bytes that were resident at the most.
  typealias Cost = (seconds: Double, memory: Int)

  /// Throws: `BenchError` where it can't be started
  @discardableResult static func run(_ command: [String], input: String = "/dev/null") throws -> Cost {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var (process, status, usage): (pid_t, Int32, rusage) = (0, 0, rusage())
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0, wait4(process, &status, 0, &usage) == process else {
      throw BenchError(what: "\(command.joined(separator: " ")) can't be started")
    }
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return (seconds, Int(usage.ru_maxrss) * unit)
  }
}
