/// One Lua state: its globals, its objects, and the fault that its host has noted. Made and used on one thread.
///
/// ```swift
/// let lua = LuaState()
/// let three = try lua.run("return 1 + 2", returning: Int.self)
/// ```
public final class LuaState {
  /// The main coroutine's stack.
  public let stack: LuaStack

  /// The object that uses the state. Bodies get it through `stack.state.host`. It is not retained.
  public var host: UnsafeMutableRawPointer? {
    get { stack.context.pointee.host }
    set { stack.context.pointee.host = newValue }
  }

  /// Returns the fault that the host noted, and forgets it. The host sets this function, and calls `noteFault` when there is a fault.
  public var takeHostFault: (() -> (any Error)?)?
  /// Leaves an error of the host on the stack, which a trampoline raises. Returns: the status for the trampoline
  public var raiseHostError: ((LuaStack, any Error) -> Int32)?

  /// Advice on what to write instead, for the message of one of Lua's own errors; nil where there is none.
  public var adviseOnError: (String) -> String? = { _ in nil }

  /// A message with the advice, if there is some, at the end of its first line.
  func advised(_ message: String) -> String {
    guard let advice = adviseOnError(message), !message.contains(advice) else { return message }
    // Lua's name of an element that is read with a constant number means nothing to a script's author.
    let message = message.replacingOccurrences(of: " (field 'integer index')", with: " (an element of a list)")
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
    stack.context.pointee.push_element = pushElementOfList
    stack.context.pointee.explain = explainPlainly
    stack.context.pointee.construct = constructNothing
    stack.context.pointee.free_memory = { raw in
      guard let raw else { return }
      let state = LuaStack(raw).state
      if let freeMemory = state.freeMemory { freeMemory() } else { state.collectGarbage() }
    }
  }

  deinit { close() }

  /// Releases every object that scripts hold. Afterwards references are empty, and the stack must not be used.
  public func close() {
    guard let raw = handle.raw else { return }
    handle.raw = nil
    lshim_close(raw) { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
  }

  public var isClosed: Bool { handle.raw == nil }

  /// The limits on what scripts may use. Exceeding one raises an ordinary Lua error at the script's line.
  public var limits = LuaLimits() {
    didSet {
      lshim_set_limits(
        stack.raw, max(0, limits.memory ?? 0), Int64(max(0, limits.instructions ?? 0)), Double(max(0, limits.seconds ?? 0)))
    }
  }

  /// Runs Lunette's own Lua code without counting its instructions against a script's budget. The watchdog still stops code that never
  /// ends.
  public func withoutBudget<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = limits
    limits.instructions = nil
    defer { limits = outer }
    return try body()
  }

  /// Runs Lunette's own Lua code without any of the limits of scripts, which could otherwise stop it half-way.
  public func withoutLimits<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = limits
    limits = LuaLimits()
    defer { limits = outer }
    return try body()
  }

  /// Counts the VM instructions of the calls that `body` makes, in steps of `step`. Counting costs more than Lua's own work, and the
  /// smaller the steps are, the more it costs.
  /// Returns: the instructions of the last call that ended, without those of calls inside it; a multiple of the step
  public func counting(step: Int32, _ body: () throws(LuaError) -> Void) throws(LuaError) -> Int {
    let outer = stack.context.pointee.count_step
    stack.context.pointee.last_count = 0
    lshim_count_instructions(stack.raw, step)
    defer { lshim_count_instructions(stack.raw, outer) }
    try body()
    return Int(lshim_counted_instructions(stack.raw))
  }

  /// From now on the watchdog watches this state: when a call from the host takes more than a second, its instructions are counted from
  /// then on, and a call that still doesn't end is stopped.
  public func watch() { lshim_watch(stack.raw) }

  /// Whether every instruction of scripts is counted, which takes several times as long. Takes effect with the next call of a script.
  public var isProfiled = false { didSet { lshim_profile(stack.raw, isProfiled) } }

  /// While it is set, it is called for everything that scripts do to objects of the host: calls of methods, changes of properties and
  /// fields, access to code of other scripts, and random numbers. It must neither raise an error nor change the stack.
  public var noteReach: lshim_reach? { didSet { if !isClosed { lshim_watch_reach(stack.raw, noteReach) } } }

  /// While it is set, it is called after each of the host's own bodies that a script calls; property observers use it. It gets the stack of the call, with
  /// the object and the arguments at its bottom, and must not change it.
  public var afterBody: ((LuaStack) -> Void)? {
    didSet { if !isClosed { stack.context.pointee.observes = afterBody != nil || witnessed != nil } }
  }

  /// The witness that is told of borders between scripts and the host; nil in ordinary runs.
  var witnessed: WitnessedCalls?
  /// The profile that C writes; nil without one.
  var profile: UnsafeMutablePointer<lshim_costs>?
  var profileListener: ProfileListener?

  /// VM instructions that scripts have run while `isProfiled`.
  public var instructions: UInt64 { isClosed ? 0 : lshim_instructions(stack.raw) }

  /// Bytes that Lua has allocated.
  public var allocatedBytes: Int { lshim_bytes(stack.raw) }

  /// Bytes that scripts hold, in Lua and in objects of the host.
  public var heldBytes: Int { isClosed ? 0 : lshim_held_bytes(stack.raw) }

  /// Blocks that this thread has allocated since it began, for Lua and for the host; always 0 where the C library is not GNU's.
  public static var allocatedBlocks: UInt64 { lshim_allocated_blocks() }

  /// Throws: an error where the memory limit doesn't allow a body that a script has called to hold so many bytes more. For a body that may
  /// make much at once, as by doubling: the limit is otherwise looked at after the body.
  public func needRoom(for bytes: Int) throws(NoRoom) {
    guard !hasRoom(for: bytes) else { return }
    throw NoRoom(limit: limits.memory ?? 0)
  }

  /// Whether the memory limit allows a body that a script has called to hold so many bytes more.
  public func hasRoom(for bytes: Int) -> Bool { isClosed || lshim_has_room(stack.raw, max(0, bytes)) }

  /// Releases what scripts no longer use, when the memory limit is reached; nil: garbage is collected. Any `deinit` may run.
  public var freeMemory: (() -> Void)?

  /// From here on garbage is collected at the same moments as in a new state, whatever has run before.
  public func beginCollecting() { if !isClosed { lshim_begin_collecting(stack.raw) } }

  /// Releases the Swift objects whose Lua values were collected. Call it only where any `deinit` may run: between two frames.
  /// Returns: the number of released objects
  @discardableResult public func releaseCollected() -> Int {
    var count = 0
    while !isClosed, let object = lshim_take_released(stack.raw) {
      Unmanaged<AnyObject>.fromOpaque(object).release()
      count += 1
    }
    return count
  }

  /// While it is set, it is what a script's `collectgarbage` does, in place of Lua's own collection. It may release any object.
  public var collectEverything: (() -> Void)? {
    didSet {
      guard !isClosed else { return }
      stack.context.pointee.collect =
        collectEverything == nil
        ? nil : { owner in owner.map { Unmanaged<LuaState>.fromOpaque($0).takeUnretainedValue().collectEverything?() } }
    }
  }

  /// Collects all garbage, what only weak references hold included, and releases the Swift objects whose Lua values were collected.
  /// Returns: the number of released objects
  @discardableResult public func collectGarbage() -> Int {
    let references = handle.weakReferences.values.map { $0.takeUnretainedValue() }
    var ids = references.map(\.id)
    lshim_collect_weakly(stack.raw, &ids, ids.count)
    for (reference, id) in zip(references, ids) where id == 0 { reference.release() }
    return releaseCollected()
  }

  /// Says that the host has a fault: the native function that is running raises the fault when it returns to its script.
  public func noteFault() { if !isClosed { stack.context.pointee.faulted = true } }

  /// Whether a fault waits to be raised.
  public var hasFault: Bool { !isClosed && stack.context.pointee.faulted }

  /// Returns the fault and forgets it, for a host that is not called by a script.
  public func takeFault() -> (any Error)? {
    stack.context.pointee.faulted = false
    return takeHostFault?()
  }

  /// Leaves the fault on the stack and returns the status with which a trampoline raises it; nil when somebody has taken the fault before.
  func raiseFault(_ stack: LuaStack) -> Int32? {
    guard let fault = takeFault() else { return nil }
    if let error = fault as? LuaError { return stack.raise(error) }
    return raiseHostError?(stack, fault) ?? stack.fault("\(fault)")
  }
}

/// What a call would make is more than the memory limit has room for.
public struct NoRoom: Error, CustomStringConvertible {
  /// Units: bytes.
  public let limit: Int

  /// The words of the error that the hook raises (limits.c).
  public var description: String {
    "the script needs more memory than its limit of \(limit >> 20) MB; let go of what is no longer used, or raise the limit (--memory)"
  }
}

/// How much of the machine's memory and time the scripts of one state may use.
public struct LuaLimits: Equatable {
  /// Units: bytes. nil: no limit
  public var memory: Int?
  /// Units: VM instructions of one call from the host, without those of calls inside it. Counting them takes about twice the time. nil: no
  /// limit
  public var instructions: Int?

  /// Units: seconds of processor time of one call from the host, including all calls inside it; only for a state that is watched. nil: no
  /// limit
  public var seconds: Int?

  public init(memory: Int? = nil, instructions: Int? = nil, seconds: Int? = nil) {
    (self.memory, self.instructions, self.seconds) = (memory, instructions, seconds)
  }
}

// Used until a registry is installed. There are no native classes until then, so scripts never reach it.
private let explainPlainly: lshim_explain = { raw, _, _ in lua_pushstring(raw, "not a native class or object") }
private let describeNothing: lshim_describe = { raw, _ in lua_pushstring(raw, "") }
private let constructNothing: lshim_construct = { raw, _, _ in
  lua_pushstring(raw, "this class has no objects")
  return Int32(LSHIM_FAULT)
}
