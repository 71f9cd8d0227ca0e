import Foundation
import LunetteKit

/// The frames of a scenario as one picture: in rows, each frame with its time, its title and the fingers.
public struct FilmStrip: Sendable {
  private var frames: [(frame: FrameSnapshot, app: Int)] = []

  public init() {}

  public var isEmpty: Bool { frames.isEmpty }

  /// - Parameter app: the number of the app in the run; each app begins a new row
  public mutating func append(_ frame: FrameSnapshot, app: Int) { frames.append((frame, app)) }

  /// The last frame gets another title, because it was printed after it had been added.
  public mutating func replaceLast(_ frame: FrameSnapshot) { frames[frames.count - 1].frame = frame }

  public var last: (frame: FrameSnapshot, app: Int)? { frames.last }

  /// A whole SVG file.
  public func svg(fitting: TextFitting = .eachCharacter) -> [UInt8] {
    let cells = placed()
    let width = max(Self.margin + Self.frameWidth, cells.map(\.maxX).max() ?? 0) + Self.margin
    let height = (cells.map { $0.maxY + Self.captionHeight }.max() ?? Self.margin) + Self.margin
    var document = SvgDocument(size: CGSize(width: width, height: height), title: "\(frames.count) frames")
    document.out.begin("rect")
    document.out.add(CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: 0)
    document.out.add(fill: Self.paper)
    document.out.end()
    for (cell, (frame, _)) in zip(cells, frames) { draw(frame, in: cell, fitting, &document) }
    return document.finished()
  }

  /// The places of the frames: as many in a row as fit, and a new row for each app.
  private func placed() -> [CGRect] {
    var cells: [CGRect] = []
    var (column, top, bottom) = (0, Self.margin, Self.margin)
    for (index, (frame, app)) in frames.enumerated() {
      if column == Self.framesPerRow || index > 0 && frames[index - 1].app != app { (column, top) = (0, bottom + Self.gap) }
      let size = frame.list.size
      let height = Self.frameWidth * size.height / max(size.width, 1)
      cells.append(
        CGRect(x: Self.margin + CGFloat(column) * (Self.frameWidth + Self.gap), y: top, width: Self.frameWidth, height: height))
      // Each row begins at a whole point, so that lines that are fitted to pixels stay so.
      bottom = max(bottom, (top + height + Self.captionHeight).rounded(.up))
      column += 1
    }
    return cells
  }

  private func draw(_ frame: FrameSnapshot, in cell: CGRect, _ fitting: TextFitting, _ document: inout SvgDocument) {
    document.draw(frame, in: cell, fitting, touches: true, title: frame.heading.words)
    var painter = SvgPainter(frame.list, fitting: fitting, document: document)
    painter.document.out.begin("rect")
    painter.document.out.add(cell, cornerRadius: 0)
    painter.document.out.attribute("fill", "none")
    painter.document.out.add(stroke: Self.edge, width: 0.5)
    painter.document.out.end()
    painter.caption("\(decimal(frame.heading.time, places: 3)) s", line: 0, below: cell, .boldSystemFont(ofSize: Self.fontSize))
    if let title = frame.heading.title { painter.caption(title, line: 1, below: cell, .systemFont(ofSize: Self.fontSize)) }
    document = painter.document
  }

  // Units: points. Ours: six phones a row, each at half its size.
  private static let framesPerRow = 6
  private static let frameWidth: CGFloat = 160
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  fileprivate static let captionHeight: CGFloat = 44
  private static let fontSize: CGFloat = 11
  private static let paper = UIColor(white: 0.95)
  private static let edge = UIColor(white: 0.7)
}

extension SvgPainter {
  /// At most two lines for the title.
  fileprivate mutating func caption(_ words: String, line: Int, below cell: CGRect, _ font: UIFont) {
    let lines = TextMetrics.lines(of: words, width: cell.width, font: font, maxLines: line == 0 ? 1 : 2, lineBreakMode: .byTruncatingTail)
    let top = cell.maxY + 2 + CGFloat(line) * font.lineHeight
    origin = CGPoint(x: cell.minX, y: top)
    let text = ViewText(
      text: words, lines: lines, font: font, color: .black, alignment: .left, lineBreakMode: .byTruncatingTail)
    paintText(text, size: CGSize(width: cell.width, height: CGFloat(lines.count) * font.lineHeight))
  }
}
