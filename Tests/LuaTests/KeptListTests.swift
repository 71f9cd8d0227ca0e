import Lua
import Testing

/// Long lists of properties, which Lua gets without making them anew: counted by the elements that are pushed.
@Suite struct KeptListTests {
  private struct Counted: LuaPushable {
    final class Count { var pushes = 0 }
    let number: Int
    let count: Count
    static var luaType: LuaType { .number }
    static var pushesOneValue: Bool { true }
    func push(on stack: LuaStack) {
      count.pushes += 1
      stack.push(number)
    }
  }

  private let lua = LuaState()
  private let count = Counted.Count()

  private func list(_ length: Int) -> [Counted] { (1...length).map { Counted(number: $0, count: count) } }

  /// Reads one element of the list as a script does that reads the property.
  private func element(_ place: Int, of list: [Counted]) -> Int {
    list.pushProperty(on: lua.stack)
    lua_geti(lua.stack.raw, -1, lua_Integer(place))
    defer { lua.stack.pop(2) }
    return Int(lua_tointegerx(lua.stack.raw, -1, nil))
  }

  @Test("Each element of a list is pushed once, however often the list is read") func onceForAll() {
    let list = list(1000)
    for place in 1...1000 { #expect(element(place, of: list) == place) }
    #expect(count.pushes == 1000)
    #expect(lua.stack.top == 0)
  }

  @Test("Of a list that has changed only what is asked for is made, and the one before stays as it was") func changed() {
    var list = list(100)
    list.pushProperty(on: lua.stack)
    list.swapAt(0, 99)
    #expect(element(1, of: list) == 100)
    #expect(count.pushes == 1)
    lua_geti(lua.stack.raw, -1, 1)
    #expect(lua_tointegerx(lua.stack.raw, -1, nil) == 1)
    lua.stack.pop(2)
  }

  @Test("A list knows its length, and has nothing beyond its ends, without making an element") func ends() {
    list(100).pushProperty(on: lua.stack)
    #expect(luaL_len(lua.stack.raw, -1) == 100)
    for place: lua_Integer in [-1, 0, 101, .max, .min] {
      #expect(lua_geti(lua.stack.raw, -1, place) == LUA_TNIL)
      lua.stack.pop()
    }
    lua_pushnumber(lua.stack.raw, 1.5)
    #expect(lua_gettable(lua.stack.raw, -2) == LUA_TNIL)
    lua.stack.pop()
    #expect(count.pushes == 0)
    #expect(lua_getfield(lua.stack.raw, -1, "1") == LUA_TNIL)
    lua.stack.pop()
    lua_pushnumber(lua.stack.raw, 3)
    #expect(lua_gettable(lua.stack.raw, -2) == LUA_TNUMBER)
    #expect(count.pushes == 1)
    lua.stack.pop(2)
  }

  @Test("A list whose array is let go of has made all its elements") func letGo() {
    list(100).pushProperty(on: lua.stack)
    lshim_forget_lists(lua.stack.raw)
    #expect(count.pushes == 100)
    lua_geti(lua.stack.raw, -1, 100)
    #expect(lua_tointegerx(lua.stack.raw, -1, nil) == 100)
    lua.stack.pop(2)
  }

  @Test("Lists that nobody has any more are let go of without making their elements") func garbage() {
    for _ in 1...100 {
      list(100).pushProperty(on: lua.stack)
      lua.stack.pop()
    }
    lshim_forget_lists(lua.stack.raw)
    #expect(count.pushes == 0)
  }

  @Test("Lists that are read in turns are kept, also over a collection") func turns() {
    let lists = (1...4).map { _ in list(500) }
    for place in 1...500 {
      for list in lists { #expect(element(place, of: list) == place) }
      if place == 250 { lshim_collect(lua.stack.raw) }
    }
    #expect(count.pushes == 4 * 500)
  }

  @Test("A list that isn't read any more goes at the second collection, and lets go of its array") func forgotten() {
    weak var held: Counted.Count?
    do {
      let count = Counted.Count()
      held = count
      [Counted](repeating: Counted(number: 1, count: count), count: 100).pushProperty(on: lua.stack)
      lua.stack.pop()
    }
    #expect(held != nil)
    for _ in 0..<2 { lshim_collect(lua.stack.raw) }
    lua.releaseCollected()
    #expect(held == nil)
  }
}
