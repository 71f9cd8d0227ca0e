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
  private let timeForToken: Double

  /// Listens when the initializer returns. Throws: `Problem`
  /// - Parameters:
  ///   - port: 0 for any free port
  ///   - timeForToken: how long a client may take to show the token. Units: seconds
  public init(port: UInt16, _ options: DebugSession.Options, timeForToken: Double = DebugListener.timeForToken) throws {
    self.timeForToken = timeForToken
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
    let round = UInt32(timeForToken * 1e6 / Double(Strangers.rounds))
    WorkThread.start { [strangers] in
      while true {
        usleep(round)
        strangers.look()
      }
    }
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        switch errno {
        case EINTR, ECONNABORTED: continue
        // Too many files are open, or there is no memory, just now.
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(Self.pause)
        default: return
        }
        continue
      }
      guard clients.enter(atMost: Self.mostClients) else {
        close(connection)
        continue
      }
      begin(connection)
    }
  }

  /// Ours: more than a person has
  static let mostClients = 16
  /// Until it tries again where there is no room for a connection. Units: microseconds. Ours
  private static let pause: UInt32 = 100_000
  /// From the connection to the token. Units: seconds. Source: `lunette play`, whose clients have as long to send a head
  public static let timeForToken: Double = 10
  private let clients = ClientCount()
  private let strangers = Strangers()

  private func begin(_ connection: Int32) {
    // It is closed when both threads have ended.
    let client = Client(connection, clients)
    var options = options
    options.didShowToken = { [client] in client.isKnown = true }
    options.send = { [client] bytes in
      let connection = client.connection
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
    strangers.add(client)
    let session = DebugSession(options)
    WorkThread.start(stackSize: WorkThread.deepStack) {
      session.serve()
      client.end()
    }
    WorkThread.start {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(connection, &block, block.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0, session.receive(block[..<count]) else { break }
      }
      session.close()
      client.end()
    }
  }
}

/// How many clients there are.
/// Unchecked: the lock guards the number.
private final class ClientCount: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// - Returns: whether there was room
  func enter(atMost most: Int) -> Bool {
    lock.withLock {
      guard count < most else { return false }
      count += 1
      return true
    }
  }
  func leave() { lock.withLock { count -= 1 } }
}

/// The clients that have not shown the token, each with the number of rounds that it has been seen in. They are left when their time is over, whatever else
/// they have said, and however slowly.
/// Unchecked: the lock guards the list.
private final class Strangers: @unchecked Sendable {
  /// How often a client is looked at until its time is over. Ours
  static let rounds = 20
  private struct Stranger {
    weak var client: Client?
    var rounds = 0
  }
  private let lock = NSLock()
  private var list: [Stranger] = []

  func add(_ client: Client) { lock.withLock { list.append(Stranger(client: client)) } }

  func look() {
    lock.withLock {
      for index in list.indices {
        list[index].rounds += 1
        if list[index].rounds > Self.rounds, let client = list[index].client, !client.isKnown { client.end() }
      }
      list.removeAll { $0.rounds > Self.rounds || $0.client?.isKnown ?? true }
    }
  }
}

/// A connection that is closed when nobody uses it any more.
/// Unchecked: the lock guards whether the client is known.
private final class Client: @unchecked Sendable {
  let connection: Int32
  private let clients: ClientCount
  private let lock = NSLock()
  private var hasShownToken = false
  /// Whether the client has shown the token.
  var isKnown: Bool {
    get { lock.withLock { hasShownToken } }
    set { lock.withLock { hasShownToken = newValue } }
  }
  init(_ connection: Int32, _ clients: ClientCount) { (self.connection, self.clients) = (connection, clients) }
  func end() { shutdown(connection, Int32(SHUT_RDWR)) }
  deinit {
    close(connection)
    clients.leave()
  }
}
