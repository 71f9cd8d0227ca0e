import Foundation
import LunetteLists
@_spi(Lunette) import LunetteStage

/// Moves views by the rules of its behaviours, in steps of 1/240 s. Source: Apple, UIDynamicAnimator; docs/rules/dynamics.md
public final class UIDynamicAnimator: FrameStepping {
  public private(set) weak var referenceView: UIView?
  public var behaviors: [UIDynamicBehavior] { list.elements }
  package var behaviorsToRead: ReadList<UIDynamicBehavior> { list.read() }
  private var list = ObjectList<UIDynamicBehavior>()
  public private(set) var isRunning = false
  /// Units: seconds.
  public private(set) var elapsedTime: TimeInterval = 0
  public var didPause: (() -> Void)?
  public var willResume: (() -> Void)?
  package var companions = Companions()
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order of adding.
  private var order = ObjectList<DynamicBody>()
  /// How many behaviours use a view.
  private var uses: [ObjectIdentifier: Int] = [:]
  private var lastTime: TimeInterval = 0
  private var lag: TimeInterval = 0
  private var restTime: TimeInterval = 0

  /// The layout whose elements it moves: it is invalidated as they move.
  public private(set) weak var collectionViewLayout: UICollectionViewLayout?

  public init(referenceView: UIView?) { self.referenceView = referenceView }
  public init(collectionViewLayout: UICollectionViewLayout) { self.collectionViewLayout = collectionViewLayout }

  /// The attributes that its behaviours move, in the order of the behaviours.
  var movedAttributes: [UICollectionViewLayoutAttributes] { all.flatMap(\.views).compactMap { ($0 as? LayoutItemView)?.attributes } }

  /// The views that behaviours move and whose frames meet a rectangle, in the order of the behaviours. Space: the reference view.
  public func items(in rect: CGRect) -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return all.flatMap(\.views).filter { seen.insert(ObjectIdentifier($0)).inserted && $0.frame.meets(rect) }
  }

  /// Nil as long as there is no view.
  private var simulation: Simulation? { referenceView?.simulation ?? collectionViewLayout?.collectionView?.simulation ?? firstView?.simulation }
  private var firstView: UIView? {
    func first(_ behaviors: [UIDynamicBehavior]) -> UIView? {
      for behavior in behaviors { if let view = behavior.views.first ?? first(behavior.childBehaviors) { return view } }
      return nil
    }
    return first(behaviors)
  }

  public func addBehavior(_ behavior: UIDynamicBehavior) {
    guard list.append(behavior) else { return }
    adopt(behavior)
    resume()
  }
  public func removeBehavior(_ behavior: UIDynamicBehavior) {
    if list.remove(behavior) { abandon(behavior) }
    if list.isEmpty { pause() } else { resume() }
  }
  public func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  func adopt(_ behavior: UIDynamicBehavior) {
    behavior.dynamicAnimator = self
    for view in behavior.views { use(view) }
    for child in behavior.childBehaviors { adopt(child) }
  }
  func abandon(_ behavior: UIDynamicBehavior) {
    if behavior.dynamicAnimator === self { behavior.dynamicAnimator = nil }
    for view in behavior.views { stopUsing(view) }
    for child in behavior.childBehaviors { abandon(child) }
  }

  func use(_ view: UIView) { uses[ObjectIdentifier(view), default: 0] += 1 }
  /// A view that no behaviour uses any more is left where it is, and its speed is forgotten.
  func stopUsing(_ view: UIView) {
    let id = ObjectIdentifier(view)
    let left = (uses[id] ?? 0) - 1
    uses[id] = left > 0 ? left : nil
    if left <= 0, let body = bodies.removeValue(forKey: id) { order.remove(body) }
  }

  private var all: [UIDynamicBehavior] {
    var all: [UIDynamicBehavior] = []
    func add(_ behavior: UIDynamicBehavior) {
      all.append(behavior)
      for child in behavior.childBehaviors { add(child) }
    }
    for behavior in behaviors { add(behavior) }
    return all
  }

  /// The animator takes on where a view stands now. Source: Apple, updateItem(usingCurrentState:)
  public func updateItem(_ view: UIView) {
    (view as? LayoutItemView)?.takeAttributes()
    guard let body = bodies[ObjectIdentifier(view)] else { return }
    body.center = view.center
    body.readTransform()
    resume()
  }

  func knownBody(of view: UIView) -> DynamicBody? { bodies[ObjectIdentifier(view)] }
  /// Nil for one that no behaviour uses.
  func usedBody(of view: UIView) -> DynamicBody? { uses[ObjectIdentifier(view)].map { _ in body(of: view) } }
  func body(of view: UIView) -> DynamicBody {
    if let known = bodies[ObjectIdentifier(view)] { return known }
    let new = DynamicBody(view)
    bodies[ObjectIdentifier(view)] = new
    order.append(new)
    return new
  }

  func resume() {
    restTime = 0
    guard !isRunning, !list.isEmpty, let simulation else { return }
    isRunning = true
    willResume?()
    (lastTime, lag) = (simulation.time, 0)
    simulation.displayLinks.add(self)
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    didPause?()
  }

  // MARK: Frames

  package var motionDescription: String { "dynamics of \(referenceView.map { typeName($0) } ?? "views")" }

  package func step(to time: TimeInterval) -> Bool {
    guard isRunning else { return false }
    let passed = min(max(0, time - lastTime), DynamicConstants.longestFrame)
    lastTime = time
    elapsedTime += passed
    let all = all
    for behavior in all { for view in behavior.views { _ = body(of: view) } }
    for body in order.elements {
      (body.elasticity, body.friction, body.density, body.resistance, body.angularResistance, body.isAnchored) = (0, 0, 1, 0, 0, false)
    }
    for behavior in all { behavior.beginFrame(self) }
    lag += passed
    let count = max(0, Int((lag / DynamicConstants.step + 1e-6).rounded(.down)))
    lag -= Double(count) * DynamicConstants.step
    var springs: [ObjectIdentifier: [UIDynamicBehavior]] = [:]
    for behavior in all { for view in behavior.springViews { springs[ObjectIdentifier(view), default: []].append(behavior) } }
    let places = order.elements.map(\.center)
    for _ in 0..<count { move(order.elements, all, springs, DynamicConstants.step) }
    let order = order.elements
    var movesElements = false
    for body in order {
      body.show()
      if body.handOn() { movesElements = true }
    }
    if movesElements { collectionViewLayout?.invalidateLayout() }
    for behavior in all { behavior.action?() }
    // What lies on another one has the speed of a step's pull, and yet stays where it is.
    let isResting = zip(order, places).allSatisfy { body, place in
      let speed = passed > 0 ? min(body.velocity.length, (body.center - place).length / CGFloat(passed)) : body.velocity.length
      return speed < DynamicConstants.restSpeed && abs(body.spin) < 0.01
    }
    restTime = isResting ? restTime + passed : 0
    if restTime >= DynamicConstants.restTime || list.isEmpty {
      pause()
      return isRunning
    }
    return true
  }

  /// - Parameter springs: what pulls a view
  private func move(_ order: [DynamicBody], _ behaviors: [UIDynamicBehavior], _ springs: [ObjectIdentifier: [UIDynamicBehavior]], _ h: CGFloat) {
    if HostWork.mustEnd(steps: order.count, "moving \(order.count) views of an animator") { return }
    for body in order { body.acceleration = .zero }
    for behavior in behaviors { behavior.act(self) }
    func pull(_ body: DynamicBody, _ center: CGPoint, _ velocity: CGPoint) -> CGPoint {
      (springs[ObjectIdentifier(body.view)] ?? []).reduce(body.acceleration) { $0 + $1.spring(on: body, center: center, velocity: velocity, self) }
    }
    var next: [(CGPoint, CGPoint)] = []
    for body in order {
      guard !body.isAnchored else {
        next.append((body.center, .zero))
        continue
      }
      let r = body.resistance
      // The force in the middle of the step; resistance is integrated exactly: v' = a - r v.
      let first = pull(body, body.center, body.velocity)
      let (middle, speed) = Self.coast(body.center, body.velocity, first, r, h / 2)
      let force = pull(body, middle, speed)
      next.append(Self.coast(body.center, body.velocity, force, r, h))
    }
    for (body, state) in zip(order, next) where state.0.x.isFinite && state.0.y.isFinite {
      (body.center, body.velocity) = state
      body.rotation += body.spin * h
      body.spin *= exp(-body.angularResistance * h)
    }
    for case let attachment as UIAttachmentBehavior in behaviors { attachment.keepLength(self) }
    for case let collision as UICollisionBehavior in behaviors { collision.collide(self) }
  }

  private static func coast(_ center: CGPoint, _ velocity: CGPoint, _ force: CGPoint, _ r: CGFloat, _ h: CGFloat) -> (CGPoint, CGPoint) {
    guard r > 0 else { return (center + velocity * h + force * (h * h / 2), velocity + force * h) }
    let decay = exp(-r * h)
    let end = force * (1 / r)
    return (center + end * h + (velocity - end) * ((1 - decay) / r), end + (velocity - end) * decay)
  }
}
