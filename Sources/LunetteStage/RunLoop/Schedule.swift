/// Which of the orders that Apple leaves open an app follows: the order in which blocks of different queues, tasks and answers come that are ready at
/// the same time. 0 is the order of docs/rules/world.md 5; every other number draws its own.
public struct Schedule: Codable, Equatable, Sendable {
  public var number: Int
  /// The choices that are drawn, by their names; all others are as in schedule 0. Nil: all are drawn
  public var only: Set<String>?

  public init(number: Int, only: Set<String>? = nil) { (self.number, self.only) = (number, only) }
}

/// Draws what a schedule leaves open, and keeps what was drawn otherwise than in schedule 0.
public final class ScheduleChoices {
  /// One that differs from schedule 0.
  public struct Choice: Sendable {
    /// For `Schedule.only`.
    public let name: String
    /// What was done before what; nil for an answer, whose words follow from those of the others.
    public let words: String?
  }

  private let schedule: Schedule
  private var drawn: [Choice] = []
  private var counts: [String: Int] = [:]
  /// The answers, with the times at which they would begin and do begin. Units: seconds
  private var answers: [(number: Int, request: String, usual: Double, due: Double)] = []

  init(_ schedule: Schedule) { self.schedule = schedule }

  /// Returns: a number below `count`; 0 is what schedule 0 does
  private func draw(_ name: String, _ count: Int) -> Int {
    guard count > 1, schedule.only?.contains(name) ?? true else { return 0 }
    // A stream of its own for each choice, so that one that is left out changes no other.
    let stream = StableHash.of(name)
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(schedule.number)) &* 0x9E37_79B9_7F4A_7C15 ^ stream)
    return Int(random.next() % UInt64(count))
  }

  /// Which of several that are ready is next.
  /// - Parameters:
  ///   - kind: choices of each kind are counted by themselves, so that one more of another kind changes nothing
  ///   - name: what the one with this number is, for a reader
  public func next(of count: Int, _ kind: String, naming name: (Int) -> String) -> Int {
    counts[kind, default: 0] += 1
    let key = "\(kind) \(counts[kind, default: 0])"
    let place = draw(key, min(count, Self.mostReady))
    if place > 0 { drawn.append(Choice(name: key, words: "\(name(place)) before \(name(0))")) }
    return place
  }

  /// When an answer begins.
  /// - Parameter jitter: how much later it may begin. Units: seconds
  public func due(_ number: Int, _ request: String, at usual: Double, jitter: Double) -> Double {
    let key = "reply \(number)"
    let delay = jitter > 0 && usual < .infinity ? Double(draw(key, Self.delays)) / Double(Self.delays - 1) * jitter : 0
    if delay > 0 { drawn.append(Choice(name: key, words: nil)) }
    answers.append((number, request, usual, usual + delay))
    return usual + delay
  }

  /// Of more that are ready at once only so many are drawn from. Ours
  private static let mostReady = 8
  /// How many delays an answer may have, none among them. Ours
  private static let delays = 4

  public var choices: [Choice] { drawn }

  /// The choices in words: `reply 3 (GET /items?q=ab) before reply 2`.
  public var words: [String] {
    var lines = drawn.compactMap(\.words)
    for choice in drawn where choice.words == nil {
      guard let late = answers.first(where: { "reply \($0.number)" == choice.name }) else { continue }
      let overtaking = answers.filter { ($0.usual, $0.number) > (late.usual, late.number) && ($0.due, $0.number) < (late.due, late.number) }
      if overtaking.isEmpty {
        let milliseconds = Int(((late.due - late.usual) * 1000).rounded())
        lines.append("reply \(late.number) (\(late.request)) \(milliseconds) ms later")
      }
      lines += overtaking.map { "reply \($0.number) (\($0.request)) before reply \(late.number) (\(late.request))" }
    }
    return lines
  }
}

extension Simulation {
  private static let choicesKey = CompanionKey<ScheduleChoices>()

  /// Nil in schedule 0.
  public var scheduleChoices: ScheduleChoices? { companions[Self.choicesKey] }

  /// Follows a schedule from now on.
  public func follow(_ schedule: Schedule?) {
    guard let schedule, schedule.number != 0 else { return }
    let choices = ScheduleChoices(schedule)
    companions[Self.choicesKey] = choices
    timers.choose = { ready in choices.next(of: ready.count, "queues", naming: { ready[$0] }) }
  }
}
