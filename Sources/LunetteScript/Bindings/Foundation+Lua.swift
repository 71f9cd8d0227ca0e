import Foundation
import Lua
import LunetteKit

/// The superclass of a script's classes that are no responders, for `observe`: an object with nothing but fields.
final class ModelObject: LuaObject {
  static let luaName = "NSObject"
}

extension Registry {
  /// What apps use of Foundation besides values, which are Lua's own.
  static func foundation(_ r: RegistryBuilder) {
    r.type(
      ModelObject.self, "NSObject",
      doc: "The superclass of classes of your own whose fields can be observed: local Item = class(\"Item\", NSObject). It is not the superclass "
        + "of UIKit's classes here."
    ) { c in
      c.constructor { _ in ModelObject() }
      observing(c)
      performing(c)
      c.function(
        "cancelPreviousPerformRequests", "Calls that perform(name, argument, delay) has begun are not made: all of an object's, or those of one method.",
        args: "object", "name", "argument"
      ) { (object: AnyScriptObject, name: String?, argument: LuaReference?) in
        PerformRequests.of(.current).cancel(of: object.object, name, argument, ScriptContext.current.state.stack)
      }
    }
  }
}

extension ScriptContext {
  func installFoundation() {
    define(
      "CFAbsoluteTimeGetCurrent",
      LuaBody { stack, _ in
        stack.push(ScriptContext.simulation.date)
        return 1
      })
    let bound = CallNames("arc4random_uniform", ["bound"])
    define(
      "arc4random_uniform",
      LuaBody { [unowned self] stack, _ in
        finish(stack, naming: bound.call) {
          var reader = CallReader(stack, from: 1, bound)
          let count: Int = try reader.next()
          guard (0...Int(UInt32.max)).contains(count) else {
            throw BindingFault.badValue(name: "arc4random_uniform: argument 1 'bound'", wanted: "from 0 to \(UInt32.max)", got: "\(count)")
          }
          return try pushRandom(below: max(count, 1), stack)
        }
      })
    define("arc4random", LuaBody { [unowned self] stack, _ in finish(stack) { try pushRandom(below: Int(UInt32.max) + 1, stack) } })
  }

  /// Pushes a whole number from 0, taken from the app's own random numbers.
  private func pushRandom(below bound: Int, _ stack: LuaStack) throws -> Int32 {
    let height = stack.top
    stack.reserve(8)
    lshim_push_globals(stack.raw)
    stack.pushRawField("math", of: -1)
    // The library table is frozen: its contents are behind its metatable.
    guard lua_getmetatable(stack.raw, -1) != 0 else { return 0 }
    stack.pushRawField("__index", of: -1)
    stack.pushRawField("random", of: -1)
    stack.push(0)
    stack.push(bound - 1)
    try stack.call(arguments: 2, results: 1)
    lua_copy(stack.raw, -1, height + 1)
    stack.top = height + 1
    return 1
  }
}
