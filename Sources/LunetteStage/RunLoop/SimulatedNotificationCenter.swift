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
    fileprivate let slot: Slot
    /// Its place in the order of adding.
    fileprivate let number: Int
    fileprivate weak var sender: AnyObject?
    fileprivate let isForOneSender: Bool
    fileprivate let block: (Notification) -> Void
    public fileprivate(set) var isActive = true
    /// The object that observes, for `removeObservers(ofOwner:forName:where:)`; the center doesn't look at it.
    public var owner: AnyObject?
    fileprivate let ownerKey: AnyHashable?
    /// The name of the notifications; nil for every name.
    public var observedName: Notification.Name? { slot.name }

    fileprivate init(_ slot: Slot, _ number: Int, _ sender: AnyObject?, _ ownerKey: AnyHashable?, _ block: @escaping (Notification) -> Void) {
      (self.number, self.ownerKey) = (number, ownerKey)
      (self.slot, self.sender, isForOneSender, self.block) = (slot, sender, sender != nil, block)
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
    private(set) var all: [Observation] = []
    private var removed = 0

    mutating func append(_ observation: Observation) { all.append(observation) }

    /// Notes that an observation of the list isn't active any more.
    mutating func noteRemoved() {
      removed += 1
      guard 2 * removed > all.count else { return }
      all.removeAll { !$0.isActive }
      removed = 0
    }
  }
  /// What an observation wants: a name, or nil for every one, and the key of a sender, or nil for every one.
  fileprivate struct Slot: Hashable {
    let name: Notification.Name?
    let sender: AnyHashable?
  }
  private var observations: [Slot: Observations] = [:]
  /// The key of an owner's observations, of one name or of all of them.
  private struct Owned: Hashable {
    let owner: AnyHashable
    let name: Notification.Name?
    let isOfAllNames: Bool
  }
  private var ownedObservations: [Owned: Observations] = [:]

  private func owned(_ observation: Observation) -> [Owned] {
    guard let owner = observation.ownerKey else { return [] }
    return [Owned(owner: owner, name: observation.observedName, isOfAllNames: false), Owned(owner: owner, name: nil, isOfAllNames: true)]
  }
  private var nextNumber = 0
  private var hasKeys = false
  /// The key of a sender, for observations that were added with one: so those of many senders aren't all asked at each post.
  public var keyOfSender: (Any) -> AnyHashable? = { _ in nil }

  /// Nil for a center that a script has made.
  package let home: SimulationReference?

  package init(of home: SimulationReference? = nil) { self.home = home }

  /// The center of the current simulation in the place of one whose simulation is gone: scripts take `NotificationCenter.default` once and use it in one
  /// app after the other.
  private var successor: SimulatedNotificationCenter? {
    guard let home, home.isGone, case let present = Simulation.current.notificationCenter, present !== self else { return nil }
    return present
  }

  /// Calls the block for every post until the observation is removed.
  ///
  /// - Parameters:
  ///   - name: nil for every name
  ///   - object: only posts of this sender count; nil for all senders. It is held weakly.
  ///   - key: only posts of senders with this key (`keyOfSender`) count; nil for all
  ///   - ownerKey: what finds those of one owner, for `removeObservers(ofOwner:forName:where:)`
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject? = nil, key: AnyHashable? = nil, ownerKey: AnyHashable? = nil,
    using block: @escaping (Notification) -> Void
  ) -> Observation {
    if let successor { return successor.addObserver(forName: name, object: object, key: key, ownerKey: ownerKey, using: block) }
    nextNumber += 1
    hasKeys = hasKeys || key != nil
    let observation = Observation(Slot(name: name, sender: key), nextNumber, object, ownerKey, block)
    observations[observation.slot, default: Observations()].append(observation)
    for key in owned(observation) { ownedObservations[key, default: Observations()].append(observation) }
    return observation
  }

  /// Removes an observer; it isn't called any more, not even for a post that is in progress.
  public func removeObserver(_ observation: Observation) {
    if let successor { return successor.removeObserver(observation) }
    guard observation.isActive else { return }
    observation.isActive = false
    Self.noteRemoved(in: &observations, observation.slot)
    for key in owned(observation) { Self.noteRemoved(in: &ownedObservations, key) }
  }

  private static func noteRemoved<Key: Hashable>(in lists: inout [Key: Observations], _ key: Key) {
    guard var list = lists.removeValue(forKey: key) else { return }
    list.noteRemoved()
    if !list.all.isEmpty { lists[key] = list }
  }

  /// The observations that are told of posts, in the order of adding.
  package var active: [Observation] { observations.values.flatMap(\.all).filter(\.isActive).sorted { $0.number < $1.number } }

  /// Removes the observers of an owner that match, in the order of adding.
  /// - Parameters:
  ///   - key: that with which they were added
  ///   - name: only those of this name; nil for all, also those of every name
  public func removeObservers(ofOwner key: AnyHashable, forName name: Notification.Name?, where isRemoved: (Observation) -> Bool) {
    if let successor { return successor.removeObservers(ofOwner: key, forName: name, where: isRemoved) }
    let all = ownedObservations[Owned(owner: key, name: name, isOfAllNames: name == nil)]?.all ?? []
    for observation in all where observation.isActive && isRemoved(observation) { removeObserver(observation) }
  }

  /// Calls the observers that exist when the post begins, and returns after the last of them. Source: Apple, post(_:)
  public func post(_ notification: Notification) {
    if let successor { return successor.post(notification) }
    let key = hasKeys ? notification.object.flatMap(keyOfSender) : nil
    var lists: [ArraySlice<Observation>] = []
    for sender in key == nil ? [nil] : [nil, key] {
      for name in [notification.name, nil] {
        if let list = observations[Slot(name: name, sender: sender)]?.all { lists.append(list[...]) }
      }
    }
    while let first = lists.indices.min(by: { lists[$0].first.map(\.number) ?? .max < lists[$1].first.map(\.number) ?? .max }),
      let next = lists[first].popFirst()
    {
      if next.wants(notification) { next.block(notification) }
    }
  }

  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
