import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// One section as the rules of docs/rules/collections.md 2 tell it, line by line, for a view that scrolls vertically.
private struct NaiveSection {
  var sizes: [CGSize]
  var inset = UIEdgeInsets.zero
  var spacing: CGFloat = 10
  var lineSpacing: CGFloat = 10
  var (header, footer): (CGFloat, CGFloat) = (0, 0)

  /// - Returns: the frames of the items from `top`, and the bottom of the section
  func frames(width: CGFloat, top: CGFloat) -> (items: [CGRect], bottom: CGFloat) {
    let room = width - inset.left - inset.right
    let isUniform = Set(sizes.map { "\($0.width) \($0.height)" }).count <= 1
    var lines: [[CGSize]] = []
    for size in sizes {
      if let line = lines.last, (line + [size]).reduce(0, { $0 + $1.width }) + spacing * CGFloat(line.count) <= room + 1e-6 {
        lines[lines.count - 1].append(size)
      } else {
        lines.append([size])
      }
    }
    var frames: [CGRect] = []
    var y = top + header + inset.top
    for (number, line) in lines.enumerated() {
      let height = line.map(\.height).max() ?? 0
      var (x, gap) = (inset.left, spacing)
      let isLast = number == lines.count - 1
      // A last line of equal items is set as if it were full.
      var members = line
      if isUniform {
        while CGFloat(members.count + 1) * line[0].width + spacing * CGFloat(members.count) <= room + 1e-6 { members.append(line[0]) }
      }
      if isUniform || !isLast || lines.allSatisfy({ $0.count == 1 }) {
        if members.count == 1 {
          x += (room - line[0].width) / 2
        } else {
          gap = (room - members.reduce(0) { $0 + $1.width }) / CGFloat(members.count - 1)
        }
      }
      for size in line {
        frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height + (isLast ? 0 : lineSpacing)
    }
    return (frames, y + inset.bottom + footer)
  }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }

  /// Both within a device pixel's half, at most: places are rounded to pixels, sizes aren't.
  fileprivate func isRounded(from exact: CGRect, scale: CGFloat) -> Bool {
    abs(minX - exact.minX) <= 0.5 / scale + 1e-6 && abs(minY - exact.minY) <= 0.5 / scale + 1e-6 && width == exact.width
      && height == exact.height
  }
}

@Suite struct FlowGeometryTests {
  private func section(_ random: inout SeededRandom) -> NaiveSection {
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
    let kind = Int.random(in: 0..<4, using: &random)
    let count = Int.random(in: 0...40, using: &random)
    let one = CGSize(width: length(20...400), height: length(20...200))
    let sizes = (0..<count).map { _ -> CGSize in
      switch kind {
      case 0: one
      case 1: CGSize(width: one.width, height: length(20...200))
      case 2: CGSize(width: length(400...600), height: length(20...200))
      default: CGSize(width: length(20...400), height: length(20...200))
      }
    }
    return NaiveSection(
      sizes: sizes, inset: UIEdgeInsets(top: length(0...40), left: length(0...40), bottom: length(0...40), right: length(0...40)),
      spacing: length(0...40), lineSpacing: length(0...40), header: Bool.random(using: &random) ? length(2...100) : 0,
      footer: Bool.random(using: &random) ? length(2...100) : 0)
  }

  private func geometry(_ sections: [NaiveSection], width: CGFloat, isHorizontal: Bool, scale: CGFloat) -> FlowGeometry {
    var geometry = FlowGeometry(isHorizontal: isHorizontal, breadth: width, scale: scale)
    for section in sections {
      geometry.append(
        FlowGeometry.Section(
          header: section.header, footer: section.footer, before: section.inset.top, after: section.inset.bottom,
          indent: section.inset.left,
          lines: FlowLines(
            room: width - section.inset.left - section.inset.right, spacing: section.spacing, lineSpacing: section.lineSpacing,
            sizes: section.sizes.map { FlowLines.Size(along: $0.width, across: $0.height) })))
    }
    return geometry
  }

  @Test(arguments: 0..<400) func everyItemStandsWhereTheRulesSayAndIsFound(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in section(&random) }
    let width = CGFloat(Int.random(in: 300...800, using: &random))
    let (isHorizontal, scale) = (Bool.random(using: &random), CGFloat(Int.random(in: 1...3, using: &random)))
    let geometry = geometry(sections, width: width, isHorizontal: isHorizontal, scale: scale)
    var (y, all): (CGFloat, [(RowPath, CGRect)]) = (0, [])
    for (number, section) in sections.enumerated() {
      let (items, bottom) = section.frames(width: width, top: y)
      for (item, exact) in items.enumerated() {
        let path = RowPath(section: number, row: item)
        guard let frame = geometry.frame(of: path) else {
          Issue.record("no frame for \(path)")
          continue
        }
        #expect((isHorizontal ? frame.transposed : frame).isRounded(from: exact, scale: scale), "\(path): \(frame), not \(exact)")
        all.append((path, frame))
      }
      let header = geometry.frame(of: .header, number)
      #expect((header == nil) == (section.header == 0))
      if let header {
        let exact = CGRect(x: 0, y: y, width: width, height: section.header)
        #expect((isHorizontal ? header.transposed : header).isRounded(from: exact, scale: scale))
      }
      let footer = geometry.frame(of: .footer, number)
      #expect((footer == nil) == (section.footer == 0))
      #expect(geometry.frame(of: RowPath(section: number, row: section.sizes.count)) == nil)
      y = bottom
    }
    #expect(abs(geometry.length - y) < 1e-6)
    for _ in 0..<10 {
      let rect = CGRect(
        x: CGFloat.random(in: -100...900, using: &random), y: CGFloat.random(in: -100...(y + 100), using: &random),
        width: CGFloat.random(in: 1...900, using: &random), height: CGFloat.random(in: 1...900, using: &random))
      let asked = isHorizontal ? rect.transposed : rect
      var found: [RowPath] = []
      geometry.forEachItem(touching: asked) { path, frame in
        #expect(frame == geometry.frame(of: path))
        found.append(path)
      }
      #expect(found == all.filter { $0.1.overlaps(asked) }.map(\.0))
    }
  }

  @Test func aMillionItemsOfOneSizeNeedNoStorage() {
    var geometry = FlowGeometry(isHorizontal: false, breadth: 320, scale: 2)
    let lines = FlowLines(room: 320, spacing: 10, lineSpacing: 10, size: .init(along: 50, across: 50), count: 1_000_000)
    geometry.append(.init(header: 0, footer: 0, before: 0, after: 0, indent: 0, lines: lines))
    // Five to a line.
    #expect(geometry.length == CGFloat(200_000 * 60 - 10))
    #expect(geometry.frame(of: RowPath(section: 0, row: 999_999)) == CGRect(x: 270, y: 199_999 * 60, width: 50, height: 50))
    var count = 0
    geometry.forEachItem(touching: CGRect(x: 0, y: 6_000_000, width: 320, height: 480)) { _, _ in count += 1 }
    #expect(count == 40)
  }

  @Test func pinnedHeadersAndFootersStayInsideTheirSection() {
    var random = SeededRandom(7)
    for _ in 0..<200 {
      let sections = (0..<3).map { _ in section(&random) }
      let geometry = geometry(sections, width: 400, isHorizontal: false, scale: 2)
      let top = CGFloat(Int.random(in: -100...Int(geometry.length + 100), using: &random))
      for number in 0..<3 {
        let parts = geometry.sections[number]
        if let header = geometry.pinnedFrame(of: .header, number, in: top..<(top + 480)) {
          #expect(header.minY >= parts.start - 0.5 && header.maxY <= max(parts.footerStart, parts.start + parts.header) + 0.5)
        }
        if let footer = geometry.pinnedFrame(of: .footer, number, in: top..<(top + 480)) {
          #expect(footer.maxY <= parts.end + 0.5 && footer.minY >= parts.start + parts.header - 0.5)
        }
      }
    }
  }
}
