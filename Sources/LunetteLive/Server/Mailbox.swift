import Foundation

/// Passes items from other threads to the thread that runs the simulation.
/// Unchecked: a condition's lock guards the items.
final class Mailbox<Item: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Item] = []

  func post(_ item: Item) {
    condition.lock()
    items.append(item)
    condition.signal()
    condition.unlock()
  }

  /// Waits until there are items, or until the time is over. Units: seconds; nil for no limit.
  func take(waiting seconds: TimeInterval?) -> [Item] {
    condition.lock()
    defer { condition.unlock() }
    if items.isEmpty {
      if let seconds {
        if seconds > 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: seconds)) }
      } else {
        while items.isEmpty { condition.wait() }
      }
    }
    defer { items.removeAll() }
    return items
  }
}
