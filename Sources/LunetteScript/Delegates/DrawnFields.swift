import Lua
import LunetteKit

/// Fields of layers that their classes draw: `needsDisplayForKey` is true for them. Source: docs/rules/layers.md 1.4
final class DrawnFields {
  /// The changes of the assignments that run, the innermost last.
  private var changes: [CALayer.FieldChange] = []

  /// The object is at index 1, the field's name at 2.
  func willChange(_ stack: LuaStack) -> Bool {
    guard let object = lshim_to_box(stack.raw, 1)?.pointee.object,
      let layer = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? CALayer, let name = stack.text(at: 2),
      let change = layer.willChangeField(name)
    else { return false }
    changes.append(change)
    return true
  }

  func didChange(_ stack: LuaStack) {
    guard let change = changes.popLast(), let layer = try? CALayer.read(stack, at: 1), let name = stack.text(at: 2) else { return }
    layer.didChangeField(name, to: layer.fieldValue(named: name), change)
  }
}

extension CALayer {
  fileprivate func fieldValue(named name: String) -> LayerValue? { (overrides as? any LayerFields)?.value(ofField: name, of: self) }
}

extension ScriptContext {
  private static let drawnFieldsKey = CompanionKey<DrawnFields>()

  var drawnFields: DrawnFields {
    if let known = companions[Self.drawnFieldsKey] { return known }
    let new = DrawnFields()
    companions[Self.drawnFieldsKey] = new
    return new
  }
}

extension ScriptOverrides: LayerFields {
  package func value(ofField name: String, of layer: CALayer) -> LayerValue? {
    onBox(of: layer) { stack, box in
      stack.push(name)
      guard lshim_find(stack.raw, box, -1) else { return nil }
      return try? LayerValue.read(stack, at: -1)
    } ?? nil
  }

  package func set(_ fields: [(name: String, value: LayerValue)], of layer: CALayer) {
    _ = onBox(of: layer) { stack, box in
      for field in fields {
        stack.push(field.name)
        field.value.push(on: stack)
        lshim_set_own_field(stack.raw, box)
      }
    }
  }

  package func exchange(_ fields: [(name: String, value: LayerValue)], of layer: CALayer, during work: () -> Void) {
    let kept = onBox(of: layer) { stack, box in
      fields.map { field in
        lua_getiuservalue(stack.raw, box, 1)
        stack.pushRawField(field.name, of: -1)
        let value = LuaReference(stack, at: -1)
        stack.pop(2)
        return value
      }
    }
    set(fields, of: layer)
    work()
    guard let kept else { return }
    _ = onBox(of: layer) { stack, box in
      for (field, value) in zip(fields, kept) {
        stack.push(field.name)
        stack.push(value)
        lshim_set_own_field(stack.raw, box)
      }
    }
  }

  /// Nil where the layer is no object of a script's.
  private func onBox<Result>(of layer: CALayer, _ body: (LuaStack, Int32) -> Result) -> Result? {
    guard !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(12)
    guard lshim_push_known(stack.raw, Unmanaged.passUnretained(layer).toOpaque()) else { return nil }
    return body(stack, stack.top)
  }
}
