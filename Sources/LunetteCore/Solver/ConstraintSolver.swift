/// Finds values for variables so that linear constraints hold. It knows nothing of views.
///
/// A constraint is `sum(coefficient * variable) + constant  <=, == or >=  0`. Required constraints hold. Optional ones are met in strict
/// order of priority: among the solutions that the higher priorities leave, each priority has the smallest possible sum of errors.
/// (docs/rules/layout.md 1.3)
///
/// A variable is *fixed* by a required equation when all other variables in the equation are known (`ConstraintSolver+Fixed`). The other
/// variables are divided into `SolverPart`s: variables of one part are connected by constraints, and between parts there are only fixed and
/// given variables. A changed constant is passed on to the variables that depend on it. An added or removed constraint fixes or opens
/// variables, and the parts that it touches are built again. When required constraints contradict each other, everything connected with
/// them is one part until the contradiction is gone. The result depends on the constraints and their order alone, never on earlier states.
package final class ConstraintSolver {
  package enum Relation: Int8, Sendable {
    case lessOrEqual = -1
    case equal, greaterOrEqual
  }

  package struct Variable: Hashable, Sendable {
    package let id: Int32
  }

  package struct Constraint: Hashable, Sendable {
    package let id: Int32
  }

  package struct Term {
    package var variable: Variable
    package var coefficient: Double
    package init(_ variable: Variable, _ coefficient: Double = 1) { (self.variable, self.coefficient) = (variable, coefficient) }
  }

  /// Required constraints that can't all hold, and the one that was given up.
  package struct Conflict {
    package let broken: Constraint
    /// All of them, in the order in which they were added; `broken` is one of them.
    package let members: [Constraint]
    /// Variables that can't be negative and are part of the conflict.
    package let bounds: [Variable]
  }

  /// From this priority on a constraint is required. Source: Apple, UILayoutPriority.required
  package static let required = 1000.0
  /// A required constraint with an error of at most this counts as held. Units: those of the constants.
  /// Source: docs/rules/layout.md 1.8 ("about 1e-6")
  package static let tolerance = 1e-6
  /// Coefficients below this are rounding errors and count as zero.
  static let negligible = 1e-10

  // MARK: Variables, by id

  struct VariableState {
    var value = 0.0
    /// The number of the variable in the order of fixing: a variable is fixed after those that its equation names.
    var definition = 0
    var part: Int32 = none
    /// The variable's first term in any constraint.
    var firstTerm: Int32 = none
    /// The required equation that fixes the variable; `none` for others.
    var definer: Int32 = none
    var isGiven = false
    /// True for a given variable, and for one that its `definer` fixes.
    var isFixed = false
    var isNonNegative = false
    var isAlive = true
  }
  var variables: [VariableState] = []

  /// What is needed only for variables in parts, by id; most variables are in no part. See `makeRoomForParts`.
  struct PartVariable {
    /// The variable's value while the free variables of its part are zero.
    var base = 0.0
    /// The order in which the variable became known in its part; `none` before.
    var rank: Int32 = none
    /// The variable's column, if it is one of its part's free variables.
    var column: Int32 = none
    /// Where the variable's expansion begins in `expansions`, and its length; a negative length means that it was too long to keep.
    var expansionStart: Int32 = 0
    var expansionCount: Int32 = 0
  }
  var partVariables: [PartVariable] = []

  /// Makes room for the data of variables in parts.
  func makeRoomForParts() {
    guard partVariables.count < variables.count else { return }
    partVariables.reserveCapacity(variables.capacity)
    partVariables.append(contentsOf: repeatElement(PartVariable(), count: variables.count - partVariables.count))
  }
  private var freeVariables: [Int32] = []

  // MARK: Constraints, by id

  struct ConstraintState {
    var constant = 0.0
    var priority = 0.0
    /// The number of the constraint in the order of addition. Ids are used again, this number isn't.
    var order = 0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var part: Int32 = none
    /// The variable that the constraint fixes.
    var defined: Int32 = none
    /// Number of the constraint's variables that aren't fixed.
    var open: Int32 = 0
    /// Number of its unknown variables, while its part is being built.
    var unknowns: Int32 = 0
    /// The constraint's index in its part.
    var place: Int32 = 0
    var relation = Relation.equal
    var conflictRank: ConflictRank = .ordinary
    var isBroken = false
    var isAlive = true
  }
  var constraints: [ConstraintState] = []
  private var freeConstraints: [Int32] = []
  private var nextOrder = 0

  /// Which constraint of a conflict is given up last.
  package enum ConflictRank: Int8, Sendable { case ordinary, system }

  // MARK: Terms: a constraint's stand together; a variable's are a list through `next` and `previous`

  struct TermState {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
  }
  var terms: [TermState] = []
  /// Free ranges of terms of removed constraints, by their length.
  private var freeTerms: [[Int32]] = []

  static let none: Int32 = -1

  // MARK: Parts

  var parts: [SolverPart?] = []
  var freeParts: [Int32] = []

  // MARK: What is to be done

  /// Constraints that may fix a variable and must be checked.
  var constraintsToCheck: [Int32] = []
  /// Variables that are in no part and may need one.
  var variablesWithoutPart: [Int32] = []
  /// Fixed variables whose value may have changed, in the order in which they were fixed.
  var variablesToFollow = VariablesByDefinition()
  /// Required constraints between fixed variables that must be checked.
  var uncheckedConstraints: [Int32] = []
  /// Fixed variables that were negative and must not be.
  var uncheckedBounds: [Int32] = []
  /// Parts in which constants have changed.
  var changedParts: [Int32] = []
  /// Variables of required constraints that don't hold.
  var contradictions: [Int32] = []
  /// Constraints that were given up in parts which have been dropped.
  var wereBroken: [Int32] = []
  /// Counts the variables that were fixed; the source of `VariableState.definition`.
  var definitions = 0

  let partBuilder = PartBuilder()

  /// Variables whose value has changed since the list was last emptied.
  package internal(set) var changedVariables: [Variable] = []
  var conflictsByBroken: [Int32: Conflict] = [:]
  /// Conflicts since the list was last taken.
  var newConflicts: [Conflict] = []

  package init() {}

  package var isSolved: Bool {
    constraintsToCheck.isEmpty && variablesWithoutPart.isEmpty && variablesToFollow.isEmpty && uncheckedConstraints.isEmpty
      && changedParts.isEmpty
  }
  package var conflicts: [Conflict] {
    conflictsByBroken.values.sorted { constraints[Int($0.broken.id)].order < constraints[Int($1.broken.id)].order }
  }

  // MARK: - Variables

  /// - Parameter isNonNegative: the variable may not be negative, as if a required constraint said so
  package func addVariable(isNonNegative: Bool = false) -> Variable {
    var state = VariableState()
    state.isNonNegative = isNonNegative
    if let id = freeVariables.popLast() {
      variables[Int(id)] = state
      return Variable(id: id)
    }
    variables.appendInLeaps(state)
    return Variable(id: Int32(variables.count - 1))
  }

  /// Removes a variable. Its constraints must have been removed before.
  package func remove(_ variable: Variable) {
    let id = Int(variable.id)
    guard variables[id].isAlive, variables[id].firstTerm == Self.none else { return }
    if variables[id].part != Self.none { release(part: variables[id].part) }
    variables[id].isAlive = false
    freeVariables.append(variable.id)
  }

  package func value(of variable: Variable) -> Double { variables[Int(variable.id)].value }
  package func isGiven(_ variable: Variable) -> Bool { variables[Int(variable.id)].isGiven }
  package func isUsed(_ variable: Variable) -> Bool { variables[Int(variable.id)].firstTerm != Self.none }

  /// Sets a value from outside; with nil the solver finds the value.
  package func give(_ variable: Variable, _ value: Double?) {
    let id = Int(variable.id)
    if let value {
      guard !variables[id].isGiven || variables[id].value != value else { return }
      if variables[id].isGiven {
        variables[id].value = value
        noteValue(of: variable.id)
      } else {
        unfix(variable.id)
        if variables[id].part != Self.none { release(part: variables[id].part) }
        variables[id].value = value
        variables[id].isGiven = true
        fix(variable.id)
      }
    } else if variables[id].isGiven {
      variables[id].isGiven = false
      unfix(variable.id)
    }
  }

  // MARK: - Constraints

  package func add(
    _ sum: [Term], constant: Double, _ relation: Relation, priority: Double = required, conflictRank: ConflictRank = .ordinary
  ) -> Constraint {
    let id: Int32
    if let free = freeConstraints.popLast() {
      id = free
    } else {
      id = Int32(constraints.count)
      constraints.appendInLeaps(ConstraintState())
    }
    var state = ConstraintState()
    state.constant = constant
    state.relation = relation
    state.priority = priority
    state.conflictRank = conflictRank
    state.order = nextOrder
    nextOrder += 1
    (state.firstTerm, state.termCount) = store(sum, of: id)
    for index in state.firstTerm..<state.firstTerm + state.termCount
    where !variables[Int(terms[Int(index)].variable)].isFixed { state.open += 1 }
    constraints[Int(id)] = state
    constraintsToCheck.append(id)
    return Constraint(id: id)
  }

  package func remove(_ constraint: Constraint) {
    // A constraint of another solver, whose view has moved from one simulation to another, is nothing to remove here.
    guard constraints.indices.contains(Int(constraint.id)), constraints[Int(constraint.id)].isAlive else { return }
    withdraw(constraint.id)
    let state = constraints[Int(constraint.id)]
    for index in state.firstTerm..<state.firstTerm + state.termCount {
      unlink(index)
      // The variable may now be in no constraint.
      if variables[Int(terms[Int(index)].variable)].firstTerm == Self.none { variablesWithoutPart.append(terms[Int(index)].variable) }
    }
    freeTerms[Int(state.termCount)].append(state.firstTerm)
    constraints[Int(constraint.id)].isAlive = false
    conflictsByBroken[constraint.id] = nil
    freeConstraints.append(constraint.id)
  }

  package func setConstant(_ constant: Double, of constraint: Constraint) {
    guard constraints.indices.contains(Int(constraint.id)), constraints[Int(constraint.id)].constant != constant else { return }
    constraints[Int(constraint.id)].constant = constant
    noteConstant(of: constraint.id)
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    guard constraints.indices.contains(Int(constraint.id)), constraints[Int(constraint.id)].priority != priority else { return }
    withdraw(constraint.id)
    constraints[Int(constraint.id)].priority = priority
    constraintsToCheck.append(constraint.id)
  }

  package func isBroken(_ constraint: Constraint) -> Bool { constraints[Int(constraint.id)].isBroken }

  /// The value of the constraint's left side; 0 when an equation holds.
  package func residual(of constraint: Constraint) -> Double {
    let state = constraints[Int(constraint.id)]
    var sum = state.constant
    for index in state.firstTerm..<state.firstTerm + state.termCount {
      let term = terms[Int(index)]
      sum += term.coefficient * variables[Int(term.variable)].value
    }
    return sum
  }

  package func order(of constraint: Constraint) -> Int { constraints[Int(constraint.id)].order }

  package func givenVariables(in constraint: Constraint) -> [Variable] {
    let state = constraints[Int(constraint.id)]
    return (state.firstTerm..<state.firstTerm + state.termCount).map { terms[Int($0)].variable }
      .filter { variables[Int($0)].isGiven }.map(Variable.init)
  }

  package func takeNewConflicts() -> [Conflict] {
    defer { newConflicts = [] }
    return newConflicts
  }

  package func forgetChanges() { changedVariables.removeAll(keepingCapacity: true) }

  func publish(_ value: Double, of variable: Int32) {
    guard variables[Int(variable)].value != value else { return }
    variables[Int(variable)].value = value
    changedVariables.append(Variable(id: variable))
  }

  // MARK: - Terms

  /// Stores a sum with one term for each variable, and without terms that are zero.
  private func store(_ sum: [Term], of constraint: Int32) -> (first: Int32, count: Int32) {
    var merged: [(variable: Int32, coefficient: Double)] = []
    merged.reserveCapacity(sum.count)
    for term in sum {
      if let known = merged.firstIndex(where: { $0.variable == term.variable.id }) {
        merged[known].coefficient += term.coefficient
      } else {
        merged.append((term.variable.id, term.coefficient))
      }
    }
    merged.removeAll { abs($0.coefficient) < Self.negligible }
    while freeTerms.count <= merged.count { freeTerms.append([]) }
    let first = freeTerms[merged.count].popLast() ?? Int32(terms.count)
    for (offset, term) in merged.enumerated() {
      let index = Int(first) + offset
      let next = variables[Int(term.variable)].firstTerm
      let state = TermState(
        coefficient: term.coefficient, variable: term.variable, constraint: constraint, next: next, previous: Self.none)
      if index == terms.count { terms.appendInLeaps(state) } else { terms[index] = state }
      if next != Self.none { terms[Int(next)].previous = Int32(index) }
      variables[Int(term.variable)].firstTerm = Int32(index)
    }
    return (first, Int32(merged.count))
  }

  private func unlink(_ index: Int32) {
    let term = terms[Int(index)]
    if term.previous == Self.none {
      variables[Int(term.variable)].firstTerm = term.next
    } else {
      terms[Int(term.previous)].next = term.next
    }
    if term.next != Self.none { terms[Int(term.next)].previous = term.previous }
  }
}

extension ConstraintSolver.Relation {
  /// - Parameter residual: the value of the left side
  func holds(for residual: Double) -> Bool {
    switch self {
    case .lessOrEqual: residual <= ConstraintSolver.tolerance
    case .equal: abs(residual) <= ConstraintSolver.tolerance
    case .greaterOrEqual: residual >= -ConstraintSolver.tolerance
    }
  }
}

extension ConstraintSolver {
  package func constant(of constraint: Constraint) -> Double { constraints[Int(constraint.id)].constant }
  package func terms(of constraint: Constraint) -> [Term] {
    let state = constraints[Int(constraint.id)]
    return (state.firstTerm..<state.firstTerm + state.termCount).map {
      Term(Variable(id: terms[Int($0)].variable), terms[Int($0)].coefficient)
    }
  }

  /// The constraints that name the variable, the last added first.
  package func constraints(naming variable: Variable) -> [Constraint] {
    var found: [Constraint] = []
    var term = variables[Int(variable.id)].firstTerm
    while term != Self.none {
      found.append(Constraint(id: terms[Int(term)].constraint))
      term = terms[Int(term)].next
    }
    return found
  }

  /// All constraints that are connected with the variable, in the order of addition; none for a given variable.
  package func constraints(with variable: Variable) -> [Constraint] {
    if variables[Int(variable.id)].isGiven { return [] }
    return together(with: variable.id).constraints.map(Constraint.init)
  }
}

extension Array {
  /// Appends an element. A full array gets twice its room, and a long array eight times. Room that isn't used costs nothing. Moving a large
  /// array costs much, since its new memory is paid for page by page, and a large factor moves it less often.
  @inline(__always)
  mutating func appendInLeaps(_ element: Element) {
    if count == capacity { reserveCapacity(Swift.max(count * (count < SolverRoom.long ? 2 : 8), SolverRoom.least)) }
    append(element)
  }
}

/// How the solver's arrays grow. Ours, measured: rows of 1000 take 0.70 ms, with arrays that double 1.17 ms. Units: elements
private enum SolverRoom {
  static let least = 16
  /// From this length on an array takes several pages of memory.
  static let long = 512
}
