/// Finds numbers for variables so that linear constraints hold. It knows no view.
///
/// A constraint says `sum(coefficient * variable) + constant  <=, == or >=  0`. Required ones hold. Optional ones are met in strict order of
/// priority: among all that is left by the higher ones, a priority's sum of errors is the smallest possible. (docs/rules/layout.md 1.3)
///
/// Variables that stand in constraints together, with nothing between them but given values, form a `SolverPart`; parts know nothing of one
/// another. A changed constant or given value runs the part's record again; an added or removed constraint has its part worked out anew.
/// What a part answers depends on its constraints and their order alone, never on what was there before.
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
    /// Its value while the free variables of its part are zero.
    var base = 0.0
    var part: Int32 = none
    /// Its first term in any constraint.
    var firstTerm: Int32 = none
    /// The order in which its part came to know it; `none` before.
    var rank: Int32 = none
    /// Its column, where it is one of its part's free variables.
    var column: Int32 = none
    /// Where its expansion begins in `expansions`, and how long it is; a negative length: too long to be kept.
    var expansionStart: Int32 = 0
    var expansionCount: Int32 = 0
    var isGiven = false
    var isNonNegative = false
    var isAlive = true
  }
  var variables: [VariableState] = []
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
    var variable: Int32
    var coefficient: Double
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
  private var freeParts: [Int32] = []
  /// Parts whose constants changed.
  private var changedParts: [Int32] = []
  /// Variables whose constraints changed.
  private var seeds: [Int32] = []
  /// Constraints between given values only, which are to be looked at.
  private var groundConstraints: [Int32] = []
  /// Counts the times that parts were built.
  private var pass = 0

  let workshop = PartWorkshop()

  /// Variables whose value has changed since the list was last emptied.
  package private(set) var changedVariables: [Variable] = []
  private var conflictsByBroken: [Int32: Conflict] = [:]
  /// Found since the list was last taken.
  private var newConflicts: [Conflict] = []

  package init() {}

  package var isSolved: Bool { changedParts.isEmpty && seeds.isEmpty && groundConstraints.isEmpty }
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
    variables.append(state)
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
      let wasGiven = variables[id].isGiven
      if !wasGiven { noteStructure(around: variable.id) }
      variables[id].value = value
      variables[id].isGiven = true
      if wasGiven { noteValues(around: variable.id) } else { noteStructure(around: variable.id) }
    } else if variables[id].isGiven {
      variables[id].isGiven = false
      noteStructure(around: variable.id)
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
      constraints.append(ConstraintState())
    }
    var state = ConstraintState()
    state.constant = constant
    state.relation = relation
    state.priority = priority
    state.standing = standing
    state.order = nextOrder
    nextOrder += 1
    (state.firstTerm, state.termCount) = store(sum, of: id)
    constraints[Int(id)] = state
    noteStructure(of: id)
    return Constraint(id: id)
  }

  package func remove(_ constraint: Constraint) {
    guard constraints[Int(constraint.id)].isAlive else { return }
    noteStructure(of: constraint.id)
    let state = constraints[Int(constraint.id)]
    for index in state.firstTerm..<state.firstTerm + state.termCount { unlink(index) }
    freeTerms[Int(state.termCount)].append(state.firstTerm)
    constraints[Int(constraint.id)].isAlive = false
    conflictsByBroken[constraint.id] = nil
    freeConstraints.append(constraint.id)
  }

  package func setConstant(_ constant: Double, of constraint: Constraint) {
    guard constraints[Int(constraint.id)].constant != constant else { return }
    constraints[Int(constraint.id)].constant = constant
    noteValues(of: constraint.id)
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    guard constraints[Int(constraint.id)].priority != priority else { return }
    constraints[Int(constraint.id)].priority = priority
    noteStructure(of: constraint.id)
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

  // MARK: - What is to be worked out

  private func noteStructure(of constraint: Int32) {
    let state = constraints[Int(constraint)]
    if state.part != Self.none { parts[Int(state.part)]?.needsRebuild = true }
    var isGround = true
    for index in state.firstTerm..<state.firstTerm + state.termCount {
      let variable = terms[Int(index)].variable
      if variables[Int(variable)].isGiven { continue }
      isGround = false
      seeds.append(variable)
    }
    if isGround { groundConstraints.append(constraint) }
  }

  private func noteStructure(around variable: Int32) {
    seeds.append(variable)
    var term = variables[Int(variable)].firstTerm
    while term != Self.none {
      noteStructure(of: terms[Int(term)].constraint)
      term = terms[Int(term)].next
    }
  }

  private func noteValues(of constraint: Int32) {
    let part = constraints[Int(constraint)].part
    guard part != Self.none, let known = parts[Int(part)] else {
      groundConstraints.append(constraint)
      return
    }
    guard !known.hasChangedValues else { return }
    known.hasChangedValues = true
    changedParts.append(part)
  }

  private func noteValues(around variable: Int32) {
    var term = variables[Int(variable)].firstTerm
    while term != Self.none {
      noteValues(of: terms[Int(term)].constraint)
      term = terms[Int(term)].next
    }
  }

  // MARK: - Solving

  /// Brings all values up to date.
  package func solve() {
    if isSolved { return }
    let changed = changedParts
    changedParts.removeAll(keepingCapacity: true)
    for id in changed {
      guard let part = parts[Int(id)] else { continue }
      part.hasChangedValues = false
      if part.needsRebuild { continue }
      if part.brokenConstraints.isEmpty, !part.isTied, part.runAgain(in: self) { continue }
      part.needsRebuild = true
      seeds.append(part.variables[0])
    }
    rebuildParts()
    checkGroundConstraints()
  }

  package func takeNewConflicts() -> [Conflict] {
    defer { newConflicts = [] }
    return newConflicts
  }

  package func forgetChanges() { changedVariables.removeAll(keepingCapacity: true) }

  private func rebuildParts() {
    guard !seeds.isEmpty else { return }
    pass += 1
    var next = 0
    // The list grows while old parts are taken apart.
    while next < seeds.count {
      let seed = seeds[next]
      next += 1
      let part = variables[Int(seed)].part
      if part != Self.none {
        if parts[Int(part)]?.pass == pass { continue }
        release(part: part)
      }
      guard variables[Int(seed)].isAlive, !variables[Int(seed)].isGiven else { continue }
      let id = freeParts.popLast() ?? Int32(parts.count)
      if Int(id) == parts.count { parts.append(nil) }
      let new = gather(from: seed, as: id)
      new.pass = pass
      parts[Int(id)] = new
      build(new)
    }
    seeds.removeAll(keepingCapacity: true)
  }

  /// All that hangs together with a variable.
  private func gather(from start: Int32, as id: Int32) -> SolverPart {
    let part = SolverPart()
    part.variables.append(start)
    variables[Int(start)].part = id
    var next = 0
    while next < part.variables.count {
      var term = variables[Int(part.variables[next])].firstTerm
      next += 1
      while term != Self.none {
        let (constraint, following) = (terms[Int(term)].constraint, terms[Int(term)].next)
        term = following
        let state = constraints[Int(constraint)]
        if state.part == id { continue }
        if state.part != Self.none { release(part: state.part) }
        constraints[Int(constraint)].part = id
        part.constraints.append(constraint)
        for index in state.firstTerm..<state.firstTerm + state.termCount {
          let variable = terms[Int(index)].variable
          if variables[Int(variable)].isGiven || variables[Int(variable)].part == id { continue }
          if variables[Int(variable)].part != Self.none { release(part: variables[Int(variable)].part) }
          variables[Int(variable)].part = id
          part.variables.append(variable)
        }
      }
    }
    part.constraints.sort { constraints[Int($0)].order < constraints[Int($1)].order }
    return part
  }

  private func release(part id: Int32) {
    guard let part = parts[Int(id)] else { return }
    for variable in part.variables where variables[Int(variable)].part == id {
      variables[Int(variable)].part = Self.none
      // Whoever was in it belongs to some part after this, also where the way between them is gone.
      seeds.append(variable)
    }
    for constraint in part.constraints where constraints[Int(constraint)].part == id { constraints[Int(constraint)].part = Self.none }
    parts[Int(id)] = nil
    freeParts.append(id)
  }

  private func build(_ part: SolverPart) {
    for constraint in part.constraints { constraints[Int(constraint)].isBroken = false }
    var conflicts: [Conflict] = []
    if !workshop.build(part, in: self) {
      conflicts = workshop.findConflicts(of: part, in: self)
      for conflict in conflicts { constraints[Int(conflict.broken.id)].isBroken = true }
      part.brokenConstraints = conflicts.map(\.broken.id)
      _ = workshop.build(part, in: self)
    }
    var broken: Set<Int32> = []
    for conflict in conflicts {
      broken.insert(conflict.broken.id)
      note(conflict)
    }
    if !conflictsByBroken.isEmpty {
      for constraint in part.constraints where !broken.contains(constraint) { conflictsByBroken[constraint] = nil }
    }
  }

  /// Reported once, until it holds again or is removed.
  private func note(_ conflict: Conflict) {
    if conflictsByBroken.updateValue(conflict, forKey: conflict.broken.id) == nil { newConflicts.append(conflict) }
  }

  private func checkGroundConstraints() {
    guard !groundConstraints.isEmpty else { return }
    let list = groundConstraints
    groundConstraints.removeAll(keepingCapacity: true)
    for id in list where constraints[Int(id)].isAlive && constraints[Int(id)].part == Self.none {
      let state = constraints[Int(id)]
      let isHeld = state.priority < Self.required || state.relation.holds(for: residual(of: Constraint(id: id)))
      constraints[Int(id)].isBroken = !isHeld
      if isHeld {
        conflictsByBroken[id] = nil
      } else {
        note(Conflict(broken: Constraint(id: id), members: [Constraint(id: id)], bounds: []))
      }
    }
  }

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
        variable: term.variable, coefficient: term.coefficient, constraint: constraint, next: next, previous: Self.none)
      if index == terms.count { terms.append(state) } else { terms[index] = state }
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

  /// Whether anything in the variable's part could be otherwise, as far as one can tell without trying.
  package func mayVary(_ variable: Variable) -> Bool {
    let part = variables[Int(variable.id)].part
    guard part != Self.none, let known = parts[Int(part)] else { return false }
    return known.isTied || known.freeRows.contains(Self.none)
  }

  /// All constraints of the variable's part, in their order; none for a given one.
  package func constraints(with variable: Variable) -> [Constraint] {
    let part = variables[Int(variable.id)].part
    guard part != Self.none else { return [] }
    return parts[Int(part)]?.constraints.map(Constraint.init) ?? []
  }
}
