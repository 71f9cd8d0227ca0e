/// An edit of a text that isn't plain ASCII of one style: the paragraphs that it touches are measured, and take the place of what they were.
///
/// Nothing goes beyond a line feed: neither clusters nor what the line breaker knows, kerning or directions.
extension TypesetText {
  /// A part of a text that begins and ends at the borders of paragraphs.
  struct Part {
    /// Before the edit. Units: clusters.
    let old: Range<Int>
    /// After the edit. Units: UTF-16 units.
    let new: Range<Int>
    /// After the edit.
    let string: String
  }

  /// The paragraphs around an edit; nil where they are all of the text.
  func part(from position: Int, keeping tail: Int, with text: AttributedText) -> Part? {
    let oldLength = utf16Offset(count)
    guard position >= 0, tail >= 0, tail <= min(oldLength, text.length) - position else { return nil }
    var new = text.string
    let length = text.length
    return new.withUTF8 { bytes -> Part? in
      // A text whose carriage returns and line feeds are clusters of their own isn't divided otherwise only in a part of it.
      if utf16Offsets.isEmpty, bytes.contains(0x0D) { return nil }
      let before = utf8Offset(cluster(utf16: position))
      let start = bytes[..<min(before, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      // What comes after the edit begins at the first border of clusters.
      var after = cluster(utf16: oldLength - tail)
      if utf16Offset(after) < oldLength - tail { after += 1 }
      let growth = bytes.count - utf8Offset(count)
      let from = utf8Offset(after) + growth
      guard from >= start, from <= bytes.count else { return nil }
      let end = bytes[from...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let (first, last) = (cluster(utf8: start), cluster(utf8: end - growth))
      guard first <= last, last - first < count, utf8Offset(first) == start, utf8Offset(last) == end - growth else { return nil }
      let (newStart, newEnd) = (utf16Offset(first), utf16Offset(last) + length - oldLength)
      guard newStart <= newEnd, newEnd <= length else { return nil }
      return Part(old: first..<last, new: newStart..<newEnd, string: String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }

  /// - Returns: the clusters of the part as it is now; nil where all must be measured again: the text begins or ceases to turn, on which other lines may
  ///   depend, or has become one that is divided otherwise
  mutating func replace(_ part: Part, with text: AttributedText, font: UIFont) -> Range<Int>? {
    let runs = text.runs(in: part.new).map { (length: $0.range.count, style: TextStyle($0.attributes, font: font)) }
    let new = part.string.isEmpty ? nil : TypesetText(string: part.string, runs: runs, isPart: true)
    makeTable()
    let (start, added, turned) = (part.old.lowerBound, new?.count ?? 0, !levels.isEmpty)
    replaceLevels(part.old, with: new)
    replaceStyles(part.old, with: new)
    advances.replaceSubrange(part.old, with: new?.advances ?? [])
    kinds.replaceSubrange(part.old, with: new?.kinds ?? [])
    Self.replace(part.old, in: &utf16Offsets, with: new?.utf16Offsets ?? [0])
    Self.replace(part.old, in: &utf8Offsets, with: new?.utf8Offsets ?? [0])
    // A mark is made after so many clusters; those after the part stand elsewhere now.
    marks.removeLast(max(0, marks.count - start / Mark.distance))
    mayTurn = mayTurn || new?.mayTurn == true
    (string, count) = (text.string, advances.count)
    guard turned == !levels.isEmpty else { return nil }
    guard styles.count == 1, string.utf8.count == text.length else { return start..<start + added }
    // It is plain ASCII now, where a carriage return and a line feed are two clusters.
    guard count == text.length else { return nil }
    (utf16Offsets, utf8Offsets, marks, mayTurn) = ([], [], [], false)
    return start..<start + added
  }

  private func utf8Offset(_ cluster: Int) -> Int { utf8Offsets.isEmpty ? cluster : Int(utf8Offsets[cluster]) }

  /// The cluster that begins at a position or contains it; the number of clusters for the end.
  private func cluster(utf8 offset: Int) -> Int {
    guard !utf8Offsets.isEmpty else { return min(max(offset, 0), count) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(utf8Offsets[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func makeTable() {
    guard utf16Offsets.isEmpty else { return }
    utf16Offsets = (0...Int32(truncatingIfNeeded: count)).map { $0 }
    utf8Offsets = utf16Offsets
  }

  /// - Parameter new: those of the part, from 0 on, with its end
  private static func replace(_ part: Range<Int>, in offsets: inout [Int32], with new: [Int32]) {
    let start = offsets[part.lowerBound]
    let shift = start + (new.last ?? 0) - offsets[part.upperBound]
    if shift != 0 { for index in part.upperBound..<offsets.count { offsets[index] += shift } }
    offsets.replaceSubrange(part, with: new.dropLast().map { $0 + start })
  }

  private mutating func replaceLevels(_ part: Range<Int>, with new: TypesetText?) {
    let isTurned = new.map { !$0.levels.isEmpty } ?? false
    guard isTurned || !levels.isEmpty else { return }
    if levels.isEmpty { levels = Array(repeating: 0, count: count) }
    let added = new.map { $0.levels.isEmpty ? Array(repeating: 0, count: $0.count) : $0.levels } ?? []
    levels.replaceSubrange(part, with: added)
    if !isTurned, !levels.contains(where: { $0 > 0 }) { levels = [] }
  }

  private mutating func replaceStyles(_ part: Range<Int>, with new: TypesetText?) {
    let (start, shift) = (part.lowerBound, (new?.count ?? 0) - part.count)
    var first = styles.firstIndex { $0.end > start } ?? styles.count
    let next = styles[first...].firstIndex { $0.end > part.upperBound } ?? styles.count
    var made: [(end: Int, style: TextStyle)] = []
    // At the part's borders, and only there, two ranges may become one: the one before the part reaches into it or ends at it.
    if styles.count > first, start > (first > 0 ? styles[first - 1].end : 0) {
      made.append((start, styles[first].style))
    } else if first > 0 {
      first -= 1
      made.append(styles[first])
    }
    func add(atBorder: Bool, _ end: Int, _ style: TextStyle) {
      if atBorder, made.last?.style == style { made.removeLast() }
      made.append((end, style))
    }
    for (number, run) in (new?.styles ?? []).enumerated() { add(atBorder: number == 0, start + run.end, run.style) }
    if next < styles.count { add(atBorder: true, styles[next].end + shift, styles[next].style) }
    let end = min(next + 1, styles.count)
    if shift != 0 { for index in end..<styles.count { styles[index].end += shift } }
    if !made.isEmpty { styles.replaceSubrange(first..<end, with: made) }
  }
}
