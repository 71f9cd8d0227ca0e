import Foundation
import LunetteKit
import LunetteScript

/// How an app is looked at where it isn't looked at as usual: on another device, in another text size, by a user of another language.
/// Source: docs/variants.md
public struct Variant: Hashable, Sendable {
  public enum Axis: String, CaseIterable, Sendable {
    case device, orientation, appearance, textSize, direction, language, boldText, reduceMotion, contrast

    /// The value without which nothing is another one.
    func usual(_ device: Device) -> String {
      switch self {
      case .device: device.name
      case .orientation: "portrait"
      case .appearance: "light"
      case .textSize: "L"
      case .direction: "leftToRight"
      case .language: "en"
      case .boldText, .reduceMotion: "off"
      case .contrast: "normal"
      }
    }

    /// All values, as far as they can be listed.
    var known: [String] {
      switch self {
      case .device: Device.all.map(\.name)
      case .orientation: ["portrait", "landscape"]
      case .appearance: ["light", "dark"]
      case .textSize: UIContentSizeCategory.shortNames
      case .direction: ["leftToRight", "rightToLeft"]
      case .language: PseudoLanguage.allCases.map(\.rawValue)
      case .boldText, .reduceMotion: ["off", "on"]
      case .contrast: ["normal", "high"]
      }
    }
  }

  /// One thing that is another one.
  public struct Setting: Hashable, Sendable {
    public let axis: Axis
    public let value: String

    /// Throws: `ScenarioError` for a value that the axis hasn't
    public init(_ axis: Axis, _ text: String) throws {
      let plain = Self.plain(text)
      if let known = axis.known.first(where: { Self.plain($0) == plain }) {
        (self.axis, value) = (axis, known)
      } else if axis == .language, LanguageTag.isLanguage(text) {
        (self.axis, value) = (axis, text)
      } else {
        let near = Suggestion.nearest(to: text, among: axis.known).map { " (did you mean \"\($0)\"?)" } ?? ""
        throw ScenarioError.badValue(
          name: axis.rawValue, wanted: (axis == .language ? "a language or " : "one of ") + axis.known.joined(separator: ", "), got: "\"\(text)\"\(near)")
      }
    }

    fileprivate init(known axis: Axis, _ value: String) { (self.axis, self.value) = (axis, value) }

    fileprivate static func plain(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }

    /// What it is called in the name of a variant.
    public var word: String {
      switch axis {
      case .boldText: value == "on" ? "bold" : "plain"
      case .reduceMotion: value == "on" ? "reduceMotion" : "motion"
      case .contrast: value == "high" ? "highContrast" : "normalContrast"
      default: value
      }
    }
  }

  /// The settings in the order of the axes; none twice.
  public private(set) var settings: [Setting] = []

  public init() {}
  public init(_ settings: [Setting]) {
    self.settings = Axis.allCases.compactMap { axis in settings.last { $0.axis == axis } }
  }

  /// `iPad dark`; empty for the base, from which the others differ.
  public var name: String { settings.map(\.word).joined(separator: " ") }

  func value(_ axis: Axis) -> String? { settings.first { $0.axis == axis }?.value }
}

extension Variant {
  var device: Device? { value(.device).flatMap { name in Device.all.first { $0.name == name } } }
  var textSize: UIContentSizeCategory? { value(.textSize).flatMap(UIContentSizeCategory.init(shortName:)) }
  var isLandscape: Bool { value(.orientation) == "landscape" }

  /// What a launch hasn't said itself.
  func fill(_ world: inout WorldSettings) {
    if world.direction == nil { world.direction = value(.direction) }
    if world.languages == nil { world.languages = value(.language).map { [$0] } }
    if world.isDark == nil, value(.appearance) == "dark" { world.isDark = true }
    if world.hasHighContrast == nil, value(.contrast) == "high" { world.hasHighContrast = true }
    for (axis, flag) in [(Axis.boldText, AccessibilityFlag.isBoldTextEnabled), (.reduceMotion, .isReduceMotionEnabled)] {
      guard let value = value(axis), world.accessibility?[flag.rawValue] == nil else { continue }
      world.accessibility = (world.accessibility ?? [:]).merging([flag.rawValue: value == "on"]) { old, _ in old }
    }
  }
}

/// Which variants are looked at.
public struct VariantPlan: Sendable {
  /// The base first.
  public let variants: [Variant]

  /// - Parameters:
  ///   - values: by axis, as they were written
  ///   - isWhole: the product of all values, not one axis at a time
  public init(_ values: [(axis: Variant.Axis, values: [Variant.Setting])], base device: Device, isWhole: Bool = false) {
    func differing(_ settings: [Variant.Setting]) -> [Variant.Setting] { settings.filter { $0.value != $0.axis.usual(device) } }
    var all = [Variant()]
    if isWhole {
      all = values.reduce([Variant()]) { variants, axis in
        variants.flatMap { variant in axis.values.map { Variant(variant.settings + differing([$0])) } }
      }
    } else {
      for axis in values { all += differing(axis.values).map { Variant([$0]) } }
    }
    var seen: Set<Variant> = []
    variants = all.filter { seen.insert($0).inserted }
  }

  /// What is looked at where nothing else is said: each device; landscape; dark where there is a dark appearance; three text sizes; right to
  /// left; texts of twice the length; bold.
  ///
  /// - Parameter isWhole: every combination of these and the base's values
  public static func usual(base device: Device, hasDark: Bool, isWhole: Bool = false) -> VariantPlan {
    func settings(_ axis: Variant.Axis, _ values: [String]) -> (axis: Variant.Axis, values: [Variant.Setting]) {
      let base = axis.usual(device)
      return (axis, ([base] + values.filter { $0 != base }).map { Variant.Setting(known: axis, $0) })
    }
    return VariantPlan(
      [
        settings(.device, Device.all.map(\.name)), settings(.orientation, ["landscape"]), settings(.appearance, hasDark ? ["dark"] : []),
        settings(.textSize, ["XS", "XXXL", "AX3"]), settings(.direction, ["rightToLeft"]), settings(.language, ["double"]), settings(.boldText, ["on"]),
      ], base: device, isWhole: isWhole)
  }

  /// `device=iPhone SE,iPad`. Throws: `ScenarioError`
  public static func axis(_ text: String) throws -> (axis: Variant.Axis, values: [Variant.Setting]) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingCharacters(in: .whitespaces) }
    let names = Variant.Axis.allCases.map(\.rawValue)
    guard parts.count == 2, let axis = Variant.Axis(rawValue: parts[0]) else {
      let near = parts.first.flatMap { Suggestion.nearest(to: $0, among: names) }.map { " (did you mean \"\($0)\"?)" } ?? ""
      throw ScenarioError.badValue(name: "the axis", wanted: "AXIS=A,B with one of " + names.joined(separator: ", "), got: "\"\(text)\"\(near)")
    }
    return (axis, try parts[1].split(separator: ",").map { try Variant.Setting(axis, String($0).trimmingCharacters(in: .whitespaces)) })
  }

  /// `iPad dark`, by the words of names. Throws: `ScenarioError`
  public static func variant(named name: String) throws -> Variant {
    let words = name.split(separator: " ").map(String.init)
    var (settings, start): ([Variant.Setting], Int) = ([], 0)
    while start < words.count {
      // The longest name first: a device's has several words.
      guard
        let (setting, end) = (start + 1...words.count).reversed().lazy.compactMap({ end -> (Variant.Setting, Int)? in
          self.setting(called: words[start..<end].joined(separator: " ")).map { ($0, end) }
        }).first
      else {
        let known = Variant.Axis.allCases.filter { $0 != .language }.flatMap { axis in axis.known.map { Variant.Setting(known: axis, $0).word } }
        let near = Suggestion.nearest(to: words[start], among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
        throw ScenarioError.badValue(
          name: "a variant", wanted: "a device, landscape, dark, a text size, rightToLeft, a language, bold, reduceMotion or highContrast",
          got: "\"\(words[start])\"\(near)")
      }
      settings.append(setting)
      start = end
    }
    return Variant(settings)
  }

  private static func setting(called word: String) -> Variant.Setting? {
    let plain = Variant.Setting.plain(word)
    for axis in Variant.Axis.allCases {
      for value in axis.known {
        let setting = Variant.Setting(known: axis, value)
        if Variant.Setting.plain(setting.word) == plain { return setting }
      }
    }
    return try? Variant.Setting(.language, word)
  }
}
