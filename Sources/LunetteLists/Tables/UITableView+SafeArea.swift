import Foundation
@_spi(Lunette) import LunetteStage

/// What rows, headers and footers show stays clear of a notch; their backgrounds reach the table's edges.
/// Source: Apple, UITableView.insetsContentViewsToSafeArea; docs/rules/tables.md 2.5
extension UITableView {
  /// What content views leave free at the sides: nothing in an insetGrouped table, whose rows stand inside of the safe area. Units: points.
  var contentSides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
    return UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
  }

  /// The same in the order of reading. Units: points.
  var contentEnds: (leading: CGFloat, trailing: CGFloat) {
    let sides = contentSides
    return isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  func contentSidesDidChange() {
    sidesBefore = contentSides
    layOutIndex()
    for header in sectionViews.shown { header.view?.setNeedsLayout() }
    refreshSeparators()
    measureAgain()
  }
}
