/// For "did you mean": the known name that is the fewest edits away.
public enum Suggestion {
  /// Nil when no name is near: more than a third of the letters would have to change.
  public static func nearest(to name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(longest + 1))
    guard wanted.count <= longest else { return nil }
    let limit = wanted.count / 3 + 1
    var best: (name: String, distance: Int)?
    for candidate in known where candidate != name {
      let letters = Array(candidate.lowercased().prefix(wanted.count + limit + 1))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of letters by which two names differ, without regard to capitals; a number above `most` if they differ by more than that.
  static func distance(_ a: String, _ b: String, most: Int) -> Int {
    // The names of each delegate are compared with all names in the API, and mostly their lengths alone tell that they differ. Lengths are
    // compared in bytes: in ASCII a letter is one byte. For other names the byte length only decides whether the names are compared
    // further.
    let bytes = (a.utf8.count, b.utf8.count)
    if let a = ascii(a) {
      // A name that isn't ASCII has at least as many bytes as letters.
      guard bytes.1 - bytes.0 >= -most, a.count <= longest else { return most + 1 }
      if let b = ascii(b) {
        guard bytes.1 - bytes.0 <= most else { return most + 1 }
        return editDistance(a.map(lowercased), b.map(lowercased))
      }
    }
    guard abs(a.count - b.count) <= most, a.count <= longest else { return most + 1 }
    return editDistance(Array(a.lowercased()), Array(b.lowercased()))
  }

  /// The distance of two near names with regard to capitals.
  static func distanceWithCapitals(_ a: String, _ b: String) -> Int { editDistance(Array(a.utf8), Array(b.utf8)) }

  private static func ascii(_ text: String) -> String.UTF8View? {
    let isAscii = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 } }
    return isAscii ?? text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8 : nil
  }
  private static func lowercased(_ letter: UInt8) -> UInt8 { (0x41...0x5A).contains(letter) ? letter + 0x20 : letter }

  /// Longest name that is compared, in letters. Longer texts are no misspelt names, and the cost is the square of the length. Ours.
  private static let longest = 200

  /// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    // The last three rows of the table of distances.
    var (before, last) = ([Int](), Array(0...b.count))
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var least = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
