import Foundation

/// How changes of bare layers are animated, from `begin` to `commit`; outside of those, one implicit transaction lasts until the frame
/// ends.
/// Source: docs/rules/layers.md 1.6; Apple, CATransaction
public enum CATransaction {
  /// The values of one transaction. A nested transaction starts with those of the one around it, without its completion.
  struct State {
    var duration = defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disableActions = false
    var values: [String: LayerValue] = [:]
    /// The completion block, which a nested transaction can read.
    var completion: (() -> Void)?
    /// An object that is kept together with the completion block.
    var companions = Companions()
    /// The animations that were added since the completion was set; it runs when they have ended.
    var waiting: AnimationGroup?
    /// Whether something was set: an implicit transaction then has to be closed.
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

  /// Closes the innermost transaction; one without `begin` does nothing.
  public static func commit() {
    guard engine.transactions.count > 1, let ended = engine.transactions.popLast() else { return }
    engine.close(ended.waiting)
  }

  public static func flush() { engine.flush() }

  public static var animationDuration: TimeInterval {
    get { engine.transaction.duration }
    set { set { $0.duration = max(newValue, 0) } }
  }
  /// Nil means Core Animation's default curve.
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
      // The earlier completion waits only for the animations that exist by now.
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
  /// What is kept as long as the completion block, and read where the block is read.
  package static var completionCompanions: Companions {
    get { engine.transaction.companions }
    set { set { $0.companions = newValue } }
  }

  /// The value that was kept under a key; Core Animation's own keys give the transaction's values.
  /// Source: Apple, kCATransactionAnimationDuration
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

  /// Limit of nested transactions. Ours: far more than any app nests.
  private static let mostNested = 1000
}
