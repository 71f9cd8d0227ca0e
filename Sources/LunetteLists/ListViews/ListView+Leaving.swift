import Foundation
@_spi(Lunette) import LunetteStage

/// A view that updates have sent away: it is on the screen until its animation has ended.
struct LeavingView<Place> {
  let view: UIView
  /// By which the delegate knows it.
  let place: Place
  /// Which transition it belongs to.
  let serial: Int
  /// Where its row is, of a cell of a table that only slides out of sight.
  var row: RowPath?
  /// Gives the view the look back that its way out has taken.
  var restore: (() -> Void)?
}

extension Array {
  /// Those whose transitions are over leave the list.
  mutating func take<Place>(where isOver: (_ serial: Int) -> Bool) -> [LeavingView<Place>] where Element == LeavingView<Place> {
    guard contains(where: { isOver($0.serial) }) else { return [] }
    let gone = filter { isOver($0.serial) }
    removeAll { isOver($0.serial) }
    return gone
  }
}

extension ListView {
  // MARK: From row to row in one layout

  /// Takes a view that waits for reuse out of the tree. In a layout it is mostly shown again at once, for what comes into view, so it
  /// stays a subview until the end of the layout, unless its way out of the window and back would be noticed.
  /// Source: ours; UIKit keeps all cells that wait, as hidden subviews (docs/rules/tables.md 3.3)
  final func takeOut(_ view: UIView, isReusable: Bool) {
    if isPlacing, isReusable, !isInTransition, view.superview === self, !view.noticesWindow {
      parked.append((view, view.insertions))
    } else {
      view.removeFromSuperview()
    }
  }

  final func isParked(_ view: UIView) -> Bool { !parked.isEmpty && parked.contains { $0.view === view } }

  /// Those that were not shown again leave. Whoever has put one into the tree again meanwhile keeps it there.
  final func removeParkedViews() {
    guard !parked.isEmpty else { return }
    for (view, mark) in parked where view.insertions == mark && view.superview === self { view.removeFromSuperview() }
    parked.removeAll(keepingCapacity: true)
  }

  // MARK: From state to state

  /// Carries what is on the screen to its new state; what has left is taken off when the animation has ended.
  ///
  /// - Parameter change: gets the number of the transition
  final func carryShown(
    isAnimated: Bool, duration: TimeInterval, completions: [(Bool) -> Void], _ change: (_ serial: Int) -> Void
  ) {
    transitionCount += 1
    let serial = transitionCount
    if isAnimated {
      simulation.animate(withDuration: duration, options: .allowUserInteraction) {
        change(serial)
      } completion: { [self] finished in
        endLeavingViews { $0 == serial }
        for completion in completions { completion(finished) }
      }
    } else {
      simulation.performWithoutAnimation { change(serial) }
      endLeavingViews { $0 == serial }
      tell(completions, true)
    }
    limitLeavingViews()
    setNeedsLayout()
    guard hasScrolledInTransition, !isInTransition else { return }
    hasScrolledInTransition = false
    simulation.animations.outsideBlocks { tellOfScroll() }
  }

  /// What goes away is behind what stays, in front of the background.
  final func sendBehindCells(_ view: UIView) {
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      sendSubviewToBack(view)
    }
  }

  /// Updates that follow one another faster than their animations end would fill the list with what leaves: of more than a few screens
  /// the first to have left are gone.
  private func limitLeavingViews() {
    let (serials, most) = (leavingSerials, max(ListConstants.fewestLeaving, ListConstants.screensLeaving * shownCellCount))
    guard serials.count > most else { return }
    let first = serials.sorted()[serials.count - most]
    endLeavingViews { $0 < first }
  }
}
