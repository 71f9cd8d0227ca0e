import FlyingSocks
import Foundation

/// What a client sends: heads, bodies and the frames of a WebSocket, read through one buffer. One task at a time uses it.
/// Unchecked: one task at a time uses it.
final class SocketReader: @unchecked Sendable {
  private let socket: AsyncSocket
  private var buffer: ArraySlice<UInt8> = []

  /// Source: as much as FlyingSocks reads at once. Units: bytes
  private static let chunk = 4096

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Throws: at the end of the stream too
  private func fill() async throws { buffer = try await socket.read(atMost: Self.chunk)[...] }

  // MARK: Requests

  /// The next head; nil if nothing came within the time. Throws: `RequestHead.Refusal`; at the end of the stream
  func head() async throws -> RequestHead? {
    let reading = Reading()
    do {
      return try await Self.within(RequestHead.Limits.seconds) { [self] in
        while true {
          while let byte = buffer.popFirst() { if let head = try reading.head.take(byte) { return head } }
          try await fill()
        }
      }
    } catch RequestHead.Refusal.timeout where reading.head.isEmpty {
      return nil
    }
  }
  /// Unchecked: the task that reads a head owns it.
  private final class Reading: @unchecked Sendable { var head = RequestHeadReader() }

  /// Reads bytes that nobody needs.
  func skip(_ count: Int) async throws {
    var rest = count
    while rest > 0 {
      if buffer.isEmpty { try await fill() }
      let part = min(rest, buffer.count)
      buffer.removeFirst(part)
      rest -= part
    }
  }

  /// Reads for a while what a refused client still sends: a connection that is closed with unread bytes loses its answer.
  func drain() async {
    buffer = []
    try? await Self.within(Self.drainSeconds) { [self] in try await skip(Self.mostDrained) }
  }
  /// Units: seconds; bytes. Ours
  private static let (drainSeconds, mostDrained) = (1.0, 16 << 20)

  /// Throws: `RequestHead.Refusal.timeout` when the time is over
  static func within<Result: Sendable>(_ seconds: Double, _ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        throw RequestHead.Refusal.timeout
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw RequestHead.Refusal.timeout }
      return first
    }
  }

  // MARK: Frames of a WebSocket

  /// A frame that a client may not send.
  struct Violation: Error {
    var code = WebSocketFrame.CloseCode.protocolError
  }

  private func bytes(_ count: Int) async throws -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(count)
    while all.count < count {
      if buffer.isEmpty { try await fill() }
      let part = buffer.prefix(count - all.count)
      all += part
      buffer.removeFirst(part.count)
    }
    return all
  }

  /// The next frame. Of a payload that is longer than a message may be, so much is kept that this can be seen.
  /// What is longer than a message may be is read to its end and refused, up to here. Units: bytes. Ours
  private static let longestSkipped: UInt64 = 16 << 20

  /// Throws: `Violation`; at the end of the stream. Source: RFC 6455, section 5
  func frame() async throws -> WebSocketFrame {
    let head = try await bytes(2)
    let (isFinal, number, isMasked) = (head[0] & 0x80 != 0, head[0] & 0x0F, head[1] & 0x80 != 0)
    var length = UInt64(head[1] & 0x7F)
    // A client masks every frame; no extension was agreed upon that uses the reserved bits.
    guard isMasked, head[0] & 0x70 == 0, let opcode = WebSocketFrame.Opcode(rawValue: number) else { throw Violation() }
    if opcode.isControl { guard isFinal, length <= WebSocketFrame.longestControl else { throw Violation() } }
    if length >= 126 {
      length = try await bytes(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
      guard length >> 63 == 0 else { throw Violation() }
      guard length <= Self.longestSkipped else { throw Violation(code: .tooBig) }
    }
    let mask = try await bytes(4)
    let kept = min(Int(length), LiveClient.longestMessage + 1)
    var payload = try await bytes(kept)
    try await skip(Int(length) - kept)
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return WebSocketFrame(opcode, payload, isFinal: isFinal)
  }
}
