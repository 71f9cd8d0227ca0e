/// What becomes of touches, for a log.
package enum GestureEvent: SimulationEvent {
  /// Who was hit, offered, granted, told.
  case step(TouchTrace.Step)
  /// A recognizer is ready for the next touches.
  case reset(UIGestureRecognizer)
}
