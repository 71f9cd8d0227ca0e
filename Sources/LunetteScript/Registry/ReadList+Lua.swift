import Lua
import LunetteKit

/// Lists that are changed and read in turns: a table shows a version of the list, and makes each element when it is first asked for.
extension ReadList: LuaTyped where Element: LuaTyped {
  public static var luaType: LuaType { .list(Element.luaType) }
}

extension ReadList: LuaPushable where Element: LuaPushable {
  public func push(on stack: LuaStack) { elements.push(on: stack) }

  public func pushProperty(on stack: LuaStack) {
    switch self {
    case .plain(let elements): elements.pushProperty(on: stack)
    case .version(let version): stack.pushList(at: UnsafeRawPointer(Unmanaged.passUnretained(version).toOpaque()), VersionToShow(version))
    }
  }
}

private final class VersionToShow<Element: LuaPushable>: ListToShow {
  private let version: ListVersion<Element>
  init(_ version: ListVersion<Element>) {
    self.version = version
    super.init(count: version.count, pushesOneValue: Element.pushesOneValue)
  }

  override func push(_ place: Int, on stack: LuaStack) { version[place].push(on: stack) }
}
