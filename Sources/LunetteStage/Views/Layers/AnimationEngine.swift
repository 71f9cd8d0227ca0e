import Foundation

/// All animations of one simulation: the animation block and the transactions that are open, and every animation that runs.
public final class AnimationEngine {
  private let reference: SimulationReference
  @usableFromInline init(_ reference: SimulationReference) { self.reference = reference }
  private var simulation: Simulation { reference.simulation }

  /// The block that is collecting changes; nil outside `UIView.animate`.
  @usableFromInline package internal(set) var block: ViewAnimationBlock? { didSet { noteCollecting() } }
  /// `UIView.setAnimationsEnabled`; with false, every change of a view takes effect at once.
  public var isEnabled = true { didSet { noteCollecting() } }
  /// How many times as long the blocks of `UIView.animate` take.
  package var slowness = 1.0
  /// The property animators that are started while somebody asks for them; nil else.
  var started: [UIViewPropertyAnimator]?
  private var nextNumber = 1
  private var nextGroupNumber = 1
  /// Groups of `UIView.animate` calls and of animations that were added by hand, in the order of creation.
  public private(set) var running: [AnimationGroup] = []
  /// Groups of transactions whose completion has not run yet.
  private var waiting: [AnimationGroup] = []
  /// Animations on layers, in the order of creation; removed ones stay in the list until the next `endAnimations`.
  private var attached: [AttachedAnimation] = []
  /// The earliest end among `attached`.
  private var nextEnd = TimeInterval.infinity
  /// The animations whose layers are drawn in each frame.
  private var redrawing: [AttachedAnimation] = []
  /// Animations that were added to layers outside every window: the next commit drops them.
  private var animationsOutsideWindows: [AttachedAnimation] = []
  /// Animations whose delegates wait to be told of the first frame, and those that begin later from what is shown then.
  private var awaitingDidStart: [AttachedAnimation] = []
  /// True when the clock of some layer isn't the simulation's.
  var hasLayerClocks = false

  var transactions: [CATransaction.State] = [CATransaction.State()]
  /// The innermost transaction.
  var transaction: CATransaction.State {
    get { transactions[transactions.count - 1] }
    set { transactions[transactions.count - 1] = newValue }
  }

  /// The property animators that something starts.
  package func animators(startedBy work: () -> Void) -> [UIViewPropertyAnimator] {
    let outer = started
    started = []
    work()
    defer { started = outer }
    return started ?? []
  }

  /// The change for which a class of the app is asked for an animation right now.
  var askedChange: (layer: CALayer, property: LayerProperty, old: LayerValue)?

  /// True while changes of views are to be animated.
  private(set) var isCollecting = false

  private func noteCollecting() {
    let isCollecting = block != nil && isEnabled
    guard isCollecting != self.isCollecting else { return }
    self.isCollecting = isCollecting
    simulation.isCollectingChanges = isCollecting
  }

  /// Whether any group still runs or waits.
  /// The animations that are on layers, in the order of adding.
  package var live: [AttachedAnimation] { attached.filter { !$0.isRemoved } }
  /// The calls whose animations go on, and those that wait for a completion alone.
  package var openGroups: [AnimationGroup] { running + waiting }

  package var isRunning: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Whether something moves, or will by itself.
  package var isMoving: Bool { !waiting.isEmpty || running.contains { !$0.isStill } }

  /// Whether every group that moves or waits is one that never ends by itself.
  package var onlyRepeats: Bool { running.allSatisfy { $0.repeatsForEver || $0.isStill } && waiting.allSatisfy { $0.repeatsForEver } }

  // MARK: Blocks

  /// Runs `changes` with their effects animated. Completions come at the end, never inside this call.
  /// Source: docs/rules/animation.md 1.2, 1.5
  func animate(_ new: ViewAnimationBlock, changes: () -> Void) {
    let outer = block
    open(new)
    changes()
    block = outer
    close(new)
  }

  /// What the completion of the next block calls, for a description of the state; whoever sets it takes it back when the block has been given.
  package var causeOfNext: Any?

  private func open(_ new: ViewAnimationBlock) {
    if new.group.completion != nil { (new.group.cause, causeOfNext) = (causeOfNext, nil) }
    new.group.number = nextGroupNumber
    nextGroupNumber += 1
    block = isEnabled ? new : nil
  }

  private func close(_ new: ViewAnimationBlock) {
    let group = new.group
    new.finishKeyframes()
    group.position = simulation.scriptPosition?()
    group.isClosed = true
    running.append(group)
    if !group.layers.isEmpty { simulation.eventObserver?(AnimationEvent.began(group)) }
  }

  /// Blocks that `UIView.beginAnimations` opened and `commitAnimations` has not closed, the innermost last, each with its outer block.
  private var begun: [(block: ViewAnimationBlock, outer: ViewAnimationBlock?)] = []
  package var hasBegunBlocks: Bool { !begun.isEmpty }
  /// The innermost block of `begun`.
  var begunBlock: ViewAnimationBlock? { begun.last?.block }

  func begin(_ new: ViewAnimationBlock) {
    guard begun.count < Self.mostBegun else {
      simulation.recordFault(
        UIException(.invalidArgument, "More than \(Self.mostBegun) UIView.beginAnimations without their commitAnimations"))
      return
    }
    begun.append((new, block))
    open(new)
  }

  /// Closes the innermost block; without one nothing happens.
  func commitBegun() {
    guard let (ended, outer) = begun.popLast() else { return }
    ended.finishBegun()
    block = outer
    close(ended)
  }

  /// Limit of nested `beginAnimations`. Ours: far more than any app nests.
  private static let mostBegun = 100

  @inlinable
  @inline(__always)
  package func withoutAnimation(_ changes: () -> Void) {
    let (outer, wasEnabled) = (block, isEnabled)
    // Cells are mostly changed outside of blocks: then there is nothing to set aside.
    if outer != nil { block = nil }
    isEnabled = false
    changes()
    if let outer { block = outer }
    isEnabled = wasEnabled
  }

  /// Runs `work` as if no block were open; a block that `work` opens itself counts.
  @inlinable
  @inline(__always)
  package func outsideBlocks<Result>(_ work: () -> Result) -> Result {
    guard let outer = block else { return work() }
    block = nil
    defer { block = outer }
    return work()
  }

  /// Runs `work` as part of a block that was made before.
  func inside(_ other: ViewAnimationBlock?, _ work: () -> Void) {
    let outer = block
    block = isEnabled ? other : nil
    work()
    block = outer
  }

  // MARK: On layers

  func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Puts an animation on its layer in place of one with the same key.
  /// - Parameter group: the call that the animation belongs to; nil for a call of its own
  /// - Parameter isNew: whether no animation of the layer has its key
  func attach(_ animation: AttachedAnimation, to group: AnimationGroup?, isNew: Bool = false, isFinishing: Bool = false) {
    let layer = animation.layer
    _ = animation.addedTime
    if !isNew, let old = layer.animations.of(animation.key) {
      layer.animations.remove(old)
      remove(old, finished: isFinishing)
    }
    layer.animations.append(animation)
    attached.append(animation)
    nextEnd = min(nextEnd, animation.endTime)
    if animation.redraws { redrawing.append(animation) }
    if animation.animation.delegate != nil || animation.needsStart && animation.beginTime > layer.localTime + clockTolerance {
      awaitingDidStart.append(animation)
    }
    if let group {
      group.add(animation)
    } else {
      let own = AnimationGroup(delay: 0, duration: animation.duration, beginTime: simulation.time, completion: nil)
      own.number = nextGroupNumber
      nextGroupNumber += 1
      own.position = simulation.scriptPosition?()
      own.isClosed = true
      own.add(animation)
      running.append(own)
      simulation.eventObserver?(AnimationEvent.began(own))
    }
    for transaction in transactions { transaction.waiting?.add(animation) }
    if !layer.isInWindow { animationsOutsideWindows.append(animation) }
  }

  /// The animation has left its layer: tells its groups and its delegate. - Parameter finished: whether it had come to its end
  func remove(_ animation: AttachedAnimation, finished: Bool, at time: TimeInterval? = nil) {
    guard !animation.isRemoved else { return }
    animation.isRemoved = true
    if !redrawing.isEmpty, animation.redraws { animation.layer.setNeedsDisplay() }
    let time = time ?? simulation.time
    for group in animation.groups { group.removed(animation, finished: finished, at: time) }
    // Animations that blocks make have no delegate: only their groups are told.
    if let delegate = animation.animation.delegate { delegate.animationDidStop(animation.animation, finished: finished) }
  }

  func wait(_ group: AnimationGroup) { waiting.append(group) }

  // MARK: Frames

  /// Ends what is over at `time`: by end time, ties in the order of creation. What a completion starts is handled in later frames.
  package func step(to time: TimeInterval) {
    if !begun.isEmpty {
      simulation.note("UIView.beginAnimations without commitAnimations: the block ends with the frame")
      while !begun.isEmpty { commitBegun() }
    }
    dropStrays()
    tellStarts(at: time)
    if hasLayerClocks || nextEnd <= time + clockTolerance { endAnimations(at: time) }
    endGroups(at: time)
    if !redrawing.isEmpty { drawAnew() }
  }

  private func drawAnew() {
    redrawing.removeAll(where: \.isRemoved)
    for animation in redrawing { animation.layer.setNeedsDisplay() }
  }

  /// Called when the frame has been shown.
  package func commit() {
    reference.look { $0.commits += 1 }
    if transactions.count == 1 { closeImplicitTransaction() }
  }

  /// The app has gone to the background: its animations are removed, except those that stay after their end, and completions get false.
  /// Property animators go to their end. Source: docs/rules/animation.md 1.5
  func removeForBackground() {
    let removed = attached.filter { !$0.isRemoved && $0.animation.isRemovedOnCompletion }
    var animators: [UIViewPropertyAnimator] = []
    for animation in removed {
      if let animator = animation.animator {
        if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
      } else if !animation.isRemoved {
        animation.layer.removeAnimation(animation, finished: false)
      }
    }
    for animator in animators { animator.finishAtOnce() }
    endGroups(at: simulation.time)
  }

  private func dropStrays() {
    guard !animationsOutsideWindows.isEmpty else { return }
    let dropped = animationsOutsideWindows.filter { !$0.layer.isInWindow && !$0.isRemoved }
    animationsOutsideWindows = []
    for animation in dropped { animation.layer.removeAnimation(animation, finished: false) }
  }

  private func tellStarts(at time: TimeInterval) {
    guard !awaitingDidStart.isEmpty else { return }
    let started = awaitingDidStart.filter { !$0.isRemoved && $0.layer.localTime >= $0.beginTime - clockTolerance }
    awaitingDidStart.removeAll { one in one.isRemoved || started.contains { $0 === one } }
    for animation in started where animation.needsStart && animation.beginTime > animation.addedTime + clockTolerance { animation.takeStart() }
    for animation in started { animation.animation.delegate?.animationDidStart(animation.animation) }
  }

  private func endAnimations(at time: TimeInterval) {
    var (over, left): ([AttachedAnimation], [AttachedAnimation]) = ([], [])
    nextEnd = .infinity
    for animation in attached where !animation.isRemoved {
      if hasLayerClocks ? animation.isOver(layerTime: animation.layer.localTime) : animation.endTime <= time + clockTolerance {
        over.append(animation)
      } else {
        left.append(animation)
        nextEnd = min(nextEnd, animation.endTime)
      }
    }
    attached = left
    guard !over.isEmpty else { return }
    func tick(_ animation: AttachedAnimation) -> TimeInterval {
      animation.endTime.isFinite ? (animation.endTime / clockTolerance).rounded() : 0
    }
    over.sort { (tick($0), $0.number) < (tick($1), $1.number) }
    for animation in over { animation.isEnding = animation.animation.isRemovedOnCompletion }
    var last: CALayer?
    for animation in over where animation.layer !== last {
      last = animation.layer
      animation.layer.animations.removeAll(where: \.isEnding)
    }
    for animation in over {
      remove(animation, finished: true, at: hasLayerClocks ? time : animation.endTime)
    }
  }

  private func endGroups(at time: TimeInterval) {
    if running.isEmpty, waiting.isEmpty { return }
    guard running.contains(where: \.isOver) || waiting.contains(where: \.isOver) else { return }
    // Times are compared in whole ticks: 0.2 s of delay and 0.3 s of duration end together with 0.5 s, whatever their binary sums are.
    func tick(_ group: AnimationGroup) -> TimeInterval { (group.endTime / clockTolerance).rounded() }
    let ended = (running + waiting).filter(\.isOver).enumerated().sorted { (tick($0.element), $0.offset) < (tick($1.element), $1.offset) }
    running.removeAll(where: \.isOver)
    waiting.removeAll(where: \.isOver)
    let observer = simulation.eventObserver
    for (_, group) in ended {
      if let observer, group.number > 0, !group.layers.isEmpty { observer(AnimationEvent.ended(group, finished: group.isFinished)) }
      group.end()
    }
  }

  /// The app has ended: what still moves is forgotten, nobody is told of its end, and nothing begins to move any more.
  package func letGo() {
    isEnabled = false
    for group in openGroups { group.letGo() }
    for animation in attached { animation.layer.animations = LayerAnimations() }
    (running, waiting, attached, animationsOutsideWindows, awaitingDidStart) = ([], [], [], [], [])
    (transactions, block, nextEnd) = ([CATransaction.State()], nil, .infinity)
  }

  // MARK: Transactions

  /// Closes a group; one that waits for nothing runs its completion at once. Source: docs/rules/layers.md 1.6
  func close(_ group: AnimationGroup?) {
    guard let group else { return }
    group.isClosed = true
    if group.isOver { group.end() } else { wait(group) }
  }

  private func closeImplicitTransaction() {
    guard transaction.isChanged else { return }
    let waiting = transaction.waiting
    transactions = [CATransaction.State()]
    close(waiting)
  }

  /// Shows at once what has changed, as the end of a frame does; nothing happens while an explicit transaction is open.
  func flush() {
    guard transactions.count == 1 else { return }
    commit()
  }
}

extension AnimationGroup {
  /// Whether an animation of the group goes on until it is removed.
  package var repeatsForEver: Bool { liveCount > 0 && layers.contains { $0.animations.contains { $0.repeatsForEver && belongs($0) } } }

  package func belongs(_ animation: AttachedAnimation) -> Bool { animation.groups.contains { $0 === self } }
}

/// What animations do, for a log.
package enum AnimationEvent: SimulationEvent {
  case began(AnimationGroup)
  /// - Parameter finished: the same value that its completion gets
  case ended(AnimationGroup, finished: Bool)
}

extension Simulation {
  public var animations: AnimationEngine { part(.animations, AnimationEngine.init) }
  /// For every frame: without counting references.
  @inlinable
  @inline(__always)
  package func withAnimations<Result>(_ body: (AnimationEngine) -> Result) -> Result { withPart(.animations, AnimationEngine.init, body) }
}
