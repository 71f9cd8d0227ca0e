/// One Lua world: its globals, its objects, its recorded error. Made and used on one thread.
///
/// ```swift
/// let lua = LuaState()
/// let three = try lua.run("return 1 + 2", returning: Int.self)
/// ```
public final class LuaState {
  /// The main coroutine's stack.
  public let stack: LuaStack

  /// Whoever uses the state, found by bodies through `stack.state.host`. Not retained.
  public var host: UnsafeMutableRawPointer? {
    get { stack.context.pointee.host }
    set { stack.context.pointee.host = newValue }
  }

  /// Hands over the fault that the host noted, and forgets it. The host sets it, and calls `noteFault` when there is one.
  public var takeHostFault: (() -> (any Error)?)?
  /// Leaves an error of the host on the stack for a trampoline to raise. Returns: the status for it
  public var raiseHostError: ((LuaStack, any Error) -> Int32)?

  /// What to write instead, for an error that Lua words; nil where there is nothing to say.
  public var adviseOnError: (String) -> String? = { _ in nil }

  /// A message with what to write instead at the end of its first line.
  func advised(_ message: String) -> String {
    guard let advice = adviseOnError(message), !message.contains(advice) else { return message }
    let first = message.prefix { !$0.isNewline }
    return first + "; " + advice + message.dropFirst(first.count)
  }

  let handle = LuaHandle()
  var nameReferences: [Int32] = []

  public init() {
    guard let raw = lshim_open(nil) else { preconditionFailure("LuaState: lshim_open aborts where memory ends") }
    stack = LuaStack(raw)
    handle.raw = raw
    stack.context.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
    stack.context.pointee.invoke = invokeBody
    stack.context.pointee.describe = describeNothing
    stack.context.pointee.explain = explainPlainly
    stack.context.pointee.construct = constructNothing
  }

  deinit { close() }

  /// Releases every object that scripts hold. References become empty; using the stack afterwards is a mistake.
  public func close() {
    guard let raw = handle.raw else { return }
    handle.raw = nil
    lshim_close(raw) { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
  }

  public var isClosed: Bool { handle.raw == nil }

  /// What scripts may take. Passing a limit raises an ordinary error at the script's line.
  public var limits = LuaLimits() {
    didSet {
      lshim_set_limits(
        stack.raw, max(0, limits.memory ?? 0), Int64(max(0, limits.instructions ?? 0)), Double(max(0, limits.seconds ?? 0)))
    }
  }

  /// Runs our own code in Lua, which is none of a script's budget. What never ends is stopped by the watchdog all the same.
  public func withoutBudget<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = limits
    limits.instructions = nil
    defer { limits = outer }
    return try body()
  }

  /// Runs the host's own Lua code, which no limit of a script may stop half-way.
  public func withoutLimits<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = limits
    limits = LuaLimits()
    defer { limits = outer }
    return try body()
  }

  /// Counts the VM instructions of the calls that `body` makes, in steps of `step`: counting costs more than Lua's own work does,
  /// the more so the smaller the steps are.
  /// Returns: the instructions of the last call that ended, without those of calls inside it; a multiple of the step
  public func counting(step: Int32, _ body: () throws(LuaError) -> Void) throws(LuaError) -> Int {
    let outer = stack.context.pointee.count_step
    stack.context.pointee.last_count = 0
    lshim_count_instructions(stack.raw, step)
    defer { lshim_count_instructions(stack.raw, outer) }
    try body()
    return Int(lshim_counted_instructions(stack.raw))
  }

  /// Lets a call from the host that takes more than a second be counted from there on, and stopped when it still doesn't end.
  public func watch() { lshim_watch(stack.raw) }

  /// Counts every instruction that scripts run, which takes several times as long; from the next call of a script on.
  public var isProfiled = false { didSet { lshim_profile(stack.raw, isProfiled) } }

  /// Told, while it is set, of what scripts do to objects of the host: methods that they call, properties and fields that they set, code of
  /// other scripts that they get at, random numbers. It may neither raise nor change the stack.
  public var noteReach: lshim_reach? { didSet { if !isClosed { lshim_watch_reach(stack.raw, noteReach) } } }

  /// Called after each of the host's own bodies that a script calls, while it is set: for whoever watches properties. It leaves the stack as it is.
  public var afterBody: (() -> Void)? { didSet { if !isClosed { stack.context.pointee.observes = afterBody != nil } } }

  /// VM instructions that scripts have run while `isProfiled`.
  public var instructions: UInt64 { isClosed ? 0 : lshim_instructions(stack.raw) }

  /// Bytes that Lua has allocated.
  public var allocatedBytes: Int { lshim_bytes(stack.raw) }

  /// Releases the objects whose Lua values were collected. For moments when any `deinit` may run: between two frames.
  /// Returns: how many
  @discardableResult public func releaseCollected() -> Int {
    var count = 0
    while !isClosed, let object = lshim_take_released(stack.raw) {
      Unmanaged<AnyObject>.fromOpaque(object).release()
      count += 1
    }
    return count
  }

  /// Collects all garbage, and releases the objects of what was found.
  @discardableResult public func collectGarbage() -> Int {
    _ = lshim_collect(stack.raw)
    return releaseCollected()
  }

  /// Tells that the host has a fault: the native function that is running raises it when it returns to its script.
  public func noteFault() { if !isClosed { stack.context.pointee.faulted = true } }

  /// Hands over the fault, for a host that has no script around it.
  public func takeFault() -> (any Error)? {
    stack.context.pointee.faulted = false
    return takeHostFault?()
  }

  /// The status with which a trampoline raises the fault; nil when somebody took it meanwhile.
  func raiseFault(_ stack: LuaStack) -> Int32? {
    guard let fault = takeFault() else { return nil }
    if let error = fault as? LuaError { return stack.raise(error) }
    return raiseHostError?(stack, fault) ?? stack.fault("\(fault)")
  }
}

/// What one state's scripts may take of the machine.
public struct LuaLimits: Equatable {
  /// Units: bytes. nil: no limit
  public var memory: Int?
  /// Units: VM instructions of one call from the host, without those of calls inside it; counted, they cost about twice the time. nil: no limit
  public var instructions: Int?

  /// Units: seconds of processor time of one call from the host, with all that is called in it, for a state that is watched. nil: no limit
  public var seconds: Int?

  public init(memory: Int? = nil, instructions: Int? = nil, seconds: Int? = nil) {
    (self.memory, self.instructions, self.seconds) = (memory, instructions, seconds)
  }
}

// Until a registry is installed there are no native classes, so these are never reached by a script.
private let explainPlainly: lshim_explain = { raw, _, _ in lua_pushstring(raw, "not a native class or object") }
private let describeNothing: lshim_describe = { raw, _ in lua_pushstring(raw, "") }
private let constructNothing: lshim_construct = { raw, _, _ in
  lua_pushstring(raw, "this class has no objects")
  return Int32(LSHIM_FAULT)
}
