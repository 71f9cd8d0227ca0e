import LunetteDriver
import LunetteScript

/// What is seen of one of two apps that go in step.
struct LikeSeen {
  let key: ExploreKey?
  let text: String
  let fault: FuzzFault?
  /// What is possible here and not in the other, in words.
  let alone: [String]
}

/// A pair of states that an action leads to. Unchecked: a value that one thread makes and hands over.
struct LikeStep: @unchecked Sendable {
  let moves: (one: ExploreMove, other: ExploreMove)
  let one, other: LikeSeen

  /// Looks at two apps that have come to rest. Throws: `FuzzRulesProblem`
  init(
    _ moves: (one: ExploreMove, other: ExploreMove), _ sessions: (one: ExploreSession, other: ExploreSession), _ own: Set<String>,
    _ observed: ExploreObserved
  ) throws {
    func seen(_ session: ExploreSession, beside other: ExploreSession) throws -> LikeSeen {
      session.check()
      if let problem = session.session.problem { throw problem }
      var alone: [String] = []
      // What is offered in one may well be possible in the other, such as a tap on a row for which another stands.
      if session.faults.isEmpty, other.faults.isEmpty {
        alone = session.possible(own: own, named: true).choices.map(\.move).filter { !other.allows($0) }.map(\.words)
      }
      return LikeSeen(key: session.key, text: session.seen(observed), fault: session.faults.first, alone: alone)
    }
    self.moves = moves
    sessions.other.check()
    (one, other) = try (seen(sessions.one, beside: sessions.other), seen(sessions.other, beside: sessions.one))
  }
}

/// What a pair of states leads to. Unchecked: a value that one thread makes and hands over.
struct LikeContinued: @unchecked Sendable {
  private(set) var steps: [LikeStep] = []
  private(set) var problem: (any Error)?
  private(set) var isWhole = true
  private(set) var assumed = ExploreAssumed()

  init() {}

  init(
    _ one: [ExploreMove], _ other: [ExploreMove], _ settings: (one: ExploreSettings, other: ExploreSettings), _ own: Set<String>,
    _ observed: ExploreObserved, _ isOver: () -> Bool
  ) {
    do { try tryAll(one, other, settings, own, observed, isOver) } catch { problem = error }
  }

  private mutating func tryAll(
    _ one: [ExploreMove], _ other: [ExploreMove], _ settings: (one: ExploreSettings, other: ExploreSettings), _ own: Set<String>,
    _ observed: ExploreObserved, _ isOver: () -> Bool
  ) throws {
    func arrived(_ moves: [ExploreMove], _ settings: ExploreSettings) throws -> ExploreSession {
      let session = try ExploreSession(settings)
      session.replay(moves)
      return session
    }
    var first: (one: ExploreSession, other: ExploreSession)? = try (arrived(one, settings.one), arrived(other, settings.other))
    defer {
      first?.one.close()
      first?.other.close()
    }
    guard let start = first else { return }
    let possible = (one: start.one.possible(own: own, named: true), other: start.other.possible(own: own, named: true))
    assumed.add(possible.one)
    assumed.add(possible.other)
    for (move, same) in Self.pairs(possible.one, possible.other) {
      if isOver() {
        isWhole = false
        return
      }
      let pair = try first ?? (arrived(one, settings.one), arrived(other, settings.other))
      first = nil
      defer {
        pair.one.close()
        pair.other.close()
      }
      guard pair.one.perform(move), pair.other.perform(same) else { continue }
      steps.append(try LikeStep((move, same), pair, own, observed))
      assumed.clock.formUnion(pair.one.clockReaders.union(pair.other.clockReaders))
    }
  }

  /// What is tried in both: what the first offers, then what the second offers besides, each under its name.
  private static func pairs(_ one: ExploreSession.Possible, _ other: ExploreSession.Possible) -> [(ExploreMove, ExploreMove)] {
    let (first, second) = (numbered(one.choices.map(\.move)), numbered(other.choices.map(\.move)))
    let (names, others) = (Set(first.map(\.name)), Dictionary(second.map { ($0.name, $0.move) }) { first, _ in first })
    return first.map { ($0.move, others[$0.name] ?? $0.move) } + second.filter { !names.contains($0.name) }.map { ($0.move, $0.move) }
  }

  /// Actions with their words; a second one with the same words has another name.
  private static func numbered(_ moves: [ExploreMove]) -> [(name: String, move: ExploreMove)] {
    var counts: [String: Int] = [:]
    return moves.map { move in
      counts[move.words, default: 0] += 1
      return ("\(move.words) \(counts[move.words, default: 0])", move)
    }
  }
}

/// How two apps differ, in words.
enum LikeDifference {
  /// Ours: a reader needs the first ones
  private static let most = 4

  /// Returns: nil where they don't
  static func words(_ step: LikeStep, _ names: (one: String, other: String)) -> String? {
    let (one, other) = (step.one, step.other)
    switch (one.fault, other.fault) {
    case (let fault?, nil): return "only in \(names.one): \(fault.text)"
    case (nil, let fault?): return "only in \(names.other): \(fault.text)"
    case (let fault?, let second?):
      return fault.origin == second.origin || fault.text == second.text ? nil : "\(names.one): \(fault.text)\n\(names.other): \(second.text)"
    case (nil, nil): break
    }
    let possible =
      one.alone.map { "\($0) is possible in \(names.one) only" } + other.alone.map { "\($0) is possible in \(names.other) only" }
    var lines = enabled(one.text, other.text, names) + Array(possible.prefix(most))
    if possible.count > most { lines.append("and \(possible.count - most) more") }
    if one.text != other.text { lines.append(LineDifference(from: one.text, to: other.text).text) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What is in the first list more often than in the second.
  private static func only(_ one: [String], _ other: [String]) -> [String] {
    var rest = other
    return one.filter { word in
      guard let place = rest.firstIndex(of: word) else { return true }
      rest.remove(at: place)
      return false
    }
  }

  /// Elements that differ in nothing but whether they are enabled.
  private static func enabled(_ one: String, _ other: String, _ names: (one: String, other: String)) -> [String] {
    let (first, second) = (lines(one), lines(other))
    func told(_ from: [String], _ to: [String], _ name: String) -> [String] {
      only(from, to).filter { line in
        only(to, from).contains { $0 != line && $0.contains("disabled") && plain($0) == plain(line) }
      }.filter { !$0.contains("disabled") }.map { "\($0.drop { $0 == " " || $0 == "-" }) is enabled in \(name) only" }
    }
    return told(first, second, names.one) + told(second, first, names.other)
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// A line without the word for what is not enabled, and without what stands around it.
  private static func plain(_ line: String) -> String {
    line.replacingOccurrences(of: "disabled, ", with: "").replacingOccurrences(of: " [disabled]", with: "").replacingOccurrences(of: ", disabled", with: "")
  }
}
