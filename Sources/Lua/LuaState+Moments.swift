/// The point that a script has reached: a call of the host, and what the call has done. Every run that goes the same way comes through the
/// same places. Source: docs/rules/debugging.md 1
public struct LuaPlace: Hashable, Sendable {
  /// The number of the app, from 1; 0 for the own code of a scenario or a test.
  public var app: Int
  /// -1 for what runs before a test begins: its file is read, and setups run.
  public var frame: Int
  /// The number of the call among those that began since the frame before was committed, from 1; 0 for own code.
  public var call: Int
  /// VM instructions of the call, without those of calls inside it.
  public var done: Int

  public init(app: Int = 0, frame: Int = 0, call: Int = 0, done: Int = 0) { (self.app, self.frame, self.call, self.done) = (app, frame, call, done) }

  /// Before an instruction of what runs before a test begins.
  public init(beforeTests done: Int) { self.init(frame: Int(LSHIM_BEFORE_TESTS), done: done) }
  public var isBeforeTests: Bool { call == 0 && frame == Int(LSHIM_BEFORE_TESTS) }

  init(_ place: lshim_place) {
    self.init(app: Int(place.call.app), frame: Int(place.call.frame), call: Int(place.call.number), done: Int(clamping: place.done))
  }

  var raw: lshim_place {
    lshim_place(
      call: lshim_call(frame: Int64(frame), app: Int32(clamping: app), number: Int32(clamping: call)), done: UInt64(clamping: max(0, done)))
  }
}

extension LuaState {
  /// Where the script that runs now stands: before the instruction of which a follower has just heard, if each is counted
  /// (`LUA_MASKCOUNT` among a follower's events), else at the call's beginning.
  public var place: LuaPlace {
    guard !isClosed, stack.context.pointee.turn.number != 0 else { return LuaPlace() }
    lshim_settle(stack.raw)
    var place = stack.context.pointee.turn.place
    if place.done > 0 { place.done -= 1 }
    return LuaPlace(place)
  }

  /// As `place`, for a call that has ended: after its last instruction.
  public var endPlace: LuaPlace { isClosed ? LuaPlace() : LuaPlace(stack.context.pointee.turn.place) }

  /// Lets `follower` hear what it wants to hear from now on (follow.c). It must live until `unfollow`.
  public func follow(_ follower: UnsafeMutablePointer<lshim_follower>) { if !isClosed { lshim_follow(stack.raw, follower) } }
  public func unfollow(_ follower: UnsafeMutablePointer<lshim_follower>) { if !isClosed { lshim_unfollow(stack.raw, follower) } }

  /// Ends all scripts, now and later, at their next instruction, whatever they catch.
  public func leaveRun() { if !isClosed { lshim_leave_run(stack.raw) } }

  /// The own code of a scenario or a test begins: its instructions count from here on.
  /// - Parameter isBeforeTests: whether a file of tests is read, and its setups run
  public func beginOwnCode(isBeforeTests: Bool = false) {
    if isClosed { return }
    stack.context.pointee.own_done = 0
    stack.context.pointee.own_frame = isBeforeTests ? Int64(LSHIM_BEFORE_TESTS) : 0
  }

  /// Runs code of a tool in the middle of a script: nobody hears its steps, and it doesn't move the script's place. A fault of the host that waits to be
  /// raised goes on to wait.
  public func unfollowed<Result>(_ body: () throws -> Result) rethrows -> Result {
    let context = stack.context
    if !isClosed { lshim_settle(stack.raw) }
    let (wasDeaf, turn, own) = (context.pointee.is_deaf_to_steps, context.pointee.turn, context.pointee.own_done)
    let (counted, last, wasFaulted) = (context.pointee.instructions, context.pointee.last_count, context.pointee.faulted)
    context.pointee.faulted = false
    context.pointee.is_deaf_to_steps = true
    defer {
      let isLeft = context.pointee.is_left
      (context.pointee.is_deaf_to_steps, context.pointee.turn, context.pointee.own_done) = (wasDeaf, turn, own)
      (context.pointee.instructions, context.pointee.last_count) = (counted, last)
      if wasFaulted { context.pointee.faulted = true }
      if let running = turn.running { lshim_skip_count(running) }
      if isLeft { lshim_leave_run(stack.raw) } else { lshim_refresh_hook(stack.raw) }
    }
    return try body()
  }
}
