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

  /// - Returns: false when required constraints contradict each other
  func build(_ part: SolverPart, in solver: ConstraintSolver) -> Bool {
    solver.makeRoomForParts()
    part.steps.removeAll(keepingCapacity: true)
    (part.sources, part.operations, part.sides, part.freeRows, part.checks) = ([], [], [], [], [])
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
        if unknowns == 1 { ready.push(Int32(place)) } else if unknowns == 2 { pairs.push(Int32(place)) }
      }
      solver.constraints[Int(constraint)].unknowns = unknowns
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
      while next < part.constraints.count, solver.constraints[Int(part.constraints[next])].unknowns < 3 { next += 1 }
      guard next < part.constraints.count else { break }
      free(in: part.constraints[next], part, solver)
    }
    // Variables that no equation determines, in the order in which the constraints name them.
    for constraint in part.constraints {
      let state = solver.constraints[Int(constraint)]
      for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
        let variable = solver.terms[index].variable
        if !solver.isKnown(variable) { know(variable, by: ConstraintSolver.none, part, solver) }
      }
    }
    for variable in part.variables where !solver.isKnown(variable) {
      know(variable, by: ConstraintSolver.none, part, solver)
    }
  }

  private func unknown(in constraint: Int32, _ solver: ConstraintSolver) -> Int32? {
    let state = solver.constraints[Int(constraint)]
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
    where !solver.isKnown(solver.terms[index].variable) { return solver.terms[index].variable }
    return nil
  }

  /// Chooses a free variable. Sizes are preferred to places, since inequalities and optional constraints are mostly about sizes; among
  /// several the last one that is named.
  private func free(in constraint: Int32, _ part: SolverPart, _ solver: ConstraintSolver) {
    let state = solver.constraints[Int(constraint)]
    var choice = ConstraintSolver.none
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let variable = solver.terms[index].variable
      guard !solver.isKnown(variable) else { continue }
      if choice == ConstraintSolver.none || solver.variables[Int(variable)].isNonNegative
        || !solver.variables[Int(choice)].isNonNegative
      {
        choice = variable
      }
    }
    know(choice, by: ConstraintSolver.none, part, solver)
  }

  private func know(_ variable: Int32, by constraint: Int32, _ part: SolverPart, _ solver: ConstraintSolver) {
    let id = Int(variable)
    part.steps.append(SolverPart.Step(variable: variable, constraint: constraint))
    if constraint == ConstraintSolver.none {
      solver.partVariables[id].column = Int32(columns.count)
      solver.partVariables[id].expansionStart = Int32(expansions.count)
      solver.partVariables[id].expansionCount = 1
      expansions.append(Tableau.Entry(column: Int32(columns.count), coefficient: 1))
      columns.append(variable)
      if sums.count < columns.count {
        sums.append(0)
        isTouched.append(false)
      }
    } else {
      expand(variable, by: constraint, solver)
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
      case 2: pairs.push(solver.constraints[other].place)
      default: break
      }
    }
  }

  // MARK: - What a variable is in terms of the free ones

  private func expand(_ variable: Int32, by constraint: Int32, _ solver: ConstraintSolver) {
    let id = Int(variable)
    solver.partVariables[id].expansionStart = Int32(expansions.count)
    solver.partVariables[id].expansionCount = 0
    if columns.isEmpty { return }
    let state = solver.constraints[Int(constraint)]
    var own = 1.0
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
      if !isTouched[Int(entry.column)] {
        isTouched[Int(entry.column)] = true
        touched.append(entry.column)
      }
      sums[Int(entry.column)] += factor * entry.coefficient
    }
    return true
  }

  private func clearSums() {
    for column in touched { (sums[Int(column)], isTouched[Int(column)]) = (0, false) }
    touched.removeAll(keepingCapacity: true)
  }

  /// The entries of a row: the source expressed by the free variables.
  private func entries(of source: SolverPart.Source, _ part: SolverPart, _ solver: ConstraintSolver) -> [Tableau.Entry] {
    switch source {
    case .variable(let variable): add(variable, 1, solver)
    case .constraint(let constraint):
      let state = solver.constraints[Int(constraint)]
      for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
        add(solver.terms[index].variable, solver.terms[index].coefficient, solver)
      }
    }
    // The variable that became known last depends on no other in the list.
    while let rank = pendingRanks.pop() {
      let step = part.steps[part.steps.count - 1 - Int(rank)]
      guard let factor = pending.removeValue(forKey: step.variable) else { continue }
      let state = solver.constraints[Int(step.constraint)]
      let range = Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
      let own = range.first { solver.terms[$0].variable == step.variable }.map { solver.terms[$0].coefficient } ?? 1
      for index in range where solver.terms[index].variable != step.variable {
        add(solver.terms[index].variable, -factor * solver.terms[index].coefficient / own, solver)
      }
    }
    var result: [Tableau.Entry] = []
    for column in touched where abs(sums[Int(column)]) > ConstraintSolver.negligible {
      result.append(Tableau.Entry(column: column, coefficient: sums[Int(column)]))
    }
    clearSums()
    return result

    func add(_ variable: Int32, _ factor: Double, _ solver: ConstraintSolver) {
      if addKept(variable, factor, solver) { return }
      if let known = pending[variable] {
        pending[variable] = known + factor
      } else {
        pending[variable] = factor
        pendingRanks.push(Int32(part.steps.count - 1) - solver.partVariables[Int(variable)].rank)
      }
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

  private func solveRest(_ part: SolverPart, _ solver: ConstraintSolver) -> Bool {
    for step in part.steps {
      solver.partVariables[Int(step.variable)].base =
        step.constraint == ConstraintSolver.none ? 0 : solver.solved(step.constraint, for: step.variable, base: true)
    }
    let wishes = wishesByPriority(part, solver)
    var tableau = Tableau(columns: columns.map { .variable($0) }, recordsOperations: true)
    func addRow(_ source: SolverPart.Source, _ item: (Int32) -> Tableau.Item, isRequired: Bool) {
      let entries = entries(of: source, part, solver)
      if entries.isEmpty {
        if isRequired { part.checks.append(source) }
        return
      }
      tableau.addRow(item(Int32(part.sources.count)), entries, constant: solver.base(of: source))
      part.sources.append(source)
    }

    relations.sort { solver.constraints[Int($0)].place < solver.constraints[Int($1)].place }
    for constraint in relations { addRow(.constraint(constraint), { .constraint($0, .equal, level: 0) }, isRequired: true) }
    let relationCount = part.sources.count
    for constraint in part.constraints where solver.constraints[Int(constraint)].isRequiredInequality(solver) {
      let relation = solver.constraints[Int(constraint)].relation
      addRow(.constraint(constraint), { .constraint($0, relation, level: 0) }, isRequired: true)
    }
    for step in part.steps where solver.variables[Int(step.variable)].isNonNegative {
      addRow(.variable(step.variable), { .constraint($0, .greaterOrEqual, level: 0) }, isRequired: true)
    }
    let requiredCount = part.sources.count
    for wish in wishes.list {
      let relation = solver.constraints[Int(wish.constraint)].relation
      addRow(.constraint(wish.constraint), { .constraint($0, relation, level: wish.level) }, isRequired: false)
    }

    // Equations between free variables determine one of them for good.
    for row in 0..<relationCount {
      if let column = tableau.variableColumn(in: row) { tableau.pivot(row: row, column: column, fixing: true) }
    }
    // Then the optional constraints in their order, as if all could be met. Of equal ones the last comes first, so that the first view of a
    // row is stretched or compressed. Source: docs/rules/layout.md 1.3, "Ties"
    for row in requiredCount..<max(requiredCount, part.sources.count) {
      if HostWork.mustEnd(steps: part.sources.count, "solving \(part.constraints.count) constraints that depend on each other") { break }
      if let column = tableau.variableColumn(in: row) { tableau.pivot(row: row, column: column) }
    }
    tableau.minimize(levels: wishes.levels)
    part.isTied = tableau.hasTie(levels: wishes.levels)
    guard record(tableau, part, solver) else { return false }
    // Its operations will not be needed again: a tied part is built anew when something changes.
    if part.isTied || part.freeRows.contains(ConstraintSolver.none) { (part.tableau, part.levels) = (tableau, wishes.levels) }
    return true
  }

  /// Optional constraints, the highest priority first; within one priority the last added first. Level 0 is left for required constraints.
  private func wishesByPriority(
    _ part: SolverPart, _ solver: ConstraintSolver
  ) -> (list: [(constraint: Int32, level: Int32)], levels: Int) {
    var wishes = part.constraints.filter { solver.constraints[Int($0)].priority < ConstraintSolver.required }
    wishes.reverse()
    // Swift's sort may exchange equal elements, so `order` decides among equal priorities.
    wishes.sort {
      let (first, second) = (solver.constraints[Int($0)], solver.constraints[Int($1)])
      return first.priority != second.priority ? first.priority > second.priority : first.order > second.order
    }
    var list: [(Int32, Int32)] = []
    list.reserveCapacity(wishes.count)
    var (level, last) = (Int32(0), ConstraintSolver.required)
    for wish in wishes {
      let priority = solver.constraints[Int(wish)].priority
      if priority != last { (level, last) = (level + 1, priority) }
      list.append((wish, level))
    }
    return (list, Int(level) + 1)
  }

  private func record(_ tableau: Tableau, _ part: SolverPart, _ solver: ConstraintSolver) -> Bool {
    // Values that were not solved to the end contradict each other, which says nothing about the constraints.
    for row in tableau.rowItems.indices where !HostWork.isOver && tableau.rowItems[row].level == 0 && !tableau.rowItems[row].isVariable {
      if tableau.violation(row) > ConstraintSolver.tolerance { return false }
    }
    for check in part.checks where !HostWork.isOver && !solver.holds(check) { return false }
    part.freeRows = Array(repeating: ConstraintSolver.none, count: columns.count)
    for (row, item) in tableau.rowItems.enumerated() where item.isVariable {
      part.freeRows[Int(solver.partVariables[Int(item.name)].column)] = Int32(row)
    }
    part.operations = tableau.operations
    part.sides = tableau.sides
    part.publish(tableau.constants, in: solver)
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
