import Foundation

/// Auto Layout of one simulation: what views, guides and constraints are to the solver, and when it is asked.
///
/// It is made with the first constraint or the first view that gives up its autoresizing mask; a screen without either has none.
/// Source: docs/rules/layout.md 1.2, 1.5
final class LayoutEngine {
  private let reference: SimulationReference
  let solver = ConstraintSolver()

  /// What stands behind a constraint of the solver.
  enum Origin {
    case constraint(BackPointer<NSLayoutConstraint>)
    /// Of an intrinsic size.
    case intrinsic(BackPointer<LayoutBox>, UIView.LayoutAxis, isHugging: Bool)
    /// Of the system: what a size is to fit into.
    case fitting
  }
  private var origins: [Int32: Origin] = [:]
  private var owners: [Int32: BackPointer<LayoutBox>] = [:]

  /// Views whose `updateConstraints` is to be called.
  private var updates: [WeakView] = []
  /// Boxes whose intrinsic size is to be asked.
  private var staleSizes: [WeakBox] = []
  /// Of labels that wrap, whose height follows from their width.
  private var wrapping: [WeakBox] = []
  private(set) var problems: [LayoutConflict] = []
  /// All problems that ever came up.
  var newProblems: [LayoutConflict] = []
  /// Problems that stand and were told of.
  private var told: Set<Int32> = []
  private var hasUntold = false
  /// Something is tried out: what stands against it is told of only if it still does at the next layout.
  private var isTrying = false
  private var isUpdating = false
  /// Of views whose constraints speak of the keyboard.
  private var keyboardBoxes: [WeakBox] = []

  init(_ reference: SimulationReference) { self.reference = reference }

  struct WeakView { weak var view: UIView? }
  struct WeakBox { weak var box: LayoutBox? }

  // MARK: - Registration

  func register(_ variable: ConstraintSolver.Variable, of box: LayoutBox) { owners[variable.id] = BackPointer(wrappedValue: box) }
  func unregister(_ variable: ConstraintSolver.Variable) {
    owners[variable.id] = nil
    solver.remove(variable)
  }
  func owner(of variable: ConstraintSolver.Variable) -> LayoutBox? { owners[variable.id]?.wrappedValue }
  func origin(of constraint: ConstraintSolver.Constraint) -> Origin? { origins[constraint.id] }

  func add(_ sum: LayoutSum, _ relation: ConstraintSolver.Relation, priority: Double, origin: Origin) -> ConstraintSolver.Constraint {
    var standing = ConstraintSolver.Standing.ordinary
    if case .fitting = origin { standing = .system }
    let constraint = solver.add(sum.terms, constant: sum.constant, relation, priority: priority, standing: standing)
    origins[constraint.id] = origin
    return constraint
  }

  func remove(_ constraint: ConstraintSolver.Constraint) {
    origins[constraint.id] = nil
    problems.removeAll { $0.id == constraint.id }
    told.remove(constraint.id)
    solver.remove(constraint)
  }

  // MARK: - What is to be done before the next layout

  func noteUpdate(of view: UIView) { updates.append(WeakView(view: view)) }
  func noteKeyboard(of box: LayoutBox) {
    keyboardBoxes.removeAll { $0.box == nil }
    keyboardBoxes.append(WeakBox(box: box))
  }
  func noteStaleSize(of box: LayoutBox) { staleSizes.append(WeakBox(box: box)) }

  var isSettled: Bool { updates.isEmpty && staleSizes.isEmpty && solver.isSolved }

  /// The constraints' pass, bottom up; then sizes are asked, numbers are found, and superviews whose subviews get other frames are marked.
  func update() {
    guard !isUpdating else { return }
    for entry in keyboardBoxes { entry.box?.refreshExtras() }
    guard !isSettled || hasUntold else { return }
    isUpdating = true
    defer { isUpdating = false }
    runUpdates()
    solve()
    markChanges()
  }

  /// A view marked while others update belongs to the same pass; one that marks itself each time is left for the next.
  private func runUpdates() {
    for _ in 0..<Self.mostUpdateRounds {
      guard !updates.isEmpty else { return }
      let views = updates.compactMap(\.view).filter(\.needsUpdateConstraints)
      updates.removeAll()
      for (view, _) in views.map({ ($0, $0.depth) }).enumerated().sorted(by: {
        $0.element.1 != $1.element.1 ? $0.element.1 > $1.element.1 : $0.offset < $1.offset
      }).map(\.element) where view.needsUpdateConstraints {
        view.needsUpdateConstraints = false
        view.sendUpdateConstraints()
      }
    }
  }

  /// Rounds in which views may still ask for another update; ours, as for layout (`FrameLoop`).
  private static let mostUpdateRounds = 8
  /// How often the heights of labels that wrap may follow their widths before it is enough; ours. One is usual.
  private static let mostWrapRounds = 4

  /// Numbers for everything; labels that wrap get the heights that go with their widths. (docs/rules/layout.md 1.2)
  func solve() {
    askSizes()
    solver.solve()
    for _ in 0..<Self.mostWrapRounds {
      wrapping.removeAll { $0.box == nil }
      var hasChanged = false
      for entry in wrapping { if entry.box?.followWidth() == true { hasChanged = true } }
      if !hasChanged { break }
      solver.solve()
    }
    report()
  }

  private func askSizes() {
    while !staleSizes.isEmpty {
      let boxes = staleSizes
      staleSizes.removeAll()
      for entry in boxes {
        guard let box = entry.box else { continue }
        box.askSize()
        let isKnown = wrapping.contains { $0.box === box }
        if box.wraps != isKnown {
          if isKnown { wrapping.removeAll { $0.box === box } } else { wrapping.append(entry) }
        }
      }
    }
  }

  /// Superviews of what has moved are laid out again.
  private func markChanges() {
    for variable in solver.changedVariables { owners[variable.id]?.wrappedValue?.valueDidChange() }
    solver.forgetChanges()
  }

  /// Each is told once, as long as it stands; those of a trial are not.
  private func report() {
    _ = solver.takeNewConflicts()
    let standing = solver.conflicts
    if standing.isEmpty, problems.isEmpty, told.isEmpty { return }
    let known = Dictionary(problems.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    problems = standing.map { conflict in
      if let problem = known[conflict.broken.id], problem.isOf(conflict) { return problem }
      return LayoutConflict(conflict, self)
    }
    hasUntold = isTrying && !problems.isEmpty
    if isTrying { return }
    told.formIntersection(problems.map(\.id))
    for problem in problems where told.insert(problem.id).inserted {
      newProblems.append(problem)
      reference.simulation.warn(problem.text)
    }
  }

  // MARK: - Trying something out

  /// The answer while `change` holds; all is as before afterwards, and nobody is marked.
  func trying<Result>(_ change: () -> Void, undo: () -> Void, _ answer: () -> Result) -> Result {
    isTrying = true
    update()
    change()
    solve()
    defer {
      undo()
      solve()
      solver.forgetChanges()
      isTrying = false
    }
    return answer()
  }
}

/// A linear sum: what a place or a size comes to. Units: points.
struct LayoutSum {
  var terms: [ConstraintSolver.Term] = []
  var constant = 0.0

  mutating func add(_ variable: ConstraintSolver.Variable, _ factor: Double = 1) {
    terms.append(ConstraintSolver.Term(variable, factor))
  }

  mutating func add(_ other: LayoutSum, _ factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, term.coefficient * factor) }
  }
}
