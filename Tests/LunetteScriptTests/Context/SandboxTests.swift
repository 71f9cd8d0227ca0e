import Foundation
import Lua
import LunetteDriver
import LunetteScript
import TestSupport
import Testing

/// Scripts that try to reach the machine, to use it up, or never to end. A new attempt is a new script in `Fixtures/escapes`.
@Suite struct SandboxTests {
  static let folder = Repository.root + "/Tests/LunetteScriptTests/Fixtures/escapes"
  static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lua") }.sorted()

  /// Small, so that the scripts end soon.
  static var limits: LuaLimits { LuaLimits(memory: 64 << 20, instructions: 3_000_000) }

  /// Each script's first line is `-- expect: ` and the message that ends it, or `-- holds`: then it ends well.
  @Test(arguments: scripts) func theSandboxHolds(script: String) throws {
    let path = Self.folder + "/" + script
    let first = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", maxSplits: 1)[0]
    var options = ScriptHost.Options()
    options.limits = Self.limits
    options.output = { _ in }
    let host = ScriptHost(options: options)
    defer { host.close() }
    let message: String
    do {
      try host.run(file: path)
      message = "-- holds"
    } catch {
      let fixtures = (Self.folder as NSString).deletingLastPathComponent + "/"
      let shown = [fixtures, fixtures.replacingOccurrences(of: FileManager.default.currentDirectoryPath + "/", with: "")]
      message = "-- expect: " + shown.reduce(try #require(error as? ScriptFailure).message) { $0.replacingOccurrences(of: $1, with: "") }
    }
    #expect(message == first)
    // The state still works.
    #expect(throws: Never.self) { try host.run(source: "assert(('x'):rep(3) == 'xxx')", name: "=after") }
  }

  @Test func everyEscapeHasAScript() { #expect(Self.scripts.count >= 20) }

  @Test func theBudgetEndsAtTheSameLineInEveryRun() throws {
    let script = """
      local n = 0
      while true do
        n = n + 1
        n = n * 1
        n = n - 0
      end
      """
    let messages = try (1...3).map { _ in
      var options = ScriptHost.Options()
      options.limits = LuaLimits(instructions: 12_345)
      let host = ScriptHost(options: options)
      defer { host.close() }
      return try #require(throws: ScriptFailure.self) { try host.run(source: script, name: "@loop.lua") }.message
    }
    #expect(Set(messages).count == 1)
    #expect(messages[0].hasPrefix("loop.lua:"))
  }

  /// A callback has a budget of its own; its instructions don't count for the scenario whose touch caused it.
  @Test func eachCallbackHasItsOwnBudget() throws {
    var options = ScriptHost.Options()
    options.limits = LuaLimits(instructions: 20_000)
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(
      source: """
        local heights, rows = 0, 50
        local app = launch {
          numberOfRowsInSection = function() return rows end,
          heightForRowAt = function()
            for i = 1, 1000 do heights = heights + 1 end
            return 44
          end,
          cellForRowAt = function() return UITableViewCell {} end,
        }
        assert(heights >= 50000)
        """, name: "=budget")
  }

  /// What a coroutine still has to close runs on its own stack.
  @Test func theWatchdogFollowsIntoACoroutineThatIsClosed() throws {
    let script =
      "local co = coroutine.create(function() local guard <close> = setmetatable({}, { __close = function() while true do end end }) "
      + "coroutine.yield() end) coroutine.resume(co) print(coroutine.close(co)) while true do end"
    let host = ScriptHost()
    defer { host.close() }
    let failure = try #require(throws: ScriptFailure.self) { try host.run(source: script, name: "@loop.lua") }
    #expect(failure.message.hasPrefix("loop.lua:1: ran for more than a second"), "\(failure.message)")
  }

  /// Without a budget a call ends after a second and a number of instructions.
  @Test func theWatchdogEndsALoopWithoutABudget() throws {
    let host = ScriptHost()
    defer { host.close() }
    let failure = try #require(throws: ScriptFailure.self) { try host.run(source: "while true do end", name: "@loop.lua") }
    #expect(
      failure.message
        == "loop.lua:1: ran for more than a second and for another 100000000 VM instructions in one callback; is this loop endless? (--budget sets how many may run)"
    )
  }
}
