/// Variables that are connected by constraints, and a record of how their values were found. When only constants have changed, the record
/// is replayed.
///
/// The record has the variables in the order in which equations determined them, each with its equation. The rest depends on a few *free*
/// variables, whose values are those of a corner that a `Tableau` found. While every row of the tableau stays on its side of zero, the corner of
/// these rows is the solution.
final class SolverPart {
  var variables: [Int32] = []
  /// The constraints in the order of their addition.
  var constraints: [Int32] = []
  /// `constraint` determines `variable`. A free variable has no constraint; its value is that of its column. When the constraint need not be an
  /// equation, the value of its left side is the column `slack`, and not 0.
  struct Step {
    let variable: Int32
    let constraint: Int32
    var slack = ConstraintSolver.none
  }
  var steps: [Step] = []
  /// What a row of the tableau gets its constant from. A variable stands for its own value.
  enum Source {
    case constraint(Int32)
    case variable(Int32)
  }
  var sources: [Source] = []
  /// The side of zero on which each row ended.
  var sides: [Tableau.Side] = []
  /// The variable of each of the tableau's columns, or the one that the column's constraint determines.
  var freeVariables: [Int32] = []
  /// Required constraints and bounds without free variables, which are only checked.
  var checks: [Source] = []
  /// Whether required constraints are given up in this part. It then contains everything connected, also what equations alone would fix.
  var isWhole = false
  /// Whether other solutions are as good. The solution is then computed anew each time, so that it never depends on the one before.
  var isTied = false
  var hasChangedValues = false
  /// The corner that was found; nil when equations alone determine everything.
  var tableau: Tableau?
  /// What is known of other solutions.
  var ties: Ties?

  /// - Returns: false when another set of constraints decides now, or when they contradict each other
  func runAgain(in solver: ConstraintSolver) -> Bool {
    for step in steps {
      solver.partVariables[Int(step.variable)].base =
        step.constraint == ConstraintSolver.none ? 0 : solver.solved(step.constraint, for: step.variable, base: true)
    }
    for check in checks where !solver.holds(check) { return false }
    guard tableau != nil else {
      for step in steps { solver.publish(solver.partVariables[Int(step.variable)].base, of: step.variable) }
      return true
    }
    guard let columns = tableau?.replay(sources.map { solver.base(of: $0) }, sides) else { return false }
    publish(columns, in: solver)
    return true
  }

  /// - Parameter columns: the free variables' values
  func publish(_ columns: [Double], in solver: ConstraintSolver) {
    for step in steps {
      let value: Double
      if step.constraint == ConstraintSolver.none {
        value = columns[Int(solver.partVariables[Int(step.variable)].column)]
      } else {
        let slack = step.slack == ConstraintSolver.none ? 0 : columns[Int(step.slack)]
        value = solver.solved(step.constraint, for: step.variable, base: false, slack: slack)
      }
      solver.publish(value, of: step.variable)
    }
  }
}

extension ConstraintSolver {
  /// Solves an equation for one of its variables, with the values or bases of the others.
  /// - Parameter slack: the value of the left side
  @inline(__always)
  func solved(_ constraint: Int32, for variable: Int32, base takesBase: Bool, slack: Double = 0) -> Double {
    let state = constraints[Int(constraint)]
    var (sum, own) = (state.constant, 1.0)
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) {
      let term = terms[index]
      if term.variable == variable { own = term.coefficient } else { sum += term.coefficient * known(term.variable, takesBase) }
    }
    return (slack - sum) / own
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
