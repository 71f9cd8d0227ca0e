import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// Data that is watched, and who has written it: a line of a script, or the host. Source: docs/rules/debugging.md 2
extension DebugRun {
  /// - Parameters:
  ///   - place: of the script; nil at the end of a frame
  ///   - frame: the frame that has ended
  ///   - stops: whether a change is a reason to stop; else it only counts
  func checkData(_ stack: LuaStack, _ place: LuaPlace?, frame: (app: Int, number: Int)? = nil, stops: Bool = true) {
    for (data, point) in watchedData {
      guard let change = data.change(self, always: frame != nil), let point else { continue }
      let cause = change.isOfHost ? cause(data, frame?.number) : nil
      var stopping: DebugStop?
      let line = frame == nil ? writer : nil
      hit(point, "data breakpoint", stack, place ?? LuaPlace(), line?.source ?? "", line?.number ?? 0, &stopping)
      guard stops, var stopping else { continue }
      stopping.text = stopping.text ?? "\(change.name): old \(change.old), new \(change.new)" + (cause.map { "; \($0)" } ?? "")
      (stopping.line, stopping.cause) = (line, cause)
      if let frame { (stopping.place, stopping.frame) = (nil, frame) }
      stop(stopping, stack)
    }
    if frame != nil { hostWork = nil }
  }

  /// What the host did, for a label: `the host: UIView.frame of UIView 2 set it, by autoresizing of UIView 2`.
  private func cause(_ data: DebugData, _ frame: Int?) -> String {
    var words = "the host"
    if let frame {
      words += ": the work of frame \(frame)"
    } else if let work = hostWork.flatMap({ $0.turn == turn ? $0 : nil }) ?? openWork.last, let object = work.object {
      words += ": \(work.member.owner).\(work.member.name) of \(host.context.currentApp?.name(object) ?? host.context.className(of: object))"
    } else if let app = host.context.currentApp, app.simulation.isRunningFrame {
      words += ": the work of frame \(app.simulation.frameCount + 1)"
    }
    let by = ["frame", "bounds", "center"].contains(data.name) ? (data.object(host) as? UIView)?.placedBy : nil
    return words + " set it" + (by.map { ", by \($0)" } ?? "")
  }
}

extension DebugRun: BorderWitness {
  func bodyEnded(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {
    guard let object, !stack.context.pointee.is_deaf_to_steps else { return }
    let receiver = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    guard let member = host.context.member(body, of: receiver), !member.isGetter else { return }
    if let place = openWork.lastIndex(where: { $0.object === receiver && $0.member == member }) { openWork.removeSubrange(place...) }
    hostWork = HostWork(object: receiver, member: member, turn: turn)
    for data in plan.data.values where data.isProperty && data.object(host) === receiver { data.isWrittenByScript = true }
  }

  func bodyBegins(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {
    guard let object, !stack.context.pointee.is_deaf_to_steps else { return }
    let receiver = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    guard let member = host.context.member(body, of: receiver), !member.isGetter else { return }
    openWork.append(HostWork(object: receiver, member: member, turn: turn))
  }

  /// The call of the host in which scripts run now: what a body did that has ended in another one is no cause here.
  private var turn: UInt64 { host.state.stack.context.pointee.turn.number }
  func makingBegins(_ stack: LuaStack) {}
  func makingEnded(_ stack: LuaStack, isMade: Bool) {}
  func fieldWasSet(_ stack: LuaStack) {}
}
