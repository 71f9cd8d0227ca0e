import Foundation
import LunetteKit
import LunetteRender

/// A large body of an answer. A log has it once, on a line of its own, and names it by its hash where it was answered. Source: docs/logs.md
public struct LogBlob: Equatable, Sendable {
  public let hash: String
  /// `body`, or `base64` for bytes that are no text.
  fileprivate let key: Key
  fileprivate let text: String

  fileprivate enum Key: String, CodingKey, CaseIterable { case body, base64, hash }

  /// Bodies above it stand on a line of their own. Units: bytes. Source: docs/logs.md
  static let smallest = 64 << 10

  public var line: String { LogFormat.text(.blob(self)) }

  private init?(_ input: Input) {
    guard case .answer(SimulatedNetwork.inputName, .table(let fields)) = input else { return nil }
    for key in [Key.body, .base64] {
      guard case .text(let text)? = fields[key.rawValue], text.utf8.count > Self.smallest else { continue }
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
    fields[blob.key.rawValue] = nil
    fields["blob"] = .text(blob.hash)
    return InputEvent(frame: event.frame, time: event.time, .answer(name: name, .table(fields)))
  }
}

extension LogBlob: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(hash, forKey: .hash)
    try line.encode(text, forKey: key)
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    hash = try line.decode(String.self, forKey: .hash)
    key = line.contains(.base64) ? .base64 : .body
    text = try line.decode(String.self, forKey: key)
  }
}

/// The blobs of a log that is being read.
struct LogBlobs {
  private var known: [String: LogBlob] = [:]

  mutating func take(_ blob: LogBlob) { known[blob.hash] = blob }

  /// The event with its body. Throws: `LogDamage` where the log lacks it
  func whole(_ event: RunEvent) throws -> RunEvent {
    guard case .input(let input) = event.kind, case .answer(SimulatedNetwork.inputName, .table(var fields)) = input.input,
      case .text(let hash)? = fields["blob"]
    else { return event }
    guard let blob = known[hash] else { throw LogDamage(reason: "an answer whose body the log lacks") }
    fields["blob"] = nil
    fields[blob.key.rawValue] = .text(blob.text)
    var whole = event
    whole.kind = .input(InputEvent(frame: input.frame, time: input.time, .answer(name: SimulatedNetwork.inputName, .table(fields))))
    return whole
  }
}
