import Foundation

/// One stack where the width is compact: the controller of the compact column, or the columns' controllers one above the other.
///
/// Navigation controllers lend their controllers to the foremost one, and have them back afterwards. (UIKit pushes the navigation controllers
/// themselves; what is seen is the same)
extension SplitColumns {
  /// The one whose stack it is; nil where the compact column is shown.
  private var base: Column? { order.first { shown[$0] != nil && shown[$0] === split.list.first } }
  private var stack: UINavigationController? { base.flatMap { shown[$0] as? UINavigationController } }

  func collapse() {
    split.isCollapsed = true
    (split.shownMode, split.chosenMode) = (.automatic, nil)
    removeRest()
    pile(upTo: nil)
    split.delegate?.splitViewControllerDidCollapse(split)
  }

  /// - Parameter wanted: the column on top; nil for the one that the delegate says
  private func pile(upTo wanted: Column?) {
    let proposed = shown[.compact] != nil ? .compact : order.last { shown[$0] != nil } ?? .primary
    var top = wanted ?? split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    guard !split.turn.hasWaiting else {
      // Others, which whoever was asked has set, collapse with the next layout.
      split.isCollapsed = false
      return
    }
    if shown[top] == nil { top = proposed }
    guard let first = top == .compact ? .compact : order.first(where: { shown[$0] != nil }), let base = shown[first] else { return }
    let old = split.list
    split.list = [base]
    for controller in old where controller !== base { split.take(out: controller) }
    split.adopt(base)
    guard first != .compact, first != top else { return }
    for column in order.drop(while: { $0 != first }).dropFirst() {
      lend(column, animated: false)
      if column == top { break }
    }
  }

  private func lend(_ column: Column, animated: Bool) {
    guard let stack, let inner = shown[column] as? UINavigationController, inner !== stack, !inner.viewControllers.isEmpty else { return }
    let controllers = inner.viewControllers
    inner.setViewControllers([], animated: false)
    lent.append((column, controllers))
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }

  /// Controllers that the user has left go back into their column.
  private func recall() {
    let onStack = stack?.viewControllers ?? []
    for entry in lent where !onStack.contains(where: { $0 === entry.controllers.first }) {
      (shown[entry.column] as? UINavigationController)?.setViewControllers(entry.controllers, animated: false)
    }
    lent.removeAll { entry in !onStack.contains { $0 === entry.controllers.first } }
  }

  func expand() {
    split.isCollapsed = false
    split.shownMode = .automatic
    recall()
    for entry in lent.reversed() {
      guard let stack = shown[base ?? .primary] as? UINavigationController, let inner = shown[entry.column] as? UINavigationController,
        let index = stack.viewControllers.firstIndex(where: { $0 === entry.controllers.first })
      else { continue }
      let own = Array(stack.viewControllers[index...])
      stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
      inner.setViewControllers(own, animated: false)
    }
    lent = []
    for controller in split.list where !all.contains(where: { $0 === controller }) { split.take(out: controller) }
    split.list = all
    for controller in all { split.adopt(controller) }
    let proposed = wantedMode(in: split.viewIfLoaded?.bounds.size ?? split.simulation.screen.bounds.size)
    if let asked = split.delegate?.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed), asked != proposed {
      split.chosenMode = UISplitViewController.DisplayMode(sides: min(asked.sideCount ?? 0, order.count - 1), asked.behavior ?? .tile)
    }
    split.delegate?.splitViewControllerDidExpand(split)
  }

  /// Goes back to the column's controllers, or shows them and those of the columns before it.
  func showCollapsed(_ column: Column) {
    guard let stack, shown[column] != nil, column != .compact else { return }
    recall()
    if let above = lent.first(where: { position($0.column) > position(column) }), column == base || lent.contains(where: { $0.column == column }) {
      return pop(before: above.controllers)
    }
    let missing = order.filter { position($0) <= position(column) && shown[$0] !== stack && !lent.map(\.column).contains($0) }
    for one in missing { lend(one, animated: one == missing.last && stack.viewIfLoaded?.window != nil) }
  }

  func hideCollapsed(_ column: Column) {
    recall()
    if let entry = lent.first(where: { $0.column == column }) { pop(before: entry.controllers) }
  }

  private func position(_ column: Column) -> Int { order.firstIndex(of: column) ?? 0 }

  private func pop(before controllers: [UIViewController]) {
    guard let stack, let index = stack.viewControllers.firstIndex(where: { $0 === controllers.first }), index > 0 else { return }
    UINavigationController.Overridable.popToViewController(stack, stack.viewControllers[index - 1], stack.viewIfLoaded?.window != nil)
  }

  /// The app has given another controller for a column.
  func replaceCollapsed(_ column: Column, _ old: UIViewController?) {
    recall()
    if let index = lent.firstIndex(where: { $0.column == column }), let stack,
      let start = stack.viewControllers.firstIndex(where: { $0 === lent[index].controllers.first })
    {
      // The column lies on the stack: the new one's controllers take the place of the old one's and of what was pushed onto them.
      let next = lent.dropFirst(index + 1).first.flatMap { above in stack.viewControllers.firstIndex { $0 === above.controllers.first } }
      let inner = shown[column] as? UINavigationController
      let controllers = inner?.viewControllers ?? []
      inner?.setViewControllers([], animated: false)
      if controllers.isEmpty { lent.remove(at: index) } else { lent[index].controllers = controllers }
      let above = next.map { Array(stack.viewControllers[$0...]) } ?? []
      return stack.setViewControllers(Array(stack.viewControllers[..<start]) + controllers + above, animated: false)
    }
    // What is shown is not touched by a column that isn't.
    guard old === split.list.first || column == .compact || split.list.isEmpty else { return }
    let top = lent.last?.column
    for entry in lent.reversed() {
      guard let stack = split.list.first as? UINavigationController,
        let start = stack.viewControllers.firstIndex(where: { $0 === entry.controllers.first })
      else { continue }
      stack.setViewControllers(Array(stack.viewControllers[..<start]), animated: false)
      (shown[entry.column] as? UINavigationController)?.setViewControllers(entry.controllers, animated: false)
    }
    lent = []
    pile(upTo: column == .compact ? nil : top ?? column)
    split.viewIfLoaded?.setNeedsLayout()
  }
}
