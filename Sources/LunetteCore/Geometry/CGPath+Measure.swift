import Foundation

/// A path measured by its length: the point at a distance, the part between two distances, the dashes of a pattern.
/// Source: docs/rules/layers.md 2.2, docs/rules/animation.md 3.4
public struct PathMeasure: Sendable {
  private struct Piece: Sendable {
    var segment: PathSegment
    var length: CGFloat
    /// The index of the subpath that the segment belongs to.
    var subpath: Int
  }

  private let pieces: [Piece]
  private let closed: [Bool]
  /// Length of all subpaths together, with their closing lines. Units: points.
  public let length: CGFloat

  public init(_ path: CGPath) {
    let subpaths = path.subpaths
    pieces = subpaths.enumerated().flatMap { number, subpath in
      subpath.segments.map { Piece(segment: $0, length: $0.length, subpath: number) }
    }
    closed = subpaths.map(\.isClosed)
    length = pieces.reduce(0) { $0 + $1.length }
  }

  /// The point and the direction (radians) at a distance along the path; nil for a path without length.
  public func location(at distance: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    guard var last = pieces.last(where: { $0.length > 0 }) else { return pieces.first.map { ($0.segment.start, 0) } }
    var rest = min(max(distance, 0), length)
    for piece in pieces where piece.length > 0 {
      if rest <= piece.length {
        last = piece
        break
      }
      rest -= piece.length
    }
    let t = last.segment.parameter(atLength: min(rest, last.length), of: last.length)
    return (last.segment.point(at: t), last.segment.angle(at: t))
  }

  /// The part of a stroke between two fractions of the whole length, which are clamped to 0...1. Empty when the end comes before the start.
  /// Source: docs/rules/layers.md 2.2
  public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (from, to) = (min(max(start, 0), 1) * length, min(max(end, 0), 1) * length)
    var path = CGPath()
    guard from < to else { return path }
    var place = Place()
    append(from, to, at: &place, to: &path)
    return path
  }

  /// The dashes of a pattern of lengths on and off, starting at `phase`, anew in each subpath. A pattern with an odd count is used twice
  /// over.
  ///
  /// A pattern without length, or one that would make more than `mostDashes` dashes, is ignored: the result is the whole path, as for an
  /// empty pattern. Source: docs/rules/layers.md 2.2
  public func dashed(_ pattern: [CGFloat], phase: CGFloat) -> CGPath? {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite,
      length / period * CGFloat(pattern.count) < Self.mostDashes
    else { return nil }
    var path = CGPath()
    var begin: CGFloat = 0
    var place = Place()
    var lengths = [CGFloat](repeating: 0, count: closed.count)
    for piece in pieces { lengths[piece.subpath] += piece.length }
    for subpath in closed.indices {
      let end = begin + lengths[subpath]
      var at = begin
      var offset = phase.truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      var index = 0
      while offset >= pattern[index] {
        offset -= pattern[index]
        index = (index + 1) % pattern.count
      }
      while at < end {
        if HostWork.mustEnd("dashing a path of \(pieces.count) pieces") { return nil }
        let next = min(end, at + pattern[index] - offset)
        if index % 2 == 0, next > at { append(at, next, at: &place, to: &path) }
        (at, offset, index) = (next, 0, (index + 1) % pattern.count)
      }
      begin = end
    }
    return path
  }

  /// How far a walk along the path has come: a piece, and the distance of its beginning.
  private struct Place {
    var piece = 0
    var distance: CGFloat = 0
  }

  /// Appends the part between two distances.
  /// - Parameter place: not behind the first distance, and then at its piece: so a walk by rising distances goes along the path once
  private func append(_ from: CGFloat, _ to: CGFloat, at place: inout Place, to path: inout CGPath) {
    while place.piece < pieces.count, from - place.distance >= pieces[place.piece].length {
      place.distance += pieces[place.piece].length
      place.piece += 1
    }
    var begin = place.distance
    var subpath = -1
    for piece in pieces[place.piece...] {
      guard begin < to else { break }
      defer { begin += piece.length }
      let (low, high) = (max(from - begin, 0), min(to - begin, piece.length))
      guard low < high else { continue }
      let whole = low <= 0 && high >= piece.length
      let part =
        whole
        ? piece.segment
        : piece.segment.part(
          from: piece.segment.parameter(atLength: low, of: piece.length), to: piece.segment.parameter(atLength: high, of: piece.length))
      if piece.subpath != subpath || path.isEmpty { path.move(to: part.start) }
      subpath = piece.subpath
      path.add(part.element)
    }
  }

  /// Ours: more than the pixels across any screen, so that no pattern can fill the memory.
  private static let mostDashes: CGFloat = 100_000
}
