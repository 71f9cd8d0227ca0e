import Foundation
import LunetteCore

/// What the clock brings by itself: another day, and the beginning and the end of summer time. Source: Apple, NSCalendarDayChanged and
/// UIApplicationDelegate.applicationSignificantTimeChange; docs/rules/world.md 4
struct TurnsOfTheClock {
  /// When the next one comes; -infinity while nobody has looked since the clock was set. Units: seconds since launch
  var next = -TimeInterval.infinity
  /// The app's delegate hears of it before the notification.
  var tellDelegate: (() -> Void)?
}

extension Simulation {
  /// Tells of the turns that have come up to now. Called in each frame.
  package func passTurnsOfTheClock() {
    let holder = keptHolder
    guard holder.turns.next <= time + clockTolerance else { return }
    if holder.turns.next == -.infinity { holder.turns.next = world.turn(after: world.date) }
    while holder.turns.next <= time + clockTolerance, mayCall, !HostWork.mustEnd("passing days") {
      let moment = world.date + holder.turns.next
      holder.turns.next = world.turn(after: moment)
      // Where the clock goes on or back at midnight both come at once, and it is told of once.
      if world.startOfDay(at: moment) == moment { dayHasChanged() } else { tellOfSignificantTimeChange() }
    }
  }

  func dayHasChanged() {
    tellOfSignificantTimeChange()
    notificationCenter.post(name: Self.dayDidChange)
  }

  private func tellOfSignificantTimeChange() {
    keptHolder.turns.tellDelegate?()
    application.post(UIApplication.significantTimeChangeNotification)
  }

  /// Calls `body` at each turn of the clock, before the notification.
  package func onSignificantTimeChange(_ body: @escaping () -> Void) { keptHolder.turns.tellDelegate = body }

  /// Source: Apple, NSNotification.Name.NSCalendarDayChanged
  private static let dayDidChange = Notification.Name("NSCalendarDayChangedNotification")
}

extension WorldSettings {
  /// Units: seconds
  private static let day: TimeInterval = 86_400
  /// The time zone of most launches, whose days need no calendar.
  private static let greenwich = "GMT"

  private var calendar: DateCalendar? { TimeZoneInfo(identifier: timeZone).flatMap { DateCalendar(zone: $0) } }

  /// The first moment of the local day. Units: seconds since the reference date
  func startOfDay(at moment: TimeInterval) -> TimeInterval {
    guard timeZone != Self.greenwich, let calendar else { return (moment / Self.day).rounded(.down) * Self.day }
    return calendar.startOfDay(for: moment)
  }

  /// The local day, counted from the reference date.
  func day(at moment: TimeInterval) -> Double {
    let zone = timeZone == Self.greenwich ? nil : TimeZoneInfo(identifier: timeZone)
    return ((moment + TimeInterval(zone?.secondsFromGMT(at: moment) ?? 0)) / Self.day).rounded(.down)
  }

  /// When the next day or the next change of summer time comes. Units: seconds since `date`
  func turn(after moment: TimeInterval) -> TimeInterval {
    guard timeZone != Self.greenwich, let calendar else { return startOfDay(at: moment) + Self.day - date }
    let next = calendar.adding(1, .day, to: calendar.startOfDay(for: moment)).map { calendar.startOfDay(for: $0) }
    let midnight = next.flatMap { $0 > moment ? $0 : nil } ?? moment + Self.day
    return min(midnight, calendar.nextTransition(after: moment) ?? .infinity) - date
  }
}
