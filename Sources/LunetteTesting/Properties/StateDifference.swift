/// A value in which two states differ.
struct StateDifference {
  let path: String
  /// Which of several with this path, from 1.
  let occurrence: Int
  /// Nil where there is none.
  let one, other: String?

  /// In the order of the first state, then of the second.
  static func all(_ one: [(path: String, value: String)], _ other: [(path: String, value: String)]) -> [StateDifference] {
    struct Key: Hashable {
      let path: String
      let occurrence: Int
    }
    // Several values may have one path: the first with the first, and so on.
    func numbered(_ values: [(path: String, value: String)]) -> [(key: Key, value: String)] {
      var counts: [String: Int] = [:]
      return values.map { path, value in
        counts[path, default: 0] += 1
        return (Key(path: path, occurrence: counts[path, default: 0]), value)
      }
    }
    let (first, second) = (numbered(one), numbered(other))
    let known = Dictionary(uniqueKeysWithValues: first.map { ($0.key, $0.value) })
    let others = Dictionary(uniqueKeysWithValues: second.map { ($0.key, $0.value) })
    func difference(_ key: Key, _ one: String?, _ other: String?) -> StateDifference {
      StateDifference(path: key.path, occurrence: key.occurrence, one: one, other: other)
    }
    return first.compactMap { key, value in others[key] == value ? nil : difference(key, value, others[key]) }
      + second.compactMap { key, value in known[key] == nil ? difference(key, nil, value) : nil }
  }

  /// Without what is only there, or missing, because something around it is: a view with all its values is one difference. Timers are
  /// named only where nothing else differs: each way has its own times.
  static func topmost(_ all: [StateDifference]) -> [StateDifference] {
    let wholes = Set(all.lazy.filter { $0.one == nil || $0.other == nil }.map(\.path))
    var inside: [String: [StateDifference]] = [:]
    var tops: [StateDifference] = []
    for difference in all {
      if let whole = ancestors(of: difference.path).first(where: wholes.contains) {
        inside[whole, default: []].append(difference)
      } else {
        tops.append(difference)
      }
    }
    // Where there is only one value in it, that says more.
    tops = tops.map { top in
      guard top.one == nil || top.other == nil, let values = inside[top.path], values.count == 1 else { return top }
      return values[0]
    }
    // A view's layer has the view's value, too. A field of the app's own of that name has another.
    let values = Dictionary(tops.lazy.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    tops = tops.filter { top in
      guard let range = top.path.range(of: ".layer.", options: .backwards),
        let view = values[top.path[..<range.lowerBound] + "." + top.path[range.upperBound...]]
      else { return true }
      return view.one != top.one || view.other != top.other
    }
    let others = tops.filter { !$0.isOfTimer }
    return others.isEmpty ? tops : others
  }

  /// `a`, `a.b` and `a.b[1]` of `a.b[1].c`
  private static func ancestors(of path: String) -> [String] {
    path.indices.dropFirst().filter { path[$0] == "." || path[$0] == "[" }.map { String(path[..<$0]) }
  }

  private var isOfTimer: Bool { path.hasPrefix("timers[") }

  /// `text is "ba", not "ab"`
  var words: String { "\(path) is \(other ?? "nil"), not \(one ?? "nil")" }

  /// The first few, in words.
  static func words(_ usual: [(path: String, value: String)], _ other: [(path: String, value: String)]) -> [String] {
    all(usual, other).prefix(most).map(\.words)
  }

  /// Ours: a reader needs the first ones
  private static let most = 3
}
