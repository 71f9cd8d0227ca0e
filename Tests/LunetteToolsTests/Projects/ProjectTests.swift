import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import LunetteTools
import ScriptTestSupport
import Testing

/// `lunette new`, `lunette types` and `lunette doctor`, in folders of their own.
@Suite struct ProjectTests {
  let api = ApiDescription.ofSpecs
  let folder: SpecFolder
  init() throws { folder = try SpecFolder() }

  func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) }

  func passes(_ spec: String) -> Bool {
    let counts = folder.run(file: spec).counts
    return counts.total > 0 && counts.passed == counts.total
  }

  func runs(_ script: String) throws -> String {
    try ScriptHost.printed { try $0.run(file: folder.path + "/" + script) }
  }

  // MARK: New files

  @Test func aNewPluginIsGreenAtOnce() throws {
    let written = try NewFiles(in: folder.path).plugin("my_list", api: api)
    #expect(
      written.prefix(3) == ["plugins/my_list/init.lua", "scripts/my_list_spec.lua", "scripts/__frames__/my_list_spec/start.txt"])
    #expect(written.contains("types/UITableView.lua") && written.last == ".luarc.json")
    #expect(passes("scripts/my_list_spec.lua"), "\(folder.written)")
    #expect(try text("scripts/__frames__/my_list_spec/start.txt").contains("Second"))
    // The frame is compared: a plugin that shows something else fails.
    try folder.write("plugins/my_list/init.lua", text("plugins/my_list/init.lua").replacingOccurrences(of: "Third", with: "Other"))
    #expect(!passes("scripts/my_list_spec.lua"))
  }

  @Test func aNewScenarioIsGreenAtOnceWithAndWithoutAPlugin() throws {
    let new = NewFiles(in: folder.path)
    #expect(try new.scenario("walk") == ["scripts/walk.lua", "scripts/walk_spec.lua"])
    #expect(try runs("scripts/walk.lua").contains("Second ✓"))
    #expect(passes("scripts/walk_spec.lua"))
    _ = try new.plugin("my-list", api: api)
    let spec = try text("scripts/my-list_spec.lua")
    #expect(try new.scenario("my-list") == ["scripts/my-list.lua"])
    #expect(try text("scripts/my-list_spec.lua") == spec)
    #expect(try runs("scripts/my-list.lua").contains("after a drag"))
  }

  @Test func aNewProjectIsGreenAtOnce() throws {
    let written = try NewFiles(in: folder.path).project("hello", api: api)
    for file in [
      "plugins/hello/init.lua", "scripts/hello.lua", "scripts/hello_spec.lua", ".luarc.json", ".emmyrc.json", ".luacheckrc", ".gitignore", "lunette.lua",
      ".github/workflows/test.yml", ".vscode/launch.json", ".nvim.lua",
    ] { #expect(written.contains("hello/" + file), "\(file)") }
    #expect(Set(written).count == written.count)
    for file in written { #expect(FileManager.default.fileExists(atPath: folder.path + "/" + file), "\(file)") }
    #expect(passes("hello/scripts/hello_spec.lua"), "\(folder.written)")
    #expect(try runs("hello/scripts/hello.lua").contains("after a drag"))
    #expect(try text("hello/.github/workflows/test.yml").contains("lunette test"))
    // What is there already is not touched.
    let refusal = try #require(throws: NewFiles.Refusal.self) { try NewFiles(in: folder.path).project("hello", api: api) }
    #expect(refusal.description.hasPrefix("\(folder.path)/hello is there already"))
  }

  @Test func nothingIsOverwritten() throws {
    try folder.write("plugins/mine/init.lua", "-- precious")
    let refusal = try #require(throws: NewFiles.Refusal.self) { try NewFiles(in: folder.path).plugin("mine", api: api) }
    #expect(
      refusal.description
        == "\(folder.path)/plugins/mine/init.lua is there already, and nothing is overwritten; choose another name, or move it away")
    #expect(try text("plugins/mine/init.lua") == "-- precious")
    try folder.write("scripts/other_spec.lua", "-- precious")
    #expect(throws: NewFiles.Refusal.self) { try NewFiles(in: folder.path).plugin("other", api: api) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/plugins/other"), "not half of a plugin")
  }

  @Test(arguments: ["", "1st", "a b", "../up", "a/b", "a.b", "été", ".hidden"]) func aNameMustBeAFilesName(name: String) throws {
    let refusal = try #require(throws: NewFiles.Refusal.self) { try NewFiles(in: folder.path).scenario(name) }
    #expect(
      refusal.description
        == "\"\(name)\" can't be a name: it must begin with a letter, and have only letters (a-z), digits, _ and -; for example \"my_list\""
    )
  }

  // MARK: Files for editors

  @Test func settingsThatAreThereStay() throws {
    try folder.write(".luarc.json", #"{ "runtime.version": "LuaJIT", "workspace.library": ["lib"], "hint.enable": true }"#)
    let files = EditorFiles(api, in: folder.path)
    #expect(try files.write(luacheck: false).contains(".luarc.json"))
    let settings = try JSONSerialization.jsonObject(with: Data(text(".luarc.json").utf8)) as? [String: Any]
    #expect(settings?["workspace.library"] as? [String] == ["lib", "types"])
    #expect(settings?["runtime.version"] as? String == "LuaJIT" && settings?["hint.enable"] as? Bool == true)
    #expect(try files.write(luacheck: false) == [], "a second time nothing need be written")
  }

  @Test func settingsThatCannotBeReadAreLeftAlone() throws {
    try folder.write(".luarc.json", "{ // mine\n}")
    let refusal = try #require(throws: EditorFiles.Refusal.self) { try EditorFiles(api, in: folder.path).write(luacheck: false) }
    #expect(refusal.description == "\(folder.path)/.luarc.json is not plain JSON; add \"types\" to its \"workspace.library\" by hand")
    #expect(try text(".luarc.json") == "{ // mine\n}")
  }

  @Test func aLuacheckFileOfSomebodyElseIsLeftAlone() throws {
    try folder.write(".luacheckrc", "std = 'lua54'\n")
    #expect(throws: EditorFiles.Refusal.self) { try EditorFiles(api, in: folder.path).write(luacheck: true) }
    try folder.write(".luacheckrc", LuacheckStandard.heading + "\nold")
    #expect(try EditorFiles(api, in: folder.path).write(luacheck: true) == [".luacheckrc"])
  }

  // MARK: The doctor

  private func findings(columns: Int? = 80, isUnicode: Bool = true, programs: [String] = ["rsvg-convert", "fc-list"]) -> [String] {
    let terminal = Doctor.Terminal(columns: columns, hasColor: true, isUnicode: isUnicode)
    return Doctor(api, in: folder.path, terminal: terminal) { arguments in programs.contains(arguments[0]) ? "\(arguments[0]) 2 Inter" : nil
    }
    .findings.map(\.lines)
  }

  @Test func allIsFineInANewProject() throws {
    _ = try NewFiles(in: folder.path).plugin("my_list", api: api)
    #expect(
      // Letters for Chinese, Japanese and emoji are the machine's.
      findings().dropFirst().filter { !$0.contains("Chinese") } == [
        "ok     the terminal is 80 columns wide\n", "ok     the terminal's texts are UTF-8\n", "ok     rsvg-convert 2 Inter\n",
        "ok     the typeface of PNG frames, Inter, is installed\n", "ok     1 of 1 plugins start\n",
        "ok     the types in \(folder.path)/types are current\n",
      ])
    #expect(findings().first?.hasPrefix("ok     Lua 5.4, release ") == true)
  }

  @Test func whatIsMissingIsNotedWithItsFix() throws {
    #expect(
      findings(columns: 30, isUnicode: false, programs: []).dropFirst() == [
        "note   the terminal is 30 columns wide; a frame of an iPhone SE has 42\n"
          + "       fix: widen the window, or let a character stand for more points: --cell 16x44\n",
        "note   the terminal's texts may not be UTF-8: frames are drawn with lines\n       fix: export LC_ALL=C.UTF-8\n",
        "note   rsvg-convert is not installed: frames can't be saved as PNG\n       fix: make setup\n",
        "note   there are no plugins in \(folder.path)/plugins\n       fix: lunette new plugin my_list\n",
        "note   there are no types for editors\n       fix: lunette types\n",
      ])
  }

  @Test func aPluginThatFailsIsWrongAndSoAreStaleTypes() throws {
    _ = try NewFiles(in: folder.path).plugin("good", api: api)
    try folder.write("plugins/bad/init.lua", "return {\n")
    try folder.write("plugins/endless/init.lua", "while true do end")
    try folder.write("types/Timer.lua", "-- old")
    let wrong = findings().filter { $0.hasPrefix("WRONG  ") }
    #expect(
      wrong.first == "WRONG  the plugin bad fails: \(folder.path)/plugins/bad/init.lua:2: unexpected symbol near <eof>\n"
        + "       fix: edit \(folder.path)/plugins/bad/init.lua:2\n")
    #expect(wrong.count == 3 && wrong[1].hasPrefix("WRONG  the plugin endless fails: \(folder.path)/plugins/endless/init.lua:1: "))
    #expect(
      wrong.last == "WRONG  1 of the types in \(folder.path)/types are not what this lunette has: Timer.lua\n       fix: lunette types\n")
    #expect(findings().contains("ok     1 of 3 plugins start\n"))
  }

  /// Scripts are read and not run: the scenario would write a file.
  @Test func aClassOfAScenarioIsCheckedWithoutRunningIt() throws {
    try folder.write(
      "scripts/rows.lua",
      """
      local Row = class("Row", UIView)
      local Wide = class("Wide", Row)
      -- function Row:drawRect() end
      local text = [[ function Row:drawRect() end ]]
      function Row:layoutSubview() end
      local Other = class("Other", Base)
      function Other:drawRect() end
      local Page = class(name, UIViewController)
      function Page:decodeRestorableState(coder) end
      function Row:update() end
      Wide.dra = function(self) end
      function Wide:heightForRow() return self:heightForRow() end
      assert(io.open("\(folder.path)/written", "w"))
      """)
    try folder.write("scripts/__frames__/kept.lua", "local C = class('C', UIView)\nfunction C:drawRect() end")
    let path = folder.path + "/scripts/rows.lua"
    #expect(
      findings().filter { $0.contains("nothing calls") } == [
        "note   \(path):5: nothing calls 'layoutSubview' of Row; did you mean 'layoutSubviews'?\n       fix: edit \(path):5\n",
        "note   \(path):11: nothing calls 'dra' of Wide; did you mean 'draw'?\n       fix: edit \(path):11\n",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/written"))
  }

  // MARK: The line of an error

  @Test(arguments: [
    ("local v = UIView {}", "v.alhpa = 1", "        \t", "UIView has no property 'alhpa'", "  ^^^^^"),
    (
      "", "v.backgroundColor = \"gren\"", "", "UIView.backgroundColor must be a colour, got the string \"gren\"",
      "                     ^^^^"
    ),
    ("", "v.alpha = -3.5", "", "UIView.alpha must be more, got -3.5", "          ^^^^"),
    ("", "v:addSubview(nil)", "", "UIView:addSubview: argument 1 'view' must be a UIView, got nil", "  ^^^^^^^^^^"),
    ("", "local s = \"日\" .. nope.x", "", "attempt to index a nil value (global 'nope')", "                  ^^^^"),
  ]) func theWrongWordIsMarked(before: String, line: String, indent: String, message: String, mark: String) throws {
    try folder.write("script.lua", before + "\n" + indent + line + "\n")
    let excerpt = try #require(SourceExcerpt(message: "\(folder.path)/script.lua:2: \(message)"))
    #expect(excerpt.lines == ["  2 | " + line, "    | " + mark])
  }

  @Test func aWordThatStandsTwiceOrNowhereIsNotMarked() throws {
    try folder.write("script.lua", "x.y = x.y + xs\n")
    #expect(SourceExcerpt(message: "\(folder.path)/script.lua:1: no property 'y'")?.lines == ["  1 | x.y = x.y + xs"])
    #expect(SourceExcerpt(message: "\(folder.path)/script.lua:1: no property 'z'")?.lines == ["  1 | x.y = x.y + xs"])
    #expect(SourceExcerpt(message: "\(folder.path)/script.lua:9: beyond the end") == nil)
    #expect(SourceExcerpt(message: "nothing with a place") == nil)
  }
}
