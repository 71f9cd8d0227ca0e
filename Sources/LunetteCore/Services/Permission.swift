import Foundation

/// What an app may do only when the user allows it. Source: docs/rules/world.md 7
public enum Permission: String, CaseIterable, Sendable {
  case camera, photos, contacts, microphone, location, notifications

  /// What the user can have chosen.
  public var statuses: [PermissionStatus] {
    switch self {
    case .camera, .contacts, .microphone: [.notDetermined, .restricted, .denied, .authorized]
    case .photos: [.notDetermined, .restricted, .denied, .limited, .authorized]
    case .location: [.notDetermined, .restricted, .denied, .authorizedWhenInUse, .authorizedAlways]
    case .notifications: [.notDetermined, .denied, .provisional, .authorized]
    }
  }

  /// Whether a change in Settings ends an app that runs. Source: logs of developers; docs/rules/world.md 7
  public var endsApp: Bool { self != .location && self != .notifications }

  /// The key of `info` with the text that tells the user what for; nil where none is wanted. Source: Apple, Information Property List
  public var usageKey: String? {
    switch self {
    case .camera: "NSCameraUsageDescription"
    case .photos: "NSPhotoLibraryUsageDescription"
    case .contacts: "NSContactsUsageDescription"
    case .microphone: "NSMicrophoneUsageDescription"
    case .location: "NSLocationWhenInUseUsageDescription"
    case .notifications: nil
    }
  }
}

/// Source: Apple: AVAuthorizationStatus, PHAuthorizationStatus, CLAuthorizationStatus, UNAuthorizationStatus
public enum PermissionStatus: String, CaseIterable, Codable, Sendable {
  case notDetermined, restricted, denied, authorized, limited, provisional, authorizedWhenInUse, authorizedAlways

  /// Whether the app may.
  public var isGranted: Bool {
    switch self {
    case .notDetermined, .restricted, .denied: false
    case .authorized, .limited, .provisional, .authorizedWhenInUse, .authorizedAlways: true
    }
  }
}
