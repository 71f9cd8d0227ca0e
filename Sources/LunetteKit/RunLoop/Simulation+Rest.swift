import Foundation

/// Whether anything still moves, for whoever wants to wait until nothing does.
extension Simulation {
  /// What will still change the screen by itself, described for a reader; empty when everything is at rest.
  ///
  /// - Parameter deadline: timers that fire later don't count. Units: seconds of the simulated clock
  public func movements(until deadline: TimeInterval) -> [String] {
    var found: [String] = []
    if let next = input.nextEventTime { found.append("a touch event due at \(seconds(next))") }
    found += displayLinks.active.map(\.motionDescription)
    found += animations.running.map { "an animation \($0.subject), begun at \(seconds($0.beginTime)), for \(seconds($0.duration))" }
    if let next = gestures.nextTimeout { found.append("a gesture that waits until \(seconds(next))") }
    if let next = timers.nextFireTime, next <= deadline { found.append("a timer due at \(seconds(next))") }
    if hasAppearingControllers { found.append("a controller whose view is about to appear") }
    if application.visibleWindows.contains(where: \.isLayoutPending) { found.append("a layout that was asked for") }
    return found
  }

  /// The same question without the words.
  public func isMoving(until deadline: TimeInterval) -> Bool {
    input.nextEventTime != nil || !displayLinks.active.isEmpty || !animations.running.isEmpty || gestures.nextTimeout != nil
      || timers.nextFireTime.map { $0 <= deadline } == true || application.visibleWindows.contains(where: \.isLayoutPending)
      || hasAppearingControllers
  }

  private func seconds(_ time: TimeInterval) -> String { "\((time * 1000).rounded() / 1000) s" }
}

extension AnimationGroup {
  /// What it moves: "of UILabel (position)".
  var subject: String {
    guard let layer = layers.first else { return "without effect" }
    let keys = layer.animations.filter { $0.group === self }.map(\.key.rawValue).joined(separator: ", ")
    let owner = layer.view.map { typeName($0) } ?? "CALayer"
    return "of \(owner) (\(keys))" + (layers.count > 1 ? " and \(layers.count - 1) more" : "")
  }
}
