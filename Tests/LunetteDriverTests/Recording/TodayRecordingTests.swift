import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import ScriptTestSupport
import TestSupport
import Testing

/// What a user does in today's system is logged, replayed and recorded: appearances, menus, cards. Cases M-193 and M-195
@Suite struct TodayRecordingTests {
  private static let plugin = """
    local keep = {}
    return { system = 17, didFinishLaunching = function(self)
      local root, card = UIViewController {}, UIViewController {}
      root.view.backgroundColor, card.view.backgroundColor = "systemBackground", "secondarySystemBackground"
      local label = UILabel { frame = { 20, 300, 200, 30 }, text = "nothing" }
      local button = UIButton { type = "system", frame = { 20, 100, 120, 44 }, title = "Menu" }
      button.menu = UIMenu { children = { UIAction { title = "Copy", handler = function() end },
        UIAction { title = "Delete", handler = function() label.text = "deleted" root:present(card, true) end } } }
      button.showsMenuAsPrimaryAction = true
      root.view:addSubview(label)
      root.view:addSubview(button)
      self.window = UIWindow {}
      self.window.rootViewController = root
      self.window:makeKeyAndVisible()
    end }
    """

  private static var quiet: ScriptHost.Options {
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    return options
  }

  private func touch(_ frame: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) -> InputEvent {
    // Each of the three fingers has a number of its own.
    let sample = TouchSample(finger: frame < 200 ? frame / 30 : 50, phase: phase, location: CGPoint(x: x, y: y))
    return InputEvent(frame: frame, time: Double(frame) / 60, .touches([sample]))
  }

  /// The menu is opened, an element chosen, the appearance changed, and the card pulled away.
  private var inputs: [InputEvent] {
    var inputs = [
      touch(30, .began, 80, 122), touch(36, .ended, 80, 122), touch(90, .began, 100, 218), touch(96, .ended, 100, 218),
      InputEvent(frame: 170, time: 170.0 / 60, .answer(name: "appearance", .list([.text("dark"), .bool(true)]))),
      touch(240, .began, 160, 100),
    ]
    for step in 1...20 { inputs.append(touch(240 + step, .moved, 160, 100 + CGFloat(step) * 18)) }
    inputs.append(touch(262, .ended, 160, 460))
    return inputs
  }

  @Test func aRunOfTodayIsToldByItsLog() throws {
    let folder = try SpecFolder()
    try folder.write("today/init.lua", Self.plugin)
    try folder.write(
      "run.lua",
      """
      local app = launch("today", { appearance = "light", contrast = "high" })
      app:advance(0.5)
      app:tap "Menu" app:settle()
      app:tap "Delete" app:settle()
      app:setAppearance "dark" app:settle()
      local finger = app:touch(160, 100)
      finger:move(160, 460, 0.3)
      finger:lift()
      app:settle()
      """)
    let text = try ReplayTests.log(folder.path + "/run.lua")
    #expect(text.contains("\"system\":17") && text.contains("\"contrast\":\"high\""), "\(text.prefix(600))")
    let outcome = try ReplayTests.replay(text)
    #expect(outcome.difference == nil, "\(outcome)")
  }

  @Test func aRecordingSaysAppearanceAndMenuInWords() throws {
    let folder = try SpecFolder()
    try folder.write("today/init.lua", Self.plugin)
    let run = Run(plugin: folder.path + "/today/init.lua", seed: 7, inputs: inputs)
    let original = try run.play(upTo: 400, options: Self.quiet)
    let wanted = try RecordingTests.picture(original.app)
    original.host.close()
    let lines = try ScenarioRecorder(run, options: Self.quiet).record(upTo: 400)
    let code = lines.map(\.code)
    #expect(code.contains("app:tap \"Menu\""), "\(code)")
    #expect(code.contains("app:tap \"Delete\""), "\(code)")
    #expect(code.contains("app:setAppearance \"dark\""), "\(code)")
    let host = ScriptHost(options: Self.quiet)
    defer { host.close() }
    try host.run(source: ScenarioRecorder.file(run, lines, version: "test"), name: "=recording")
    #expect(try RecordingTests.picture(try #require(host.apps.last)) == wanted)
    #expect(String(decoding: wanted, as: UTF8.self).contains("deleted"))
  }

  /// M-194: going back to before the change shows the light screen, going forward the dark one again.
  @Test func anAppearanceIsTakenBackWithTime() throws {
    let folder = try SpecFolder()
    try folder.write("today/init.lua", Self.plugin)
    let run = Run(plugin: folder.path + "/today/init.lua", seed: 7, inputs: inputs)
    func style(at frame: Int) throws -> String {
      let played = try run.play(upTo: frame, options: Self.quiet)
      defer { played.host.close() }
      return String(decoding: try RecordingTests.picture(played.app), as: UTF8.self)
    }
    let (before, after) = (try style(at: 168), try style(at: 230))
    #expect(before != after)
    #expect(try style(at: 168) == before)
    #expect(try style(at: 230) == after)
  }

  /// The system launches an app that has ended; a scene finds why in the options of its connection, and gets no input of it.
  @Test(arguments: [true, false]) func whatLaunchesAnAppIsALine(isInput: Bool) throws {
    let plugin = Repository.root + "/plugins/fruits/init.lua"
    var (first, second) = (Run(plugin: plugin, seed: 7), Run(plugin: plugin, seed: 7))
    first.inputs = [InputEvent(frame: 10, time: 10 / 60, .termination)]
    second.kept.launchOptions = ["url": .text("fruit://kiwi")]
    if isInput { second.inputs = [InputEvent(frame: 0, time: 0, .answer(name: "openURL", .text("fruit://kiwi")))] }
    let lines = try ScenarioRecorder.record([first, second], options: Self.quiet).lines.filter { !$0.isWait }.map(\.code)
    #expect(lines == ["app:terminate()", "app:openURL \"fruit://kiwi\""])
  }
}
