import Foundation

/// A frame of a WebSocket, in either direction. Source: RFC 6455, section 5
struct WebSocketFrame: Sendable {
  enum Opcode: UInt8, Sendable {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA

    var isControl: Bool { rawValue >= Opcode.close.rawValue }
  }

  /// Why a connection ends. Source: RFC 6455, section 7.4.1
  enum CloseCode: UInt16 {
    case normal = 1000
    case protocolError = 1002
    /// A text that isn't UTF-8.
    case invalidPayload = 1007
    case tooBig = 1009
  }

  /// Longest payload of a frame that is no message. Units: bytes. Source: RFC 6455, section 5.5
  static let longestControl = 125

  let opcode: Opcode
  /// Whether it ends a message.
  let isFinal: Bool
  let payload: [UInt8]

  init(_ opcode: Opcode, _ payload: [UInt8], isFinal: Bool = true) { (self.opcode, self.payload, self.isFinal) = (opcode, payload, isFinal) }

  static func close(_ code: CloseCode) -> WebSocketFrame { WebSocketFrame(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]) }

  /// The frame as a server sends it, without a mask.
  var bytes: Data {
    var data = Data([(isFinal ? 0x80 : 0) | opcode.rawValue])
    switch payload.count {
    case ..<126: data.append(UInt8(payload.count))
    case ...0xFFFF: data.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
    default: data.append(contentsOf: [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) })
    }
    return data + payload
  }
}

/// What a client asks for before a WebSocket begins. Source: RFC 6455, section 4.2.1
enum WebSocketHandshake {
  /// Why it is refused.
  struct Refusal: Error {
    let reason: String
  }

  /// The value of `Sec-WebSocket-Accept` in the answer. Throws: `Refusal`
  static func accept(_ head: RequestHead) throws(Refusal) -> String {
    guard head["upgrade"]?.lowercased() == "websocket" else { throw Refusal(reason: "Upgrade header must be 'websocket'") }
    guard head.lists("connection", "upgrade") else { throw Refusal(reason: "Connection header must include 'Upgrade'") }
    guard let key = head["sec-websocket-key"], Data(base64Encoded: key)?.count == 16 else {
      throw Refusal(reason: "Sec-WebSocket-Key header must be 16 bytes encoded as base64")
    }
    guard head["sec-websocket-version"] == "13" else { throw Refusal(reason: "Sec-WebSocket-Version header must be '13'") }
    return Data(sha1(Array((key + salt).utf8))).base64EncodedString()
  }

  /// Source: RFC 6455, section 1.3
  private static let salt = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

  /// The hash that the handshake is defined with; nothing secret depends on it. Source: RFC 3174, section 6.1
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    func bytes(_ word: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: word.bigEndian, Array.init) }
    // The message ends with a bit, and with its length in bits at the end of a block of 64 bytes.
    var text = message + [0x80]
    text += Array(repeating: 0, count: (120 - text.count % 64) % 64) + bytes(UInt64(message.count) * 8)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in stride(from: 0, to: text.count, by: 64) {
      var words = (0..<16).map { word in (0..<4).reduce(0) { $0 << 8 | UInt32(text[block + word * 4 + $1]) } }
      for t in 16..<80 {
        let mixed = words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]
        words.append(mixed << 1 | mixed >> 31)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (t, word) in words.enumerated() {
        let (f, k): (UInt32, UInt32) =
          switch t {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        (a, b, c, d, e) = ((a << 5 | a >> 27) &+ f &+ e &+ k &+ word, a, b << 30 | b >> 2, c, d)
      }
      for (place, value) in [a, b, c, d, e].enumerated() { state[place] &+= value }
    }
    return state.flatMap { bytes($0) }
  }
}
