import Lua
import LunetteKit
import LunetteScript

/// The elements of a menu as a script reads them: `{ title =, state =, enabled =, children = }`.
struct MenuElements: LuaPushable {
  private let elements: [UIMenuElement]
  init(_ elements: [UIMenuElement]) { self.elements = elements.flatMap(\.shown) }

  static var luaType: LuaType { .list(.table) }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, Int32(clamping: elements.count), 0)
    for (place, element) in elements.enumerated() {
      lua_createtable(stack.raw, 0, 4)
      func set(_ name: String, _ value: any LuaPushable) {
        value.push(on: stack)
        stack.setRawField(name, of: -2)
      }
      set("title", element.title)
      set("state", element.shownState.rawValue)
      set("enabled", element.isEnabled)
      if let menu = element as? UIMenu { set("children", MenuElements(menu.children)) }
      lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
    }
  }
}
