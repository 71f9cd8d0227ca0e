/// Objects in the order in which they were added, each once. One that is removed leaves a gap, and gaps go when half of the list is gaps: so that all are
/// added, found and removed, in whatever order, in time that grows as their number.
package struct ObjectList<Element: AnyObject> {
  private var slots: [Element?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The list without its gaps, once it was asked for: a loop that reads `list.elements[i]` makes it once, and changes and readings in turns change it.
  private var whole: VersionedList<Element>?
  /// Whether somebody has asked for it after its last change: otherwise the next change lets go of it.
  private var isRead = false

  package init() {}

  package var isEmpty: Bool { places.isEmpty }
  package var count: Int { places.count }
  /// Cost: O(count) after a change
  package var elements: [Element] {
    mutating get {
      makeWhole()
      return whole?.elements ?? []
    }
  }

  /// The elements for somebody who may keep them or read them again and again.
  package mutating func read() -> ReadList<Element> {
    makeWhole()
    return whole?.read() ?? .plain([])
  }

  private mutating func makeWhole() {
    isRead = true
    if whole == nil { whole = VersionedList(slots.compactMap(\.self)) }
  }

  private mutating func changeWhole(_ change: (inout VersionedList<Element>) -> Void) {
    guard isRead, var list = whole else {
      whole = nil
      return
    }
    // Taken out, so that the list is changed in its place.
    (isRead, whole) = (false, nil)
    change(&list)
    whole = list
  }

  package func contains(_ element: Element) -> Bool { places[ObjectIdentifier(element)] != nil }

  /// - Returns: whether it wasn't in the list
  @discardableResult package mutating func append(_ element: Element) -> Bool {
    guard !contains(element) else { return false }
    places[ObjectIdentifier(element)] = slots.count
    slots.append(element)
    changeWhole { $0.append(element) }
    return true
  }

  /// - Returns: whether it was in the list
  @discardableResult package mutating func remove(_ element: Element) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(element)) else { return false }
    slots[place] = nil
    changeWhole { list in if let index = list.elements.uncountedIndex(of: element, near: place) { list.remove(at: index) } }
    if places.count * 2 < slots.count { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (place, element) in slots.enumerated() { if let element { places[ObjectIdentifier(element)] = place } }
  }
}
