import CResources
import FlyingSocks
import Foundation
import LunetteSystem

/// Serves the page and the WebSocket, only on the loopback address and only to clients that know the token.
///
/// Pages of other sites must not reach it: their requests have another `Origin`, or, if a name was made to point to this machine, another
/// `Host`.
/// Unchecked: what changes is set before the server listens, and used by the thread that made it.
final class LiveServer: @unchecked Sendable {
  /// The reason why it can't listen.
  enum Problem: Error, CustomStringConvertible {
    case portInUse(UInt16, free: UInt16?)
    case unavailable(String)

    var description: String {
      switch self {
      case .portInUse(let port, let free):
        "port \(port) is in use" + (free.map { "; the next free one is \($0): --port \($0)" } ?? " and so are those after it; leave out --port")
      case .unavailable(let reason): "the port can't be opened: \(reason)"
      }
    }
  }

  let port: UInt16
  let token: String
  private let handler: LivePages
  private let mailbox: Mailbox<LiveClient.Event>
  private let connections = LiveConnections()
  private var task: Task<Void, Never>?

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// - Parameter port: nil for any free port
  private init(port wanted: UInt16?, mailbox: Mailbox<LiveClient.Event>) throws {
    var random = SystemRandomNumberGenerator()
    let token = (0..<4).map { _ in String(UInt32.random(in: .min ... .max, using: &random) | 0x1000_0000, radix: 16) }.joined()
    let first = wanted ?? Self.usualPort
    guard let port = wanted.map({ Self.isFree($0) ? $0 : nil }) ?? Self.freePort(from: first) else {
      throw Problem.portInUse(first, free: wanted == nil ? nil : Self.freePort(from: first &+ 1))
    }
    (self.port, self.token) = (port, token)
    (handler, self.mailbox) = (LivePages(port: port, token: token), mailbox)
  }

  /// Listens when the function returns. Another program may take a free port before it is opened here; then the next port is tried.
  /// - Parameter port: nil for any free port
  static func listening(port: UInt16?, mailbox: Mailbox<LiveClient.Event>) throws -> LiveServer {
    // 0 is any free port, as elsewhere.
    let port = port == 0 ? nil : port
    for _ in 1..<triedPorts {
      let server = try LiveServer(port: port, mailbox: mailbox)
      do {
        try server.start()
        return server
      } catch Problem.portInUse where port == nil {
        continue
      }
    }
    throw Problem.portInUse(port ?? usualPort, free: nil)
  }

  /// The port is open when the function returns. Throws: `Problem`
  private func start() throws {
    let listener: Socket
    do { listener = try Self.listener(on: port) } catch {
      if case .failed(_, EADDRINUSE, _) = error as? SocketError { throw Problem.portInUse(port, free: Self.freePort(from: port &+ 1)) }
      throw Problem.unavailable(error.localizedDescription)
    }
    task = Task { [handler, mailbox, connections] in
      let pool = SocketPool.make()
      try? await pool.prepare()
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await pool.run() }
        group.addTask { await Self.accept(from: listener, pool, handler, mailbox, connections) }
        await group.next()
        group.cancelAll()
      }
      try? listener.close()
    }
  }

  private static func accept(
    from listener: Socket, _ pool: some AsyncSocketPool, _ handler: LivePages, _ mailbox: Mailbox<LiveClient.Event>, _ connections: LiveConnections
  ) async {
    guard let listening = try? AsyncSocket(socket: listener, pool: pool) else { return }
    while !Task.isCancelled {
      guard let socket = try? await listening.accept() else {
        // No more files can be opened for now.
        try? await Task.sleep(nanoseconds: patience)
        continue
      }
      // Otherwise the system holds a message back until the one before is acknowledged (Nagle's algorithm), which the other side may delay
      // by 40 ms; a frame that follows its events would be late by that time.
      try? socket.socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      connections.add(socket) { LiveConnection(socket: socket, pages: handler, mailbox: mailbox, becomesSession: $0) }
    }
  }
  /// Pause after a connection could not be accepted. Units: nanoseconds. Ours
  private static let patience: UInt64 = 50_000_000

  /// Closes the port and every connection.
  func stop() {
    connections.closeAll()
    task?.cancel()
    guard let task else { return }
    let isDown = DispatchSemaphore(value: 0)
    Task {
      await task.value
      isDown.signal()
    }
    _ = isDown.wait(timeout: .now() + 2)
  }

  // MARK: Ports

  /// The first port that is tried. Ours: the date of the moon landing, 20 July
  static let usualPort: UInt16 = 7200
  /// Number of ports that are tried. Ours
  private static let triedPorts: UInt16 = 64

  private static func freePort(from first: UInt16) -> UInt16? {
    (first..<min(first &+ triedPorts, .max)).first(where: isFree)
  }

  private static func isFree(_ port: UInt16) -> Bool {
    (try? listener(on: port).close()) != nil
  }

  private static func listener(on port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }
}

/// The answers to requests: the page's own files, and the handshake of its WebSocket.
struct LivePages: Sendable {
  let port: UInt16
  let token: String

  enum Answer {
    case page(LiveResponse)
    /// The messages of the WebSocket follow.
    case socket(LiveResponse)
  }

  func answer(_ head: RequestHead) -> Answer {
    guard isOurs(head), head.method == "GET", let name = name(in: head.path) else { return .page(Self.nothing) }
    if name == "socket" {
      guard head.has("origin") || !head.has("sec-fetch-site") else { return .page(Self.nothing) }
      do throws(WebSocketHandshake.Refusal) {
        let accepted = try WebSocketHandshake.accept(head)
        return .socket(
          LiveResponse(.switchingProtocols, headers: ["Connection": "upgrade", "Upgrade": "websocket", "Sec-WebSocket-Accept": accepted]))
      } catch {
        return .page(LiveResponse(.badRequest, body: Array(error.reason.utf8)))
      }
    }
    guard let file = PageFile.all[name.isEmpty ? "index.html" : name] else { return .page(Self.nothing) }
    return .page(
      LiveResponse(
        .ok,
        headers: [
          "Content-Type": file.type, "Cache-Control": "no-store", "Content-Security-Policy": Self.policy, "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin", "X-Frame-Options": "DENY",
        ], body: file.bytes))
  }

  /// The answer to a wrong address; it reveals nothing about the files here.
  private static var nothing: LiveResponse {
    LiveResponse(
      .notFound, headers: LiveResponse.plainText.merging(["X-Content-Type-Options": "nosniff"]) { $1 },
      body: Array("Nothing is here. Open the whole address that lunette printed.\n".utf8))
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private func isOurs(_ head: RequestHead) -> Bool {
    guard let host = head["host"]?.lowercased(), hosts.contains(host) else { return false }
    guard head.has("origin") else { return true }
    let origin = head["origin"]?.lowercased()
    return hosts.contains { origin == "http://\($0)" }
  }

  /// The part of a path after the token; nil if the token is wrong.
  private func name(in path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, Self.isSame(parts[1], token) else { return nil }
    return String(parts[2])
  }

  /// Compares in a time that doesn't depend on where the texts differ.
  private static func isSame(_ given: Substring, _ token: String) -> Bool {
    let (a, b) = (Array(given.utf8), Array(token.utf8))
    return a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The page may load only its own files, and pictures inside frames.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"
}

/// A file of the page; its content is compiled into the program.
struct PageFile {
  let type: String
  let bytes: [UInt8]

  private init(_ type: String, _ file: Resource) { (self.type, bytes) = (type, file.bytes) }

  private static func script(_ file: Resource) -> PageFile { PageFile("text/javascript; charset=utf-8", file) }

  static let all: [String: PageFile] = [
    "index.html": PageFile("text/html; charset=utf-8", Resource.index_html),
    "live.css": PageFile("text/css; charset=utf-8", Resource.live_css),
    "panels.css": PageFile("text/css; charset=utf-8", Resource.panels_css),
    "main.js": script(Resource.main_js),
    "wire.js": script(Resource.wire_js),
    "screen.js": script(Resource.screen_js),
    "fingers.js": script(Resource.fingers_js),
    "timeline.js": script(Resource.timeline_js),
    "views.js": script(Resource.views_js),
    "why.js": script(Resource.why_js),
    "exploded.js": script(Resource.exploded_js),
    "lanes.js": script(Resource.lanes_js),
    "voice.js": script(Resource.voice_js),
    "requests.js": script(Resource.requests_js),
    "console.js": script(Resource.console_js),
    "recorder.js": script(Resource.recorder_js),
    "elements.js": script(Resource.elements_js),
  ]
}
