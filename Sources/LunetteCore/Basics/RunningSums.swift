/// Numbers whose sum is asked for between changes. A change and the sum take time that grows as the logarithm of their number; the sum is the same in
/// whatever order the numbers were changed.
package struct RunningSums {
  /// The root at 1, the children of `i` at `2 * i` and `2 * i + 1`; the numbers are the leaves, from `room` on.
  private var nodes: [Double] = [0, 0]
  private var room = 1
  package private(set) var count = 0

  package init() {}

  package var sum: Double { nodes[1] }

  package mutating func append(_ number: Double) {
    if count == room { grow() }
    count += 1
    self[count - 1] = number
  }

  /// - Parameter place: below `count`
  package subscript(place: Int) -> Double {
    get { nodes[room + place] }
    set {
      var node = room + place
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
      }
    }
  }

  private mutating func grow() {
    let numbers = nodes[room..<(room + count)]
    room *= 2
    nodes = Array(repeating: 0, count: room) + numbers + Array(repeating: 0, count: room - count)
    for node in stride(from: room - 1, through: 1, by: -1) { nodes[node] = nodes[2 * node] + nodes[2 * node + 1] }
  }
}
