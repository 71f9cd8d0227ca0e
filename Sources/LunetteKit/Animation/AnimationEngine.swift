import Foundation

/// The animations of one simulation: the block that is open, and the groups that run.
public final class AnimationEngine {
  /// The block that is collecting changes; nil outside `UIView.animate`.
  private(set) var block: AnimationGroup?
  /// `UIView.setAnimationsEnabled`; false lets every change take effect at once.
  public var isEnabled = true
  private var nextNumber = 1
  /// In the order of creation.
  public private(set) var running: [AnimationGroup] = []

  /// True while changes are to be animated.
  var isCollecting: Bool { block != nil && isEnabled }

  /// Runs `changes` with their effects animated. Completions come at the end, never inside this call.
  /// Source: layout-animation.md c2, c5
  func animate(_ group: AnimationGroup, changes: () -> Void) {
    group.number = nextNumber
    nextNumber += 1
    let outer = block
    block = isEnabled ? group : nil
    changes()
    block = outer
    group.position = Simulation.current.scriptPosition?()
    running.append(group)
    if !group.layers.isEmpty { Simulation.current.eventObserver?(.animationBegan(group)) }
  }

  func withoutAnimation(_ changes: () -> Void) {
    let (outerBlock, wasEnabled) = (block, isEnabled)
    (block, isEnabled) = (nil, false)
    changes()
    (block, isEnabled) = (outerBlock, wasEnabled)
  }

  /// Runs `work` as if no block were open; one that it opens itself counts.
  func aside<Result>(_ work: () -> Result) -> Result {
    let outer = block
    block = nil
    defer { block = outer }
    return work()
  }

  func record(_ layer: CALayer, _ key: LayerAnimation.Key, from: AnimatedValue, to: AnimatedValue) {
    guard let block else { return }
    var animation = LayerAnimation(key: key, from: from, to: to, group: block)
    if !animation.isAdditive {
      if block.options.contains(.beginFromCurrentState), let shown = layer.shownValue(of: key) {
        animation = LayerAnimation(key: key, from: shown, to: to, group: block)
      }
      for old in layer.animations where old.key == key { old.group.removed(old, finished: old.group === block) }
      layer.animations.removeAll { $0.key == key }
    }
    layer.animations.append(animation)
    block.add(layer)
  }

  /// Ends what is over at `time`: by end time, ties in the order of creation. What a completion starts is left for later frames.
  func step(to time: TimeInterval) {
    guard !running.isEmpty else { return }
    let ended = running.filter { $0.endTime <= time + clockTolerance }
    guard !ended.isEmpty else { return }
    running.removeAll { group in ended.contains { $0 === group } }
    // 0.2 s of delay and 0.3 s end with 0.5 s, whatever their sums are in binary.
    func tick(_ group: AnimationGroup) -> TimeInterval { (group.endTime / clockTolerance).rounded() }
    let inOrder = ended.enumerated().sorted { (tick($0.element), $0.offset) < (tick($1.element), $1.offset) }
    let observer = Simulation.current.eventObserver
    for (_, group) in inOrder {
      if let observer, !group.layers.isEmpty { observer(.animationEnded(group, finished: group.isFinished)) }
      group.end()
    }
  }
}

extension CALayer {
  fileprivate func shownValue(of key: LayerAnimation.Key) -> AnimatedValue? {
    guard animations.contains(where: { $0.key == key }) else { return nil }
    let shown = presentation
    switch key {
    case .opacity: return .number(shown.opacity)
    case .backgroundColor: return .color(shown.backgroundColor ?? .clear)
    default: return nil
    }
  }
}
