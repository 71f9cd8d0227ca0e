import Lua
import LunetteKit

extension Registry {
  /// What an app says of itself. Source: Apple, Bundle
  static func bundleInfo(_ c: ClassBuilder<AppBundle>) {
    c.property(
      "bundleIdentifier", "The app's identifier: CFBundleIdentifier of the plugin's info, else \"com.example.NAME\".",
      get: { _ in ScriptContext.simulation.info.bundleIdentifier })
    c.property(
      "infoDictionary", "What the app says of itself: the plugin's info, with name, identifier and version where it doesn't say them.",
      get: { _ in DefaultsValue(.table(ScriptContext.simulation.info.all)) as DefaultsValue })
    c.method("objectForInfoDictionaryKey", "One value of infoDictionary, or nil: objectForInfoDictionaryKey(\"CFBundleShortVersionString\").", args: "key") {
      (_: AppBundle, key: String) in DefaultsValue(ScriptContext.simulation.info.value(key) ?? .none)
    }
    c.method("object", "The same as objectForInfoDictionaryKey, UIKit's object(forInfoDictionaryKey:).", args: "key") { (_: AppBundle, key: String) in
      DefaultsValue(ScriptContext.simulation.info.value(key) ?? .none)
    }
    c.property("resourcePath", "Where its files are: the same as bundlePath.", get: { $0.path })
    c.property("resourceURL", "The same as a URL.", get: { ScriptURL.file($0.path + "/") })
  }

  /// What is known of app and device. Source: Apple, ProcessInfo
  static func processInfo(_ c: ClassBuilder<ScriptProcessInfo>) {
    c.property("processName", "The app's name.", get: { _ in ScriptContext.simulation.info.name })
    c.property("processIdentifier", "A number; 1.", get: { _ in 1 })
    c.property("environment", "Variables of the environment; an app has none here.", get: { _ in [String: String]() })
    c.property("arguments", "The app's path.", get: { _ in [ScriptFileManager.files.bundlePath] })
    c.property("operatingSystemVersionString", "The system's version in words: \"Version 17.5\".", get: { _ in "Version " + UIDevice.current.systemVersion })
    c.property(
      "operatingSystemVersion", "The system's version: { majorVersion =, minorVersion =, patchVersion = }.", get: { _ in SystemVersion.running.table })
    c.method("isOperatingSystemAtLeast", "Whether the system is this version or a later one: { majorVersion = 13 }.", args: "version") {
      (_: ScriptProcessInfo, version: [String: Int]) in !SystemVersion.running.isBefore(try SystemVersion(version))
    }
    c.property("thermalState", "How warm the device is; \"nominal\".", get: { _ in "nominal" })
  }
}

/// Source: Apple, OperatingSystemVersion
private struct SystemVersion {
  let numbers: [Int]
  private static let names = ["majorVersion", "minorVersion", "patchVersion"]

  static var running: SystemVersion {
    let parts = UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    return SystemVersion(numbers: Array((parts + [0, 0, 0]).prefix(names.count)))
  }

  private init(numbers: [Int]) { self.numbers = numbers }

  init(_ table: [String: Int]) throws {
    if let other = table.keys.sorted().first(where: { !Self.names.contains($0) }) {
      throw BindingFault.badValue(
        name: "ProcessInfo:isOperatingSystemAtLeast: argument 1 'version'", wanted: "majorVersion, minorVersion and patchVersion", got: "'\(other)'")
    }
    numbers = Self.names.map { table[$0] ?? 0 }
  }

  var table: [String: Int] { Dictionary(uniqueKeysWithValues: zip(Self.names, numbers)) }
  func isBefore(_ other: SystemVersion) -> Bool { numbers.lexicographicallyPrecedes(other.numbers) }
}
