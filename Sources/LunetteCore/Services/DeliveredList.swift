/// The notifications that the user sees, in the order in which they came, each identifier once. One that is removed leaves a gap, and gaps go when half of
/// the list is gaps: so that all come and go, in whatever order, in time that grows as their number.
public struct DeliveredList: Equatable, Sendable {
  public typealias Delivered = NotificationState.Delivered

  private var slots: [Delivered?] = []
  private var places: [String: Int] = [:]
  /// The list without its gaps, once it was asked for: a loop that reads `elements[i]` makes it once.
  private var whole: [Delivered]?

  public init() {}

  public var isEmpty: Bool { places.isEmpty }
  public var all: [Delivered] { whole ?? slots.compactMap(\.self) }
  public var elements: [Delivered] {
    mutating get {
      let all = all
      whole = all
      return all
    }
  }

  /// The newest one for which a condition holds.
  public func last(where holds: (Delivered) -> Bool) -> Delivered? {
    for case let slot? in slots.reversed() where holds(slot) { return slot }
    return nil
  }

  public subscript(identifier: String) -> Delivered? { places[identifier].flatMap { slots[$0] } }

  /// One with the same identifier goes.
  public mutating func append(_ delivered: Delivered) {
    remove(delivered.request.identifier)
    places[delivered.request.identifier] = slots.count
    slots.append(delivered)
    whole = nil
  }

  public mutating func remove(_ identifier: String) {
    guard let place = places.removeValue(forKey: identifier) else { return }
    slots[place] = nil
    whole = nil
    guard places.count * 2 < slots.count else { return }
    slots.removeAll { $0 == nil }
    for (place, slot) in slots.enumerated() { if let slot { places[slot.request.identifier] = place } }
  }

  public static func == (one: DeliveredList, other: DeliveredList) -> Bool { one.all == other.all }
}

extension DeliveredList: Codable {
  public init(from decoder: any Decoder) throws {
    for delivered in try decoder.singleValueContainer().decode([Delivered].self) { append(delivered) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}
