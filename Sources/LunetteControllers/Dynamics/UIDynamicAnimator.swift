import Foundation
@_spi(Lunette) import LunetteStage

/// Moves views by the rules of its behaviours, in steps of 1/240 s. Source: Apple, UIDynamicAnimator; docs/rules/dynamics.md
public final class UIDynamicAnimator: FrameStepping {
  public private(set) weak var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public private(set) var isRunning = false
  /// Units: seconds.
  public private(set) var elapsedTime: TimeInterval = 0
  public var didPause: (() -> Void)?
  public var willResume: (() -> Void)?
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// In the order of adding.
  private var order: [DynamicBody] = []
  private var lastTime: TimeInterval = 0
  private var lag: TimeInterval = 0
  private var restTime: TimeInterval = 0

  public init(referenceView: UIView?) { self.referenceView = referenceView }

  /// Nil as long as there is no view.
  private var simulation: Simulation? { referenceView?.simulation ?? all.lazy.flatMap(\.views).first?.simulation }

  public func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    adopt(behavior)
    resume()
  }
  public func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    forgetUnused()
    if behaviors.isEmpty { pause() } else { resume() }
  }
  public func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  func adopt(_ behavior: UIDynamicBehavior) {
    behavior.dynamicAnimator = self
    for child in behavior.childBehaviors { adopt(child) }
  }

  private var all: [UIDynamicBehavior] {
    func flat(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(flat) }
    return behaviors.flatMap(flat)
  }

  /// The animator takes on where a view stands now. Source: Apple, updateItem(usingCurrentState:)
  public func updateItem(_ view: UIView) {
    guard let body = bodies[ObjectIdentifier(view)] else { return }
    body.center = view.center
    body.readTransform()
    resume()
  }

  func knownBody(of view: UIView) -> DynamicBody? { bodies[ObjectIdentifier(view)] }
  func body(of view: UIView) -> DynamicBody {
    if let known = bodies[ObjectIdentifier(view)] { return known }
    let new = DynamicBody(view)
    bodies[ObjectIdentifier(view)] = new
    order.append(new)
    return new
  }

  private func forgetUnused() {
    let used = Set(all.flatMap(\.views).map(ObjectIdentifier.init))
    order.removeAll { !used.contains(ObjectIdentifier($0.view)) }
    bodies = bodies.filter { used.contains($0.key) }
  }

  func resume() {
    restTime = 0
    guard !isRunning, !behaviors.isEmpty, let simulation else { return }
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
    for body in order { (body.elasticity, body.friction, body.density, body.resistance, body.angularResistance, body.isAnchored) = (0, 0, 1, 0, 0, false) }
    for behavior in all { behavior.beginFrame(self) }
    lag += passed
    let count = max(0, Int((lag / DynamicConstants.step + 1e-6).rounded(.down)))
    lag -= Double(count) * DynamicConstants.step
    for _ in 0..<count { move(all, DynamicConstants.step) }
    for body in order { body.show() }
    for behavior in all { behavior.action?() }
    let isResting = order.allSatisfy { $0.velocity.length < DynamicConstants.restSpeed && abs($0.spin) < 0.01 }
    restTime = isResting ? restTime + passed : 0
    if restTime >= DynamicConstants.restTime || behaviors.isEmpty {
      pause()
      return isRunning
    }
    return true
  }

  private func move(_ behaviors: [UIDynamicBehavior], _ h: CGFloat) {
    for body in order { body.acceleration = .zero }
    for behavior in behaviors { behavior.act(self) }
    func pull(_ body: DynamicBody, _ center: CGPoint, _ velocity: CGPoint) -> CGPoint {
      behaviors.reduce(body.acceleration) { $0 + $1.spring(on: body, center: center, velocity: velocity, self) }
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
