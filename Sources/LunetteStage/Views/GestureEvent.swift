/// What happens to touches and recognizers, for a log.
package enum GestureEvent: SimulationEvent {
  /// A step of the trace: a hit, an offer, a grant, a delivery, an action.
  case step(TouchTrace.Step)
  /// A recognizer is ready for the next touches.
  case reset(UIGestureRecognizer)
}
