/// The simplex method on breakpoints.
///
/// Each row is a sum of *columns* (free variables) and a constant: the left side of a constraint. Its cost is the error of the constraint, at the
/// constraint's level. Level 0 is for required constraints; a smaller level goes before all larger ones.
///
/// A *corner* is where as many rows are zero as there are columns. Each of these rows, or a column that is itself zero, has a *slot*; they are
/// kept as equations (`SparseBasis`), never as a table of what each row is in terms of the slots, which would have the square of the rows'
/// number of entries for a chain. The cost is convex and bends only where a row is zero, so one of the corners is best. Each step moves one
/// slot's row away from zero, past all bends that still reduce the cost, until another row reaches zero and takes its slot. Only what moves is
/// computed.
///
/// Levels are solved one after the other. When one is done, each of its rows keeps the side of zero on which it stands, and a row that can't
/// leave zero without a cost stays there: so later levels never make an earlier one worse.
///
/// A corner where more rows meet than needed could lead to endless circles. So each constant has an infinitely small extra part (`nudges`),
/// with which every step reduces the cost.
struct Tableau {
  struct Entry {
    var column: Int32
    var coefficient: Double
  }
  typealias Entries = ArraySlice<Entry>

  /// When a row costs something: `below` while it is negative, `above` while it is positive.
  struct Item {
    var level: Int32
    var below: Bool
    var above: Bool
    /// Whether the level of the row has been solved, and where the row may then be.
    var isDone = false
    var mayRise = true
    var maySink = true

    init(_ relation: ConstraintSolver.Relation, level: Int32) {
      (self.level, below, above) = (level, relation != .lessOrEqual, relation != .greaterOrEqual)
    }
  }

  /// The sign that a row's constant must keep, if the other sign costs something; zero for a row that has a slot or a required equation.
  enum Side: UInt8 {
    case positive, negative, zero, either
    func allows(_ constant: Double) -> Bool {
      switch self {
      case .positive: constant >= -ConstraintSolver.tolerance
      case .negative: constant <= ConstraintSolver.tolerance
      case .zero: abs(constant) <= ConstraintSolver.tolerance
      case .either: true
      }
    }
  }

  // MARK: Rows and columns

  let columnCount: Int
  var items: [Item] = []
  private var entries: [Entry] = []
  private var starts: [Int32] = [0]
  /// The rows' constants without the columns.
  private(set) var constants: [Double] = []
  private(set) var nudges: [Double] = []
  /// The rows of each column.
  private(set) var rowsOfColumns: [(row: Int32, coefficient: Double)] = []
  private(set) var columnStarts: [Int32] = []
  var rowCount: Int { items.count }
  var entryCount: Int { entries.count }

  // MARK: The corner

  /// The row of each slot; `-1 - column` for a column that is zero.
  private(set) var slots: [Int32] = []
  private(set) var slotOfRow: [Int32] = []
  private var slotOfColumn: [Int32] = []
  var values: [Double] = []
  var nudgedValues: [Double] = []
  private(set) var columns: [Double] = []
  var basis = SparseBasis()
  /// Whether equations have got slots since `nudgedValues` was computed, and whether the last one moved much.
  var areNudgesLate = false
  var isMovingMuch = false

  // MARK: The level that is being solved

  private var level: Int32 = 0
  /// How the cost changes with each row; 0 for rows with a slot.
  private var slopes: [Double] = []
  /// How the cost changes as each slot's row grows, without the cost of that row.
  private var prices = SparseVector()
  /// Slots that may be worth moving.
  private var candidates = MinHeap()
  /// By slot, the root of the number of rows that it moved last.
  private var widths: [Double] = []

  // Memory that is used again.
  private var bends = Bends()
  var direction = SparseVector()
  private var row = SparseVector()
  private var change = SparseVector()
  private(set) var speeds = SparseVector()

  init(columnCount: Int) { self.columnCount = columnCount }

  // MARK: - Rows

  /// - Parameter entries: at most one for each column
  mutating func addRow(_ item: Item, _ entries: some Collection<Entry>, constant: Double) {
    let number = items.count
    items.append(item)
    self.entries.append(contentsOf: entries)
    starts.append(Int32(self.entries.count))
    constants.append(constant)
    nudges.append(Self.nudge(number, towardsPositive: item.below || !item.above))
  }

  /// From 1 to 2, with the sign with which the item costs nothing. No two sums of a few of them may be equal, also of rows at equal distances, as those of
  /// a grid are: with multiples of one number, the differences along a row of cells were those along the next one, and the search went in circles.
  static func nudge(_ row: Int, towardsPositive: Bool) -> Double {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: row))
    let size = Double.random(in: 1..<2, using: &random)
    return towardsPositive ? size : -size
  }

  func entries(ofRow row: Int) -> Entries { entries[Int(starts[row])..<Int(starts[row + 1])] }
  func isNamed(_ column: Int) -> Bool { columnStarts[column] < columnStarts[column + 1] }

  private mutating func indexColumns() {
    columnStarts = Array(repeating: 0, count: columnCount + 1)
    for entry in entries { columnStarts[Int(entry.column) + 1] += 1 }
    for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
    rowsOfColumns = Array(repeating: (0, 0), count: entries.count)
    var next = columnStarts
    for row in items.indices {
      for index in starts[row]..<starts[row + 1] {
        let entry = entries[Int(index)]
        rowsOfColumns[Int(next[Int(entry.column)])] = (Int32(row), entry.coefficient)
        next[Int(entry.column)] += 1
      }
    }
  }

  /// Called when all rows have been added.
  mutating func begin() {
    indexColumns()
    slots = (0..<columnCount).map { -1 - Int32($0) }
    slotOfRow = Array(repeating: -1, count: rowCount)
    slotOfColumn = (0..<columnCount).map { Int32($0) }
    slopes = Array(repeating: 0, count: rowCount)
    values = constants
    nudgedValues = nudges
    columns = Array(repeating: 0, count: columnCount)
    widths = Array(repeating: 1, count: columnCount)
    (prices, direction, row, change) = (SparseVector(columnCount), SparseVector(columnCount), SparseVector(columnCount), SparseVector(columnCount))
    speeds = SparseVector(rowCount)
  }

  // MARK: - Corners

  /// Goes to the corner of these rows and columns.
  mutating func take(rows: [Int32], columns free: [Int32]) {
    for slot in slots where slot >= 0 { slotOfRow[Int(slot)] = -1 }
    slots = rows + free.map { -1 - $0 }
    factor()
  }

  /// Computes the corner from its equations alone, without the rounding errors of the steps that led to it.
  mutating func factor() {
    var equations = Equations()
    for row in slots { if row >= 0 { equations.append(entries(ofRow: Int(row))) } else { equations.append(column: -1 - row) } }
    for (slot, column) in basis.factor(equations) {
      if slots[Int(slot)] >= 0 { slotOfRow[Int(slots[Int(slot)])] = -1 }
      slots[Int(slot)] = -1 - column
    }
    for slot in slotOfColumn.indices { slotOfColumn[slot] = -1 }
    for slot in slots.indices {
      if slots[slot] >= 0 { slotOfRow[Int(slots[slot])] = Int32(slot) } else { slotOfColumn[Int(-1 - slots[slot])] = Int32(slot) }
    }
    (values, columns) = place(constants)
    nudgedValues = place(nudges).rows
    areNudgesLate = false
    for row in items.indices where items[row].isDone && slotOfRow[row] < 0 { settleNudge(row) }
  }

  /// A row that is done and zero stands a little on the side that it keeps. A corner to which no steps led may have it on the other side, where it would be
  /// no wall: so contradictions were missed.
  mutating func settleNudge(_ row: Int) {
    let item = items[row]
    guard item.mayRise != item.maySink, abs(values[row]) <= ConstraintSolver.tolerance, (nudgedValues[row] > 0) != item.mayRise else { return }
    let size = Self.nudge(row, towardsPositive: item.mayRise)
    nudges[row] += size - nudgedValues[row]
    nudgedValues[row] = size
  }

  /// The rows' values, and the columns', at the corner.
  mutating func place(_ constants: [Double]) -> (rows: [Double], columns: [Double]) {
    direction.clear()
    for slot in slots.indices where slots[slot] >= 0 && constants[Int(slots[slot])] != 0 {
      direction.add(-constants[Int(slots[slot])], at: Int32(slot))
    }
    basis.solve(&direction)
    var result = constants
    for row in items.indices {
      if slotOfRow[row] >= 0 {
        result[row] = 0
        continue
      }
      var sum = constants[row]
      for index in starts[row]..<starts[row + 1] { sum += entries[Int(index)].coefficient * direction.values[Int(entries[Int(index)].column)] }
      result[row] = sum
    }
    let columns = direction.values
    direction.clear()
    return (result, columns)
  }

  /// The columns when the rows have other constants, at the corner of the same rows. Nil when a row is then not on its side of zero.
  mutating func replay(_ constants: [Double], _ sides: [Side]) -> [Double]? {
    self.constants = constants
    (values, columns) = place(constants)
    for (value, side) in zip(values, sides) where !side.allows(value) { return nil }
    return columns
  }

  func sign(_ row: Int) -> Double {
    if abs(values[row]) > ConstraintSolver.tolerance { return values[row] < 0 ? -1 : 1 }
    return nudgedValues[row] < 0 ? -1 : 1
  }

  var sides: [Side] {
    items.indices.map { row in
      let item = items[row]
      guard item.below || item.above else { return .either }
      if item.level == 0 { return item.below && item.above ? .zero : item.below ? .positive : .negative }
      return sign(row) > 0 ? .positive : .negative
    }
  }

  /// How much a required constraint is violated in this row.
  func violation(_ row: Int) -> Double {
    let (item, value) = (items[row], values[row])
    return item.below && value < 0 ? -value : item.above && value > 0 ? value : 0
  }

  /// The row as a sum of the slots' rows.
  mutating func inSlots(row number: Int) -> SparseVector {
    row.clear()
    for index in starts[number]..<starts[number + 1] { row.add(entries[Int(index)].coefficient, at: entries[Int(index)].column) }
    basis.solveTransposed(&row)
    return row
  }

  /// How fast the columns change when a slot's row grows.
  mutating func columns(movedBy slot: Int32, _ sign: Double) -> SparseVector {
    direction.clear()
    direction.add(sign, at: slot)
    basis.solve(&direction)
    return direction
  }

  /// Gives the slot to another row. Values stay as they were until `refresh` is called.
  mutating func exchange(slot: Int32, for number: Int32, _ sum: SparseVector) {
    basis.exchange(slot: slot, for: sum)
    give(slot, to: number)
  }

  /// Computes everything at the corner again, if rows were exchanged.
  /// - Parameter always: or only if so many were exchanged that each further one costs more
  mutating func refresh(always: Bool = true) { if always ? basis.hasExchanges : basis.needsFactoring { factor() } }

  // MARK: - The best corner

  /// Makes the cost of a level as small as possible without making those before it larger.
  /// - Parameter rows: those of the level
  /// - Returns: false when the cost isn't the smallest yet
  @discardableResult
  mutating func minimize(level: Int32, rows: Range<Int>, steps: Int = .max) -> Bool {
    self.level = level
    bringNudges()
    priceAll(rows)
    // Each step reduces the cost, so the loop ends by itself; the limit guards against rounding errors.
    let mostSteps = 100 + 20 * (rowCount + columnCount)
    for _ in 0..<min(steps, mostSteps) {
      if HostWork.mustEnd(steps: 1 + rowCount / Self.rowsPerStep, "solving \(rowCount) constraints that depend on each other") { break }
      guard let (slot, sign) = steps < .max ? steepestMove() : bestMove() else { return true }
      move(slot, sign)
      if basis.needsFactoring {
        factor()
        priceAll(rows)
      }
    }
    return false
  }

  /// Solves level after level. Rows stand in the order of their levels.
  mutating func minimizeAll() {
    var first = 0
    while first < rowCount {
      var end = first + 1
      while end < rowCount, items[end].level == items[first].level { end += 1 }
      minimize(level: items[first].level, rows: first..<end)
      // Where required constraints contradict each other, nothing else counts.
      if items[first].level == 0, (first..<end).contains(where: { violation($0) > ConstraintSolver.tolerance }) { return }
      keep(first..<end)
      first = end
    }
  }

  private func slope(_ row: Int) -> Double {
    let item = items[row]
    guard item.level == level, !item.isDone, slotOfRow[row] < 0 else { return 0 }
    return sign(row) > 0 ? (item.above ? 1 : 0) : (item.below ? -1 : 0)
  }

  private mutating func priceAll(_ rows: Range<Int>) {
    prices.clear()
    candidates.removeAll()
    for row in rows {
      let slope = slope(row)
      slopes[row] = slope
      if slope == 0 { continue }
      for index in starts[row]..<starts[row + 1] { prices.add(slope * entries[Int(index)].coefficient, at: entries[Int(index)].column) }
    }
    if prices.indices.isEmpty { return }
    basis.solveTransposed(&prices)
    for slot in prices.indices { noteCandidate(slot) }
  }

  /// How the cost of a level changes as each slot's row grows, without the cost of that row.
  mutating func prices(ofLevel level: Int32) -> SparseVector {
    row.clear()
    for number in items.indices where items[number].level == level && slotOfRow[number] < 0 {
      let slope = sign(number) > 0 ? (items[number].above ? 1.0 : 0) : (items[number].below ? -1 : 0)
      if slope == 0 { continue }
      for entry in entries(ofRow: number) { row.add(slope * entry.coefficient, at: entry.column) }
    }
    basis.solveTransposed(&row)
    return row
  }

  private mutating func noteCandidate(_ slot: Int32) {
    if abs(prices.values[Int(slot)]) <= Self.slopeTolerance { return }
    if cost(slot, 1) < -Self.slopeTolerance || cost(slot, -1) < -Self.slopeTolerance {
      candidates.push(place(slot))
    }
  }

  /// What it costs to move the slot's row in a direction; infinite when it may not.
  private func cost(_ slot: Int32, _ direction: Double) -> Double {
    let price = direction * prices.values[Int(slot)]
    guard slots[Int(slot)] >= 0 else { return price }
    let item = items[Int(slots[Int(slot)])]
    if item.isDone { return (direction > 0 ? item.mayRise : item.maySink) ? price : .infinity }
    return item.level == level && (direction > 0 ? item.above : item.below) ? price + 1 : price
  }

  /// The slot and direction with the largest gain among some of those that give way first: columns that are zero, and then the last rows, since
  /// optional constraints of low priority come last, and of equal ones the first added. Of equal gains, that which gives way first.
  private mutating func bestMove() -> (slot: Int32, sign: Double)? {
    while let first = candidates.first {
      guard var best = gain(first) else {
        _ = candidates.pop()
        continue
      }
      var bestKey = first
      for key in candidates.prefix(max(Self.compared, speeds.indices.count / Self.rowsPerCompared)) where key != first {
        guard let new = gain(key) else { continue }
        let more = worth(new) - worth(best)
        if more >= Self.slopeTolerance || more > -Self.slopeTolerance && key >= bestKey { continue }
        (best, bestKey) = (new, key)
      }
      return (best.slot, best.sign)
    }
    return nil
  }

  /// The slot in a place of the order in which slots give way, if it is a gain to move it.
  private func gain(_ key: Int32) -> (slot: Int32, sign: Double, cost: Double)? {
    let slot = slot(atPlace: key)
    if slot < 0 { return nil }
    for sign in [1.0, -1.0] {
      let cost = cost(slot, sign)
      if cost < -Self.slopeTolerance { return (slot, sign, cost) }
    }
    return nil
  }

  /// In a large system a slot that moves few rows is worth more than its gain says: its step costs less, and it seldom ends early.
  private func worth(_ move: (slot: Int32, sign: Double, cost: Double)) -> Double {
    rowCount < Self.leastRowsByWidth ? move.cost : move.cost / widths[Int(move.slot)]
  }

  /// Ours, measured: a grid of 9,000 cells with least widths takes half the time. In a small system the order in which views give way counts more.
  private static let leastRowsByWidth = 400
  /// How many slots are compared for each step, at least. Ours, measured: of all of them the best would save steps in nested rows, and cost more in long
  /// ones.
  private static let compared = 64
  /// Where the last step moved many rows, one more is compared for so many of them: that costs less than a step. Ours, measured: 2,000 views with equal
  /// distances of their centres, without room for them, take a third of the steps
  private static let rowsPerCompared = 8
  /// A step of the search goes through numbers of many rows, and counts as more of the host's work the more there are. Ours
  private static let rowsPerStep = 8

  /// The slot and direction with the largest gain; of equal ones that which gives way first. Looks at all slots.
  private func steepestMove() -> (slot: Int32, sign: Double)? {
    var best: (slot: Int32, sign: Double, cost: Double)?
    for slot in prices.indices {
      for sign in [1.0, -1.0] {
        let cost = cost(slot, sign)
        guard cost < -Self.slopeTolerance else { continue }
        if let best, cost > best.cost - Self.slopeTolerance, cost > best.cost + Self.slopeTolerance || place(slot) > place(best.slot) { continue }
        best = (slot, sign, cost)
      }
    }
    return best.map { ($0.slot, $0.sign) }
  }

  /// The place in the order in which slots give way.
  func place(_ slot: Int32) -> Int32 {
    let own = slots[Int(slot)]
    return own >= 0 ? -own : own - Int32(rowCount)
  }

  func slot(atPlace key: Int32) -> Int32 { key < Int32(-rowCount) ? slotOfColumn[Int(-1 - key) - rowCount] : slotOfRow[Int(-key)] }

  private static let slopeTolerance = 1e-9

  /// Moves the slot's row while that reduces the cost, past bends. Then the row at whose bend it stops gets the slot.
  private mutating func move(_ slot: Int32, _ sign: Double) {
    var growth = cost(slot, sign)
    findDirection(slot, sign)
    bends.removeAll()
    for row in speeds.indices {
      let number = Int(row)
      let speed = speeds.values[number]
      guard slotOfRow[number] < 0, abs(speed) > Self.leastSpeed else { continue }
      let item = items[number]
      guard item.level <= level, item.below || item.above, (self.sign(number) > 0) == (speed < 0) else { continue }
      let growth: Double
      if item.isDone {
        if speed < 0 ? item.maySink : item.mayRise { continue }
        growth = .infinity
      } else {
        if item.level < level { continue }
        growth = (item.below && item.above ? 2 : 1) * abs(speed)
      }
      let value = abs(values[number]) > ConstraintSolver.tolerance ? values[number] : 0
      bends.push(Bend(row: row, distance: -value / speed, nudge: -nudgedValues[number] / speed, growth: growth))
    }
    while let bend = bends.pop() {
      growth += bend.growth
      if growth < -Self.slopeTolerance { continue }
      step(slot, sign, to: bend)
      return
    }
    // Nothing ends the move: a rounding error, since every cost has a least value.
    prices.values[Int(slot)] = 0
  }

  static let leastSpeed = 1e-9

  /// How fast each row changes in the direction.
  mutating func findSpeeds() {
    speeds.clear()
    for column in direction.indices {
      let speed = direction.values[Int(column)]
      if abs(speed) < ConstraintSolver.negligible { continue }
      for index in columnStarts[Int(column)]..<columnStarts[Int(column) + 1] {
        speeds.add(speed * rowsOfColumns[Int(index)].coefficient, at: rowsOfColumns[Int(index)].row)
      }
    }
  }

  /// The direction in which the columns move when a slot's row does, and the speeds of all rows.
  mutating func findDirection(_ slot: Int32, _ sign: Double) {
    direction.clear()
    direction.add(sign, at: slot)
    basis.solve(&direction)
    findSpeeds()
    widths[Int(slot)] = Double(max(1, speeds.indices.count)).squareRoot()
  }

  /// Gives the slot to another row. Nothing is computed again by that.
  mutating func give(_ slot: Int32, to number: Int32) {
    let own = slots[Int(slot)]
    if own >= 0 { slotOfRow[Int(own)] = -1 } else { slotOfColumn[Int(-1 - own)] = -1 }
    (slots[Int(slot)], slotOfRow[Int(number)]) = (number, slot)
  }

  private mutating func step(_ slot: Int32, _ sign: Double, to bend: Bend) {
    _ = inSlots(row: Int(bend.row))
    let leaving = slots[Int(slot)]
    give(slot, to: bend.row)
    change.clear()
    for row in speeds.indices {
      let (number, speed) = (Int(row), speeds.values[Int(row)])
      if row == leaving {
        (values[number], nudgedValues[number]) = (sign * bend.distance, sign * bend.nudge)
      } else if row == bend.row || slotOfRow[number] >= 0 {
        (values[number], nudgedValues[number]) = (0, 0)
      } else {
        values[number] += bend.distance * speed
        nudgedValues[number] += bend.nudge * speed
      }
      if items[number].level != level || items[number].isDone { continue }
      let slope = slope(number)
      let difference = slope - slopes[number]
      if difference == 0 { continue }
      slopes[number] = slope
      for index in starts[number]..<starts[number + 1] { change.add(difference * entries[Int(index)].coefficient, at: entries[Int(index)].column) }
    }
    for column in direction.indices { columns[Int(column)] += bend.distance * direction.values[Int(column)] }
    if !change.indices.isEmpty {
      basis.solveTransposed(&change)
      for other in change.indices { prices.add(change.values[Int(other)], at: other) }
    }
    basis.exchange(slot: slot, for: row, entries(ofRow: Int(bend.row)), direction, sign)
    let pivot = row.values[Int(slot)]
    let price = prices.values[Int(slot)] / pivot
    prices.list(slot)
    for other in row.indices where other != slot && price != 0 {
      prices.add(-row.values[Int(other)] * price, at: other)
      noteCandidate(other)
    }
    prices.values[Int(slot)] = price
    noteCandidate(slot)
    for other in change.indices { noteCandidate(other) }
  }

  /// The level is done: its rows, and those that may not move at no cost, keep their sides.
  mutating func keep(_ rows: Range<Int>) {
    for slot in prices.indices where slots[Int(slot)] >= 0 {
      let row = Int(slots[Int(slot)])
      if items[row].isDone { narrow(row, slot) }
    }
    for row in rows {
      let slot = slotOfRow[row]
      if slot >= 0 {
        narrow(row, slot)
      } else {
        (items[row].mayRise, items[row].maySink) = (sign(row) > 0, sign(row) < 0)
        if !items[row].below && !items[row].above { (items[row].mayRise, items[row].maySink) = (true, true) }
      }
      items[row].isDone = true
    }
    for row in rows { slopes[row] = 0 }
  }

  private mutating func narrow(_ row: Int, _ slot: Int32) {
    let (rise, sink) = (cost(slot, 1) <= Self.slopeTolerance, cost(slot, -1) <= Self.slopeTolerance)
    (items[row].mayRise, items[row].maySink) = (rise, sink)
  }

  /// The row costs nothing from now on.
  mutating func release(row: Int) {
    (items[row].below, items[row].above, items[row].isDone, items[row].mayRise, items[row].maySink) = (false, false, true, true, true)
    slopes[row] = 0
  }

  /// The row may no longer grow, or no longer shrink.
  mutating func stop(row: Int, _ sign: Double) {
    if sign > 0 { items[row].mayRise = false } else { items[row].maySink = false }
  }
}
