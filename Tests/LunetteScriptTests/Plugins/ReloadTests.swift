import Foundation
import LunetteDriver
import LunetteScript
import ScriptTestSupport
import Testing

/// A plugin whose files change while its app runs.
@Suite struct ReloadTests {
  /// A folder with a plugin, and an app of it.
  private final class Bench {
    let folder: SpecFolder
    let host: ScriptHost
    var printed = ""

    init(_ files: [String: String]) throws {
      folder = try SpecFolder()
      var options = ScriptHost.Options()
      var output: (String) -> Void = { _ in }
      options.output = { output($0) }
      host = ScriptHost(options: options)
      output = { [unowned self] in printed += $0 }
      for (name, text) in files { try write(name, text) }
      try run("app = launch '\(folder.path)/plugins/p'")
    }

    deinit { host.close() }

    func write(_ name: String, _ text: String) throws { try folder.write("plugins/p/\(name)", text) }
    func run(_ source: String) throws { try host.run(source: source, name: "=test") }

    /// The value of an expression in Lua, as text.
    func value(_ expression: String) throws -> String {
      printed = ""
      try run("print(\(expression))")
      return String(printed.dropLast())
    }

    func reload() throws -> String { try value("(table.concat(app:reload(), ' '):gsub('%S*/', ''))") }
  }

  private static func list(rows: String, title: String) -> String {
    """
    local rows = \(rows)
    local source = { taps = 0 }
    function source:numberOfRowsInSection() return #rows end
    function source:cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "\(title) " .. rows[indexPath.row]
      return cell
    end
    function source:didSelectRowAt() self.taps = self.taps + 1; rows[#rows + 1] = "more" end
    return source
    """
  }

  private static let many = "{ 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't' }"

  @Test func newCodeShowsTheOldStateAtTheOldPlace() throws {
    let bench = try Bench(["init.lua": Self.list(rows: Self.many, title: "Row")])
    try bench.run("app:tap 'Row b' app.table.contentOffset = { 0, 200 }")
    try bench.write("init.lua", Self.list(rows: Self.many, title: "Line"))
    #expect(try bench.reload() == "init.lua")
    #expect(try bench.value("app:exists 'Line i', app:exists 'Row i'") == "true\tfalse")
    #expect(try bench.value("app.table.contentOffset.y // 1 | 0, app.table.indexPathForSelectedRow") == "200\t1.2")
    // The counts and rows from before the reload are still there.
    #expect(try bench.value("app.delegate.taps, app.table:numberOfRows(1)") == "1\t21")
    try bench.run("app:tap 'Line j'")
    #expect(try bench.value("app.delegate.taps") == "2")
  }

  @Test func dataThatTheFileSetsDifferentlyIsTakenFromIt() throws {
    let bench = try Bench(["init.lua": Self.list(rows: Self.many, title: "Row")])
    try bench.run("app.table.contentOffset = { 0, 200 } app.table:selectRow(IndexPath(1, 9))")
    try bench.write("init.lua", Self.list(rows: "{ 'x', 'y' }", title: "Row"))
    _ = try bench.reload()
    #expect(try bench.value("app.table:numberOfRows(1), app:exists 'Row y'") == "2\ttrue")
    #expect(try bench.value("app.table.contentOffset.y // 1 | 0, app.table.indexPathForSelectedRow") == "0\tnil")
  }

  @Test func nothingChangedMeansNothingIsDone() throws {
    let bench = try Bench(["init.lua": Self.list(rows: Self.many, title: "Row")])
    try bench.run("app:clearCalls()")
    #expect(try bench.reload() == "")
    #expect(try bench.value("#app:calls 'numberOfRowsInSection'") == "0")
  }

  @Test(arguments: [
    ("return {", "plugins/p/init.lua:1: unexpected symbol near <eof> (the app goes on with the code that it had)"),
    ("error 'no'", "plugins/p/init.lua:1: no (the app goes on with the code that it had)"),
    (
      "x = 1",
      "plugins/p/init.lua: a plugin must return a table (a data source or an app delegate), got nothing; end the file with 'return app' (the app goes on with the code that it had)"
    ),
  ])
  func anErrorLeavesTheAppAsItWas(text: String, message: String) throws {
    let bench = try Bench(["init.lua": Self.list(rows: Self.many, title: "Row")])
    try bench.run("app:tap 'Row b' app:clearCalls()")
    try bench.write("init.lua", text)
    let failure = try #require(throws: ScriptFailure.self) { try bench.run("app:reload()") }
    #expect(failure.message.hasSuffix(message), "\(failure.message)")
    #expect(try bench.value("#app:calls 'numberOfRowsInSection', app.delegate.taps, x") == "0\t1\tnil")
    try bench.run("app:tap 'Row c'")
    #expect(try bench.value("app.delegate.taps") == "2")
    // The next version without an error is loaded.
    try bench.write("init.lua", Self.list(rows: Self.many, title: "Line"))
    _ = try bench.reload()
    #expect(try bench.value("app.delegate.taps, app:exists 'Line a'") == "2\ttrue")
  }

  @Test func aModuleIsReloadedForThoseWhoHoldIt() throws {
    let plugin = """
      local words = require "words"
      local shout = words.shout
      local app = {}
      function app:numberOfRowsInSection() return 1 end
      function app:cellForRowAt() local cell = UITableViewCell {} cell.textLabel.text = shout(words.greeting) .. require("words").count() return cell end
      return app
      """
    func words(_ mark: String) -> String {
      """
      local count = 0
      local function bump() count = count + 1 return "\(mark)" .. count end
      return { greeting = "hello", shout = function(text) return text .. "\(mark)" end, count = function() return bump() end }
      """
    }
    let bench = try Bench(["init.lua": plugin, "words.lua": words("!")])
    #expect(try bench.value("app:exists 'hello!!1'") == "true")
    try bench.write("words.lua", words("?"))
    #expect(try bench.reload() == "words.lua")
    #expect(try bench.value("app:exists 'hello??2'") == "true")
  }

  @Test func aModuleThatIsRequiredLateIsReloadedLikeOthers() throws {
    let plugin = """
      local app = {}
      function app:numberOfRowsInSection() return 1 end
      function app:cellForRowAt() local cell = UITableViewCell {} cell.textLabel.text = require("late").text() return cell end
      return app
      """
    func late(_ mark: String) -> String {
      """
      Greeting = "\(mark)"
      local count = 0
      local M = {}
      function M.text() count = count + 1 return Greeting .. count end
      return M
      """
    }
    let bench = try Bench(["init.lua": plugin, "late.lua": late("one ")])
    #expect(try bench.value("app:exists 'one 1'") == "true")
    try bench.write("late.lua", late("two "))
    #expect(try bench.reload() == "late.lua")
    #expect(try bench.value("app:exists 'two 2'") == "true")
  }

  /// Live instances of a class get its new methods, and keep their fields; actions that are closures call the new functions.
  @Test func controllersKeepTheirState() throws {
    func source(_ word: String, step: Int) -> String {
      """
      local STEP = \(step)
      local Counter = class("Counter", UIViewController)
      local function title(n) return "\(word) " .. n end
      function Counter:viewDidLoad()
        self.count = 0
        self.button = UIButton { frame = { 20, 40, 200, 44 } }
        self.button:addTarget("touchUpInside", function() self:add() self.button:setTitle(title(self.count)) end)
        self.button:setTitle(title(0))
        self.view:addSubview(self.button)
      end
      function Counter:add() self.count = self.count + STEP end
      function Counter:word() return "\(word)" end
      local app = {}
      function app:didFinishLaunching()
        local window = UIWindow { frame = UIScreen.main.bounds }
        self.controller = Counter {}
        window.rootViewController = self.controller
        window:makeKeyAndVisible()
      end
      return app
      """
    }
    let bench = try Bench(["init.lua": source("Count", step: 1)])
    try bench.run("app:tap 'Count 0' app:tap 'Count 1' before = app.delegate.controller")
    try bench.write("init.lua", source("Number", step: 10))
    _ = try bench.reload()
    #expect(
      try bench.value("app.delegate.controller:word(), app.delegate.controller.count, app.delegate.controller == before")
        == "Number\t2\ttrue")
    try bench.run("app:tap 'Count 2'")
    #expect(try bench.value("app:exists 'Number 12'") == "true")
  }

  @Test func globalsOfThePluginFollowTheSameRule() throws {
    func source(_ limit: Int) -> String {
      """
      limit, seen = \(limit), 0
      function look() seen = seen + 1 return limit + seen end
      return { numberOfRowsInSection = function() return 0 end, cellForRowAt = function() end, look = function() return look() end }
      """
    }
    let bench = try Bench(["init.lua": source(10)])
    #expect(try bench.value("app.delegate.look()") == "11")
    try bench.write("init.lua", source(20))
    _ = try bench.reload()
    #expect(try bench.value("app.delegate.look()") == "22")
  }

  @Test func aTableWrittenInPlaceHasNoFiles() throws {
    let bench = try Bench(["init.lua": Self.list(rows: "{}", title: "Row")])
    let failure = try #require(throws: ScriptFailure.self) { try bench.run("launch(app.delegate):reload()") }
    #expect(failure.message == "test:1: reload: this app was launched from a table; only a plugin in files can be loaded anew")
  }

  @Test func methodsThatAreGoneAreGone() throws {
    let bench = try Bench(["init.lua": Self.list(rows: Self.many, title: "Row")])
    let text = Self.list(rows: Self.many, title: "Row").replacingOccurrences(
      of: "function source:didSelectRowAt()", with: "function source:other()")
    try bench.write("init.lua", text)
    _ = try bench.reload()
    try bench.run("app:tap 'Row b'")
    #expect(try bench.value("app.delegate.taps, app.delegate.didSelectRowAt") == "0\tnil")
  }

  @Test func aWatchedScenarioTakesUpChanges() throws {
    let folder = try SpecFolder()
    try folder.write("plugins/p/init.lua", Self.list(rows: Self.many, title: "Row"))
    try folder.write("s.lua", "local app = launch 'p'\napp:tap 'Row b'\nprint 'ran'\n")
    let path = folder.path
    let (script, plugin) = (path + "/s.lua", path + "/plugins/p/init.lua")
    var (printed, complaints) = ("", "")
    var options = ScriptHost.Options()
    options.output = { printed += $0.replacingOccurrences(of: path + "/", with: "") }
    let watched = WatchedScenario(script: script, options: options) {
      complaints += $0.replacingOccurrences(of: path + "/", with: "") + "\n"
    }
    watched.run()
    #expect(printed == "ran\n")
    #expect(watched.files == [script, plugin])

    // A plugin's file goes into the running app: the scenario does not run again, and the selected row still is.
    printed = ""
    try folder.write("plugins/p/init.lua", Self.list(rows: Self.many, title: "Line"))
    watched.filesChanged([plugin])
    #expect(printed.hasPrefix("changed: plugins/p/init.lua\n── frame "))
    #expect(printed.contains("reloaded") && printed.contains("Line b") && !printed.contains("ran"))

    // An error is told, and the app is still there for the next version.
    printed = ""
    try folder.write("plugins/p/init.lua", "return {")
    watched.filesChanged([plugin])
    #expect(complaints.hasPrefix("plugins/p/init.lua:1: unexpected symbol near <eof> (the app goes on with the code that it had)"))
    #expect(printed == "changed: plugins/p/init.lua\n")
    try folder.write("plugins/p/init.lua", Self.list(rows: Self.many, title: "Entry"))
    watched.filesChanged([plugin])
    #expect(printed.contains("Entry b"))

    // The scenario itself runs anew; where it fails, the next change runs it again.
    (printed, complaints) = ("", "")
    try folder.write("s.lua", "launch 'p'\nprint 'again'\nerror 'stop'\n")
    watched.filesChanged([script])
    #expect(printed == "changed: s.lua\nagain\n")
    #expect(complaints.hasPrefix("s.lua:3: stop"))
    printed = ""
    watched.filesChanged([plugin])
    #expect(printed == "changed: plugins/p/init.lua\nagain\n")
  }
}
