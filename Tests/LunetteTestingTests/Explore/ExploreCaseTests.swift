import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// Actions, causes and moments of small plugins.
@Suite struct ExploreCaseTests {
  private func last(_ name: String, _ actions: String = "taps", _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> String {
    try ExploreRun(name, actions, change).last
  }

  @Test("E-015, E-028: fruits with all of its rows, and with rows that stand for others") func fruits() throws {
    let plugin = Repository.root + "/plugins/fruits"
    #expect(try last(plugin) { $0.settings.rows = .all } == "none: closed, 14 states, 182 transitions, farthest 1")
    let lines = try ExploreRun(plugin).lines
    #expect(lines == ["rows taken as alike: 13 by 2", "and 11 rows tried by themselves", "none: closed, 3 states, 6 transitions, farthest 1"])
  }

  @Test("E-031: what is disabled, covered or off the screen is no action") func unreachable() throws {
    for actions in ["taps", "user"] { #expect(try last("unreachable", actions) == "none: closed, 1 states, 0 transitions, farthest 0") }
  }

  @Test("E-033, E-039: a view with a recognizer is tapped; what moves for ever is at rest") func rests() throws {
    #expect(try last("tapped_view") == "none: closed, 1 states, 1 transitions, farthest 0")
    let moving = try ExploreRun("moving")
    #expect(moving.last.hasPrefix("none: closed") && moving.exploration.findings.isEmpty)
  }

  @Test("E-077: a callback that never ends is a finding with its line, and the search goes on") func endless() throws {
    let run = try ExploreRun("endless")
    #expect(run.finding?.fault.text.contains("init.lua:9: ran the") == true && run.finding?.lines == ["app:tap \"Loop\""])
    // The switch is tried all the same.
    #expect(run.last == "1 found: 4 states, 4 transitions")
  }

  @Test("E-091, E-092: blocks of the main queue keep their order; five timers that meet have 14 ends") func orders() throws {
    #expect(try last("main_blocks") { $0.settings.orderBound = .max } == "none: closed, 2 states, 1 transitions, farthest 1")
    let race = try ExploreRun("race5") { $0.settings.orderBound = 2 }
    #expect(race.last == "none: closed, 16 states, 15 transitions, farthest 2")
    #expect(race.lines.contains("orders cut: at most 2 pairs out of the usual one"))
    #expect(try last("late5") { $0.settings.orderBound = 2 } == "none: closed, 3 states, 2 transitions, farthest 2")
  }

  @Test("E-123: of several values that differ, the one that makes the difference is the cause") func causes() throws {
    #expect(try ExploreRun("abc").finding?.cause == "cause: state.a is true, not false (init.lua:14, tap \"A\")")
    let more = try ExploreRun("abc_more") { $0.depth = 2 }
    #expect(more.finding?.cause == "cause: state.a is true, not false (init.lua:18, tap \"A\")")
    let both = try ExploreRun("abc_both") { $0.depth = 2 }
    #expect(both.finding?.cause == "no single cause: 2 values together (tap \"A\"): state.a (init.lua:18), state.count (init.lua:18)")
    // A view's layer has the view's value, too.
    #expect(try ExploreRun("hides").finding?.cause == "cause: windows[1].subviews[1].isHidden is true, not false (init.lua:8, tap \"Hide\")")
  }

  @Test("one thing with all that is in it is one difference, an entry's line is told, else that of the first call that differs") func told() throws {
    let causes = try ExploreRun("causes") { $0.depth = 2 }.exploration.findings.map { $0.cause ?? "" }
    #expect(causes.contains("cause: plugin.items[1] is nil, not \"x\" (init.lua:14, tap \"Drop\")"))
    #expect(causes.contains("cause: defaults.mode is \"new\", not nil (init.lua:16, tap \"Mode\")"))
    #expect(causes.contains("cause: windows[1].subviews[7] is nil, not an object (init.lua:19, tap \"Remove\")"), "\(causes)")
    #expect(causes.count == 3)
  }

  @Test("index paths that scripts keep are in the state") func paths() throws {
    let run = try ExploreRun("paths") { $0.depth = 3 }
    let finding = run.exploration.findings.first { $0.fault.text.contains("attempt to concatenate") }
    #expect(finding?.lines.count == 3 && finding?.cause == "cause: plugin.rows[2] is nil, not \"b\" (init.lua:10, tap \"Drop\")")
  }

  @Test("how a snapshot came about is no state") func snapshots() throws {
    #expect(try last("snapshots") == "none: closed, 3 states, 12 transitions, farthest 1")
  }

  @Test("what is kept counts for no limit of events") func replays() throws {
    let folder = try SpecFolder()
    func campaign() throws -> FuzzCampaign {
      var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: Repository.root + "/plugins/settings", host: ScriptHost.Options()))
      (options.events, options.folder) = (300, FuzzFolder(path: folder.path + "/fuzz"))
      let campaign = FuzzCampaign(options)
      try campaign.run()
      return campaign
    }
    let first = try campaign()
    #expect(first.sessions > 0 && first.replayedTouchEvents == 0)
    let second = try campaign()
    #expect(second.sessions > 0 && second.replayedTouchEvents > 0)
  }

  @Test("the command that a spec of fuzz names has the options that matter") func command() throws {
    let folder = try SpecFolder()
    var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: Repository.root + "/Tests/Fixtures/explore/abc", host: ScriptHost.Options()))
    (options.settings.usesVoiceOver, options.settings.drawsWorld, options.shard) = (true, true, (2, 3))
    (options.events, options.folder, options.stopsAtFinding) = (20_000, FuzzFolder(path: folder.path + "/fuzz"), true)
    let campaign = FuzzCampaign(options)
    try campaign.run()
    let path = try #require(campaign.findings.first?.path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("/abc --seed 1 --voiceover --world --shard 2/3\n"))
  }

  @Test("of actions that only let time pass a wait is left") func waits() throws {
    var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: Repository.root + "/Tests/Fixtures/explore/outlives", host: ScriptHost.Options()))
    (options.events, options.stopsAtFinding) = (20_000, true)
    let campaign = FuzzCampaign(options)
    try campaign.run()
    let lines = try #require(campaign.findings.first?.actions.map(\.source))
    #expect(lines.count == 3 && lines[0].contains("\"Start\"") && lines[1].contains("\"Stop\"") && lines[2].hasPrefix("app:advance("), "\(lines)")
  }

  @Test("a search of an app that grows ends with its time, also in copies of processes") func time() throws {
    let start = ContinuousClock.now
    let run = try ExploreRun("grow") { options in options.isOver = { ContinuousClock.now - start > .seconds(0.5) } }
    #expect(run.lines.contains("the time is over") && run.last.hasSuffix("1 states not continued"))
  }

  @Test("E-128: fuzz finds nothing where a button disables itself", arguments: 1...6) func clear(seed: UInt64) throws {
    var options = FuzzCampaign.Options(
      settings: FuzzSettings(plugin: Repository.root + "/Tests/Fixtures/explore/clear", host: ScriptHost.Options()))
    (options.seed, options.events) = (seed, 3_000)
    let campaign = FuzzCampaign(options)
    try campaign.run()
    #expect(campaign.findings.isEmpty)
  }

  @Test("a finding of fuzz is made smaller within its limits, and the next campaign goes on from there") func unfinished() throws {
    let folder = try SpecFolder()
    func campaign(_ runs: Int) throws -> FuzzCampaign {
      var options = FuzzCampaign.Options(settings: FuzzSettings(plugin: Repository.root + "/Tests/Fixtures/explore/abc", host: ScriptHost.Options()))
      (options.events, options.folder) = (2_000, FuzzFolder(path: folder.path + "/fuzz"))
      options.shrinking.runs = runs
      let campaign = FuzzCampaign(options)
      try campaign.run()
      return campaign
    }
    let first = try #require(try campaign(1).findings.first)
    #expect(first.early?.hasSuffix("; the next run goes on from here") == true && first.actions.count > 2)
    let second = try #require(try campaign(2000).findings.first)
    #expect(second.early == nil && second.isKnown && second.inputs == 2)
    #expect(second.cause?.hasPrefix("cause: state.a is true, not false") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/fuzz/findings")
    #expect(names.count { $0.hasSuffix("_spec.lua") } == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/fuzz/unfinished").isEmpty)
  }
}
