/// Where the cost of a move changes because a row reaches zero.
struct Bend {
  let row: Int32
  let distance: Double
  let nudge: Double
  let growth: Double

  static func < (first: Bend, second: Bend) -> Bool {
    let difference = first.distance - second.distance
    if abs(difference) > 1e-9 { return difference < 0 }
    return first.nudge != second.nudge ? first.nudge < second.nudge : first.row < second.row
  }
}

/// Bends from which the nearest is taken first. A move mostly ends at one of the first.
struct Bends {
  private var items: [Bend] = []
  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func push(_ bend: Bend) {
    var index = items.count
    items.append(bend)
    while index > 0, bend < items[(index - 1) / 2] {
      items[index] = items[(index - 1) / 2]
      index = (index - 1) / 2
    }
    items[index] = bend
  }

  mutating func pop() -> Bend? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    if items.isEmpty { return first }
    var index = 0
    while 2 * index + 1 < items.count {
      var child = 2 * index + 1
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      if !(items[child] < last) { break }
      items[index] = items[child]
      index = child
    }
    items[index] = last
    return first
  }
}
