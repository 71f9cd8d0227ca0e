import Foundation
import LunetteKit
import LunetteRender

/// A log in a form to be compared: its lines grouped by the app and the test that they belong to. Read from a file, or made of a `RunLog`.
public struct LogDocument {
  struct Line {
    let event: String
    let time: Double
    let fields: [String: Any]
    /// The line as in the file, but without its test, app, kind and time.
    let text: String
    /// The frame as text, if a log in memory has kept it. Files have no such texts.
    var screen: String?
  }

  struct Stream {
    /// `scripts/a_spec.lua: adds, app 1`, or `app 1`.
    let name: String
    var lines: [Line] = []
  }

  private(set) var streams: [Stream] = []

  /// The tests in the log, in order; none if the log is of runs without tests.
  public private(set) var tests: [(file: String, name: String)] = []

  /// Throws: `LogError`
  public init(contentsOf path: String) throws {
    try self.init(LogFormat.text(ofFile: path), path: path)
  }

  package init(_ text: String, path: String) throws {
    var places: [String: Int] = [:]
    var hasHeader = false
    for (index, line) in LogFormat.wholeLines(of: text).enumerated() where !line.isEmpty {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], let event = object["event"] as? String
      else { throw LogError.noLog(path: path, line: index + 1) }
      if !hasHeader {
        guard event == "log", let version = object["version"] as? Int else { throw LogError.noLog(path: path, line: 1) }
        guard version == LogFormat.version else { throw LogError.otherVersion(path: path, version: version) }
        hasHeader = true
        continue
      }
      // Lines that belong to no app: the run itself, its end, and what scripts did besides inputs.
      if ["run", "end", "reach", "blob"].contains(event) { continue }
      guard let time = object["time"] as? Double, let app = object["app"] as? Int else { throw LogError.noLog(path: path, line: index + 1) }
      let test = (object["file"] as? String).map { "\($0): \(object["test"] as? String ?? ""), " } ?? ""
      if let file = object["file"] as? String, let own = object["test"] as? String, !tests.contains(where: { $0 == (file, own) }) {
        tests.append((file, own))
      }
      add(Line(event: event, time: time, fields: object, text: Self.content(of: object)), to: test + "app \(app)", &places)
    }
    if !hasHeader { throw LogError(ofTextWithoutLines: text, path: path) }
  }

  /// The lines that the log's file would have, and what the script did besides inputs: two runs of one script must agree in that.
  package init(_ log: RunLog) {
    var places: [String: Int] = [:]
    for event in log.events {
      guard let name = event.kind.name, let line = LogFormat.line(event),
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      else { continue }
      var screen: String?
      if case .frame(let frame) = event.kind { screen = frame.text }
      add(
        Line(event: name, time: event.time, fields: object, text: Self.content(of: object), screen: screen), to: "app \(event.app)", &places
      )
    }
  }

  private mutating func add(_ line: Line, to name: String, _ places: inout [String: Int]) {
    if places[name] == nil {
      places[name] = streams.count
      streams.append(Stream(name: name))
    }
    streams[places[name] ?? 0].lines.append(line)
  }

  /// The part of two lines of one kind and time that must be equal.
  private static func content(of object: [String: Any]) -> String {
    // A different hash of a plugin's code only means that the code has changed, not that the events differ.
    let own = object.filter { !["file", "test", "app", "event", "time", "code"].contains($0.key) }
    let data = try? JSONSerialization.data(withJSONObject: own, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// The reason why a log can't be compared.
public enum LogError: Error, CustomStringConvertible {
  /// With the reason, in words.
  case unreadable(String)
  case empty(path: String)
  case cutOffInFirstLine(path: String)
  case noLog(path: String, line: Int)
  case otherVersion(path: String, version: Int)
  case damaged(path: String, line: Int, reason: String)
  case noRun(path: String)

  /// The error for a text without a whole line.
  init(ofTextWithoutLines text: String, path: String) {
    self = text.isEmpty ? .empty(path: path) : text.hasPrefix("{") ? .cutOffInFirstLine(path: path) : .noLog(path: path, line: 1)
  }

  public var description: String {
    switch self {
    case .unreadable(let reason): "\(reason); write a log with lunette run --log FILE"
    case .empty(let path): "\(path): the file is empty, so it is no log; write a log with lunette run --log FILE"
    case .cutOffInFirstLine(let path): "\(path):1: the log was cut off in its first line; write it again"
    case .noLog(let path, let line): "\(path):\(line): this is no line of a log that --log has written"
    case .otherVersion(let path, let version):
      "\(path): a log of version \(version), and this lunette reads version \(LogFormat.version); write it again"
    case .damaged(let path, let line, let reason): "\(path):\(line): the log is damaged here: \(reason)"
    case .noRun(let path): "\(path): the log of no run; it has nothing to play"
    }
  }
}

/// Where two logs first differ: the frame, the movements in it, and the last events before it. Every comparison of runs uses this.
public struct LogDifference {
  /// The whole report, in lines; nil if the runs are equal.
  public let text: String?
  /// The first event that differs, in a few words; nil if the runs are equal.
  package let parting: LogParting?

  public init(_ a: LogDocument, _ b: LogDocument) {
    for stream in a.streams {
      guard let other = b.streams.first(where: { $0.name == stream.name }) else {
        (text, parting) = ("\(stream.name): only in the first log", LogParting(stream.lines, [], at: 0))
        return
      }
      if let difference = Self.difference(stream, other) {
        text = stream.name + ": " + difference
        parting = LogParting(stream.lines, other.lines, at: Self.same(stream.lines, other.lines))
        return
      }
    }
    let added = b.streams.first { stream in !a.streams.contains { $0.name == stream.name } }
    text = added.map { "\($0.name): only in the second log" }
    parting = added.map { LogParting([], $0.lines, at: 0) }
  }

  /// The number of equal lines at the beginning of both.
  private static func same(_ a: [LogDocument.Line], _ b: [LogDocument.Line]) -> Int {
    zip(a, b).prefix { $0.event == $1.event && $0.time == $1.time && $0.text == $1.text }.count
  }

  private static func difference(_ a: LogDocument.Stream, _ b: LogDocument.Stream) -> String? {
    var lines: [String] = []
    let (first, second) = (LoggedFrame.all(of: a.lines), LoggedFrame.all(of: b.lines))
    let place = zip(first, second).prefix { $0.hash == $1.hash && $0.time == $1.time }.count
    if place < min(first.count, second.count) {
      let (one, other) = (first[place], second[place])
      lines.append(
        one.number == other.number && one.time == other.time
          ? "the first frame that differs is frame \(one.number) (\(seconds(one.time)))"
          : "the runs part at frame \(one.number) (\(seconds(one.time))), which is frame \(other.number) (\(seconds(other.time))) in the second"
      )
      lines += Screen.changes(from: Screen(at: one, of: a.lines), to: Screen(at: other, of: b.lines))
      lines += lastEvents(a.lines, before: one.line, b.lines, before: other.line)
    } else if first.count != second.count {
      let (longer, name) = first.count > second.count ? (first, "first") : (second, "second")
      lines.append("only the \(name) log goes on, with frame \(longer[place].number) (\(seconds(longer[place].time)))")
      let ends = name == "first" ? (longer[place].line, b.lines.count) : (a.lines.count, longer[place].line)
      lines += lastEvents(a.lines, before: ends.0, b.lines, before: ends.1)
    }
    let parting = same(a.lines, b.lines)
    guard parting < max(a.lines.count, b.lines.count) else { return lines.isEmpty ? nil : lines.joined(separator: "\n") }
    if lines.isEmpty { lines.append("every frame is the same") }
    let (one, other) = (a.lines.dropFirst(parting).first, b.lines.dropFirst(parting).first)
    if one?.event != "frame" || other?.event != "frame" {
      lines.append("the first event that differs:")
      lines.append("  - " + (one.map(words) ?? "the log ends"))
      lines.append("  + " + (other.map(words) ?? "the log ends"))
    }
    return lines.joined(separator: "\n")
  }

  /// Kinds of lines that are no events of an app, but show its screen.
  private static let shown: Set<String> = ["frame", "print"]

  /// The last event of the app in each run; one line if both are equal.
  private static func lastEvents(_ a: [LogDocument.Line], before i: Int, _ b: [LogDocument.Line], before j: Int) -> [String] {
    let one = a.prefix(i).last { !shown.contains($0.event) }.map(words) ?? "nothing"
    let other = b.prefix(j).last { !shown.contains($0.event) }.map(words) ?? "nothing"
    if one == other { return ["the last event before it:", "    " + one] }
    return ["the last event before it:", "  - " + one, "  + " + other]
  }

  private static func words(_ line: LogDocument.Line) -> String { "\(seconds(line.time))  \(line.event) " + line.text }

  private static func seconds(_ time: Double) -> String { decimal(time, places: 3) + " s" }
}

/// A frame in a log, without its content.
private struct LoggedFrame {
  let number: Int
  let time: Double
  let hash: String
  /// Its index among the lines.
  let line: Int

  static func all(of lines: [LogDocument.Line]) -> [LoggedFrame] {
    lines.enumerated().filter { $1.event == "frame" }.map { index, line in
      LoggedFrame(
        number: line.fields["frame"] as? Int ?? 0, time: line.time, hash: line.fields["hash"] as? String ?? "", line: index)
    }
  }
}

/// The visible views of a frame by their ids, computed from the changes up to that frame.
private struct Screen {
  private struct View: Equatable {
    var name = ""
    var parent: Int?
    var frame: [Double] = []
    var offset: [Double] = [0, 0]
    var text: String?
    var style = ""
  }

  private var views: [Int: View] = [:]

  init(at frame: LoggedFrame, of lines: [LogDocument.Line]) {
    for line in lines[...frame.line] where line.event == "frame" { apply(line.fields) }
  }

  private mutating func apply(_ fields: [String: Any]) {
    for id in fields["gone"] as? [Int] ?? [] { views[id] = nil }
    for change in fields["views"] as? [[String: Any]] ?? [] {
      guard let id = change["id"] as? Int else { continue }
      var view = views[id] ?? View()
      if let name = change["view"] as? String { view.name = name }
      if let parent = change["in"] as? Int { view.parent = parent }
      if let frame = change["frame"] as? [Any] { view.frame = frame.map { $0 as? Double ?? .nan } }
      if let offset = change["offset"] as? [Any] { view.offset = offset.map { $0 as? Double ?? .nan } }
      if let text = change["text"] { view.text = text as? String }
      if let style = change["style"] as? String { view.style = style }
      views[id] = view
    }
  }

  static func changes(from a: Screen, to b: Screen) -> [String] {
    var lines: [String] = []
    for id in Set(a.views.keys).union(b.views.keys).sorted() {
      switch (a.views[id], b.views[id]) {
      case (let one?, let other?):
        let name = "\(id) \(one.name)"
        if one.name != other.name { lines.append("  other: \(name) -> \(other.name)") }
        if one.parent != other.parent { lines.append("  in:    \(name), of \(words(one.parent)) -> \(words(other.parent))") }
        if one.frame != other.frame { lines.append("  moved: \(name) \(words(one.frame)) -> \(words(other.frame))") }
        if one.offset != other.offset { lines.append("  scrolled: \(name) \(words(one.offset)) -> \(words(other.offset))") }
        if one.text != other.text { lines.append("  text:  \(name) \(words(one.text)) -> \(words(other.text))") }
        if one.style != other.style { lines.append("  style: \(name)") }
      case (let one?, nil): lines.append("  only in the first:  \(id) \(one.name) \(words(one.frame))")
      case (nil, let other?): lines.append("  only in the second: \(id) \(other.name) \(words(other.frame))")
      case (nil, nil): break
      }
    }
    if lines.count > mostLines { lines = lines.prefix(mostLines) + ["  and \(lines.count - mostLines) more changes"] }
    return lines.isEmpty ? ["  no view that the log has: a finger, or what is drawn in another order"] : lines
  }

  private static func words(_ parent: Int?) -> String { parent.map { "\($0)" } ?? "none" }
  private static func words(_ frame: [Double]) -> String { "{" + frame.map { formatted($0) }.joined(separator: ", ") + "}" }
  private static func words(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// Limit of lines in a report. Ours: nobody reads more than a page.
  private static let mostLines = 40
}
