import Lua
import LunetteKit

/// A script's function that may wait: it runs in a coroutine of its own, and the host goes on with other things while it waits.
///
/// Tasks are strands, and so are the blocks of queues in the background. Source: docs/rules/world.md 5
final class Strand {
  enum Outcome {
    case values([LuaReference])
    case error(LuaError)
  }

  private let context: ScriptContext
  private let holds: ScriptHolds?
  private let simulation: SimulationReference
  private let running: ScriptContext.Running
  private let thread: LuaReference
  private let raw: OpaquePointer
  /// What the function gets.
  private var argument: LuaReference?
  let inBackground: Bool
  /// What it waits for, where that can be cancelled; nil while it runs. Whatever will end the wait holds it.
  fileprivate(set) weak var suspension: Suspension?
  private var isWaiting = false
  private var ended: ((Outcome) -> Void)?
  private let function: LuaFunction
  /// Whether the function had been let go of with its app before the strand was made.
  private let isOfEndedApp: Bool
  /// `file:line` of the function. Made when it is asked for: writing it takes as long as making a coroutine.
  private(set) lazy var position = context.state.isClosed ? "?" : String(function.definition(on: context.state.stack).dropLast())
  weak var task: ScriptTask?

  /// - Parameter ended: called once, with what the function returned or raised
  init(_ function: LuaFunction, inBackground: Bool, argument: LuaReference? = nil, ended: @escaping (Outcome) -> Void) {
    context = .current
    holds = context.currentApp?.holds
    (simulation, running) = (ScriptContext.simulation.reference, context.running)
    (self.inBackground, self.argument, self.ended) = (inBackground, argument, ended)
    let stack = context.state.stack
    stack.reserve(4)
    (self.function, isOfEndedApp) = (function, function.reference.isReleased)
    raw = lshim_new_coroutine(stack.raw)
    stack.push(function)
    lua_xmove(stack.raw, raw, 1)
    thread = LuaReference(popping: stack)
    holds?.add(thread, of: self)
  }

  deinit { holds?.remove(self) }

  fileprivate var waitingThread: LuaReference? { thread.isReleased ? nil : thread }

  /// Runs the function until it waits or ends, inside the running code.
  func beginNow() { run { _ in 0 } }

  /// Runs the function until it waits or ends, as soon as the running code has returned.
  /// - Parameter depth: `JobQueue.depthOfNext` when it was put into a queue
  func begin(depth: Int? = nil) {
    goOn(depth: depth) { [self] stack in
      guard let given = argument else { return 0 }
      stack.push(given)
      argument = nil
      return 1
    }
  }

  /// - Parameter arguments: pushes what the call that waited returns: true and values, or false and an error
  fileprivate func goOn(depth: Int? = nil, _ arguments: @escaping (LuaStack) -> Int32) {
    simulation.look { $0.jobs.add("the task of \(self.position)", depth: depth) { [self] in run(arguments) } }
  }

  private func run(_ pushArguments: (LuaStack) -> Int32) {
    guard ended != nil, !context.state.isClosed else { return }
    if isOfEndedApp { return end(.error(LuaError(message: ScriptFault.endedFunction.description))) }
    if suspension != nil { suspension = nil }
    isWaiting = false
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    let outer = running.strand
    running.strand = self
    defer { running.strand = outer }
    context.beginCall("task", [], position: context.notesPositions ? position : nil)
    defer { context.endCall() }
    context.running(inBackground: inBackground) {
      do throws(LuaError) {
        stack.reserve(12)
        try context.pushResume(running)
        stack.push(thread)
        let count = pushArguments(stack)
        try stack.call(arguments: count + 1, results: LUA_MULTRET)
      } catch {
        return end(.error(error))
      }
      guard lua_toboolean(stack.raw, height + 1) != 0 else {
        let message = stack.text(at: height + 2) ?? stack.shown(at: height + 2)
        // The stack of a coroutine that has failed is whole until it is closed.
        lshim_push_traceback(stack.raw, raw, 0)
        let traceback = stack.text(at: -1) ?? ""
        return end(.error(LuaError(message: message, traceback: traceback, value: LuaReference(stack, at: height + 2))))
      }
      if lua_status(raw) == LUA_YIELD {
        if !isWaiting {
          end(.error(LuaError(message: "\(position): a task has called coroutine.yield, and nobody resumes it; Task.sleep and Task.yield let it wait")))
        }
        return
      }
      var values: [LuaReference] = []
      for index in stride(from: height + 2, through: stack.top, by: 1) { values.append(LuaReference(stack, at: index)) }
      end(.values(values))
    }
  }

  private func end(_ outcome: Outcome) {
    let hear = ended
    ended = nil
    thread.release()
    hear?(outcome)
  }

  /// Whether the code on a stack is this strand's own, not that of a coroutine inside of it.
  fileprivate func runs(_ stack: LuaStack) -> Bool { stack.raw == raw && lua_isyieldable(stack.raw) != 0 }

  fileprivate func wait() { isWaiting = true }
}

/// One wait of a strand. It ends once: with values, or with an error that is raised where the script waits.
final class Suspension: StateDescribing {
  /// Nobody else may hold a block that waits.
  private var strand: Strand?
  private(set) var isOver = false
  /// Called when the task is cancelled while it waits; returns whether the wait ends by it.
  var cancelled: (() -> Void)? {
    didSet { strand?.suspension = self }
  }

  fileprivate init(_ strand: Strand) { self.strand = strand }

  func describeState(to state: StateWriter) { if let thread = strand?.waitingThread { state.value(thread) } }

  func finish(_ values: any LuaPushable...) { finish(list: values) }

  func finish(list values: [any LuaPushable]) {
    end { stack in
      stack.push(true)
      stack.reserve(Int32(values.count) + 2)
      for value in values { value.push(on: stack) }
      return Int32(values.count) + 1
    }
  }

  func fail(_ error: any LuaPushable) {
    end { stack in
      stack.push(false)
      error.push(on: stack)
      return 2
    }
  }

  private func end(_ arguments: @escaping (LuaStack) -> Int32) {
    guard !isOver else { return }
    isOver = true
    strand?.goOn(arguments)
    strand = nil
  }
}

extension Awaited {
  /// Throws: outside of a task, where a coroutine of the script's own runs, and in a function that C calls
  @discardableResult static func checkTask(_ call: String, _ stack: LuaStack) throws -> Strand {
    guard let strand = ScriptContext.current.strand else { throw WaitFault.outside(call) }
    guard strand.runs(stack) else { throw WaitFault.inside(call) }
    return strand
  }

  /// Lets the running task wait.
  /// - Parameters:
  ///   - call: for messages
  ///   - cancelled: the error where the task has been cancelled already
  ///   - begin: begins what the task waits for
  /// Throws: outside of a task, where a coroutine of the script's own runs, and in a function that C calls; the error of a cancelled task
  static func wait(
    _ call: String, _ stack: LuaStack, cancelled: () -> any LuaObject = { ScriptCancellation() }, _ begin: (Suspension) throws -> Void
  ) throws -> Awaited {
    let strand = try checkTask(call, stack)
    if strand.task?.isCancelled == true { throw RaisedValue(cancelled()) }
    let suspension = Suspension(strand)
    strand.wait()
    try begin(suspension)
    return .later
  }
}

enum WaitFault: Error, CustomStringConvertible {
  case outside(String)
  case inside(String)
  case onMain(String)
  /// With a number of seconds, as text.
  case onMainFor(String, String)
  case ofItself(String)

  var description: String {
    switch self {
    case .outside(let call): "\(call) waits; call it inside Task(function() ... end)"
    case .inside(let call):
      "\(call) can't wait here: in a coroutine of your own, or in a function that the host calls, such as that of table.sort; call it in the task itself"
    case .onMain(let call): "\(call) would never end: the main thread would wait, and only it could go on; use after(seconds, fn), notify, or a task"
    case .onMainFor(let call, let seconds):
      "\(call)(\(seconds)) on the main thread can't end before its time is over: an app has one thread, and what runs in the background would stand still; "
        + "use notify or a task, call \(call)(0) to ask only, or wait in a block in the background"
    case .ofItself(let call): "\(call) would never end: it would wait for itself for ever; call the function, or use async"
    }
  }
}

/// An error value that is raised in a script.
struct RaisedValue: ScriptRaisable {
  /// `nonisolated(unsafe)`: a script and its errors stay on one thread.
  nonisolated(unsafe) let error: any LuaPushable
  init(_ error: any LuaPushable) { self.error = error }
  var raised: LuaError? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(AnyPushable(error))
    return LuaError(message: "error", value: LuaReference(popping: stack))
  }
}

private struct AnyPushable: LuaPushable {
  let value: any LuaPushable
  init(_ value: any LuaPushable) { self.value = value }
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) { value.push(on: stack) }
}

/// Source: Apple, CancellationError
final class ScriptCancellation: ScriptError {
  override class var luaName: String { "CancellationError" }
  init() { super.init(domain: "Swift.CancellationError", code: 1, localizedDescription: "The task was cancelled.") }
}

extension ScriptContext {
  /// The function that may wait and runs now, and what lets it go on.
  final class Running {
    var strand: Strand?
    fileprivate var resume: LuaReference?
  }
  private static let runningKey = CompanionKey<Running>()

  var running: Running {
    if let known = companions[Self.runningKey] { return known }
    let running = Running()
    companions[Self.runningKey] = running
    return running
  }

  /// The function that may wait and runs now.
  var strand: Strand? { companions[Self.runningKey]?.strand }

  /// Pushes the coroutine library's `resume`.
  fileprivate func pushResume(_ running: Running) throws(LuaError) {
    let stack = state.stack
    if let known = running.resume { return stack.push(known) }
    lshim_push_globals(stack.raw)
    stack.pushRawField("coroutine", of: -1)
    // The library table is frozen: its contents are behind its metatable.
    guard lua_getmetatable(stack.raw, -1) != 0 else { throw LuaError(message: "the coroutine library is gone") }
    stack.pushRawField("__index", of: -1)
    stack.pushRawField("resume", of: -1)
    lua_copy(stack.raw, -1, -5)
    stack.pop(4)
    running.resume = LuaReference(stack, at: -1)
  }
}
