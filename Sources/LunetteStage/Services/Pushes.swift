import Foundation
import LunetteCore

/// Notifications from a server of the app. Source: Apple, "Generating a remote notification"; docs/rules/world.md 7
public final class Pushes {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  /// Passes what came on to the app's delegate; `done` is called when the app has taken it. Answers whether the delegate hears of such pushes.
  public var hear: ((_ userInfo: InputValue, _ done: @escaping () -> Void) -> Bool)?
  /// Passes the token on to the app's delegate.
  public var hearToken: (([UInt8]) -> Void)?
  private var received = 0

  init(_ reference: SimulationReference) { self.reference = reference }

  /// Units: bytes. Source: Apple, "Generating a remote notification"
  public static let largestPayload = 4096

  public var isRegistered: Bool {
    get { simulation.kept.services.takesPushes }
    set { simulation.kept.services.takesPushes = newValue }
  }

  /// The app's address for servers: 32 bytes, which the seed of the launch determines. Source of the length: APNs' tokens
  public var token: [UInt8] {
    var random = SplitMix64(seed: simulation.info.seed ^ Self.tokenStream)
    return (0..<4).flatMap { _ in withUnsafeBytes(of: random.next().bigEndian) { Array($0) } }
  }
  /// Ours: other numbers than those of the app's own streams
  private static let tokenStream: UInt64 = 0x7075_7368

  /// In the next turn the app hears of its token.
  public func register() {
    isRegistered = true
    simulation.jobs.add("the token for pushes") { [weak self] in
      guard let self else { return }
      hearToken?(token)
    }
  }

  /// - Parameter payload: a table with `aps`
  public func receive(_ payload: [String: InputValue]) {
    guard case .table(let aps)? = payload["aps"] else { return }
    if !isRegistered { simulation.note("a push comes, but the app has not called registerForRemoteNotifications: a device would get none") }
    let isForCode = aps["content-available"] == .number(1) || aps["content-available"] == .bool(true)
    if isForCode {
      simulation.life.wakeInBackground()
      let work = simulation.life.begin("the push", isStrict: false) {}
      let isHeard = hear?(.table(payload)) { [weak self] in self?.simulation.life.end(work) } ?? false
      if !isHeard { simulation.life.end(work) }
    }
    guard let content = Self.content(aps, payload) else { return }
    let request = request(content)
    if content.isVisible {
      simulation.userNotifications.deliver(request)
    } else if let badge = content.badge, simulation.permissions.status(.notifications) != .denied {
      simulation.userNotifications.badge = badge
    }
  }

  /// The app has ended: the system shows what comes, and launches nothing for a user who has ended the app.
  public func showWithoutApp(_ payload: [String: InputValue]) {
    guard case .table(let aps)? = payload["aps"], let content = Self.content(aps, payload), isRegistered,
      simulation.permissions.status(.notifications) != .denied
    else { return }
    if let badge = content.badge { simulation.kept.services.notifications.badge = max(0, badge) }
    guard content.isVisible else { return }
    simulation.kept.services.notifications.delivered.append(
      NotificationState.Delivered(request: request(content), date: simulation.date))
  }

  /// One with a name that no notification on the screen has, those from earlier launches included.
  private func request(_ content: NotificationContent) -> NotificationRequest {
    repeat { received += 1 } while simulation.kept.services.notifications.delivered["push-\(received)"] != nil
    return NotificationRequest(identifier: "push-\(received)", content: content, trigger: .push)
  }

  /// What the user sees; nil for nothing.
  private static func content(_ aps: [String: InputValue], _ payload: [String: InputValue]) -> NotificationContent? {
    var content = NotificationContent()
    switch aps["alert"] {
    // A text alone stands under the app's name.
    case .text(let text)?: content.body = text
    case .table(let alert)?:
      for (key, path) in [("title", \NotificationContent.title), ("subtitle", \.subtitle), ("body", \.body)] {
        if case .text(let text)? = alert[key] { content[keyPath: path] = text }
      }
    default: break
    }
    if case .number(let badge)? = aps["badge"] { content.badge = Int(exactly: badge.rounded()) }
    if case .text(let sound)? = aps["sound"] { content.sound = sound }
    if case .text(let category)? = aps["category"] { content.categoryIdentifier = category }
    if case .text(let thread)? = aps["thread-id"] { content.threadIdentifier = thread }
    content.userInfo = .table(payload)
    return content.isVisible || content.badge != nil ? content : nil
  }
}

extension Simulation {
  private static let pushesKey = CompanionKey<Pushes>()

  public var pushes: Pushes {
    if let known = companions[Self.pushesKey] { return known }
    let pushes = Pushes(reference)
    companions[Self.pushesKey] = pushes
    return pushes
  }
}
