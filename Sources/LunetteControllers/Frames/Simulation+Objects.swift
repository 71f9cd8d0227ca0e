/// The objects of an app's windows, for a host that releases all of them at once.
extension Simulation {
  /// Each view, layer, recognizer and controller that can be reached from the app's windows, and the cells that are kept for reuse.
  package var windowContents: [AnyObject] {
    var found = FoundObjects()
    for window in application.windows { found.add(window) }
    return found.objects
  }
}

/// Walks with a list of objects to visit, not by recursion: a script can present controllers thousands deep. Each object is visited once,
/// because a cell that is kept for reuse may hold its own table.
private struct FoundObjects {
  private(set) var objects: [AnyObject] = []
  private var seen: Set<ObjectIdentifier> = []
  private var views: [UIView] = []
  private var layers: [CALayer] = []
  private var waiting: [UIViewController] = []

  mutating func add(_ window: UIWindow) {
    views.append(window)
    while true {
      if let view = views.popLast() {
        take(view)
      } else if let layer = layers.popLast() {
        take(layer)
      } else if let controller = waiting.popLast() {
        take(controller)
      } else {
        return
      }
    }
  }

  private mutating func take(_ view: UIView) {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return }
    objects.append(view)
    objects += view.gestureRecognizers ?? []
    layers.append(view.layer)
    if let list = view as? ListView { views += list.waitingViews }
    if let controller = view.viewController { waiting.append(controller) }
    if let controller = (view as? UIWindow)?.rootViewController { waiting.append(controller) }
    views += view.subviews
  }

  /// The layer of a view is found together with the view.
  private mutating func take(_ layer: CALayer) {
    objects.append(layer)
    layers += (layer.sublayers ?? []).filter { $0.view == nil }
  }

  private mutating func take(_ controller: UIViewController) {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
    objects.append(controller)
    if let view = controller.viewIfLoaded, view.window == nil { views.append(view) }
    waiting += controller.children
    if let presented = controller.ownPresented { waiting.append(presented) }
  }
}
