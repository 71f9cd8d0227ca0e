/// Other solutions that cost as little: which slots may still move, and how far.
extension Tableau {
  /// Slots whose rows may move at no cost, and the direction.
  var freeSlots: [(slot: Int32, sign: Double)] {
    var free: [(slot: Int32, sign: Double)] = []
    for (slot, row) in slots.enumerated() {
      if row < 0 || items[Int(row)].mayRise { free.append((Int32(slot), 1)) }
      if row < 0 || items[Int(row)].maySink { free.append((Int32(slot), -1)) }
    }
    return free
  }

  /// Of two rows of the same sum that are both zero, one may have a slot and the other keep it from moving: then the slot's row may not move that way
  /// either. So a view whose length is that of its content, which neither hugging nor compression lets change, takes no search.
  mutating func keepBlocked() {
    for own in slots where own >= 0 {
      if items[Int(own)].mayRise, isBlocked(Int(own), 1) { stop(row: Int(own), 1) }
      if items[Int(own)].maySink, isBlocked(Int(own), -1) { stop(row: Int(own), -1) }
    }
  }

  private func isBlocked(_ own: Int, _ sign: Double) -> Bool {
    guard let first = entries(ofRow: own).first else { return false }
    let range = Int(columnStarts[Int(first.column)])..<Int(columnStarts[Int(first.column) + 1])
    return range.prefix(Self.mostNeighbours).contains { index in
      let row = Int(rowsOfColumns[index].row)
      let scale = rowsOfColumns[index].coefficient / first.coefficient
      return slotOfRow[row] < 0 && items[row].isDone && abs(values[row]) <= ConstraintSolver.tolerance
        && !(sign * scale > 0 ? items[row].mayRise : items[row].maySink) && isMultiple(row, of: own, scale)
    }
  }

  /// Whether a row is another one times a factor, but for their constants.
  func isMultiple(_ row: Int, of other: Int, _ scale: Double) -> Bool {
    let (first, second) = (entries(ofRow: row), entries(ofRow: other))
    return first.count == second.count
      && zip(first, second).allSatisfy { $0.column == $1.column && abs($0.coefficient - scale * $1.coefficient) < ConstraintSolver.negligible }
  }

  /// So many rows of a column are looked at. Ours
  static let mostNeighbours = 16

  var hasTie: Bool {
    slots.contains { row in row < 0 ? isNamed(Int(-1 - row)) : items[Int(row)].mayRise || items[Int(row)].maySink }
  }

  /// How far a slot's row may move before a row reaches its bend, and in which direction the columns then move.
  mutating func room(_ slot: Int32, _ sign: Double) -> (room: Double, direction: SparseVector) {
    findDirection(slot, sign)
    var room = Double.infinity
    for row in speeds.indices {
      let (number, speed) = (Int(row), speeds.values[Int(row)])
      guard slotOfRow[number] < 0, items[number].below || items[number].above, abs(speed) > Self.leastSpeed, (self.sign(number) > 0) == (speed < 0)
      else { continue }
      let value = abs(values[number]) > ConstraintSolver.tolerance ? abs(values[number]) : 0
      room = min(room, value / abs(speed))
    }
    return (room, direction)
  }

  /// A direction in which every row moves that no slot alone moves and that can move at no cost, and how far that goes until another row reaches its bend.
  ///
  /// The directions that cost nothing are a cone: rows that may not leave zero are zero in it, the others that are zero keep to the side that they may
  /// take, their *walls*. A wall from which a known move leads away is none for the others: any of them and enough of the known move are in the cone. So
  /// a search for the point in which each of the other walls is as far away as a number of its own finds all that there is at once, since where each of
  /// many walls is left by some move, their sum leaves all. The numbers are irregular, so that no sum of rows is zero by chance.
  /// - Parameter known: a move that costs nothing, in the columns
  mutating func widestMove(beside known: SparseVector) -> (room: Double, direction: SparseVector) {
    direction.clear()
    for column in known.indices { direction.add(known.values[Int(column)], at: column) }
    findSpeeds()
    let knownSpeeds = speeds.values
    func leaves(_ own: Int32) -> Bool { abs(own < 0 ? known.values[Int(-1 - own)] : knownSpeeds[Int(own)]) > ConstraintSolver.tolerance }
    var cone = Tableau(columnCount: columnCount)
    var walls: [(row: Int32, relation: ConstraintSolver.Relation)] = []
    var free: [Int32] = []
    for own in slots {
      let (rises, sinks) = own < 0 ? (true, true) : (items[Int(own)].mayRise, items[Int(own)].maySink)
      if !rises && !sinks {
        cone.addRow(Item(.equal, level: 0), entries(ofRow: Int(own)), constant: 0)
      } else if !leaves(own) {
        if rises && sinks { free.append(own) } else { walls.append((own, rises ? .greaterOrEqual : .lessOrEqual)) }
      }
    }
    for row in items.indices where slotOfRow[row] < 0 && abs(values[row]) <= ConstraintSolver.tolerance && !leaves(Int32(row)) {
      let (item, isAbove) = (items[row], sign(row) > 0)
      guard item.below || item.above, !(item.isDone && (isAbove ? item.maySink : item.mayRise)) else { continue }
      walls.append((Int32(row), isAbove ? .greaterOrEqual : .lessOrEqual))
    }
    let equations = cone.rowCount
    for wall in walls { cone.addRow(Item(wall.relation, level: 0), entries(ofRow: Int(wall.row)), constant: 0) }
    let required = cone.rowCount
    for wall in walls {
      let wish = Self.nudge(cone.rowCount, towardsPositive: wall.relation == .greaterOrEqual)
      cone.addRow(Item(wall.relation, level: 1), entries(ofRow: Int(wall.row)), constant: -wish)
    }
    for own in free {
      let wish = Self.nudge(cone.rowCount, towardsPositive: true)
      let entries = own >= 0 ? entries(ofRow: Int(own)) : [Entry(column: -1 - own, coefficient: 1)]
      cone.addRow(Item(.equal, level: 2), entries, constant: -wish)
    }
    cone.start(relations: equations, required: required)
    cone.minimizeAll()
    direction.clear()
    for column in cone.columns.indices where abs(cone.columns[column]) > ConstraintSolver.tolerance {
      direction.add(cone.columns[column], at: Int32(column))
    }
    findSpeeds()
    // So much of the known move that no row goes through a wall that it leaves.
    var share = 0.0
    for row in speeds.indices where abs(values[Int(row)]) <= ConstraintSolver.tolerance && leaves(row) {
      share = max(share, -speeds.values[Int(row)] / knownSpeeds[Int(row)])
    }
    for column in known.indices { direction.add((share + 1) * known.values[Int(column)], at: column) }
    findSpeeds()
    var room = Double.infinity
    for row in speeds.indices {
      let (number, speed) = (Int(row), speeds.values[Int(row)])
      guard items[number].below || items[number].above, abs(values[number]) > ConstraintSolver.tolerance, abs(speed) > Self.leastSpeed,
        (values[number] > 0) == (speed < 0)
      else { continue }
      room = min(room, abs(values[number] / speed))
    }
    return (room, direction)
  }
}
