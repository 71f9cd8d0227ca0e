import Lua
import LunetteKit

/// A Swift class whose objects scripts can hold. An object always has the same Lua value. Source: docs/lua-api.md 1.7
public protocol LuaObject: AnyObject, LuaConvertible {
  /// The class's name in scripts; the Swift name by default.
  static var luaName: String { get }
}

extension LuaObject {
  public static var luaName: String { _typeName(Self.self, qualified: false) }

  public static var luaTypeName: String { withArticle(luaName) }
  public static var luaType: LuaType { .named(luaName) }
  public static var pushesOneValue: Bool { true }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object,
      let value = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Self
    else { throw stack.mismatch(luaTypeName, at: index, hint: stack.maker(of: luaName, meantAt: index)) }
    return value
  }

  public func push(on stack: LuaStack) { pushBox(on: stack) }

  /// - Returns: the box, if the object had none yet
  @discardableResult func pushBox(on stack: LuaStack) -> UnsafeMutablePointer<lshim_box>? {
    if lshim_push_known(stack.raw, Unmanaged.passUnretained(self).toOpaque()) { return nil }
    let id = stack.registry.classID(of: self)
    return lshim_push_box(stack.raw, Unmanaged.passRetained(self).toOpaque(), id)
  }
}

/// The owner of a Lua state with the API in it: code that is called from Lua reaches the host through it.
public class ScriptOwner {
  public let state: LuaState
  package let registry: Registry
  /// Whether the host notes what scripts give views, because appearance proxies are in use.
  final var notesGiven = false
  /// Whether the host hears of each call of a class's function, because the running block is one in the background.
  final var checksFunctions = false
  init(_ state: LuaState, registry: Registry) { (self.state, self.registry) = (state, registry) }

  /// Whether the objects of a class drive an app, so that making one does nothing to an app.
  func drives(_ className: String) -> Bool { false }

  /// Called while `notesGiven` when a script has set a property or called a method of an object, and with nil when it has made one.
  func didGive(_ id: String?, _ object: UnsafeMutableRawPointer?) {}
  /// Called while `checksFunctions` before a function of a class runs.
  func willRun(_ function: String, of owner: String) {}
  /// Called before a script makes an object.
  func willMakeObject() {}
  /// Called when an object of a script's class was made.
  func adopt(_ object: AnyObject) {}
  /// Called when an object of a script's class was made, which is on the stack: its class's names are checked.
  func meetObject(at index: Int32) {}
  /// Called when an object gets a field of its own for the first time. - Parameter isArgument: it comes from a constructor's table
  func meetField(_ stack: LuaStack, of box: Int32, key: Int32, value: Int32, isArgument: Bool) {}
  /// Called when a number, which is on top of the stack, is assigned to a text.
  func meetNumber(inTextOf property: String, _ stack: LuaStack) {}
  /// Called when the field whose name is at index 2 of the object at index 1 was assigned, while properties are observed.
  func didSetField(_ stack: LuaStack) {}
  /// Called when an object was made, which is on top of the stack, whose class has methods that are told of changes.
  func didMakeTold(_ stack: LuaStack) {}
  /// Called when the field at index 2 of the object at index 1 gets the value at index 3, where some class draws fields. - Returns: whether
  /// `didDrawField` is to be called when it has it
  func willDrawField(_ stack: LuaStack) -> Bool { false }
  func didDrawField(_ stack: LuaStack) {}
}

extension LuaStack {
  /// The owner of a state in which a registry is installed.
  var owner: ScriptOwner {
    guard let host = context.pointee.host else { preconditionFailure("LuaStack.owner: no API is installed in this state") }
    return Unmanaged<ScriptOwner>.fromOpaque(host).takeUnretainedValue()
  }
  var registry: Registry { owner.registry }

  /// What to write where an object is wanted and the name of what makes it stands: `"medium"` for `UISheetPresentationController.Detent.medium()`.
  fileprivate func maker(of name: String, meantAt index: Int32) -> String? {
    guard let text = text(at: index), let members = registry.declaration(named: name)?.members else { return nil }
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard let member = members.first(where: { $0.isStatic && $0.name == word }) else { return nil }
    // A class in another one: the longest name that begins it.
    let outer = registry.classNames.filter { name.hasPrefix($0) && $0 != name }.max { $0.count < $1.count }
    let shown = outer.map { outer in
      let inner = String(name.dropFirst(outer.count))
      return registry.declaration(named: outer)?.members.contains { $0.isStatic && $0.name == inner } == true ? outer + "." + inner : name
    }
    return "write \(shown ?? name).\(word)" + (member.kind == LSHIM_FUNCTION ? "(\(member.description.parameters.map(\.name).joined(separator: ", ")))" : "")
  }
}

extension UIResponder: LuaObject {}
extension UIGestureRecognizer: LuaObject {}
extension UITouch: LuaObject {}
extension UIEvent: LuaObject {}
extension CALayer: LuaObject {}
extension UIBezierPath: LuaObject {}
extension CAAnimation: LuaObject {}
extension CGContext: LuaObject {}
extension CADisplayLink: LuaObject {}
extension UIViewPropertyAnimator: LuaObject {}
extension UITableViewRowAction: LuaObject {}
extension UIContextualAction: LuaObject {}
extension UISwipeActionsConfiguration: LuaObject {}
extension UIScreen: LuaObject {}
extension UIDevice: LuaObject {}
extension UIViewControllerTransitionCoordinator: LuaObject {}
extension UIBarItem: LuaObject {}
extension UITraitCollection: LuaObject {}
extension UIViewControllerTransitionContext: LuaObject { public static var luaName: String { "UIViewControllerContextTransitioning" } }
extension UIPercentDrivenInteractiveTransition: LuaObject {}
extension UINavigationItem: LuaObject {}

/// The noun with its article: `a UIView`, `an App`.
func withArticle(_ noun: String) -> String {
  ("AEIOaeio".contains(noun.first ?? "x") && !noun.hasPrefix("UI") ? "an " : "a ") + noun
}
