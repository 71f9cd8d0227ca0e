import Foundation

extension TypesetText {
  /// What stays of a range beside the "…", at either side of it.
  ///
  /// At least one cluster goes. At the tail the longest start that fits stays, at the head the longest end; in the middle the smallest
  /// number of characters goes. Spaces beside the "…" are dropped. Where not even the "…" has room it is all there is.
  /// Source: docs/rules/text.md 3
  ///
  /// - Parameter room: without the "…". Units: points
  func cut(_ range: Range<Int>, room: CGFloat, _ mode: NSLineBreakMode) -> (head: Range<Int>, tail: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    switch mode {
    case .byTruncatingHead: return (start..<start, trimmedStart(longestEnd(of: start + 1..<max(end, start + 1), room)..<end))
    case .byTruncatingMiddle: return cutMiddle(range, room)
    default: return (trimmedEnd(start..<longestStart(of: start..<max(end - 1, start), room)), end..<end)
    }
  }

  private func longestStart(of range: Range<Int>, _ room: CGFloat) -> Int {
    var used: CGFloat = 0
    for index in range {
      used += advances[index]
      if used > room { return index }
    }
    return range.upperBound
  }

  private func longestEnd(of range: Range<Int>, _ room: CGFloat) -> Int {
    var used: CGFloat = 0
    for index in range.reversed() {
      used += advances[index]
      if used > room { return index + 1 }
    }
    return range.lowerBound
  }

  private func isBlank(_ cluster: Int) -> Bool { isSpace(cluster) || isNewline(cluster) }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, isBlank(start) { start += 1 }
    return start..<range.upperBound
  }

  /// The fewest characters around the middle go: of n the r from floor((n - r) / 2) on, else from the next one on.
  ///
  /// Spaces beside the "…" need no room, unless so little stays that it has fewer than twelve characters: then they do. That second half
  /// is what the recorded labels show in all the cases that the first one misses; why is not known.
  private func cutMiddle(_ range: Range<Int>, _ room: CGFloat) -> (head: Range<Int>, tail: Range<Int>) {
    let parts = middle(range, room, countingSpaces: false)
    let shown = parts.head.count(where: { !isBlank($0) }) + parts.tail.count(where: { !isBlank($0) })
    return shown < Self.fewCharacters ? middle(range, room, countingSpaces: true) : parts
  }

  private static let fewCharacters = 12

  private func middle(_ range: Range<Int>, _ room: CGFloat, countingSpaces: Bool) -> (head: Range<Int>, tail: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var before = [CGFloat](repeating: 0, count: range.count + 1)
    for index in range { before[index - start + 1] = before[index - start] + advances[index] }
    func width(_ part: Range<Int>) -> CGFloat { before[part.upperBound - start] - before[part.lowerBound - start] }
    for removed in stride(from: 1, through: range.count, by: 1) {
      let first = start + (range.count - removed) / 2
      for from in [first, first + 1] where from + removed <= end {
        let (head, tail) = (start..<from, from + removed..<end)
        let (shownHead, shownTail) = (trimmedEnd(head), trimmedStart(tail))
        let used = countingSpaces ? width(head) + width(tail) : width(shownHead) + width(shownTail)
        if used <= room { return (shownHead, shownTail) }
      }
    }
    return (start..<start, end..<end)
  }
}
