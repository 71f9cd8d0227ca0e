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

  /// An exchange of the equation of a slot. Either the new equation as a *sum* of the ones before it is kept, which says what left sides must be
  /// before the exchange; or the equation itself and the *movement* of the columns as its left side grows, by which what was found without the
  /// exchange is corrected. In a row of views one of them is short where the other may be as long as the row.
  private struct Exchange {
    let slot: Int32
    let isSum: Bool
    /// How fast the left side of the new equation grows as that of the old one does.
    let pivot: Double
    let equation: Range<Int>
    /// The sum, by slot, without the exchange's own; or the movement, by column.
    let change: Range<Int>
    /// The exchange before of the same slot.
    let before: Int32
  }
  private struct ExchangeEntry {
    let index: Int32
    let value: Double
    let exchange: Int32
    /// The entry before of the same list.
    let before: Int32
  }
  private var exchanges: [Exchange] = []
  private var exchangeEntries: [ExchangeEntry] = []
  /// The last exchange of each slot.
  private var lastOfSlot: [Int32] = []
  /// By slot the last entry of a sum; by column the last of an equation, and of a movement.
  private var lastEntries: [[Int32]] = [[], [], []]
  private static let (sums, equations, movements) = (0, 1, 2)
  /// By exchange, while something is solved: what the left side of its equation is to be, or how much of the equation a sum contains.
  private var amounts: [Double] = []
  private var isQueued: [Bool] = []

  private var work = SparseVector()
  private var queue = MinHeap()

  var needsFactoring: Bool {
    exchanges.count > 48 + count / 16 || exchangeEntries.count > 256 + 3 * count
  }

  var hasExchanges: Bool { !exchanges.isEmpty }

  // MARK: - Solving

  /// How fast each column changes when the left sides of equations do; `vector` is by slot before, by column afterwards.
  mutating func solve(_ vector: inout SparseVector) {
    if !exchanges.isEmpty { undoSums(&vector) }
    vector.move(to: &work, by: stepOfSlot)
    lower.push(&work, &queue, isDescending: false, dividingBy: nil)
    upperBack.push(&work, &queue, isDescending: true, dividingBy: diagonal)
    work.move(to: &vector, by: columnOfStep)
    if !exchanges.isEmpty { addMovements(&vector) }
  }

  /// A sum of columns as a sum of the equations' left sides; `vector` is by column before, by slot afterwards.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    if !exchanges.isEmpty { takeEquations(&vector) }
    vector.move(to: &work, by: stepOfColumn)
    upper.push(&work, &queue, isDescending: false, dividingBy: diagonal)
    lowerBack.push(&work, &queue, isDescending: true, dividingBy: nil)
    work.move(to: &vector, by: slotOfStep)
    for (index, exchange) in exchanges.enumerated() {
      guard exchange.isSum else {
        if amounts[index] != 0 { vector.add(amounts[index], at: exchange.slot) }
        amounts[index] = 0
        continue
      }
      let value = vector.values[Int(exchange.slot)]
      if value == 0 { continue }
      vector.values[Int(exchange.slot)] = value / exchange.pivot
      for entry in exchange.change { vector.add(-exchangeEntries[entry].value * (value / exchange.pivot), at: exchangeEntries[entry].index) }
    }
  }

  private mutating func enqueue(_ exchange: Int32, _ key: Int32) {
    if isQueued[Int(exchange)] { return }
    isQueued[Int(exchange)] = true
    queue.push(key)
  }

  /// The newest exchange first: each sum changes one left side, each movement remembers one.
  private mutating func undoSums(_ vector: inout SparseVector) {
    queue.removeAll()
    let last = Int32(exchanges.count - 1)
    for slot in vector.indices { enqueueSums(slot, before: last + 1, last) }
    while let key = queue.pop() {
      let next = last - key
      isQueued[Int(next)] = false
      let exchange = exchanges[Int(next)]
      var value = vector.values[Int(exchange.slot)]
      guard exchange.isSum else {
        amounts[Int(next)] = value
        continue
      }
      for entry in exchange.change { value -= exchangeEntries[entry].value * vector.values[Int(exchangeEntries[entry].index)] }
      if vector.set(value / exchange.pivot, at: exchange.slot) { enqueueSums(exchange.slot, before: next, last) }
    }
  }

  private mutating func enqueueSums(_ slot: Int32, before next: Int32, _ last: Int32) {
    var exchange = lastOfSlot[Int(slot)]
    while exchange >= 0 {
      if exchange < next { enqueue(exchange, last - exchange) }
      exchange = exchanges[Int(exchange)].before
    }
    var entry = lastEntries[Self.sums][Int(slot)]
    while entry >= 0 {
      let exchange = exchangeEntries[Int(entry)].exchange
      if exchange < next { enqueue(exchange, last - exchange) }
      entry = exchangeEntries[Int(entry)].before
    }
  }

  /// The oldest exchange first: each equation moves the columns until its left side is what it is to be.
  private mutating func addMovements(_ vector: inout SparseVector) {
    queue.removeAll()
    for exchange in exchanges.indices where amounts[exchange] != 0 { enqueue(Int32(exchange), Int32(exchange)) }
    for column in vector.indices { enqueueEquations(column, after: -1) }
    while let next = queue.pop() {
      isQueued[Int(next)] = false
      let exchange = exchanges[Int(next)]
      var missing = amounts[Int(next)]
      amounts[Int(next)] = 0
      for entry in exchange.equation { missing -= exchangeEntries[entry].value * vector.values[Int(exchangeEntries[entry].index)] }
      if missing == 0 { continue }
      missing /= exchange.pivot
      for entry in exchange.change {
        let column = exchangeEntries[entry].index
        if vector.set(vector.values[Int(column)] + missing * exchangeEntries[entry].value, at: column) { enqueueEquations(column, after: next) }
      }
    }
  }

  private mutating func enqueueEquations(_ column: Int32, after exchange: Int32) {
    var entry = lastEntries[Self.equations][Int(column)]
    while entry >= 0, exchangeEntries[Int(entry)].exchange > exchange {
      enqueue(exchangeEntries[Int(entry)].exchange, exchangeEntries[Int(entry)].exchange)
      entry = exchangeEntries[Int(entry)].before
    }
  }

  /// The newest exchange first: each takes as much of its equation out of the sum as the sum grows along its movement.
  private mutating func takeEquations(_ vector: inout SparseVector) {
    queue.removeAll()
    let last = Int32(exchanges.count - 1)
    for column in vector.indices { enqueueMovements(column, before: last + 1, last) }
    while let key = queue.pop() {
      let next = last - key
      isQueued[Int(next)] = false
      let exchange = exchanges[Int(next)]
      var amount = 0.0
      for entry in exchange.change { amount += exchangeEntries[entry].value * vector.values[Int(exchangeEntries[entry].index)] }
      if amount == 0 { continue }
      amount /= exchange.pivot
      amounts[Int(next)] = amount
      for entry in exchange.equation {
        let column = exchangeEntries[entry].index
        if vector.set(vector.values[Int(column)] - amount * exchangeEntries[entry].value, at: column) { enqueueMovements(column, before: next, last) }
      }
    }
  }

  private mutating func enqueueMovements(_ column: Int32, before exchange: Int32, _ last: Int32) {
    var entry = lastEntries[Self.movements][Int(column)]
    while entry >= 0 {
      let other = exchangeEntries[Int(entry)].exchange
      if other < exchange { enqueue(other, last - other) }
      entry = exchangeEntries[Int(entry)].before
    }
  }

  // MARK: - Exchanges

  /// - Parameters:
  ///   - sum: the new equation as a sum of the present ones, by slot
  ///   - equation: the new one
  ///   - movement: of the columns, as the left side of the slot's present equation grows by `sign`
  mutating func exchange(slot: Int32, for sum: SparseVector, _ equation: Tableau.Entries, _ movement: SparseVector, _ sign: Double) {
    if sum.indices.count <= equation.count + movement.indices.count {
      exchange(slot: slot, for: sum)
      return
    }
    let first = exchangeEntries.count
    for entry in equation { append(entry.coefficient, at: entry.column, to: Self.equations) }
    let middle = exchangeEntries.count
    for column in movement.indices { append(sign * movement.values[Int(column)], at: column, to: Self.movements) }
    append(slot, isSum: false, sum.values[Int(slot)], first..<middle, middle..<exchangeEntries.count)
  }

  mutating func exchange(slot: Int32, for sum: SparseVector) {
    let first = exchangeEntries.count
    for other in sum.indices where other != slot { append(sum.values[Int(other)], at: other, to: Self.sums) }
    append(slot, isSum: true, sum.values[Int(slot)], first..<first, first..<exchangeEntries.count)
  }

  private mutating func append(_ value: Double, at index: Int32, to list: Int) {
    if abs(value) < ConstraintSolver.negligible { return }
    exchangeEntries.append(ExchangeEntry(index: index, value: value, exchange: Int32(exchanges.count), before: lastEntries[list][Int(index)]))
    lastEntries[list][Int(index)] = Int32(exchangeEntries.count - 1)
  }

  private mutating func append(_ slot: Int32, isSum: Bool, _ pivot: Double, _ equation: Range<Int>, _ change: Range<Int>) {
    exchanges.append(
      Exchange(slot: slot, isSum: isSum, pivot: pivot, equation: equation, change: change, before: lastOfSlot[Int(slot)]))
    lastOfSlot[Int(slot)] = Int32(exchanges.count - 1)
    amounts.append(0)
    isQueued.append(false)
  }

  private mutating func forgetExchanges() {
    if lastOfSlot.count != count {
      lastOfSlot = Array(repeating: -1, count: count)
      lastEntries = [lastOfSlot, lastOfSlot, lastOfSlot]
    } else {
      for exchange in exchanges { lastOfSlot[Int(exchange.slot)] = -1 }
      for entry in exchangeEntries {
        for list in lastEntries.indices { lastEntries[list][Int(entry.index)] = -1 }
      }
    }
    exchanges.removeAll(keepingCapacity: true)
    exchangeEntries.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
    isQueued.removeAll(keepingCapacity: true)
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
    forgetExchanges()
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
    // A heap costs more than to look at every step that is left, when a good part of them has values.
    if vector.indices.count * 8 > count {
      for step in 0...last { pass(isDescending ? last - step : step, &vector, diagonal) { _ in } }
      return
    }
    queue.removeAll()
    for step in vector.indices { queue.push(isDescending ? last - step : step) }
    while let next = queue.pop() {
      if queue.count * 8 > Int(last - next) {
        for step in next...last { pass(isDescending ? last - step : step, &vector, diagonal) { _ in } }
        return
      }
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
