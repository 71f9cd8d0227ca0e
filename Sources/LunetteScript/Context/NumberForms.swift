import LunetteCore

/// Makes the forms in which numbers are written, and keeps the last ones: making one takes forty times as long as using it.
struct NumberForms {
  private var made: [NumberText.Settings: NumberText] = [:]
  /// Ours: more than an app's screens use
  private static let most = 64

  /// Nil for settings that ICU can't take.
  mutating func form(_ settings: NumberText.Settings) -> NumberText? {
    if let known = made[settings] { return known }
    guard let new = NumberText(settings) else { return nil }
    if made.count >= Self.most { made.removeAll() }
    made[settings] = new
    return new
  }
}
