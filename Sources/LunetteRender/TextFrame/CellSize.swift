import Foundation

/// How much of the screen one character stands for.
///
/// A column or line belongs to a rectangle when the middle of it does, so that rectangles that touch on the screen touch on the
/// grid and never overlap. Units: points.
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

  /// Columns with their middle left of `x`; the first column of what begins there.
  func column(at x: CGFloat) -> Int { Self.whole((x / width - 0.5).rounded(.up)) }
  /// Lines with their middle above `y`; the first line of what begins there.
  func line(at y: CGFloat) -> Int { Self.whole((y / height - 0.5).rounded(.up)) }
  /// The column that a point lies in.
  func column(holding x: CGFloat) -> Int { Self.whole((x / width).rounded(.down)) }
  /// The line that a point lies in.
  func line(holding y: CGFloat) -> Int { Self.whole((y / height).rounded(.down)) }

  /// The line that a text centred at `y` stands on: of two that meet there the upper one, so that the text of a bar two lines high
  /// stands where a row's does, above its separator.
  func line(centeredAt y: CGFloat) -> Int { Self.whole((y / height - Self.noise).rounded(.up)) - 1 }

  /// The cells with their middle in `rect`.
  func area(of rect: CGRect) -> CellArea {
    guard !rect.isNull else { return CellArea(left: 0, top: 0, right: 0, bottom: 0) }
    return CellArea(left: column(at: rect.minX), top: line(at: rect.minY), right: column(at: rect.maxX), bottom: line(at: rect.maxY))
  }

  /// Arithmetic noise. Units: lines.
  private static let noise: CGFloat = 1e-6

  /// Views may be placed anywhere, even nowhere (NaN); beyond `farthest` one place is like another.
  static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -farthest), farthest)) }

  /// Units: cells. Ours: no grid is as large.
  private static let farthest: CGFloat = 1e6
}

/// A rectangle of cells; `right` and `bottom` are the first outside it.
struct CellArea: Equatable {
  var left, top, right, bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersection(_ other: CellArea) -> CellArea {
    CellArea(left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
