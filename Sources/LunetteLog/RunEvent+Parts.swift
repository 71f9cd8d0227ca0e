import Foundation
import LunetteKit

// What the events hold, in the form of a log (docs/logs.md).

extension RunEvent.Launch: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(plugin, forKey: .plugin)
    try line.encodeIfPresent(path, forKey: .path)
    if let code { try line.encode(hash: code, forKey: .code) }
    try line.encode(device: device)
    if let seed { try line.encode("\(seed)", forKey: .seed) }
    if !isAnimated { try line.encode(false, forKey: .animations) }
    try line.encodeIfPresent(textSize?.rawValue, forKey: .textSize)
    // For the reader of a log; `kept` has them, too.
    try line.encode(kept.world.isDark == true ? "dark" : "light", forKey: .appearance)
    try line.encode(kept.world.hasHighContrast == true ? "high" : "normal", forKey: .contrast)
    if isRelaunch { try line.encode(true, forKey: .relaunch) }
    if !kept.isEmpty { try line.encode(kept, forKey: .kept) }
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    self.init(
      plugin: try line.decode(String.self, forKey: .plugin), path: try line.decodeIfPresent(String.self, forKey: .path), code: try line.hash(.code),
      device: try line.device(), seed: try line.seed(), isAnimated: try line.decodeIfPresent(Bool.self, forKey: .animations) ?? true,
      textSize: try line.decodeIfPresent(String.self, forKey: .textSize).flatMap { UIContentSizeCategory(rawValue: $0) }, kept: try Self.kept(line),
      isRelaunch: try line.decodeIfPresent(Bool.self, forKey: .relaunch) ?? false)
  }

  /// In logs of version 2 it is JSON in a text.
  private static func kept(_ line: LogReader) throws -> KeptState {
    guard line.contains(.kept) else { return KeptState() }
    if let text = try? line.decode(String.self, forKey: .kept) { return try JSONDecoder().decode(KeptState.self, from: Data(text.utf8)) }
    return try line.decode(KeptState.self, forKey: .kept)
  }
}

extension RunEvent.Call: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(name, forKey: .name)
    try line.encode(arguments, forKey: .arguments)
    try line.encodeIfPresent(position, forKey: .at)
    if count > 1 { try line.encode(count, forKey: .count) }
    if number > 0 { try line.encode(number, forKey: .number) }
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    self.init(
      name: try line.decode(String.self, forKey: .name), arguments: try line.decode([String].self, forKey: .arguments),
      position: try line.decodeIfPresent(String.self, forKey: .at), number: try line.decodeIfPresent(Int.self, forKey: .number) ?? 0,
      count: try line.decodeIfPresent(Int.self, forKey: .count) ?? 1)
    guard (1...Self.mostCalls).contains(count) else { throw line.problem(.count, "a number of calls") }
  }

  /// Limit of calls in one event. Ours: so that the calls of a log can be added up
  private static let mostCalls = 1 << 40
}

extension RunEvent.Request: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(number, forKey: .number)
    try line.encode(request, forKey: .request)
    try line.encode(state, forKey: .state)
    try line.encodeIfPresent(status, forKey: .status)
    try line.encodeIfPresent(error, forKey: .error)
    if bytes > 0 { try line.encode(bytes, forKey: .bytes) }
    try line.encodeIfPresent(position, forKey: .at)
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    self.init(
      number: try line.decode(Int.self, forKey: .number), request: try line.decode(String.self, forKey: .request),
      state: try line.decode(String.self, forKey: .state), status: try line.decodeIfPresent(Int.self, forKey: .status),
      error: try line.decodeIfPresent(String.self, forKey: .error), bytes: try line.decodeIfPresent(Int.self, forKey: .bytes) ?? 0,
      position: try line.decodeIfPresent(String.self, forKey: .at))
  }
}

extension RunEvent.Animation: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(number, forKey: .number)
    try line.encode(what, forKey: .what)
    try line.encode(number: delay, forKey: .delay)
    try line.encode(number: duration, forKey: .duration)
    try line.encodeIfPresent(position, forKey: .at)
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    self.init(
      number: try line.decode(Int.self, forKey: .number), what: try line.decode(String.self, forKey: .what), delay: try line.number(.delay),
      duration: try line.number(.duration), position: try line.decodeIfPresent(String.self, forKey: .at))
  }
}

extension RunEvent.Frame: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(number, forKey: .frame)
    try line.encode(hash: hash, forKey: .hash)
    if !changed.isEmpty { try line.encode(changed, forKey: .views) }
    if !gone.isEmpty { try line.encode(gone, forKey: .gone) }
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    self.init(
      number: try line.decode(Int.self, forKey: .frame), hash: try line.hash(.hash) ?? 0,
      changed: try line.decodeIfPresent([ViewLook].self, forKey: .views) ?? [], gone: try line.decodeIfPresent([Int].self, forKey: .gone) ?? [])
  }
}

extension ViewLook: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encode(id, forKey: .id)
    try line.encodeIfPresent(name, forKey: .view)
    try line.encodeIfPresent(parent, forKey: .in)
    if let frame { try line.encode(numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], forKey: .frame) }
    if let offset { try line.encode(numbers: [offset.x, offset.y], forKey: .offset) }
    switch text {
    case .some(.some(let text)): try line.encode(text, forKey: .text)
    case .some(.none): try line.encodeNil(forKey: .text)
    case .none: break
    }
    if let style { try line.encode(String((UInt64(style) << 32).hexadecimal.prefix(8)), forKey: .style) }
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    id = try line.decode(Int.self, forKey: .id)
    name = try line.decodeIfPresent(String.self, forKey: .view)
    parent = try line.decodeIfPresent(Int.self, forKey: .in)
    if line.contains(.frame) {
      let numbers = try line.numbers(.frame, count: 4)
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if line.contains(.offset) {
      let numbers = try line.numbers(.offset, count: 2)
      offset = CGPoint(x: numbers[0], y: numbers[1])
    }
    if line.contains(.text) { text = .some(try line.decode(String?.self, forKey: .text)) }
    style = try line.hash(.style).map(UInt32.init(truncatingIfNeeded:))
  }
}
