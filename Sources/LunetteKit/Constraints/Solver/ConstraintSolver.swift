/// Finds numbers for variables so that linear constraints hold. It knows no view.
///
/// A constraint says `sum(coefficient * variable) + constant  <=, == or >=  0`. Required ones hold. Optional ones are met in strict order of
/// priority: among all that is left by the higher ones, a priority's sum of errors is the smallest possible. (docs/rules/layout.md 1.3)
///
/// A variable that a required equation leaves no choice, because all others in it are known, is *fixed* by that equation
/// (`ConstraintSolver+Fixed`). What is left falls into `SolverPart`s: variables that stand in constraints together, with nothing between
/// them but fixed and given ones. A changed constant goes on through what it moves; an added or removed constraint frees or fixes what
/// depends on it, and has the parts that it touches worked out anew. Where required constraints contradict each other, all that hangs
/// together is one part until they no longer do. What is answered depends on the constraints and their order alone, never on what was
/// there before.
package final class ConstraintSolver {
  package enum Relation: Int8, Sendable { case lessOrEqual = -1, equal, greaterOrEqual }

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

  /// Required constraints that can't hold together, and the one that was given up.
  package struct Conflict {
    package let broken: Constraint
    /// In the order in which they were added; `broken` is one of them.
    package let members: [Constraint]
    /// Variables that can't be below zero and had a part in it.
    package let bounds: [Variable]
  }

  /// The priority from which on a constraint is required. Source: Apple, UILayoutPriority.required
  package static let required = 1000.0
  /// A required constraint counts as held up to this. Units: those of the constants. Source: docs/rules/layout.md 1.8 ("about 1e-6")
  static let tolerance = 1e-6
  /// Coefficients below this are what rounding left of zero.
  static let negligible = 1e-10

  // MARK: Variables, by id

  struct VariableState {
    var value = 0.0
    /// Counts up as variables are fixed: each is fixed after those that its equation names.
    var definition = 0
    var part: Int32 = none
    /// Its first term in any constraint.
    var firstTerm: Int32 = none
    /// The required equation that leaves it no choice; `none` for others.
    var definer: Int32 = none
    var isGiven = false
    /// Given, or fixed by its definer.
    var isFixed = false
    var isNonNegative = false
    var isAlive = true
  }
  var variables: [VariableState] = []

  /// What only variables in parts need, by id: most variables are in none. See `makeRoomForParts`.
  struct PartVariable {
    /// Its value while the free variables of its part are zero.
    var base = 0.0
    /// The order in which its part came to know it; `none` before.
    var rank: Int32 = none
    /// Its column, where it is one of its part's free variables.
    var column: Int32 = none
    /// Where its expansion begins in `expansions`, and how long it is; a negative length: too long to be kept.
    var expansionStart: Int32 = 0
    var expansionCount: Int32 = 0
  }
  var partVariables: [PartVariable] = []

  /// Makes room for what a part notes of its variables.
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
    /// Counts up as constraints are added. The ids are used again.
    var order = 0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var part: Int32 = none
    /// The variable that it fixes.
    var defined: Int32 = none
    /// Its variables that aren't fixed.
    var open: Int32 = 0
    /// Unknown variables that are left, while its part is worked out.
    var unknowns: Int32 = 0
    /// Its place among its part's constraints.
    var place: Int32 = 0
    var relation = Relation.equal
    var standing: Standing = .ordinary
    var isBroken = false
    var isAlive = true
  }
  var constraints: [ConstraintState] = []
  private var freeConstraints: [Int32] = []
  private var nextOrder = 0

  /// What is given up last in a conflict.
  package enum Standing: Int8, Sendable { case ordinary, system }

  // MARK: Terms: a constraint's stand together; a variable's are a list through `next` and `previous`

  struct TermState {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
  }
  var terms: [TermState] = []
  /// Places of removed constraints, by their number of terms.
  private var freeTerms: [[Int32]] = []

  static let none: Int32 = -1

  // MARK: Parts

  var parts: [SolverPart?] = []
  var freeParts: [Int32] = []

  // MARK: What is to be done

  /// Constraints of which it is to be seen whether they fix a variable.
  var unseen: [Int32] = []
  /// Variables that belong to no part and may have to.
  var seeds: [Int32] = []
  /// Fixed variables whose value may have changed, those fixed first first.
  var stale = StaleList()
  /// Required constraints between fixed variables, which are to be looked at.
  var uncheckedConstraints: [Int32] = []
  /// Fixed variables that were below zero and may not be.
  var uncheckedBounds: [Int32] = []
  /// Parts whose constants changed.
  var changedParts: [Int32] = []
  /// Variables at which something required doesn't hold.
  var contradictions: [Int32] = []
  /// Constraints that were given up in parts which are gone.
  var wereBroken: [Int32] = []
  /// Counts variables as they are fixed.
  var definitions = 0

  let workshop = PartWorkshop()

  /// Variables whose value has changed since the list was last emptied.
  package internal(set) var changedVariables: [Variable] = []
  var conflictsByBroken: [Int32: Conflict] = [:]
  /// Found since the list was last taken.
  var newConflicts: [Conflict] = []

  package init() {}

  package var isSolved: Bool {
    unseen.isEmpty && seeds.isEmpty && stale.isEmpty && uncheckedConstraints.isEmpty && changedParts.isEmpty
  }
  package var conflicts: [Conflict] {
    conflictsByBroken.values.sorted { constraints[Int($0.broken.id)].order < constraints[Int($1.broken.id)].order }
  }

  // MARK: - Variables

  /// - Parameter isNonNegative: it may not be below zero, as if a required constraint said so
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

  /// Its constraints must have been removed.
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

  /// A value from outside; nil: the solver finds it.
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
    _ sum: [Term], constant: Double, _ relation: Relation, priority: Double = required, standing: Standing = .ordinary
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
    state.standing = standing
    state.order = nextOrder
    nextOrder += 1
    (state.firstTerm, state.termCount) = store(sum, of: id)
    for index in state.firstTerm..<state.firstTerm + state.termCount
    where !variables[Int(terms[Int(index)].variable)].isFixed { state.open += 1 }
    constraints[Int(id)] = state
    unseen.append(id)
    return Constraint(id: id)
  }

  package func remove(_ constraint: Constraint) {
    guard constraints[Int(constraint.id)].isAlive else { return }
    withdraw(constraint.id)
    let state = constraints[Int(constraint.id)]
    for index in state.firstTerm..<state.firstTerm + state.termCount {
      unlink(index)
      // Nobody may speak of it any more.
      if variables[Int(terms[Int(index)].variable)].firstTerm == Self.none { seeds.append(terms[Int(index)].variable) }
    }
    freeTerms[Int(state.termCount)].append(state.firstTerm)
    constraints[Int(constraint.id)].isAlive = false
    conflictsByBroken[constraint.id] = nil
    freeConstraints.append(constraint.id)
  }

  package func setConstant(_ constant: Double, of constraint: Constraint) {
    guard constraints[Int(constraint.id)].constant != constant else { return }
    constraints[Int(constraint.id)].constant = constant
    noteConstant(of: constraint.id)
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    guard constraints[Int(constraint.id)].priority != priority else { return }
    withdraw(constraint.id)
    constraints[Int(constraint.id)].priority = priority
    unseen.append(constraint.id)
  }

  package func isBroken(_ constraint: Constraint) -> Bool { constraints[Int(constraint.id)].isBroken }

  /// What its left side comes to now; 0 where an equation holds.
  package func residual(of constraint: Constraint) -> Double {
    let state = constraints[Int(constraint.id)]
    return (state.firstTerm..<state.firstTerm + state.termCount).reduce(state.constant) { sum, index in
      sum + terms[Int(index)].coefficient * variables[Int(terms[Int(index)].variable)].value
    }
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

  /// One term for each variable, none of zero.
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
  /// - Parameter residual: what the left side comes to
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

  /// Whether anything in the variable's part could be otherwise, as far as one can tell without trying.
  package func mayVary(_ variable: Variable) -> Bool {
    let part = variables[Int(variable.id)].part
    guard part != Self.none, let known = parts[Int(part)] else { return false }
    return known.isTied || known.freeRows.contains(Self.none)
  }

  /// All constraints that hang together with the variable, in their order; none for a given one.
  package func constraints(with variable: Variable) -> [Constraint] {
    if variables[Int(variable.id)].isGiven { return [] }
    return together(with: variable.id).constraints.map(Constraint.init)
  }
}

extension Array {
  /// Appends; where there is no room, room is made for two times as many, of long arrays for eight times. Room that isn't used costs nothing,
  /// and less is moved than where it only doubles: a new place for a large array is paid for page by page.
  @inline(__always)
  mutating func appendInLeaps(_ element: Element) {
    if count == capacity { reserveCapacity(Swift.max(count * (count < SolverRoom.long ? 2 : 8), SolverRoom.least)) }
    append(element)
  }
}

/// Of the solver's arrays. Ours, measured: rows of 1000 take 0.70 ms, with arrays that double 1.17 ms. Units: elements
private enum SolverRoom {
  static let least = 16
  /// From here on an array takes several pages of memory.
  static let long = 512
}
