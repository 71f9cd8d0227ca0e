import LunetteCore
import Testing

/// The calendar against a naive one, which counts days one after the other.
@Suite struct DateCalendarTests {
  private func calendar(_ zone: String = "GMT") throws -> DateCalendar {
    let zone = try #require(TimeZoneInfo(identifier: zone))
    return try #require(DateCalendar(zone: zone))
  }

  private func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  private func length(_ month: Int, _ year: Int) -> Int { month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31 }

  @Test func everyDayFrom1990To2110IsWhereCountingFindsIt() throws {
    let calendar = try calendar()
    // The first of January 1990 was a Monday, 4,018 days before the reference date.
    var (day, weekday) = (-4018, 2)
    for year in 1990...2110 {
      var dayOfYear = 1
      for month in 1...12 {
        for number in 1...length(month, year) {
          let date = Double(day) * 86_400
          if number == 1 || number >= 28 || day % 7 == 0 {
            #expect(calendar.date(from: [.year: year, .month: month, .day: number]) == date)
            #expect(
              calendar.component(.day, of: date) == number && calendar.component(.month, of: date) == month && calendar.component(.year, of: date) == year)
            #expect(calendar.component(.weekday, of: date) == weekday && calendar.component(.dayOfYear, of: date) == dayOfYear)
            #expect(calendar.component(.quarter, of: date) == (month - 1) / 3 + 1)
          }
          (day, weekday, dayOfYear) = (day + 1, weekday % 7 + 1, dayOfYear + 1)
        }
        let middle = Double(day - 1) * 86_400 + 5000
        #expect(calendar.range(of: .day, in: .month, for: middle) == 1...length(month, year))
      }
    }
  }

  @Test(arguments: ["GMT", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia"])
  func whatLiesBetweenTwoDatesLeadsFromTheOneToTheOther(zone: String) throws {
    let calendar = try calendar(zone)
    let units: [CalendarUnit] = [.year, .month, .day, .hour, .minute, .second]
    var state: UInt64 = 7
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    for _ in 0..<300 {
      let (a, b) = (Double(random(1_500_000_000)), Double(random(1_500_000_000)))
      let parts = calendar.difference(units, from: a, to: b)
      var moment = a
      for unit in units { moment = try #require(calendar.adding(parts[unit] ?? 0, unit, to: moment)) }
      #expect(moment == b, "\(zone): from \(a) to \(b) are \(parts)")
      #expect(parts.values.allSatisfy { $0 == 0 || ($0 > 0) == (b > a) })
      let start = calendar.startOfDay(for: a)
      #expect(start <= a && a - start < 25 * 3600 && calendar.component(.day, of: start) == calendar.component(.day, of: a))
    }
  }

  @Test func partsBeyondTheirRangeCountOn() throws {
    let calendar = try calendar()
    #expect(calendar.date(from: [.year: 2026, .month: 1, .day: 32]) == calendar.date(from: [.year: 2026, .month: 2, .day: 1]))
    #expect(calendar.date(from: [.year: 2026, .month: 14]) == calendar.date(from: [.year: 2027, .month: 2]))
    #expect(calendar.date(from: [.year: .max]) == nil)
    #expect(calendar.adding(.max, .month, to: 0) == nil)
  }

  @Test func weeksAreThoseOfTheLocaleOrOfIso8601() throws {
    let zone = TimeZoneInfo.gmt
    let iso = try #require(DateCalendar(.iso8601, zone: zone))
    // The first of January 2027 is a Friday, in the last week of 2026.
    let date = try #require(iso.date(from: [.year: 2027, .month: 1, .day: 1]))
    #expect(iso.component(.weekOfYear, of: date) == 53 && iso.component(.yearForWeekOfYear, of: date) == 2026 && iso.firstWeekday == 2)
    let american = try #require(DateCalendar(zone: zone, locale: "en_US"))
    #expect(american.component(.weekOfYear, of: date) == 1 && american.firstWeekday == 1)
    #expect(iso.date(from: [.yearForWeekOfYear: 2026, .weekOfYear: 53, .weekday: 6]) == date)
  }
}

@Suite struct DateTextTests {
  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "fa_IR", "th_TH", "hi_IN", "pt_BR", "ru_RU", "zh_Hans_CN"])
  func whatIsWrittenIsReadAgain(locale: String) throws {
    let zone = try #require(TimeZoneInfo(identifier: "Europe/Berlin"))
    let text = try #require(DateText(.pattern("yyyy-MM-dd HH:mm:ss"), locale: locale + "@calendar=gregorian", zone: zone))
    for day in stride(from: 0.0, to: 20_000, by: 97) {
      let date = day * 86_400 + 5 * 3600 + 61
      #expect(text.date(text.string(date)) == date, "\(text.string(date))")
    }
  }

  @Test func aWrongPatternOrTextIsNilAndNoCrash() throws {
    for pattern in ["", "'", "''''", "JJJ", "yyyy-MM-dd'T", String(repeating: "y", count: 4000), "\u{0}", "😀"] {
      let text = DateText(.pattern(pattern), locale: "en_US", zone: .gmt)
      _ = text?.string(0)
      _ = text?.date("2026-01-01")
      _ = text?.date("")
    }
    #expect(TimeZoneInfo(identifier: "") == nil && TimeZoneInfo(identifier: "Etc/Unknown") == nil)
    #expect(DateText.pattern(ofTemplate: "", locale: "en_US") != nil)
    #expect(DateText(.styles(date: .full, time: .full), locale: "xx_YY@nonsense", zone: .gmt)?.string(0).isEmpty == false)
  }
}

@Suite struct WordsTests {
  /// Source: Unicode CLDR; docs/rules/cases/world.md
  @Test(
    arguments: [
      ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 3, "few"), ("ar", 11, "many"), ("ar", 100, "other"), ("pl", 21, "many"),
      ("pl", 22, "few"), ("fr", 0, "one"), ("fr", 1.5, "one"), ("cs", 1.5, "many"), ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 11, "many"),
    ] as [(String, Double, String)])
  func W095_languagesHaveFormsForNumbers(language: String, number: Double, form: String) {
    #expect(PluralCategory(of: number, language: language).rawValue == form)
  }

  @Test func durationsAreSpelledAndPadded() {
    var text = DurationText()
    text.allowedUnits = [.hour, .minute, .second]
    text.zeroFormatting = .pad
    #expect(text.string([.hour: 0, .minute: 0, .second: 5]) == "0:00:05")
    (text.zeroFormatting, text.unitsStyle) = (.default, .full)
    #expect(text.string([.hour: 0, .minute: 0, .second: 0]) == "0 seconds")
  }
}
