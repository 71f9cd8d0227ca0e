import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// The part of the page about one failed test.
struct PageFailure {
  let file: String
  let block: [String]
  let name: String
  let outcome: TestOutcome
  let place: SourcePosition?
  let scene: AppScene?
  /// The pictures of a kept frame that differs.
  var pictures: [FramePicture] = []

  /// Number of lines shown before and after the failed line. Ours
  private static let linesAround = 3
  /// Limit of calls; the last ones are kept. Ours: a page about a test with millions of calls can still be opened.
  private static let mostCalls = 400
  /// Number of calls that are visible at first. Ours
  private static let fewCalls = 12

  var placeText: String { place.map { "\($0.file):\($0.line)" } ?? file }

  func add(to html: inout Html, id: String) {
    html.add("<article id=\"\(id)\">\n<header>\n<p class=\"where\">")
    html.add(text: placeText)
    html.add("</p>\n<h2>")
    if !block.isEmpty {
      html.add("<span class=\"block\">")
      html.add(text: block.joined(separator: " "))
      html.add("</span> ")
    }
    html.add(text: name)
    html.add("</h2>\n<p class=\"summary\">")
    html.add(text: FailureText.summary(of: outcome))
    html.add("</p>\n")
    if !block.isEmpty || place != nil {
      html.add("<p class=\"where mono\">")
      html.add(text: "lunette test \(Self.quoted(file)) --filter \(Self.quoted((block + [name]).joined(separator: " "))) --play")
      html.add("</p>\n")
    }
    html.add("</header>\n")
    addReason(to: &html)
    addPictures(to: &html)
    if let record = scene?.record {
      addFilm(record.film, to: &html)
      PageTimeline(record.events, explanation: scene?.explanation ?? []).add(to: &html)
    }
    addScreen(to: &html)
    addCalls(to: &html)
    html.add("</article>\n")
  }

  /// Quoted for a shell.
  private static func quoted(_ word: String) -> String {
    word.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
      ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  // MARK: What went wrong

  private func addReason(to html: inout Html) {
    html.add("<section>\n")
    if let place { addSource(at: place, to: &html) }
    switch outcome {
    case .passed, .skipped: break
    case .errored(let error):
      if error.message.contains("\n") { addBox("the error", error.message, to: &html) }
      if !error.frames.isEmpty { addBox("called from", error.frames.joined(separator: "\n"), to: &html) }
    case .failed(let failure):
      if let message = failure.message, message.contains("\n") { addBox("the message", message, to: &html) }
      if let expected = failure.expected { addPair(expected, failure.actual, to: &html) }
      if let detail = failure.detail { addDifference(detail, to: &html) }
      if !failure.callers.isEmpty { addBox("called at", failure.callers.joined(separator: "\n"), to: &html) }
    }
    if !outcome.later.isEmpty { addBox("then", outcome.later.joined(separator: "\n"), to: &html) }
    html.add("</section>\n")
  }

  private func addSource(at place: SourcePosition, to html: inout Html) {
    let lines = place.lines(around: Self.linesAround)
    guard !lines.isEmpty else { return }
    let indentation =
      lines.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { $0.text.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    html.add("<pre class=\"box source\">")
    for (number, line) in lines {
      html.add("<span class=\"line\(number == place.line ? " hit" : "")\"><span class=\"n\">\(number)</span>")
      html.add(text: String(line.dropFirst(indentation)))
      html.add("</span>")
    }
    html.add("</pre>\n")
  }

  private func addBox(_ label: String, _ text: String, to html: inout Html) {
    html.add("<p class=\"label\" style=\"margin-top:12px\">\(label)</p>\n<pre class=\"box\">")
    html.add(text: text)
    html.add("</pre>\n")
  }

  /// Both values side by side, with marks on the parts that differ.
  private func addPair(_ expected: String, _ actual: String?, to html: inout Html) {
    html.add("<div class=\"pair\" style=\"margin-top:14px\">\n<div><p class=\"label\">expected</p><pre class=\"box expected\">")
    let parts = actual.map { Parting(expected, $0) }
    add(expected, parts?.expected, to: &html)
    html.add("</pre></div>\n")
    if let actual {
      html.add("<div><p class=\"label\">actual</p><pre class=\"box actual\">")
      add(actual, parts?.actual, to: &html)
      html.add("</pre></div>\n")
    }
    html.add("</div>\n")
  }

  private func add(_ text: String, _ marked: Range<String.Index>?, to html: inout Html) {
    guard let marked, !marked.isEmpty else { return html.add(text: text) }
    html.add(text: String(text[..<marked.lowerBound]))
    html.add("<mark>")
    html.add(text: String(text[marked]))
    html.add("</mark>")
    html.add(text: String(text[marked.upperBound...]))
  }

  /// Lines that begin with a number and a sign belong to the kept text (-) or to the new one (+).
  private func addDifference(_ detail: String, to html: inout Html) {
    html.add("<p class=\"label\" style=\"margin-top:12px\">the difference</p>\n<pre class=\"box diff\">")
    for line in detail.split(separator: "\n", omittingEmptySubsequences: false) {
      let sign = line.drop { $0 == " " || $0.isNumber }.first
      html.add("<span\(sign == "-" ? " class=\"del\"" : sign == "+" ? " class=\"ins\"" : "")>")
      html.add(text: line.isEmpty ? " " : String(line))
      html.add("</span>")
    }
    html.add("</pre>\n")
  }

  private func addPictures(to html: inout Html) {
    guard !pictures.isEmpty else { return }
    html.add("<section>\n<h3>The kept frame</h3>\n<div class=\"pictures\">\n")
    for picture in pictures {
      html.add("<figure class=\"\(picture.label)\"><span class=\"screen\">\(picture.svg)</span><figcaption><b>")
      html.add(text: picture.label)
      html.add("</b> \(Self.pictureWords[picture.label] ?? "")</figcaption></figure>\n")
    }
    html.add("</div>\n</section>\n")
  }

  private static let pictureWords = ["before": "as it is kept", "after": "as it is now", "difference": "what is not the same"]

  // MARK: What was on the screen

  private func addFilm(_ film: [Film.Picture], to html: inout Html) {
    html.add("<section>\n<h3>What could be seen</h3>\n<div class=\"film\">\n")
    let hasSeveralApps = film.contains { $0.app != film.first?.app }
    for (index, picture) in film.enumerated() {
      let heading = picture.frame.heading
      html.add("<figure\(index == film.count - 1 ? " class=\"last\"" : "")><span class=\"screen\">")
      html.add(SvgFrame(picture.frame, touches: true).text)
      html.add("</span><figcaption><b>\(decimal(heading.time, places: 3)) s</b> frame \(heading.frame)")
      if hasSeveralApps { html.add(", app \(picture.app)") }
      if let title = heading.title {
        html.add("<br>")
        html.add(text: title)
      }
      html.add("</figcaption></figure>\n")
    }
    html.add("</div>\n</section>\n")
  }

  private func addScreen(to html: inout Html) {
    guard let scene else { return }
    html.add(
      "<section>\n<h3>The screen when it failed</h3>\n<div class=\"pair\">\n<div><p class=\"label\">as text</p><pre class=\"box screen-text\">"
    )
    html.add(text: scene.frame)
    html.add("</pre></div>\n")
    if let tree = scene.record?.tree {
      html.add("<div><p class=\"label\">its views</p><pre class=\"box\">")
      html.add(text: tree)
      html.add("</pre></div>\n")
    }
    html.add("</div>\n</section>\n")
  }

  // MARK: What was called

  private func addCalls(to html: inout Html) {
    guard let events = scene?.record?.events else { return }
    let calls = events.compactMap { event -> (Double, RunEvent.Call)? in
      if case .called(let call) = event.kind { (event.time, call) } else { nil }
    }
    guard !calls.isEmpty else { return }
    let count = calls.reduce(0) { $0 + $1.1.count }
    html.add("<section>\n<h3>Calls of the script</h3>\n<details\(calls.count <= Self.fewCalls ? " open" : "")><summary>")
    html.add("\(count) \(count == 1 ? "call" : "calls")")
    if calls.count > Self.mostCalls { html.add(", the last of them") }
    html.add("</summary>\n<ul class=\"calls mono box\">\n")
    for (time, call) in calls.suffix(Self.mostCalls) {
      html.add("<li><span class=\"t\">\(decimal(time, places: 3)) s</span> ")
      html.add(text: "\(call.name)(\(call.arguments.joined(separator: ", ")))")
      if let position = call.position {
        html.add(" <span class=\"more\">")
        html.add(text: "at \(position)")
        html.add("</span>")
      }
      if call.count > 1 { html.add(" <span class=\"more\">and the \(call.count - 1) \(call.count == 2 ? "row" : "rows") after it</span>") }
      html.add("</li>\n")
    }
    html.add("</ul></details>\n</section>\n")
  }
}

/// The parts in which two texts differ, between a common beginning and a common end.
struct Parting {
  let expected: Range<String.Index>
  let actual: Range<String.Index>

  init(_ expected: String, _ actual: String) {
    let front = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - front
    let back = min(rest, zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.count)
    self.expected = expected.index(expected.startIndex, offsetBy: front)..<expected.index(expected.endIndex, offsetBy: -back)
    self.actual = actual.index(actual.startIndex, offsetBy: front)..<actual.index(actual.endIndex, offsetBy: -back)
  }
}
