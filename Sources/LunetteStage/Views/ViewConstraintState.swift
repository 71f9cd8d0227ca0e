import Foundation

/// What constraints keep about one view, as far as the view knows of it. `LayoutState` is the only class of this kind: constraints come after
/// views, and a view must hold what they keep, since it is asked for whenever a frame changes.
class ViewConstraintState {
  /// Called when the view ends.
  func end() {}
  /// While the view is asked for its intrinsic size: the width that it will have. Units: points.
  var widthOnOffer: CGFloat? { nil }
}
