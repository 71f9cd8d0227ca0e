/// What decides the value of a variable that required equations fix.
extension ConstraintSolver {
  package struct Influences {
    /// The constraints whose constant the value depends on, in the order of addition.
    package var constraints: [Constraint] = []
    /// The variables that are given from outside, in the order in which these constraints name them.
    package var given: [Variable] = []
  }

  /// Nil for a variable that no equation fixes, and as long as something is unsolved.
  ///
  /// A fixed variable is a sum of constants and given variables. Walking from it to what was fixed before it, from the last one to the first,
  /// gives the factor of each of them; those that cancel out have no influence.
  package func influences(on variable: Variable) -> Influences? {
    guard isSolved, variables[Int(variable.id)].definer != Self.none else { return nil }
    var factors: [Int32: Double] = [variable.id: 1]
    var found = Influences()
    for id in definedOnes(behind: variable.id) {
      guard let factor = factors[id], abs(factor) > Self.negligible else { continue }
      let definer = variables[Int(id)].definer
      found.constraints.append(Constraint(id: definer))
      let sum = terms(of: Constraint(id: definer))
      guard let own = sum.first(where: { $0.variable.id == id })?.coefficient else { continue }
      for term in sum where term.variable.id != id { factors[term.variable.id, default: 0] -= factor * term.coefficient / own }
    }
    found.constraints.sort { order(of: $0) < order(of: $1) }
    var seen: Set<Variable> = []
    for constraint in found.constraints {
      for given in givenVariables(in: constraint) where abs(factors[given.id] ?? 0) > Self.negligible && seen.insert(given).inserted {
        found.given.append(given)
      }
    }
    return found
  }

  /// The variable and all fixed ones on which it depends, the last fixed first.
  private func definedOnes(behind variable: Int32) -> [Int32] {
    var (found, next) = ([variable], 0)
    var seen: Set<Int32> = [variable]
    while next < found.count {
      let definer = variables[Int(found[next])].definer
      next += 1
      for term in terms(of: Constraint(id: definer))
      where variables[Int(term.variable.id)].definer != Self.none && seen.insert(term.variable.id).inserted { found.append(term.variable.id) }
    }
    return found.sorted { variables[Int($0)].definition > variables[Int($1)].definition }
  }
}
