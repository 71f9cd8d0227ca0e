import Foundation
import LunetteKit
import LunetteRender

/// A large body of an answer. A log has it once, on a line of its own, and names it by its hash where it was answered. Source: docs/logs.md
public struct LogBlob {
  public let hash: String
  /// `body`, or `base64` for bytes that are no text.
  let key: String
  let text: String

  /// Bodies above it stand on a line of their own. Units: bytes. Source: docs/logs.md
  static let smallest = 64 << 10

  public var line: String {
    JsonText.object { line in
      line.field("event", "blob")
      line.field("hash", hash)
      if key == "body" { line.field("body", text) } else { line.field("base64", text) }
    }.string + "\n"
  }

  private static let keys = ["body", "base64"]

  private init?(_ input: Input) {
    guard case .answer(SimulatedNetwork.inputName, .table(let fields)) = input else { return nil }
    for key in Self.keys {
      guard case .text(let text)? = fields[key], text.utf8.count > Self.smallest else { continue }
      (self.key, self.text, hash) = (key, text, StableHash.of(text).hexadecimal)
      return
    }
    return nil
  }

  /// The blob of an event; nil for one without a large body.
  public init?(_ event: RunEvent) {
    guard case .input(let input) = event.kind else { return nil }
    self.init(input.input)
  }

  /// An event as its line has it.
  static func named(in event: InputEvent) -> InputEvent {
    guard let blob = LogBlob(event.input), case .answer(let name, .table(var fields)) = event.input else { return event }
    fields[blob.key] = nil
    fields["blob"] = .text(blob.hash)
    return InputEvent(frame: event.frame, time: event.time, .answer(name: name, .table(fields)))
  }
}

/// The blobs of a log that is being read.
struct LogBlobs {
  private var known: [String: (key: String, text: String)] = [:]

  /// Returns: whether the line was one of a blob
  mutating func take(_ fields: [String: Any]) -> Bool {
    guard fields["event"] as? String == "blob", let hash = fields["hash"] as? String else { return false }
    if let text = fields["body"] as? String { known[hash] = ("body", text) }
    if let text = fields["base64"] as? String { known[hash] = ("base64", text) }
    return true
  }

  /// The event with its body; nil where the log lacks it
  func whole(_ event: InputEvent) -> InputEvent? {
    guard case .answer(SimulatedNetwork.inputName, .table(var fields)) = event.input, case .text(let hash)? = fields["blob"] else { return event }
    guard let blob = known[hash] else { return nil }
    fields["blob"] = nil
    fields[blob.key] = .text(blob.text)
    return InputEvent(frame: event.frame, time: event.time, .answer(name: SimulatedNetwork.inputName, .table(fields)))
  }
}
