import Lua
import Testing

/// Counts how many of its kind are alive, to see what a jumped-over Swift frame would have leaked.
final class Tracked {
  final class Count { var alive = 0 }
  let count: Count
  init(_ count: Count) {
    self.count = count
    count.alive += 1
  }
  deinit { count.alive -= 1 }
}

/// Style rule 6.5: after a thousand failing calls the stack is as high as before and nothing is left alive.
@Suite struct CrossingTests {
  let lua = LuaState()
  let count = Tracked.Count()

  func expectClean(_ body: LuaBody, message: String, _ comment: Comment) throws {
    lua.stack.pushFunction(body)
    let function = LuaReference(popping: lua.stack)
    lua.setGlobal("native", function)
    let chunk = try lua.load("native(1, 'two')", name: "@a.lua")
    for _ in 0..<1000 {
      let error = #expect(throws: LuaError.self) { try lua.call(chunk) }
      #expect(error?.message == message, comment)
    }
    #expect(lua.stack.top == 0, comment)
    #expect(count.alive == 0, comment)
  }

  @Test func aFaultIsRaisedAfterTheSwiftFrameIsGone() throws {
    let body = LuaBody { [count] stack, _ in
      let tracked = Tracked(count)
      defer { withExtendedLifetime(tracked) {} }
      return stack.fault("native: not today")
    }
    try expectClean(body, message: "a.lua:1: native: not today", "fault")
  }

  @Test func anErrorOfANestedCallIsHandedOnAsAStatus() throws {
    let inner = try lua.load("local t = nil; t.x = 1", name: "@inner.lua")
    let body = LuaBody { [count] stack, _ in
      let tracked = Tracked(count)
      defer { withExtendedLifetime(tracked) {} }
      stack.push(inner)
      do throws(LuaError) {
        try stack.call(arguments: 0, results: 0)
      } catch { return stack.raise(error) }
      return 0
    }
    try expectClean(body, message: "inner.lua:1: attempt to index a nil value (local 't')", "nested")
  }

  @Test func aMismatchLeavesNothingBehind() throws {
    let body = LuaBody { [count] stack, _ in
      let tracked = Tracked(count)
      defer { withExtendedLifetime(tracked) {} }
      do throws(LuaMismatch) {
        _ = try Double.read(stack, at: 2)
      } catch { return stack.fault("must be \(error.wanted), got \(error.got)") }
      return 0
    }
    try expectClean(body, message: "a.lua:1: must be a number, got the string \"two\"", "mismatch")
  }

  @Test func aFaultOfTheHostBecomesTheErrorOfTheCallAroundIt() throws {
    var fault: LuaError?
    lua.takeHostFault = {
      defer { fault = nil }
      return fault
    }
    let body = LuaBody { [count] stack, _ in
      let tracked = Tracked(count)
      defer { withExtendedLifetime(tracked) {} }
      fault = LuaError(message: "first.lua:3: first")
      stack.state.noteFault()
      return 0
    }
    try expectClean(body, message: "first.lua:3: first", "noted")
    #expect(fault == nil)
  }

  @Test func anErrorThatPassedTheHostKeepsTheFramesBelowIt() throws {
    let inner = try lua.load("error('deep')", name: "@inner.lua")
    let body = LuaBody { stack, _ in
      stack.push(inner)
      do throws(LuaError) { try stack.call(arguments: 0, results: 0) } catch { return stack.raise(error) }
      return 0
    }
    lua.stack.pushFunction(body)
    lua.setGlobal("native", LuaReference(popping: lua.stack))
    let error = try #require(throws: LuaError.self) { try lua.run("native()", name: "@outer.lua") }
    #expect(error.message == "inner.lua:1: deep")
    #expect(
      error.traceback == """
        stack traceback:
        \tinner.lua:1: in main chunk
        \touter.lua:1: in main chunk
        """)
  }

  @Test func anErrorWithoutPositionHasTheLineThatRaisedItFirst() throws {
    let inner = try lua.load("error('deep', 0)", name: "@inner.lua")
    let body = LuaBody { stack, _ in
      stack.push(inner)
      do throws(LuaError) { try stack.call(arguments: 0, results: 0) } catch { return stack.raise(error) }
      return 0
    }
    lua.stack.pushFunction(body)
    lua.setGlobal("native", LuaReference(popping: lua.stack))
    let error = try #require(throws: LuaError.self) { try lua.run("native()", name: "@outer.lua") }
    #expect(error.message == "inner.lua:1: deep")
    #expect(try lua.run("return select(2, pcall(native))", name: "@outer.lua", returning: String.self) == "deep")
  }

  @Test(arguments: [
    "local t = {} t[nil] = 1", "error({})", "error(nil)", "('x'):rep(-1)()", "coroutine.yield()",
  ]) func theStackIsAsHighAfterAThousandFailingScripts(script: String) throws {
    let chunk = try lua.load(script, name: "@a.lua")
    for _ in 0..<1000 { #expect(throws: LuaError.self) { try lua.call(chunk) } }
    #expect(lua.stack.top == 0)
  }
}
