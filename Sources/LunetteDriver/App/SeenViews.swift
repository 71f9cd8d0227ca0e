import Foundation
import LunetteKit

/// A view on the screen, and its visible part.
struct SeenView {
  let view: UIView
  /// Empty when only an animation still shows the view. Space: screen
  let rect: CGRect
}

extension ScenarioApp {
  /// Front to back, a view's subviews before the view. All are found in one walk from the windows down, as a view's place depends on its
  /// superview's.
  var seenViews: [SeenView] { seenViews() }

  /// Ours: the usual number of views on a screen full of rows
  private static let usualViewCount = 96

  /// - Parameters:
  ///   - withFading: whether views count that only an animation still shows
  ///   - withLeftOut: whether the keyboard's keys count
  func seenViews(withFading: Bool = true, withLeftOut: Bool = false) -> [SeenView] {
    var found: [SeenView] = []
    found.reserveCapacity(Self.usualViewCount)
    let moving = withFading ? stillDrawn : []
    func visit(_ view: UIView, in surroundings: ViewSurroundings) {
      // The keyboard's keys are left out, since their letters aren't texts of the app. The text of a text view belongs to the text view.
      if view.isHidden || view.isLeftOutOfLists && !withLeftOut || view is UITextContainerView { return }
      if HostWork.mustEnd("looking at the views on the screen") { return }
      let (rect, inside) = surroundings.place(view)
      for subview in view.subviews.reversed() { visit(subview, in: inside) }
      // For a reader of the screen a button's label is the button.
      if rect.width > 0 && rect.height > 0 || moving.contains(view.layer.id), !(view is UILabel && view.superview is UIButton) {
        found.append(SeenView(view: view, rect: rect))
      }
    }
    for window in simulation.application.visibleWindows.reversed() { visit(window, in: ViewSurroundings()) }
    return found
  }

  /// The views on the screen for which something holds, front to back: as `seenViews`, but only the places of those are looked for for which it holds.
  ///
  /// - Parameter holds: asked of a view before it is known whether the view is seen, unless a script's class would be asked
  func seenViews(whichMayBeAsked mayBeAsked: Bool, where holds: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    var moving: Set<Int>?
    func isDrawn(_ view: UIView) -> Bool {
      if moving == nil { moving = stillDrawn }
      return moving?.contains(view.layer.id) == true
    }
    func visit(_ view: UIView, in surroundings: ViewSurroundings) {
      if view.isHidden || view.isLeftOutOfLists || view is UITextContainerView { return }
      if HostWork.mustEnd("looking at the views on the screen") { return }
      let subviews = view.subviews
      let asksFirst = mayBeAsked && view.overrides == nil
      let isCandidate = !(view is UILabel && view.superview is UIButton) && (!asksFirst || holds(view))
      if subviews.isEmpty, !isCandidate { return }
      let (rect, inside) = surroundings.place(view)
      for subview in subviews.reversed() { visit(subview, in: inside) }
      guard isCandidate, rect.width > 0 && rect.height > 0 || isDrawn(view), asksFirst || holds(view) else { return }
      found.append(view)
    }
    for window in simulation.application.visibleWindows.reversed() { visit(window, in: ViewSurroundings()) }
    return found
  }

  /// Of the views of a class that `seenViews` lists, the last one; without looking at those in front of it, of which there may be many.
  func backmostSeen<Wanted: UIView>(_ type: Wanted.Type) -> Wanted? {
    var moving: Set<Int>?
    func isDrawn(_ view: UIView) -> Bool {
      if moving == nil { moving = stillDrawn }
      return moving?.contains(view.layer.id) == true
    }
    func find(in view: UIView, _ surroundings: ViewSurroundings) -> Wanted? {
      if view.isHidden || view.isLeftOutOfLists || view is UITextContainerView { return nil }
      let (rect, inside) = surroundings.place(view)
      if let wanted = view as? Wanted, rect.width > 0 && rect.height > 0 || isDrawn(view) { return wanted }
      if HostWork.mustEnd("looking at the views on the screen") { return nil }
      for subview in view.subviews {
        if let found = find(in: subview, inside) { return found }
      }
      return nil
    }
    for window in simulation.application.visibleWindows {
      if let found = find(in: window, ViewSurroundings()) { return found }
    }
    return nil
  }
}

/// The surroundings of a view. It gives the same results as `visibleScreenFrame`, without going up to the window for each view.
private struct ViewSurroundings {
  private var layer: CALayer?
  /// The offset from own bounds to the screen; nil when some view on the way has more than a translation.
  private var shift: CGPoint? = .zero
  /// What the clips of the ancestors leave visible. Space: screen
  private var clip: CGRect?
  private var isSeen = true

  init() {}

  /// The visible part of a view, and the surroundings for its subviews.
  func place(_ view: UIView) -> (rect: CGRect, inside: ViewSurroundings) {
    var inside = self
    inside.layer = view.layer
    inside.isSeen = isSeen && view.alpha >= UIView.smallestTouchableAlpha
    guard inside.isSeen else { return (.zero, inside) }
    let isRoot = layer == nil
    guard let shift, view.layer.isOnlyMoved(in: layer), isRoot || !(view is UIWindow),
      let whole = Self.moved(view, by: shift, into: &inside)
    else {
      inside.shift = nil
      return (view.visibleScreenFrame, inside)
    }
    if view.clipsToBounds || view is UIWindow { inside.clip = clip.map { whole.shared(with: $0) } ?? whole }
    return (clip.map { whole.shared(with: $0) } ?? whole, inside)
  }

  private static func moved(_ view: UIView, by shift: CGPoint, into inside: inout ViewSurroundings) -> CGRect? {
    let (offset, bounds) = (view.layer.offset, view.bounds.standardized)
    let place = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    let (left, top, right, bottom) = (bounds.minX + place.x, bounds.minY + place.y, bounds.maxX + place.x, bounds.maxY + place.y)
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    inside.shift = place
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
