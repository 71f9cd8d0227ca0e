import Foundation
import Lua
import LunetteKit

extension Registry {
  /// The older form of animation blocks, without closures. Source: docs/rules/cases/animation.md N9
  static func beginAnimations(_ c: ClassBuilder<UIView>) {
    c.function(
      "beginAnimations", "Opens a block, for changes up to commitAnimations; 0.2 s unless it is told.", args: "identifier", "context"
    ) { (identifier: String?, context: LuaReference?) -> Void in
      UIView.beginAnimations()
      let block = BegunBlock(identifier, context)
      UIView.begunCompanion = block
      UIView.setAnimationHandlers(start: { block.tellStart() }, stop: { block.tellStop($0) })
    }
    c.function("commitAnimations", "Closes the block.") { () -> Void in UIView.commitAnimations() }
    c.function("setAnimationDuration", "Of what follows in the open block. Seconds.", args: "seconds") { (seconds: TimeInterval) -> Void in
      UIView.setAnimationDuration(seconds)
    }
    c.function("setAnimationDelay", "Before what follows in the open block. Seconds.", args: "seconds") { (seconds: TimeInterval) -> Void in
      UIView.setAnimationDelay(seconds)
    }
    c.function("setAnimationCurve", "Of what follows in the open block.", args: "curve") { (curve: UIView.AnimationCurve) -> Void in
      UIView.setAnimationCurve(curve)
    }
    c.function("setAnimationRepeatAutoreverses", "Whether it comes back.", args: "comesBack") { (comesBack: Bool) -> Void in
      UIView.setAnimationRepeatAutoreverses(comesBack)
    }
    c.function("setAnimationBeginsFromCurrentState", "Whether what replaces an animation begins at what is shown.", args: "begins") {
      (begins: Bool) -> Void in UIView.setAnimationBeginsFromCurrentState(begins)
    }
    c.function("setAnimationTransition", "Shows the way from what a view shows now: flipFromLeft, curlUp.", args: "transition", "view", "cache") {
      (style: UIView.TransitionStyle?, view: UIView, cache: Bool?) -> Void in UIView.setAnimationTransition(style, forView: view)
    }
    c.function("setAnimationDelegate", "Whose methods are called, as named by the next two.", args: "delegate") {
      (delegate: LuaReference?) -> Void in BegunBlock.open?.delegate = delegate.map { ScriptDelegate($0) }
    }
    c.function("setAnimationWillStartSelector", "delegate[name](identifier, context), when the block is committed.", args: "name") {
      (name: String?) -> Void in BegunBlock.open?.willStart = name.map { LuaName($0) }
    }
    c.function("setAnimationDidStopSelector", "delegate[name](identifier, finished, context), when all has ended.", args: "name") {
      (name: String?) -> Void in BegunBlock.open?.didStop = name.map { LuaName($0) }
    }
    c.function(
      "modifyAnimations", "What a function changes repeats, and comes back if asked: modifyAnimations(count, autoreverses, fn).",
      args: "repeatCount", "autoreverses"
    ) { (count: RepeatCount, rest: LuaArguments) -> Void in
      var rest = rest
      let autoreverses = try rest.take(Bool.self)
      let changes = Callback(try rest.take(LuaFunction.self))
      UIView.modifyAnimations(withRepeatCount: count.value, autoreverses: autoreverses) { changes.call() }
    }
  }
}

/// What a script has set for a block that it opened with `beginAnimations`.
private final class BegunBlock {
  private let identifier: String?
  private let context: LuaReference?
  var delegate: ScriptDelegate?
  var willStart: LuaName?
  var didStop: LuaName?

  init(_ identifier: String?, _ context: LuaReference?) { (self.identifier, self.context) = (identifier, context) }

  /// The innermost open block.
  static var open: BegunBlock? { UIView.begunCompanion as? BegunBlock }

  func tellStart() { send(willStart, []) }
  func tellStop(_ finished: Bool) { send(didStop, [.bool(finished)]) }

  private func send(_ name: LuaName?, _ more: [CallArgument]) {
    guard let name, let delegate else { return }
    guard delegate.has(name) else { return delegate.reportMissing(name) }
    delegate.notify(name, [identifier.map { .string($0) } ?? .absent] + more + [context.map { .script($0) } ?? .absent])
  }
}
