import CWork

/// The Swift side of a native function. Lua keeps its address, so a body must live as long as every state that has the function.
///
/// `run` gets the stack with the call's arguments and the receiver (nil for plain functions). It returns the number of results that it left
/// on top of the stack, or the status of `LuaStack.raise` or `LuaStack.fault`. It never raises a Lua error.
/// A body is immutable, so that the states of several threads may share it.
/// Unchecked: a body never changes, and what its closure captures is declared once, before there is a second thread.
public final class LuaBody: @unchecked Sendable {
  public let run: (LuaStack, UnsafeMutableRawPointer?) -> Int32

  public init(_ run: @escaping (LuaStack, UnsafeMutableRawPointer?) -> Int32) { self.run = run }

  /// The address to register; whoever registers it must keep the body itself.
  public var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The function that every trampoline calls. If the host noted a fault while the body ran, the fault replaces the body's results.
let invokeBody: lshim_invoke = { raw, object, body in
  guard let raw, let body else { return 0 }
  let stack = LuaStack(raw)
  let status = Unmanaged<LuaBody>.fromOpaque(body)._withUnsafeGuaranteedRef { $0.run(stack, object) }
  if stack.context.pointee.observes { stack.state.afterBody?(stack) }
  // What the body left undone comes before all that followed from that.
  if work_is_over(), let ended = EndedWork.take(stack) {
    _ = stack.state.takeFault()
    return stack.fault("\(ended)")
  }
  // The fault happened first: an error of the body itself is most likely a consequence of the fault.
  return stack.context.pointee.faulted ? stack.state.raiseFault(stack) ?? status : status
}

extension LuaStack {
  /// Pushes a function that runs a body.
  public func pushFunction(_ body: LuaBody) { lshim_push_function(raw, body.address) }

  /// Pushes a function that runs a body, and that keeps the body alive.
  public func pushOwnedFunction(_ body: LuaBody) { lshim_push_owned_function(raw, Unmanaged.passRetained(body).toOpaque()) }
}
