/// Finds the required constraints that contradict each other, and the constraints that determine a variable's value.
extension PartBuilder {
  /// Adds the required constraints one after the other: first those of the system, then in the order of addition. A constraint that can't
  /// hold beside those before it is given up; the conflict consists of it and those that contradict it.
  func findConflicts(of part: SolverPart, in solver: ConstraintSolver) -> [ConstraintSolver.Conflict] {
    var tableau = Tableau(columns: part.variables.map { .variable($0) }, recordsOperations: false)
    var columns: [Int32: Int32] = [:]
    for (column, variable) in part.variables.enumerated() { columns[variable] = Int32(column) }
    var rows: [Int32: Int] = [:]
    let bounds = part.variables.filter { solver.variables[Int($0)].isNonNegative }.sorted()
    for variable in bounds {
      tableau.addRow(
        .constraint(-1 - variable, .greaterOrEqual, level: 0),
        [Tableau.Entry(column: columns[variable] ?? 0, coefficient: 1)], constant: 0)
    }
    let required = part.constraints.filter { solver.constraints[Int($0)].priority >= ConstraintSolver.required }
    let inOrder =
      required.filter { solver.constraints[Int($0)].conflictRank == .system }
      + required.filter { solver.constraints[Int($0)].conflictRank == .ordinary }
    var conflicts: [ConstraintSolver.Conflict] = []
    for constraint in inOrder {
      if HostWork.mustEnd(steps: inOrder.count, "looking for contradictions among \(inOrder.count) constraints") { break }
      rows.removeAll(keepingCapacity: true)
      for (row, item) in tableau.rowItems.enumerated() where item.isVariable { rows[item.name] = row }
      let state = solver.constraints[Int(constraint)]
      let (entries, constant) = full(constraint, tableau, columns, rows, solver)
      var row = tableau.addRow(.constraint(constraint, state.relation, level: 1), entries, constant: constant)
      if let column = tableau.variableColumn(in: row) { tableau.pivot(row: row, column: column) }
      tableau.minimize(levels: 2)
      guard let place = tableau.row(of: constraint, isVariable: false) else {
        if let column = tableau.column(of: constraint, isVariable: false) { tableau.require(column: column) }
        continue
      }
      row = place
      guard tableau.violation(row) > ConstraintSolver.tolerance else {
        tableau.require(row: row)
        continue
      }
      let against = tableau.rows[row].map { tableau.columnItems[Int($0.column)] }.filter { !$0.isVariable }.map(\.name)
      let members = (against.filter { $0 >= 0 } + [constraint]).sorted {
        solver.constraints[Int($0)].order < solver.constraints[Int($1)].order
      }
      conflicts.append(
        ConstraintSolver.Conflict(
          broken: .init(id: constraint), members: members.map { .init(id: $0) },
          bounds: against.filter { $0 < 0 }.map { .init(id: -1 - $0) }))
      tableau.release(row: row)
    }
    return conflicts
  }

  /// A constraint's row, when all the part's variables are columns of the tableau.
  private func full(
    _ constraint: Int32, _ tableau: Tableau, _ columns: [Int32: Int32], _ rows: [Int32: Int], _ solver: ConstraintSolver
  ) -> (entries: [Tableau.Entry], constant: Double) {
    let state = solver.constraints[Int(constraint)]
    var constant = state.constant
    var sums: [Int32: Double] = [:]
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let term = solver.terms[index]
      if solver.variables[Int(term.variable)].isFixed {
        constant += term.coefficient * solver.variables[Int(term.variable)].value
      } else if let row = rows[term.variable] {
        constant += term.coefficient * tableau.constants[row]
        for entry in tableau.rows[row] { sums[entry.column, default: 0] += term.coefficient * entry.coefficient }
      } else if let column = columns[term.variable] {
        sums[column, default: 0] += term.coefficient
      }
    }
    let entries = sums.filter { abs($0.value) > ConstraintSolver.negligible }.sorted { $0.key < $1.key }
      .map { Tableau.Entry(column: $0.key, coefficient: $0.value) }
    return (entries, constant)
  }
}
