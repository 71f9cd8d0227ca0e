import Foundation

/// What stands over a window because of a view in it, and goes when that view goes: an open menu, an edit menu, the popover of a date picker.
/// Source: docs/rules/lists.md 3
package protocol OpenedAtView: AnyObject {
  /// The view that it belongs to; nil where that has ended.
  var openedAt: UIView? { get }
  /// The window that it stands in; nil where it stands in none any more.
  var openedIn: UIWindow? { get }
  /// The view has left the window, or is about to be covered or left.
  func viewHasGone()
}

extension UIView {
  /// Whether it stands in a view that is only there as long as something is open: it covers what is behind for a while.
  package final var standsInPopover: Bool {
    var view: UIView? = self
    while let current = view {
      if current is any OpenedAtView { return true }
      view = current.superview
    }
    return false
  }
}

/// All of it in a simulation.
package final class OpenedAtViews {
  private static let key = CompanionKey<OpenedAtViews>()
  /// Each with the size that the window had: where the device is turned the view stands elsewhere.
  private var all: [(opened: any OpenedAtView, size: CGSize)] = []

  package static func open(_ opened: any OpenedAtView, in simulation: Simulation) {
    let known = simulation.companions[key] ?? OpenedAtViews()
    simulation.companions[key] = known
    known.all.append((opened, opened.openedAt?.window?.bounds.size ?? .zero))
  }

  package static func ended(_ opened: any OpenedAtView, in simulation: Simulation) {
    guard let known = simulation.companions[key] else { return }
    known.all.removeAll { $0.opened === opened }
    if known.all.isEmpty { simulation.companions[key] = nil }
  }

  /// A view, with all that stands in it, is left or covered.
  package static func viewGoes(_ view: UIView?, in simulation: Simulation) {
    guard let view, let known = simulation.companions[key] else { return }
    known.close { opened, _ in opened.openedAt?.isDescendant(of: view) ?? true }
  }

  /// The end of a frame's layout: what is no longer in its window is found here, whoever has taken it away.
  package static func closeForsaken(in simulation: Simulation) {
    guard let known = simulation.companions[key] else { return }
    known.close { opened, size in
      guard let window = opened.openedIn, opened.openedAt?.window === window else { return true }
      return window.bounds.size != size
    }
  }

  private func close(where isGone: (any OpenedAtView, CGSize) -> Bool) {
    for (opened, _) in all.filter({ isGone($0.opened, $0.size) }) where all.contains(where: { $0.opened === opened }) { opened.viewHasGone() }
  }
}
