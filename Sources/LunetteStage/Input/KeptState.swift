import Foundation
import LunetteCore

/// The part of an app's data and of its device's that stays when the app ends, for the next launch. Kept in memory, never on a disk.
public struct KeptState: Equatable, Sendable {
  /// The contents of `UserDefaults`.
  public var defaults: [String: InputValue] = [:]
  /// The defaults of each suite, by its name.
  public var suites: [String: [String: InputValue]] = [:]
  /// What archivers have written, by file name.
  public var archives: [String: InputValue] = [:]
  /// What controllers have encoded for state restoration when the app went to the background.
  public var restoration: InputValue?
  /// What the scene's delegate has answered when the app went to the background, and the session's `userInfo`.
  public var scene: InputValue?
  /// The device's settings and the date of the launch.
  public var world = WorldSettings()
  /// The files of the app's container; nil while they are as those of a new app.
  public var files: FileTree?
  /// How often the app was updated: its container has another place then. nil: never
  public var updates: Int?
  /// For the app's files. Units: bytes; nil for as much as there can be
  public var diskSpace: Int?
  /// What the system keeps for the app.
  public var services = ServiceState()
  /// Why the system has launched the app; nil where the user did. Source: Apple, UIApplication.LaunchOptionsKey
  public var launchOptions: [String: InputValue]?
  /// Whether the system launches the app behind the screen. nil: in front
  public var startsInBackground: Bool?

  public init() {}

  public var isEmpty: Bool { self == KeptState() }
}

extension KeptState: Codable {
  private enum Key: String, CodingKey {
    case defaults, suites, archives, restoration, scene, world, files, updates, diskSpace, services, launchOptions, startsInBackground
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    defaults = try container.decodeIfPresent([String: InputValue].self, forKey: .defaults) ?? [:]
    suites = try container.decodeIfPresent([String: [String: InputValue]].self, forKey: .suites) ?? [:]
    archives = try container.decodeIfPresent([String: InputValue].self, forKey: .archives) ?? [:]
    restoration = try container.decodeIfPresent(InputValue.self, forKey: .restoration)
    scene = try container.decodeIfPresent(InputValue.self, forKey: .scene)
    world = try container.decodeIfPresent(WorldSettings.self, forKey: .world) ?? WorldSettings()
    files = try container.decodeIfPresent(FileTree.self, forKey: .files)
    updates = try container.decodeIfPresent(Int.self, forKey: .updates)
    diskSpace = try container.decodeIfPresent(Int.self, forKey: .diskSpace)
    services = try container.decodeIfPresent(ServiceState.self, forKey: .services) ?? ServiceState()
    launchOptions = try container.decodeIfPresent([String: InputValue].self, forKey: .launchOptions)
    startsInBackground = try container.decodeIfPresent(Bool.self, forKey: .startsInBackground)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if !defaults.isEmpty { try container.encode(defaults, forKey: .defaults) }
    if !suites.isEmpty { try container.encode(suites, forKey: .suites) }
    if !archives.isEmpty { try container.encode(archives, forKey: .archives) }
    try container.encodeIfPresent(restoration, forKey: .restoration)
    try container.encodeIfPresent(scene, forKey: .scene)
    if world != WorldSettings() { try container.encode(world, forKey: .world) }
    try container.encodeIfPresent(files, forKey: .files)
    try container.encodeIfPresent(updates, forKey: .updates)
    try container.encodeIfPresent(diskSpace, forKey: .diskSpace)
    if services != ServiceState() { try container.encode(services, forKey: .services) }
    try container.encodeIfPresent(launchOptions, forKey: .launchOptions)
    try container.encodeIfPresent(startsInBackground, forKey: .startsInBackground)
  }
}

/// The settings of an app and its user: Foundation's `UserDefaults`, but only in memory. Its name in scripts is `UserDefaults`.
public final class SimulatedDefaults {
  public static var standard: SimulatedDefaults { Simulation.current.defaults }
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  /// What the table of values takes for each, with a third of it empty. Units: bytes
  private static let bytesPerValue = 3 * (MemoryLayout<String>.stride + MemoryLayout<InputValue>.stride) / 2

  /// Of the simulation; after its end of the current one, since scripts take `UserDefaults.standard` once and use it in one app after the other.
  private var kept: KeptHolder { reference.simulation.keptHolder }
  package let reference: SimulationReference
  /// nil: the app's own.
  private let suite: String?
  private var values: [String: InputValue] {
    get { suite.map { kept.state.suites[$0] ?? [:] } ?? kept.state.defaults }
    // In their place: many values would be copied for each that is set.
    _modify {
      if let suite {
        yield &kept.state.suites[suite, default: [:]]
        if kept.state.suites[suite]?.isEmpty == true { kept.state.suites[suite] = nil }
      } else {
        yield &kept.state.defaults
      }
    }
  }
  /// Default values, used while no other value is set. They aren't kept: an app registers them at each launch.
  public private(set) var registered: [String: InputValue] {
    get { kept.registered[suite] ?? [:] }
    _modify { yield &kept.registered[suite, default: [:]] }
  }

  fileprivate init(_ reference: SimulationReference, suite: String? = nil) { (self.reference, self.suite) = (reference, suite) }

  public func object(forKey key: String) -> InputValue? { values[key] ?? registered[key] }

  /// The value `none` removes the key's value.
  public func set(_ value: InputValue, forKey key: String) {
    let old = values[key]
    // The table of values is made anew, twice as large.
    let capacity = values.capacity
    if values.count == capacity, HostWork.mustEnd(bytes: Self.bytesPerValue * 2 * capacity, "keeping \(capacity) values") { return }
    if case .none = value { values[key] = nil } else { values[key] = value }
    if old != values[key] {
      reference.simulation.notificationCenter.post(name: Self.didChangeNotification, object: self)
    }
  }

  /// All that is set, without what is registered.
  public var set: [String: InputValue] { values }

  public func removeAll() {
    guard !values.isEmpty else { return }
    values.removeAll()
    reference.simulation.notificationCenter.post(name: Self.didChangeNotification, object: self)
  }

  public func register(_ values: [String: InputValue]) { registered.merge(values) { $1 } }
  /// All values that are set or registered.
  public var dictionary: [String: InputValue] { registered.merging(values) { $1 } }
}

/// Holds the kept state of a simulation, and what follows from its settings.
final class KeptHolder {
  var state = KeptState() { didSet { (isRightToLeft, disguisesTexts) = (nil, nil) } }
  /// Nil while nobody has asked since the settings have changed.
  var isRightToLeft, disguisesTexts: Bool?
  var turns = TurnsOfTheClock()
  private(set) lazy var defaults = SimulatedDefaults(reference)
  /// The registered defaults by suite; nil: the app's own.
  fileprivate var registered: [String?: [String: InputValue]] = [:]
  private var suites: [String: SimulatedDefaults] = [:]
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  func defaults(suite: String) -> SimulatedDefaults {
    let defaults = suites[suite] ?? SimulatedDefaults(reference, suite: suite)
    suites[suite] = defaults
    return defaults
  }
}

extension Simulation {
  var keptHolder: KeptHolder { part(.kept, KeptHolder.init) }
  /// The data that stays when the app ends. A launch may bring the data that an earlier launch left.
  public var kept: KeptState {
    get { keptHolder.state }
    // In its place: what is long would be copied for each change.
    _modify { yield &keptHolder.state }
  }
  public var defaults: SimulatedDefaults { keptHolder.defaults }
  /// The default values of each suite; nil for the app's own.
  package var registeredDefaults: [String?: [String: InputValue]] { keptHolder.registered }
  /// - Parameter suite: nil for the app's own
  public func defaults(suite: String?) -> SimulatedDefaults { suite.map(keptHolder.defaults(suite:)) ?? defaults }
}
