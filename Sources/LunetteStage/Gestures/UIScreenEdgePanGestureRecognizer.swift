import Foundation

/// A finger that comes in from an edge of the screen. Continuous. Source: docs/rules/gestures.md 1.8 (D)
///
/// Not simulated: some edge pans of the system fail when the finger rests for 0.25 s before they begin.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// One edge, or `.all`. With no edge the recognizer never begins.
  public var edges: UIRectEdge = []

  /// The edges of the screen near which the finger landed.
  private var startEdges: UIRectEdge = []

  public override init() {
    super.init()
    delaysTouchesBegan = true
    maximumNumberOfTouches = 1
  }

  override var hysteresis: CGFloat { GestureConstants.edgePanHysteresis }
  /// How wide the zone at the left, the right or the top is in which a finger may land. Units: points.
  @_spi(Lunette) open var edgeZone: CGFloat { GestureConstants.edgeZone }

  /// Whether the finger has moved far enough, and in a direction that leads inward from one of the edges.
  override var hasCrossedHysteresis: Bool {
    isFarEnough
      && Self.inward.contains { edge, direction in
        let along = travel.x * direction.x + travel.y * direction.y
        return startEdges.contains(edge) && along >= distance(travel, .zero) * CGFloat(cos(Double(GestureConstants.edgePanAngle)))
      }
  }

  private var isFarEnough: Bool { distance(travel, .zero) >= hysteresis }

  private static let inward: [(edge: UIRectEdge, direction: CGPoint)] = [
    (.top, CGPoint(x: 0, y: 1)), (.left, CGPoint(x: 1, y: 0)), (.bottom, CGPoint(x: 0, y: -1)), (.right, CGPoint(x: -1, y: 0)),
  ]

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if latest == .possible, let finger = gestureTouches.first {
      startEdges = edges.intersection(edges(near: finger))
      if startEdges.isEmpty {
        fail("did not begin at its edge of the screen")
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if latest == .possible, touches.contains(where: Self.jumps) {
      fail("jumped too far")
      return
    }
    super.touchesMoved(touches, with: event)
    // The finger has moved along the edge.
    if latest == .possible, isFarEnough { fail("moved along the edge") }
  }

  public override func reset() {
    super.reset()
    startEdges = []
  }

  private static func jumps(_ touch: UITouch) -> Bool {
    distance(touch.locationInWindow, touch.previousLocationInWindow) > GestureConstants.edgePanLongestStep
  }

  private func edges(near touch: UITouch) -> UIRectEdge {
    let (screen, zone) = (simulation.screen.bounds, edgeZone)
    let place = touch.window?.convertToSuperview(touch.initialLocation) ?? touch.initialLocation
    var edges: UIRectEdge = []
    if place.x - screen.minX <= zone { edges.insert(.left) }
    if screen.maxX - place.x <= zone { edges.insert(.right) }
    if place.y - screen.minY <= zone { edges.insert(.top) }
    if screen.maxY - place.y <= GestureConstants.bottomEdgeZone { edges.insert(.bottom) }
    return edges
  }
}
