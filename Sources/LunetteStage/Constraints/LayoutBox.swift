import Foundation

/// The frame of a view or of a layout guide as variables of the solver. Space: for a view its superview's bounds, for a guide its view's.
///
/// For a view that follows its autoresizing mask the view's frame gives the values, or its frame and the size that the solver finds for its
/// superview (`MaskLink`); for other views the solver finds them. The box of a view is the view's alignment rectangle.
/// Source: docs/rules/layout.md 1.2, 2.3
final class LayoutBox {
  let engine: LayoutEngine
  @BackPointer private(set) var view: UIView?
  @BackPointer private(set) var guide: UILayoutGuide?
  let x, y, width, height: ConstraintSolver.Variable
  private var extras: [Extra: ConstraintSolver.Variable] = [:]

  /// Other lengths that constraints may need; their values are given, not found.
  enum Extra: Hashable {
    case margin(UIRectEdge.RawValue)
    case safeArea(UIRectEdge.RawValue)
    case readable(UIRectEdge.RawValue)
    case keyboard
    case firstBaseline, lastBaseline
    case offsetX, offsetY
    /// Only for scroll views; the solver finds these.
    case contentWidth, contentHeight
  }

  private struct Wish {
    let constraint: ConstraintSolver.Constraint
    let isHugging: Bool
    let axis: UIView.LayoutAxis
  }
  private var wishes: [Wish] = []
  /// The links by the value that follows the superview's size.
  var links: [ConstraintSolver.Variable: MaskLink] = [:]
  /// While the view is asked for its intrinsic size. Units: points.
  private(set) var widthOnOffer: CGFloat?
  private var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  init(engine: LayoutEngine, view: UIView?, guide: UILayoutGuide?) {
    (self.engine, self.view, self.guide) = (engine, view, guide)
    (x, y) = (engine.solver.addVariable(), engine.solver.addVariable())
    (width, height) = (engine.solver.addVariable(isNonNegative: true), engine.solver.addVariable(isNonNegative: true))
    for variable in [x, y, width, height] { engine.register(variable, of: self) }
  }

  /// Removes the variables. The constraints with them must have been removed before.
  func end() {
    removeWishes()
    dropLinks()
    releaseFollowers()
    for variable in [x, y, width, height] + extras.values { engine.unregister(variable) }
    extras = [:]
    (view, guide) = (nil, nil)
  }

  // MARK: Given values

  /// Whether the view's frame and mask decide, and not constraints.
  private(set) var isGiven = false

  /// Sets whether the view's frame gives the values, or the solver finds them.
  func setGiven(_ isGiven: Bool) {
    self.isGiven = isGiven
    if isGiven {
      giveFrame()
      removeWishes()
    } else {
      dropLinks()
      for variable in [x, y, width, height] { engine.solver.give(variable, nil) }
      engine.noteStaleSize(of: self)
      letSubviewsFollow()
    }
  }

  /// The solver finds the size for a while, as when the view is measured. What holds for good comes back with `setGiven`.
  func freeSize() {
    isGiven = false
    dropLinks()
    for variable in [width, height] { engine.solver.give(variable, nil) }
    // The view's own content counts too: a label is as large as its text.
    engine.noteStaleSize(of: self)
    letSubviewsFollow()
  }

  /// Called when the view's frame has changed.
  func giveFrame() {
    if let view { holdByMask(view) }
  }

  func extra(_ extra: Extra) -> ConstraintSolver.Variable {
    if let known = extras[extra] { return known }
    let isFound = extra == .contentWidth || extra == .contentHeight
    let variable = engine.solver.addVariable(isNonNegative: isFound)
    extras[extra] = variable
    engine.register(variable, of: self)
    if extra == .keyboard { engine.noteKeyboard(of: self) }
    if extra == .firstBaseline || extra == .lastBaseline { engine.noteFollowing(of: self) }
    if !isFound { engine.solver.give(variable, Double(length(of: extra))) }
    return variable
  }

  /// Called when the other given lengths may have changed.
  func refreshExtras() {
    for (extra, variable) in extras where extra != .contentWidth && extra != .contentHeight {
      engine.solver.give(variable, Double(length(of: extra)))
    }
  }
  var hasExtras: Bool { !extras.isEmpty }
  func usesContent(_ extra: Extra) -> Double? {
    guard let variable = extras[extra], engine.solver.isUsed(variable) else { return nil }
    return engine.solver.value(of: variable)
  }

  private func length(of extra: Extra) -> CGFloat {
    guard let view else { return 0 }
    switch extra {
    case .margin(let edge): return UIView.Overridable.layoutMargins(view).length(UIRectEdge(rawValue: edge))
    case .safeArea(let edge): return view.safeAreaInsets.length(UIRectEdge(rawValue: edge))
    case .readable(let edge): return view.readableInsets.length(UIRectEdge(rawValue: edge))
    case .keyboard: return view.coveredByKeyboard
    case .firstBaseline: return view.baselines(in: textSize(view)).first.offset
    case .lastBaseline: return view.baselines(in: textSize(view)).last.offset
    case .offsetX: return view.bounds.minX
    case .offsetY: return view.bounds.minY
    case .contentWidth, .contentHeight: return 0
    }
  }

  /// The size that the view has or will get, in which its text is laid out.
  private func textSize(_ view: UIView) -> CGSize {
    if isGiven { return view.bounds.size }
    let insets = view.alignmentInsets
    return CGSize(
      width: engine.solver.value(of: width) + insets.left + insets.right, height: engine.solver.value(of: height) + insets.top + insets.bottom)
  }

  // MARK: Intrinsic size: at most it with the hugging priority, at least it with the compression resistance

  /// Whether the view's height follows from its width, as for a label of several lines.
  var wraps: Bool { !isGiven && view?.heightFollowsWidth ?? false }

  /// Whether something of the view is only known when its size has been found.
  var followsSize: Bool { wraps || extras[.firstBaseline] != nil || extras[.lastBaseline] != nil }
  /// Whether the engine asks the box after each solution.
  var isFollowing = false

  func askSize() {
    guard let view else { return }
    guard !isGiven else {
      refreshExtras()
      return
    }
    widthOnOffer = .infinity
    intrinsic = view.askedContentSize
    widthOnOffer = nil
    let ignored = view.layoutState?.ignoredAxis
    for axis in UIView.LayoutAxis.allCases { setWish(axis, axis == ignored ? UIView.noIntrinsicMetric : intrinsic.length(axis)) }
    refreshExtras()
  }

  private func setWish(_ axis: UIView.LayoutAxis, _ length: CGFloat) {
    guard let view else { return }
    let insets = view.alignmentInsets
    let outer = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    guard length.isFinite, length >= 0 else {
      removeWishes(axis)
      return
    }
    let size = axis == .horizontal ? width : height
    for isHugging in [true, false] {
      let priority =
        isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      let constant = -Double(max(0, length - outer))
      if let known = wishes.first(where: { $0.axis == axis && $0.isHugging == isHugging }) {
        engine.solver.setConstant(constant, of: known.constraint)
        engine.solver.setPriority(Double(priority.rawValue), of: known.constraint)
      } else {
        let constraint = engine.add(
          LayoutSum(terms: [.init(size)], constant: constant), isHugging ? .lessOrEqual : .greaterOrEqual,
          priority: Double(priority.rawValue), origin: .intrinsic(BackPointer(wrappedValue: self), axis, isHugging: isHugging))
        wishes.append(Wish(constraint: constraint, isHugging: isHugging, axis: axis))
      }
    }
  }

  private func removeWishes(_ axis: UIView.LayoutAxis? = nil) {
    wishes.removeAll { wish in
      guard axis == nil || wish.axis == axis else { return false }
      engine.remove(wish.constraint)
      return true
    }
  }

  /// The second pass for text whose lines depend on the width that was found. - Returns: whether the height or a baseline has changed
  func followSize() -> Bool {
    let hasNewBaselines = followBaselines()
    return followWidth() || hasNewBaselines
  }

  private func followBaselines() -> Bool {
    guard let view, !isGiven else { return false }
    var hasChanged = false
    for (extra, variable) in extras where extra == .firstBaseline || extra == .lastBaseline {
      let (known, new) = (engine.solver.value(of: variable), Double(length(of: extra)))
      guard abs(known - new) > ConstraintSolver.tolerance else { continue }
      engine.solver.give(variable, new)
      hasChanged = true
    }
    return hasChanged && view.superview != nil
  }

  private func followWidth() -> Bool {
    guard wraps, let view, intrinsic.width >= 0 else { return false }
    let room = CGFloat(engine.solver.value(of: width))
    let height = room > 0 && room < intrinsic.width ? self.height(of: view, inWidth: room) : intrinsic.height
    guard let known = wishes.first(where: { $0.axis == .vertical }), engine.solver.constant(of: known.constraint) != -Double(height)
    else { return false }
    setWish(.vertical, height)
    return true
  }

  /// A class of the app that has an intrinsic size of its own, as a label with room around its text, is asked for it again.
  private func height(of view: UIView, inWidth room: CGFloat) -> CGFloat {
    guard view.overrides?.implements("intrinsicContentSize", on: view) == true else {
      return UIView.Overridable.sizeThatFits(view, CGSize(width: room, height: UIView.unlimited)).height
    }
    widthOnOffer = room
    defer { widthOnOffer = nil }
    return view.askedContentSize.height
  }

  /// The active constraints that name one of the box's lengths.
  var constraints: [NSLayoutConstraint] {
    ([x, y, width, height] + extras.values).flatMap { engine.solver.constraints(naming: $0) }.compactMap { constraint in
      guard case .constraint(let pointer)? = engine.origin(of: constraint) else { return nil }
      return pointer.wrappedValue
    }
  }

  // MARK: What was found

  /// The superview sets the frame; the size of a scroll view's content is the scroll view's own affair.
  func valueDidChange(_ variable: ConstraintSolver.Variable) {
    guard let view else { return }
    if variable == extras[.contentWidth] || variable == extras[.contentHeight] {
      view.setNeedsLayout()
    } else if !isGiven {
      view.superview?.setNeedsLayout()
    }
  }

  func found(_ variable: ConstraintSolver.Variable) -> CGFloat? {
    engine.solver.isUsed(variable) ? CGFloat(engine.solver.value(of: variable)) : nil
  }

  var rect: CGRect {
    let solver = engine.solver
    return CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: solver.value(of: width), height: solver.value(of: height))
  }
}

extension UIEdgeInsets {
  /// The inset at one edge.
  func length(_ edge: UIRectEdge) -> CGFloat {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    default: right
    }
  }
}

extension CGSize {
  func length(_ axis: UIView.LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}
