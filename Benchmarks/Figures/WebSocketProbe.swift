import Foundation

/// One end of a WebSocket on this machine that sends texts and reads them, and does nothing else meanwhile. Source: RFC 6455
final class WebSocketProbe {
  private let socket: Int32

  /// - Parameter path: with its leading slash
  init(port: UInt16, path: String) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    (address.sin_family, address.sin_port, address.sin_addr.s_addr) = (sa_family_t(AF_INET), port.bigEndian, inet_addr("127.0.0.1"))
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard status == 0 else { throw BenchError(what: "port \(port) can't be reached") }
    // Browsers set this, too.
    var isPrompt: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isPrompt, socklen_t(MemoryLayout<Int32>.size))
    write(
      Array(
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
          .utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard let byte = read(1) else { throw BenchError(what: "port \(port) speaks no WebSocket") }
      head += byte
    }
  }

  deinit { close(socket) }

  private func write(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  /// Returns nil at the end of the connection.
  private func read(_ count: Int) -> [UInt8]? {
    var all = [UInt8](repeating: 0, count: count)
    return count == 0 || recv(socket, &all, count, Int32(MSG_WAITALL)) == count ? all : nil
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126 ? [0x80 | UInt8(bytes.count)] : [0x80 | 126, UInt8(truncatingIfNeeded: bytes.count >> 8), UInt8(truncatingIfNeeded: bytes.count)]
    write([0x81] + length + [0, 0, 0, 0] + bytes)
  }

  /// The next message; nil at the end.
  func next() -> [UInt8]? {
    var message: [UInt8] = []
    while true {
      guard let head = read(2) else { return nil }
      var length = Int(head[1] & 0x7F)
      if length == 126 || length == 127 {
        guard let digits = read(length == 126 ? 2 : 8) else { return nil }
        length = digits.reduce(0) { $0 << 8 | Int($1) }
      }
      guard let part = read(length) else { return nil }
      message += part
      if head[0] & 0x80 != 0 { return message }
    }
  }
}
