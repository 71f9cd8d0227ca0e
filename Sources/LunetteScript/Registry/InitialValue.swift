import Lua
import LunetteKit

/// What a native class's initializer takes, in the order in which UIKit's does: `Cell.super.init(self, "subtitle", identifier)`.
///
/// The object of a script's class is made before its `init` runs. Source: docs/classes.md, "Making objects"
struct InitialValue {
  let name: String
  /// Throws: `LuaMismatch` for a value of another type
  let set: (AnyObject, LuaStack, Int32) throws -> Void
}

/// Gives the object at index 1 what `Class.super.init(self, ...)` was called with: a table of names, or arguments in order, of which nil ones are left out.
let initializeObject: lshim_construct = { raw, classID, _ in
  guard let raw else { return 0 }
  let stack = LuaStack(raw)
  let declaration = stack.registry.declaration(id: Int(classID))
  let call = "\(declaration.name).init"
  return finish(stack, naming: call) {
    guard let object = lshim_to_box(stack.raw, 1)?.pointee.object.map({ Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }) else { return 0 }
    if stack.isTable(at: 2), lua_rawlen(stack.raw, 2) == 0 { return try initialize(object, byName: stack, declaration, call) }
    let values = declaration.initialValues
    for place in values.indices where place + 2 <= Int(stack.top) && !stack.isNil(at: Int32(place + 2)) {
      do { try values[place].set(object, stack, Int32(place + 2)) } catch let mismatch as LuaMismatch {
        throw BindingFault.argument(call: call, position: place + 1, name: values[place].name, mismatch: mismatch)
      }
    }
    return 0
  }
}

/// Names that are neither properties nor the initializer's are the script's own.
private func initialize(_ object: AnyObject, byName stack: LuaStack, _ declaration: ClassDeclaration, _ call: String) throws -> Int32 {
  let top = stack.top
  for key in stack.keys(at: 2) {
    stack.pushRawField(key, of: 2)
    defer { stack.top = top }
    if let value = declaration.initialValues.first(where: { $0.name == key }) {
      do { try value.set(object, stack, stack.top) } catch let mismatch as LuaMismatch {
        throw BindingFault.badOption(call: call, mismatch: LuaMismatch(wanted: "\(key) = \(mismatch.wanted)", got: mismatch.got, hint: mismatch.hint))
      }
    } else if let set = declaration.flattened.first(where: { $0.name == key })?.member.set {
      let status = set.run(stack, Unmanaged.passUnretained(object).toOpaque())
      if status < 0 { throw RaisedByBody(text: stack.popText()) }
    }
  }
  return 0
}
