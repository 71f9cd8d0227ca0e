import LunetteCore
import Testing

/// What the solver answers, one rule at a time.
@Suite struct SolverTests {
  let solver = ConstraintSolver()

  private func wish(_ variable: ConstraintSolver.Variable, _ value: Double, _ priority: Double) {
    _ = solver.add([.init(variable)], constant: -value, .equal, priority: priority)
  }

  @Test("of three wishes of one priority the one in the middle is granted, which leaves the smallest sum of errors") func median() {
    let width = solver.addVariable(isNonNegative: true)
    for value in [100.0, 210, 200] { wish(width, value, 500) }
    solver.solve()
    #expect(solver.value(of: width) == 200)
  }

  @Test("no number of low wishes beats one that is higher") func priorities() {
    let width = solver.addVariable(isNonNegative: true)
    wish(width, 100, 251)
    for _ in 0..<1000 { wish(width, 200, 250) }
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test("a changed constant reaches only what depends on it") func changes() {
    let (first, second, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let start = solver.add([.init(first)], constant: -10, .equal)
    _ = solver.add([.init(second), .init(first, -1)], constant: -5, .equal)
    _ = solver.add([.init(other)], constant: -7, .equal)
    solver.solve()
    solver.forgetChanges()
    solver.setConstant(-20, of: start)
    solver.solve()
    #expect(Set(solver.changedVariables) == [first, second])
    #expect(solver.value(of: second) == 25 && solver.value(of: other) == 7)
  }

  @Test("a given value is taken as it is, and freed again it is found") func given() {
    let (root, inner) = (solver.addVariable(), solver.addVariable(isNonNegative: true))
    solver.give(root, 320)
    _ = solver.add([.init(inner), .init(root, -0.5)], constant: 0, .equal)
    solver.solve()
    #expect(solver.value(of: inner) == 160)
    solver.give(root, nil)
    _ = solver.add([.init(inner)], constant: -30, .equal)
    solver.solve()
    #expect(solver.value(of: root) == 60)
  }

  @Test("the constraint that came last is given up, and comes back when what stood against it goes") func conflicts() {
    let width = solver.addVariable(isNonNegative: true)
    let first = solver.add([.init(width)], constant: -100, .equal)
    let second = solver.add([.init(width)], constant: -200, .equal)
    solver.solve()
    #expect(solver.isBroken(second) && !solver.isBroken(first) && solver.value(of: width) == 100)
    #expect(solver.takeNewConflicts().map(\.members) == [[first, second]])
    solver.remove(first)
    solver.solve()
    #expect(!solver.isBroken(second) && solver.conflicts.isEmpty && solver.value(of: width) == 200)
    #expect(solver.takeNewConflicts().isEmpty)
  }

  @Test("what the system made is kept, though it came last") func standing() {
    let width = solver.addVariable(isNonNegative: true)
    let own = solver.add([.init(width)], constant: -100, .equal)
    let system = solver.add([.init(width)], constant: -200, .equal, conflictRank: .system)
    solver.solve()
    #expect(solver.isBroken(own) && !solver.isBroken(system) && solver.value(of: width) == 200)
  }

  @Test("a size below zero is a conflict, and the report names the size") func bounds() {
    let (start, width) = (solver.addVariable(), solver.addVariable(isNonNegative: true))
    _ = solver.add([.init(start)], constant: -30, .equal)
    let end = solver.add([.init(start), .init(width)], constant: -20, .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [end] && solver.conflicts[0].bounds == [width])
    #expect(solver.value(of: width) == 0)
  }

  @Test("of equal wishes the first added gives way") func ties() {
    let (first, second) = (solver.addVariable(isNonNegative: true), solver.addVariable(isNonNegative: true))
    _ = solver.add([.init(first), .init(second)], constant: -300, .equal)
    wish(first, 50, 250)
    wish(second, 60, 250)
    solver.solve()
    #expect(solver.value(of: first) == 240 && solver.value(of: second) == 60)
  }

  @Test("a contradiction is found where a bound is just met before") func contradictionAtABound() {
    let solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(isNonNegative: true), solver.addVariable())
    _ = solver.add([.init(y, -1)], constant: 50, .greaterOrEqual)
    _ = solver.add([.init(y, 0.5)], constant: 60, .greaterOrEqual)
    _ = solver.add([.init(x), .init(y)], constant: 0, .equal)
    let length = solver.add([.init(y, 2)], constant: -50, .equal)
    let distance = solver.add([.init(x), .init(y, -1)], constant: 40, .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [length, distance])
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 0)
  }
}
