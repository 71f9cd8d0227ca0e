import Foundation
import LunetteKit
import LunetteLog
import LunetteScript

/// Where two logged runs part, and who set in each what differs.
extension Why {
  func differs(_ other: String) -> WhyAnswer {
    var answer = WhyAnswer("differs \(other)")
    guard run.isLog else { return failed(answer, ["differs compares two logs, and \(run.title) is none; lunette run --log FILE writes one"]) }
    let logs: (one: LoggedRuns, other: LoggedRuns)
    do { logs = (try LoggedRuns(contentsOf: run.title), try LoggedRuns(contentsOf: other)) } catch { return failed(answer, ["\(error)"]) }
    guard let one = logs.one.runs.last, let two = logs.other.runs.last else { return failed(answer, ["a log has no run"]) }
    let (a, b) = (one.events.map(\.event), two.events.map(\.event))
    guard let text = LogDifference(LogDocument(a.map { ($0, test: nil) }), LogDocument(b.map { ($0, test: nil) })).text else {
      answer.add("the runs are the same")
      return answer
    }
    answer.add("the runs part (- \(run.title), + \(other)):")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.prefix(Self.mostDifferences) { answer.add(String(line), 1) }
    if lines.count > Self.mostDifferences { answer.add("... lunette diff \(run.title) \(other) tells all", 1) }
    guard let place = zip(a, b).first(where: { $0.compared != $1.compared }), let view = Self.view(place.0, place.1) else { return answer }
    let frames = (place.0.frame?.number ?? 0, place.1.frame?.number ?? 0)
    for (log, runs, frame) in [(run.title, one, frames.0), (other, two, frames.1)] {
      let isWhole = log == run.title ? logs.one.isWhole : logs.other.isWhole
      guard let target = try? WhyTarget("id \(view.id).\(view.property)") else { continue }
      let own = Why(.log(log, runs, isWhole: isWhole), options).answer(.set(target), at: Moment(app: place.0.app, .end(frame: frame)))
      answer.add("in \(log):")
      for line in own.lines.prefix(Self.mostLines) {
        answer.lines.append(.init(depth: line.depth + 1, text: line.text, moment: line.moment, place: line.place))
      }
      answer.moment = answer.moment ?? own.moment
    }
    return answer
  }
  /// Ours: with both stories they fit an answer
  private static let (mostDifferences, mostLines) = (16, 9)

  /// The first view that looks different in two frames, and what of it.
  private static func view(_ one: RunEvent, _ other: RunEvent) -> (id: Int, property: String)? {
    guard let (a, b) = one.frame.flatMap({ a in other.frame.map { (a, $0) } }) else { return nil }
    for look in a.changed {
      let there = b.changed.first { $0.id == look.id }
      if look == there { continue }
      if look.text != there?.text { return (look.id, "text") }
      if look.frame != there?.frame { return (look.id, "frame") }
      if look.offset != there?.offset { return (look.id, "contentOffset") }
      return (look.id, "backgroundColor")
    }
    return b.changed.first { look in !a.changed.contains { $0.id == look.id } }.map { ($0.id, "frame") }
  }
}
