import CLuaShim
import CWork

/// The host has left work for a script undone: its time was over (`--time`), its steps were spent (`--budget`), it would have held more than
/// the script may (`--memory`), or a person wanted the end.
public struct EndedWork: Error, CustomStringConvertible {
  /// The call that took so long, `UIView.animate`; "" if nobody asked for the work.
  let call: String
  /// What it did: "laying out a text of 10000000 characters"; "" if that is not known.
  let work: String
  /// Units: seconds; 0 if it were steps
  let seconds: Double
  let isInterrupted: Bool
  /// Units: bytes; 0 if it weren't that
  let memory: Int

  public var description: String {
    if memory > 0 { return (call.isEmpty ? "" : "\(call): ") + "\(work): \(NoRoom(limit: memory))" }
    let limit = seconds > 0 ? "more than \(seconds.formatted) s of processor time" : "more steps than the budget of instructions pays for"
    let option = seconds > 0 ? "--time" : "--budget"
    let taken = isInterrupted ? "was interrupted" : "took \(limit)"
    return (call.isEmpty ? "the host" : "\(call):") + " \(taken)" + (work.isEmpty ? "" : ", \(work)")
      + (isInterrupted ? "" : " (\(option) sets how much one call may take)")
  }

  /// The loop that was ended, whose note is then forgotten; nil if none was, and the script's own instructions have taken the time.
  /// - Parameter stack: of the call that was going on; nil outside of one
  static func take(_ stack: LuaStack) -> EndedWork? {
    let context = stack.context
    let work = String(cString: work_noted())
    // The next call that says its name is another one.
    defer {
      context.pointee.is_long_call = false
      work_take()
    }
    // Where no loop has ended, the script's limit of memory is looked at after the call, as always.
    guard !work.isEmpty || context.pointee.is_long_call && work_memory() == 0 else { return nil }
    return EndedWork(
      call: String(cString: work_call()), work: work, seconds: work_seconds(), isInterrupted: work_is_interrupted(), memory: Int(work_memory()))
  }
}

extension Double {
  /// Without ".0".
  fileprivate var formatted: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension LuaStack {
  /// Says which call a script has made, for the message about work that was not finished. The first one to say so is the innermost call.
  @inline(__always)
  public func nameWork(_ call: @autoclosure () -> String) { if work_is_over() { work_name(call()) } }
}

extension LuaState {
  /// Does work that no call of a script has asked for, such as a frame. It ends as a call of a script does when its time is over.
  /// Throws: what `body` throws, or `EndedWork`
  public func limitingTime<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isClosed, lshim_begin_host_turn(stack.raw) else { return try body() }
    var ended: EndedWork?
    let result: Result
    do {
      defer {
        ended = work_is_over() ? EndedWork.take(stack) : nil
        if !isClosed { lshim_end_host_turn(stack.raw) }
      }
      result = try body()
    }
    if let ended { throw ended }
    return result
  }

  /// Ends what the scripts of all states do, and what the host does for them. For any thread.
  public static func interruptAll() { lshim_interrupt() }
}
