import Foundation

/// Events of a control, as a trace names them.
package protocol NamedEvents {
  var names: [String] { get }
}

/// What happened to the touches of the last sequence, from the first finger down to the last one up: enough to tell why a touch did
/// not do what was meant.
///
/// Recording keeps references and numbers; the words are made when a reader asks for them. Moves that are delivered like the one before
/// are counted, not listed, so that a long drag costs no more than a short one.
public struct TouchTrace {
  package enum Step {
    /// A finger landed. The path of hit-testing leads from the window to the hit view; it is empty when no view was hit.
    case landed(serial: Int, place: CGPoint, path: [UIView])
    /// The finger that landed last is ignored: another view has all touches for itself, or the hit view wants all and another one has some.
    case shutOut(serial: Int)
    /// No finger went down, because the view that it was meant for can't be touched.
    case missed(UIView, because: String)
    /// No finger went down, because it would have missed the view that it was meant for. The path as in `landed`.
    case refused(place: CGPoint, path: [UIView])
    /// A recognizer was offered the touch, and took or refused it.
    case offered(UIGestureRecognizer, taken: Bool)
    case state(UIGestureRecognizer, UIGestureRecognizer.State, because: Reason?)
    case delivered(UITouch.Phase, UIView, touches: Int, times: Int)
    case action(UIGestureRecognizer, UIGestureRecognizer.State)
    case control(UIView, any NamedEvents)
    /// An action without a target found nobody who has it.
    case untaken(String, from: AnyObject, asked: [AnyObject])
    /// A control's event for which it has no action.
    case unheard(UIView, any NamedEvents)
  }

  /// Why a recognizer changed its state, mostly why it failed.
  package enum Reason {
    /// In the recognizer's own words: "moved 60 pt, more than 45".
    case own(String)
    case excluded(by: UIGestureRecognizer)
    case required(UIGestureRecognizer)
    case refused
  }

  private(set) var steps: [(time: TimeInterval, step: Step)] = []

  mutating func add(_ step: Step, at time: TimeInterval) {
    if case .delivered(let phase, let view, let touches, _) = step, let last = steps.last,
      case .delivered(phase, let lastView, touches, let times) = last.step, lastView === view, phase == .moved
    {
      steps[steps.count - 1].step = .delivered(phase, view, touches: touches, times: times + 1)
      return
    }
    if case .unheard(let control, _) = step, let last = steps.last, case .unheard(let before, _) = last.step, control === before { return }
    if case .state(let recognizer, .changed, _) = step, isLastState(of: recognizer, .changed) { return }
    if case .action(let recognizer, .changed) = step, isLastAction(of: recognizer, .changed) { return }
    steps.append((time, step))
  }

  private func isLastState(of recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) -> Bool {
    for entry in steps.reversed() {
      if case .state(let other, let last, _) = entry.step, other === recognizer { return last == state }
    }
    return false
  }

  private func isLastAction(of recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) -> Bool {
    for entry in steps.reversed() {
      if case .action(let other, let last) = entry.step, other === recognizer { return last == state }
    }
    return false
  }
}

extension TouchTrace {
  /// The trace as lines for a reader, each with its time.
  ///
  /// - Parameter name: what to call a view or a recognizer: `UIButton "Save"`
  public func lines(naming name: (AnyObject) -> String) -> [String] {
    if steps.isEmpty { return ["no touch yet"] }
    return steps.map { time, step in
      if HostWork.mustEnd("telling \(steps.count) steps of touches") { return "" }
      return "\(milliseconds(time)) s  " + Self.text(of: step, name)
    }
  }

  /// Why a recognizer has failed, or got no touch, in the last sequence of touches; nil where neither happened.
  package func failure(of recognizer: UIGestureRecognizer, naming name: (AnyObject) -> String) -> String? {
    for (_, step) in steps.reversed() {
      switch step {
      case .state(let other, let state, let reason) where other === recognizer:
        return state == .failed ? "failed" + (reason.map { ": " + Self.text(of: $0, name) } ?? "") : nil
      case .offered(let other, taken: false) where other === recognizer: return Self.text(of: step, name)
      default: break
      }
    }
    return nil
  }

  /// One step in words.
  package static func text(of step: Step, _ name: (AnyObject) -> String) -> String {
    switch step {
    case .landed(let serial, let place, let path):
      let place = "{\(formatted(place.x)), \(formatted(place.y))}"
      guard !path.isEmpty else { return "finger \(serial + 1) down at \(place): no view takes it" }
      return "finger \(serial + 1) down at \(place): hits " + path.reversed().map(name).joined(separator: " in ")
    case .shutOut(let serial): return "finger \(serial + 1) is ignored: isExclusiveTouch lets one view at a time have touches"
    case .missed(let target, let reason): return "no finger went down: \(name(target)) can't be touched, \(reason)"
    case .refused(let place, let path):
      let hit = path.isEmpty ? "no view takes it" : "hits " + path.reversed().map(name).joined(separator: " in ")
      return "no finger went down: one at {\(formatted(place.x)), \(formatted(place.y))} \(hit)"
    case .offered(let recognizer, taken: true): return "\(name(recognizer)) gets the touch"
    case .offered(let recognizer, taken: false):
      return "\(name(recognizer)) doesn't get the touch: "
        + (recognizer.isEnabled ? "its delegate or its state refuses it" : "it is disabled")
    case .state(let recognizer, let state, let reason):
      return "\(name(recognizer)) \(state)" + (reason.map { ": " + text(of: $0, name) } ?? "")
    case .delivered(let phase, let view, let touches, let times):
      let count = (touches > 1 ? " of \(touches) fingers" : "") + (times > 1 ? ", \(times) times" : "")
      return "\(name(view)) hears \(phase.methodName)\(count)"
    case .action(let recognizer, let state): return "\(name(recognizer)) calls its action: \(state)"
    case .control(let control, let event):
      return "\(name(control)) sends \(event.names.joined(separator: ", "))"
    case .untaken(let action, let sender, let asked):
      return "nobody takes the action '\(action)' of \(name(sender)): asked were \(asked.map(name).joined(separator: ", "))"
    case .unheard(let control, let event):
      return "\(name(control)) has no action for \(event.names.joined(separator: ", ")), so nothing was sent"
    }
  }

  package static func text(of reason: Reason, _ name: (AnyObject) -> String) -> String {
    switch reason {
    case .own(let words): words
    case .excluded(let winner): "\(name(winner)) recognized first and excludes it"
    case .required(let required): "it requires \(name(required)) to fail, which recognized"
    case .refused: "gestureRecognizerShouldBegin said no"
    }
  }

  private func milliseconds(_ time: TimeInterval) -> String {
    let whole = Int((min(max(time, 0), 1e9) * 1000).rounded())
    let digits = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
