import Foundation
import TestSupport
import Testing

@testable import LunetteKit

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

    var point: [Double] { variables.map { solver.value(of: $0) } }

    /// Without what was given up.
    var naive: NaiveSolver {
      NaiveSolver(variableCount: variables.count, constraints: bounds + live.filter { !solver.isBroken($0.constraint) }.map(\.naive))
    }
  }

  @Test("what is required holds, and no priority's errors can be smaller without hurting a higher one") func bestCost() {
    for seed in 1...400 {
      var system = System(seed: UInt64(seed), variableCount: 1 + seed % 4)
      for _ in 0..<(2 + seed % 8) { system.addRandom() }
      system.solver.solve()
      let naive = system.naive
      let (found, best) = (naive.cost(of: system.point), naive.bestCost())
      for (a, b) in zip(found, best) { #expect(abs(a - b) < 1e-5, "seed \(seed): \(found) and not \(best)") }
    }
  }

  @Test("a constraint is given up where, and only where, it can't hold beside those that were added before it") func conflicts() {
    for seed in 1...300 {
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

  /// Its members contradict each other, and without any one of them they don't.
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

extension SeededRandom {
  /// From 0 up to the bound.
  mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
