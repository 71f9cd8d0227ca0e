import Foundation
import Lua
import LunetteDriver
import LunetteLog
import Testing

/// When garbage is collected follows from the script alone: weak tables show the same however the script is run and watched.
@Suite struct GarbageTests {
  private static let script = """
    local function steps(mode, make)
      local list, count = setmetatable({}, { __mode = mode }), 0
      list[mode == "k" and make(0) or 1] = make(0)
      if mode == "k" then list = setmetatable({ [make(0)] = true }, { __mode = "k" }) end
      while next(list) and count < 60000 do
        count = count + 1
        local _ = make(count)
      end
      return count
    end
    local function tell(place, name, make) print(place, name, steps("v", make), steps("k", make)) end
    local function few(place)
      tell(place, "tables", function(n) return { n } end)
      tell(place, "labels", function(n) return UILabel { text = "number " .. n } end)
    end
    few "script"
    tell("script", "functions", function(n) return function() return n end end)
    tell("script", "errors", function(n) pcall(error, "wrong") pcall(function() return n.field.field end) return { n } end)
    tell("script", "texts", function(n) return { ("x"):rep(n % 500) .. n } end)
    local next_one = coroutine.wrap(function() while true do coroutine.yield({}) end end)
    tell("script", "yields", function() return next_one() end)
    local app = launch {
      didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() few "launch" end,
    }
    local list = launch {
      numberOfRowsInSection = function() return 1000 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "row " .. path.row
        return cell
      end,
    }
    for i = 1, 200 do list.table.contentOffset = { 0, 40 * i } list:frame() end
    few "end"
    """

  private func output(name: String = "=s", source: String = script, budget: Int? = nil, coverage: Bool = false, _ prepare: (ScriptHost) -> Void = { _ in })
    throws -> String
  {
    var options = ScriptHost.Options()
    var text = ""
    options.limits = LuaLimits(memory: 256 << 20, instructions: budget)
    options.measuresCoverage = coverage
    options.quiet = true
    options.output = { text += $0 }
    let host = ScriptHost(options: options)
    defer { host.close() }
    prepare(host)
    try host.run(source: source, name: name)
    return text
  }

  @Test func weakTablesShowTheSameHoweverTheScriptIsRun() throws {
    let plain = try output()
    #expect(plain.contains("launch\tlabels\t"))
    #expect(try output { $0.log = RunLog(.views) } == plain, "with a log")
    #expect(try output { $0.log = RunLog([.views, .costs]) } == plain, "with a log of costs")
    #expect(try output(name: "@a/very/long/path/of/many/folders/that/nobody/would/type/by/hand/script.lua") == plain, "under another name")
    #expect(try output(budget: 1_000_000_000) == plain, "with a budget")
    #expect(try output(coverage: true) == plain, "with coverage")
  }

  /// The watchdog's signal may come while garbage is collected: here a finalizer of the collection's raises it, the first time in a turn.
  @Test func aSecondThatPassesInACollectionIsNotSeen() throws {
    func shown(alarms: Bool) throws -> String {
      try output(source: "alarm() " + Self.script) { host in
        let state = host.state.stack.raw
        lua_createtable(state, 0, 1)
        if alarms {
          lua_pushcclosure(state, { _ in raise(SIGURG) == 0 ? 0 : 0 }, 0)
        } else {
          lua_pushcclosure(state, { _ in 0 }, 0)
        }
        lua_setfield(state, -2, "__gc")
        lua_pushcclosure(
          state,
          { state in
            _ = lua_newuserdatauv(state, 8, 0)
            lua_pushvalue(state, lshim_registry_index() - 1)
            lua_setmetatable(state, -2)
            return 0
          }, 1)
        lua_setglobal(state, "alarm")
      }
    }
    #expect(try shown(alarms: true) == shown(alarms: false))
  }

  /// What a script can see stays as it is; only the memory of texts is free again.
  @Test func textsAreFreedWithoutAFixedCollection() throws {
    let host = ScriptHost()
    defer { host.close() }
    try host.run(source: "list = setmetatable({ {} }, { __mode = 'v' }) for i = 1, 400 do local _ = ('x'):rep(1 << 20) .. i end", name: "=s")
    #expect(host.state.allocatedBytes < 64 << 20)
    try host.run(source: "assert(list[1])", name: "=s")
  }
}
