/// The runs of a text with attributes, in order. No run is empty, and no two neighbours have equal attributes.
///
/// They are kept in pieces of some dozens, each with its length, so that a change of one range moves and compares the runs of one piece,
/// however many there are. Finding a run takes the number of pieces and the runs of one piece.
package struct TextRuns: Hashable, Sendable, Sequence {
  package typealias Run = AttributedText.Run

  private struct Piece: Sendable {
    var runs: [Run]
    /// Units: UTF-16 units.
    var length: Int
  }

  /// Most runs of a piece. Ours: copying so many takes as long as going through the pieces of a text of 100,000 runs
  private static let mostRuns = 256

  private var pieces: [Piece] = []
  package private(set) var count = 0

  init() {}
  init(_ runs: some Sequence<Run>) { insert(Self.joined(runs), atPiece: 0) }

  package var isEmpty: Bool { count == 0 }
  package var first: Run? { pieces.first?.runs.first }

  package func makeIterator() -> some IteratorProtocol<Run> { pieces.lazy.flatMap(\.runs).makeIterator() }

  package static func == (one: TextRuns, other: TextRuns) -> Bool { one.count == other.count && one.elementsEqual(other) }
  package func hash(into hasher: inout Hasher) { for run in self { hasher.combine(run) } }

  // MARK: Finding

  private struct Place {
    var piece, index: Int
    /// The start of the run. Units: UTF-16 units.
    var start: Int
  }

  /// The run that has a position of the text.
  private func place(of position: Int) -> Place? {
    guard position >= 0 else { return nil }
    var start = 0
    for (number, piece) in pieces.enumerated() {
      guard position >= start + piece.length else {
        for (index, run) in piece.runs.enumerated() {
          if position < start + run.length { return Place(piece: number, index: index, start: start) }
          start += run.length
        }
        return nil
      }
      start += piece.length
    }
    return nil
  }

  package func attributes(at position: Int) -> (attributes: TextAttributes, range: Range<Int>)? {
    guard let place = place(of: position) else { return nil }
    let run = pieces[place.piece].runs[place.index]
    return (run.attributes, place.start..<place.start + run.length)
  }

  /// The runs in a range; the first and the last are cut at its ends.
  package func runs(in range: Range<Int>) -> [(range: Range<Int>, attributes: TextAttributes)] {
    var result: [(range: Range<Int>, attributes: TextAttributes)] = []
    guard !range.isEmpty, var place = place(of: range.lowerBound) else { return result }
    while place.piece < pieces.count, place.start < range.upperBound {
      let run = pieces[place.piece].runs[place.index]
      result.append(((place.start..<place.start + run.length).clamped(to: range), run.attributes))
      place.start += run.length
      place.index += 1
      if place.index == pieces[place.piece].runs.count { (place.piece, place.index) = (place.piece + 1, 0) }
    }
    return result
  }

  // MARK: Changing

  /// Replaces the runs of a range, which the text must have, by others.
  mutating func replace(_ range: Range<Int>, with new: some Sequence<Run>) {
    // The run before the range and the one after it may be joined with the new ones.
    let first = place(of: range.lowerBound - 1) ?? place(of: 0)
    guard let first else { return insert(Self.joined(new), atPiece: 0) }
    let last = place(of: range.upperBound) ?? endPlace
    let (before, after) = (run(first), run(last))
    var changed: [Run] = []
    if range.lowerBound > first.start { changed.append(Run(length: Swift.min(before.length, range.lowerBound - first.start), attributes: before.attributes)) }
    changed += new
    let rest = last.start + after.length - Swift.max(range.upperBound, last.start)
    if rest > 0 { changed.append(Run(length: rest, attributes: after.attributes)) }
    replace(first, through: last, with: Self.joined(changed))
  }

  private func run(_ place: Place) -> Run { pieces[place.piece].runs[place.index] }

  /// The last run.
  private var endPlace: Place {
    let last = pieces.count - 1
    let run = pieces[last].runs[pieces[last].runs.count - 1]
    return Place(piece: last, index: pieces[last].runs.count - 1, start: length - run.length)
  }

  private var length: Int { pieces.reduce(0) { $0 + $1.length } }

  private mutating func replace(_ first: Place, through last: Place, with new: [Run]) {
    if first.piece == last.piece, pieces[first.piece].runs.count + new.count <= Self.mostRuns {
      let old = pieces[first.piece].runs[first.index...last.index].reduce(0) { $0 + $1.length }
      count += new.count - (last.index - first.index + 1)
      pieces[first.piece].length += new.reduce(0) { $0 + $1.length } - old
      pieces[first.piece].runs.replaceSubrange(first.index...last.index, with: new)
      if pieces[first.piece].runs.isEmpty { pieces.remove(at: first.piece) }
      return
    }
    var runs = Array(pieces[first.piece].runs[..<first.index])
    runs += new
    runs += pieces[last.piece].runs[(last.index + 1)...]
    count -= pieces[first.piece...last.piece].reduce(0) { $0 + $1.runs.count }
    pieces.removeSubrange(first.piece...last.piece)
    insert(runs, atPiece: first.piece)
  }

  /// Divides runs into pieces that have room for more, and inserts them before a piece.
  private mutating func insert(_ runs: [Run], atPiece index: Int) {
    let most = Self.mostRuns / 2
    let new = stride(from: 0, to: runs.count, by: most).map { start in
      let part = Array(runs[start..<Swift.min(start + most, runs.count)])
      return Piece(runs: part, length: part.reduce(0) { $0 + $1.length })
    }
    pieces.insert(contentsOf: new, at: index)
    count += runs.count
  }

  private static func joined(_ runs: some Sequence<Run>) -> [Run] {
    var result: [Run] = []
    for run in runs where run.length > 0 {
      if let last = result.last, last.attributes == run.attributes {
        result[result.count - 1].length += run.length
      } else {
        result.append(run)
      }
    }
    return result
  }
}
