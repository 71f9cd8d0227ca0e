import Foundation

/// Who may act: failure requirements, shouldBegin, exclusion. Source: gestures.md 3
extension GestureEnvironment {
  /// Grants what can be granted, deepest view first, until nothing changes. Returns the actions in the order of the grants.
  func arbitrate() -> [PendingAction] {
    var actions: [PendingAction] = []
    var changed = true
    while changed {
      changed = false
      for recognizer in recognizers {
        while let wish = recognizer.wishes.first, !mustLetAnotherGoFirst(recognizer), let grant = decide(recognizer, wish) {
          recognizer.wishes.removeFirst()
          let wasPossible = recognizer.granted == .possible
          recognizer.granted = grant
          record(.state(recognizer, grant, because: grant == .failed || grant == .began ? recognizer.traceReason : nil))
          changed = true
          if grant.isFinal && grant == .failed { recognizer.wishes.removeAll() }
          if grant.hasAction {
            actions.append(PendingAction(recognizer: recognizer, state: grant, isFirst: wasPossible))
            if wasPossible, recognizer.wasHeldBack { recognizer.releasedFromRequirement() }
            if wasPossible { exclude(because: recognizer) }
          }
        }
      }
    }
    return actions
  }

  /// What becomes of a wish now; nil while the recognizer is held back by a requirement.
  private func decide(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
    guard recognizer.granted == .possible, wish != .failed else { return wish }
    for required in requirements(of: recognizer) where !required.gestureTouches.isEmpty {
      if required.granted.isActive || required.granted == .ended {
        recognizer.traceReason = .required(required)
        return .failed
      }
      if required.granted == .possible {
        recognizer.wasHeldBack = true
        return nil
      }
    }
    if let winner = activeExcluder(of: recognizer) {
      recognizer.traceReason = .excluded(by: winner)
      return .failed
    }
    if !recognizer.hasAskedShouldBegin {
      recognizer.hasAskedShouldBegin = true
      if !shouldBegin(recognizer) {
        recognizer.traceReason = .refused
        return .failed
      }
    }
    return wish
  }

  /// Of two that are satisfied by the same event, the one that may prevent the other without being prevented by it goes first: a
  /// double tap before a single tap. Otherwise the deepest view's does. Source: gestures.md 3.2 and 3.6; the order is ours
  private func mustLetAnotherGoFirst(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.granted == .possible, recognizer.wishes.first?.hasAction == true else { return false }
    return recognizers.contains { other in
      other !== recognizer && other.granted == .possible && other.wishes.first?.hasAction == true
        && !recognizer.sendCanPrevent(other) && prevents(other, recognizer)
        && !requirements(of: other).contains { !$0.gestureTouches.isEmpty && $0.granted == .possible }
    }
  }

  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.failureRequirements.isEmpty { return recognizer.dynamicRequirements }
    return recognizer.failureRequirements.compactMap(\.recognizer) + recognizer.dynamicRequirements
  }

  /// The view under the touch is asked where the touch would be cancelled there, then the delegate; nobody twice. Source: gestures.md 3.4
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin() else { return false }
    let view = recognizer.gestureTouches.first?.view
    if recognizer.cancelsTouchesInView, let view, !view.sendGestureRecognizerShouldBegin(recognizer) { return false }
    guard let delegate = recognizer.delegate, delegate !== view else { return true }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Exclusion

  /// Fails everyone that may not recognize together with `winner`. Source: gestures.md 3.2
  private func exclude(because winner: UIGestureRecognizer) {
    for other in recognizers where other !== winner && other.granted == .possible && prevents(winner, other) {
      other.granted = .failed
      record(.state(other, .failed, because: .excluded(by: winner)))
      other.wishes.removeAll()
    }
  }

  private func activeExcluder(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    recognizers.first { $0 !== recognizer && ($0.granted.isActive || $0.granted == .ended) && prevents($0, recognizer) }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.gestureTouches.contains(where: { other.isTracking($0) }), areRelated(winner.view, other.view) else { return false }
    guard winner.sendCanPrevent(other), other.sendCanBePrevented(by: winner) else { return false }
    return !mayRecognizeTogether(winner, other)
  }

  private func areRelated(_ a: UIView?, _ b: UIView?) -> Bool {
    guard let a, let b else { return false }
    return a.isDescendant(of: b) || b.isDescendant(of: a)
  }

  /// One yes is enough. Source: gestures.md 3.2, point 5
  private func mayRecognizeTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }

  // MARK: Dynamic requirements

  /// Asks the delegates of `recognizer` and of everyone in the gesture, once per pair and gesture. Source: gestures.md 3.3
  func noteDynamicRequirements(of recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer {
      for (waiting, required) in [(recognizer, other), (other, recognizer)] where !waiting.askedAbout.contains(ObjectIdentifier(required)) {
        waiting.askedAbout.insert(ObjectIdentifier(required))
        if waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: required) == true
          || required.delegate?.gestureRecognizer(required, shouldBeRequiredToFailBy: waiting) == true
        {
          waiting.dynamicRequirements.append(required)
        }
      }
    }
  }
}
