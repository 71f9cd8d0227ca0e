import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteSystem

/// Going on, and going back.
extension DebugSession {
  static let capabilities: JsonValue = {
    let flags = [
      "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsConditionalBreakpoints", "supportsHitConditionalBreakpoints",
      "supportsEvaluateForHovers", "supportsStepBack", "supportsSetVariable", "supportsRestartFrame", "supportsGotoTargetsRequest",
      "supportsCompletionsRequest", "supportsModulesRequest", "supportsRestartRequest", "supportsValueFormattingOptions", "supportsExceptionInfoRequest",
      "supportTerminateDebuggee", "supportsDelayedStackTraceLoading", "supportsLoadedSourcesRequest", "supportsLogPoints", "supportsSetExpression",
      "supportsTerminateRequest", "supportsDataBreakpoints", "supportsDisassembleRequest", "supportsCancelRequest",
      "supportsBreakpointLocationsRequest", "supportsClipboardContext", "supportsSteppingGranularity", "supportsInstructionBreakpoints",
      "supportsExceptionFilterOptions",
    ]
    let none = [
      "supportsStepInTargetsRequest", "supportsExceptionOptions", "supportSuspendDebuggee", "supportsTerminateThreadsRequest", "supportsReadMemoryRequest",
      "supportsWriteMemoryRequest", "supportsSingleThreadExecutionRequests", "supportsDataBreakpointBytes", "supportsANSIStyling",
    ]
    var fields: [String: JsonValue] = ["completionTriggerCharacters": [".", ":"]]
    for name in flags { fields[name] = true }
    for name in none { fields[name] = false }
    fields["exceptionBreakpointFilters"] = .list(
      filters.map {
        [
          "filter": .text($0.name), "label": .text($0.label), "default": .bool($0.isDefault), "supportsCondition": true,
          "conditionDescription": "a Lua expression; the error is err",
        ]
      })
    return .table(fields)
  }()

  func handleOther(_ request: DebugRequest) throws {
    let arguments = request.arguments
    switch request.command {
    case "setBreakpoints": answer(request, try setBreakpoints(arguments))
    case "breakpointLocations": answer(request, try breakpointLocations(arguments))
    case "setFunctionBreakpoints": answer(request, try setFunctionBreakpoints(arguments))
    case "setExceptionBreakpoints": answer(request, try setExceptionBreakpoints(arguments))
    case "setInstructionBreakpoints": answer(request, try setInstructionBreakpoints(arguments))
    case "disassemble": answer(request, try disassemble(arguments))
    case "dataBreakpointInfo": answer(request, try dataBreakpointInfo(arguments))
    case "setDataBreakpoints": answer(request, try setDataBreakpoints(arguments))
    case "exceptionInfo": answer(request, try exceptionInfo())
    case "threads": answer(request, threads())
    case "stackTrace": answer(request, try stackTrace(arguments))
    case "scopes": answer(request, try scopes(arguments))
    case "variables": answer(request, try variables(arguments))
    case "evaluate": answer(request, try evaluate(arguments))
    case "setVariable": answer(request, try setVariable(arguments))
    case "setExpression": answer(request, try setExpression(arguments))
    case "completions": answer(request, try completions(arguments))
    case "continue":
      try resume { _ in }
      answer(request, ["allThreadsContinued": true])
    case "next": try step(request, isInto: false, isOut: false)
    case "stepIn": try step(request, isInto: true, isOut: false)
    case "stepOut": try step(request, isInto: false, isOut: true)
    case "pause":
      answer(request)
      if standing == nil { isPausing = true }
    case "stepBack": try stepBack(request, .over)
    case "lunette/stepBackIn": try stepBack(request, .into)
    case "lunette/stepBackOut": try stepBack(request, .out)
    case "reverseContinue": try reverseContinue(request)
    case "restartFrame": try restartFrame(request)
    case "gotoTargets": answer(request, try gotoTargets(arguments))
    case "goto": try go(request)
    case "lunette/goto":
      let text = try arguments.needText("moment")
      guard let moment = Moment(text) else { throw DebugFault("\(Moment.form); got \"\(text)\"") }
      try needStanding()
      answer(request)
      try travel(to: stop(at: moment), reason: "goto")
    case "lunette/why": answer(request, try why(arguments))
    case "source": answer(request, try source(arguments))
    case "loadedSources": answer(request, ["sources": .list(loadedSources)])
    case "modules":
      let modules = loadedFiles.map(module)
      answer(request, ["modules": .list(modules), "totalModules": .number(modules.count)])
    case "locations": answer(request, try locations(arguments))
    case "cancel": answer(request)
    default: throw DebugFault("\(request.command) is not supported")
    }
  }

  /// The names of the files that runs have loaded so far.
  private var loadedFiles: [String] {
    if let host = run?.host { meetFiles(of: host) }
    return files.loaded.sorted()
  }

  /// The sources that were loaded, with the texts that a reload has replaced.
  private var loadedSources: [JsonValue] {
    files.forgetDisk()
    return loadedFiles.flatMap { name in [source(name)] + files.otherVersions(of: name).map { source(name, version: $0) } }
  }

  private func needStanding() throws {
    if standing == nil { throw DebugFault("the program runs, or has ended: pause it first") }
  }

  private func step(_ request: DebugRequest, isInto: Bool, isOut: Bool) throws {
    let byInstruction = request.arguments.text("granularity") == "instruction"
    try needStanding()
    answer(request)
    try resume { lshim_begin_step($0.debugger.raw, isInto, isOut, byInstruction) }
  }

  private func source(_ arguments: DebugArguments) throws -> JsonValue {
    if let number = arguments.table("source").whole("sourceReference") ?? arguments.whole("sourceReference"), number != 0 {
      guard let text = files.text(ofVersion: number) else { throw DebugFault("there is no source with the reference \(number)") }
      return ["content": .text(text), "mimeType": "text/x-lua"]
    }
    let path = arguments.table("source").text("path") ?? arguments.table("source").text("name") ?? ""
    _ = files.names
    if path.isEmpty { throw DebugFault("source needs the path of a file") }
    guard let text = files.text(of: FilePath.shown(path)) else { throw DebugFault("there is no source \(path)") }
    return ["content": .text(text), "mimeType": "text/x-lua"]
  }

  // MARK: Back

  enum Back { case over, into, out }

  private func stepBack(_ request: DebugRequest, _ back: Back) throws {
    try needStanding()
    guard let standing else { return }
    answer(request)
    let debugger = standing.run.debugger
    if request.arguments.text("granularity") == "instruction", standing.stop.place != nil {
      guard debugger.raw.pointee.has_previous else { return try travelToEntry() }
      let place = LuaPlace(c: standing.stop.isRaised || isAtNextInstruction(standing) ? debugger.raw.pointee.latest : debugger.raw.pointee.previous)
      return try travel(to: DebugStop(reason: "step", place: place), reason: "step")
    }
    guard let place = previousLine(standing, back) else { return try travelToEntry() }
    try travel(to: DebugStop(reason: "step", place: place), reason: "step")
  }

  /// Whether the instruction that was heard of last has run already.
  private func isAtNextInstruction(_ standing: DebugStanding) -> Bool {
    standing.stop.place.map { $0 != standing.run.debugger.place } ?? false
  }

  /// Where the line before began: in the same function, or else in the one that called it, or in the call before.
  private func previousLine(_ standing: DebugStanding, _ back: Back) -> LuaPlace? {
    let raw = standing.run.debugger.raw
    let chain = standing.logicalInstances()
    let now = standing.stop.place
    if back == .into {
      if raw.pointee.has_latest_line, LuaPlace(c: raw.pointee.latest_line) != now { return LuaPlace(c: raw.pointee.latest_line) }
      return precedingLine
    }
    guard let first = chain.first else { return raw.pointee.has_latest_line ? LuaPlace(c: raw.pointee.latest_line) : nil }
    if now == nil { return first.has_line ? LuaPlace(c: first.line) : nil }
    if back == .over {
      if first.has_line, LuaPlace(c: first.line) != now { return LuaPlace(c: first.line) }
      if first.has_before { return LuaPlace(c: first.before) }
    }
    if chain.count > 1, chain[1].has_line { return LuaPlace(c: chain[1].line) }
    return first.has_origin ? LuaPlace(c: first.came_from) : nil
  }

  /// The line of any function that began before the one at which the run stands.
  private var precedingLine: LuaPlace? {
    guard let standing, let now = standing.stop.place else { return nil }
    var found: LuaPlace?
    lookAgain(
      { _, run in
        run.everyLine = { place, _, _ in if place != now { found = place } }
        run.debugger.raw.pointee.wants_every_line = true
      }, plan: DebugPlan(edits: plan.edits), goal: standing.stop)
    return found
  }

  private func travelToEntry() throws {
    var first = Moment.entry.place
    // What a scenario or a test does before it launches anything comes before the app's beginning.
    if let standing, standing.run.host.context.launches == 0, var place = standing.stop.place, place.call == 0 {
      place.done = 0
      first = place
    }
    try travel(to: DebugStop(reason: "entry", place: first), reason: "entry", text: "the run begins here")
  }

  private func reverseContinue(_ request: DebugRequest) throws {
    try needStanding()
    guard let standing else { return }
    answer(request, ["allThreadsContinued": true])
    var found: DebugStop?
    lookAgain({ _, _ in }, plan: planForAnotherRun(), goal: standing.stop, finish: { found = $0.lastStop })
    guard let found else { return try travelToEntry() }
    try travel(to: found, reason: found.reason, text: found.text) { [unowned self] run, stack in
      (isReturning, run.reached) = (true, found)
      stopHere(run, found, stack)
    }
  }

  /// Data that is watched is found anew in another run.
  func planForAnotherRun() -> DebugPlan {
    var other = plan
    other.data = [:]
    return other
  }

  private func restartFrame(_ request: DebugRequest) throws {
    try needStanding()
    guard let standing else { return }
    let level = try standing.level(request.arguments.needWhole("frameId"))
    guard let instance = level.instance?.pointee else { throw DebugFault("\(level.name) can't be restarted: it is no function of a script") }
    answer(request)
    try travel(to: DebugStop(reason: "restart", place: LuaPlace(c: instance.entry)), reason: "restart")
  }

  private func gotoTargets(_ arguments: DebugArguments) throws -> JsonValue {
    try needStanding()
    let path = arguments.table("source").text("path") ?? arguments.table("source").text("name") ?? ""
    let (name, line) = (FilePath.shown(path), ownLine(try arguments.needWhole("line")))
    var found: [(place: LuaPlace, time: Double)] = []
    var other = DebugPlan(edits: plan.edits)
    other.points = [DebugPoint(id: 0, place: .line(name, line), message: [])]
    lookAgain(
      { host, run in
        run.logged = { _, _, place, _, _ in found.append((place, (host.context.currentApp as? ScenarioApp)?.simulation.time ?? 0)) }
      }, plan: other, goal: nil)
    let all = found.count
    let now = standing?.stop.place
    let middle = found.firstIndex { $0.place == now } ?? 0
    let first = max(0, min(middle - Self.mostTargets / 2, all - Self.mostTargets))
    let shown = found.enumerated().dropFirst(first).prefix(Self.mostTargets)
    let list = shown.map { index, entry -> JsonValue in
      targets.append(entry.place)
      let app = entry.place.app > 1 ? "app \(entry.place.app), " : ""
      let frame = entry.place.call == 0 ? "own code" : "\(app)frame \(entry.place.frame)"
      let label = "\(Self.ordinal(index + 1)) of \(all), \(frame) (\(String(format: "%.3f", entry.time)) s)"
      return ["id": .number(targets.count), "label": .text(label), "line": .number(shownLine(line))]
    }
    return ["targets": .list(list)]
  }

  /// `1st`, `12th`, `23rd`.
  private static func ordinal(_ number: Int) -> String {
    let endings = [1: "st", 2: "nd", 3: "rd"]
    let isTeen = (11...13).contains(number % 100)
    return "\(number)" + (isTeen ? "th" : endings[number % 10] ?? "th")
  }

  /// Source: docs/rules/debugging.md 2
  private static let mostTargets = 100

  private func go(_ request: DebugRequest) throws {
    try needStanding()
    let number = try request.arguments.needWhole("targetId")
    guard targets.indices.contains(number - 1) else { throw DebugFault("there is no target \(number)") }
    answer(request)
    try travel(to: DebugStop(reason: "goto", place: targets[number - 1]), reason: "goto")
  }
}
