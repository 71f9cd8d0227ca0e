import CLuaShim
import Lua
import LunetteKit

/// What a native class's initializer takes, in the order in which UIKit's does: `Cell.super.init(self, "subtitle", identifier)`.
///
/// The object of a script's class is made before its `init` runs. Source: docs/classes.md, "Making objects"
struct InitialValue {
  let name: String
  /// The name that it has in UIKit's initializer, under which it may be given as well.
  var label: String?
  /// Whether it is a table itself: the first argument is no table of names where others follow.
  var isAnyTable = false
  /// Gets the object, the value's index, and whether it was given by its name, in the table at index 2.
  /// Throws: `LuaMismatch` for a value of another type
  let set: (AnyObject, LuaStack, Int32, _ isNamed: Bool) throws -> Void
}

extension InitialValue {
  /// What the initializer of every view takes. Source: Apple, UIView.init(frame:)
  static let frame = "frame"

  /// A property of the class, which an initializer takes by its place.
  init(property name: String) {
    self.init(name: name) { object, stack, index, _ in
      let declaration = stack.registry.declaration(of: object)
      guard let set = declaration?.flattened.first(where: { $0.name == name })?.member.set else { return }
      let top = stack.top
      defer { stack.top = top }
      stack.pushCopy(of: index)
      if set.run(stack, Unmanaged.passUnretained(object).toOpaque()) < 0 { throw RaisedByBody(text: stack.popText()) }
    }
  }
}

/// Gives the object at index 1 what `Class.super.init(self, ...)` was called with: a table of names, or arguments in order, of which nil ones are left out.
let initializeObject: lshim_construct = { raw, classID, _ in
  guard let raw else { return 0 }
  let stack = LuaStack(raw)
  let declaration = stack.registry.declaration(id: Int(classID))
  let call = "\(declaration.name).init"
  return finish(stack, naming: call) {
    let results = try initializeGiven(stack, declaration, call)
    if let fault = stack.state.takeFault() { throw fault }
    return results
  }
}

private func initializeGiven(_ stack: LuaStack, _ declaration: ClassDeclaration, _ call: String) throws -> Int32 {
  guard let object = lshim_to_box(stack.raw, 1)?.pointee.object.map({ Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }) else { return 0 }
  let initializers = declaration.orderedInitializers
  let isTarget = stack.top > 2 && initializers.first?.first?.isAnyTable == true
  if stack.isTable(at: 2), lua_rawlen(stack.raw, 2) == 0, !isTarget { return try initialize(object, byName: stack, declaration, call) }
  var fault: (any Error)?
  // A nil in front says nothing of which one is meant.
  let given = Int(stack.top) - 1
  let fitting = initializers.filter { $0.count >= given }
  for values in fitting.isEmpty ? initializers : fitting {
    do { return try initialize(object, inOrder: stack, values, call) } catch let other as OtherInitializer { fault = fault ?? other.fault }
  }
  if let fault { throw fault }
  return 0
}

/// The first argument is of another type: another initializer may take it.
private struct OtherInitializer: Error {
  let fault: any Error
}

private func initialize(_ object: AnyObject, inOrder stack: LuaStack, _ values: [InitialValue], _ call: String) throws -> Int32 {
  let last = Int(stack.top)
  for place in values.indices where place + 2 <= last && !stack.isNil(at: Int32(place + 2)) {
    do { try values[place].set(object, stack, Int32(place + 2), false) } catch {
      let fault: any Error =
        (error as? LuaMismatch).map { .argument(call: call, position: place + 1, name: values[place].name, mismatch: $0) } as BindingFault? ?? error
      throw place == 0 ? OtherInitializer(fault: fault) : fault
    }
  }
  return 0
}

/// Names that are neither properties nor the initializer's are the script's own.
private func initialize(_ object: AnyObject, byName stack: LuaStack, _ declaration: ClassDeclaration, _ call: String) throws -> Int32 {
  let top = stack.top
  let values = declaration.initializers.joined()
  for key in stack.keys(at: 2) {
    stack.pushRawField(key, of: 2)
    defer { stack.top = top }
    if let value = values.first(where: { $0.name == key || $0.label == key }) {
      do { try value.set(object, stack, stack.top, true) } catch let mismatch as LuaMismatch {
        throw BindingFault.badOption(call: call, mismatch: LuaMismatch(wanted: "\(key) = \(mismatch.wanted)", got: mismatch.got, hint: mismatch.hint))
      }
    } else if let set = declaration.flattened.first(where: { $0.name == key })?.member.set {
      let status = set.run(stack, Unmanaged.passUnretained(object).toOpaque())
      if status < 0 { throw RaisedByBody(text: stack.popText()) }
    }
  }
  return 0
}
