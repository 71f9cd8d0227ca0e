import Foundation
import Lua
import LunetteKit

extension SimulatedDefaults: LuaObject { public static var luaName: String { "UserDefaults" } }

/// Data that an app keeps, and observing of properties.
extension Registry {
  static func keeping(_ r: RegistryBuilder) {
    userDefaults(r)
    r.type(
      KeyObservation.self, "NSKeyValueObservation", doc: "The observation that observe returns. Keep it, and call invalidate to end it."
    ) { c in
      c.state("isValid") { $0.isValid }
      c.property("keyPath", "The name of the property.", get: \.key)
      c.property("isValid", "Whether the observation still gets changes.", get: \.isValid)
      c.method("invalidate", "Ends the observation.", KeyObservation.invalidate)
    }
  }

  /// For every class whose properties can be observed.
  static func observing<Object: LuaObject>(_ c: ClassBuilder<Object>) {
    c.method(
      "observe",
      "Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe(\"contentOffset\", fn), and "
        + "each time a field of your own class is assigned. A path is possible: \"model.title\". Options are some of \"initial\" (called at once), "
        + "\"old\", \"new\" and \"prior\" (called once more before); \"old\" and \"new\" if they are left out. A property that depends on others has "
        + "keyPathsForValuesAffectingNAME in its class.",
      args: "keyPath", "fn", "options"
    ) { (object: Object, key: ObservedPath, function: LuaFunction, options: KeyObservation.Options?) in
      try ScriptContext.current.observers.add(key.path, of: object, .function(Callback(function)), options ?? .usual)
    }
    c.calls(with: ["object": Object.luaType.orDerived, "change": .table])
    c.method(
      "addObserver",
      "Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.",
      args: "observer", "keyPath", "options"
    ) { (object: Object, observer: LuaReference, key: String, options: KeyObservation.Options?) -> Void in
      _ = try ScriptContext.current.observers.add(key, of: object, .observer(ScriptDelegate(observer)), options ?? .usual)
    }
    c.method("removeObserver", "Ends what addObserver began for this observer and property.", args: "observer", "keyPath") {
      (object: Object, observer: LuaReference, key: String) -> Void in
      let context = ScriptContext.current
      guard context.observers.remove(observer, key, of: object) else {
        throw ObservationFault.notRegistered(observer: context.describe(observer), key: key, object: context.text(of: object))
      }
    }
    c.method(
      "willChangeValue", "Tells that a property is about to change: its observers hear of it only from didChangeValue, once.", args: "key"
    ) { (object: Object, key: String) -> Void in ScriptContext.current.observers.willChange(key, of: object) }
    c.method("didChangeValue", "Tells the observers of a property that its value has changed.", args: "key") {
      (object: Object, key: String) -> Void in
      ScriptContext.current.observers.didChange(key, of: object)
      try (object as? ScriptOperation)?.didTell(key)
    }
  }

  private static func userDefaults(_ r: RegistryBuilder) {
    r.type(
      SimulatedDefaults.self, "UserDefaults",
      doc: "The settings of the app. They are kept when the app is relaunched, but are never written to a disk."
    ) { c in
      c.ofApp("UserDefaults.standard", \.reference)
      c.constructor { arguments in
        let name = try arguments.take("suiteName", as: String.self, "A name under which settings of their own are kept; without it the app's.")
        return ScriptContext.simulation.defaults(suite: name)
      }
      observing(c)
      c.value("standard", "The settings of the running app.") { SimulatedDefaults.standard }
      c.value("didChangeNotification", "The name of the notification that a value was set.") {
        SimulatedDefaults.didChangeNotification.rawValue
      }
      c.method(
        "set", "Sets a value: a boolean, a number, a string (also bytes), a Date, a URL, or a list or table of these. nil removes it.", args: "value", "key"
      ) { (defaults: SimulatedDefaults, value: DefaultsValue, key: String) in defaults.set(value.value, forKey: key) }
      c.method("setValue", "The same as set.", args: "value", "key") { (defaults: SimulatedDefaults, value: DefaultsValue, key: String) in
        defaults.set(value.value, forKey: key)
      }
      c.method("value", "The value, or nil; the same as object.", args: "key") {
        (defaults: SimulatedDefaults, key: String) in DefaultsValue(defaults.object(forKey: key) ?? .none)
      }
      c.method("stringArray", "The value if it is a list of strings, otherwise nil.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> DefaultsValue in
        guard case .list(let list)? = defaults.object(forKey: key), list.allSatisfy({ if case .text = $0 { true } else { false } }) else {
          return DefaultsValue(.none)
        }
        return DefaultsValue(.list(list))
      }
      c.method("removePersistentDomain", "Removes all that is set: of the app by its bundleIdentifier, or of a suite by its name.", args: "name") {
        (defaults: SimulatedDefaults, name: String) in domain(name, defaults).removeAll()
      }
      c.method("persistentDomain", "All that is set of the app by its bundleIdentifier, or of a suite by its name; or nil.", args: "name") {
        (defaults: SimulatedDefaults, name: String) -> DefaultsValue in
        let set = domain(name, defaults).set
        return DefaultsValue(set.isEmpty ? .none : .table(set))
      }
      c.method("removeObject", "Removes a value.", args: "key") {
        (defaults: SimulatedDefaults, key: String) in defaults.set(.none, forKey: key)
      }
      c.method("object", "The value, or nil.", args: "key") {
        (defaults: SimulatedDefaults, key: String) in DefaultsValue(defaults.object(forKey: key) ?? .none)
      }
      c.method("data", "The value if it is a string, otherwise nil.", args: "key") { (defaults: SimulatedDefaults, key: String) -> DefaultsValue in
        DefaultsValue.only(defaults.object(forKey: key), DefaultsValue.dataTag)
      }
      c.method("url", "The value if it is a URL, otherwise nil.", args: "key") { (defaults: SimulatedDefaults, key: String) -> DefaultsValue in
        DefaultsValue.only(defaults.object(forKey: key), DefaultsValue.urlTag)
      }
      c.method("string", "The value if it is a string or a number, \"1\" or \"0\" for true and false, otherwise nil.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> String? in
        switch defaults.object(forKey: key) {
        case .text(let text): text
        case .number(let number): formatted(CGFloat(number))
        case .bool(let flag): flag ? "1" : "0"
        default: nil
        }
      }
      c.method("bool", "The value as true or false; false if there is none.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> Bool in
        switch defaults.object(forKey: key) {
        case .bool(let value): value
        case .number(let number): number != 0
        case .text(let text): ["yes", "true", "1"].contains(text.lowercased())
        default: false
        }
      }
      c.method("integer", "The value as a whole number; 0 if there is none.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> Int in Int(exactly: numberIn(defaults.object(forKey: key)).rounded(.towardZero)) ?? 0
      }
      for name in ["double", "float"] {
        c.method(name, "The value as a number; 0 if there is none.", args: "key") {
          (defaults: SimulatedDefaults, key: String) -> Double in numberIn(defaults.object(forKey: key))
        }
      }
      c.method("array", "The value if it is a list, otherwise nil.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> DefaultsValue in
        if case .list(let list) = defaults.object(forKey: key) { DefaultsValue(.list(list)) } else { DefaultsValue(.none) }
      }
      c.method("dictionary", "The value if it is a table with names, otherwise nil.", args: "key") {
        (defaults: SimulatedDefaults, key: String) -> DefaultsValue in
        guard case .table(let table)? = defaults.object(forKey: key), !DefaultsValue.isTagged(table) else { return DefaultsValue(.none) }
        return DefaultsValue(.table(table))
      }
      c.method("register", "Sets values that are used where nothing else is set: { volume = 5 }.", args: "defaults") {
        (defaults: SimulatedDefaults, values: DefaultsValue) -> Void in
        if case .table(var values) = values.value {
          // UIKit's label: register { defaults = { volume = 5 } }.
          if values.count == 1, case .table(let labelled)? = values["defaults"] { values = labelled }
          return defaults.register(values)
        }
        if case .list(let list) = values.value, list.isEmpty { return }
        throw LuaMismatch(wanted: "a table with names", got: "something else", hint: nil)
      }
      c.method("dictionaryRepresentation", "All values that are set or registered.") { (defaults: SimulatedDefaults) in
        DefaultsValue(.table(defaults.dictionary))
      }
      c.method("synchronize", "Does nothing, and returns true: there is nothing to write.") { (_: SimulatedDefaults) in true }
    }
  }

  private static func domain(_ name: String, _ defaults: SimulatedDefaults) -> SimulatedDefaults {
    name == ScriptContext.simulation.info.bundleIdentifier ? SimulatedDefaults.standard : ScriptContext.simulation.defaults(suite: name)
  }

  private static func numberIn(_ value: InputValue?) -> Double {
    switch value {
    case .number(let number): number
    case .bool(let value): value ? 1 : 0
    case .text(let text): Double(text.trimmingPrefix(while: \.isWhitespace)) ?? 0
    default: 0
    }
  }
}

/// A kept value. Whole numbers are pushed as integers: 3, not 3.0.
package struct KeptValue: LuaPushable {
  package static var luaType: LuaType { .any }
  private let value: InputValue?
  private let isRead: Bool
  /// - Parameter isRead: whether a property holds the value, which a script may read again and again: its long lists are made once
  package init(_ value: InputValue?, isRead: Bool = false) { (self.value, self.isRead) = (value, isRead) }

  package func push(on stack: LuaStack) { Self.push(value ?? .none, isRead: isRead, on: stack) }

  private static func push(_ value: InputValue, isRead: Bool, on stack: LuaStack) {
    stack.reserve(4)
    switch value {
    case .number(let number): if let whole = Int(exactly: number) { stack.push(whole) } else { stack.push(number) }
    case .list(let values) where isRead: stack.pushList(of: values) { KeptValue($0, isRead: true) }
    case .list(let values):
      lua_createtable(stack.raw, Int32(clamping: values.count), 0)
      for (place, value) in values.enumerated() {
        push(value, isRead: false, on: stack)
        lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
      }
    case .table(let values):
      lua_createtable(stack.raw, 0, Int32(clamping: values.count))
      for key in values.keys.sorted() {
        push(values[key] ?? .none, isRead: isRead, on: stack)
        stack.setRawField(key, of: -2)
      }
    default: stack.push(value)
    }
  }
}

/// The path of what is observed. Behind it come a function and options, or in UIKit's order the options first: `observe("title", { "new" }, fn)`.
private struct ObservedPath: LuaArgument {
  let path: String
  static var isNamed: Bool { true }
  static var isOptional: Bool { false }
  static var describedType: String { String.luaTypeName }
  static var luaType: LuaType { .string }

  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> ObservedPath {
    let (stack, path) = (arguments.stack, try arguments.take(String.self))
    let areSwapped = arguments.count == 2 && arguments.last == stack.top && stack.isCallable(at: arguments.next + 1) && !stack.isCallable(at: arguments.next)
    if areSwapped { lua_rotate(stack.raw, arguments.next, 1) }
    return ObservedPath(path: path)
  }
}
