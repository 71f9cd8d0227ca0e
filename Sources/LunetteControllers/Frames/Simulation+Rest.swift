import Foundation

/// Whether anything still moves, for code that waits until nothing does.
extension Simulation {
  /// Everything that will still change the screen by itself, in words; empty when everything is at rest.
  ///
  /// Each entry says what moves in which view, since when, and which line of the script started it.
  /// - Parameters:
  ///   - deadline: timers that fire later are ignored. Units: seconds of the simulated clock
  ///   - name: what a reader calls a view
  public func movements(until deadline: TimeInterval, naming name: (UIView) -> String) -> [String] {
    var found: [String] = []
    if let next = input.nextEventTime { found.append("a touch event due at \(seconds(next))") }
    for (link, origin) in zip(displayLinks.active, displayLinks.origins) where link.isSeen {
      let id = (link as? UIView)?.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
      found.append(link.motionDescription + id + described(origin) + (link.repeatsForEver ? Self.endless : ""))
    }
    for group in animations.running {
      let origin = described(StartOrigin(time: group.beginTime, position: group.position))
      let delay = group.delay > 0 ? " after \(seconds(group.delay))" : ""
      let end = group.repeatsForEver ? Self.endless : ""
      found.append("an animation \(group.subject(naming: name)), for \(seconds(group.duration))\(delay)\(origin)\(end)")
    }
    if animations.hasBegunBlocks { found.append("a block of UIView.beginAnimations without its commitAnimations") }
    if let next = gestures.nextTimeout { found.append("a gesture that waits until \(seconds(next))") }
    for request in openRequests {
      found.append((request.state == .held ? "a reply that is held, to " : "a reply to ") + request.request.line + described(request.origin))
    }
    let timers = timers.due(upTo: deadline).filter { !($0.userInfo is NetworkExchange) }
    for timer in timers.prefix(Self.mostTimersNamed) {
      let interval = timer.interval.map { ", every \(seconds($0))" } ?? ""
      found.append("a timer due at \(seconds(timer.fireTime))\(interval)\(timer.origin.map(described) ?? "")")
    }
    if timers.count > Self.mostTimersNamed { found.append("\(timers.count - Self.mostTimersNamed) more timers") }
    if !appearingControllers.isEmpty { found.append("a controller whose view is about to appear") }
    if hasWaitingConstraints { found.append("constraints that have changed") }
    if hasWaitingTraits { found.append("traits that are others from the next frame on") }
    if application.visibleWindows.contains(where: \.isLayoutPending) {
      let views = application.visibleWindows.flatMap(\.viewsToLayOut)
      let names = views.prefix(Self.mostTimersNamed).map(name).joined(separator: ", ")
      found.append("a layout that was asked for" + (names.isEmpty ? "" : ", of \(names)") + (views.count > Self.mostTimersNamed ? " and others" : ""))
    }
    return found
  }

  /// Whether something moves, as `movements` tells in words.
  public func isMoving(until deadline: TimeInterval) -> Bool {
    // Nothing of an app moves that is suspended.
    if isSuspended { return false }
    return !input.isEmpty || waitsForAnswers || runsPutOff != nil || displayLinks.isMoving || animations.isMoving || animations.hasBegunBlocks
      || gestures.nextTimeout != nil
      || timers.nextFireTime.map { $0 <= deadline } == true || application.visibleWindows.contains(where: \.isLayoutPending)
      || waitsForFrame
  }

  /// True when everything that still moves goes on for ever, so that waiting is of no use.
  public func onlyRepeats(until deadline: TimeInterval) -> Bool {
    input.isEmpty && !waitsForAnswers && runsPutOff == nil && displayLinks.active.allSatisfy(\.repeatsForEver) && animations.onlyRepeats
      && !animations.hasBegunBlocks
      && gestures.nextTimeout == nil && timers.nextFireTime.map { $0 <= deadline } != true
      && !application.visibleWindows.contains(where: \.isLayoutPending) && !waitsForFrame
  }

  /// True when nothing moves but answers that are under way, besides what goes on for ever.
  public var onlyWaitsForAnswers: Bool {
    waitsForAnswers && input.isEmpty && runsPutOff == nil && displayLinks.active.allSatisfy(\.repeatsForEver) && animations.onlyRepeats
      && !animations.hasBegunBlocks && gestures.nextTimeout == nil && !application.visibleWindows.contains(where: \.isLayoutPending)
      && !waitsForFrame
  }

  /// Whether the next frame does what was asked for in this one.
  private var waitsForFrame: Bool { !appearingControllers.isEmpty || hasWaitingTraits || hasWaitingConstraints }

  /// True when nothing moves but answers that never come, besides what goes on for ever.
  public var onlyWaitsInVain: Bool { onlyWaitsForAnswers && openRequests.allSatisfy { $0.state == .held || $0.due == .infinity } }

  private static var endless: String { ", which repeats for ever" }

  private func described(_ origin: StartOrigin) -> String {
    ", since \(seconds(origin.time))" + (origin.position.map { ", started by \($0)" } ?? "")
  }

  /// Limit of timers, and of views, that are named: enough to find the one at fault. Ours.
  private static var mostTimersNamed: Int { 5 }

  private func seconds(_ time: TimeInterval) -> String { formatted((time * 1000).rounded() / 1000) + " s" }
}

extension AnimationGroup {
  /// The view and the property that an animation moves: "of UILabel (position)".
  package func subject(naming name: (UIView) -> String) -> String {
    guard let layer = layers.first else { return "without effect" }
    let owner = layer.view.map(name) ?? layer.className
    return "of \(owner) (\(subjects.joined(separator: ", ")))" + (layers.count > 1 ? " and \(layers.count - 1) more" : "")
  }
}

extension UIView {
  /// The views in this tree whose own layout is pending, from the top down.
  fileprivate var viewsToLayOut: [UIView] {
    guard isLayoutPending else { return [] }
    return (needsLayout ? [self] : []) + subviews.flatMap(\.viewsToLayOut)
  }
}
