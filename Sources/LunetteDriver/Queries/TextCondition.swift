import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A condition for a text: a whole one, any of several, a pattern of Lua's that is found in it, or a function that answers true for it.
/// White space counts as one space.
package enum TextCondition: Equatable {
  case whole(String)
  case any([TextCondition])
  case pattern(TextPattern)
  case function(TextFunction)

  package func holds(_ text: String?) -> Bool {
    guard let text else { return false }
    switch self {
    case .whole(let wanted):
      if text == wanted { return true }
      return !text.differsPlainly(from: wanted) && text.asRead == wanted.asRead
    case .any(let list): return list.contains { $0.holds(text) }
    case .pattern(let pattern): return pattern.isFound(in: text)
    case .function(let function): return function.holds(text)
    }
  }

  /// Whether a function of a script is asked.
  var asksScript: Bool {
    switch self {
    case .whole, .pattern: false
    case .any(let list): list.contains { $0.asksScript }
    case .function: true
    }
  }

  /// The condition as a script writes it.
  var described: String {
    switch self {
    case .whole(let text): LuaLiteral.quoted(text)
    case .any(let list): "{ " + list.map(\.described).joined(separator: ", ") + " }"
    case .pattern(let pattern): "pattern " + LuaLiteral.quoted(pattern.text)
    case .function: "a function"
    }
  }

  /// Texts that were meant, for suggestions of what is near.
  var words: [String] {
    switch self {
    case .whole(let text): [text]
    case .any(let list): list.flatMap(\.words)
    case .pattern, .function: []
    }
  }
}

extension String {
  /// The text with plain blanks, one in the place of each run of white space.
  fileprivate var asRead: String { withPlainBlanks.withSingleBlanks }

  /// Whether two texts read differently for sure, as nearly all that differ: where the first bytes differ stands no white space, and nothing beyond ASCII
  /// that could be another way to write the same.
  fileprivate func differsPlainly(from other: String) -> Bool {
    var (one, two) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let (byte, otherByte) = (one.next(), two.next())
      if byte == otherByte {
        if byte == nil { return false }
        continue
      }
      return Self.isPlain(byte) && Self.isPlain(otherByte)
    }
  }

  /// A sign of ASCII that is no white space, or the end.
  private static func isPlain(_ byte: UInt8?) -> Bool { byte.map { $0 > UInt8(ascii: " ") && $0 < 0x7F } ?? true }
}

/// A pattern of Lua's, made by `pattern "^Row %d+$"`.
package final class TextPattern: LuaObject, Equatable {
  package static let luaName = "TextPattern"
  let text: String
  private let context: ScriptContext

  /// Throws: `LuaMismatch` for what is no pattern
  init(_ text: String, _ context: ScriptContext) throws {
    (self.text, self.context) = (text, context)
    do { _ = try context.finds(text, in: "") } catch let error as LuaError {
      throw LuaMismatch(wanted: "a pattern of Lua's", got: "\"\(text)\"", hint: error.message)
    }
  }

  package static func == (one: TextPattern, other: TextPattern) -> Bool { one.text == other.text }

  func isFound(in text: String) -> Bool { (try? context.finds(self.text, in: text)) ?? false }
}

extension ScriptContext {
  private final class Finder {
    let function: LuaFunction
    init(_ function: LuaFunction) { self.function = function }
  }
  private static let findKey = CompanionKey<Finder>()

  /// Whether string.find would find the pattern. Throws: for what is no pattern
  func finds(_ pattern: String, in text: String) throws -> Bool {
    guard !state.isClosed else { return false }
    let finder: Finder
    if let known = companions[Self.findKey] {
      finder = known
    } else {
      finder = try Finder(state.withoutBudget { try state.run("return string.find", name: libraryChunkName, returning: LuaFunction.self) })
      companions[Self.findKey] = finder
    }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(6)
    stack.push(finder.function)
    stack.push(text)
    stack.push(pattern)
    try stack.call(arguments: 2, results: 1)
    return !stack.isNil(at: -1)
  }
}

/// A script's function that answers whether a text is meant. An error in it is the query's.
package final class TextFunction: Equatable {
  private let callback: Callback
  init(_ function: LuaFunction) { callback = Callback(function) }
  package static func == (one: TextFunction, other: TextFunction) -> Bool { one === other }
  func holds(_ text: String) -> Bool { callback.answers(text) }
}

extension TextCondition: LuaReadable {
  package static var luaTypeName: String { "a text, a pattern \"...\", a function or a list of these" }
  package static var luaType: LuaType { .either([.string, .named(TextPattern.luaName), .function, .table]) }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextCondition {
    try read(stack, at: index, inList: false)
  }

  private static func read(_ stack: LuaStack, at index: Int32, inList: Bool) throws(LuaMismatch) -> TextCondition {
    if let text = stack.text(at: index) { return .whole(text) }
    if let pattern = try? TextPattern.read(stack, at: index) { return .pattern(pattern) }
    if stack.isFunction(at: index) { return .function(TextFunction(try LuaFunction.read(stack, at: index))) }
    let index = stack.absolute(index)
    guard !inList, stack.isTable(at: index), lua_rawlen(stack.raw, index) > 0 else { throw stack.mismatch(luaTypeName, at: index) }
    var list: [TextCondition] = []
    stack.reserve(4)
    for place in 1...lua_Integer(lua_rawlen(stack.raw, index)) {
      lua_rawgeti(stack.raw, index, place)
      defer { stack.pop() }
      list.append(try read(stack, at: -1, inList: true))
    }
    return .any(list)
  }
}

extension Registry {
  /// The class of what `pattern` makes.
  static func textPattern(_ r: RegistryBuilder) {
    r.type(TextPattern.self, TextPattern.luaName, doc: "A pattern of Lua's for the texts of a query: pattern \"^Row %d+$\".") { c in
      c.describe { " " + LuaLiteral.quoted($0.text) }
      c.property("text", "The pattern as it was written.", get: { $0.text })
    }
  }
}
