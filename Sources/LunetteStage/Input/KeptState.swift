import Foundation

/// The part of an app's data and of its device's that stays when the app ends, for the next launch. Kept in memory, never on a disk.
public struct KeptState: Equatable, Sendable {
  /// The contents of `UserDefaults`.
  public var defaults: [String: InputValue] = [:]
  /// What archivers have written, by file name.
  public var archives: [String: InputValue] = [:]
  /// What controllers have encoded for state restoration when the app went to the background.
  public var restoration: InputValue?
  /// The device's settings and the date of the launch.
  public var world = WorldSettings()
  /// The files of the app's container; nil while they are as those of a new app.
  public var files: FileTree?
  /// How often the app was updated: its container has another place then. nil: never
  public var updates: Int?
  /// For the app's files. Units: bytes; nil for as much as there can be
  public var diskSpace: Int?

  public init() {}

  public var isEmpty: Bool { self == KeptState() }
}

extension KeptState: Codable {
  private enum Key: String, CodingKey { case defaults, archives, restoration, world, files, updates, diskSpace }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    defaults = try container.decodeIfPresent([String: InputValue].self, forKey: .defaults) ?? [:]
    archives = try container.decodeIfPresent([String: InputValue].self, forKey: .archives) ?? [:]
    restoration = try container.decodeIfPresent(InputValue.self, forKey: .restoration)
    world = try container.decodeIfPresent(WorldSettings.self, forKey: .world) ?? WorldSettings()
    files = try container.decodeIfPresent(FileTree.self, forKey: .files)
    updates = try container.decodeIfPresent(Int.self, forKey: .updates)
    diskSpace = try container.decodeIfPresent(Int.self, forKey: .diskSpace)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if !defaults.isEmpty { try container.encode(defaults, forKey: .defaults) }
    if !archives.isEmpty { try container.encode(archives, forKey: .archives) }
    try container.encodeIfPresent(restoration, forKey: .restoration)
    if world != WorldSettings() { try container.encode(world, forKey: .world) }
    try container.encodeIfPresent(files, forKey: .files)
    try container.encodeIfPresent(updates, forKey: .updates)
    try container.encodeIfPresent(diskSpace, forKey: .diskSpace)
  }
}

/// The settings of an app and its user: Foundation's `UserDefaults`, but only in memory. Its name in scripts is `UserDefaults`.
public final class SimulatedDefaults {
  public static var standard: SimulatedDefaults { Simulation.current.defaults }
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private unowned let kept: KeptHolder
  private let reference: SimulationReference
  /// Default values, used while no other value is set. They aren't kept: an app registers them at each launch.
  public private(set) var registered: [String: InputValue] = [:]

  fileprivate init(_ kept: KeptHolder, _ reference: SimulationReference) { (self.kept, self.reference) = (kept, reference) }

  public func object(forKey key: String) -> InputValue? { kept.state.defaults[key] ?? registered[key] }

  /// The value `none` removes the key's value.
  public func set(_ value: InputValue, forKey key: String) {
    let old = kept.state.defaults[key]
    if case .none = value { kept.state.defaults[key] = nil } else { kept.state.defaults[key] = value }
    if old != kept.state.defaults[key] {
      reference.simulation.notificationCenter.post(name: Self.didChangeNotification, object: self)
    }
  }

  public func register(_ values: [String: InputValue]) { registered.merge(values) { $1 } }
  /// All values that are set or registered.
  public var dictionary: [String: InputValue] { registered.merging(kept.state.defaults) { $1 } }
}

/// Holds the kept state of a simulation.
final class KeptHolder {
  var state = KeptState()
  private(set) lazy var defaults = SimulatedDefaults(self, reference)
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }
}

extension Simulation {
  private var keptHolder: KeptHolder { part(.kept, KeptHolder.init) }
  /// The data that stays when the app ends. A launch may bring the data that an earlier launch left.
  public var kept: KeptState {
    get { keptHolder.state }
    set { keptHolder.state = newValue }
  }
  public var defaults: SimulatedDefaults { keptHolder.defaults }
}
