import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// The calendar of `UIDatePicker` and of `os.time`, against a walk from day to day.
@Suite struct CalendarDayTests {
  private func length(_ month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    var (year, month, day) = (1799, 12, 31)
    var number = CalendarDay(year: year, month: month, day: day).number
    while year < 2201 {
      if day < length(month, year) { day += 1 } else if month < 12 { (month, day) = (month + 1, 1) } else { (year, month, day) = (year + 1, 1, 1) }
      number += 1
      let found = CalendarDay(number: number)
      guard found.year == year, found.month == month, found.day == day, CalendarDay(year: year, month: month, day: day).number == number else {
        Issue.record("day \(number) is \(year)-\(month)-\(day), not \(found.year)-\(found.month)-\(found.day)")
        return
      }
    }
  }

  @Test func dayZeroIsTheMondayOnWhichTheMillenniumBegan() {
    let day = CalendarDay(0)
    #expect((day.year, day.month, day.day) == (2001, 1, 1) && day.weekday == 1 && day.second == 0)
    let before = CalendarDay(-1)
    #expect((before.year, before.month, before.day) == (2000, 12, 31) && before.weekday == 0 && before.second == 86_399)
  }

  @Test func fieldsOutOfRangeCountOn() {
    for (year, month, day, same) in [
      (2003, 13, 1, CalendarDay(year: 2004, month: 1, day: 1)), (2003, 0, 1, CalendarDay(year: 2002, month: 12, day: 1)),
      (2004, 1, 60, CalendarDay(year: 2004, month: 2, day: 29)), (2004, 3, 0, CalendarDay(year: 2004, month: 2, day: 29)),
      (2003, -23, 1, CalendarDay(year: 2001, month: 1, day: 1)), (2001, 26, 31, CalendarDay(year: 2003, month: 3, day: 3)),
    ] {
      #expect(CalendarDay(year: year, month: month, day: day).number == same.number, "\(year)-\(month)-\(day)")
    }
  }

  @Test func monthsHaveTheirLengths() {
    for year in [1900, 2000, 2001, 2004] { for month in 1...12 { #expect(CalendarDay.count(inMonth: month, of: year) == length(month, year)) } }
  }
}
