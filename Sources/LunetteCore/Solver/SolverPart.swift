/// Variables that are connected by constraints, and a record of how their values were found. When only constants have changed, the record
/// is replayed.
///
/// The record has the variables in the order in which equations determined them, each with its equation. The rest depends on a few *free*
/// variables, whose values a `Tableau` found by pivots. While every row of the tableau stays on its side of zero, the same pivots give the
/// solution.
final class SolverPart {
  var variables: [Int32] = []
  /// In the order of their addition.
  var constraints: [Int32] = []
  /// `constraint` determines `variable`. A free variable has no constraint; its value is that of the row `freeRows[column]`.
  struct Step {
    let variable: Int32
    let constraint: Int32
  }
  var steps: [Step] = []
  /// What a row of the tableau gets its constant from. A variable stands for its own value.
  enum Source {
    case constraint(Int32)
    case variable(Int32)
  }
  var sources: [Source] = []
  var operations: [Tableau.Operation] = []
  /// The side of zero on which each row ended.
  var sides: [Tableau.Side] = []
  /// For each column the row that became the free variable; `none` when it stays 0.
  var freeRows: [Int32] = []
  /// Required constraints and bounds without free variables, which are only checked.
  var checks: [Source] = []
  /// Whether required constraints are given up in this part. It then contains everything connected, also what equations alone would fix.
  var isWhole = false
  /// Whether other solutions are as good. The solution is then computed anew each time, so that it never depends on the one before.
  var isTied = false
  var hasChangedValues = false
  /// The tableau of a part with other solutions, its number of levels, and what is known of those solutions.
  var tableau: Tableau?
  var levels = 0
  var ties: Ties?

  /// - Returns: false when another set of constraints decides now, or when they contradict each other
  func runAgain(in solver: ConstraintSolver) -> Bool {
    for step in steps {
      solver.partVariables[Int(step.variable)].base =
        step.constraint == ConstraintSolver.none ? 0 : solver.solved(step.constraint, for: step.variable, base: true)
    }
    for check in checks where !solver.holds(check) { return false }
    if freeRows.isEmpty {
      for step in steps { solver.publish(solver.partVariables[Int(step.variable)].base, of: step.variable) }
      return true
    }
    var constants = sources.map { solver.base(of: $0) }
    for operation in operations { operation.apply(to: &constants) }
    for (constant, side) in zip(constants, sides) where !side.allows(constant) { return false }
    publish(constants, in: solver)
    return true
  }

  /// - Parameter constants: of the tableau's rows, after the last pivot
  func publish(_ constants: [Double], in solver: ConstraintSolver) {
    for step in steps {
      let value: Double
      if step.constraint == ConstraintSolver.none {
        let row = freeRows[Int(solver.partVariables[Int(step.variable)].column)]
        value = row == ConstraintSolver.none ? 0 : constants[Int(row)]
      } else {
        value = solver.solved(step.constraint, for: step.variable, base: false)
      }
      solver.publish(value, of: step.variable)
    }
  }
}

extension ConstraintSolver {
  /// Solves an equation for one of its variables, with the values or bases of the others.
  @inline(__always)
  func solved(_ constraint: Int32, for variable: Int32, base takesBase: Bool) -> Double {
    let state = constraints[Int(constraint)]
    var (sum, own) = (state.constant, 1.0)
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let term = terms[index]
      if term.variable == variable { own = term.coefficient } else { sum += term.coefficient * known(term.variable, takesBase) }
    }
    return -sum / own
  }

  @inline(__always)
  private func known(_ variable: Int32, _ takesBase: Bool) -> Double {
    let state = variables[Int(variable)]
    return takesBase && !state.isFixed ? partVariables[Int(variable)].base : state.value
  }

  /// The row's constant while the free variables are zero.
  func base(of source: SolverPart.Source) -> Double {
    switch source {
    case .variable(let variable): return partVariables[Int(variable)].base
    case .constraint(let constraint):
      let state = constraints[Int(constraint)]
      var sum = state.constant
      for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
        sum += terms[index].coefficient * known(terms[index].variable, true)
      }
      return sum
    }
  }

  func holds(_ check: SolverPart.Source) -> Bool {
    switch check {
    case .variable: base(of: check) >= -Self.tolerance
    case .constraint(let constraint): constraints[Int(constraint)].relation.holds(for: base(of: check))
    }
  }
}
