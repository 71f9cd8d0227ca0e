/// Other solutions that are as good: which values may differ, and how far.
extension ConstraintSolver {
  /// Another value that the variable may have at no cost: `step` above the present one, or else below, where one constraint that may give way
  /// allows that; or as far as it allows; or else where several together move the variable. Nil when it has only one value. Where very many
  /// constraints may give way, the first value that is found is told.
  package func otherValue(of variable: Variable, within step: Double) -> Double? {
    let id = variables[Int(variable.id)].part
    guard id != Self.none, let part = parts[Int(id)], part.tableau != nil else { return nil }
    if part.ties == nil || part.ties?.step != step { part.ties = Ties(of: part, in: self, step: step) }
    return part.ties?.distance(of: variable.id, part, self).map { value(of: variable) + $0 }
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
  private var movedTogether: [Int: Double]?
  /// The sum of all moves of one slot that go anywhere, each with a weight of its own.
  private var alone: SparseVector

  init(of part: SolverPart, in solver: ConstraintSolver, step: Double) {
    self.step = step
    farthest = Array(repeating: (0, 0), count: part.steps.count)
    moves = Array(repeating: (false, false), count: part.steps.count)
    alone = SparseVector(part.tableau?.columnCount ?? 0)
    part.tableau?.keepBlocked()
    guard var tableau = part.tableau else { return }
    var spread = Spread(part, solver)
    let slots = tableau.freeSlots
    for index in slots.indices {
      // From both ends, since in a row of views the slots of one end move all others, and settle them.
      let entry = slots[index % 2 == 0 ? index / 2 : slots.count - 1 - index / 2]
      // The variables below one that is settled are looked for again after 1, 2, 4, ... slots.
      if index & (index - 1) == 0 {
        let isAnyEnough = index >= Self.mostCompared
        spread.close { rank in
          let (up, down) = farthest[rank]
          return up >= step || isAnyEnough && max(up, down) > ConstraintSolver.tolerance
        }
      }
      let (room, direction) = tableau.room(entry.slot, entry.sign)
      if room > ConstraintSolver.tolerance {
        let weight = min(room, 1) * Tableau.nudge(index, towardsPositive: true)
        for column in direction.indices { alone.add(weight * direction.values[Int(column)], at: column) }
      }
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

  /// After this number of slots any distance is far enough. Ours: a row of views is done in time that grows with its length.
  private static let mostCompared = 64

  /// How far the variable may be moved, to the other side if negative; nil when it has only one value.
  mutating func distance(of variable: Int32, _ part: SolverPart, _ solver: ConstraintSolver) -> Double? {
    let rank = Int(solver.partVariables[Int(variable)].rank)
    guard moves.indices.contains(rank) else { return nil }
    let (up, down) = farthest[rank]
    if up >= step { return step }
    if down >= step { return -step }
    if max(up, down) > ConstraintSolver.tolerance { return up >= down ? up : -down }
    guard moves[rank].up || moves[rank].down else { return nil }
    if movedTogether == nil { movedTogether = moveTogether(part, solver) }
    return movedTogether?[rank]
  }

  /// How far each of the variables moves that several slots move together, in the one direction in which all move that can.
  private func moveTogether(_ part: SolverPart, _ solver: ConstraintSolver) -> [Int: Double] {
    var moved: [Int: Double] = [:]
    guard var tableau = part.tableau else { return moved }
    var spread = Spread(part, solver)
    let (room, direction) = tableau.widestMove(beside: alone)
    spread.move(direction) { rank, speed in
      let distance = max(-step, min(step, speed * room))
      if abs(distance) > ConstraintSolver.tolerance { moved[rank] = distance }
    }
    return moved
  }
}

extension ConstraintSolver {
  /// The factor of the variable in the constraint.
  fileprivate func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    let state = constraints[Int(constraint)]
    let index = (Int(state.firstTerm)..<Int(state.firstTerm + state.termCount)).first { terms[$0].variable == variable }
    return index.map { terms[$0].coefficient } ?? 1
  }
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
