import DequeModule
import Foundation
import Lua
import LunetteKit

/// The one thread of an app.
final class ScriptThread: LuaObject {
  static let luaName = "Thread"

  /// Longest sleep of the main thread. Units: seconds. Ours: as long as a scenario may wait in one call
  private static let longestSleep = 86_400.0

  /// A block in the background waits, and the app goes on; the main thread stops everything for so long.
  static func sleep(_ seconds: Double, _ stack: LuaStack) throws -> Awaited {
    let simulation = ScriptContext.simulation
    if ScriptContext.current.isInBackground {
      return try Awaited.block("Thread.sleep", stack) { suspension in
        simulation.timers.schedule(at: simulation.time + max(0, seconds)) { _ in suspension.finish() }.origin = simulation.origin
      }
    }
    guard seconds <= longestSleep else {
      throw BindingFault.badValue(name: "Thread.sleep", wanted: "at most \(formatted(longestSleep)) s on the main thread", got: formatted(seconds))
    }
    simulation.blockMainThread(for: seconds)
    return .now([])
  }
}

/// Source: Apple, NSLock and NSRecursiveLock
class ScriptLock: LuaObject {
  class var luaName: String { "NSLock" }
  class var isRecursive: Bool { false }
  /// A block in the background that holds it; nil while the main thread does.
  private weak var owner: Strand?
  private var depth = 0
  private var waiting: Deque<(strand: Strand?, suspension: Suspension)> = []

  private func isMine(_ strand: Strand?) -> Bool { depth > 0 && owner === strand }

  /// Returns: whether it is held now
  func lockIfFree() -> Bool {
    let strand = ScriptContext.current.strand
    if depth == 0 || Self.isRecursive && isMine(strand) {
      (owner, depth) = (strand, depth + 1)
      return true
    }
    return false
  }

  /// Throws: where waiting would never end
  func lock(_ stack: LuaStack) throws -> Awaited {
    if lockIfFree() { return .now([]) }
    let strand = ScriptContext.current.strand
    if isMine(strand) { throw LockFault.twice(Self.luaName) }
    return try Awaited.block("\(Self.luaName):lock", stack) { waiting.append((strand, $0)) }
  }

  /// Throws: when nobody holds it
  func unlock() throws {
    guard depth > 0 else { throw LockFault.notLocked(Self.luaName) }
    depth -= 1
    guard depth == 0, let next = waiting.popFirst() else { return }
    (owner, depth) = (next.strand, 1)
    next.suspension.finish()
  }

  /// Runs a function while it is held. Throws: what the function raised
  func holding(_ function: LuaFunction, _ stack: LuaStack) throws -> Awaited {
    guard lockIfFree() else { throw isMine(ScriptContext.current.strand) ? LockFault.twice(Self.luaName) : LockFault.held(Self.luaName) }
    defer { try? unlock() }
    return try .results(of: function, stack)
  }
}

extension Awaited {
  /// Calls a function, which can't wait. Throws: what it raises
  fileprivate static func results(of function: LuaFunction, _ stack: LuaStack) throws -> Awaited {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(2)
    stack.push(function)
    try stack.call(arguments: 0, results: LUA_MULTRET)
    return .now((height + 1..<stack.top + 1).map { LuaReference(stack, at: $0) })
  }
}

/// Source: Apple, MainActor
final class ScriptMainActor: LuaObject {
  static let luaName = "MainActor"
}

final class ScriptRecursiveLock: ScriptLock {
  override class var luaName: String { "NSRecursiveLock" }
  override class var isRecursive: Bool { true }
}

private enum LockFault: Error, CustomStringConvertible {
  case twice(String)
  case notLocked(String)
  case held(String)

  var description: String {
    switch self {
    case .twice(let name): "\(name):lock would never end: the running code holds the lock already; unlock it first, or use an NSRecursiveLock"
    case .notLocked(let name): "\(name):unlock: nobody holds the lock"
    case .held(let name): "\(name):withLock can't wait: a block that waits holds the lock; call lock() and unlock() in a block in the background"
    }
  }
}

extension Registry {
  static func locks(_ r: RegistryBuilder) {
    r.type(ScriptThread.self, "Thread", doc: "The thread on which a function runs. There is only one, and background is a mark on a running block.") { c in
      c.value("isMainThread", "False in blocks that a device runs in the background: those of global queues, and the completions of requests.") {
        !ScriptContext.current.isInBackground
      }
      c.function(
        "sleep", "Lets a block in the background wait so many seconds. On the main thread there are no frames, touches and timers for so long.",
        args: "seconds"
      ) { (seconds: Double, stack: LuaStack) in try ScriptThread.sleep(seconds, stack) }
    }
    r.type(ScriptMainActor.self, "MainActor", doc: "The main thread, for code that may run in the background.") { c in
      for name in ["run", "assumeIsolated"] {
        c.function(name, "Runs a function on the main thread, and returns its results.", args: "fn") {
          (function: LuaFunction, stack: LuaStack) throws -> Awaited in
          var results: Result<Awaited, any Error> = .success(.now([]))
          ScriptContext.current.running(inBackground: false) { results = Result { try .results(of: function, stack) } }
          return try results.get()
        }
      }
    }
    r.type(ScriptLock.self, "NSLock", doc: "Held by one block at a time: NSLock {}. It only matters where a block waits while it holds it.") { c in
      c.constructor { _ in ScriptLock() }
      c.method("lock", "Waits until nobody else holds it. In a background block, or where it is free.") { (lock: ScriptLock, stack: LuaStack) in
        try lock.lock(stack)
      }
      c.method("unlock", "Lets the next one have it.", ScriptLock.unlock)
      c.method("try", "Takes it where it is free. Returns whether it was.", ScriptLock.lockIfFree)
      c.method("withLock", "Runs a function while it is held, and returns its results.", args: "fn") {
        (lock: ScriptLock, function: LuaFunction, stack: LuaStack) in try lock.holding(function, stack)
      }
    }
    r.type(ScriptRecursiveLock.self, "NSRecursiveLock", inherits: "NSLock", doc: "A lock that its holder may take again: NSRecursiveLock {}.") { c in
      c.constructor { _ in ScriptRecursiveLock() }
    }
  }
}
