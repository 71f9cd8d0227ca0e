/// An error that reached the host: raised by a script, or by a native function, and caught by no `pcall`.
public struct LuaError: Error {
  /// The message, with the position first: `fruits.lua:12: attempt to index a nil value (local 'cell')`.
  public let message: String

  /// The Lua functions that were running, innermost first, one in each line, without the host's own frames.
  public let traceback: String

  /// The error value itself, for raising it again; nil when the host made the error.
  /// `nonisolated(unsafe)`: a reference is used only on the thread of its state.
  nonisolated(unsafe) public let value: LuaReference?

  public init(message: String, traceback: String = "", value: LuaReference? = nil) {
    (self.message, self.traceback, self.value) = (message, traceback, value)
  }
}

extension LuaError: CustomStringConvertible {
  public var description: String { traceback.isEmpty ? message : message + "\n" + traceback }
}

/// A value of the wrong type, before it is known which argument or field it was meant for.
public struct LuaMismatch: Error {
  /// The expected kind of value, with an article: `a number`.
  public let wanted: String
  /// The actual value, as messages show it: `nil`, `"abc"`, `a table`.
  public let got: String
  /// Advice on how to correct the value; nil where there is none.
  public let hint: String?
  /// Whether `wanted` itself names the place of the value: a key of the table that was passed.
  public let namesItsPlace: Bool

  public init(wanted: String, got: String, hint: String? = nil, namesItsPlace: Bool = false) {
    (self.wanted, self.got, self.hint, self.namesItsPlace) = (wanted, got, hint, namesItsPlace)
  }

  public func hinting(_ hint: String) -> LuaMismatch {
    LuaMismatch(wanted: wanted, got: got, hint: hint, namesItsPlace: namesItsPlace)
  }
}

extension LuaStack {
  /// Throws: if a table is not a list of the values 1, 2, 3 ...: it has string keys, or a nil in the middle
  public func requireList(at index: Int32, _ wanted: @autoclosure () -> String) throws(LuaMismatch) {
    guard lshim_push_list_flaw(raw, index) else { return }
    throw LuaMismatch(wanted: wanted(), got: popText())
  }

  public func mismatch(_ wanted: String, at index: Int32, hint: String? = nil) -> LuaMismatch {
    LuaMismatch(wanted: wanted, got: shown(at: index), hint: hint)
  }
}
