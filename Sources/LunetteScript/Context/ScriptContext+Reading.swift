import Lua
import LunetteKit

/// Reading objects from the outside, for tools: only the host's own code runs, whatever scripts override.
extension ScriptContext {
  /// The properties of an object's class and its superclasses, the most derived class first.
  package func properties(of object: AnyObject) -> [(className: String, names: [String])] {
    registry.classNames(of: object).compactMap { className in
      guard let declaration = registry.declaration(named: className) else { return nil }
      let names = declaration.members.filter { $0.kind == LSHIM_PROPERTY }.map(\.name)
      return names.isEmpty ? nil : (className, names)
    }
  }

  package func allClassNames(of object: AnyObject) -> [String] { registry.classNames(of: object) }

  package func hasProperty(_ name: String, _ object: AnyObject) -> Bool { property(name, of: object) != nil }

  private func property(_ name: String, of object: AnyObject) -> MemberDeclaration? {
    registry.declaration(of: object)?.flattened.last { $0.name == name && $0.member.kind == LSHIM_PROPERTY }?.member
  }

  /// Why a property isn't read: reading it would make what it answers. Nil where it may be read.
  package func unread(_ name: String, of object: AnyObject) -> String? {
    guard let controller = object as? UIViewController, !controller.isViewLoaded else { return nil }
    return ["view", "tableView", "collectionView", "refreshControl"].contains(name) ? "not loaded" : nil
  }

  /// Pushes the value of a property on `stack`. The value on top is the object. Throws: what reading it raises
  package func pushProperty(_ name: String, of object: AnyObject, on stack: LuaStack) throws {
    guard let member = property(name, of: object) else { return stack.pushNil() }
    stack.reserve(6)
    let height = stack.top
    lshim_push_getter(stack.raw, member.record)
    stack.pushCopy(of: height)
    try stack.call(arguments: 1, results: 1)
  }
}
