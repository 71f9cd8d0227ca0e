import Foundation

/// Posts notifications to observers: Foundation's `NotificationCenter`, but one for each simulation.
///
/// Foundation's own is shared by the whole process and calls observers in the order of a hash. This one calls them in the order in which
/// they were added. It has another name because code imports both modules; its name in scripts is `NotificationCenter`.
/// Source: Apple, NotificationCenter
public final class SimulatedNotificationCenter {
  public static var `default`: SimulatedNotificationCenter { Simulation.current.notificationCenter }

  /// The token that `addObserver` returns and `removeObserver` takes.
  public final class Observation {
    fileprivate let name: Notification.Name?
    /// Its place in the order of adding.
    fileprivate let number: Int
    fileprivate weak var sender: AnyObject?
    fileprivate let isForOneSender: Bool
    fileprivate let block: (Notification) -> Void
    public fileprivate(set) var isActive = true
    /// Whoever added the observation, for `removeObservers(where:)`; the center doesn't look at it.
    public var owner: AnyObject?
    /// The name of the notifications; nil for every name.
    public var observedName: Notification.Name? { name }

    fileprivate init(_ name: Notification.Name?, _ number: Int, _ sender: AnyObject?, _ block: @escaping (Notification) -> Void) {
      self.number = number
      (self.name, self.sender, isForOneSender, self.block) = (name, sender, sender != nil, block)
    }

    fileprivate func wants(_ notification: Notification) -> Bool {
      guard isActive else { return false }
      guard isForOneSender else { return true }
      guard let sender, let object = notification.object else { return false }
      return sender === object as AnyObject
    }
  }

  /// Observations in the order of adding. Removed ones stay until they are half of all.
  private struct Observations {
    var all: [Observation] = []
    var removed = 0
  }
  /// By the name that they want; nil for those that want every name.
  private var observations: [Notification.Name?: Observations] = [:]
  private var nextNumber = 0

  init() {}

  /// Calls the block for every post until the observation is removed.
  ///
  /// - Parameters:
  ///   - name: nil for every name
  ///   - object: only posts of this sender count; nil for all senders. It is held weakly.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
  ) -> Observation {
    nextNumber += 1
    let observation = Observation(name, nextNumber, object, block)
    observations[name, default: Observations()].all.append(observation)
    return observation
  }

  /// Removes an observer; it isn't called any more, not even for a post that is in progress.
  public func removeObserver(_ observation: Observation) {
    guard observation.isActive else { return }
    observation.isActive = false
    guard var list = observations.removeValue(forKey: observation.name) else { return }
    list.removed += 1
    if 2 * list.removed > list.all.count {
      list.all.removeAll { !$0.isActive }
      list.removed = 0
    }
    if !list.all.isEmpty { observations[observation.name] = list }
  }

  /// Removes all observers that match, in the order of adding.
  public func removeObservers(where isRemoved: (Observation) -> Bool) {
    let all = observations.values.flatMap(\.all).sorted { $0.number < $1.number }
    for observation in all where isRemoved(observation) { removeObserver(observation) }
  }

  /// Calls the observers that exist when the post begins, and returns after the last of them. Source: Apple, post(_:)
  public func post(_ notification: Notification) {
    var (named, any) = (observations[notification.name]?.all[...] ?? [], observations[nil]?.all[...] ?? [])
    while let next = [named.first, any.first].compactMap({ $0 }).min(by: { $0.number < $1.number }) {
      if next === named.first { named.removeFirst() } else { any.removeFirst() }
      if next.wants(notification) { next.block(notification) }
    }
  }

  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
