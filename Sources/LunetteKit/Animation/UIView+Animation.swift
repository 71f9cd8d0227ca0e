import Foundation

extension UIView {
  /// Source: Apple, UIView.AnimationOptions (bits); layout-animation.md c1
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    private static let curveMask = 0xF << 16

    var timingCurve: TimingCurve {
      switch rawValue & Self.curveMask {
      case Self.curveEaseIn.rawValue: .easeIn
      case Self.curveEaseOut.rawValue: .easeOut
      case Self.curveLinear.rawValue: .linear
      default: .easeInOut
      }
    }
  }

  /// Runs `animations` at once: models take their final values, the screen follows.
  ///
  /// Units: seconds. A block inside another takes over the outer duration and curve unless its options override them.
  /// Source: layout-animation.md c2
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let engine = Simulation.current.animations
    var (duration, curve) = (max(0, duration), AnimationProgress.curve(options.timingCurve))
    if let outer = engine.block {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    }
    run(duration, delay, curve, options, animations, completion)
  }

  /// - Parameters:
  ///   - dampingRatio: 1 doesn't swing; smaller values do
  ///   - velocity: in total distances per second
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: dampingRatio, duration: CGFloat(duration), initialVelocity: velocity)
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    Simulation.current.animations.withoutAnimation(actions)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: AnimationProgress, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let group = AnimationGroup(
      delay: max(0, delay), duration: duration, curve: curve, options: options, beginTime: simulation.time, completion: completion)
    simulation.animations.animate(group, changes: animations)
  }
}
