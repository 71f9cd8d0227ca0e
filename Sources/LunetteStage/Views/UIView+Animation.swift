import Foundation

/// UIView's static methods act on the current simulation. Code that has a view uses the view's own simulation, which may be another one.
extension Simulation {
  package var areAnimationsEnabled: Bool { animations.isEnabled }

  @inlinable
  @inline(__always)
  package func performWithoutAnimation(_ actions: () -> Void) { perform { animations.withoutAnimation(actions) } }

  package func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    perform {
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
  }

  package func animate(along spring: SpringCurve, options: UIView.AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?) {
    perform { UIView.animate(along: spring, options: options, animations: animations, completion: completion) }
  }

  package func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform { UIView.transition(with: view, duration: duration, options: options, animations: animations, completion: completion) }
  }
}

extension UIView {
  /// Source: Apple, UIView.AnimationOptions (bits); docs/rules/animation.md 1.1
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    private static let curveMask = 0xF << 16

    var timingCurve: TimingCurve {
      switch rawValue & Self.curveMask {
      case Self.curveEaseIn.rawValue: .easeIn
      case Self.curveEaseOut.rawValue: .easeOut
      case Self.curveLinear.rawValue: .linear
      default: .easeInOut
      }
    }

    package var transition: TransitionStyle? { TransitionStyle(rawValue: rawValue >> 20 & 0xF) }

    /// For `animateKeyframes`: the calculation mode is in bits that a plain animation doesn't use. Source: docs/rules/animation.md 1.4
    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  public enum TransitionStyle: Int, Sendable, CaseIterable {
    case flipFromLeft = 1
    case flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
  }

  /// Source: Apple, UIView.KeyframeAnimationOptions; the other bits are those of AnimationOptions
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// UIKit has no name for the curves here, but respects them as raw bits.
    public static let curveLinear = KeyframeAnimationOptions(rawValue: 3 << 16)
    public static let curveEaseIn = KeyframeAnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = KeyframeAnimationOptions(rawValue: 2 << 16)
  }

  /// Runs `animations` at once: model values change now, the screen follows.
  ///
  /// Units: seconds. A block inside another one takes the outer duration and curve unless its options override them.
  /// Source: docs/rules/animation.md 1.2
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (duration, motion) = inherited(duration, .curve(options.timingCurve), options)
    run(duration, delay, motion, options, animations, completion)
  }

  /// - Parameters:
  ///   - dampingRatio: 1 doesn't oscillate; smaller values do
  ///   - velocity: in total distances per second
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: dampingRatio, duration: CGFloat(duration), initialVelocity: velocity)
    run(duration, delay, .spring(spring), options, animations, completion)
  }

  /// A spring with the arguments of iOS 17: its period and its bounce, from -1 to 1. It runs until the spring has settled.
  /// Source: docs/rules/animation.md 1.3; docs/rules/cases/animation.md S32 to S40
  public static func animate(
    springDuration duration: TimeInterval, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = DampedSpring(period: CGFloat(max(duration, 0)), bounce: bounce, velocity: velocity)
    run(spring.settlingDuration, delay, .damped(spring, duration: spring.settlingDuration), options, animations, completion)
  }

  static func animate(
    along spring: SpringCurve, options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    run(TimeInterval(spring.duration), 0, .spring(spring), options, animations, completion)
  }

  /// Makes one keyframe animation for each property, of the changes in `addKeyframe` calls. Its curve applies to the whole duration.
  /// Source: docs/rules/animation.md 1.4
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue), animations: animations,
      completion: completion)
  }

  /// Start and duration are fractions of the whole duration. Outside `animateKeyframes` the changes take effect at once.
  public static func addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void) {
    guard let block = Simulation.current.animations.block else { return animations() }
    block.addKeyframe(start: CGFloat(start), duration: CGFloat(relativeDuration), animations)
  }

  /// How often the animations of the open block run; fractions of a cycle count.
  public static func setAnimationRepeatCount(_ count: Double) { Simulation.current.animations.block?.repeatCount = max(count, 0) }

  public static func performWithoutAnimation(_ actions: () -> Void) {
    Simulation.current.animations.withoutAnimation(actions)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }
  /// The duration of the open block; 0 outside. Units: seconds.
  public static var inheritedAnimationDuration: TimeInterval { Simulation.current.animations.block?.duration ?? 0 }

  private static func inherited(
    _ duration: TimeInterval, _ motion: AnimationProgress, _ options: AnimationOptions
  ) -> (TimeInterval, AnimationProgress) {
    guard let outer = Simulation.current.animations.block else { return (max(0, duration), motion) }
    return (
      options.contains(.overrideInheritedDuration) ? max(0, duration) : outer.duration,
      options.contains(.overrideInheritedCurve) ? motion : outer.motion
    )
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ motion: AnimationProgress, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = ViewAnimationBlock(
      duration: max(0, duration), delay: max(0, delay), motion: motion, options: options, completion: completion)
    Simulation.current.animations.animate(block) {
      animations()
      if options.contains(.layoutSubviews) { block.layOutMovedViews() }
    }
  }

  // MARK: Transitions. Source: docs/rules/animation.md 3.6

  /// Runs `animations` at once, and shows a transition from the former look of the view and its subviews to their present look.
  ///
  /// Without a transition among the options, or with the duration 0, nothing moves; the completion still waits for the duration.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let engine = Simulation.current.animations
    let block = ViewAnimationBlock(
      duration: max(0, duration), delay: 0, motion: .curve(options.timingCurve), options: options, completion: completion)
    let old = options.transition != nil && duration > 0 && view.window != nil && engine.isEnabled ? view.layer.snapshot() : nil
    engine.animate(block) {
      let changes = animations ?? {}
      if options.contains(.allowAnimatedContent) { changes() } else { engine.outsideBlocks(changes) }
      if let old, let style = options.transition {
        // Without animated content both looks are pictures: the new one is laid out at once, and stays as it is.
        let isAnimated = options.contains(.allowAnimatedContent)
        if isAnimated { view.layoutIfNeeded() } else { engine.outsideBlocks { view.layoutIfNeeded() } }
        block.attach(ViewTransition(style, block), old: old, new: isAnimated ? nil : view.layer.snapshot(), to: view.layer)
      } else if duration > 0, engine.isEnabled, view.window != nil {
        block.waitOutItsDuration(on: view.layer)
      }
    }
  }

  /// `to` replaces `from`, which leaves the hierarchy at the end; with `showHideTransitionViews` both stay, and `from` is hidden.
  public static func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    guard let container = from.superview else {
      from.simulation.recordFault(UIException(.invalidArgument, "UIView.transition: the view it comes from has no superview"))
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if showsAndHides {
          (from.isHidden, to.isHidden) = (true, false)
        } else {
          container.insertSubview(to, aboveSubview: from)
          if options.transition != nil { from.isHidden = true }
        }
      },
      completion: { finished in
        if !showsAndHides {
          from.removeFromSuperview()
          if options.transition != nil { from.isHidden = false }
        }
        completion?(finished)
      })
  }

  // MARK: Snapshots

  /// A view of the same size that keeps the present look of this one. - Parameter afterScreenUpdates: whether to lay out and draw first
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    return snapshot(of: bounds)
  }

  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    return snapshot(of: rect)
  }

  private func snapshot(of rect: CGRect) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let picture = layer.snapshot()
    (picture.transform, picture.isHidden, picture.opacity) = (.identity, false, 1)
    let size = picture.bounds.size
    picture.position = CGPoint(
      x: size.width * picture.anchorPoint.x + bounds.minX - rect.minX, y: size.height * picture.anchorPoint.y + bounds.minY - rect.minY)
    view.layer.addSublayer(picture)
    view.clipsToBounds = rect != bounds
    return view
  }
}

extension ViewAnimationBlock {
  /// Lays out, inside the block, the views whose size the block changed. Source: docs/rules/cases/animation.md N13
  func layOutMovedViews() {
    for layer in group.layers { if let view = layer.view, view.isLayoutPending { view.layoutIfNeeded() } }
  }

  /// Adds an animation that shows nothing, so that the completion runs when the duration is over.
  package func waitOutItsDuration(on layer: CALayer) {
    let engine = simulation.animations
    let nothing = CAAnimation()
    nothing.timing = timing
    let number = engine.newNumber()
    engine.attach(
      AttachedAnimation(nothing, key: "\(CALayer.transitionKey)-\(number)", on: layer, beginTime: layer.localTime, number: number), to: group)
  }
}
