import Foundation
import LunetteCore
import LunetteDriver
import LunetteScript

/// Formatters of dates and numbers, as scripts use them, beside the same call of ICU. Targets: docs/performance.md
func measureWords(_ report: Report) throws {
  try firstUse(report)
  try texts(report)
  try formatters(report)
}

/// A host with an app whose locale is German, and whose script has run once, so that ICU's data is in memory.
private func words(_ setup: String = "") throws -> ScriptHost {
  let host = ScriptHost()
  try host.run(
    source: """
      app = launch({ didFinishLaunching = function() end }, { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin", locale = "de_DE" })
      date = Date()
      \(setup)
      """, name: "=bench")
  return host
}

/// What the first formatter of a process costs more than the second: ICU reads its tables.
private func firstUse(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  let host = try words()
  defer { host.close() }
  let source = "DateFormatter { dateStyle = 'medium', timeStyle = 'short', locale = 'sv_SE' }:string(date)"
  report.add(Figure("the first text of a date in a process", try Clock.once { try host.run(source: source, name: "=bench") } * 1e3, "ms", .atMost(3)))
}

private func texts(_ report: Report) throws {
  let count = Clock.isCounting ? 200 : 20_000
  let zone = TimeZoneInfo(identifier: "Europe/Berlin") ?? .gmt
  var settings = NumberText.Settings()
  (settings.style, settings.locale) = (.currency, "de_DE")
  guard let date = DateText(.styles(date: .medium, time: .short), locale: "de_DE", zone: zone), let number = NumberText(settings) else { return }
  let host = try words(
    "dates = DateFormatter { dateStyle = 'medium', timeStyle = 'short' } numbers = NumberFormatter { numberStyle = 'currency' } dates:string(date) numbers:string(1)"
  )
  defer { host.close() }
  let works: [(name: String, call: String, floor: () -> Void)] = [
    ("a date as a text", "dates:string(date)", { _ = date.string(796_638_605) }),
    ("a number as a text", "numbers:string(1234.5)", { _ = number.string(1234.5) }),
  ]
  for work in works {
    let source = "for _ = 1, \(count) do \(work.call) end"
    let (figure, floor) = try Clock.inTurns(rounds: 5) {
      try Clock.once { try host.run(source: source, name: "=bench") }
    } floor: {
      Clock.once { for _ in 0..<count { work.floor() } }
    }
    report.add(
      Figure(
        work.name, figure.median / Double(count) * 1e6, "us", .atMost(4), floor: .init(what: "ICU's call", value: floor.median / Double(count) * 1e6),
        spread: figure.spread))
  }
}

private func formatters(_ report: Report) throws {
  let host = try words("equal = 0 other = 0")
  defer { host.close() }
  let works: [(name: String, count: Int, call: String, most: Double)] = [
    ("a formatter that is equal to an earlier one, made", 5_000, "DateFormatter { dateFormat = 'yyyy-MM-dd' }:string(date)", 3),
    ("a formatter like no other, made", 500, "other = other + 1 DateFormatter { dateFormat = 'yyyy-MM-dd ' .. other }:string(date)", 150),
  ]
  let text = "dates = DateFormatter { dateFormat = 'yyyy-MM-dd' } for _ = 1, COUNT do dates:string(date) end"
  for work in works {
    let count = Clock.isCounting ? work.count / 50 : work.count
    let (figure, plain) = try Clock.inTurns(rounds: 5) {
      try Clock.once { try host.run(source: "for _ = 1, \(count) do \(work.call) end", name: "=bench") }
    } floor: {
      try Clock.once { try host.run(source: text.replacingOccurrences(of: "COUNT", with: "\(count)"), name: "=bench") }
    }
    // The text itself is measured above.
    report.add(Figure(work.name, max(0, figure.median - plain.median) / Double(count) * 1e6, "us", .atMost(work.most), spread: figure.spread))
  }
}
