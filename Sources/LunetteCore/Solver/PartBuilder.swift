/// Builds a part: decides in which order its equations determine variables, and gives the rest to a tableau.
///
/// An equation with one unknown determines it. When no equation has just one, an unknown is taken as known: it is a *free variable*, on
/// which the next variables depend, until equations determine it. So a tree of edges and sizes needs no free variable, and a row of equal
/// widths needs one.
final class PartBuilder {
  private var ready = MinHeap()
  private var pairs = MinHeap()
  private var expansions: [Tableau.Entry] = []
  private var columns: [Int32] = []
  private var relations: [Int32] = []

  // The expansion that is being added up, by column.
  private var sums: [Double] = []
  private var touched: [Int32] = []
  private var isTouched: [Bool] = []
  /// Variables in that expansion that must still be replaced, those that became known last first.
  private var pending: [Int32: Double] = [:]
  private var pendingRanks = MinHeap()

  /// Longer expansions aren't kept but computed when they are needed. This keeps the cost linear for a long list of views with free
  /// heights.
  private static let longestKeptExpansion = 4
  /// Entries of rows made so far.
  private var work = 0
  /// Steps whose variables will become free ones.
  private var promoted: Set<Int> = []
  private var isPromoting = false
  /// When rows have more entries than this for each variable of the part, variables with long expansions become free ones. Ours
  private static let mostWork = 8

  /// - Returns: false when required constraints contradict each other
  func build(_ part: SolverPart, in solver: ConstraintSolver) -> Bool {
    solver.makeRoomForParts()
    part.steps.removeAll(keepingCapacity: true)
    (part.sources, part.sides, part.freeVariables, part.checks) = ([], [], [], [])
    (part.isTied, part.tableau, part.ties) = (false, nil, nil)
    eliminate(part, solver)
    if columns.isEmpty {
      gatherChecks(part, solver)
      return part.runAgain(in: solver)
    }
    return solveRest(part, solver)
  }

  // MARK: - Substitution

  private func eliminate(_ part: SolverPart, _ solver: ConstraintSolver) {
    ready.removeAll()
    pairs.removeAll()
    expansions.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    relations.removeAll(keepingCapacity: true)
    for variable in part.variables {
      solver.partVariables[Int(variable)].rank = ConstraintSolver.none
      solver.partVariables[Int(variable)].column = ConstraintSolver.none
    }
    for (place, constraint) in part.constraints.enumerated() {
      let state = solver.constraints[Int(constraint)]
      var unknowns: Int32 = 0
      if state.isRequiredEquation, !state.isBroken {
        for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
        where !solver.variables[Int(solver.terms[index].variable)].isFixed { unknowns += 1 }
      }
      solver.constraints[Int(constraint)].unknowns = unknowns
      if unknowns == 1 { ready.push(Int32(place)) } else if unknowns == 2, relatesSizes(constraint, solver) { pairs.push(Int32(place)) }
      solver.constraints[Int(constraint)].place = Int32(place)
    }
    var next = 0
    while true {
      while let place = ready.pop() {
        let constraint = part.constraints[Int(place)]
        guard solver.constraints[Int(constraint)].unknowns == 1, let variable = unknown(in: constraint, solver) else { continue }
        solver.constraints[Int(constraint)].unknowns = 0
        know(variable, by: constraint, part, solver)
      }
      if let place = pairs.pop() {
        if solver.constraints[Int(part.constraints[Int(place)])].unknowns == 2 { free(in: part.constraints[Int(place)], part, solver) }
        continue
      }
      while next < part.constraints.count, solver.constraints[Int(part.constraints[next])].unknowns < 2 { next += 1 }
      guard next < part.constraints.count else { break }
      free(in: part.constraints[next], part, solver)
    }
    // Variables that no equation determines, in the order in which the constraints name them: first sizes, then places, which are mostly
    // kept apart by inequalities.
    for isSize in [true, false] {
      for constraint in part.constraints {
        let state = solver.constraints[Int(constraint)]
        for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
          let variable = solver.terms[index].variable
          if solver.isKnown(variable) || solver.variables[Int(variable)].isNonNegative != isSize { continue }
          let definer = isSize ? ConstraintSolver.none : distance(to: variable, solver)
          know(variable, by: definer, part, solver)
        }
      }
    }
    for variable in part.variables where !solver.isKnown(variable) {
      know(variable, by: ConstraintSolver.none, part, solver)
    }
  }

  /// Whether the two unknowns of an equation are sizes. Equal sizes are found first, so that a row of them has one free variable.
  private func relatesSizes(_ constraint: Int32, _ solver: ConstraintSolver) -> Bool {
    let state = solver.constraints[Int(constraint)]
    return (Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)).allSatisfy { index in
      solver.isKnown(solver.terms[index].variable) || solver.variables[Int(solver.terms[index].variable)].isNonNegative
    }
  }

  private func unknown(in constraint: Int32, _ solver: ConstraintSolver) -> Int32? {
    let state = solver.constraints[Int(constraint)]
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
    where !solver.isKnown(solver.terms[index].variable) { return solver.terms[index].variable }
    return nil
  }

  /// Chooses a free variable. Sizes are preferred to places, since inequalities and optional constraints are mostly about sizes; among
  /// several that of which most other equations say something, so that of a row in a row the inner row is free and the view beside it what is
  /// left, and not each inner row what all views outside of it leave; and of equal ones the last one that is named.
  private func free(in constraint: Int32, _ part: SolverPart, _ solver: ConstraintSolver) {
    let state = solver.constraints[Int(constraint)]
    var choice = ConstraintSolver.none
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let variable = solver.terms[index].variable
      guard !solver.isKnown(variable) else { continue }
      if choice == ConstraintSolver.none {
        choice = variable
      } else if solver.variables[Int(variable)].isNonNegative != solver.variables[Int(choice)].isNonNegative {
        if solver.variables[Int(variable)].isNonNegative { choice = variable }
      } else if openEquations(of: variable, solver) >= openEquations(of: choice, solver) {
        choice = variable
      }
    }
    know(choice, by: ConstraintSolver.none, part, solver)
  }

  /// How many equations name the variable and others that aren't known either; no more than are worth counting.
  private func openEquations(of variable: Int32, _ solver: ConstraintSolver) -> Int {
    var count = 0
    var term = solver.variables[Int(variable)].firstTerm
    while term != ConstraintSolver.none, count < Self.mostCounted {
      let state = solver.terms[Int(term)]
      term = state.next
      if solver.constraints[Int(state.constraint)].unknowns > 1 { count += 1 }
    }
    return count
  }

  /// Ours: a view of which four equations say something is no leaf.
  private static let mostCounted = 4

  /// A constraint that holds the place apart from what is known: a required inequality that keeps it from becoming smaller, or else the most
  /// important optional equation. The place is then expressed by the distance (the value of the constraint's left side), which is a free
  /// variable in its stead: a change of one distance is one number, where places would all have to move.
  private func distance(to variable: Int32, _ solver: ConstraintSolver) -> Int32 {
    var best = ConstraintSolver.none
    var term = solver.variables[Int(variable)].firstTerm
    while term != ConstraintSolver.none {
      let own = solver.terms[Int(term)]
      term = own.next
      let state = solver.constraints[Int(own.constraint)]
      let isRequired = state.priority >= ConstraintSolver.required
      if state.isBroken || state.termCount < 2 || isRequired && state.relation == .equal || !isRequired && state.relation != .equal { continue }
      if isRequired, (state.relation == .greaterOrEqual) != (own.coefficient > 0) { continue }
      if best != ConstraintSolver.none {
        let known = solver.constraints[Int(best)]
        if known.priority > state.priority || known.priority == state.priority && known.order < state.order { continue }
      }
      let range = Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
      var open = 0
      for index in range where solver.terms[index].variable != variable {
        if !solver.isKnown(solver.terms[index].variable) { open = -range.count }
        if !solver.variables[Int(solver.terms[index].variable)].isFixed { open += 1 }
      }
      if open > 0 { best = own.constraint }
    }
    return best
  }

  /// - Parameter constraint: an equation; or another constraint, whose left side is then a free variable; or none
  private func know(_ variable: Int32, by constraint: Int32, _ part: SolverPart, _ solver: ConstraintSolver) {
    let id = Int(variable)
    let isEquation = constraint != ConstraintSolver.none && solver.constraints[Int(constraint)].isRequiredEquation
    let slack = isEquation || constraint == ConstraintSolver.none ? ConstraintSolver.none : Int32(columns.count)
    part.steps.append(SolverPart.Step(variable: variable, constraint: constraint, slack: slack))
    if slack != ConstraintSolver.none { appendColumn(variable) }
    if constraint == ConstraintSolver.none {
      addColumn(variable, solver)
    } else {
      expand(variable, by: constraint, slack, solver)
    }
    solver.partVariables[id].rank = Int32(part.steps.count - 1)
    var term = solver.variables[id].firstTerm
    while term != ConstraintSolver.none {
      let state = solver.terms[Int(term)]
      term = state.next
      let other = Int(state.constraint)
      guard solver.constraints[other].unknowns > 0 else { continue }
      solver.constraints[other].unknowns -= 1
      switch solver.constraints[other].unknowns {
      case 0: relations.append(state.constraint)
      case 1: ready.push(solver.constraints[other].place)
      case 2: if relatesSizes(state.constraint, solver) { pairs.push(solver.constraints[other].place) }
      default: break
      }
    }
  }

  // MARK: - What a variable is in terms of the free ones

  private func expand(_ variable: Int32, by constraint: Int32, _ slack: Int32, _ solver: ConstraintSolver) {
    let id = Int(variable)
    solver.partVariables[id].expansionStart = Int32(expansions.count)
    solver.partVariables[id].expansionCount = 0
    if columns.isEmpty { return }
    let state = solver.constraints[Int(constraint)]
    var own = 1.0
    if slack != ConstraintSolver.none { add(-1, slack) }
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let term = solver.terms[index]
      if term.variable == variable {
        own = term.coefficient
      } else if !addKept(term.variable, term.coefficient, solver) {
        clearSums()
        solver.partVariables[id].expansionCount = ConstraintSolver.none
        return
      }
    }
    let count = touched.reduce(0) { $0 + (abs(sums[Int($1)]) > ConstraintSolver.negligible ? 1 : 0) }
    if count > Self.longestKeptExpansion {
      solver.partVariables[id].expansionCount = ConstraintSolver.none
    } else {
      for column in touched where abs(sums[Int(column)]) > ConstraintSolver.negligible {
        expansions.append(Tableau.Entry(column: column, coefficient: -sums[Int(column)] / own))
      }
      solver.partVariables[id].expansionCount = Int32(count)
    }
    clearSums()
  }

  /// - Returns: false when the variable's expansion wasn't kept
  private func addKept(_ variable: Int32, _ factor: Double, _ solver: ConstraintSolver) -> Bool {
    if solver.variables[Int(variable)].isFixed { return true }
    let state = solver.partVariables[Int(variable)]
    guard state.expansionCount >= 0 else { return false }
    for index in Int(state.expansionStart)..<Int(state.expansionStart + state.expansionCount) {
      let entry = expansions[index]
      add(factor * entry.coefficient, entry.column)
    }
    return true
  }

  private func add(_ value: Double, _ column: Int32) {
    if !isTouched[Int(column)] {
      isTouched[Int(column)] = true
      touched.append(column)
    }
    sums[Int(column)] += value
  }

  private func clearSums() {
    for column in touched { (sums[Int(column)], isTouched[Int(column)]) = (0, false) }
    touched.removeAll(keepingCapacity: true)
  }

  /// The entries of a row: the source expressed by the free variables.
  private func appendEntries(of source: SolverPart.Source, _ part: SolverPart, _ solver: ConstraintSolver) -> Range<Int> {
    switch source {
    case .variable(let variable): addTerm(variable, 1)
    case .constraint(let constraint):
      let state = solver.constraints[Int(constraint)]
      for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
        addTerm(solver.terms[index].variable, solver.terms[index].coefficient)
      }
    }
    // The variable that became known last depends on no other in the list.
    while let back = pendingRanks.pop() {
      let rank = part.steps.count - 1 - Int(back)
      let step = part.steps[rank]
      guard let factor = pending.removeValue(forKey: step.variable), abs(factor) > ConstraintSolver.negligible else { continue }
      if isPromoting || work > Self.mostWork * part.steps.count {

        promoted.insert(rank)
        continue
      }
      let state = solver.constraints[Int(step.constraint)]
      let range = Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
      let own = range.first { solver.terms[$0].variable == step.variable }.map { solver.terms[$0].coefficient } ?? 1
      if step.slack != ConstraintSolver.none { add(factor / own, step.slack) }
      for index in range where solver.terms[index].variable != step.variable {
        addTerm(solver.terms[index].variable, -factor * solver.terms[index].coefficient / own)
      }
    }
    let first = rowEntries.count
    for column in touched where abs(sums[Int(column)]) > ConstraintSolver.negligible {
      rowEntries.append(Tableau.Entry(column: column, coefficient: sums[Int(column)]))
    }
    work += touched.count
    clearSums()
    return first..<rowEntries.count

    func addTerm(_ variable: Int32, _ factor: Double) {
      if addKept(variable, factor, solver) { return }
      if let known = pending[variable] {
        pending[variable] = known + factor
      } else {
        pending[variable] = factor
        pendingRanks.push(Int32(part.steps.count - 1) - solver.partVariables[Int(variable)].rank)
      }
    }
  }

  /// Makes variables free ones, because too much would depend on what they are in terms of others. Their equations become rows; other
  /// constraints are rows in any case.
  private func promote(_ part: SolverPart, _ solver: ConstraintSolver) {
    for rank in promoted.sorted() {
      let step = part.steps[rank]
      part.steps[rank] = SolverPart.Step(variable: step.variable, constraint: ConstraintSolver.none)
      addColumn(step.variable, solver)
      if step.slack == ConstraintSolver.none { relations.append(step.constraint) }
    }
  }

  private func addColumn(_ variable: Int32, _ solver: ConstraintSolver) {
    let id = Int(variable)
    solver.partVariables[id].column = Int32(columns.count)
    solver.partVariables[id].expansionStart = Int32(expansions.count)
    solver.partVariables[id].expansionCount = 1
    expansions.append(Tableau.Entry(column: Int32(columns.count), coefficient: 1))
    appendColumn(variable)
  }

  private func appendColumn(_ variable: Int32) {
    columns.append(variable)
    if sums.count < columns.count {
      sums.append(0)
      isTouched.append(false)
    }
  }

  // MARK: - What is left

  private func gatherChecks(_ part: SolverPart, _ solver: ConstraintSolver) {
    for constraint in relations { part.checks.append(.constraint(constraint)) }
    for constraint in part.constraints where solver.constraints[Int(constraint)].isRequiredInequality(solver) {
      part.checks.append(.constraint(constraint))
    }
    for step in part.steps where solver.variables[Int(step.variable)].isNonNegative { part.checks.append(.variable(step.variable)) }
  }

  /// A row of the tableau, before all columns are known.
  private struct Row {
    let source: SolverPart.Source
    let item: Tableau.Item
    /// In `rowEntries`.
    let entries: Range<Int>
  }
  private var rowEntries: [Tableau.Entry] = []

  private struct Rows {
    var equations: [Row] = []
    var required: [Row] = []
    var optional: [Row] = []
  }

  private func gatherRows(_ wishes: [(constraint: Int32, level: Int32)], _ part: SolverPart, _ solver: ConstraintSolver) -> Rows {
    var rows = Rows()
    (work, part.checks, promoted) = (0, [], [])
    rowEntries.removeAll(keepingCapacity: true)
    func gather(_ source: SolverPart.Source, _ item: Tableau.Item, into rows: inout [Row]) {
      let entries = appendEntries(of: source, part, solver)
      if !entries.isEmpty { rows.append(Row(source: source, item: item, entries: entries)) } else if item.level == 0 { part.checks.append(source) }
    }
    for constraint in part.constraints where solver.constraints[Int(constraint)].isRequiredInequality(solver) {
      gather(.constraint(constraint), Tableau.Item(solver.constraints[Int(constraint)].relation, level: 0), into: &rows.required)
    }
    for step in part.steps where solver.variables[Int(step.variable)].isNonNegative {
      gather(.variable(step.variable), Tableau.Item(.greaterOrEqual, level: 0), into: &rows.required)
    }
    for wish in wishes {
      gather(.constraint(wish.constraint), Tableau.Item(solver.constraints[Int(wish.constraint)].relation, level: wish.level), into: &rows.optional)
    }
    for constraint in relations { gather(.constraint(constraint), Tableau.Item(.equal, level: 0), into: &rows.equations) }
    return rows
  }

  private func solveRest(_ part: SolverPart, _ solver: ConstraintSolver) -> Bool {
    let wishes = wishesByPriority(part, solver)
    relations.sort { solver.constraints[Int($0)].place < solver.constraints[Int($1)].place }
    isPromoting = false
    var rows = gatherRows(wishes, part, solver)
    while !promoted.isEmpty {
      isPromoting = true
      promote(part, solver)
      rows = gatherRows(wishes, part, solver)
    }

    for step in part.steps {
      solver.partVariables[Int(step.variable)].base =
        step.constraint == ConstraintSolver.none ? 0 : solver.solved(step.constraint, for: step.variable, base: true)
    }
    var tableau = Tableau(columnCount: columns.count)
    for row in [rows.equations, rows.required, rows.optional].joined() {
      tableau.addRow(row.item, rowEntries[row.entries], constant: solver.base(of: row.source))
      part.sources.append(row.source)
    }
    let requiredCount = rows.equations.count + rows.required.count
    tableau.start(relations: rows.equations.count, required: requiredCount)
    tableau.minimizeAll()
    part.isTied = tableau.hasTie
    return record(&tableau, requiredCount, part, solver)
  }

  /// Optional constraints, the highest priority first; within one priority the last added first. Level 0 is left for required constraints.
  private func wishesByPriority(
    _ part: SolverPart, _ solver: ConstraintSolver
  ) -> [(constraint: Int32, level: Int32)] {
    var wishes = part.constraints.filter { solver.constraints[Int($0)].priority < ConstraintSolver.required }
    wishes.reverse()
    // Swift's sort may exchange equal elements, so `order` decides among equal priorities.
    wishes.sort {
      let (first, second) = (solver.constraints[Int($0)], solver.constraints[Int($1)])
      return first.priority != second.priority ? first.priority > second.priority : first.order > second.order
    }
    var list: [(constraint: Int32, level: Int32)] = []
    list.reserveCapacity(wishes.count)
    var (level, last) = (Int32(0), ConstraintSolver.required)
    for wish in wishes {
      let priority = solver.constraints[Int(wish)].priority
      if priority != last { (level, last) = (level + 1, priority) }
      list.append((wish, level))
    }
    return list
  }

  private func record(_ tableau: inout Tableau, _ requiredCount: Int, _ part: SolverPart, _ solver: ConstraintSolver) -> Bool {
    // Values that were not solved to the end contradict each other, which says nothing about the constraints.
    for row in 0..<requiredCount where !HostWork.isOver && tableau.violation(row) > ConstraintSolver.tolerance { return false }
    for check in part.checks where !HostWork.isOver && !solver.holds(check) { return false }
    part.freeVariables = columns
    part.sides = tableau.sides
    part.publish(tableau.columns, in: solver)
    part.tableau = tableau
    return true
  }
}

extension ConstraintSolver {
  func isKnown(_ variable: Int32) -> Bool { variables[Int(variable)].isFixed || partVariables[Int(variable)].rank != Self.none }
}

extension ConstraintSolver.ConstraintState {
  var isRequiredEquation: Bool { priority >= ConstraintSolver.required && relation == .equal }
  func isRequiredInequality(_ solver: ConstraintSolver) -> Bool {
    priority >= ConstraintSolver.required && relation != .equal && !isBroken
  }
}

/// A set of small numbers from which the smallest is taken first.
struct MinHeap {
  private var items: [Int32] = []
  var count: Int { items.count }
  var first: Int32? { items.first }
  /// Some of the smallest, the first of them first.
  func prefix(_ count: Int) -> ArraySlice<Int32> { items.prefix(count) }

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func push(_ item: Int32) {
    var index = items.count
    items.append(item)
    while index > 0 {
      let parent = (index - 1) / 2
      if items[parent] <= item { break }
      items[index] = items[parent]
      index = parent
    }
    items[index] = item
  }

  mutating func pop() -> Int32? {
    guard let least = items.first, let last = items.popLast() else { return nil }
    if items.isEmpty { return least }
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= items.count { break }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      if items[child] >= last { break }
      items[index] = items[child]
      index = child
    }
    items[index] = last
    return least
  }
}
