import Foundation
import ScriptTestSupport
import Testing

/// `lunette shots` and variants of tests as they are called. The cases' numbers are those of docs/rules/accessibility.md.
@Suite struct VariantCommandTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/sign/init.lua",
      """
      local sign = {}
      function sign:didFinishLaunching()
        local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
        window:addSubview(UILabel {
          text = "Settings", textColor = "black", frame = { 20, 40, 100, 30 }, font = UIFont.preferredFont("body"),
          adjustsFontForContentSizeCategory = true,
        })
        window:makeKeyAndVisible()
      end
      return sign
      """)
    try folder.write(
      "list_spec.lua",
      """
      it("keeps a frame", function() assert.frame(launch "sign", "start") end)
      it("shows a text", function() assert.shows(launch "sign", "Settings") end)
      it("is small", function() assert.is_true(launch("sign"):find("Settings").bounds.width < 200) end)
      """)
  }

  private func run(_ command: String) throws -> (status: Int32, text: String) { try folder.run(command: command) }

  private func file(_ path: String) throws -> String { try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) }

  private func files(in path: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + path)) ?? []).sorted() }

  @Test("A-173: the usual set has twelve tiles")
  func usualSet() throws {
    let (status, text) = try run("shots sign -o sheet.svg")
    #expect(status == 0 && text.hasPrefix("sheet.svg: 12 tiles"), "\(text)")
    let sheet = try file("sheet.svg")
    for name in ["base", "iPhone 8", "iPad", "landscape", "XS", "XXXL", "AX3", "rightToLeft", "double", "bold"] {
      #expect(sheet.contains(">\(name)"), "\(name)")
    }
  }

  @Test("a plugin is launched on the variant's device, else on the one that it asks for itself")
  func devices() throws {
    func screens(_ command: String) throws -> [String] {
      _ = try run(command + " -o sheet.svg")
      return try file("sheet.svg").matches(of: /viewBox="0 0 (\d+ \d+)"/).map { String($0.1) }
    }
    #expect(try screens("shots sign --vary 'device=iPhone 8,iPad'").suffix(3) == ["320 568", "375 667", "768 1024"])
    try folder.write(
      "plugins/large/init.lua",
      """
      return { device = "iPad", didFinishLaunching = function() UIWindow { frame = UIScreen.main.bounds }:makeKeyAndVisible() end }
      """)
    #expect(try screens("shots large --vary 'device=iPhone 8'").suffix(2) == ["768 1024", "375 667"])
  }

  @Test("rows that an app's own list makes as they come into sight aren't compared; a form's parts are")
  func ownLists() throws {
    func write(_ name: String, _ fill: String) throws {
      try folder.write(
        "plugins/\(name)/init.lua",
        """
        return { didFinishLaunching = function()
          local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
          local scroll = UIScrollView { frame = window.bounds, contentSize = { window.bounds.width, 4000 } }
          local function add(row) scroll:addSubview(UILabel { text = "Row " .. row, textColor = "black", frame = { 20, row * 50 - 30, 200, 30 } }) end
          \(fill)
          window:addSubview(scroll)
          window:makeKeyAndVisible()
        end }
        """)
    }
    // As many rows as the screen shows, and a label at the end of all.
    try write("rows", "for row = 1, window.bounds.height // 50 do add(row) end add(79)")
    #expect(try run("shots rows --vary device=iPad -o sheet.svg").text.contains("0 differ"))
    try write("form", "for row = 1, window.bounds.height // 50 do add(row) end scroll.contentSize = { window.bounds.width, window.bounds.height }")
    #expect(try run("shots form --vary device=iPad -o sheet.svg").text.contains("new: staticText \"Row 12\""))
  }

  @Test("A-174: one axis at a time, or the product")
  func axes() throws {
    let vary = "--vary 'device=iPhone SE,iPad' --vary textSize=L,XXXL,AX3"
    #expect(try run("shots sign \(vary) -o sheet.svg").text.hasPrefix("sheet.svg: 4 tiles"))
    #expect(try run("shots sign \(vary) --full -o sheet.svg").text.hasPrefix("sheet.svg: 6 tiles"))
  }

  @Test("A-175: the same bytes twice, in one file without addresses")
  func determinism() throws {
    _ = try run("shots sign -o a.html")
    _ = try run("shots sign -o b.html")
    let page = try file("a.html")
    #expect(try page == file("b.html"))
    #expect(!page.contains(folder.path), "an address")
  }

  @Test("A-177: a text that is cut in large letters is marked, and --check fails")
  func cutText() throws {
    let (status, text) = try run("shots sign --vary textSize=AX3 -o sheet.svg")
    #expect(status == 0)
    #expect(text.hasPrefix("sheet.svg: 2 tiles, 1 differ from the base, 1 with marks"), "\(text)")
    #expect(text.contains("AX3, at rest") && text.contains("1 cut-text"), "\(text)")
    #expect(try run("shots sign --vary textSize=AX3 -o sheet.svg --check").status == 1)
    #expect(try run("shots sign --vary textSize=XS -o sheet.svg --check").status == 0)
  }

  @Test("a text that is too high for its label is cut, too, with all its letters")
  func cutInHeight() throws {
    try folder.write(
      "plugins/low/init.lua",
      """
      return { didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
        window:addSubview(UILabel { text = "Low", frame = { 20, 40, 200, 12 } })
        window:makeKeyAndVisible()
      end }
      """)
    let text = try run("shots low --vary textSize=L -o sheet.svg").text
    #expect(text.contains("shows all letters of \"Low\", but cuts them off: 200 x 12 points are too little"), "\(text)")
  }

  @Test("a test that fails in a variant is told on its tile, and the tests after it stand where they belong")
  func failedTests() throws {
    try folder.write(
      "two_spec.lua",
      """
      it("has an app", function() assert.are.equal(320, launch("sign"):find({ class = "UIWindow" }).bounds.width) end)
      it("has none", function() assert.is_true(UIScreen.main.bounds.width > 0) end)
      it("comes last", function() launch "sign" end)
      """)
    let (status, text) = try run("shots two_spec.lua --vary 'device=iPhone SE,iPad' -o sheet.svg")
    #expect(status == 1)
    #expect(text.contains("two_spec.lua [iPad]: has an app failed: two_spec.lua:1: expected 320, got 768"), "\(text)")
    #expect(text.contains("  iPad, has an app\n    failed: two_spec.lua:1: expected 320, got 768"), "\(text)")
    #expect(!text.contains("iPad, comes last"), "\(text)")
  }

  @Test("A-178: tests in variants, kept frames in the base only")
  func tests() throws {
    let status = try run("test list_spec.lua --variants=iPad,AX3 --reporter junit:results.xml").status
    #expect(status == 0)
    let text = try file("results.xml")
    for name in ["keeps a frame", "shows a text", "is small"] {
      for suffix in ["", " [iPad]", " [AX3]"] { #expect(text.contains("\(name)\(suffix)\""), "\(name)\(suffix)") }
    }
    #expect(files(in: "__frames__/list_spec") == ["start.txt"])
  }

  @Test("variants in a block run its tests again, each with frames of its own")
  func declared() throws {
    try folder.write(
      "declared_spec.lua",
      """
      it("outside", function() assert.is_true(launch("sign"):exists "Settings") end)
      describe("everywhere", function()
        variants { device = { "iPad" }, textSize = { "AX3" } }
        it("keeps a frame", function() assert.frame(launch "sign", "start") end)
      end)
      """)
    let (status, text) = try run("test declared_spec.lua")
    #expect(status == 0 && text.contains("4 passed"), "\(text)")
    #expect(files(in: "__frames__/declared_spec") == ["start [AX3].txt", "start [iPad].txt", "start.txt"])
    #expect(try run("test declared_spec.lua").status == 0)
    try folder.write("wrong_spec.lua", "variants { divice = { 'iPad' } }")
    let wrong = try run("test wrong_spec.lua")
    #expect(wrong.status == 1 && wrong.text.contains("did you mean \"device\"?"), "\(wrong.text)")
  }

  @Test("what can't be launched is said once, and no sheet is written")
  func missing() throws {
    let (status, text) = try run("shots nope -o sheet.svg")
    #expect(status == 1 && text.components(separatedBy: "nope:").count == 2, "\(text)")
    #expect(files(in: ".").contains("sheet.svg") == false)
  }
}
