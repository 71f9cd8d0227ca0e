/// Which of the orders that Apple leaves open an app follows: the order in which blocks of different queues, tasks and answers come that are ready at
/// the same time. 0 is the order of docs/rules/world.md 5; every other number draws its own.
public struct Schedule: Codable, Equatable, Sendable {
  public var number: Int
  /// The choices that are drawn, by their names; all others are as in schedule 0. Nil: all are drawn
  public var only: Set<String>?
  /// An order that isn't drawn; nil: what the number draws.
  public var order: Order?

  /// Orders of what is ready at the same time, timers of scripts among it.
  public enum Order: Codable, Equatable, Sendable {
    case reversed
    /// So many are put behind the others.
    case rotated(Int)
    /// What the number draws, timers among it: where several choices depend on each other, turning all of them may turn nothing.
    case drawn
    /// At each choice the one in this place, from 0; the first where the list has ended.
    case picked([Int])
  }

  public init(number: Int, only: Set<String>? = nil, order: Order? = nil) { (self.number, self.only, self.order) = (number, only, order) }
}

/// Draws what a schedule leaves open, and keeps what was drawn otherwise than in schedule 0.
public final class ScheduleChoices {
  /// A choice that differs from schedule 0.
  public struct Choice: Sendable {
    /// For `Schedule.only`.
    public let name: String
    /// The two things whose order was chosen, the earlier one first; nil for an answer, whose words follow from those of the others.
    public let words: String?
  }

  private let schedule: Schedule
  private var drawn: [Choice] = []
  private var counts: [String: Int] = [:]
  /// Whether there was anything to choose, however it was drawn.
  package private(set) var hadAny = false
  /// How many were ready at each choice so far.
  package private(set) var counted: [Int] = []
  /// The choices among them that are no matter of order: what a request is answered with.
  package private(set) var ofAnswers: Set<Int> = []
  /// Told between two callbacks of one time, with the number of those that are ready; for whoever compares the states there.
  package var look: ((Int) -> Void)?
  /// Told of each choice, before what was chosen runs: how many were ready, the place, and whether they are timers and blocks of queues.
  package var began: ((_ ready: Int, _ place: Int, _ areTimers: Bool) -> Void)?
  /// Replaces the picks, for a program that goes on in other orders.
  package var picks: [Int]? { didSet { (counted, ofAnswers) = ([], []) } }
  /// The answers, with the times at which they would begin and do begin. Units: seconds
  private var answers: [(number: Int, request: String, usual: Double, due: Double)] = []

  init(_ schedule: Schedule) {
    self.schedule = schedule
    if case .picked(let places) = schedule.order { picks = places }
  }

  /// Whether timers of scripts that are due at the same time have no order among each other.
  var hasTimers: Bool { schedule.order != nil }

  /// Returns: a number below `count`; 0 is what schedule 0 does
  private func draw(_ name: String, _ count: Int) -> Int {
    if count > 1 { hadAny = true }
    guard count > 1, schedule.only?.contains(name) ?? true else { return 0 }
    switch schedule.order {
    case .reversed: return count - 1
    case .rotated(let by): return min(max(0, by), count - 1)
    case .picked:
      counted.append(count)
      return picks.map { counted.count <= $0.count ? min(max(0, $0[counted.count - 1]), count - 1) : 0 } ?? 0
    case .drawn, nil: break
    }
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
    began?(count, place, kind == Self.timerKind)
    return place
  }

  /// Whether the order of answers that are under way, and what they are, is chosen one by one.
  package var picksAnswers: Bool { if case .picked = schedule.order { true } else { false } }

  /// Which of several answers a request gets; the first where they aren't picked.
  /// - Parameter words: what is said of the one with this number
  package func answer(of count: Int, to number: Int, in words: (Int) -> String) -> Int {
    guard picksAnswers else { return 0 }
    let key = "answer \(number)"
    let place = draw(key, count)
    if count > 1 { ofAnswers.insert(counted.count - 1) }
    if place > 0 { drawn.append(Choice(name: key, words: words(place))) }
    return place
  }

  /// When an answer begins.
  /// - Parameter jitter: how much later it may begin. Units: seconds
  public func due(_ number: Int, _ request: String, at usual: Double, jitter: Double) -> Double {
    let key = "reply \(number)"
    let delay = jitter > 0 && usual < .infinity ? Double(delays(key, number)) / Double(Self.delays - 1) * jitter : 0
    if delay > 0 { drawn.append(Choice(name: key, words: nil)) }
    answers.append((number, request, usual, usual + delay))
    return usual + delay
  }

  /// By how many parts of the jitter an answer is late.
  private func delays(_ key: String, _ number: Int) -> Int {
    switch schedule.order {
    // The later it was asked for, the earlier it comes, as far as the parts go.
    case .reversed: draw(key, Self.delays) == 0 ? 0 : Self.delays - 1 - (number - 1) % Self.delays
    case .rotated(let by): draw(key, Self.delays) == 0 || number % (max(1, by) + 1) != 1 ? 0 : Self.delays - 1
    // Which of those under way is next is picked as they come.
    case .picked: 0
    case .drawn, nil: draw(key, Self.delays)
    }
  }

  /// The kind of choices among timers and blocks of queues.
  fileprivate static let timerKind = "queues"
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
    guard let schedule, schedule.number != 0 || schedule.order != nil else { return }
    let choices = ScheduleChoices(schedule)
    companions[Self.choicesKey] = choices
    timers.choice = TimerQueue.Choice(hasTimers: choices.hasTimers) { ready in
      choices.next(of: ready.count, ScheduleChoices.timerKind, naming: { ready[$0] })
    } look: {
      choices.look?($0)
    }
  }
}
