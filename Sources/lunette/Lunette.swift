import ArgumentParser
import Foundation
import LunetteKit
import LunetteScript
import LunetteSystem

@main
struct Lunette: ParsableCommand {
  /// The program's version, without that of the library which words dates and numbers.
  static let release = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "lunette",
    abstract: "A touch screen in a box: runs Lua apps on a simulated UIKit, touches them, and prints their frames.",
    discussion: """
      Nothing needs a display and nothing waits: the only clock is the simulated one, so that the same script prints \
      the same bytes on every machine.

      Example:
        lunette run scripts/timetypes.lua
        lunette test scripts

      Exit status: 0 when all went well; 1 when a script raised an error, a test failed or none was found, or two logs differ; 2 for wrong \
      usage; 130 after Control-C.

      Frames and what scripts print go to the standard output, errors and UIKit's warnings to the standard error. Colour is used on a \
      terminal, unless NO_COLOR is set. Where CI is set, a frame that assert.frame does not find is a failure.
      """,
    version: "\(release) (ICU \(Icu.version))",
    subcommands: [
      RunCommand.self, PlayCommand.self, RecordCommand.self, TestCommand.self, LintCommand.self, ShotsCommand.self, FuzzCommand.self,
      ExploreCommand.self, MutateCommand.self, ReviewCommand.self, DiffCommand.self, ReplayCommand.self, WhyCommand.self, ProfileCommand.self,
      DebugCommand.self, McpCommand.self, ServeCommand.self, NewCommand.self, ImportCommand.self, ApiCommand.self, TypesCommand.self,
      CheckCommand.self, DoctorCommand.self, ManualCommand.self,
    ])

  static func main() {
    WorkThread.deep {
      Output.start()
      let status = run(CommandLine.arguments.dropFirst().map { $0 })
      Foundation.exit(Output.finish() ? status.rawValue : ExitStatus.failed.rawValue)
    }
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    do {
      if let scripts = RunCommand.plainScripts(arguments) {
        try RunCommand.runPlainly(scripts)
        return .fine
      }
      var command = try parseAsRoot(TestRunning.completed(CoverageOptions.completed(KeptFrameOptions.completed(arguments))))
      try command.run()
      return .fine
    } catch let status as ExitStatus {
      return status
    } catch {
      // The argument parser's status for wrong usage is 64; here it is 2, as in most tools.
      let isAnswer = exitCode(for: error).isSuccess
      let message = unknownCommand(in: arguments) ?? fullMessage(for: error, columns: nil)
      if isAnswer { Output.write(message + "\n") } else { Output.complain(message) }
      return isAnswer ? .fine : .wrongUsage
    }
  }
}

extension Lunette {
  /// What to say about a first word that is no command; nil if it is one, or none was written.
  private static func unknownCommand(in arguments: [String]) -> String? {
    var (path, commands) = ("lunette", configuration.subcommands)
    for word in arguments {
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return nil }
      // A command of a command that has no name of its own is called as its type.
      func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "\(command)".lowercased() }
      if let command = commands.first(where: { name($0) == word }) {
        (path, commands) = ("\(path) \(word)", command.configuration.subcommands)
        continue
      }
      let names = commands.map(name)
      let hint = Suggestion.nearest(to: word, among: names).map { "Did you mean \"\(path) \($0)\"?" } ?? "There are \(names.joined(separator: ", "))."
      return "Error: There is no command \"\(word)\"\(path == "lunette" ? "" : " of \(path)"). \(hint)\n  See '\(path) --help' for more information."
    }
    return nil
  }
}

/// The process's exit status; thrown by a command that has printed the reason.
enum ExitStatus: Int32, Error {
  case fine = 0
  case failed = 1
  case wrongUsage = 2
  /// By control-C, having said what was done until then. Source: what shells make of a process that SIGINT has ended, 128 + 2
  case interrupted = 130
}
