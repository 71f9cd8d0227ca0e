import Lua
import LunetteKit

extension ScriptDelegate {
  /// The names of the methods that the script has written, its class's included, in the order of the alphabet.
  package var writtenMethods: [String] { ScriptContext.current.writtenMethods(of: script) }

  package func has(methodNamed name: String) -> Bool { has(LuaName(name)) }
}

extension ScriptContext {
  /// The names of the functions in a script's table, or in the classes of an object.
  package func writtenMethods(of script: some LuaPushable) -> [String] {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    var names: Set<String> = []
    func add(_ index: Int32) {
      let index = stack.absolute(index)
      for key in stack.keys(at: index) {
        stack.pushRawField(key, of: index)
        if stack.isFunction(at: -1) { names.insert(key) }
        stack.pop()
      }
    }
    script.push(on: stack)
    if stack.isTable(at: -1) { add(-1) }
    guard lshim_push_instance_class(stack.raw, height + 1) else { return names.sorted() }
    while stack.isTable(at: -1) {
      add(-1)
      lshim_push_super(stack.raw, -1)
      lshim_remove(stack.raw, -2)
    }
    return names.sorted()
  }

  /// What a person may have meant by the name of a delegate's method; nil if it is one.
  package static func delegateMethod(meantBy name: String) -> String?? {
    if ScriptProtocols.methodNames.contains(name) { return .none }
    return .some(
      OldNames.present(name, among: ScriptProtocols.methodNames.contains) ?? Suggestion.nearest(to: name, among: ScriptProtocols.methodNames.sorted()))
  }

  /// The kinds of objects whose delegates have a method of this name: `UITableView`.
  package static func askers(ofMethod name: String) -> [String] { ScriptProtocols.askers[name].map { Array($0).sorted() } ?? [] }

  /// Whether a name that a script has written was probably meant to be a method of a delegate.
  package static func isNear(_ written: String, to name: String) -> Bool {
    // What UIKit calls is meant as it is written.
    written != name && askers(ofMethod: written).isEmpty
      && (OldNames.present(written, among: { $0 == name }) == name || Suggestion.nearest(to: written, among: [name]) != nil || written.hasPrefix(name)
        || written.lowercased().hasSuffix(name.lowercased()) || name.hasPrefix(written) && written.count > 5)
  }
}
