import ArgumentParser
import LunetteScript
import LunetteTesting

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run specs: files named *_spec.lua, in the words of busted.",
    discussion: """
      Each file runs in a Lua state of its own and each test in a fresh simulation. The last line counts the tests. \
      Finding no test is a failure.

      Example:
        lunette test scripts
        lunette test scripts/fruits_spec.lua --filter "scrolls to its end"
      """)

  @Argument(help: "Spec files, and folders to search for them.", completion: .file())
  var paths: [String]

  @Option(help: ArgumentHelp("Run only tests whose full name contains this text.", valueName: "text"))
  var filter: String?

  @Flag(help: "Print the tests' names, one a line, and run none.")
  var list = false

  @Flag(help: "Write the frames that assert.frame compares, as they are now.")
  var update = false

  @OptionGroup var host: HostOptions

  func run() throws {
    let specs: [String]
    do {
      specs = try SpecFinder.specs(at: paths)
    } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
    let reporter = TerminalReporter(colour: Environment.allowsColour, write: Output.write)
    var hasProblem = false
    let runner = SpecRunner(options: runnerOptions) { event in
      if case .fileFailed = event { hasProblem = true }
      reporter.receive(event)
    }
    let found = list ? printNames(of: runner.list(specs)) : runner.run(specs)
    if found.total == 0 { Output.complain(nothingFound(in: specs)) }
    if found.total == 0 || found.failed > 0 || hasProblem { throw ExitStatus.failed }
  }

  private var runnerOptions: SpecRunner.Options {
    let frames: FrameStore.Mode = update ? .update : Environment.isCI ? .requireAll : .writeMissing
    return SpecRunner.Options(host: host.options, filter: filter, frames: frames)
  }

  private func printNames(of tests: [TestID]) -> TestCounts {
    var counts = TestCounts()
    for test in tests {
      Output.write("\(test.file): \(test.name)\n")
      counts.passed += 1
    }
    return counts
  }

  private func nothingFound(in specs: [String]) -> String {
    if specs.isEmpty { return "no file named *_spec.lua in \(paths.joined(separator: ", "))" }
    if let filter { return "no test's name contains \"\(filter)\"; `lunette test --list` prints the names" }
    return "no test in \(specs.joined(separator: ", "))"
  }
}
