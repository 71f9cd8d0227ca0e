import Lua
import LunetteKit

/// A struct of UIKit's that scripts have as an object.
protocol NamedStruct {
  static var luaName: String { get }
}

/// A struct as an object of a script. One that was read from another object (`button.configuration`) stands for the struct there: a change
/// of it shows at once, as in Swift's `button.configuration.title = "Save"`. Assigned to a property it is copied.
///
/// What it holds has no requirement here: Swift would look it up among all conformances of the program, for each such class at each start.
final class ScriptStruct<Value> {
  private var own: Value
  private let read: () -> Value?
  private let write: (Value) -> Void

  /// A struct that stands for itself.
  init(_ value: Value) { (own, read, write) = (value, { nil }, { _ in }) }

  /// A struct in another object.
  ///
  /// - Parameters:
  ///   - read: nil where there is none any more
  ///   - write: does nothing then
  init(_ value: Value, read: @escaping () -> Value?, write: @escaping (Value) -> Void) { (own, self.read, self.write) = (value, read, write) }

  var value: Value {
    get { read() ?? own }
    set {
      own = newValue
      if read() != nil { write(newValue) }
    }
  }

  /// A struct in this one.
  func part<Part: NamedStruct>(_ path: WritableKeyPath<Value, Part>) -> ScriptStruct<Part> {
    ScriptStruct<Part>(value[keyPath: path], read: { self.value[keyPath: path] }, write: { self.value[keyPath: path] = $0 })
  }
}

extension ScriptStruct: LuaTyped, LuaArgument, LuaConvertible, LuaObject where Value: NamedStruct { static var luaName: String { Value.luaName } }

/// A class as a member of another: `UIButton.Configuration`.
struct NestedClass: LuaPushable {
  static var luaType: LuaType { .any }
  let name: String
  func push(on stack: LuaStack) { if !stack.registry.pushClass(named: name, on: stack) { stack.pushNil() } }
}
