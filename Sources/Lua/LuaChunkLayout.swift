/// Where the code of a script is: its functions, and the lines that can run.
///
/// This is read from the compiled code, so that a line counts exactly where Lua's line hook can report it.
/// Source: ldump.c and lundump.c of Lua 5.4 for the form of a binary chunk
public struct LuaChunkLayout: Equatable, Sendable {
  public struct Function: Equatable, Sendable {
    /// The lines where the function begins and ends; 0 and 0 for the file itself. Units: line numbers from 1
    public var first: Int
    public var last: Int
    /// The lines with code of this function, without the code of functions inside it.
    public var lines: Set<Int>
  }

  /// First the function of the file itself, then the others in the order in which the file has them.
  public var functions: [Function] = []
  /// All lines that can run.
  public var lines: Set<Int> { functions.reduce(into: []) { $0.formUnion($1.lines) } }

  /// Throws: the syntax error of a text that is not Lua
  public init(_ text: ArraySlice<UInt8>, name: String = "=script") throws(LuaError) {
    functions = try LuaChunkCode(text, name: name).functions.map { Function(first: $0.first, last: $0.last, lines: Self.lines(of: $0)) }
    functions.sort { ($0.first, $0.last) < ($1.first, $1.last) }
  }

  /// The lines of a function's instructions. Two instructions are not counted: the one that takes the arguments of a vararg function,
  /// because the line hook doesn't report it, and the return at the end of every function, where another return is directly before it and
  /// it can't be reached.
  private static func lines(of function: LuaChunkCode.Function) -> Set<Int> {
    let own = function.lines.dropFirst(function.isVararg ? 1 : 0)
    return Set(own.count > 1 ? own.dropLast() : own)
  }
}
