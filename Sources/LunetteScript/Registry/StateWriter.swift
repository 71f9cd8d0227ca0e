import Foundation
import Lua
import LunetteKit

/// What knows how it belongs to an app's state: the functions and tables of scripts that an object of the host will call.
protocol StateDescribing {
  func describeState(to state: StateWriter)
}

/// Writes what decides how an app goes on, as words for a hash (walk.c): plain values, references to objects of the host, and values of scripts.
///
/// An object of the host is visited once, when its turn comes; `StateWalk` knows what is in it. Writing changes nothing that an app could notice: it makes
/// no Lua values of objects, so that these keep the order in which scripts first saw them.
package final class StateWriter {
  typealias Property = (AnyObject, StateWriter) -> Void

  let walk: OpaquePointer
  let stack: LuaStack
  /// Units: seconds of the simulated clock. Times are written as what is left until them.
  let now: TimeInterval
  /// What waits for its visit, and whatever was made for being looked at: an address must not be used again.
  private var kept: [AnyObject] = []

  init(walk: OpaquePointer, stack: LuaStack, now: TimeInterval) { (self.walk, self.stack, self.now) = (walk, stack, now) }

  /// Names what is written next, for the paths of values.
  @inline(__always) package func name(_ text: @autoclosure () -> String) {
    if lshim_walk_has_names(walk) {
      named = text()
      lshim_walk_name(walk, named)
    }
  }
  /// The name that was given last, where somebody wants names.
  private(set) var named = ""

  /// Whether what is named is left out.
  var isIgnored: Bool { lshim_walk_is_ignored(walk) }

  package func word(_ word: UInt64) { lshim_walk_word(walk, word) }
  package func number(_ number: Double) { lshim_walk_number(walk, number) }
  package func integer(_ integer: Int) { lshim_walk_plain(walk, UInt64(bitPattern: Int64(integer)), lshim_walk_has_names(walk) ? "\(integer)" : "") }
  package func bool(_ value: Bool) { lshim_walk_plain(walk, value ? 1 : 0, value ? "true" : "false") }

  package func text(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { lshim_walk_text(walk, $0.baseAddress, $0.count) }
    }
  }

  /// Units: seconds of the simulated clock. Rounded to the clock's tolerance.
  func time(_ time: TimeInterval) {
    let left = ((time - now) / clockTolerance).rounded()
    integer(Int(exactly: left) ?? (left > 0 ? .max : .min))
  }

  func object(_ object: AnyObject?) {
    if isIgnored { return }
    let isNew = lshim_walk_object(walk, object.map { Unmanaged.passUnretained($0).toOpaque() })
    if isNew, let object { kept.append(object) }
  }

  func objects(_ objects: [AnyObject], named name: @autoclosure () -> String) {
    word(UInt64(objects.count))
    for (index, object) in objects.enumerated() {
      self.name("\(name())[\(index + 1)]")
      self.object(object)
    }
  }

  package func value(_ reference: LuaReference) {
    stack.push(reference)
    lshim_walk_value(walk, stack.raw, -1)
    stack.pop()
  }

  /// A value of a type that isn't known beforehand.
  func any(_ value: Any) {
    switch Kind.of(value) {
    case .stated: if let value = value as? any StateValue { return value.write(to: self) }
    case .describing: if let value = value as? any StateDescribing { return value.describeState(to: self) }
    case .object: return object(value as AnyObject)
    case .plain: if let hashable = value as? AnyHashable { return word(PlainEncoding.hash(hashable)) }
    case .stored: return parts(of: value as AnyObject)
    case .parts: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return text("\(value)") }
    if mirror.displayStyle == .class { return word(0) }
    word(UInt64(mirror.children.count))
    for child in mirror.children {
      if mirror.displayStyle == .enum, let label = child.label { text(label) }
      if let label = child.label, let moment = child.value as? TimeInterval, Self.momentNames.contains(label) { time(moment) } else { any(child.value) }
    }
  }

  /// What is kept with an object: nothing of it, unless it says that it is part of the state.
  func companion(_ object: AnyObject) {
    switch Kind.of(object) {
    case .describing, .stored: any(object)
    case .stated, .object, .plain, .parts: break
    }
  }

  /// All that an object stores, from its class up.
  func parts(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        name(".\(child.label ?? "")")
        any(child.value)
      }
      mirror = current.superclassMirror
    }
  }

  /// Whether an object has nothing but what it is made of: a class of this target or of the core, which has no caches, no places in memory and no times.
  static func isAllItStores(_ object: AnyObject) -> Bool { Kind.isOfValues(object) }

  /// How a value of a type is written.
  private enum Kind {
    case stated, describing, object, plain, stored, parts

    /// Asking what a type conforms to takes as long as writing a view, so each type is asked once. Guarded by the lock.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Kind] = [:]
    private static let lock = NSLock()

    static func of(_ value: Any) -> Kind {
      let type = ObjectIdentifier(type(of: value))
      if let kind = lock.withLock({ known[type] }) { return kind }
      let kind = asked(value)
      lock.withLock { known[type] = kind }
      return kind
    }

    nonisolated(unsafe) private static var knownValues: [ObjectIdentifier: Bool] = [:]
    private static let valueTargets = ["LunetteScript.", "LunetteCore."]

    static func isOfValues(_ object: AnyObject) -> Bool {
      let type: any AnyObject.Type = type(of: object)
      if let known = lock.withLock({ knownValues[ObjectIdentifier(type)] }) { return known }
      let name = String(reflecting: type)
      let isOfValues = object is any StoredState || valueTargets.contains { name.hasPrefix($0) }
      lock.withLock { knownValues[ObjectIdentifier(type)] = isOfValues }
      return isOfValues
    }

    private static func asked(_ value: Any) -> Kind {
      if value is any StateValue { return .stated }
      if value is any StateDescribing { return .describing }
      if type(of: value) is AnyClass, value as AnyObject is any LuaObject { return .object }
      if value is any StoredState { return .stored }
      return value is AnyHashable ? .plain : .parts
    }
  }

  /// Fields that hold a time of the simulated clock.
  private static let momentNames: Set<String> = ["start", "time", "beginTime", "lastMoveTime", "begin"]

  /// Properties that are left out: they show other properties, make what they show when they are read, or hold a time.
  static let leftOut: Set<String> = ["view", "fireDate", "tabBarItem", "frame", "textInputView", "refreshControl", "sublayers", "selectedBackgroundView"]

  // MARK: Properties

  /// Chooses how a property is written when a class's properties are first written, since a screen has thousands of them.
  static func property<Value>(_ get: @escaping (AnyObject) -> Value) -> Property {
    if let type = Value.self as? any OptionalStateValue.Type { return optional(get, as: type) }
    if let type = Value.self as? any StateValue.Type { return property(get, as: type) }
    if Value.self is any LuaObject.Type { return { object, state in state.object(get(object) as AnyObject) } }
    if Value.self is AnyClass {
      return { object, state in
        let value = get(object) as AnyObject
        if value is any LuaObject { state.object(value) } else { state.any(value) }
      }
    }
    if _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size {
      return { object, state in
        var word: UInt64 = 0
        let value = get(object)
        withUnsafeMutableBytes(of: &word) { bytes in withUnsafeBytes(of: value) { bytes.copyMemory(from: $0) } }
        lshim_walk_plain(state.walk, word, lshim_walk_has_names(state.walk) ? "\(value)" : "")
      }
    }
    return { object, state in state.any(get(object)) }
  }

  private static func property<Value, Stated: StateValue>(_ get: @escaping (AnyObject) -> Value, as _: Stated.Type) -> Property {
    // Both are the same type.
    { object, state in unsafeBitCast(get(object), to: Stated.self).write(to: state) }
  }

  private static func optional<Value, Stated: OptionalStateValue>(_ get: @escaping (AnyObject) -> Value, as _: Stated.Type) -> Property {
    let write = Stated.writer
    return { object, state in write(unsafeBitCast(get(object), to: Stated.self), state) }
  }
}
