import FlyingFox
import FlyingSocks
import Foundation

/// Waits for sockets as the pool inside it does, and makes them send each message at once.
///
/// Otherwise the system holds a message back until the one before is acknowledged (Nagle's algorithm), which the other side may delay by
/// 40 ms; a frame that follows its events would be late by that time. A connection inherits the setting from the listening socket.
struct PromptSockets<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The listening socket passes here before the first connection; a connection made earlier passes here before its first message.
    try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
