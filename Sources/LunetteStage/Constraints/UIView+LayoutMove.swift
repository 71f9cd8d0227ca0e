/// A tree of views is laid out by the engine of its simulation. A view may come from another simulation, as from an app that has been
/// closed or that failed at its launch: then its boxes and constraints move with it.
extension UIView {
  /// The engine of the tree that the view is in: that of the window, and without a window that of the current simulation.
  final var engineOfTree: LayoutEngine { topmost.simulation.requireLayoutEngine() }
  /// The engine of a view's tree; without a view that of the current simulation.
  static func layoutEngine(of view: UIView?) -> LayoutEngine { (view?.topmost.simulation ?? .current).requireLayoutEngine() }

  private var topmost: UIView {
    var view: UIView = window ?? self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Called when the view has come into a window.
  final func followLayoutOfWindow() {
    guard let box = layoutState?.box else { return }
    let engine = engineOfTree
    if box.engine !== engine { moveLayout(to: engine) }
  }

  /// Moves the boxes and constraints of the whole tree. All of them: constraints connect views within a tree only.
  final func moveLayout(to engine: LayoutEngine) {
    var views: [UIView] = []
    func visit(_ view: UIView) {
      if let state = view.layoutState, state.box.map({ $0.engine !== engine }) ?? true { views.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(topmost)
    let constraints = views.flatMap { $0.layoutState?.held ?? [] }.filter { $0.isSolved(outside: engine) }
    for constraint in constraints { constraint.leaveEngine() }
    let moved = views.filter { $0.layoutState?.leaveEngine() == true }
    for view in moved { _ = view.layoutState?.requireBox(in: engine) }
    for constraint in constraints { constraint.reinstall(in: engine) }
    for view in views where view.needsUpdateConstraints { engine.noteUpdate(of: view) }
  }
}
