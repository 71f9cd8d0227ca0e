import Foundation

/// One value of a view that follows its autoresizing mask inside of a view whose size the solver finds: it moves with that size by the share that
/// autoresizing would give it. Source: docs/rules/layout.md 2.3
struct MaskLink {
  let constraint: ConstraintSolver.Constraint
  /// The superview's width or height.
  let outer: ConstraintSolver.Variable
  /// How much of a change of the superview's size the value gets, from 0 to 1.
  let share: Double
}

extension LayoutBox {
  /// Gives the values that the view's frame and mask say: as numbers, or by the superview's size where the solver finds that.
  func holdByMask(_ view: UIView) {
    let frame = UIView.Overridable.alignmentRect.rect(view, in: view.untransformedFrame)
    let wasFound = isFound
    if let superview = view.superview, let outer = view.boxToFollow(in: engine) {
      let shares = view.sharesOfChange(in: superview.bounds.size)
      let size = UIView.Overridable.alignmentRect.rect(superview, in: superview.bounds).size
      hold(x, frame.minX, shares.x, outer.width, size.width)
      hold(width, frame.width, shares.width, outer.width, size.width)
      hold(y, frame.minY, shares.y, outer.height, size.height)
      hold(height, frame.height, shares.height, outer.height, size.height)
    } else {
      give(frame)
    }
    if isFound, !wasFound { letSubviewsFollow() }
  }

  /// Whether the solver finds the width or the height.
  var isFound: Bool { !engine.solver.isGiven(width) || !engine.solver.isGiven(height) }

  private func hold(_ variable: ConstraintSolver.Variable, _ value: CGFloat, _ share: CGFloat, _ outer: ConstraintSolver.Variable, _ size: CGFloat) {
    let share = Double(share)
    let known = links[variable]
    guard share > ConstraintSolver.tolerance, share <= 1, known != nil || !engine.solver.isGiven(outer) else { return give(variable, value) }
    let constant = share * Double(size) - Double(value)
    if let known, known.outer == outer, abs(known.share - share) < ConstraintSolver.tolerance {
      // A share that differs by rounding would give another constant for the same place.
      return engine.solver.setConstant(known.share * Double(size) - Double(value), of: known.constraint)
    }
    drop(variable)
    engine.solver.give(variable, nil)
    let sum = LayoutSum(terms: [.init(variable), .init(outer, -share)], constant: constant)
    let constraint = engine.add(sum, .equal, priority: ConstraintSolver.required, origin: .mask(BackPointer(wrappedValue: self)))
    links[variable] = MaskLink(constraint: constraint, outer: outer, share: share)
  }

  private func give(_ frame: CGRect) {
    for (variable, value) in [(x, frame.minX), (y, frame.minY), (width, frame.width), (height, frame.height)] { give(variable, value) }
  }

  private func give(_ variable: ConstraintSolver.Variable, _ value: CGFloat) {
    drop(variable)
    engine.solver.give(variable, Double(value))
  }

  private func drop(_ variable: ConstraintSolver.Variable) {
    if let link = links.removeValue(forKey: variable) { engine.remove(link.constraint) }
  }

  func dropLinks() { for variable in [x, y, width, height] { drop(variable) } }

  /// The view leaves its superview: its frame alone counts.
  func standAlone() {
    if !links.isEmpty, let view { give(UIView.Overridable.alignmentRect.rect(view, in: view.untransformedFrame)) }
  }

  /// Called before the box ends: nobody's place follows its size any longer.
  func releaseFollowers() {
    for variable in [width, height] {
      for constraint in engine.solver.constraints(naming: variable) {
        if case .mask(let follower)? = engine.origin(of: constraint), follower.wrappedValue !== self { follower.wrappedValue?.standAlone() }
      }
    }
  }

  /// The solver finds the view's size from now on: subviews that follow their masks follow the size.
  func letSubviewsFollow() {
    guard let view else { return }
    for subview in view.subviews { subview.layoutState?.followSuperview() }
  }
}

extension LayoutState {
  /// Called when the view has come into another one, when its mask is another one, or when the solver begins to find its superview's size.
  func followSuperview() {
    guard followsMask, let view, let superview = view.superview else { return }
    if let box { return box.isGiven ? box.giveFrame() : () }
    guard view.followsSizeOfSuperview, let outer = superview.layoutState?.box, outer.isFound else { return }
    _ = requireBox(in: outer.engine)
  }
}

extension UIView {
  /// The superview's box, if the solver finds its size and this view's mask follows it. Costs one comparison for most views.
  fileprivate func boxToFollow(in engine: LayoutEngine) -> LayoutBox? {
    guard !autoresizingMask.isDisjoint(with: .followsSuperview), let superview, superview.autoresizesSubviews else { return nil }
    return superview.boxOfFoundSize(in: engine)
  }

  private func boxOfFoundSize(in engine: LayoutEngine) -> LayoutBox? {
    if let box = layoutState?.box { return box.engine === engine && (box.isFound || !box.isGiven) ? box : nil }
    guard followsSizeOfSuperview, boxToFollow(in: engine) != nil else { return nil }
    return requireLayoutState().requireBox(in: engine)
  }

  fileprivate var followsSizeOfSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }

  /// The mask is another one.
  final func maskDidChange() { layoutState?.followSuperview() }
}

extension UIView.AutoresizingMask {
  /// With one of these something of a frame changes with the superview's size.
  fileprivate static let followsSuperview: Self = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight]
}
