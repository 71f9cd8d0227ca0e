import Lua

// What a witness keeps of a run: the changes of a property, the calls of a method, the objects of a class.

/// Most changes or calls that are kept. Ours: more than anybody reads
private let mostKept = 10_000

/// A change of a property.
struct PropertyChange {
  var origin: Origin
  var old, new: String
  /// Whether it was given its value when it was made.
  var isMaking = false
  /// Whether a script's line assigned the property itself.
  var isDirect = false
  /// Number of changes of the same kind that followed at once, and when the last of them was.
  var more = 0
  var lastFrame: Int
}

/// A property of a view that is looked at while the run is repeated.
final class PropertyWatch {
  let app: Int
  let layer: Int
  let path: [String]
  /// Whether all changes are wanted.
  let keepsAll: Bool
  private(set) var changes: [PropertyChange] = []
  /// The last time that it was given the value which it had already.
  var sameAgain: Origin?
  var value: LuaReference?
  var isMet = false

  init(app: Int, layer: Int, path: [String], keepsAll: Bool = false) {
    (self.app, self.layer, self.path, self.keepsAll) = (app, layer, path, keepsAll)
  }

  /// Changes by the host in one frame after the other are one: scrolling changes an offset in each.
  func add(_ change: PropertyChange) {
    if let work = change.origin.hostWork, let index = changes.indices.last, changes[index].origin.hostWork == work,
      changes[index].origin.place == change.origin.place, change.origin.frame <= changes[index].lastFrame + 1
    {
      changes[index].more += 1
      changes[index].new = change.new
      changes[index].lastFrame = change.lastFrame
      return
    }
    if !keepsAll { changes.removeAll() }
    if changes.count < mostKept { changes.append(change) }
  }
}

/// Calls of a method of the host by scripts.
final class MethodWatch {
  let method: String
  let app: Int?
  /// The view whose calls are meant; nil for those of a class.
  let layer: Int?
  let className: String?
  private(set) var count = 0
  private(set) var origins: [(origin: Origin, receiver: String)] = []
  let keepsAll: Bool

  init(_ method: String, app: Int?, layer: Int?, className: String?, keepsAll: Bool) {
    (self.method, self.app, self.layer, self.className, self.keepsAll) = (method, app, layer, className, keepsAll)
  }

  func add(_ origin: Origin, _ receiver: String) {
    count += 1
    if !keepsAll { origins.removeAll() }
    if origins.count < mostKept { origins.append((origin, receiver)) }
  }
}

/// The objects of a class that were made, by the lines that made them.
final class MakingWatch {
  let className: String
  var lines: [String: (count: Int, first: Origin)] = [:]
  private(set) var objects: [WeakObject] = []
  var count = 0
  struct WeakObject { weak var object: AnyObject? }
  init(_ className: String) { self.className = className }
  func add(_ object: AnyObject) { objects.append(WeakObject(object: object)) }
  /// Constraints that the host has made in the call that runs: those that the call answers were made for the script, by an anchor or a visual format.
  var constraints: Set<ObjectIdentifier> = []
  var alive: Int { objects.reduce(0) { $0 + ($1.object == nil ? 0 : 1) } }
}
