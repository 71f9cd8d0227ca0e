import Foundation
import LunetteKit
import LunetteRender
import LunetteScript

/// Checks the places of views, and how they are made.
extension Lint {
  /// Half a point may be rounding. Ours. Units: points.
  private static let noise: CGFloat = 0.5

  /// Finds texts and controls under a bar or outside of the safe area, unless they can be scrolled out of there.
  mutating func checkPlaces() {
    for view in views {
      guard view is UIControl || view.visibleText?.isEmpty == false, let owner = view.controllerView, owner !== view, !view.standsInScrollView,
        !(view is UIScrollView), !(view.superview is UIControl), view.isOnScreen
      else { continue }
      if view.isInsideOfTheSystem || view.isPlacedByTheSystem { continue }
      let safe = owner.bounds.inset(by: owner.safeAreaInsets)
      let frame = view.convert(view.bounds, to: owner)
      // Parts outside of the owner are cut off, or are on their way in or out.
      let shown = frame.intersection(owner.bounds)
      guard !shown.isEmpty, !safe.shrunk(dx: -Self.noise, dy: -Self.noise).covers(shown) else { continue }
      let insets = owner.safeAreaInsets
      let sides = [
        ("top", insets.top, shown.minY < safe.minY), ("bottom", insets.bottom, shown.maxY > safe.maxY), ("left", insets.left, shown.minX < safe.minX),
        ("right", insets.right, shown.maxX > safe.maxX),
      ].filter { $0.2 && $0.1 > 0 }
      guard !sides.isEmpty else { continue }
      note(
        .unsafePlace, view,
        "stands outside of the safe area: \(sides.map { "\($0.0) \(formatted($0.1)) points are covered" }.joined(separator: ", "))")
    }
  }

  mutating func checkMaterial() {
    for view in views {
      if let picture = view as? UIImageView { checkProportion(picture) }
      if let list = view as? ListView, !list.shownCells.isEmpty { checkReuse(list) }
    }
    for problem in app.layoutProblems { note(.unsoundLayout, problem.view, problem.text) }
  }

  /// Difference in the proportion of the sides that is noticed. Ours: nobody sees a fiftieth
  private static let noticed: CGFloat = 0.02

  private mutating func checkProportion(_ view: UIImageView) {
    guard view.contentMode == .scaleToFill, let image = view.image, image.capInsets == .zero, image.size.width > 0, image.size.height > 0,
      view.bounds.width > 0, view.bounds.height > 0
    else { return }
    let (own, shown) = (image.size.width / image.size.height, view.bounds.width / view.bounds.height)
    guard abs(own / shown - 1) > Self.noticed else { return }
    note(
      .stretchedImage, view,
      "shows a picture of \(size(image.size)) in \(size(view.bounds.size)); contentMode \"scaleAspectFit\" or \"scaleAspectFill\" keeps its proportion")
  }

  private mutating func checkReuse(_ list: ListView) {
    let unused = list.unusedIdentifiers
    if !unused.isEmpty {
      note(.unusedIdentifier, list, "has classes registered that no cell is made of: " + unused.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    for identifier in list.neglectedIdentifiers {
      note(.unusedIdentifier, list, "makes cells with the identifier \"\(identifier)\" that wait for reuse and are never dequeued")
    }
  }
}

extension UIView {
  /// The root view of the nearest controller; without one the window.
  fileprivate var controllerView: UIView? {
    var view: UIView? = self
    while let current = view {
      if current.isControllerView || current is UIWindow { return current }
      view = current.superview
    }
    return nil
  }

  fileprivate var standsInScrollView: Bool {
    var view = superview
    while let current = view {
      if current is UIScrollView { return true }
      view = current.superview
    }
    return false
  }
}
