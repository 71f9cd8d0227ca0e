/// A value in which two states differ.
struct StateDifference {
  let path: String
  /// Which of several with this path, from 1.
  let occurrence: Int
  /// Nil where there is none.
  let one, other: String?
  /// Where only one of the states has the value: the path of the outermost object that the other one doesn't have, or has by another path.
  fileprivate(set) var whole: String?

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
    let all =
      first.compactMap { key, value in others[key] == value ? nil : difference(key, value, others[key]) }
      + second.compactMap { key, value in known[key] == nil ? difference(key, nil, value) : nil }
    return withoutMoved(all.inWholes(ofOne: one.map(\.path), other.map(\.path)))
  }

  /// An object has the path by which it is met first: a label that a timer's function refers to has another one when the timer has gone. It differs only
  /// in its values. Those belong together that have the most equal values of one name, at least half of them.
  private static func withoutMoved(_ all: [StateDifference]) -> [StateDifference] {
    struct Name: Hashable {
      let path: Substring
      let occurrence: Int
    }
    var (gone, came, order): ([String: [Name: String]], [String: [Name: String]], [String]) = ([:], [:], [])
    for difference in all {
      guard let whole = difference.whole, let value = difference.one ?? difference.other else { continue }
      let name = Name(path: difference.path.dropFirst(whole.count), occurrence: difference.occurrence)
      if difference.other == nil {
        if gone[whole] == nil { order.append(whole) }
        gone[whole, default: [:]][name] = value
      } else {
        came[whole, default: [:]][name] = value
      }
    }
    guard gone.count * came.count <= mostPairs else { return all }
    var moved: [String: [Name: String]] = [:]
    for whole in order {
      guard let values = gone[whole], values.count > 1 else { continue }
      func equal(_ others: [Name: String]) -> Int { values.count(where: { others[$0.key] == $0.value }) }
      let nearest = came.lazy.map { (path: $0.key, equal: equal($0.value), count: $0.value.count) }.max { ($0.equal, $1.path) < ($1.equal, $0.path) }
      guard let nearest, nearest.equal * 2 >= max(values.count, nearest.count) else { continue }
      moved[whole] = came.removeValue(forKey: nearest.path)
    }
    return all.compactMap { difference in
      guard let whole = difference.whole else { return difference }
      if difference.one == nil { return came[whole] == nil ? nil : difference }
      guard let values = moved[whole] else { return difference }
      let value = values[Name(path: difference.path.dropFirst(whole.count), occurrence: difference.occurrence)]
      if value == difference.one { return nil }
      return StateDifference(path: difference.path, occurrence: difference.occurrence, one: difference.one, other: value)
    }
  }

  /// Without what is only there, or missing, because something around it is: a view with all its values is one difference. Timers are
  /// named only where nothing else differs: each way has its own times.
  static func topmost(_ all: [StateDifference]) -> [StateDifference] {
    let all = asWholes(all)
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
    // A layer that an animation refers to is met there first.
    let others = tops.filter { !$0.isOfTimer && !($0.path.hasSuffix(".layer") && ($0.one ?? $0.other) == present) }
    return others.isEmpty ? tops : others
  }

  /// Limit of pairs of objects that are compared. Ours: some hundredths of a second
  private static let mostPairs = 10_000

  /// Objects of the host with several values that only one of the states has are one difference each. A table has its own.
  private static func asWholes(_ all: [StateDifference]) -> [StateDifference] {
    let paths = Set(all.map(\.path))
    let counts = Dictionary(all.lazy.compactMap(\.whole).map { ($0, 1) }, uniquingKeysWith: +)
    var told: Set<String> = []
    return all.compactMap { difference in
      guard let whole = difference.whole, counts[whole, default: 0] > 1, !paths.contains(whole) else { return difference }
      guard told.insert(whole).inserted else { return nil }
      return StateDifference(path: whole, occurrence: 1, one: difference.one.map { _ in present }, other: difference.other.map { _ in present })
    }
  }

  /// The value of an object that the other state doesn't have.
  private static let present = "there"

  /// `a`, `a.b` and `a.b[1]` of `a.b[1].c`
  fileprivate static func ancestors(of path: String) -> [String] {
    path.indices.dropFirst().filter { path[$0] == "." || path[$0] == "[" }.map { String(path[..<$0]) }
  }

  /// When a timer is due, and what it calls.
  var isOfTimer: Bool { path == "timers" || path.hasPrefix("timers[") }

  /// `text is "ba", not "ab"`
  var words: String { "\(path) is \(other ?? "nil"), not \(one ?? "nil")" }

  /// The first few, in words.
  static func words(_ usual: [(path: String, value: String)], _ other: [(path: String, value: String)]) -> [String] {
    all(usual, other).prefix(most).map(\.words)
  }

  /// Ours: a reader needs the first ones
  private static let most = 3
}

extension [StateDifference] {
  /// With the outermost objects that only one of two states has. - Parameters: the paths of all values of each
  fileprivate func inWholes(ofOne one: [String], _ other: [String]) -> Self {
    if !contains(where: { $0.one == nil || $0.other == nil }) { return self }
    // What is only referred to has nothing in it there.
    let (known, others) = (Set(one.flatMap(StateDifference.ancestors)), Set(other.flatMap(StateDifference.ancestors)))
    return map { difference in
      guard difference.one == nil || difference.other == nil else { return difference }
      let there = difference.one == nil ? known : others
      var difference = difference
      difference.whole = StateDifference.ancestors(of: difference.path).first { !there.contains($0) } ?? difference.path
      return difference
    }
  }
}
