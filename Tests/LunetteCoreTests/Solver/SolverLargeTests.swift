import CWork
import CoreTestSupport
import Testing

@testable import LunetteCore

/// Systems that are too large for `NaiveSolver`, whose best solutions are known.
@Suite struct SolverLargeTests {
  typealias Term = ConstraintSolver.Term

  @Test("in a row without room the lowest priorities give way, and of equal ones the first views, each down to what is required") func fullRow() {
    for seed in 1...60 {
      var random = SeededRandom(UInt64(seed))
      let solver = ConstraintSolver()
      let count = 10 + random.next(60)
      let lengths = (0..<count).map { _ in Double(10 + random.next(40)) }
      let least = (0..<count).map { _ in Double(random.next(3) * 3) }
      let priorities = (0..<count).map { _ in [750.0, 500, 400][random.next(3)] }
      let sizes = (0..<count).map { _ in solver.addVariable(isNonNegative: true) }
      for index in 0..<count {
        if least[index] > 0 { _ = solver.add([Term(sizes[index])], constant: -least[index], .greaterOrEqual) }
        _ = solver.add([Term(sizes[index])], constant: -lengths[index], .lessOrEqual, priority: 251)
        _ = solver.add([Term(sizes[index])], constant: -lengths[index], .greaterOrEqual, priority: priorities[index])
      }
      let (full, smallest) = (lengths.reduce(0, +), least.reduce(0, +))
      let sum = solver.add(sizes.map { Term($0) }, constant: -full, .equal)
      for _ in 0..<4 {
        let room = smallest + ((full - smallest) * Double(random.next(101)) / 100).rounded()
        solver.setConstant(-room, of: sum)
        solver.solve()
        var (expected, missing) = (lengths, full - room)
        for priority in [400.0, 500, 750] {
          for index in 0..<count where priorities[index] == priority {
            let less = min(missing, lengths[index] - least[index])
            expected[index] -= less
            missing -= less
          }
        }
        for index in 0..<count {
          let size = solver.value(of: sizes[index])
          #expect(abs(size - expected[index]) < 1e-6, "seed \(seed), room \(room): view \(index) of \(count) is \(size) and not \(expected[index])")
        }
      }
    }
  }

  @Test("sizes in proportion to one of them share a length") func proportions() {
    for count in [5, 33, 34, 90] {
      let solver = ConstraintSolver()
      let sizes = (0..<count).map { _ in solver.addVariable(isNonNegative: true) }
      let factors = (0..<count).map { Double(10 + $0 * 7 % 13) / 10 }
      for index in 1..<count { _ = solver.add([Term(sizes[index]), Term(sizes[0], -factors[index])], constant: 0, .equal, priority: 999) }
      _ = solver.add(sizes.map { Term($0) }, constant: -300, .equal)
      solver.solve()
      let total = factors.reduce(0, +)
      for index in 0..<count { #expect(abs(solver.value(of: sizes[index]) - 300 * factors[index] / total) < 1e-6) }
    }
  }

  @Test("where gaps alone are too long for a row, its end is given up, and equal gaps stay equal") func tooManyGaps() {
    for count in [3, 20, 70] {
      let solver = ConstraintSolver()
      var last: (place: ConstraintSolver.Variable, size: ConstraintSolver.Variable)?
      var gaps: [ConstraintSolver.Variable] = []
      for _ in 0..<count {
        let view = (place: solver.addVariable(), size: solver.addVariable(isNonNegative: true))
        if let last {
          _ = solver.add([Term(view.place), Term(last.place, -1), Term(last.size, -1)], constant: -2, .greaterOrEqual)
          let gap = solver.addVariable(isNonNegative: true)
          _ = solver.add([Term(last.place), Term(last.size), Term(gap), Term(view.place, -1)], constant: 0, .equal)
          if let model = gaps.first { _ = solver.add([Term(gap), Term(model, -1)], constant: 0, .equal) }
          gaps.append(gap)
        } else {
          _ = solver.add([Term(view.place)], constant: 0, .equal)
        }
        last = view
      }
      guard let last else { continue }
      let end = solver.add([Term(last.place), Term(last.size)], constant: -Double(count), .equal)
      solver.solve()
      #expect(solver.conflicts.map(\.broken) == [end], "\(count) views")
      for gap in gaps { #expect(abs(solver.value(of: gap) - solver.value(of: gaps[0])) < 1e-6 && solver.value(of: gap) > 2 - 1e-6) }
    }
  }

  /// A system as data, to be added in several orders.
  struct System {
    var isSize: [Bool] = []
    var constraints: [(terms: [(Int, Double)], constant: Double, relation: Int8, priority: Double)] = []

    mutating func variable(isSize: Bool) -> Int {
      self.isSize.append(isSize)
      return self.isSize.count - 1
    }

    mutating func add(_ terms: [(Int, Double)], _ constant: Double, _ relation: Int8 = 0, _ priority: Double = 1000) {
      constraints.append((terms, constant, relation, priority))
    }

    /// The errors' sums, the highest priority first.
    func costs(_ order: [Int]) -> [Double] {
      let solver = ConstraintSolver()
      let variables = isSize.map { solver.addVariable(isNonNegative: $0) }
      for index in order {
        let entry = constraints[index]
        _ = solver.add(
          entry.terms.map { Term(variables[$0.0], $0.1) }, constant: entry.constant, .init(rawValue: entry.relation) ?? .equal,
          priority: entry.priority)
      }
      solver.solve()
      var costs: [Double: Double] = [1000: 0]
      for entry in constraints {
        let value = entry.terms.reduce(entry.constant) { $0 + $1.1 * solver.value(of: variables[$1.0]) }
        costs[entry.priority, default: 0] += entry.relation == 0 ? abs(value) : max(0, entry.relation > 0 ? -value : value)
      }
      return costs.sorted { $0.key > $1.key }.map(\.value)
    }

    func checkOrders(_ random: inout SeededRandom, _ name: String) {
      let first = costs(Array(constraints.indices))
      #expect(first[0] < 1e-4, "\(name): required constraints are violated by \(first[0])")
      for order in [constraints.indices.reversed(), constraints.indices.shuffled(using: &random)] {
        let second = costs(order)
        for (a, b) in zip(first, second) { #expect(abs(a - b) < 1e-3, "\(name): \(first) and \(second)") }
      }
    }
  }

  @Test("the order of addition changes no priority's cost: constraints at random") func randomOrders() {
    for seed in 1...30 {
      var random = SeededRandom(UInt64(seed) + 70_000)
      var system = System()
      let count = 30 + random.next(60)
      let near = seed % 3 == 0 ? count : 8
      for _ in 0..<count { _ = system.variable(isSize: random.next(2) == 0) }
      let point = (0..<count).map { _ in Double(random.next(500)) }
      for _ in 0..<2 * count {
        var terms: [(Int, Double)] = []
        let base = random.next(count)
        for _ in 0..<2 + random.next(2) {
          let variable = (base + random.next(near)) % count
          if !terms.contains(where: { $0.0 == variable }) { terms.append((variable, [1, -1, 2, 0.5][random.next(4)])) }
        }
        let (relation, priority) = ([Int8(-1), 0, 1, 1][random.next(4)], [1000.0, 750, 500, 250][random.next(4)])
        if priority < 1000 {
          system.add(terms, -Double(random.next(1000)), relation, priority)
        } else {
          let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
          let isEquation = relation == 0 && random.next(2) == 0
          system.add(terms, -sum + (isEquation ? 0 : Double(random.next(50))), isEquation ? 0 : 1)
        }
      }
      system.checkOrders(&random, "seed \(seed)")
    }
  }

  @Test("the order of addition changes no priority's cost: rows in columns in rows, with much or little room") func nestedOrders() {
    for seed in 1...40 {
      var random = SeededRandom(UInt64(seed) + 80_000)
      var system = System()
      func addContent(_ size: Int) {
        let length = Double(5 + random.next(20))
        system.add([(size, 1)], -length, -1, [251, 250, 600][random.next(3)])
        system.add([(size, 1)], -length, 1, [750, 749, 500][random.next(3)])
      }
      let depth = 10 + random.next(50)
      var (along, across) = (system.variable(isSize: true), system.variable(isSize: true))
      for size in [along, across] { system.add([(size, 1)], -Double(random.next(depth * 12))) }
      for _ in 0..<depth {
        let (inner, size, other) = (system.variable(isSize: true), system.variable(isSize: true), system.variable(isSize: true))
        system.add([(along, 1), (inner, -1), (size, -1)], 0)
        system.add([(other, 1), (across, -1)], 0)
        addContent(size)
        addContent(other)
        (along, across) = (across, inner)
      }
      system.checkOrders(&random, "seed \(seed)")
    }
  }

  /// Labels of which each column has one leading edge and each row one top, with content that has no room. The search of 30 columns once went in circles
  /// until its limit of steps.
  @Test("a grid of labels without room takes no more steps than it has constraints", arguments: [12, 26, 30]) func grid(_ side: Int) {
    var system = System()
    var cells: [(x: Int, y: Int, width: Int, height: Int)] = []
    for row in 0..<side {
      for column in 0..<side {
        let cell = (
          x: system.variable(isSize: false), y: system.variable(isSize: false), width: system.variable(isSize: true), height: system.variable(isSize: true)
        )
        let (left, above) = (column > 0 ? cells[cells.count - 1] : nil, row > 0 ? cells[cells.count - side] : nil)
        system.add([(cell.x, 1)] + (left.map { [($0.x, -1), ($0.width, -1)] } ?? []), -2, 1)
        system.add([(cell.y, 1)] + (above.map { [($0.y, -1), ($0.height, -1)] } ?? []), -2, 1)
        if let above { system.add([(cell.x, 1), (above.x, -1)], 0) }
        if let left { system.add([(cell.y, 1), (left.y, -1)], 0) }
        if column == side - 1 { system.add([(cell.x, 1), (cell.width, 1)], -320, -1) }
        if row == side - 1 { system.add([(cell.y, 1), (cell.height, 1)], -568, -1) }
        let length = Double(1 + (row + 1) * (column + 1) % 9) * 8.5
        for (size, length) in [(cell.width, length), (cell.height, 20.5)] {
          system.add([(size, 1)], -length, -1, 251)
          system.add([(size, 1)], -length, 1, 750)
        }
        cells.append(cell)
      }
    }
    // A step of the search counts an eighth of its rows.
    let allowed = Int64(system.constraints.count * system.constraints.count / 8)
    work_allow(allowed)
    defer { work_allow(WORK_UNLIMITED) }
    let costs = system.costs(Array(system.constraints.indices))
    #expect(!HostWork.isOver, "\(side) columns")
    #expect(costs[0] < 1e-4)
  }

  @Test("the order of addition changes no priority's cost: centres of views at equal distances") func centredOrders() {
    for seed in 1...20 {
      var random = SeededRandom(UInt64(seed) + 90_000)
      var system = System()
      let count = 5 + random.next(30)
      var last: (place: Int, size: Int)?
      var model: Int?
      for index in 0..<count {
        let view = (place: system.variable(isSize: false), size: system.variable(isSize: true))
        let length = Double(random.next(40))
        system.add([(view.size, 1)], -length, -1, 250)
        system.add([(view.size, 1)], -length, 1, 750)
        if let last {
          system.add([(view.place, 1), (last.place, -1), (last.size, -1)], -2, 1)
          let gap = system.variable(isSize: true)
          system.add([(gap, 1), (last.place, 1), (last.size, 0.5), (view.place, -1), (view.size, -0.5)], 0)
          if let model { system.add([(gap, 1), (model, -1)], 0, 0, 150 - Double(min(index, 10))) } else { model = gap }
        } else {
          system.add([(view.place, 1)], 0)
        }
        last = view
      }
      if let last { system.add([(last.place, 1), (last.size, 1)], -Double(count * (4 + random.next(30)))) }
      system.checkOrders(&random, "seed \(seed)")
    }
  }
}
