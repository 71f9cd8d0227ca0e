/// Other solutions that are as good: which values may differ, and how far.
extension ConstraintSolver {
  /// Another value that the variable may have at no cost: as near as possible to `step` above the present one, or if it can't be greater, to
  /// `step` below. Nil when it has only one value.
  package func otherValue(of variable: Variable, within step: Double) -> Double? {
    let id = variables[Int(variable.id)].part
    guard id != Self.none, let part = parts[Int(id)], part.tableau != nil else { return nil }
    if part.ties == nil || part.ties?.step != step { part.ties = Ties(of: part, in: self, step: step) }
    return part.ties?.otherValue(of: variable.id, part, self)
  }
}

/// In which directions the columns of a part's tableau may move at no cost, and what that does to the part's variables.
///
/// A column that costs something in a direction can't move that way in any solution as good as this one. So a variable that no free column
/// changes has one value, and one that a free column moves far enough before anything bends has another. Between the two the tableau decides.
struct Ties {
  let step: Double
  /// By the step in which a variable became known: how far free columns move it, each alone; infinite derivatives don't occur.
  private var farthest: [(up: Double, down: Double)]
  /// Whether some free column moves the variable up or down, however far.
  private var moves: [(up: Bool, down: Bool)]

  init(of part: SolverPart, in solver: ConstraintSolver, step: Double) {
    self.step = step
    farthest = Array(repeating: (0, 0), count: part.steps.count)
    moves = Array(repeating: (false, false), count: part.steps.count)
    guard var tableau = part.tableau else { return }
    var spread = Spread(part, solver)
    for (index, entry) in tableau.freeSlots.enumerated() {
      // The variables below one that is settled are looked for again after 1, 2, 4, ... slots.
      if index & (index - 1) == 0 { spread.close { farthest[$0].up >= step } }
      let (room, direction) = tableau.room(entry.slot, entry.sign)
      spread.move(direction) { rank, speed in
        if speed > 0 {
          moves[rank].up = true
          farthest[rank].up = max(farthest[rank].up, room * speed)
        } else {
          moves[rank].down = true
          farthest[rank].down = max(farthest[rank].down, -room * speed)
        }
      }
    }
  }

  func otherValue(of variable: Int32, _ part: SolverPart, _ solver: ConstraintSolver) -> Double? {
    let rank = Int(solver.partVariables[Int(variable)].rank)
    guard moves.indices.contains(rank) else { return nil }
    let value = solver.variables[Int(variable)].value
    for (isPossible, far, sign) in [(moves[rank].up, farthest[rank].up, 1.0), (moves[rank].down, farthest[rank].down, -1.0)] where isPossible {
      if far >= step { return value + sign * step }
      let other = nearest(to: value + sign * step, variable, part, solver)
      if abs(other - value) > ConstraintSolver.tolerance { return other }
    }
    return nil
  }

  /// The value of the variable when it may also have a wish, below all others.
  private func nearest(to wish: Double, _ variable: Int32, _ part: SolverPart, _ solver: ConstraintSolver) -> Double {
    let value = solver.variables[Int(variable)].value
    guard var tableau = part.tableau else { return value }
    let (row, level) = (tableau.rowCount, (tableau.items.last?.level ?? 0) + 1)
    tableau.addRowAtCorner(Tableau.Item(.equal, level: level), solver.slopes(of: variable, part), constant: solver.offset(of: variable, part) - wish)
    tableau.minimize(level: level, rows: row..<row + 1)
    return wish + tableau.values[row]
  }
}

extension ConstraintSolver {
  /// The variable as a sum of the columns of the part's tableau.
  fileprivate func slopes(of variable: Int32, _ part: SolverPart) -> [Tableau.Entry] {
    var weights = Array(repeating: 0.0, count: part.steps.count)
    var entries: [Tableau.Entry] = []
    let last = Int(partVariables[Int(variable)].rank)
    weights[last] = 1
    for rank in stride(from: last, through: 0, by: -1) where abs(weights[rank]) > Self.negligible {
      let known = part.steps[rank]
      if known.constraint == Self.none {
        entries.append(Tableau.Entry(column: partVariables[Int(known.variable)].column, coefficient: weights[rank]))
        continue
      }
      let state = constraints[Int(known.constraint)]
      let range = Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)
      guard let own = range.first(where: { terms[$0].variable == known.variable }).map({ terms[$0].coefficient }) else { continue }
      if known.slack != Self.none { entries.append(Tableau.Entry(column: known.slack, coefficient: weights[rank] / own)) }
      for index in range where terms[index].variable != known.variable && !variables[Int(terms[index].variable)].isFixed {
        weights[Int(partVariables[Int(terms[index].variable)].rank)] -= weights[rank] * terms[index].coefficient / own
      }
    }
    return entries
  }

  /// The factor of the variable in the constraint.
  fileprivate func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    let state = constraints[Int(constraint)]
    for index in Int(state.firstTerm)..<Int(state.firstTerm + state.termCount) where terms[index].variable == variable { return terms[index].coefficient }
    return 1
  }

  /// The variable's value while the free variables are zero.
  fileprivate func offset(of variable: Int32, _ part: SolverPart) -> Double { partVariables[Int(variable)].base }
}

/// Passes the movement of a column on to the variables of a part, each once, in the order in which they became known.
private struct Spread {
  private let part: SolverPart
  private let solver: ConstraintSolver
  /// The variable that a constraint of the part determines, as its rank; by the constraint's place in the part.
  private var determined: [Int32]
  private var speeds: [Double]
  private var isQueued: [Bool]
  /// Variables that need not be looked at any more: they and all that depend on them are settled.
  private var isClosed: [Bool]
  private var queue = MinHeap()

  init(_ part: SolverPart, _ solver: ConstraintSolver) {
    (self.part, self.solver) = (part, solver)
    determined = Array(repeating: ConstraintSolver.none, count: part.constraints.count)
    for (rank, step) in part.steps.enumerated() where step.constraint != ConstraintSolver.none {
      determined[Int(solver.constraints[Int(step.constraint)].place)] = Int32(rank)
    }
    speeds = Array(repeating: 0, count: part.steps.count)
    isQueued = Array(repeating: false, count: part.steps.count)
    isClosed = isQueued
  }

  mutating func close(_ isSettled: (Int) -> Bool) {
    for rank in part.steps.indices.reversed() where isSettled(rank) {
      var areOthersClosed = true
      forEachDependent(of: part.steps[rank].variable) { if !isClosed[$0] { areOthersClosed = false } }
      isClosed[rank] = areOthersClosed
    }
  }

  private func forEachDependent(of variable: Int32, _ body: (Int) -> Void) {
    var term = solver.variables[Int(variable)].firstTerm
    while term != ConstraintSolver.none {
      let state = solver.terms[Int(term)]
      term = state.next
      let rank = determined[Int(solver.constraints[Int(state.constraint)].place)]
      if rank != ConstraintSolver.none, part.steps[Int(rank)].variable != variable { body(Int(rank)) }
    }
  }

  mutating func move(_ direction: SparseVector, _ found: (Int, Double) -> Void) {
    for column in direction.indices {
      let rank = Int(solver.partVariables[Int(part.freeVariables[Int(column)])].rank)
      let step = part.steps[rank]
      let speed = direction.values[Int(column)]
      if step.slack == column, step.constraint != ConstraintSolver.none {
        add(speed / solver.coefficient(of: step.variable, in: step.constraint), to: rank)
      } else if step.constraint == ConstraintSolver.none, solver.partVariables[Int(step.variable)].column == column {
        add(speed, to: rank)
      }
    }
    while let rank = queue.pop() {
      let speed = speeds[Int(rank)]
      (speeds[Int(rank)], isQueued[Int(rank)]) = (0, false)
      if abs(speed) < ConstraintSolver.negligible { continue }
      found(Int(rank), speed)
      pass(speed, from: part.steps[Int(rank)].variable)
    }
  }

  private mutating func add(_ speed: Double, to rank: Int) {
    if isClosed[rank] { return }
    speeds[rank] += speed
    if !isQueued[rank] {
      isQueued[rank] = true
      queue.push(Int32(rank))
    }
  }

  private mutating func pass(_ speed: Double, from variable: Int32) {
    var term = solver.variables[Int(variable)].firstTerm
    while term != ConstraintSolver.none {
      let state = solver.terms[Int(term)]
      term = state.next
      let rank = determined[Int(solver.constraints[Int(state.constraint)].place)]
      guard rank != ConstraintSolver.none, part.steps[Int(rank)].variable != variable else { continue }
      add(-speed * state.coefficient / solver.coefficient(of: part.steps[Int(rank)].variable, in: state.constraint), to: Int(rank))
    }
  }
}
