import LunetteDriver

/// A debugger is attached: it runs each frame first, and the time line follows it as it follows the time line.
extension PlayLoop {
  func hear(_ news: PlayedApp.News) {
    switch news {
    case .attached:
      debugger = AttachedDebugger(course: session.number, inputs: session.course.inputs.count, reached: session.tick, asked: session.tick)
      played.post(.moved(to: session.tick, known(session.course), isBranch: false, stands: false))
    case .ran(let tick): debugger?.reached = tick
    case .stands(let tick, let words):
      isPlaying = false
      stopsAt = nil
      debugger?.stand(at: tick, words)
      if session.tick != tick {
        debugger?.isFollowed = true
        seek(to: tick)
      }
    case .goesOn:
      isPlaying = true
      pacer.restart()
      debugger?.goOn(from: session.tick, isPast: session.isPast)
    case .edited(let edits):
      session.add(edits)
      debugger?.course = session.number
      debugger?.inputs = session.course.inputs.count
      debugger?.isFollowed = true
      (isStale, wanted) = (true, (session.number, session.tick))
    case .left: debugger = nil
    }
  }

  /// What the debugger needs of a course.
  private func known(_ course: PlayCourse) -> PlayCourse {
    var course = course
    (course.events, course.notes) = ([], [])
    return course
  }

  /// The session is at another moment: the debugger goes there, too, unless it comes from there.
  func tellDebuggerWhere() {
    guard var debugger else { return }
    defer { self.debugger = debugger }
    if debugger.isFollowed {
      debugger.isFollowed = false
      return
    }
    // A film runs on through its script.
    guard debugger.asked != session.tick || debugger.course != session.number else { return }
    (debugger.course, debugger.inputs) = (session.number, session.course.inputs.count)
    (debugger.reached, debugger.asked) = (session.tick, session.tick)
    played.post(.moved(to: session.tick, known(session.course), isBranch: false, stands: !isPlaying))
  }

  /// Whether the next frame may be shown. If the debugger hasn't run it, it is asked to.
  func debuggerAllowsFrame() -> Bool {
    guard var debugger else { return true }
    defer { self.debugger = debugger }
    if debugger.words != nil {
      isPlaying = false
      return false
    }
    if debugger.standsAtNow, !session.isPast {
      debugger.standsAtNow = false
      isPlaying = false
      played.post(.now)
      return false
    }
    if debugger.reached > session.tick { return true }
    guard debugger.asked <= session.tick else { return false }
    session.sendTouches()
    let course = session.course
    if debugger.course != session.number {
      played.post(.moved(to: session.tick, known(course), isBranch: true, stands: false))
      played.post(.permit(tick: session.tick + 1, inputs: []))
    } else {
      played.post(.permit(tick: session.tick + 1, inputs: Array(course.inputs.dropFirst(debugger.inputs))))
    }
    (debugger.course, debugger.inputs, debugger.asked) = (session.number, course.inputs.count, session.tick + 1)
    return false
  }

  /// Whether the next frame waits for the debugger's word.
  var waitsForDebugger: Bool { debugger.map { $0.words == nil && $0.asked > session.tick && $0.reached <= session.tick } ?? false }
}
