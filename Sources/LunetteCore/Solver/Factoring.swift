/// Puts equations into an order in which each determines one column. See `SparseBasis`.
struct Factoring {
  private let count: Int
  private let equations: Equations
  private(set) var columnOfStep: [Int32] = []
  private(set) var slotOfStep: [Int32] = []
  private(set) var stepOfColumn: [Int32]
  private(set) var stepOfSlot: [Int32]
  private(set) var diagonal: [Double] = []
  /// What remains of an equation when it determines its column.
  private(set) var upper: [(step: Int32, column: Int32, value: Double)] = []
  /// How often the equation of a step is subtracted from a later one.
  private(set) var lower: [(step: Int32, slot: Int32, value: Double)] = []

  private var slotsOfColumn: [Int32] = []
  private var starts: [Int32] = []
  private var columnCounts: [Int32]
  private var slotCounts: [Int32]

  init(_ equations: Equations) {
    (count, self.equations) = (equations.count, equations)
    stepOfColumn = Array(repeating: -1, count: count)
    stepOfSlot = stepOfColumn
    columnCounts = Array(repeating: 0, count: count)
    slotCounts = columnCounts
    columnOfStep.reserveCapacity(count)
    slotOfStep.reserveCapacity(count)
    diagonal.reserveCapacity(count)
  }

  mutating func run() -> [(slot: Int32, column: Int32)] {
    gatherColumns()
    takeSingleColumns()
    takeSingleRows()
    if columnOfStep.count < count { takeRest() }
    return replaceMissing()
  }

  private func entries(_ slot: Int) -> Tableau.Entries { equations.entries[equations.range(slot)] }

  private mutating func gatherColumns() {
    starts = Array(repeating: 0, count: count + 1)
    for slot in 0..<count {
      for entry in entries(slot) {
        columnCounts[Int(entry.column)] += 1
        slotCounts[slot] += 1
      }
    }
    for column in 0..<count { starts[column + 1] = starts[column] + columnCounts[column] }
    slotsOfColumn = Array(repeating: 0, count: Int(starts[count]))
    var next = starts
    for slot in 0..<count {
      for entry in entries(slot) {
        slotsOfColumn[Int(next[Int(entry.column)])] = Int32(slot)
        next[Int(entry.column)] += 1
      }
    }
  }

  private mutating func pivot(_ slot: Int32, _ column: Int32, _ value: Double) {
    stepOfSlot[Int(slot)] = Int32(columnOfStep.count)
    stepOfColumn[Int(column)] = Int32(columnOfStep.count)
    columnOfStep.append(column)
    slotOfStep.append(slot)
    diagonal.append(value)
  }

  /// Equations that alone name a column: the column follows from all others that the equation names.
  private mutating func takeSingleColumns() {
    var ready = (0..<count).filter { columnCounts[$0] == 1 }.map { Int32($0) }
    var next = 0
    while next < ready.count {
      let column = ready[next]
      next += 1
      guard stepOfColumn[Int(column)] < 0, columnCounts[Int(column)] == 1,
        let slot = slots(of: column).first(where: { stepOfSlot[Int($0)] < 0 })
      else { continue }
      let step = Int32(columnOfStep.count)
      var value = 0.0
      for entry in entries(Int(slot)) {
        if entry.column == column {
          value = entry.coefficient
          continue
        }
        upper.append((step, entry.column, entry.coefficient))
        columnCounts[Int(entry.column)] -= 1
        if columnCounts[Int(entry.column)] == 1 { ready.append(entry.column) }
      }
      pivot(slot, column, value)
    }
  }

  private func slots(of column: Int32) -> ArraySlice<Int32> { slotsOfColumn[Int(starts[Int(column)])..<Int(starts[Int(column) + 1])] }

  /// Equations that name only one column that isn't determined yet.
  private mutating func takeSingleRows() {
    var ready: [Int32] = []
    for slot in 0..<count where stepOfSlot[slot] < 0 {
      if slotCounts[slot] == 1 { ready.append(Int32(slot)) }
    }
    var next = 0
    while next < ready.count {
      let slot = ready[next]
      next += 1
      guard stepOfSlot[Int(slot)] < 0, let entry = entries(Int(slot)).first(where: { stepOfColumn[Int($0.column)] < 0 }) else { continue }
      let step = Int32(columnOfStep.count)
      pivot(slot, entry.column, entry.coefficient)
      for other in slots(of: entry.column) where stepOfSlot[Int(other)] < 0 {
        guard let own = entries(Int(other)).first(where: { $0.column == entry.column }) else { continue }
        lower.append((step, other, own.coefficient / entry.coefficient))
        slotCounts[Int(other)] -= 1
        if slotCounts[Int(other)] == 1 { ready.append(other) }
      }
    }
  }

  /// The rest: the shortest equation, and of its columns, if the number isn't too small, the one that the fewest others name. Long equations come
  /// last, and what others determine is replaced in each of them at once.
  private mutating func takeRest() {
    let rest = (0..<count).filter { stepOfSlot[$0] < 0 }
    let slots = rest.filter { slotCounts[$0] <= Self.longest }
    let firstStep = Int32(columnOfStep.count)
    var starts = [upper.count]
    defer { takeLong(rest.filter { slotCounts[$0] > Self.longest }, firstStep, &starts) }
    var rows = Array(repeating: [Tableau.Entry](), count: count)
    var named = Array(repeating: [Int32](), count: count)
    var shortest = MinHeap()
    var place = Array(repeating: Int32(-1), count: count)
    columnCounts = Array(repeating: 0, count: count)
    var index = Array(repeating: Int32(0), count: count)
    for (number, slot) in slots.enumerated() {
      index[slot] = Int32(number)
      for entry in entries(slot) where stepOfColumn[Int(entry.column)] < 0 {
        rows[slot].append(entry)
        named[Int(entry.column)].append(Int32(slot))
        columnCounts[Int(entry.column)] += 1
      }
    }
    if slots.isEmpty { return }
    func rank(_ slot: Int) -> Int32 { Int32(min(rows[slot].count, max(1, Int(Int32.max) / slots.count - 2))) * Int32(slots.count) + index[slot] }
    for slot in slots { shortest.push(rank(slot)) }
    while let known = shortest.pop() {
      let slot = slots[Int(known) % slots.count]
      guard stepOfSlot[slot] < 0, known == rank(slot) else { continue }
      rows[slot].removeAll { abs($0.coefficient) < ConstraintSolver.negligible }
      let largest = rows[slot].reduce(0) { max($0, abs($1.coefficient)) }
      guard largest > Self.leastPivot else { continue }
      var best: Tableau.Entry?
      for entry in rows[slot] where abs(entry.coefficient) >= Self.share * largest {
        if best.map({ columnCounts[Int(entry.column)] < columnCounts[Int($0.column)] }) ?? true { best = entry }
      }
      guard let best else { continue }
      let step = Int32(columnOfStep.count)
      pivot(Int32(slot), best.column, best.coefficient)
      for entry in rows[slot] {
        columnCounts[Int(entry.column)] -= 1
        if entry.column != best.column { upper.append((step, entry.column, entry.coefficient)) }
      }
      starts.append(upper.count)
      for other in named[Int(best.column)].map(Int.init) where stepOfSlot[other] < 0 {
        guard let at = rows[other].firstIndex(where: { $0.column == best.column }) else { continue }
        let factor = rows[other][at].coefficient / best.coefficient
        rows[other].swapAt(at, rows[other].count - 1)
        rows[other].removeLast()
        lower.append((step, Int32(other), factor))
        for (index, entry) in rows[other].enumerated() { place[Int(entry.column)] = Int32(index) }
        for entry in rows[slot] where entry.column != best.column {
          let known = place[Int(entry.column)]
          if known >= 0 {
            rows[other][Int(known)].coefficient -= factor * entry.coefficient
          } else {
            rows[other].append(Tableau.Entry(column: entry.column, coefficient: -factor * entry.coefficient))
            named[Int(entry.column)].append(Int32(other))
            columnCounts[Int(entry.column)] += 1
          }
        }
        for entry in rows[other] { place[Int(entry.column)] = -1 }
        rows[other].removeAll {
          guard abs($0.coefficient) < ConstraintSolver.negligible else { return false }
          columnCounts[Int($0.column)] -= 1
          return true
        }
        shortest.push(rank(other))
      }
    }
  }

  /// - Parameters:
  ///   - firstStep: the first step of the rest
  ///   - starts: where what remained of the equations of the rest begins in `upper`, by step
  private mutating func takeLong(_ slots: [Int], _ firstStep: Int32, _ starts: inout [Int]) {
    var sum = SparseVector(slots.isEmpty ? 0 : count)
    var steps = MinHeap()
    for slot in slots.sorted(by: { slotCounts[$0] != slotCounts[$1] ? slotCounts[$0] < slotCounts[$1] : $0 < $1 }) {
      func add(_ value: Double, _ column: Int32) {
        if sum.set(sum.values[Int(column)] + value, at: column), stepOfColumn[Int(column)] >= firstStep { steps.push(stepOfColumn[Int(column)]) }
      }
      // Columns that were determined before the rest are no part of it: `lower` has what is subtracted for them.
      for entry in entries(slot) where stepOfColumn[Int(entry.column)] < 0 || stepOfColumn[Int(entry.column)] >= firstStep {
        add(entry.coefficient, entry.column)
      }
      while let step = steps.pop() {
        let factor = sum.values[Int(columnOfStep[Int(step)])] / diagonal[Int(step)]
        if abs(factor) < ConstraintSolver.negligible { continue }
        lower.append((step, Int32(slot), factor))
        for index in starts[Int(step - firstStep)]..<starts[Int(step - firstStep) + 1] { add(-factor * upper[index].value, upper[index].column) }
      }
      let left = sum.indices.filter { stepOfColumn[Int($0)] < 0 && abs(sum.values[Int($0)]) >= ConstraintSolver.negligible }
      let largest = left.reduce(0) { max($0, abs(sum.values[Int($1)])) }
      if largest > Self.leastPivot, let best = left.first(where: { abs(sum.values[Int($0)]) >= largest }) {
        let step = Int32(columnOfStep.count)
        for column in left where column != best { upper.append((step, column, sum.values[Int(column)])) }
        starts.append(upper.count)
        pivot(Int32(slot), best, sum.values[Int(best)])
      }
      sum.clear()
    }
  }

  /// Equations with more columns are long. Ours
  private static let longest: Int32 = 32
  /// A pivot is at least this share of the largest number in its equation, so that rounding errors don't grow.
  private static let share = 0.1
  /// An equation whose numbers are all smaller than this follows from others.
  private static let leastPivot = 1e-9

  private mutating func replaceMissing() -> [(slot: Int32, column: Int32)] {
    if columnOfStep.count == count { return [] }
    let slots = (0..<count).filter { stepOfSlot[$0] < 0 }
    let columns = (0..<count).filter { stepOfColumn[$0] < 0 }
    let missing = zip(slots, columns).map { (slot: Int32($0), column: Int32($1)) }
    let gone = Set(slots)
    lower.removeAll { gone.contains(Int($0.slot)) }
    for (slot, column) in missing { pivot(slot, column, 1) }
    return missing
  }
}
