/// The equations that hold at a corner, factored so that both they and their transpose are solved in time proportional to what changes.
///
/// There are as many equations as columns. Each has a *slot*. Factoring puts them in an order of *steps*, in which each determines one column:
/// equations that alone name a column first, then those that name only one column, then what is left with few new entries. Layouts are nearly
/// always trees, for which this order needs no new entries at all. When one equation is exchanged for another, the difference is kept
/// beside the factors, until there are so many differences that factoring again is cheaper.
struct SparseBasis {
  private(set) var count = 0
  private var columnOfStep: [Int32] = []
  private var slotOfStep: [Int32] = []
  private var stepOfColumn: [Int32] = []
  private var stepOfSlot: [Int32] = []
  private var diagonal: [Double] = []
  private var lower = Links(), lowerBack = Links(), upper = Links(), upperBack = Links()

  /// An exchange: the new equation of a slot as a sum of the ones before it.
  private struct Exchange {
    let slot: Int32
    let pivot: Double
    let first: Int32
    let end: Int32
  }
  private var exchanges: [Exchange] = []
  private var exchangeEntries: [(slot: Int32, factor: Double)] = []
  /// By slot the exchanges whose sum names it.
  private var exchangesWithSlot: [[Int32]] = []

  private var work = SparseVector()
  private var queue = MinHeap()

  var needsFactoring: Bool {
    exchanges.count > 48 + count / 16 || exchangeEntries.count > 256 + 3 * count
  }

  var hasExchanges: Bool { !exchanges.isEmpty }

  // MARK: - Solving

  /// How fast each column changes when the left sides of equations do; `vector` is by slot before, by column afterwards.
  mutating func solve(_ vector: inout SparseVector) {
    if !exchanges.isEmpty { undoExchanges(&vector) }
    vector.move(to: &work, by: stepOfSlot)
    lower.push(&work, &queue, isDescending: false, dividingBy: nil)
    upperBack.push(&work, &queue, isDescending: true, dividingBy: diagonal)
    work.move(to: &vector, by: columnOfStep)
  }

  /// A sum of columns as a sum of the equations' left sides; `vector` is by column before, by slot afterwards.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    vector.move(to: &work, by: stepOfColumn)
    upper.push(&work, &queue, isDescending: false, dividingBy: diagonal)
    lowerBack.push(&work, &queue, isDescending: true, dividingBy: nil)
    work.move(to: &vector, by: slotOfStep)
    for exchange in exchanges {
      let value = vector.values[Int(exchange.slot)]
      if value == 0 { continue }
      vector.values[Int(exchange.slot)] = value / exchange.pivot
      for index in exchange.first..<exchange.end {
        let entry = exchangeEntries[Int(index)]
        vector.add(-entry.factor * (value / exchange.pivot), at: entry.slot)
      }
    }
  }

  /// Exchanges change one value each, the newest first.
  private mutating func undoExchanges(_ vector: inout SparseVector) {
    queue.removeAll()
    let last = Int32(exchanges.count - 1)
    for slot in vector.indices { for exchange in exchangesWithSlot[Int(slot)] { queue.push(last - exchange) } }
    var done = Int32(-1)
    while let next = queue.pop() {
      if next == done { continue }
      done = next
      let exchange = exchanges[Int(last - next)]
      var value = vector.values[Int(exchange.slot)]
      for index in exchange.first..<exchange.end {
        let entry = exchangeEntries[Int(index)]
        value -= entry.factor * vector.values[Int(entry.slot)]
      }
      value /= exchange.pivot
      if vector.set(value, at: exchange.slot) {
        for other in exchangesWithSlot[Int(exchange.slot)] where last - other > next { queue.push(last - other) }
      }
    }
  }

  /// - Parameter row: the new equation as a sum of the present ones, by slot
  mutating func exchange(slot: Int32, for row: SparseVector) {
    let first = Int32(exchangeEntries.count)
    let index = Int32(exchanges.count)
    for other in row.indices where other != slot {
      let factor = row.values[Int(other)]
      if abs(factor) < ConstraintSolver.negligible { continue }
      exchangeEntries.append((other, factor))
      exchangesWithSlot[Int(other)].append(index)
    }
    exchangesWithSlot[Int(slot)].append(index)
    exchanges.append(Exchange(slot: slot, pivot: row.values[Int(slot)], first: first, end: Int32(exchangeEntries.count)))
  }

  // MARK: - Factoring

  /// - Parameter equations: by slot
  /// - Returns: slots whose equations follow from others, each with a column that no equation determines and that takes its place
  mutating func factor(_ equations: Equations) -> [(slot: Int32, column: Int32)] {
    count = equations.count
    var factoring = Factoring(equations)
    let missing = factoring.run()
    (columnOfStep, slotOfStep, diagonal) = (factoring.columnOfStep, factoring.slotOfStep, factoring.diagonal)
    (stepOfColumn, stepOfSlot) = (factoring.stepOfColumn, factoring.stepOfSlot)
    upper = Links(count, factoring.upper.map { ($0.step, stepOfColumn[Int($0.column)], $0.value) })
    lower = Links(count, factoring.lower.map { ($0.step, stepOfSlot[Int($0.slot)], $0.value) })
    (upperBack, lowerBack) = (upper.reversed, lower.reversed)
    exchanges.removeAll(keepingCapacity: true)
    exchangeEntries.removeAll(keepingCapacity: true)
    if exchangesWithSlot.count != count {
      exchangesWithSlot = Array(repeating: [], count: count)
    } else {
      for slot in exchangesWithSlot.indices where !exchangesWithSlot[slot].isEmpty { exchangesWithSlot[slot].removeAll(keepingCapacity: true) }
    }
    if work.values.count != count { work = SparseVector(count) }
    return missing
  }
}

/// Sums of columns, one after the other.
struct Equations {
  private(set) var entries: [Tableau.Entry] = []
  private(set) var starts: [Int32] = [0]
  var count: Int { starts.count - 1 }

  mutating func append(_ entries: Tableau.Entries) {
    self.entries.append(contentsOf: entries)
    starts.append(Int32(self.entries.count))
  }

  mutating func append(column: Int32) {
    entries.append(Tableau.Entry(column: column, coefficient: 1))
    starts.append(Int32(entries.count))
  }

  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }
}

/// Numbers by index, most of them zero.
struct SparseVector {
  private(set) var indices: [Int32] = []
  var values: [Double] = []
  private var isListed: [Bool] = []

  init(_ count: Int = 0) {
    values = Array(repeating: 0, count: count)
    isListed = Array(repeating: false, count: count)
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    values[Int(index)] += value
    list(index)
  }

  @inline(__always)
  mutating func list(_ index: Int32) {
    if isListed[Int(index)] { return }
    isListed[Int(index)] = true
    indices.append(index)
  }

  /// - Returns: whether the index was not listed before
  mutating func set(_ value: Double, at index: Int32) -> Bool {
    values[Int(index)] = value
    if isListed[Int(index)] { return false }
    list(index)
    return true
  }

  mutating func clear() {
    for index in indices { (values[Int(index)], isListed[Int(index)]) = (0, false) }
    indices.removeAll(keepingCapacity: true)
  }

  mutating func move(to other: inout SparseVector, by places: [Int32]) {
    for index in indices {
      other.add(values[Int(index)], at: places[Int(index)])
      (values[Int(index)], isListed[Int(index)]) = (0, false)
    }
    indices.removeAll(keepingCapacity: true)
  }
}

/// From each step to others, with a factor.
struct Links {
  private var starts: [Int32] = [0]
  private var links: [(step: Int32, factor: Double)] = []
  private var count: Int { starts.count - 1 }

  init() {}
  init(_ count: Int, _ all: [(from: Int32, to: Int32, factor: Double)]) {
    starts = Array(repeating: 0, count: count + 1)
    for link in all { starts[Int(link.from) + 1] += 1 }
    for step in 0..<count { starts[step + 1] += starts[step] }
    links = Array(repeating: (0, 0), count: all.count)
    var next = starts
    for link in all {
      links[Int(next[Int(link.from)])] = (link.to, link.factor)
      next[Int(link.from)] += 1
    }
  }

  var reversed: Links {
    var all: [(from: Int32, to: Int32, factor: Double)] = []
    all.reserveCapacity(links.count)
    for step in 0..<count {
      for index in starts[step]..<starts[step + 1] { all.append((links[Int(index)].step, Int32(step), links[Int(index)].factor)) }
    }
    return Links(count, all)
  }

  /// Passes each value on along the links of its step, in the order of the steps. All links lead in that direction.
  func push(_ vector: inout SparseVector, _ queue: inout MinHeap, isDescending: Bool, dividingBy diagonal: [Double]?) {
    if links.isEmpty, diagonal == nil { return }
    let last = Int32(count - 1)
    // A heap costs more than to look at every step, when a good part of them has values.
    if vector.indices.count * 8 > count {
      for step in 0...last { pass(isDescending ? last - step : step, &vector, diagonal) { _ in } }
      return
    }
    queue.removeAll()
    for step in vector.indices { queue.push(isDescending ? last - step : step) }
    while let next = queue.pop() {
      pass(isDescending ? last - next : next, &vector, diagonal) { queue.push(isDescending ? last - $0 : $0) }
    }
  }

  @inline(__always)
  private func pass(_ step: Int32, _ vector: inout SparseVector, _ diagonal: [Double]?, _ isNew: (Int32) -> Void) {
    var value = vector.values[Int(step)]
    if value == 0 { return }
    if let diagonal {
      value /= diagonal[Int(step)]
      vector.values[Int(step)] = value
    }
    for index in starts[Int(step)]..<starts[Int(step) + 1] {
      let link = links[Int(index)]
      if vector.set(vector.values[Int(link.step)] - link.factor * value, at: link.step) { isNew(link.step) }
    }
  }
}
