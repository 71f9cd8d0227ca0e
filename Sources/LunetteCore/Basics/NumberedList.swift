/// Values with ascending numbers, in their order. One that is removed leaves a gap, and gaps go when half of the list is gaps: so that all are added and
/// removed, in whatever order, in time that grows as their number.
package struct NumberedList<Value>: Sequence {
  private var entries: [(number: Int, value: Value?)] = []
  private var gaps = 0

  package init() {}

  package var isEmpty: Bool { entries.count == gaps }
  package var count: Int { entries.count - gaps }

  /// - Parameter number: larger than all before
  package mutating func append(_ value: Value, number: Int) { entries.append((number, value)) }

  /// Setting a number that is not in the list does nothing; nil removes the value.
  package subscript(number: Int) -> Value? {
    get { entries.firstIndex(ascending: number, by: \.number).flatMap { entries[$0].value } }
    set {
      guard let index = entries.firstIndex(ascending: number, by: \.number), entries[index].value != nil else { return }
      entries[index].value = newValue
      guard newValue == nil else { return }
      gaps += 1
      if gaps * 2 > entries.count { closeGaps() }
    }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0.value == nil }
    gaps = 0
  }

  package func makeIterator() -> AnyIterator<(number: Int, value: Value)> {
    var index = 0
    return AnyIterator {
      while index < entries.count {
        defer { index += 1 }
        if let value = entries[index].value { return (entries[index].number, value) }
      }
      return nil
    }
  }
}
