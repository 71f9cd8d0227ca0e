import Foundation

/// Finds where two SVG pictures differ when they are drawn with one pixel per point.
///
/// Pixels that differ are collected in squares. Squares that touch form a group, and each group has a box around its pixels.
public struct PictureDifference: Sendable {
  /// From top to bottom, then from left to right. Units: points.
  public let boxes: [CGRect]

  /// Nil if pictures can't be drawn in this process.
  public init?(_ before: [UInt8], _ after: [UInt8]) {
    guard let library = PngLibrary.shared, let old = library.picture(before, scale: 1), let new = library.picture(after, scale: 1) else { return nil }
    let (columns, rows) = (max(old.width, new.width), max(old.height, new.height))
    let (across, down) = ((columns + Self.square - 1) / Self.square, (rows + Self.square - 1) / Self.square)
    // For each square the first and last column and row of pixels that differ.
    var squares = [PixelBox?](repeating: nil, count: across * down)
    for row in 0..<rows {
      for column in 0..<columns where old.color(column, row) != new.color(column, row) {
        let index = row / Self.square * across + column / Self.square
        squares[index] = PixelBox(column, row).joined(with: squares[index])
      }
    }
    var found: [PixelBox] = []
    for start in squares.indices {
      guard let first = squares[start] else { continue }
      squares[start] = nil
      var (box, waiting) = (first, [start])
      while let index = waiting.popLast() {
        let (x, y) = (index % across, index / across)
        for (nextX, nextY) in [(x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x + 1, y), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1)]
        where nextX >= 0 && nextX < across && nextY >= 0 && nextY < down {
          let next = nextY * across + nextX
          guard let other = squares[next] else { continue }
          squares[next] = nil
          box = box.joined(with: other)
          waiting.append(next)
        }
      }
      found.append(box)
    }
    boxes = found.sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map(\.frame)
  }

  /// Differences that are nearer than one or two squares are one difference. Ours: a small letter. Units: points
  private static let square = 8
}

private struct PixelBox {
  var left, top, right, bottom: Int

  init(_ column: Int, _ row: Int) { (left, top, right, bottom) = (column, row, column, row) }

  func joined(with other: PixelBox?) -> PixelBox {
    guard let other else { return self }
    var box = self
    (box.left, box.top) = (min(left, other.left), min(top, other.top))
    (box.right, box.bottom) = (max(right, other.right), max(bottom, other.bottom))
    return box
  }

  var frame: CGRect { CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
}
