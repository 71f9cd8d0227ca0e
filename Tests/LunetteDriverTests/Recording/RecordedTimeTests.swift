import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import ScriptTestSupport
import TestSupport
import Testing

/// The time that a recording keeps although nothing on the screen changes in it.
@Suite struct RecordedTimeTests {
  /// The lines of a recording of an app that shows nothing.
  /// - Parameter inputs: their frames, with the times where these are others
  private func recorded(_ inputs: [(frame: Int, input: Input)], upTo last: Int? = nil) throws -> [String] {
    let folder = try SpecFolder()
    try folder.write("empty/init.lua", "return { didFinishLaunching = function() end }")
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    var run = Run(plugin: folder.path + "/empty/init.lua", seed: 7)
    run.inputs = inputs.map { InputEvent(frame: $0.frame, time: Double($0.frame) / 60, $0.input) }
    return try ScenarioRecorder.record([run], upTo: last, options: options).lines.map(\.code)
  }

  @Test func timeInTheBackgroundIsKept() throws {
    #expect(try recorded([(30, .background), (150, .termination)]) == ["app:background()", "app:wait(2)", "app:terminate()"])
    #expect(
      try recorded([(30, .background), (150, .foreground), (270, .background)])
        == ["app:background()", "app:wait(2)", "app:foreground()", "app:background()"])
    #expect(try recorded([(30, .background)], upTo: 60) == ["app:background()", "app:wait(0.5)"])
  }

  @Test func timeBeforeTheEndOfAnAppIsKept() throws {
    #expect(try recorded([(120, .termination)]) == ["app:wait(2)", "app:terminate()"])
    #expect(try recorded([(1, .termination)]) == ["app:terminate()"])
  }

  /// The clock of a suspended app goes on without frames, up to the next input.
  @Test func timeOfASuspendedAppIsKept() throws {
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    let folder = try SpecFolder()
    try folder.write("empty/init.lua", "return { didFinishLaunching = function() end }")
    // Five seconds after it has gone to the background an app is suspended. Source: docs/rules/world.md 7
    func event(_ frame: Int, at time: Int, _ input: Input) -> InputEvent { InputEvent(frame: frame, time: Double(time) / 60, input) }
    for (input, line) in [(Input.foreground, "app:foreground()"), (.termination, "app:terminate()")] {
      var run = Run(plugin: folder.path + "/empty/init.lua", seed: 7)
      run.inputs = [event(30, at: 30, .background), event(330, at: 3600, .clock), event(3600, at: 3600, input)]
      let lines = try ScenarioRecorder.record([run], options: options).lines.map(\.code)
      #expect(lines == ["app:background()", "app:wait(59.5)", line])
      let player = try run.play(upTo: 3600, options: options)
      defer { player.host.close() }
      #expect(!player.app.isClosed)
      #expect(player.app.simulation.application.applicationState == .background)
      #expect(player.app.simulation.frameCount == 3600)
    }
  }
}
