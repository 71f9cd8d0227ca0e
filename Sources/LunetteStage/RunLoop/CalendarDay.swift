import Foundation

/// A day of the Gregorian calendar, and the time of the day, in UTC: the simulation has no time zone. Day 0 is the first of January 2001.
package struct CalendarDay {
  /// Days since day 0.
  package let number: Int
  /// Units: seconds since the beginning of the day.
  let second: TimeInterval
  let year, month, day: Int

  private static let seconds: TimeInterval = 86_400
  /// Days from the first of March of the year 0 to day 0.
  private static let daysBefore = 730_791

  init(_ time: TimeInterval) {
    let number = (time / Self.seconds).rounded(.down)
    self.init(number: Int(number), second: time - number * Self.seconds)
  }

  /// Counts years from March: then the leap day is at a year's end.
  init(number: Int, second: TimeInterval = 0) {
    (self.number, self.second) = (number, second)
    let days = number + Self.daysBefore
    let era = Int((Double(days) / 146_097).rounded(.down))
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Months and days may be out of range: the month 13 is the January after, and the 32nd of January the first of February.
  package init(year: Int, month: Int, day: Int) {
    let months = month - 3
    let years = year + Int((Double(months) / 12).rounded(.down))
    let monthFromMarch = months - (years - year) * 12
    let era = Int((Double(years) / 400).rounded(.down))
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    self.init(number: era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - Self.daysBefore)
  }

  var start: TimeInterval { TimeInterval(number) * Self.seconds }
  /// 0 for Sunday. Day 0 was a Monday.
  var weekday: Int { ((number + 1) % 7 + 7) % 7 }

  static func start(ofYear year: Int) -> TimeInterval { CalendarDay(year: year, month: 1, day: 1).start }
  static func count(inMonth month: Int, of year: Int) -> Int {
    CalendarDay(year: year, month: month + 1, day: 1).number - CalendarDay(year: year, month: month, day: 1).number
  }
}
