import Foundation
import LunetteDriver
import LunetteKit

/// The elements of the screen as assistive technology reads them, for the page.
struct SpokenTree: Encodable {
  let lines: [Line]
  /// Whether VoiceOver is on.
  let voiceOver: Bool
  /// The newest announcement of the app.
  let announced: Announcement?

  struct Announcement: Encodable {
    let text: String
    /// Units: seconds of the simulated clock.
    let time: TimeInterval
  }

  struct Line: Encodable {
    let line: SpokenLine

    private enum Key: String, CodingKey { case d, t, f, s, e, c, o, a, j, x }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Key.self)
      try json.encode(line.depth, forKey: .d)
      try json.encode(line.text, forKey: .t)
      try json.encode(Self.rounded(line.frame.minX, line.frame.minY, line.frame.width, line.frame.height), forKey: .f)
      try json.encodeIfPresent(line.speech, forKey: .s)
      if line.isElement { try json.encode(true, forKey: .e) }
      if line.isFocused { try json.encode(true, forKey: .c) }
      if line.activatesItself { try json.encode(true, forKey: .o) }
      if line.isAdjustable { try json.encode(true, forKey: .j) }
      if !line.actions.isEmpty { try json.encode(line.actions, forKey: .x) }
      if line.isElement { try json.encode(Self.rounded(line.activationPoint.x, line.activationPoint.y), forKey: .a) }
    }

    /// To thousandths: pixels are not finer.
    private static func rounded(_ numbers: CGFloat...) -> [Double] { numbers.map { ($0 * 1000).rounded() / 1000 } }
  }

  init(_ app: ScenarioApp) throws {
    lines = try app.spokenLines().map(Line.init)
    voiceOver = app.simulation.isOn(.isVoiceOverRunning)
    announced = app.simulation.accessibility.posts.last { $0.spoken != nil }.map { Announcement(text: $0.spoken ?? "", time: $0.time) }
  }
}
