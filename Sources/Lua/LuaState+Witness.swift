import CLuaShim

/// What hears of each border between scripts and the host, while a run is repeated to be asked about it. Nothing of it costs anything in other runs.
///
/// No method may raise an error or change the stack that it gets.
public protocol BorderWitness: AnyObject {
  /// A body of the host is about to run for a script. The stack has the arguments at its bottom, with the receiver first.
  func bodyBegins(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer)
  /// The body of the host has run.
  func bodyEnded(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer)
  /// A script is about to make an object of a class of the host.
  func makingBegins(_ stack: LuaStack)
  /// The object is on top of the stack, unless the constructor has failed.
  func makingEnded(_ stack: LuaStack, isMade: Bool)
  /// A script has set a field of its own in the object at the bottom of the stack.
  func fieldWasSet(_ stack: LuaStack)
}

/// The functions that C calls where nobody watches.
final class WitnessedCalls {
  unowned let witness: any BorderWitness
  let construct: lshim_construct
  let didSetField: lshim_did_set_field?

  init(_ witness: any BorderWitness, _ context: lshim_context) {
    (self.witness, construct, didSetField) = (witness, context.construct, context.did_set_field)
  }
}

extension LuaState {
  /// Tells a witness of all borders from now on. The state doesn't hold it.
  public func watchBorders(_ witness: any BorderWitness) {
    witnessed = WitnessedCalls(witness, stack.context.pointee)
    let context = stack.context
    context.pointee.invoke = { raw, object, body in
      guard let raw, let body else { return 0 }
      let stack = LuaStack(raw)
      let witness = stack.state.witnessed?.witness
      witness?.bodyBegins(stack, object, body)
      let status = invokeBody(raw, object, body)
      witness?.bodyEnded(stack, object, body)
      return status
    }
    context.pointee.construct = { raw, classID, isScripted in
      guard let raw, let calls = LuaStack(raw).state.witnessed else { return 0 }
      let stack = LuaStack(raw)
      calls.witness.makingBegins(stack)
      let status = calls.construct(raw, classID, isScripted)
      calls.witness.makingEnded(stack, isMade: status > 0)
      return status
    }
    context.pointee.observes = true
    context.pointee.did_set_field = { raw in
      guard let raw, let calls = LuaStack(raw).state.witnessed else { return 0 }
      let status = LuaStack(raw).state.afterBody == nil ? 0 : calls.didSetField?(raw) ?? 0
      calls.witness.fieldWasSet(LuaStack(raw))
      return status
    }
  }
}

extension LuaState {
  /// Whether a call of the host into a script runs.
  public var isInCall: Bool { !isClosed && stack.context.pointee.turn.number != 0 }
}

/// A function of a script that is running.
public struct RunningFunction: Equatable, Sendable {
  /// The name under which its chunk was loaded, in Lua's form.
  public var source: String
  /// The line that runs, and the function's first and last line; 0 for a chunk.
  public var line, first, last: Int
  /// Whether it stands in the place of its caller.
  public var isTailCall: Bool
  /// Number of functions of the main coroutine that run below it; the largest number for a function of another coroutine.
  public var height: Int32
}

extension LuaState {
  /// Whether the innermost function of a script that runs has this object of the host as its first argument.
  public func isRunning(on object: UnsafeRawPointer) -> Bool {
    guard !isClosed else { return false }
    let raw = stack.context.pointee.turn.running ?? stack.raw
    var frame = lua_Debug()
    var level: Int32 = 0
    while lua_getstack(raw, level, &frame) != 0 {
      level += 1
      lua_getinfo(raw, "Sl", &frame)
      guard lshim_is_script(&frame) else { continue }
      guard LuaStack(raw).reserve(1), lua_getlocal(raw, &frame, 1) != nil else { return false }
      defer { LuaStack(raw).pop() }
      return lshim_to_box(raw, -1)?.pointee.object.map { UnsafeRawPointer($0) } == object
    }
    return false
  }

  /// The functions of scripts that run now, innermost first: first those of the coroutine that runs, then those of the main one. Lunette's own code is
  /// left out.
  /// - Parameter most: at most so many
  public func runningFunctions(most: Int = 40) -> [RunningFunction] {
    guard !isClosed else { return [] }
    var found: [RunningFunction] = []
    func add(_ raw: OpaquePointer) {
      var level: Int32 = 0
      let depth = raw == stack.raw ? lshim_call_depth(raw) : .max
      var frame = lua_Debug()
      while found.count < most, lua_getstack(raw, level, &frame) != 0 {
        level += 1
        lua_getinfo(raw, "Slt", &frame)
        guard lshim_is_script(&frame) else { continue }
        found.append(
          RunningFunction(
            source: frame.source.map { String(cString: $0) } ?? "", line: Int(frame.currentline), first: Int(frame.linedefined),
            last: Int(frame.lastlinedefined), isTailCall: frame.istailcall != 0,
            height: depth == .max ? depth : depth - level))
      }
    }
    if let running = stack.context.pointee.turn.running, running != stack.raw { add(running) }
    add(stack.raw)
    return found
  }
}
