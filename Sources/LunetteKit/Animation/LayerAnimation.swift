import Foundation

/// The way of one property from what was shown to what the model already says.
///
/// `from` and `to` are kept; what is shown while it runs is `model + (from - to) * (1 - progress)`, so several animations of one
/// property add up and an interrupted one keeps its momentum. Opacity and colour are not additive: a new animation replaces the old.
/// Source: layout-animation.md c2
public struct LayerAnimation {
  public enum Key: String, CaseIterable, Sendable { case bounds, position, transform, opacity, backgroundColor }

  public let key: Key
  let from: AnimatedValue
  let to: AnimatedValue
  let group: AnimationGroup

  var isAdditive: Bool { key != .opacity && key != .backgroundColor }
}

enum AnimatedValue {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case color(UIColor)
  case transform(CATransform3D)
}

/// What one call of `UIView.animate` started.
public final class AnimationGroup {
  /// Its place among the animations of its simulation, from 1.
  package internal(set) var number = 0
  package let delay: TimeInterval
  package let duration: TimeInterval
  let curve: AnimationProgress
  let options: UIView.AnimationOptions
  /// Seconds of the simulated clock at which it was committed.
  public let beginTime: TimeInterval
  var completion: ((Bool) -> Void)?
  /// The script's line that started it: `file:line`.
  package internal(set) var position: String?
  /// The layers it moves; empty for a group whose block changed nothing.
  private(set) var layers: [CALayer] = []
  /// Its animations that are still on their layers.
  private var liveCount = 0
  private(set) var isFinished = true

  init(
    delay: TimeInterval, duration: TimeInterval, curve: AnimationProgress, options: UIView.AnimationOptions, beginTime: TimeInterval,
    completion: ((Bool) -> Void)?
  ) {
    (self.delay, self.duration, self.curve, self.options) = (delay, duration, curve, options)
    (self.beginTime, self.completion) = (beginTime, completion)
  }

  /// When it ends. A group that moves nothing, or nothing any more, ends in the next frame. Source: layout-animation.md c5
  var endTime: TimeInterval { liveCount == 0 ? beginTime : beginTime + delay + duration }

  /// How much of the way is done: 0 before the delay has passed, 1 at the end.
  func progress(at time: TimeInterval) -> CGFloat {
    let elapsed = time - beginTime - delay
    if elapsed < 0 { return 0 }
    if elapsed >= duration - clockTolerance { return 1 }
    return curve.value(elapsed: elapsed, duration: duration)
  }

  /// Notes one more animation on `layer`.
  func add(_ layer: CALayer) {
    liveCount += 1
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// One of its animations was taken away before its time, or by a later change of its own block.
  func removed(_ animation: LayerAnimation, finished: Bool) {
    liveCount -= 1
    if !finished { isFinished = false }
  }

  /// Takes its animations off the layers and tells whoever waits.
  func end() {
    for layer in layers { layer.animations.removeAll { $0.group === self } }
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// Progress as a function of time: a timing curve or a spring.
enum AnimationProgress {
  case curve(TimingCurve)
  case spring(SpringCurve)

  func value(elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    switch self {
    case .curve(let curve): duration > 0 ? curve.value(at: CGFloat(elapsed / duration)) : 1
    case .spring(let spring): spring.position(at: CGFloat(elapsed))
    }
  }
}
