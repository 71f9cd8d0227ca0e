import Foundation

/// What a key path names: a property, or a part of one. `transform.rotation.z`, `position.x`, `bounds.size.width`.
/// Source: docs/rules/animation.md 3.2
struct KeyPathTarget {
  let property: LayerProperty
  /// The part of the property; empty for the whole.
  private let part: Substring

  /// Nil when the layer has no such property, or the property has no such part.
  init?(_ path: String, _ layer: CALayer) {
    let path = path == "hidden" || path != "isHidden" ? path : "hidden"
    let key = path.prefix { $0 != "." }
    guard let property = layer.property(named: String(key)) else { return nil }
    self.property = property
    part = path.dropFirst(key.count + 1)
    guard part.isEmpty || Self.read(part, of: property.get(layer)) != nil else { return nil }
  }

  init(_ property: LayerProperty) { (self.property, part) = (property, "") }

  func value(of layer: CALayer) -> LayerValue {
    let whole = property.get(layer)
    return part.isEmpty ? whole : Self.read(part, of: whole) ?? whole
  }

  func set(_ value: LayerValue, in layer: CALayer) {
    guard value.isFinite else { return }
    guard !part.isEmpty else { return property.set(layer, value) }
    var whole = property.get(layer)
    Self.write(value, to: part, of: &whole)
    property.set(layer, whole)
  }

  private static func read(_ part: Substring, of value: LayerValue) -> LayerValue? {
    switch (value, part) {
    case (.point(let p), "x"): return .number(p.x)
    case (.point(let p), "y"): return .number(p.y)
    case (.size(let s), "width"): return .number(s.width)
    case (.size(let s), "height"): return .number(s.height)
    case (.rect(let r), "origin"): return .point(r.origin)
    case (.rect(let r), "size"): return .size(r.size)
    case (.rect(let r), "origin.x"): return .number(r.origin.x)
    case (.rect(let r), "origin.y"): return .number(r.origin.y)
    case (.rect(let r), "size.width"): return .number(r.size.width)
    case (.rect(let r), "size.height"): return .number(r.size.height)
    case (.transform(let t), _): return read(part, of: t)
    default: return nil
    }
  }

  private static func read(_ part: Substring, of t: CATransform3D) -> LayerValue? {
    switch part {
    case "translation": return .size(CGSize(width: t.m41, height: t.m42))
    case "translation.x": return .number(t.m41)
    case "translation.y": return .number(t.m42)
    case "translation.z": return .number(t.m43)
    default: break
    }
    let parts = SpaceParts(t)
    let scale = parts?.scale ?? (0, 0, 0)
    let angles = parts?.angles ?? (x: 0, y: 0, z: 0)
    switch part {
    case "rotation", "rotation.z": return .number(angles.z)
    case "rotation.x": return .number(angles.x)
    case "rotation.y": return .number(angles.y)
    case "scale": return .number((scale.0 + scale.1 + scale.2) / 3)
    case "scale.x": return .number(scale.0)
    case "scale.y": return .number(scale.1)
    case "scale.z": return .number(scale.2)
    default: return nil
    }
  }

  private static func write(_ value: LayerValue, to part: Substring, of whole: inout LayerValue) {
    switch (whole, value) {
    case (.point(var p), .number(let n)):
      if part == "x" { p.x = n } else { p.y = n }
      whole = .point(p)
    case (.size(var s), .number(let n)):
      if part == "width" { s.width = n } else { s.height = n }
      whole = .size(s)
    case (.rect(var r), .point(let p)):
      r.origin = p
      whole = .rect(r)
    case (.rect(var r), .size(let s)):
      r.size = s
      whole = .rect(r)
    case (.rect(var r), .number(let n)):
      switch part {
      case "origin.x": r.origin.x = n
      case "origin.y": r.origin.y = n
      case "size.width": r.size.width = n
      default: r.size.height = n
      }
      whole = .rect(r)
    case (.transform(var t), _):
      write(value, to: part, of: &t)
      whole = .transform(t)
    default: break
    }
  }

  /// The other parts stay as they are. A map that flattens space has no rotation to keep; it becomes the new part alone.
  private static func write(_ value: LayerValue, to part: Substring, of t: inout CATransform3D) {
    switch (part, value) {
    case ("translation", .size(let s)): (t.m41, t.m42) = (s.width, s.height)
    case ("translation.x", .number(let n)): t.m41 = n
    case ("translation.y", .number(let n)): t.m42 = n
    case ("translation.z", .number(let n)): t.m43 = n
    case (_, .number(let n)):
      guard var parts = SpaceParts(t) ?? SpaceParts(.identity) else { return }
      let angles = parts.angles
      switch part {
      case "rotation", "rotation.z": parts.setAngles(x: angles.x, y: angles.y, z: n)
      case "rotation.x": parts.setAngles(x: n, y: angles.y, z: angles.z)
      case "rotation.y": parts.setAngles(x: angles.x, y: n, z: angles.z)
      case "scale": parts.scale = (n, n, n)
      case "scale.x": parts.scale.0 = n
      case "scale.y": parts.scale.1 = n
      default: parts.scale.2 = n
      }
      t = parts.transform
    default: break
    }
  }
}

extension CALayer {
  /// Says why a key path names nothing in this layer.
  func problem(ofKeyPath path: String) -> String {
    let key = String(path.prefix { $0 != "." })
    guard let property = property(named: key) else {
      return "\(className) has no property '\(key)' that can be animated; it has " + Self.properties.map(\.key).joined(separator: ", ")
        + (overrides == nil ? "" : "; one of the class's own needs a value, and a method needsDisplayForKey that is true for it")
    }
    return "'\(key)' is \(property.get(self).kind) and has no part '\(path.dropFirst(key.count + 1))'"
  }

  /// The name of the layer's class: the script's name for a class that a script made.
  package var className: String { overrides?.className(of: self) ?? String(describing: type(of: modelLayer ?? self)) }
}
