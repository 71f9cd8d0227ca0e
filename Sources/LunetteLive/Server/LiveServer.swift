import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and the WebSocket, only on the loopback address and only to clients that know the token.
///
/// Pages of other sites must not reach it: their requests have another `Origin`, or, if a name was made to point to this machine, another
/// `Host`.
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
  private let server: HTTPServer
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
    server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: PromptSockets(base: HTTPServer.defaultPool()), logger: .disabled,
      handler: LiveHandler(port: port, token: token, socket: LiveSocket(mailbox: mailbox)))
  }

  /// Listens when the function returns. Another program may take a free port before it is opened here; then the next port is tried.
  /// - Parameter port: nil for any free port
  static func listening(port: UInt16?, mailbox: Mailbox<LiveClient.Event>) throws -> LiveServer {
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

  /// Returns when the server listens.
  private func start() throws {
    let isUp = DispatchSemaphore(value: 0)
    let failure = Failure()
    let server = server
    task = Task {
      do { try await server.run() } catch { failure.note(error) }
      isUp.signal()
    }
    Task {
      try? await server.waitUntilListening()
      isUp.signal()
    }
    isUp.wait()
    if failure.isPortInUse { throw Problem.portInUse(port, free: Self.freePort(from: port &+ 1)) }
    if let reason = failure.text { throw Problem.unavailable(reason) }
  }

  /// Closes the port and every connection.
  func stop() {
    let isDown = DispatchSemaphore(value: 0)
    let (server, task) = (server, task)
    Task {
      await server.stop(timeout: 0)
      task?.cancel()
      isDown.signal()
    }
    _ = isDown.wait(timeout: .now() + 2)
  }

  private final class Failure: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (any Error)?
    var text: String? { lock.withLock { value?.localizedDescription } }
    var isPortInUse: Bool {
      guard case .failed(_, EADDRINUSE, _) = lock.withLock({ value }) as? SocketError else { return false }
      return true
    }
    func note(_ error: any Error) { lock.withLock { value = error } }
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
    guard let socket = try? Socket(domain: AF_INET) else { return false }
    defer { try? socket.close() }
    try? socket.setValue(true, for: .localAddressReuse)
    return (try? socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))) != nil && (try? socket.listen()) != nil
  }
}

/// Answers requests for the page's own files only.
private struct LiveHandler: HTTPHandler {
  let port: UInt16
  let token: String
  let socket: LiveSocket

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isOurs(request), request.method == .GET, let name = name(in: request.target.path()) else {
      return Self.nothing
    }
    if name == "socket" {
      guard request.headers[HTTPHeader("Origin")] != nil || request.headers[HTTPHeader("Sec-Fetch-Site")] == nil else {
        return Self.nothing
      }
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }
    guard let file = PageFile.all[name.isEmpty ? "index.html" : name] else { return Self.nothing }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: file.type, .cacheControl: "no-store", HTTPHeader("Content-Security-Policy"): Self.policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
      ], body: Data(file.bytes))
  }

  /// The answer to a wrong address; it reveals nothing about the files here.
  private static var nothing: HTTPResponse {
    HTTPResponse(
      statusCode: .notFound, headers: [.connection: "close", .contentType: "text/plain; charset=utf-8", HTTPHeader("X-Content-Type-Options"): "nosniff"],
      body: Data("Nothing is here. Open the whole address that lunette printed.\n".utf8))
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private func isOurs(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")]?.lowercased() else { return true }
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

  private init(_ type: String, _ bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }

  private static func script(_ bytes: [UInt8]) -> PageFile { PageFile("text/javascript; charset=utf-8", bytes) }

  static let all: [String: PageFile] = [
    "index.html": PageFile("text/html; charset=utf-8", PackageResources.index_html),
    "live.css": PageFile("text/css; charset=utf-8", PackageResources.live_css),
    "panels.css": PageFile("text/css; charset=utf-8", PackageResources.panels_css),
    "main.js": script(PackageResources.main_js),
    "wire.js": script(PackageResources.wire_js),
    "screen.js": script(PackageResources.screen_js),
    "fingers.js": script(PackageResources.fingers_js),
    "timeline.js": script(PackageResources.timeline_js),
    "views.js": script(PackageResources.views_js),
    "exploded.js": script(PackageResources.exploded_js),
    "lanes.js": script(PackageResources.lanes_js),
    "console.js": script(PackageResources.console_js),
    "recorder.js": script(PackageResources.recorder_js),
    "elements.js": script(PackageResources.elements_js),
  ]
}
