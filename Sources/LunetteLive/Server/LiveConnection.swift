import FlyingSocks
import Foundation

/// One connection to the server: it answers requests, and becomes a front end's WebSocket.
struct LiveConnection: Sendable {
  let socket: AsyncSocket
  let pages: LivePages
  let mailbox: Mailbox<LiveClient.Event>
  /// Called when a client has shown the token, and stays.
  let becomesSession: @Sendable () -> Void

  /// Returns when the connection has ended. It is closed then.
  func serve() async {
    let reader = SocketReader(socket)
    do {
      while try await answer(reader) {}
    } catch let refusal as RequestHead.Refusal {
      try? await send(LiveResponse(refusal), keepsAlive: false)
      await reader.drain()
    } catch {}
    try? socket.close()
  }

  /// Answers the next request. Returns: whether another one may follow. Throws: `RequestHead.Refusal`; at the end of the stream
  private func answer(_ reader: SocketReader) async throws -> Bool {
    guard let head = try await reader.head() else { return false }
    let length = try head.bodyLength()
    if length > 0 { try await SocketReader.within(RequestHead.Limits.seconds) { try await reader.skip(length) } }
    switch pages.answer(head) {
    case .page(let response):
      let keepsAlive = !head.isHttp10 && !head.lists("connection", "close") && response.code == LiveResponse.Status.ok.rawValue
      try await send(response, keepsAlive: keepsAlive)
      return keepsAlive
    case .socket(let response):
      becomesSession()
      try await send(response, keepsAlive: true)
      await talk(reader)
      return false
    }
  }

  private func send(_ response: LiveResponse, keepsAlive: Bool) async throws {
    let (socket, data) = (socket, response.bytes(keepsAlive: keepsAlive))
    try await SocketReader.within(Self.writeSeconds) { try await socket.write(data) }
  }
  /// Longest time in which a client takes an answer. Units: seconds. Ours
  private static let writeSeconds = 30.0

  /// Passes messages on in both directions, until one side ends.
  private func talk(_ reader: SocketReader) async {
    let client = LiveClient(mailbox)
    mailbox.post(.opened(client))
    let socket = socket
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await client.read(from: reader) }
      group.addTask { while let frame = await client.next(), (try? await socket.write(frame.bytes)) != nil {} }
      group.addTask { await client.hasEnded() }
      await group.next()
      client.close()
      // Bytes on their way, such as the reason for the end, are still written; a client that takes nothing is left.
      try? await Task.sleep(nanoseconds: Self.farewell)
      group.cancelAll()
    }
  }
  /// Units: nanoseconds. Ours
  private static let farewell: UInt64 = 50_000_000
}

/// The connections that are open. Beyond the limit the one that came first makes room, of those that have not shown the token.
/// Unchecked: a lock guards what changes.
final class LiveConnections: @unchecked Sendable {
  private let lock = NSLock()
  private var open: [(id: Int, task: Task<Void, Never>, isSession: Bool)] = []
  private var last = 0

  /// Serves a connection, or closes it where there is no room.
  func add(_ socket: AsyncSocket, _ make: (@escaping @Sendable () -> Void) -> LiveConnection) {
    lock.lock()
    defer { lock.unlock() }
    if open.count >= RequestHead.Limits.connections {
      guard let first = open.firstIndex(where: { !$0.isSession }) else {
        try? socket.close()
        return
      }
      open.remove(at: first).task.cancel()
    }
    last += 1
    let id = last
    let connection = make { [self] in
      lock.withLock { if let place = open.firstIndex(where: { $0.id == id }) { open[place].isSession = true } }
    }
    open.append(
      (
        id,
        Task { [self] in
          await connection.serve()
          lock.withLock { open.removeAll { $0.id == id } }
        }, false
      ))
  }

  func closeAll() { lock.withLock { for connection in open { connection.task.cancel() } } }
}
