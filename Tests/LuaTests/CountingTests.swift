import CLuaShim
import Lua
import Testing

/// Instructions are counted in sums where Lua's own counter is known, and one by one where somebody hears of each: both are exact.
@Suite struct CountingTests {
  /// Functions that end without a word, change coroutines, replace each other, or are called by C.
  static let scripts = [
    "for i = 1, 2500 do local x = i * 2 end",
    "local function f(n) if n == 0 then return 0 end return f(n - 1) end for i = 1, 30 do f(i) end",
    "local function g(...) local a, b = ... if a > 3 then error('x') end return b end for i = 1, 6 do pcall(g, i, i) end",
    """
    local co = coroutine.wrap(function(a) for i = 1, 400 do local b = coroutine.yield(i) a = b end end)
    for i = 1, 400 do co(i) end
    """,
    """
    local made = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() for i = 1, 5 do x = i end end }) error('in it') end)
    for i = 1, 3 do coroutine.resume(made) end
    coroutine.close(made)
    """,
    """
    local list = {}
    for i = 1, 60 do list[i] = i * 37 % 61 end
    table.sort(list, function(a, b) local c = a < b
      return c
    end)
    local text = ('abc'):rep(20):gsub('.', function(c) return c:upper() end)
    """,
    """
    local t = setmetatable({}, { __index = function(t, k) return k end, __newindex = function(t, k, v) rawset(t, k, v) end, __call = function(t, n) return n end })
    for i = 1, 20 do t[i] = t[i] + t(i) end
    xpcall(function() error({}) end, function(e) local n = 0 for i = 1, 9 do n = n + i end return n end)
    """,
  ]

  @Test(arguments: scripts) func sumsAreExact(script: String) throws {
    let (one, other) = (LuaState(), LuaState())
    let counted = try one.counting(step: 1) { () throws(LuaError) in try one.run(script, name: "@a.lua") }
    other.isProfiled = true
    try other.run(script, name: "@a.lua")
    #expect(counted > 0)
    #expect(UInt64(counted) == other.instructions)
  }

  /// Each with the functions of its nodes, its calls and its own instructions.
  private func profile(_ script: String, hasLines: Bool, hearsEach: Bool) throws -> (nodes: [[Int]], lines: [Int]) {
    let lua = LuaState()
    lua.beginProfile(hasLines: hasLines) { _ in }
    let follower = UnsafeMutablePointer<lshim_follower>.allocate(capacity: 1)
    defer { follower.deallocate() }
    follower.initialize(to: lshim_follower())
    follower.pointee.hear = { _, _, _ in }
    if hearsEach { follower.pointee.events = LUA_MASKCOUNT }
    lua.follow(follower)
    var counter = lshim_call(frame: 1, app: 1, number: 0)
    try withUnsafeMutablePointer(to: &counter) {
      lshim_announce_call(lua.stack.raw, $0, 1)
      try lua.run(script, name: "@a.lua")
    }
    let profile = try #require(lua.takeProfile())
    lua.unfollow(follower)
    #expect(profile.nodes.reduce(0) { $0 + $1.own } == lua.profiledInstructions)
    return (
      profile.nodes.map { [$0.parent, $0.function ?? -1, $0.calls, $0.own] }, profile.functions.flatMap { $0.lines.flatMap { [$0.line, $0.cost.own] } }
    )
  }

  /// A profile reads the count at each call and line, before the hook comes that ends a turn.
  @Test(arguments: ["while true do end", "local function f() end while true do f() end"], [true, false])
  func aBudgetEndsWhatIsProfiled(script: String, hasLines: Bool) throws {
    let lua = LuaState()
    lua.limits = LuaLimits(instructions: 100_000)
    lua.beginProfile(hasLines: hasLines) { _ in }
    var counter = lshim_call(frame: 1, app: 1, number: 0)
    let error = try withUnsafeMutablePointer(to: &counter) { place in
      lshim_announce_call(lua.stack.raw, place, 1)
      return try #require(throws: LuaError.self) { try lua.run(script, name: "@a.lua") }
    }
    #expect(error.message.contains("ran the 100000 VM instructions"))
    _ = lua.takeProfile()
  }

  @Test(arguments: scripts) func aProfileIsTheSameHoweverItIsCounted(script: String) throws {
    let whole = try profile(script, hasLines: true, hearsEach: true)
    let sums = try profile(script, hasLines: true, hearsEach: false)
    #expect(whole.nodes == sums.nodes)
    #expect(whole.lines == sums.lines)
    let functions = try profile(script, hasLines: false, hearsEach: false)
    #expect(functions.nodes == whole.nodes)
    #expect(functions.lines.isEmpty)
    let ofLines = stride(from: 1, to: whole.lines.count, by: 2).reduce(0) { $0 + whole.lines[$1] }
    #expect(ofLines == whole.nodes.reduce(0) { $0 + $1[3] })
  }
}
