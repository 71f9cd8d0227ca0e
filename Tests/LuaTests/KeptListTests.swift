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

  @Test("A list that has changed is made anew, and the one before stays as it was") func changed() {
    var list = list(100)
    list.pushProperty(on: lua.stack)
    list.swapAt(0, 99)
    #expect(element(1, of: list) == 100)
    #expect(count.pushes == 200)
    lua_geti(lua.stack.raw, -1, 1)
    #expect(lua_tointegerx(lua.stack.raw, -1, nil) == 1)
    lua.stack.pop(2)
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
