import LunetteLog

/// An event of a session that pages are told, and its tick.
struct CourseEvent {
  var tick: Int
  var content: Content

  enum Content {
    /// An event of the run, as in a log (docs/logs.md).
    case logged(RunEvent)
    /// The frame differs from the one before.
    case moved
    /// What the script printed.
    case output(String)
    /// The report of an error.
    case error(String)
  }
}

/// `[tick, event]`
extension CourseEvent: Encodable {
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(tick)
    try list.encode(content)
  }
}

extension CourseEvent.Content: Encodable {
  private enum Key: String, CodingKey { case event, text, instructions }

  func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    switch self {
    case .logged(let event):
      try event.encode(to: encoder)
      try json.encodeIfPresent(event.instructions, forKey: .instructions)
    case .moved: try json.encode("moved", forKey: .event)
    case .output(let text):
      try json.encode("output", forKey: .event)
      try json.encode(text, forKey: .text)
    case .error(let text):
      try json.encode("error", forKey: .event)
      try json.encode(text, forKey: .text)
    }
  }

  /// Whether a scenario printed the frame.
  var isPrint: Bool {
    guard case .logged(let event) = self, case .printed = event.kind else { return false }
    return true
  }
}
