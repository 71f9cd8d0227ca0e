import ArgumentParser
import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteTesting

struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Play with a plugin at random where a user could, and watch for what is wrong whatever the app is about.",
    discussion: """
      What goes wrong is made as short as it gets and written as a spec that fails. What led to new lines is kept in \
      .lunette/fuzz/PLUGIN, and the next run goes on from there. A finding that has a spec there already is named and skipped.

      Example:
        lunette fuzz fruits
        lunette fuzz fruits --events 1000000 --seed 7
        lunette fuzz plugins/notes --rules notes_rules.lua --for 600

      Exit status: 0 when nothing new was found, 1 with findings, 2 for wrong usage.
      """)

  @Argument(help: "A plugin's name, or the path to it.", completion: .directory)
  var plugin: String

  @Option(
    help: ArgumentHelp(
      "A Lua file that returns { invariants = { [name] = function(app) ... end }, avoid = { ... } }.", valueName: "file.lua"),
    completion: .file(extensions: ["lua"]))
  var rules: String?

  @Option(help: ArgumentHelp("Touch events to send.", valueName: "n"), transform: parseAmount)
  var events: Int?

  @Option(
    name: .customLong("for"), help: ArgumentHelp("Seconds to go on for; 30 if neither this nor --events is said.", valueName: "seconds"))
  var seconds: Double?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], help: ArgumentHelp("Threads; all processors if left out.", valueName: "n"), transform: parseAmount)
  var jobs: Int?

  @Option(help: ArgumentHelp("One of several machines, each with seeds of its own: 2/5.", valueName: "i/n"), transform: parseShard)
  var shard: TestSelection.Shard?

  @Option(
    help: ArgumentHelp("Where the specs about findings go; .lunette/fuzz/PLUGIN/findings if left out.", valueName: "dir"),
    completion: .directory)
  var out: String?

  @Flag(help: "What lunette lint finds at a rest is a finding, too.")
  var lint = false

  @Flag(
    name: .customLong("voiceover"),
    help: "VoiceOver's moves are drawn, too; a control that a finger reaches and VoiceOver doesn't is a finding.")
  var voiceOver = false

  @Flag(help: "Language, time zone and the hour before midnight are drawn, too.")
  var world = false

  @OptionGroup var shrinking: ShrinkOptions
  @OptionGroup var network: NetworkOptions
  @OptionGroup(title: "Coverage") var coverage: CoverageOptions
  @OptionGroup var host: HostOptions

  func validate() throws {
    if let seconds, !(seconds > 0 && seconds <= 1_000_000) { throw ValidationError("--for wants seconds above 0.") }
    try refuseEmpty(plugin, "The plugin")
  }

  /// Units: seconds. Ours
  private static let usualSeconds = 30.0

  func run() throws {
    let start = ContinuousClock.now
    func elapsed() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    let limit = seconds ?? (events == nil ? Self.usualSeconds : nil)
    guard PluginPlace.exists(plugin) else {
      Output.complain("lunette fuzz: \(PluginPlace.missing(plugin))")
      throw ExitStatus.wrongUsage
    }
    Interruption.catchSignal()
    var hostOptions = host.options
    hostOptions.color = false
    hostOptions.network = try network.choice(for: plugin)
    var settings = FuzzSettings(plugin: plugin, host: hostOptions)
    (settings.asksLint, settings.rules, settings.drawsWorld) = (lint, rules, world)
    settings.usesVoiceOver = voiceOver
    var options = FuzzCampaign.Options(settings: settings)
    options.seed = host.seed ?? HostOptions.defaultSeed
    options.workers = jobs ?? Environment.processors
    options.events = events
    if let shard { options.shard = (shard.index, shard.count) }
    options.folder = FuzzFolder(path: FuzzFolder.usual(for: plugin), findings: out)
    options.isOver = { Interruption.happened || limit.map { elapsed() >= $0 } == true }
    options.isReplayOver = { limit.map { elapsed() >= $0 / 2 } == true }
    options.isInterrupted = { Interruption.happened }
    options.shrinking = shrinking.limits
    options.shrinkProgress = ProgressLine(isPatient: false).show
    var isShown = false
    var reported = 0
    options.progress = { campaign in
      for finding in campaign.findings.dropFirst(reported) {
        if isShown { Output.complainInPlace("") }
        Self.tell(finding)
      }
      reported = campaign.findings.count
      guard Environment.terminalColumns != nil else { return }
      let speed = Double(campaign.touchEvents) / max(0.001, elapsed())
      let lines = CoverageReport(campaign.coverage).lines
      let left =
        limit.map { ", \(decimal(max(0, $0 - elapsed()), places: 0)) s left" } ?? events.map {
          ", \(max(0, $0 - campaign.touchEvents)) events left"
        } ?? ""
      Output.complainInPlace(
        "\(decimal(speed, places: 0)) events/s, \(lines.covered) of \(lines.all) lines, \(campaign.findings.count) findings\(left)")
      isShown = true
    }
    let campaign = FuzzCampaign(options)
    do { try campaign.run() } catch {
      Output.complain("lunette fuzz: \(error)")
      throw ExitStatus.wrongUsage
    }
    if isShown { Output.complainInPlace("") }
    for finding in campaign.findings.dropFirst(reported) { Self.tell(finding) }
    for problem in campaign.problems { Output.complain("note: \(problem)") }
    let new = campaign.findings.filter { !$0.isKnown }
    let lines = CoverageReport(campaign.coverage).lines
    let replayed = campaign.replayedTouchEvents > 0 ? " and \(campaign.replayedTouchEvents) of what is kept" : ""
    Output.write(
      "\(campaign.sessions) sessions, \(campaign.touchEvents) touch events\(replayed), \(lines.covered) of \(lines.all) lines; "
        + (new.isEmpty ? "nothing new found" : new.count == 1 ? "1 finding" : "\(new.count) findings")
        + (new.count < campaign.findings.count ? ", \(campaign.findings.count - new.count) known" : "")
        + (Interruption.happened ? "; interrupted" : "") + "\n")
    try coverage.write(campaign.coverage, isTableShown: false)
    if !new.isEmpty { throw ExitStatus.failed }
  }

  private static func tell(_ finding: FuzzCampaign.Finding) {
    if finding.isKnown { return Output.write("known, skipped: \(finding.fault.text.prefix { !$0.isNewline }) (\(finding.path ?? ""))\n") }
    Output.write("FOUND \(finding.fault.text)\n")
    for action in finding.actions { Output.write("    \(action.source)\n") }
    for line in [finding.cause, finding.early].compactMap(\.self) { Output.write("  \(line)\n") }
    if let path = finding.path { Output.write("  written as \(path)\n") }
    Output.flush()
  }
}

/// Handles Control-C: the session that runs is finished first.
enum Interruption {
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0
  static var happened: Bool { flag != 0 }

  private static let words: StaticString = "\ninterrupted: what runs comes to its end; control-C once more ends it at once\n"

  /// A second Control-C ends the process as usual.
  static func catchSignal() {
    // Made now, not in the handler.
    _ = words.utf8CodeUnitCount
    // A parent may have left it blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in
      Interruption.flag = 1
      // Nothing else may be done to write in a signal's handler.
      _ = Foundation.write(STDERR_FILENO, Interruption.words.utf8Start, Interruption.words.utf8CodeUnitCount)
      signal(SIGINT, SIG_DFL)
    }
  }
}

func parseAmount(_ text: String) throws -> Int {
  guard let number = Int(text), number > 0 else { throw ValidationError("\"\(text)\" is not a whole number above 0.") }
  return number
}
