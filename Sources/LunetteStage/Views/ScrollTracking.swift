extension Simulation {
  /// The mode of the run loop now.
  package var runLoopMode: RunLoopModes { isTrackingScroll ? .tracking : .default }

  /// Whether a scroll view is tracked, dragged or decelerating. Sliders and other controls don't count. Source: docs/rules/world.md 5 (D)
  private var isTrackingScroll: Bool {
    gestures.recognizers.contains { $0.role == "scroll" && $0.gestureTouches.contains(where: \.isActive) }
      || displayLinks.active.contains(where: \.isDeceleration)
  }
}
