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
