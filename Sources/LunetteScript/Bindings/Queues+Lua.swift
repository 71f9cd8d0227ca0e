import DequeModule
import Lua
import LunetteKit

/// Source: Apple, DispatchQueue. Blocks of every queue but the main one run in the background: a mark, since there is one thread.
final class ScriptQueue: LuaObject {
  static let luaName = "DispatchQueue"
  enum Kind { case main, serial, concurrent }

  let label: String
  let kind: Kind
  private var waiting = Deque<Block>()
  private var running = 0
  private var runsBarrier = false
  private var suspensions = 0
  /// Whether a block begins at once, since `sync` waits for it.
  private var beginsNow = false

  private struct Block {
    let function: LuaFunction
    let isBarrier: Bool
    let group: ScriptGroup?
    let item: ScriptWorkItem?
    /// `JobQueue.depthOfNext` when the queue got it.
    let depth: Int
    /// What releases the function when the app ends; a block that begins is held by its strand.
    let holds: ScriptHolds?
  }

  init(label: String, kind: Kind) { (self.label, self.kind) = (label, kind) }

  /// The queues that every app has.
  private final class Standard {
    let main = ScriptQueue(label: "com.apple.main-thread", kind: .main)
    var global: [String: ScriptQueue] = [:]
  }
  private static let key = CompanionKey<Standard>()
  private static var standard: Standard {
    let simulation = ScriptContext.simulation
    let standard = simulation.companions[key] ?? Standard()
    simulation.companions[key] = standard
    return standard
  }

  static var main: ScriptQueue { standard.main }

  static func global(_ quality: String) -> ScriptQueue {
    let standard = standard
    let queue = standard.global[quality] ?? ScriptQueue(label: "com.apple.root.\(quality)-qos", kind: .concurrent)
    standard.global[quality] = queue
    return queue
  }

  /// Runs a block before the next frame, or after so many seconds.
  func async(_ work: Work, after seconds: Double = 0, group: ScriptGroup? = nil, isBarrier: Bool = false) {
    let simulation = ScriptContext.simulation
    let block = Block(
      function: work.function, isBarrier: isBarrier && kind == .concurrent, group: group, item: work.item,
      depth: simulation.jobs.depthOfNext, holds: kind == .main ? nil : ScriptContext.current.currentApp?.holds)
    group?.enter()
    if kind == .main {
      let callback = Callback(block.function)
      let timer = simulation.timers.schedule(at: simulation.time + max(0, seconds)) { [block] _ in
        if block.item?.begin() != false { callback.call() }
        block.item?.ended()
        block.group?.leaveAfterBlock()
      }
      (timer.origin, timer.cause) = (simulation.origin, callback)
      return
    }
    block.holds?.add(block.function.reference, of: block.function.reference)
    if seconds <= 0 { waiting.append(block) }
    let timer = simulation.timers.schedule(at: simulation.time + max(0, seconds)) { [self] _ in
      if seconds > 0 { waiting.append(block) }
      startNext()
    }
    (timer.origin, timer.cause) = (simulation.origin, block.function)
    let position = timer.origin?.position
    timer.queue = (ObjectIdentifier(self), { [label] in "a block of the queue \"\(label)\"" + (position.map { " (\($0))" } ?? "") })
  }

  /// Whether the function of `sync` has the queue, and whether a block's time has come meanwhile.
  private var (isTaken, hasMissed) = (false, false)

  /// Blocks whose time has come while the queue was taken by `sync`.
  private func startSoon() {
    let simulation = ScriptContext.simulation
    let timer = simulation.timers.schedule(at: simulation.time) { [self] _ in startNext() }
    timer.origin = simulation.origin
    timer.queue = (ObjectIdentifier(self), { [label] in "the blocks of the queue \"\(label)\"" })
  }

  private func startNext() {
    while suspensions == 0, let next = waiting.first {
      let isAlone = kind == .serial || next.isBarrier
      guard !runsBarrier, !isAlone || running == 0 else {
        hasMissed = isTaken
        return
      }
      waiting.removeFirst()
      running += 1
      runsBarrier = isAlone
      start(next)
    }
  }

  /// Source: Apple, DispatchObject.suspend() and resume(). Throws: for a queue of the system, on which more than the app's blocks wait
  func suspend() throws {
    guard kind != .main, !label.hasPrefix("com.apple.root.") else { throw QueueFault.ofTheSystem }
    suspensions += 1
  }

  /// Throws: where it is not suspended
  func resume() throws {
    guard suspensions > 0 else { throw QueueFault.resumedTooOften }
    suspensions -= 1
    if suspensions == 0 { startNext() }
  }

  private func start(_ block: Block) {
    let end = { [self] in
      running -= 1
      runsBarrier = false
      block.item?.ended()
      block.group?.leaveAfterBlock()
      if !beginsNow { startNext() }
    }
    block.holds?.remove(block.function.reference)
    guard block.item?.begin() != false else { return end() }
    let strand = Strand(block.function, inBackground: true) { outcome in
      if case .error(let error) = outcome { ScriptContext.simulation.recordFault(error) }
      end()
    }
    if beginsNow { strand.beginNow() } else { strand.begin(depth: block.depth) }
  }

  /// Runs a function now, on the thread that asks for it. Throws: what it raises, and where it would wait for itself
  func sync(_ work: Work, isBarrier: Bool, _ stack: LuaStack) throws -> Awaited {
    let context = ScriptContext.current
    if kind == .main, !context.isInBackground { throw WaitFault.ofItself("DispatchQueue.main:sync") }
    // What the queue got before comes before.
    let isAlone = kind == .serial || kind == .concurrent && isBarrier
    if isAlone, running > 0 { throw WaitFault.ofItself("sync on a queue whose block waits") }
    if isAlone || waiting.contains(where: \.isBarrier) {
      if suspensions > 0 { throw WaitFault.ofItself("sync on a queue that is suspended") }
      beginsNow = true
      startNext()
      beginsNow = false
      if runsBarrier || isAlone && running > 0 { throw WaitFault.ofItself("sync on a queue whose block waits") }
    }
    guard work.item?.begin() != false else { return .now([]) }
    if isAlone { (running, runsBarrier, isTaken) = (1, true, true) }
    defer {
      if isAlone { (running, runsBarrier, isTaken) = (0, false, false) }
      work.item?.ended()
      if hasMissed {
        hasMissed = false
        startSoon()
      }
    }
    let height = stack.top
    stack.reserve(4)
    stack.push(work.function)
    let outer = context.isInBackground
    context.isInBackground = outer && kind != .main
    defer { context.isInBackground = outer }
    try stack.call(arguments: 0, results: LUA_MULTRET)
    var values: [any LuaPushable] = []
    for index in stride(from: height + 1, through: stack.top, by: 1) { values.append(LuaReference(stack, at: index)) }
    stack.top = height
    return .now(values)
  }
}

/// Source: Apple, dispatch_suspend; libdispatch's words
enum QueueFault: Error, CustomStringConvertible {
  case ofTheSystem, resumedTooOften
  var description: String {
    switch self {
    case .ofTheSystem: "DispatchQueue:suspend: only a queue of one's own can be suspended; make one: DispatchQueue { label = \"work\" }"
    case .resumedTooOften: "Over-resume of an object: DispatchQueue:resume was called more often than suspend"
    }
  }
}

/// `queue:async(fn, { group =, flags = "barrier" })`, and UIKit's order: `queue:async(group, fn)`, `queue:async { group =, execute = fn }`
struct AsyncOptions: OptionTable {
  @LuaOption("A group that counts the block.") var group: ScriptGroup? = nil
  @LuaOption("\"barrier\": in a concurrent queue the block waits for those before it, and those after it wait for it.") var flags: AsyncFlag? = nil
  @LuaOption("How urgent it is; all are served alike.") var qos: QualityOfService? = nil
  @LuaOption("The function, where no other argument is one.") var execute: Work? = nil
}

/// An argument of `async`: the function, or the group that it belongs to.
enum AsyncArgument: LuaReadable {
  case work(Work)
  case group(ScriptGroup)
  case options(AsyncOptions)
  static var luaTypeName: String { Work.luaTypeName }
  static var luaType: LuaType { .either([Work.luaType, ScriptGroup.luaType, AsyncOptions.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AsyncArgument {
    if let group = try? ScriptGroup.read(stack, at: index) { return .group(group) }
    if stack.isTable(at: index), !stack.isCallable(at: index) { return .options(try AsyncOptions.read(stack, at: index)) }
    return .work(try Work.read(stack, at: index))
  }

  /// Throws: if no argument is the work
  static func both(_ first: AsyncArgument, _ second: AsyncArgument?) throws(LuaMismatch) -> (work: Work, group: ScriptGroup?, isBarrier: Bool) {
    var (work, group, isBarrier): (Work?, ScriptGroup?, Bool) = (nil, nil, false)
    for argument in [first, second] {
      switch argument {
      case .work(let given)?: work = given
      case .group(let given)?: group = given
      case .options(let options)?: (work, group, isBarrier) = (options.execute ?? work, options.group ?? group, options.flags == .barrier)
      case nil: break
      }
    }
    guard let work else { throw LuaMismatch(wanted: luaTypeName, got: "none", hint: "write async(fn), or async(group, fn)") }
    return (work, group, isBarrier)
  }
}

enum AsyncFlag: String, LuaEnum { case barrier }
enum QueueAttribute: String, LuaEnum { case concurrent }
enum QualityOfService: String, LuaEnum { case userInteractive, userInitiated, `default`, utility, background, unspecified }

/// A function, or a DispatchWorkItem.
struct Work: LuaReadable {
  let function: LuaFunction
  let item: ScriptWorkItem?
  static var luaTypeName: String { "a function or a DispatchWorkItem" }
  static var luaType: LuaType { .either([.function, ScriptWorkItem.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Work {
    if stack.isFunction(at: index) { return Work(function: try LuaFunction.read(stack, at: index), item: nil) }
    do {
      let item = try ScriptWorkItem.read(stack, at: index)
      return Work(function: item.function, item: item)
    } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

/// Source: Apple, DispatchWorkItem
final class ScriptWorkItem: LuaObject {
  static let luaName = "DispatchWorkItem"
  let function: LuaFunction
  private(set) var isCancelled = false
  private var notified: [(queue: ScriptQueue, work: Work)] = []
  private var isOver = false
  private var waiting: [Suspension] = []
  init(_ function: LuaFunction) {
    self.function = function
    holds = ScriptContext.current.currentApp?.holds
    holds?.add(function.reference, of: self)
  }
  deinit { holds?.remove(self) }
  private let holds: ScriptHolds?

  func cancel() { isCancelled = true }

  func writeGiven(to state: StateWriter) {
    state.value(function.reference)
    state.word((isCancelled ? 1 : 0) | (isOver ? 2 : 0))
    state.integer(notified.count)
    for (queue, work) in notified {
      state.text(queue.label)
      state.value(work.function.reference)
    }
  }

  /// - Returns: whether it may run
  func begin() -> Bool { !isCancelled }

  func ended() {
    isOver = true
    let (list, strands) = (notified, waiting)
    (notified, waiting) = ([], [])
    for (queue, work) in list { queue.async(work) }
    for suspension in strands { suspension.finish(WaitOutcome.success) }
  }

  func wait(_ timeout: Double?, _ stack: LuaStack) throws -> Awaited {
    if isOver { return .now([WaitOutcome.success]) }
    if let timeout, timeout <= 0 { return .now([WaitOutcome.timedOut]) }
    return try Awaited.block("DispatchWorkItem:wait", within: timeout, stack) { suspension in
      waiting.append(suspension)
      suspension.timeOut(after: timeout) { [weak self] in self?.waiting.removeAll { $0 === suspension } }
    }
  }

  func notify(_ queue: ScriptQueue, _ work: Work) {
    if isOver { queue.async(work) } else { notified.append((queue, work)) }
  }
}

/// Source: Apple, DispatchGroup
final class ScriptGroup: LuaObject {
  static let luaName = "DispatchGroup"
  private(set) var count = 0
  private var notified: [(queue: ScriptQueue, work: Work)] = []
  private var waiting: [Suspension] = []

  func writeGiven(to state: StateWriter) {
    state.integer(count)
    state.integer(notified.count)
    for (queue, work) in notified {
      state.text(queue.label)
      state.value(work.function.reference)
    }
    for suspension in waiting { suspension.describeState(to: state) }
  }

  func enter() { count += 1 }

  /// Throws: when nobody has entered
  func leave() throws {
    guard count > 0 else { throw Unbalanced() }
    leaveAfterBlock()
  }

  func leaveAfterBlock() {
    count -= 1
    guard count == 0 else { return }
    let (list, strands) = (notified, waiting)
    (notified, waiting) = ([], [])
    for (queue, work) in list { queue.async(work) }
    for suspension in strands { suspension.finish(WaitOutcome.success) }
  }

  func notify(_ queue: ScriptQueue, _ work: Work) {
    if count == 0 { queue.async(work) } else { notified.append((queue, work)) }
  }

  func wait(_ timeout: Double?, _ stack: LuaStack) throws -> Awaited {
    if count == 0 { return .now([WaitOutcome.success]) }
    if let timeout, timeout <= 0 { return .now([WaitOutcome.timedOut]) }
    return try Awaited.block("DispatchGroup:wait", within: timeout, stack) { suspension in
      waiting.append(suspension)
      suspension.timeOut(after: timeout) { [weak self] in self?.waiting.removeAll { $0 === suspension } }
    }
  }

  private struct Unbalanced: Error, CustomStringConvertible {
    var description: String { "Unbalanced call to dispatch_group_leave(): leave was called more often than enter" }
  }
}

/// Source: Apple, DispatchSemaphore
final class ScriptSemaphore: LuaObject {
  static let luaName = "DispatchSemaphore"
  private var value: Int
  private var waiting = Deque<Suspension>()
  init(_ value: Int) { self.value = value }

  func writeGiven(to state: StateWriter) {
    state.integer(value)
    for suspension in waiting { suspension.describeState(to: state) }
  }

  func wait(_ timeout: Double?, _ stack: LuaStack) throws -> Awaited {
    if value > 0 {
      value -= 1
      return .now([WaitOutcome.success])
    }
    if let timeout, timeout <= 0 { return .now([WaitOutcome.timedOut]) }
    return try Awaited.block("DispatchSemaphore:wait", within: timeout, stack) { suspension in
      waiting.append(suspension)
      suspension.timeOut(after: timeout) { [weak self] in self?.waiting.removeAll { $0 === suspension } }
    }
  }

  func signal() {
    if let first = waiting.popFirst() { first.finish(WaitOutcome.success) } else if value < .max { value += 1 }
  }
}

/// How a wait has ended. Source: Apple, DispatchTimeoutResult
enum WaitOutcome: String, LuaEnum { case success, timedOut }

extension Suspension {
  /// Ends the wait after so many seconds; nil: never.
  /// - Parameter forget: called then, so that nothing that comes later is given to this wait
  func timeOut(after seconds: Double?, _ forget: @escaping () -> Void) {
    guard let seconds else { return }
    let simulation = ScriptContext.simulation
    let timer = simulation.timers.schedule(at: simulation.time + seconds) { [weak self] _ in
      guard let self, !isOver else { return }
      forget()
      finish(WaitOutcome.timedOut)
    }
    timer.origin = simulation.origin
  }
}

extension Awaited {
  /// Lets a block in the background wait. Throws: on the main thread, which would wait for ever
  static func block(_ call: String, within seconds: Double? = nil, _ stack: LuaStack, _ begin: (Suspension) -> Void) throws -> Awaited {
    guard ScriptContext.current.strand?.inBackground == true else {
      throw seconds.map { WaitFault.onMainFor(call, formatted($0)) } ?? WaitFault.onMain(call)
    }
    return try wait(call, stack, begin)
  }
}

extension Registry {
  static func queues(_ r: RegistryBuilder) {
    r.type(
      ScriptQueue.self, "DispatchQueue",
      doc:
        "Runs functions later: DispatchQueue.main on the main thread, others in the background. DispatchQueue { label =, attributes = \"concurrent\" } makes one."
    ) { c in
      c.constructor { arguments in
        let label = try arguments.take("label", as: String.self, "Its name.") ?? ""
        let attributes = try arguments.take("attributes", as: [QueueAttribute].self, "\"concurrent\" for one that does not wait for the end of a block.")
        _ = try arguments.take("qos", as: QualityOfService.self, "How urgent its blocks are; the order is the same for all.")
        return ScriptQueue(label: label, kind: attributes?.contains(.concurrent) == true ? .concurrent : .serial)
      }
      c.describe { " \"\($0.label)\"" }
      c.value("main", "The queue of the main thread.") { ScriptQueue.main }
      c.function("global", "A concurrent queue in the background.", args: "qos") { (quality: QualityOfService?) in
        ScriptQueue.global((quality ?? .default).rawValue)
      }
      c.function(
        "concurrentPerform", "Calls a function so many times, with the numbers from 1 on, and returns after the last call.", args: "iterations", "fn"
      ) { (count: Int, function: LuaFunction, stack: LuaStack) in
        guard count > 0 else { return }
        for number in 1...count {
          if HostWork.mustEnd("DispatchQueue.concurrentPerform") { return }
          stack.reserve(4)
          stack.push(function)
          stack.push(number)
          try stack.call(arguments: 1, results: 0)
        }
      }
      c.property("label", "Its name.", get: \.label)
      c.method("suspend", "Lets no more blocks begin until as many calls of resume; one that runs goes on.", ScriptQueue.suspend)
      c.raises("if it is the main queue or a global one")
      c.method("resume", "Takes one suspend back.", ScriptQueue.resume)
      c.raises("if it is not suspended")
      c.method("async", "Runs a function before the next frame, after the functions that were given before.", args: "work", "options") {
        (queue: ScriptQueue, first: AsyncArgument, second: AsyncArgument?) in
        let (work, group, isBarrier) = try AsyncArgument.both(first, second)
        queue.async(work, group: group, isBarrier: isBarrier)
      }
      c.method("asyncAfter", "Runs a function after so many seconds.", args: "seconds", "work") { (queue: ScriptQueue, seconds: Double, work: Work) in
        queue.async(work, after: seconds)
      }
      c.method(
        "sync", "Runs a function now, after what a serial queue got before, or with a barrier, and returns its results.", args: "work", "options"
      ) { (queue: ScriptQueue, first: AsyncArgument, second: AsyncArgument?, stack: LuaStack) in
        let (work, _, isBarrier) = try AsyncArgument.both(first, second)
        return try queue.sync(work, isBarrier: isBarrier, stack)
      }
      c.raises("if it would never end: for the main queue on the main thread, while a block of the queue waits, and while the queue is suspended")
    }
    r.type(ScriptWorkItem.self, "DispatchWorkItem", doc: "A function for a queue that can be cancelled: DispatchWorkItem(function() ... end).") { c in
      c.constructor(args: "fn") { r in ScriptWorkItem(try r.next()) }
      c.property("isCancelled", "Whether it was cancelled.", get: \.isCancelled)
      c.method("cancel", "Keeps it from running; one that runs is not stopped.", ScriptWorkItem.cancel)
      c.method("wait", "Waits until it has ended, or for so many seconds: \"success\" or \"timedOut\". In a background block.", args: "timeout") {
        (item: ScriptWorkItem, timeout: Double?, stack: LuaStack) in try item.wait(timeout, stack)
      }
      c.method("perform", "Runs it now.") { (item: ScriptWorkItem) in
        if item.begin() { Callback(item.function).call() }
        item.ended()
      }
      c.method("notify", "Runs a function on a queue when it has ended.", "queue", "work", ScriptWorkItem.notify(_:_:))
    }
    r.type(ScriptGroup.self, "DispatchGroup", doc: "Counts what is under way: DispatchGroup {}.") { c in
      c.constructor { _ in ScriptGroup() }
      c.method("enter", "One more is under way.", ScriptGroup.enter)
      c.method("leave", "One has ended.", ScriptGroup.leave)
      c.method("notify", "Runs a function on a queue when none is under way.", "queue", "work", ScriptGroup.notify(_:_:))
      c.method(
        "wait", "Waits until none is under way, or for so many seconds: \"success\" or \"timedOut\". In a background block.", args: "timeout"
      ) { (group: ScriptGroup, timeout: Double?, stack: LuaStack) in try group.wait(timeout, stack) }
    }
    r.type(ScriptSemaphore.self, "DispatchSemaphore", doc: "Lets so many blocks go on: DispatchSemaphore(0), or DispatchSemaphore { value = 0 }.") { c in
      c.constructor { arguments in ScriptSemaphore(try arguments.take("value", as: Int.self, "How many may pass.") ?? 0) }
      c.constructor(args: "value") { r in ScriptSemaphore(try r.next()) }
      c.method(
        "wait",
        "Waits until it may pass, or for so many seconds: \"success\" or \"timedOut\". In a background block, or where it may pass at once.",
        args: "timeout"
      ) { (semaphore: ScriptSemaphore, timeout: Double?, stack: LuaStack) in try semaphore.wait(timeout, stack) }
      c.method("signal", "Lets one more pass.", ScriptSemaphore.signal)
    }
    operations(r)
  }
}
