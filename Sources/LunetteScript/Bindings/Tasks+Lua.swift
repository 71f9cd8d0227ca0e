import CResources
import Lua
import LunetteKit
import LunetteSystem

/// Source: Apple, Task
final class ScriptTask: LuaObject {
  static let luaName = "Task"
  private(set) var isCancelled = false
  private var strand: Strand?
  private(set) var outcome: Strand.Outcome?
  private var waiting: [(suspension: Suspension, asResult: Bool)] = []
  private var children: [WeakTask] = []
  private var wasAsked = false
  /// Kept only: one thread runs all tasks, in turn.
  fileprivate(set) var priority = TaskPriority.medium
  private let position: String
  /// What runs as soon as it is cancelled.
  private var handlers: [(number: Int, callback: Callback)] = []

  private struct WeakTask { weak var task: ScriptTask? }

  /// - Parameter isChild: whether it is cancelled with the task that makes it
  init(_ function: LuaFunction, isChild: Bool = false, inBackground: Bool = false) throws {
    let simulation = ScriptContext.simulation
    position = ScriptContext.current.position ?? ""
    let tasks = RunningTasks.of(simulation)
    guard tasks.count < RunningTasks.most else {
      throw BindingFault.badValue(name: "Task", wanted: "at most \(RunningTasks.most) tasks under way", got: "one more")
    }
    tasks.add(self)
    let strand = Strand(function, inBackground: inBackground) { [weak self, weak tasks] in
      self?.end($0)
      if let self { tasks?.remove(self) }
    }
    self.strand = strand
    strand.task = self
    if !inBackground, let running = Self.current { priority = running.priority }
    if isChild { ScriptContext.current.strand?.task?.children.append(WeakTask(task: self)) }
    strand.begin()
  }

  static var current: ScriptTask? { ScriptContext.current.strand?.task }

  private func end(_ outcome: Strand.Outcome) {
    self.outcome = outcome
    strand = nil
    if case .error(let error) = outcome, Self.errorValue(of: error) == nil {
      // A mistake in the script: it comes out of the call that let time pass.
      wasAsked = true
      ScriptContext.simulation.recordFault(error)
    }
    let list = waiting
    waiting = []
    for (suspension, asResult) in list {
      switch outcome {
      case .values(let values): suspension.finish(list: values)
      case .error(let error):
        let value: any LuaPushable = error.value ?? error.message
        if asResult { suspension.finish(NilValue(), value) } else { suspension.fail(value) }
      }
    }
  }

  /// The error value that a script raised on purpose; nil for a mistake.
  private static func errorValue(of error: LuaError) -> ScriptError? {
    guard let value = error.value else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(value)
    defer { stack.pop() }
    return try? ScriptError.read(stack, at: -1)
  }

  /// What became of it; a warning about an error for which nobody has asked. Nil where all is well
  var unheardError: String? {
    guard !wasAsked, case .error(let error)? = outcome, let value = Self.errorValue(of: error), !(value is ScriptCancellation), !isCancelled else { return nil }
    return "\(position.isEmpty ? "" : position + ": ")the task has ended with an error for which nobody has asked: \(value.localizedDescription)"
  }

  func cancel() {
    guard !isCancelled, outcome == nil else { return }
    isCancelled = true
    for child in children { child.task?.cancel() }
    let called = handlers
    handlers = []
    for handler in called { handler.callback.call() }
    if let suspension = strand?.suspension { suspension.cancelled?() }
  }

  /// Calls a function as soon as the task is cancelled, at once if it is. Returns: a number for `forget`
  fileprivate func whenCancelled(_ callback: Callback) -> Int {
    let number = (handlers.last?.number ?? 0) + 1
    if isCancelled { callback.call() } else { handlers.append((number, callback)) }
    return number
  }
  fileprivate func forget(_ handler: Int) { handlers.removeAll { $0.number == handler } }

  /// Waits for its end. - Parameter asResult: errors are a second result and are not raised
  func value(_ stack: LuaStack, asResult: Bool) throws -> Awaited {
    wasAsked = true
    switch outcome {
    case .values(let values)?: return .now(values)
    case .error(let error)?:
      guard let value = error.value else { throw error }
      if asResult { return .now([NilValue(), value]) }
      throw RaisedValue(value)
    case nil:
      return try Awaited.wait(asResult ? "Task:result" : "Task:value", stack) { suspension in
        waiting.append((suspension, asResult))
        suspension.cancelled = { suspension.fail(ScriptCancellation()) }
      }
    }
  }
}

/// nil, as a value of a list of results.
struct NilValue: LuaPushable {
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) { stack.pushNil() }
}

/// The tasks of an app that are under way, and those whose errors nobody has heard.
final class RunningTasks {
  /// Limit of tasks under way. Source: docs/rules/world.md 8
  static let most = 100_000
  private static let key = CompanionKey<RunningTasks>()
  private var running: [ObjectIdentifier: ScriptTask] = [:]
  private var failed: [ScriptTask] = []
  /// The promises that nobody has resumed, by the order in which they were made.
  private var promises: [ObjectIdentifier: (order: Int, promise: ScriptPromise)] = [:]
  private var made = 0

  static func of(_ simulation: Simulation) -> RunningTasks {
    if let known = simulation.companions[key] { return known }
    let tasks = RunningTasks()
    simulation.companions[key] = tasks
    return tasks
  }

  var count: Int { running.count }
  func add(_ task: ScriptTask) { running[ObjectIdentifier(task)] = task }
  func remove(_ task: ScriptTask) {
    running[ObjectIdentifier(task)] = nil
    if task.unheardError != nil { failed.append(task) }
  }
  func watch(_ promise: ScriptPromise) {
    made += 1
    promises[ObjectIdentifier(promise)] = (made, promise)
  }
  func forget(_ promise: ScriptPromise) { promises[ObjectIdentifier(promise)] = nil }

  /// What tasks have raised and nobody has heard so far.
  var failures: [String] { failed.compactMap(\.unheardError) }

  /// What an app's end brings to light.
  var complaints: [String] { failures + open.map(\.leak) }

  /// The promises that are not resumed, in the order in which they were made.
  private var open: [ScriptPromise] { promises.values.sorted { $0.order < $1.order }.map(\.promise) }
  var hasPromises: Bool { !promises.isEmpty }
  /// Tasks that nobody can resume any more, since the script has dropped their continuations.
  var leaks: [String] { open.filter { $0.continuation == nil }.map(\.leak) }
}

extension Simulation {
  /// Errors of tasks for which nobody has asked so far.
  package var failedTasks: [String] { RunningTasks.of(self).failures }

  /// Errors of tasks for which nobody has asked, and continuations that were never resumed.
  package var taskComplaints: [String] { RunningTasks.of(self).complaints }

  /// Tasks that wait for ever, because the script has dropped what would resume them; asks Lua to collect what nobody holds.
  package func leakedTasks(in state: LuaState) -> [String] {
    let tasks = RunningTasks.of(self)
    guard tasks.hasPromises else { return [] }
    state.collectEverything?()
    return tasks.leaks
  }
}

/// A value that a task waits for.
final class ScriptPromise: LuaObject {
  static let luaName = "CheckedPromise"
  private var first: String?
  private(set) var isResumed = false
  private(set) var suspension: Suspension?
  private var early: ((Suspension) -> Void)?
  /// Nil when the script has dropped it.
  fileprivate(set) weak var continuation: ScriptContinuation?

  private let place = ScriptContext.current.position.map { "\($0): " } ?? ""
  private weak var tasks: RunningTasks?

  init() {
    let tasks = RunningTasks.of(ScriptContext.simulation)
    self.tasks = tasks
    tasks.watch(self)
  }

  var leak: String {
    "\(place)SWIFT TASK CONTINUATION MISUSE: withCheckedContinuation leaked its continuation: it was never resumed, and its task waits for ever"
  }

  func wait(_ stack: LuaStack) throws -> Awaited {
    try Awaited.wait("withCheckedContinuation", stack) { suspension in
      if let early { return early(suspension) }
      self.suspension = suspension
    }
  }

  /// Throws: the second time, with both places
  func resume(_ how: @escaping (Suspension) -> Void) throws {
    let place = ScriptContext.current.position ?? "the host"
    if isResumed { throw ContinuationFault(first: first ?? "the host", second: place) }
    (isResumed, first) = (true, place)
    tasks?.forget(self)
    if let suspension { how(suspension) } else { early = how }
  }

  private struct ContinuationFault: Error, CustomStringConvertible {
    let first, second: String
    var description: String {
      "SWIFT TASK CONTINUATION MISUSE: the continuation is resumed twice: at \(first), and again at \(second)"
    }
  }
}

/// What resumes a task that waits. Only the script holds it. Source: Apple, CheckedContinuation
final class ScriptContinuation: LuaObject {
  static let luaName = "CheckedContinuation"
  let promise: ScriptPromise

  init(of promise: ScriptPromise) {
    self.promise = promise
    promise.continuation = self
  }
}

/// Source: Apple, TaskPriority
enum TaskPriority: String, LuaEnum, CaseIterable { case high, medium, low, userInitiated, utility, background }

private struct TaskOptions: OptionTable {
  @LuaOption("How urgent it is. Kept only.") var priority: TaskPriority? = nil
  @LuaOption("What it does, where it stands in the table.") var operation: LuaFunction? = nil
}

/// What a task does: `fn`, `fn, { priority = "high" }`, as in Swift `{ priority = "high" }, fn`, or `{ priority = "high", operation = fn }`.
private struct TaskStart: LuaArgument {
  private let function: LuaFunction
  private let priority: TaskPriority?
  static var isNamed: Bool { true }
  static var isOptional: Bool { false }
  static var describedType: String { LuaFunction.luaTypeName }
  static var luaType: LuaType { .either([.function, .table]) }

  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> TaskStart {
    let isFirst = arguments.stack.isTable(at: arguments.next) && !arguments.stack.isCallable(at: arguments.next)
    let first = isFirst ? try arguments.take(TaskOptions?.self) : nil
    if let first, let operation = first.operation { return TaskStart(function: operation, priority: first.priority) }
    let function = try arguments.take(LuaFunction.self)
    let options = isFirst ? first : try arguments.take(TaskOptions?.self)
    return TaskStart(function: function, priority: options?.priority)
  }

  func task(inBackground: Bool = false) throws -> ScriptTask {
    let task = try ScriptTask(function, inBackground: inBackground)
    if let priority { task.priority = priority }
    return task
  }
}

extension Registry {
  static func tasks(_ r: RegistryBuilder) {
    r.type(
      ScriptTask.self, "Task",
      doc: "A function that may wait: Task(function() ... end) begins it as soon as the running code has returned. What waits raises errors inside of it."
    ) { c in
      c.state("isCancelled") { $0.isCancelled }
      c.state("outcome") { $0.outcome }
      c.constructor(args: "fn", "options") { r in
        let start: TaskStart = try r.next()
        return try start.task()
      }
      c.function("detached", "A task that runs in the background.", args: "fn") { (start: TaskStart) in try start.task(inBackground: true) }
      c.method("cancel", "Marks it and its children as cancelled; a wait in it raises a CancellationError.", ScriptTask.cancel)
      c.method("value", "Waits for its end: what its function returned, or its error, which is raised. In a task.") { (task: ScriptTask, stack: LuaStack) in
        try task.value(stack, asResult: false)
      }
      c.method("result", "The same, but an error is the second result: nil, error.") { (task: ScriptTask, stack: LuaStack) in
        try task.value(stack, asResult: true)
      }
      c.property("isCancelled", "Whether it was cancelled; a task that has ended can't be any more.", get: { $0.isCancelled })
      c.value("isCancelled", "Whether the running task was cancelled.") { ScriptTask.current?.isCancelled ?? false }
      c.function("sleep", "Waits so many seconds, or { nanoseconds = n }. In a task.", args: "seconds") { (length: SleepLength, stack: LuaStack) in
        try Awaited.wait("Task.sleep", stack) { suspension in
          let simulation = ScriptContext.simulation
          let timer = simulation.timers.schedule(at: simulation.time + max(0, length.seconds)) { _ in suspension.finish() }
          (timer.origin, timer.cause) = (simulation.origin, suspension)
          suspension.cancelled = {
            timer.invalidate()
            suspension.fail(ScriptCancellation())
          }
        }
      }
      c.function("yield", "Lets the other tasks of this turn go first. In a task.") { (stack: LuaStack) in
        try Awaited.wait("Task.yield", stack) { $0.finish() }
      }
      c.function("checkCancellation", "Raises a CancellationError if the running task was cancelled.") { () -> Void in
        if ScriptTask.current?.isCancelled == true { throw RaisedValue(ScriptCancellation()) }
      }
      c.value("currentPriority", "How urgent the running task is. Kept only: one thread runs all tasks, in turn.") {
        ScriptTask.current?.priority ?? .medium
      }
      c.function("current", "The task that runs, or nil.") { () -> ScriptTask? in ScriptTask.current }
    }
    r.type(ScriptCancellation.self, "CancellationError", inherits: "NSError", doc: "What waits raise in a task that was cancelled.") { c in
      c.constructor { _ in ScriptCancellation() }
    }
    r.type(ScriptContinuation.self, "CheckedContinuation", doc: "The promise of a value to a task that waits in withCheckedContinuation.") { c in
      c.method(
        "resume",
        "Lets the task go on; its call returns the value. Once. UIKit's labels are taken, too: resume { returning = value }, resume { throwing = error }.",
        args: "value"
      ) { (continuation: ScriptContinuation, value: LuaReference?) in
        if let error = value?.labelled("throwing") { return try continuation.promise.resume { $0.fail(error) } }
        let given: any LuaPushable = value?.labelled("returning") ?? value ?? NilValue()
        try continuation.promise.resume { $0.finish(given) }
      }
      c.method("resumeThrowing", "Lets the task go on; its call raises the error. Once.", args: "error") {
        (continuation: ScriptContinuation, error: LuaReference) in try continuation.promise.resume { $0.fail(error) }
      }
    }
    r.type(ScriptPromise.self, "CheckedPromise", doc: "What withCheckedContinuation waits for.") { c in
      c.state("isResumed") { $0.isResumed }
      c.state("suspension") { $0.suspension }
      c.method("wait", "Waits for the value. In a task.") { (promise: ScriptPromise, stack: LuaStack) in try promise.wait(stack) }
    }
  }
}

extension ScriptContext {
  /// The global functions of tasks.
  func installTasks() {
    let names = CallNames("async", ["fn"])
    define(
      "async",
      LuaBody { [unowned self] stack, _ in
        finish(stack, naming: "async") {
          var reader = CallReader(stack, from: 1, names)
          let function: LuaFunction = try reader.next()
          guard strand != nil else { throw WaitFault.outside("async") }
          stack.push(try ScriptTask(function, isChild: true))
          return 1
        }
      })
    define(
      "await",
      LuaBody { stack, _ in
        finish(stack, naming: "await") {
          guard let task = try? ScriptTask.read(stack, at: 1) else { return stack.top }
          let awaited = try task.value(stack, asResult: false)
          awaited.push(on: stack)
          return awaited.status
        }
      })
  }

  private static let taskFunctions = LibraryChunk(Resource.tasks_lua.text)
  /// What Library/tasks.lua answers, from the last to the first.
  private static let taskFunctionNames = ["withTaskCancellationHandler", "withTaskGroup", "withCheckedContinuation"]
  /// Makes the functions that are written in Lua globals. Returns: whether the name is one of theirs
  func installTaskFunction(named name: String) throws -> Bool {
    if let own = TaskFunctions.otherNames[name] {
      guard try installTaskFunction(named: own) else { return false }
      let stack = state.stack
      stack.reserve(2)
      lshim_push_globals(stack.raw)
      stack.pushRawField(own, of: -1)
      stack.setRawField(name, of: -2)
      stack.pop()
      return true
    }
    guard Self.taskFunctionNames.contains(name) else { return false }
    let newContinuation = LuaBody { stack, _ in
      finish(stack, naming: "withCheckedContinuation") {
        try Awaited.checkTask("withCheckedContinuation", stack)
        let promise = ScriptPromise()
        stack.push(ScriptContinuation(of: promise))
        stack.push(promise)
        return 2
      }
    }
    let newTask = LuaBody { stack, _ in
      finish(stack, naming: "group:addTask") {
        stack.push(try ScriptTask(try LuaFunction.read(stack, at: 1), isChild: true))
        return 1
      }
    }
    let onCancelled = LuaBody { stack, _ in
      finish(stack, naming: "withTaskCancellationHandler") {
        guard let task = ScriptTask.current else { throw WaitFault.outside("withTaskCancellationHandler") }
        let handler = task.whenCancelled(Callback(try LuaFunction.read(stack, at: 1)))
        stack.pushOwnedFunction(
          LuaBody { [weak task] _, _ in
            task?.forget(handler)
            return 0
          })
        return 1
      }
    }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    try state.withoutLimits {
      try stack.push(Self.taskFunctions.load(in: state))
      for body in [newContinuation, newTask, onCancelled] {
        keep(body)
        stack.pushFunction(body)
      }
      try stack.call(arguments: 3, results: 3)
    }
    for name in Self.taskFunctionNames { state.setGlobal(name, LuaReference(popping: stack)) }
    return true
  }
}

extension LuaReference {
  /// The value under a label of UIKit's, in a table of nothing but that.
  fileprivate func labelled(_ label: String) -> LuaReference? {
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(4)
    push(on: stack)
    guard Inspector(stack: stack).isPlainTable(at: stack.top), lua_rawlen(stack.raw, -1) == 0, stack.keys(at: stack.top) == [label] else { return nil }
    stack.pushRawField(label, of: -1)
    return LuaReference(stack, at: -1)
  }
}

/// How long a task sleeps: a number of seconds, or a table with one of UIKit's labels.
/// Source: Apple, Task.sleep(for:), Task.sleep(nanoseconds:)
private struct SleepLength: LuaReadable {
  let seconds: Double
  static var luaTypeName: String { "a number of seconds, { seconds = n } or { nanoseconds = n }" }
  static var luaType: LuaType { .either([.number, .table]) }

  private static let labels = [("for", 1.0), ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)]

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SleepLength {
    if let seconds = try? Double.read(stack, at: index) { return SleepLength(seconds: seconds) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    for (label, seconds) in labels {
      stack.pushRawField(label, of: index)
      defer { stack.pop() }
      if let count = try? Double.read(stack, at: -1) { return SleepLength(seconds: count * seconds) }
    }
    throw stack.mismatch(luaTypeName, at: index)
  }
}
