import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteSystem

/// The nibs of a Lua state: files beside the code of plugins and scripts, each of which returns `function(owner)`, which returns the
/// top-level objects. A nib is a module for the loader, so that its file is read once and replaced when it changes.
/// Source: docs/rules/controllers.md 18.6
final class NibStore {
  /// Where nibs are looked for: a script's folders, and its own `require`, which loads them.
  private struct Place {
    let folders: [String]
    /// The script's globals, and whether it has loaded a module of a name; nil after its end.
    let environment: (String) -> (globals: LuaTable, isLoaded: Bool)?
  }

  private unowned let context: ScriptContext
  /// The latest last.
  private var places: [Place] = []
  /// The nibs that are being instantiated; each was by the one before.
  private var running: [String] = []
  /// The objects of nibs that were told of it while the outermost nib is instantiated.
  private var awake: Set<ObjectIdentifier> = []

  init(_ context: ScriptContext) { self.context = context }

  /// - Parameter environment: see `Place`
  func add(_ folders: [String], _ environment: @escaping (String) -> (globals: LuaTable, isLoaded: Bool)?) {
    places.removeAll { $0.environment("") == nil }
    places.append(Place(folders: folders, environment: environment))
  }

  /// Makes the objects of a nib anew, tells them so, and leaves the list of them on the stack.
  ///
  /// - Parameter pushOwner: pushes the owner, or nil
  func instantiate(_ name: String, _ pushOwner: (LuaStack) -> Void) throws -> [AnyObject] {
    if let first = running.firstIndex(of: name) { throw NibError.contains(chain: running[first...] + [name]) }
    let stack = context.state.stack
    stack.reserve(8)
    try pushFunction(name, stack)
    running.append(name)
    defer {
      running.removeLast()
      if running.isEmpty { awake.removeAll() }
    }
    pushOwner(stack)
    try stack.call(arguments: 1, results: 1)
    let objects = try readObjects(name, stack)
    UINib.awaken(objects, awake: &awake)
    return objects
  }

  /// For UIKit's own code: an error is the simulation's fault.
  func instantiate(_ name: String, owner: AnyObject?) -> [AnyObject]? {
    guard ScriptContext.simulation.mayCall, !context.state.isClosed else { return nil }
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    do {
      let objects = try instantiate(name) { stack in
        if let owner = owner as? any LuaObject { owner.push(on: stack) } else { stack.pushNil() }
      }
      if let owner = owner as? UIViewController { _ = try context.storyboardCall("awoken", [owner]) }
      return objects
    } catch let error as LuaError {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: "the nib '\(name)'"))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
    return nil
  }

  /// Pushes the function that the nib's file returns, or that a storyboard's file has in its `nibs`: `Main#detail`.
  private func pushFunction(_ name: String, _ stack: LuaStack) throws {
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    try pushModule(String(parts[0]), stack)
    if parts.count == 2 {
      for field in ["nibs", String(parts[1])] where stack.isTable(at: -1) {
        stack.pushRawField(field, of: -1)
        lua_rotate(stack.raw, -2, 1)
        stack.pop()
      }
    }
    guard stack.isCallable(at: -1) else { throw NibError.noFunction(name: name, got: stack.shown(at: -1)) }
  }

  /// Pushes what a storyboard's file returns.
  func pushStoryboard(_ name: String, _ stack: LuaStack) throws {
    stack.reserve(8)
    do { try pushModule(name, stack) } catch NibError.missing(_, let tried) {
      // The file of Interface Builder may be there without the Lua that is made of it.
      let sources = tried.map { $0.dropLast(4) + ".storyboard" }
      throw NibError.noStoryboard(name: name, tried: tried, source: sources.first { FilePath.isFile(String($0)) }.map { String($0) })
    }
  }

  /// Pushes the value of the file of this name, beside the code of a plugin or a script.
  private func pushModule(_ name: String, _ stack: LuaStack) throws {
    let relative = name.replacingOccurrences(of: ".", with: "/")
    guard !relative.isEmpty, !relative.hasPrefix("/") else { throw NibError.missing(name: name, tried: []) }
    var tried: [String] = []
    for place in places.reversed() {
      guard let environment = place.environment(name) else { continue }
      let candidates = place.folders.map { "\($0)/\(relative).lua" }
      guard environment.isLoaded || candidates.contains(where: FilePath.isFile) else {
        for path in candidates.map(FilePath.shown) where !tried.contains(path) { tried.append(path) }
        continue
      }
      stack.push(environment.globals)
      stack.pushRawField("require", of: -1)
      lua_rotate(stack.raw, -2, 1)
      stack.pop()
      stack.push(name)
      try stack.call(arguments: 1, results: 1)
      return
    }
    throw NibError.missing(name: name, tried: tried)
  }

  /// The objects in the list on top of the stack. One object without a list is the only one.
  private func readObjects(_ name: String, _ stack: LuaStack) throws -> [AnyObject] {
    if lshim_to_box(stack.raw, -1) != nil {
      stack.reserve(4)
      lua_createtable(stack.raw, 1, 0)
      stack.pushCopy(of: -2)
      lua_rawseti(stack.raw, -2, 1)
      lua_rotate(stack.raw, -2, 1)
      stack.pop()
    }
    guard stack.isTable(at: -1) else { throw NibError.noObjects(name: name, got: stack.shown(at: -1)) }
    let count = lua_Integer(lua_rawlen(stack.raw, -1))
    var objects: [AnyObject] = []
    for position in stride(from: 1, through: count, by: 1) {
      stack.reserve(2)
      lua_rawgeti(stack.raw, -1, position)
      defer { stack.pop() }
      guard let object = lshim_to_box(stack.raw, -1)?.pointee.object else {
        throw NibError.noObject(name: name, position: Int(position), got: stack.shown(at: -1))
      }
      objects.append(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    }
    guard !objects.isEmpty || stack.keys(at: -1).isEmpty else { throw NibError.noObjects(name: name, got: stack.shown(at: -1)) }
    return objects
  }
}

extension ScriptContext {
  private static let nibStoreKey = CompanionKey<NibStore>()

  /// Made with the first script's environment.
  var nibs: NibStore {
    if let known = companions[Self.nibStoreKey] { return known }
    let store = NibStore(self)
    companions[Self.nibStoreKey] = store
    instantiateNib = { [unowned store] name, owner in store.instantiate(name, owner: owner) }
    return store
  }
}

enum NibError: Error, CustomStringConvertible {
  case missing(name: String, tried: [String])
  /// - Parameter source: the file of Interface Builder, where there is one
  case noStoryboard(name: String, tried: [String], source: String?)
  case noFunction(name: String, got: String)
  case noObjects(name: String, got: String)
  case noObject(name: String, position: Int, got: String)
  case contains(chain: [String])

  var description: String {
    switch self {
    case .missing(let name, let tried):
      UINib.missing(name).reason(countingFrom: 1)
        + (tried.isEmpty ? "" : "; a nib is a file that returns function(owner); looked for " + tried.joined(separator: ", "))
    case .noStoryboard(let name, let tried, let source):
      "Could not find a storyboard named '\(name)'"
        + (source.map { "; there is \($0), of which lunette import makes Lua: lunette import \($0)" }
          ?? (tried.isEmpty ? "" : "; looked for " + tried.joined(separator: ", ")))
    case .noFunction(let name, let got):
      "the nib '\(name)' must return function(owner), which returns a list of views, got \(got)"
    case .noObjects(let name, let got): "the function of the nib '\(name)' must return a list of views, got \(got)"
    case .noObject(let name, let position, let got):
      "the function of the nib '\(name)' must return a list of views, got \(got) at position \(position)"
    case .contains(let chain):
      "the nib '\(chain[0])' is instantiated while it is being instantiated: \(chain.joined(separator: " instantiates "))"
    }
  }
}
