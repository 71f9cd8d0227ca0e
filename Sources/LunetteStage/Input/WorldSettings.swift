import Foundation

/// What the user has chosen in the device's settings, and the moment at which the clock of the simulation starts.
///
/// It is part of what a launch brings along, so that logs, replays and relaunches have it.
public struct WorldSettings: Equatable, Codable, Sendable {
  /// The date when the simulation's time was 0. Units: seconds since the reference date, the first of January 2001
  public var date: TimeInterval = 0
  /// The identifier of the time zone.
  public var timeZone = "GMT"
  public var locale = "en_US"
  /// nil: as the locale does.
  public var uses24HourClock: Bool?
  /// The languages that the user reads, the best first, such as `de` or `zh-Hant-TW`; nil: the locale's. One of them may be a pseudo-language's name.
  public var languages: [String]?
  /// Whether texts that come from no table of the app are shown in capitals.
  public var showsNonlocalizedStrings: Bool?
  /// Whether there is somebody who answers requests; nil: no.
  public var isOnline: Bool?
  /// Whether the user wants a dark appearance, and more contrast; nil: no.
  public var isDark, hasHighContrast: Bool?

  public init() {}
}

extension Simulation {
  /// The settings of the device. Source: docs/rules/world.md 4
  public var world: WorldSettings {
    get { kept.world }
    set { kept.world = newValue }
  }

  /// What dynamic colours depend on, as the user has chosen it.
  package var chosenAppearance: ColorTraits { ColorTraits().with(.dark, world.isDark == true).with(.highContrast, world.hasHighContrast == true) }

  /// Now. Units: seconds since the reference date
  public var date: TimeInterval { kept.world.date + time }

  /// The user changes a setting; whoever listens is told by its notification. Source: Apple, NSSystemTimeZoneDidChange and its likes
  public func changeWorld(_ change: (inout WorldSettings) -> Void) {
    let old = world
    change(&world)
    let names: [(isChanged: Bool, name: String)] = [
      (old.date != world.date, "NSSystemClockDidChangeNotification"),
      (old.timeZone != world.timeZone, "NSSystemTimeZoneDidChangeNotification"),
      (old.locale != world.locale || old.uses24HourClock != world.uses24HourClock, "kCFLocaleCurrentLocaleDidChangeNotification"),
    ]
    for (isChanged, name) in names where isChanged { notificationCenter.post(name: Notification.Name(name)) }
  }
}
