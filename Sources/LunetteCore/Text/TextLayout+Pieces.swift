import Foundation

extension TextLayout {
  /// A part of a line with one style and one direction, drawn at once. Units: points.
  struct Piece {
    /// The text in writing order; the renderer reverses a part that runs from right to left.
    package var text: String
    /// Distance from the layout's left edge.
    package var x: CGFloat
    package var width: CGFloat
    package var style: RunStyle
    package var isRightToLeft: Bool
    /// The clusters that the piece shows; empty for the "…".
    package var clusters: Range<Int>
  }

  /// The left edge of a line's visible text, as its alignment says. Natural alignment is at the side where the paragraph begins to read.
  package func x(of line: Line) -> CGFloat {
    guard line.room.isFinite else { return line.indent }
    let isRightToLeft = line.level % 2 == 1
    let left = isRightToLeft ? options.width - line.indent - line.room : line.indent
    switch alignment(of: line) {
    case .left: return left
    case .right: return left + line.room - line.width
    case .center: return left + (line.room - line.width) / 2
    case .natural: return isRightToLeft ? left + line.room - line.width : left
    // A line whose spaces are stretched fills the room.
    case .justified: return isRightToLeft && justification(of: line) == 0 ? left + line.room - line.width : left
    }
  }

  package func alignment(of line: Line) -> NSTextAlignment {
    let alignment = options.alignment ?? line.style.alignment
    guard alignment == .natural, line.style.baseWritingDirection == .natural else { return alignment }
    return options.naturalSide ?? alignment
  }

  /// How much each space inside a justified line is widened. Source: docs/rules/text.md 4 (not in a paragraph's last line)
  func justification(of line: Line) -> CGFloat {
    guard alignment(of: line) == .justified, !line.isLastOfParagraph, line.cut == nil, line.room.isFinite else { return 0 }
    let spaces = (line.clusters.lowerBound..<line.visibleEnd).count { typeset.isSpace($0) }
    return spaces > 0 ? max(0, line.room - line.width) / CGFloat(spaces) : 0
  }

  /// The visible pieces of a line, from left to right.
  func pieces(of line: Line) -> [Piece] {
    let justification = justification(of: line)
    var pieces: [Piece] = []
    var levels: [UInt8] = []
    func add(_ range: Range<Int>) {
      for (part, style) in typeset.styles(in: range) {
        var start = part.lowerBound
        while start < part.upperBound {
          let level = typeset.levels.isEmpty ? line.level : typeset.levels[start]
          var end = start + 1
          // A tab and a stretched space end a piece, so that every piece is as wide as its characters.
          func stands(alone cluster: Int) -> Bool {
            typeset.kinds[cluster].contains(.tab) || (justification > 0 && typeset.isSpace(cluster))
          }
          if !stands(alone: start) {
            while end < part.upperBound, !stands(alone: end), typeset.levels.isEmpty || typeset.levels[end] == level { end += 1 }
          }
          let extra = justification > 0 && typeset.isSpace(start) ? justification : 0
          pieces.append(
            Piece(
              text: typeset.text(start..<end), x: 0, width: typeset.width(start..<end) + extra, style: style,
              isRightToLeft: level % 2 == 1, clusters: start..<end))
          levels.append(level)
          start = end
        }
      }
    }
    if let cut = line.cut {
      add(cut.head)
      let style = typeset.style(at: min(cut.head.isEmpty ? cut.tail.lowerBound : cut.head.upperBound - 1, max(typeset.count - 1, 0)))
      pieces.append(
        Piece(
          text: Self.ellipsis, x: 0, width: ellipsisWidth, style: style, isRightToLeft: false,
          clusters: cut.head.upperBound..<cut.head.upperBound))
      levels.append(line.level)
      add(cut.tail)
    } else {
      add(line.clusters.lowerBound..<line.visibleEnd)
    }
    var x = x(of: line)
    return BidiLevels.visualOrder(levels).map { index in
      var piece = pieces[index]
      piece.x = x
      x += piece.width
      return piece
    }
  }

  // MARK: Carets

  /// The line of a position. A position between two lines is on the second one.
  package func line(at cluster: Int) -> Int? {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].clusters.lowerBound <= cluster { low = middle } else { high = middle - 1 }
    }
    return lines.isEmpty ? nil : low
  }

  /// The line at a height; above the text the first line, below it the last.
  package func line(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The clusters of a line with their places, from left to right, with the spaces at its end.
  private func places(on line: Line) -> [(cluster: Int, x: CGFloat, width: CGFloat, isRightToLeft: Bool)] {
    var result: [(cluster: Int, x: CGFloat, width: CGFloat, isRightToLeft: Bool)] = []
    for piece in pieces(of: line) {
      var x = piece.x
      let extra = piece.width - typeset.width(piece.clusters)
      for cluster in piece.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters) {
        let width = typeset.advances[cluster] + (piece.clusters.count == 1 ? extra : 0)
        result.append((cluster, x, width, piece.isRightToLeft))
        x += width
      }
    }
    var x = self.x(of: line) + line.width + justification(of: line) * CGFloat(result.count { typeset.isSpace($0.cluster) })
    for cluster in max(line.visibleEnd, line.clusters.lowerBound)..<max(line.clusters.upperBound, line.visibleEnd)
    where line.cut == nil && !typeset.isNewline(cluster) {
      result.append((cluster, x, typeset.advances[cluster], false))
      x += typeset.advances[cluster]
    }
    return result
  }

  /// The place of a caret before a cluster: at that cluster's leading edge, or at the trailing edge of the cluster before it.
  package func caretX(_ cluster: Int, on line: Line) -> CGFloat {
    let places = places(on: line)
    let end = line.room.isFinite ? max(line.indent + line.room, line.indent) : CGFloat.infinity
    func clamped(_ x: CGFloat) -> CGFloat { min(x, max(end, self.x(of: line))) }
    if let place = places.first(where: { $0.cluster == cluster }) { return clamped(place.isRightToLeft ? place.x + place.width : place.x) }
    if let place = places.first(where: { $0.cluster == cluster - 1 }) { return clamped(place.isRightToLeft ? place.x : place.x + place.width) }
    return x(of: line)
  }

  /// The next place of a caret to the left or right of one on a line; nil when there is none on that line.
  ///
  /// A place between two characters is shown where the caret of a position is: where the direction changes, one position has two places, and
  /// a place that no position is shown at is passed over.
  package func caret(toTheRight: Bool, of cluster: Int, on line: Line) -> Int? {
    let places = places(on: line).sorted { $0.x < $1.x }
    /// The number of characters to the left of the caret of a position.
    func order(_ cluster: Int) -> Int? {
      if let index = places.firstIndex(where: { $0.cluster == cluster }) { return places[index].isRightToLeft ? index + 1 : index }
      return places.firstIndex { $0.cluster == cluster - 1 }.map { places[$0].isRightToLeft ? $0 : $0 + 1 }
    }
    guard let start = order(cluster) else { return nil }
    for next in toTheRight ? Array(start + 1..<max(places.count, start) + 1) : Array((0..<start).reversed()) {
      var positions: [Int] = []
      if next > 0 { positions.append(places[next - 1].isRightToLeft ? places[next - 1].cluster : places[next - 1].cluster + 1) }
      if next < places.count { positions.append(places[next].isRightToLeft ? places[next].cluster + 1 : places[next].cluster) }
      if let found = positions.first(where: { $0 != cluster && order($0) == next && self.line(at: $0).map { lines[$0].clusters == line.clusters } ?? false }) {
        return found
      }
    }
    return nil
  }

  /// The boundary of clusters that is nearest to a place on a line.
  package func cluster(atX x: CGFloat, on line: Line) -> Int {
    let places = places(on: line)
    guard let last = places.last else { return line.clusters.lowerBound }
    var best = (cluster: line.clusters.lowerBound, distance: CGFloat.infinity)
    func offer(_ cluster: Int, at edge: CGFloat) { if abs(edge - x) < best.distance { best = (cluster, abs(edge - x)) } }
    for place in places {
      offer(place.cluster, at: place.isRightToLeft ? place.x + place.width : place.x)
      offer(place.cluster + 1, at: place.isRightToLeft ? place.x : place.x + place.width)
    }
    // A caret after the spaces at which the line was broken would belong to the next line, so it goes before the last of them.
    let isBroken = !line.isLastOfParagraph && line.cut == nil
    if isBroken, best.cluster >= line.clusters.upperBound, last.cluster > line.clusters.lowerBound { return line.clusters.upperBound - 1 }
    return best.cluster
  }
}
