/// An error that reached the host: a script's own, or one that a native function raised and no `pcall` caught.
public struct LuaError: Error {
  /// One text with the position first: `fruits.lua:12: attempt to index a nil value (local 'cell')`.
  public let message: String

  /// The Lua functions that were running, innermost first, one a line; the host's own frames are left out.
  public let traceback: String

  /// The error value itself, for raising it again; nil when the error was made by the host.
  public let value: LuaReference?

  public init(message: String, traceback: String = "", value: LuaReference? = nil) {
    (self.message, self.traceback, self.value) = (message, traceback, value)
  }
}

extension LuaError: CustomStringConvertible {
  public var description: String { traceback.isEmpty ? message : message + "\n" + traceback }
}

/// A value of the wrong type, before anyone knows where it was meant to go.
public struct LuaMismatch: Error {
  /// What was wanted, with an article: `a number`.
  public let wanted: String
  /// What came, as messages show it: `nil`, `"abc"`, `a table`.
  public let got: String
  /// What to do about it, when there is something to say.
  public let hint: String?
  /// Whether `wanted` says by itself what it is about: a key of the table that was handed over.
  public let namesItsPlace: Bool

  public init(wanted: String, got: String, hint: String? = nil, namesItsPlace: Bool = false) {
    (self.wanted, self.got, self.hint, self.namesItsPlace) = (wanted, got, hint, namesItsPlace)
  }
}

extension LuaStack {
  public func mismatch(_ wanted: String, at index: Int32, hint: String? = nil) -> LuaMismatch {
    LuaMismatch(wanted: wanted, got: shown(at: index), hint: hint)
  }
}
