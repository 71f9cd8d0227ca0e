/// Objects in the order in which they were added, each once. One that is removed leaves a gap, and gaps go when half of the list is gaps: so that all are
/// added, found and removed, in whatever order, in time that grows as their number.
package struct ObjectList<Element: AnyObject> {
  private var slots: [Element?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The list without its gaps, once it was asked for: a loop that reads `list.elements[i]` makes it once.
  private var whole: [Element]?

  package init() {}

  package var isEmpty: Bool { places.isEmpty }
  package var count: Int { places.count }
  /// Cost: O(count) after a change
  package var elements: [Element] {
    mutating get {
      if let whole { return whole }
      let made = slots.compactMap(\.self)
      whole = made
      return made
    }
  }

  package func contains(_ element: Element) -> Bool { places[ObjectIdentifier(element)] != nil }

  /// - Returns: whether it wasn't in the list
  @discardableResult package mutating func append(_ element: Element) -> Bool {
    guard !contains(element) else { return false }
    places[ObjectIdentifier(element)] = slots.count
    slots.append(element)
    whole = nil
    return true
  }

  /// - Returns: whether it was in the list
  @discardableResult package mutating func remove(_ element: Element) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(element)) else { return false }
    slots[place] = nil
    whole = nil
    if places.count * 2 < slots.count { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (place, element) in slots.enumerated() { if let element { places[ObjectIdentifier(element)] = place } }
  }
}
