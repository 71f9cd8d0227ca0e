import Foundation

/// Decides which recognizers may act: failure requirements, shouldBegin, exclusion. Source: docs/rules/gestures.md 3
extension GestureEnvironment {
  /// Grants wishes, deepest view first, until nothing changes any more. Returns the actions in the order of the grants.
  ///
  /// Several recognizers may be satisfied by the same event. A recognizer then lets another one go first if the other may prevent it and it
  /// can't prevent the other: a single tap lets the double tap go first. Where `canPrevent` forms a circle, no recognizer goes first.
  func arbitrate() -> [PendingAction] {
    var actions: [PendingAction] = []
    var (yields, isDone) = (true, false)
    while !isDone {
      var (changed, hasYielded) = (false, false)
      for recognizer in recognizers {
        if HostWork.mustEnd(steps: recognizers.count, "deciding between \(recognizers.count) gesture recognizers") { return actions }
        if yields, mustLetAnotherGoFirst(recognizer) {
          hasYielded = true
          continue
        }
        while let wish = recognizer.wishes.first, let grant = decide(recognizer, wish) {
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
      (yields, isDone) = (changed, !changed && !hasYielded)
    }
    return actions
  }

  private func mustLetAnotherGoFirst(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isAboutToAct(recognizer) else { return false }
    return recognizers.contains { other in
      other !== recognizer && isAboutToAct(other) && other.gestureTouches.contains { recognizer.isTracking($0) }
        && areRelated(other.view, recognizer.view) && !isHeldBack(other)
        && mayPrevent(other, recognizer) && !mayPrevent(recognizer, other)
    }
  }

  private func isAboutToAct(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.granted == .possible && recognizer.wishes.first?.hasAction == true
  }

  private func isHeldBack(_ recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).contains { !$0.gestureTouches.isEmpty && $0.granted == .possible }
  }

  /// What `canPrevent` and `canBePrevented(by:)` of the two answer, without their delegates.
  private func mayPrevent(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    UIGestureRecognizer.Overridable.canPrevent(winner, other) && UIGestureRecognizer.Overridable.canBePrevented(other, winner)
  }

  /// What a wish becomes now; nil while a failure requirement holds the recognizer back.
  private func decide(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
    guard recognizer.granted == .possible, wish != .failed else { return wish }
    // The recognizer has ignored all its touches since it asked for the state.
    if recognizer.gestureTouches.isEmpty { return .failed }
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

  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.failureRequirements.isEmpty { return recognizer.dynamicRequirements }
    return recognizer.failureRequirements.compactMap(\.recognizer) + recognizer.dynamicRequirements
  }

  /// Asks first the view under the touch, if a recognition would cancel that touch, and then the delegate. An object that is both is asked
  /// once. Source: docs/rules/gestures.md 3.4
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin() else { return false }
    let view = recognizer.gestureTouches.first?.view
    let asksView = recognizer.cancelsTouchesInView
    if asksView, let view, !UIView.Overridable.gestureRecognizerShouldBegin(view, recognizer) { return false }
    guard let delegate = recognizer.delegate, !asksView || delegate !== view else { return true }
    return (recognizer.askedDelegate ?? delegate).gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Exclusion

  /// Fails every recognizer that may not recognize together with `winner`. Source: docs/rules/gestures.md 3.2
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
    return mayPrevent(winner, other) && !mayRecognizeTogether(winner, other)
  }

  private func areRelated(_ a: UIView?, _ b: UIView?) -> Bool {
    guard let a, let b else { return false }
    return a.isDescendant(of: b) || b.isDescendant(of: a)
  }

  /// One yes of the four answers is enough. Source: docs/rules/gestures.md 3.2, point 5
  private func mayRecognizeTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.recognizesTogether(with: b) || b.recognizesTogether(with: a)
      || a.askedDelegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.askedDelegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }

  // MARK: Dynamic requirements

  /// Asks the delegates about each pair of a recognizer that has just got a touch and another one in the gesture, once per pair and
  /// gesture. Pairs without any delegate are skipped, so that a thousand recognizers don't cost a million pairs.
  /// Source: docs/rules/gestures.md 3.3
  func noteDynamicRequirements(of receivers: [UIGestureRecognizer]) {
    let asked = recognizers.filter(\.ordersOthers)
    guard !asked.isEmpty else { return }
    for recognizer in receivers { noteDynamicRequirements(of: recognizer, recognizer.ordersOthers ? recognizers : asked) }
  }

  private func noteDynamicRequirements(of recognizer: UIGestureRecognizer, _ others: [UIGestureRecognizer]) {
    for other in others where other !== recognizer {
      for (waiting, required) in [(recognizer, other), (other, recognizer)] where !waiting.askedAbout.contains(ObjectIdentifier(required)) {
        waiting.askedAbout.insert(ObjectIdentifier(required))
        if UIGestureRecognizer.Overridable.shouldRequireFailure(waiting, required)
          || UIGestureRecognizer.Overridable.shouldBeRequiredToFail(required, waiting)
          || waiting.askedDelegate?.gestureRecognizer(waiting, shouldRequireFailureOf: required) == true
          || required.askedDelegate?.gestureRecognizer(required, shouldBeRequiredToFailBy: waiting) == true || required.makesWait(waiting)
        {
          if required.waits(for: waiting) {
            reference.simulation.warn(waiting.circleText(required))
          } else {
            waiting.dynamicRequirements.append(required)
            required.isAwaited = true
          }
        }
      }
    }
  }
}
