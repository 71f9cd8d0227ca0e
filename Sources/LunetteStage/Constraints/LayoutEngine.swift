import Foundation

/// Auto Layout of one simulation: turns views, guides and constraints into variables and constraints of the solver, and runs the solver.
///
/// Made with the first constraint, or with the first view that gives up its autoresizing mask; a screen without either has no engine.
/// Source: docs/rules/layout.md 1.2, 1.5
@usableFromInline
final class LayoutEngine {
  private let reference: SimulationReference
  let solver = ConstraintSolver()

  /// What a constraint of the solver was made for.
  enum Origin {
    case constraint(BackPointer<NSLayoutConstraint>)
    /// For an intrinsic size.
    case intrinsic(BackPointer<LayoutBox>, UIView.LayoutAxis, isHugging: Bool)
    /// For a view that follows its mask and the size that is found for its superview.
    case mask(BackPointer<LayoutBox>)
    /// For the target size when a view is measured.
    case fitting
  }
  private var origins: [Int32: Origin] = [:]
  private var owners: [Int32: BackPointer<LayoutBox>] = [:]

  /// Views whose `updateConstraints` will be called.
  private var updates: [WeakView] = []
  /// Boxes whose intrinsic size will be asked again.
  private var staleSizes: [WeakBox] = []
  /// Boxes of texts whose height or baselines follow from the size that is found.
  private var following: [WeakBox] = []
  /// Present conflicts, by the constraint that was given up.
  private var problemsByID: [Int32: LayoutConflict] = [:]
  var problems: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in problemsByID[conflict.broken.id].flatMap { isSeen($0) || reportedConflicts.contains($0.id) ? $0 : nil } }
  }
  /// All conflicts since launch.
  var newProblems: [LayoutConflict] = []
  /// Conflicts that exist now and have been reported.
  private var reportedConflicts: Set<Int32> = []
  private var hasUnreportedConflicts = false
  /// The topmost view of those in no window whose layout was asked for just now.
  private weak var askedRoot: UIView?
  /// True while something is tried out: a conflict that comes from the trial is reported only if it still exists at the next layout.
  private var isTrying = false
  private var isUpdating = false
  /// Boxes of views with constraints to the keyboard's guide.
  private var keyboardBoxes: [WeakBox] = []

  init(_ reference: SimulationReference) { self.reference = reference }

  struct WeakView {
    weak var view: UIView?
    /// Whether an update has marked it: a view that marks itself in each pass is nothing to wait for.
    let isOfPass: Bool
  }
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
    let conflictRank: ConstraintSolver.ConflictRank
    switch origin {
    case .fitting, .mask: conflictRank = .system
    case .constraint, .intrinsic: conflictRank = .ordinary
    }
    let constraint = solver.add(sum.terms, constant: sum.constant, relation, priority: priority, conflictRank: conflictRank)
    origins[constraint.id] = origin
    return constraint
  }

  func remove(_ constraint: ConstraintSolver.Constraint) {
    origins[constraint.id] = nil
    problemsByID[constraint.id] = nil
    reportedConflicts.remove(constraint.id)
    solver.remove(constraint)
  }

  // MARK: - What is to be done before the next layout

  func noteUpdate(of view: UIView) { updates.append(WeakView(view: view, isOfPass: isUpdating)) }
  func noteKeyboard(of box: LayoutBox) {
    keyboardBoxes.removeAll { $0.box == nil }
    keyboardBoxes.append(WeakBox(box: box))
  }
  func noteFollowing(of box: LayoutBox) {
    guard !box.isFollowing else { return }
    box.isFollowing = true
    following.append(WeakBox(box: box))
  }
  func noteStaleSize(of box: LayoutBox) { staleSizes.append(WeakBox(box: box)) }

  var isSettled: Bool { updates.isEmpty && staleSizes.isEmpty && solver.isSolved }
  /// Whether the next pass has something to do that no pass has asked for.
  var awaitsPass: Bool { !isSettled && (!updates.allSatisfy(\.isOfPass) || !staleSizes.isEmpty || !solver.isSolved) }

  /// One pass: calls `updateConstraints` from the bottom up, asks for sizes, solves, and marks the superviews of views whose frames change.
  /// - Parameter view: whose layout was asked for; nil for a frame's
  @usableFromInline func update(for view: UIView? = nil) {
    guard !isUpdating else { return }
    if let view, view.window == nil { askedRoot = view.outermost }
    defer { askedRoot = nil }
    for entry in keyboardBoxes { entry.box?.refreshExtras() }
    guard !isSettled || hasUnreportedConflicts else { return }
    isUpdating = true
    defer { isUpdating = false }
    runUpdates()
    solve()
    markChanges()
  }

  /// A view that is marked by another view's update is updated in the same pass; a view that marks itself each time waits for the next
  /// pass.
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

  /// Limit of rounds in one pass, as for layout (`FrameLoop`). Ours.
  private static let mostUpdateRounds = 8
  /// Limit of rounds in which heights of labels follow their widths. Usually one is enough. Ours.
  private static let mostWrapRounds = 4

  /// Finds all values. Then labels of several lines get the heights that fit their widths. (docs/rules/layout.md 1.2)
  func solve() {
    askSizes()
    solver.solve()
    following.removeAll { entry in
      guard let box = entry.box else { return true }
      box.isFollowing = box.followsSize
      return !box.isFollowing
    }
    for _ in 0..<Self.mostWrapRounds {
      var hasChanged = false
      for entry in following { if entry.box?.followSize() == true { hasChanged = true } }
      if !hasChanged { break }
      solver.solve()
    }
    report()
  }

  /// Views that invalidate each other's sizes in answering wait for the next pass.
  private func askSizes() {
    for _ in 0..<Self.mostUpdateRounds where !staleSizes.isEmpty {
      let boxes = staleSizes
      staleSizes.removeAll()
      for entry in boxes {
        guard let box = entry.box else { continue }
        box.askSize()
        if box.followsSize { noteFollowing(of: box) }
      }
    }
  }

  /// Marks the superviews of views that have moved.
  private func markChanges() {
    for variable in solver.changedVariables { owners[variable.id]?.wrappedValue?.valueDidChange(variable) }
    solver.forgetChanges()
  }

  /// Reports each conflict once while it exists; conflicts of a trial are not reported.
  private func report() {
    _ = solver.takeNewConflicts()
    let conflicts = solver.conflicts
    if conflicts.isEmpty, problemsByID.isEmpty, reportedConflicts.isEmpty { return }
    shownPlaces = [:]
    defer { shownPlaces = nil }
    let known = problemsByID
    let problems = conflicts.map { conflict in
      if let problem = known[conflict.broken.id], problem.isOf(conflict) { return problem }
      return LayoutConflict(conflict, self)
    }
    problemsByID = Dictionary(problems.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let seen = isTrying ? [] : problems.filter(isSeen)
    hasUnreportedConflicts = seen.count < problems.count
    if isTrying { return }
    reportedConflicts.formIntersection(problems.map(\.id))
    for problem in seen where reportedConflicts.insert(problem.id).inserted {
      newProblems.append(problem)
      reference.simulation.warn(problem.text)
    }
  }

  /// A view in no window has no layout that nobody has asked for: what contradicts its first size, as that of a bar that gets its size later, is no fault.
  private func isSeen(_ problem: LayoutConflict) -> Bool {
    guard let view = problem.view else { return true }
    return view.window != nil || askedRoot.map { $0 === view.outermost } ?? false
  }

  /// While conflicts are put into words: the place of each view among its superview's subviews, from 1, by superview.
  private var shownPlaces: [ObjectIdentifier: [ObjectIdentifier: Int]]?

  func shownPlace(of view: UIView, in superview: UIView) -> Int {
    let key = ObjectIdentifier(superview)
    if let known = shownPlaces?[key] { return known[ObjectIdentifier(view)] ?? 1 }
    guard shownPlaces != nil else { return (superview.place(of: view) ?? 0) + 1 }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, subview) in superview.subviews.enumerated() { places[ObjectIdentifier(subview)] = index + 1 }
    shownPlaces?[key] = places
    return places[ObjectIdentifier(view)] ?? 1
  }

  // MARK: - Trying something out

  /// Evaluates `answer` while `change` holds. Afterwards everything is as before, and no view is marked.
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

/// A linear sum of variables that gives a place or a size. Units: points.
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

extension UIView {
  /// The topmost view around it, or itself.
  fileprivate var outermost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
