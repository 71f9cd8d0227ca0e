import Lua

/// Releases objects of scripts that are no longer used.
///
/// An object with fields of its own needs its Lua value as long as the Swift object lives, so the value is anchored (kept in the registry).
/// The value also retains the object, so that neither would ever be released. Therefore, from time to time, the anchors of objects that
/// only their Lua value holds are removed, garbage is collected, and values that survive (a script still refers to them) are anchored
/// again.
final class ObjectCollector {
  /// The number of anchored values at which the next collection runs: twice the number that survived the last one.
  private var threshold = ObjectCollector.smallestThreshold
  /// Smallest threshold. Ours: with fewer values a collection costs more than it frees.
  private static let smallestThreshold = 1000

  func collectIfNeeded(_ state: LuaState) {
    state.releaseCollected()
    guard Int(state.stack.context.pointee.anchored) >= threshold else { return }
    Self.collect(state)
    threshold = max(Self.smallestThreshold, 2 * Int(state.stack.context.pointee.anchored))
  }

  /// A script's `collectgarbage`: whatever nobody uses is gone afterwards. What is released may have been the last to hold other objects,
  /// which the next round finds.
  static func collectEverything(_ state: LuaState) {
    for _ in 0..<mostRounds where !state.isClosed {
      if collect(state) == 0 { return }
    }
  }
  /// Objects that hold each other in a longer chain take another call. Ours: far deeper than views of an app are nested.
  private static let mostRounds = 100

  /// Returns: the number of released objects
  @discardableResult static func collect(_ state: LuaState) -> Int {
    let raw = state.stack.raw
    // The arrays of kept lists hold objects, too.
    lshim_forget_lists(raw)
    state.releaseCollected()
    final class Found { var addresses: [UnsafeMutableRawPointer] = [] }
    let found = Found()
    lshim_each_anchored(raw, Unmanaged.passUnretained(found).toOpaque()) { user, box in
      guard let user, let box, let address = box.pointee.object else { return }
      let isUnique = withUnsafeMutablePointer(to: &box.pointee.object) { slot in
        slot.withMemoryRebound(to: AnyObject?.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
      }
      if isUnique { Unmanaged<Found>.fromOpaque(user).takeUnretainedValue().addresses.append(address) }
    }
    for address in found.addresses { lshim_unanchor(raw, address) }
    let count = state.collectGarbage()
    for address in found.addresses where lshim_push_known(raw, address) { lshim_anchor(raw, address) }
    return count
  }

  /// Releases the objects of an app that has ended, as soon as no script refers to any of them.
  ///
  /// One by one they would never be released: for a view with its window in a field, the view's value holds the window's value, the window
  /// holds the view, and the view's value stays anchored as long as anything holds the view.
  static func release(_ objects: [AnyObject], _ state: LuaState) {
    var addresses = objects.map { Optional(Unmanaged.passUnretained($0).toOpaque()) }
    lshim_group(state.stack.raw, &addresses, addresses.count)
  }
}
