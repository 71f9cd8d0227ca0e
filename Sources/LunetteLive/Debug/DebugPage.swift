import LunetteDriver
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// The page of a plugin that a session has launched: a player of its own, to which the session is attached.
final class DebugPage {
  private let loop: PlayLoop
  private let server: PlayServer
  var app: PlayedApp { loop.played }
  /// Contains the token, without which no request is answered.
  var address: String { server.address }

  /// Throws: an error whose text says why no port can be opened
  init(_ run: Run, _ options: ScriptHost.Options, version: String) throws {
    var own = PlayLoop.Options()
    own.version = version
    loop = PlayLoop(PlaySession(.plugin(run), options), own)
    server = try PlayServer(loop, port: nil)
  }

  /// Plays on a thread of its own.
  func play() {
    nonisolated(unsafe) let loop = loop
    WorkThread.start(stackSize: WorkThread.deepStack) { loop.run() }
  }

  func end() {
    loop.quit()
    server.stop()
  }
}
