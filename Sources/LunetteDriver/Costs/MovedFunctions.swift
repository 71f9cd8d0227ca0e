/// Finds functions again that go by their place, since they have no name: their lines move when something is written above them.
package enum MovedFunctions {
  /// The new names of functions that were moved: the first without a name of a file is again the first. Where a file has more or fewer of them
  /// than before nobody knows which is which, and they keep their names.
  package static func names(_ old: some Sequence<String>, _ new: some Sequence<String>) -> [String: String] {
    let (before, now) = (places(old), places(new))
    var names: [String: String] = [:]
    for (file, lines) in before {
      guard let others = now[file], others.count == lines.count else { continue }
      for (line, other) in zip(lines, others) where line != other { names["\(file):\(line)"] = "\(file):\(other)" }
    }
    return names
  }

  /// The lines of functions that go by their place, by file.
  private static func places(_ names: some Sequence<String>) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for name in names {
      guard let colon = name.lastIndex(of: ":"), let line = Int(name[name.index(after: colon)...]), name[..<colon].hasSuffix(".lua") else { continue }
      lines[String(name[..<colon]), default: []].append(line)
    }
    return lines.mapValues { Set($0).sorted() }
  }
}
