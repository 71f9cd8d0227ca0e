import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// What a client is told about the error at which a run stands.
extension DebugSession {
  func exceptionInfo() throws -> JsonValue {
    guard let standing, standing.stop.isRaised || standing.stop.isWarning, let error = standing.run.lastError else {
      throw DebugFault("the run doesn't stand at an error")
    }
    let run = standing.run
    let stack = run.host.state.stack
    stack.reserve(12)
    let text = DebugRun.text(of: error, stack)
    let kind = standing.stop.isWarning ? "warning" : run.kind(of: error, stack)
    lshim_push_traceback(stack.raw, standing.stack.raw, 0)
    let trace = stack.popText()
    return [
      "exceptionId": .text(kind), "description": .text(([run.whole(error, stack) ?? text] + callback(standing) + story(run)).joined(separator: "\n")),
      // What only the filter for uncaught errors stops at ends the call of the host.
      "breakMode": standing.stop.filter == "uncaught" ? "unhandled" : "always",
      "details": ["message": .text(run.whole(error, stack) ?? text), "typeName": .text(kind), "stackTrace": .text(trace), "evaluateName": "err"],
    ]
  }

  /// The callback in which it happened, as the report of a run names it: `in cellForRowAt for row 1.1`,
  /// `in handler, as UIButton "Go" sends touchUpInside`.
  private func callback(_ standing: DebugStanding) -> [String] {
    standing.innermostCall.map { ["in \($0)"] } ?? []
  }

  /// What became of the last finger, as `app:explain()` tells it; nothing before the first.
  private func story(_ run: DebugRun) -> [String] {
    guard let app = run.host.context.currentApp as? ScenarioApp, !app.isClosed else { return [] }
    let lines = app.simulation.touchTrace.lines(naming: app.name)
    return app.simulation.input.history.entries.isEmpty ? [] : ["what happened to the touch:"] + lines
  }
}
