import Foundation
import Testing

// Frames and handshakes need no connection.
@testable import LunetteLive

@Suite struct WebSocketTests {
  private func hash(_ text: String) -> String { WebSocketHandshake.sha1(Array(text.utf8)).map { String(format: "%02x", $0) }.joined() }

  /// Source: RFC 3174, section 7.3; the other lengths are those where the end of the text needs a block of its own
  @Test func hashesAreThoseOfTheStandard() {
    #expect(hash("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hash("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(hash(String(repeating: "a", count: 55)) == "c1c8bbdc22796e28c0e15163d20899b65621d65a")
    #expect(hash(String(repeating: "a", count: 64)) == "0098ba824b5c16427bd7a1122a5a442a25ec644d")
  }

  private func head(_ lines: String) throws -> RequestHead {
    var reader = RequestHeadReader()
    for byte in "GET /socket HTTP/1.1\r\nHost: x\r\n\(lines)\r\n\r\n".utf8 { if let head = try reader.take(byte) { return head } }
    return RequestHead()
  }

  /// Source: RFC 6455, section 1.3
  @Test func aHandshakeIsAccepted() throws {
    let good = "Upgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    #expect(try WebSocketHandshake.accept(try head(good)) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    for (line, other, reason) in [
      ("Upgrade: WebSocket", "Upgrade: h2c", "Upgrade header"), ("keep-alive, Upgrade", "keep-alive", "Connection header"),
      ("dGhlIHNhbXBsZSBub25jZQ==", "dGhl", "Sec-WebSocket-Key"), ("Version: 13", "Version: 8", "Sec-WebSocket-Version"),
    ] {
      let head = try head(good.replacingOccurrences(of: line, with: other))
      do throws(WebSocketHandshake.Refusal) {
        _ = try WebSocketHandshake.accept(head)
        Issue.record("\(other) was accepted")
      } catch { #expect(error.reason.hasPrefix(reason)) }
    }
  }

  private func frame(_ opcode: WebSocketFrame.Opcode, _ text: String, isFinal: Bool = true) -> WebSocketFrame {
    WebSocketFrame(opcode, Array(text.utf8), isFinal: isFinal)
  }

  @Test func fragmentsMakeMessages() throws {
    var messages = WebSocketMessages(longest: 8)
    #expect(try messages.take(frame(.text, "one")) == .message(Data("one".utf8)))
    #expect(try messages.take(frame(.text, "t", isFinal: false)) == .nothing)
    #expect(try messages.take(frame(.ping, "p")) == .ping([112]))
    #expect(try messages.take(frame(.continuation, "w", isFinal: false)) == .nothing)
    #expect(try messages.take(frame(.continuation, "o")) == .message(Data("two".utf8)))
    #expect(try messages.take(frame(.text, "too long", isFinal: false)) == .nothing)
    #expect(try messages.take(frame(.continuation, "!")) == .tooLong)
    #expect(try messages.take(WebSocketFrame(.binary, [0xFF])) == .message(Data([0xFF])))
    #expect(try messages.take(frame(.close, "")) == .closed)
    #expect(try messages.take(WebSocketFrame(.close, [0x03, 0xE8] + Array("bye".utf8))) == .closed)
  }

  @Test("what a client may not send ends the connection with the standard's code")
  func violations() {
    for (frames, code) in [
      ([frame(.continuation, "x")], WebSocketFrame.CloseCode.protocolError),
      ([frame(.text, "x", isFinal: false), frame(.text, "y")], .protocolError),
      ([WebSocketFrame(.text, [0x22, 0xFF, 0xFE])], .invalidPayload),
      ([frame(.text, "x", isFinal: false), WebSocketFrame(.continuation, [0xC3])], .invalidPayload),
      ([WebSocketFrame(.close, [3])], .protocolError), ([WebSocketFrame(.close, [0x03, 0xE7])], .protocolError),
      ([WebSocketFrame(.close, [0x03, 0xED])], .protocolError), ([WebSocketFrame(.close, [0x03, 0xE8, 0xFF])], .protocolError),
    ] {
      var messages = WebSocketMessages(longest: 8)
      do throws(SocketReader.Violation) {
        for frame in frames { _ = try messages.take(frame) }
        Issue.record("\(frames) were taken")
      } catch { #expect(error.code == code) }
    }
  }

  /// Source: RFC 6455, section 5.2
  @Test(arguments: [(0, 2), (125, 2), (126, 4), (65535, 4), (65536, 10)])
  func aFrameSaysItsLength(_ count: Int, _ head: Int) {
    let bytes = Array(WebSocketFrame(.text, Array(repeating: 65, count: count)).bytes)
    #expect(bytes.count == head + count && bytes[0] == 0x81)
    let length = head == 2 ? Int(bytes[1]) : bytes[2..<head].reduce(0) { $0 << 8 | Int($1) }
    #expect(length == count)
    #expect(Array(WebSocketFrame.close(.protocolError).bytes) == [0x88, 2, 0x03, 0xEA])
  }
}
