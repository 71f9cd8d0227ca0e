import Foundation

/// How changes of bare layers are animated, from `begin` to `commit`; without one from one frame to the next.
/// Source: docs/rules/layers.md 1.6; Apple, CATransaction
public enum CATransaction {
  /// The values of one transaction. A nested one begins with those around it, without their completion.
  struct State {
    var duration = defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disableActions = false
    var values: [String: LayerValue] = [:]
    /// The block, which a nested transaction can read.
    var completion: (() -> Void)?
    /// What somebody keeps with the block.
    var companion: AnyObject?
    /// Who waits for the animations that were added since the completion was set.
    var waiting: AnimationGroup?
    /// Something was set: an implicit one has to be closed.
    var isChanged = false
  }

  /// Units: seconds. Source: docs/rules/animation.md 1.1
  static let defaultDuration: TimeInterval = 0.25

  private static var engine: AnimationEngine { Simulation.current.animations }

  public static func begin() {
    guard engine.transactions.count < mostNested else {
      Simulation.current.recordFault(
        UIException(.invalidArgument, "More than \(mostNested) transactions inside one another: each CATransaction.begin needs its commit"))
      return
    }
    var inner = engine.transaction
    (inner.waiting, inner.isChanged) = (nil, true)
    engine.transactions.append(inner)
  }

  /// One that was never begun is harmless.
  public static func commit() {
    guard engine.transactions.count > 1, let ended = engine.transactions.popLast() else { return }
    engine.close(ended.waiting)
  }

  public static func flush() { engine.flush() }

  public static var animationDuration: TimeInterval {
    get { engine.transaction.duration }
    set { set { $0.duration = max(newValue, 0) } }
  }
  /// Nil runs with Core Animation's default curve.
  public static var animationTimingFunction: CAMediaTimingFunction? {
    get { engine.transaction.timingFunction }
    set { set { $0.timingFunction = newValue } }
  }
  public static var disableActions: Bool {
    get { engine.transaction.disableActions }
    set { set { $0.disableActions = newValue } }
  }
  public static var completionBlock: (() -> Void)? {
    get { engine.transaction.completion }
    set {
      let engine = engine
      // Who waited before has no more to wait for than there is now.
      let earlier = engine.transaction.waiting
      let block = newValue
      set {
        $0.completion = block
        $0.waiting = block.map { block in
          AnimationGroup(delay: 0, duration: 0, beginTime: Simulation.current.time, completion: { _ in block() })
        }
      }
      engine.close(earlier)
    }
  }
  /// Kept as long as the block is, and seen where the block is.
  package static var completionCompanion: AnyObject? {
    get { engine.transaction.companion }
    set { set { $0.companion = newValue } }
  }

  /// What was kept under a key; Core Animation's own keys are the transaction's values. Source: Apple, kCATransactionAnimationDuration
  public static func value(forKey key: String) -> LayerValue? {
    switch key {
    case "animationDuration": .number(CGFloat(animationDuration))
    case "disableActions": .flag(disableActions)
    default: engine.transaction.values[key]
    }
  }
  public static func setValue(_ value: LayerValue?, forKey key: String) {
    switch (key, value) {
    case ("animationDuration", .number(let seconds)?): animationDuration = TimeInterval(seconds)
    case ("disableActions", .flag(let isOn)?): disableActions = isOn
    case ("animationDuration", _), ("disableActions", _):
      let wanted = key == "disableActions" ? "true or false" : "a number of seconds"
      Simulation.current.recordFault(
        UIException(.invalidArgument, "CATransaction: '\(key)' must be \(wanted), not \(value?.kind ?? "nil")"))
    default: set { $0.values[key] = value }
    }
  }

  private static func set(_ change: (inout State) -> Void) {
    var state = engine.transaction
    change(&state)
    state.isChanged = true
    engine.transaction = state
  }

  /// Ours: far more than any app nests.
  private static let mostNested = 1000
}
