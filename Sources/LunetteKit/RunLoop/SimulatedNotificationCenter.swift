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
    fileprivate weak var sender: AnyObject?
    fileprivate let isForOneSender: Bool
    fileprivate let block: (Notification) -> Void
    public fileprivate(set) var isActive = true
    /// Whoever added the observation, for `removeObservers(where:)`; the center doesn't look at it.
    public var owner: AnyObject?
    /// The name of the notifications; nil for every name.
    public var observedName: Notification.Name? { name }

    fileprivate init(_ name: Notification.Name?, _ sender: AnyObject?, _ block: @escaping (Notification) -> Void) {
      (self.name, self.sender, isForOneSender, self.block) = (name, sender, sender != nil, block)
    }

    fileprivate func wants(_ notification: Notification) -> Bool {
      guard isActive, name == nil || name == notification.name else { return false }
      guard isForOneSender else { return true }
      guard let sender, let object = notification.object else { return false }
      return sender === object as AnyObject
    }
  }

  private var observations: [Observation] = []

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
    let observation = Observation(name, object, block)
    observations.append(observation)
    return observation
  }

  /// Removes an observer; it isn't called any more, not even for a post that is in progress.
  public func removeObserver(_ observation: Observation) {
    observation.isActive = false
    observations.removeAll { $0 === observation }
  }

  /// Removes all observers that match.
  public func removeObservers(where isRemoved: (Observation) -> Bool) {
    for observation in observations where isRemoved(observation) { removeObserver(observation) }
  }

  /// Calls the observers that exist when the post begins, and returns after the last of them. Source: Apple, post(_:)
  public func post(_ notification: Notification) {
    for observation in observations where observation.wants(notification) { observation.block(notification) }
  }

  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
