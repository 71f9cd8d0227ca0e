import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteSystem
import TestSupport
import Testing

// ObjectCollector: a host collects when it has a thousand objects; the tests collect at once.
@testable import LunetteScript

/// Limits of what a script may do to the machine: time, memory, files.
@Suite struct ReliabilityTests {
  private func host(seconds: Int? = nil, instructions: Int? = nil, output: @escaping (String) -> Void = { _ in }) -> ScriptHost {
    var options = ScriptHost.Options()
    options.limits = LuaLimits(memory: 256 << 20, instructions: instructions, seconds: seconds)
    options.output = output
    return ScriptHost(options: options)
  }

  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "lunette-reliability-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  // MARK: Time

  /// What the host does for a script has no instructions, so its processor time counts as well.
  @Test(arguments: [
    "while true do UIView {} end", "while true do pcall(require, 'nothing') end", "while true do launch(app):close() end",
    "while true do pcall(coroutine.wrap(function() UIView {} end)) end",
    "local s = ('a'):rep(1000) while true do pcall(UILabel, { text = s }) end",
    "after(0.01, function() while true do UIView {} end end) pcall(function() launch(app):advance(1) end) while true do end",
  ])
  func aTurnEndsWhenItsTimeIsUp(script: String) throws {
    let host = host(seconds: 1)
    defer { host.close() }
    let source = "app = { numberOfRowsInSection = function() return 2 end, cellForRowAt = function() return UITableViewCell {} end }\n"
    let error = #expect(throws: ScriptFailure.self) { try host.run(source: source + script, name: "@t.lua") }
    #expect(error?.message.contains("more than 1 s of processor time") == true, "\(error?.message ?? "")")
    #expect(throws: Never.self) { try host.run(source: "local v = UIView {}", name: "=after") }
  }

  /// A callback that takes too long fails its test, and the next test runs.
  @Test func anEndlessPatternIsAnErrorOfItsOwn() throws {
    let host = host(seconds: 1)
    defer { host.close() }
    let script = "('a'):rep(200):find(('.-'):rep(30) .. 'x')"
    let error = #expect(throws: ScriptFailure.self) { try host.run(source: script, name: "@t.lua") }
    #expect(error?.message.hasPrefix("t.lua:1: ran for more than 1 s of processor time") == true)
    #expect(throws: Never.self) { try host.run(source: "assert(('abc'):find('b') == 2)", name: "=after") }
  }

  // MARK: Memory

  /// Views, a table's cells, actions and timers all refer to the app; nothing of them stays when the app is closed.
  @Test(arguments: [true, false]) func aClosedAppIsFreed(isNamed: Bool) throws {
    let host = host()
    defer { host.close() }
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/plugins/held", withIntermediateDirectories: true)
    let plugin = """
      local big = {}
      for i = 1, 2000 do big[i] = i end
      local app = {}
      function app:didFinishLaunching()
        local window = UIWindow {}
        local table = UITableView { frame = window.bounds }
        local source = {
          numberOfRowsInSection = function() return #big end,
          cellForRowAt = function() return UITableViewCell {} end,
          willDisplay = function() return table end,
        }
        table.dataSource, table.delegate = source, source
        local button = UIButton { frame = { 0, 0, 40, 40 } }
        button:addTarget("touchUpInside", function() return button, window, big end)
        window:addGestureRecognizer(UITapGestureRecognizer { action = function() return window, big end })
        after(100, function() return window, big end)
        local Own = class("Own", UIView)
        local own = Own {}
        own.window_, own.big = window, big
        window:addSubview(own)
        window:addSubview(table)
        window:addSubview(button)
        window:makeKeyAndVisible()
        self.window = window
      end
      return app
      """
    try plugin.write(toFile: folder + "/plugins/held/init.lua", atomically: true, encoding: .utf8)
    let launch = isNamed ? "launch '\(folder)/plugins/held'" : "launch((function() \(plugin) end)())"
    weak var last: ScenarioApp?
    func launches(_ count: Int) throws {
      try host.run(source: "for _ = 1, \(count) do local app = \(launch) app:advance(0.1) app:close() end", name: "=test")
    }
    try host.run(source: "kept = \(launch)", name: "=test")
    last = host.apps.last
    #expect(last != nil)
    try host.run(source: "kept:close() kept = nil", name: "=test")
    try launches(20)
    ObjectCollector.collect(host.state)
    ObjectCollector.collect(host.state)
    #expect(last == nil, "nobody holds the app")
    let before = host.state.allocatedBytes
    try launches(60)
    ObjectCollector.collect(host.state)
    ObjectCollector.collect(host.state)
    // A single list of one of them has 32 KB. Lua's tables of all boxes keep the room that they have once needed.
    #expect(host.state.allocatedBytes < before + (256 << 10), "\(before) -> \(host.state.allocatedBytes)")
    #expect(host.apps.isEmpty)
  }

  /// Objects whose fields refer to objects that hold them.
  @Test(arguments: [
    "window:addSubview(make(UIView, window))", "local box = UIView {} window:addSubview(box) box:addSubview(make(UIView, box))",
    "local c = make(UIViewController, window) window.rootViewController = c c.view:addSubview(make(UIView, c))",
    "local c = make(UIViewController) local n = UINavigationController { rootViewController = c } c.nav = n window.rootViewController = n",
    "window.layer:addSublayer(make(CALayer, window))", "window:addGestureRecognizer(make(UITapGestureRecognizer, window))",
  ]) func fieldsThatLeadUpKeepNothing(body: String) throws {
    let host = host()
    defer { host.close() }
    let source = """
      local function make(base, up) local object = class("Own", base) {} object.up = up return object end
      function start()
        local app = {}
        function app:didFinishLaunching() local window = UIWindow {} \(body) window:makeKeyAndVisible() end
        local running = launch(app)
        running:advance(0.1)
        return running
      end
      for _ = 1, 10 do start():close() end
      """
    try host.run(source: source, name: "=test")
    ObjectCollector.collect(host.state)
    ObjectCollector.collect(host.state)
    #expect(host.state.stack.context.pointee.anchored == 0)
  }

  /// Views of a closed app that a script still has keep their fields and subviews.
  @Test func fieldsOfAClosedAppStayAsLongAsSomethingOfItDoes() throws {
    let host = host()
    defer { host.close() }
    let source = """
      local app = launch { didFinishLaunching = function()
        local window = UIWindow {}
        local own = class("Own", UIView) {}
        own.up, own.text = window, "kept"
        window:addSubview(own)
        window:makeKeyAndVisible()
      end }
      kept = app.window
      app:close()
      """
    try host.run(source: source, name: "=test")
    ObjectCollector.collect(host.state)
    try host.run(source: "assert(kept.subviews[1].text == 'kept') kept = nil", name: "=after")
    ObjectCollector.collect(host.state)
    ObjectCollector.collect(host.state)
    #expect(host.state.stack.context.pointee.anchored == 0)
  }

  // MARK: Files

  @Test func sourcesAreReadAsBytes() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data([UInt8]("assert(#\"".utf8) + [0xFF, 0xFE] + [UInt8]("\" == 2)".utf8)).write(to: URL(fileURLWithPath: folder + "/s.lua"))
    let host = host()
    defer { host.close() }
    #expect(throws: Never.self) { try host.run(file: folder + "/s.lua") }
  }

  /// A source may be nested up to a limit; above it the error names the source.
  @Test(arguments: [
    "x = " + String(repeating: "(", count: 5000), String(repeating: "do ", count: 5000), "x = " + String(repeating: "{", count: 5000),
  ])
  func aDeeplyNestedSourceNamesItsFile(source: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try source.write(toFile: folder + "/deep.lua", atomically: true, encoding: .utf8)
    let host = host()
    defer { host.close() }
    let error = #expect(throws: ScriptFailure.self) { try host.run(file: folder + "/deep.lua") }
    #expect(error?.message.contains("deep.lua:") == true, "\(error?.message ?? "")")
  }

  @Test func anErrorTextWithAZeroIsWhole() throws {
    let host = host()
    defer { host.close() }
    let error = #expect(throws: ScriptFailure.self) { try host.run(source: "error('before\\0after', 0)", name: "=test") }
    #expect(error?.message.contains("before\0after") == true)
  }

  @Test func aLongErrorTextIsShortened() throws {
    let host = host()
    defer { host.close() }
    let error = #expect(throws: ScriptFailure.self) { try host.run(source: "error(('x'):rep(10000000))", name: "=test") }
    #expect(error.map { $0.message.utf8.count < 100_000 && $0.message.hasSuffix("bytes in all)") } == true)
  }

  /// A path means the same as for the system, also with other bytes than UTF-8, links and `..`.
  @Test(arguments: [
    "/etc/lunette.txt", "../outside.txt", "nowhere/../../outside.txt", ".build/../../outside.txt", "..", ".", "", "/", "Sources/..",
  ])
  func scriptsWriteBelowTheProjectOnly(path: String) {
    #expect(throws: ScenarioError.self) { try ScenarioApp.writeInProject(Data(), to: path) }
  }

  @Test func aTildeIsAPlainCharacter() throws {
    let name = "~lunette-\(UUID().uuidString).txt"
    try ScenarioApp.writeInProject(Data("x".utf8), to: name)
    defer { unlink(name) }
    #expect(FilePath.isFile(FileManager.default.currentDirectoryPath + "/" + name))
  }

  // MARK: Numbers

  /// Foundation's operations on rectangles that end the process at a NaN are used nowhere; `CGRect+Total.swift` has those that don't.
  @Test func noOperationOnRectanglesTraps() throws {
    let root = URL(fileURLWithPath: Repository.root)
    let files = try #require(FileManager.default.enumerator(atPath: root.path + "/Sources")).compactMap { $0 as? String }
    let forbidden = [
      ".intersects(", ".insetBy(", "bounds.contains(", "frame.contains(", "Frame.contains(", "rect.contains(", ".box.contains(",
    ]
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: root.path + "/Sources/" + file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("///") {
        for call in forbidden { #expect(!line.contains(call), "\(file): \(line)") }
      }
    }
  }
}
