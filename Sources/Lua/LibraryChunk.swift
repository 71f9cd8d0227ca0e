import CLuaShim
import Foundation

/// Lua code that is part of the program. A process may have many states (each test begins with a new one), and compiling the library was
/// more than half of the cost of a new state. So the code is compiled at most twice in a process. The first state compiles it and keeps
/// nothing, because most processes have only one state. The second state compiles it again and keeps the compiled form for all later
/// states.
/// Unchecked: a lock guards what changes.
public final class LibraryChunk: @unchecked Sendable {
  private let text: String
  private let lock = NSLock()
  /// Empty until the second state has loaded the code.
  private var compiled: [UInt8] = []
  private var hasRun = false

  public init(_ source: String) { text = source }

  /// Throws: a syntax error, which only a mistake in Lunette's own Lua code can cause
  public func load(in state: LuaState) throws(LuaError) -> LuaFunction {
    let (known, isFirst) = lock.withLock {
      defer { hasRun = true }
      return (compiled, !hasRun)
    }
    guard known.isEmpty else { return try state.load(compiled: known) }
    let function = try state.load(text, name: libraryChunkName)
    if isFirst { return function }
    let code = state.compiledForm(of: function)
    lock.withLock { compiled = code }
    return function
  }
}

extension LuaState {
  /// The binary form that Lua makes of a function's source, with lines and names for messages.
  fileprivate func compiledForm(of function: LuaFunction) -> [UInt8] {
    stack.push(function)
    defer { stack.pop() }
    var code: [UInt8] = []
    withUnsafeMutablePointer(to: &code) { code in
      let status = lua_dump(
        stack.raw,
        { _, bytes, count, code in
          guard let code else { return 1 }
          code.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
          return 0
        }, code, 0)
      if status != 0 { code.pointee.removeAll() }
    }
    return code
  }

  fileprivate func load(compiled code: [UInt8]) throws(LuaError) -> LuaFunction {
    let status = code.withUnsafeBytes { bytes in
      luaL_loadbufferx(stack.raw, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, libraryChunkName, "b")
    }
    let value = LuaReference(popping: stack)
    guard status == LUA_OK else { throw LuaError(message: "the program's own Lua code could not be read", value: value) }
    return LuaFunction(value)
  }
}
