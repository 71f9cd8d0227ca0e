import Lua

/// The functions and tables of scripts that an app's objects call: its delegates, actions, timers.
///
/// A function that knows a view whose action it is keeps the view, and the view keeps the function; Lua's collector sees the one half of
/// that circle and Swift's counting the other. A closed app calls nobody, so it lets go of all of them.
package final class ScriptHolds {
  private var references: [ObjectIdentifier: LuaReference] = [:]
  private var isReleased = false

  /// - Parameter owner: who calls it, and says when it doesn't any more
  package func add(_ reference: LuaReference, of owner: AnyObject) {
    if !isReleased { references[ObjectIdentifier(owner)] = reference }
  }

  func remove(_ owner: AnyObject) { references[ObjectIdentifier(owner)] = nil }

  func releaseAll() {
    isReleased = true
    let held = references
    references = [:]
    for reference in held.values { reference.release() }
  }
}
