import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// Small plugins with one usual fault each: each fault is found, and its inputs become about as few as those that were written by hand.
@Suite struct FaultyPluginTests {
  private static let folder = Repository.root + "/Tests/Fixtures/faulty"
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  /// How many more inputs than by hand are allowed. Source: the issue
  private static let slack = 3
  /// Limit of touch events: a fault must be found before.
  private static let mostEvents = 100_000

  private func options(_ name: String) -> FuzzCampaign.Options {
    var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: "\(Self.folder)/\(name)", host: ScriptHost.Options()))
    (options.events, options.workers, options.stopsAtFinding) = (Self.mostEvents, 2, true)
    return options
  }

  @Test func thereAreAtLeastFifteen() { #expect(Self.names.count >= 15) }

  @Test(arguments: names) func isFoundAndItsWayIsShort(name: String) throws {
    let source = try String(contentsOfFile: "\(Self.folder)/\(name)/init.lua", encoding: .utf8)
    let smallest = source.split(separator: "\n").filter { $0.hasPrefix("--   ") }.count
    #expect(smallest > 0)
    let campaign = FuzzCampaign(options(name))
    try campaign.run()
    let finding = try #require(campaign.findings.first, "\(name) was not found in \(campaign.touchEvents) touch events")
    #expect(finding.inputs <= smallest + Self.slack, "\(finding.actions.map(\.source)) leads to \(finding.fault.text)")
  }

  @Test func aCampaignIsTheSameForEveryNumberOfThreads() throws {
    func told(_ workers: Int) throws -> [String] {
      var options = options("empty_list")
      (options.workers, options.events, options.stopsAtFinding) = (workers, 500, false)
      let campaign = FuzzCampaign(options)
      try campaign.run()
      return campaign.findings.map { $0.fault.text + $0.actions.map(\.source).joined() } + ["\(campaign.sessions) \(campaign.touchEvents)"]
    }
    let one = try told(1)
    #expect(try told(2) == one)
  }

  @Test func theSpecThatIsWrittenFailsAsTheAppDoes() throws {
    let folder = try SpecFolder()
    var options = options("count_not_told")
    options.folder = FuzzFolder(path: folder.path + "/kept")
    let campaign = FuzzCampaign(options)
    try campaign.run()
    let path = try #require(campaign.findings.first?.path)
    let spec = try String(contentsOfFile: path, encoding: .utf8)
    try folder.add("found", spec)
    #expect(folder.run().counts.failed == 1)
    #expect(FileManager.default.fileExists(atPath: path.replacingOccurrences(of: "_spec.lua", with: ".svg")))

    let again = FuzzCampaign(options)
    try again.run()
    #expect(again.findings.contains { $0.isKnown } || again.findings.isEmpty)
    #expect(!again.findings.contains { !$0.isKnown && $0.fault.origin == campaign.findings.first?.fault.origin })
  }

  @Test func rulesThatAreBrokenAreNamed() throws {
    let folder = try SpecFolder()
    for (text, words) in [
      ("return {", "the rules can't be read"), ("return 3", "rules must return a table, got 3"),
      ("return { never = {} }", "same and answers, not \"never\""),
      ("return { invariants = { a = 3 } }", "the invariant \"a\" must be a function"),
      ("return { invariants = { turns = function(app) app:rotateDevice 'landscapeLeft' end } }", "changes the app"),
    ] {
      try folder.write("rules.lua", text)
      var options = options("missing_details")
      options.settings.rules = folder.path + "/rules.lua"
      options.settings.host.limits.seconds = 60
      options.events = 2000
      let error = #expect(throws: FuzzRulesProblem.self) { try FuzzCampaign(options).run() }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }

  @Test func aCorpusOfAnotherVersionIsNamedAndLeftAlone() throws {
    let folder = try SpecFolder()
    try folder.write("kept/corpus/old.txt", "lunette fuzz 0\n{}\n")
    try folder.write("kept/corpus/odd.txt", "lunette fuzz 1\n{\"fly\":{}}\n")
    var options = options("missing_details")
    options.folder = FuzzFolder(path: folder.path + "/kept")
    let campaign = FuzzCampaign(options)
    try campaign.run()
    #expect(campaign.problems.contains { $0.contains("old.txt") && $0.contains("another version") })
    #expect(campaign.problems.contains { $0.contains("odd.txt") && $0.contains("doesn't know") })
    #expect(try String(contentsOfFile: folder.path + "/kept/corpus/old.txt", encoding: .utf8) == "lunette fuzz 0\n{}\n")
  }

  @Test func aFolderThatCantBeWrittenIsNamedAndTheFindingIsTold() throws {
    let folder = try SpecFolder()
    try folder.write("taken", "a file where a folder should be")
    var options = options("count_not_told")
    options.folder = FuzzFolder(path: folder.path + "/taken")
    let campaign = FuzzCampaign(options)
    try campaign.run()
    #expect(campaign.findings.first?.path == nil && !campaign.findings.isEmpty)
    #expect(campaign.problems.contains { $0.contains("can't be written, so nothing new is kept there") })
    #expect(try String(contentsOfFile: folder.path + "/taken", encoding: .utf8) == "a file where a folder should be")
  }

  @Test func actionsAreWrittenInTheRecordersWords() {
    let actions: [(FuzzAction, String)] = [
      (.tap(.text("a \"b\"\n")), #"app:tap "a \"b\"\n""#), (.tap(.row(section: 1, row: 2)), "app:tap { row = { 1, 2 } }"),
      (.doubleTap(.point(FuzzPoint(CGPoint(x: 3, y: 4)))), "app:doubleTap { 3, 4 }"), (.type("a\u{8}\n"), #"app:type "a\b\n""#),
      (.turn("landscapeLeft"), #"app:rotateDevice "landscapeLeft""#), (.background, "app:background() app:foreground()"),
      (.shake, "app:shake()"), (.memoryWarning, "app:memoryWarning()"), (.tapStatusBar, "app:tapStatusBar()"),
      (.dismissKeyboard, "app:dismissKeyboard()"), (.wait(0.5), "app:advance(0.5)"), (.rest, "assert.sound(app)"),
    ]
    for (action, line) in actions { #expect(action.source == line) }
  }

  @Test func aPluginThatDoesNotStartIsAFinding() throws {
    let folder = try SpecFolder()
    try folder.write("dead/init.lua", "error 'never starts'")
    let campaign = FuzzCampaign(FuzzCampaign.Options(settings: FuzzSettings(plugin: folder.path + "/dead", host: ScriptHost.Options())))
    try campaign.run()
    #expect(campaign.findings.first?.fault.text.contains("never starts") == true)
  }
}
