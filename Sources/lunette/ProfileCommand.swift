import ArgumentParser
import Foundation
import LunetteDriver
import LunetteSystem

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Count what a run costs, to the VM instruction: by function, line, call, frame or object.",
    discussion: """
      The run is a scenario, a test as SPEC:LINE, or a log; its scripts' own code doesn't count. The counts are the same on every machine. \
      With two runs, or profiles that --json has written, it tells which functions differ.

      Example:
        lunette profile scripts/fruits.lua
        lunette profile scripts/fruits.lua --by line --top 10
        lunette profile scripts/fruits.lua --flame fruits.svg --speedscope fruits.json
        lunette profile scripts/fruits.lua --json > before.json
        lunette profile before.json scripts/fruits.lua

      Exit status: 0 when the run was counted, 1 when its script raised an error, 2 for wrong usage.
      """)

  @Argument(help: "A scenario, a test as SPEC:LINE, a log, or a profile that --json has written; two of them are compared.", completion: .file())
  var runs: [String]

  @Option(help: ArgumentHelp("Rows of the table: function, line, call, frame or object.", valueName: "what"), transform: parseView)
  var by = CostProfile.View.function

  @Option(help: ArgumentHelp("Number of rows.", valueName: "n"))
  var top = 30

  @Option(help: ArgumentHelp("Write a flame graph: a picture that browsers show.", valueName: "file.svg"), completion: .file())
  var flame: String?

  @Option(help: ArgumentHelp("Write a file for speedscope.", valueName: "file.json"), completion: .file())
  var speedscope: String?

  @Option(help: ArgumentHelp("Write a file for Perfetto, in which a microsecond is an instruction.", valueName: "file.json"), completion: .file())
  var perfetto: String?

  @Option(help: ArgumentHelp("Write one line for each stack of functions, with its instructions.", valueName: "file.txt"), completion: .file())
  var collapsed: String?

  @Flag(help: "Print everything as JSON: a profile that can be compared later.")
  var json = false

  @OptionGroup var host: HostOptions

  func validate() throws {
    if !(1...2).contains(runs.count) { throw ValidationError("profile takes one run, or two to compare, got \(runs.count).") }
    if top < 1 { throw ValidationError("--top is 1 or more, got \(top).") }
    if runs.count == 2, [flame, speedscope, perfetto, collapsed].contains(where: { $0 != nil }) {
      throw ValidationError("--flame, --speedscope, --perfetto and --collapsed are for one run.")
    }
  }

  func run() throws {
    let profiles = try runs.map(profile)
    if profiles.count == 2 {
      if json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let changes = try encoder.encode(profiles[0].changes(to: profiles[1]))
        Output.write(String(decoding: changes, as: UTF8.self) + "\n")
      } else {
        Output.write(profiles[0].comparison(with: profiles[1], top: top))
      }
      return
    }
    let profile = profiles[0]
    try write(flame) { FlameGraph(profile).svg }
    try write(speedscope) { profile.speedscope }
    try write(perfetto) { profile.perfetto }
    try write(collapsed) { profile.collapsed }
    Output.write(json ? profile.json : profile.table(by: by, top: top))
  }

  private func write(_ path: String?, _ text: () -> String) throws {
    guard let path else { return }
    do { try WholeFile.write(Data(text().utf8), to: path) } catch {
      Output.complain("\(path) can't be written: \(error)")
      throw ExitStatus.failed
    }
  }

  private func profile(_ name: String) throws -> CostProfile {
    if FilePath.isFile(name), !name.hasSuffix(".lua"), let data = try? FilePath.contents(of: name), let saved = CostProfile(json: Data(data)) { return saved }
    let options = host.options
    let run = try Rerun.found(name, options)
    do { return try run.profile(options) } catch let failure as RerunFailure {
      Output.complain(failure.report)
      throw ExitStatus.failed
    }
  }
}

private func parseView(_ text: String) throws -> CostProfile.View {
  guard let view = CostProfile.View(rawValue: text) else {
    throw ValidationError("--by is \(CostProfile.View.allCases.map(\.rawValue).joined(separator: ", ")), got \"\(text)\".")
  }
  return view
}
