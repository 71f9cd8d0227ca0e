import Foundation
import LunetteRender

/// The first event in which two runs differ, in a few words for the message of a failed test.
package struct LogParting {
  /// `frame 12 (0.200 s)`, `call 7, cellForRowAt 1.3 (0.000 s)`
  package let place: String
  /// The event in the second run; nil if it is the same event with other content.
  package let instead: String?
  /// Both frames as text, if frames differ and the logs have kept their texts.
  package let frames: (first: String, second: String)?

  /// - Parameter index: of the first line that differs
  init(_ first: [LogDocument.Line], _ second: [LogDocument.Line], at index: Int) {
    let (one, other) = (first.dropFirst(index).first, second.dropFirst(index).first)
    let there = Self.place(in: second, at: index, beside: one)
    place = Self.place(in: first, at: index, beside: other)
    instead = place == there ? nil : there
    frames = one?.event == "frame" && other?.event == "frame" ? (one?.screen ?? "", other?.screen ?? "") : nil
  }

  /// - Parameter other: the line in the other run. For calls about successive rows, the first row that differs is named.
  private static func place(in lines: [LogDocument.Line], at index: Int, beside other: LogDocument.Line?) -> String {
    guard lines.indices.contains(index) else { return "the end of the run" }
    let line = lines[index]
    let time = "(\(decimal(line.time, places: 3)) s)"
    switch line.event {
    case "frame": return "frame \(line.fields["frame"] as? Int ?? 0) \(time)"
    case "call":
      let call = LoggedCall(line)
      var same = 0
      if let there = other.map(LoggedCall.init), there.name == call.name, there.arguments == call.arguments {
        // If the other run has calls about more rows, the event after this run's last row is named.
        if there.count > call.count { return place(in: lines, at: index + 1, beside: nil) }
        if there.count < call.count { same = there.count }
      }
      let before = lines[..<index].reduce(0) { $0 + ($1.event == "call" ? LoggedCall($1).count : 0) }
      return "call \(before + same + 1), \(call.name)\(call.subject(same)) \(time)"
    default: return "\(line.event) \(line.text) \(time)"
    }
  }
}

/// A line about calls: a single one, or several about successive rows.
private struct LoggedCall {
  let name: String
  let arguments: [String]
  let count: Int
  private let position: String?

  init(_ line: LogDocument.Line) {
    (name, arguments) = (line.fields["name"] as? String ?? "", line.fields["arguments"] as? [String] ?? [])
    (count, position) = (line.fields["count"] as? Int ?? 1, line.fields["at"] as? String)
  }

  /// The row that a call is about, or the position of the function.
  /// - Parameter index: of the call in this line, from 0
  func subject(_ index: Int) -> String {
    let parts = arguments.count == 2 ? arguments[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) } : []
    if parts.count == 2, let section = parts[0], let row = parts[1] { return " \(section).\(row + index)" }
    return position.map { " at \($0)" } ?? ""
  }
}
