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
  /// Whether a table with names came where a list was wanted.
  public let hasNames: Bool

  public init(wanted: String, got: String, hint: String? = nil, namesItsPlace: Bool = false, hasNames: Bool = false) {
    (self.wanted, self.got, self.hint, self.namesItsPlace, self.hasNames) = (wanted, got, hint, namesItsPlace, hasNames)
  }

  public func hinting(_ hint: String) -> LuaMismatch {
    LuaMismatch(wanted: wanted, got: got, hint: hint, namesItsPlace: namesItsPlace, hasNames: hasNames)
  }
}

extension LuaStack {
  /// Throws: where a table is anything but a list of the values 1, 2, 3 ...: it has names, or a nil in the middle
  public func requireList(at index: Int32, _ wanted: @autoclosure () -> String) throws(LuaMismatch) {
    var hasNames = false
    guard lshim_push_list_flaw(raw, index, &hasNames) else { return }
    throw LuaMismatch(wanted: wanted(), got: popText(), hasNames: hasNames)
  }

  public func mismatch(_ wanted: String, at index: Int32, hint: String? = nil) -> LuaMismatch {
    LuaMismatch(wanted: wanted, got: shown(at: index), hint: hint)
  }
}
