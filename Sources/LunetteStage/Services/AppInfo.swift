import Foundation
import LunetteCore

/// What an app says of itself: the keys of its Info.plist. Source: Apple, Information Property List
public final class AppInfo {
  /// The name that the user reads where the app gives none.
  public var fallbackName = "App"
  /// The seed of the launch.
  public var seed: UInt64 = 1
  /// Reads a key; nil where the app doesn't say it.
  public var read: (String) -> InputValue? = { _ in nil }

  /// The keys that the app says.
  public var keys: () -> [String] = { [] }

  /// What the app says of itself and, where it says nothing, what Xcode fills in. Source: Apple, CFBundleShortVersionString and its likes
  public func value(_ key: String) -> InputValue? {
    if let own = read(key) { return own }
    return switch key {
    case "CFBundleIdentifier": .text(bundleIdentifier)
    case "CFBundleName", "CFBundleExecutable": .text(name)
    case "CFBundleShortVersionString": .text("1.0")
    case "CFBundleVersion": .text("1")
    default: nil
    }
  }

  /// All of it.
  public var all: [String: InputValue] {
    let usual = ["CFBundleIdentifier", "CFBundleName", "CFBundleExecutable", "CFBundleShortVersionString", "CFBundleVersion"]
    return Dictionary((usual + keys()).compactMap { key in value(key).map { (key, $0) } }) { $1 }
  }

  public func text(_ key: String) -> String? { if case .text(let text)? = read(key), !text.isEmpty { text } else { nil } }

  /// The texts of a list.
  public func texts(_ key: String) -> [String] {
    guard case .list(let values)? = read(key) else { return [] }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Source: Apple, CFBundleIdentifier; ours without one
  public var bundleIdentifier: String {
    text("CFBundleIdentifier") ?? "com.example." + name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  public var name: String { text("CFBundleDisplayName") ?? text("CFBundleName") ?? fallbackName }
}

/// The app asks for something that its `info` doesn't explain to the user. The words are those with which iOS ends such an app.
public struct MissingUsageText: Error, CustomStringConvertible {
  let key: String

  public var description: String {
    "This app has crashed because it attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain "
      + "an \(key) key with a string value explaining to the user how the app uses this data. Give the plugin info = { \(key) = \"...\" }"
  }
}

extension Simulation {
  private static let infoKey = CompanionKey<AppInfo>()

  public var info: AppInfo {
    if let known = companions[Self.infoKey] { return known }
    let info = AppInfo()
    companions[Self.infoKey] = info
    return info
  }

  /// The text that tells the user what the app wants something for. Throws: where there is none
  package func usageText(_ key: String) throws(MissingUsageText) -> String {
    guard let text = info.text(key) else { throw MissingUsageText(key: key) }
    return text
  }
}

/// The menu of the app's icon. Source: Apple, UIApplicationShortcutItem
extension Simulation {
  /// The entries of the app's `info`, then its own.
  package var shortcuts: [ShortcutItem] {
    var items: [ShortcutItem] = []
    if case .list(let values)? = info.read("UIApplicationShortcutItems") {
      for case .table(let fields) in values {
        func text(_ key: String) -> String? { if case .text(let text)? = fields[key] { text } else { nil } }
        guard let type = text("UIApplicationShortcutItemType") else { continue }
        items.append(
          ShortcutItem(
            type: type, title: text("UIApplicationShortcutItemTitle") ?? type, subtitle: text("UIApplicationShortcutItemSubtitle"),
            userInfo: fields["UIApplicationShortcutItemUserInfo"] ?? .none))
      }
    }
    return items + kept.services.shortcuts
  }

  /// The entry of this type or, where none has it, of this title.
  package func shortcut(named name: String) -> ShortcutItem? {
    let items = shortcuts
    return items.first { $0.type == name } ?? items.first { $0.title == name }
  }
}
