import Lua

/// Writes a value with its contents as text, for `inspect`, `print` of a plain table, and errors that are tables. Runs no code of scripts.
struct Inspector {
  let stack: LuaStack
  /// Limit of nested tables. Ours: what a reader can follow.
  private static let deepest = 6
  /// Limit of entries of one table. Ours
  private static let most = 200
  /// Longest line for a whole table, in characters. Ours
  private static let widest = 100

  /// - Parameter index: of the value; the contents of a table are shown even if it has a metatable
  func text(at index: Int32) -> String {
    var inside: [UnsafeRawPointer] = []
    return text(at: stack.absolute(index), indent: 0, &inside)
  }

  /// Whether the value is a table without a class or metatable.
  func isPlainTable(at index: Int32) -> Bool {
    guard stack.isTable(at: index) else { return false }
    if lua_getmetatable(stack.raw, index) == 0 { return true }
    stack.pop()
    return false
  }

  private func text(at index: Int32, indent: Int, _ inside: inout [UnsafeRawPointer]) -> String {
    if let string = stack.text(at: index) { return LuaLiteral.quoted(string) }
    guard stack.isTable(at: index), lshim_class_id(stack.raw, index) < 0, let address = lua_topointer(stack.raw, index) else {
      return stack.shown(at: index)
    }
    if inside.contains(address) { return "(a table around this one)" }
    guard inside.count < Self.deepest, stack.reserve(8) else { return "{ … }" }
    inside.append(address)
    defer { inside.removeLast() }
    let entries = entries(of: index, indent: indent + 1, &inside)
    if entries.isEmpty { return "{}" }
    let line = "{ " + entries.joined(separator: ", ") + " }"
    if line.count + 2 * indent <= Self.widest, !line.contains("\n") { return line }
    let margin = String(repeating: "  ", count: indent + 1)
    return "{\n" + entries.map { margin + $0 + ",\n" }.joined() + String(repeating: "  ", count: indent) + "}"
  }

  /// First the list, then the named entries in the order of `pairs`.
  private func entries(of table: Int32, indent: Int, _ inside: inout [UnsafeRawPointer]) -> [String] {
    let height = stack.top
    defer { stack.top = height }
    lshim_push_sorted_keys(stack.raw, table)
    let keys = stack.top
    let count = lua_Integer(lua_rawlen(stack.raw, keys))
    var (entries, next) = ([String](), lua_Integer(1))
    for position in 0..<min(count, lua_Integer(Self.most)) {
      lua_rawgeti(stack.raw, keys, position + 1)
      let isNext = lua_isinteger(stack.raw, -1) != 0 && lua_tointegerx(stack.raw, -1, nil) == next
      if isNext { next += 1 }
      let name = isNext ? "" : key(at: -1) + " = "
      lua_rawget(stack.raw, table)
      entries.append(name + text(at: stack.top, indent: indent, &inside))
      stack.pop()
    }
    if count > lua_Integer(Self.most) { entries.append("… \(count - lua_Integer(Self.most)) more") }
    return entries
  }

  private func key(at index: Int32) -> String {
    guard let name = stack.text(at: index) else { return "[\(stack.shown(at: index))]" }
    let isName =
      name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName ? name : "[\(LuaLiteral.quoted(name))]"
  }
}
