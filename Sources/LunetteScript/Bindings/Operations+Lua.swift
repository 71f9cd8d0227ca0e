import HeapModule
import Lua
import LunetteCore
import LunetteKit

/// Source: Apple, Operation and BlockOperation
class ScriptOperation: LuaObject {
  class var luaName: String { "Operation" }
  private(set) var isCancelled = false
  private(set) var isExecuting = false
  private(set) var isFinished = false
  var name: String?
  var dependencies: [ScriptOperation] { needed.elements }
  private var needed = ObjectList<ScriptOperation>()
  /// How many of them have not ended.
  private var unfinished = 0
  var completion: Callback?
  fileprivate weak var queue: ScriptOperationQueue?
  fileprivate var function: LuaFunction?
  fileprivate var isStarted = false
  /// Functions that run besides the first one. Source: Apple, BlockOperation.addExecutionBlock
  fileprivate var furtherFunctions: [LuaFunction] = []
  /// How many barriers its queue had got before it; see `ScriptOperationQueue.segment`.
  fileprivate var segment = 0
  fileprivate var isBarrier = false
  private var awaiting: [Suspension] = []
  private struct Dependent { weak var operation: ScriptOperation? }
  private var dependents: [ObjectIdentifier: Dependent] = [:]
  /// The order in which its queue got it.
  fileprivate var number = 0
  /// `JobQueue.depthOfNext` when its queue got it.
  fileprivate var depth = 0
  /// Before which others it begins that are ready as well.
  var priority = OperationPriority.normal { didSet { queue?.noteReady(self) } }
  /// Kept only: all are served alike.
  var quality = QualityOfService.default

  func writeGiven(to state: StateWriter) {
    state.word((isCancelled ? 1 : 0) | (isStarted ? 2 : 0) | (isBarrier ? 4 : 0))
    for function in [function].compactMap({ $0 }) + furtherFunctions { state.value(function.reference) }
    state.objects(dependencies, named: ".dependencies")
  }

  /// Whether the operation may start: a cancelled one waits for nothing. Source: Apple, Operation.isReady
  var isReady: Bool { isCancelled || unfinished == 0 }

  func cancel() {
    isCancelled = true
    queue?.noteReady(self)
    queue?.wake()
  }

  /// Throws: a circle of dependencies, which would never begin
  func add(_ dependency: ScriptOperation) throws {
    if dependency === self || dependency.depends(on: self) { throw OperationFault.circle }
    guard needed.append(dependency) else { return }
    dependency.dependents[ObjectIdentifier(self)] = Dependent(operation: self)
    if !dependency.isFinished { unfinished += 1 }
  }

  func remove(_ dependency: ScriptOperation) {
    guard needed.remove(dependency) else { return }
    dependency.dependents[ObjectIdentifier(self)] = nil
    if !dependency.isFinished { settleOne() }
    queue?.wake()
  }

  /// Something that it waited for has ended.
  private func settleOne() {
    unfinished -= 1
    if isReady { queue?.noteReady(self) }
  }

  /// Looks from both ends in turn: what is new has nothing behind it at one end, so that chains are made in no time.
  private func depends(on other: ScriptOperation) -> Bool {
    var (below, above) = (Set<ObjectIdentifier>(), Set<ObjectIdentifier>())
    var (waiting, dependents) = (dependencies, other.dependents.values.compactMap(\.operation))
    while let next = waiting.popLast(), let last = dependents.popLast() {
      if next === other || last === self { return true }
      if HostWork.mustEnd("looking for a circle of operations") { return true }
      if below.insert(ObjectIdentifier(next)).inserted { waiting += next.dependencies }
      if above.insert(ObjectIdentifier(last)).inserted { dependents += last.dependents.values.compactMap(\.operation) }
    }
    return false
  }

  fileprivate func begin(inBackground: Bool, _ ended: @escaping () -> Void) {
    let end = { [self] in
      (isExecuting, isFinished) = (false, true)
      let suspensions = awaiting
      awaiting = []
      for suspension in suspensions { suspension.finish() }
      if let completion { ScriptContext.of(ScriptContext.simulation)?.running(inBackground: true) { completion.call() } }
      let freed = dependents.values.compactMap(\.operation).filter { !$0.isFinished }.sorted { $0.number < $1.number }
      for operation in freed { operation.settleOne() }
      ended()
      for operation in freed where operation.isReady && !operation.isStarted { operation.queue?.wake() }
    }
    if !isCancelled, let start = method("start") {
      // An operation with a `start` of its own says itself when it has ended. Source: Apple, Operation.start()
      endsByItself = end
      return Strand(start, inBackground: inBackground, argument: ScriptContext.current.reference(to: self)) { outcome in
        if case .error(let error) = outcome { ScriptContext.simulation.recordFault(error) }
      }.begin(depth: depth)
    }
    guard !isCancelled, let function = function ?? method("main") else { return end() }
    isExecuting = true
    var running = 1 + furtherFunctions.count
    for function in [function] + furtherFunctions {
      Strand(function, inBackground: inBackground, argument: ScriptContext.current.reference(to: self)) { outcome in
        if case .error(let error) = outcome { ScriptContext.simulation.recordFault(error) }
        running -= 1
        if running == 0 { end() }
      }.begin(depth: depth)
    }
  }

  func waitUntilFinished(_ stack: LuaStack) throws -> Awaited {
    if isFinished { return .now([]) }
    return try Awaited.block("Operation:waitUntilFinished", stack) { awaiting.append($0) }
  }

  /// What ends an operation with a `start` of its own.
  private var endsByItself: (() -> Void)?

  /// A script's class with a `start` of its own tells what it does.
  func say(isExecuting: Bool) { self.isExecuting = isExecuting }

  /// Throws: for one that ends when its function has returned
  func say(isFinished: Bool) throws {
    guard isFinished else { return }
    guard let end = endsByItself else { throw OperationFault.endsAlone }
    endsByItself = nil
    end()
  }

  /// A class of a script that answers `isExecuting` and `isFinished` by methods tells that they have changed. Source: Apple, Operation (KVO-compliant
  /// properties)
  func didTell(_ key: String) throws {
    guard key == "isFinished" || key == "isExecuting", let answer = method(key),
      let value = Callback(answer).answer(ScriptContext.current.reference(to: self), as: Bool.self, named: key)
    else { return }
    if key == "isExecuting" { say(isExecuting: value) } else if endsByItself != nil { try say(isFinished: value) }
  }

  /// A method of a script's class.
  private func method(_ name: String) -> LuaFunction? {
    let context = ScriptContext.current
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(4)
    push(on: stack)
    stack.push(name)
    guard lshim_find(stack.raw, height + 1, height + 2), stack.isFunction(at: -1) else { return nil }
    return LuaFunction(LuaReference(stack, at: -1))
  }
}

final class ScriptBlockOperation: ScriptOperation {
  override class var luaName: String { "BlockOperation" }
  init(_ function: LuaFunction) {
    super.init()
    self.function = function
    holds?.add(function.reference, of: self)
  }
  /// Throws: for one that runs or has ended
  func add(_ function: LuaFunction) throws {
    guard !isStarted, !isFinished else { throw OperationFault.late }
    furtherFunctions.append(function)
    holds?.add(function.reference, of: function.reference)
  }
  deinit {
    holds?.remove(self)
    for function in furtherFunctions { holds?.remove(function.reference) }
  }
  private let holds = ScriptContext.current.currentApp?.holds
}

/// Source: Apple, Operation.QueuePriority
enum OperationPriority: String, LuaEnum {
  case veryLow, low, normal, high, veryHigh
  /// Higher ones begin first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

enum OperationFault: Error, CustomStringConvertible {
  case circle, twice, endsAlone, late

  var description: String {
    switch self {
    case .circle: "an operation depends on itself, directly or through others, and would never begin"
    case .late: "the operation runs or has ended; blocks are added before it begins"
    case .endsAlone:
      "isFinished can be set only in an operation of a class with a method start() of its own, once it has begun; others end when main() returns"
    case .twice: "the operation is in a queue already, or has ended; an operation runs once"
    }
  }
}

/// Source: Apple, OperationQueue
final class ScriptOperationQueue: LuaObject {
  static let luaName = "OperationQueue"
  let isMain: Bool
  var name: String?
  /// Kept only: all are served alike.
  var quality = QualityOfService.default
  /// nil: any number.
  var most: Int? { didSet { wake() } }
  var isSuspended = false { didSet { wake() } }
  var operations: [ScriptOperation] { list.elements }
  var operationsToRead: ReadList<ScriptOperation> { list.read() }
  var count: Int { list.count }
  private var list = ObjectList<ScriptOperation>()
  private var added = 0
  /// Operations that waited for nothing when they were noted, the first that were added first.
  private var ready = Heap<Ready>()
  private var running = 0
  private var waiting: [Suspension] = []
  private var isStarting = false
  /// Barriers divide the operations into segments, which run one after the other. The number of the segment to which operations are added.
  private var segment = 0
  /// The segment whose operations may run.
  private var present = 0
  /// By segment: how many have not ended, the barrier at its end, and the operations that wait for their segment.
  private var open: [Int: Int] = [:]
  private var barriers: [Int: ScriptOperation] = [:]
  private var later: [Int: [ScriptOperation]] = [:]

  init(isMain: Bool) {
    self.isMain = isMain
    if isMain { most = 1 }
  }

  private struct Ready: Comparable {
    let operation: ScriptOperation
    /// The priority may change later; then the operation is noted once more.
    let priority: OperationPriority
    init(_ operation: ScriptOperation) { (self.operation, priority) = (operation, operation.priority) }
    static func < (one: Ready, other: Ready) -> Bool {
      (other.priority.rank, one.operation.number) < (one.priority.rank, other.operation.number)
    }
    static func == (one: Ready, other: Ready) -> Bool { one.operation === other.operation }
  }

  private static let key = CompanionKey<ScriptOperationQueue>()
  static var main: ScriptOperationQueue {
    let simulation = ScriptContext.simulation
    let queue = simulation.companions[key] ?? ScriptOperationQueue(isMain: true)
    simulation.companions[key] = queue
    return queue
  }

  /// Throws: for one that was added before
  func add(_ operation: ScriptOperation) throws {
    guard operation.queue == nil, !operation.isFinished, !operation.isExecuting else { throw OperationFault.twice }
    operation.queue = self
    added += 1
    operation.number = added
    operation.depth = ScriptContext.simulation.jobs.depthOfNext
    operation.segment = segment
    if operation.isBarrier {
      barriers[segment] = operation
      segment += 1
    } else {
      open[segment, default: 0] += 1
    }
    list.append(operation)
    noteReady(operation)
    wake()
  }

  fileprivate func noteReady(_ operation: ScriptOperation) {
    guard operation.isReady, !operation.isStarted, !operation.isFinished else { return }
    if operation.segment > present { return later[operation.segment, default: []].append(operation) }
    if operation.isBarrier, open[present, default: 0] > 0 { return }
    ready.insert(Ready(operation))
  }

  /// The barrier of a segment runs after the segment's last operation, and those of the next segment after the barrier.
  private func noteEnd(of operation: ScriptOperation) {
    if operation.isBarrier {
      open[present] = nil
      barriers[present] = nil
      present += 1
      for waiting in later.removeValue(forKey: present) ?? [] { noteReady(waiting) }
    } else {
      open[operation.segment, default: 1] -= 1
    }
    if open[present, default: 0] == 0, let barrier = barriers[present] { noteReady(barrier) }
  }

  /// The next operation that is ready; one may have been started or got a dependency since it was noted.
  private func nextReady() -> ScriptOperation? {
    while let next = ready.popMin() {
      if next.operation.isReady, !next.operation.isStarted, next.priority == next.operation.priority { return next.operation }
    }
    return nil
  }

  /// Looks for operations to start, before the next frame.
  fileprivate func wake() {
    guard !list.isEmpty else { return }
    let simulation = ScriptContext.simulation
    let timer = simulation.timers.schedule(at: simulation.time) { [self] _ in startReady() }
    timer.origin = simulation.origin
    if !isMain { timer.queue = (ObjectIdentifier(self), { "operations of a queue" }) }
  }

  private func startReady() {
    guard !isStarting, !isSuspended else { return }
    isStarting = true
    defer { isStarting = false }
    while most.map({ running < $0 }) ?? true, let next = nextReady() {
      running += 1
      next.isStarted = true
      next.begin(inBackground: !isMain) { [self] in
        running -= 1
        list.remove(next)
        noteEnd(of: next)
        if list.isEmpty {
          let list = waiting
          waiting = []
          for suspension in list { suspension.finish() }
        }
        if !isStarting { startReady() }
      }
    }
  }

  func cancelAll() { for operation in operations { operation.cancel() } }

  func wait(_ stack: LuaStack) throws -> Awaited {
    if list.isEmpty { return .now([]) }
    return try Awaited.block("OperationQueue:waitUntilAllOperationsAreFinished", stack) { waiting.append($0) }
  }
}

/// A function, or an Operation.
private struct OperationArgument: LuaReadable {
  let operation: ScriptOperation
  static var luaTypeName: String { "a function or an Operation" }
  static var luaType: LuaType { .either([.function, ScriptOperation.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> OperationArgument {
    if stack.isFunction(at: index) { return OperationArgument(operation: ScriptBlockOperation(try LuaFunction.read(stack, at: index))) }
    do { return OperationArgument(operation: try ScriptOperation.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

extension Registry {
  static func operations(_ r: RegistryBuilder) {
    r.type(
      ScriptOperation.self, "Operation",
      doc: "Work for an OperationQueue: a class of your own, class(\"Load\", Operation), with a method main(), or with start() and isFinished = true."
    ) { c in
      c.constructor { _ in ScriptOperation() }
      observing(c)
      c.property("name", "Its name, or nil.", \.name)
      c.property("queuePriority", "Which of those that are ready begins first; \"normal\".", \.priority)
      c.property("qualityOfService", "How urgent it is. Kept only: all are served alike.", \.quality)
      c.property("isCancelled", "Whether it was cancelled.", get: \.isCancelled)
      c.property(
        "isExecuting", "Whether it runs. A class with a method start() of its own says so, or has a method isExecuting() and calls didChangeValue.",
        get: \.isExecuting, set: { $0.say(isExecuting: $1) })
      c.asked()
      c.property(
        "isFinished",
        "Whether it has ended. A class with a method start() of its own ends by isFinished = true, or has a method isFinished() and calls didChangeValue.",
        get: \.isFinished, set: { try $0.say(isFinished: $1) })
      c.asked()
      c.property("isReady", "Whether all that it depends on has ended.", get: \.isReady)
      c.property("dependencies", "What must end before it begins.", get: \.dependencies)
      c.property(
        "completionBlock", "Runs when it has ended, also without having run.", get: { $0.completion?.function },
        set: { $0.completion = $1.map { Callback($0) } })
      c.method("addDependency", "Lets it begin only after another operation has ended.", "operation", ScriptOperation.add(_:))
      c.method("removeDependency", "No longer waits for another operation.", args: "operation") { (operation: ScriptOperation, other: ScriptOperation) in
        operation.remove(other)
      }
      c.method("cancel", "Keeps it from running; one that runs is not stopped.", ScriptOperation.cancel)
      c.method("waitUntilFinished", "Waits for its end. In a background block.") { (operation: ScriptOperation, stack: LuaStack) in
        try operation.waitUntilFinished(stack)
      }
    }
    r.type(ScriptBlockOperation.self, "BlockOperation", inherits: "Operation", doc: "A function as an operation: BlockOperation(function() ... end).") { c in
      c.constructor(args: "fn") { r in ScriptBlockOperation(try r.next()) }
      c.constructor { arguments in
        guard let function = try arguments.take("block", as: LuaFunction.self, "What it does.") else {
          throw LuaMismatch(wanted: "block = a function", got: "nil")
        }
        return ScriptBlockOperation(function)
      }
      c.method(
        "addExecutionBlock", "A further function, which runs at the same time; the operation has ended when all have.", args: "fn"
      ) { (operation: ScriptBlockOperation, function: LuaFunction) in try operation.add(function) }
    }
    r.type(
      ScriptOperationQueue.self, "OperationQueue", doc: "Runs operations in the background: OperationQueue { maxConcurrentOperationCount = 1 }."
    ) { c in
      c.constructor { _ in ScriptOperationQueue(isMain: false) }
      observing(c)
      c.value("main", "The queue of the main thread.") { ScriptOperationQueue.main }
      c.property(
        "maxConcurrentOperationCount", "How many operations may run at the same time; -1 for any number.", get: { $0.most ?? -1 },
        set: { queue, most in
          guard most == -1 || most > 0 else {
            throw BindingFault.badValue(name: "OperationQueue.maxConcurrentOperationCount", wanted: "1 or more, or -1", got: "\(most)")
          }
          queue.most = most == -1 ? nil : most
        })
      c.property("name", "Its name, or nil.", \.name)
      c.property("qualityOfService", "How urgent its operations are. Kept only: all are served alike.", \.quality)
      c.property("isSuspended", "Whether none begins.", \.isSuspended)
      c.property("operations", "Those that have not ended.", get: \.operationsToRead)
      c.property("operationCount", "How many have not ended.", get: \.count)
      c.method("addOperation", "Runs an operation or a function before the next frame, as soon as it is ready.", args: "operation") {
        (queue: ScriptOperationQueue, operation: OperationArgument) in try queue.add(operation.operation)
      }
      c.method(
        "addBarrierBlock", "Runs a function when all operations that were added before have ended; those that are added later wait for it.", args: "fn"
      ) { (queue: ScriptOperationQueue, function: LuaFunction) in
        let barrier = ScriptBlockOperation(function)
        barrier.isBarrier = true
        try queue.add(barrier)
      }
      c.method(
        "addOperations", "The same for a list. With waitUntilFinished, in a background block, it waits for the end of all.",
        args: "operations", "waitUntilFinished"
      ) { (queue: ScriptOperationQueue, operations: [ScriptOperation], waits: Bool?, stack: LuaStack) -> Awaited in
        for operation in operations { try queue.add(operation) }
        return waits == true ? try queue.wait(stack) : .now([])
      }
      c.method("cancelAllOperations", "Cancels all that have not ended.", ScriptOperationQueue.cancelAll)
      c.method("waitUntilAllOperationsAreFinished", "Waits for their end. In a background block.") { (queue: ScriptOperationQueue, stack: LuaStack) in
        try queue.wait(stack)
      }
    }
  }
}
