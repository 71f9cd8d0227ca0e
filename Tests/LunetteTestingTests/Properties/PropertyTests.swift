import Foundation
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// `property` and `machine` as the runner runs them. What they report is compared whole in RunnerTests, fixture "properties".
@Suite struct PropertyTests {
  private static let failing = """
    property("is below 1000", { gen.integer(0, 100000) }, function(number) assert.is_true(number < 1000) end)
    """
  private static let mended = """
    property("is below 1000", { gen.integer(0, 100000) }, function(number) assert.is_true(number >= 0) end)
    """

  private func examples(in folder: SpecFolder) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/__examples__")) ?? []).filter { $0.hasSuffix(".txt") }
  }

  @Test func theSmallestCaseIsKeptAndTriedFirst() throws {
    let folder = try SpecFolder()
    try folder.add("numbers", Self.failing)
    folder.run { $0.frames = .writeMissing }
    #expect(examples(in: folder).count == 1)
    let first = folder.results.first?.outcome.example ?? []
    #expect(first.contains("  local values = { 1000 }"))
    folder.run { $0.frames = .writeMissing }
    #expect(folder.results.first?.outcome.example.first?.contains("the kept example fails") == true)
  }

  @Test func wherePassingExamplesArePrunedTheFileGoes() throws {
    let folder = try SpecFolder()
    try folder.add("numbers", Self.failing)
    folder.run { $0.frames = .writeMissing }
    try folder.write("numbers_spec.lua", Self.mended)
    #expect(folder.run { $0.frames = .writeMissing }.counts.passed == 1)
    #expect(examples(in: folder).count == 1)
    folder.run {
      $0.frames = .writeMissing
      $0.prunesFrames = true
    }
    #expect(examples(in: folder).isEmpty)
  }

  @Test func whereMissingFramesAreNotWrittenNoExampleIs() throws {
    let folder = try SpecFolder()
    try folder.add("numbers", Self.failing)
    folder.run { $0.frames = .requireAll }
    #expect(examples(in: folder).isEmpty)
  }

  @Test(arguments: [("lunette example 0\n1\n", "is of another form"), ("lunette example 1\n1 x\n", "is damaged")])
  func anExampleThatCanNotBeReadIsNamedAndPassedOver(_ text: String, _ reason: String) throws {
    let folder = try SpecFolder()
    try folder.add("numbers", Self.failing)
    folder.run { $0.frames = .writeMissing }
    let name = try #require(examples(in: folder).first)
    try folder.write("__examples__/" + name, text)
    try folder.write("numbers_spec.lua", Self.mended)
    #expect(folder.run { $0.frames = .writeMissing }.counts.passed == 1)
    #expect(folder.written[.terminal]?.contains(reason) == true)
  }

  @Test(arguments: [
    (#"property("x", { gen.integer(1, 5):map(function() error "in map" end) }, function() end)"#, "numbers_spec.lua:1: in map"),
    (
      #"property("x", { gen.integer(1, 5):bind(function() return 3 end) }, function() end)"#,
      "numbers_spec.lua:1: what the function given to bind answers"
    ),
    (#"property("x", { gen.integer(1, 5):filter(function() error "in filter" end) }, function() end)"#, "numbers_spec.lua:1: in filter"),
    (#"property("x", { gen.integer(1, 5):filter(function() return false end) }, function() end)"#, "a filter accepted none of 20 values"),
    (#"property("x", { gen.integer(1, 5) }, function() assume(false) end)"#, "with 0 cases only"),
    (#"machine("x", { init = function() error "no init" end, commands = { a = { run = print } } })"#, "numbers_spec.lua:1: no init"),
    (#"machine("x", { commands = { a = { when = function() return false end, run = print } } })"#, "no command can be run after init"),
  ])
  func whatIsWrongWithTheValuesThemselvesIsTold(_ text: String, _ words: String) throws {
    let folder = try SpecFolder()
    try folder.add("numbers", text)
    #expect(folder.run().counts.failed == 1)
    let told = try #require(folder.written[.terminal])
    #expect(told.contains(words), "\(told)")
    #expect(!told.contains("runs):\n\n"), "\(told)")
  }

  private static func machine(_ invariant: String) -> String {
    """
    machine("a label", {
      init = function()
        return { app = launch { didFinishLaunching = function()
          local window = UIWindow {}
          window:addSubview(UILabel { text = "one", frame = { 20, 40, 100, 20 } })
          window:makeKeyAndVisible()
        end } }
      end,
      commands = { wait = { run = function(state) state.app:advance(0.1) end } },
      invariant = function(state) \(invariant) end,
      cases = 2,
    })
    """
  }

  @Test(arguments: [
    ("state.app:tap { 50, 50, force = true }", "touches the app"), ("state.app:touch(50, 50)  state.app:advance(0.1)", "touches the app"),
    ("state.app:shake()", "touches the app, or sends it something"),
    (#"state.app:find("one").text = "two""#, "changes what is on the screen"),
    (#"state.app:settle() state.app:find { class = "UILabel" }.isHidden = true"#, "changes what is on the screen"),
    (#"state.app:find { class = "UILabel" }.isHidden = true state.app:settle()"#, "changes what is on the screen"),
    ("state.app:close()", "closes the app"), ("launch { didFinishLaunching = function() end }", "launches an app"),
  ])
  func anInvariantThatChangesTheAppIsRefused(_ invariant: String, _ words: String) throws {
    let folder = try SpecFolder()
    try folder.add("machine", Self.machine(invariant))
    #expect(folder.run().counts.failed == 1)
    let told = try #require(folder.written[.terminal])
    #expect(told.contains("the invariant \(words)"), "\(told)")
  }

  @Test(arguments: [
    "state.app:settle()", "state.app:advance(1)", #"assert(state.app:waitFor "one")"#, #"assert(state.app:exists "one") state.app:frame()"#,
    "state.note = 1", #"assert.are.equal("one", state.app:find("one").text)"#,
  ])
  func anInvariantMayLookAndWait(_ invariant: String) throws {
    let folder = try SpecFolder()
    try folder.add("machine", Self.machine(invariant))
    #expect(folder.run().counts.passed == 1, "\(folder.written[.terminal] ?? "")")
  }

  @Test func theSameCasesComeInEveryOrderAndTwice() throws {
    let folder = try SpecFolder()
    try folder.add(
      "many",
      """
      for i = 1, 5 do
        property("numbers " .. i, { gen.list(gen.integer()), gen.string { unicode = true } }, function(list, text) print(#list, text) end, { cases = 5 })
      end
      """)
    folder.run()
    let lines = Set(folder.printed.split(separator: "\n"))
    folder.run { $0.shuffle = 7 }
    #expect(Set(folder.printed.split(separator: "\n")) == lines)
    #expect(folder.run { $0.twice = true }.counts.failed == 0)
  }

  @Test func anotherSeedTriesOtherCases() throws {
    let folder = try SpecFolder()
    try folder.add("numbers", #"property("a number", { gen.integer() }, function(number) print(number) end, { cases = 3 })"#)
    folder.run()
    let first = folder.printed
    folder.run { $0.host.seed = 2 }
    #expect(folder.printed != first)
  }

  @Test func eachCaseHasItsHooksAndAFreshSimulation() throws {
    let folder = try SpecFolder()
    try folder.add(
      "hooks",
      """
      local app
      before_each(function() app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end } end)
      after_each(function() print(("%.1f s"):format(app.time)) end)
      property("a second goes by", { gen.integer() }, function() app:advance(1) end, { cases = 3 })
      """)
    folder.run()
    #expect(folder.printed == "1.0 s\n1.0 s\n1.0 s\n")
  }

  @Test func theScreenOfTheSmallestCaseIsShown() throws {
    let folder = try SpecFolder()
    try folder.add(
      "screen",
      """
      property("fits", { gen.integer(0, 50) }, function(count)
        local app = launch {
          numberOfRowsInSection = function() return count end,
          cellForRowAt = function(_, _, path) local cell = UITableViewCell {} cell.textLabel.text = "row " .. path.row return cell end,
        }
        assert.is_true(count < 4)
      end)
      """)
    folder.run()
    let frame = folder.results.first?.scene?.frame ?? ""
    #expect(frame.contains("row 4") && !frame.contains("row 5"))
  }

  @Test func theCommandLineSaysHowManyCases() throws {
    let folder = try SpecFolder()
    try folder.add("numbers", #"property("a number", { gen.integer() }, function() print "case" end, { cases = 3 })"#)
    folder.run { $0.cases = 8 }
    #expect(folder.printed.split(separator: "\n").count == 8)
  }

  @Test func touchesAreCommandsForAnyApp() throws {
    let folder = try SpecFolder()
    try folder.add(
      "touches",
      """
      machine("a list that breaks when its third row is picked", {
        init = function()
          local plugin = {
            numberOfRowsInSection = function() return 5 end,
            cellForRowAt = function(_, _, path) local cell = UITableViewCell {} cell.textLabel.text = "row " .. path.row return cell end,
            didSelectRowAt = function(_, _, path) if path.row == 3 then error("row 3 broke") end end,
          }
          return { app = launch(plugin) }
        end,
        commands = { commands.touches() },
      })
      """)
    folder.run()
    let example = folder.results.first?.outcome.example ?? []
    #expect(example.count == 2, "\\(example)")
    #expect(example.last?.contains("tap(") == true, "\\(example)")
  }

  @Test(arguments: [
    (#"property("p", gen.integer(), function() end)"#, "must be a list of generators"),
    (#"property("p", { 5 }, function() end)"#, "generator 1 of 'p' must be one such as gen.integer(1, 5), got 5"),
    (#"property("p", { gen.integer(5, 1) }, function() end)"#, "gen.integer: the lowest number, 5, is above the highest, 1"),
    (#"machine("m", { commands = {} })"#, "'m' has no command"),
    (#"machine("m", { commands = { a = { run = 1 } } })"#, "the command 'a' needs run = function"),
    (#"machine("m", { invariants = 1, commands = {} })"#, #"has "invariants"; it may have init, commands, invariant"#),
    (#"it("t", function() assume(true) end)"#, "assume can only be used in a property or a machine"),
    (#"property("p", {}, function() property("q", {}, function() end) end)"#, "property cannot be used while a test runs"),
  ])
  func wrongDeclarationsSayWhatIsWanted(_ source: String, _ message: String) throws {
    let folder = try SpecFolder()
    try folder.add("wrong", source)
    folder.run()
    #expect((folder.written[.terminal] ?? "").contains(message))
  }
}
