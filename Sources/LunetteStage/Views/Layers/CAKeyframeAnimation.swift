import Foundation

/// An animation through several values, or along a path. Source: docs/rules/animation.md 3.4
public final class CAKeyframeAnimation: CAPropertyAnimation {
  public var frames: [LayerValue] = [] { didSet { timeline = nil } }
  /// Used instead of `values`: each end of a line or curve of the path is a value.
  public var path: CGPath? { didSet { timeline = nil } }
  /// From 0 to 1, ascending. A list that doesn't fit the values is ignored; they are then spaced evenly.
  public var keyTimes: [CGFloat]? { didSet { timeline = nil } }
  /// One function for each part between two values, applied after the animation's own.
  public var timingFunctions: [CAMediaTimingFunction] = []
  public var calculationMode = CAAnimationCalculationMode.linear { didSet { timeline = nil } }
  public var rotationMode: CAAnimationRotationMode?
  /// For cubic modes one number for each value; a missing one is 0.
  public var tensionValues: [CGFloat] = []
  public var continuityValues: [CGFloat] = []
  public var biasValues: [CGFloat] = []

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (frames, path, keyTimes, timingFunctions) = (other.frames, other.path, other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }

  override var givenValues: [LayerValue] { path == nil ? frames : [.point(.zero)] }

  override func problem(on layer: CALayer) -> String? {
    if let path, path.isEmpty || !path.isFinite { return "a keyframe animation's path needs a start, and finite points" }
    if path == nil, frames.isEmpty { return "a keyframe animation needs values or a path" }
    return super.problem(on: layer)
  }

  override func takeKind(of model: LayerValue) { frames = frames.map { $0.like(model) } }

  /// Computed when the first value is asked for.
  private var timeline: KeyframeTimeline?

  override func value(_ fraction: CGFloat, cycle: Int, model: LayerValue) -> LayerValue? {
    place(fraction)?.value
  }

  private func place(_ fraction: CGFloat) -> (value: LayerValue, angle: CGFloat)? {
    let timeline = self.timeline ?? KeyframeTimeline(self)
    self.timeline = timeline
    return timeline.place(at: fraction, self)
  }

  override func write(to shown: CALayer, _ target: KeyPathTarget, _ phase: AnimationPhase, duration: TimeInterval, model: LayerValue) {
    super.write(to: shown, target, phase, duration: duration, model: model)
    guard path != nil, let rotationMode, let place = place(progress(phase.fraction)) else { return }
    let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    shown.transform = CATransform3D(rotationAngle: angle, x: 0, y: 0, z: 1).concatenating(shown.transform)
  }
}

public enum CAAnimationCalculationMode: String, Sendable, CaseIterable {
  case linear, discrete, paced, cubic, cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

public enum CAAnimationRotationMode: String, Sendable, CaseIterable {
  case rotateAuto = "auto"
  case rotateAutoReverse = "autoReverse"
}

/// The values of a keyframe animation with their times.
private struct KeyframeTimeline {
  let frames: [LayerValue]
  /// For a path: the lines and curves between the values.
  let segments: [PathSegment?]
  let lengths: [CGFloat]
  /// One time per value; in discrete mode one more, for the end of the last value.
  let times: [CGFloat]

  init(_ animation: CAKeyframeAnimation) {
    var frames = animation.frames
    var segments: [PathSegment?] = Array(repeating: nil, count: max(frames.count - 1, 0))
    if let path = animation.path {
      (frames, segments) = ([], [])
      for subpath in path.subpaths {
        if !frames.isEmpty { segments.append(nil) }
        frames.append(.point(subpath.start))
        for segment in subpath.segments {
          frames.append(.point(segment.end))
          segments.append(segment)
        }
      }
    }
    (self.frames, self.segments) = (frames, segments)
    // A jump to another subpath has no length.
    lengths = segments.indices.map { index in
      segments[index]?.length ?? (animation.path == nil ? frames[index].distance(to: frames[index + 1]) : 0)
    }
    times = Self.times(animation, frames.count, lengths)
  }

  private static func times(_ animation: CAKeyframeAnimation, _ count: Int, _ lengths: [CGFloat]) -> [CGFloat] {
    let mode = animation.calculationMode
    let wanted = mode == .discrete ? count + 1 : count
    if mode.isPaced {
      let whole = lengths.reduce(0, +)
      if whole > 0 {
        var sum: CGFloat = 0
        return [0]
          + lengths.map { length in
            sum += length
            return sum / whole
          }
      }
    } else if let given = animation.keyTimes, given.count == wanted, given.first == 0, given.last == 1 || mode == .discrete,
      zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }), given.allSatisfy({ $0 >= 0 && $0 <= 1 })
    {
      return given
    }
    return (0..<wanted).map { wanted > 1 ? CGFloat($0) / CGFloat(wanted - 1) : 0 }
  }

  func place(at fraction: CGFloat, _ animation: CAKeyframeAnimation) -> (value: LayerValue, angle: CGFloat)? {
    guard let first = frames.first else { return nil }
    if animation.calculationMode == .discrete {
      let index = frames.indices.last { times[$0] <= fraction + Self.noise } ?? 0
      return (frames[index], 0)
    }
    guard frames.count > 1 else { return (first, 0) }
    let part = (0..<(frames.count - 1)).last { times[$0] <= fraction } ?? 0
    let room = times[part + 1] - times[part]
    var t = room > 0 ? (fraction - times[part]) / room : 1
    if part < animation.timingFunctions.count { t = animation.timingFunctions[part].curve.value(at: t) }
    if let segment = segments[part] {
      let u = animation.calculationMode.isPaced ? segment.parameter(atLength: t * lengths[part], of: lengths[part]) : t
      return (.point(segment.point(at: u)), segment.angle(at: min(max(u, 0), 1)))
    }
    if animation.calculationMode.isCubic, let value = cubic(part, t, animation) { return (value, 0) }
    return (frames[part].interpolated(to: frames[part + 1], t), 0)
  }

  /// A Kochanek-Bartels curve; the first and the last value count twice. Source: docs/rules/animation.md 3.4
  private func cubic(_ part: Int, _ t: CGFloat, _ animation: CAKeyframeAnimation) -> LayerValue? {
    let (p0, p1) = (frames[max(part - 1, 0)], frames[part])
    let (p2, p3) = (frames[part + 1], frames[min(part + 2, frames.count - 1)])
    func setting(_ list: [CGFloat], _ index: Int) -> CGFloat { index < list.count ? list[index] : 0 }
    func tangent(_ before: LayerValue, _ here: LayerValue, _ after: LayerValue, _ index: Int, leaving: Bool) -> LayerValue? {
      let (tension, bias) = (setting(animation.tensionValues, index), setting(animation.biasValues, index))
      let continuity = setting(animation.continuityValues, index) * (leaving ? 1 : -1)
      guard let back = here.difference(from: before), let forth = after.difference(from: here) else { return nil }
      let a = (1 - tension) * (1 + bias) * (1 + continuity) / 2
      let b = (1 - tension) * (1 - bias) * (1 - continuity) / 2
      return back.times(a).added(to: forth.times(b))
    }
    switch p1 {
    case .number, .point, .size, .rect, .numbers: break
    default: return nil
    }
    guard let leave = tangent(p0, p1, p2, part, leaving: true), let arrive = tangent(p1, p2, p3, part + 1, leaving: false) else {
      return nil
    }
    let (t2, t3) = (t * t, t * t * t)
    return p1.times(2 * t3 - 3 * t2 + 1).added(to: leave.times(t3 - 2 * t2 + t))?
      .added(to: p2.times(-2 * t3 + 3 * t2))?.added(to: arrive.times(t3 - t2))
  }

  private static let noise: CGFloat = 1e-9
}
