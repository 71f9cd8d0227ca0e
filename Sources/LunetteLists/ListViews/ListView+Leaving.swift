import Foundation
@_spi(Lunette) import LunetteStage

/// A view that updates have sent away: it is on the screen until its animation has ended.
struct LeavingView {
  let view: UIView
  /// Which transition it belongs to.
  let serial: Int
  /// The path by which the delegate knows a cell.
  var path: RowPath?
  /// Where the row of a cell is that only slides out of sight.
  var row: RowPath?
  /// Takes it off the screen.
  var end: () -> Void
}

extension ListView {
  // MARK: One layout

  /// The cell phase. Source: docs/rules/tables.md 1.4, docs/rules/collections.md 3.2
  final func layOutCells() {
    guard !isPlacing else { return }
    // A begin whose end never came, because an error was in between: the reload has put everything right.
    if let updates, updates.isDropped, updates.openBlocks == 0 { (self.updates, updateDepth) = (nil, 0) }
    guard updateDepth == 0 || !waitsForBatch else { return }
    if hasUncheckedCounts, !countsAgree() { return }
    checkCellAside()
    isPlacing = true
    layOutContent()
    removeParkedViews()
    isPlacing = false
    if !changesDuringLayout.isEmpty { applyChangesDuringLayout() }
    if !hasFault { prefetchAhead() }
  }

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

  /// Parked views that were not shown again leave the list. A view that a callback has put somewhere else in the tree stays there.
  final func removeParkedViews() {
    guard !parked.isEmpty else { return }
    for (view, mark) in parked where view.insertions == mark && view.superview === self { view.removeFromSuperview() }
    parked.removeAll(keepingCapacity: true)
  }

  /// Takes a view off the screen, tells the delegate and keeps the view for reuse, except a cell that its row keeps.
  /// - Parameter isBack: whether its data source has handed it out again, so that it stays
  final func takeOff(_ view: ReusableView, isBack: Bool, tell: () -> Void) {
    if !isBack {
      if !isAside(view) { takeOut(view, isReusable: view.reuseIdentifier != nil) }
      if view.$list.leads(to: self) { view.list = nil }
    }
    tell()
    // The delegate, which was told, may have shown the view again.
    if !isBack, view.$list.isNil, !isAside(view) { keepForReuse(view) }
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

  /// Views whose transitions are over leave the list.
  final func endLeavingViews(where isOver: (_ serial: Int) -> Bool) {
    let gone = leavingViews.filter { isOver($0.serial) }
    guard !gone.isEmpty else { return }
    leavingViews.removeAll { isOver($0.serial) }
    for leaving in gone {
      if let row = leaving.row, let cell = leaving.view as? ReusableView { setAside(cell, at: row) }
      leaving.end()
    }
  }

  /// Updates that follow one another faster than their animations end would fill the list with what leaves: of more than a few screens
  /// the first to have left are gone.
  private func limitLeavingViews() {
    let count = leavingViews.count
    guard count > ListConstants.fewestLeaving else { return }
    let most = max(ListConstants.fewestLeaving, ListConstants.screensLeaving * shownCells.count)
    guard count > most else { return }
    let first = leavingViews.map(\.serial).sorted()[count - most]
    endLeavingViews { $0 < first }
  }
}
