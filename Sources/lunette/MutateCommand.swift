import ArgumentParser
import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Change a plugin one place at a time, and list the changes that no spec notices.",
    discussion: """
      Comparisons are turned, constants are off by one, conditions negated, statements left out, returned values replaced, \
      texts emptied, and and or swapped. Each change is tried with the tests that run its line.

      Example:
        lunette mutate fruits
        lunette mutate plugins/notes --spec scripts/notes_spec.lua --min 85

      Exit status: 0 when enough was noticed, 1 below --min or where a test fails without any change, 2 for wrong usage, 130 after control-C.
      """)

  @Argument(help: "A plugin's name, or the path to its folder.", completion: .directory)
  var plugin: String

  @Option(
    name: .customLong("spec"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Spec files and folders; if left out those in scripts and spec that name the plugin, or of them those that begin with its name.", valueName: "files"),
    completion: .file())
  var specs: [String] = []

  @Option(name: .customLong("min"), help: ArgumentHelp("Fail where fewer than so many of a hundred changes are noticed.", valueName: "percent"))
  var least: Double?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("Changes that are tried at the same time; all processors if left out.", valueName: "n"), transform: parseAmount)
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Try each property with so many cases; 100, or what the property says, if left out.", valueName: "n"), transform: parseCount)
  var cases: Int?

  @OptionGroup var host: HostOptions

  func validate() throws {
    if let least, !(0...100).contains(least) { throw ValidationError("--min wants a number from 0 to 100.") }
    try refuseEmpty(plugin, "The plugin")
  }

  func run() throws {
    do {
      let files = try pluginFiles()
      let found = try specFiles(files)
      Interruption.catchSignal()
      var options = host.options
      options.color = false
      let line = ProgressLine()
      let run = try MutationRun(
        files: files, specs: found, host: options, workers: jobs ?? Environment.processors, cases: cases,
        progress: { line.show("\($0) tests of the unchanged plugin have run") }, isStopped: { Interruption.happened })
      let results = run.run { result, done in
        if !result.isNoticed {
          line.show(nil)
          Self.tell(result)
        }
        line.show("\(done) of \(run.mutants.count) changes tried")
      }
      line.show(nil)
      try report(results, of: run)
    } catch let status as ExitStatus {
      throw status
    } catch {
      Output.complain("lunette mutate: \((error as? MutationRun.Problem)?.description ?? "\(error)")")
      throw ExitStatus.failed
    }
  }

  /// Number of tests that are named for a line. Ours
  private static let testsNamed = 3

  /// Tells at once what nobody notices, as all changes may take minutes.
  private static func tell(_ result: MutationRun.Result) {
    let tests = result.tests
    let words =
      tests.isEmpty
      ? "no test runs this line"
      : "run by " + tests.prefix(testsNamed).joined(separator: "; ") + (tests.count > testsNamed ? " and \(tests.count - testsNamed) more" : "")
    Output.write("\(result.mutant.file):\(result.mutant.line): \(result.mutant.change), and nobody notices; \(words)\n")
    Output.flush()
  }

  private func report(_ results: [MutationRun.Result], of run: MutationRun) throws {
    let missed = results.filter { !$0.isNoticed }
    if results.isEmpty, !run.mutants.isEmpty {
      Output.complain("lunette mutate: interrupted before any of \(run.mutants.count) changes was tried")
      throw ExitStatus.interrupted
    }
    let noticed = results.count - missed.count
    let score = results.isEmpty ? 100 : Double(noticed) / Double(results.count) * 100
    Output.write(
      (missed.isEmpty ? "" : "\n") + "\(plugin): \(noticed) of \(results.count) changes noticed, \(decimal(score, places: 1)) %, by \(run.testCount) tests"
        + (results.count < run.mutants.count ? "; interrupted, \(run.mutants.count - results.count) were not tried" : "") + "\n")
    if let least, score < least {
      Output.complain("\(decimal(score, places: 1)) % of the changes are noticed, below --min \(shortDecimal(least, places: 2))")
      throw ExitStatus.failed
    }
    if results.count < run.mutants.count { throw ExitStatus.interrupted }
  }

  private func pluginFiles() throws -> [String] {
    for path in PluginPlace.candidates(plugin) {
      if FilePath.isFile(path) { return [path] }
      guard FilePath.isFile(path + "/init.lua") else { continue }
      return FilePath.paths(below: path).filter { $0.hasSuffix(".lua") && !$0.hasSuffix("_spec.lua") && FilePath.isFile(path + "/" + $0) }.map {
        path + "/" + $0
      }
    }
    throw MutationRun.Problem(description: PluginPlace.missing(plugin))
  }

  private func specFiles(_ files: [String]) throws -> [String] {
    if !specs.isEmpty { return try SpecFinder.specs(at: specs) }
    let name = ((files.first.map(FilePath.folder) ?? plugin) as NSString).lastPathComponent
    let all = try SpecFinder.specs(at: ["scripts", "spec"].filter(FilePath.isFolder))
    let found = all.filter { path in
      guard let bytes = try? FilePath.contents(of: path) else { return false }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("\"\(name)\"") || text.contains("'\(name)'") || text.contains("plugins/\(name)")
    }
    // Other specs launch the plugin too, but test little of it.
    let own = found.filter { ($0 as NSString).lastPathComponent.hasPrefix(name) }
    if !own.isEmpty { return own }
    guard !found.isEmpty else { throw MutationRun.Problem(description: "no spec in scripts or spec names \"\(name)\"; say which: --spec FILES") }
    return found
  }
}
