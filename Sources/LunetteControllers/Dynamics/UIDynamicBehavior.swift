import Foundation

/// What moves views in an animator. Source: Apple, UIDynamicBehavior; docs/rules/dynamics.md
open class UIDynamicBehavior {
  public final weak var dynamicAnimator: UIDynamicAnimator?
  public final var childBehaviors: [UIDynamicBehavior] { children.elements }
  package final var childBehaviorsToRead: ReadList<UIDynamicBehavior> { children.read() }
  private final var children = ObjectList<UIDynamicBehavior>()
  private final weak var parent: UIDynamicBehavior?
  /// How many behaviours stand below one another here, at most.
  private final var height = 1
  /// Called in each frame.
  public final var action: (() -> Void)?
  /// The function of a script that it calls.
  public final var cause: Any?

  public init() {}

  /// A behaviour is the child of one: it leaves the one that it was in. One that contains this one is refused, and more levels than anybody needs.
  public final func addChildBehavior(_ behavior: UIDynamicBehavior) {
    var (level, ancestor): (Int, UIDynamicBehavior?) = (0, self)
    while let current = ancestor {
      guard current !== behavior else { return Simulation.current.recordFault(UIException(.invalidArgument, "A behavior can't be a child of itself")) }
      (level, ancestor) = (level + 1, current.parent)
    }
    guard level + behavior.height <= Self.mostLevels else {
      return Simulation.current.recordFault(UIException(.invalidArgument, "Behaviors can't be nested deeper than \(Self.mostLevels) levels"))
    }
    guard behavior.parent !== self else { return }
    behavior.parent?.removeChildBehavior(behavior)
    behavior.parent = self
    children.append(behavior)
    var (height, upper): (Int, UIDynamicBehavior?) = (behavior.height + 1, self)
    while let current = upper, current.height < height { (current.height, height, upper) = (height, height + 1, current.parent) }
    dynamicAnimator?.adopt(behavior)
    changed()
  }
  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.remove(behavior) else { return }
    behavior.parent = nil
    if children.isEmpty { height = 1 }
    dynamicAnimator?.abandon(behavior)
    changed()
  }
  /// Ours: nobody nests as many
  private static let mostLevels = 100

  package var views: [UIView] { [] }
  final func changed() { dynamicAnimator?.resume() }
  /// Before the steps of a frame.
  func beginFrame(_ animator: UIDynamicAnimator) {}
  /// Adds to what acts on bodies.
  func act(_ animator: UIDynamicAnimator) {}
  /// The views that springs pull.
  var springViews: [UIView] { [] }
  /// What springs add, at places and speeds inside a step.
  func spring(on body: DynamicBody, center: CGPoint, velocity: CGPoint, _ animator: UIDynamicAnimator) -> CGPoint { .zero }
}

/// A behaviour with several items.
open class ItemsBehavior: UIDynamicBehavior {
  public final var items: [UIView] { list.elements }
  private final var list = ObjectList<UIView>()
  override package var views: [UIView] { items }

  public init(items: [UIView]) {
    super.init()
    for item in items { addItem(item) }
  }
  public final func addItem(_ item: UIView) {
    if list.append(item) { dynamicAnimator?.use(item) }
    changed()
  }
  public final func removeItem(_ item: UIView) {
    if list.remove(item) { dynamicAnimator?.stopUsing(item) }
    changed()
  }
}

/// A behavior that pulls or pushes along a vector, which may also be said as an angle and a length.
public protocol VectorBehavior: AnyObject {
  var vector: CGPoint { get set }
}

extension VectorBehavior {
  public var magnitude: CGFloat {
    get { vector.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Units: radians, clockwise from the right.
  public var angle: CGFloat {
    get { atan2(vector.y, vector.x) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// Does nothing for what is no finite number.
  public func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard angle.isFinite, magnitude.isFinite else { return }
    vector = CGPoint(x: cos(angle) * magnitude, y: sin(angle) * magnitude)
  }
}

public final class UIGravityBehavior: ItemsBehavior, VectorBehavior {
  /// The direction of gravity: of length 1 for 1000 points per second squared.
  public var gravityDirection = CGPoint(x: 0, y: 1) { didSet { changed() } }
  public var vector: CGPoint {
    get { gravityDirection }
    set { gravityDirection = newValue }
  }
  override func act(_ animator: UIDynamicAnimator) {
    for item in items { animator.body(of: item).acceleration = animator.body(of: item).acceleration + gravityDirection * DynamicConstants.gravity }
  }
}

public final class UIPushBehavior: ItemsBehavior, VectorBehavior {
  public enum Mode: String, CaseIterable, Sendable { case continuous, instantaneous }
  public let mode: Mode
  public var pushDirection = CGPoint.zero { didSet { changed() } }
  /// An instantaneous push is active until it has been done.
  public var active = true { didSet { changed() } }

  public init(items: [UIView], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  public var vector: CGPoint {
    get { pushDirection }
    set { pushDirection = newValue }
  }
  override func beginFrame(_ animator: UIDynamicAnimator) {
    guard mode == .instantaneous, active else { return }
    for item in items {
      let body = animator.body(of: item)
      body.velocity = body.velocity + pushDirection * (DynamicConstants.push / body.mass)
    }
    active = false
  }
  override func act(_ animator: UIDynamicAnimator) {
    guard mode == .continuous, active else { return }
    for item in items {
      let body = animator.body(of: item)
      body.acceleration = body.acceleration + pushDirection * (DynamicConstants.push / body.mass)
    }
  }
}

public final class UISnapBehavior: UIDynamicBehavior {
  public let item: UIView
  public var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, the most oscillation, to 1.
  public var damping: CGFloat = 0.5 { didSet { changed() } }
  override package var views: [UIView] { [item] }
  override var springViews: [UIView] { views }

  public init(item: UIView, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }
  override func spring(on body: DynamicBody, center: CGPoint, velocity: CGPoint, _ animator: UIDynamicAnimator) -> CGPoint {
    guard body.view === item else { return .zero }
    let w = DynamicConstants.snapFrequency
    return (snapPoint - center) * (w * w) - velocity * (2 * DynamicConstants.snapRatio(damping) * w)
  }
}

public final class UIAttachmentBehavior: UIDynamicBehavior {
  public let item: UIView
  public let otherItem: UIView?
  public var anchorPoint: CGPoint { didSet { changed() } }
  /// Units: points.
  public var length: CGFloat { didSet { changed() } }
  /// The share of critical damping.
  public var damping: CGFloat = 0 { didSet { changed() } }
  /// Units: hertz; 0 with a damping of 0 is rigid.
  public var frequency: CGFloat = 0 { didSet { changed() } }
  override package var views: [UIView] { [item] + (otherItem.map { [$0] } ?? []) }
  override var springViews: [UIView] { isRigid ? [] : views }

  public init(item: UIView, attachedToAnchor point: CGPoint) {
    (self.item, otherItem, anchorPoint) = (item, nil, point)
    length = (item.center - point).length
    super.init()
  }
  public init(item: UIView, attachedTo other: UIView) {
    (self.item, otherItem, anchorPoint) = (item, other, .zero)
    length = (item.center - other.center).length
    super.init()
  }

  private var isRigid: Bool { frequency == 0 && damping == 0 }
  private func anchor(of body: DynamicBody, _ animator: UIDynamicAnimator) -> CGPoint? {
    if body.view === item { return otherItem.map { animator.body(of: $0).center } ?? anchorPoint }
    return body.view === otherItem ? animator.body(of: item).center : nil
  }

  override func spring(on body: DynamicBody, center: CGPoint, velocity: CGPoint, _ animator: UIDynamicAnimator) -> CGPoint {
    guard !isRigid, let anchor = anchor(of: body, animator) else { return .zero }
    let w = 2 * .pi * frequency
    let way = center - anchor
    let distance = way.length
    let direction = distance > 0 ? way * (1 / distance) : CGPoint(x: 0, y: 1)
    let speed = velocity.x * direction.x + velocity.y * direction.y
    return direction * (-(distance - length) * w * w - 2 * damping * w * speed)
  }

  /// A rigid one keeps its length.
  func keepLength(_ animator: UIDynamicAnimator) {
    guard isRigid else { return }
    let body = animator.body(of: item)
    let other = otherItem.map { animator.body(of: $0) }
    let anchor = other?.center ?? anchorPoint
    let way = body.center - anchor
    let distance = way.length
    guard distance > 0 else { return }
    let direction = way * (1 / distance)
    let share: CGFloat = other == nil || other?.isAnchored == true ? 1 : body.isAnchored ? 0 : 0.5
    let correction = direction * (length - distance)
    body.center = body.center + correction * share
    other.map { $0.center = $0.center - correction * (1 - share) }
    let relative = body.velocity - (other?.velocity ?? .zero)
    let speed = relative.x * direction.x + relative.y * direction.y
    body.velocity = body.velocity - direction * (speed * share)
    other.map { $0.velocity = $0.velocity + direction * (speed * (1 - share)) }
  }
}

/// What items are made of. Source: Apple, UIDynamicItemBehavior
public final class UIDynamicItemBehavior: ItemsBehavior {
  public var elasticity: CGFloat = 0 { didSet { changed() } }
  public var friction: CGFloat = 0 { didSet { changed() } }
  public var density: CGFloat = 1 { didSet { changed() } }
  public var resistance: CGFloat = 0 { didSet { changed() } }
  public var angularResistance: CGFloat = 0 { didSet { changed() } }
  public var allowsRotation = true
  public var isAnchored = false { didSet { changed() } }
  package private(set) var waiting: [(view: UIView, velocity: CGPoint, spin: CGFloat)] = []

  /// Units: points per second.
  public func addLinearVelocity(_ velocity: CGPoint, for item: UIView) {
    waiting.append((item, velocity, 0))
    changed()
  }
  public func addAngularVelocity(_ velocity: CGFloat, for item: UIView) {
    waiting.append((item, .zero, velocity))
    changed()
  }
  public func linearVelocity(for item: UIView) -> CGPoint {
    let added = waiting.filter { $0.view === item }.reduce(CGPoint.zero) { $0 + $1.velocity }
    return (dynamicAnimator?.knownBody(of: item)?.velocity ?? .zero) + added
  }
  public func angularVelocity(for item: UIView) -> CGFloat {
    (dynamicAnimator?.knownBody(of: item)?.spin ?? 0) + waiting.filter { $0.view === item }.reduce(0) { $0 + $1.spin }
  }

  override func beginFrame(_ animator: UIDynamicAnimator) {
    for item in items {
      let body = animator.body(of: item)
      (body.elasticity, body.friction, body.density, body.resistance) = (elasticity, friction, density, resistance)
      (body.angularResistance, body.isAnchored) = (angularResistance, isAnchored)
    }
    for (view, velocity, spin) in waiting {
      guard let body = animator.usedBody(of: view) else { continue }
      body.velocity = body.velocity + velocity
      if allowsRotation { body.spin += spin }
    }
    waiting = []
  }
}
