import CoreTestSupport
import Testing

@testable import LunetteCore

@Suite struct SolverInfluenceTests {
  /// Each variable is given, or an equation with earlier ones; some of these cancel out on the way.
  @Test("what a fixed variable depends on is what moves it", arguments: UInt64(1)...40) func influences(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let solver = ConstraintSolver()
    var (variables, constraints): ([ConstraintSolver.Variable], [ConstraintSolver.Constraint]) = ([], [])
    for _ in 0..<30 {
      let own = solver.addVariable()
      if variables.count < 3 || random.next(6) == 0 {
        solver.give(own, Double(random.next(100)))
      } else {
        var sum = [ConstraintSolver.Term(own, [1, -1, 2][random.next(3)])]
        for _ in 0...random.next(3) { sum.append(.init(variables[random.next(variables.count)], [1, -1, 0.5][random.next(3)])) }
        constraints.append(solver.add(sum, constant: Double(random.next(20)), .equal))
      }
      variables.append(own)
    }
    solver.solve()
    for variable in variables where !solver.isGiven(variable) {
      let found = try #require(solver.influences(on: variable))
      let before = solver.value(of: variable)
      let moving = constraints.filter { constraint in
        let constant = solver.constant(of: constraint)
        solver.setConstant(constant + 1, of: constraint)
        solver.solve()
        defer {
          solver.setConstant(constant, of: constraint)
          solver.solve()
        }
        return abs(solver.value(of: variable) - before) > ConstraintSolver.tolerance
      }
      let given = variables.filter(solver.isGiven).filter { given in
        let value = solver.value(of: given)
        solver.give(given, value + 1)
        solver.solve()
        defer {
          solver.give(given, value)
          solver.solve()
        }
        return abs(solver.value(of: variable) - before) > ConstraintSolver.tolerance
      }
      #expect(found.constraints == moving && Set(found.given) == Set(given))
    }
  }

  @Test("a variable of a part has none") func part() {
    let solver = ConstraintSolver()
    let one = solver.addVariable()
    _ = solver.add([.init(one)], constant: -10, .greaterOrEqual)
    solver.solve()
    #expect(solver.influences(on: one) == nil)
  }
}
