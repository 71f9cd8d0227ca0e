import Foundation

/// The numbers that decide what a touch means. Units: points, seconds and radians.
/// Source of each: docs/rules/gestures.md 0.3, with its certainty tag
public enum GestureConstants {
  /// How far the fingers of a tap may move from where they landed. Also the limit between two taps. (D, GST)
  static let tapMovement: CGFloat = 45
  /// How long the finger of a tap may stay down. (D/F, unresolved between 0.75 and 1.5)
  static let tapDuration: TimeInterval = 0.75
  /// From the lift of one tap to the touch-down of the next. (D, WOC)
  static let tapInterval: TimeInterval = 0.35
  /// Movement on one axis after which a pan begins; taken off its translation. (M)
  static let panHysteresis: CGFloat = 10
  /// Two samples closer than this give no speed. (D)
  static let shortestVelocityInterval: TimeInterval = 0.001
  /// Weight of the newest sample in the reported speed; the one before has the rest. (D)
  static let newestVelocityWeight: CGFloat = 0.2
  /// After so long a rest a pan reports no speed. (M: kept after 0.312 s, gone after 0.320 s; in between ours)
  static let velocityRestLimit: TimeInterval = 0.316

  /// How long a finger must stay for a long press: what its property starts with. Units: seconds. (A)
  static let longPressDuration: TimeInterval = 0.5
  /// How far it may move before it begins: what its property starts with. Units: points. (A)
  static let longPressMovement: CGFloat = 10

  /// A swipe takes no longer; this long is still one. Units: seconds. Source: docs/rules/gestures.md 1.5 (M)
  static let swipeDuration: TimeInterval = 0.5
  /// Movement along the swipe's direction that it needs at its start. Units: points. (M)
  static let swipePrimary: CGFloat = 50
  /// Movement across its direction that it may have at its start. Units: points. (M)
  static let swipeSecondary: CGFloat = 50
  /// What is left of the needed movement after a second. (M)
  static let swipePrimaryDecay: CGFloat = 0.06
  /// What is left of the allowed movement across after a second. (M)
  static let swipeSecondaryDecay: CGFloat = 0.02

  /// Change of the distance between the fingers after which a pinch begins; taken off. Units: points. Source: docs/rules/gestures.md 1.6
  /// (D)
  static let pinchHysteresis: CGFloat = 8
  /// Fingers closer than this have no direction, and count as this far apart: half a pixel's noise would be a large scale.
  /// Units: points. (ours)
  static let shortestFingerDistance: CGFloat = 1
  /// Turn after which a rotation begins; taken off. Units: radians. Source: docs/rules/gestures.md 1.7 (D: 5 degrees)
  static let rotationHysteresis: CGFloat = 5 * .pi / 180
  /// What is added where the distance between the fingers has doubled or more; it grows with the change's square root.
  /// Units: radians. Source: docs/rules/gestures.md 1.7 (D: up to 5 degrees)
  static let rotationHysteresisOfPinch: CGFloat = 5 * .pi / 180
  /// Weight of the newest sample in the speed of a pinch or rotation; what was reported before has the rest. (D)
  static let newestPairVelocityWeight: CGFloat = 0.25

  /// How near the edge an edge pan's finger must land. Units: points. Source: docs/rules/gestures.md 1.8 (D)
  static let edgeZone: CGFloat = 13
  /// The same at the bottom edge. (D)
  static let bottomEdgeZone: CGFloat = 11
  /// Movement after which an edge pan begins; taken off its translation. Units: points. (D)
  static let edgePanHysteresis: CGFloat = 15
  /// How far from straight inward the movement of an edge pan may point. Units: radians. (D: about 77.5 degrees)
  static let edgePanAngle: CGFloat = 77.5 * .pi / 180
  /// Between two samples of an edge pan; a finger that jumps farther fails it. Units: points. (D)
  static let edgePanLongestStep: CGFloat = 100

  /// How long a scroll view holds back a touch on its content. (D, P)
  static let contentTouchDelay: TimeInterval = 0.15
}
