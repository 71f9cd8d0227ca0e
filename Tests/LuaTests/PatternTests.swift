import Foundation
import Lua
import Testing

/// string.find, match, gmatch and gsub are our own, so that a pattern can be interrupted; their results and errors are those of Lua's
/// library.
@Suite struct PatternTests {
  /// Random patterns on random texts, and every answer as one text; the same in every state.
  static let script = #"""
    local state = SEED
    local function random(n)
      state = (state * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
      return (state >> 33) % n + 1
    end
    local PARTS = { "a", "b", "%a", "%d", "%s", "%w", "%S", "%%", ".", "[ab]", "[^a]", "[a-c]", "[]]", "[^]]", "[%a_]", "[a-]", "(", ")", "()",
      "*", "+", "-", "?", "^", "$", "%b()", "%bab", "%f[%a]", "%f[^%w]", "%1", "%2", "%", "[", "]", "[a", "[%", "%b", "%f", "%g", "%x", "\0" }
    local LETTERS = { "a", "b", "c", "1", " ", "(", ")", "_", "%", "]", "-", "\0", "\xff" }
    local function text(parts, most)
      local t = {}
      for i = 1, random(most) - 1 do t[i] = parts[random(#parts)] end
      return table.concat(t)
    end
    local out = {}
    local function note(...)
      local line = {}
      for i = 1, select("#", ...) do line[i] = tostring((select(i, ...))) end
      out[#out + 1] = table.concat(line, "|")
    end
    local function each(s, p, init)
      local found = {}
      for a, b in string.gmatch(s, p, init) do
        found[#found + 1] = tostring(a) .. "," .. tostring(b)
        if #found > 20 then break end
      end
      return table.concat(found, ";")
    end
    local REPLACEMENTS = { "x", "%0%0", "<%1>", "%2", "%%", "%", "%z", 7, function(a, b) return b end, function() return false end,
      function() return {} end, { a = "A", b = false, c = 3 } }
    for i = 1, COUNT do
      local s, p, init = text(LETTERS, 9), text(PARTS, 6), random(14) - 7
      note(i, pcall(string.find, s, p, init))
      note(i, pcall(string.find, s, p, init, true))
      note(i, pcall(string.match, s, p, init))
      note(i, pcall(each, s, p, init))
      note(i, pcall(string.gsub, s, p, REPLACEMENTS[random(#REPLACEMENTS)], random(3) == 1 and random(4) - 1 or nil))
    end
    note(pcall(string.find, "a", {}))
    note(pcall(string.gsub, "a", "a"))
    note(pcall(string.gsub, "a", "a", true))
    note(pcall(string.rep, "x", 3), ("a.b"):find(".", 1, true), ("x"):rep(300000):find(("x"):rep(299999) .. "y", 1, true))
    note(pcall(string.match, ("a"):rep(300), ("a?"):rep(300)))
    note(pcall(string.match, "x", ("("):rep(40)))
    return table.concat(out, "\n")
    """#

  @Test(arguments: [1, 2, 3]) func answerAsTheLibrary(seed: Int) throws {
    let source = Self.script.replacingOccurrences(of: "SEED", with: "\(seed)").replacingOccurrences(of: "COUNT", with: "4000")
    let own = try LuaState().run(source, name: "=script", returning: String.self).split(separator: "\n", omittingEmptySubsequences: false)
    let raw = try #require(luaL_newstate())
    defer { lua_close(raw) }
    luaL_openlibs(raw)
    let loaded = luaL_loadbufferx(raw, source, source.utf8.count, "=script", "t")
    try #require(loaded == LUA_OK && lua_pcallk(raw, 0, 1, 0, 0, nil) == LUA_OK)
    let theirs = (LuaStack(raw).text(at: -1) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(own.count == theirs.count)
    for (a, b) in zip(own, theirs).filter({ $0 != $1 }).prefix(5) { Issue.record("ours: \(a)\nthe library's: \(b)") }
  }

  @Test func aPatternIsCountedAsInstructions() throws {
    let lua = LuaState()
    lua.limits = LuaLimits(instructions: 100_000)
    let chunk = try lua.load("return (('a'):rep(100)):find(('.-'):rep(20) .. 'x')", name: "@p.lua")
    let error = #expect(throws: LuaError.self) { try lua.call(chunk) }
    #expect(error?.message.hasPrefix("p.lua:1: ran the 100000 VM instructions") == true)
  }

  /// Short coroutines that begin very often, and the loop around them, count for the budget.
  @Test func coroutinesAndTurnsInsideAreCounted() throws {
    let lua = LuaState()
    lua.limits = LuaLimits(instructions: 100_000)
    for body in ["coroutine.wrap(work)()", "coroutine.resume(coroutine.create(work))", "pcall(coroutine.wrap(work))"] {
      let source = """
        n = 0
        local function work() for _ = 1, 200 do n = n + 1 end end
        for _ = 1, 20000 do \(body) end
        """
      #expect(throws: LuaError.self) { try lua.run(source) }
      lua.limits = LuaLimits()
      let turns = try lua.run("return n", returning: Int.self)
      lua.limits = LuaLimits(instructions: 100_000)
      // The loop runs three or four instructions each time.
      #expect(turns > 5_000 && turns < 100_000, "\(body): \(turns)")
    }
  }
}
