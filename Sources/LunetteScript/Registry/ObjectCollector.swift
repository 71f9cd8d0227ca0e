import Lua

/// Lets go of script objects that nobody needs.
///
/// An object with fields of its own must keep its Lua value for as long as the Swift object lives, so that value is anchored, and the
/// value retains the object: left alone, both would stay for ever. Now and then the anchors of objects that only their Lua value
/// holds are dropped, garbage is collected, and what survived (a script still refers to it) is anchored again.
final class ObjectCollector {
  /// The next collection comes when so many boxes are anchored: twice what survived the last one.
  private var threshold = ObjectCollector.smallestThreshold
  /// Ours: below this many a collection costs more than it frees.
  private static let smallestThreshold = 1000

  func collectIfNeeded(_ state: LuaState) {
    state.releaseCollected()
    guard Int(state.stack.context.pointee.anchored) >= threshold else { return }
    Self.collect(state)
    threshold = max(Self.smallestThreshold, 2 * Int(state.stack.context.pointee.anchored))
  }

  static func collect(_ state: LuaState) {
    let raw = state.stack.raw
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
    state.collectGarbage()
    for address in found.addresses where lshim_push_known(raw, address) { lshim_anchor(raw, address) }
  }

  /// Lets go of objects of an app that has ended, as soon as no script refers to any of them.
  ///
  /// A view that has its window in a field would be kept for ever: its value holds the window's, the window the view, and the view's
  /// value is anchored as long as somebody holds the view.
  static func release(_ objects: [AnyObject], _ state: LuaState) {
    var addresses = objects.map { Optional(Unmanaged.passUnretained($0).toOpaque()) }
    lshim_group(state.stack.raw, &addresses, addresses.count)
  }
}
