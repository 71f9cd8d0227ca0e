import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// Something whose value is watched: a field, a variable, a property of the host's.
final class DebugData {
  enum Place {
    /// A field of a table or an object.
    case field(owner: LuaReference, key: LuaReference)
    /// A property of an object of the host.
    case property(owner: LuaReference, name: String)
    case upvalue(function: LuaReference, number: Int32)
    case local(raw: OpaquePointer, record: UnsafeRawPointer, number: Int32, serial: UInt64)
  }

  struct Change {
    let name, old, new: String
    /// Whether no script has written it itself.
    let isOfHost: Bool
  }

  enum Kind: Equatable {
    case field(isNumber: Bool)
    case property
    case upvalue(Int32)
    case local(Int32)
  }

  let name: String
  let place: Place
  private var last: (value: LuaReference?, text: String)?
  /// How many bodies of the host had run when a property was read last.
  private var looked: UInt64 = 0

  /// Whether a script has called the property's own object since the last look.
  var isWrittenByScript = false
  var isProperty: Bool { if case .property = place { true } else { false } }

  init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  /// What has changed since the last question; nil for nothing.
  func change(_ run: DebugRun, always: Bool = false) -> Change? {
    let host = run.host
    guard !host.state.isClosed else { return nil }
    let stack = host.state.stack
    if case .property = place {
      let count = stack.context.pointee.host_calls
      if count == looked, !always, last != nil { return nil }
      looked = count
    }
    let height = stack.top
    defer { stack.top = height }
    guard stack.reserve(12), host.state.unfollowed({ push(run, stack) }) else { return nil }
    if case .property = place { looked = stack.context.pointee.host_calls }
    let now = stack.top
    let isOfHost = isProperty && !isWrittenByScript
    isWrittenByScript = false
    guard let last else {
      keep(stack, at: now, host)
      return nil
    }
    if let value = last.value { stack.push(value) } else { stack.pushNil() }
    let isSame = lua_rawequal(stack.raw, now, -1) != 0 || lua_type(stack.raw, now) == LUA_TUSERDATA && lshim_is_same(stack.raw, now, stack.top)
    if isSame { return nil }
    keep(stack, at: now, host)
    return Change(name: name, old: last.text, new: self.last?.text ?? "nil", isOfHost: isOfHost)
  }

  /// Tells the run's debugger where a change of it may be seen.
  func watch(_ run: DebugRun) {
    guard !run.host.state.isClosed else { return }
    let (stack, debugger) = (run.host.state.stack, run.debugger.raw)
    guard stack.reserve(4) else { return }
    switch place {
    case .field(let owner, let key):
      stack.push(owner)
      stack.push(key)
      lshim_watch_field(stack.raw, debugger)
    case .property: lshim_watch_property(stack.raw, debugger)
    case .upvalue(let function, let number):
      stack.push(function)
      lshim_watch_upvalue(stack.raw, debugger, number)
    case .local(let of, let record, let number, let serial): lshim_watch_local(stack.raw, debugger, of, record, number, serial, name)
    }
  }

  private func keep(_ stack: LuaStack, at index: Int32, _ host: ScriptHost) {
    let value = stack.isNil(at: index) ? nil : LuaReference(stack, at: index)
    stack.pushCopy(of: index)
    defer { stack.pop() }
    if case .property(_, let name) = place, let object = object(host) as? any LuaObject, host.context.isSecret([name], of: object) {
      host.context.hideSecret(stack)
    }
    last = (value, DebugValue(stack, at: -1).text)
  }

  /// The object of the host whose property it is; nil for other data.
  func object(_ host: ScriptHost) -> AnyObject? {
    guard case .property(let owner, _) = place, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    guard stack.reserve(2) else { return nil }
    stack.push(owner)
    defer { stack.pop() }
    return lshim_to_box(stack.raw, -1)?.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Pushes the present value. Returns: false where there is none any more
  private func push(_ run: DebugRun, _ stack: LuaStack) -> Bool {
    let raw = stack.raw
    switch place {
    case .field(let owner, let key):
      stack.push(owner)
      if lshim_to_box(raw, -1) != nil { lua_getiuservalue(raw, -1, 1) }
      guard stack.isTable(at: -1) else { return false }
      stack.push(key)
      lua_rawget(raw, -2)
    case .property(let owner, let name):
      stack.push(owner)
      guard let box = lshim_to_box(raw, -1), let address = box.pointee.object else { return false }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      do { try run.host.context.pushProperty(name, of: object, on: stack) } catch { return false }
    case .upvalue(let function, let number):
      stack.push(function)
      guard lua_getupvalue(raw, -1, number) != nil else { return false }
    case .local(let of, let record, let number, let serial):
      guard lshim_is_running(raw, run.debugger.raw, of, record, serial) else { return false }
      var frame = lshim_frame_of(record)
      guard let found = lua_getlocal(of, &frame, number) else { return false }
      // Outside of its block another variable may stand in its place.
      guard String(cString: found) == name else {
        lshim_pop(of, 1)
        return false
      }
      if of != raw { lua_xmove(of, raw, 1) }
    }
    return true
  }
}

extension DebugData {
  static func field(_ name: String, of owner: LuaReference, _ stack: LuaStack, _ host: ScriptHost) -> DebugData? {
    stack.push(owner)
    let index = stack.top
    let text = name.hasPrefix("[\"") ? String(name.dropFirst(2).dropLast(2)) : name
    if let box = lshim_to_box(stack.raw, index), let address = box.pointee.object {
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      if host.context.hasProperty(text, object) { return DebugData(text, .property(owner: owner, name: text)) }
      guard lua_getiuservalue(stack.raw, index, 1) == LUA_TTABLE else { return nil }
    } else if !stack.isTable(at: index) {
      return nil
    }
    if name.hasPrefix("["), let number = Int(name.dropFirst().dropLast()) {
      stack.push(number)
    } else if name.hasPrefix("["), text == name {
      // A key that is neither a text nor a whole number.
      return nil
    } else {
      stack.push(text)
    }
    return DebugData(text, .field(owner: owner, key: LuaReference(popping: stack)))
  }

  /// A global variable of the plugin's, or of the scenario's.
  static func global(_ name: String, _ stack: LuaStack, _ host: ScriptHost) -> DebugData? {
    for globals in [host.consoleGlobals, host.ownGlobals].compactMap({ $0 }) {
      stack.push(globals)
      defer { stack.pop() }
      stack.pushRawField(name, of: -1)
      defer { stack.pop() }
      if !stack.isNil(at: -1) { return field(name, of: globals.reference, stack, host) }
    }
    return nil
  }

  static func local(_ name: String, _ frame: DebugFrame, _ run: DebugRun) -> DebugData? {
    var place = lshim_frame_of(frame.record)
    var (number, found) = (Int32(1), Int32(0))
    while let each = lua_getlocal(frame.raw, &place, number) {
      lshim_pop(frame.raw, 1)
      if String(cString: each) == name { found = number }
      number += 1
    }
    guard found > 0, let instance = lshim_instance_of(run.debugger.raw, frame.raw, &place) else { return nil }
    return DebugData(name, .local(raw: frame.raw, record: frame.record, number: found, serial: instance.pointee.serial))
  }

  static func upvalue(_ name: String, _ frame: DebugFrame, _ stack: LuaStack) -> DebugData? {
    var place = lshim_frame_of(frame.record)
    lua_getinfo(frame.raw, "f", &place)
    if frame.raw != stack.raw { lua_xmove(frame.raw, stack.raw, 1) }
    let function = stack.top
    var number: Int32 = 1
    while let each = lua_getupvalue(stack.raw, function, number) {
      stack.pop()
      if String(cString: each) == name { return DebugData(name, .upvalue(function: LuaReference(stack, at: function), number: number)) }
      number += 1
    }
    return nil
  }
}

extension DebugData {
  /// How another run finds it. The owner of a field is a table or an object.
  func watched(_ host: ScriptHost) -> DebugWatched {
    let stack = host.state.stack
    func owner(_ reference: LuaReference) -> DebugWatched.Owner {
      stack.push(reference)
      defer { stack.pop() }
      if let box = lshim_to_box(stack.raw, -1) { return .object(box.pointee.serial) }
      return .created(lshim_creation_number(stack.raw, -1))
    }
    switch place {
    case .field(let reference, let key): return DebugWatched(name: name, owner: owner(reference), kind: .field(isNumber: !key.isText))
    case .property(let reference, _): return DebugWatched(name: name, owner: owner(reference), kind: .property)
    case .upvalue(let function, let number): return DebugWatched(name: name, owner: owner(function), kind: .upvalue(number))
    case .local(_, _, let number, let serial): return DebugWatched(name: name, owner: .call(serial), kind: .local(number))
    }
  }

  func identity(_ host: ScriptHost) -> String {
    switch watched(host).owner {
    case .object(let number): "object \(number)"
    case .created(let number): "made \(number)"
    case .call(let number): "call \(number)"
    }
  }

  /// Finds it in another run; nil as long as it isn't made.
  /// - Parameter of: the stack of the coroutine that runs
  static func find(_ known: DebugWatched, _ run: DebugRun, _ of: LuaStack) -> DebugData? {
    let stack = run.host.state.stack
    guard stack.reserve(12), of.reserve(4) else { return nil }
    let height = stack.top
    defer { stack.top = height }
    switch known.owner {
    case .object(let serial):
      guard stack.context.pointee.next_serial >= serial, lshim_push_box_of_serial(stack.raw, serial) else { return nil }
    case .created(let number):
      guard stack.context.pointee.next_object >= number, lshim_push_created(stack.raw, of.raw, number) else { return nil }
    case .call(let serial):
      guard let instance = lshim_innermost_instance(run.debugger.raw, of.raw), instance.pointee.serial == serial else { return nil }
      guard case .local(let number) = known.kind, let record = instance.pointee.record else { return nil }
      return DebugData(known.name, .local(raw: of.raw, record: record, number: number, serial: serial))
    }
    let owner = LuaReference(popping: stack)
    switch known.kind {
    case .property: return DebugData(known.name, .property(owner: owner, name: known.name))
    case .upvalue(let number): return DebugData(known.name, .upvalue(function: owner, number: number))
    case .local: return nil
    case .field(let isNumber):
      let text = known.name.hasPrefix("[\"") ? String(known.name.dropFirst(2).dropLast(2)) : known.name
      if isNumber, let number = Int(known.name.dropFirst().dropLast()) { stack.push(number) } else { stack.push(text) }
      return DebugData(known.name, .field(owner: owner, key: LuaReference(popping: stack)))
    }
  }
}
