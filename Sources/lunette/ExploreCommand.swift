import ArgumentParser
import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Visit every state of a plugin that a user can reach, within bounds, or show the shortest way to a fault.",
    discussion: """
      Breadth first from the launch: each possible action is tried once from each state. The last line says what holds: that all states are \
      known, or up to how many actions. A fault is written as a spec that fails, with a film strip, in .lunette/explore/PLUGIN. One that has \
      a spec there already is named and not counted.

      Example:
        lunette explore fruits
        lunette explore settings --actions taps --depth 3
        lunette explore plugins/notes --rules notes_rules.lua --graph notes.svg
        lunette explore settings --for 600
        lunette explore settings --for 600 --resume
        lunette explore notes --like notes@HEAD~1
        lunette explore scripts/notes_spec.lua:12

      Exit status: 0 when nothing was found, 1 with findings, or with --closed when not all states are known, 2 for wrong usage, 130 after \
      Control-C.
      """)

  @Argument(help: "A plugin's name, or the path to it; or a spec, SPEC[:LINE], whose tests run for all that they choose.", completion: .directory)
  var plugin: String

  @Option(help: ArgumentHelp("Most actions in a row.", valueName: "k"), transform: parseAmount)
  var depth: Int?

  @Option(help: ArgumentHelp("Most states.", valueName: "n"), transform: parseAmount)
  var states = 20_000

  @Option(name: .customLong("for"), help: ArgumentHelp("Seconds to go on for.", valueName: "seconds"))
  var seconds = 60.0

  @Option(
    help: ArgumentHelp("taps, user or all; or kinds joined by commas: \(ExploreKind.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "set"))
  var actions = "user"

  @Option(help: "Which visible rows of one kind are tried: the first and the last, the first, or all.")
  var rows = ExploreRows.ends

  @Option(help: "When actions begin: at rest; also before, at and between the events on the way to rest; or in each frame of it.")
  var when = ExploreMoments.rest

  @Flag(help: "Try each order of timers, tasks and answers that are ready at the same time.")
  var orders = false

  @Option(
    help: ArgumentHelp("How many pairs may be out of the usual order, or all; 2 if left out. It asks for --orders.", valueName: "n"), transform: parseBound)
  var orderBound: Int?

  @Option(help: "Whether one order stands for all where callbacks neither read nor write what others write.")
  var sets = ExploreSets.on

  @Option(
    help: ArgumentHelp(
      "A Lua file that returns some of: \(ExploreRules.keys.joined(separator: ", ")).", valueName: "file.lua"),
    completion: .file(extensions: ["lua"]))
  var rules: String?

  @Option(name: .customLong("return"), help: "How a state is gone back to: by its actions, in a copy of the process (on Linux), or what is faster.")
  var way = ExploreReturn.auto

  /// Continues states for another process of this program.
  @Flag(help: .hidden)
  var serveStates = false

  /// The number of a socket over which the process that has started this one has states continued.
  @Option(help: .hidden)
  var relay: Int32?

  @Flag(help: "It counts as a finding when not all states become known.")
  var closed = false

  @Option(
    help: ArgumentHelp(
      "Write the graph, as .svg (screens with pictures), .mmd (screens, for Mermaid) or .json (everything); can be repeated.", valueName: "file"),
    completion: .file())
  var graph: [String] = []

  @Option(help: "What --graph x.svg draws: the screens, or each state.")
  var nodes = ExplorePicture.Nodes.screens

  @Option(help: ArgumentHelp("Tell which states these specs see; can be repeated.", valueName: "path"), completion: .file(extensions: ["lua"]))
  var specs: [String] = []

  @Option(help: ArgumentHelp("Write specs that together take every way between two screens.", valueName: "dir"), completion: .directory)
  var writeSpecs: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], help: ArgumentHelp("Threads; all processors if left out.", valueName: "n"), transform: parseAmount)
  var jobs: Int?

  @Option(help: ArgumentHelp("Where the specs about findings go; .lunette/explore/PLUGIN if left out.", valueName: "dir"), completion: .directory)
  var out: String?

  @Option(help: ArgumentHelp("The key of the states' hashes; no count depends on it.", valueName: "n"))
  var hashKey: UInt64 = 1

  @Flag(help: "States are compared by all that belongs to them, and not by a hash.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "Compare with another plugin, in step: the same must be possible, and the same be seen. notes@REV is a plugin as git has it.", valueName: "plugin"),
    completion: .directory)
  var like: String?

  @Option(
    help: ArgumentHelp(
      "What --like compares: screen (what assistive technology reads), frame (the screen as a text), looks (its pixels), or calls:NAME,...",
      valueName: "what"))
  var observe = ExploreObserved.screen

  @Option(
    help: ArgumentHelp(
      "Do one level of a search: continue the states in a file, and write those that they lead to into the file of --out. The word launch, and an empty file, give the launch.",
      valueName: "in.states"),
    completion: .file())
  var level: String?

  @Flag(help: "Go on with the search that ended before, from what it has written in its folder.")
  var resume = false

  @OptionGroup var shrinking: ShrinkOptions
  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions

  func validate() throws {
    guard seconds > 0, seconds <= 1_000_000 else { throw ValidationError("--for wants seconds above 0.") }
    try refuseEmpty(plugin, "The plugin")
    do throws(ExploreKind.UnknownKind) { _ = try ExploreKind.kinds(named: actions) } catch {
      let nearest = Suggestion.nearest(to: error.name, among: ExploreKind.names).map { " Did you mean \"\($0)\"?" } ?? ""
      throw ValidationError("--actions: there is no action \"\(error.name)\"; there are \(ExploreKind.names.joined(separator: ", ")).\(nearest)")
    }
    try refuseTogether()
    for file in graph where ![".svg", ".mmd", ".json"].contains(where: file.hasSuffix) {
      throw ValidationError("--graph: \"\(file)\" should end in .svg, .mmd or .json.")
    }
  }

  func run() throws {
    Interruption.catchSignal()
    let start = ContinuousClock.now
    func elapsed() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    if let spec = SpecArgument(plugin) { return try explore(spec) { [seconds] in Interruption.happened || elapsed() >= seconds } }
    guard PluginPlace.exists(plugin) else {
      Output.complain("lunette explore: \(PluginPlace.missing(plugin))")
      throw ExitStatus.wrongUsage
    }
    var settings = ExploreSettings(fuzz: try fuzz(plugin))
    settings.kinds = (try? ExploreKind.kinds(named: actions)) ?? settings.kinds
    (settings.rows, settings.state.key, settings.isExact) = (rows, hashKey, exact)
    var options = Exploration.Options(settings: settings)
    (options.depth, options.states, options.workers) = (depth, states, jobs ?? Environment.processors)
    (settings.moments, settings.orderBound, settings.usesSets) = (when, bound, sets == .on)
    options.settings = settings
    options.shrinking = shrinking.limits
    options.namesMoves = !graph.isEmpty || like != nil
    if serveStates { return try serve(settings) }
    let processes = ExploreWorkers(Self.program, Array(CommandLine.arguments.dropFirst()) + ["--serve-states"])
    defer { processes.end() }
    (options.way, options.processes, options.relay) = (way, processes, relay.map { ExploreRelay(line: $0) })
    let folder = ExploreFolder(findings: out ?? ExploreFolder.usual(for: plugin))
    options.folder = folder
    options.journal = ExploreJournal(path: folder.journal, isResumed: resume, header: header(settings))
    let limit = seconds
    options.isOver = { Interruption.happened || elapsed() >= limit }
    options.isInterrupted = { Interruption.happened }
    if let level { return try doLevel(level, options) }
    if let like { return try compare(with: like, options) }
    let specFiles = try specFiles()
    let line = ProgressLine()
    options.progress = { exploration in
      line.show(
        "depth \(exploration.farthest): \(exploration.states.count) states, \(exploration.transitions) transitions, "
          + "\(decimal(Double(exploration.transitions) / max(0.001, elapsed()), places: 0)) a second, \(exploration.notContinued) to continue; "
          + exploration.shares.words)
    }
    let exploration = Exploration(options)
    do { try exploration.run() } catch {
      line.show(nil)
      Output.complain("lunette explore: \(error)")
      throw ExitStatus.wrongUsage
    }
    line.show(nil)
    Self.tellFindings(exploration)
    let isWritten = writeFiles(of: exploration, specFiles)
    Output.write(ExploreSummary(exploration).lines.map { $0 + "\n" }.joined())
    if exploration.end == .interrupted { throw ExitStatus.interrupted }
    if exploration.newFindings > 0 || closed && !exploration.isClosed { throw ExitStatus.failed }
    if !isWritten { throw ExitStatus.wrongUsage }
  }

  /// How many pairs may be out of the usual order; nil where only that one is tried.
  var bound: Int? { orderBound ?? (orders ? Self.usualBound : nil) }
  /// Source: Jensen and others 2015, whose searches found most races so
  private static let usualBound = 2

  /// What must be the same for a search to go on.
  private func header(_ settings: ExploreSettings) -> ExploreJournal.Header {
    let options: [String: String] = [
      "the plugin": plugin, "--actions": actions, "--rows": rows.rawValue, "--when": when.rawValue,
      "--orders": bound.map { $0 == .max ? "all" : "\($0)" } ?? "left out",
      "--sets": sets.rawValue, "--rules": rules ?? "left out", "--hash-key": "\(hashKey)", "--exact": "\(exact)", "--device": settings.fuzz.host.device.name,
      "--seed": "\(settings.fuzz.host.seed)", "--system": settings.fuzz.host.device.system.map(String.init) ?? "left out",
      "--network": network.network ?? "left out", "--memory": settings.fuzz.host.limits.memory.map(String.init) ?? "left out",
      "--budget": settings.fuzz.host.limits.instructions.map(String.init) ?? "left out",
    ]
    return ExploreJournal.Header(
      version: Lunette.release, options: options, bounds: ["--depth": depth.map(String.init) ?? "left out", "--states": "\(states)"])
  }

  /// What a session of one of the plugins begins with.
  func fuzz(_ plugin: String) throws -> FuzzSettings {
    var options = host.options
    options.color = false
    options.network = try network.choice(for: plugin)
    var fuzz = FuzzSettings(plugin: plugin, host: options)
    fuzz.rules = rules
    return fuzz
  }

  static func tellFindings(_ exploration: Exploration) {
    for finding in exploration.findings { tell(finding) }
    for problem in exploration.problems { Output.complain("note: \(problem)") }
  }

  private static func tell(_ finding: Exploration.Finding) {
    if finding.isKnown { return Output.write("known, not counted: \(finding.fault.text.prefix { !$0.isNewline }) (\(finding.path ?? ""))\n") }
    Output.write("FOUND \(finding.fault.text)\n")
    for line in finding.lines { Output.write("    \(line)\n") }
    for words in finding.orders { Output.write("  with: \(words)\n") }
    if let cause = finding.cause { Output.write("  \(cause)\n") }
    if let path = finding.path { Output.write("  written as \(path)\n") }
  }
}

/// Whether the sets of what callbacks read and write are used.
enum ExploreSets: String, CaseIterable, ExpressibleByArgument { case on, off }

extension ExploreRows: ExpressibleByArgument {}
extension ExplorePicture.Nodes: ExpressibleByArgument {}
extension ExploreReturn: ExpressibleByArgument {}
extension ExploreMoments: ExpressibleByArgument {}
extension ExploreObserved: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public var defaultValueDescription: String { "screen" }
}

private func parseBound(_ text: String) throws -> Int { text == "all" ? .max : try parseCount(text) }
