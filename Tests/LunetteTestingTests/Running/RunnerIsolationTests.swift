import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// A test sees nothing of other tests, and a broken test or file breaks no other.
@Suite struct RunnerIsolationTests {
  @Test func globalsAndModulesOfATestEndWithIt() throws {
    let folder = try SpecFolder()
    try folder.write("counter.lua", "local n = 0\nreturn { next = function() n = n + 1 return n end }")
    try folder.add(
      "a",
      """
      shared = "file"
      before_each(function() prepared = true end)
      it("first", function()
        assert.is_true(prepared)
        leaked, shared, print = 1, "changed", nil
        assert.equal(1, require("counter").next())
      end)
      it("second", function()
        assert.is_nil(rawget(_G, "leaked"))
        assert.equal("file", shared)
        assert.is_function(print)
        assert.equal(1, require("counter").next())
      end)
      """)
    try folder.add("b", "it('other file', function() assert.is_nil(shared) end)")
    #expect(folder.run().counts.passed == 3)
  }

  @Test func pluginsHaveNoWordsOfSpecs() throws {
    let folder = try SpecFolder()
    try folder.write(
      "plugins/judge/init.lua",
      """
      local found = {}
      for _, name in ipairs { "describe", "it", "finally", "spy", "stub", "mock", "match" } do found[#found + 1] = _G[name] end
      return {
        found = #found, assert = assert, required = pcall(require, "luassert"),
        numberOfRowsInSection = function() return 0 end, cellForRowAt = print,
      }
      """)
    try folder.add(
      "a",
      """
      it("judges itself", function()
        local plugin = launch("judge").delegate
        assert.equal(0, plugin.found)
        assert.is_function(plugin.assert)
        assert.is_false(plugin.required)
        assert.equal(assert, require "luassert")
      end)
      """)
    #expect(folder.run().counts.passed == 1, "\(folder.message(of: "judges itself"))")
  }

  @Test func insulatedBlocksKeepTheirGlobalsAndModulesAndOthersShareThem() throws {
    let folder = try SpecFolder()
    try folder.write("module.lua", "return {}")
    try folder.add(
      "a",
      """
      local first
      insulate("inside", function()
        inner = 1
        setup(function() fromSetup = 2 first = require "module" end)
        it("sees its own", function() assert.equal(2, fromSetup) assert.equal(first, require "module") end)
      end)
      expose("shared", function() outer = 3 end)
      it("sees none of it outside", function()
        assert.is_nil(inner)
        assert.is_nil(fromSetup)
        assert.equal(3, outer)
        assert.are_not.equal(first, require "module")
      end)
      """)
    #expect(folder.run().counts.passed == 2)
  }

  @Test func spiesAreTakenOffWhenTheTestEnds() throws {
    let folder = try SpecFolder()
    try folder.add(
      "a",
      """
      local t = { f = function() return 1 end }
      it("puts one on", function() stub(t, "f").returns(2) assert.equal(2, t.f()) end)
      it("finds it gone", function() assert.equal(1, t.f()) end)
      """)
    #expect(folder.run().counts.passed == 2)
  }

  @Test func aBrokenFileIsTheFilesOwnMisfortune() throws {
    let folder = try SpecFolder()
    try folder.add("syntax", "describe('x', function(")
    try folder.add("top", "local t = nil\nprint(t.x)")
    try folder.add("endless", "local function f() describe('x', f) end\nf()")
    try folder.add("table", "error({ code = 1 })")
    try folder.add("fine", "it('runs', function() end)")
    let summary = folder.run { $0.workers = 3 }
    #expect(summary.counts.passed == 1)
    #expect(summary.counts.failed == 4)
    #expect(folder.loadFailures.count == 4)
    #expect(folder.loadFailures[0].contains("syntax_spec.lua:1: "))
    #expect(folder.loadFailures[1].contains("top_spec.lua:2: attempt to index a nil value (local 't')"))
    #expect(folder.loadFailures[2].contains("overflow"))
  }

  @Test func errorsOfAnyKindEndTheirTestOnly() throws {
    let folder = try SpecFolder()
    try folder.add(
      "a",
      """
      local plugin = { numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end }
      it("a table", function() error({}) end)
      it("nil", function() error() end)
      it("a number", function() error(42) end)
      it("false", function() error(false) end)
      it("a text that raises", function() error(setmetatable({}, { __tostring = function() error("deep") end })) end)
      it("deep", function() local function f() return 1 + f() end f() end)
      it("closes its app", function() local app = launch(plugin) app:close() end)
      it("uses a closed app", function() local app = launch(plugin) app:close() app:tap { 1, 1 } end)
      it("runs on", function() end)
      """)
    let summary = folder.run()
    #expect(folder.names.count == 9)
    #expect(summary.counts.passed == 2)
    #expect(folder.message(of: "uses a closed app").contains("the app has been closed"))
    #expect(folder.message(of: "deep").contains("stack overflow"))
  }

  @Test func aFailedSetupStillTearsDown() throws {
    let folder = try SpecFolder()
    try folder.add(
      "a",
      """
      describe("block", function()
        setup(function() error("no power") end)
        teardown(function() print("down") end)
        it("never", function() print("never") end)
      end)
      describe("lazy", function()
        lazy_setup(function() error("no light") end)
        it("never", function() print("never") end)
        it("either", function() print("never") end)
      end)
      it("after", function() end)
      """)
    let summary = folder.run()
    #expect(folder.printed == "down\n")
    #expect(folder.blockFailures.map(\.hook) == ["setup", "setup"])
    #expect(folder.blockFailures.map(\.notRun) == [1, 2])
    #expect(folder.names == ["after"])
    #expect(summary.counts.failed == 2)
  }

  @Test func lazyHooksRunOnlyAroundATestThatRuns() throws {
    let folder = try SpecFolder()
    try folder.add(
      "a",
      """
      describe("announced", function()
        setup(function() print("strict") end)
        lazy_setup(function() print("lazy") end)
        lazy_teardown(function() print("lazy end") end)
        it("later")
      end)
      describe("real", function()
        lazy_setup(function() print("lazy") end)
        lazy_teardown(function() print("lazy end") end)
        it("later")
        it("now", function() print("now") end)
        it("too", function() print("too") end)
      end)
      """)
    folder.run()
    #expect(folder.printed == "strict\nlazy\nnow\ntoo\nlazy end\n")
  }
}
