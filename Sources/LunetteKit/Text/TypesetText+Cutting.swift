import Foundation

extension TypesetText {
  /// The parts of a range that remain before and after the "…".
  ///
  /// At least one cluster is removed. With the "…" at the tail the longest start that fits remains, at the head the longest end; in the
  /// middle the smallest number of characters is removed. Spaces beside the "…" are dropped. When the "…" alone doesn't fit, nothing else
  /// remains.
  /// Source: docs/rules/text.md 3
  ///
  /// - Parameter room: the width for these parts, without the "…". Units: points
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

  /// Removes the fewest characters around the middle. To remove r of n characters it tries the range from floor((n - r) / 2), and then the
  /// range one further.
  ///
  /// Spaces beside the "…" count as no width. But when fewer than twelve characters would remain, they count. The recorded labels show this
  /// second rule in all cases that the first one misses; the reason is not known.
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
