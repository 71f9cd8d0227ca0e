import Foundation

/// The scroll view that the bars at some edges of a controller follow.
package struct ContentScrollView {
  package var edges: UIRectEdge
  package weak var scrollView: UIScrollView?
}

/// What a controller says of its root view's margins, and hears of them. Source: Apple, UIViewController; docs/rules/layout.md 1.6
extension UIViewController {
  /// The least margins of its view while it respects them, above and below 0. Units: points.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.systemMinimumMargin ?? UIView.rootMargin.narrow
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// In a navigation or tab bar controller, at any depth. Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic
  package final var adjustsContentScrollView: Bool {
    automaticallyAdjustsScrollViewInsets && (navigationController != nil || tabBarController != nil)
  }

  /// The scroll view that is its content for the bar at an edge: the one that was set, its view, or the first subview of that.
  package final func contentScrollView(at edge: UIRectEdge) -> UIScrollView? {
    if let chosen = chosenScrollViews.first(where: { $0.edges.contains(edge) })?.scrollView { return chosen }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// Bars at these edges follow it; nil for the one that they find. Source: Apple, setContentScrollView(_:for:)
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edges: UIRectEdge = .all) {
    for index in chosenScrollViews.indices { chosenScrollViews[index].edges.subtract(edges) }
    chosenScrollViews.removeAll { $0.edges.isEmpty }
    if let scrollView { chosenScrollViews.append(ContentScrollView(edges: edges, scrollView: scrollView)) }
    contentScrollViewMayHaveChanged()
  }

  /// Bars follow what scrolls in a controller in sight, also if it has come into the view later.
  final func contentScrollViewMayHaveChanged() {
    if let navigation = parent as? UINavigationController { return navigation.contentScrollViewMayHaveChanged(of: self) }
    (parent as? UITabBarController)?.followContentInSight()
  }

  package final func viewSafeAreaInsetsDidChange() { Overridable.viewSafeAreaInsetsDidChange(self) }
  package final func viewLayoutMarginsDidChange() { Overridable.viewLayoutMarginsDidChange(self) }
}
