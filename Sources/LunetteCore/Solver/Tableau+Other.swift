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
}
