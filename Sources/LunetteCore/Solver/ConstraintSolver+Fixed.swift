/// Variables that get their only possible value from required equations, one after the other.
///
/// Which variables these are depends on the constraints alone: an equation with one open variable fixes that variable, and this is repeated
/// until there is no such equation. So the usual tree of edges and sizes is fixed in one pass, and a change only passes on to variables
/// that depend on it.
extension ConstraintSolver {
  // MARK: - Fixing and freeing

  /// The variable has its final value: each constraint with it has one open variable less.
  func fix(_ variable: Int32) {
    variables[Int(variable)].isFixed = true
    var term = variables[Int(variable)].firstTerm
    while term != Self.none {
      let constraint = terms[Int(term)].constraint
      term = terms[Int(term)].next
      constraints[Int(constraint)].open -= 1
      if constraints[Int(constraint)].open <= 1 { constraintsToCheck.append(constraint) }
    }
  }

  /// Fixes the one open variable of an equation.
  private func define(by constraint: Int32) {
    guard let variable = openVariable(of: constraint) else { return }
    if variables[Int(variable)].part != Self.none { release(part: variables[Int(variable)].part) }
    constraints[Int(constraint)].defined = variable
    variables[Int(variable)].definer = constraint
    variables[Int(variable)].definition = definitions
    definitions += 1
    publish(solved(constraint, for: variable, base: false), of: variable)
    noteBound(of: variable)
    fix(variable)
  }

  private func openVariable(of constraint: Int32) -> Int32? {
    let state = constraints[Int(constraint)]
    for index in state.firstTerm..<state.firstTerm + state.termCount
    where !variables[Int(terms[Int(index)].variable)].isFixed { return terms[Int(index)].variable }
    return nil
  }

  /// Opens the variable again, and every variable that was fixed because of it.
  func unfix(_ variable: Int32) {
    guard variables[Int(variable)].isFixed else { return }
    var list = [variable]
    variables[Int(variable)].isFixed = false
    while let next = list.popLast() {
      forgetDefiner(of: next)
      variablesWithoutPart.append(next)
      var term = variables[Int(next)].firstTerm
      while term != Self.none {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        constraints[Int(constraint)].open += 1
        constraintsToCheck.append(constraint)
        if constraints[Int(constraint)].part != Self.none { release(part: constraints[Int(constraint)].part) }
        let defined = constraints[Int(constraint)].defined
        if defined != Self.none, defined != next, variables[Int(defined)].isFixed {
          variables[Int(defined)].isFixed = false
          list.append(defined)
        }
      }
    }
  }

  private func forgetDefiner(of variable: Int32) {
    let definer = variables[Int(variable)].definer
    guard definer != Self.none else { return }
    constraints[Int(definer)].defined = Self.none
    variables[Int(variable)].definer = Self.none
  }

  /// The constraint ends: opens the variable that it has fixed, and drops its part.
  func withdraw(_ constraint: Int32) {
    if constraints[Int(constraint)].defined != Self.none { unfix(constraints[Int(constraint)].defined) }
    if constraints[Int(constraint)].part != Self.none { release(part: constraints[Int(constraint)].part) }
  }

  // MARK: - What changed

  func noteConstant(of constraint: Int32) {
    let state = constraints[Int(constraint)]
    if state.defined != Self.none {
      noteVariableToFollow(state.defined)
    } else if state.part != Self.none {
      noteChanged(part: state.part)
    } else if state.open == 0, state.priority >= Self.required {
      uncheckedConstraints.append(constraint)
    }
  }

  /// Called when a given or fixed variable has another value.
  func noteValue(of variable: Int32) {
    var term = variables[Int(variable)].firstTerm
    while term != Self.none {
      let constraint = terms[Int(term)].constraint
      term = terms[Int(term)].next
      if constraints[Int(constraint)].defined != variable { noteConstant(of: constraint) }
    }
  }

  private func noteVariableToFollow(_ variable: Int32) {
    variablesToFollow.insert(VariablesByDefinition.Entry(definition: variables[Int(variable)].definition, variable: variable))
  }

  private func noteChanged(part id: Int32) {
    guard let part = parts[Int(id)], !part.hasChangedValues else { return }
    part.hasChangedValues = true
    changedParts.append(id)
  }

  // MARK: - Solving

  /// Brings all values up to date.
  package func solve() {
    if isSolved { return }
    followValues()
    fixAll()
    runChangedParts()
    checkFixed()
    resolveContradictions()
    buildParts()
    resolveContradictions()
    // The variables of the last parts with contradictions have been put into those parts.
    variablesWithoutPart.removeAll(keepingCapacity: true)
    forgetSolvedConflicts()
  }

  /// Passes changed values on to fixed variables, each once.
  private func followValues() {
    while let entry = variablesToFollow.popFirst() {
      let state = variables[Int(entry.variable)]
      guard state.definer != Self.none, state.definition == entry.definition else { continue }
      let value = solved(state.definer, for: entry.variable, base: false)
      guard value != state.value else { continue }
      publish(value, of: entry.variable)
      noteBound(of: entry.variable)
      noteValue(of: entry.variable)
    }
  }

  /// Fixes variables until no equation has just one open variable. Other equations are left to parts.
  private func fixAll() {
    var next = 0
    // The list grows while variables are fixed.
    while next < constraintsToCheck.count {
      let constraint = constraintsToCheck[next]
      next += 1
      let state = constraints[Int(constraint)]
      guard state.isAlive, state.part == Self.none, state.defined == Self.none else { continue }
      if state.isBroken, state.open > 0 { restore(constraint) }
      if state.open == 0 {
        if state.priority >= Self.required || state.isBroken { uncheckedConstraints.append(constraint) }
      } else if state.open == 1, state.isRequiredEquation {
        define(by: constraint)
      } else {
        dropParts(constraint)
      }
    }
    constraintsToCheck.removeAll(keepingCapacity: true)
  }

  /// Drops the parts of the constraint's open variables, so that they are built again together with the constraint.
  private func dropParts(_ constraint: Int32) {
    let state = constraints[Int(constraint)]
    for index in state.firstTerm..<state.firstTerm + state.termCount {
      let variable = terms[Int(index)].variable
      if variables[Int(variable)].isFixed { continue }
      if variables[Int(variable)].part == Self.none {
        variablesWithoutPart.append(variable)
      } else {
        release(part: variables[Int(variable)].part)
      }
    }
  }

  private func runChangedParts() {
    for id in changedParts {
      guard let part = parts[Int(id)], part.hasChangedValues else { continue }
      part.hasChangedValues = false
      if part.isWhole || part.isTied || !part.runAgain(in: self) { release(part: id) }
    }
    changedParts.removeAll(keepingCapacity: true)
    // When a part with a contradiction has been dropped, its equations may fix variables again.
    if !constraintsToCheck.isEmpty { fixAll() }
  }

  private func noteBound(of variable: Int32) {
    let state = variables[Int(variable)]
    if state.isNonNegative, state.value < -Self.tolerance { uncheckedBounds.append(variable) }
  }

  private func checkFixed() {
    for variable in uncheckedBounds where variables[Int(variable)].isFixed && variables[Int(variable)].value < -Self.tolerance {
      contradictions.append(variable)
    }
    uncheckedBounds.removeAll(keepingCapacity: true)
    for id in uncheckedConstraints {
      let state = constraints[Int(id)]
      guard state.isAlive, state.open == 0, state.defined == Self.none, state.part == Self.none else { continue }
      let isHeld = state.priority < Self.required || state.relation.holds(for: residual(of: Constraint(id: id)))
      if let variable = foundVariable(of: id) {
        if state.isBroken { restore(id) }
        if !isHeld { contradictions.append(variable) }
      } else {
        checkGiven(id, isHeld)
      }
    }
    uncheckedConstraints.removeAll(keepingCapacity: true)
  }

  private func foundVariable(of constraint: Int32) -> Int32? {
    let state = constraints[Int(constraint)]
    for index in state.firstTerm..<state.firstTerm + state.termCount
    where !variables[Int(terms[Int(index)].variable)].isGiven { return terms[Int(index)].variable }
    return nil
  }

  /// Checks a constraint in which all variables are given: it holds, or it is given up.
  private func checkGiven(_ id: Int32, _ isHeld: Bool) {
    constraints[Int(id)].isBroken = !isHeld
    if isHeld {
      conflictsByBroken[id] = nil
    } else {
      note(Conflict(broken: Constraint(id: id), members: [Constraint(id: id)], bounds: []))
    }
  }
}

/// Fixed variables whose value must be checked, in the order in which they were fixed.
struct VariablesByDefinition {
  struct Entry {
    let definition: Int
    let variable: Int32
  }
  private var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ entry: Entry) {
    var index = entries.count
    entries.append(entry)
    while index > 0 {
      let parent = (index - 1) / 2
      if entries[parent].definition <= entry.definition { break }
      entries[index] = entries[parent]
      index = parent
    }
    entries[index] = entry
  }

  mutating func popFirst() -> Entry? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if entries.isEmpty { return first }
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= entries.count { break }
      if child + 1 < entries.count, entries[child + 1].definition < entries[child].definition { child += 1 }
      if entries[child].definition >= last.definition { break }
      entries[index] = entries[child]
      index = child
    }
    entries[index] = last
    return first
  }
}
