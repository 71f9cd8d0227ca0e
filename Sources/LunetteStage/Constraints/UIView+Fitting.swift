import Foundation

/// Measures a view by its constraints alone, tells which constraints decide its frame, and whether they leave it ambiguous.
extension UIView {
  /// Target sizes. Source: Apple, UIView.layoutFittingCompressedSize, layoutFittingExpandedSize
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints inside the view give it, as near to the target as the priorities allow; on a required axis exactly the
  /// target. Source: docs/rules/layout.md 1.2
  public final func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    if let content = fittingContent, content.isMeasuredByConstraints {
      return content.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if let size = fittingWithoutConstraints(target) { return size }
    let box = layoutBox
    let engine = box.engine
    let wasGiven = box.isGiven
    var wishes: [ConstraintSolver.Constraint] = []
    let rect = engine.trying {
      if wasGiven { box.freeSize() }
      for (variable, length, priority) in [(box.width, target.width, horizontal), (box.height, target.height, vertical)]
      where length.isFinite {
        wishes.append(
          engine.add(
            LayoutSum(terms: [.init(variable)], constant: -Double(length)), .equal, priority: Double(priority.rawValue), origin: .fitting))
      }
    } undo: {
      for wish in wishes { engine.remove(wish) }
      if wasGiven { box.setGiven(true) }
    } _: {
      box.rect
    }
    let size = Overridable.frameForAlignmentRect.rect(self, in: rect).size
    let scale = simulation.screen.scale
    return CGSize(width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
  }

  /// What a class of the app answers to `systemLayoutSizeFitting`; nil where it leaves that to UIKit.
  package final func ownFitting(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    fitsItself ? Overridable.systemLayoutSizeFitting(self, target, horizontal, vertical) : nil
  }
  package final var fitsItself: Bool { overrides?.implements("systemLayoutSizeFitting", on: self) == true }

  /// Whether the view holds constraints, so that it can be measured by them.
  package final var isMeasuredByConstraints: Bool { layoutState.map { !$0.held.isEmpty } ?? false }

  // MARK: - Ambiguity

  /// Whether the constraints allow more than one place or size. A view that follows its mask is never ambiguous.
  public final var hasAmbiguousLayout: Bool {
    guard let box = layoutState?.box, !box.isGiven, superview != nil else { return false }
    return box.isAmbiguous
  }

  /// What is ambiguous: names among x, y, width and height, each with another value that would be as good.
  package final var ambiguities: [(name: String, other: CGFloat)] {
    guard let box = layoutState?.box, !box.isGiven, superview != nil else { return [] }
    return box.choices
  }

  /// Takes another of the frames that the constraints allow, until the next layout. Source: Apple, UIView.exerciseAmbiguityInLayout
  public final func exerciseAmbiguityInLayout() {
    var frame = Overridable.alignmentRect.rect(self, in: untransformedFrame)
    for choice in ambiguities {
      switch choice.name {
      case "minX": frame.origin.x = choice.other
      case "minY": frame.origin.y = choice.other
      case "width": frame.size.width = choice.other
      default: frame.size.height = choice.other
      }
    }
    self.frame = Overridable.frameForAlignmentRect.rect(self, in: frame)
  }

  // MARK: - What decides

  /// The active constraints on which the view's place or size on an axis depends, in the order in which they were activated.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [NSLayoutConstraint] {
    layoutState?.box?.decidingConstraints(axis) ?? []
  }

  /// For left, top, width and height: the value, and the constraints and frames that decide it.
  package final var layoutExplanation: [(name: String, value: CGFloat, reasons: [String])] {
    let frame = untransformedFrame
    let names = [("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height)]
    guard let box = layoutState?.box, !box.isGiven else {
      let reason = superview == nil ? "it is the root of its tree" : "it follows its frame and autoresizing mask (\(autoresizingMask.shown))"
      return names.map { ($0.0, $0.1, [reason]) }
    }
    box.engine.update()
    let ambiguous = Dictionary(uniqueKeysWithValues: ambiguities.map { ($0.name, $0.other) })
    return zip(names, [box.x, box.y, box.width, box.height]).map { entry, variable in
      var reasons = box.engine.solver.isUsed(variable) ? box.engine.deciding(variable).map { box.engine.described($0) } : []
      reasons += box.engine.decidingFrames(variable)
      if let other = box.name(of: variable).flatMap({ ambiguous[$0] }) {
        reasons.append("ambiguous: \(formatted(other)) would do as well")
      } else if reasons.isEmpty {
        reasons.append("no constraint speaks of it")
      }
      return (entry.0, entry.1, reasons)
    }
  }
}

extension UIView.Overridable {
  public static let systemLayoutSizeFitting = OverridableMethod(
    "systemLayoutSizeFitting",
    "The size that the constraints inside the view give it, as near to the target as the priorities (50 each by default) allow. Lists ask cells of a class that overrides it how large they are.",
    unit: .points, "target", "horizontalPriority?", "verticalPriority?"
  ) { (view: UIView, target: CGSize, horizontal: UILayoutPriority?, vertical: UILayoutPriority?) in
    view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal ?? .fittingSizeLevel, verticalFittingPriority: vertical ?? .fittingSizeLevel)
  }
}

extension UILayoutGuide {
  /// Source: Apple, UILayoutGuide.hasAmbiguousLayout
  public final var hasAmbiguousLayout: Bool { kind == .free && owningView != nil && box.isAmbiguous }
  /// Source: Apple, UILayoutGuide.constraintsAffectingLayout(for:)
  public final func constraintsAffectingLayout(for axis: UIView.LayoutAxis) -> [NSLayoutConstraint] {
    kind == .free && owningView != nil ? box.decidingConstraints(axis) : []
  }
}

extension LayoutBox {
  /// What is ambiguous: names among x, y, width and height, each with another value that would be as good.
  var choices: [(name: String, other: CGFloat)] {
    engine.update()
    return mustBeDecided.compactMap { variable in
      if HostWork.mustEnd("looking for ambiguous places of views") { return nil }
      guard let name = name(of: variable) else { return nil }
      let value = engine.solver.value(of: variable)
      guard engine.solver.isUsed(variable) else { return (name, CGFloat(value) + Self.otherPlace) }
      return engine.solver.otherValue(of: variable, within: Double(Self.otherPlace)).map { (name, CGFloat($0)) }
    }
  }

  /// Whether there is anything ambiguous.
  var isAmbiguous: Bool {
    engine.update()
    return mustBeDecided.contains { variable in
      if HostWork.mustEnd("looking for ambiguous places of views") { return false }
      return !engine.solver.isUsed(variable) || engine.solver.otherValue(of: variable, within: Double(Self.otherPlace)) != nil
    }
  }

  private var mustBeDecided: [ConstraintSolver.Variable] {
    if let view, let superview = view.superview, superview.decidesPlace(of: view) { return [width, height] }
    return [x, y, width, height]
  }

  /// How far from the present value another one is tried. Units: points; ours
  private static let otherPlace: CGFloat = 10

  /// The constraints that decide, in the order in which they were activated.
  func decidingConstraints(_ axis: UIView.LayoutAxis) -> [NSLayoutConstraint] {
    engine.update()
    var seen: Set<ObjectIdentifier> = []
    return (axis == .horizontal ? [x, width] : [y, height]).flatMap(engine.deciding).compactMap { constraint in
      guard case .constraint(let pointer)? = engine.origin(of: constraint), let own = pointer.wrappedValue else { return nil }
      return seen.insert(ObjectIdentifier(own)).inserted ? own : nil
    }
  }
}

extension LayoutEngine {
  /// Constraints on whose constant the variable's value depends.
  func deciding(_ variable: ConstraintSolver.Variable) -> [ConstraintSolver.Constraint] {
    if let known = solver.influences(on: variable) { return known.constraints }
    let value = solver.value(of: variable)
    return solver.constraints(with: variable).filter { constraint in
      guard !solver.isBroken(constraint), !HostWork.mustEnd("looking for what decides the place of a view") else { return false }
      let constant = solver.constant(of: constraint)
      return [1.0, -1.0].contains { step in
        isMoved(variable, from: value) {
          self.solver.setConstant(constant + step * Self.trialStep, of: constraint)
        } undo: {
          self.solver.setConstant(constant, of: constraint)
        }
      }
    }
  }

  /// Frames, margins and so on that the variable's value depends on, in words.
  func decidingFrames(_ variable: ConstraintSolver.Variable) -> [String] {
    deciding(given: variable).compactMap { given in
      guard let box = owner(of: given), let name = box.name(of: given), name == "width" || name == "height" || box.view?.superview != nil
      else { return nil }
      return "\(box.shown).\(name) == \(formatted(CGFloat(solver.value(of: given)))), which its frame says"
    }
  }

  /// What is given from outside and decides the variable's value.
  private func deciding(given variable: ConstraintSolver.Variable) -> [ConstraintSolver.Variable] {
    if let known = solver.influences(on: variable) { return known.given }
    let value = solver.value(of: variable)
    var seen: Set<ConstraintSolver.Variable> = []
    return solver.constraints(with: variable).flatMap(solver.givenVariables).filter { given in
      guard seen.insert(given).inserted, !HostWork.mustEnd("looking for what decides the place of a view") else { return false }
      let known = solver.value(of: given)
      return isMoved(variable, from: value) {
        self.solver.give(given, known + Self.trialStep)
      } undo: {
        self.solver.give(given, known)
      }
    }
  }

  /// Units: points.
  private static let trialStep = 0.5

  private func isMoved(
    _ variable: ConstraintSolver.Variable, from value: Double, _ change: @escaping () -> Void, undo: @escaping () -> Void
  ) -> Bool {
    change()
    solver.solve()
    let isMoved = abs(solver.value(of: variable) - value) > ConstraintSolver.tolerance
    undo()
    solver.solve()
    _ = solver.takeNewConflicts()
    solver.forgetChanges()
    return isMoved
  }
}

extension Simulation {
  package var usesConstraints: Bool { layoutEngine != nil }
  /// All conflicts since launch, also those that are resolved.
  package var pastLayoutConflicts: [LayoutConflict] { layoutEngine?.newProblems ?? [] }
  /// Constraints that contradict each other now.
  package var layoutConflicts: [LayoutConflict] {
    layoutEngine?.update()
    return layoutEngine?.problems ?? []
  }
}

extension UIView {
  /// Visible views of the view's subtree that are ambiguous, from back to front. The system's own parts are left out.
  package final var ambiguousViews: [UIView] {
    if isHidden { return [] }
    return (hasAmbiguousLayout ? [self] : []) + subviews.flatMap(\.ambiguousViews)
  }
}
