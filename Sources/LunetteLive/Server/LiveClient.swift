import Foundation
import LunetteRender

/// A page, or another front end, that is connected by a WebSocket.
///
/// Its messages go to the player's mailbox, at most `mostWaiting` at a time. Messages for it wait here until it has read the earlier ones:
/// answers in order, but only one frame, so that a slow reader gets the newest frame and nothing accumulates.
/// Unchecked: a lock guards what changes.
final class LiveClient: @unchecked Sendable {
  enum Event: Sendable {
    case opened(LiveClient)
    case message(LiveClient, Data)
    /// The client has read all messages that were sent to it.
    case ready(LiveClient)
    case closed(LiveClient)
    /// Another part of the program has news for the player.
    case wake
    /// Keys typed in the terminal.
    case keys(Data)
    /// The process should end.
    case quit
  }

  /// Longest message, in bytes. Source: docs/live.md
  static let longestMessage = 1 << 20
  /// Limit of messages that the player hasn't handled; beyond it reading waits. Ours: more than a second of a moving finger
  private static let mostWaiting = 300
  /// Limit of answers that weren't read. Ours: a client that asks and never reads is disconnected
  private static let mostAnswers = 256

  private let mailbox: Mailbox<Event>
  private let lock = NSLock()
  private var waiting: [WebSocketFrame] = []
  private var reader: CheckedContinuation<WebSocketFrame?, Never>?
  private var isClosed = false
  /// Waits for the end.
  private var waiter: CheckedContinuation<Void, Never>?
  private var isFrameOut = false
  private var unread = 0

  init(_ mailbox: Mailbox<Event>) { self.mailbox = mailbox }

  // MARK: To the client

  /// Whether a frame may be sent.
  var isReady: Bool { lock.withLock { !isFrameOut && !isClosed } }

  func send(_ json: [UInt8], isFrame: Bool = false) {
    push(WebSocketFrame(.text, json), isFrame: isFrame)
  }

  func send(_ report: LiveReport) { send((try? LineEncoder.bytes(report)) ?? []) }

  private func push(_ frame: WebSocketFrame, isFrame: Bool = false) {
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

  /// The next message to write, after the one before was written. Nil at the end.
  func next() async -> WebSocketFrame? {
    await withCheckedContinuation { (continuation: CheckedContinuation<WebSocketFrame?, Never>) in
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
    let (reader, waiter) = (self.reader, self.waiter)
    (self.reader, self.waiter) = (nil, nil)
    lock.unlock()
    mailbox.post(.closed(self))
    reader?.resume(returning: nil)
    waiter?.resume()
  }

  /// Returns when the client is closed, by whichever side. Called once.
  func hasEnded() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      lock.lock()
      if isClosed {
        lock.unlock()
        return continuation.resume()
      }
      waiter = continuation
      lock.unlock()
    }
  }

  // MARK: From the client

  /// The player has handled a message.
  func noteHandled() { lock.withLock { unread -= 1 } }

  /// Returns when the client has closed the connection, or has sent what it may not.
  func read(from reader: SocketReader) async {
    var messages = WebSocketMessages(longest: Self.longestMessage)
    do {
      while true {
        switch try messages.take(try await reader.frame()) {
        case .message(let message): await deliver(message)
        case .tooLong: send(.refused("a message is at most \(Self.longestMessage) bytes"))
        case .ping(let payload): push(WebSocketFrame(.pong, Array(payload.prefix(WebSocketFrame.longestControl))))
        case .closed:
          push(.close(.normal))
          return close()
        case .nothing: break
        }
      }
    } catch let violation as SocketReader.Violation {
      push(.close(violation.code))
    } catch {}
    close()
  }

  private func deliver(_ message: Data) async {
    while lock.withLock({ unread >= Self.mostWaiting && !isClosed }) { try? await Task.sleep(nanoseconds: Self.patience) }
    lock.withLock { unread += 1 }
    mailbox.post(.message(self, message))
  }

  /// Pause while too many messages are waiting. Units: nanoseconds. Ours
  private static let patience: UInt64 = 5_000_000
}
