import Foundation
import LunetteRender

/// Serves the player's page to this machine.
public final class PlayServer {
  private let server: LiveServer

  /// Listens when the initializer returns. Throws: an error whose text says why it can't
  /// - Parameter port: nil for any free port
  public init(_ loop: PlayLoop, port: UInt16?) throws {
    server = try LiveServer.listening(port: port, mailbox: loop.mailbox)
  }

  /// Contains the token, without which no request is answered.
  public var address: String { server.address }

  /// Closes the port and every connection.
  public func stop() { server.stop() }
}
