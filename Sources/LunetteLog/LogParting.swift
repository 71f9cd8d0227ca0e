import Foundation
import LunetteRender

/// The first event that two runs do not share, in few words: for the message of a failed test.
package struct LogParting {
  /// `frame 12 (0.200 s)`, `call 7, cellForRowAt 1.3 (0.000 s)`
  package let place: String
  /// What was there instead in the second run; nil where it is another content of the same thing.
  package let instead: String?
  /// The two frames as text, where frames differ and the logs keep their texts.
  package let frames: (first: String, second: String)?

  /// - Parameter index: of the first line that is another
  init(_ first: [LogDocument.Line], _ second: [LogDocument.Line], at index: Int) {
    let (one, other) = (first.dropFirst(index).first, second.dropFirst(index).first)
    let there = Self.place(in: second, at: index, beside: one)
    place = Self.place(in: first, at: index, beside: other)
    instead = place == there ? nil : there
    frames = one?.event == "frame" && other?.event == "frame" ? (one?.screen ?? "", other?.screen ?? "") : nil
  }

  /// - Parameter other: what the other run has there. Of calls for rows that follow each other, the row at which they part is named.
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
        // Where the other run goes on with the rows, this one has what comes after its last.
        if there.count > call.count { return place(in: lines, at: index + 1, beside: nil) }
        if there.count < call.count { same = there.count }
      }
      let before = lines[..<index].reduce(0) { $0 + ($1.event == "call" ? LoggedCall($1).count : 0) }
      return "call \(before + same + 1), \(call.name)\(call.subject(same)) \(time)"
    default: return "\(line.event) \(line.text) \(time)"
    }
  }
}

/// A line that tells of calls: one, or several for rows that follow each other.
private struct LoggedCall {
  let name: String
  let arguments: [String]
  let count: Int
  private let position: String?

  init(_ line: LogDocument.Line) {
    (name, arguments) = (line.fields["name"] as? String ?? "", line.fields["arguments"] as? [String] ?? [])
    (count, position) = (line.fields["count"] as? Int ?? 1, line.fields["at"] as? String)
  }

  /// The row that it is about, or where the function stands.
  /// - Parameter index: which of its calls, from 0
  func subject(_ index: Int) -> String {
    let parts = arguments.count == 2 ? arguments[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) } : []
    if parts.count == 2, let section = parts[0], let row = parts[1] { return " \(section).\(row + index)" }
    return position.map { " at \($0)" } ?? ""
  }
}
