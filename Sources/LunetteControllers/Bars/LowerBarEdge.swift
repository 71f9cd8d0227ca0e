import Foundation
@_spi(Lunette) import LunetteStage

/// What a tab bar or toolbar knows of the content above it: by the controller that has the bar. Asking a scroll view for its insets may lay out the bar,
/// so this is an object. Source: docs/rules/appearance.md 5
final class LowerBarEdge {
  /// The content that is followed; nil where nothing scrolls.
  private(set) weak var scrollView: UIScrollView?
  /// How far the content goes on below; nil for a bar by itself. Units: points.
  private(set) var reach: CGFloat?

  var isAtEdge: Bool { reach == 0 }

  /// How much of a background is seen that is clear at the edge. Source: docs/rules/appearance.md 5 (D)
  var share: CGFloat { ((reach ?? Self.fade) / Self.fade).clamped(0, 1) }
  /// Units: points. Ours
  private static let fade: CGFloat = 16

  /// - Returns: whether the bar is to look again
  func take(_ new: CGFloat?) -> Bool {
    defer { reach = new }
    return reach != new
  }

  /// - Returns: whether the bar is to look again
  func follow(_ new: UIScrollView?, by bar: any LowerEdgeBar) -> Bool {
    if new !== scrollView {
      scrollView?.removeLowerBar(bar)
      new?.addLowerBar(bar)
      scrollView = new
    }
    // Without anything that scrolls it is at the edge.
    return take(new?.reachBelow ?? 0)
  }

  func stop(_ bar: any LowerEdgeBar) -> Bool {
    scrollView?.removeLowerBar(bar)
    scrollView = nil
    return take(nil)
  }
}

extension UITabBar: LowerEdgeBar {
  package func contentReaches(_ hidden: CGFloat) { if edge.take(hidden) { edgeDidChange() } }
  /// The controller follows what scrolls above it.
  func follow(_ scrollView: UIScrollView?) {
    let needs = system.bars.isClearAtLowerEdge || edgeAppearance != nil
    if needs ? edge.follow(scrollView, by: self) : edge.stop(self) { edgeDidChange() }
  }
  private func edgeDidChange() { setNeedsLayout() }

  /// The selected item's goes before the bar's. Source: Apple, UITabBarItem.scrollEdgeAppearance
  private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }
  private var usualAppearance: UITabBarAppearance? { selectedItem?.standardAppearance ?? standard.used }
  /// Whether it has no background at the edge, since nobody has said how it looks there.
  private var isClearAtEdge: Bool { system.bars.isClearAtLowerEdge && edge.reach != nil && edgeAppearance == nil }
  var shownAppearance: UITabBarAppearance? { edge.isAtEdge ? edgeAppearance ?? usualAppearance : usualAppearance }
  var shownShare: CGFloat { isClearAtEdge ? edge.share : 1 }
}

extension UIToolbar: LowerEdgeBar {
  package func contentReaches(_ hidden: CGFloat) { if edge.take(hidden) { edgeDidChange() } }
  /// The controller follows what scrolls above it.
  func follow(_ scrollView: UIScrollView?) {
    let needs = system.bars.isClearAtLowerEdge || scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
    if needs ? edge.follow(scrollView, by: self) : edge.stop(self) { edgeDidChange() }
  }
  private func edgeDidChange() { setNeedsLayout() }

  var isLow: Bool { bounds.height > 0 && bounds.height < BarConstants.height }
  private var edgeAppearance: UIToolbarAppearance? { isLow ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance }
  private var isClearAtEdge: Bool { system.bars.isClearAtLowerEdge && edge.reach != nil && edgeAppearance == nil }
  /// The appearance that counts now; nil where the bar's own properties do.
  var shownAppearance: UIToolbarAppearance? {
    if edge.isAtEdge, let edgeAppearance { return edgeAppearance }
    return isLow ? compactAppearance ?? standard.used : standard.used
  }
  var shownShare: CGFloat { isClearAtEdge ? edge.share : 1 }
}
