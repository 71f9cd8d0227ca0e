import Foundation
import LunetteKit
import LunetteRender

extension RunLog {
  /// Where a second run of the same script first went another way.
  public struct Difference {
    /// `frame 12 (0.200 s)`, `call 7, cellForRowAt 1.3 (0.000 s)`
    public let place: String
    /// What was there instead in the second run; nil where it is another content of the same thing.
    public let instead: String?
    /// The two frames, where frames differ and the logs keep their texts.
    public let frames: (first: String, second: String)?
  }

  /// Nil when the runs were the same.
  public func difference(to second: RunLog) -> Difference? {
    let index = zip(events, second.events).prefix { $0 == $1 }.count
    guard index < max(events.count, second.events.count) else { return nil }
    let other = second.events.indices.contains(index) ? second.events[index] : nil
    let (a, b) = (place(at: index, beside: other), second.place(at: index, beside: events.indices.contains(index) ? events[index] : nil))
    var frames: (String, String)?
    if events.indices.contains(index), case .frame(let one) = events[index].kind, case .frame(let other)? = other?.kind {
      frames = (one.text ?? "", other.text ?? "")
    }
    return Difference(place: a, instead: a == b ? nil : b, frames: frames)
  }

  /// - Parameter other: what the other run has there. Of calls for rows that follow each other, the row at which they part is named.
  private func place(at index: Int, beside other: RunEvent?) -> String {
    guard events.indices.contains(index) else { return "the end of the run" }
    let event = events[index]
    let time = "(\(decimal(event.time, places: 3)) s)"
    switch event.kind {
    case .frame(let frame): return "frame \(frame.number) \(time)"
    case .called(let call):
      var same = 0
      if case .called(let there)? = other?.kind, there.name == call.name, there.arguments == call.arguments {
        // Where the other run goes on with the rows, this one has what comes after its last.
        if there.count > call.count { return place(at: index + 1, beside: nil) }
        if there.count < call.count { same = there.count }
      }
      let before = events[..<index].reduce(0) { if case .called(let call) = $1.kind { $0 + call.count } else { $0 } }
      let row = call.row.map { " \(RowPath(section: $0.section, row: $0.row + same).fromOne)" } ?? call.position.map { " at \($0)" } ?? ""
      return "call \(before + same + 1), \(call.name)\(row) \(time)"
    default: return "\(event.kind.name ?? "event") \(event.kind.subject) \(time)"
    }
  }
}

extension RunEvent.Kind {
  /// What it is about, in a few words.
  public var subject: String {
    switch self {
    case .launched(let launch): "of \(launch.plugin)"
    case .input(let event): event.json
    case .printed(let title): title ?? ""
    case .reached(let what, let position): what + (position.map { " at \($0)" } ?? "")
    case .called(let call): call.name
    case .touched(let finger, let phase, let place): "\(phase) of finger \(finger) at \(place.described)"
    case .hit(let finger, let views): "of finger \(finger): \(views.first ?? "no view")"
    case .offered(let recognizer, let isTaken): "\(isTaken ? "taken" : "refused") by \(recognizer)"
    case .recognizer(let name, let state, _), .acted(let name, let state): "\(name) \(state)"
    case .delivered(let view, let method, _): "\(method) to \(view)"
    case .sent(let control, let events): "\(events.joined(separator: ", ")) from \(control)"
    case .touchLost(let words): words
    case .animationBegan(let animation): "\(animation.number) \(animation.what)"
    case .animationEnded(let number, let what, _): "\(number) \(what)"
    case .motionBegan(let what), .motionEnded(let what): what
    case .updated(let table, let changes): "of \(table): \(changes.joined(separator: "; "))"
    case .phase(let phase): phase.rawValue
    case .frame(let frame): "\(frame.number)"
    }
  }
}
