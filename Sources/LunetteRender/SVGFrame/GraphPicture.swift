import Foundation
import LunetteKit

/// Screens and the ways between them as one picture: the screens in columns by how far they are from the first, each at a quarter of its size.
package struct GraphPicture {
  package struct Node {
    /// What it looks like; nil where that isn't known.
    package let frame: FrameSnapshot?
    package let title: String
    /// The column, from 0.
    package let depth: Int
    package let isFound: Bool
    /// Whether no spec has seen it.
    package let isUnseen: Bool

    package init(frame: FrameSnapshot?, title: String, depth: Int, isFound: Bool, isUnseen: Bool) {
      (self.frame, self.title, self.depth, self.isFound, self.isUnseen) = (frame, title, depth, isFound, isUnseen)
    }
  }

  package struct Edge {
    /// Places in the list of nodes.
    package let from, to: Int
    package let words: String
    package let isFound: Bool
    package let isUnseen: Bool

    package init(from: Int, to: Int, words: String, isFound: Bool, isUnseen: Bool) {
      (self.from, self.to, self.words, self.isFound, self.isUnseen) = (from, to, words, isFound, isUnseen)
    }
  }

  private let nodes: [Node]
  private let edges: [Edge]
  /// For some edges, by their places, the way back: one line stands for both.
  private let back: [Int: Edge]
  private let title: String

  package init(nodes: [Node], edges: [Edge], title: String) {
    (self.nodes, self.title) = (nodes, title)
    func leadsOn(_ edge: Edge) -> Bool { nodes[edge.to].depth > nodes[edge.from].depth }
    let returns = Dictionary(edges.filter { !leadsOn($0) }.map { ([$0.to, $0.from], $0) }) { first, _ in first }
    let onward = Set(edges.filter(leadsOn).map { [$0.from, $0.to] })
    self.edges = edges.filter { leadsOn($0) || !onward.contains([$0.to, $0.from]) }
    back = Dictionary(
      uniqueKeysWithValues: self.edges.enumerated().compactMap { place, edge in
        leadsOn(edge) ? returns[[edge.from, edge.to]].map { (place, $0) } : nil
      })
  }

  /// A whole SVG file.
  package var svg: [UInt8] {
    let cells = placed()
    let width = (cells.map(\.maxX).max() ?? 0) + Self.columnGap
    let bows = edges.count { cells[$0.to].minX <= cells[$0.from].minX }
    let height = (cells.map(\.maxY).max() ?? 0) + Self.captionHeight + Self.margin + CGFloat(bows) * Self.bowStep + Self.rowGap
    var document = SvgDocument(size: CGSize(width: width, height: height), title: title)
    document.out.begin("rect")
    document.out.add(CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: 0)
    document.out.add(fill: Self.paper)
    document.out.end()
    let ways = ways(between: cells, bottom: height - Self.margin - CGFloat(bows) * Self.bowStep)
    for (place, way) in ways.enumerated() { draw(edges[place], way, returns: back[place], &document) }
    for (node, cell) in zip(nodes, cells) { draw(node, in: cell, &document) }
    for (place, way) in ways.enumerated() { label(edges[place], way, returns: back[place], &document) }
    return document.finished()
  }

  // MARK: Places

  private func placed() -> [CGRect] {
    var below: [Int: CGFloat] = [:]
    return nodes.map { node in
      let size = node.frame?.list.size ?? CGSize(width: Self.frameWidth, height: Self.frameWidth * 1.5)
      let height = (Self.frameWidth * size.height / max(size.width, 1)).rounded()
      let top = below[node.depth] ?? Self.margin
      below[node.depth] = top + height + Self.captionHeight + Self.rowGap
      return CGRect(x: Self.margin + CGFloat(node.depth) * (Self.frameWidth + Self.columnGap), y: top, width: Self.frameWidth, height: height)
    }
  }

  /// An edge's curve, and where its words stand.
  private struct Way {
    let points: [CGPoint]
    let label: CGPoint
    /// Whether it ends at the bottom of its node.
    let isBelow: Bool
  }

  /// Edges to the right go straight from side to side; others lead around the bottom.
  private func ways(between cells: [CGRect], bottom: CGFloat) -> [Way] {
    var (out, into, bow): ([Int: Int], [Int: Int], Int) = ([:], [:], 0)
    let outgoing = Dictionary(grouping: edges.filter { cells[$0.to].minX > cells[$0.from].minX }) { $0.from }
    let incoming = Dictionary(grouping: edges.filter { cells[$0.to].minX > cells[$0.from].minX }) { $0.to }
    return edges.map { edge in
      let (from, to) = (cells[edge.from], cells[edge.to])
      if to.minX > from.minX {
        let (place, goal) = (out[edge.from, default: 0], into[edge.to, default: 0])
        (out[edge.from], into[edge.to]) = (place + 1, goal + 1)
        let start = CGPoint(x: from.maxX, y: from.minY + from.height * CGFloat(place + 1) / CGFloat((outgoing[edge.from]?.count ?? 1) + 1))
        let end = CGPoint(x: to.minX - 5, y: to.minY + to.height * CGFloat(goal + 1) / CGFloat((incoming[edge.to]?.count ?? 1) + 1))
        let reach = min(60, (end.x - start.x) / 2)
        return Way(
          points: [start, CGPoint(x: start.x + reach, y: start.y), CGPoint(x: end.x - reach, y: end.y), end],
          label: CGPoint(x: start.x + Self.columnGap / 2, y: start.y + (end.y - start.y) * min(0.5, Self.columnGap / 2 / max(1, end.x - start.x))),
          isBelow: false)
      }
      bow += 1
      let low = bottom + CGFloat(bow - 1) * Self.bowStep
      let start = CGPoint(x: from.midX + 6, y: from.maxY + Self.captionHeight)
      let end = CGPoint(x: to.midX - 6, y: to.maxY + Self.captionHeight + 5)
      return Way(
        points: [start, CGPoint(x: start.x, y: low), CGPoint(x: end.x, y: low), end],
        label: CGPoint(x: (start.x + end.x) / 2, y: start.y * 0.125 + low * 0.75 + end.y * 0.125), isBelow: true)
    }
  }

  // MARK: Drawing

  private func draw(_ edge: Edge, _ way: Way, returns: Edge?, _ document: inout SvgDocument) {
    func text(_ point: CGPoint) -> String { "\(formatted(point.x)) \(formatted(point.y))" }
    let color = edge.isFound ? Self.red : Self.line
    document.out.begin("path")
    document.out.attribute("d", words: "M\(text(way.points[0]))C\(way.points[1...].map(text).joined(separator: " "))")
    document.out.attribute("fill", "none")
    document.out.add(stroke: color, width: 1.2)
    if edge.isUnseen { document.out.attribute("stroke-dasharray", "4 3") }
    document.out.end()
    func tip(at place: CGPoint, _ corners: [(CGFloat, CGFloat)], _ color: UIColor) {
      document.out.begin("path")
      document.out.attribute("d", words: "M" + corners.map { text(CGPoint(x: place.x + $0.0, y: place.y + $0.1)) }.joined(separator: "L") + "Z")
      document.out.add(fill: color)
      document.out.end()
    }
    tip(at: way.points[3], way.isBelow ? [(0, -5), (-3, 1), (3, 1)] : [(5, 0), (-1, -3), (-1, 3)], color)
    if let returns { tip(at: way.points[0], [(0, 0), (6, -3), (6, 3)], returns.isFound ? Self.red : Self.line) }
  }

  private func label(_ edge: Edge, _ way: Way, returns: Edge?, _ document: inout SvgDocument) {
    let font = UIFont.systemFont(ofSize: Self.fontSize)
    let texts = [edge.words] + (returns.map { ["← " + $0.words] } ?? [])
    let lines = texts.flatMap {
      TextMetrics.lines(of: $0, width: Self.columnGap - 20, font: font, maxLines: texts.count == 1 ? 2 : 1, lineBreakMode: .byTruncatingTail)
    }
    let width = min(Self.columnGap - 20, texts.map { TextMetrics.width(of: $0, font: font) }.max() ?? 0)
    let size = CGSize(width: width + 2, height: CGFloat(lines.count) * font.lineHeight)
    let origin = CGPoint(x: way.label.x - size.width / 2, y: way.label.y - size.height / 2)
    document.out.begin("rect")
    document.out.add(CGRect(origin: origin, size: size), cornerRadius: 2)
    document.out.add(fill: Self.paper)
    document.out.end()
    paint(texts.joined(separator: "\n"), lines, font, edge.isFound ? Self.red : .black, .center, CGRect(origin: origin, size: size), &document)
  }

  private func draw(_ node: Node, in cell: CGRect, _ document: inout SvgDocument) {
    if let frame = node.frame { document.draw(frame, in: cell) }
    document.out.begin("rect")
    document.out.add(cell, cornerRadius: 0)
    document.out.attribute("fill", "none")
    document.out.add(stroke: node.isFound ? Self.red : Self.edge, width: node.isFound ? 2 : 1)
    if node.isUnseen { document.out.attribute("stroke-dasharray", "4 3") }
    document.out.end()
    let font = UIFont.boldSystemFont(ofSize: Self.fontSize)
    let place = CGRect(x: cell.minX - 12, y: cell.maxY + 3, width: cell.width + 24, height: Self.captionHeight - 3)
    let lines = TextMetrics.lines(of: node.title, width: place.width, font: font, maxLines: 2, lineBreakMode: .byTruncatingTail)
    paint(node.title, lines, font, node.isFound ? Self.red : .black, .center, place, &document)
  }

  private func paint(
    _ words: String, _ lines: [String], _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, _ place: CGRect, _ document: inout SvgDocument
  ) {
    var painter = SvgPainter(DisplayList(size: place.size), fitting: .eachCharacter, document: document)
    painter.origin = place.origin
    let text = ViewText(text: words, lines: lines, font: font, color: color, alignment: alignment, lineBreakMode: .byTruncatingTail)
    painter.paintText(text, size: CGSize(width: place.width, height: CGFloat(lines.count) * font.lineHeight))
    document = painter.document
  }

  // Units: points. A quarter of a phone's width; the others are ours.
  private static let frameWidth: CGFloat = 80
  private static let columnGap: CGFloat = 150
  private static let rowGap: CGFloat = 26
  private static let margin: CGFloat = 24
  private static let captionHeight: CGFloat = 26
  private static let bowStep: CGFloat = 26
  private static let fontSize: CGFloat = 9
  private static let paper = UIColor(white: 0.97)
  private static let edge = UIColor(white: 0.7)
  private static let line = UIColor(white: 0.45)
  private static let red = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
}
