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
    let state = LuaState()
    defer { state.close() }
    let chunk = try state.load(text, name: name)
    state.stack.push(chunk)
    var bytes: [UInt8] = []
    _ = withUnsafeMutablePointer(to: &bytes) { bytes in
      lua_dump(
        state.stack.raw,
        { _, block, size, user in
          guard let block, let user else { return 0 }
          user.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(start: block, count: size)
          return 0
        }, bytes, 0)
    }
    var reader = ChunkReader(bytes)
    reader.readFunction(into: &functions)
    functions.sort { ($0.first, $0.last) < ($1.first, $1.last) }
  }
}

/// Reads a binary chunk of Lua 5.4 that this process made, so that the sizes of its numbers are those of this machine.
private struct ChunkReader {
  private let bytes: [UInt8]
  private var place: Int

  /// Signature, version, format, check bytes, three sizes, an integer and a number to check, and the count of the file's upvalues.
  private static let headerSize = 4 + 1 + 1 + 6 + 3 + 8 + 8 + 1

  init(_ bytes: [UInt8]) { (self.bytes, place) = (bytes, Self.headerSize) }

  /// Returns 0 past the end, which ends the reading.
  private mutating func byte() -> Int {
    defer { place += 1 }
    return place < bytes.count ? Int(bytes[place]) : 0
  }

  /// A number has seven bits in each byte, the highest bits first; the last byte has its top bit set.
  private mutating func number() -> Int {
    var result = 0
    while place < bytes.count {
      let next = byte()
      result = result << 7 | next & 0x7F
      if next & 0x80 != 0 { break }
    }
    return result
  }

  private mutating func skipText() {
    let size = number()
    if size > 0 { place += size - 1 }
  }

  private mutating func skipConstant() {
    // The kinds of numbers and texts, short and long. Source: lobject.h
    switch byte() {
    case 0x03, 0x13: place += 8
    case 0x04, 0x14: skipText()
    default: break
    }
  }

  private mutating func each(_ body: (inout ChunkReader) -> Void) {
    let count = number()
    for _ in 0..<count where place < bytes.count { body(&self) }
  }

  mutating func readFunction(into functions: inout [LuaChunkLayout.Function]) {
    skipText()
    let (first, last) = (number(), number())
    _ = byte()
    let isVararg = byte() != 0
    _ = byte()
    place += 4 * number()
    each { $0.skipConstant() }
    each { $0.place += 3 }
    var inner: [LuaChunkLayout.Function] = []
    each { $0.readFunction(into: &inner) }
    let steps = (0..<number()).map { _ in Int8(truncatingIfNeeded: byte()) }
    var marks: [Int: Int] = [:]
    each { reader in
      let instruction = reader.number()
      marks[instruction] = reader.number()
    }
    each { reader in
      reader.skipText()
      _ = (reader.number(), reader.number())
    }
    each { $0.skipText() }
    functions.append(.init(first: first, last: last, lines: Self.lines(first, steps, marks, isVararg: isVararg)))
    functions += inner
  }

  /// Marks a step between lines that does not fit in a byte; the line is then stored separately. Source: ABSLINEINFO of ldebug.h
  private static let isTold: Int8 = -128

  /// The lines of a function's instructions. Two instructions are not counted: the one that takes the arguments of a vararg function,
  /// because the line hook doesn't report it, and the return at the end of every function, where another return is directly before it and
  /// it can't be reached.
  private static func lines(_ first: Int, _ steps: [Int8], _ marks: [Int: Int], isVararg: Bool) -> Set<Int> {
    var line = first
    var lines: [Int] = []
    for (index, step) in steps.enumerated() {
      line = step == isTold ? marks[index] ?? line : line + Int(step)
      lines.append(line)
    }
    let own = lines.dropFirst(isVararg ? 1 : 0)
    return Set(own.count > 1 ? own.dropLast() : own)
  }
}
