import Lua

/// The functions and tables of scripts that an app's objects call: its delegates, actions and timers.
///
/// A function that refers to a view and is the action of that view keeps the view, and the view keeps the function. Lua's collector sees
/// only one half of this circle and Swift's reference counting the other. A closed app calls no functions, so it releases all of them.
package final class ScriptHolds {
  private var references: [ObjectIdentifier: LuaReference] = [:]
  /// Whether the app has been closed.
  private(set) var isReleased = false

  /// - Parameter owner: the object that calls it, and that removes it when it no longer does
  package func add(_ reference: LuaReference, of owner: AnyObject) {
    if !isReleased { references[ObjectIdentifier(owner)] = reference }
  }

  func remove(_ owner: AnyObject) {
    references[ObjectIdentifier(owner)] = nil
    forget(owner)
  }

  /// The functions that are called once, at the end of what is under way, in the order in which they were given. Source: docs/rules/exploring.md 1
  var awaited: [LuaReference] {
    awaiting.isEmpty ? [] : awaiting.sorted { $0.value < $1.value }.compactMap { references[$0.key] }
  }
  private var awaiting: [ObjectIdentifier: Int] = [:]
  private var lastAwaited = 0

  /// - Parameter owner: it was added before
  func addAwaited(_ owner: AnyObject) {
    lastAwaited += 1
    awaiting[ObjectIdentifier(owner)] = lastAwaited
  }

  func forget(_ owner: AnyObject) { if !awaiting.isEmpty { awaiting[ObjectIdentifier(owner)] = nil } }

  func releaseAll() {
    isReleased = true
    let held = references
    (references, awaiting) = ([:], [:])
    for reference in held.values { reference.release() }
  }
}
