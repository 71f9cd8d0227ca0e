import CResources
import Foundation
import Lua
import LunetteKit
import LunetteSystem

/// The appearance proxies of an app: `UILabel.appearance().textColor = "red"`. The rules are in Lua (Library/appearance.lua); this is when they
/// are asked, and what a script has given a view itself. Source: docs/rules/controllers.md 24
package final class AppearanceProxies {
  private static let chunk = LibraryChunk(Resource.appearance_lua.text)
  private let context: ScriptContext
  private let functions: LuaReference
  private let bodies: [LuaBody]
  /// The ids of the classes that have proxies, with those of their subclasses: views of other classes are left alone.
  private var ids: [ClosedRange<Int32>] = []

  /// Throws: a Lua error, where there is no room
  init(_ context: ScriptContext, _ simulation: Simulation) throws {
    self.context = context
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    let bodies = Self.bodies(context)
    self.bodies = bodies
    try context.state.withoutLimits {
      try stack.push(Self.chunk.load(in: context.state))
      for body in bodies { stack.pushFunction(body) }
      try stack.call(arguments: Int32(bodies.count), results: 1)
    }
    functions = LuaReference(popping: stack)
    context.notesGiven = true
    simulation.application.viewEntersWindow = { [weak self] in self?.enter($0) }
    simulation.application.companions[BarItemListener.key] = BarItemListener { [weak self] in self?.enter($0, in: $1) }
  }

  /// Leaves the proxy on the stack.
  /// - Parameters:
  ///   - class: its place on the stack
  ///   - containers: the place of a list of classes; nil where there is none
  ///   - traits: those that a view must have; nil for any
  func pushProxy(_ stack: LuaStack, class index: Int32, containers: Int32?, traits: UITraitCollection?) throws {
    let id = lshim_class_id(stack.raw, index)
    if id > 0 { note(stack.registry.declaration(id: Int(id)).ids) }
    stack.reserve(6)
    stack.push(functions)
    stack.pushRawField("proxy", of: -1)
    lua_pushvalue(stack.raw, index)
    if let containers { lua_pushvalue(stack.raw, containers) } else { lua_createtable(stack.raw, 0, 0) }
    traits.push(on: stack)
    try stack.call(arguments: 3, results: 1)
    if traits != nil { context.currentApp?.simulation.application.viewChangesTraits = { [weak self] in self?.enter($0, becauseOfTraits: true) } }
  }

  private func note(_ range: ClosedRange<Int32>) {
    if !ids.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }) { ids.append(range) }
  }

  private func enter(_ view: UIView, becauseOfTraits: Bool = false) { enter(view, at: nil, becauseOfTraits, view.simulation) }

  /// An item is contained in its bar, and in what that is contained in.
  private func enter(_ item: UIBarItem, in bar: UIView) { enter(item, at: bar, false, bar.simulation) }

  private func enter(_ object: some LuaObject, at bar: UIView?, _ becauseOfTraits: Bool, _ simulation: Simulation) {
    guard !context.state.isClosed, simulation.mayCall else { return }
    let stack = context.state.stack
    let id = stack.registry.classID(of: object)
    guard ids.contains(where: { $0.contains(id) }) else { return }
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(6)
    stack.push(functions)
    stack.pushRawField("enter", of: -1)
    object.push(on: stack)
    if let bar { bar.push(on: stack) } else { stack.pushNil() }
    stack.push(becauseOfTraits)
    do { try stack.call(arguments: 3, results: 0) } catch { simulation.recordFault(error) }
  }

  /// Describes the values that were given to proxies, without the samples.
  func describeState(to state: StateWriter) {
    let stack = context.state.stack
    stack.push(functions)
    stack.pushRawField("methods", of: -1)
    lshim_walk_skip(state.walk, -1, nil)
    stack.pop()
    stack.pushRawField("rules", of: -1)
    lshim_walk_value(state.walk, stack.raw, -1)
    stack.pop(2)
  }

  // MARK: What the library asks

  private static func bodies(_ context: ScriptContext) -> [LuaBody] {
    let nativeOf = LuaBody { stack, _ in
      lshim_push_class_of_id(stack.raw, max(1, lshim_class_id(stack.raw, 1)))
      return 1
    }
    // memberOf(class, name, mustBeSettable): "property", "method", or nil for a field of a script's class.
    let memberOf = LuaBody { stack, _ in
      finish(stack, naming: "appearance") {
        let declaration = stack.registry.declaration(id: Int(max(1, lshim_class_id(stack.raw, 1))))
        guard let name = stack.text(at: 2) else { throw LuaMismatch(wanted: "the name of a property", got: stack.shown(at: 2)) }
        let member = declaration.flattened.first { $0.name == name }?.member
        switch member?.kind {
        case LSHIM_METHOD: stack.push("method")
        case LSHIM_PROPERTY where member?.set != nil: stack.push("property")
        case LSHIM_PROPERTY: throw BindingFault.readOnly(owner: declaration.name, name: name)
        default:
          // The objects of a script's class have fields of their own.
          guard stack.isTable(at: 1) else {
            throw stack.registry.missing(name, of: declaration.name, declaration, among: declaration.settableNames)
          }
          stack.pushNil()
        }
        return 1
      }
    }
    // given(view, id): true or false; nil where nobody has noted it. What scripts give to views that the host has made since is noted, too.
    let newest = CALayer().id
    let given = LuaBody { stack, _ in
      finish(stack, naming: "appearance") {
        let id = stack.text(at: 2) ?? ""
        let isNew = (try? UIView.read(stack, at: 1)).map { $0.layer.id > newest } ?? false
        if let isGiven = try GivenValues.read(stack).isGiven(id) ?? (isNew ? false : nil) { stack.push(isGiven) } else { stack.pushNil() }
        return 1
      }
    }
    // quietly(place, class, function, ...): calls it, so that nothing is noted as given. The place is that of the script that told the proxy; nil for a
    // sample.
    let quietly = LuaBody { [unowned context] stack, _ in
      finish(stack, naming: "appearance") {
        let (wasNoting, outer) = (context.notesGiven, context.appearance)
        context.notesGiven = false
        context.appearance = AppearanceWork(place: stack.text(at: 1), className: stack.registry.declaration(id: Int(max(1, lshim_class_id(stack.raw, 2)))).name)
        defer { (context.notesGiven, context.appearance) = (wasNoting, outer) }
        try stack.call(arguments: stack.top - 3, results: 1)
        if context.appearance?.place == nil, let view = try? UIView.read(stack, at: -1) { GivenValues.of(view).isSample = true }
        return 1
      }
    }
    // place(): where the script stands that tells a proxy.
    let place = LuaBody { [unowned context] stack, _ in
      stack.push(context.position)
      return 1
    }
    // noteApplied(view, id): the value isn't the view's own.
    let noteApplied = LuaBody { stack, _ in
      finish(stack, naming: "appearance") {
        try GivenValues.read(stack).applied.insert(stack.text(at: 2) ?? "")
        return 0
      }
    }
    return [nativeOf, memberOf, given, quietly, noteApplied, place]
  }
}

/// What proxies are doing: a view gets the value of one, or a sample is made.
package struct AppearanceWork {
  /// The place in the script that has told the proxy; nil for a sample.
  package let place: String?
  package let className: String
}

/// What a script has given a view itself, and what it has from a proxy, by the names of properties, and of methods with their later arguments.
package final class GivenValues {
  static let key = CompanionKey<GivenValues>()
  fileprivate var ids: Set<String> = []
  fileprivate var applied: Set<String> = []
  /// Whether the view was made after notes had begun: all that it was given is noted.
  fileprivate var isWhole = false
  /// Whether it is none of the app's views, but one that has the values of a new object.
  fileprivate var isSample = false

  package static func isSample(_ view: UIView) -> Bool { view.companions[key]?.isSample == true }

  static func of(_ view: UIView) -> GivenValues {
    let values = view.companions[key] ?? GivenValues()
    view.companions[key] = values
    return values
  }

  static func of(_ item: UIBarItem) -> GivenValues {
    let values = item.companions[key] ?? GivenValues()
    item.companions[key] = values
    return values
  }

  /// Reads the given values of the view or the item of a bar at index 1.
  fileprivate static func read(_ stack: LuaStack) throws -> GivenValues {
    if let item = try? UIBarItem.read(stack, at: 1) { return of(item) }
    return of(try UIView.read(stack, at: 1))
  }

  /// Nil where nobody knows.
  fileprivate func isGiven(_ id: String) -> Bool? {
    if ids.contains(id) { return true }
    return isWhole || applied.contains(id) ? false : nil
  }

  /// - Parameter id: nil where the object was made just now
  static func note(_ id: String?, _ object: UnsafeMutableRawPointer?) {
    guard let object else { return }
    let values: GivenValues
    switch Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() {
    case let view as UIView: values = of(view)
    case let item as UIBarItem: values = of(item)
    default: return
    }
    if let id { values.ids.insert(id) } else { values.isWhole = true }
  }
}

/// `UILabel.appearance`: a function that answers the proxy of the class through which it was read.
struct AppearanceFunction {
  static let name = "appearance"

  /// The class is at index 1.
  static let body = LuaBody { stack, _ in
    guard lshim_class_id(stack.raw, 1) > 0 else { return 0 }
    let type = LuaReference(stack, at: 1)
    stack.pushOwnedFunction(
      LuaBody { stack, _ in
        finish(stack, naming: "appearance") {
          let context = ScriptContext.current
          guard let app = context.currentApp else {
            throw LuaMismatch(wanted: "an app that runs: call it in didFinishLaunching or later", got: "none")
          }
          let proxies = try app.appearanceProxies()
          let asked = try Asked(stack)
          stack.reserve(2)
          stack.push(type)
          try proxies.pushProxy(stack, class: stack.top, containers: asked.containers, traits: asked.traits)
          return 1
        }
      })
    return 1
  }

  /// Which views of the class: those in such containers, with such traits. Source: Apple, appearance(for:whenContainedInInstancesOf:)
  private struct Asked {
    /// Its place on the stack.
    private(set) var containers: Int32?
    private(set) var traits: UITraitCollection?
    private static let wanted = "{ whenContainedInInstancesOf = { UINavigationBar }, traits = a UITraitCollection }, or these traits alone"

    /// Reads them at index 1, and leaves the list on the stack.
    init(_ stack: LuaStack) throws {
      guard stack.top > 0, !stack.isNil(at: 1), lshim_class_id(stack.raw, 1) < 0 else { return }
      if let traits = try? UITraitCollection.read(stack, at: 1) {
        self.traits = traits
        return
      }
      guard stack.isTable(at: 1) else { throw LuaMismatch(wanted: Self.wanted, got: stack.shown(at: 1)) }
      for key in stack.keys(at: 1) {
        switch key {
        case "whenContainedInInstancesOf": break
        // The label is a word of Lua's: in a table it is ["for"].
        case "for", "traits":
          stack.pushRawField(key, of: 1)
          defer { stack.pop() }
          traits = try UITraitCollection.read(stack, at: -1)
        default: throw LuaMismatch(wanted: Self.wanted, got: "'\(key)'")
        }
      }
      stack.pushRawField("whenContainedInInstancesOf", of: 1)
      let list = stack.top
      if stack.isNil(at: list), traits != nil { return }
      guard stack.isTable(at: list), lshim_class_id(stack.raw, list) < 0, lua_rawlen(stack.raw, list) > 0 else {
        throw LuaMismatch(wanted: Self.wanted, got: stack.shown(at: list))
      }
      for index in 1...Int64(lua_rawlen(stack.raw, list)) {
        lua_rawgeti(stack.raw, list, index)
        defer { stack.pop() }
        guard lshim_class_id(stack.raw, -1) > 0 else { throw LuaMismatch(wanted: Self.wanted, got: stack.shown(at: -1)) }
      }
      containers = list
    }
  }
}

extension ScriptApp {
  fileprivate func appearanceProxies() throws -> AppearanceProxies {
    if let proxies { return proxies }
    let made = try AppearanceProxies(context, simulation)
    proxies = made
    return made
  }
}
