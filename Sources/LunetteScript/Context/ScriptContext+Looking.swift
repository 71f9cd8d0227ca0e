import Lua
import LunetteKit

/// Looks at properties without running any code of scripts, and without what a script's own access leaves behind.
extension ScriptContext {
  /// Pushes the value of a path from an object: names of properties, of fields that scripts have set, and of the parts of geometry.
  /// Returns: false, and pushes nothing, where a part isn't there
  package func look(at path: [String], of object: any LuaObject) -> Bool {
    let stack = state.stack
    let height = stack.top
    stack.reserve(8)
    object.push(on: stack)
    for key in path {
      guard step(to: key, stack) else {
        stack.top = height
        return false
      }
      lshim_remove(stack.raw, -2)
    }
    return true
  }

  /// The names of the fields that scripts have set in an object.
  package func ownFields(of object: AnyObject) -> [String] {
    guard let object = object as? any LuaObject else { return [] }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    object.push(on: stack)
    guard lshim_to_box(stack.raw, -1) != nil, lua_getiuservalue(stack.raw, -1, 1) == LUA_TTABLE else { return [] }
    return stack.keys(at: -1).sorted()
  }

  private func step(to key: String, _ stack: LuaStack) -> Bool {
    if let box = lshim_to_box(stack.raw, -1) {
      guard let address = box.pointee.object else { return false }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      if let member = registry.property(key, of: object) { return member.get.run(stack, address) == 1 }
      stack.push(key)
      let isFound = lshim_find(stack.raw, stack.top - 1, stack.top)
      lshim_remove(stack.raw, isFound ? -2 : -1)
      return isFound
    }
    if stack.isTable(at: -1) {
      if let place = Int(key) { stack.push(place) } else { stack.push(key) }
      lua_rawget(stack.raw, -2)
      return true
    }
    guard let value = lshim_to_value(stack.raw, -1), lshim_first_field(value) != nil else { return false }
    stack.pushCopy(of: -1)
    stack.push(key)
    if lshim_get(stack.raw) == LUA_OK, stack.type(at: -1) == LUA_TNUMBER { return true }
    stack.pop()
    return false
  }

  /// What a body of the host does, by the object that it was called for.
  package struct CalledMember: Equatable {
    /// The class that declares it.
    package let owner: String
    package let name: String
    package let isSetter, isGetter: Bool
  }

  /// The member that a body belongs to; nil for a function without an object.
  package func member(_ body: UnsafeRawPointer, of object: AnyObject) -> CalledMember? {
    if let known = members[body] { return known }
    guard let declaration = registry.declaration(of: object) else { return nil }
    let found = registry.member(body, declaration)
    members[body] = .some(found)
    return found
  }

  /// The value on top of the stack in words.
  package func shown(at index: Int32) -> String { Inspector(stack: state.stack).text(at: index) }
}

extension Registry {
  package func classNames(ofObject object: AnyObject) -> [String] { classNames(of: object) }

  /// A property of an object; nil if its class has none of this name.
  func property(_ name: String, of object: AnyObject) -> MemberDeclaration? {
    declaration(of: object)?.flattened.first { $0.name == name && $0.member.kind == LSHIM_PROPERTY }?.member
  }

  fileprivate func member(_ body: UnsafeRawPointer, _ declaration: ClassDeclaration) -> ScriptContext.CalledMember? {
    var current: ClassDeclaration? = declaration
    while let one = current {
      for member in one.members {
        let isSetter = member.set?.address == body
        guard isSetter || member.get.address == body else { continue }
        return ScriptContext.CalledMember(
          owner: one.name, name: member.name, isSetter: isSetter, isGetter: !isSetter && member.kind == LSHIM_PROPERTY)
      }
      current = one.parent
    }
    return nil
  }

  /// The names of the properties of an object's class, and of those above it.
  package func propertyNames(of object: AnyObject) -> [String] {
    declaration(of: object)?.flattened.filter { $0.member.kind == LSHIM_PROPERTY }.map(\.name) ?? []
  }

  /// The names of the methods that classes of scripts may override, in the order of the alphabet.
  package var overridableNames: [String] {
    Set(classNames.flatMap { declaration(named: $0)?.members.filter(\.isOverridable).map(\.name) ?? [] }).sorted()
  }

  /// The classes that declare a method of this name which a script's class may override.
  package func owners(ofOverridable name: String) -> [String] {
    classNames.filter { declaration(named: $0)?.members.contains { $0.name == name && $0.isOverridable } == true }
  }

  /// The names of a class's methods, and of those above it; nil for no class.
  package func methodNames(ofClass name: String) -> [String]? {
    declaration(named: name)?.flattened.filter { $0.member.kind == LSHIM_METHOD }.map(\.name)
  }

  /// Whether a class is another one or below it.
  package func isClass(_ name: String, below other: String) -> Bool { classNames(from: declaration(named: name)).contains(other) }
}
