import Foundation

/// The lines of one section of a flow layout: which items stand in which line, and where.
///
/// "Along" is the direction of a line, "across" that in which lines follow one another: left to right and top to bottom where the view
/// scrolls vertically, transposed where it scrolls horizontally. All distances are from the corner of the first line. Units: points.
///
/// Items of one size need no storage: a million of them cost as much as one. Source: docs/rules/collections.md 2
package struct FlowLines {
  /// Along and across a line.
  package struct Size: Equatable {
    package var along: CGFloat
    package var across: CGFloat
  }
  package struct Place: Equatable {
    package var along: CGFloat
    package var across: CGFloat
    package var size: Size
  }
  private enum Items {
    /// - Parameter perLine: how many a full line has; at least 1
    case same(Size, count: Int, perLine: Int)
    case each([Size], [Line])
  }
  private struct Line {
    /// Its first item; it ends where the next line begins.
    var first: Int
    var across: CGFloat
    /// The thickness of the line: that of its largest item.
    var thickness: CGFloat
  }

  /// What a line has room for.
  package let room: CGFloat
  private let spacing: CGFloat
  private let lineSpacing: CGFloat
  private var items: Items
  /// From the first line's begin to the last line's end.
  package private(set) var length: CGFloat

  /// A rounding error that doesn't push an item to the next line. Ours. Units: points
  private static let noise: CGFloat = 1e-6

  package init(room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, size: Size, count: Int) {
    (self.room, self.spacing, self.lineSpacing) = (room, spacing, lineSpacing)
    let fitting = ((room + spacing + Self.noise) / max(size.along + spacing, Self.noise)).rounded(.down)
    // Of items without any width there may be any number in a line.
    let perLine = max(fitting < CGFloat(Int32.max) ? Int(max(fitting, 1)) : count, 1)
    items = .same(size, count: count, perLine: perLine)
    let lines = (count + perLine - 1) / perLine
    length = lines == 0 ? 0 : CGFloat(lines) * (size.across + lineSpacing) - lineSpacing
  }

  package init(room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, sizes: [Size]) {
    let first = sizes.first ?? Size(along: 0, across: 0)
    self.init(room: room, spacing: spacing, lineSpacing: lineSpacing, size: first, count: sizes.count)
    guard sizes.contains(where: { $0 != first }) else { return }
    var lines: [Line] = []
    var (left, across): (CGFloat, CGFloat) = (0, 0)
    for (item, size) in sizes.enumerated() {
      if let line = lines.last, size.along <= left + Self.noise {
        if size.across > line.thickness { lines[lines.count - 1].thickness = size.across }
      } else {
        if let line = lines.last { across = line.across + line.thickness + lineSpacing }
        lines.append(Line(first: item, across: across, thickness: size.across))
        left = room
      }
      left -= size.along + spacing
    }
    items = .each(sizes, lines)
    length = lines.last.map { $0.across + $0.thickness } ?? 0
  }

  package var count: Int {
    switch items {
    case .same(_, let count, _): count
    case .each(let sizes, _): sizes.count
    }
  }

  /// The largest extent of an item along a line.
  package var longestItem: CGFloat {
    switch items {
    case .same(let size, let count, _): count == 0 ? 0 : size.along
    case .each(let sizes, _): sizes.reduce(0) { max($0, $1.along) }
    }
  }

  // MARK: Which

  /// The items of all lines that a stretch across the lines touches, whose ends don't count.
  package func items(touching stretch: Range<CGFloat>) -> Range<Int> {
    guard count > 0, stretch.upperBound > 0, stretch.lowerBound < length else { return 0..<0 }
    switch items {
    case .same(let size, let count, let perLine):
      let step = size.across + lineSpacing
      guard step > 0 else { return 0..<count }
      let last = (count - 1) / perLine
      func line(_ number: CGFloat) -> Int { number <= 0 ? 0 : number >= CGFloat(last) ? last : Int(number) }
      // A line ends before the spacing behind it.
      let first = line(((stretch.lowerBound - size.across) / step).rounded(.down) + 1)
      let end = line((stretch.upperBound / step).rounded(.up) - 1)
      return first * perLine..<min((end + 1) * perLine, count)
    case .each(let sizes, let lines):
      // Lines that overlap may end in another order than they begin in.
      let first = lineSpacing < 0 ? 0 : lines.partitioned { $0.across + $0.thickness <= stretch.lowerBound }
      let end = lines.partitioned { $0.across < stretch.upperBound }
      guard first < end else { return 0..<0 }
      return lines[first].first..<(end < lines.count ? lines[end].first : sizes.count)
    }
  }

  // MARK: Where

  /// Where items stand, not rounded to pixels.
  package func places(of range: Range<Int>) -> [Place] {
    switch items {
    case .same(let size, _, let perLine):
      let (begin, gap) = perLine == 1 ? (middle(size.along), 0) : (0, justified(perLine, CGFloat(perLine) * size.along))
      return range.map { item in
        let (line, column) = (CGFloat(item / perLine), CGFloat(item % perLine))
        return Place(along: begin + column * (size.along + gap), across: line * (size.across + lineSpacing), size: size)
      }
    case .each(let sizes, let lines):
      guard !range.isEmpty else { return [] }
      var places: [Place] = []
      places.reserveCapacity(range.count)
      var number = lines.partitioned { $0.first <= range.lowerBound } - 1
      while number < lines.count, lines[number].first < range.upperBound {
        let line = lines[number]
        number += 1
        let end = number < lines.count ? lines[number].first : sizes.count
        var (along, gap) = spread(sizes[line.first..<end], isLast: number == lines.count, isAlways: lines.count == sizes.count)
        for item in line.first..<min(end, range.upperBound) {
          let size = sizes[item]
          if item >= range.lowerBound {
            places.append(Place(along: along, across: line.across + (line.thickness - size.across) / 2, size: size))
          }
          along += size.along + gap
        }
      }
      return places
    }
  }

  /// Where a line of different items begins, and the gaps between them. - Parameter isAlways: each line has one item
  private func spread(_ sizes: ArraySlice<Size>, isLast: Bool, isAlways: Bool) -> (begin: CGFloat, gap: CGFloat) {
    if isLast, !isAlways { return (0, spacing) }
    if sizes.count == 1, let size = sizes.first { return (middle(size.along), 0) }
    return (0, justified(sizes.count, sizes.reduce(0) { $0 + $1.along }))
  }

  private func middle(_ along: CGFloat) -> CGFloat { (room - along) / 2 }
  private func justified(_ count: Int, _ sum: CGFloat) -> CGFloat { (room - sum) / CGFloat(count - 1) }
}
