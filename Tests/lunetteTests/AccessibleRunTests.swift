import Foundation
import ScriptTestSupport
import Testing

/// VoiceOver, settings and directions in logs, recordings and fuzzing. The cases' numbers are those of docs/rules/accessibility.md.
@Suite struct AccessibleRunTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/signs/init.lua",
      """
      local signs = {}
      function signs:didFinishLaunching()
        local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
        for number, name in ipairs { "OK", "Other" } do
          local button = UIButton { frame = { 20, 60 * number, 60, 44 }, backgroundColor = "green", accessibilityLabel = name }
          button:addTarget("touchUpInside", function() window.backgroundColor = "yellow" end)
          window:addSubview(button)
        end
        window:makeKeyAndVisible()
      end
      return signs
      """)
  }

  private func run(_ command: String) throws -> (status: Int32, text: String) { try folder.run(command: command) }

  private func file(_ path: String) throws -> String { try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) }

  @Test("A-193: a log with VoiceOver, settings and a direction is replayed with the same bytes")
  func replay() throws {
    try folder.write(
      "walk.lua",
      """
      local app = launch("signs", { direction = "rightToLeft" })
      local vo = app:voiceOver()
      vo:next()
      app:setAccessibility { isBoldTextEnabled = true, isReduceTransparencyEnabled = true }
      vo:activate()
      vo:touch "OK"
      app:setDirection "leftToRight"
      vo:stop()
      app:hardwareKeyboard(true)
      app:press "tab"
      app:press "down"
      app:print()
      """)
    let shown = try run("run walk.lua --log walk.log").text
    let (status, text) = try run("replay walk.log --log again.log")
    #expect(status == 0 && text.hasPrefix(shown.trimmingCharacters(in: .newlines)), "\(text)")
    #expect(try file("walk.log") == file("again.log"))
    try folder.write("walk_spec.lua", "it('walks', function() \(try file("walk.lua")) end)")
    #expect(try run("test walk_spec.lua --twice").status == 0)
  }

  @Test("A-197: what is found only by its label is recorded by role and name")
  func recording() throws {
    try folder.write("tap.lua", "local app = launch 'signs' app:touch(50, 80):lift() app:settle()")
    _ = try run("run tap.lua --log tap.log")
    _ = try run("record tap.log -o recorded.lua --no-play")
    let recorded = try file("recorded.lua")
    #expect(recorded.contains(#"app:tap { role = "button", name = "OK" }"#), "\(recorded)")
    try folder.write("recorded.lua", recorded + "\napp:print()\n")
    try folder.write("tap.lua", try file("tap.lua") + " app:print()")
    #expect(try run("run recorded.lua").text.split(separator: "\n").dropFirst() == run("run tap.lua").text.split(separator: "\n").dropFirst())
  }

  @Test("fuzz --voiceover finds a control that only fingers reach, and its spec fails")
  func fuzz() throws {
    let plugin = try file("plugins/signs/init.lua")
    #expect(try run("fuzz signs --voiceover --events 100 --seed 1 -j 1").status == 0)
    let silent = plugin.replacingOccurrences(of: "accessibilityLabel = name", with: "accessibilityLabel = name, accessibilityElementsHidden = true")
    try folder.write("plugins/signs/init.lua", silent)
    #expect(try run("fuzz signs --events 100 --seed 1 -j 1").status == 0)
    let (status, text) = try run("fuzz signs --voiceover --events 100 --seed 1 -j 1 --out findings")
    #expect(status == 1 && text.contains("FOUND unheard control: UIButton"), "\(text)")
    #expect(try run("test findings").status == 1)
  }
}
