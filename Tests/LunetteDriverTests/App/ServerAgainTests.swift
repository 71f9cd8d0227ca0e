import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import ScriptTestSupport
import Testing

/// A server from a file is part of a session: it runs again when the session goes back, and a branch goes on from where its own past has come.
@Suite struct ServerAgainTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/counter/init.lua",
      """
      return { didFinishLaunching = function()
        local window = UIWindow { backgroundColor = "white" }
        local button = UIButton { type = "system", frame = { 20, 100, 280, 44 } }
        button:setTitle("none", "normal")
        button:addTarget("touchUpInside", function()
          URLSession.shared:dataTask("https://a.test/count", function(data, _, error)
            DispatchQueue.main:async(function() button:setTitle(error and error.code or data, "normal") end)
          end):resume()
        end)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end }
      """)
    try folder.write(
      "server.lua",
      """
      local count = 0
      return function(server) server:get("https://a.test/count", function() count = count + 1 return { body = "count " .. count } end) end
      """)
  }

  private func tap(_ frame: Int, finger: Int) -> [InputEvent] {
    [UITouch.Phase.began, .ended].enumerated().map { index, phase in
      let frame = frame + 3 * index
      return InputEvent(
        frame: frame, time: Double(frame) / 60, .touches([TouchSample(finger: finger, phase: phase, location: CGPoint(x: 160, y: 120))]))
    }
  }

  private func screen(_ run: Run, at frame: Int) throws -> String {
    var options = ScriptHost.Options()
    (options.network, options.output) = (.file(folder.path + "/server.lua"), { _ in })
    let player = try run.play(upTo: frame, options: options)
    defer { player.host.close() }
    return String(decoding: SvgFrame(FrameSnapshot(player.app.simulation), title: "").bytes, as: UTF8.self)
  }

  /// W-158
  @Test func goingBackGivesTheSameFramesAndABranchItsOwnCount() throws {
    var run = Run(plugin: folder.path + "/plugins/counter")
    run.inputs = tap(10, finger: 1) + tap(60, finger: 2)
    let frames = try [30, 90].map { try screen(run, at: $0) }
    #expect(frames[0].contains("count 1") && frames[1].contains("count 2"))
    #expect(try screen(run, at: 30) == frames[0])
    var branch = run.cut(after: 40)
    branch.inputs += tap(45, finger: 3)
    #expect(try screen(branch, at: 90).contains("count 2"), "the count goes on from the branch's moment")
  }

  /// A reply that the server would give is another one once a person has given one, and both stay where the session goes back.
  @Test func whatAPersonDoesToARequestIsAnInput() throws {
    var run = Run(plugin: folder.path + "/plugins/counter")
    func deed(_ frame: Int, _ fields: [String: InputValue]) -> InputEvent {
      var fields = fields
      (fields["number"], fields["by"]) = (.number(1), .text("page"))
      return InputEvent(frame: frame, time: Double(frame) / 60, .answer(name: SimulatedNetwork.inputName, .table(fields)))
    }
    let first = tap(10, finger: 1)
    run.inputs = first + [deed(15, ["delay": .number(1)])]
    #expect(try screen(run, at: 60).contains("none"))
    #expect(try screen(run, at: 100).contains("count 1"))
    run.inputs = first + [deed(15, ["error": .text("timedOut")])]
    #expect(try screen(run, at: 30).contains("timedOut"))
    run.inputs = first + [deed(15, ["status": .number(200), "body": .text("by hand")])]
    #expect(try screen(run, at: 30).contains("by hand"))
    run.inputs = first + [deed(15, ["held": .bool(true)])]
    #expect(try screen(run, at: 200).contains("none"))
    run.inputs += [deed(210, ["released": .bool(true)])]
    #expect(try screen(run, at: 215).contains("count 1"))
  }
}
