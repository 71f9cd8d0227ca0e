import Foundation
import ScriptTestSupport
import Testing

/// `lunette fuzz`, `mutate` and `lint` as they are called, with their options and what they answer to wrong ones.
@Suite struct SearchingCommandTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/counter/init.lua",
      """
      local counter = { count = 0 }
      function counter:didFinishLaunching()
        local window = UIWindow { backgroundColor = "white" }
        local button = UIButton { type = "system", frame = { 20, 40, 100, 44 } }
        button:setTitle("Add", "normal")
        button:setTitleColor("black", "normal")
        button:addTarget("touchUpInside", function()
          self.count = self.count + 1
          if self.count > 2 then error "too many" end
        end)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end
      return counter
      """)
    try folder.write(
      "spec/counter_spec.lua",
      """
      it("counts", function()
        local app = launch "counter"
        app:tap "Add"
        app:tap "Add"
        assert.has_error(function() app:tap "Add" end)
      end)
      """)
  }

  private func run(_ command: String) throws -> (status: Int32, text: String) { try folder.run(command: command) }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + path) }

  /// Whether a controller takes keys is asked of its script, also between the frames.
  @Test func aControllerThatIsFirstResponderIsPlayedWith() throws {
    try folder.write(
      "plugins/keys/init.lua",
      """
      local Keys = class("Keys", UIViewController)
      function Keys:canBecomeFirstResponder() return true end
      function Keys:viewDidAppear() self:becomeFirstResponder() end
      function Keys:viewDidLoad()
        local button = UIButton { frame = { 20, 80, 100, 44 }, title = "Go" }
        button:addTarget("touchUpInside", function() error "bug" end)
        self.view:addSubview(button)
      end
      return { didFinishLaunching = function(self) self.window = UIWindow { rootViewController = Keys {} } self.window:makeKeyAndVisible() end }
      """)
    let fuzzed = try run("fuzz keys --events 500 -j 1")
    #expect(fuzzed.status == 1 && fuzzed.text.contains("plugins/keys/init.lua:6"), "\(fuzzed)")
    let explored = try run("explore keys --states 3")
    #expect(explored.text.contains("plugins/keys/init.lua:6"), "\(explored)")
  }

  @Test(arguments: [
    "fuzz", "fuzz counter --events 0", "fuzz counter --for 0", "fuzz counter -j 0", "fuzz counter --shard 3/2", "fuzz ''", "mutate", "mutate counter -j 0",
    "mutate counter --min 101", "lint", "test --cases 0",
  ]) func wrongUsageIsToldInWordsWithStatusTwo(command: String) throws {
    let (status, text) = try run(command)
    #expect(status == 2 && text.hasPrefix("Error: "), "\(text)")
  }

  /// A search answers 1 for what it has found only.
  @Test(arguments: [("fuzz nope", 2), ("mutate nope", 1), ("lint nope", 1), ("mutate counter --spec nope", 1), ("fuzz counter --rules nope.lua", 2)])
  func whatIsMissingIsNamedAndNothingIsKept(command: String, wanted: Int32) throws {
    let (status, text) = try run(command)
    #expect(status == wanted && text.contains("nope") && !text.contains("FOUND"), "\(text)")
    #expect(!exists(".lunette"))
  }

  @Test func aFindingIsWrittenWhereItIsAskedForAndKnownTheNextTime() throws {
    let options = "--events 2000 --seed 7 -j 1 --shard 1/2 --out found --coverage=lcov:lines.info"
    let first = try run("fuzz counter \(options)")
    #expect(first.status == 1 && first.text.contains("too many") && first.text.contains("app:tap \"Add\""), "\(first.text)")
    let specs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/found").filter { $0.hasSuffix("_spec.lua") }
    let spec = try String(contentsOfFile: folder.path + "/found/" + (try #require(specs.first)), encoding: .utf8)
    #expect(spec.contains("--seed 7 --shard 1/2") && spec.contains("local app = launch(\"counter\", { seed = "), "\(spec)")
    #expect(try run("test found").status == 1)
    #expect(exists("lines.info") && exists(".lunette/fuzz/counter/coverage.info"))
    let again = try run("fuzz counter \(options)")
    #expect(again.status == 0 && again.text.contains("known, skipped: ") && again.text.contains("nothing new found"), "\(again.text)")
  }

  /// Two fingers at once may find a button disabled when they land: such an action is not in a session's list.
  @Test(arguments: 1...4) func aButtonThatDisablesItselfIsNoDifferenceBetweenRuns(seed: Int) throws {
    try folder.write(
      "plugins/clear/init.lua",
      """
      local plugin = {}
      function plugin:didFinishLaunching()
        local window, count = UIWindow { backgroundColor = "white" }, 0
        local label = UILabel { text = "0", frame = { 20, 30, 200, 30 } }
        local pad = UIView { frame = { 20, 70, 200, 60 }, backgroundColor = "yellow" }
        local clear = UIButton { title = "Clear", frame = { 20, 140, 200, 44 }, isEnabled = false }
        local function show() label.text, clear.isEnabled = tostring(count), count > 0 end
        pad:addGestureRecognizer(UITapGestureRecognizer { action = function() count = count + 1 show() end })
        clear:addTarget("touchUpInside", function() count = 0 show() end)
        for _, view in ipairs { label, pad, clear } do window:addSubview(view) end
        window:makeKeyAndVisible()
      end
      return plugin
      """)
    let (_, text) = try run("fuzz clear --events 3000 --seed \(seed)")
    #expect(!text.contains("repetition differs"), "\(text)")
    #expect(!text.contains("init.lua:"), "\(text)")
  }

  @Test func changesAreToldOfEachPropertysCases() throws {
    try folder.write(
      "spec/counter_more_spec.lua", "property('adds', { gen.integer(1, 2) }, function(n) local app = launch 'counter' for _ = 1, n do app:tap 'Add' end end)")
    let (status, text) = try run("mutate counter --cases 2 -j1")
    #expect(status == 0 && text.contains("counter: "), "\(text)")
  }

  @Test func lintIsAFindingWhereItIsAskedFor() throws {
    try folder.write(
      "plugins/pale/init.lua",
      """
      local pale = {}
      function pale:didFinishLaunching()
        local window = UIWindow { backgroundColor = "white" }
        window:addSubview(UILabel { text = "Pale", textColor = "#BBBBBB", frame = { 20, 40, 100, 22 } })
        window:makeKeyAndVisible()
      end
      return pale
      """)
    #expect(try run("fuzz pale --events 200 -j 1").status == 0)
    let found = try run("fuzz pale --events 200 -j 1 --lint")
    #expect(found.status == 1 && found.text.contains("low-contrast"), "\(found.text)")
    let lint = try run("lint pale counter")
    #expect(
      lint.status == 1 && lint.text.contains("pale: 1 finding") && lint.text.contains("why 4 low-contrast") && lint.text.contains("counter: nothing found"))
    #expect(try run("lint counter").status == 0)
    #expect(try run("lint --rules").text.hasPrefix("1 cut-text\n"))
  }

  @Test func aPluginThatDoesNotStartIsToldByEach() throws {
    try folder.write("plugins/dead/init.lua", "error 'never starts'")
    for command in ["fuzz dead --events 100 -j 1", "lint dead"] {
      let (status, text) = try run(command)
      #expect(status == 1 && text.contains("never starts") && !text.contains("nothing found\n"), "\(text)")
    }
  }

  @Test func theShareOfNoticedChangesIsHeldToALeast() throws {
    let all = try run("mutate counter --spec spec/counter_spec.lua -j 2 --min 0")
    #expect(all.status == 0 && all.text.contains(" changes noticed, "), "\(all.text)")
    let least = try run("mutate counter --spec spec/counter_spec.lua -j 1 --min 100")
    #expect(least.status == 1 && least.text.contains("below --min 100"), "\(least.text)")
  }
}
