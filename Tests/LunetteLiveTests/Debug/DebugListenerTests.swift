import Foundation
import LunetteSystem
import Testing

@testable import LunetteLive

/// The limits for clients of `lunette debug --port`.
@Suite struct DebugListenerTests {
  /// A connection to a listener, which waits a minute for what must come.
  private final class Client {
    private let connection: Int32

    init(_ port: UInt16) throws {
      #if canImport(Glibc)
        connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        connection = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isConnected = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
      }
      try #require(isConnected)
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    deinit { close(connection) }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func ask(_ command: String, _ arguments: String = "{}", number: Int = 1) {
      let body = #"{"type":"request","seq":\#(number),"command":"\#(command)","arguments":\#(arguments)}"#
      write("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// What has come until some words have, or until the connection was closed.
    func read(upTo words: String? = nil) -> (text: String, isClosed: Bool) {
      var (text, block) = ("", [UInt8](repeating: 0, count: 4096))
      while words.map({ !text.contains($0) }) ?? true {
        let count = recv(connection, &block, block.count, 0)
        // What was closed with bytes that nobody has read is reset.
        if count == 0 || count < 0 && errno == ECONNRESET { return (text, true) }
        if count < 0 { return (text, false) }
        text += String(decoding: block[..<count], as: UTF8.self)
      }
      return (text, false)
    }
  }

  private func listener(_ timeForToken: Double = DebugListener.timeForToken) throws -> DebugListener {
    let listener = try DebugListener(port: 0, DebugSession.Options(), timeForToken: timeForToken)
    WorkThread.start { listener.serve() }
    return listener
  }

  @Test func whoDoesNotShowTheTokenInTimeIsLeft() throws {
    let listener = try listener(0.2)
    let (silent, talking) = (try Client(listener.port), try Client(listener.port))
    talking.ask("initialize", #"{"adapterID":"lunette"}"#)
    talking.ask("threads", number: 2)
    #expect(silent.read() == ("", true))
    let answer = talking.read()
    #expect(answer.isClosed)
    #expect(answer.text.contains("threads comes after launch or attach with the token"), "\(answer.text)")
  }

  @Test func whoHasShownTheTokenMayTakeItsTime() throws {
    let listener = try listener(0.2)
    let client = try Client(listener.port)
    // There is no such program, but the token is right.
    client.ask("initialize", #"{"adapterID":"lunette"}"#)
    client.ask("launch", #"{"token":"\#(listener.token)"}"#, number: 2)
    #expect(!client.read(upTo: "\"request_seq\":2").isClosed)
    // The time of one that came later is over.
    #expect(try Client(listener.port).read().isClosed)
    client.ask("threads", number: 3)
    #expect(!client.read(upTo: "\"request_seq\":3").isClosed)
  }

  @Test func aWrongTokenEndsTheConnection() throws {
    let client = try Client(try listener().port)
    client.ask("initialize", #"{"adapterID":"lunette"}"#)
    client.ask("launch", #"{"token":"\#(String(repeating: "0", count: 32))","program":"x.lua"}"#, number: 2)
    let answer = client.read()
    #expect(answer.isClosed)
    #expect(answer.text.contains("the token is wrong"), "\(answer.text)")
  }

  @Test(arguments: ["GET / HTTP/1.1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", String(repeating: "x", count: 100_000), "Content-Length: 3\r\n\r\n{]}"])
  func whatIsNoMessageEndsTheConnection(_ bytes: String) throws {
    let client = try Client(try listener().port)
    client.write(bytes)
    #expect(client.read().isClosed)
  }

  @Test func moreClientsThanThereIsRoomForAreLeftAtOnce() throws {
    let listener = try listener()
    let clients = try (0..<DebugListener.mostClients).map { _ in try Client(listener.port) }
    clients.last?.ask("initialize", #"{"adapterID":"lunette"}"#)
    #expect(clients.last?.read(upTo: "\"request_seq\":1").isClosed == false)
    #expect(try Client(listener.port).read() == ("", true))
  }
}
