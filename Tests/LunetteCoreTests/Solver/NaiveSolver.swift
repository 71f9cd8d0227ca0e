import Foundation

/// Finds the cost of the best solution by trying every corner: all points at which as many of the constraints (and of the planes through
/// the origin) meet as there are variables. Only for few variables.
struct NaiveSolver {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    /// -1: not above zero, 0: zero, 1: not below zero.
    var relation: Int
    var priority: Double
  }
  let variableCount: Int
  let constraints: [Constraint]

  /// The violations' sums, the highest priority first, of a point.
  func cost(of point: [Double]) -> [Double] {
    priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + violation(of: $1, at: point) }
    }
  }

  var priorities: [Double] { Array(Set(constraints.map(\.priority) + [1000])).sorted(by: >) }

  func violation(of constraint: Constraint, at point: [Double]) -> Double {
    let sum = zip(constraint.coefficients, point).reduce(constraint.constant) { $0 + $1.0 * $1.1 }
    switch constraint.relation {
    case -1: return max(0, sum)
    case 1: return max(0, -sum)
    default: return abs(sum)
    }
  }

  func bestCost() -> [Double] {
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for index in 0..<variableCount {
      planes.append(((0..<variableCount).map { $0 == index ? 1 : 0 }, 0))
    }
    var best: [Double] = Array(repeating: .infinity, count: priorities.count)
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == variableCount {
        guard let point = meeting(chosen.map { planes[$0] }) else { return }
        let cost = cost(of: point)
        if Self.isLess(cost, best) { best = cost }
        return
      }
      for index in first..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return best
  }

  static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  /// Where the planes meet; nil where they don't in one point.
  private func meeting(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [-$0.1] }
    for column in 0..<variableCount {
      guard let pivot = (column..<variableCount).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(pivot, column)
      for other in 0..<variableCount where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in column...variableCount { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return (0..<variableCount).map { rows[$0][variableCount] / rows[$0][$0] }
  }
}
