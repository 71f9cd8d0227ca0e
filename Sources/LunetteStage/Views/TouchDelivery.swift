import Foundation

/// What the recognizers and the view have been told of one touch.
///
/// Messages for the view wait in `held` in time order; a view gets `began` before anything else. The environment drops a touch when it has
/// lifted and none of its messages is held any more.
struct TouchDelivery {
  struct Message {
    var phase: UITouch.Phase
    var time: TimeInterval
    var location: CGPoint
    var previous: CGPoint
  }

  /// Whether the environment has the touch in its list.
  var isBound = false
  /// The recognizers that got this touch when it began.
  var receivers: [UIGestureRecognizer] = []
  var held: [Message] = []
  /// Whether the view has got touchesBegan and no end or cancellation yet.
  var isOpenInView = false
  /// Whether the view gets no more of this touch: a recognition took the touch, or the view doesn't take this finger at all.
  var isClosedToView = false
  /// Whether another view has the screen to itself (`isExclusiveTouch`), so that nobody gets this touch.
  var isShutOut = false
  /// Whether the finger has lifted and that event has been handled.
  var isOver = false
}
