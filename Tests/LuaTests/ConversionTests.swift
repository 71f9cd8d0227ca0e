import Lua
import Testing

@Suite struct ConversionTests {
  let lua = LuaState()

  func read<Value: LuaReadable>(_ expression: String, _: Value.Type) throws -> Value {
    let value = try lua.run("return \(expression)", returning: Value.self)
    #expect(lua.stack.top == 0)
    return value
  }

  func message<Value: LuaReadable>(_ expression: String, _ type: Value.Type) throws -> String {
    defer { #expect(lua.stack.top == 0) }
    return try #require(throws: LuaError.self) { try lua.run("return \(expression)", returning: type) }.message
  }

  @Test func valuesAreReadAsTheirSwiftTypes() throws {
    #expect(try read("true", Bool.self))
    #expect(try read("3.0", Int.self) == 3)
    #expect(try read("3", Double.self) == 3)
    #expect(try read("'häuser\\0x'", String.self) == "häuser\0x")
    #expect(try read("12", String.self) == "12")
    #expect(try read("nil", Int?.self) == nil)
    #expect(try read("{1, 2, 3}", [Int].self) == [1, 2, 3])
    #expect(try read("{}", [Int].self) == [])
    #expect(try read("{a = 1, b = 2}", [String: Int].self) == ["a": 1, "b": 2])
    #expect(try read("2", LuaIndex.self).zeroBased == 1)
  }

  @Test func aWrongValueSaysWhatWasWantedAndWhatCame() throws {
    #expect(try message("'x'", Int.self) == "script: the result must be a whole number, got the string \"x\"")
    #expect(try message("1.5", Int.self) == "script: the result must be a whole number, got 1.5")
    #expect(try message("0/0", Double.self) == "script: the result must be a finite number, got nan")
    #expect(try message("1/0", Double.self) == "script: the result must be a finite number, got inf")
    #expect(try message("nil", String.self) == "script: the result must be a string, got nil")
    #expect(try message("1", Bool.self) == "script: the result must be true or false, got 1")
    #expect(
      try message("{1, 'x'}", [Int].self) == "script: the result must be a list, each a whole number, got the string \"x\" at position 2")
    #expect(try message("print", LuaTable.self) == "script: the result must be a table, got a function")
    #expect(try message("0", LuaIndex.self) == "script: the result must be a whole number from 1, got 0")
    #expect(try message("('ä'):rep(30)", Int.self) == "script: the result must be a whole number, got the string \"ääääääääääääääääääää…\"")
  }

  @Test func listsAreReadRaw() throws {
    #expect(try read("setmetatable({}, {__index = error, __len = error})", [Int].self) == [])
  }

  @Test func aRefusedValueLeavesTheStackAsItWas() throws {
    let stack = lua.stack
    lua_pushinteger(stack.raw, 1)
    stack.push(try lua.run("return class('C') {}", returning: LuaTable.self))
    let got = UnsafeMutablePointer<CChar>.allocate(capacity: Int(LSHIM_GOT))
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 4)
    defer {
      got.deallocate()
      numbers.deallocate()
    }
    #expect(!lshim_read_value(stack.raw, -1, Int32(LSHIM_RECT), numbers, got))
    #expect(String(cString: got) == "a C")
    #expect(stack.top == 2)
  }

  @Test func everythingPushedReadsBackTheSame() throws {
    let stack = lua.stack
    stack.push([1, 2])
    #expect(try [Int].read(stack, at: -1) == [1, 2])
    stack.push("text")
    #expect(try String.read(stack, at: -1) == "text")
    stack.push("")
    #expect(try String.read(stack, at: -1) == "")
    stack.push(Int?.none)
    #expect(try Int?.read(stack, at: -1) == nil)
    stack.push(["a": true])
    #expect(try [String: Bool].read(stack, at: -1) == ["a": true])
    #expect(stack.top == 5)
  }

  @Test func pairsVisitsKeysInAFixedOrder() throws {
    let order = try read(
      """
      (function()
        local t = {[3] = 1, [1] = 1, b = 1, a = 1, [true] = 1, [2.5] = 1, [-1] = 1, B = 1, ab = 1, [IndexPath(1, 2)] = 1, [IndexPath(1, 1)] = 1}
        local keys = {}
        for k in pairs(t) do keys[#keys + 1] = tostring(k) end
        return table.concat(keys, " ")
      end)()
      """, String.self)
    #expect(order == "-1 1 2.5 3 B a ab b true 1.1 1.2")
  }

  @Test func pairsRespectsItsMetamethodAndLeavesOutWhatWasRemoved() throws {
    #expect(
      try read(
        "(function() for k in pairs(setmetatable({}, {__pairs = function() return next, {x = 1} end})) do return k end end)()", String.self)
        == "x")
    #expect(
      try read(
        """
        (function()
          local t, seen = {a = 1, b = 2, c = 3}, ""
          for k in pairs(t) do seen = seen .. k; t.b = nil end
          return seen
        end)()
        """, String.self) == "ac")
    #expect(try read("(function() local n = 0 for k, v in pairs({10, 20, 30}) do n = n + k * v end return n end)()", Int.self) == 140)
  }
}
