import Foundation

/// How much of the screen one character represents.
///
/// A column or line belongs to a rectangle if the middle of the column or line is inside. So rectangles that touch on the screen touch on
/// the grid and never overlap. Units: points.
public struct CellSize: Equatable, Sendable {
  public let width, height: CGFloat

  /// Range: above 0.
  public init(width: CGFloat, height: CGFloat) {
    precondition(width > 0 && height > 0, "CellSize: width and height must be above 0, got \(width) and \(height)")
    (self.width, self.height) = (width, height)
  }

  /// Two lines for a classic row of 44 points, and characters about as wide as those of 17 point text. Source: the project's second issue
  public static let standard = CellSize(width: 8, height: 22)

  /// Reads `8x16`; nil for anything else, and for sizes outside 1 ... 1000.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      Self.range.contains(width), Self.range.contains(height)
    else { return nil }
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  private static let range = 1.0...1000.0

  /// Number of columns whose middle is left of `x`, which is the first column of something that begins there.
  func column(at x: CGFloat) -> Int { Self.whole((x / width - 0.5).rounded(.up)) }
  /// Number of lines whose middle is above `y`, which is the first line of something that begins there.
  func line(at y: CGFloat) -> Int { Self.whole((y / height - 0.5).rounded(.up)) }
  /// The column that contains a point.
  func column(holding x: CGFloat) -> Int { Self.whole((x / width).rounded(.down)) }
  /// The line that contains a point.
  func line(holding y: CGFloat) -> Int { Self.whole((y / height).rounded(.down)) }

  /// The line for a text whose centre is at `y`. On the border of two lines it is the upper one, so that the text of a bar two lines high
  /// is on the same line as in a row, above the separator.
  func line(centeredAt y: CGFloat) -> Int { Self.whole((y / height - Self.noise).rounded(.up)) - 1 }

  /// The cells whose middle is in `rect`.
  func area(of rect: CGRect) -> CellArea {
    guard !rect.isNull else { return CellArea(left: 0, top: 0, right: 0, bottom: 0) }
    return CellArea(left: column(at: rect.minX), top: line(at: rect.minY), right: column(at: rect.maxX), bottom: line(at: rect.maxY))
  }

  /// Rounding errors. Units: lines.
  private static let noise: CGFloat = 1e-6

  /// Views may have any coordinates, even NaN; all coordinates beyond `farthest` count as that.
  static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -farthest), farthest)) }

  /// Units: cells. Ours: no grid is as large.
  private static let farthest: CGFloat = 1e6
}

/// A rectangle of cells; `right` and `bottom` are the first column and line outside it.
struct CellArea: Equatable {
  var left, top, right, bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersection(_ other: CellArea) -> CellArea {
    CellArea(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
