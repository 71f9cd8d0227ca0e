import Lua
import LunetteDriver
import LunetteScript

/// Global functions of specs that are written in Swift. Plugins have none of them.
final class NativeWords {
  /// A call of such a function.
  struct Call {
    let word: String
    let stack: LuaStack
    fileprivate var arguments: LuaArguments
    fileprivate var taken = 0

    /// Reads the next argument; the name is for an error message.
    mutating func take<Value: LuaReadable>(_ name: String) throws(WordMisuse) -> Value {
      taken += 1
      do {
        return try arguments.take()
      } catch {
        throw WordMisuse("\(word): argument \(taken) '\(name)' must be \(error.wanted), got \(error.got)")
      }
    }
  }

  private let state: LuaState
  /// Lua refers to them by their addresses, so they must outlive the state.
  private var bodies: [LuaBody] = []

  private let globals: LuaTable

  init(_ state: LuaState, globals: LuaTable) { (self.state, self.globals) = (state, globals) }

  func define(_ names: String..., run: @escaping (inout Call) throws -> Void) { define(names, run: run) }

  func define(_ names: [String], run: @escaping (inout Call) throws -> Void) {
    for name in names {
      let function = makeFunction(name) { call in
        try run(&call)
        return 0
      }
      state.set(name, function, in: globals)
    }
  }

  /// A function that pushes what it answers, and returns the number of its results.
  func defineAnswering(_ name: String, run: @escaping (inout Call) throws -> Int32) { state.set(name, makeFunction(name, run: run), in: globals) }

  /// Functions that also exist with `.only`, as `it.only`; the body is told which one was called.
  func defineWithOnly(_ names: [String], run: @escaping (inout Call, _ isOnly: Bool) throws -> Void) {
    for name in names {
      let (plain, only) = (function(name, run, isOnly: false), function(name + ".only", run, isOnly: true))
      if let word = try? state.withoutBudget({ try word(name, plain, only) }) { state.set(name, word, in: globals) }
    }
  }

  /// A value that can be called and has the field `only`.
  private func word(_ name: String, _ plain: LuaFunction, _ only: LuaFunction) throws -> LuaTable {
    let make = try state.run(
      """
      local setmetatable, error, tostring = setmetatable, error, tostring
      return function(name, plain, only)
        return setmetatable({ only = only }, {
          __name = name,
          __call = function(_, ...) return plain(...) end,
          __index = function(_, key) error(name .. " has no '" .. tostring(key) .. "'; there is " .. name .. ".only", 2) end,
        })
      end
      """, name: libraryChunkName, returning: LuaFunction.self)
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(make)
    stack.push(name)
    stack.push(plain)
    stack.push(only)
    try stack.call(arguments: 3, results: 1)
    return try LuaTable.read(stack, at: -1)
  }

  private func function(_ name: String, _ run: @escaping (inout Call, Bool) throws -> Void, isOnly: Bool) -> LuaFunction {
    makeFunction(name) { call in
      try run(&call, isOnly)
      return 0
    }
  }

  /// A Lua function whose body returns the number of results that it pushed.
  func makeFunction(_ name: String, run: @escaping (inout Call) throws -> Int32) -> LuaFunction {
    let body = LuaBody { stack, _ in
      var call = Call(word: name, stack: stack, arguments: LuaArguments(stack, from: 1))
      do {
        return try run(&call)
      } catch let misuse as WordMisuse {
        return stack.fault(misuse.text)
      } catch let error as ScenarioError {
        return stack.fault("\(name): \(error)")
      } catch {
        return stack.raise(host: error)
      }
    }
    bodies.append(body)
    state.stack.pushFunction(body)
    return LuaFunction(LuaReference(popping: state.stack))
  }
}

extension LuaError {
  /// The string fields of an error value, if it is a table with this metatable. The metatable decides the kind of error, never a text.
  func fields(ifMarkedBy mark: LuaTable, on stack: LuaStack) -> [String: String]? {
    guard let value else { return nil }
    let height = stack.top
    defer { stack.top = height }
    stack.push(value)
    guard stack.isTable(at: -1), lua_getmetatable(stack.raw, -1) != 0 else { return nil }
    stack.push(mark)
    guard lua_rawequal(stack.raw, -1, -2) != 0 else { return nil }
    return try? [String: String].read(stack, at: -3)
  }
}
