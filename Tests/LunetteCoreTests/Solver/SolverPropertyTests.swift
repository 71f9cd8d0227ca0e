import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// Random systems against `NaiveSolver`, and histories against a fresh solver.
@Suite struct SolverPropertyTests {
  /// A system in both solvers.
  struct System {
    var random: SeededRandom
    var solver = ConstraintSolver()
    var variables: [ConstraintSolver.Variable] = []
    var live: [(constraint: ConstraintSolver.Constraint, naive: NaiveSolver.Constraint)] = []

    init(seed: UInt64, variableCount: Int) {
      random = SeededRandom(seed)
      variables = (0..<variableCount).map { _ in solver.addVariable(isNonNegative: random.next(2) == 0) }
    }

    var bounds: [NaiveSolver.Constraint] {
      variables.indices.filter { solver.variables[Int(variables[$0].id)].isNonNegative }.map { index in
        NaiveSolver.Constraint(
          coefficients: variables.indices.map { $0 == index ? 1 : 0 }, constant: 0, relation: 1, priority: 1000)
      }
    }

    mutating func addRandom() {
      let termCount = 1 + random.next(min(3, variables.count))
      var coefficients = Array(repeating: 0.0, count: variables.count)
      for _ in 0..<termCount { coefficients[random.next(variables.count)] = [1, -1, 1, -1, 2, 0.5][random.next(6)] }
      if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
      let relation = [0, 0, 1, -1][random.next(4)]
      let priority: Double = [1000, 1000, 750, 500, 500, 250][random.next(6)]
      add(
        NaiveSolver.Constraint(
          coefficients: coefficients, constant: Double(random.next(21) - 10) * 10, relation: relation, priority: priority))
    }

    mutating func add(_ constraint: NaiveSolver.Constraint) {
      let terms = zip(variables, constraint.coefficients).map { ConstraintSolver.Term($0, $1) }
      let id = solver.add(
        terms, constant: constraint.constant, ConstraintSolver.Relation(rawValue: Int8(constraint.relation)) ?? .equal,
        priority: constraint.priority)
      live.append((id, constraint))
    }

    mutating func add(_ terms: [(variable: Int, factor: Double)], _ constant: Double, _ relation: Int = 0, _ priority: Double = 1000) {
      var coefficients = Array(repeating: 0.0, count: variables.count)
      for term in terms { coefficients[term.variable] += term.factor }
      add(NaiveSolver.Constraint(coefficients: coefficients, constant: constant, relation: relation, priority: priority))
    }

    /// A row of two or three lengths and the gaps between them, the last of which is a row again.
    mutating func addRows(_ depth: Int, length: Double) {
      variables.append(solver.addVariable(isNonNegative: true))
      var row = variables.count - 1
      add([(row, 1)], -length)
      for _ in 0..<depth {
        let first = variables.count
        let count = 3 + 2 * random.next(2)
        for _ in 0..<count { variables.append(solver.addVariable(isNonNegative: true)) }
        add((0..<count).map { (first + $0, 1) } + [(row, -1)], 0)
        for gap in stride(from: first + 1, to: first + count, by: 2) {
          if gap > first + 1 { add([(gap, 1), (first + 1, -1)], 0, 0, [1000, 999][random.next(2)]) }
          if random.next(2) == 0 { add([(gap, 1)], 0, -1, 750) }
        }
        for item in stride(from: first, to: first + count, by: 2) where random.next(3) == 0 {
          let content = Double(random.next(3) * 10)
          add([(item, 1)], -content, -1, 250)
          add([(item, 1)], -content, 1, 750)
        }
        row = first + count - 1
      }
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    /// The system without the constraints that were given up.
    var naive: NaiveSolver {
      NaiveSolver(variableCount: variables.count, constraints: bounds + live.filter { !solver.isBroken($0.constraint) }.map(\.naive))
    }
  }

  @Test("what is required holds, and no priority's errors can be smaller without hurting a higher one") func bestCost() {
    for seed in 1...Rounds.of(400, long: 4_000) {
      var system = System(seed: UInt64(seed), variableCount: 1 + seed % 4)
      for _ in 0..<(2 + seed % 8) { system.addRandom() }
      system.solver.solve()
      let naive = system.naive
      let (found, best) = (naive.cost(of: system.point), naive.bestCost())
      for (a, b) in zip(found, best) { #expect(abs(a - b) < 1e-5, "seed \(seed): \(found) and not \(best)") }
    }
  }

  @Test("after each change of a constant, a priority or a given value, inequalities of mixed priorities cost as little as possible")
  func bestCostOfEdits() {
    for seed in 1...40 {
      var system = System(seed: UInt64(seed) + 30_000, variableCount: 2 + seed % 3)
      // A chain that keeps the variables apart, and wishes on both sides of what it allows.
      for index in 1..<system.variables.count {
        var coefficients = Array(repeating: 0.0, count: system.variables.count)
        (coefficients[index], coefficients[index - 1]) = (1, -1)
        system.add(.init(coefficients: coefficients, constant: -10, relation: 1, priority: 1000))
      }
      for index in system.variables.indices {
        for relation in [1, -1] {
          var coefficients = Array(repeating: 0.0, count: system.variables.count)
          coefficients[index] = 1
          let priority: Double = [750, 500, 250][system.random.next(3)]
          system.add(.init(coefficients: coefficients, constant: -Double(system.random.next(60)), relation: relation, priority: priority))
        }
      }
      for edit in 0..<6 {
        let index = system.random.next(system.live.count)
        if edit % 2 == 0 || system.live[index].naive.priority == 1000 {
          system.live[index].naive.constant = -Double(system.random.next(60))
          system.solver.setConstant(system.live[index].naive.constant, of: system.live[index].constraint)
        } else {
          system.live[index].naive.priority = [750, 500, 250][system.random.next(3)]
          system.solver.setPriority(system.live[index].naive.priority, of: system.live[index].constraint)
        }
        system.solver.solve()
        let naive = system.naive
        let (found, best) = (naive.cost(of: system.point), naive.bestCost())
        for (a, b) in zip(found, best) { #expect(abs(a - b) < 1e-5, "seed \(seed), edit \(edit): \(found) and not \(best)") }
      }
    }
  }

  @Test("a variable has another value where a wish below all others would give it one, and that value would be given") func ties() {
    for seed in 1...Rounds.of(400, long: 4_000) {
      var system = System(seed: UInt64(seed) + 50_000, variableCount: 1 + seed % 5)
      for _ in 0..<(1 + seed % 7) { system.addRandom() }
      checkTies(&system, "seed \(seed)")
    }
  }

  @Test("the same in rows of rows, where many lengths and gaps are zero and only several of them together can move") func tiesOfRows() {
    for seed in 1...Rounds.of(40, long: 1_500) {
      var system = System(seed: UInt64(seed) + 60_000, variableCount: 0)
      system.addRows(1 + seed % 6, length: Double(seed % 3) * 60)
      checkTies(&system, "seed \(seed)")
    }
  }

  private func checkTies(_ system: inout System, _ name: String) {
    system.solver.solve()
    for variable in system.variables where system.solver.isUsed(variable) {
      let value = system.solver.value(of: variable)
      let found = system.solver.otherValue(of: variable, within: 10)
      var wanted: Double?
      for step in [10.0, -10.0] where wanted == nil {
        let wish = system.solver.add([ConstraintSolver.Term(variable)], constant: -(value + step), .equal, priority: 1e-6)
        system.solver.solve()
        let other = system.solver.value(of: variable)
        if abs(other - value) > 1e-6 { wanted = other }
        system.solver.remove(wish)
        system.solver.solve()
      }
      #expect((found == nil) == (wanted == nil), "\(name)")
      guard let found else { continue }
      let wish = system.solver.add([ConstraintSolver.Term(variable)], constant: -found, .equal, priority: 1e-6)
      system.solver.solve()
      #expect(abs(system.solver.value(of: variable) - found) < 1e-6, "\(name)")
      system.solver.remove(wish)
      system.solver.solve()
    }
  }

  @Test("a constraint is given up where, and only where, it can't hold beside those that were added before it") func conflicts() {
    for seed in 1...Rounds.of(300, long: 3_000) {
      var system = System(seed: UInt64(seed) + 10_000, variableCount: 1 + seed % 3)
      for _ in 0..<(3 + seed % 6) { system.addRandom() }
      system.solver.solve()
      var kept: [NaiveSolver.Constraint] = system.bounds
      for (id, constraint) in system.live where constraint.priority == 1000 {
        let holds = NaiveSolver(variableCount: system.variables.count, constraints: kept + [constraint]).bestCost()[0] < 1e-6
        #expect(system.solver.isBroken(id) == !holds, "seed \(seed)")
        if holds { kept.append(constraint) }
      }
      for conflict in system.solver.conflicts { checkIsMinimal(conflict, system, seed) }
    }
  }

  /// The members of a conflict contradict each other; without any one of them there is no contradiction.
  private func checkIsMinimal(_ conflict: ConstraintSolver.Conflict, _ system: System, _ seed: Int) {
    let bounds = conflict.bounds.map { bound in
      NaiveSolver.Constraint(
        coefficients: system.variables.map { $0 == bound ? 1 : 0 }, constant: 0, relation: 1, priority: 1000)
    }
    let members = system.live.filter { conflict.members.contains($0.constraint) }.map(\.naive)
    let together = NaiveSolver(variableCount: system.variables.count, constraints: bounds + members)
    #expect(together.bestCost()[0] > 1e-6, "seed \(seed): the members of a conflict can hold together")
    for left in members.indices {
      let rest = NaiveSolver(
        variableCount: system.variables.count,
        constraints: bounds + members.enumerated().filter { $0.offset != left }.map(\.element))
      #expect(rest.bestCost()[0] < 1e-6, "seed \(seed): a conflict names a constraint that isn't part of it")
    }
  }

  @Test("additions, removals, changed constants, priorities and given values end where a fresh solver ends") func histories() {
    for seed in 1...200 {
      var system = System(seed: UInt64(seed) + 20_000, variableCount: 3 + seed % 5)
      var given: [Int: Double] = [:]
      for _ in 0..<30 {
        switch system.random.next(7) {
        case 0, 1, 2: system.addRandom()
        case 3:
          if !system.live.isEmpty { system.solver.remove(system.live.remove(at: system.random.next(system.live.count)).constraint) }
        case 4:
          if !system.live.isEmpty {
            let index = system.random.next(system.live.count)
            let constant = Double(system.random.next(31) - 15) * 7
            system.live[index].naive.constant = constant
            system.solver.setConstant(constant, of: system.live[index].constraint)
          }
        case 5:
          let index = system.random.next(system.variables.count)
          let value: Double? = system.random.next(3) == 0 ? nil : Double(system.random.next(200))
          given[index] = value
          system.solver.give(system.variables[index], value)
        default: system.solver.solve()
        }
      }
      system.solver.solve()
      let fresh = ConstraintSolver()
      let variables = system.variables.map { fresh.addVariable(isNonNegative: system.solver.variables[Int($0.id)].isNonNegative) }
      for (index, value) in given { fresh.give(variables[index], value) }
      var ids: [ConstraintSolver.Constraint] = []
      for (_, constraint) in system.live {
        ids.append(
          fresh.add(
            zip(variables, constraint.coefficients).map { ConstraintSolver.Term($0, $1) }, constant: constraint.constant,
            ConstraintSolver.Relation(rawValue: Int8(constraint.relation)) ?? .equal, priority: constraint.priority))
      }
      fresh.solve()
      for (index, variable) in variables.enumerated() where fresh.isUsed(variable) {
        let (old, new) = (system.solver.value(of: system.variables[index]), fresh.value(of: variable))
        #expect(abs(old - new) < 1e-5, "seed \(seed): variable \(index) is \(old) and not \(new)")
      }
      for (index, id) in ids.enumerated() {
        #expect(fresh.isBroken(id) == system.solver.isBroken(system.live[index].constraint), "seed \(seed): constraint \(index)")
      }
    }
  }
}

/// Trees of edges and sizes, as screens have them, with some optional constraints: constraints are removed and added again.
@Suite struct SolverIncrementTests {
  /// Views inside and after other views; the four constraints of each view are chosen at random.
  struct Tree {
    var random: SeededRandom
    let solver = ConstraintSolver()
    var views: [[ConstraintSolver.Variable]] = []
    var live: [(id: ConstraintSolver.Constraint, terms: [(Int, Double)], constant: Double, relation: Int8, priority: Double)] = []

    init(seed: UInt64, count: Int) {
      random = SeededRandom(seed)
      addView()
      for (variable, value) in zip(views[0], [0.0, 0, 320, 480]) { solver.give(variable, value) }
      for _ in 0..<count {
        addView()
        constrain(views.count - 1)
      }
    }

    mutating func addView() { views.append((0..<4).map { solver.addVariable(isNonNegative: $0 > 1) }) }

    mutating func add(_ terms: [(Int, Double)], _ constant: Double, _ relation: Int8 = 0, _ priority: Double = 1000) {
      let id = solver.add(
        terms.map { .init(views[$0.0 / 4][$0.0 % 4], $0.1) }, constant: constant, .init(rawValue: relation) ?? .equal, priority: priority)
      live.append((id, terms, constant, relation, priority))
    }

    /// Constraints to its superview, or to a sibling before it, along both axes.
    mutating func constrain(_ index: Int) {
      for axis in 0..<2 {
        let (place, size) = (index * 4 + axis, index * 4 + 2 + axis)
        let other = random.next(index)
        let (otherPlace, otherSize) = (other * 4 + axis, other * 4 + 2 + axis)
        let gap = Double(random.next(4) * 4)
        switch random.next(3) {
        case 0: add([(place, 1)], -gap)
        case 1: add([(place, 1), (otherPlace, -1), (otherSize, -1)], -gap)
        default: add([(place, 1), (size, 0.5), (otherSize, -0.5)], 0)
        }
        switch random.next(4) {
        case 0: add([(size, 1)], -Double(10 + random.next(50)))
        case 1: add([(size, 1), (otherSize, -1)], 0)
        case 2:
          add([(size, 1)], -40, -1, 250)
          add([(size, 1)], -40, 1, 750)
        default: add([(size, 1), (otherSize, -0.5)], 0, 0, 900)
        }
      }
    }

    /// The solution of a new solver with the same constraints.
    func fresh(_ given: [Double]) -> [Double] {
      let solver = ConstraintSolver()
      let all = views.map { _ in (0..<4).map { solver.addVariable(isNonNegative: $0 > 1) } }
      for (variable, value) in zip(all[0], given) { solver.give(variable, value) }
      for entry in live {
        _ = solver.add(
          entry.terms.map { .init(all[$0.0 / 4][$0.0 % 4], $0.1) }, constant: entry.constant, .init(rawValue: entry.relation) ?? .equal,
          priority: entry.priority)
      }
      solver.solve()
      return all.flatMap { $0 }.map { solver.isUsed($0) ? solver.value(of: $0) : 0 }
    }
  }

  @Test("constraints that go and come, in any order, end where a fresh solve ends") func histories() {
    for seed in 1...60 {
      var tree = Tree(seed: UInt64(seed), count: 4 + seed % 20)
      var given = [0.0, 0, 320, 480]
      for _ in 0..<20 {
        switch tree.random.next(5) {
        case 0, 1:
          let index = tree.random.next(tree.live.count)
          let gone = tree.live.remove(at: index)
          tree.solver.remove(gone.id)
          if tree.random.next(2) == 0 { tree.solver.solve() }
          if tree.random.next(3) > 0 { tree.add(gone.terms, gone.constant, gone.relation, gone.priority) }
        case 2:
          tree.addView()
          tree.constrain(tree.views.count - 1)
        case 3:
          given[2] = Double(200 + tree.random.next(300))
          tree.solver.give(tree.views[0][2], given[2])
        default:
          let index = tree.random.next(tree.live.count)
          tree.live[index].constant -= 3
          tree.solver.setConstant(tree.live[index].constant, of: tree.live[index].id)
        }
        if tree.random.next(3) == 0 { tree.solver.solve() }
        if tree.live.isEmpty { break }
      }
      tree.solver.solve()
      let found = tree.views.flatMap { $0 }.map { tree.solver.isUsed($0) ? tree.solver.value(of: $0) : 0 }
      for (index, (old, new)) in zip(found, tree.fresh(given)).enumerated() {
        #expect(abs(old - new) < 1e-5, "seed \(seed): variable \(index) is \(old) and not \(new)")
      }
    }
  }

  /// n views, each below the one before and as wide as the root.
  private func list(_ count: Int) -> (ConstraintSolver, [[ConstraintSolver.Variable]], heights: [ConstraintSolver.Constraint]) {
    let solver = ConstraintSolver()
    var views = [(0..<4).map { _ in solver.addVariable() }]
    for variable in views[0] { solver.give(variable, 100) }
    var heights: [ConstraintSolver.Constraint] = []
    for index in 1...count {
      let view = (0..<4).map { solver.addVariable(isNonNegative: $0 > 1) }
      _ = solver.add([.init(view[0])], constant: 0, .equal)
      _ = solver.add([.init(view[2]), .init(views[0][2], -1)], constant: 0, .equal)
      _ = solver.add(
        index == 1 ? [.init(view[1])] : [.init(view[1]), .init(views[index - 1][1], -1), .init(views[index - 1][3], -1)], constant: 0, .equal)
      heights.append(solver.add([.init(view[3])], constant: -20, .equal))
      views.append(view)
    }
    solver.solve()
    solver.forgetChanges()
    return (solver, views, heights)
  }

  @Test("an added or removed constraint touches only what depends on it") func touched() {
    let (solver, views, heights) = list(500)
    let before = solver.definitions
    solver.remove(heights[499])
    solver.solve()
    _ = solver.add([.init(views[500][3])], constant: -30, .equal)
    solver.solve()
    #expect(solver.definitions - before == 1)
    #expect(Set(solver.changedVariables) == [views[500][3]])
    solver.forgetChanges()
    // A new height of the 490th view moves the ten views below it.
    solver.remove(heights[489])
    _ = solver.add([.init(views[490][3])], constant: -21, .equal)
    solver.solve()
    #expect(Set(solver.changedVariables) == Set([views[490][3]] + views[491...].map { $0[1] }))
    #expect(solver.definitions - before == 12)
    #expect(solver.value(of: views[500][1]) == 499 * 20 + 1)
    solver.forgetChanges()
    // A constraint that repeats what others fix, and an optional constraint that contradicts required ones, move nothing.
    _ = solver.add([.init(views[500][0]), .init(views[499][0], -1)], constant: 0, .equal)
    _ = solver.add([.init(views[3][3])], constant: -500, .equal, priority: 999)
    solver.solve()
    #expect(solver.changedVariables.isEmpty && solver.definitions - before == 12)
  }

  @Test("a contradiction is resolved when its cause goes, and the rest is incremental again") func contradiction() {
    let (solver, views, _) = list(50)
    let second = solver.add([.init(views[10][3])], constant: -90, .equal)
    solver.solve()
    #expect(solver.isBroken(second) && solver.conflicts.count == 1)
    solver.remove(second)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: views[50][1]) == 49 * 20)
    let before = solver.definitions
    _ = solver.add([.init(views[50][0]), .init(views[49][0], -1)], constant: 0, .equal)
    solver.solve()
    #expect(solver.definitions == before)
  }
}

extension SeededRandom {
  /// From 0 up to the bound.
  mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
