import Foundation
import Lua
import LunetteKit

extension Registry {
  /// The older form of animation blocks, without closures. Source: docs/rules/cases/animation.md N9
  static func beginAnimations(_ c: ClassBuilder<UIView>) {
    c.function(
      "beginAnimations", "Opens a block: changes up to commitAnimations are animated, for 0.2 s unless setAnimationDuration is called.",
      args: "identifier", "context"
    ) { (identifier: String?, context: LuaReference?) -> Void in
      UIView.beginAnimations()
      let block = BegunBlock(identifier, context)
      UIView.companionsOfBegun[BegunBlock.key] = block
      UIView.setAnimationHandlers(start: { block.tellStart() }, stop: { block.tellStop($0) })
    }
    c.function("commitAnimations", "Closes the open block and starts its animations.") { () -> Void in UIView.commitAnimations() }
    c.function("setAnimationDuration", "The duration of the changes that follow in the open block.", args: "seconds") {
      (seconds: TimeInterval) -> Void in
      UIView.setAnimationDuration(seconds)
    }
    c.measured(in: .seconds)
    c.function("setAnimationDelay", "The time before the changes that follow in the open block begin.", args: "seconds") {
      (seconds: TimeInterval) -> Void in
      UIView.setAnimationDelay(seconds)
    }
    c.measured(in: .seconds)
    c.function("setAnimationCurve", "The curve of the changes that follow in the open block.", args: "curve") {
      (curve: UIView.AnimationCurve) -> Void in
      UIView.setAnimationCurve(curve)
    }
    c.function(
      "setAnimationRepeatAutoreverses", "Whether the animations of the open block run back to the start after each run.", args: "comesBack"
    ) { (comesBack: Bool) -> Void in
      UIView.setAnimationRepeatAutoreverses(comesBack)
    }
    c.function(
      "setAnimationBeginsFromCurrentState",
      "Whether an animation of the open block that replaces a running one begins at the value that is shown now.", args: "begins"
    ) {
      (begins: Bool) -> Void in UIView.setAnimationBeginsFromCurrentState(begins)
    }
    c.function(
      "setAnimationTransition", "Animates the open block's changes in a view as a transition, for example flipFromLeft or curlUp.",
      args: "transition", "view", "cache"
    ) {
      (style: UIView.TransitionStyle?, view: UIView, cache: Bool?) -> Void in UIView.setAnimationTransition(style, forView: view)
    }
    c.function(
      "setAnimationDelegate",
      "The object whose methods are called when the open block's animations start and stop; the next two functions name the methods.",
      args: "delegate"
    ) {
      (delegate: LuaReference?) -> Void in BegunBlock.open?.delegate = delegate.map { ScriptDelegate($0) }
    }
    c.function(
      "setAnimationWillStartSelector",
      "The name of the delegate's method for the start: delegate[name](identifier, context) is called when the block is committed.",
      args: "name"
    ) {
      (name: String?) -> Void in BegunBlock.open?.willStart = name.map { LuaName($0) }
    }
    c.function(
      "setAnimationDidStopSelector",
      "The name of the delegate's method for the end: delegate[name](identifier, finished, context) is called when all animations of "
        + "the block have ended.",
      args: "name"
    ) {
      (name: String?) -> Void in BegunBlock.open?.didStop = name.map { LuaName($0) }
    }
    c.function(
      "modifyAnimations",
      "Makes the animations that a function adds repeat: modifyAnimations(count, autoreverses, fn). With autoreverses they also run back.",
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
  static let key = CompanionKey<BegunBlock>()
  static var open: BegunBlock? { UIView.companionsOfBegun[key] }

  func tellStart() { send(willStart, []) }
  func tellStop(_ finished: Bool) { send(didStop, [.bool(finished)]) }

  private func send(_ name: LuaName?, _ more: [CallArgument]) {
    guard let name, let delegate else { return }
    guard delegate.has(name) else { return delegate.reportMissing(name) }
    delegate.notify(name, [identifier.map { .string($0) } ?? .absent] + more + [context.map { .script($0) } ?? .absent])
  }
}
