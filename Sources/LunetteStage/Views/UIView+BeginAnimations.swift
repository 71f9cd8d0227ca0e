import Foundation

/// The older form of animation blocks, without closures: changes from `beginAnimations` to `commitAnimations` are animated, each with the
/// settings that were made before it. Source: Apple, UIView (iOS 2); docs/rules/cases/animation.md N9
extension UIView {
  public typealias AnimationCurve = UIViewAnimationCurve

  /// The duration of a block that sets none. Units: seconds. Source: docs/rules/animation.md 1.1
  static let defaultBlockDuration: TimeInterval = 0.2

  /// Opens a block. A block that is still open when the frame ends is committed then.
  public static func beginAnimations() {
    let block = ViewAnimationBlock(duration: defaultBlockDuration, delay: 0, motion: .curve(.easeInOut), options: [], completion: nil)
    Simulation.current.animations.begin(block)
  }

  public static func commitAnimations() { Simulation.current.animations.commitBegun() }

  private static var begun: ViewAnimationBlock? { Simulation.current.animations.begunBlock }

  /// What a host keeps with the innermost open block; nothing without one.
  package static var companionsOfBegun: Companions {
    get { begun?.companions ?? Companions() }
    set { begun?.companions = newValue }
  }

  // Outside of a block these setters do nothing, as in UIKit.

  public static func setAnimationDuration(_ duration: TimeInterval) { begun?.duration = max(duration, 0) }
  public static func setAnimationDelay(_ delay: TimeInterval) { begun?.delay = max(delay, 0) }
  public static func setAnimationCurve(_ curve: AnimationCurve) { begun?.motion = .curve(TimingCurve(curve)) }
  public static func setAnimationRepeatAutoreverses(_ repeats: Bool) { begun?.options.set(.autoreverse, repeats) }
  public static func setAnimationBeginsFromCurrentState(_ begins: Bool) { begun?.options.set(.beginFromCurrentState, begins) }

  /// `start` is called when the block is committed, `stop` when all its animations have ended.
  public static func setAnimationHandlers(start: (() -> Void)?, stop: ((Bool) -> Void)?) {
    guard let begun else { return }
    begun.whenCommitted = start
    begun.group.completion = stop
  }

  /// Shows a transition from the view's present look to its look when the block is committed; nil for none.
  public static func setAnimationTransition(_ style: TransitionStyle?, forView view: UIView) {
    guard let begun, areAnimationsEnabled, view.window != nil else { return }
    begun.transition = style.map { ($0, view, view.layer.snapshot()) }
  }

  /// Changes inside repeat, and may run back. Has an effect only inside a block of `animate`. Source: Apple, UIView.modifyAnimations
  public static func modifyAnimations(withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void) {
    guard let block = Simulation.current.animations.block else { return animations() }
    let (outerCount, outerOptions) = (block.repeatCount, block.options)
    block.repeatCount = max(count, 0)
    block.options.set(.autoreverse, autoreverses)
    animations()
    (block.repeatCount, block.options) = (outerCount, outerOptions)
  }
}

extension UIView.AnimationOptions {
  fileprivate mutating func set(_ option: Self, _ isSet: Bool) { if isSet { insert(option) } else { remove(option) } }
}

extension ViewAnimationBlock {
  /// Makes the transition and the calls that waited for `commitAnimations`.
  func finishBegun() {
    if let (style, view, old) = transition, duration > 0 {
      transition = nil
      simulation.animations.outsideBlocks { view.layoutIfNeeded() }
      attach(ViewTransition(style, self), old: old, new: view.layer.snapshot(), to: view.layer)
    }
    whenCommitted?()
    whenCommitted = nil
  }
}
