import Foundation
import LunetteKit

extension RunEvent: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(kind.name, forKey: .event)
    try encodeRest(to: encoder)
  }

  /// Everything but the event's name, which comes first in a line.
  func encodeRest(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(app, forKey: .app)
    try line.encode(number: time, forKey: .time)
    try kind.encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    let name = try line.decode(String.self, forKey: .event)
    (app, time) = (try line.decode(Int.self, forKey: .app), try line.number(.time))
    do { kind = try Kind(name, from: decoder) } catch let error as DecodingError { throw LogDamage(name, error) }
  }
}

/// An event in a log whose content can't be read.
struct LogDamage: Error {
  /// What is damaged, in words.
  let reason: String

  init(reason: String) { self.reason = reason }

  init(_ event: String, _ error: DecodingError) {
    let subject =
      switch event {
      case "run": "a run without its seed and device"
      case "launch": "a launch without its plugin and device"
      case "input": "an input that can't be read"
      case "frame": "a frame without its number"
      default: "an event \"\(event)\" that can't be read"
      }
    reason = subject + Self.place(error)
  }

  /// The key that is wrong, if the name of the event doesn't say it.
  private static func place(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "; it has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.last.map { "; the value of \"\($0.stringValue)\" can't be read" } ?? ""
    @unknown default: ""
    }
  }
}

extension RunEvent.Kind: Encodable {
  /// The event's name in a log.
  var name: String {
    switch self {
    case .launched: "launch"
    case .input: "input"
    case .printed: "print"
    case .reached: "reach"
    case .called: "call"
    case .touched: "touch"
    case .hit: "hit"
    case .offered: "offer"
    case .recognizer: "recognizer"
    case .acted: "action"
    case .delivered: "deliver"
    case .sent: "control"
    case .touchLost: "lost"
    case .animationBegan, .animationEnded: "animation"
    case .motionBegan, .motionEnded: "motion"
    case .updated: "update"
    case .requested: "request"
    case .prompted: "prompt"
    case .felt: "haptic"
    case .frame: "frame"
    case .phase: "phase"
    case .unknown(let name): name
    }
  }

  /// Writes everything but the name.
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    switch self {
    case .launched(let launch): try launch.encode(to: encoder)
    case .input(let event): try line.encode(LogBlob.named(in: event), forKey: .input)
    case .printed(let title): try line.encodeIfPresent(title, forKey: .title)
    case .reached(let what, let position):
      try line.encode(what, forKey: .what)
      try line.encodeIfPresent(position, forKey: .at)
    case .called(let call): try call.encode(to: encoder)
    case .touched(let finger, let phase, let place):
      try line.encode(finger, forKey: .finger)
      try line.encode("\(phase)", forKey: .phase)
      try line.encode(number: place.x, forKey: .x)
      try line.encode(number: place.y, forKey: .y)
    case .hit(let finger, let views):
      try line.encode(finger, forKey: .finger)
      try line.encode(views, forKey: .views)
    case .offered(let recognizer, let isTaken):
      try line.encode(recognizer, forKey: .recognizer)
      try line.encode(isTaken, forKey: .taken)
    case .recognizer(let name, let state, let reason):
      try line.encode(name, forKey: .recognizer)
      try line.encode("\(state)", forKey: .state)
      try line.encodeIfPresent(reason, forKey: .because)
    case .acted(let recognizer, let state):
      try line.encode(recognizer, forKey: .recognizer)
      try line.encode("\(state)", forKey: .state)
    case .delivered(let view, let method, let touches):
      try line.encode(view, forKey: .view)
      try line.encode(method, forKey: .method)
      try line.encode(touches, forKey: .touches)
    case .sent(let control, let events):
      try line.encode(control, forKey: .control)
      try line.encode(events, forKey: .events)
    case .touchLost(let words): try line.encode(words, forKey: .text)
    case .animationBegan(let animation):
      try line.encode("began", forKey: .state)
      try animation.encode(to: encoder)
    case .animationEnded(let number, let what, let isFinished):
      try line.encode(isFinished ? "finished" : "interrupted", forKey: .state)
      try line.encode(number, forKey: .number)
      try line.encode(what, forKey: .what)
    case .motionBegan(let what), .motionEnded(let what):
      if case .motionBegan = self { try line.encode("began", forKey: .state) } else { try line.encode("ended", forKey: .state) }
      try line.encode(what, forKey: .what)
    case .updated(let table, let changes):
      try line.encode(table, forKey: .table)
      try line.encode(changes, forKey: .changes)
    case .requested(let request): try request.encode(to: encoder)
    case .prompted(let title, let choice):
      try line.encode(title, forKey: .title)
      try line.encodeIfPresent(choice, forKey: .choice)
    case .felt(let kind, let style, let intensity):
      try line.encode(kind, forKey: .kind)
      try line.encodeIfPresent(style, forKey: .style)
      if let intensity { try line.encode(number: intensity, forKey: .intensity) }
    case .phase(let phase): try line.encode(phase.rawValue, forKey: .phase)
    case .frame(let frame): try frame.encode(to: encoder)
    case .unknown: break
    }
  }

  /// - Parameter name: of the event
  /// Throws: `DecodingError`
  fileprivate init(_ name: String, from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    func text(_ key: LogKey) throws -> String { try line.decode(String.self, forKey: key) }
    func texts(_ key: LogKey) throws -> [String] { try line.decode([String].self, forKey: key) }
    func count(_ key: LogKey) throws -> Int { try line.decode(Int.self, forKey: key) }
    switch name {
    case "launch": self = .launched(try RunEvent.Launch(from: decoder))
    case "input": self = .input(try line.decode(InputEvent.self, forKey: .input))
    case "print": self = .printed(title: try line.decodeIfPresent(String.self, forKey: .title))
    case "reach": self = .reached(what: try text(.what), position: try line.decodeIfPresent(String.self, forKey: .at))
    case "call": self = .called(try RunEvent.Call(from: decoder))
    case "touch": self = .touched(finger: try count(.finger), try line.named(.phase), CGPoint(x: try line.number(.x), y: try line.number(.y)))
    case "hit": self = .hit(finger: try count(.finger), views: try texts(.views))
    case "offer": self = .offered(recognizer: try text(.recognizer), isTaken: try line.decode(Bool.self, forKey: .taken))
    case "recognizer":
      self = .recognizer(try text(.recognizer), try line.named(.state), because: try line.decodeIfPresent(String.self, forKey: .because))
    case "action": self = .acted(recognizer: try text(.recognizer), try line.named(.state))
    case "deliver": self = .delivered(view: try text(.view), method: try text(.method), touches: try count(.touches))
    case "control": self = .sent(control: try text(.control), events: try texts(.events))
    case "lost": self = .touchLost(try text(.text))
    case "animation":
      let state = try text(.state)
      self =
        state == "began"
        ? .animationBegan(try RunEvent.Animation(from: decoder))
        : .animationEnded(number: try count(.number), what: try text(.what), isFinished: state == "finished")
    case "motion": self = try text(.state) == "began" ? .motionBegan(try text(.what)) : .motionEnded(try text(.what))
    case "update": self = .updated(table: try text(.table), changes: try texts(.changes))
    case "request": self = .requested(try RunEvent.Request(from: decoder))
    case "prompt": self = .prompted(title: try text(.title), choice: try line.decodeIfPresent(String.self, forKey: .choice))
    case "haptic":
      self = .felt(
        kind: try text(.kind), style: try line.decodeIfPresent(String.self, forKey: .style),
        intensity: line.contains(.intensity) ? try line.number(.intensity) : nil)
    case "phase": self = .phase(try line.named(.phase))
    case "frame": self = .frame(try RunEvent.Frame(from: decoder))
    default: self = .unknown(name)
    }
  }
}
