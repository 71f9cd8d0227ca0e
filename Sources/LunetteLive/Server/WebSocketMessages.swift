import Foundation

/// Puts the frames of a client together to messages, and finds what a client may not send. Source: RFC 6455, sections 5.4 to 5.6, 7.4 and 8.1
struct WebSocketMessages {
  enum Event: Equatable {
    case message(Data)
    case tooLong
    /// To be answered with the same payload.
    case ping([UInt8])
    case closed
    /// The message goes on, or there is nothing to answer.
    case nothing
  }

  private let longest: Int
  /// The kind of the message that has begun; nil between messages.
  private var kind: WebSocketFrame.Opcode?
  private var message = Data()
  private var isTooLong = false

  /// - Parameter longest: of a message. Units: bytes
  init(longest: Int) { self.longest = longest }

  mutating func take(_ frame: WebSocketFrame) throws(SocketReader.Violation) -> Event {
    switch frame.opcode {
    case .ping: return .ping(frame.payload)
    case .pong: return .nothing
    case .close:
      try checkClose(frame.payload)
      return .closed
    case .text, .binary, .continuation:
      // A continuation goes on with a message, and nothing else begins inside of one.
      guard (frame.opcode == .continuation) == (kind != nil) else { throw SocketReader.Violation() }
      if kind == nil { (kind, message, isTooLong) = (frame.opcode, Data(), false) }
      isTooLong = isTooLong || message.count + frame.payload.count > longest
      if isTooLong { message = Data() } else { message.append(contentsOf: frame.payload) }
      guard frame.isFinal else { return .nothing }
      let isText = kind == .text
      kind = nil
      if isTooLong { return .tooLong }
      if isText, String(validating: message, as: UTF8.self) == nil { throw SocketReader.Violation(code: .invalidPayload) }
      return .message(message)
    }
  }

  /// Without a payload no reason is told; else a code that may be sent, and a text.
  private func checkClose(_ payload: [UInt8]) throws(SocketReader.Violation) {
    if payload.isEmpty { return }
    guard payload.count >= 2 else { throw SocketReader.Violation() }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    let isKnown = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    guard isKnown, String(validating: payload.dropFirst(2), as: UTF8.self) != nil else { throw SocketReader.Violation() }
  }
}
