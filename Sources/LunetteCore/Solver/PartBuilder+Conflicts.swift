/// Finds the required constraints that contradict each other, and the constraints that determine a variable's value.
extension PartBuilder {
  /// Adds the required constraints one after the other: first those of the system, then in the order of addition. A constraint that can't
  /// hold beside those before it is given up; the conflict consists of it and those that contradict it.
  ///
  /// All are rows of one tableau, each at a level of its own. A constraint that is the first to name a variable can hold beside all before it:
  /// the first corner has these as equations, so only the others need a search.
  func findConflicts(of part: SolverPart, in solver: ConstraintSolver) -> [ConstraintSolver.Conflict] {
    var columns: [Int32: Int32] = [:]
    for (column, variable) in part.variables.enumerated() { columns[variable] = Int32(column) }
    let required = part.constraints.filter { solver.constraints[Int($0)].priority >= ConstraintSolver.required }
    let inOrder =
      required.filter { solver.constraints[Int($0)].conflictRank == .system }
      + required.filter { solver.constraints[Int($0)].conflictRank == .ordinary }
    let bounds = part.variables.filter { solver.variables[Int($0)].isNonNegative }.sorted()
    var tableau = Tableau(columnCount: part.variables.count)
    for variable in bounds {
      tableau.addRow(
        Tableau.Item(.greaterOrEqual, level: 0), [Tableau.Entry(column: columns[variable] ?? 0, coefficient: 1)], constant: 0)
    }
    var first = FirstNamed(part.variables.map { solver.variables[Int($0)].isNonNegative })
    for (index, constraint) in inOrder.enumerated() {
      let (entries, constant) = row(of: constraint, columns, solver)
      let relation = solver.constraints[Int(constraint)].relation
      tableau.addRow(Tableau.Item(relation, level: Int32(index + 1)), entries, constant: constant)
      first.add(Int32(bounds.count + index), relation, entries, constant)
    }
    tableau.begin()
    // A column that no constraint determines is zero: as the equation of its bound, if it has one.
    var boundOfColumn = Array(repeating: ConstraintSolver.none, count: part.variables.count)
    for (row, variable) in bounds.enumerated() { boundOfColumn[Int(columns[variable] ?? 0)] = Int32(row) }
    let left = first.columnsLeft
    tableau.take(
      rows: first.rows + left.map { boundOfColumn[Int($0)] }.filter { $0 != ConstraintSolver.none },
      columns: left.filter { boundOfColumn[Int($0)] == ConstraintSolver.none })
    for row in bounds.indices { tableau.keepInequality(row) }

    var conflicts: [ConstraintSolver.Conflict] = []
    for (index, constraint) in inOrder.enumerated() {
      if HostWork.mustEnd(steps: 1, "looking for contradictions among \(inOrder.count) constraints") { break }
      let row = bounds.count + index
      let isEquation = solver.constraints[Int(constraint)].relation == .equal
      if tableau.violation(row) <= ConstraintSolver.tolerance {
        if isEquation { tableau.keepEquation(row) } else { tableau.keepInequality(row) }
        continue
      }
      tableau.minimize(level: Int32(index + 1), rows: row..<row + 1)
      guard tableau.violation(row) > ConstraintSolver.tolerance else {
        if isEquation { tableau.keepEquation(row) } else { tableau.keepInequality(row) }
        continue
      }
      let sum = tableau.inSlots(row: row)
      let against = sum.indices.filter { abs(sum.values[Int($0)]) > RowChoice.least }.map { Int(tableau.slots[Int($0)]) }.filter { $0 >= 0 }
      let members = (against.filter { $0 >= bounds.count }.map { inOrder[$0 - bounds.count] } + [constraint]).sorted {
        solver.constraints[Int($0)].order < solver.constraints[Int($1)].order
      }
      conflicts.append(
        ConstraintSolver.Conflict(
          broken: .init(id: constraint), members: members.map { .init(id: $0) },
          bounds: against.filter { $0 < bounds.count }.sorted().map { .init(id: bounds[$0]) }))
      tableau.release(row: row)
    }
    return conflicts
  }

  private func row(
    of constraint: Int32, _ columns: [Int32: Int32], _ solver: ConstraintSolver
  ) -> (entries: [Tableau.Entry], constant: Double) {
    let state = solver.constraints[Int(constraint)]
    var constant = state.constant
    var entries: [Tableau.Entry] = []
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let term = solver.terms[index]
      if let column = columns[term.variable] {
        entries.append(Tableau.Entry(column: column, coefficient: term.coefficient))
      } else {
        constant += term.coefficient * solver.variables[Int(term.variable)].value
      }
    }
    return (entries, constant)
  }
}

/// The rows of a corner from which the search for contradictions begins: constraints that are the first to name a variable, and the values that the
/// variables get from them, one after the other. Each row names only variables that have their values by then.
///
/// An equation that holds there takes the place of an inequality, or of a bound: it is to be among the rows anyway, and to bring it in by a step of the
/// search moves all that depends on it, so that a row of views with equal gaps would take the square of its length.
private struct FirstNamed {
  private(set) var rows: [Int32] = []
  private var values: [Double]
  private var isNamed: [Bool]
  /// By column the place in `rows` of the one that determines it.
  private var placeOfColumn: [Int32]
  /// Whether the row there is an equation.
  private var isEquation: [Bool] = []
  private let isNonNegative: [Bool]

  init(_ isNonNegative: [Bool]) {
    self.isNonNegative = isNonNegative
    values = Array(repeating: 0, count: isNonNegative.count)
    isNamed = Array(repeating: false, count: isNonNegative.count)
    placeOfColumn = Array(repeating: ConstraintSolver.none, count: isNonNegative.count)
  }

  var columnsLeft: [Int32] { values.indices.filter { placeOfColumn[$0] < 0 }.map { Int32($0) } }

  mutating func add(_ row: Int32, _ relation: ConstraintSolver.Relation, _ entries: [Tableau.Entry], _ constant: Double) {
    let sum = entries.reduce(constant) { $0 + $1.coefficient * values[Int($1.column)] }
    defer { for entry in entries { isNamed[Int(entry.column)] = true } }
    if relation != .equal, relation.holds(for: sum) { return }
    for entry in entries where !isNamed[Int(entry.column)] {
      let value = -sum / entry.coefficient
      if isNonNegative[Int(entry.column)], value < 0 { continue }
      values[Int(entry.column)] = value
      determine(entry.column, row, relation)
      return
    }
    if relation == .equal, abs(sum) <= ConstraintSolver.tolerance { replace(row, entries) }
  }

  private mutating func determine(_ column: Int32, _ row: Int32, _ relation: ConstraintSolver.Relation) {
    placeOfColumn[Int(column)] = Int32(rows.count)
    rows.append(row)
    isEquation.append(relation == .equal)
  }

  /// An equation that holds determines that of its variables which got its value last: none of the others depends on that one.
  private mutating func replace(_ row: Int32, _ entries: [Tableau.Entry]) {
    guard let last = entries.max(by: { placeOfColumn[Int($0.column)] < placeOfColumn[Int($1.column)] }) else { return }
    let place = Int(placeOfColumn[Int(last.column)])
    if place < 0 {
      // All of them are zero.
      determine(last.column, row, .equal)
    } else if !isEquation[place] {
      (rows[place], isEquation[place]) = (row, true)
    }
  }
}
