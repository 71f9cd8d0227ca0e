import ArgumentParser
import LunetteDriver
import LunetteScript
import LunetteSystem
import LunetteTesting

/// The options that select tests.
struct TestChoice: ParsableArguments {
  @Option(help: ArgumentHelp("Run only tests whose full name contains this text. May be repeated: any of the texts.", valueName: "text"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Run no test whose full name contains this text. May be repeated.", valueName: "text"))
  var filterOut: [String] = []

  @Option(help: ArgumentHelp("Run only tests with one of these tags, which are words after # in their names.", valueName: "a,b"))
  var tags: String?

  @Option(help: ArgumentHelp("Run no test with one of these tags.", valueName: "a,b"))
  var excludeTags: String?

  @Option(
    help: ArgumentHelp("Run one of several parts, which together have every test once: 2/5 is the second of five.", valueName: "i/n"),
    transform: parseShard)
  var shard: TestSelection.Shard?

  @Option(
    help: ArgumentHelp(
      "Note in this file how long each test takes; with --shard, divide by the times that are in it.", valueName: "file"), completion: .file())
  var timings: String?

  @Flag(help: "Run only the tests that failed when they ran last.")
  var lastFailed = false

  /// Throws: if Bazel's variables are no valid shard
  func selection() throws -> TestSelection {
    var selection = TestSelection()
    if lastFailed { selection.recorded = Set(FailedTests(path: FailedTests.usualPath).failed) }
    selection.filters = filter
    selection.excluded = filterOut
    selection.tags = Self.words(tags)
    selection.excludedTags = Self.words(excludeTags)
    selection.shard = try shard ?? Environment.bazel.shard()
    return selection
  }

  private static func words(_ list: String?) -> Set<String> {
    Set((list ?? "").split(separator: ",").map { $0.filter { $0 != " " && $0 != "#" } }).subtracting([""])
  }

  func validate() throws {
    if filter.contains("") || filterOut.contains("") { throw ValidationError("A filter needs a text.") }
    for list in [tags, excludeTags].compactMap({ $0 }) where Self.words(list).isEmpty {
      throw ValidationError("Tags are words with commas between them: --tags slow,network, not \"\(list)\".")
    }
  }

  /// The options that leave tests out, for a message; nil without any.
  var selectionWords: String? {
    let options = [
      ("--filter", !filter.isEmpty), ("--filter-out", !filterOut.isEmpty), ("--tags", tags != nil), ("--exclude-tags", excludeTags != nil),
      ("--shard", shard != nil), ("--last-failed", lastFailed),
    ]
    let given = options.filter(\.1).map(\.0)
    return given.isEmpty ? nil : given.joined(separator: ", ")
  }

  /// The conditions for a test's name, for a message; nil without any.
  var words: String? {
    var parts: [String] = []
    if !filter.isEmpty { parts.append("contains " + filter.map { "\"\($0)\"" }.joined(separator: " or ")) }
    if !filterOut.isEmpty { parts.append("is without " + filterOut.map { "\"\($0)\"" }.joined(separator: " and ")) }
    if let tags { parts.append("has one of the tags \(tags)") }
    if let excludeTags { parts.append("is without the tags \(excludeTags)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }
}

func parseShard(_ text: String) throws -> TestSelection.Shard {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let index = parts[0], let count = parts[1], let shard = TestSelection.Shard(index: index, count: count) else {
    throw ValidationError("A shard is written i/n, with i from 1 to n: --shard 2/5, not \"\(text)\".")
  }
  return shard
}

/// The options for running tests.
struct TestRunning: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long], help: ArgumentHelp("Files that run at the same time; all processors if left out.", valueName: "n"),
    transform: parseCount)
  var jobs: Int?

  @Flag(help: "Run files and tests in another order, whose seed is printed; --seed repeats it.")
  var shuffle = false

  @Option(
    help: ArgumentHelp("Try each property with so many cases; 100, or what the property says, if left out.", valueName: "n"), transform: parseCount)
  var cases: Int?

  @OptionGroup var shrinking: ShrinkOptions

  @Option(
    help: ArgumentHelp(
      "Run each test in so many other orders of what is ready at the same time: tasks, blocks of different queues, answers due within 50 ms.", valueName: "n"),
    transform: parseCount)
  var schedules: Int?

  @Option(help: ArgumentHelp("Run each test in one such order; 0 is the usual one.", valueName: "n"))
  var schedule = 0

  @Option(
    help: ArgumentHelp(
      "Run each test that passes again, with other touches, orders and pauses, to see whether it passes by luck; or with the kinds that are named: "
        + PerturbPlan.known.joined(separator: ", ") + ".", valueName: "kinds"))
  var perturb: String?

  @Option(help: ArgumentHelp("How often for each kind of --perturb.", valueName: "n"), transform: parseCount)
  var perturbRuns = PerturbPlan.usualRuns

  @Flag(help: "Stop at the first failure.")
  var failFast = false

  @Option(name: .customLong("repeat"), help: ArgumentHelp("Run everything so many times.", valueName: "n"), transform: parseCount)
  var rounds = 1

  @Flag(
    help: "Run each test a second time, in another order, on another worker and with other hashes; a test whose runs differ fails.")
  var twice = false

  @Option(
    help: ArgumentHelp(
      "Run each test once more in each of these variants, as \"iPad dark,AX3\"; without names in those that lunette.lua says, or in the usual ones.",
      valueName: "names"))
  var variants: String?

  @Option(
    help: ArgumentHelp(
      "Run each test in each of these systems, as 12,17; frames of others than 12 are kept in a folder of their own, __frames__/SPEC/17.", valueName: "n,n"))
  var systems: String?

  private func chosenSystems() throws -> [Int] {
    let numbers = try (systems ?? "").split(separator: ",").map { try parseSystem(String($0)) }
    if systems != nil, numbers.isEmpty { _ = try parseSystem("") }
    return numbers.enumerated().filter { numbers.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// The arguments with a value after each `--variants` that has none.
  static func completed(_ arguments: [String]) -> [String] {
    var completed: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return completed + arguments[index...] }
      completed.append(argument)
      if argument == "--perturb" {
        let next = index + 1 < arguments.count ? arguments[index + 1] : ""
        if PerturbPlan(next.split(separator: ",").map(String.init), runs: 1) == nil || next.isEmpty || FilePath.exists(next) {
          completed.append(PerturbPlan.usual.joined(separator: ","))
        }
      }
      guard argument == "--variants" else { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      let names = next.split(separator: ",").map(String.init)
      if names.isEmpty || next.hasPrefix("-") || FilePath.exists(next) || names.contains(where: { (try? VariantPlan.variant(named: $0)) == nil }) {
        completed.append(usualVariants)
      }
    }
    return completed
  }
  private static let usualVariants = "usual"

  private func plannedVariants(_ host: ScriptHost.Options) throws -> [Variant] {
    guard let variants else { return [] }
    do {
      if variants != Self.usualVariants {
        return try variants.split(separator: ",").map { try VariantPlan.variant(named: String($0)) }.filter { !$0.name.isEmpty }
      }
      let own = HostOptions.project.variants
      let plan =
        own.isEmpty ? VariantPlan.usual(base: host.device, hasDark: host.device.constants.colors.followAppearance) : VariantPlan(own, base: host.device)
      return plan.variants.filter { !$0.name.isEmpty }
    } catch { throw ValidationError("\(error)") }
  }

  private func perturbations() throws -> PerturbPlan? {
    guard let perturb else { return nil }
    let names = perturb.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let plan = PerturbPlan(names, runs: perturbRuns) { return plan }
    let wrong = names.first { !PerturbPlan.known.contains($0) } ?? ""
    let near = Suggestion.nearest(to: wrong, among: PerturbPlan.known).map { " Did you mean \"\($0)\"?" } ?? ""
    throw ValidationError("--perturb: there is no kind \"\(wrong)\"; there are \(PerturbPlan.known.joined(separator: ", ")).\(near)")
  }

  func validate() throws { _ = try perturbations() }

  /// - Parameter seed: of `--seed`: with `--shuffle` for the order, otherwise for `math.random`
  func options(_ host: ScriptHost.Options, seed: UInt64?, frames: FrameStore.Mode) throws -> SpecRunner.Options {
    var host = host
    if shuffle { host.seed = HostOptions.defaultSeed }
    var options = SpecRunner.Options(host: host, frames: frames)
    options.workers = jobs ?? Environment.processors
    options.shuffle = shuffle ? seed ?? Environment.randomSeed() : nil
    options.rounds = rounds
    options.failFast = failFast
    (options.schedule, options.schedules) = (schedule, schedules ?? 0)
    options.perturbations = try perturbations()
    options.cases = cases
    options.shrinking = shrinking.limits
    let line = ProgressLine(isPatient: false)
    options.progress = line.show
    options.twice = twice
    options.variants = try plannedVariants(host)
    options.systems = try chosenSystems()
    return options
  }
}

func parseCount(_ text: String) throws -> Int {
  guard let count = Int(text), (1...100_000).contains(count) else { throw ValidationError("\"\(text)\" is no number from 1 to 100000.") }
  return count
}
