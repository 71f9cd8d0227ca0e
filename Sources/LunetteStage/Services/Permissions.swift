import Foundation
import LunetteCore

/// What the user allows the app, and how the app asks. Source: docs/rules/world.md 7
public final class Permissions {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  /// The calls that wait for the answer to a question that is asked already.
  private var asking: [Permission: [(PermissionStatus) -> Void]] = [:]
  /// Called when a status has changed, in the order of adding.
  private var listeners: [(Permission) -> Void] = []

  init(_ reference: SimulationReference) { self.reference = reference }

  /// A button of a question, and what it means.
  typealias Choice = (button: SystemWord, status: PermissionStatus)

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
    ask(permission, permission.question, message, [(.dontAllow, .denied), (.allow, .authorized)], then: then)
  }

  /// - Parameters:
  ///   - chosen: gets the place of the button, before the status changes
  ///   - then: gets the status
  func ask(
    _ permission: Permission, _ question: SystemWord, _ message: String?, _ choices: [Choice], chosen: @escaping (Int) -> Void = { _ in },
    then: @escaping (PermissionStatus) -> Void
  ) {
    if asking[permission] != nil {
      asking[permission]?.append(then)
      return
    }
    asking[permission] = [then]
    let words = simulation.localization
    simulation.prompts.ask(
      SystemPrompt(title: words.word(question, about: simulation.info.name), message: message, buttons: choices.map { words.word($0.button) }) {
        [weak self] place in
        guard let self else { return }
        chosen(place)
        set(permission, to: choices[place].status)
        for hear in asking.removeValue(forKey: permission) ?? [] { hear(status(permission)) }
      })
  }
}

extension Permission {
  /// The title of the question. Source: pictures that developers published
  fileprivate var question: SystemWord {
    switch self {
    case .camera: .wantsCamera
    case .photos: .wantsPhotos
    case .contacts: .wantsContacts
    case .microphone: .wantsMicrophone
    case .location: .wantsPlace
    case .notifications: .wantsToNotify
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
