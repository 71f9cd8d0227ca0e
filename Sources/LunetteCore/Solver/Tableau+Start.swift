/// The corner at which the search begins. It is chosen so that most layouts need no search, or a few steps.
extension Tableau {
  /// As many rows as possible are zero: first required equations, then optional constraints, the highest priority first, as if all could be met;
  /// of equal ones the last added comes first, so that the first view of a row is stretched or compressed. Required inequalities that are
  /// violated there take the place of optional constraints. Source: docs/rules/layout.md 1.3, "Ties"
  /// - Parameters:
  ///   - relations: the number of required equations, which are the first rows
  ///   - required: the number of required rows
  mutating func start(relations: Int, required: Int) {
    begin()
    var isUrgent = Array(repeating: false, count: required)
    for _ in 0..<Self.mostRounds {
      var choice = RowChoice(columnCount: columnCount)
      for row in 0..<rowCount where row < relations || row >= required || isUrgent[row] { choice.offer(Int32(row), entries(ofRow: row)) }
      take(rows: choice.chosen, columns: choice.columnsLeft)
      exchangeLongRows(choice.long.filter { $0 >= required })
      for row in giveWay(relations..<required) { isUrgent[row] = true }
      if !giveWayTogether(relations..<required).isEmpty { return }
      if minimize(level: 0, rows: 0..<required, steps: Self.mostSteps) { return }
      var hasNew = false
      for row in relations..<max(relations, required) where !isUrgent[row] && violation(row) > ConstraintSolver.tolerance {
        isUrgent[row] = true
        hasNew = true
      }
      if !hasNew { break }
    }
  }

  /// Where few required inequalities are violated, often much gives way for one: of a row that has no room, one view after the other, each as far
  /// as it can. All of it is done at once: in its slot each wish is replaced by the required inequality along which it can move no further, and the
  /// last slot is for the inequality that was violated.
  /// - Returns: the required inequalities that have slots now
  private mutating func giveWay(_ required: Range<Int>) -> [Int] {
    var placed: [Int] = []
    for _ in 0..<Self.mostViolated {
      var violated: [Int] = []
      for row in required where slotOfRow[row] < 0 && violation(row) > ConstraintSolver.tolerance {
        violated.append(row)
        if violated.count > Self.mostViolated { return placed }
      }
      guard let most = violated.max(by: { violation($0) < violation($1) }), let rows = giveWay(to: most) else { return placed }
      placed += rows
      factor()
    }
    return placed
  }

  /// - Returns: nil where little gives way, which steps of the search do as well, or too little
  private mutating func giveWay(to number: Int) -> [Int]? {
    let sum = inSlots(row: number)
    let sign = values[number] < 0 ? 1.0 : -1.0
    var missing = abs(values[number])
    var placed: [(slot: Int32, row: Int32)] = []
    guard sum.indices.count >= Self.leastPlaced else { return nil }
    for slot in slotsByCost(sum, sign) {
      let coefficient = sign * sum.values[Int(slot)]
      guard let stop = stop(of: slot, coefficient > 0 ? 1 : -1), abs(coefficient) * stop.distance < missing else {
        placed.append((slot, Int32(number)))
        missing = 0
        break
      }
      missing -= abs(coefficient) * stop.distance
      placed.append((slot, stop.row))
    }
    if missing > 0 || placed.count < Self.leastPlaced { return nil }
    for (slot, row) in placed { give(slot, to: row) }
    return placed.map { Int($0.row) }
  }

  /// The slots of a sum that may move so that it changes in a direction: first those that then cost least, level by level; of equal ones that which
  /// gives way first.
  private mutating func slotsByCost(_ sum: SparseVector, _ sign: Double) -> [Int32] {
    let levels = Int(min(items.last?.level ?? 0, Self.mostPricedLevels))
    var costs = Array(repeating: 0.0, count: levels * sum.indices.count)
    var known: [(slot: Int32, costs: Int)] = []
    for slot in sum.indices where abs(sum.values[Int(slot)]) >= RowChoice.least {
      let (coefficient, own) = (sign * sum.values[Int(slot)], slots[Int(slot)])
      known.append((slot, known.count * levels))
      guard own >= 0, coefficient > 0 ? items[Int(own)].above : items[Int(own)].below else { continue }
      if items[Int(own)].level == 0 {
        known.removeLast()
      } else if items[Int(own)].level <= levels {
        costs[(known.count - 1) * levels + Int(items[Int(own)].level) - 1] = 1 / abs(coefficient)
      }
    }
    for level in 0..<levels {
      let prices = prices(ofLevel: Int32(level + 1))
      for entry in known { costs[entry.costs + level] += prices.values[Int(entry.slot)] / (sign * sum.values[Int(entry.slot)]) }
    }
    known.sort { first, second in
      for level in 0..<levels {
        let difference = costs[first.costs + level] - costs[second.costs + level]
        if abs(difference) > ConstraintSolver.tolerance { return difference < 0 }
      }
      return place(first.slot) < place(second.slot)
    }
    return known.map(\.slot)
  }

  /// How far the row of a slot may move before a required inequality of the same sum of columns is violated; nil without one.
  private func stop(of slot: Int32, _ sign: Double) -> (row: Int32, distance: Double)? {
    let own = slots[Int(slot)]
    guard own >= 0, let first = entries(ofRow: Int(own)).first else { return nil }
    var best: (row: Int32, distance: Double)?
    let range = Int(columnStarts[Int(first.column)])..<Int(columnStarts[Int(first.column) + 1])
    for index in range.prefix(Self.mostNeighbours) {
      let row = Int(rowsOfColumns[index].row)
      let scale = rowsOfColumns[index].coefficient / first.coefficient
      guard items[row].level == 0, items[row].below != items[row].above, slotOfRow[row] < 0, items[row].below == (sign * scale < 0),
        violation(row) <= ConstraintSolver.tolerance, isMultiple(row, of: Int(own), scale)
      else { continue }
      let distance = abs(values[row] / scale)
      if best.map({ distance < $0.distance }) ?? true { best = (Int32(row), distance) }
    }
    return best
  }

  /// The number of violated inequalities above which each seldom needs much. Ours, measured
  private static let mostViolated = 4
  /// Where less gives way, steps of the search do it as well. Ours, measured
  private static let leastPlaced = 8
  /// What later levels cost doesn't count there. Ours: screens have three or four.
  private static let mostPricedLevels: Int32 = 8
  /// Work on long rows. Units: entries for each entry of the rows; ours, measured
  private static let longWork = 8
  /// Steps after which a search is given up for a new start. Ours, measured
  private static let mostSteps = 16
  /// After this many rounds the rest is left to the search. Ours, measured: a chain of inequalities needs two, a chain of 4,000 in which each place has a
  /// wish of its own anywhere needs ten.
  private static let mostRounds = 16

  /// Long optional rows come last, because much would have to be replaced in them. Each takes the slot of the last row in the order that it depends on.
  private mutating func exchangeLongRows(_ rows: [Int32]) {
    var work = 0
    for row in rows where slotOfRow[Int(row)] < 0 {
      if work > Self.longWork * entryCount { break }
      let sum = inSlots(row: Int(row))
      work += sum.indices.count
      if let slot = lastSlot(in: sum, after: row) { exchange(slot: slot, for: row, sum) }
      refresh(always: false)
    }
    refresh()
  }

  private func lastSlot(in sum: SparseVector, after row: Int32) -> Int32? {
    var best: (slot: Int32, coefficient: Double)?
    for slot in sum.indices {
      let coefficient = abs(sum.values[Int(slot)])
      let own = slots[Int(slot)]
      if coefficient < RowChoice.least || own >= 0 && own < row { continue }
      guard let known = best else {
        best = (slot, coefficient)
        continue
      }
      let other = slots[Int(known.slot)]
      let isBetter: Bool
      if own < 0, other < 0 {
        // Columns that are zero: the largest coefficient; of equal ones the last column.
        let more = coefficient - known.coefficient
        isBetter = more > ConstraintSolver.negligible || more >= -ConstraintSolver.negligible && own < other
      } else {
        isBetter = own < 0 || other >= 0 && own > other
      }
      if isBetter { best = (slot, coefficient) }
    }
    return best?.slot
  }
}

/// Chooses rows that don't follow from those chosen before.
struct RowChoice {
  private(set) var chosen: [Int32] = []
  /// Rows that name, or depend on, too many columns to tell.
  private(set) var long: [Int32] = []

  /// The place of a column's row in the order of elimination; `none` for a column that no row determines.
  private var ranks: [Int32]
  private var isNamed: [Bool]
  /// What remains of the rows when each determines its column.
  private var kept: [Tableau.Entry] = []
  private typealias Span = (first: Int32, end: Int32, pivot: Double, column: Int32)
  /// The spans by the rank: from 0 on, and from -1 downwards.
  private var spans: [Span] = []
  private var spansBefore: [Span] = []
  private var first: Int32 = 0
  private var last: Int32 = 0
  private var sum: SparseVector
  private var queue = MinHeap()

  private static let none = Int32.min
  /// Rows with more entries, in columns that no row determines, are left for later. Ours, measured
  private static let mostEntries = 12
  /// Smaller sums are rounding errors.
  static let least = 1e-9

  init(columnCount: Int) {
    ranks = Array(repeating: Self.none, count: columnCount)
    isNamed = Array(repeating: false, count: columnCount)
    sum = SparseVector(columnCount)
  }

  var columnsLeft: [Int32] { ranks.indices.filter { ranks[$0] == Self.none }.map { Int32($0) } }

  mutating func offer(_ row: Int32, _ entries: Tableau.Entries) {
    if entries.count > Self.mostEntries {
      long.append(row)
      return
    }
    if reduce(entries) {
      var best: Tableau.Entry?
      for column in sum.indices where ranks[Int(column)] == Self.none {
        let entry = Tableau.Entry(column: column, coefficient: sum.values[Int(column)])
        if abs(entry.coefficient) > Self.least, best.map({ Self.isBetter(entry, $0) }) ?? true { best = entry }
      }
      if let best {
        let start = Int32(kept.count)
        for column in sum.indices
        where ranks[Int(column)] == Self.none && column != best.column && abs(sum.values[Int(column)]) > ConstraintSolver.negligible {
          kept.append(Tableau.Entry(column: column, coefficient: sum.values[Int(column)]))
          isNamed[Int(column)] = true
        }
        take(row, best, last, start)
        last += 1
      }
    } else {
      // The row is the only one that names a column, so it follows from no others.
      var best: Tableau.Entry?
      for entry in entries where !isNamed[Int(entry.column)] && (best.map { Self.isBetter(entry, $0) } ?? true) { best = entry }
      if let best {
        let start = Int32(kept.count)
        for entry in entries where entry.column != best.column {
          kept.append(entry)
          isNamed[Int(entry.column)] = true
        }
        first -= 1
        take(row, best, first, start)
      } else {
        long.append(row)
      }
    }
    sum.clear()
  }

  private mutating func take(_ row: Int32, _ pivot: Tableau.Entry, _ rank: Int32, _ start: Int32) {
    ranks[Int(pivot.column)] = rank
    isNamed[Int(pivot.column)] = true
    let span = (start, Int32(kept.count), pivot.coefficient, pivot.column)
    if rank >= 0 { spans.append(span) } else { spansBefore.append(span) }
    chosen.append(row)
  }

  /// The largest coefficient; of equal ones the last column.
  private static func isBetter(_ entry: Tableau.Entry, _ known: Tableau.Entry) -> Bool {
    let (new, old) = (abs(entry.coefficient), abs(known.coefficient))
    return new > old + ConstraintSolver.negligible || new >= old - ConstraintSolver.negligible && entry.column > known.column
  }

  /// Replaces columns that rows determine. - Returns: false when the sum became too long
  private mutating func reduce(_ entries: Tableau.Entries) -> Bool {
    queue.removeAll()
    for entry in entries { add(entry.coefficient, entry.column) }
    while let rank = queue.pop() {
      let span = rank >= 0 ? spans[Int(rank)] : spansBefore[Int(-1 - rank)]
      let value = sum.values[Int(span.column)]
      if abs(value) <= ConstraintSolver.negligible { continue }
      for index in span.first..<span.end {
        let entry = kept[Int(index)]
        add(-value / span.pivot * entry.coefficient, entry.column)
      }
      if sum.indices.count > 4 * Self.mostEntries { return false }
    }
    return true
  }

  private mutating func add(_ value: Double, _ column: Int32) {
    if sum.set(sum.values[Int(column)] + value, at: column), ranks[Int(column)] != Self.none { queue.push(ranks[Int(column)]) }
  }
}
