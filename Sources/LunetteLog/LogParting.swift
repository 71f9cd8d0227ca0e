import Foundation
import LunetteRender

/// The first event in which two runs differ, in a few words for the message of a failed test.
package struct LogParting {
  /// `frame 12 (0.200 s)`, `call 7, cellForRowAt 1.3 (0.000 s)`
  package let place: String
  /// The event in the second run; nil if it is the same event with other content.
  package let instead: String?
  /// Both frames as text, if frames differ and the logs have kept them.
  package let frames: (first: String, second: String)?

  /// - Parameters:
  ///   - first: nil if the run has no such app
  ///   - index: of the first event that differs
  init(_ first: LogDocument.Stream?, _ second: LogDocument.Stream?, at index: Int) {
    let (a, b) = (first?.events ?? [], second?.events ?? [])
    let (one, other) = (a.dropFirst(index).first, b.dropFirst(index).first)
    let there = Self.place(in: b, at: index, beside: one)
    place = Self.place(in: a, at: index, beside: other)
    instead = place == there ? nil : there
    frames = one?.frame != nil && other?.frame != nil ? (first?.screens[index]?.text ?? "", second?.screens[index]?.text ?? "") : nil
  }

  /// - Parameter other: the event in the other run. For calls about successive rows, the first row that differs is named.
  private static func place(in events: [RunEvent], at index: Int, beside other: RunEvent?) -> String {
    guard events.indices.contains(index) else { return "the end of the run" }
    let event = events[index]
    let time = "(\(event.time.seconds))"
    switch event.kind {
    case .frame(let frame): return "frame \(frame.number) \(time)"
    case .called(let call):
      var same = 0
      if case .called(let there) = other?.kind, there.name == call.name, there.arguments == call.arguments {
        // If the other run has calls about more rows, the event after this run's last row is named.
        if there.count > call.count { return place(in: events, at: index + 1, beside: nil) }
        if there.count < call.count { same = there.count }
      }
      let before = events[..<index].reduce(0) { if case .called(let call) = $1.kind { $0 &+ call.count } else { $0 } }
      return "call \(before &+ same &+ 1), \(call.name)\(call.subject(same)) \(time)"
    default: return "\(event.content) \(time)"
    }
  }
}

extension RunEvent.Call {
  /// The row that a call is about, or the position of the function.
  /// - Parameter index: of the call in this event, from 0
  fileprivate func subject(_ index: Int) -> String {
    let parts = arguments.count == 2 ? arguments[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) } : []
    if parts.count == 2, let section = parts[0], let row = parts[1] { return " \(section).\(row &+ index)" }
    return position.map { " at \($0)" } ?? ""
  }
}
