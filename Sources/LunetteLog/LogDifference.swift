import Foundation
import LunetteKit
import LunetteRender

/// Where two logs first differ: the frame, the movements in it, and the last events before it. Every comparison of runs uses this.
public struct LogDifference {
  /// The whole report, in lines; nil if the runs are equal.
  public let text: String?
  /// The first event that differs, in a few words; nil if the runs are equal.
  package let parting: LogParting?

  public init(_ a: LogDocument, _ b: LogDocument) {
    for stream in a.streams {
      guard let other = b.streams.first(where: { $0.name == stream.name }) else {
        (text, parting) = ("\(stream.name): only in the first log", LogParting(stream, nil, at: 0))
        return
      }
      if let difference = Self.difference(stream.events, other.events) {
        text = stream.name + ": " + difference
        parting = LogParting(stream, other, at: Self.same(stream.events, other.events))
        return
      }
    }
    let added = b.streams.first { stream in !a.streams.contains { $0.name == stream.name } }
    text = added.map { "\($0.name): only in the second log" }
    parting = added.map { LogParting(nil, $0, at: 0) }
  }

  /// The number of equal events at the beginning of both.
  private static func same(_ a: [RunEvent], _ b: [RunEvent]) -> Int { zip(a, b).prefix { $0 == $1 }.count }

  private static func difference(_ a: [RunEvent], _ b: [RunEvent]) -> String? {
    if a == b { return nil }
    var lines: [String] = []
    let (first, second) = (LoggedFrame.all(of: a), LoggedFrame.all(of: b))
    let place = zip(first, second).prefix { $0.frame.hash == $1.frame.hash && $0.time == $1.time }.count
    if place < min(first.count, second.count) {
      let (one, other) = (first[place], second[place])
      lines.append(
        one.frame.number == other.frame.number && one.time == other.time
          ? "the first frame that differs is frame \(one.frame.number) (\(one.time.seconds))"
          : "the runs part at frame \(one.frame.number) (\(one.time.seconds)), which is frame \(other.frame.number) (\(other.time.seconds)) in the second"
      )
      lines += Screen.changes(from: Screen(first[...place]), to: Screen(second[...place]))
      lines += lastEvents(a, before: one.index, b, before: other.index)
    } else if first.count != second.count {
      let (longer, name) = first.count > second.count ? (first, "first") : (second, "second")
      lines.append("only the \(name) log goes on, with frame \(longer[place].frame.number) (\(longer[place].time.seconds))")
      let ends = name == "first" ? (longer[place].index, b.count) : (a.count, longer[place].index)
      lines += lastEvents(a, before: ends.0, b, before: ends.1)
    }
    let parting = same(a, b)
    if lines.isEmpty { lines.append("every frame is the same") }
    let (one, other) = (a.dropFirst(parting).first, b.dropFirst(parting).first)
    if one?.frame == nil || other?.frame == nil {
      lines.append("the first event that differs:")
      lines.append("  - " + (one?.words ?? "the log ends"))
      lines.append("  + " + (other?.words ?? "the log ends"))
    }
    return lines.joined(separator: "\n")
  }

  /// The last event of the app in each run; one line if both are equal.
  private static func lastEvents(_ a: [RunEvent], before i: Int, _ b: [RunEvent], before j: Int) -> [String] {
    let one = a.prefix(i).last { !$0.kind.isPicture }?.words ?? "nothing"
    let other = b.prefix(j).last { !$0.kind.isPicture }?.words ?? "nothing"
    if one == other { return ["the last event before it:", "    " + one] }
    return ["the last event before it:", "  - " + one, "  + " + other]
  }
}

extension RunEvent.Kind {
  /// Whether it is no event of an app, but shows its screen.
  fileprivate var isPicture: Bool {
    switch self {
    case .frame, .printed: true
    default: false
    }
  }
}

/// A frame in a log.
private struct LoggedFrame {
  let frame: RunEvent.Frame
  /// The frame's time as the log has it. Units: seconds.
  let time: TimeInterval
  /// The index of the frame's event.
  let index: Int

  static func all(of events: [RunEvent]) -> [LoggedFrame] {
    events.enumerated().compactMap { index, event in event.frame.map { LoggedFrame(frame: $0, time: event.time.inLog, index: index) } }
  }
}

/// The visible views of a frame by their ids, computed from the changes up to that frame.
private struct Screen {
  private struct View: Equatable {
    var name = ""
    var parent: Int?
    var frame = CGRect.zero
    var offset = CGPoint.zero
    var text: String?
    var style: UInt32?
  }

  private var views: [Int: View] = [:]

  init(_ frames: some Sequence<LoggedFrame>) { for frame in frames { apply(frame.frame) } }

  private mutating func apply(_ frame: RunEvent.Frame) {
    for id in frame.gone { views[id] = nil }
    for look in frame.changed {
      var view = views[look.id] ?? View()
      if let name = look.name { view.name = name }
      if let parent = look.parent { view.parent = parent }
      if let frame = look.frame { view.frame = frame }
      if let offset = look.offset { view.offset = offset }
      if let text = look.text { view.text = text }
      if let style = look.style { view.style = style }
      views[look.id] = view
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
        if one.offset != other.offset { lines.append("  scrolled: \(name) \(one.offset.described) -> \(other.offset.described)") }
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
  private static func words(_ frame: CGRect) -> String {
    "{" + [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { formatted($0) }.joined(separator: ", ") + "}"
  }
  private static func words(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// Limit of lines in a report. Ours: nobody reads more than a page.
  private static let mostLines = 40
}
