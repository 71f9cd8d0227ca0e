import Foundation
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// Fingers, recognizers and movements over the simulated time of a failed test.
struct PageTimeline {
  private struct Row {
    let name: String
    var bars: [Bar] = []
  }

  private struct Bar {
    let style: String
    let words: String
    var start: TimeInterval
    /// Nil for a moment; infinity for something that hasn't ended.
    var end: TimeInterval?
  }

  private var rows: [Row] = []
  private var places: [String: Int] = [:]
  private let explanation: [String]
  private let span: ClosedRange<TimeInterval>

  /// Limit of rows. Ours: what a person can take in.
  private static let mostRows = 28
  /// Time shown before the first and after the last event. Units: seconds. Ours
  private static let margin = 0.05
  private static let marks = 5

  init(_ events: [RunEvent], explanation: [String]) {
    self.explanation = explanation
    let shown = events.filter { $0.kind.isShown }
    let end = max(events.last?.time ?? 0, shown.last?.time ?? 0)
    let start = max(0, (shown.first?.time ?? 0) - Self.margin)
    span = start...max(end, start + Self.margin)
    for event in shown { add(event) }
    for row in rows.indices {
      for bar in rows[row].bars.indices where rows[row].bars[bar].end == .infinity { rows[row].bars[bar].end = span.upperBound }
    }
  }

  private mutating func add(_ event: RunEvent) {
    let app = event.app
    switch event.kind {
    case .touched(let finger, let phase, let place):
      let row = row("finger \(finger)", app)
      let words = "\(phase) at {\(formatted(place.x)), \(formatted(place.y))}"
      if phase == .began { begin(row, "finger", words, event.time) }
      if phase == .ended || phase == .cancelled {
        close(row, event.time)
        rows[row].bars.append(Bar(style: phase == .ended ? "finger" : "cancelled", words: words, start: event.time, end: nil))
      }
    case .offered(let name, true): begin(row(name, app), "possible", "possible", event.time)
    case .recognizer(let name, let state, let reason):
      let row = row(name, app)
      // All changes of a gesture are one bar.
      if state == .changed, let last = rows[row].bars.last, last.end == .infinity, last.style == "began" { return }
      close(row, event.time)
      let words = "\(state)" + (reason.map { ": \($0)" } ?? "")
      switch state {
      case .possible: break
      case .began, .changed: begin(row, "began", words, event.time)
      case .ended, .cancelled, .failed: rows[row].bars.append(Bar(style: "\(state)", words: words, start: event.time, end: nil))
      }
    case .animationBegan(let animation):
      begin(row("animation \(animation.number) \(animation.what)", app), "motion", animation.position ?? "animation", event.time)
    case .animationEnded(let number, let what, _): close(row("animation \(number) \(what)", app), event.time)
    case .motionBegan(let what): begin(row(what, app), "motion", what, event.time)
    case .motionEnded(let what): close(row(what, app), event.time)
    default: break
    }
  }

  private mutating func row(_ name: String, _ app: Int) -> Int {
    let key = "\(app) \(name)"
    if let row = places[key] { return row }
    places[key] = rows.count
    rows.append(Row(name: app > 1 ? "\(name) (app \(app))" : name))
    return rows.count - 1
  }

  private mutating func begin(_ row: Int, _ style: String, _ words: String, _ time: TimeInterval) {
    close(row, time)
    rows[row].bars.append(Bar(style: style, words: words, start: time, end: .infinity))
  }

  private mutating func close(_ row: Int, _ time: TimeInterval) {
    if let last = rows[row].bars.indices.last, rows[row].bars[last].end == .infinity { rows[row].bars[last].end = time }
  }

  // MARK: HTML

  func add(to html: inout Html) {
    guard !rows.isEmpty || !explanation.isEmpty else { return }
    html.add("<section>\n<h3>Touches and recognizers</h3>\n")
    if !rows.isEmpty { addRows(to: &html) }
    if !explanation.isEmpty {
      html.add("<details open><summary>what became of the last touch</summary>\n<ol class=\"calls mono box\">\n")
      for line in explanation {
        html.add("<li>")
        html.add(text: line)
        html.add("</li>\n")
      }
      html.add("</ol></details>\n")
    }
    html.add("</section>\n")
  }

  private func addRows(to html: inout Html) {
    html.add("<div class=\"time\">\n")
    for row in rows.prefix(Self.mostRows) {
      html.add("<div class=\"row\"><div class=\"name\" title=\"")
      html.add(text: row.name)
      html.add("\">")
      html.add(text: row.name)
      html.add("</div><div class=\"lane\">")
      for bar in row.bars { add(bar, to: &html) }
      html.add("</div></div>\n")
    }
    html.add("<div class=\"row axis\"><div></div><div class=\"lane\">")
    for mark in 0..<Self.marks {
      let fraction = Double(mark) / Double(Self.marks - 1)
      let time = span.lowerBound + (span.upperBound - span.lowerBound) * fraction
      html.add("<span style=\"left:\(decimal(fraction * 100, places: 2))%\">\(decimal(time, places: 3)) s</span>")
    }
    html.add("</div></div>\n</div>\n")
    if rows.count > Self.mostRows { html.add("<p class=\"label\">and \(rows.count - Self.mostRows) more</p>\n") }
    html.add("<p class=\"legend\">")
    let used = Set(rows.flatMap { $0.bars.map(\.style) })
    for (style, words) in Self.legend where used.contains(style) { html.add("<span><i class=\"\(style)\"></i>\(words)</span>") }
    html.add("</p>\n")
  }

  private func add(_ bar: Bar, to html: inout Html) {
    func percent(_ time: TimeInterval) -> String {
      decimal(min(max((time - span.lowerBound) / (span.upperBound - span.lowerBound), 0), 1) * 100, places: 2)
    }
    if let end = bar.end {
      let width = decimal(max(0, min(1, (end - bar.start) / (span.upperBound - span.lowerBound))) * 100, places: 2)
      html.add("<div class=\"bar \(bar.style)\" style=\"left:\(percent(bar.start))%;width:\(width)%\" title=\"")
      html.add(text: "\(decimal(bar.start, places: 3)) s to \(decimal(end, places: 3)) s: \(bar.words)")
    } else {
      html.add("<div class=\"dot \(bar.style)\" style=\"left:\(percent(bar.start))%\" title=\"")
      html.add(text: "\(decimal(bar.start, places: 3)) s: \(bar.words)")
    }
    html.add("\"></div>")
  }

  private static let legend = [
    ("finger", "finger on the glass"), ("possible", "possible"), ("began", "began, changed"), ("ended", "ended, recognized"),
    ("failed", "failed"), ("cancelled", "cancelled"), ("motion", "moves by itself"),
  ]
}

extension RunEvent.Kind {
  fileprivate var isShown: Bool {
    switch self {
    case .touched, .offered, .recognizer, .animationBegan, .animationEnded, .motionBegan, .motionEnded: true
    default: false
    }
  }
}
