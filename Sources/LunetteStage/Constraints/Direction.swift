/// The direction in which the user reads. Source: docs/rules/accessibility.md 11
extension Simulation {
  /// The user reads in another direction from now on: everything is laid out anew.
  package func directionDidChange() {
    func visit(_ view: UIView) {
      view.directionDidChange()
      view.setNeedsDisplay()
      for subview in view.subviews { visit(subview) }
    }
    for window in application.windows { visit(window) }
  }
}
