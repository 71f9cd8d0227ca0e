import Lua
import LunetteKit

/// A Swift class whose objects scripts can hold. An object is always the same Lua value. Source: lua-api.md 1.7
public protocol LuaObject: AnyObject, LuaConvertible {
  /// What scripts call the class; Swift's name, unless it says otherwise.
  static var luaName: String { get }
}

extension LuaObject {
  public static var luaName: String { "\(Self.self)" }

  public static var luaTypeName: String { withArticle(luaName) }
  public static var luaType: LuaType { .named(luaName) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object,
      let value = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Self
    else { throw stack.mismatch(luaTypeName, at: index) }
    return value
  }

  public func push(on stack: LuaStack) {
    let address = Unmanaged.passUnretained(self).toOpaque()
    if lshim_push_known(stack.raw, address) { return }
    let id = Registry.shared.classID(of: self)
    lshim_push_box(stack.raw, Unmanaged.passRetained(self).toOpaque(), id)
  }
}

extension UIResponder: LuaObject {}
extension UIGestureRecognizer: LuaObject {}
extension UITouch: LuaObject {}
extension UIEvent: LuaObject {}
extension CALayer: LuaObject {}
extension UITableViewRowAction: LuaObject {}
extension UIContextualAction: LuaObject {}
extension UISwipeActionsConfiguration: LuaObject {}
extension UIScreen: LuaObject {}
extension UIDevice: LuaObject {}
extension UIViewControllerTransitionCoordinator: LuaObject {}
extension UIBarButtonItem: LuaObject {}
extension UINavigationItem: LuaObject {}
