/// "Did you mean": the known name that is the fewest edits away.
public enum Suggestion {
  /// Nil where nothing is near: more than a third of the letters would have to change.
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

  /// How many letters two names differ by, whose capitals don't count; more than `most` where it is more than that.
  static func distance(_ a: String, _ b: String, most: Int) -> Int {
    guard abs(a.count - b.count) <= most, a.count <= longest else { return most + 1 }
    return editDistance(Array(a.lowercased()), Array(b.lowercased()))
  }

  /// Letters; a longer text is no name that somebody misspelt, and comparing costs the square of it. Ours.
  private static let longest = 200

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1) }
      }
    }
    return rows[a.count][b.count]
  }
}
