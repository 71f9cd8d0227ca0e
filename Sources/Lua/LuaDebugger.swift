/// Follows every step of a state's scripts, and calls `visit` where something is wanted (debugger.c): at marked lines, where a step ends, at a moment.
public final class LuaDebugger {
  /// Why `visit` is called. Several reasons may hold at once.
  public struct Reasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let line = Reasons(rawValue: LSHIM_LINE)
    public static let step = Reasons(rawValue: LSHIM_STEP)
    /// An instruction is about to run; without it a line begins, or neither.
    public static let instruction = Reasons(rawValue: LSHIM_INSTRUCTION)
    public static let goal = Reasons(rawValue: LSHIM_GOAL)
    public static let pause = Reasons(rawValue: LSHIM_PAUSE)
    public static let entry = Reasons(rawValue: LSHIM_ENTRY)
    public static let source = Reasons(rawValue: LSHIM_SOURCE)
    public static let raised = Reasons(rawValue: LSHIM_RAISED)
    public static let caught = Reasons(rawValue: LSHIM_CAUGHT)
    public static let hostCall = Reasons(rawValue: LSHIM_HOST)
    public static let everyLine = Reasons(rawValue: LSHIM_EVERY)
  }

  public struct Visit {
    public let reasons: Reasons
    /// The stack of the coroutine that runs.
    public let stack: LuaStack
    /// Nil where Lua's hook wasn't called.
    public let frame: UnsafeMutablePointer<lua_Debug>?
    /// The index of the error that was raised; 0 for none.
    public let value: Int32
  }

  public let raw: UnsafeMutablePointer<lshim_debugger>
  public let state: LuaState
  /// Called in the middle of a script. It may run code of its own with `unfollowed`, and must leave the stack as it was.
  public var visit: (Visit) -> Void = { _ in }

  /// - Parameter state: in which no script has run. Nil where the state is closed
  public init?(_ state: LuaState) {
    guard !state.isClosed, let raw = lshim_attach_debugger(state.stack.raw) else { return nil }
    (self.raw, self.state) = (raw, state)
    raw.pointee.user = Unmanaged.passUnretained(self).toOpaque()
    raw.pointee.visit = { user, raw, why, frame, value in
      guard let user, let raw else { return }
      let debugger = Unmanaged<LuaDebugger>.fromOpaque(user).takeUnretainedValue()
      debugger.visit(Visit(reasons: Reasons(rawValue: Int(why)), stack: LuaStack(raw), frame: frame, value: value))
    }
  }

  deinit { lshim_detach_debugger(state.isClosed ? nil : state.stack.raw, raw) }

  /// The place of the instruction that runs.
  public var place: LuaPlace { LuaPlace(raw.pointee.latest) }

  /// The place to stop at, before its instruction; nil for none.
  public var goal: LuaPlace? {
    get { raw.pointee.goal == 0 ? nil : LuaPlace(raw.pointee.wanted) }
    set {
      (raw.pointee.goal, raw.pointee.is_goal_missed) = (newValue == nil ? 0 : Int32(LSHIM_INSTRUCTION), false)
      if let newValue { raw.pointee.wanted = newValue.raw }
    }
  }

  /// Where what was typed in is run, before its instruction; nil for nowhere. There the visit's reason is a goal, too.
  public var edit: LuaPlace? {
    get { raw.pointee.has_edit ? LuaPlace(raw.pointee.edit) : nil }
    set {
      raw.pointee.has_edit = newValue != nil
      if let newValue { raw.pointee.edit = newValue.raw }
    }
  }

  public func mark(_ source: String, line: Int, _ flags: Int) { lshim_mark(raw, source, Int32(clamping: line), UInt8(truncatingIfNeeded: flags)) }
  public func clearMarks() { lshim_clear_marks(raw) }
}

extension LuaPlace {
  public init(c place: lshim_place) { self.init(place) }
}
