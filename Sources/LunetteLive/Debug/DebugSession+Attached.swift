import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// A session that is attached to `lunette play`.
extension DebugSession {
  /// The course of the player, and how far the player lets it run.
  struct Attachment {
    let app: PlayedApp
    var course = PlayCourse()
    /// The last frame that was committed in this run.
    var tick = 0
    var allowed = 0
    /// Where the page's time line went, and what is said if it stands there.
    var sought: (tick: Int, words: String?)?
    /// Whether the client has said all that is to be said before the run.
    var hasBegun = false
  }

  /// Throws: also ends the session, if the token is wrong
  func attach(_ request: DebugRequest) throws {
    let arguments = request.arguments
    if let token = options.token { try check(token, arguments) }
    guard let app = options.played else { throw DebugFault("there is nothing to attach to: use launch, or lunette play --debug") }
    guard try takeOver(request, app) else { throw DebugFault("another debugger is attached to this app") }
  }

  func hear(_ word: PlayedApp.Word) {
    guard attached != nil else { return }
    switch word {
    case .permit(let tick, let inputs):
      attached?.course.inputs += inputs
      attached?.allowed = tick
    case .moved(let tick, var course, let isBranch, let stands):
      plan.edits = (course.edits as? DebugEdits)?.list ?? []
      course.branch = (attached?.course.branch ?? 0) + 1
      attached?.course = course
      attached?.allowed = tick
      if isBranch { return }
      attached?.sought = (tick, stands ? "the time line of the page" : nil)
      guard attached?.hasBegun == true else { return }
      if !stands, standing != nil { tell("continued", ["threadId": 1, "allThreadsContinued": true]) }
      goToPlayer(tick)
    case .goOn:
      guard standing != nil else { return }
      tell("continued", ["threadId": 1, "allThreadsContinued": true])
      try? resume { _ in }
    case .now:
      let tick = attached?.tick ?? 0
      attached?.sought = (tick, Self.now)
    }
  }

  /// Where the course ends so far. Source: docs/rules/debugging.md 2
  private static let now = "this is now"

  /// Another run of the course, up to where the player is. A plugin that the session has launched stops at breakpoints from its beginning.
  func goToPlayer(_ tick: Int) {
    guard page == nil || isProcessTold || tick > 0 else {
      next = Next(goal: nil, reason: "entry", isFresh: true)
      return
    }
    try? travel(to: .never, reason: "goto")
  }

  /// How far the run may go on from the end of a frame; nil: it is left. Meanwhile the client's requests and the player's words are heard.
  func next(after tick: Int) -> Int? {
    attached?.tick = tick
    attached?.course.reach(tick)
    var isTold = false
    while !isOver, let run, !run.host.isLeft, hasNoOtherRun, let now = attached {
      if let sought = now.sought {
        if tick < sought.tick { return tick + 1 }
        run.go(to: nil)
        attached?.sought = nil
        if let words = sought.words { stand(tick, words == Self.now ? "pause" : "goto", words) }
        continue
      }
      if run.goal != nil {
        // A moment is sought, which is in this course or nowhere.
        if tick < now.course.end { return tick + 1 }
        run.go(to: nil)
        stand(tick, "pause", Self.now)
        continue
      }
      if now.allowed > tick { return tick + 1 }
      if !isTold { now.app.tell(.ran(tick: tick)) }
      isTold = true
      waitForWord()
      if isPausing {
        isPausing = false
        stand(tick, "pause", nil)
      }
    }
    return nil
  }

  private func stand(_ tick: Int, _ reason: String, _ text: String?) {
    guard let run else { return }
    let host = run.host
    let frame = (host.context.currentApp as? ScenarioApp).map { (app: $0.launchNumber, number: $0.simulation.frameCount) }
    stopHere(run, DebugStop(reason: reason, text: text, frame: frame ?? (app: 1, number: tick)), host.state.stack)
  }

  /// The player stands where the run stands.
  func tellPlayer(_ standing: DebugStanding) {
    guard let attached else { return }
    self.attached?.allowed = attached.tick
    self.attached?.sought = nil
    if standing.stop.place != nil { self.attached?.course.reach(attached.tick + 1) }
    // The launch is before the first frame.
    attached.app.tell(.stands(tick: max(0, attached.tick), words: standing.words))
  }
}

/// Changes that were made inside of calls of an app that is played.
struct DebugEdits: CourseEdits {
  let list: [DebugEdit]

  func follow(_ host: ScriptHost) -> (ScenarioApp) -> Void {
    let run = DebugRun(host, DebugPlan(edits: list), DebugFiles())
    return { app in
      app.simulation.frameObservers.append { [unowned app] in run?.noteFrame(app.launchNumber, $0.frameCount) }
    }
  }
}

extension DebugStanding {
  /// Where it stands, for the page: `in frame 3, cellForRowAt for row 1.7`.
  var words: String {
    guard let place = stop.place else { return stop.frame.map { "at the end of frame \($0.number)" } ?? "at the end" }
    return (place.call == 0 ? "in the script" : "in frame \(place.frame)") + (innermostCall.map { ", \($0)" } ?? "")
  }
}

extension RunEvent.Call {
  /// `cellForRowAt for row 1.1`.
  var words: String {
    let path = arguments.first { $0.wholeMatch(of: /\d+\.\d+/) != nil }
    // UIKit's methods of collections say Item where those of tables say Row.
    return name + (path.map { " for \(name.contains("Item") ? "item" : "row") \($0)" } ?? "")
  }
}
