import Foundation

/// The assignment to a variable in one line of a script, read without parsing: `local label, d = cell.textLabel, cell.detailTextLabel`.
struct Assignment {
  /// The member that the value was read from, or the method that returned it; nil when it is neither.
  let member: String?

  /// - Parameter variable: the name of a local variable or of a field
  init?(to variable: String, in line: String) {
    let code = Self.withoutComment(line)
    for place in code.ranges(of: variable) {
      let (before, after) = (code[..<place.lowerBound], code[place.upperBound...])
      if let last = before.last, last.isWordOfLua { continue }
      if let next = after.first, next.isWordOfLua { continue }
      guard let equals = Self.assigning(after) else { continue }
      // The number of names before it in the list.
      let names = before.reversed().prefix { $0.isWordOfLua || $0 == "," || $0 == "." || $0.isWhitespace }
      let values = Self.parts(of: code[equals...].dropFirst())
      let place = names.count { $0 == "," }
      member = values.indices.contains(place) ? Self.lastMember(of: values[place]) : nil
      return
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> String {
    line.range(of: "--").map { String(line[..<$0.lowerBound]) } ?? line
  }

  /// The place of the `=` after a name and perhaps more names; nil when there is none.
  private static func assigning(_ rest: Substring) -> Substring.Index? {
    guard let sign = rest.firstIndex(of: "="), rest[..<sign].allSatisfy({ $0.isWordOfLua || ",.<> \t".contains($0) }) else { return nil }
    // A member of the variable is assigned, not the variable.
    if let first = rest[..<sign].first(where: { !$0.isWhitespace }), first != ",", first != "<" { return nil }
    // A comparison, with `<=` and `>=`.
    if rest[rest.index(after: sign)...].first == "=" || rest[..<sign].last == "<" { return nil }
    if rest[..<sign].last == ">", !rest[..<sign].contains("<") { return nil }
    return sign
  }

  /// The values of the list, up to the end of the statement.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "(", "{", "[": depth += 1
      case ")", "}", "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      case ";" where depth == 0: return parts + [text[start..<index]]
      default: break
      }
      if depth < 0 { return parts + [text[start..<index]] }
    }
    return parts + [text[start...]]
  }

  /// `detailTextLabel` of `cell.detailTextLabel`, `cellForRow` of `list:cellForRow(path)`.
  private static func lastMember(of value: Substring) -> String? {
    var rest = value.trimmingCharacters(in: .whitespaces)[...]
    // A space ends the value; after it another statement may follow on the same line.
    if let space = rest.firstIndex(where: { $0.isWhitespace }), !rest[..<space].contains("("),
      rest[space...].first(where: { !$0.isWhitespace })?.isWordOfLua == true
    {
      rest = rest[..<space]
    }
    if let open = rest.firstIndex(where: { "({\"'".contains($0) }) { rest = rest[..<open] }
    rest = rest.trimmingCharacters(in: .whitespaces)[...]
    guard let sign = rest.lastIndex(where: { $0 == "." || $0 == ":" }) else { return nil }
    let name = rest[rest.index(after: sign)...]
    return !name.isEmpty && name.allSatisfy(\.isWordOfLua) ? String(name) : nil
  }
}

extension Character {
  fileprivate var isWordOfLua: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
