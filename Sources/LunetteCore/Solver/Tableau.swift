/// The simplex method on breakpoints.
///
/// Each row is `item = constant + sum(coefficient * column)`. An item is a free variable or the left side of a constraint. Its cost is the
/// error of the constraint, at the constraint's level. Level 0 is for required constraints; a smaller level goes before all larger ones.
/// All columns have the value zero: the present corner is the solution where the constraints of the columns just hold. The cost is convex
/// and bends only where an item is zero, so one of the corners is best. Each step goes to a better corner, past all bends that still reduce
/// the cost.
///
/// A corner where more constraints meet than needed could lead to endless circles. So each constant has an infinitely small extra part
/// (`nudges`), with which every step reduces the cost.
struct Tableau {
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  /// When an item costs something: `below` while it is negative, `above` while it is positive.
  struct Item {
    /// The id of the constraint or variable.
    var name: Int32
    var level: Int32
    var below: Bool
    var above: Bool
    /// True for a free variable, which costs nothing; false for a constraint.
    var isVariable: Bool

    static func variable(_ name: Int32) -> Item { Item(name: name, level: 0, below: false, above: false, isVariable: true) }
    static func constraint(_ name: Int32, _ relation: ConstraintSolver.Relation, level: Int32) -> Item {
      Item(name: name, level: level, below: relation != .lessOrEqual, above: relation != .greaterOrEqual, isVariable: false)
    }
  }

  /// One step on the constants: a row is scaled, or a multiple of another row is added to it.
  struct Operation {
    let target: Int32
    let source: Int32
    let factor: Double

    @inline(__always)
    func apply(to constants: inout [Double]) {
      let value = constants[Int(source)] * factor
      if target == source { constants[Int(target)] = value } else { constants[Int(target)] += value }
    }
  }

  /// The sign that a row's constant must keep, if the other sign costs something; zero for a required equation.
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

  private(set) var rows: [[Entry]] = []
  private(set) var rowItems: [Item] = []
  private(set) var constants: [Double] = []
  private var nudges: [Double] = []
  private(set) var columnItems: [Item] = []
  /// Rows that have or had an entry in the column; some are listed twice.
  private var columnRows: [[Int32]] = []
  private(set) var operations: [Operation] = []
  private let recordsOperations: Bool

  // Memory that is used again.
  private var place: [Int32] = []
  private var stamps: [Int32] = []
  private var stamp: Int32 = 0

  init(columns: [Item], recordsOperations: Bool) {
    columnItems = columns
    columnRows = Array(repeating: [], count: columns.count)
    place = Array(repeating: -1, count: columns.count)
    self.recordsOperations = recordsOperations
  }

  // MARK: - Rows

  /// - Parameter entries: at most one for each column
  @discardableResult
  mutating func addRow(_ item: Item, _ entries: [Entry], constant: Double) -> Int {
    let row = Int32(rows.count)
    rows.append(entries)
    rowItems.append(item)
    constants.append(constant)
    nudges.append(Self.nudge(row, towardsPositive: item.below || !item.above))
    stamps.append(0)
    for entry in entries { columnRows[Int(entry.column)].append(row) }
    return Int(row)
  }

  /// From 1 to 2, irregular, so that no two sums are equal; with the sign with which the item costs nothing.
  private static func nudge(_ row: Int32, towardsPositive: Bool) -> Double {
    let golden = 0.618_033_988_749_894_9
    let fraction = (Double(row + 1) * golden).truncatingRemainder(dividingBy: 1)
    return towardsPositive ? 1 + fraction : -1 - fraction
  }

  /// The item of the row costs nothing from now on.
  mutating func release(row: Int) { (rowItems[row].below, rowItems[row].above) = (false, false) }

  /// The row's constraint holds, and is required from now on. A constraint that just holds may seem violated because of its nudge:
  /// an equation therefore becomes a column, and an inequality is nudged to its right side.
  mutating func require(row: Int) {
    rowItems[row].level = 0
    let item = rowItems[row]
    if abs(constants[row]) <= ConstraintSolver.tolerance, item.below && item.above {
      let candidates = rows[row].filter { !(columnItems[Int($0.column)].below && columnItems[Int($0.column)].above) }
      // When all columns are equations, the row only repeats them.
      if let entry = candidates.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
        pivot(row: row, column: Int(entry.column))
      } else {
        release(row: row)
      }
    }
    settle()
  }
  mutating func require(column: Int) {
    columnItems[column].level = 0
    settle()
  }

  private mutating func settle() {
    for row in rows.indices where rowItems[row].level == 0 && rowItems[row].below != rowItems[row].above {
      if abs(constants[row]) <= ConstraintSolver.tolerance { nudges[row] = rowItems[row].below ? abs(nudges[row]) : -abs(nudges[row]) }
    }
  }

  /// Whether another solution is as good: some column can be moved in one direction at no cost.
  func hasTie(levels: Int) -> Bool {
    var slopes: [Double] = []
    price(levels, into: &slopes)
    return columnItems.indices.contains { column in
      !columnRows[column].isEmpty
        && [1.0, -1.0].contains { direction in
          (0..<levels).allSatisfy { abs(slope(column, direction, $0, levels, slopes)) <= Self.slopeTolerance }
        }
    }
  }

  /// The columns and directions that cost nothing.
  func freeColumns(levels: Int) -> [(column: Int32, direction: Double)] {
    var slopes: [Double] = []
    price(levels, into: &slopes)
    var free: [(Int32, Double)] = []
    for column in columnItems.indices where !columnRows[column].isEmpty || columnItems[column].isVariable {
      for direction in [1.0, -1.0]
      where (0..<levels).allSatisfy({ abs(slope(column, direction, $0, levels, slopes)) <= Self.slopeTolerance }) {
        free.append((Int32(column), direction))
      }
    }
    return free
  }

  /// How far a column may move before a row reaches its bend.
  func room(_ entries: ArraySlice<(row: Int32, coefficient: Double)>, _ direction: Double) -> Double {
    var room = Double.infinity
    for entry in entries {
      let row = Int(entry.row)
      guard rowItems[row].below || rowItems[row].above, (sign(row) > 0) == (entry.coefficient * direction < 0) else { continue }
      let constant = abs(constants[row]) > ConstraintSolver.tolerance ? abs(constants[row]) : 0
      room = min(room, constant / abs(entry.coefficient))
    }
    return room
  }

  /// The rows of each column: those of column `c` from `starts[c]` to `starts[c + 1]`.
  var entriesByColumn: (entries: [(row: Int32, coefficient: Double)], starts: [Int]) {
    var starts = Array(repeating: 0, count: columnItems.count + 1)
    for row in rows { for entry in row { starts[Int(entry.column) + 1] += 1 } }
    for column in columnItems.indices { starts[column + 1] += starts[column] }
    var entries = Array(repeating: (row: Int32(0), coefficient: 0.0), count: starts[columnItems.count])
    var next = starts
    for (row, list) in rows.enumerated() {
      for entry in list {
        entries[next[Int(entry.column)]] = (Int32(row), entry.coefficient)
        next[Int(entry.column)] += 1
      }
    }
    return (entries, starts)
  }

  func row(of name: Int32, isVariable: Bool) -> Int? {
    rowItems.firstIndex { $0.name == name && $0.isVariable == isVariable && ($0.isVariable || $0.below || $0.above) }
  }
  func column(of name: Int32, isVariable: Bool) -> Int? {
    columnItems.firstIndex { $0.name == name && $0.isVariable == isVariable }
  }

  private func sign(_ row: Int) -> Double {
    let constant = constants[row]
    if abs(constant) > ConstraintSolver.tolerance { return constant < 0 ? -1 : 1 }
    return nudges[row] < 0 ? -1 : 1
  }

  var sides: [Side] {
    rowItems.indices.map { row in
      let item = rowItems[row]
      guard item.below || item.above else { return .either }
      if item.level == 0 { return item.below && item.above ? .zero : item.below ? .positive : .negative }
      return sign(row) > 0 ? .positive : .negative
    }
  }

  /// How much a required constraint is violated in this row.
  func violation(_ row: Int) -> Double {
    let (item, constant) = (rowItems[row], constants[row])
    return item.below && constant < 0 ? -constant : item.above && constant > 0 ? constant : 0
  }

  // MARK: - Pivots

  /// The column of the free variable with the largest coefficient in the row; of equal ones the last.
  func variableColumn(in row: Int) -> Int? {
    var best: Entry?
    for entry in rows[row] where columnItems[Int(entry.column)].isVariable {
      if let known = best {
        let (new, old) = (abs(entry.coefficient), abs(known.coefficient))
        if new < old - ConstraintSolver.negligible { continue }
        if new <= old + ConstraintSolver.negligible, entry.column < known.column { continue }
      }
      best = entry
    }
    return best.map { Int($0.column) }
  }

  /// Exchanges the row's item with the column's.
  /// - Parameter fixing: the row's item stays at zero for good, and its column is removed
  mutating func pivot(row: Int, column: Int, fixing: Bool = false) {
    guard let pivotEntry = rows[row].first(where: { $0.column == column }) else { return }
    let inverse = -1 / pivotEntry.coefficient
    var solved: [Entry] = []
    solved.reserveCapacity(rows[row].count)
    for entry in rows[row] where entry.column != column {
      solved.append(Entry(column: entry.column, coefficient: entry.coefficient * inverse))
    }
    if !fixing { solved.append(Entry(column: Int32(column), coefficient: -inverse)) }
    rows[row] = solved
    constants[row] *= inverse
    nudges[row] *= inverse
    if recordsOperations { operations.append(Operation(target: Int32(row), source: Int32(row), factor: inverse)) }

    let touched = columnRows[column]
    columnRows[column] = fixing ? [] : [Int32(row)]
    stamp += 1
    stamps[row] = stamp
    for other in touched where stamps[Int(other)] != stamp {
      stamps[Int(other)] = stamp
      substitute(row, for: column, in: Int(other))
    }
    swap(&rowItems[row], &columnItems[column])
  }

  private mutating func substitute(_ row: Int, for column: Int, in other: Int) {
    guard let at = rows[other].firstIndex(where: { $0.column == column }) else { return }
    let factor = rows[other][at].coefficient
    rows[other].swapAt(at, rows[other].count - 1)
    rows[other].removeLast()
    for (index, entry) in rows[other].enumerated() { place[Int(entry.column)] = Int32(index) }
    for entry in rows[row] {
      let known = place[Int(entry.column)]
      if known >= 0 {
        rows[other][Int(known)].coefficient += factor * entry.coefficient
      } else {
        rows[other].append(Entry(column: entry.column, coefficient: factor * entry.coefficient))
        columnRows[Int(entry.column)].append(Int32(other))
      }
    }
    for entry in rows[other] { place[Int(entry.column)] = -1 }
    rows[other].removeAll { abs($0.coefficient) < ConstraintSolver.negligible }
    constants[other] += factor * constants[row]
    nudges[other] += factor * nudges[row]
    if recordsOperations { operations.append(Operation(target: Int32(other), source: Int32(row), factor: factor)) }
  }

  // MARK: - The best corner

  /// - Parameter levels: their number
  mutating func minimize(levels: Int) {
    var gains: [Double] = []
    // Each step reduces the cost, so the loop ends by itself; the limit guards against rounding errors.
    let mostSteps = 100 + 20 * (rows.count + columnItems.count)
    for _ in 0..<mostSteps {
      if HostWork.mustEnd(steps: rows.count, "solving \(rows.count) constraints that depend on each other") { return }
      price(levels, into: &gains)
      guard let (column, direction) = bestMove(levels, gains) else { return }
      guard move(column, direction, levels, gains) else { return }
    }
  }

  /// For each column and level the slope of the cost as the column grows, without the cost of the column's own item.
  private func price(_ levels: Int, into slopes: inout [Double]) {
    slopes.removeAll(keepingCapacity: true)
    slopes.append(contentsOf: repeatElement(0, count: levels * columnItems.count))
    for row in rows.indices {
      let item = rowItems[row]
      guard item.below || item.above else { continue }
      let isPositive = sign(row) > 0
      let slope = isPositive ? (item.above ? 1.0 : 0) : (item.below ? -1.0 : 0)
      guard slope != 0 else { continue }
      for entry in rows[row] { slopes[Int(entry.column) * levels + Int(item.level)] += slope * entry.coefficient }
    }
  }

  /// The slope of the cost at a level as the column moves in a direction, with the cost of the column's own item.
  private func slope(_ column: Int, _ direction: Double, _ level: Int, _ levels: Int, _ slopes: [Double]) -> Double {
    let item = columnItems[column]
    let own = Int(item.level) == level && (direction > 0 ? item.above : item.below) ? 1.0 : 0
    return direction * slopes[column * levels + level] + own
  }

  /// The column and direction with the largest gain at the first level where there is a gain; of equal ones the first.
  private func bestMove(_ levels: Int, _ slopes: [Double]) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double, level: Int, slope: Double)?
    for column in columnItems.indices where !columnRows[column].isEmpty {
      for direction in [1.0, -1.0] {
        for level in 0..<levels {
          let slope = slope(column, direction, level, levels, slopes)
          if slope > Self.slopeTolerance { break }
          guard slope < -Self.slopeTolerance else { continue }
          if best.map({ level < $0.level || level == $0.level && slope < $0.slope - Self.slopeTolerance }) ?? true {
            best = (column, direction, level, slope)
          }
          break
        }
      }
    }
    return best.map { ($0.column, $0.direction) }
  }

  private static let slopeTolerance = 1e-9

  /// Moves the column while that reduces the cost, past bends. Then the row at whose bend it stops is exchanged with the column.
  private mutating func move(_ column: Int, _ direction: Double, _ levels: Int, _ slopes: [Double]) -> Bool {
    struct Bend {
      let row: Int
      let distance: Double
      let nudge: Double
      let speed: Double
    }
    var bends: [Bend] = []
    stamp += 1
    for row in columnRows[column] where stamps[Int(row)] != stamp {
      stamps[Int(row)] = stamp
      let row = Int(row)
      guard rowItems[row].below || rowItems[row].above, let entry = rows[row].first(where: { $0.column == column }) else { continue }
      let speed = entry.coefficient * direction
      guard (sign(row) > 0) == (speed < 0) else { continue }
      let constant = abs(constants[row]) > ConstraintSolver.tolerance ? constants[row] : 0
      bends.append(Bend(row: row, distance: -constant / speed, nudge: -nudges[row] / speed, speed: abs(speed)))
    }
    bends.sort {
      abs($0.distance - $1.distance) > Self.slopeTolerance
        ? $0.distance < $1.distance
        : $0.nudge != $1.nudge ? $0.nudge < $1.nudge : $0.row < $1.row
    }
    var growth = (0..<levels).map { slope(column, direction, $0, levels, slopes) }
    for bend in bends {
      let item = rowItems[bend.row]
      growth[Int(item.level)] += (item.below && item.above ? 2 : 1) * bend.speed
      let first = growth.first { abs($0) > Self.slopeTolerance } ?? 0
      guard first >= 0 else { continue }
      pivot(row: bend.row, column: column)
      return true
    }
    return false
  }
}
