import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteSystem

/// What a client has set, by kind: each request replaces all of its kind.
struct DebugBreakpoints {
  var lines: [String: [DebugPoint]] = [:]
  var functions: [DebugPoint] = []
  var instructions: [DebugPoint] = []
  var data: [DebugPoint] = []
  /// Breakpoints at functions of which no file is known yet: names by identifiers.
  var unknown: [Int: String] = [:]
  var nextID = 1

  mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  var all: [DebugPoint] { lines.sorted { $0.key < $1.key }.flatMap(\.value) + functions + instructions + data }
}

extension DebugSession {
  /// The run is watched for what is set now. Where it stands, hits are counted from the run's beginning, and log points tell what they missed.
  func updatePlan() {
    plan.points = breakpoints.all
    guard let run else { return }
    let known = Set(run.plan.points.map(\.id))
    run.plan = plan
    if run.isLight, !run.mayBeLight {
      // Another run knows what this one has missed, and goes on from here.
      if let frame = (run.host.context.currentApp as? ScenarioApp).map({ (app: $0.launchNumber, number: $0.simulation.frameCount) }) {
        try? travel(to: DebugStop(reason: "step", frame: frame), reason: "step") { _, _ in }
      } else {
        next = Next(goal: nil, reason: "entry")
        leave()
      }
      return
    }
    let fresh = plan.points.filter { !known.contains($0.id) && ($0.hits != nil || $0.message != nil) }
    guard !fresh.isEmpty, let standing else { return }
    var other = plan
    other.points = fresh
    other.filters = [:]
    var seen: [Int: Int] = [:]
    var lines: [(Int, String, LuaPlace, String, Int)] = []
    lookAgain({ _, run in run.logged = { lines.append(($0, $1, $2, $3, $4)) } }, plan: other, goal: standing.stop, finish: { seen = $0.hits })
    run.count(seen)
    for (point, text, place, source, line) in lines where loggedPoints.insert("\(point) \(place)").inserted {
      console("\(text)\n", source: source, line: line)
    }
  }

  private func point(_ place: DebugPoint.Place, _ arguments: DebugArguments) throws -> DebugPoint {
    var point = DebugPoint(id: breakpoints.newID(), place: place)
    if let condition = arguments.text("condition"), !condition.allSatisfy(\.isWhitespace) {
      point.condition = condition
      let state = LuaState()
      defer { state.close() }
      do { _ = try state.load("return \(condition)\n", name: "=condition") } catch {
        throw DebugFault("the condition can't be read: \(error.message.replacing(#/^condition:\d+: /#, with: ""))")
      }
    }
    if let text = arguments.text("hitCondition"), !text.allSatisfy(\.isWhitespace) {
      guard let hits = HitCondition(text) else { throw DebugFault("\(HitCondition.form); got \"\(text)\"") }
      point.hits = hits
    }
    if let message = arguments.text("logMessage"), !message.isEmpty { point.message = LogPart.parts(of: message) }
    return point
  }

  private func name(ofSource arguments: DebugArguments) throws -> String {
    guard arguments.has("source") else { throw DebugFault("setBreakpoints needs a source") }
    guard let path = arguments.table("source").text("path") ?? arguments.table("source").text("name") else { throw DebugFault("the source needs a path") }
    let shown = FilePath.shown(path)
    if files.text(of: shown) == nil, let real = FilePath.real(path), let here = FilePath.real(FilePath.currentFolder), real.hasPrefix(here + "/") {
      return String(real.dropFirst(here.count + 1))
    }
    return shown
  }

  func setBreakpoints(_ arguments: DebugArguments) throws -> JsonValue {
    let name = try name(ofSource: arguments)
    files.read(name, nil)
    let old = breakpoints.lines[name] ?? []
    var points: [DebugPoint] = []
    var list: [JsonValue] = []
    var wanted = arguments.list("breakpoints")
    if wanted.isEmpty, case .list(let lines)? = arguments.fields["lines"] { wanted = lines.map { DebugArguments(["line": $0]) } }
    for entry in wanted {
      let asked = ownLine(try entry.needWhole("line"))
      do {
        var point = try point(place(name, asked), entry)
        point.asked = asked
        if let same = old.first(where: {
          $0.place == point.place && $0.condition == point.condition && $0.hits == point.hits && $0.message == point.message
        }), !points.contains(where: { $0.id == same.id }) {
          point = same
          point.asked = asked
        }
        points.append(point)
        list.append(told(point, name))
      } catch {
        list.append(
          .object(["id": .number(breakpoints.newID()), "verified": false, "line": .number(shownLine(asked)), "message": .text("\(error)"), "reason": "failed"]))
      }
    }
    breakpoints.lines[name] = points
    updatePlan()
    return ["breakpoints": .list(list)]
  }

  /// Where a breakpoint at a line of a file stops; at line 0, which nothing reaches, if it has no code there.
  private func place(_ name: String, _ asked: Int) -> DebugPoint.Place { .line(name, files.code(of: name)?.line(forBreakpointAt: asked) ?? 0) }

  private func told(_ point: DebugPoint, _ name: String) -> JsonValue {
    let asked = point.asked
    guard case .line(_, let line) = point.place, line > 0 else {
      let why = files.code(of: name) != nil ? "\(name) has no code at line \(asked) or after it" : files.fault(in: name) ?? "there is no file \(name)"
      return .object(["id": .number(point.id), "verified": false, "line": .number(shownLine(asked)), "message": .text(why), "reason": "failed"])
    }
    return .object([
      "id": .number(point.id), "verified": true, "line": .number(shownLine(line)), "source": source(name),
      "message": line == asked ? nil : .text("line \(asked) has no code of its own; it stops at line \(line)"),
    ])
  }

  /// The run has another text of a file than the one by which its breakpoints were placed.
  func placeAgain(_ name: String) {
    guard var points = breakpoints.lines[name] else { return }
    var moved: [DebugPoint] = []
    for (index, point) in points.enumerated() where place(name, point.asked) != point.place {
      points[index].place = place(name, point.asked)
      moved.append(points[index])
    }
    guard !moved.isEmpty else { return }
    breakpoints.lines[name] = points
    updatePlan()
    for point in moved { tell("breakpoint", ["reason": "changed", "breakpoint": told(point, name)]) }
  }

  func breakpointLocations(_ arguments: DebugArguments) throws -> JsonValue {
    let name = try name(ofSource: arguments)
    files.read(name, nil)
    let first = ownLine(try arguments.needWhole("line"))
    let last = arguments.whole("endLine").map(ownLine) ?? first
    let lines = Set(files.code(of: name)?.functions.flatMap { $0.reachableLines } ?? []).filter { (first...max(first, last)).contains($0) }.sorted()
    return ["breakpoints": .list(lines.map { ["line": .number(shownLine($0))] })]
  }

  func setFunctionBreakpoints(_ arguments: DebugArguments) throws -> JsonValue {
    var points: [DebugPoint] = []
    var list: [JsonValue] = []
    breakpoints.unknown = [:]
    for entry in arguments.list("breakpoints") {
      let name = try entry.needText("name")
      do {
        if let host = Self.hostMethod(name) {
          let point = try point(host, entry)
          points.append(point)
          list.append(["id": .number(point.id), "verified": true])
          continue
        }
        let found = files.functions(named: name)
        let point = try point(.function(name), entry)
        points.append(point)
        guard let first = found.first else {
          // A file that comes later may have it.
          breakpoints.unknown[point.id] = name
          let near = Suggestion.nearest(to: name, among: files.functionNames).map { "; did you mean \($0)?" } ?? ""
          list.append(
            .object([
              "id": .number(point.id), "verified": false, "message": .text("no function is called \(name) in what is known yet\(near)"), "reason": "pending",
            ]))
          continue
        }
        let line = files.code(of: first.source)?.line(forBreakpointAt: first.line)
        list.append(.object(["id": .number(point.id), "verified": true, "source": source(first.source), "line": line.map { .number(shownLine($0)) }]))
      } catch { list.append(.object(["id": .number(breakpoints.newID()), "verified": false, "message": .text("\(error)"), "reason": "failed"])) }
    }
    breakpoints.functions = points
    updatePlan()
    return ["breakpoints": .list(list)]
  }

  /// `UITableView.reloadRows`; nil for what is no method of the host.
  private static func hostMethod(_ name: String) -> DebugPoint.Place? {
    let parts = name.split(whereSeparator: { $0 == "." || $0 == ":" })
    guard parts.count == 2 else { return nil }
    var current: String? = String(parts[0])
    while let className = current, let declared = ScriptHost.apiDescription.classes.first(where: { $0.name == className }) {
      if declared.members.contains(where: { $0.name == parts[1] }) { return .host(className: String(parts[0]), method: String(parts[1])) }
      current = declared.superclass
    }
    return nil
  }

  func setExceptionBreakpoints(_ arguments: DebugArguments) throws -> JsonValue {
    var filters: [String: String?] = [:]
    if case .list(let names)? = arguments.fields["filters"] { for name in names { if let name = name.string { filters.updateValue(nil, forKey: name) } } }
    for option in arguments.list("filterOptions") { filters.updateValue(option.text("condition"), forKey: try option.needText("filterId")) }
    for name in filters.keys.sorted() where !Self.filters.contains(where: { $0.name == name }) {
      throw DebugFault("there is no filter \(name); there are \(Self.filters.map(\.name).joined(separator: ", "))")
    }
    plan.filters = filters
    hasFilters = true
    updatePlan()
    return ["breakpoints": .list(filters.keys.sorted().map { _ in ["verified": true] })]
  }

  static let filters: [(name: String, label: String, isDefault: Bool)] = [
    ("uncaught", "Errors that nothing catches", true), ("all", "All errors, also those that a pcall catches", false),
    ("assertions", "Failed assertions", true), ("uikit", "Errors in UIKit's words", false), ("warnings", "Warnings", false),
  ]

  // MARK: Instructions

  func setInstructionBreakpoints(_ arguments: DebugArguments) throws -> JsonValue {
    var points: [DebugPoint] = []
    var list: [JsonValue] = []
    for entry in arguments.list("breakpoints") {
      do {
        let (name, function, number) = try instruction(entry.needText("instructionReference"))
        let point = try point(.instruction(name, function, number + (entry.whole("offset") ?? 0)), entry)
        points.append(point)
        list.append(["id": .number(point.id), "verified": true, "instructionReference": .text("\(name):\(function)/\(number)")])
      } catch { list.append(["id": .number(breakpoints.newID()), "verified": false, "message": .text("\(error)")]) }
    }
    breakpoints.instructions = points
    updatePlan()
    return ["breakpoints": .list(list)]
  }

  /// `plugins/x/init.lua:25/7`: the file, the first line of the function, the number of the instruction.
  private func instruction(_ text: String) throws -> (String, Int, Int) {
    guard let match = text.wholeMatch(of: /(.+):(\d{1,9})\/(-?\d{1,9})/), let function = Int(match.2), let number = Int(match.3) else {
      throw DebugFault("an instruction is written as FILE:LINE/NUMBER, got \"\(text)\"")
    }
    let name = FilePath.shown(String(match.1))
    files.read(name, nil)
    guard files.code(of: name)?.functions.contains(where: { $0.first == function }) == true else {
      throw DebugFault("\(name) has no function that begins at line \(function)")
    }
    return (name, function, number)
  }

  func disassemble(_ arguments: DebugArguments) throws -> JsonValue {
    let (name, first, number) = try instruction(arguments.needText("memoryReference"))
    guard let function = files.code(of: name)?.functions.first(where: { $0.first == first }) else { throw DebugFault("\(name) has no such function") }
    let start = number + (arguments.whole("instructionOffset") ?? 0) + (arguments.whole("offset") ?? 0)
    let count = min(max(0, try arguments.needWhole("instructionCount")), 10_000)
    let list = (start..<start + count).map { place -> JsonValue in
      guard function.code.indices.contains(place) else {
        return ["address": .text("\(name):\(first)/\(place)"), "instruction": "", "presentationHint": "invalid"]
      }
      return .object([
        "address": .text("\(name):\(first)/\(place)"), "instruction": .text(function.text(of: place)), "location": source(name),
        "line": .number(shownLine(function.lines.indices.contains(place) ? function.lines[place] : first)),
        "symbol": place == 0 ? .text(files.name(ofFunctionAt: first, in: name) ?? "\(name):\(first)") : nil,
      ])
    }
    return ["instructions": .list(list)]
  }

  // MARK: Data

  func dataBreakpointInfo(_ arguments: DebugArguments) throws -> JsonValue {
    guard let standing else { throw DebugFault("the program runs, or has ended") }
    let name = try arguments.needText("name")
    func none(_ why: String) -> JsonValue { ["dataId": .none, "description": .text(why)] }
    let host = standing.run.host
    let stack = host.state.stack
    stack.reserve(16)
    let height = stack.top
    defer { stack.top = height }
    var data: DebugData?
    if arguments.has("variablesReference"), arguments.whole("variablesReference") != 0 {
      switch try standing.handle(at: arguments.needWhole("variablesReference")) {
      case .locals(let frame): data = DebugData.local(name, frame, standing.run)
      case .upvalues(let frame): data = DebugData.upvalue(name, frame, stack)
      case .value(let owner, _, _): data = DebugData.field(name, of: owner, stack, host)
      case .answer(let answer):
        // Here, since what is watched must be found in this run.
        isDirty = true
        let frame = frame(of: answer, standing)
        if let owner = try Self.evaluator(standing.run, frame).run(answer.path, in: frame) { data = DebugData.field(name, of: owner, stack, host) }
      case .globals:
        if let globals = host.consoleGlobals { data = DebugData.field(name, of: globals.reference, stack, host) }
      case .varargs: break
      }
    } else {
      // A path of names, as `self.count`.
      let frame = try arguments.whole("frameId").map { try standing.level($0).frame } ?? standing.innermost()?.frame
      if let dot = name.lastIndex(of: ".") {
        let evaluator = DebugEvaluator(host: host, globals: host.consoleGlobals)
        var touched = false
        guard let owner = try? evaluator.peek(String(name[..<dot]), in: frame, touched: &touched).value else { return none("\(name[..<dot]) leads to nothing") }
        if touched { isDirty = true }
        data = DebugData.field(String(name[name.index(after: dot)...]), of: owner, stack, host)
      } else if let frame {
        data = DebugData.local(name, frame, standing.run) ?? DebugData.upvalue(name, frame, stack)
      }
      data = data ?? DebugData.global(name, stack, host)
    }
    guard let data else { return none("\(name) is nothing that can be watched: a field of a table, a local variable, an upvalue, or a property of an object") }
    // Every run makes it again, with the same number.
    let identifier = "\(data.identity(host)) \(name)"
    watched[identifier] = data.watched(host)
    plan.data[identifier] = data
    _ = data.change(standing.run)
    return ["dataId": .text(identifier), "description": .text("writes of \(data.name)"), "accessTypes": ["write"], "canPersist": true]
  }

  func setDataBreakpoints(_ arguments: DebugArguments) throws -> JsonValue {
    var points: [DebugPoint] = []
    var list: [JsonValue] = []
    for entry in arguments.list("breakpoints") {
      let id = try entry.needText("dataId")
      guard watched[id] != nil else {
        list.append(["verified": false, "message": .text("there is no data \(id) in this session")])
        continue
      }
      do {
        let point = try point(.data(id), entry)
        points.append(point)
        list.append(["id": .number(point.id), "verified": true])
      } catch { list.append(["verified": false, "message": .text("\(error)")]) }
    }
    breakpoints.data = points
    plan.data = plan.data.filter { id, _ in points.contains { $0.place == .data(id) } }
    updatePlan()
    return ["breakpoints": .list(list)]
  }
}

/// What is watched, as every run of the course finds it again.
struct DebugWatched {
  enum Owner: Equatable {
    /// The number of an object of the host.
    case object(UInt32)
    /// The number of a table or a function in the order of creation.
    case created(UInt64)
    /// The number of a function's call.
    case call(UInt64)
  }
  let name: String
  let owner: Owner
  let kind: DebugData.Kind
}
