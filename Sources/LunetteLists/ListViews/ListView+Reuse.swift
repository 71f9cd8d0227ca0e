import Foundation
import LunetteStage

/// Views that are off the screen. Source: docs/rules/tables.md 3, docs/rules/collections.md 3.3
extension ListView {
  /// The pools of a kind of supplementary views; the empty kind stands for cells.
  final func views(ofKind kind: String) -> ReusableViews {
    if kind.isEmpty { return cells }
    if let known = supplementary[kind] { return known }
    let new = ReusableViews()
    supplementary[kind] = new
    return new
  }

  /// Views without an identifier are never kept.
  final func keepForReuse(_ view: ReusableView) {
    contextMenuInteraction?.letGo(of: view)
    if let identifier = view.reuseIdentifier { views(ofKind: view.kind).put(view, identifier) }
  }

  /// Takes a view back that was asked for to be looked at and is not shown.
  final func putBack(_ view: ReusableView) { if view.superview == nil { keepForReuse(view) } }

  /// All that wait.
  package final var waitingViews: [ReusableView] {
    cells.waiting + supplementary.keys.sorted().flatMap { supplementary[$0]?.waiting ?? [] }
  }

  /// Identifiers that a class is registered for, and of which no cell is shown or waits. Sorted.
  package final var unusedIdentifiers: [String] { cells.unused(besides: shownCells.compactMap(\.reuseIdentifier)) }

  /// Identifiers that were never dequeued and of which more cells wait than some screens can show. Sorted.
  package final var neglectedIdentifiers: [String] {
    // A list that has become short leaves as many as its screen had.
    let smallest = shownCells.map { $0.bounds.width * $0.bounds.height }.min() ?? 0
    let screen = (bounds.width * bounds.height / max(1, smallest)).wholePart(upTo: ListConstants.mostVisible)
    return cells.neglected(screen: max(1, shownCells.count, screen))
  }

  /// Makes the views of a registration from a nib, which has one view. - Parameter fallback: after a fault
  final func factory<View: ReusableView>(
    _ nib: UINib?, of identifier: String, _ fallback: @escaping () -> View, then adapt: @escaping (View, Simulation) -> Void = { _, _ in }
  ) -> (() -> View)? {
    guard let nib else { return nil }
    return { [unowned self] in
      let simulation = simulation
      let made = nib.instantiateForReuse(as: View.self, "\(View.self)", identifier: identifier, in: simulation)
      guard let view = made else { return fallback() }
      adapt(view, simulation)
      return view
    }
  }
}
