import Foundation

/// A path by its length: where a part of the way ends, what is between two parts, what a dash leaves. Source: docs/rules/layers.md 2.2, d4
public struct PathMeasure: Sendable {
  private struct Piece: Sendable {
    var segment: PathSegment
    var length: CGFloat
    /// Of the subpath it belongs to.
    var subpath: Int
  }

  private let pieces: [Piece]
  private let closed: [Bool]
  /// Of all subpaths one after the other, closing lines included. Units: points.
  public let length: CGFloat

  public init(_ path: CGPath) {
    let subpaths = path.subpaths
    pieces = subpaths.enumerated().flatMap { number, subpath in
      subpath.segments.map { Piece(segment: $0, length: $0.length, subpath: number) }
    }
    closed = subpaths.map(\.isClosed)
    length = pieces.reduce(0) { $0 + $1.length }
  }

  /// The place and the direction (radians) after so much of the way; nil for a path without length.
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

  /// What is drawn of a stroke between two fractions of the whole length, which are clamped to 0...1. Nothing where the end comes first.
  /// Source: docs/rules/layers.md 2.2
  public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (from, to) = (min(max(start, 0), 1) * length, min(max(end, 0), 1) * length)
    var path = CGPath()
    guard from < to else { return path }
    append(from, to, to: &path)
    return path
  }

  /// The dashes of a pattern that alternates on and off, from `phase` into it, anew in each subpath. An odd count is used twice over.
  ///
  /// A pattern without any length, or one that would make more than `mostDashes` of the path, draws nothing of it as dashes: the
  /// whole path is the answer, as for an empty pattern. Source: docs/rules/layers.md 2.2
  public func dashed(_ pattern: [CGFloat], phase: CGFloat) -> CGPath? {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite,
      length / period * CGFloat(pattern.count) < Self.mostDashes
    else { return nil }
    var path = CGPath()
    var begin: CGFloat = 0
    for subpath in closed.indices {
      let end = begin + pieces.reduce(0) { $0 + ($1.subpath == subpath ? $1.length : 0) }
      var at = begin
      var offset = phase.truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      var index = 0
      while offset >= pattern[index] {
        offset -= pattern[index]
        index = (index + 1) % pattern.count
      }
      while at < end {
        let next = min(end, at + pattern[index] - offset)
        if index % 2 == 0, next > at { append(at, next, to: &path) }
        (at, offset, index) = (next, 0, (index + 1) % pattern.count)
      }
      begin = end
    }
    return path
  }

  /// Appends the way between two lengths.
  private func append(_ from: CGFloat, _ to: CGFloat, to path: inout CGPath) {
    var begin: CGFloat = 0
    var subpath = -1
    for piece in pieces {
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

  /// Ours: more than a screen has pixels across, so that no pattern can fill the memory.
  private static let mostDashes: CGFloat = 100_000
}

