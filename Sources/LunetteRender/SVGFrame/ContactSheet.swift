import Foundation
import LunetteKit

/// Many screens in one picture: a row a variant, a column a step, with marks where something is wrong and an edge where something differs.
/// Source: docs/variants.md
public struct ContactSheet: Sendable {
  public struct Mark: Sendable {
    /// From 1.
    public let number: Int
    /// Space: screen; nil for one that stands nowhere in particular.
    public let frame: CGRect?
    public let text: String
    public init(number: Int, frame: CGRect?, text: String) { (self.number, self.frame, self.text) = (number, frame, text) }
  }

  public struct Tile: Sendable {
    public let variant: String
    public let step: String
    /// Nil where there is none, as an error came first.
    public let frame: FrameSnapshot?
    public let marks: [Mark]
    public let differences: [String]
    public init(variant: String, step: String, frame: FrameSnapshot?, marks: [Mark], differences: [String]) {
      (self.variant, self.step, self.frame, self.marks, self.differences) = (variant, step, frame, marks, differences)
    }
    /// Whether it gets an edge.
    public var differs: Bool { !differences.isEmpty }
    var notes: [String] { differences + marks.map { "\($0.number). \($0.text)" } }
  }

  public let title: String
  public let rows: [[Tile]]
  public init(title: String, rows: [[Tile]]) { (self.title, self.rows) = (title, rows) }

  /// A whole SVG file.
  public func svg() -> [UInt8] {
    let columns = rows.map(\.count).max() ?? 0
    let heights = rows.map { row in row.map { Self.height(of: $0) + Self.captions(of: $0) }.max() ?? 0 }
    let size = CGSize(
      width: Self.margin + CGFloat(max(1, columns)) * (Self.tileWidth + Self.gap), height: heights.reduce(2 * Self.margin) { $0 + $1 + Self.gap })
    var document = SvgDocument(size: size, title: title)
    document.out.begin("rect")
    document.out.add(CGRect(origin: .zero, size: size), cornerRadius: 0)
    document.out.add(fill: Self.paper)
    document.out.end()
    var top = Self.margin
    for (row, height) in zip(rows, heights) {
      for (column, tile) in row.enumerated() {
        draw(tile, at: CGPoint(x: Self.margin + CGFloat(column) * (Self.tileWidth + Self.gap), y: top), &document)
      }
      top = (top + height + Self.gap).rounded(.up)
    }
    return document.finished()
  }

  /// One tile as a whole SVG file, for pages.
  public static func svg(of tile: Tile) -> [UInt8] {
    guard let frame = tile.frame else { return [] }
    var document = SvgDocument(size: frame.list.size, title: "\(tile.variant) \(tile.step)")
    var painter = SvgPainter(frame.list, fitting: .eachCharacter, document: document)
    painter.paint(touches: false)
    document = painter.document
    add(tile.marks, scale: 1, at: .zero, &document)
    return document.finished()
  }

  private static func height(of tile: Tile) -> CGFloat {
    guard let size = tile.frame?.list.size else { return emptyHeight }
    return tileWidth * size.height / max(size.width, 1)
  }

  private static func captions(of tile: Tile) -> CGFloat { lineHeight * CGFloat(2 + min(tile.notes.count, mostNotes)) + 4 }

  private func draw(_ tile: Tile, at corner: CGPoint, _ document: inout SvgDocument) {
    let cell = CGRect(origin: corner, size: CGSize(width: Self.tileWidth, height: Self.height(of: tile)))
    if let frame = tile.frame {
      document.draw(frame, in: cell)
      Self.add(tile.marks, scale: cell.width / max(frame.list.size.width, 1), at: corner, &document)
    }
    document.out.begin("rect")
    document.out.add(cell, cornerRadius: 0)
    document.out.attribute("fill", "none")
    document.out.add(stroke: tile.differs ? Self.differing : Self.edge, width: tile.differs ? 3 : 0.5)
    document.out.end()
    var y = cell.maxY + Self.lineHeight
    func line(_ text: String, bold: Bool = false) {
      document.out.begin("text")
      document.out.attribute("x", cell.minX)
      document.out.attribute("y", y)
      document.out.attribute("font-size", Self.captionSize)
      if bold { document.out.attribute("font-weight", "bold") }
      document.out.open(breaksLine: false)
      document.out.text(text.count > Self.mostCharacters ? text.prefix(Self.mostCharacters - 1) + "…" : text)
      document.out.close("text")
      y += Self.lineHeight
    }
    line(tile.variant, bold: true)
    line(tile.step)
    for note in tile.notes.prefix(Self.mostNotes - (tile.notes.count > Self.mostNotes ? 1 : 0)) { line(note) }
    if tile.notes.count > Self.mostNotes { line("and \(tile.notes.count - Self.mostNotes + 1) more") }
  }

  /// Circles with numbers where marks stand.
  private static func add(_ marks: [Mark], scale: CGFloat, at corner: CGPoint, _ document: inout SvgDocument) {
    for mark in marks {
      guard let frame = mark.frame else { continue }
      let radius = markRadius * (scale == 1 ? 1.5 : 1)
      let center = CGPoint(x: corner.x + frame.minX * scale, y: corner.y + frame.minY * scale)
      document.out.begin("circle")
      document.out.attribute("cx", center.x)
      document.out.attribute("cy", center.y)
      document.out.attribute("r", radius)
      document.out.attribute("fill", "#C0392B")
      document.out.end()
      document.out.begin("text")
      document.out.attribute("text-anchor", "middle")
      document.out.attribute("fill", "white")
      document.out.attribute("font-size", radius * 1.4)
      document.out.attribute("x", center.x)
      document.out.attribute("y", center.y + radius * 0.5)
      document.out.open(breaksLine: false)
      document.out.text(String(mark.number))
      document.out.close("text")
    }
  }

  // Units: points. Ours: half of a phone's size
  private static let tileWidth: CGFloat = 160
  private static let emptyHeight: CGFloat = 60
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let lineHeight: CGFloat = 11
  private static let captionSize: CGFloat = 9
  private static let markRadius: CGFloat = 6
  /// Ours: what can be read at a glance
  private static let mostNotes = 6
  private static let mostCharacters = 36
  private static let paper = UIColor(white: 0.95)
  private static let edge = UIColor(white: 0.7)
  private static let differing = UIColor(red: 0.75, green: 0.22, blue: 0.17)
}
