extension LuaStack {
  /// Calls the function that is below its `arguments` on the stack; `results` values replace the function and its arguments.
  /// Throws: the error that the function raised; the stack then has the height that it had before function and arguments were pushed
  @inlinable public func call(arguments: Int32, results: Int32) throws(LuaError) {
    if lshim_pcall(raw, arguments, results) != LUA_OK { throw takeError() }
  }

  /// Pops the value that a failed call left on the stack, and makes a `LuaError` of it.
  public func takeError() -> LuaError {
    lshim_push_error_text(raw)
    let message = state.advised(popText())
    lshim_push_error_traceback(raw)
    let traceback = popText()
    return LuaError(message: message, traceback: traceback, value: isNil(at: -1) ? popNil() : LuaReference(popping: self))
  }

  private func popNil() -> LuaReference? {
    pop()
    return nil
  }

  /// Leaves an error on the stack, which the trampoline raises unchanged. Returns: the status for the trampoline
  public func raise(_ error: LuaError) -> Int32 {
    if let value = error.value { push(value) } else { push(error.message) }
    push(error.traceback)
    lshim_carry_traceback(raw)
    return Int32(LSHIM_RAISE)
  }

  /// Leaves a text on the stack, which the trampoline raises with the script's position in front of it.
  public func fault(_ text: String) -> Int32 {
    push(text)
    return Int32(LSHIM_FAULT)
  }
}

/// The chunk name of Lunette's own Lua code in a state. Its frames are left out of positions and tracebacks.
public let libraryChunkName = LSHIM_LIBRARY_CHUNK

extension LuaState {
  /// Compiles a script. Binary chunks are refused.
  ///
  /// name:        in Lua's form: `@path/to/file.lua` for files, `=name` for other sources
  /// environment: the table of the script's globals; nil for the state's own globals
  /// Throws:      the syntax error, with its position first
  public func load(_ text: String, name: String, environment: LuaTable? = nil) throws(LuaError) -> LuaFunction {
    try load(Array(text.utf8)[...], name: name, environment: environment)
  }

  /// Does the same with the bytes of a file, which need not be valid UTF-8.
  public func load(_ bytes: ArraySlice<UInt8>, name: String, environment: LuaTable? = nil) throws(LuaError) -> LuaFunction {
    if let flaw = Self.flaw(of: bytes) { throw LuaError(message: "\(name.dropFirst()) \(flaw)") }
    let height = stack.top
    defer { stack.top = height }
    if let environment { stack.push(environment) }
    let status = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty text has a null base address; Lua reads nothing from it then.
        lshim_load(stack.raw, characters.baseAddress, characters.count, name, environment == nil ? 0 : -1)
      }
    }
    guard status == LUA_OK else {
      var message = stack.text(at: -1) ?? "the script could not be read"
      // Lua's message about the parser's depth limit has no position.
      if bytes.contains(0) { message = "\(name.dropFirst()) is no text: it has bytes that are 0" }
      if message == "C stack overflow" { message = "\(name.dropFirst()): the source is nested too deeply (\(message))" }
      throw LuaError(message: message, value: LuaReference(popping: stack))
    }
    return LuaFunction(LuaReference(popping: stack))
  }

  /// Why a file can't be a script, whatever follows; nil for one that may be. Source: luac's first byte, and the marks of UTF-16
  private static func flaw(of bytes: ArraySlice<UInt8>) -> String? {
    if bytes.first == 0x1B { return "is Lua bytecode (luac); Lunette runs source texts only" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "is UTF-16; save it as UTF-8" }
    return nil
  }

  /// Calls a function and ignores its results.
  public func call(_ function: LuaFunction, _ arguments: LuaReference...) throws(LuaError) {
    stack.push(function)
    for argument in arguments { stack.push(argument) }
    try stack.call(arguments: Int32(arguments.count), results: 0)
  }

  /// Compiles and runs a script, and returns its first result.
  /// Throws: the error that the script raised, or a mismatch of its result
  public func run<Value: LuaReadable>(_ text: String, name: String = "=script", returning: Value.Type) throws(LuaError) -> Value {
    stack.push(try load(text, name: name))
    try stack.call(arguments: 0, results: 1)
    defer { stack.pop() }
    do {
      return try Value.read(stack, at: -1)
    } catch {
      throw LuaError(message: "\(name.dropFirst()): the result must be \(error.wanted), got \(error.got)")
    }
  }

  public func run(_ text: String, name: String = "=script") throws(LuaError) { try call(load(text, name: name)) }

  /// Sets a global of the state. All environments see it, except those that have a global of the same name.
  public func setGlobal<Value: LuaPushable>(_ name: String, _ value: Value) {
    lshim_push_globals(stack.raw)
    stack.push(value)
    stack.setRawField(name, of: -2)
    stack.pop()
  }

  /// Sets a field of a table, raw.
  public func set<Value: LuaPushable>(_ name: String, _ value: Value, in table: LuaTable) {
    stack.push(table)
    stack.push(value)
    stack.setRawField(name, of: -2)
    stack.pop()
  }

  /// Makes a table of globals for one script. Reading falls back on the state's own globals; other scripts don't see what the script
  /// writes.
  public func makeEnvironment() -> LuaTable {
    let raw = stack.raw
    lua_createtable(raw, 0, 8)
    lua_pushvalue(raw, -1)
    stack.setRawField("_G", of: -2)
    lshim_push_load(raw, -1)
    stack.setRawField("load", of: -2)
    lua_createtable(raw, 0, 2)
    lshim_push_globals(raw)
    stack.setRawField("__index", of: -2)
    lua_pushboolean(raw, 0)
    stack.setRawField("__metatable", of: -2)
    lua_setmetatable(raw, -2)
    return LuaTable(LuaReference(popping: stack))
  }
}
