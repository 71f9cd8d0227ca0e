import Lua

/// What callbacks of one time read and write: where none meets another, their order makes no difference. Source: docs/rules/exploring.md 9
final class OrderSets {
  /// A callback, with the choice that was made for it.
  private struct Part {
    /// Nil for the last of a group, for which no choice is left, and for what isn't understood.
    let choice: Int?
    let ready: Int
  }

  private let sets: OpaquePointer
  /// In the order in which they ran; their places are their numbers in the sets.
  private var parts: [Part] = []

  init?(_ stack: LuaStack) {
    guard let sets = lshim_sets_open(stack.raw) else { return nil }
    self.sets = sets
  }

  deinit { lshim_sets_close(sets) }

  /// The last callback of the same time follows.
  func goOn() { begin(Part(choice: nil, ready: 1)) }

  /// - Parameter choice: its number, from 0; nil for one that isn't understood
  func choose(_ choice: Int?, of ready: Int) { begin(Part(choice: choice, ready: choice == nil ? 0 : ready)) }

  private func begin(_ part: Part) {
    lshim_sets_begin(sets, Int32(clamping: parts.count))
    parts.append(part)
  }

  /// Nothing that runs from now on belongs to a callback.
  func end() { lshim_sets_begin(sets, -1) }

  /// The choices whose other places lead to the same states.
  var needless: Set<Int> {
    var found: Set<Int> = []
    var place = 0
    while place < parts.count {
      let (first, ready) = (parts[place].choice, parts[place].ready)
      // A group has the parts that were ready at its beginning, one after the other, and nothing besides.
      let group = place..<min(parts.count, place + max(1, ready))
      let isWhole =
        first != nil && group.count == ready
        && group.allSatisfy { part in
          let offset = part - place
          return parts[part].ready == ready - offset && parts[part].choice == (offset == ready - 1 ? nil : first.map { $0 + offset })
        }
      if isWhole, let first, group.allSatisfy({ one in (one + 1..<group.endIndex).allSatisfy { !lshim_sets_depend(sets, Int32(one), Int32($0)) } }) {
        found.formUnion(first..<first + ready - 1)
      }
      place += isWhole ? ready : 1
    }
    return found
  }
}
