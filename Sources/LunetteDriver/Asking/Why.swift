import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// Answers questions about a run by running it again: once to find what is meant, once more to see who did it.
///
/// It is what `lunette why`, `app:why`, the page of a session, MCP's tool and the debug adapter ask.
public struct Why {
  let run: Rerun
  let options: ScriptHost.Options
  /// For a question that a script asks in its middle: its number among those that it asks, and the answers to those before.
  var ask: (number: Int, answers: [String])?

  /// Whether the run came to the moment of which it is asked.
  private let reach = Reach()
  final class Reach {
    /// The last frame of each app, in a run that did not come there.
    var missed: [Int: Int]?
    /// Where a call has ended before it has done so much as the moment says.
    var end: Moment?
    /// The error with which the run ended, as a message for a terminal; nil where it was left before its end.
    var failure: String?
  }

  public init(_ run: Rerun, _ options: ScriptHost.Options) { (self.run, self.options) = (run, options) }

  /// The command that goes to a moment of the run; nil where there is none.
  private func command(to moment: Moment) -> String? {
    if run.isTest { return "lunette test --play \(run.title)" }
    guard moment.frame != nil || run.isLog else { return nil }
    let log = run.isLog ? run.title : "run.log"
    return (run.isLog ? "" : "lunette run --quiet --log \(log) \(run.title) && ") + "lunette replay \(log) --until \(moment)"
  }

  /// A witness of the run up to the moment of which is asked.
  func witness(_ moment: Moment?, keepsLayers: Bool = false, look: @escaping (ScenarioApp, Witness) -> Void = { _, _ in }) -> Witness {
    let witness = Witness(until: moment, keepsLayers: keepsLayers, look: look)
    witness.ask = ask
    witness.reach = reach
    return witness
  }

  /// - Parameters:
  ///   - moment: of which it is asked; nil for the end of the run
  ///   - all: whether every change or call is wanted, and not only the last one
  public func answer(_ question: WhyQuestion, at moment: Moment? = nil, all: Bool = false) -> WhyAnswer {
    var answer = found(question, moment, all)
    if let failure = reach.failure { answer.tell(failure: failure) }
    return answer
  }

  private func found(_ question: WhyQuestion, _ moment: Moment?, _ all: Bool) -> WhyAnswer {
    var answer: WhyAnswer
    switch question {
    case .set(let target): answer = set(target, moment, all)
    case .called(let target): answer = called(target, moment, all)
    case .hidden(let target): answer = hidden(target, moment)
    case .frame(let target): answer = frame(target, moment)
    case .ran(let frame, let app): answer = ran(frame, app: app ?? moment?.app ?? 1)
    case .notCalled(let method): answer = notCalled(method, moment)
    case .touch(let number): answer = touch(number, moment)
    case .error: answer = error(moment)
    case .made(let name): answer = made(name, moment)
    case .differs(let path): answer = differs(path)
    }
    if case .ran = question { return finished(answer) }
    if let moment, let last = reach.missed { return failed(WhyAnswer(answer.question), [Self.lacking(moment, last)]) }
    if let moment, let end = reach.end { answer.lines.insert(.init(depth: 0, text: "the call has ended before \(moment): this is \(end)"), at: 0) }
    return finished(answer)
  }

  /// - Parameter last: the last frame of each app
  private static func lacking(_ moment: Moment, _ last: [Int: Int]) -> String {
    let apps = last.count == 1 ? "1 app" : "\(last.count) apps"
    guard let frame = moment.frame else { return "the run has no moment \(moment): its own code does less" }
    guard let end = last[moment.app] else {
      return last.isEmpty ? "the run has no moment \(moment): it launches no app" : "the run has no moment \(moment): it launches \(apps)"
    }
    return frame > end
      ? "the run has no moment \(moment): it has frames 0 to \(end)"
      : "the run has no moment \(moment): frame \(frame) has fewer calls; lunette why RUN ran \(frame) lists them"
  }

  private func finished(_ answer: WhyAnswer) -> WhyAnswer {
    var answer = answer
    for note in run.notes.texts.reversed() { answer.lines.insert(.init(depth: 0, text: "note: \(note): this is the run of the code as it is now"), at: 0) }
    if ask == nil, let moment = answer.moment { answer.command = command(to: moment) }
    return answer
  }

  // MARK: What is meant

  /// A view that a question is about.
  struct Found {
    var app: Int
    var layer: Int
    var path: [String]
    var name: String
    /// The value of the property in words, if there is one.
    var value: String?
    /// The last frame in which it was seen, where it isn't there any more.
    var lastSeen: Int?
  }

  enum Resolution {
    case view(Found)
    case type(name: String, path: [String])
    case failure([String])
  }

  /// What a name after a view is to be.
  enum Need { case property, method, nothing }

  /// - Parameter also: gets the app and the view at the moment
  func resolve(
    _ target: WhyTarget, _ need: Need, _ moment: Moment?, prefersUnseen: Bool = false, also: @escaping (ScenarioApp, UIView, Witness) -> Void = { _, _, _ in }
  )
    -> (resolution: Resolution, problem: String?)
  {
    var result: Resolution?
    var isMissing = false
    let witness = witness(moment, keepsLayers: true) { app, witness in
      var search = WhySearch(app: app, witness: witness, prefersUnseen: prefersUnseen)
      result = search.resolve(target, need, also)
      isMissing = search.isMissing
    }
    witness.hearsFunctions = need == .method
    let problem = witness.watch(run, options)
    switch result {
    case .view?, .type?: break
    case .failure?: if isMissing, let past = past(target, need, moment) { return (.view(past), problem) }
    case nil: return (.failure(["no app was launched, so there are no views" + (problem.map { ":\n\($0)" } ?? "")]), problem)
    }
    return (result ?? .failure([]), problem)
  }

  /// A view that was on the screen once: where it was seen last.
  private func past(_ target: WhyTarget, _ need: Need, _ moment: Moment?) -> Found? {
    var found: Found?
    let witness = witness(moment, keepsLayers: true)
    var last: [Int: Int] = [:]
    witness.frameEnded = { app, witness in
      last[witness.number(of: app)] = app.simulation.frameCount
      let search = WhySearch(app: app, witness: witness, prefersUnseen: false)
      guard let (view, path) = search.onScreen(target, need) else { return }
      found = Found(
        app: witness.number(of: app), layer: view.layer.id, path: path, name: app.name(view), value: nil, lastSeen: app.simulation.frameCount)
    }
    _ = witness.watch(run, options)
    // The view is still there where another app was launched since.
    if let app = found?.app, found?.lastSeen == last[app] { found?.lastSeen = nil }
    return found
  }

  // MARK: Who did it

  /// Runs the run once more and looks at properties.
  func watch(_ watches: [PropertyWatch], _ moment: Moment?) {
    guard !watches.isEmpty else { return }
    let witness = witness(moment)
    witness.properties = watches
    _ = witness.watch(run, options)
  }

  private func set(_ target: WhyTarget, _ moment: Moment?, _ all: Bool) -> WhyAnswer {
    var answer = WhyAnswer("set \(target)")
    let found: Found
    switch resolve(target, .property, moment).resolution {
    case .failure(let lines): return failed(answer, lines)
    case .type(let name, _): return failed(answer, ["\(name) is a class: name one of its views, as { class = \"\(name)\" }.frame"])
    case .view(let view): found = view
    }
    let watch = PropertyWatch(app: found.app, layer: found.layer, path: found.path, keepsAll: all)
    self.watch([watch], moment)
    let property = found.path.joined(separator: ".")
    if let frame = found.lastSeen { answer.add("\(found.name) (id \(found.layer)) was seen last in frame \(frame)") }
    answer.add("\(found.name) (id \(found.layer)).\(property)" + (found.value.map { " is \($0)" } ?? ""))
    guard let last = watch.changes.last else {
      if let again = watch.sameAgain {
        answer.add("set to the value that it had already:", at: again.moment)
        answer.add(again, depth: 1)
        answer.moment = again.moment
        return answer
      }
      answer.add("never set: the default, or what its class gives it")
      return answer
    }
    if all {
      answer.add("\(watch.changes.count == 1 ? "1 change" : "\(watch.changes.count) changes"):")
      for change in watch.changes {
        answer.add(summary(of: change), 1, at: change.origin.moment, place: change.origin.place)
      }
      answer.moment = last.origin.moment
      return answer
    }
    describe(last, in: &answer)
    return answer
  }

  /// One line: who, when, from what to what.
  func summary(of change: PropertyChange) -> String {
    let origin = change.origin
    var who = origin.place.map { "\($0) in \(origin.function?.name ?? "")" } ?? "the host"
    if let work = origin.hostWork { who = "the host, \(work)" + (origin.place.map { ", because of \($0)" } ?? "") }
    let values = change.isMaking ? "made with \(change.new)" : "\(change.old) -> \(change.new)"
    let more = change.more > 0 ? ", and \(change.more) times more to frame \(change.lastFrame)" : ""
    return "\(origin.when): \(who): \(values)\(more)"
  }

  func describe(_ change: PropertyChange, in answer: inout WhyAnswer, depth: Int = 0) {
    let origin = change.origin
    let values = change.isMaking ? "made with \(change.new)" : "from \(change.old) to \(change.new)"
    let at = origin.when
    if let work = origin.hostWork {
      answer.add("set by the host \(work), in \(at), \(values)", depth, at: origin.moment)
      if change.more > 0 { answer.add("and \(change.more) times more, to frame \(change.lastFrame)", depth, at: origin.moment) }
      if let place = origin.place { answer.add("because of \(place):", depth, at: origin.moment, place: place) }
    } else {
      let who = origin.function.map { "\($0.place), \($0.name)," } ?? "a script"
      answer.add("set by \(who) in \(at), \(values)", depth, at: origin.moment, place: origin.place)
    }
    answer.add(origin, depth: depth + 1)
    answer.moment = answer.moment ?? origin.moment
  }

  private func called(_ target: WhyTarget, _ moment: Moment?, _ all: Bool) -> WhyAnswer {
    var answer = WhyAnswer("called \(target)")
    let watch: MethodWatch
    let subject: String
    switch resolve(target, .method, moment).resolution {
    case .failure(let lines): return failed(answer, lines)
    case .type(let name, let path):
      watch = MethodWatch(path.last ?? "", app: nil, layer: nil, className: name, keepsAll: all)
      subject = "\(name).\(path.last ?? "")"
    case .view(let found):
      watch = MethodWatch(found.path.last ?? "", app: found.app, layer: found.layer, className: nil, keepsAll: all)
      subject = "\(found.name) (id \(found.layer)).\(found.path.last ?? "")"
    }
    let witness = witness(moment)
    witness.methods = [watch]
    _ = witness.watch(run, options)
    guard let last = watch.origins.last else {
      answer.isFound = false
      answer.add("no script called \(subject); what UIKit itself does isn't listed")
      return answer
    }
    let count = watch.count == 1 ? "once" : "\(watch.count) times"
    answer.moment = last.origin.moment
    if all {
      answer.add("\(subject) was called \(count):")
      for (origin, receiver) in watch.origins {
        let who = origin.caller.map { "\($0.place) in \($0.name)" } ?? "the host"
        let why = origin.occasion.map { ", for \($0)" } ?? ""
        answer.add("\(origin.when): \(who)\(why): \(receiver)", 1, at: origin.moment, place: origin.place)
      }
      return answer
    }
    answer.add(
      "\(subject) was called \(count), last by \(last.origin.caller?.place ?? "the host") for \(last.receiver):", at: last.origin.moment,
      place: last.origin.place)
    answer.add(last.origin, depth: 1)
    return answer
  }

  private func touch(_ number: Int?, _ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("touch" + (number.map { " \($0)" } ?? ""))
    let witness = witness(moment)
    witness.wantedFinger = number
    _ = witness.watch(run, options)
    guard let story = witness.story else {
      let fingers = witness.fingers
      let known =
        fingers == 0 ? "no finger touched the screen" : "there is no finger \(number ?? 0); the run has \(fingers == 1 ? "1 finger" : "\(fingers) fingers")"
      return failed(answer, [known])
    }
    answer.add("finger \(story.finger):")
    for line in story.lines { answer.add(line, 1) }
    if let frame = witness.storyFrame {
      answer.moment = frame
    }
    return answer
  }

  private func error(_ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("error")
    let witness = witness(moment)
    guard let problem = witness.watch(run, options) ?? witness.failure else { return failed(answer, ["there was no error"]) }
    answer.add(problem)
    if let origin = witness.failed {
      for case .host(let call) in origin.lines.prefix(6) { answer.add("in the host's call \(call)") }
      answer.add("in \(origin.when)" + (origin.occasion.map { ", for \($0)" } ?? ""), at: origin.moment)
      answer.moment = origin.moment
    } else if let last = witness.lastMoment {
      answer.add("after frame \(last.frame ?? 0)", at: last)
      answer.moment = last
    }
    if let story = witness.story {
      answer.add("the last touch, finger \(story.finger):")
      for line in story.lines.suffix(Self.longestStory) { answer.add(line, 1) }
    }
    return answer
  }
  /// Ours: what a reader of an error follows
  private static let longestStory = 12

  private func made(_ name: String, _ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("made \(name)")
    let making = MakingWatch(name)
    var alive = 0
    var hint: String?
    let witness = witness(moment) { app, _ in
      alive = making.alive
      hint = Suggestion.nearest(to: name, among: app.context.registry.classNames)
    }
    witness.making = making
    _ = witness.watch(run, options)
    guard making.count > 0 else {
      return failed(answer, ["no script made an object of a class \(name)" + (hint.map { "; did you mean \($0)?" } ?? "")])
    }
    answer.add("\(making.count) of \(name) \(making.count == 1 ? "was" : "were") made by scripts, \(alive) \(alive == 1 ? "is" : "are") alive:")
    let lines = making.lines.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (place, line) in lines {
      answer.add("\(place): \(line.count), first in \(line.first.when)", 1, at: line.first.moment, place: place)
    }
    answer.moment = lines.first?.value.first.moment
    return answer
  }

  func failed(_ answer: WhyAnswer, _ lines: [String]) -> WhyAnswer {
    var answer = answer
    answer.isFound = false
    for line in lines { answer.add(line) }
    return answer
  }
}
