import Foundation
import Lua
import LunetteKit

/// Methods of scripts' classes that hear of changes of UIKit's own properties, as `didSet` in a Swift class that overrides the property:
/// `didSetIsHighlighted(old)`.
///
/// The properties are compared after each call in which a script uses the object, and when properties may have changed by themselves. A call for
/// another object costs nothing. While the method runs, it isn't called again. Source: docs/classes.md
final class ToldProperties {
  private final class Property {
    let object: LuaReference
    let name: String
    let method: LuaName
    /// Whether it is compared after the steps of a frame alone: reading a list's content size asks the data source.
    let isLate: Bool
    weak var simulation: Simulation?
    var value: LuaReference
    var isTelling = false
    /// Its method has raised an error: what the value has become by then is told to nobody.
    var isStale = false
    /// Whether it was in a window at the last look at all of them.
    var wasSeen = false

    init(_ object: LuaReference, _ name: String, _ method: LuaName, isLate: Bool) {
      (self.object, self.name, self.method, self.isLate) = (object, name, method, isLate)
      let stack = ScriptContext.current.state.stack
      CGSize.zero.push(on: stack)
      (simulation, value) = (ScriptContext.simulation, LuaReference(popping: stack))
    }

    var hasEnded: Bool { object.isReleased || simulation?.hasEnded != false }
  }

  private unowned let host: ScriptContext
  /// In the order in which their objects were made. The objects are held weakly.
  private var all: [Property] = []
  private var ofObject: [UnsafeRawPointer?: [Property]] = [:]
  /// So many are looked through for those whose objects have ended.
  private var purgedAt = ToldProperties.leastToPurge
  /// Ours: few enough to be looked through often
  private static let leastToPurge = 64
  /// The properties by the class's name and the method's; nil for a method that is told of none.
  private var names: [String: String?] = [:]
  private(set) var isReading = false

  init(_ host: ScriptContext) { self.host = host }

  var isEmpty: Bool { all.isEmpty }

  /// Adds what the class of the object on top of the stack wants to hear of. - Returns: whether that is anything
  func add(_ stack: LuaStack) -> Bool {
    let height = stack.top
    defer { stack.top = height }
    guard let box = lshim_to_box(stack.raw, height), lshim_push_instance_class(stack.raw, height) else { return false }
    let declaration = host.registry.declaration(id: Int(box.pointee.class_id))
    let isList = box.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } is ListView
    var own: [Property] = []
    while stack.isTable(at: -1) {
      for method in stack.keys(at: -1) where method.hasPrefix(Self.prefix) {
        guard let name = property(toldBy: method, of: declaration), !own.contains(where: { $0.name == name }) else { continue }
        stack.reserve(4)
        let object = LuaReference(stack, at: height)
        object.holdWeakly()
        own.append(Property(object, name, LuaName(method), isLate: isList && name == Self.ofLists))
      }
      lshim_push_super(stack.raw, -1)
      lshim_remove(stack.raw, -2)
    }
    if own.isEmpty { return false }
    own.sort { $0.name < $1.name }
    for property in own where !property.isLate { property.value = read(property) ?? property.value }
    ofObject[lua_topointer(stack.raw, height)] = own
    all += own
    if all.count > purgedAt { purge() }
    return true
  }

  private static let prefix = "didSet"
  /// Reading them would load a controller's view.
  private static let loaded: Set<String> = ["view", "tableView", "collectionView"]

  private static let ofLists = "contentSize"

  private func property(toldBy method: String, of declaration: ClassDeclaration) -> String? {
    let key = declaration.name + "." + method
    if let known = names[key] { return known }
    let rest = method.dropFirst(Self.prefix.count)
    let found = [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)].first { name in
      !Self.loaded.contains(name) && declaration.hasProperty(name)
    }
    names[key] = .some(found)
    return found
  }

  private func purge() {
    all.removeAll(where: \.hasEnded)
    ofObject = ofObject.filter { $0.value.first?.hasEnded == false }
    purgedAt = max(Self.leastToPurge, 2 * all.count)
  }

  /// Called when properties may have changed by themselves. Nothing changes so in a view that is in no window.
  func check() { if !all.isEmpty { check(all.filter(mayHaveChanged)) } }

  private func mayHaveChanged(_ property: Property) -> Bool {
    let stack = host.state.stack
    if property.hasEnded { return false }
    stack.push(property.object)
    defer { stack.pop() }
    guard let object = lshim_to_box(stack.raw, -1)?.pointee.object else { return false }
    guard let view = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? UIView else { return true }
    let isSeen = view.window != nil
    defer { property.wasSeen = isSeen }
    return isSeen || property.wasSeen
  }

  /// Called after a call of a script, with the object and the arguments at the bottom of the stack.
  func check(objectsOn stack: LuaStack) {
    if all.isEmpty { return }
    for index in 1...max(1, min(stack.top, Self.mostArguments)) where lua_type(stack.raw, index) == LUA_TUSERDATA {
      if let own = ofObject[lua_topointer(stack.raw, index)] { check(own.filter { !$0.isLate }) }
    }
  }
  /// More than any method takes objects. Ours
  private static let mostArguments: Int32 = 8

  private func check(_ properties: [Property]) {
    guard !isReading, !host.state.isClosed else { return }
    let current = ScriptContext.simulation
    for property in properties where !property.isTelling && property.simulation === current && current.mayCall {
      guard let value = read(property, ifNot: property.isStale ? nil : property.value) else { continue }
      if property.isStale {
        (property.isStale, property.value) = (false, value)
        continue
      }
      let old = property.value
      property.value = value
      property.isTelling = true
      tell(property, old)
      property.isTelling = false
      // An error of the method's is the script's own call's; reading would swallow it.
      guard current.mayCall else {
        property.isStale = true
        return
      }
      // What the method itself has assigned is only stored.
      property.value = read(property) ?? value
    }
  }

  private func tell(_ property: Property, _ old: LuaReference) {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    guard stack.pushMethod(property.method, of: property.object) else { return }
    stack.push(property.object)
    stack.push(old)
    do { try stack.call(arguments: 2, results: 0) } catch {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: property.method.text))
    }
  }

  /// Whether the two values on top are the same range of one text, which makes another object each time it is read.
  private func isSameRange(_ stack: LuaStack) -> Bool {
    guard lua_type(stack.raw, -1) == LUA_TUSERDATA, lua_type(stack.raw, -2) == LUA_TUSERDATA, let new = try? UITextRange.read(stack, at: -2),
      let old = try? UITextRange.read(stack, at: -1)
    else { return false }
    return new.input === old.input && new.range == old.range
  }

  /// The value now; nil when the object has ended. Views and controllers are held weakly, since they may hold the object.
  /// - Parameter old: nil is answered for the same value
  private func read(_ property: Property, ifNot old: LuaReference? = nil) -> LuaReference? {
    if property.hasEnded { return nil }
    let stack = host.state.stack
    let height = stack.top
    isReading = true
    defer {
      isReading = false
      stack.top = height
    }
    stack.reserve(8)
    stack.push(property.object)
    guard let box = lshim_to_box(stack.raw, -1), box.pointee.object != nil else { return nil }
    stack.push(property.name)
    guard lshim_get(stack.raw) == LUA_OK else { return nil }
    if let old {
      stack.push(old)
      defer { stack.pop() }
      if lshim_is_same(stack.raw, -2, -1) || isSameRange(stack) { return nil }
    }
    let value = LuaReference(stack, at: -1)
    if let object = lshim_to_box(stack.raw, -1)?.pointee.object, Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() is UIResponder {
      value.holdWeakly()
    }
    return value
  }
}
