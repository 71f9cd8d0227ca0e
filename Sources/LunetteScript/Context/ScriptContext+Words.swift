import Lua
import LunetteKit

/// The names of scripts' values and objects in messages.
extension ScriptContext {
  /// `file:line` of a function in a script; nil for the host's own functions.
  package func definition(at index: Int32) -> String? {
    let text = state.stack.definition(at: index)
    return text.isEmpty ? nil : chunkNames.restored(text.hasSuffix(":") ? String(text.dropLast()) : text)
  }

  /// The text of `tostring` for an object: `<UITableView frame={0, 0, 320, 568}>`.
  package func text(of object: any LuaObject) -> String {
    let stack = state.stack
    object.push(on: stack)
    defer { stack.pop() }
    _ = lshim_push_tostring(stack.raw, -1)
    return stack.popText()
  }

  package func describe(_ reference: LuaReference) -> String {
    let stack = state.stack
    stack.push(reference)
    defer { stack.pop() }
    lshim_push_got(stack.raw, -1)
    return stack.popText()
  }

  /// The name of a value's class or type.
  package func kind(of reference: LuaReference) -> String {
    let stack = state.stack
    stack.push(reference)
    defer { stack.pop() }
    lshim_push_kind_name(stack.raw, -1)
    return stack.popText()
  }

  /// The name of an object's class, if a script made that class; nil for plain native objects.
  package func scriptClassName(of object: AnyObject) -> String? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    guard lshim_push_known(stack.raw, Unmanaged.passUnretained(object).toOpaque()), lshim_push_instance_class(stack.raw, -1) else {
      return nil
    }
    lshim_push_class_name(stack.raw, -1)
    return stack.text(at: -1)
  }

  /// The name of an object's class in messages: the script's name, else the API's, else Swift's.
  package func className(of object: AnyObject) -> String {
    scriptClassName(of: object) ?? registry.declaration(of: object)?.name ?? "\(Swift.type(of: object))"
  }

  /// The names of a view's classes, those of scripts included, the most derived first.
  package func classNames(of view: UIView) -> [String] {
    let stack = state.stack
    view.push(on: stack)
    defer { stack.pop() }
    var names = registry.classNames(of: view)
    guard lshim_push_instance_class(stack.raw, -1) else { return names }
    var scripted: [String] = []
    while stack.isTable(at: -1) {
      lshim_push_class_name(stack.raw, -1)
      scripted.append(stack.popText())
      lshim_push_super(stack.raw, -1)
      lshim_remove(stack.raw, -2)
    }
    stack.pop()
    names.insert(contentsOf: scripted, at: 0)
    return names
  }
}
