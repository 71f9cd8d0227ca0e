/// The Swift side of a native function. Lua holds its address, so it must live as long as every state that has it.
///
/// `run` gets the stack with the call's arguments and the receiver (nil for plain functions), and answers how many
/// results it left on top, or the status of `LuaStack.raise` or `LuaStack.fault`. It never raises.
/// It never changes, so that the states of several threads may share it.
public final class LuaBody: @unchecked Sendable {
  public let run: (LuaStack, UnsafeMutableRawPointer?) -> Int32

  public init(_ run: @escaping (LuaStack, UnsafeMutableRawPointer?) -> Int32) { self.run = run }

  /// The address to register; the body itself must be kept.
  public var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// What every trampoline calls. A fault that was noted while the body ran replaces its results.
let invokeBody: lshim_invoke = { raw, object, body in
  guard let raw, let body else { return 0 }
  let stack = LuaStack(raw)
  let status = Unmanaged<LuaBody>.fromOpaque(body)._withUnsafeGuaranteedRef { $0.run(stack, object) }
  if stack.context.pointee.observes { stack.state.afterBody?() }
  // The fault came first: an error of the body itself is most likely its consequence.
  return stack.context.pointee.faulted ? stack.state.raiseFault(stack) ?? status : status
}

extension LuaStack {
  /// Pushes a function that runs a body.
  public func pushFunction(_ body: LuaBody) { lshim_push_function(raw, body.address) }

  /// The same of a body that lives as long as the function does.
  public func pushOwnedFunction(_ body: LuaBody) { lshim_push_owned_function(raw, Unmanaged.passRetained(body).toOpaque()) }
}
