import Foundation

/// Where a flow layout puts everything, as plain values: sections one after another, each with its header, its lines and its footer.
///
/// Space: the content. Units: points. Source: docs/rules/collections.md 2
package struct FlowGeometry {
  package enum Boundary { case header, footer }

  package struct Section {
    /// Along the scroll, where its header begins, or what comes first of it.
    package var start: CGFloat = 0
    package var header: CGFloat
    package var footer: CGFloat
    /// Before and behind the lines, along the scroll.
    package var before: CGFloat
    package var after: CGFloat
    /// Where lines begin.
    package var indent: CGFloat
    package var lines: FlowLines

    package init(start: CGFloat = 0, header: CGFloat, footer: CGFloat, before: CGFloat, after: CGFloat, indent: CGFloat, lines: FlowLines) {
      (self.start, self.header, self.footer) = (start, header, footer)
      (self.before, self.after, self.indent, self.lines) = (before, after, indent, lines)
    }

    var linesStart: CGFloat { start + header + before }
    var footerStart: CGFloat { linesStart + lines.length + after }
    package var end: CGFloat { footerStart + footer }
  }

  package let isHorizontal: Bool
  /// How long headers, footers and the room for lines with their insets are.
  package let breadth: CGFloat
  /// Pixels per point.
  package let scale: CGFloat
  package private(set) var sections: [Section] = []
  package var length: CGFloat { sections.last?.end ?? 0 }

  package init(isHorizontal: Bool, breadth: CGFloat, scale: CGFloat) {
    (self.isHorizontal, self.breadth, self.scale) = (isHorizontal, breadth, scale)
  }

  package mutating func append(_ section: Section) {
    sections.append(section)
    sections[sections.count - 1].start = sections.count > 1 ? sections[sections.count - 2].end : 0
  }

  package var contentSize: CGSize { isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length) }

  /// A size of the content's space as one of lines.
  package static func size(_ size: CGSize, isHorizontal: Bool) -> FlowLines.Size {
    isHorizontal ? FlowLines.Size(along: size.height, across: size.width) : FlowLines.Size(along: size.width, across: size.height)
  }

  // MARK: Where

  /// Nil for an item that doesn't exist.
  package func frame(of path: RowPath) -> CGRect? {
    guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].lines.count else { return nil }
    let section = sections[path.section]
    return section.lines.places(of: path.row..<(path.row + 1)).first.map { frame($0, in: section) }
  }

  private func frame(_ place: FlowLines.Place, in section: Section) -> CGRect {
    rect(section.indent + place.along, section.linesStart + place.across, place.size.along, place.size.across)
  }

  /// The frame of a header or a footer that isn't pinned; nil for one without length.
  package func frame(of boundary: Boundary, _ number: Int) -> CGRect? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    switch boundary {
    case .header: return section.header > 0 ? rect(0, section.start, breadth, section.header) : nil
    case .footer: return section.footer > 0 ? rect(0, section.footerStart, breadth, section.footer) : nil
    }
  }

  /// The frame of a pinned header or footer: it stays in sight, inside what is visible, as far as its section reaches.
  /// - Parameter visible: along the scroll, without what covers the content's edges
  package func pinnedFrame(of boundary: Boundary, _ number: Int, in visible: Range<CGFloat>) -> CGRect? {
    guard frame(of: boundary, number) != nil else { return nil }
    let section = sections[number]
    switch boundary {
    case .header:
      let start = max(section.start, min(visible.lowerBound, section.footerStart - section.header))
      return rect(0, start, breadth, section.header)
    case .footer:
      let start = min(section.footerStart, max(visible.upperBound - section.footer, section.start + section.header))
      return rect(0, start, breadth, section.footer)
    }
  }

  /// A rectangle with its origin on the pixel grid, as large as it is.
  private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ thickness: CGFloat) -> CGRect {
    let (along, across) = (along.roundedToPixel(scale: scale), across.roundedToPixel(scale: scale))
    return isHorizontal
      ? CGRect(x: across, y: along, width: thickness, height: length) : CGRect(x: along, y: across, width: length, height: thickness)
  }

  // MARK: Which

  /// What is made for an item that is asked for: its place, and its attributes. Units: bytes. Source: measured
  private static let bytesOfAnItem = 400

  /// A rectangle's extent along the scroll.
  package func stretch(of rect: CGRect) -> Range<CGFloat> {
    isHorizontal ? rect.minX..<max(rect.minX, rect.maxX) : rect.minY..<max(rect.minY, rect.maxY)
  }

  /// The sections of which a stretch may touch something that isn't pinned.
  package func sections(touching stretch: Range<CGFloat>) -> Range<Int> {
    let first = sections.partitioned { $0.end <= stretch.lowerBound }
    let end = sections.partitioned { $0.start < stretch.upperBound }
    return first..<max(first, end)
  }

  /// Calls `found` for each item that a rectangle touches, in ascending order.
  package func forEachItem(touching rect: CGRect, _ found: (RowPath, CGRect) -> Void) {
    // Half a pixel may be lost by rounding.
    let stretch = stretch(of: rect.shrunk(dx: -1, dy: -1))
    for number in sections(touching: stretch) {
      let section = sections[number]
      let items = section.lines.items(touching: (stretch.lowerBound - section.linesStart)..<(stretch.upperBound - section.linesStart))
      if HostWork.mustEnd(bytes: items.count * Self.bytesOfAnItem, "placing \(items.count) items of a collection view") { return }
      for (item, place) in zip(items, section.lines.places(of: items)) {
        if HostWork.mustEnd("placing \(items.count) items of a collection view") { return }
        let frame = frame(place, in: section)
        if frame.overlaps(rect) { found(RowPath(section: number, row: item), frame) }
      }
    }
  }
}

extension CGRect {
  /// Whether both have some area in common.
  package func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }
}
