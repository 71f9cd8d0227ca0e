import Foundation
import Lua
import LunetteKit

/// The action of an event or a gesture: a function, a target's method by its name, or the first method of that name in the responder chain.
/// Source: docs/lua-api.md 1.10 and 1.13
enum ScriptAction: StateDescribing {
  case function(Callback)
  case method(ScriptDelegate, LuaName)
  case chain(LuaName)

  /// Two actions with the same function, or with the same target and method, are the same action.
  struct Identity: Hashable {
    private var object: UnsafeRawPointer?
    private var name: String?
    /// The action itself, for a description of the app's state.
    private(set) var action: ScriptAction?

    static func == (a: Identity, b: Identity) -> Bool { a.object == b.object && a.name == b.name }
    func hash(into hasher: inout Hasher) {
      hasher.combine(object)
      hasher.combine(name)
    }

    /// The identity of an action that will be kept.
    func of(_ action: ScriptAction) -> Identity {
      var identity = self
      identity.action = action
      return identity
    }

    /// Whether both are methods of one target.
    func hasTarget(of other: Identity) -> Bool { name != nil && object == other.object }

    /// - Parameter arguments: those of the action; they are not consumed
    init(_ arguments: LuaArguments) {
      if arguments.count == 1, let form = try? ActionForm?.read(arguments.stack, at: arguments.next) {
        self = Identity(form)
        return
      }
      object = lua_topointer(arguments.stack.raw, arguments.next)
      name = arguments.count > 1 ? arguments.stack.text(at: arguments.next + 1) : nil
    }

    init(_ form: ActionForm) {
      let stack = ScriptContext.current.state.stack
      stack.reserve(1)
      switch form.action {
      case .function(let function): stack.push(function)
      case .name(let name):
        self.name = name
        if let target = form.target { stack.push(target) } else { stack.pushNil() }
      }
      object = lua_topointer(stack.raw, -1)
      stack.pop()
    }
  }

  init(_ form: ActionForm) {
    switch form.action {
    case .function(let function): self = .function(Callback(function))
    case .name(let name): self = form.target.map { .method(ScriptDelegate($0), LuaName(name)) } ?? .chain(LuaName(name))
    }
  }

  /// Reads `fn`, or `target, "name"`, where the target may be nil, or `{ target =, action = }`.
  init(_ arguments: LuaArguments) throws(LuaMismatch) {
    var arguments = arguments
    if arguments.count <= 1 {
      if let form = try ActionForm?.read(arguments.stack, at: arguments.next) {
        self = ScriptAction(form)
      } else {
        self = .function(Callback(try arguments.take(LuaFunction.self)))
      }
      return
    }
    let target = try arguments.take(LuaReference?.self)
    let name = LuaName(try arguments.take(String.self))
    if let target { self = .method(ScriptDelegate(target), name) } else { self = .chain(name) }
  }

  /// A name alone is that of a method of this object.
  init(_ arguments: LuaArguments, orMethodOf object: any LuaObject) throws(LuaMismatch) {
    let stack = arguments.stack
    guard arguments.count == 1, stack.type(at: arguments.next) == LUA_TSTRING else {
      self = try ScriptAction(arguments)
      return
    }
    let name = LuaName(try String.read(stack, at: arguments.next))
    stack.reserve(1)
    object.push(on: stack)
    defer { stack.pop() }
    self = .method(ScriptDelegate(try LuaReference.read(stack, at: stack.top)), name)
  }

  func describeState(to state: StateWriter) {
    switch self {
    case .function(let callback): callback.describeState(to: state)
    case .method(let target, let name):
      state.text(name.text)
      target.describeState(to: state)
    case .chain(let name): state.text(name.text)
    }
  }

  func send(_ sender: any LuaObject, _ event: UIEvent? = nil) {
    switch self {
    case .function(let callback):
      if let event { callback.call(AnyObjectArgument(sender), event) } else { callback.call(AnyObjectArgument(sender)) }
    case .method(let target, let name):
      if target.isGone { return }
      if target.has(name) {
        target.notify(name, Self.arguments(sender, event))
      } else if let object = target.nativeObject, ScriptContext.current.registry.hasMethod(name.text, object) {
        Self.callNative(name, of: object, target.script)
      } else {
        target.reportMissing(name)
      }
    case .chain(let name):
      if !Self.sendAlongChain(name, sender, event) { Self.reportUntaken(name, sender) }
    }
  }

  /// Calls it with two values; a method of a target that isn't there is reported.
  func tell(_ first: any LuaObject & AnyObject, _ second: any LuaObject & AnyObject) {
    switch self {
    case .function(let callback): callback.call(AnyObjectArgument(first), AnyObjectArgument(second))
    case .method(let target, let name):
      if target.isGone { return }
      if target.has(name) { target.notify(name, [.object(first), .object(second)]) } else { target.reportMissing(name) }
    case .chain: break
    }
  }

  /// The first responder; without one the sender, or for a bar button item the deepest controller in front.
  static func start(_ sender: any LuaObject) -> UIResponder? {
    UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder ?? (sender as? UIBarButtonItem)?.firstActionResponder
      ?? (sender as? UICommand)?.origin ?? UIApplication.shared.keyWindow
  }

  /// Says who was asked in vain.
  private static func reportUntaken(_ name: LuaName, _ sender: any LuaObject) {
    var (asked, responder): ([AnyObject], UIResponder?) = ([], start(sender))
    while let current = responder, asked.count < mostNamed {
      asked.append(current)
      responder = current.following
    }
    let context = ScriptContext.current
    let words =
      "nobody takes the action '\(name.text)' of a \(context.className(of: sender)) without a target: "
      + "asked were \(asked.map(context.className).joined(separator: ", "))"
    ScriptContext.simulation.noteUntaken(action: name.text, from: sender, asked: asked, words: words)
  }
  /// Ours: a chain of views and controllers of a usual app is shorter.
  private static let mostNamed = 32

  /// Starts at the first responder, or without one at the sender (for a bar button item at the deepest controller in front), and goes up
  /// the chain. The first responder that has the method and doesn't decline it gets the action. Source: docs/rules/gestures.md 5.4
  static func sendAlongChain(_ name: LuaName, _ sender: any LuaObject, _ event: UIEvent?) -> Bool {
    guard let start = start(sender), let responder = UIResponder.Overridable.targetForAction(start, name.text, ActionSender(sender)) else { return false }
    let delegate = ScriptDelegate(ScriptContext.current.reference(to: responder))
    // A script's method is preferred to the class's own.
    guard responder.overrides?.implements(name.text, on: responder) == true else {
      if !responder.perform(name.text, sender: sender) { callNative(name, of: responder) }
      return true
    }
    ScriptAction.method(delegate, name).send(sender, event)
    return true
  }

  /// Calls a method of UIKit's own, without the sender.
  private static func callNative(_ name: LuaName, of responder: UIResponder) {
    let reference = ScriptContext.current.reference(to: responder)
    guard ScriptContext.current.registry.hasMethod(name.text, responder) else { return ScriptDelegate(reference).reportMissing(name) }
    callNative(name, of: responder, reference)
  }

  /// An object that is sent in place of a Bool is true, as in `#selector(UIView.endEditing)`; other parameters are left out.
  /// Source: docs/rules/gestures.md 5.4
  private static func callNative(_ name: LuaName, of object: AnyObject, _ reference: LuaReference) {
    let isAsked = ScriptContext.current.registry.beginsWithBool(name.text, object)
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(4)
    do {
      stack.push(reference)
      stack.pushCopy(of: -1)
      stack.push(name.text)
      if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
      stack.pushCopy(of: -2)
      if isAsked { stack.push(true) }
      try stack.call(arguments: isAsked ? 2 : 1, results: 0)
    } catch let error as LuaError {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: name.text))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
  }

  private static func arguments(_ sender: any LuaObject, _ event: UIEvent?) -> [CallArgument] {
    event.map { [.object(sender), .object($0)] } ?? [.object(sender)]
  }
}

/// `{ target = object, action = "name" }`, `{ action = function(sender) end }`, or `{ action = "name" }` for the responder chain.
struct ActionForm: LuaReadable {
  let target: LuaReference?
  let action: FunctionOrName

  static var luaTypeName: String { "a table { target =, action = }" }
  static var luaType: LuaType { .table }

  init(target: LuaReference?, action: FunctionOrName) { (self.target, self.action) = (target, action) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ActionForm {
    guard let form = try read(stack, at: index, isOptional: false) else { throw stack.mismatch(luaTypeName, at: index) }
    return form
  }

  fileprivate static func read(_ stack: LuaStack, at index: Int32, isOptional: Bool) throws(LuaMismatch) -> ActionForm? {
    guard stack.isTable(at: index), !stack.isCallable(at: index) else { return nil }
    let place = lua_absindex(stack.raw, index)
    stack.pushRawField("target", of: place)
    stack.pushRawField("action", of: place)
    defer { stack.pop(2) }
    let action: FunctionOrName
    do { action = try FunctionOrName.read(stack, at: -1) } catch {
      throw LuaMismatch(wanted: "action = \(error.wanted)", got: error.got, hint: error.hint)
    }
    return ActionForm(target: stack.isNil(at: -2) ? nil : LuaReference(stack, at: -2), action: action)
  }
}

extension ActionForm? {
  /// Nil for a value that isn't a table.
  fileprivate static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ActionForm? {
    try ActionForm.read(stack, at: index, isOptional: true)
  }
}

/// What `removeTarget` gets in the place of an action.
extension LuaArguments {
  /// Whether there is no argument, or each is nil: all actions are meant.
  var areAllNil: Bool { (next..<next + Int32(count)).allSatisfy { stack.isNil(at: $0) } }
  /// Whether they are a target with nil in the place of the method's name: all actions of the target are meant.
  var nameATargetOnly: Bool { count > 1 && stack.isNil(at: last) }
}

extension CallReader {
  /// The last argument as an action: a function, a target and the name of its method, or `{ target =, action = }`.
  mutating func nextAction() throws -> ScriptAction {
    let isFunction = arguments.stack.isCallable(at: arguments.next) || arguments.count <= 1 && !arguments.stack.isTable(at: arguments.next)
    if isFunction { return .function(Callback(try next() as LuaFunction)) }
    return try ScriptAction(arguments)
  }
}

extension ConstructorArguments {
  /// The keys `target` and `action` of a constructor; nil without an action.
  /// - Parameters:
  ///   - labels: names that the action has in UIKit's initializer, under which it may be given as well
  ///   - arguments: what a function is called with
  func takeAction(
    _ doc: String, labels: [String] = [], calledWith arguments: @autoclosure () -> KeyValuePairs<String, LuaType>
  ) throws(LuaMismatch) -> ActionForm? {
    let target = try take("target", as: LuaReference.self, "The object whose method `action` names; without one, the responder chain's.")
    var action = try take("action", as: FunctionOrName.self, doc, calledWith: arguments())
    for label in labels {
      let labelled = try take(label, as: FunctionOrName.self, "The same as action: its name in UIKit's initializer.", calledWith: arguments())
      action = action ?? labelled
    }
    guard let action else {
      if target == nil { return nil }
      throw LuaMismatch(wanted: "action = \(FunctionOrName.luaTypeName)", got: "only a target")
    }
    return ActionForm(target: target, action: action)
  }
}

extension InitialValue {
  /// Target and action, of which the second one is set with the first: by its name, or the value before it.
  static func actions(_ add: @escaping (AnyObject, ActionForm) -> Void) -> [InitialValue] {
    [
      InitialValue(name: "target", isAnyTable: true) { _, _, _, _ in },
      InitialValue(name: "action") { object, stack, index, isNamed in
        let action = try FunctionOrName.read(stack, at: index)
        if isNamed { stack.pushRawField("target", of: 2) } else { stack.pushCopy(of: index - 1) }
        defer { stack.pop() }
        add(object, ActionForm(target: stack.isNil(at: -1) ? nil : LuaReference(stack, at: -1), action: action))
      },
    ]
  }
}

extension ClassBuilder {
  /// The initializer's target and action.
  func initialActions(_ add: @escaping (Object, ActionForm) -> Void) {
    for value in InitialValue.actions({ add(unsafeDowncast($0, to: Object.self), $1) }) { initial(value) }
  }
}

enum FunctionOrName: LuaConvertible {
  case function(LuaFunction)
  case name(String)

  static var luaTypeName: String { "a function or the name of a method" }
  static var luaType: LuaType { .either([.function, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> FunctionOrName {
    if stack.isCallable(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    guard let name = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .name(name)
  }

  func push(on stack: LuaStack) {
    switch self {
    case .function(let function): stack.push(function)
    case .name(let name): stack.push(name)
    }
  }
}

/// An object of any class, as an argument of a callback.
struct AnyObjectArgument: LuaPushable {
  static var luaType: LuaType { .any }
  private let object: any LuaObject
  init(_ object: any LuaObject) { self.object = object }
  func push(on stack: LuaStack) { object.push(on: stack) }
}
