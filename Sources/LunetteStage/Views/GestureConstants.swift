import Foundation

/// The numbers that decide what a touch means. Units: points, seconds and radians.
/// Source of each: docs/rules/gestures.md 0.3, with its certainty tag
public enum GestureConstants {
  /// How far the fingers of a tap may move from where they landed. Also how far apart two taps of a series may be. (D, GST)
  static let tapMovement: CGFloat = 45
  /// How long the finger of a tap may stay down. (D/F, unresolved between 0.75 and 1.5)
  static let tapDuration: TimeInterval = 0.75
  /// From the lift of one tap to the touch-down of the next. (D, WOC)
  static let tapInterval: TimeInterval = 0.35
  /// Movement on one axis after which a pan begins. The pan's translation starts without it. (M)
  package static let panHysteresis: CGFloat = 10
  /// Two samples closer in time than this give no speed. (D)
  static let shortestVelocityInterval: TimeInterval = 0.001
  /// Weight of the newest sample in the reported speed; the speed reported before has the remaining weight. (D)
  static let newestVelocityWeight: CGFloat = 0.2
  /// After a rest of this length a pan reports no speed. (M: kept after 0.312 s, gone after 0.320 s; the value between them is ours)
  static let velocityRestLimit: TimeInterval = 0.316

  /// How long a finger must stay for a long press: the initial `minimumPressDuration`. Units: seconds. (A)
  static let longPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the long press begins: the initial `allowableMovement`. Units: points. (A)
  static let longPressMovement: CGFloat = 10

  /// The longest time that a swipe may take; a swipe of exactly this time counts. Units: seconds. Source: docs/rules/gestures.md 1.5 (M)
  static let swipeDuration: TimeInterval = 0.5
  /// Movement along its direction that a swipe needs at its start. Units: points. (M)
  static let swipePrimary: CGFloat = 50
  /// Movement across its direction that a swipe may have at its start. Units: points. (M)
  static let swipeSecondary: CGFloat = 50
  /// Share of the needed movement that remains needed after one second. (M)
  static let swipePrimaryDecay: CGFloat = 0.06
  /// Share of the allowed movement across that remains allowed after one second. (M)
  static let swipeSecondaryDecay: CGFloat = 0.02

  /// Change of the distance between the fingers after which a pinch begins. The scale starts without it. Units: points.
  /// Source: docs/rules/gestures.md 1.6 (D)
  static let pinchHysteresis: CGFloat = 8
  /// Fingers closer than this have no direction, and count as this far apart: otherwise noise of half a pixel would give a large scale.
  /// Units: points. (ours)
  static let shortestFingerDistance: CGFloat = 1
  /// Turn after which a rotation begins. The rotation starts without it. Units: radians. Source: docs/rules/gestures.md 1.7 (D: 5 degrees)
  static let rotationHysteresis: CGFloat = 5 * .pi / 180
  /// Added to the turn that a rotation needs when the distance between the fingers has doubled or more; for smaller changes it grows with
  /// the square root of the change. Units: radians. Source: docs/rules/gestures.md 1.7 (D: up to 5 degrees)
  static let rotationHysteresisOfPinch: CGFloat = 5 * .pi / 180
  /// Weight of the newest sample in the speed of a pinch or rotation; the speed reported before has the remaining weight. (D)
  static let newestPairVelocityWeight: CGFloat = 0.25

  /// How near the edge an edge pan's finger must land. Units: points. Source: docs/rules/gestures.md 1.8 (D)
  static let edgeZone: CGFloat = 13
  /// How near the bottom edge an edge pan's finger must land. Units: points. (D)
  static let bottomEdgeZone: CGFloat = 11
  /// Movement after which an edge pan begins. Its translation starts without it. Units: points. (D)
  static let edgePanHysteresis: CGFloat = 15
  /// How far from straight inward the movement of an edge pan may point. Units: radians. (D: about 77.5 degrees)
  static let edgePanAngle: CGFloat = 77.5 * .pi / 180
  /// Longest movement between two samples of an edge pan; a finger that jumps farther makes it fail. Units: points. (D)
  static let edgePanLongestStep: CGFloat = 100

  /// How long a scroll view holds back a touch on its content. (D, P)
  static let contentTouchDelay: TimeInterval = 0.15
}
