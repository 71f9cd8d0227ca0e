import Foundation
import LunetteKit

/// A view on the screen, and what can be seen of it.
struct SeenView {
  let view: UIView
  /// Empty where only an animation still shows it. Space: screen
  let rect: CGRect
}

extension ScenarioApp {
  /// Front to back, a view's subviews before the view: one walk from the windows down, for where a view is follows from where its superview is.
  var seenViews: [SeenView] { seenViews(withFading: true) }

  /// - Parameter withFading: whether those count of which only an animation still shows something
  func seenViews(withFading: Bool) -> [SeenView] {
    var found: [SeenView] = []
    let moving = withFading ? stillDrawn : []
    func visit(_ view: UIView, on ground: Ground) {
      // The keyboard's keys are found as keys only: their letters aren't texts of the app. A text view's text is the text view.
      if view.isHidden || view.isLeftOutOfLists || view is UITextContainerView { return }
      let (rect, inside) = ground.place(view)
      for subview in view.subviews.reversed() { visit(subview, on: inside) }
      // A button's label is the button to whoever reads the screen.
      if rect.width > 0 && rect.height > 0 || moving.contains(view.layer.id), !(view is UILabel && view.superview is UIButton) {
        found.append(SeenView(view: view, rect: rect))
      }
    }
    for window in simulation.application.visibleWindows.reversed() { visit(window, on: Ground()) }
    return found
  }
}

/// What is around a view: the same answers as its `visibleScreenFrame` gives, without going up to the window for each view.
private struct Ground {
  private var layer: CALayer?
  /// From own bounds to the screen; nil where something on the way is more than moved.
  private var shift: CGPoint? = .zero
  /// What the ancestors that clip leave. Space: screen
  private var clip: CGRect?
  private var isSeen = true

  init() {}

  /// What can be seen of a view on it, and the ground for its subviews.
  func place(_ view: UIView) -> (rect: CGRect, inside: Ground) {
    var inside = self
    inside.layer = view.layer
    inside.isSeen = isSeen && view.alpha >= UIView.smallestTouchableAlpha
    guard inside.isSeen else { return (.zero, inside) }
    let isRoot = layer == nil
    guard let shift, view.layer.isOnlyMoved(in: layer), isRoot || !(view is UIWindow), let whole = Self.moved(view, by: shift, into: &inside) else {
      inside.shift = nil
      return (view.visibleScreenFrame, inside)
    }
    if view.clipsToBounds || view is UIWindow { inside.clip = clip.map { whole.shared(with: $0) } ?? whole }
    return (clip.map { whole.shared(with: $0) } ?? whole, inside)
  }

  private static func moved(_ view: UIView, by shift: CGPoint, into inside: inout Ground) -> CGRect? {
    let (offset, bounds) = (view.layer.offset, view.bounds.standardized)
    let place = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    let (left, top, right, bottom) = (bounds.minX + place.x, bounds.minY + place.y, bounds.maxX + place.x, bounds.maxY + place.y)
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    inside.shift = place
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
