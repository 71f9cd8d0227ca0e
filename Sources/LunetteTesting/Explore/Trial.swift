import LunetteDriver
import LunetteScript

/// Something that is tried from one state.
enum Trial {
  /// A move up to the next rest.
  case move(ExploreMove)
  /// The frames after a move that are moments of their own.
  case moments(ExploreMove)
  /// A move and so many frames.
  case frames(ExploreMove, Int)
}

/// What came of it, as a value that goes from one process to another.
struct TrialResult: Codable {
  var isPossible = true
  var step: Continued.Step?
  /// The frames that are moments.
  var moments: [Int] = []
  /// How many were ready at each choice.
  var choices: [Int] = []
  /// The choices whose other places lead to the same states.
  var needless: Set<Int> = []
  /// The choices that are no matter of order.
  var ofAnswers: Set<Int> = []
  var between: [Between] = []
  var orderWords: [String] = []
  /// The lines that have asked for the time.
  var clock: Set<String> = []
  /// The state's values, where orders are compared.
  var values: [[String]] = []
  var shares = ExploreShares()
  /// An error in the rules.
  var problem: String?

  /// A state between two callbacks of one time.
  struct Between: Codable {
    let choices: Int
    let hash: String
  }
}

extension TrialResult {
  /// Tries something on an app in the state.
  init(_ trial: Trial, _ session: ExploreSession, _ settings: ExploreSettings, countingSince before: ExploreShares = ExploreShares()) {
    do {
      switch trial {
      case .move(let move): try perform(move, session, settings)
      case .moments(let move): moments = session.moments(after: move)
      case .frames(let move, let frames): perform(move, frames, session)
      }
    } catch { problem = "\(error)" }
    shares = session.shares - before
    clock = session.clockReaders
  }

  private mutating func perform(_ move: ExploreMove, _ session: ExploreSession, _ settings: ExploreSettings) throws {
    isPossible = session.perform(move, watchesBetween: settings.orderBound != nil)
    guard isPossible else { return }
    try look(move, session, settings)
  }

  /// An app that was launched.
  init(ofLaunch session: ExploreSession, _ move: ExploreMove, _ settings: ExploreSettings) throws { try look(move, session, settings) }

  private mutating func look(_ move: ExploreMove, _ session: ExploreSession, _ settings: ExploreSettings) throws {
    step = try Continued.Step(of: session, move)
    guard settings.orderBound != nil else { return }
    (choices, needless, ofAnswers, orderWords) = (session.choices, session.needless, session.ofAnswers, session.orderWords)
    between = session.between.map { Between(choices: $0.choices, hash: $0.hash.description) }
    if !choices.isEmpty { values = session.values.map { [$0.path, $0.value] } }
  }

  private mutating func perform(_ move: ExploreMove, _ frames: Int, _ session: ExploreSession) {
    guard session.perform(move, frames: frames), session.faults.isEmpty, let key = session.key else {
      isPossible = false
      return
    }
    var begun = move
    begun.stopsAfter = frames
    var step = Continued.Step(move: begun)
    (step.isMoment, step.hash, step.words, step.screen) = (true, key.hash.description, key.words, session.screen)
    self.step = step
  }
}

/// How trials get an app in a state: by the moves that lead there, done again in a new one, or in a copy of this process.
/// Source: docs/rules/exploring.md 10
struct TrialState {
  let way: [ExploreMove]
  /// Whether the last move of the way is only begun.
  let isMoment: Bool
  let settings: ExploreSettings

  /// An app in the state.
  func arrived() throws -> ExploreSession {
    let session = try ExploreSession(settings, for: way)
    guard isMoment, let last = way.last, let frames = last.stopsAfter else {
      session.replay(way)
      return session
    }
    session.replay(Array(way.dropLast()), before: last)
    _ = session.perform(last, frames: frames)
    return session
  }
}
