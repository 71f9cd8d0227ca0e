import Foundation
@_spi(Lunette) import LunetteKit
import LunetteRender
import LunetteScript

/// Checks views that can be tapped: their size, their name, and whether a tap reaches them.
extension Lint {
  mutating func checkControls() {
    for view in views where view.isTappable && !view.isPartOfTheSystem {
      checkSize(view)
      checkReach(view)
    }
    // Buttons in bars are checked too, since the app must name them if they show a picture.
    for view in views where view is UIControl && (!view.isPartOfTheSystem || view.isBarButton) { checkName(view) }
  }

  /// Smallest side of a target. Units: points. Source: Apple's Human Interface Guidelines
  private static let fingerSize: CGFloat = 44
  /// Height of a field with a rounded border. Units: points. Source: docs/rules/controllers.md 10
  private static let fieldHeight: CGFloat = 30
  /// How far inside the target's edge a tap is tested. Units: points. Ours
  private static let edge: CGFloat = 0.5

  private mutating func checkSize(_ view: UIView) {
    let frame = view.screenFrame
    guard view.isOnScreen, frame.width < Self.fingerSize || frame.height < Self.fingerSize else { return }
    // UIKit's own fields are 30 points high, and larger where there is more room around.
    if view is UITextField, frame.height >= Self.fieldHeight { return }
    // The system decides the height of such controls.
    if (view as? UIControl)?.answersByPlace == true || view is UIDatePicker || view.superview is UIContentUnavailableView { return }
    let screen = app.simulation.screen.bounds
    let reach = Self.fingerSize / 2 - Self.edge
    // A view may also take touches beside it, so taps are tested instead of comparing frames.
    let sides: [(CGFloat, CGFloat)] = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)]
    let isReached = sides.allSatisfy { x, y in
      if x != 0, frame.width >= Self.fingerSize || y != 0 && frame.height >= Self.fingerSize { return true }
      let point = CGPoint(x: frame.midX + x, y: frame.midY + y)
      guard screen.contains(point) else { return true }
      return app.hitTest(point)?.isDescendant(of: view) == true
    }
    if !isReached { note(.smallTarget, view, "is \(size(frame.size)); a finger needs 44 x 44") }
  }

  private mutating func checkReach(_ view: UIView) {
    let shown = view.visibleScreenFrame
    let center = CGPoint(x: shown.midX, y: shown.midY)
    guard shown.width > 1, shown.height > 1, let hit = app.hitTest(center), !hit.isDescendant(of: view), !view.isDescendant(of: hit),
      // A popover or an alert is expected to take the taps of what is behind it.
      !hit.isPartOfTheSystem,
      let index = list.items.firstIndex(where: { $0.id == view.layer.id }), !isHidden(center, after: index, inside: view)
    else { return }
    note(.swallowedTouches, view, "looks tappable, and \(name(hit)) takes its taps")
  }

  /// Whether something that isn't part of the view is painted over a point.
  private func isHidden(_ point: CGPoint, after index: Int, inside view: UIView) -> Bool {
    list.items.indices[(index + 1)...].contains(where: { (place: Int) -> Bool in
      let item = list.items[place]
      guard shownBox(item).contains(point), self.view(of: place)?.isDescendant(of: view) != true else { return false }
      return item.alpha * (item.fill?.alpha ?? 0) > Self.tint || item.role != nil || item.text != nil || item.gradient != nil || item.art != nil
    })
  }
  /// From this opacity on a person notices that something lies over the view. Ours
  private static let tint: CGFloat = 0.05

  private mutating func checkName(_ view: UIView) {
    // In a bar nothing else says what a picture means; the name of its file is no name.
    let isFileName = view.isBarButton && (view as? UIButton)?.currentImage.map { !$0.isSymbol && $0.spokenName == view.accessibilityNature.label } ?? false
    let label = isFileName && view.accessibilitySettings?.label == nil ? nil : UIResponder.Overridable.accessibilityLabel(view)
    let words = [label, view.visibleText].compactMap { $0 } + view.drawnTexts.map(\.text)
    guard view.isOnScreen, !words.contains(where: { !$0.isEmpty }), !view.holdsText, !(view is UIPageControl) else { return }
    // Each segment is an element with a name of its own: that of its picture.
    if let segments = view as? UISegmentedControl, segments.hasNames { return }
    // A control in a row may be named by the row's text.
    var ancestor = view.superview
    while let current = ancestor {
      if current is UITableViewCell || current is UICollectionViewListCell, current.holdsText { return }
      ancestor = current.superview
    }
    note(.missingName, view, "at \(view.screenFrame.origin.described) has no text and no accessibilityLabel")
  }
}

extension UIView {
  /// Whether a tap on the view is meant to do something.
  var isTappable: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    // A drag interaction's tap adds to what is dragged already.
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled && $0.role == nil && !($0.delegate is UIDragInteraction) } == true
      && !(self is UIScrollView) && !(self is UIWindow)
  }

}

extension UISegmentedControl {
  fileprivate var hasNames: Bool {
    (0..<numberOfSegments).allSatisfy { (titleForSegment(at: $0) ?? imageForSegment(at: $0)?.spokenName)?.isEmpty == false }
  }
}

extension UIView {
  /// Whether the view contains a text.
  fileprivate var holdsText: Bool {
    subviews.contains { ($0 as? UILabel)?.text?.isEmpty == false || UIResponder.Overridable.accessibilityLabel($0)?.isEmpty == false || $0.holdsText }
  }
}
