/// Waits for a place in a state's scripts. Until the place's call begins nobody counts, so that going there takes as long as the run.
public final class PlaceFinder {
  private let state: LuaState
  private let finder = UnsafeMutablePointer<lshim_finder>.allocate(capacity: 1)
  private let found: (LuaStack, Bool) -> Void

  /// - Parameters:
  ///   - state: in which no script has run
  ///   - found: called once, in the middle of the script, with the stack of the coroutine that runs there. The second argument says that the call
  ///     has ended before it has done so much: the script then stands at the call's end
  public init(_ place: LuaPlace, in state: LuaState, found: @escaping (LuaStack, Bool) -> Void) {
    (self.state, self.found) = (state, found)
    finder.initialize(to: lshim_finder())
    finder.pointee.wanted = place.raw
    finder.pointee.user = Unmanaged.passUnretained(self).toOpaque()
    finder.pointee.found = { user, raw, isMissed in
      guard let user, let raw else { return }
      Unmanaged<PlaceFinder>.fromOpaque(user).takeUnretainedValue().found(LuaStack(raw), isMissed)
    }
    lshim_find_place(state.stack.raw, finder)
  }

  /// Ends the waiting.
  deinit {
    if !state.isClosed { finder.withMemoryRebound(to: lshim_follower.self, capacity: 1) { lshim_unfollow(state.stack.raw, $0) } }
    finder.deallocate()
  }
}
