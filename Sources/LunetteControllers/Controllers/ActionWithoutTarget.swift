/// Finds who gets the action of an item without a target. Source: docs/rules/controllers.md 4.1
extension UIBarButtonItem {
  /// Where the search begins while nobody is first responder: at the deepest controller in front, of the container that the item's bar
  /// belongs to. The bar is beside that controller's view, so its own responders don't lead there.
  package var firstActionResponder: UIResponder? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller.deepestInFront }
      responder = current.following
    }
    let window = Simulation.current.application.keyWindow
    return window?.rootViewController?.deepestInFront ?? window
  }
}

extension Simulation {
  /// UIKit is silent when nobody has an action. Ours: the console says it once, the trace of the touches each time.
  package func noteUntaken(action: String, from sender: AnyObject, asked: [AnyObject], words: String) {
    gestures.record(.untaken(action, from: sender, asked: asked))
    if !warnings.contains(words) { warn(words) }
  }
}

extension UIApplication {
  /// Where a key's way up begins: at the first responder, else at the deepest controller in front. Source: docs/rules/lists.md 4
  package var keyCommandStart: UIResponder? {
    guard let window = keyWindow else { return nil }
    return window.firstResponder ?? window.rootViewController?.deepestInFront ?? window
  }
}
