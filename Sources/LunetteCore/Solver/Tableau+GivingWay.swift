/// What gives way where many required inequalities are violated at the corner at which the search begins, as in a grid without room.
///
/// Each inequality is mended by the slots of which it is a sum. What it costs to move one of them grows at each row that reaches zero on the way, and
/// ends at a required inequality. The cheapest of these pieces are taken until nothing is missing: where slots move rows of their own, as views of a row
/// do, that is the best there is. What isn't best is left to the search.
extension Tableau {
  /// - Returns: the rows that have slots now
  mutating func giveWayTogether(_ required: Range<Int>) -> [Int] {
    var placed: [Int] = []
    var fewest = Int.max
    for _ in 0..<Self.mostPasses {
      let violated = required.filter { slotOfRow[$0] < 0 && violation($0) > ConstraintSolver.tolerance }
      guard !violated.isEmpty, violated.count <= fewest / 2, isAnyLong(violated) else { break }
      fewest = violated.count
      var giving = GivingWay(values, columnCount)
      for number in violated {
        if HostWork.mustEnd(steps: 1, "solving \(rowCount) constraints that depend on each other") { return placed }
        mend(number, &giving)
      }
      guard !giving.isTooWide, !giving.exchanges.isEmpty else { break }
      for exchange in giving.exchanges {
        give(exchange.slot, to: exchange.row)
        placed.append(Int(exchange.row))
      }
      factor()
    }
    return placed
  }

  /// Looks at some of the inequalities, the last one first: it is often that of the end of a row.
  private mutating func isAnyLong(_ violated: [Int]) -> Bool {
    stride(from: violated.count - 1, through: 0, by: -max(1, violated.count / Self.mostSampled)).contains {
      inSlots(row: violated[$0]).indices.count >= Self.leastLong
    }
  }

  private mutating func mend(_ number: Int, _ giving: inout GivingWay) {
    let value = giving.values[number]
    guard items[number].below ? value < -ConstraintSolver.tolerance : value > ConstraintSolver.tolerance, giving.work <= Self.mostWork * entryCount,
      !giving.isPlaced(number), !giving.isTooWide
    else { return }
    giving.begin(missing: abs(value), levels: Int(min(items.last?.level ?? 0, Self.mostGivingLevels)))
    for (slot, coefficient) in slotsThatGive(number, value < 0 ? 1 : -1, &giving) {
      if giving.isMoved(slot) || giving.isWide(slot) { continue }
      findDirection(slot, coefficient > 0 ? 1 : -1)
      if speeds.indices.count > Self.leastWide {
        giving.noteWide(slot)
        if giving.isTooWide { return }
      }
      addCurve(slot, coefficient, number, &giving)
    }
    giving.take(for: Int32(number)) { place($0) }
  }

  /// The slots of which a row is the sum, each with how fast the row changes, which is negative where the slot's row has to sink.
  private mutating func slotsThatGive(_ number: Int, _ sign: Double, _ giving: inout GivingWay) -> [(slot: Int32, coefficient: Double)] {
    let sum = inSlots(row: number)
    giving.work += sum.indices.count
    return sum.indices.compactMap { slot in
      let (coefficient, own) = (sign * sum.values[Int(slot)], slots[Int(slot)])
      if abs(coefficient) < RowChoice.least { return nil }
      if own >= 0, items[Int(own)].level == 0, coefficient > 0 ? items[Int(own)].above : items[Int(own)].below { return nil }
      return (slot, coefficient)
    }
  }

  /// What it costs to move a slot in the direction that was found last.
  private func addCurve(_ slot: Int32, _ coefficient: Double, _ number: Int, _ giving: inout GivingWay) {
    let own = slots[Int(slot)]
    var bends: [GivingWay.Bend] = []
    giving.beginCurve(slot, coefficient)
    if own >= 0, items[Int(own)].level > 0, coefficient > 0 ? items[Int(own)].above : items[Int(own)].below { giving.addRate(1, items[Int(own)].level) }
    for row in speeds.indices {
      let (index, speed) = (Int(row), speeds.values[Int(row)])
      guard slotOfRow[index] < 0, abs(speed) > Self.leastSpeed else { continue }
      giving.note(row, speed)
      let (item, value) = (items[index], giving.values[index])
      guard index != number, item.below || item.above else { continue }
      let isAbove = abs(value) > ConstraintSolver.tolerance ? value > 0 : sign(index) > 0
      let costs = isAbove ? item.above : item.below
      if item.level == 0 {
        // What is violated anyway is no end.
        if costs, abs(value) > ConstraintSolver.tolerance { continue }
      } else if costs {
        giving.addRate(isAbove ? speed : -speed, item.level)
      }
      guard isAbove == (speed < 0), item.level == 0 || (isAbove ? item.below : item.above) || costs else { continue }
      let distance = abs(value) > ConstraintSolver.tolerance ? abs(value / speed) : 0
      bends.append(GivingWay.Bend(row: row, distance: distance, level: item.level, growth: (item.below && item.above ? 2 : 1) * abs(speed)))
    }
    giving.endCurve(bends)
  }

  /// Ours: a second pass mends what the first one violated.
  private static let mostPasses = 6
  /// Where no violated inequality is a sum of so many slots, steps of the search do as well. Ours
  private static let leastLong = 8
  /// So many violated inequalities are looked at, about, before all are mended. Ours
  private static let mostSampled = 16
  /// A slot that moves more rows than this is wide. It gives way for one inequality only, since each further one would go through all of them again, and
  /// only where the others aren't enough. Ours
  private static let leastWide = 64
  /// Units: numbers looked at, for each entry of the rows; ours
  private static let mostWork = 4
  /// What later levels cost doesn't count. Ours: screens have three or four.
  private static let mostGivingLevels: Int32 = 8
}

/// The values of rows while some slots give way, and what that costs.
private struct GivingWay {
  struct Bend {
    let row: Int32
    let distance: Double
    let level: Int32
    let growth: Double
  }
  /// A part of the way of a slot along which its cost grows evenly.
  private struct Piece {
    let curve: Int
    let start: Double
    var end: Double
    /// The row that is zero at the end.
    var row: Int32
    /// Where what it costs begins in `rates`, level by level, for each unit by which the violated row changes.
    let rates: Int
  }
  private struct Curve {
    let slot: Int32
    let coefficient: Double
    let firstSpeed: Int
    var moved = 0.0
    var row: Int32 = -1
  }

  private(set) var values: [Double]
  private(set) var exchanges: [(slot: Int32, row: Int32)] = []
  var work = 0
  private var slotsMoved: [Bool]
  private var slotsWide: [Bool]
  private var wide = 0
  private var rowsPlaced: [Bool]

  private var missing = 0.0
  private var levels = 0
  private var curves: [Curve] = []
  private var pieces: [Piece] = []
  private var rates: [Double] = []
  private var rate: [Double] = []
  private var speeds: [(row: Int32, speed: Double)] = []

  init(_ values: [Double], _ slotCount: Int) {
    self.values = values
    slotsMoved = Array(repeating: false, count: slotCount)
    slotsWide = slotsMoved
    rowsPlaced = Array(repeating: false, count: values.count)
  }

  func isMoved(_ slot: Int32) -> Bool { slotsMoved[Int(slot)] }
  func isWide(_ slot: Int32) -> Bool { slotsWide[Int(slot)] }
  func isPlaced(_ row: Int) -> Bool { rowsPlaced[row] }
  var isTooWide: Bool { wide > Self.mostWide }
  mutating func noteWide(_ slot: Int32) {
    slotsWide[Int(slot)] = true
    wide += 1
  }
  /// Where so many slots move much, each inequality would go through nearly all rows for each of them. Ours
  private static let mostWide = 8

  mutating func begin(missing: Double, levels: Int) {
    (self.missing, self.levels) = (missing, levels)
    curves.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    speeds.removeAll(keepingCapacity: true)
  }

  mutating func beginCurve(_ slot: Int32, _ coefficient: Double) {
    curves.append(Curve(slot: slot, coefficient: abs(coefficient), firstSpeed: speeds.count))
    rate = Array(repeating: 0, count: levels)
  }

  mutating func note(_ row: Int32, _ speed: Double) {
    speeds.append((row, speed))
    work += 1
  }

  mutating func addRate(_ amount: Double, _ level: Int32) { if level <= levels { rate[Int(level) - 1] += amount } }

  mutating func endCurve(_ bends: [Bend]) {
    let coefficient = curves[curves.count - 1].coefficient
    let furthest = missing / coefficient
    var start = 0.0
    for bend in bends.sorted(by: { $0.distance != $1.distance ? $0.distance < $1.distance : $0.level != $1.level ? $0.level > $1.level : $0.row < $1.row }) {
      if start >= furthest { return }
      if bend.distance > start { addPiece(from: start, to: bend.distance, bend.row, coefficient) }
      start = bend.distance
      if bend.level == 0 {
        if let last = pieces.indices.last, pieces[last].curve == curves.count - 1, pieces[last].end == start { pieces[last].row = bend.row }
        return
      }
      addRate(bend.growth, bend.level)
    }
    addPiece(from: start, to: .infinity, -1, coefficient)
  }

  private mutating func addPiece(from start: Double, to end: Double, _ row: Int32, _ coefficient: Double) {
    pieces.append(Piece(curve: curves.count - 1, start: start, end: end, row: row, rates: rates.count))
    for level in 0..<levels { rates.append(rate[level] / coefficient) }
  }

  /// Takes the cheapest pieces until nothing is missing, level by level; of equal ones that of the slot which gives way first.
  mutating func take(for number: Int32, _ place: (Int32) -> Int32) {
    let order = pieces.indices.sorted { first, second in
      for level in 0..<levels {
        let difference = rates[pieces[first].rates + level] - rates[pieces[second].rates + level]
        if abs(difference) > ConstraintSolver.tolerance { return difference < 0 }
      }
      if pieces[first].curve == pieces[second].curve { return first < second }
      return place(curves[pieces[first].curve].slot) < place(curves[pieces[second].curve].slot)
    }
    if take(order.filter { !slotsWide[Int(curves[pieces[$0].curve].slot)] }, for: number) || take(order, for: number) { move() }
  }

  private mutating func take(_ order: [Int], for number: Int32) -> Bool {
    var missing = missing
    for curve in curves.indices { (curves[curve].moved, curves[curve].row) = (0, -1) }
    for index in order {
      let piece = pieces[index]
      let coefficient = curves[piece.curve].coefficient
      if coefficient * (piece.end - piece.start) < missing {
        missing -= coefficient * (piece.end - piece.start)
        (curves[piece.curve].moved, curves[piece.curve].row) = (piece.end, piece.row)
      } else {
        (curves[piece.curve].moved, curves[piece.curve].row) = (piece.start + missing / coefficient, number)
        return true
      }
    }
    return false
  }

  private mutating func move() {
    for (index, curve) in curves.enumerated() where curve.row >= 0 && !rowsPlaced[Int(curve.row)] {
      let end = index + 1 < curves.count ? curves[index + 1].firstSpeed : speeds.count
      for entry in speeds[curve.firstSpeed..<end] { values[Int(entry.row)] += curve.moved * entry.speed }
      values[Int(curve.row)] = 0
      (slotsMoved[Int(curve.slot)], rowsPlaced[Int(curve.row)]) = (true, true)
      exchanges.append((curve.slot, curve.row))
    }
  }
}
