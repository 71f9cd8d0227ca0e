import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// A function that runs, as the place where code is evaluated.
struct DebugFrame {
  /// The coroutine, and Lua's record of the function.
  let raw: OpaquePointer
  let record: UnsafeRawPointer
}

/// Evaluates expressions and statements in the middle of a script, on a coroutine of their own: nobody follows them, and they don't move the script.
struct DebugEvaluator {
  let host: ScriptHost
  /// The globals of functions that name none.
  let globals: LuaTable?
  /// The error that is told, which code knows as `err`.
  var error: LuaReference?

  /// VM instructions of one evaluation. Source: docs/rules/debugging.md 2
  private static let budget = 1_000_000

  /// Throws: `DebugFault` with what the code raised
  /// Returns: the first value; nil where there is none
  func run(_ code: String, in frame: DebugFrame?) throws -> LuaReference? {
    let state = host.state
    let stack = state.stack
    guard !state.isClosed, stack.reserve(16), let thread = lua_newthread(stack.raw) else { throw DebugFault("the app has ended") }
    let height = stack.top
    defer { stack.top = height - 1 }
    let own = LuaStack(thread)
    own.reserve(16)
    if let globals { own.push(globals) } else { own.pushNil() }
    lshim_push_scope(thread, frame?.raw ?? stack.raw, frame?.record)
    if let error {
      own.push(error)
      own.setRawField("err", of: -2)
    }
    let scope = LuaTable(LuaReference(popping: own))
    let function: LuaFunction
    do {
      if let expression = try? state.load("return \(code)\n", name: "=debug", environment: scope) {
        function = expression
      } else {
        function = try state.load(code, name: "=debug", environment: scope)
      }
    } catch { throw DebugFault(Self.words(error.message)) }
    own.push(function)
    let arguments = pushVarargs(of: frame, on: own)
    let limits = state.limits
    state.limits.instructions = Self.budget
    defer { state.limits = limits }
    do {
      try host.asConsole {
        try state.unfollowed {
          try own.call(arguments: arguments, results: 1)
          // A fault of the run's own is none of the code's.
          if state.hasFault, let fault = state.takeFault() { throw DebugFault((fault as? ScriptFailure)?.report ?? "\(fault)") }
        }
      }
    } catch let error as LuaError {
      let words = Self.words(error.message)
      throw DebugFault(words.contains("VM instructions") ? "the expression ran \(Self.budget) VM instructions and was ended; is it endless?" : words)
    }
    return own.isNil(at: -1) ? nil : LuaReference(popping: own)
  }

  /// How the first value is shown. Throws: as `run`
  func shown(_ code: String, in frame: DebugFrame?) throws -> DebugValue {
    let stack = host.state.stack
    guard let value = try run(code, in: frame), stack.reserve(16) else { return DebugValue(text: "nil", type: "nil") }
    stack.push(value)
    defer { stack.pop() }
    return DebugValue(stack, at: -1)
  }

  private func pushVarargs(of frame: DebugFrame?, on own: LuaStack) -> Int32 {
    guard let frame else { return 0 }
    var place = lshim_frame_of(frame.record)
    var count: Int32 = 0
    let from = LuaStack(frame.raw)
    while count < 100, from.reserve(2), own.reserve(4), lua_getlocal(frame.raw, &place, -count - 1) != nil {
      lua_xmove(frame.raw, own.raw, 1)
      count += 1
    }
    return count
  }

  /// Without the position in the code itself.
  private static func words(_ message: String) -> String {
    let first = String(message.prefix { !$0.isNewline })
    return first.replacing(#/^debug:\d+: /#, with: "")
  }

  // MARK: Without calls

  /// Raised where an expression would call something.
  struct Impure: Error {}

  /// Evaluates names, fields, indexes and operators, and calls nothing. Throws: `Impure`, or `DebugFault`
  /// - Parameter touched: is set where the host was asked for a property
  func peek(_ code: String, in frame: DebugFrame?, touched: inout Bool) throws -> (value: LuaReference?, note: String?) {
    let tree = try DebugTree(code)
    let state = host.state
    guard !state.isClosed, state.stack.reserve(16), let thread = lua_newthread(state.stack.raw) else { throw DebugFault("the app has ended") }
    let height = state.stack.top
    defer { state.stack.top = height - 1 }
    let own = LuaStack(thread)
    own.reserve(64)
    var peeker = DebugPeeker(host: host, stack: own, frame: frame, globals: globals, error: error)
    defer { touched = touched || peeker.touched }
    do { try state.unfollowed { try peeker.push(tree) } } catch let unread as DebugPeeker.Unread { return (nil, unread.note) }
    return (own.isNil(at: -1) ? nil : LuaReference(popping: own), nil)
  }

  /// Whether an expression is true, for conditions that are asked often. Throws: as `peek`; `Impure` also where a property isn't read
  /// - Parameter own: a coroutine's stack for nothing else
  func holds(_ tree: DebugTree, in frame: DebugFrame?, _ own: LuaStack) throws -> Bool {
    defer { own.top = 0 }
    var peeker = DebugPeeker(host: host, stack: own, frame: frame, globals: globals, error: error)
    do { try host.state.unfollowed { try peeker.push(tree) } } catch is DebugPeeker.Unread { throw Impure() }
    return lua_toboolean(own.raw, -1) != 0
  }
}

/// An expression without calls.
indirect enum DebugTree {
  case name(String)
  case literal(String)
  case varargs
  case index(DebugTree, DebugTree)
  case unary(String, DebugTree)
  case binary(String, DebugTree, DebugTree)

  /// Throws: `DebugEvaluator.Impure` for code that may call something
  init(_ code: String) throws {
    var reader = DebugExpression(code)
    self = try reader.whole()
  }
}

/// Reads such expressions.
struct DebugExpression {
  private var rest: Substring
  init(_ code: String) { rest = code[...] }

  /// Throws: `DebugEvaluator.Impure` for anything else
  mutating func whole() throws -> DebugTree {
    let tree = try expression(0)
    skip()
    guard rest.isEmpty else { throw DebugEvaluator.Impure() }
    return tree
  }

  private mutating func skip() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ text: String) -> Bool {
    skip()
    guard rest.hasPrefix(text) else { return false }
    if let last = text.last, last.isLetter, let next = rest.dropFirst(text.count).first, next.isLetter || next.isNumber || next == "_" { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// The operators by the strength of Lua's, longer names first.
  private static let operators: [(text: String, left: Int, right: Int)] = [
    ("or", 1, 1), ("and", 2, 2), ("<=", 3, 3), (">=", 3, 3), ("~=", 3, 3), ("==", 3, 3), ("<", 3, 3), (">", 3, 3), ("..", 9, 8), ("+", 10, 10), ("-", 10, 10),
    ("*", 11, 11), ("//", 11, 11), ("/", 11, 11), ("%", 11, 11), ("^", 14, 13),
  ]

  private mutating func expression(_ limit: Int) throws -> DebugTree {
    var tree: DebugTree
    if take("not") {
      tree = .unary("not", try expression(12))
    } else if take("-") {
      tree = .unary("-", try expression(12))
    } else if take("#") {
      tree = .unary("#", try expression(12))
    } else {
      tree = try simple()
    }
    while true {
      skip()
      guard let found = Self.operators.first(where: { rest.hasPrefix($0.text) && $0.left > limit }) else { return tree }
      if found.text == "<" || found.text == ">", rest.dropFirst().first == found.text.first { throw DebugEvaluator.Impure() }
      guard take(found.text) else { return tree }
      tree = .binary(found.text, tree, try expression(found.right))
    }
  }

  private mutating func simple() throws -> DebugTree {
    skip()
    guard let first = rest.first else { throw DebugEvaluator.Impure() }
    var tree: DebugTree
    if first == "(" {
      rest = rest.dropFirst()
      tree = try expression(0)
      guard take(")") else { throw DebugEvaluator.Impure() }
    } else if first == "\"" || first == "'" {
      return .literal(try text(first))
    } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
      let number = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      rest = rest.dropFirst(number.count)
      return .literal(String(number))
    } else if rest.hasPrefix("...") {
      rest = rest.dropFirst(3)
      return .varargs
    } else {
      let name = word()
      if ["nil", "true", "false"].contains(name) { return .literal(name) }
      guard DebugValue.isName(name) else { throw DebugEvaluator.Impure() }
      tree = .name(name)
    }
    while true {
      skip()
      switch rest.first {
      case "." where !rest.hasPrefix(".."):
        rest = rest.dropFirst()
        skip()
        let name = word()
        guard DebugValue.isName(name) else { throw DebugEvaluator.Impure() }
        tree = .index(tree, .literal(LuaLiteral.quoted(name)))
      case "[":
        if rest.hasPrefix("[[") || rest.hasPrefix("[=") { throw DebugEvaluator.Impure() }
        rest = rest.dropFirst()
        tree = .index(tree, try expression(0))
        guard take("]") else { throw DebugEvaluator.Impure() }
      case "(", "{", "\"", "'", ":": throw DebugEvaluator.Impure()
      default: return tree
      }
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// A text in quotes, with them.
  private mutating func text(_ quote: Character) throws -> String {
    var result = String(rest.removeFirst())
    while let next = rest.first, next != quote {
      result.append(rest.removeFirst())
      if next == "\\", !rest.isEmpty { result.append(rest.removeFirst()) }
    }
    guard !rest.isEmpty else { throw DebugEvaluator.Impure() }
    return result + String(rest.removeFirst())
  }
}

/// Computes such expressions on a coroutine's stack.
struct DebugPeeker {
  let host: ScriptHost
  let stack: LuaStack
  let frame: DebugFrame?
  let globals: LuaTable?
  let error: LuaReference?
  /// Whether the host was asked for a property.
  var touched = false

  /// A property that isn't read.
  struct Unread: Error { let note: String }

  /// Pushes a local variable of the function, the innermost of that name. Returns: false if it has none
  private func pushLocal(_ name: String) -> Bool {
    guard let frame, LuaStack(frame.raw).reserve(4) else { return false }
    var (place, number, found) = (lshim_frame_of(frame.record), Int32(1), Int32(0))
    while let local = lua_getlocal(frame.raw, &place, number) {
      lshim_pop(frame.raw, 1)
      if strcmp(local, name) == 0 { found = number }
      number += 1
    }
    guard found > 0, lua_getlocal(frame.raw, &place, found) != nil else { return false }
    if frame.raw != stack.raw { lua_xmove(frame.raw, stack.raw, 1) }
    return true
  }

  mutating func push(_ tree: DebugTree) throws {
    guard stack.reserve(8) else { throw DebugFault("the expression is too deep") }
    switch tree {
    case .name(let name):
      if name == "err", let error { return stack.push(error) }
      if pushLocal(name) { return }
      if let globals { stack.push(globals) } else { stack.pushNil() }
      lshim_push_scope(stack.raw, frame?.raw ?? stack.raw, frame?.record)
      stack.push(name)
      guard lshim_get(stack.raw) == LUA_OK else { throw DebugFault(stack.takeError().message) }
    case .literal(let text):
      if let number = Int64(text) { return stack.push(Int(number)) }
      // A literal calls nothing.
      do {
        stack.push(try host.state.load("return \(text)", name: "=debug"))
        try stack.call(arguments: 0, results: 1)
      } catch { throw DebugFault(error.message.replacing(#/^debug:\d+: /#, with: "")) }
    case .varargs:
      guard let frame else { return stack.pushNil() }
      var place = lshim_frame_of(frame.record)
      if lua_getlocal(frame.raw, &place, -1) != nil { lua_xmove(frame.raw, stack.raw, 1) } else { stack.pushNil() }
    case .index(let owner, let key):
      try push(owner)
      let text = Self.text(of: owner)
      try push(key)
      try index(text)
    case .unary(let name, let operand): try unary(name, operand)
    case .binary("and", let left, let right), .binary("or", let left, let right):
      let isAnd = if case .binary("and", _, _) = tree { true } else { false }
      try push(left)
      guard (lua_toboolean(stack.raw, -1) != 0) == isAnd else { return }
      stack.pop()
      try push(right)
    case .binary(let name, let left, let right): try binary(name, left, right)
    }
  }

  private static func text(of tree: DebugTree) -> String {
    switch tree {
    case .name(let name): "'\(name)'"
    case .index(_, .literal(let text)): "field '\(text.dropFirst().dropLast())'"
    default: "a value"
    }
  }

  /// Replaces a value and a key by what is there.
  private mutating func index(_ owner: String) throws {
    let raw = stack.raw
    let object = stack.absolute(-2)
    for _ in 0..<100 {
      switch stack.type(at: object) {
      case LUA_TTABLE:
        stack.pushCopy(of: object + 1)
        lua_rawget(raw, object)
        if !stack.isNil(at: -1) { return finish(object) }
        stack.pop()
        if stack.text(at: object + 1) != nil, lshim_find(raw, object, object + 1) { return finish(object) }
        guard lua_getmetatable(raw, object) != 0 else {
          stack.pushNil()
          return finish(object)
        }
        stack.pushRawField("__index", of: -1)
        if stack.isNil(at: -1) { return finish(object) }
        guard stack.isTable(at: -1) else { throw DebugEvaluator.Impure() }
        lua_copy(raw, -1, object)
        stack.top = object + 1
      case LUA_TUSERDATA:
        guard let box = lshim_to_box(raw, object) else { return try plain(object) }
        if stack.text(at: object + 1) != nil, lshim_find(raw, object, object + 1) { return finish(object) }
        guard let name = stack.text(at: object + 1), let address = box.pointee.object else { return try plain(object) }
        let host = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
        guard self.host.context.hasProperty(name, host) else { return try plain(object) }
        if let note = self.host.context.unread(name, of: host) { throw Unread(note: note) }
        touched = true
        stack.pushCopy(of: object)
        do { try self.host.context.pushProperty(name, of: host, on: stack) } catch { throw DebugFault("\((error as? LuaError)?.message ?? "\(error)")") }
        return finish(object)
      case LUA_TLIGHTUSERDATA, LUA_TSTRING: return try plain(object)
      default:
        let kind = String(cString: lua_typename(raw, lua_type(raw, object)))
        throw DebugFault("attempt to index a \(kind) value (\(owner.hasPrefix("'") ? "name \(owner)" : owner))")
      }
    }
    throw DebugEvaluator.Impure()
  }

  /// What C alone answers.
  private func plain(_ object: Int32) throws {
    stack.top = object + 1
    guard lshim_get(stack.raw) == LUA_OK else { throw DebugFault(stack.takeError().message) }
  }

  private func finish(_ object: Int32) {
    lua_copy(stack.raw, -1, object)
    stack.top = object
  }

  private mutating func unary(_ name: String, _ operand: DebugTree) throws {
    try push(operand)
    let raw = stack.raw
    switch name {
    case "not":
      let truth = lua_toboolean(raw, -1) != 0
      stack.pop()
      lua_pushboolean(raw, truth ? 0 : 1)
    case "-":
      guard lua_type(raw, -1) == LUA_TNUMBER else { throw DebugEvaluator.Impure() }
      try compute(LUA_OPUNM)
    default:
      guard lua_type(raw, -1) == LUA_TSTRING || stack.isTable(at: -1) else { throw DebugEvaluator.Impure() }
      if lua_getmetatable(raw, -1) != 0, lua_type(raw, -2) != LUA_TSTRING { throw DebugEvaluator.Impure() }
      stack.top = lua_type(raw, -1) == LUA_TTABLE && lua_type(raw, -2) == LUA_TSTRING ? stack.top - 1 : stack.top
      let length = lua_rawlen(raw, -1)
      stack.pop()
      lua_pushinteger(raw, lua_Integer(length))
    }
  }

  /// Throws: what Lua says, as of a division of whole numbers by zero
  private func compute(_ operation: Int32) throws {
    guard lshim_compute(stack.raw, operation) == LUA_OK else { throw DebugFault(stack.text(at: -1) ?? "the operands don't fit") }
  }

  private mutating func binary(_ name: String, _ left: DebugTree, _ right: DebugTree) throws {
    try push(left)
    try push(right)
    let raw = stack.raw
    let isNumbers = lua_type(raw, -1) == LUA_TNUMBER && lua_type(raw, -2) == LUA_TNUMBER
    let isTexts = lua_type(raw, -1) == LUA_TSTRING && lua_type(raw, -2) == LUA_TSTRING
    func answer(_ truth: Bool) {
      stack.pop(2)
      lua_pushboolean(raw, truth ? 1 : 0)
    }
    switch name {
    case "==": answer(lua_rawequal(raw, -2, -1) != 0 || lshim_is_same(raw, -2, -1) && !stack.isTable(at: -1))
    case "~=": answer(!(lua_rawequal(raw, -2, -1) != 0 || lshim_is_same(raw, -2, -1) && !stack.isTable(at: -1)))
    case "<", ">", "<=", ">=":
      guard isNumbers || isTexts else { throw DebugEvaluator.Impure() }
      if name.hasPrefix(">") { lshim_insert(raw, -2) }
      try compute(name.hasSuffix("=") ? Int32(LSHIM_LESS_OR_EQUAL) : Int32(LSHIM_LESS))
    case "..":
      guard [-1, -2].allSatisfy({ lua_type(raw, $0) == LUA_TNUMBER || lua_type(raw, $0) == LUA_TSTRING }) else { throw DebugEvaluator.Impure() }
      try compute(Int32(LSHIM_CONCAT))
    default:
      let operators = ["+": LUA_OPADD, "-": LUA_OPSUB, "*": LUA_OPMUL, "/": LUA_OPDIV, "//": LUA_OPIDIV, "%": LUA_OPMOD, "^": LUA_OPPOW]
      guard isNumbers, let operation = operators[name] else { throw DebugEvaluator.Impure() }
      try compute(operation)
    }
  }
}
