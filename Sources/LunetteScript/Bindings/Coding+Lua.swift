import CResources
import Lua
import LunetteKit
import LunetteSystem

/// What a text of JSON lacks or has too much of. Source: Apple, DecodingError
final class ScriptDecodingError: ScriptError {
  override class var luaName: String { "DecodingError" }
  /// Where: `[2].userName`.
  let path: String
  /// What is wrong with which value, and where.
  let detail: String
  /// Why the text is no JSON at all.
  private let underlying: ScriptError?

  init(_ name: String, _ path: String, _ text: String, underlying: ScriptError? = nil) {
    (self.path, self.underlying, detail) = (path, underlying, path.isEmpty ? text : "\(text) at \(path)")
    // Source: Apple: 4864 is NSCoderReadCorruptError, 4865 NSCoderValueNotFoundError
    let isMissing = name == "keyNotFound" || name == "valueNotFound"
    super.init(
      domain: "NSCocoaErrorDomain", code: isMissing ? 4865 : 4864, name: name,
      localizedDescription: "The data couldn’t be read because it \(isMissing ? "is missing" : "isn’t in the correct format").")
  }

  /// Source: Apple, NSUnderlyingErrorKey
  override var userInfo: LuaTable? {
    guard let underlying else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 1)
    stack.setField("NSUnderlyingError", to: underlying)
    return LuaTable(LuaReference(popping: stack))
  }
}

enum KeyDecoding: String, LuaEnum { case useDefaultKeys, convertFromSnakeCase }
enum KeyEncoding: String, LuaEnum { case useDefaultKeys, convertToSnakeCase }

/// How names are written: a name of a way, or a function of the app's. Source: Apple, JSONDecoder.KeyDecodingStrategy
enum KeyStrategy<Name: LuaEnum & RawRepresentable>: LuaConvertible where Name.RawValue == String {
  case named(Name)
  case own(LuaReference)

  static var luaTypeName: String { Name.luaTypeName + " or a function" }
  static var luaType: LuaType { .either([Name.luaType, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> KeyStrategy {
    if stack.type(at: index) == LUA_TFUNCTION { return .own(LuaReference(stack, at: index)) }
    if let custom = stack.labelled("custom", at: index) {
      defer { stack.pop() }
      guard custom == LUA_TFUNCTION else { throw stack.mismatch("a function for custom", at: -1) }
      return .own(LuaReference(stack, at: -1))
    }
    do { return .named(try Name.read(stack, at: index)) } catch { throw LuaMismatch(wanted: luaTypeName, got: error.got, hint: error.hint) }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .named(let name): stack.push(name.rawValue)
    case .own(let function): stack.push(function)
    }
  }
}

extension LuaStack {
  /// Pushes the value of a table whose only key this is. Returns: the value's type; nil, with nothing pushed, for anything else
  fileprivate func labelled(_ label: String, at index: Int32) -> Int32? {
    guard isTable(at: index), keys(at: index) == [label] else { return nil }
    let index = absolute(index)
    reserve(1)
    pushRawField(label, of: index)
    return type(at: -1)
  }
}

enum DateCoding: String, LuaEnum { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601 }

/// How dates are written: a name, a DateFormatter, or a function of the app's. Source: Apple, JSONDecoder.DateDecodingStrategy
enum DateStrategy: LuaConvertible {
  case named(DateCoding)
  /// A formatter or a function.
  case own(LuaReference)

  static var luaTypeName: String { DateCoding.luaTypeName + ", a DateFormatter or a function" }
  static var luaType: LuaType { .either([DateCoding.luaType, ScriptDateFormatter.luaType, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DateStrategy {
    if stack.type(at: index) == LUA_TFUNCTION { return .own(LuaReference(stack, at: index)) }
    if (try? ScriptDateFormatter.read(stack, at: index)) != nil { return .own(LuaReference(stack, at: index)) }
    // Swift's cases with a value: { formatted = formatter } and { custom = function }.
    if stack.labelled("formatted", at: index) != nil {
      defer { stack.pop() }
      do { _ = try ScriptDateFormatter.read(stack, at: -1) } catch { throw stack.mismatch("a DateFormatter for formatted", at: -1) }
      return .own(LuaReference(stack, at: -1))
    }
    if let custom = stack.labelled("custom", at: index) {
      defer { stack.pop() }
      guard custom == LUA_TFUNCTION else { throw stack.mismatch("a function for custom", at: -1) }
      return .own(LuaReference(stack, at: -1))
    }
    do { return .named(try DateCoding.read(stack, at: index)) } catch {
      throw LuaMismatch(wanted: luaTypeName, got: error.got, hint: error.hint)
    }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .named(let name): stack.push(name.rawValue)
    case .own(let value): stack.push(value)
    }
  }
}

final class ScriptJsonDecoder: LuaObject {
  static let luaName = "JSONDecoder"
  var keys = KeyStrategy.named(KeyDecoding.useDefaultKeys)
  var dates = DateStrategy.named(.deferredToDate)

  func decode(_ shape: LuaReference, _ text: TextBytes) throws -> Attempted {
    switch try ScriptJson.read(text, [.fragmentsAllowed]) {
    case .failure(let error):
      let underlying = error as? ScriptError
      return .failure(
        ScriptDecodingError(
          "dataCorrupted", "",
          // Source: Swift's Foundation, JSONDecoder; what is wrong stands there in the underlying error only.
          "The given data was not valid JSON." + (underlying?.detail("NSDebugDescription").map { " " + $0 } ?? ""), underlying: underlying))
    case .value(let value):
      let coder = try JsonCoding.of(.current)
      return try coder.call(coder.decode, [shape, value, keys, dates])
    }
  }
}

final class ScriptJsonEncoder: LuaObject {
  static let luaName = "JSONEncoder"
  var keys = KeyStrategy.named(KeyEncoding.useDefaultKeys)
  var dates = DateStrategy.named(.deferredToDate)
  var formatting: [ScriptJson.WritingOption] = []

  func encode(_ value: LuaReference) throws -> TextBytes {
    let coder = try JsonCoding.of(.current)
    guard case .value(let plain as LuaReference) = try coder.call(coder.encode, [value, keys, dates]) else {
      return TextBytes(bytes: [])
    }
    return try ScriptJson.write(plain, formatting + [.fragmentsAllowed])
  }
}

/// The functions of Library/coding.lua.
final class JsonCoding {
  private static let chunk = LibraryChunk(Resource.coding_lua.text)
  private static let key = CompanionKey<JsonCoding>()
  /// The strategy for dates and bytes of property lists, which have values for both.
  static let propertyList = "propertyList"
  let decode, encode: LuaReference
  private let context: ScriptContext

  static func of(_ context: ScriptContext) throws -> JsonCoding {
    if let known = context.companions[key] { return known }
    let made = try JsonCoding(context)
    context.companions[key] = made
    return made
  }

  private init(_ context: ScriptContext) throws {
    self.context = context
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    let problem = LuaBody { stack, _ in stack.fault(stack.text(at: 1) ?? "") }
    let newError = LuaBody { stack, _ in
      stack.push(ScriptDecodingError(stack.text(at: 1) ?? "", stack.text(at: 2) ?? "", stack.text(at: 3) ?? ""))
      return 1
    }
    for body in [problem, newError] { context.keep(body) }
    try context.state.withoutLimits {
      try stack.push(Self.chunk.load(in: context.state))
      stack.pushFunction(problem)
      stack.pushFunction(newError)
      try stack.call(arguments: 2, results: 2)
    }
    encode = LuaReference(popping: stack)
    decode = LuaReference(popping: stack)
  }

  /// Throws: what is no decoding error
  func call(_ function: LuaReference, _ arguments: [any LuaPushable]) throws -> Attempted {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    for argument in arguments { argument.push(on: stack) }
    do throws(LuaError) { try stack.call(arguments: Int32(arguments.count), results: 1) } catch {
      guard let value = error.value else { throw error }
      stack.push(value)
      guard (try? ScriptDecodingError.read(stack, at: -1)) != nil else { throw error }
      return .failure(value)
    }
    return .value(LuaReference(stack, at: -1))
  }
}

extension Registry {
  static func coding(_ r: RegistryBuilder) {
    r.type(ScriptDecodingError.self, "DecodingError", inherits: "NSError", doc: "Why a text of JSON has not the shape that was asked for.") { c in
      c.describe { " \($0.name ?? ""): \($0.detail)" }
      c.property("codingPath", "Where: \"[2].userName\".", get: { $0.path })
      c.property("debugDescription", "What is wrong with which value, and where, for whoever writes the app.", get: { $0.detail })
    }
    r.type(
      ScriptJsonDecoder.self, "JSONDecoder",
      doc:
        "Reads JSON of a shape: { id = \"integer\", tags = { \"string\" }, note = \"string?\", at = \"date\" }. Types are integer, number, string, boolean, date, url, uuid, data and any. [\"address?\"] = { ... } may be missing; { [\"*\"] = \"number\" } takes every key."
    ) { c in
      c.constructor { _ in ScriptJsonDecoder() }
      c.property(
        "keyDecodingStrategy",
        "\"convertFromSnakeCase\" reads user_name as userName; a function gets the names down to a value as a list, and answers what the last one is called.",
        \.keys)
      c.property("dateDecodingStrategy", "How dates are written; a function gets a value and answers its Date.", \.dates)
      c.method(
        "decode", "The value of a text by its shape, without keys that the shape has not; or nil and an error with codingPath.", "shape", "data",
        ScriptJsonDecoder.decode(_:_:))
    }
    r.type(ScriptJsonEncoder.self, "JSONEncoder", doc: "Writes tables as JSON, with dates.") { c in
      c.constructor { _ in ScriptJsonEncoder() }
      c.property(
        "keyEncodingStrategy",
        "\"convertToSnakeCase\" writes userName as user_name; a function gets the names down to a value as a list, and answers what the last one is called.",
        \.keys)
      c.property("dateEncodingStrategy", "How dates are written; a function gets a Date and answers what stands for it.", \.dates)
      c.property("outputFormatting", "\"prettyPrinted\", \"sortedKeys\", \"withoutEscapingSlashes\".", \.formatting)
      c.method("encode", "The text of a value.", "value", ScriptJsonEncoder.encode(_:))
    }
  }
}
