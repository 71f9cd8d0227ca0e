import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// Errors, failed assertions and warnings at which a run stops. Source: docs/rules/debugging.md 2
extension DebugRun {
  func raised(_ visit: LuaDebugger.Visit, _ place: LuaPlace) {
    // An error that passes through the host is raised again.
    raises += 1
    guard isLight || debugger.raw.pointee.instructions != lastRaise else { return }
    lastRaise = debugger.raw.pointee.instructions
    let isCaught = visit.reasons.contains(.caught)
    let error = LuaReference(visit.stack, at: visit.value)
    let text = Self.text(of: error, visit.stack)
    let isAssertion = Self.isAssertion(error, visit.stack)
    if isAfterGoal {
      if var reached = goal, !reached.isWarning {
        (goal, isAfterGoal) = (nil, false)
        (reached.text, stoppedAt) = (text, place)
        stand(with: error) { arrived(self, reached, visit.stack) }
      }
      return
    }
    var wanted: [String] = ["all"]
    if !isCaught { wanted.append("uncaught") }
    if isAssertion { wanted.append("assertions") }
    if !isAssertion, whole(error, visit.stack).map(isException) ?? false { wanted.append("uikit") }
    stopFor(wanted, error, DebugStop(reason: "exception", text: text, place: place, isRaised: true, event: .raise(raises)), visit.stack)
  }

  /// Stops if one of these filters is set and its condition holds.
  private func stopFor(_ filters: [String], _ error: LuaReference, _ stop: DebugStop, _ stack: LuaStack) {
    for filter in filters {
      guard let condition = plan.filters[filter] else { continue }
      var stop = stop
      stop.filter = filter
      if let condition {
        do { if !(try holds(condition, stack, error: error)) { continue } } catch { stop.text = "the condition \"\(condition)\" fails: \(error)" }
      }
      return stand(with: error) { self.stop(stop, stack) }
    }
  }

  private func stand(with error: LuaReference, _ body: () -> Void) {
    lastError = error
    defer { lastError = nil }
    body()
  }

  /// UIKit has warned: of a script's call, or in the work of a frame.
  func warned(_ text: String) {
    // A block that a queue has started, or a task, is a coroutine of its own.
    let stack = host.state.stack.context.pointee.turn.running.map { LuaStack($0) } ?? host.state.stack
    guard !stack.context.pointee.is_deaf_to_steps, stack.reserve(8) else { return }
    warnings += 1
    stack.push(text)
    let error = LuaReference(popping: stack)
    if isAfterGoal, let reached = goal, reached.isWarning {
      (goal, isAfterGoal, stoppedAt) = (nil, false, reached.place)
      return stand(with: error) { arrived(self, reached, stack) }
    }
    let app = host.context.currentApp as? ScenarioApp
    let isInScript = debugger.raw.pointee.levels_count > 0
    let frame = app.map { (app: $0.launchNumber, number: $0.simulation.frameCount) }
    var stop = DebugStop(reason: "exception", text: text, place: isInScript ? debugger.place : nil, frame: isInScript ? nil : frame)
    (stop.isRaised, stop.isWarning, stop.event) = (isInScript, true, .warning(warnings))
    if let app, !isInScript || app.simulation.isRunningFrame && host.context.position == nil {
      stop.cause = "the host: the work of frame \(app.simulation.frameCount + 1) warns"
    }
    stopFor(["warnings"], error, stop, stack)
  }

  /// Whether an error has these words, behind the script's position.
  private func isException(_ text: String) -> Bool { exception.map { text.hasSuffix($0) } ?? false }

  func noteExceptions() {
    let raise = host.state.raiseHostError
    host.state.raiseHostError = { [weak self] stack, error in
      if let exception = error as? UIException { self?.exception = hostFaultText(exception) }
      return raise?(stack, error) ?? stack.fault("\(error)")
    }
  }

  /// What an error is to a client.
  func kind(of error: LuaReference, _ stack: LuaStack) -> String {
    if Self.isAssertion(error, stack) { return "failed assertion" }
    guard let text = whole(error, stack) else { return "script error" }
    return isException(text) ? "UIKit exception" : text.contains("VM instructions") ? "budget" : "script error"
  }

  /// All that an error says, for a failed assertion with the difference; nil for a value without text.
  func whole(_ error: LuaReference, _ stack: LuaStack) -> String? {
    stack.push(error)
    let height = stack.top
    defer { stack.top = height - 1 }
    guard stack.isTable(at: -1) else { return stack.text(at: -1) }
    // The fields of a failure, see assert.lua.
    let lines = [("message", ""), ("expected", "expected: "), ("actual", "actual:   "), ("detail", "")].compactMap { name, label -> String? in
      stack.pushRawField(name, of: height)
      defer { stack.pop() }
      return stack.text(at: -1).map { label + $0 }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The first line of what it says; for a failed comparison what was expected and found.
  static func text(of error: LuaReference, _ stack: LuaStack) -> String {
    stack.push(error)
    defer { stack.pop() }
    if let text = stack.text(at: -1) { return String(text.prefix { !$0.isNewline }) }
    if stack.isTable(at: -1) {
      let first = { (key: String) -> String? in
        stack.pushRawField(key, of: -1)
        defer { stack.pop() }
        return stack.text(at: -1).map { String($0.prefix { !$0.isNewline }) }
      }
      if let text = first("message") ?? first("text") { return text }
      let compared = ["expected", "actual"].compactMap { key in first(key).map { "\(key): \($0)" } }
      if !compared.isEmpty { return compared.joined(separator: ", ") }
    }
    return DebugValue(stack, at: -1).text
  }

  static func isAssertion(_ error: LuaReference, _ stack: LuaStack) -> Bool {
    stack.push(error)
    defer { stack.pop() }
    guard stack.isTable(at: -1), lua_getmetatable(stack.raw, -1) != 0 else { return false }
    stack.pushRawField("__name", of: -1)
    defer { stack.pop(2) }
    // As assert.lua names it.
    return stack.text(at: -1) == "failure"
  }
}
