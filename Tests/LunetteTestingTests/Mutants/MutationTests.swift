import Foundation
import LunetteDriver
import ScriptTestSupport
import Testing

// The mutants of a text alone: a run needs specs, too.
@testable import LunetteTesting

/// Changes of a plugin, and whether specs notice them.
@Suite struct MutationTests {
  private func changes(_ source: String) -> [String] { Mutant.all(of: "x.lua", Array(source.utf8)).map { "\($0.line): \($0.change)" } }

  @Test func eachKindOfChangeIsMade() {
    #expect(
      changes("local function f(a)\n  if a < 3 then return a end\nend\nf(1)") == [
        "2: a < 3 is negated", "2: < becomes >=", "2: 3 becomes 4", "2: return a becomes return nil", "4: f(1) is left out",
        "4: 1 becomes 2",
      ])
    #expect(
      changes("local x = a and 'text' or not b") == ["1: and becomes or", "1: 'text' becomes \"\"", "1: or becomes and", "1: not becomes "])
    #expect(changes("local m = require 'm'\nlocal c <const> = m") == [])
    #expect(changes("t.x = t.y\nwhile t:more() do t.n = -1 end").contains("2: t:more() is negated"))
  }

  @Test(arguments: [
    "return function(a, ...) return a, ... end", "local t = { 1, [2] = 3; x = 4, f(5), }", "goto done ::done::",
    "for i = 1, 2 do for k, v in pairs(t) do end end",
    "repeat local x = 1 until x", "a.b['c']:d { 1 } 'text' [[long]]", "local s = [==[ if then ]==] --[[ end ]] -- end",
    "x = 0x1p4 + 1e-3 .. 'a\\'b'", "f()()(1)",
    "function a.b:c() return end", "return -#x ^ 2 // 3 ~ 5", "if a then elseif b then else end",
  ]) func everyChangeOfWhatLuaCompilesIsCompiled(source: String) {
    let syntax = LuaSyntax(Array(source.utf8))
    #expect(syntax.tokens.last?.bytes.upperBound ?? 0 > 0)
    for mutant in Mutant.all(of: "x.lua", Array(source.utf8)) { #expect(mutant.source != Array(source.utf8)) }
  }

  @Test func whatSpecsNoticeIsToldFromWhatTheyDoNot() throws {
    let folder = try SpecFolder()
    try folder.write(
      "plugins/sum/init.lua",
      """
      local app = {}
      function app.sum(a, b)
        if a > 100 then
          return 100
        end
        return a + b
      end
      function app.forever(n)
        while n > 0 do
          n = n - 1
        end
        return n
      end
      return app
      """)
    try folder.add(
      "sum",
      """
      local sum = require "plugins.sum"
      it("adds", function() assert.equal(3, require("plugins/sum/init").sum(1, 2)) end)
      it("ends", function() assert.equal(0, require("plugins/sum/init").forever(3)) end)
      """.replacingOccurrences(of: "local sum = require \"plugins.sum\"\n", with: ""))
    let run = try MutationRun(files: [folder.path + "/plugins/sum/init.lua"], specs: folder.files, host: ScriptHost.Options(), workers: 2)
    let results = run.run()
    #expect(results.count == run.mutants.count && results.count > 10)
    func isNoticed(_ line: Int, _ change: String) -> Bool? {
      results.first { $0.mutant.line == line && $0.mutant.change.contains(change) }?.isNoticed
    }
    #expect(isNoticed(6, "+ becomes -") == true)
    #expect(isNoticed(4, "100 becomes 101") == false)
    #expect(results.first { $0.mutant.line == 4 }?.tests.isEmpty == true)
    #expect(isNoticed(3, "100 becomes 101") == false)
    // The changed function never ends.
    #expect(isNoticed(10, "- becomes +") == true)
    #expect(run.run().map(\.isNoticed) == results.map(\.isNoticed))
  }

  @Test func aSpecThatFailsAlreadyIsNamed() throws {
    let folder = try SpecFolder()
    try folder.write("plugins/p/init.lua", "return { f = function() return 1 end }")
    try folder.add("p", "it('fails', function() assert.equal(2, require('plugins/p/init').f()) end)")
    let error = #expect(throws: MutationRun.Problem.self) {
      try MutationRun(files: [folder.path + "/plugins/p/init.lua"], specs: folder.files, host: ScriptHost.Options(), workers: 1)
    }
    #expect(error?.description.contains("a test fails without any change") == true)
  }
}
