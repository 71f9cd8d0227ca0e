import CLuaShim

/// Hears of each function of a script as it begins.
public final class FunctionEar {
  private let state: LuaState
  private let ear = UnsafeMutablePointer<Ear>.allocate(capacity: 1)
  private let heard: (_ source: String, _ first: Int, LuaStack) -> Void

  /// Begins with what C knows, so that C's pointer leads to it.
  private struct Ear {
    var follower = lshim_follower()
    unowned(unsafe) var owner: FunctionEar
  }

  /// - Parameters:
  ///   - state: in which no script has run
  ///   - heard: gets the chunk and the line of the function, and the stack of the coroutine that runs it
  public init(_ state: LuaState, heard: @escaping (_ source: String, _ first: Int, LuaStack) -> Void) {
    (self.state, self.heard) = (state, heard)
    ear.initialize(to: Ear(owner: self))
    ear.pointee.follower.events = LUA_MASKCALL
    ear.pointee.follower.hear = { follower, raw, frame in
      guard let follower, let raw, let frame else { return }
      let owner = UnsafeRawPointer(follower).assumingMemoryBound(to: Ear.self).pointee.owner
      lua_getinfo(raw, "Sl", frame)
      guard lshim_is_script(frame), let source = frame.pointee.source else { return }
      owner.frame = frame
      owner.heard(String(cString: source), Int(frame.pointee.linedefined), LuaStack(raw))
      owner.frame = nil
    }
    ear.withMemoryRebound(to: lshim_follower.self, capacity: 1) { lshim_follow(state.stack.raw, $0) }
  }

  private var frame: UnsafeMutablePointer<lua_Debug>?

  /// The object of the host that is the first argument of the function that has just begun.
  public func receiver(_ stack: LuaStack) -> AnyObject? {
    guard let frame, stack.reserve(1), lua_getlocal(stack.raw, frame, 1) != nil else { return nil }
    defer { stack.pop() }
    return lshim_to_box(stack.raw, -1)?.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit {
    if !state.isClosed { ear.withMemoryRebound(to: lshim_follower.self, capacity: 1) { lshim_unfollow(state.stack.raw, $0) } }
    ear.deallocate()
  }
}
