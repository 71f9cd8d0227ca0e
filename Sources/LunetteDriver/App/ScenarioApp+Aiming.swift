import Foundation
import LunetteKit
import LunetteScript

/// Where a scenario's finger lands, and which view it is meant to touch. Space: screen.
struct TouchPlace {
  var point: CGPoint
  /// The view that the script named; nil for a bare point, where any view will do.
  var target: UIView?
  /// The view that must be hit, or that must contain the hit view. For labels, pictures and disabled fields that take no touches and have no
  /// recognizers, it is the view around them.
  private(set) var receiver: UIView?
  /// Whether hitting a disabled control counts as a miss, because a finger that taps is meant to do something.
  var needsEnabled = false
  /// Whether any view may be hit.
  var isForced = false

  init(_ point: CGPoint) { self.point = point }

  init(_ point: CGPoint, on target: UIView) {
    (self.point, self.target) = (point, target)
    var receiver = target
    while !receiver.isUserInteractionEnabled, receiver.onlyShows, let superview = receiver.superview { receiver = superview }
    self.receiver = receiver
  }
}

/// A test must not pass when its fingers touch nothing: a call whose finger misses its target fails, and says what happened to the touch.
extension ScenarioApp {
  /// The middle of the visible part of a view.
  func place(on view: UIView) throws -> TouchPlace {
    let rect = view.visibleScreenFrame
    guard view.isOnScreen else {
      let reason = reasonAgainstTouches(of: view) ?? "it is outside of what can be seen"
      simulation.noteMissedTouch(of: view, because: reason)
      throw ScenarioError.notOnScreen(target: context.text(of: view), reason: reason, trace: explain())
    }
    return TouchPlace(CGPoint(x: rect.midX, y: rect.midY), on: view)
  }

  /// The middle of the view that a query finds, or of the text that the view draws; the activation point of an element without a view.
  func place(on query: ViewQuery) throws -> TouchPlace {
    let view = try find(query)
    if let found = element(query) { return TouchPlace(found.activationPoint, on: found.view) }
    guard let drawn = query.drawnText(in: view) else { return try place(on: view) }
    let frame = view.convert(drawn.frame, to: nil)
    let shown = view.window?.convertToScreen(frame) ?? frame
    return TouchPlace(CGPoint(x: shown.midX, y: shown.midY), on: view)
  }

  /// The place for a finger; with `force` any view may be hit.
  ///
  /// - Parameter needsEnabled: whether the finger is meant to do something, as one that taps
  func place(of target: ScenarioTarget, force: Bool, needsEnabled: Bool = true) throws -> TouchPlace {
    try checkIsOpen()
    try host.perturbation?.wait(before: self)
    var place = try target.place(in: self)
    (place.needsEnabled, place.isForced) = (needsEnabled, force)
    return place
  }

  /// Whether a finger there reaches the target of a place.
  func isWithin(_ place: TouchPlace, _ point: CGPoint) -> Bool {
    guard let target = place.target, target.visibleScreenFrame.holds(point), let receiver = place.receiver else { return false }
    return hitTest(point)?.isDescendant(of: receiver) == true
  }

  /// Throws: why fingers that land now would not reach their target. Nothing has touched the app then
  func refuseMiss(of points: some Sequence<CGPoint>, _ place: TouchPlace) throws {
    guard !place.isForced else { return }
    for point in points {
      var place = place
      place.point = point
      let hit = simulation.perform { simulation.application.foresee(at: point) }
      guard let miss = miss(of: hit, place, isShutOut: false) else { continue }
      simulation.noteRefusedTouch(at: point, hitting: hit)
      throw ScenarioError.explained(miss, trace: explain())
    }
  }

  /// What is wrong about a finger that lands on a view; nil if it is what the scenario means.
  private func miss(of view: UIView?, _ place: TouchPlace, isShutOut: Bool) -> ScenarioError? {
    guard let target = place.target, let receiver = place.receiver else {
      if view == nil { return .nothingThere(point: place.point) }
      return place.needsEnabled ? view?.disabledControl.map { .disabled(control: context.text(of: $0)) } : nil
    }
    if isShutOut {
      return .missed(
        target: context.text(of: target), hit: nil, reason: "isExclusiveTouch lets one view at a time have touches", point: place.point)
    }
    guard view?.isDescendant(of: receiver) == true else {
      return .missed(
        target: context.text(of: target),
        hit: view.map {
          ($0.window.map { $0.isPromptWindow ? "a question of the system, " : $0.isKeyboardWindow ? "the keyboard, " : "" } ?? "") + context.text(of: $0)
        },
        reason: reasonAgainstTouches(of: receiver) ?? view.flatMap { cover(of: target, at: $0) }, point: place.point)
    }
    return place.needsEnabled ? view?.disabledControl.map { .disabled(control: context.text(of: $0)) } : nil
  }

  /// Called when a finger has landed: compares the hit view with the target.
  func noteLanding(_ finger: Int, _ touch: UITouch) {
    let place = aims.removeValue(forKey: finger)
    guard miss == nil, place?.isForced != true else { return }
    miss = miss(of: touch.view, place ?? TouchPlace(touch.location(in: nil)), isShutOut: touch.isShutOut)
  }

  /// Throws the first miss. Called after the fingers of a call have landed.
  func reportMiss() throws {
    guard let error = miss, simulation.fault == nil else { return }
    miss = nil
    throw ScenarioError.explained(error, trace: explain())
  }
}

extension ScenarioApp {
  /// Why no touch can reach the view, whatever is in front of it; nil if a touch could.
  func reasonAgainstTouches(of view: UIView) -> String? {
    guard let window = view.window else { return "it is in no window" }
    if window.isHidden { return "its window is hidden" }
    var ancestor: UIView? = view
    while let current = ancestor {
      let whose = owner(current, seenFrom: view)
      if let reason = Self.hidingReason(of: current, whose) { return reason }
      if !current.isUserInteractionEnabled { return "\(whose) isUserInteractionEnabled is false" }
      if current.layer.blocksTouches {
        return "an animation without allowUserInteraction is moving \(current === view ? "it" : "a view around it")"
      }
      if let superview = current.superview, !superview.bounds.meets(current.frame) {
        return "\(current === view ? "it" : "the surrounding \(context.className(of: current))") lies outside of its superview's bounds"
      }
      ancestor = current.superview
    }
    return view.bounds.isEmpty ? "its size is \(formatted(view.bounds.width)) x \(formatted(view.bounds.height))" : nil
  }
}

extension ScenarioApp {
  /// What the app has put in front of all that a view is in, if that is what a finger meets there: `the alert "Delete?" is in front of it; tap "Delete" or
  /// "Cancel" first`.
  private func cover(of view: UIView, at hit: UIView) -> String? {
    func isApart(_ front: UIView) -> Bool { hit.isDescendant(of: front) && !view.isDescendant(of: front) }
    if let menu = sequence(first: hit, next: \.superview).first(where: { $0 is UIMenuHostView }), isApart(menu) {
      return "a menu is open in front of it; tap an item of the menu, or beside it, first"
    }
    guard let root = hit.window?.rootViewController else { return nil }
    let fronts = controllers(from: root).compactMap(\.ownPresented)
    guard let front = fronts.last(where: { $0.presentationController?.containerView.map(isApart) == true }) else { return nil }
    guard let alert = front as? UIAlertController else {
      return "\(context.className(of: front))\(front.title.map { " \"\($0)\"" } ?? "") is presented in front of it; dismiss it first"
    }
    let kind = alert.preferredStyle == .alert ? "the alert" : "the action sheet"
    let titles = alert.actions.compactMap(\.title).map { "\"\($0)\"" }
    let way = titles.isEmpty ? "dismiss it first" : "tap \(titles.joined(separator: " or ")) first"
    return "\(kind)\((alert.title ?? alert.message).map { " \"\($0)\"" } ?? "") is in front of it; \(way)"
  }

  /// What covers a view where a tap at the middle of its seen part would land, in words; nil for nothing.
  func cover(of view: UIView) -> String? {
    let rect = view.visibleScreenFrame
    guard let hit = hitTest(CGPoint(x: rect.midX, y: rect.midY)) else { return "nothing there takes touches" }
    if let cover = cover(of: view, at: hit) { return cover }
    if hit.isDescendant(of: view) { return nil }
    if hit.window?.isKeyboardWindow == true { return "the keyboard is in front of it" }
    return view.isDescendant(of: hit) ? "\(calledName(hit)) around it takes the touches" : "\(calledName(hit)) is in front of it"
  }
}

extension ScenarioApp {
  /// Why nobody sees the view, which is in a window; nil if it is only out of sight.
  func reasonForInvisibility(of view: UIView) -> String? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if let reason = Self.hidingReason(of: current, owner(current, seenFrom: view)) { return reason }
      ancestor = current.superview
    }
    return view.bounds.isEmpty ? "its size is \(formatted(view.bounds.width)) x \(formatted(view.bounds.height))" : nil
  }

  private func owner(_ ancestor: UIView, seenFrom view: UIView) -> String {
    ancestor === view ? "its" : "the \(ancestor is UIWindow ? "window" : "surrounding \(name(ancestor))")'s"
  }

  private static func hidingReason(of view: UIView, _ whose: String) -> String? {
    if view.isHidden { return "\(whose) isHidden is true" }
    return view.alpha < UIView.smallestTouchableAlpha ? "\(whose) alpha is \(formatted(view.alpha))" : nil
  }
}

extension UIView {
  /// Whether the view is there to be looked at, so that a finger on it is meant for the view around it.
  fileprivate var onlyShows: Bool {
    // A field always has the recognizers of its text.
    if let field = self as? UITextField { return !field.isEnabled }
    return (self is UILabel || self is UIImageView) && gestureRecognizers == nil
  }

  /// The disabled control that would get a touch on this view; nil if there is none.
  var disabledControl: UIControl? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let control = view as? UIControl { return control.isEnabled ? nil : control }
      ancestor = view.superview
    }
    return nil
  }
}
