/// Variables and constraints that hang together, and the record of how their values were found: replayed when only constants changed.
///
/// The record: variables in the order in which equations made them known, each by one equation; what is left depends on a few *free*
/// variables, whose values a `Tableau` found by pivots. As long as every row of the tableau stays on its side of zero, the same
/// pivots lead to the answer.
final class SolverPart {
  var variables: [Int32] = []
  /// In their order.
  var constraints: [Int32] = []
  /// `constraint` made `variable` known. A free variable has none and has its value from the row `column` of `freeRows`.
  struct Step {
    let variable: Int32
    let constraint: Int32
  }
  var steps: [Step] = []
  /// Rows of the tableau: what their constants are made of. A variable stands for its own value.
  enum Source {
    case constraint(Int32)
    case variable(Int32)
  }
  var sources: [Source] = []
  var tape: [Tableau.Operation] = []
  /// The side of zero on which each row ended.
  var sides: [Tableau.Side] = []
  /// By column: the row that ended as the free variable; `none`: it stays 0.
  var freeRows: [Int32] = []
  /// Required constraints and bounds without free variables, which only have to be true.
  var checks: [Source] = []
  /// Some of what is required is given up in it. It holds all that hangs together, also what equations would fix.
  var isWhole = false
  /// Other answers are as good; which one is taken is worked out anew each time, so that it never depends on what was there before.
  var isTied = false
  var hasChangedValues = false

  /// - Returns: false where another set of constraints decides now, or they don't hold together
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
    for operation in tape { operation.apply(to: &constants) }
    for (constant, side) in zip(constants, sides) where !side.allows(constant) { return false }
    publish(constants, in: solver)
    return true
  }

  /// - Parameter constants: of the tableau's rows at the end
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
  /// What an equation says of one of its variables, from the others' values or bases.
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
