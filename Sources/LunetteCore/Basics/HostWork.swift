import CWork

/// What the host does for a script may not go on without end. A loop whose length a script decides asks at its head whether it must end:
///
/// ```swift
/// while needsLine {
///   if HostWork.mustEnd("laying out a text of \(text.count) characters") { break }
/// ```
///
/// That costs a load, a store and a comparison. A loop that ends leaves everything in a state that can be used, though it may be
/// incomplete: nobody sees the result, because the script's call fails with what the loop was doing (`EndedWork` in Lua). From then on
/// each loop that asks ends, until the next call from outside begins.
package enum HostWork {
  /// Counts steps of a loop. Returns: whether the loop must end; then `doing` is what the error's message says
  @inline(__always)
  @inlinable
  package static func mustEnd(steps: Int = 1, _ doing: @autoclosure () -> String) -> Bool {
    guard work_step(Int64(steps)) else { return false }
    work_note(doing())
    return true
  }

  /// For what would be made at once, without a loop. Returns: whether it must not be made, because the script may not hold so much
  /// - Parameter bytes: what it would take, about
  package static func mustEnd(bytes: Int, _ doing: @autoclosure () -> String) -> Bool {
    guard !work_has_room(max(0, bytes)) else { return false }
    work_note(doing())
    return true
  }

  /// Whether loops must end, for code that keeps no result of one that did.
  @inline(__always)
  @inlinable
  package static var isOver: Bool { work_is_over() }
}
