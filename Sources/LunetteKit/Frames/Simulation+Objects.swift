/// What hangs in an app's windows, for a host that lets go of all of it at once.
extension Simulation {
  /// Each view, layer, recognizer and controller that the windows of the app lead to, and the cells that wait to be used again.
  package var windowContents: [AnyObject] {
    var found = FoundObjects()
    for window in application.windows { found.add(window) }
    return found.objects
  }
}

/// Walks by a list of what is still to be looked at, not by calls: a script can present controllers thousands deep. Looks at each object once:
/// a cell that waits to be used again may hold its own table.
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
    if let table = view as? UITableView {
      views += table.pool.cells
      for view in table.sectionViews.pool.values.joined() { views.append(view) }
      for view in table.sectionViews.titlePool { views.append(view) }
    }
    if let controller = view.viewController { waiting.append(controller) }
    if let controller = (view as? UIWindow)?.rootViewController { waiting.append(controller) }
    views += view.subviews
  }

  /// A layer of a view is found with the view.
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
