import Foundation
import Lua
import LunetteKit

/// The run loop of the main thread, the only one of an app. Source: Apple, RunLoop
final class ScriptRunLoop: LuaObject {
  static let luaName = "RunLoop"
  private static let key = CompanionKey<ScriptRunLoop>()

  static var main: ScriptRunLoop {
    let simulation = ScriptContext.simulation
    let loop = simulation.companions[key] ?? ScriptRunLoop()
    simulation.companions[key] = loop
    return loop
  }
}

/// Source: Apple, RunLoop.Mode
enum RunLoopMode: String, LuaEnum {
  case `default`, common, tracking

  var modes: RunLoopModes {
    switch self {
    case .default: .default
    case .common: .common
    case .tracking: .tracking
    }
  }
}

/// Where a display link runs: a mode, or as in UIKit the run loop and a mode.
struct RunLoopPlace: LuaArgument {
  let mode: RunLoopMode
  static var isNamed: Bool { true }
  static var isOptional: Bool { true }
  static var describedType: String { RunLoopMode.luaTypeName }
  static var luaType: LuaType { RunLoopMode.luaType }

  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> RunLoopPlace {
    if arguments.count > 0, (try? ScriptRunLoop.read(arguments.stack, at: arguments.next)) != nil { arguments.next += 1 }
    return RunLoopPlace(mode: try arguments.take(RunLoopMode?.self) ?? .common)
  }
}

/// A timer or a display link.
private enum RunLoopSource: LuaReadable {
  case timer(SimulatedTimer)
  case link(CADisplayLink)
  static var luaTypeName: String { "a Timer or a CADisplayLink" }
  static var luaType: LuaType { .either([SimulatedTimer.luaType, CADisplayLink.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RunLoopSource {
    if let timer = try? SimulatedTimer.read(stack, at: index) { return .timer(timer) }
    do { return .link(try CADisplayLink.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

extension Registry {
  static func runLoops(_ r: RegistryBuilder) {
    r.type(
      ScriptRunLoop.self, "RunLoop",
      doc: "Calls timers and display links. In the mode \"default\" they wait while a scroll view is dragged or decelerates, in \"common\" they don't."
    ) { c in
      c.value("main", "The run loop of the main thread.") { ScriptRunLoop.main }
      c.value("current", "The running one: that of the main thread.") { ScriptRunLoop.main }
      c.value("Mode", "The names of the modes: RunLoop.Mode.common is \"common\".") {
        Dictionary(uniqueKeysWithValues: RunLoopMode.allCases.map { ($0.rawValue, $0.rawValue) })
      }
      c.property("currentMode", "\"tracking\" while a scroll view is dragged or decelerates, else \"default\".") { _ in
        ScriptContext.simulation.runLoopMode == .tracking ? RunLoopMode.tracking : .default
      }
      c.method(
        "add", "Calls a timer or a display link in a mode too: \"default\", \"common\" or \"tracking\".", args: "source", "mode"
      ) { (_: ScriptRunLoop, source: RunLoopSource, mode: RunLoopMode?, stack: LuaStack) in
        let modes = (mode ?? .default).modes
        switch source {
        case .timer(let timer): try ScriptTimer.add(timer, modes, stack)
        case .link(let link): link.add(modes)
        }
      }
      c.method("perform", "Runs a function before the next frame.", args: "fn") { (_: ScriptRunLoop, function: LuaFunction) in
        ScriptQueue.main.async(Work(function: function, item: nil))
      }
    }
  }

  /// `perform` of objects that have methods of scripts.
  static func performing<Object: LuaObject>(_ c: ClassBuilder<Object>) {
    c.method(
      "perform",
      "Calls the method of this name with one argument: at once, or after so many seconds, but not while a scroll view is dragged or decelerates.",
      args: "name", "argument", "delay"
    ) { (object: Object, name: String, argument: LuaReference?, delay: Double?) -> PerformResults in
      let stack = ScriptContext.current.state.stack
      guard let delay else { return PerformResults(try PerformRequest.call(name, of: object, argument, stack)) }
      try PerformRequests.of(.current).add(name, of: object, argument, after: delay, stack)
      return PerformResults([])
    }
  }
}

/// What a method returned.
struct PerformResults: LuaPushable {
  let values: [LuaReference]
  init(_ values: [LuaReference]) { self.values = values }
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) { if let first = values.first { first.push(on: stack) } else { stack.pushNil() } }
}

/// A call that waits for its time. Source: Apple, perform(_:with:afterDelay:)
private struct PerformRequest {
  let object: AnyObject
  let name: String
  let argument: LuaReference?
  let timer: SimulatedTimer
  let call: Call

  /// What requests are found by. Two that differ may have one.
  struct Call: Hashable {
    let object: ObjectIdentifier
    let name: String
    let argument: ArgumentKey?
  }

  /// Throws: what the method raised; that there is no such method
  static func call(_ name: String, of object: any LuaObject, _ argument: LuaReference?, _ stack: LuaStack) throws -> [LuaReference] {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(6)
    object.push(on: stack)
    stack.pushCopy(of: -1)
    stack.push(name)
    if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
    guard stack.isFunction(at: -1) else {
      throw BindingFault.badValue(name: "perform: argument 1 'name'", wanted: "the name of a method", got: "\"\(name)\", which is no method")
    }
    stack.pushCopy(of: -2)
    if let argument { stack.push(argument) }
    try stack.call(arguments: argument == nil ? 1 : 2, results: 1)
    return stack.isNil(at: -1) ? [] : [LuaReference(stack, at: -1)]
  }
}

/// The calls of an app that wait for their time.
final class PerformRequests {
  private static let key = CompanionKey<PerformRequests>()
  private var requests = NumberedList<PerformRequest>()
  private var lastNumber = 0
  /// The numbers of an object's requests, and of those with the same method and argument.
  private var ofObjects: [ObjectIdentifier: Set<Int>] = [:]
  private var ofCalls: [PerformRequest.Call: Set<Int>] = [:]

  static func of(_ simulation: Simulation) -> PerformRequests {
    let requests = simulation.companions[key] ?? PerformRequests()
    simulation.companions[key] = requests
    return requests
  }

  /// Throws: where too many timers wait
  func add(_ name: String, of object: any LuaObject, _ argument: LuaReference?, after delay: Double, _ stack: LuaStack) throws {
    let simulation = ScriptContext.simulation
    guard simulation.timers.count < ScriptTimer.mostTimers else { throw BindingFault.tooManyTimers(call: "perform", limit: ScriptTimer.mostTimers) }
    let holds = ScriptContext.current.currentApp?.holds
    lastNumber += 1
    let number = lastNumber
    let timer = simulation.timers.schedule(at: simulation.time + max(0, delay)) { [unowned self] timer in
      forget(number)
      holds?.remove(timer)
      let context = ScriptContext.current
      guard ScriptContext.simulation.mayCall, !context.state.isClosed else { return }
      context.beginCall(name, [])
      defer { context.endCall() }
      do { _ = try PerformRequest.call(name, of: object, argument, context.state.stack) } catch { ScriptContext.simulation.recordFault(error) }
    }
    if let argument { holds?.add(argument, of: timer) }
    (timer.modes, timer.origin, timer.cause) = (.default, simulation.origin, NamedCall(object: object, name: name, argument: argument))
    let call = PerformRequest.Call(object: ObjectIdentifier(object), name: name, argument: argument?.key(stack))
    requests.append(PerformRequest(object: object, name: name, argument: argument, timer: timer, call: call), number: number)
    ofObjects[ObjectIdentifier(object), default: []].insert(number)
    ofCalls[call, default: []].insert(number)
  }

  private func forget(_ number: Int) {
    guard let request = requests[number] else { return }
    requests[number] = nil
    let (object, call) = (request.call.object, request.call)
    ofObjects[object]?.remove(number)
    if ofObjects[object]?.isEmpty == true { ofObjects[object] = nil }
    ofCalls[call]?.remove(number)
    if ofCalls[call]?.isEmpty == true { ofCalls[call] = nil }
  }

  /// - Parameter name: of the method; nil for all
  func cancel(of object: AnyObject, _ name: String?, _ argument: LuaReference?, _ stack: LuaStack) {
    var numbers = ofObjects[ObjectIdentifier(object)]
    if let name, let argument {
      numbers = ofCalls[PerformRequest.Call(object: ObjectIdentifier(object), name: name, argument: argument.key(stack))]
    }
    for number in (numbers ?? []).sorted() {
      guard let request = requests[number], name == nil || request.name == name, argument == nil || argument?.equals(request.argument, stack) == true
      else { continue }
      request.timer.invalidate()
      forget(number)
    }
  }
}

/// The same for values that are the same.
private enum ArgumentKey: Hashable {
  case number(Double)
  case truth(Bool)
  case text(String)
  case other(UnsafeRawPointer?)
}

extension LuaReference {
  fileprivate func key(_ stack: LuaStack) -> ArgumentKey {
    stack.reserve(2)
    stack.push(self)
    defer { stack.pop() }
    switch stack.type(at: -1) {
    case LUA_TNUMBER:
      let number = lua_tonumberx(stack.raw, -1, nil)
      // No number is equal to one that is none.
      return number.isNaN ? .other(nil) : .number(number)
    case LUA_TBOOLEAN: return .truth(lua_toboolean(stack.raw, -1) != 0)
    case LUA_TSTRING: return .text(stack.text(at: -1) ?? "")
    default: return .other(lua_topointer(stack.raw, -1))
    }
  }

  /// Whether both are the same value.
  fileprivate func equals(_ other: LuaReference?, _ stack: LuaStack) -> Bool {
    guard let other else { return false }
    stack.reserve(2)
    stack.push(self)
    stack.push(other)
    defer { stack.pop(2) }
    return lua_rawequal(stack.raw, -1, -2) != 0
  }
}

/// Any object of a class, native or a script's.
struct AnyScriptObject: LuaReadable {
  let object: AnyObject
  static var luaTypeName: String { "an object" }
  static var luaType: LuaType { .any }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AnyScriptObject {
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object else { throw stack.mismatch(luaTypeName, at: index) }
    return AnyScriptObject(object: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
  }
}

/// The call of a method that a timer makes, for a description of the app's state.
private struct NamedCall: StateDescribing {
  let object: any LuaObject
  let name: String
  let argument: LuaReference?

  func describeState(to state: StateWriter) {
    state.text(name)
    state.object(object)
    if let argument { state.value(argument) }
  }
}
