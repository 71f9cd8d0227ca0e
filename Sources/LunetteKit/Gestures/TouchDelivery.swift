import Foundation

/// What recognizers and the view have been told of one touch.
///
/// Messages for the view wait in `held` in time order; `began` goes before everything else. A touch is dropped from the
/// environment when it has lifted and nothing of it is held any more.
struct TouchDelivery {
  struct Message {
    var phase: UITouch.Phase
    var time: TimeInterval
    var location: CGPoint
    var previous: CGPoint
  }

  /// The environment has it among its touches.
  var isBound = false
  /// Everyone who got this touch when it began.
  var receivers: [UIGestureRecognizer] = []
  var held: [Message] = []
  /// The view has heard touchesBegan and neither an end nor a cancellation yet.
  var isOpenInView = false
  /// The view must hear no more of it: a recognition took it, or the view doesn't take this finger at all.
  var isClosedToView = false
  /// Another view has the screen to itself (`isExclusiveTouch`): nobody gets it.
  var isShutOut = false
  /// The finger has lifted and the event that said so has been handled.
  var isOver = false
}
