import ArgumentParser
import LunetteLog
import LunetteScript

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare the logs of two runs: the first frame that differs, which views moved, and what happened last before it.",
    discussion: """
      Logs are written by lunette run --log FILE and lunette test --log FILE.

      Example:
        lunette run --log a.log scripts/fruits.lua
        lunette diff a.log b.log

      Exit status: 0 when the runs were the same, 1 when they differ, 2 when a file is no log.
      """)

  @Argument(help: "The log of one run.", completion: .file())
  var first: String

  @Argument(help: "The log of another run.", completion: .file())
  var second: String

  func run() throws {
    let difference: LogDifference
    do {
      difference = try LogDifference(LogDocument(contentsOf: first), LogDocument(contentsOf: second))
    } catch {
      Output.complain("\(error)")
      throw ExitStatus.wrongUsage
    }
    guard let text = difference.text else { return Output.write("the runs are the same\n") }
    Output.write("- \(first)\n+ \(second)\n\(text)\n")
    throw ExitStatus.failed
  }
}
