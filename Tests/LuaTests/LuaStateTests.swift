import Foundation
import Lua
import Testing

@Suite struct LuaStateTests {
  let lua = LuaState()

  @Test func aScriptRunsAndItsResultIsRead() throws {
    #expect(try lua.run("return 1 + 2", returning: Int.self) == 3)
    #expect(lua.stack.top == 0)
  }

  @Test func anErrorCarriesPositionAndTracebackWithoutHostFrames() throws {
    let error = try #require(throws: LuaError.self) {
      try lua.run("local function inner() error('broken') end\nfunction outer() inner() end\npcall(print)\nouter()", name: "@a.lua")
    }
    #expect(error.message == "a.lua:1: broken")
    #expect(
      error.traceback == """
        stack traceback:
        \ta.lua:1: in upvalue 'inner'
        \ta.lua:2: in function 'outer'
        \ta.lua:4: in main chunk
        """)
    #expect(lua.stack.top == 0)
  }

  @Test(arguments: [
    ("error('plain', 0)", "a.lua:1: plain"), ("error()", "a.lua:1: nil was raised as an error"),
    ("error({})", "a.lua:1: a table was raised as an error"), ("error(42)", "a.lua:1: 42 was raised as an error"),
    ("error(setmetatable({}, {__tostring = function() return 'mine' end}))", "a.lua:1: mine"),
    ("local x = nil; x.y = 1", "a.lua:1: attempt to index a nil value (local 'x')"),
  ]) func anyErrorValueBecomesOneTextWithPosition(script: String, message: String) throws {
    let error = try #require(throws: LuaError.self) { try lua.run(script, name: "@a.lua") }
    #expect(error.message == message)
  }

  @Test func aSyntaxErrorHasItsPosition() throws {
    let error = try #require(throws: LuaError.self) { try lua.run("x = = 1", name: "@a.lua") }
    #expect(error.message == "a.lua:1: unexpected symbol near '='")
    #expect(lua.stack.top == 0)
  }

  @Test func binaryChunksAreRefused() throws {
    let error = try #require(throws: LuaError.self) { try lua.run("\u{1B}Lua", name: "@a.lua") }
    #expect(error.message.hasSuffix("is Lua bytecode (luac); Lunette runs source texts only"))
    #expect(try lua.run("local f, m = load('\\27Lua', 'x', 'b'); return m", returning: String.self).contains("binary chunk"))
  }

  @Test func theSandboxHasNoDoorToTheMachine() throws {
    let names = "io debug package require dofile loadfile os".split(separator: " ")
    for name in names { #expect(try lua.run("return \(name) == nil and string.dump == nil", returning: Bool.self)) }
  }

  @Test func scriptsCannotMakeFinalizers() throws {
    let error = try #require(throws: LuaError.self) { try lua.run("setmetatable({}, {__gc = print})", name: "@a.lua") }
    #expect(error.message == "a.lua:1: setmetatable: '__gc' is not available to scripts; release things where they end")
  }

  @Test func anEnvironmentKeepsItsGlobalsToItself() throws {
    let first = lua.makeEnvironment()
    let second = lua.makeEnvironment()
    try lua.call(lua.load("x = 1; _G.y = 2", name: "=first", environment: first))
    let chunk = try lua.load("return x == nil and y == nil and type(pairs) == 'function'", name: "=second", environment: second)
    lua.stack.push(chunk)
    try lua.stack.call(arguments: 0, results: 1)
    #expect(try Bool.read(lua.stack, at: -1))
  }

  @Test func referencesMayOutliveTheirState() throws {
    let chunk = try lua.load("return 1", name: "=one")
    lua.close()
    #expect(lua.isClosed)
    withExtendedLifetime(chunk) {}
  }

  @Test func aYieldInsideACallFromTheHostIsAnError() throws {
    let error = try #require(throws: LuaError.self) { try lua.run("coroutine.yield()", name: "@a.lua") }
    #expect(error.message == "a.lua:1: attempt to yield from outside a coroutine")
  }

  @Test func tooDeepRecursionIsAnErrorLikeAnyOther() throws {
    let error = try #require(throws: LuaError.self) { try lua.run("local function f() return 1 + f() end f()", name: "@a.lua") }
    #expect(error.message.contains("stack overflow"))
    #expect(lua.stack.top == 0)
  }

  /// Two scripts that run at once, as specs and sessions of a fuzz do.
  @Test func whatAnotherScriptLetsGoOfIsNotForgivenThisOne() throws {
    #if canImport(Glibc)
      let (size, made, released) = (32 << 20, DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let (letGo, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        let other = LuaState()
        let block = malloc(2 * size)
        made.signal()
        letGo.wait()
        free(block)
        released.signal()
        ended.wait()
        other.close()
      }
      made.wait()
      let state = LuaState()
      defer { state.close() }
      letGo.signal()
      released.wait()
      let block = malloc(size)
      defer { free(block) }
      #expect(state.heldBytes >= size)
      ended.signal()
    #endif
  }
}
