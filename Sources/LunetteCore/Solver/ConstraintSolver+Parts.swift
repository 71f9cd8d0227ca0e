/// Divides what required equations don't fix into parts that are independent of each other.
extension ConstraintSolver {
  // MARK: - Building

  func buildParts() {
    var next = 0
    while next < variablesWithoutPart.count {
      let variable = variablesWithoutPart[next]
      next += 1
      let state = variables[Int(variable)]
      guard state.isAlive, !state.isFixed, state.part == Self.none else { continue }
      if state.firstTerm == Self.none {
        publish(0, of: variable)
        continue
      }
      let (id, part) = newPart()
      gather(from: variable, as: id, part)
      if !partBuilder.build(part, in: self) { contradictions.append(variable) }
    }
    variablesWithoutPart.removeAll(keepingCapacity: true)
  }

  private func newPart() -> (Int32, SolverPart) {
    let part = SolverPart()
    if let id = freeParts.popLast() {
      parts[Int(id)] = part
      return (id, part)
    }
    parts.append(part)
    return (Int32(parts.count - 1), part)
  }

  /// Collects the open variables that are connected with `start` by constraints, and those constraints.
  private func gather(from start: Int32, as id: Int32, _ part: SolverPart) {
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
        constraints[Int(constraint)].part = id
        part.constraints.append(constraint)
        for index in state.firstTerm..<state.firstTerm + state.termCount {
          let variable = terms[Int(index)].variable
          if variables[Int(variable)].isFixed || variables[Int(variable)].part == id { continue }
          variables[Int(variable)].part = id
          part.variables.append(variable)
        }
      }
    }
    part.constraints.sort { constraints[Int($0)].order < constraints[Int($1)].order }
  }

  /// Drops the part; its variables are left to `buildParts`.
  func release(part id: Int32) {
    guard let part = parts[Int(id)] else { return }
    for variable in part.variables where variables[Int(variable)].part == id {
      variables[Int(variable)].part = Self.none
      variablesWithoutPart.append(variable)
    }
    for constraint in part.constraints where constraints[Int(constraint)].part == id {
      constraints[Int(constraint)].part = Self.none
      if part.isWhole {
        if constraints[Int(constraint)].isBroken { restore(constraint) }
        constraintsToCheck.append(constraint)
      }
    }
    parts[Int(id)] = nil
    freeParts.append(id)
  }

  // MARK: - Contradictions

  /// When a required constraint doesn't hold, everything connected with it becomes one part. There as few constraints as possible are given
  /// up, the latest first.
  func resolveContradictions() {
    for start in contradictions {
      let state = variables[Int(start)]
      guard state.isAlive, !state.isGiven, state.firstTerm != Self.none else { continue }
      if state.part != Self.none, parts[Int(state.part)]?.isWhole == true { continue }
      buildWhole(around: start)
    }
    contradictions.removeAll(keepingCapacity: true)
  }

  private func buildWhole(around start: Int32) {
    let (found, held) = together(with: start)
    for variable in found {
      if variables[Int(variable)].part != Self.none { release(part: variables[Int(variable)].part) }
      guard variables[Int(variable)].definer != Self.none else { continue }
      constraints[Int(variables[Int(variable)].definer)].defined = Self.none
      (variables[Int(variable)].definer, variables[Int(variable)].isFixed) = (Self.none, false)
      var term = variables[Int(variable)].firstTerm
      while term != Self.none {
        constraints[Int(terms[Int(term)].constraint)].open += 1
        term = terms[Int(term)].next
      }
    }
    let (id, part) = newPart()
    (part.variables, part.constraints, part.isWhole) = (found, held, true)
    for variable in found { variables[Int(variable)].part = id }
    for constraint in held { constraints[Int(constraint)].part = id }
    for conflict in partBuilder.findConflicts(of: part, in: self) {
      constraints[Int(conflict.broken.id)].isBroken = true
      note(conflict)
    }
    _ = partBuilder.build(part, in: self)
  }

  /// Everything that is connected with the variable by constraints, through variables that aren't given. Constraints are in the order of
  /// their addition, variables in the order in which these constraints name them.
  func together(with start: Int32) -> (variables: [Int32], constraints: [Int32]) {
    var (found, held) = ([start], [Int32]())
    var (seen, seenConstraints): (Set<Int32>, Set<Int32>) = ([start], [])
    var next = 0
    while next < found.count {
      var term = variables[Int(found[next])].firstTerm
      next += 1
      while term != Self.none {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        guard seenConstraints.insert(constraint).inserted else { continue }
        held.append(constraint)
        let state = constraints[Int(constraint)]
        for index in state.firstTerm..<state.firstTerm + state.termCount {
          let variable = terms[Int(index)].variable
          if !variables[Int(variable)].isGiven, seen.insert(variable).inserted { found.append(variable) }
        }
      }
    }
    held.sort { constraints[Int($0)].order < constraints[Int($1)].order }
    (found, seen) = ([], [])
    for constraint in held {
      let state = constraints[Int(constraint)]
      for index in state.firstTerm..<state.firstTerm + state.termCount {
        let variable = terms[Int(index)].variable
        if !variables[Int(variable)].isGiven, seen.insert(variable).inserted { found.append(variable) }
      }
    }
    return (found, held)
  }

  /// Reports a conflict once, until its constraint holds again or is removed.
  func note(_ conflict: Conflict) {
    if conflictsByBroken.updateValue(conflict, forKey: conflict.broken.id) == nil { newConflicts.append(conflict) }
  }

  /// The constraint is no longer given up, unless the next attempt gives it up again.
  func restore(_ constraint: Int32) {
    constraints[Int(constraint)].isBroken = false
    wereBroken.append(constraint)
  }

  func forgetSolvedConflicts() {
    for constraint in wereBroken where !constraints[Int(constraint)].isBroken { conflictsByBroken[constraint] = nil }
    wereBroken.removeAll(keepingCapacity: true)
  }
}
