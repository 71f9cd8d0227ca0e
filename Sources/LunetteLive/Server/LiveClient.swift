import LunetteRender
import FlyingFox
import Foundation

/// One page, or another front end, on the other end of a WebSocket.
///
/// What it sends goes to the player's mailbox, at most `mostWaiting` messages at a time. What it is sent waits here until it has read what
/// came before: answers in order, and one frame at most, so that a slow reader gets the newest one and nothing piles up.
final class LiveClient: @unchecked Sendable {
  enum Event: Sendable {
    case opened(LiveClient)
    case message(LiveClient, Data)
    /// It has read all that it was sent.
    case ready(LiveClient)
    case closed(LiveClient)
    /// Somebody typed in the terminal.
    case keys(Data)
    /// The process is to end.
    case quit
  }

  /// Bytes of a message. Source: docs/live.md
  static let longestMessage = 1 << 20
  /// Messages that nobody has looked at yet; others wait no longer than for so many. Ours: more than a second of a finger
  private static let mostWaiting = 300
  /// Answers that were not read. Ours: who asks and never reads is let go
  private static let mostAnswers = 256

  private let mailbox: Mailbox<Event>
  private let lock = NSLock()
  private var waiting: [WSFrame] = []
  private var reader: CheckedContinuation<WSFrame?, Never>?
  private var isClosed = false
  private var isFrameOut = false
  private var unread = 0
  /// What it was told; the player's thread alone uses it.
  var frames = FrameEncoder()
  /// How many of the session's events it was told, and of which course.
  var events = (course: -1, count: 0)
  /// As it was told last.
  var state = ""

  init(_ mailbox: Mailbox<Event>) { self.mailbox = mailbox }

  // MARK: To the client

  /// Whether a frame may be sent.
  var isReady: Bool { lock.withLock { !isFrameOut && !isClosed } }

  func send(_ json: [UInt8], isFrame: Bool = false) {
    push(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(json)), isFrame: isFrame)
  }

  func send(_ json: JsonText) { send(json.bytes) }

  private func push(_ frame: WSFrame, isFrame: Bool = false) {
    lock.lock()
    if isClosed { return lock.unlock() }
    if isFrame { isFrameOut = true }
    if let reader {
      self.reader = nil
      lock.unlock()
      return reader.resume(returning: frame)
    }
    waiting.append(frame)
    let isTooSlow = waiting.count > Self.mostAnswers
    lock.unlock()
    if isTooSlow { close() }
  }

  /// The next frame to write, once the one before has been written. Nil at the end.
  private func next() async -> WSFrame? {
    await withCheckedContinuation { (continuation: CheckedContinuation<WSFrame?, Never>) in
      lock.lock()
      if !waiting.isEmpty {
        let frame = waiting.removeFirst()
        lock.unlock()
        return continuation.resume(returning: frame)
      }
      if isClosed {
        lock.unlock()
        return continuation.resume(returning: nil)
      }
      reader = continuation
      let wasFrameOut = isFrameOut
      isFrameOut = false
      lock.unlock()
      if wasFrameOut { mailbox.post(.ready(self)) }
    }
  }

  func close() {
    lock.lock()
    if isClosed { return lock.unlock() }
    (isClosed, waiting) = (true, [])
    let reader = self.reader
    self.reader = nil
    lock.unlock()
    mailbox.post(.closed(self))
    reader?.resume(returning: nil)
  }

  // MARK: From the client

  /// The player has looked at a message.
  func noteHandled() { lock.withLock { unread -= 1 } }

  private func read(_ frames: AsyncThrowingStream<WSFrame, any Error>) async {
    var message = Data()
    var isTooLong = false
    do {
      for try await frame in frames {
        switch frame.opcode {
        case .ping: push(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload.prefix(125)))
        case .pong: break
        case .close:
          push(.close())
          return close()
        case .text, .binary, .continuation:
          if frame.opcode != .continuation { message = Data() }
          if message.count + frame.payload.count > Self.longestMessage { (isTooLong, message) = (true, Data()) } else { message.append(frame.payload) }
          guard frame.fin else { continue }
          if isTooLong {
            send(JsonText.object { $0.field("type", "refused"); $0.field("message", "a message is at most \(Self.longestMessage) bytes") })
          } else {
            await deliver(message)
          }
          (isTooLong, message) = (false, Data())
        default: return close()
        }
      }
    } catch {}
    close()
  }

  private func deliver(_ message: Data) async {
    while lock.withLock({ unread >= Self.mostWaiting && !isClosed }) { try? await Task.sleep(nanoseconds: Self.patience) }
    lock.withLock { unread += 1 }
    mailbox.post(.message(self, message))
  }

  /// Before a flood goes on. Units: nanoseconds. Ours
  private static let patience: UInt64 = 5_000_000
}

/// Makes a client of a connection.
struct LiveSocket: WSHandler {
  let mailbox: Mailbox<LiveClient.Event>

  func makeFrames(for frames: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let client = LiveClient(mailbox)
    mailbox.post(.opened(client))
    return LiveClient.stream(client, frames)
  }
}

extension LiveClient {
  fileprivate static func stream(_ client: LiveClient, _ frames: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
    Task { await client.read(frames) }
    return AsyncStream(unfolding: { await client.next() }, onCancel: { client.close() })
  }
}
