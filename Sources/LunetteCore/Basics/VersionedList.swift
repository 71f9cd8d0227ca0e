/// A list that is changed and read in turns. Whoever reads it gets a version, which stays as it was then: while it is the newest one it has the list's
/// own elements, and afterwards only what distinguishes it from the version after it. So neither a change nor a reading costs as much as the whole list.
public struct VersionedList<Element> {
  public private(set) var elements: [Element]
  /// Of the elements as they are now, once somebody has read them.
  private var version: ListVersion<Element>?

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }
  package var count: Int { elements.count }

  /// The list as it is now, for somebody who may keep it or read it again and again.
  package mutating func read() -> ReadList<Element> {
    guard elements.count >= Self.leastLong else { return .plain(elements) }
    let version = version ?? ListVersion(elements, count: elements.count, age: 0)
    self.version = version
    return .version(version)
  }
  /// Ours: for a shorter list a version costs more than a copy
  private static var leastLong: Int { 32 }

  /// - Parameter place: from 0 to the count
  package mutating func insert(_ element: Element, at place: Int) {
    leave(.inserted(place))
    elements.insert(element, at: place)
    version?.take(elements)
  }

  package mutating func append(_ element: Element) { insert(element, at: elements.count) }

  /// - Parameter place: of an element
  @discardableResult package mutating func remove(at place: Int) -> Element {
    let element = elements[place]
    leave(.removed(element, place))
    elements.remove(at: place)
    version?.take(elements)
    return element
  }

  /// - Parameters:
  ///   - first: the place of an element
  ///   - second: the place of an element
  package mutating func swapAt(_ first: Int, _ second: Int) {
    leave(.swapped(first, second))
    elements.swapAt(first, second)
    version?.take(elements)
  }

  package mutating func removeAll(where isGone: (Element) -> Bool) { replace(with: elements.filter { !isGone($0) }) }

  /// A version of the list before keeps its elements.
  package mutating func replace(with elements: [Element]) {
    version = nil
    self.elements = elements
  }

  /// Called before a change: afterwards nobody else holds the elements.
  @inline(__always)
  private mutating func leave(_ change: @autoclosure () -> ListVersion<Element>.Change) {
    guard version != nil else { return }
    version = isKnownUniquelyReferenced(&version) ? nil : version?.leave(change())
  }
}

/// One version of a list, which never changes for those who hold it.
public final class ListVersion<Element> {
  /// What the version after it had more or less.
  enum Change {
    /// At a place of the version after it.
    case inserted(Int)
    /// At a place of this version.
    case removed(Element, Int)
    case swapped(Int, Int)
  }

  private enum Form {
    case whole([Element])
    case changed(Change, ListVersion)
  }

  public let count: Int
  private var form: Form
  /// The number of versions before it that need it.
  private let age: Int
  /// How many versions were passed by those who asked for elements.
  private var steps = 0

  init(_ elements: [Element], count: Int, age: Int) { (form, self.count, self.age) = (.whole(elements), count, age) }

  /// - Returns: the version after the change, which is to be given its elements; nil if this one keeps its own, so that versions that are far behind don't
  ///   need more room than the list
  func leave(_ change: Change) -> ListVersion? {
    guard age < count else { return nil }
    let after =
      switch change {
      case .inserted: count + 1
      case .removed: count - 1
      case .swapped: count
      }
    let next = ListVersion([], count: after, age: age + 1)
    form = .changed(change, next)
    return next
  }

  func take(_ elements: [Element]) { form = .whole(elements) }

  public var elements: [Element] {
    var changes: [Change] = []
    var version = self
    while true {
      switch version.form {
      case .changed(let change, let next):
        changes.append(change)
        version = next
      case .whole(var elements):
        for change in changes.reversed() {
          switch change {
          case .inserted(let place): elements.remove(at: place)
          case .removed(let element, let place): elements.insert(element, at: place)
          case .swapped(let first, let second): elements.swapAt(first, second)
          }
        }
        return elements
      }
    }
  }

  /// - Parameter place: of an element, from 0
  public subscript(place: Int) -> Element {
    var (version, place) = (self, place)
    while true {
      switch version.form {
      case .whole(let elements): return elements[place]
      case .changed(.inserted(let other), let next):
        if place >= other { place += 1 }
        version = next
      case .changed(.removed(let element, let other), let next):
        if place == other { return element }
        if place > other { place -= 1 }
        version = next
      case .changed(.swapped(let first, let second), let next):
        place = place == first ? second : place == second ? first : place
        version = next
      }
      steps += 1
      // From here on an element is found at once, in this version and in all before it.
      if steps == count { form = .whole(elements) }
    }
  }

  /// A chain of versions is let go of one after the other: as many calls within calls as there are versions would end the process.
  deinit {
    guard case .changed(_, var next) = form else { return }
    form = .whole([])
    while isKnownUniquelyReferenced(&next), case .changed(_, let after) = next.form {
      next.form = .whole([])
      next = after
    }
  }
}

/// What somebody gets who reads a list.
public enum ReadList<Element> {
  case plain([Element])
  case version(ListVersion<Element>)

  public var elements: [Element] {
    switch self {
    case .plain(let elements): elements
    case .version(let version): version.elements
    }
  }
}
