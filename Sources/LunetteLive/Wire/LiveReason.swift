import LunetteDriver
import LunetteKit

/// The answer to a question of why, as a page shows it: lines, and the ticks at which they can be seen.
struct LiveReason: Codable, Equatable {
  struct Line: Codable, Equatable {
    var depth: Int
    var text: String
    /// The line of a script: `file:line`.
    var place: String?
    var tick: Int?
  }

  var question: String
  var found: Bool
  var lines: [Line]
  var tick: Int?

  /// - Parameter tick: gives the tick of a moment; nil for one that was not reached
  init(_ answer: WhyAnswer, tick: (Moment) -> Int?) {
    (question, found) = (answer.question, answer.isFound)
    lines = answer.lines.map { Line(depth: $0.depth, text: $0.text, place: $0.place, tick: $0.moment.flatMap(tick)) }
    self.tick = answer.moment.flatMap(tick)
  }
}

/// The ticks of a course, by the frames of its apps.
final class CourseTicks {
  private var ticks: [Moment: Int] = [:]
  private var last = -1
  private var apps = 0

  func forget() { (ticks, last, apps) = ([:], -1, 0) }

  /// Counts the frames of an app that was launched.
  func count(_ app: ScenarioApp) {
    apps += 1
    let number = apps
    app.simulation.frameObservers.append { [unowned self] simulation in
      last += 1
      ticks[Moment(app: number, .end(frame: simulation.frameCount))] = last
    }
  }

  /// The tick at whose end a moment has passed; nil for one that the course hasn't reached.
  func tick(of moment: Moment) -> Int? { moment.frame.flatMap { ticks[Moment(app: moment.app, .end(frame: $0))] } }
}
