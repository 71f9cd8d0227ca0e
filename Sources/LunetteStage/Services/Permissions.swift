import Foundation
import LunetteCore

/// What the user allows the app, and how the app asks. Source: docs/rules/world.md 7
public final class Permissions {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  /// Who waits for the answer to a question that is asked already.
  private var asking: [Permission: [(PermissionStatus) -> Void]] = [:]
  /// Called when a status has changed, in the order of adding.
  private var listeners: [(Permission) -> Void] = []

  init(_ reference: SimulationReference) { self.reference = reference }

  /// A button of a question, and what it means.
  typealias Choice = (button: String, status: PermissionStatus)

  public func status(_ permission: Permission) -> PermissionStatus { simulation.kept.services.permissions[permission.rawValue] ?? .notDetermined }

  func listen(_ hear: @escaping (Permission) -> Void) { listeners.append(hear) }

  /// The user, or the answer to a question, decides.
  public func set(_ permission: Permission, to status: PermissionStatus) {
    guard self.status(permission) != status else { return }
    simulation.kept.services.permissions[permission.rawValue] = status == .notDetermined ? nil : status
    for hear in listeners { hear(permission) }
  }

  /// Asks the user once: whoever asks later hears what was chosen. Source: Apple
  /// - Parameter then: called in the next turn, or when the user has answered
  public func request(_ permission: Permission, then: @escaping (PermissionStatus) -> Void) throws(MissingUsageText) {
    let message = if let key = permission.usageKey { try simulation.usageText(key) } else { String?.none }
    guard status(permission) == .notDetermined else {
      let status = status(permission)
      return simulation.jobs.add("an answer about \(permission.rawValue)") { then(status) }
    }
    ask(permission, permission.question(of: simulation.info.name), message, [("Don’t Allow", .denied), ("Allow", .authorized)], then: then)
  }

  /// - Parameters:
  ///   - chosen: gets the place of the button, before the status changes
  ///   - then: gets the status
  func ask(
    _ permission: Permission, _ title: String, _ message: String?, _ choices: [Choice], chosen: @escaping (Int) -> Void = { _ in },
    then: @escaping (PermissionStatus) -> Void
  ) {
    if asking[permission] != nil {
      asking[permission]?.append(then)
      return
    }
    asking[permission] = [then]
    simulation.prompts.ask(
      SystemPrompt(title: title, message: message, buttons: choices.map(\.button)) { [weak self] place in
        guard let self else { return }
        chosen(place)
        set(permission, to: choices[place].status)
        for hear in asking.removeValue(forKey: permission) ?? [] { hear(status(permission)) }
      })
  }
}

extension Permission {
  /// The title of the question. Source: pictures that developers published
  fileprivate func question(of name: String) -> String {
    switch self {
    case .camera: "“\(name)” Would Like to Access the Camera"
    case .photos: "“\(name)” Would Like to Access Your Photos"
    case .contacts: "“\(name)” Would Like to Access Your Contacts"
    case .microphone: "“\(name)” Would Like to Access the Microphone"
    case .location: "Allow “\(name)” to use your location?"
    case .notifications: "“\(name)” Would Like to Send You Notifications"
    }
  }
}

extension Simulation {
  private static let permissionsKey = CompanionKey<Permissions>()

  public var permissions: Permissions {
    if let known = companions[Self.permissionsKey] { return known }
    let permissions = Permissions(reference)
    companions[Self.permissionsKey] = permissions
    return permissions
  }
}
