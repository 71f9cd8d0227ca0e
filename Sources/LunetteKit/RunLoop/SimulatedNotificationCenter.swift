import Foundation

/// Who wants to hear of what, and the posting of it: Foundation's `NotificationCenter`, one for each simulation.
///
/// Foundation's own is shared by the whole process and tells observers in the order of a hash. This one tells them in the order in
/// which they were added. It has another name because both modules are imported side by side; to scripts it is `NotificationCenter`.
/// Source: Apple, NotificationCenter
public final class SimulatedNotificationCenter {
  public static var `default`: SimulatedNotificationCenter { Simulation.current.notificationCenter }

  /// What `addObserver` answers and `removeObserver` takes.
  public final class Observation {
    fileprivate let name: Notification.Name?
    fileprivate weak var sender: AnyObject?
    fileprivate let isForOneSender: Bool
    fileprivate let block: (Notification) -> Void
    public fileprivate(set) var isActive = true

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

  /// The block is called on every post until the observation is removed.
  ///
  /// - Parameters:
  ///   - name: nil for every name
  ///   - object: the only sender that counts; nil for all. It is held weakly.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
  ) -> Observation {
    let observation = Observation(name, object, block)
    observations.append(observation)
    return observation
  }

  /// It hears no more, not even of what is being posted at this moment.
  public func removeObserver(_ observation: Observation) {
    observation.isActive = false
    observations.removeAll { $0 === observation }
  }

  /// Calls the observers that were there when the post began, before it returns. Source: Apple, post(_:)
  public func post(_ notification: Notification) {
    for observation in observations where observation.wants(notification) { observation.block(notification) }
  }

  public func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
