import Foundation
import LunetteKit

/// Where a finger of a scenario goes, and what it is meant to touch there. Space: screen.
struct TouchPlace {
  var point: CGPoint
  /// The view that the script named; nil for a bare point, where any view will do.
  var target: UIView?
  /// Who must be hit: the target or something in it. Labels and pictures let touches through to the view they stand in, unless they have
  /// recognizers of their own.
  private(set) var taker: UIView?

  init(_ point: CGPoint) { self.point = point }

  init(_ point: CGPoint, on target: UIView) {
    (self.point, self.target) = (point, target)
    var taker = target
    while !taker.isUserInteractionEnabled, taker is UILabel || taker is UIImageView, taker.gestureRecognizers == nil,
      let superview = taker.superview
    {
      taker = superview
    }
    self.taker = taker
  }
}

/// No test passes by touching nothing: a call whose finger doesn't reach what it was meant for fails, and tells what became of the touch.
extension ScenarioApp {
  /// The middle of what can be seen of a view.
  func place(on view: UIView) throws -> TouchPlace {
    let rect = view.visibleScreenFrame
    guard view.isOnScreen else {
      let reason = view.reasonAgainstTouches ?? "it is outside of what can be seen"
      simulation.noteMissedTouch(of: view, because: reason)
      throw ScenarioError.notOnScreen(target: host.text(of: view), reason: reason, trace: explain())
    }
    return TouchPlace(CGPoint(x: rect.midX, y: rect.midY), on: view)
  }

  /// A finger has landed.
  func noteLanding(_ finger: Int, _ touch: UITouch) {
    let place = aims.removeValue(forKey: finger)
    guard miss == nil else { return }
    let point = place?.point ?? touch.location(in: nil)
    guard let target = place?.target, let taker = place?.taker else {
      if touch.view == nil { miss = .nothingThere(point: point) }
      return
    }
    if touch.isShutOut {
      miss = .missed(target: host.text(of: target), hit: nil, reason: "isExclusiveTouch lets one view at a time have touches", point: point)
    } else if touch.view?.isDescendant(of: taker) != true {
      miss = .missed(
        target: host.text(of: target), hit: touch.view.map { host.text(of: $0) }, reason: taker.reasonAgainstTouches, point: point)
    }
  }

  /// Once what a call put down has been delivered.
  func reportMiss() throws {
    guard let error = miss, simulation.fault == nil else { return }
    miss = nil
    throw ScenarioError.explained(error, trace: explain())
  }
}

extension UIView {
  /// Why no touch can reach it, whatever stands in front of it; nil where one could.
  var reasonAgainstTouches: String? {
    guard let window else { return "it is in no window" }
    if window.isHidden { return "its window is hidden" }
    var ancestor: UIView? = self
    while let current = ancestor {
      let whose = current === self ? "its" : "the \(current is UIWindow ? "window" : "surrounding \(current.typeText)")'s"
      if current.isHidden { return "\(whose) isHidden is true" }
      if current.alpha < UIView.smallestTouchableAlpha { return "\(whose) alpha is \(formatted(current.alpha))" }
      if !current.isUserInteractionEnabled { return "\(whose) isUserInteractionEnabled is false" }
      if current.layer.blocksTouches {
        return "an animation without allowUserInteraction is moving \(current === self ? "it" : "a view around it")"
      }
      if let superview = current.superview, !superview.bounds.intersects(current.frame) {
        return "\(current === self ? "it" : "the surrounding \(current.typeText)") lies outside of its superview's bounds"
      }
      ancestor = current.superview
    }
    return bounds.isEmpty ? "its size is \(formatted(bounds.width)) x \(formatted(bounds.height))" : nil
  }

  private var typeText: String { overrides?.className(of: self) ?? Registry.shared.declaration(of: self)?.name ?? "UIView" }
}
