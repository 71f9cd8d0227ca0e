import Foundation

/// From top to bottom in rows, each row from the leading side. Source: docs/rules/accessibility.md 2, O1
package enum ReadingOrder {
  /// Origins less than this apart are in one row. Units: points. Source: CASH, by experiment
  package static let phoneRow: CGFloat = 8
  package static let padRow: CGFloat = 13

  /// The places in the order of reading. The topmost starts a row, and those near *it* belong to it.
  package static func places(of frames: [CGRect], row: CGFloat, rightToLeft: Bool) -> [Int] {
    let sorted = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var order: [Int] = []
    order.reserveCapacity(frames.count)
    var start = 0
    while start < sorted.count {
      let top = frames[sorted[start]].minY
      var end = start + 1
      while end < sorted.count, frames[sorted[end]].minY - top < row { end += 1 }
      order += sorted[start..<end].sorted { one, other in
        let (a, b) = rightToLeft ? (-frames[one].maxX, -frames[other].maxX) : (frames[one].minX, frames[other].minX)
        return (a, one) < (b, other)
      }
      start = end
    }
    return order
  }
}
