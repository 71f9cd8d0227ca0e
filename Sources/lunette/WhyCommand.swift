import ArgumentParser
import Foundation
import LunetteDriver
import LunetteLive

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Ask about a run: who set this property, why isn't this view seen, what ran in this frame.",
    discussion: """
      The run is repeated, as often as the question needs. It is a scenario, a test as SPEC:LINE, or a log. A view is named by its text, \
      by a query such as '{ class = "UILabel", index = 2 }', or by its number as 'id 12'; a property or a method follows after a dot.

      \(WhyQuestion.words.map { "  " + ($0.word + " " + $0.target).padding(toLength: 22, withPad: " ", startingAt: 0) + $0.text }.joined(separator: "\n"))

      Example:
        lunette why run.log set Total.text
        lunette why run.log set 'id 12.frame' --at 69
        lunette why scripts/fruits.lua hidden Save
        lunette why scripts/fruits.lua called UITableView.reloadData --all

      Exit status: 0 when there is an answer, 1 when there is none, 2 for wrong usage.
      """)

  @Argument(help: ArgumentHelp("A scenario, a test as SPEC:LINE, or a log.", valueName: "run"), completion: .file())
  var asked: String

  @Argument(help: ArgumentHelp("The question, and what it is about.", valueName: "question"))
  var question: [String]

  @Option(
    help: ArgumentHelp("The moment of which is asked: a frame, or a point in it, as 412.3+118. Without it the end of the run.", valueName: "moment"),
    transform: parseMoment)
  var at: Moment?

  @Flag(help: "Tell every change or call, and not only the last one.")
  var all = false

  @Flag(help: "Print the answer as JSON.")
  var json = false

  @OptionGroup var host: HostOptions

  func run() throws {
    // Two logs may be named in a row: why differs A.log B.log
    if asked == "differs", question.count == 2 { return try ask(question[0], ["differs", question[1]]) }
    try ask(asked, question)
  }

  private func ask(_ name: String, _ question: [String]) throws {
    let asked: WhyQuestion
    do { asked = try WhyQuestion(question[0], question.dropFirst().joined(separator: " ")) } catch {
      Output.complain("Error: \(error)")
      throw ExitStatus.wrongUsage
    }
    let options = host.options
    let rerun = try Rerun.found(name, options)
    let answer = Why(rerun, options).answer(asked, at: at, all: all)
    Output.write(json ? answer.json + "\n" : answer.text)
    if !answer.isFound { throw ExitStatus.failed }
  }
}

extension Rerun {
  /// The run that a command names. Throws: `ExitStatus`, after the reason was printed
  static func found(_ name: String, _ options: ScriptHost.Options) throws -> Rerun {
    do { return try .named(name, options) } catch let failure as RerunFailure {
      Output.complain("Error: \(failure.report)")
      throw ExitStatus.wrongUsage
    }
  }
}
