import Foundation
import LunetteSystem

/// Serves sessions of the Debug Adapter Protocol on a port of the loopback address, also side by side; each has its own run.
///
/// A web page can reach loopback, too: a connection that doesn't begin as the protocol does is closed at once, and a session does nothing before its
/// client has shown the token. Source: CVE-2018-7160
/// Unchecked: what changes is set before it listens.
public final class DebugListener: @unchecked Sendable {
  /// Why it can't listen, in words.
  public struct Problem: Error, CustomStringConvertible { public let description: String }

  public let port: UInt16
  /// What clients must say.
  public let token: String
  private let listener: Int32
  private let options: DebugSession.Options

  /// Listens when the initializer returns. Throws: `Problem`
  /// - Parameter port: 0 for any free port
  public init(port: UInt16, _ options: DebugSession.Options) throws {
    var random = SystemRandomNumberGenerator()
    // 128 bits.
    let token = (0..<16).map { _ in String(format: "%02x", UInt8.random(in: .min ... .max, using: &random)) }.joined()
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw Problem(description: "no port can be opened: \(Self.reason)") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, Self.backlog) == 0 && getsockname(listener, address, &length) == 0
      }
    }
    guard isOpen else {
      let reason = Self.reason
      close(listener)
      throw Problem(description: "port \(port) can't be opened: \(reason); --port 0 takes any free one")
    }
    (self.port, self.token, self.listener) = (UInt16(bigEndian: address.sin_port), token, listener)
    var options = options
    options.token = token
    self.options = options
  }

  /// Ours: more clients than a person has
  private static let backlog: Int32 = 16

  private static var reason: String { String(cString: strerror(errno)) }

  /// Serves until the process ends.
  public func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      begin(connection)
    }
  }

  private func begin(_ connection: Int32) {
    var options = options
    options.send = { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        #else
          let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
        #endif
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
    let session = DebugSession(options)
    WorkThread.start(stackSize: WorkThread.deepStack) {
      session.serve()
      shutdown(connection, Int32(SHUT_RDWR))
    }
    WorkThread.start {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(connection, &block, block.count, 0)
        guard count > 0, session.receive(block[..<count]) else { break }
      }
      session.close()
      shutdown(connection, Int32(SHUT_RDWR))
    }
  }
}
