import Foundation
import LunetteCore

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
  /// What the user has turned on or off for accessibility, by the flags' names; nil: nothing but the usual.
  public var accessibility: [String: Bool]?
  /// `rightToLeft` or `leftToRight`; nil: as the language is read.
  public var direction: String?
  /// Whether there is somebody who answers requests; nil: no.
  public var isOnline: Bool?
  /// The order of what is ready at the same time; nil: that of schedule 0.
  public var schedule: Schedule?
  /// What connects the device; nil: a wireless network.
  public var path: NetworkPath?
  /// Where the device is; nil: nobody knows.
  public var place: Coordinate?
  /// nil: full.
  public var battery: Battery?
  public var isLowPowerModeEnabled: Bool?
  /// Whether something is close to the screen, as an ear is.
  public var isNear: Bool?
  /// How long an app may go on in the background; nil: `AppLife.backgroundTime`. Units: seconds
  public var backgroundTime: TimeInterval?
  /// Whether the user wants a dark appearance, and more contrast; nil: no.
  public var isDark, hasHighContrast: Bool?

  public init() {}
}

extension WorldSettings {
  /// Whether an app is read from right to left.
  var isRightToLeft: Bool {
    if let direction { return direction == Self.rightToLeft }
    // Most launches name no language, and aren't worth a question to ICU.
    guard let languages else { return !locale.hasPrefix(Self.english) && LanguageTag.isRightToLeft(locale) }
    let mirrors: [PseudoLanguage] = [.rightToLeft, .rightToLeftStrings]
    if languages.contains(where: { name in mirrors.contains { $0.rawValue == name } }) { return true }
    return languages.first { PseudoLanguage(rawValue: $0) == nil }.map(LanguageTag.isRightToLeft) ?? false
  }

  private static let english = "en"
  private static let rightToLeft = "rightToLeft"
}

/// What connects the device. Source: Apple, NWPath, NWInterface.InterfaceType
public enum NetworkPath: String, CaseIterable, Codable, Sendable { case wifi, cellular, none }

public struct Battery: Equatable, Codable, Sendable {
  /// Source: Apple, UIDevice.BatteryState
  public enum State: String, CaseIterable, Codable, Sendable { case unknown, unplugged, charging, full }
  /// From 0 to 1.
  public var level: Double
  public var state: State
  public init(level: Double, state: State) { (self.level, self.state) = (level, state) }

  public static let full = Battery(level: 1, state: .full)
}

extension Simulation {
  /// The settings of the device. Source: docs/rules/world.md 4
  public var world: WorldSettings {
    get { kept.world }
    set { kept.world = newValue }
  }

  /// What dynamic colours depend on, as the user has chosen it.
  package var chosenAppearance: ColorTraits {
    ColorTraits().with(.dark, world.isDark == true).with(.highContrast, world.hasHighContrast == true || isOn(.isDarkerSystemColorsEnabled))
  }

  /// Now; the device's clock stands when the year 9999 is over. Units: seconds since the reference date. Source: docs/rules/world.md 1
  public var date: TimeInterval { min(kept.world.date + time, Self.lastDate) }
  /// The last second of the year 9999. Units: seconds since the reference date
  private static let lastDate: TimeInterval = 252_423_993_599

  /// Whether the app is read from right to left: its user's first language is written so, or it is a pseudo-language that is.
  /// Source: docs/rules/world.md 4
  package var isRightToLeft: Bool {
    let holder = keptHolder
    if let known = holder.isRightToLeft { return known }
    let isRightToLeft = holder.state.world.isRightToLeft
    holder.isRightToLeft = isRightToLeft
    return isRightToLeft
  }

  /// The user changes a setting; whoever listens is told by its notification. Source: Apple, NSSystemTimeZoneDidChange and its likes
  public func changeWorld(_ change: (inout WorldSettings) -> Void) {
    let (old, day) = (world, world.day(at: date))
    change(&world)
    let names: [(isChanged: Bool, name: String)] = [
      (old.date != world.date, "NSSystemClockDidChangeNotification"),
      (old.timeZone != world.timeZone, "NSSystemTimeZoneDidChangeNotification"),
      (old.locale != world.locale || old.uses24HourClock != world.uses24HourClock, "kCFLocaleCurrentLocaleDidChangeNotification"),
    ]
    for (isChanged, name) in names where isChanged { notificationCenter.post(name: Notification.Name(name)) }
    guard old.date != world.date || old.timeZone != world.timeZone else { return }
    keptHolder.turns.next = -.infinity
    if world.day(at: date) != day { dayHasChanged() }
  }
}
