import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// The place where a run stands: its stacks, and what was unfolded of them.
final class DebugStanding {
  /// A line of a stack: a function of a script, or a label.
  struct Level {
    let id: Int
    var name: String
    var source: String?
    var line = 0
    /// Nil for a label.
    var frame: DebugFrame?
    var instance: UnsafeMutablePointer<lshim_instance>?
    /// Whether it is a label between functions: one was replaced by a tail call, or many are left out.
    var isBetween = false
    var isLabelOfHost: Bool { frame == nil && !isBetween }
    var instruction: String?
  }

  /// Something that unfolds.
  enum Handle {
    case locals(DebugFrame)
    case varargs(DebugFrame)
    case upvalues(DebugFrame)
    case globals(DebugFrame?)
    /// - Parameter frame: the function in which the path leads to it; nil: the innermost
    case value(LuaReference, path: String?, frame: DebugFrame?)
    /// In another run, which has answered code that may change something.
    case answer(DebugAnswer)
  }

  let run: DebugRun
  let stop: DebugStop
  /// The stack of the coroutine that stands.
  let stack: LuaStack
  /// The coroutines by their numbers, in the order of creation.
  let coroutines: [(number: Int, raw: OpaquePointer)]
  private var stacks: [Int: [Level]] = [:]
  private var levels: [Int: Level] = [:]
  private var handles: [Handle] = []
  private(set) var locations: [String] = []
  /// The function whose variables are being unfolded.
  var scope: DebugFrame?
  private var nextID = 0

  init(_ run: DebugRun, _ stop: DebugStop, _ stack: LuaStack) {
    (self.run, self.stop, self.stack) = (run, stop, stack)
    coroutines = run.coroutines
  }

  /// The thread of the stop, as clients number threads: 1 is the app.
  var thread: Int { coroutines.first { $0.raw == stack.raw }.map { $0.number + 1 } ?? 1 }

  func end() {
    handles = []
    stacks = [:]
    levels = [:]
  }

  /// So many functions of a stack are shown from its two ends. A stack that recursion has filled has hundreds of thousands. Ours
  private static let shownLevels: (innermost: Int32, outermost: Int32) = (1000, 100)

  private func raw(ofThread id: Int) -> OpaquePointer? {
    id == 1 ? run.host.state.stack.raw : coroutines.first { $0.number + 1 == id }?.raw
  }

  // MARK: Stacks

  /// The function that all others were called from: the scenario's file, or the test.
  var outermost: Level? { (try? levels(ofThread: 1))?.last { $0.frame != nil } }

  func level(_ id: Int) throws -> Level {
    // A client may ask about a frame before it has asked for the stack.
    if levels.isEmpty { _ = try levels(ofThread: thread) }
    guard let level = levels[id] else { throw DebugFault("there is no frame \(id) here") }
    return level
  }

  /// Where a function that runs is, as every run finds it again: its thread, and its place in that thread's stack.
  func place(of frame: DebugFrame) -> (thread: Int, index: Int)? {
    for (thread, levels) in stacks { if let index = levels.firstIndex(where: { $0.frame?.record == frame.record }) { return (thread, index) } }
    return nil
  }

  /// The innermost function of a script; nil where only the host works.
  func innermost() -> Level? { (try? levels(ofThread: thread))?.first { $0.frame != nil } }

  /// Throws: for a thread that isn't there
  func levels(ofThread id: Int) throws -> [Level] {
    if let known = stacks[id] { return known }
    guard let raw = raw(ofThread: id), !run.host.state.isClosed else { throw DebugFault("there is no thread \(id)") }
    var list: [Level] = []
    func add(_ level: Level) {
      levels[level.id] = level
      list.append(level)
    }
    func newID() -> Int {
      nextID += 1
      return nextID
    }
    let debugger = run.debugger.raw
    let of = LuaStack(raw)
    of.reserve(8)
    var bases: [UnsafeRawPointer: lshim_level] = [:]
    for index in 0..<Int(debugger.pointee.levels_count) where debugger.pointee.levels[index].L == raw {
      let level = debugger.pointee.levels[index]
      if let base = level.base, level.has_own_call { bases[base] = level }
    }
    if id == thread, let cause = stop.cause {
      add(Level(id: newID(), name: cause))
    } else if id == thread, stop.place == nil {
      add(Level(id: newID(), name: stop.frame.map { "the host: the end of frame \($0.number)" } ?? "the run has ended"))
    }
    var (frame, depth) = (lua_Debug(), Int32(0))
    let all = lshim_call_depth(raw)
    while lua_getstack(raw, depth, &frame) != 0 {
      if depth == Self.shownLevels.innermost, all - depth > Self.shownLevels.outermost {
        let left = all - depth - Self.shownLevels.outermost
        add(Level(id: newID(), name: "(\(left) more functions)", isBetween: true))
        depth += left
        continue
      }
      if let record = lshim_record(&frame), let turn = bases[record] { add(Level(id: newID(), name: label(turn))) }
      lua_getinfo(raw, "Slnt", &frame)
      defer { depth += 1 }
      guard lshim_is_script(&frame), let record = lshim_record(&frame) else { continue }
      let source = FunctionNames.file(String(cString: frame.source))
      let isFile = frame.source.pointee == CChar(UInt8(ascii: "@"))
      var level = Level(
        id: newID(), name: name(frame, source), source: isFile || run.files.isMade(source) ? source : nil, line: Int(frame.currentline),
        frame: DebugFrame(raw: raw, record: record))
      level.instance = lshim_instance_of(debugger, raw, &frame)
      let number = Int(lshim_instruction(debugger, raw, &frame))
      if number >= 0, isFile { level.instruction = "\(source):\(frame.linedefined)/\(number)" }
      if list.allSatisfy({ $0.frame == nil }), id == thread, let line = stop.line { (level.source, level.line) = (line.source, line.number) }
      add(level)
      if frame.istailcall != 0 { add(Level(id: newID(), name: "(tail call)", isBetween: true)) }
    }
    if id == 1, let first = (0..<Int(debugger.pointee.levels_count)).lazy.map({ debugger.pointee.levels[$0] }).first, first.base == nil, first.has_own_call {
      add(Level(id: newID(), name: label(first)))
    } else if id == 1, list.isEmpty || list.allSatisfy({ $0.frame == nil }) && list.isEmpty {
      add(Level(id: newID(), name: "the host"))
    }
    stacks[id] = list
    return list
  }

  private func name(_ frame: lua_Debug, _ source: String) -> String {
    if frame.what.pointee == CChar(UInt8(ascii: "m")) { return "main chunk of \(source)" }
    if let known = run.functionName(at: Int(frame.linedefined), in: source) { return known }
    if let name = frame.name, let kind = frame.namewhat, kind.pointee != 0 {
      let text = String(cString: name)
      if text != "?", !text.isEmpty, String(cString: kind) != "for iterator", String(cString: kind) != "metamethod" { return text }
    }
    return "\(source):\(frame.linedefined)"
  }

  /// The log's line about a call of the host, with its place among the events.
  private func noted(_ turn: lshim_level) -> (RunEvent.Call, Int)? {
    let (number, events) = (Int(turn.call.number), run.host.log?.events ?? [])
    for index in events.indices.reversed() {
      if case .called(let noted) = events[index].kind, noted.number > 0, noted.number <= number, number < noted.number + noted.count { return (noted, index) }
    }
    return nil
  }

  /// The call of the host in which it stands, as a report names it: `cellForRowAt for row 1.1`; an action by its function and by what called it:
  /// `handler, as UIButton "Go" sends touchUpInside`. Nil in a scenario's own code.
  var innermostCall: String? {
    let debugger = run.debugger.raw.pointee
    guard debugger.levels_count > 0 else { return nil }
    let turn = debugger.levels[Int(debugger.levels_count) - 1]
    guard turn.has_own_call, let (call, index) = noted(turn) else { return nil }
    // A coroutine that the call has resumed has a stack of its own.
    let owner = coroutines.first { $0.raw == turn.L }.map { $0.number + 1 } ?? 1
    let levels = (try? levels(ofThread: owner)) ?? []
    guard call.name == "function", let first = levels.prefix(while: { !$0.isLabelOfHost }).last(where: { $0.frame != nil }) else { return call.words }
    return first.name + (sending(index).map { ", as \($0)" } ?? "")
  }

  /// The control that has called an action, from what was noted before the call: `UIButton "Go" sends touchUpInside`.
  private func sending(_ index: Int) -> String? {
    guard index > 0, case .sent(let control, let names)? = run.host.log?.events[index - 1].kind else { return nil }
    return "\(control) sends \(names.joined(separator: ", "))"
  }

  /// What the host was doing when it called the script.
  private func label(_ turn: lshim_level) -> String {
    let call = turn.call
    var words = "a call"
    if let (noted, index) = noted(turn) {
      words = noted.name == "function" || noted.name == "task" ? "a \(noted.name)" : noted.name
      if !noted.arguments.isEmpty { words += " (\(noted.arguments.joined(separator: ", ")))" }
      if let sending = sending(index) { words = sending }
    } else if call.frame == 0 {
      words = "the launch reads files"
    }
    return "the host: frame \(call.frame), \(words)"
  }

  func threadName(_ number: Int, _ raw: OpaquePointer) -> String {
    var frame = lua_Debug()
    var place = ""
    var depth: Int32 = 0
    while lua_getstack(raw, depth, &frame) != 0 {
      lua_getinfo(raw, "S", &frame)
      if frame.what.pointee != CChar(UInt8(ascii: "C")) { place = "\(FunctionNames.file(String(cString: frame.source))):\(frame.linedefined)" }
      depth += 1
    }
    if place.isEmpty, lua_gettop(raw) > 0, lua_type(raw, 1) == LUA_TFUNCTION {
      lua_pushvalue(raw, 1)
      lua_getinfo(raw, ">S", &frame)
      place = "\(FunctionNames.file(String(cString: frame.source))):\(frame.linedefined)"
    }
    return "coroutine \(number), \(place), \(raw == stack.raw ? "running" : DebugValue.state(of: raw))"
  }

  /// The functions of scripts that called each other up to here, the innermost first, across coroutines and the host's calls.
  func logicalInstances() -> [lshim_instance] {
    let debugger = run.debugger.raw
    _ = lshim_innermost_instance(debugger, stack.raw)
    var found: [lshim_instance] = []
    for index in 0..<Int(debugger.pointee.strands_count) {
      guard let strand = debugger.pointee.strands[index], strand.pointee.active > 0 else { continue }
      for place in 0..<Int(strand.pointee.count) {
        let instance = strand.pointee.instances[place]
        if let marks = instance.marks, marks.pointee.is_script { found.append(instance) }
      }
    }
    // Of functions that run at the same time, the one that was called last is the innermost, but for those of a coroutine that was resumed.
    let own = lshim_strand_of(debugger, stack.raw)
    let ownSerials = Set((0..<Int(own?.pointee.count ?? 0)).map { own?.pointee.instances[$0].serial ?? 0 })
    return found.sorted { a, b in
      let (isOwnA, isOwnB) = (ownSerials.contains(a.serial), ownSerials.contains(b.serial))
      if isOwnA != isOwnB, own?.pointee.number != 0 { return isOwnA }
      return a.serial > b.serial
    }
  }

  // MARK: Handles

  func handle(_ handle: Handle) -> Int {
    handles.append(handle)
    return handles.count
  }

  /// The number under which a client may ask where a function begins.
  func location(_ place: String) -> Int {
    locations.append(place)
    return locations.count
  }

  func handle(at number: Int) throws -> Handle {
    guard handles.indices.contains(number - 1) else { throw DebugFault("there is nothing to unfold with the number \(number) here") }
    return handles[number - 1]
  }
}

extension DebugStanding.Handle {
  /// The function to which it belongs.
  var frame: DebugFrame? {
    switch self {
    case .locals(let frame), .varargs(let frame), .upvalues(let frame): frame
    case .globals(let frame), .value(_, _, let frame): frame
    case .answer: nil
    }
  }
}

extension DebugRun {
  /// The living coroutines by their numbers, in the order of creation.
  var coroutines: [(number: Int, raw: OpaquePointer)] {
    let stack = host.state.stack
    guard !host.state.isClosed, stack.reserve(8) else { return [] }
    let height = stack.top
    defer { stack.top = height }
    var found: [(number: Int, raw: OpaquePointer)] = []
    lshim_push_living(stack.raw, debugger.raw)
    stack.pushNil()
    while lshim_step(stack.raw, height + 1) {
      if let raw = lua_tothread(stack.raw, -1) { found.append((Int(lua_tointegerx(stack.raw, -2, nil)), raw)) }
      stack.pop()
    }
    return found.sorted { $0.number < $1.number }
  }

  func functionName(at line: Int, in source: String) -> String? { files.name(ofFunctionAt: line, in: source) }
}
