/// The annotations that LuaLS reads, as its parser reads them. Source: lua-language-server 3.19, script/parser/luadoc.lua
struct AnnotationGrammar {
  struct Wrong: Error, CustomStringConvertible { let description: String }

  private enum Token: Equatable {
    case name(String)
    case string
    case symbol(String)
  }

  private var tokens: [Token] = []
  private var place = 0
  /// The names of classes and aliases that were used.
  private(set) var used: Set<String> = []

  /// Reads what follows `---@TAG `. What comes after a whole type is a comment.
  init(_ tag: String, _ text: String) throws {
    tokens = Self.tokens(text)
    switch tag {
    case "meta": break
    case "class":
      _ = try name()
      if take("<") { try list(until: ">") { _ = try $0.name() } }
      if take(":") { repeat { used.insert(try name()) } while take(",") }
    case "field", "param":
      if take("[") {
        try type()
        try need("]")
      } else if !take("...") {
        _ = try name()
      }
      _ = take("?")
      try type()
    case "return", "type": repeat { try type() } while take(",")
    case "overload":
      guard tokens.first == .name("fun") else { throw Wrong(description: "an overload is no fun(...)") }
      try type()
    case "alias":
      _ = try name()
      if place < tokens.count { try type() }
    case "generic": repeat { _ = try name() } while take(",")
    case "operator":
      _ = try name()
      if take("(") {
        try type()
        try need(")")
      }
      try need(":")
      try type()
    default: throw Wrong(description: "LuaLS knows no @\(tag)")
    }
    // A type that went on where the parser stopped would be cut silently.
    if place < tokens.count, case .symbol(let sign) = tokens[place], ["|", "<", "[]", "[", "?", "...", "}", ">"].contains(sign) {
      throw Wrong(description: "\"\(sign)\" follows a whole type")
    }
  }

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if let quote = ["\"", "'"].first(where: { rest.hasPrefix($0) }) {
        let inside = rest.dropFirst().prefix { String($0) != quote }
        tokens.append(.string)
        rest = rest.dropFirst(inside.count + 2)
      } else if first.isLetter || first.isNumber || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.*-".contains($0) }
        tokens.append(.name(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        let sign = ["[]", "..."].first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.symbol(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return tokens
  }

  private mutating func take(_ sign: String) -> Bool {
    guard place < tokens.count, tokens[place] == .symbol(sign) else { return false }
    place += 1
    return true
  }

  private mutating func need(_ sign: String) throws {
    if !take(sign) { throw Wrong(description: "\"\(sign)\" is missing at word \(place + 1)") }
  }

  private mutating func name() throws -> String {
    guard place < tokens.count, case .name(let name) = tokens[place] else { throw Wrong(description: "a name is missing at word \(place + 1)") }
    place += 1
    return name
  }

  private mutating func list(until end: String, _ element: (inout AnnotationGrammar) throws -> Void) throws {
    if take(end) { return }
    repeat { try element(&self) } while take(",")
    try need(end)
  }

  private mutating func type() throws {
    repeat { try unit() } while take("|")
    _ = take("?")
  }

  private mutating func unit() throws {
    if place < tokens.count, tokens[place] == .string {
      place += 1
    } else if take("(") {
      try type()
      try need(")")
    } else if take("{") {
      try list(until: "}") { table in
        if table.take("[") {
          try table.type()
          try table.need("]")
        } else {
          _ = try table.name()
        }
        _ = table.take("?")
        try table.need(":")
        try table.type()
      }
    } else {
      let word = try name()
      if word == "fun" {
        try need("(")
        try list(until: ")") { function in
          if !function.take("...") { _ = try function.name() }
          _ = function.take("?")
          if function.take(":") { try function.type() }
        }
        if take(":") {
          repeat { try type() } while tokens.indices.contains(place + 1) && take(",")
        }
      } else if Int(word) == nil {
        used.insert(word)
      }
    }
    if take("<") { try list(until: ">") { try $0.type() } }
    while take("[]") {}
  }
}
