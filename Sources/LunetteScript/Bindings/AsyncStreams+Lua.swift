import DequeModule
import Lua
import LunetteKit

/// Values that come one after the other, for a task that waits for each of them. Source: Apple, AsyncStream and AsyncThrowingStream
final class ScriptStream: LuaObject {
  static let luaName = "AsyncStream"
  private var values = Deque<LuaReference>()
  private var waiting = Deque<Suspension>()
  /// Nil while more may come.
  private(set) var end: StreamEnd?
  fileprivate var onTermination: Callback?
  /// What releases the values when the app ends.
  private let holds = ScriptContext.current.currentApp?.holds
  private let policy: StreamBuffering

  enum StreamEnd {
    case finished, cancelled
    case failed(LuaReference)
  }

  init(_ policy: StreamBuffering?) { self.policy = policy ?? StreamBuffering() }

  deinit { for value in values { holds?.remove(value) } }

  /// Limit of values that wait. Source: docs/rules/world.md 8
  private static let most = 100_000

  /// Throws: where too many values wait
  func yield(_ value: LuaReference) throws -> YieldResult {
    if end != nil { return .terminated }
    if let first = waiting.popFirst() {
      first.finish(value)
      return .enqueued
    }
    if let most = policy.bufferingOldest, values.count >= most { return .dropped }
    guard values.count < Self.most else {
      throw BindingFault.badValue(name: "AsyncStream", wanted: "at most \(Self.most) values that nobody has taken", got: "one more")
    }
    holds?.add(value, of: value)
    values.append(value)
    if let most = policy.bufferingNewest, values.count > most {
      if let oldest = values.popFirst() { holds?.remove(oldest) }
      return .dropped
    }
    return .enqueued
  }

  func finish(_ end: StreamEnd) {
    guard self.end == nil else { return }
    self.end = end
    let list = waiting
    waiting = []
    for (place, suspension) in list.enumerated() {
      if place == 0, case .failed(let error) = end { suspension.fail(error) } else { suspension.finish(NilValue()) }
    }
    if !list.isEmpty { self.end = .finished }
    let hear = onTermination
    onTermination = nil
    if case .cancelled = end { hear?.call("cancelled") } else { hear?.call("finished") }
  }

  /// The next value; nil at the end. Throws: outside of a task; the error with which it has ended
  func next(_ stack: LuaStack) throws -> Awaited {
    if let value = values.popFirst() {
      holds?.remove(value)
      return .now([value])
    }
    switch end {
    case .failed(let error)?:
      end = .finished
      throw RaisedValue(error)
    case .some: return .now([NilValue()])
    case nil: break
    }
    // A task that is cancelled meets the end. Source: Apple, AsyncStream
    if ScriptTask.current?.isCancelled == true {
      finish(.cancelled)
      return .now([NilValue()])
    }
    return try Awaited.wait("AsyncStream:next", stack) { suspension in
      waiting.append(suspension)
      suspension.cancelled = { [weak self] in self?.finish(.cancelled) }
    }
  }
}

/// `AsyncStream(fn, { bufferingNewest = 1 })`
struct StreamBuffering: OptionTable {
  @LuaOption("How many values wait at most; older ones are dropped.") var bufferingNewest: Int? = nil
  @LuaOption("How many values wait at most; later ones are dropped.") var bufferingOldest: Int? = nil
}

/// Source: Apple, AsyncStream.Continuation.YieldResult
enum YieldResult: String, LuaEnum { case enqueued, dropped, terminated }

/// What gives a stream its values. Source: Apple, AsyncStream.Continuation
final class ScriptStreamContinuation: LuaObject {
  static let luaName = "AsyncStreamContinuation"
  let stream: ScriptStream
  init(_ stream: ScriptStream) { self.stream = stream }
}

extension Registry {
  static func streams(_ r: RegistryBuilder) {
    r.type(
      ScriptStream.self, "AsyncStream",
      doc: "Values one after the other: AsyncStream(function(continuation) continuation:yield(1) continuation:finish() end). "
        + "In a task: for value in stream:values() do ... end."
    ) { c in
      c.constructor(args: "build", "buffering") { r in
        let build: LuaFunction = try r.next()
        let stream = ScriptStream(try r.next() as StreamBuffering?)
        let lua = r.arguments.stack
        lua.reserve(4)
        lua.push(build)
        ScriptStreamContinuation(stream).push(on: lua)
        try lua.call(arguments: 1, results: 0)
        return stream
      }
      c.function("makeStream", "A stream and its continuation: local stream, continuation = AsyncStream.makeStream().", args: "buffering") {
        (buffering: StreamBuffering?) -> Awaited in
        let stream = ScriptStream(buffering)
        return .now([stream, ScriptStreamContinuation(stream)])
      }
      c.method("next", "Waits for the next value; nil at the end. In a task.") { (stream: ScriptStream, lua: LuaStack) in try stream.next(lua) }
      c.method("values", "For a loop over the values: for value in stream:values() do. In a task.") { (stream: ScriptStream) in StreamIterator(stream: stream) }
    }
    r.type(
      ScriptStreamContinuation.self, "AsyncStreamContinuation", doc: "What gives an AsyncStream its values: its function gets it."
    ) { c in
      c.method("yield", "The next value. Returns \"enqueued\", \"dropped\", or \"terminated\" after the end.", args: "value") {
        (continuation: ScriptStreamContinuation, value: LuaReference) in try continuation.stream.yield(value)
      }
      c.method("finish", "The end; with an error, which the loop raises after the values.", args: "error") {
        (continuation: ScriptStreamContinuation, error: LuaReference?) in
        continuation.stream.finish(error.map { .failed($0) } ?? .finished)
      }
      c.property(
        "onTermination", "Called once at the end, with \"finished\" or \"cancelled\".", get: { $0.stream.onTermination?.function },
        set: { (continuation: ScriptStreamContinuation, function: LuaFunction?) in continuation.stream.onTermination = function.map { Callback($0) } })
    }
  }
}

/// The function of `for value in stream:values()`.
private struct StreamIterator: LuaPushable {
  let stream: ScriptStream
  static var luaType: LuaType { .function }

  func push(on stack: LuaStack) {
    stack.pushOwnedFunction(
      LuaBody { [stream] lua, _ in
        finish(lua, naming: "AsyncStream:next") {
          let awaited = try stream.next(lua)
          awaited.push(on: lua)
          return awaited.status
        }
      })
  }
}
