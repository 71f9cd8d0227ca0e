import Foundation

/// Taking another layout. Source: docs/rules/collections.md 3.7
extension UICollectionView {
  /// Animated, the elements go from their places in the old layout to those in the new one. Called while items are placed, or inside a
  /// batch of updates, it is done right after.
  public func setCollectionViewLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard mayChange("setCollectionViewLayout") else { return }
    guard !isPlacing, updateDepth == 0 else {
      let call = { [unowned self] in setCollectionViewLayout(new, animated: animated, completion: completion) }
      return changesDuringLayout.append(.call(call))
    }
    let completions = completion.map { [$0] } ?? []
    let old = layout
    guard new !== old else { return tell(completions, true) }
    typealias Asked = UICollectionViewLayout.Overridable
    cancelMovement()
    loadIfNeeded()
    isPlacing = true
    let transition = CollectionTransition(self, .same)
    Asked.prepareForTransitionTo(old, new)
    take(new)
    Asked.prepareForTransitionFrom(new, old)
    let views = content.elements.compactMap(\.view)
    for view in views { UICollectionReusableView.Overridable.willTransition(view, old, new) }
    isPlacing = false
    let finish = {
      Asked.finalizeLayoutTransition(old)
      Asked.finalizeLayoutTransition(new)
      for view in views where view.$list.leads(to: self) { UICollectionReusableView.Overridable.didTransition(view, old, new) }
    }
    if animated {
      transition.run(items: nil, completions: completions, finish: finish)
    } else {
      simulation.performWithoutAnimation { transition.run(items: nil, completions: completions, finish: finish) }
    }
    applyChangesDuringLayout()
  }

  /// Where the layout wants the offset after updates or a change of layouts, for a proposed one: what a delegate without the method answers.
  public func layoutTarget(for proposed: CGPoint) -> CGPoint { layout.askTarget(proposed) }
}
