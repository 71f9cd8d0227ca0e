import Foundation
import LunetteRender

/// The player's page, served to this machine.
public final class PlayServer {
  private let server: LiveServer

  /// Listens when it returns. Throws: an error that says in words why it doesn't
  /// - Parameter port: nil for a free one
  public init(_ loop: PlayLoop, port: UInt16?) throws {
    server = try LiveServer.listening(port: port, mailbox: loop.mailbox)
  }

  /// With the token, without which nothing is answered.
  public var address: String { server.address }

  /// Closes the port and every connection.
  public func stop() { server.stop() }
}
