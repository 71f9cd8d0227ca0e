import Lua
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// `--twice`: a test whose two runs differ has failed, and its report says where they begin to differ.
@Suite struct TwiceTests {
  private static let list = """
    local function list(text)
      return {
        numberOfRowsInSection = function() return 2 end,
        cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          cell.textLabel.text = text .. path.row
          return cell
        end,
      }
    end

    """

  private func run(_ source: String) throws -> (RunSummary, SpecFolder) {
    let folder = try SpecFolder()
    try folder.add("a", Self.list + source)
    return (folder.run { $0.twice = true }, folder)
  }

  @Test func testsThatDependOnNothingPass() throws {
    let (summary, _) = try run(
      """
      it("one", function() local app = launch(list "a") app:tap { 100, 20 } app:settle() end)
      it("two", function() local app = launch(list(tostring(math.random(1000)))) app:advance(0.1) end)
      it("three", function()
        local keys = {}
        for key in pairs { [{}] = 1, [{}] = 2, x = 3, [print] = 4 } do keys[#keys + 1] = tostring(key) end
        launch(list(#keys .. os.time() .. os.date()))
      end)
      """)
    #expect(summary.counts.passed == 3)
    #expect(summary.counts.total == 3)
  }

  @Test func aFrameThatDependsOnTheOrderIsNamed() throws {
    let (summary, folder) = try run(
      """
      local count = 0
      it("one", function() end)
      it("two", function() count = count + 1 launch(list "same"):advance(0.05) end)
      it("three", function() count = count + 1 local app = launch(list("row ")) app:advance(0.1) app.table.tag = 1
        app.table:cellForRow(IndexPath(1, 1)).textLabel.text = "seen " .. count app:advance(0.05) end)
      """)
    #expect(summary.counts.failed == 1)
    #expect(summary.counts.passed == 2)
    #expect(folder.message(of: "three") == "two runs of this test differ, first at frame 7 (0.117 s)")
    guard case .failed(let failure) = folder.results[2].outcome else { return }
    #expect(failure.detail?.contains("2 - │  seen 2") == true)
    #expect(failure.detail?.contains("2 + │  seen 1") == true)
    #expect(failure.position?.line == 14)
  }

  @Test func aCallThatDependsOnTheOrderIsNamed() throws {
    let (_, folder) = try run(
      """
      local rows = 1
      it("one", function() rows = 3 end)
      it("two", function()
        local plugin = list "x"
        plugin.numberOfRowsInSection = function() return rows end
        plugin.heightForRowAt = function() return 1000 end
        launch(plugin)
      end)
      """)
    #expect(folder.message(of: "two").hasPrefix("two runs of this test differ, first at call "))
  }

  @Test func rowsThatOnlyOneRunHasAreNamed() throws {
    let (_, folder) = try run(
      """
      local rows = 1
      it("one", function() rows = 3 end)
      it("two", function()
        local plugin = list "x"
        plugin.numberOfRowsInSection = function() return rows end
        launch(plugin)
      end)
      """)
    #expect(
      folder.message(of: "two") == "two runs of this test differ, first at call 3, cellForRowAt 1.2 (0.000 s); the second run has frame 0 "
        + "(0.000 s) there")
  }

  @Test func aTestThatFailsInAnotherOrderHasFailed() throws {
    let (summary, folder) = try run(
      """
      local ready = false
      it("one", function() ready = true end)
      it("two", function() assert.is_true(ready) end)
      """)
    #expect(summary.counts.failed == 1)
    #expect(folder.message(of: "two") == "the test passed, and failed when it ran again in another order")
  }

  /// Two Lua states of one process hash strings differently: the output of a test must not depend on it.
  @Test func everyStateHasAHashSeedOfItsOwn() throws {
    let source =
      "local t = {} for i = 1, 200 do t['k' .. i] = i end local keys = {} for k in pairs(t) do keys[#keys + 1] = k end return table.concat(keys, ' ')"
    let host = ScriptHost()
    defer { host.close() }
    let other = ScriptHost()
    defer { other.close() }
    #expect(try host.state.run(source, returning: String.self) == other.state.run(source, returning: String.self))
    #expect(try rawOrder(of: host) != rawOrder(of: other))
  }

  /// The order in which Lua itself keeps the keys of a table.
  private func rawOrder(of host: ScriptHost) throws -> [String] {
    let stack = host.state.stack
    stack.push(try host.state.run("local t = {} for i = 1, 200 do t['key ' .. i] = true end return t", returning: LuaTable.self))
    defer { stack.pop() }
    var keys: [String] = []
    stack.pushNil()
    while lua_next(stack.raw, -2) != 0 {
      stack.pop()
      keys.append(stack.text(at: -1) ?? "")
    }
    return keys
  }
}
