import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// An app that `lunette play` plays, as a debugger that is attached to it sees it.
///
/// The debugger runs the same course in a simulation of its own, and the player shows a frame only after the debugger has run it. So at a breakpoint the
/// page stands at the last frame that was committed and goes on being served, while the debugger stands inside of the next one.
/// Unchecked: a lock guards what changes, and courses are values.
public final class PlayedApp: @unchecked Sendable {
  /// What the player tells the debugger.
  /// Unchecked: a value of values.
  enum Word: @unchecked Sendable {
    /// The app may run up to this tick, with inputs that came since the last word.
    case permit(tick: Int, inputs: [InputEvent])
    /// A person went to another moment. `isBranch`: the moment is the same, and an input began another course there. `stands`: the player stands there.
    case moved(to: Int, PlayCourse, isBranch: Bool, stands: Bool)
    /// A person wants the app to go on.
    case goOn
    /// The newest moment was reached from the past.
    case now
  }

  /// What the debugger tells the player.
  /// Unchecked: a value of values.
  enum News: @unchecked Sendable {
    case attached
    /// This frame was run, so it may be shown.
    case ran(tick: Int)
    /// The debugger stands behind this frame; the words say where.
    case stands(tick: Int, words: String)
    case goesOn
    /// Edits inside of calls of the host, from now on part of the course.
    case edited(any CourseEdits)
    case left
  }

  let start: PlayStart
  private let player: Mailbox<LiveClient.Event>
  private let lock = NSLock()
  private var debugger: ((Word) -> Void)?
  private var news: [News] = []

  init(_ loop: PlayLoop) { (start, player) = (loop.session.start, loop.mailbox) }

  /// Returns: false if another debugger is attached
  func attach(_ hear: @escaping (Word) -> Void) -> Bool {
    let isFree = lock.withLock {
      guard debugger == nil else { return false }
      debugger = hear
      return true
    }
    if isFree { tell(.attached) }
    return isFree
  }

  func leave() {
    lock.withLock { debugger = nil }
    tell(.left)
  }

  func tell(_ news: News) {
    lock.withLock { self.news.append(news) }
    player.post(.wake)
  }

  /// For the player: what was told since it asked last.
  func takeNews() -> [News] {
    lock.withLock {
      defer { news = [] }
      return news
    }
  }

  func post(_ word: Word) { lock.withLock { debugger }?(word) }

  /// Runs a course from its start, frame by frame.
  /// - Parameters:
  ///   - options: of the debugger, with those of the player's app
  ///   - next: gets the tick at which the run is, and answers how far it may go; nil: it is left. It may change the course
  /// Throws: `ScriptFailure` of what fails before the first frame
  func run(_ course: @escaping () -> PlayCourse, _ options: ScriptHost.Options, next: @escaping (Int) -> Int?) throws {
    var own = options
    (own.quiet, own.recorder, own.readsPipes) = (true, nil, false)
    var played = course()
    // The debugger makes these changes itself.
    played.edits = nil
    try PlayDirector(start: start, options: own, course: played).play(played, to: 0, log: nil, launched: options.watcher ?? { _ in }) { moment in
      var (known, branch) = (played.inputs.count, played.branch)
      while let target = next(moment.tick), target > moment.tick {
        if moment.isScripted { return .goOn(to: moment.tick + 1) }
        let now = course()
        if now.branch != branch {
          (known, branch) = (now.inputs.count, now.branch)
          moment.player = RunPlayer(moment.app, inputs: now.inputs.filter { $0.isTouches ? $0.frame > moment.tick : $0.frame >= moment.tick })
        }
        for event in now.inputs.dropFirst(known) { moment.player.add(event) }
        known = now.inputs.count
        moment.player.play(toFrame: moment.player.frame + 1)
        moment.tick += 1
      }
      return .leave
    }
  }
}

/// Changes that a debugger has made inside of calls of the host, where no input can be.
protocol CourseEdits: Sendable {
  /// Makes them again in a host that is about to run the course. Returns: what watches each app that is launched in it
  func follow(_ host: ScriptHost) -> (ScenarioApp) -> Void
}

/// The debugger that is attached to a player, as the player's loop sees it.
struct AttachedDebugger {
  /// The number of the course that it knows, and of the course's inputs.
  var course: Int
  var inputs: Int
  /// The frame that it has run, and the one that it was asked to run.
  var reached, asked: Int
  /// Where it stands, in words; nil while it runs.
  var words: String?
  /// Whether the player is on its way to where the debugger stands.
  var isFollowed = false
  /// Whether the player stands still once the past is over.
  var standsAtNow = false

  mutating func stand(at tick: Int, _ words: String) { (self.words, reached, asked) = (words, tick, tick) }

  mutating func goOn(from tick: Int, isPast: Bool) { (words, reached, asked, standsAtNow) = (nil, tick, tick, isPast) }
}
