/// The compiled code of a script, for a debugger: which lines have code, and its instructions.
///
/// Source: ldump.c, lundump.c, lopcodes.h of Lua 5.4
public struct LuaChunkCode: Sendable {
  public struct Function: Sendable {
    /// Where it begins and ends; 0 and 0 for the file itself. Units: line numbers from 1
    public var first = 0
    public var last = 0
    public var isVararg = false
    /// The words of the instructions, and the line of each.
    public var code: [UInt32] = []
    public var lines: [Int] = []
    public var constants: [String] = []
    public var upvalues: [String] = []
    /// Their numbers in `functions`.
    public var inner: [Int] = []

    /// The lines at which a line may begin while it runs. The arguments of a vararg function are taken before; the return at the end can't be reached
    /// where another stands before it.
    public var reachableLines: Set<Int> {
      var own = Array(zip(code, lines))
      if isVararg, !own.isEmpty { own.removeFirst() }
      if own.count > 1, let before = own.dropLast().last, LuaOpcode(before.0).endsFunction { own.removeLast() }
      return Set(own.map(\.1))
    }

    /// An instruction as `luac -l` names it.
    public func text(of number: Int) -> String { LuaOpcode.text(code[number]) }
  }

  /// First that of the file.
  public private(set) var functions: [Function] = []

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
    var reader = ChunkCodeReader(bytes)
    _ = reader.readFunction(into: &functions)
  }

  /// The innermost function around a line.
  public func function(at line: Int) -> Function? {
    let around = functions.filter { $0.first <= line && line <= $0.last }
    return around.max { ($0.first, -$0.last) < ($1.first, -$1.last) } ?? functions.first
  }

  /// Where a breakpoint at a line really stands: a line without code moves to the function's next one with code, a function's head to its first
  /// line. Nil beyond the last line with code. Source: docs/rules/debugging.md 2
  public func line(forBreakpointAt line: Int) -> Int? {
    guard let function = function(at: line) else { return nil }
    let isHead = function.first == line && function.last > line
    let from = isHead ? line + 1 : line
    var own = function.reachableLines
    // What is written in one line has its code there.
    if !isHead { for inner in functions where inner.first == line && inner.last == line { own.formUnion(inner.reachableLines) } }
    if let found = own.filter({ $0 >= from }).min() { return found }
    return function.last > 0 ? own.max() : nil
  }
}

/// The fields of an instruction. Source: lopcodes.h
private struct LuaOpcode {
  let word: UInt32
  init(_ word: UInt32) { self.word = word }

  var number: Int { Int(word & 0x7F) }
  var a: Int { Int(word >> 7 & 0xFF) }
  var b: Int { Int(word >> 16 & 0xFF) }
  var c: Int { Int(word >> 24 & 0xFF) }
  var k: Bool { word >> 15 & 1 != 0 }
  var bx: Int { Int(word >> 15) }
  var name: String { Self.names.indices.contains(number) ? Self.names[number] : "OP\(number)" }
  var endsFunction: Bool { ["RETURN", "RETURN0", "RETURN1", "TAILCALL"].contains(name) }

  static func text(_ word: UInt32) -> String {
    let code = LuaOpcode(word)
    let operands =
      switch code.name {
      case "LOADI", "LOADF": "\(code.a) \(code.bx - 65535)"
      case "LOADK", "CLOSURE", "FORLOOP", "FORPREP", "TFORPREP", "TFORLOOP": "\(code.a) \(code.bx)"
      case "JMP": "\(Int(word >> 7) - (1 << 24) + 1)"
      case "ADDI", "SHRI", "SHLI": "\(code.a) \(code.b) \(code.c - 127)"
      case "EQI", "LTI", "LEI", "GTI", "GEI": "\(code.a) \(code.b - 127) \(code.k ? 1 : 0)"
      case "RETURN0", "LOADTRUE", "LOADFALSE", "LFALSESKIP", "CLOSE", "TBC", "RETURN1", "VARARGPREP": "\(code.a)"
      case "MOVE", "LOADNIL", "GETUPVAL", "SETUPVAL", "UNM", "BNOT", "NOT", "LEN", "CONCAT": "\(code.a) \(code.b)"
      default: "\(code.a) \(code.b) \(code.c)" + (code.k ? " k" : "")
      }
    return code.name.padding(to: 12) + operands
  }

  static let names = [
    "MOVE", "LOADI", "LOADF", "LOADK", "LOADKX", "LOADFALSE", "LFALSESKIP", "LOADTRUE", "LOADNIL", "GETUPVAL", "SETUPVAL", "GETTABUP", "GETTABLE",
    "GETI", "GETFIELD", "SETTABUP", "SETTABLE", "SETI", "SETFIELD", "NEWTABLE", "SELF", "ADDI", "ADDK", "SUBK", "MULK", "MODK", "POWK", "DIVK", "IDIVK",
    "BANDK", "BORK", "BXORK", "SHRI", "SHLI", "ADD", "SUB", "MUL", "MOD", "POW", "DIV", "IDIV", "BAND", "BOR", "BXOR", "SHL", "SHR", "MMBIN", "MMBINI",
    "MMBINK", "UNM", "BNOT", "NOT", "LEN", "CONCAT", "CLOSE", "TBC", "JMP", "EQ", "LT", "LE", "EQK", "EQI", "LTI", "LEI", "GTI", "GEI", "TEST", "TESTSET",
    "CALL", "TAILCALL", "RETURN", "RETURN0", "RETURN1", "FORLOOP", "FORPREP", "TFORPREP", "TFORCALL", "TFORLOOP", "SETLIST", "CLOSURE", "VARARG",
    "VARARGPREP", "EXTRAARG",
  ]
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}

/// Reads a binary chunk of Lua 5.4 that this process made, so that the sizes of its numbers are those of this machine.
private struct ChunkCodeReader {
  private let bytes: [UInt8]
  private var place = Self.headerSize

  /// Signature, version, format, check bytes, three sizes, an integer and a number to check, and the count of the file's upvalues.
  private static let headerSize = 4 + 1 + 1 + 6 + 3 + 8 + 8 + 1
  /// Marks a step between lines that does not fit in a byte; the line is then stored separately. Source: ABSLINEINFO of ldebug.h
  private static let isTold: Int8 = -128

  init(_ bytes: [UInt8]) { self.bytes = bytes }

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

  private mutating func text() -> String {
    let size = number()
    guard size > 1, place + size - 1 <= bytes.count else { return "" }
    defer { place += size - 1 }
    return String(decoding: bytes[place..<place + size - 1], as: UTF8.self)
  }

  private mutating func word(_ count: Int) -> UInt64 {
    var result: UInt64 = 0
    for index in 0..<count { result |= UInt64(byte()) << UInt64(8 * index) }
    return result
  }

  private mutating func constant() -> String {
    // The kinds of constants. Source: lobject.h
    switch byte() {
    case 0x01: "false"
    case 0x11: "true"
    case 0x03: "\(Int64(bitPattern: word(8)))"
    case 0x13: "\(Double(bitPattern: word(8)))"
    case 0x04, 0x14: "\"\(text())\""
    default: "nil"
    }
  }

  private mutating func each(_ body: (inout ChunkCodeReader) -> Void) { for _ in 0..<number() where place < bytes.count { body(&self) } }

  /// Returns: its number
  mutating func readFunction(into functions: inout [LuaChunkCode.Function]) -> Int {
    let index = functions.count
    functions.append(LuaChunkCode.Function())
    var function = LuaChunkCode.Function()
    _ = text()
    (function.first, function.last) = (number(), number())
    _ = byte()
    function.isVararg = byte() != 0
    _ = byte()
    each { function.code.append(UInt32(truncatingIfNeeded: $0.word(4))) }
    each { function.constants.append($0.constant()) }
    each { $0.place += 3 }
    each { function.inner.append($0.readFunction(into: &functions)) }
    var steps: [Int8] = []
    each { steps.append(Int8(truncatingIfNeeded: $0.byte())) }
    var marks: [Int: Int] = [:]
    each { reader in
      let instruction = reader.number()
      marks[instruction] = reader.number()
    }
    each { _ = ($0.text(), $0.number(), $0.number()) }
    each { function.upvalues.append($0.text()) }
    var line = function.first
    for (number, step) in steps.enumerated() {
      line = step == Self.isTold ? marks[number] ?? line : line + Int(step)
      function.lines.append(line)
    }
    functions[index] = function
    return index
  }
}
