import LunetteKit
import LunetteScript

/// What the user has chosen in the device's settings. Source: docs/systems.md
enum LaunchAppearance: String, CaseIterable, LuaEnum {
  case light, dark

  /// Throws: where the system has only the light one
  func check(in system: SystemConstants) throws {
    guard self == .dark, !system.colors.followAppearance else { return }
    let others = SystemConstants.all.filter(\.colors.followAppearance).map { "system = \($0.number)" }.joined(separator: " or ")
    throw ScenarioError.badValue(
      name: "appearance", wanted: "\"light\", since system \(system.number) has no dark appearance (launch with { \(others) })", got: "\"dark\"")
  }
}

enum LaunchContrast: String, CaseIterable, LuaEnum { case normal, high }
