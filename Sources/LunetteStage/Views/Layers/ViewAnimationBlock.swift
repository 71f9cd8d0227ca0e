import Foundation

/// An open call of `UIView.animate` or of a method like it: turns changes of views' layers into animations.
///
/// While it runs the shown value is `model + (old - new) * (1 - progress)`. So several animations of one property add up, and an
/// interrupted one keeps its momentum. Opacity and colour are not additive: a new animation replaces the old.
/// Source: docs/rules/animation.md 1.2
@usableFromInline
package final class ViewAnimationBlock {
  let group: AnimationGroup
  // `UIView.setAnimationDuration` and its like change these for the changes that follow in a `beginAnimations` block.
  var duration: TimeInterval { didSet { group.duration = duration } }
  var delay: TimeInterval { didSet { group.delay = delay } }
  var motion: AnimationProgress
  var options: UIView.AnimationOptions
  /// The value of `UIView.setAnimationRepeatCount` in a `beginAnimations` block.
  var repeatCount: Double?
  // For `beginAnimations`: the view with a transition, its former look, and what runs when the block is committed.
  var transition: (style: UIView.TransitionStyle, view: UIView, old: CALayer)?
  var whenCommitted: (() -> Void)?
  var companions = Companions()
  let animator: UIViewPropertyAnimator?
  private let reference: SimulationReference
  var simulation: Simulation { reference.simulation }
  /// For an animator: the share of the duration that passes before its changes begin.
  var delayFactor: CGFloat = 0
  /// For an animator: every change with its old and new value, so that it can be reversed.
  private(set) var moved: [(layer: CALayer, property: LayerProperty, old: LayerValue, new: LayerValue)] = []

  init(
    duration: TimeInterval, delay: TimeInterval, motion: AnimationProgress, options: UIView.AnimationOptions,
    animator: UIViewPropertyAnimator? = nil, completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let slowness = animator == nil ? simulation.animations.slowness : 1
    let (duration, delay) = (duration * slowness, delay * slowness)
    (self.duration, self.delay, self.motion, self.options, self.animator) = (max(duration, 0), delay, motion, options, animator)
    reference = simulation.reference
    group = AnimationGroup(delay: delay, duration: duration, beginTime: simulation.time, completion: completion)
  }

  var timing: MediaTiming {
    var timing = MediaTiming()
    (timing.duration, timing.fillMode) = (duration, .both)
    timing.autoreverses = options.contains(.autoreverse)
    timing.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
    return timing
  }

  func record(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue) {
    guard property.inViews != .notAtAll else { return }
    let new = property.get(layer)
    guard new.isFinite, old.isFinite else { return }
    if keyframe != nil { return note(layer, property, from: old, to: new) }
    if animator != nil { moved.append((layer, property, old, new)) }
    // Without a duration and a delay the changes are made at once. Source: Apple, UIView.animate(withDuration:)
    guard duration > 0 || delay > 0 || animator != nil else { return }
    var from = old
    // An animator always begins from what is shown. Source: docs/rules/animation.md 1.7
    if property.inViews == .replacing, options.contains(.beginFromCurrentState) || animator != nil, !layer.animations.isEmpty {
      from = property.get(layer.shown(before: property, old))
    }
    let animation = ViewAnimation(property, from: from, to: new, self)
    if let animator, property.inViews == .replacing {
      animation.continues = layer.animations.contains { $0.animator === animator && $0.target?.property === property }
    }
    attach(animation, of: property, to: layer, staysBelow: animation.continues)
  }

  /// - Parameter staysBelow: whether an earlier animation of the property stays, below this one
  private func attach(_ animation: CAPropertyAnimation, of property: LayerProperty, to layer: CALayer, staysBelow: Bool = false) {
    let engine = simulation.animations
    let number = engine.newNumber()
    var key = property.key
    let old = layer.animations.first { $0.key == key }
    let isBeside = old != nil && (property.inViews == .additive || staysBelow)
    if isBeside { key += "-\(number)" }
    let attached = AttachedAnimation(animation, of: property, key: key, on: layer, beginTime: layer.localTime + delay, number: number)
    attached.animator = animator
    attached.blocksTouches = !options.contains(.allowUserInteraction)
    engine.attach(attached, to: group, isNew: old == nil || isBeside, isFinishing: old.map(group.belongs) ?? false)
  }

  /// Puts a transition on a layer.
  /// - Parameters:
  ///   - old: the layer's former look
  ///   - new: its new look; nil when that goes on changing
  func attach(_ transition: ViewTransition, old: CALayer, new: CALayer?, to layer: CALayer) {
    let engine = simulation.animations
    let attached = AttachedAnimation(
      transition, key: CALayer.transitionKey, on: layer, beginTime: layer.localTime + delay, number: engine.newNumber())
    (attached.oldLook, attached.newLook) = (old, new)
    attached.blocksTouches = !options.contains(.allowUserInteraction)
    engine.attach(attached, to: group)
  }

  // MARK: Keyframes

  /// The keyframe whose changes are being collected, in fractions of the whole duration.
  private var keyframe: (start: CGFloat, end: CGFloat)?
  private var tracks: [KeyframeTrack] = []
  private var places: [TrackKey: Int] = [:]
  private struct TrackKey: Hashable { let layer, property: ObjectIdentifier }

  /// Source: docs/rules/animation.md 1.4
  func addKeyframe(start: CGFloat, duration: CGFloat, _ changes: () -> Void) {
    let outer = keyframe
    let begin = min(max(start, 0), 1)
    keyframe = (begin, min(max(begin + max(duration, 0), begin), 1))
    changes()
    keyframe = outer
  }

  private func note(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue, to new: LayerValue) {
    guard let keyframe else { return }
    let key = TrackKey(layer: ObjectIdentifier(layer), property: ObjectIdentifier(property))
    let index = places[key] ?? tracks.count
    if index == tracks.count {
      tracks.append(KeyframeTrack(layer: layer, property: property, first: old))
      places[key] = index
    }
    tracks[index].add(keyframe, new)
  }

  /// Makes one keyframe animation of each property that changed.
  func finishKeyframes() {
    let tracks = tracks
    (self.tracks, places) = ([], [:])
    for track in tracks {
      attach(track.animation(self), of: track.property, to: track.layer)
    }
  }
}

/// The keyframes of one property.
private struct KeyframeTrack {
  let layer: CALayer
  let property: LayerProperty
  let first: LayerValue
  private var frames: [(start: CGFloat, end: CGFloat, value: LayerValue)] = []

  init(layer: CALayer, property: LayerProperty, first: LayerValue) { (self.layer, self.property, self.first) = (layer, property, first) }

  mutating func add(_ keyframe: (start: CGFloat, end: CGFloat), _ value: LayerValue) {
    // A second change in the same keyframe replaces the first.
    if let last = frames.last, last.start == keyframe.start, last.end == keyframe.end { frames.removeLast() }
    frames.append((keyframe.start, keyframe.end, value))
  }

  /// The block's curve applies to the whole duration; between keyframes values change linearly. A value stays until the next keyframe.
  func animation(_ block: ViewAnimationBlock) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: property.key)
    var (times, values): ([CGFloat], [LayerValue]) = ([0], [first])
    for frame in frames.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }).map(\.element) {
      if frame.start > times[times.count - 1] {
        times.append(frame.start)
        values.append(values[values.count - 1])
      }
      times.append(max(frame.end, times[times.count - 1]))
      values.append(frame.value)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    animation.calculationMode = block.options.calculationMode
    // In discrete mode a value changes where its keyframe begins, and stays until the next one.
    if animation.calculationMode == .discrete {
      (times, values) = ([0], [first])
      for frame in frames.sorted(by: { $0.start < $1.start }) {
        times.append(frame.start)
        values.append(frame.value)
      }
      times.append(1)
    }
    let last = property.get(layer)
    let offsets = values.map { $0.difference(from: last) }
    if property.inViews == .additive, !offsets.contains(nil), !isTransform {
      animation.frames = offsets.compactMap { $0 }
      animation.isAdditive = true
    } else {
      animation.frames = values
    }
    animation.keyTimes = times
    animation.timing = block.timing
    if case .curve(let curve) = block.motion { animation.timingFunction = CAMediaTimingFunction(curve) }
    return animation
  }

  private var isTransform: Bool { if case .transform = first { true } else { false } }
}

/// An animation of one property from the shown value to the model's value.
final class ViewAnimation: CABasicAnimation {
  private var old = LayerValue.flag(false)
  private var new = LayerValue.flag(false)
  private var motion = AnimationProgress.curve(.linear)
  /// How far the animator had come when the change was made.
  private var start: CGFloat = 0
  private weak var animator: UIViewPropertyAnimator?
  /// Whether it goes on from where an earlier animation of the same animator had brought the property.
  var continues = false

  convenience init(_ property: LayerProperty, from old: LayerValue, to new: LayerValue, _ block: ViewAnimationBlock) {
    self.init()
    keyPath = property.key
    (self.old, self.new, motion, timing) = (old, new, block.motion, block.timing)
    animator = block.animator
    let done = block.animator?.fractionComplete ?? 0
    start = done + (1 - done) * block.delayFactor
    isAdditive = property.inViews == .additive
    // The values as they read in UIKit. Source: docs/rules/cases/animation.md P24
    if isAdditive {
      fromValue = old.difference(from: new)
      toValue = new.difference(from: new)
    } else {
      (fromValue, toValue) = (old, new)
    }
    if case .curve(let curve) = motion { timingFunction = CAMediaTimingFunction(curve) }
  }

  override func write(to shown: CALayer, _ target: KeyPathTarget, _ phase: AnimationPhase, duration: TimeInterval, model: LayerValue) {
    var done = motion.value(at: phase.fraction)
    if let animator {
      // Before its start the animator's earlier animation of the property shows.
      if continues, animator.progress < start { return }
      done = start < 1 ? max(animator.progress - start, animator.isSpringing ? -.infinity : 0) / (1 - start) : 1
    }
    let rest = 1 - done
    guard isAdditive else { return target.set(new.interpolated(to: old, rest), in: shown) }
    let base = target.value(of: shown)
    if case .transform(let base) = base, case .transform(let old) = old, case .transform(let new) = new {
      return target.set(.transform(.between(base, from: old, to: new, rest: rest)), in: shown)
    }
    if let offset = fromValue, let value = offset.times(rest).added(to: base) { target.set(value, in: shown) }
  }
}
