import Foundation

/// Finds the pairs of bodies that hit each other in the order in which a loop over all pairs finds them, without looking at those that are far apart.
///
/// Bodies stand in square cells by their places. Those that cover many cells, or that are nowhere, are compared with all.
struct CollisionGrid {
  private struct Cell: Hashable {
    let x, y: Int
  }
  private struct Cells: Equatable {
    let x, y: ClosedRange<Int>
    var count: Int { x.count * y.count }
    var list: [Cell] { x.flatMap { x in y.map { Cell(x: x, y: $0) } } }
  }

  private let bodies: [DynamicBody]
  /// Units: points.
  private let side: CGFloat
  private var residents: [Cell: [Int]] = [:]
  /// The cells of each body; nil for one that is compared with all.
  private var places: [Cells?] = []
  private var everywhere: [Int] = []

  /// For fewer bodies all pairs are as fast. Ours
  static let fewestBodies = 24
  /// A body in more cells is compared with all. Ours
  private static let mostCells = 16
  /// Where one cell holds such a share of all bodies, as in a pile, all pairs are faster. Ours, measured
  private static let crowd = 0.25
  private var isCrowded: Bool { residents.values.contains { Double($0.count) > Self.crowd * Double(bodies.count) } }
  /// Cells whose numbers are larger are nowhere. Ours
  private static let farthest: CGFloat = 1e9

  init(_ bodies: [DynamicBody]) {
    self.bodies = bodies
    let sides = bodies.map { max($0.rect.width, $0.rect.height) }.filter(\.isFinite)
    side = max(1, 2 * sides.reduce(0, +) / CGFloat(max(1, sides.count)))
    for (number, body) in bodies.enumerated() {
      places.append(cells(of: body))
      enter(number)
    }
  }

  private func cells(of body: DynamicBody) -> Cells? {
    let rect = body.rect
    func numbers(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int>? {
      let (low, high) = ((low / side).rounded(.down), (high / side).rounded(.down))
      guard low > -Self.farthest, high < Self.farthest, low <= high, high - low < CGFloat(Self.mostCells) else { return nil }
      return Int(low)...Int(high)
    }
    guard let x = numbers(rect.minX, rect.maxX), let y = numbers(rect.minY, rect.maxY) else { return nil }
    let cells = Cells(x: x, y: y)
    return cells.count <= Self.mostCells ? cells : nil
  }

  private mutating func enter(_ number: Int) {
    guard let place = places[number] else { return everywhere.append(number) }
    for cell in place.list { residents[cell, default: []].append(number) }
  }

  private mutating func leave(_ number: Int) {
    guard let place = places[number] else { return everywhere.removeAll { $0 == number } }
    for cell in place.list { residents[cell]?.removeAll { $0 == number } }
  }

  /// - Returns: whether the body stands in other cells now
  @discardableResult
  private mutating func move(_ number: Int) -> Bool {
    let place = cells(of: bodies[number])
    guard place != places[number] else { return false }
    leave(number)
    places[number] = place
    enter(number)
    return true
  }

  /// Those with a higher number than `last` that may meet a body, in order.
  private func neighbours(of place: Cells, after last: Int) -> [Int] {
    var found = everywhere.filter { $0 > last }
    for cell in place.list { for number in residents[cell] ?? [] where number > last { found.append(number) } }
    found.sort()
    return found
  }

  /// Calls `meet` for each pair that may meet, the first body first; it answers whether it has moved them.
  static func forEachPair(_ bodies: [DynamicBody], _ meet: (DynamicBody, DynamicBody) -> Bool) {
    func mustEnd(_ steps: Int) -> Bool { HostWork.mustEnd(steps: steps, "looking for the hits of \(bodies.count) views") }
    let made = bodies.count >= fewestBodies ? CollisionGrid(bodies) : nil
    guard var grid = made, !grid.isCrowded else {
      for (number, body) in bodies.enumerated() {
        if mustEnd(bodies.count - number) { return }
        for other in bodies[(number + 1)...] { _ = meet(body, other) }
      }
      return
    }
    for (number, body) in bodies.enumerated() {
      var last = number
      while let place = grid.places[number] {
        let neighbours = grid.neighbours(of: place, after: last)
        if mustEnd(neighbours.count + 1) { return }
        var hasMoved = false
        // A body that stands in several cells with this one is found in each.
        for other in neighbours where other > last {
          last = other
          guard meet(body, bodies[other]) else { continue }
          grid.move(other)
          guard grid.move(number) else { continue }
          hasMoved = true
          break
        }
        if !hasMoved {
          last = bodies.count
          break
        }
      }
      guard last < bodies.count else { continue }
      if mustEnd(bodies.count - last) { return }
      for other in (last + 1)..<max(last + 1, bodies.count) where meet(body, bodies[other]) { grid.move(other) }
      grid.move(number)
    }
  }
}
