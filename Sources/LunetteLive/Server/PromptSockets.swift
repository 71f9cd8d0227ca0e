import FlyingFox
import FlyingSocks
import Foundation

/// Waits for sockets as another pool does, and has them send each message at once.
///
/// Without that, the system keeps a message back until the one before it is acknowledged (Nagle's algorithm), which the other side may put
/// off for 40 ms: a frame that follows its events would come that late. A connection takes the setting over from the socket that listens.
struct PromptSockets<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The socket that listens comes here before the first connection; a connection that came before it, before its first message.
    try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
