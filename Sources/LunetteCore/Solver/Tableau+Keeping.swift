/// Constraints that hold at the corner and are to hold from then on, as contradictions are looked for.
extension Tableau {
  /// An equation that holds gets a slot, if one has a row that isn't an equation.
  mutating func keepEquation(_ number: Int) {
    if slotOfRow[number] < 0 {
      let sum = inSlots(row: number)
      var best: (slot: Int32, coefficient: Double)?
      for slot in sum.indices {
        let own = slots[Int(slot)]
        let coefficient = abs(sum.values[Int(slot)])
        if own >= 0, items[Int(own)].below && items[Int(own)].above { continue }
        if coefficient > RowChoice.least, best.map({ coefficient > $0.coefficient }) ?? true { best = (slot, coefficient) }
      }
      if let best {
        if isMovingMuch, sum.indices.count <= Self.shortSum {
          exchange(slot: best.slot, for: Int32(number), sum)
          values[number] = 0
          areNudgesLate = true
        } else {
          give(best.slot, toEquation: number, sum)
        }
      }
      refresh(always: false)
    }
    (items[number].isDone, items[number].mayRise, items[number].maySink) = (true, false, false)
  }

  /// Where much moves with each equation, what nudges move is computed once for many of them, before the next search.
  mutating func bringNudges() {
    guard areNudgesLate else { return }
    (areNudgesLate, isMovingMuch) = (false, false)
    nudgedValues = place(nudges).rows
    for row in items.indices where items[row].isDone && slotOfRow[row] < 0 { settleNudge(row) }
  }

  /// An equation that moves more rows than this moves much. Ours
  private static let muchMoved = 64
  /// Longer sums would make each further equation cost more. Ours
  private static let shortSum = 32

  /// Gives the slot to an equation that holds: nothing but nudges moves by that.
  private mutating func give(_ slot: Int32, toEquation equation: Int, _ sum: SparseVector) {
    bringNudges()
    findDirection(slot, 1)
    isMovingMuch = speeds.indices.count > Self.muchMoved
    let distance = -nudgedValues[equation] / sum.values[Int(slot)]
    let leaving = slots[Int(slot)]
    give(slot, to: Int32(equation))
    for row in speeds.indices {
      let number = Int(row)
      if slotOfRow[number] >= 0 {
        (values[number], nudgedValues[number]) = (0, 0)
      } else {
        nudgedValues[number] = row == leaving ? distance : nudgedValues[number] + distance * speeds.values[number]
        if items[number].isDone { settleNudge(number) }
      }
    }
    basis.exchange(slot: slot, for: sum, entries(ofRow: equation), direction, 1)
  }

  /// An inequality that holds keeps its side, wherever it stands.
  mutating func keepInequality(_ row: Int) {
    (items[row].isDone, items[row].mayRise, items[row].maySink) = (true, !items[row].above, !items[row].below)
    if slotOfRow[row] < 0, !areNudgesLate { settleNudge(row) }
  }
}
