import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript

/// A scenario that is written line by line while it runs, and that can go back to any of its frames.
///
/// To go back, the lines run again on a new host up to the frame: the same lines give the same bytes, so only the lines are kept. New lines
/// continue from that frame, and the lines that came after it are kept as a branch.
public final class ScenarioSession {
  /// One line of the scenario.
  public struct Line: Equatable, Sendable {
    public var code: String
    /// The app's frame numbers before and after the line. For an app that the line launches they count from 0.
    public var firstFrame: Int
    public var lastFrame: Int
    /// Whether the line launches an app, whose frames count from 0 again.
    public var launches: Bool
  }

  /// The reason why something can't be done. The text says what to do.
  public enum Problem: Error, CustomStringConvertible, Equatable {
    case noApp
    case noFrame(Int, last: Int)
    case insideCode(frame: Int, first: Int, last: Int)
    case noBranch(Int, count: Int)

    public var description: String {
      switch self {
      case .noApp: "no app runs; launch one first"
      case .noFrame(let frame, let last): "there is no frame \(frame); the session has frames 0 to \(last)"
      case .insideCode(let frame, let first, let last):
        "frame \(frame) lies inside of code that was evaluated; go on from frame \(first) or frame \(last)"
      case .noBranch(let number, let count):
        count == 0 ? "there is no branch \(number); the session has none yet" : "there is no branch \(number); there are 1 to \(count)"
      }
    }
  }

  private let options: ScriptHost.Options
  private var host: ScriptHost
  private final class Printed { var text = "" }
  private let printed = Printed()
  public private(set) var lines: [Line] = []
  /// In the past: the number of lines before the present moment, and the frame inside the next line; nil at the end.
  private var past: (lines: Int, frame: Int)?
  /// Courses that were left for another one, the oldest first.
  public private(set) var branches: [[Line]] = []

  /// - Parameter options: printed text is returned by the methods that run lines, whatever the options say
  public init(_ options: ScriptHost.Options = .init()) {
    var options = options
    options.output = { [printed] in printed.text += $0 }
    self.options = options
    host = ScriptHost(options: options)
  }

  deinit { host.close() }

  /// Ends the apps.
  public func close() { host.close() }

  /// The app that was launched last. Throws: `Problem.noApp`
  public func app() throws -> ScenarioApp {
    guard let app = host.apps.last, !app.isClosed else { throw Problem.noApp }
    return app
  }

  /// The present frame of the app that was launched last.
  public var frame: Int { host.apps.last?.simulation.frameCount ?? 0 }

  /// The last frame of this course.
  public var lastFrame: Int { past == nil ? frame : lines.last?.lastFrame ?? 0 }

  /// The scenario so far, as the text of a file.
  ///
  /// In the session `app` is a global of all its lines; in the file the first launch declares it.
  public var recording: String {
    let first = lines.firstIndex(where: \.launches)
    return lines.enumerated().map { ($0 == first ? "local " : "") + $1.code + "\n" }.joined()
  }

  // MARK: Going on

  /// Runs a line. Returns: what was printed. Throws: `ScriptFailure`; a line that failed is kept only if frames have passed before
  @discardableResult public func perform(_ code: String, launches: Bool = false) throws -> String {
    try leavePast()
    let first = launches ? 0 : frame
    do {
      let text = try run(code)
      lines.append(Line(code: code, firstFrame: first, lastFrame: frame, launches: launches))
      return text
    } catch {
      // The frames that passed belong to the course, and so does the error at their end.
      if frame > first, !launches {
        lines.append(Line(code: host.failingLines(of: code), firstFrame: first, lastFrame: frame, launches: false))
      }
      throw error
    }
  }

  /// Answers a question about the lines so far, by running them again. Throws: `Problem.noApp`
  func why(_ request: WhyRequest) throws -> WhyAnswer {
    let app = try app()
    let present = past.map { Array(lines.prefix($0.lines + 1)) } ?? lines
    let now = past == nil ? nil : Moment(app: 1, .end(frame: app.simulation.frameCount))
    var answer = Why(rerun(present), silent).answer(request, present: now)
    // The tool that goes there.
    answer.command = answer.moment?.frame.map { "seek to frame \($0)" }
    return answer
  }

  private func rerun(_ lines: [Line]) -> Rerun {
    Rerun(title: "the session", isLog: true) { options in
      let host = ScriptHost(options: options)
      defer { host.close() }
      for line in lines { try host.run(source: line.code, name: "=session") }
    }
  }

  private var silent: ScriptHost.Options {
    var options = options
    options.output = { _ in }
    return options
  }

  /// Where the scripts stand at a moment of the session, by running it again. Returns: nil where it has no such moment. Throws: `Problem.noApp`
  func place(at moment: Moment) throws -> String? {
    _ = try app()
    var place: String?
    _ = try? rerun(lines).visit(moment, silent) { visit in
      visit.stack.reserve(8)
      let position = visit.host.withWholeNames(visit.stack.position).dropLast()
      place = "\(visit.moment)" + (position.isEmpty ? "" : ", \(position)")
    }
    return place
  }

  /// Runs a line that only reads, and that isn't added to the scenario. Returns: what was printed. Throws: `ScriptFailure`
  public func ask(_ code: String) throws -> String { try run(code) }

  /// Does what a line would do. Throws: what `body` threw; the line is kept if frames have passed before, or if `keepsFailures` says so
  /// - Parameters:
  ///   - failed: the line, where `body` threw an error
  ///   - body: gets the app that was launched last. Returns: the line, and the result
  func perform<Result>(
    keepsFailures: Bool = false, failing failed: @autoclosure () -> String, _ body: (ScriptHost, ScenarioApp) throws -> (code: String, Result)
  ) throws -> Result {
    try leavePast()
    let app = try app()
    let first = frame
    do {
      let (code, result) = try body(host, app)
      if !code.isEmpty { lines.append(Line(code: code, firstFrame: first, lastFrame: max(frame, first), launches: false)) }
      return result
    } catch {
      if keepsFailures || frame > first {
        lines.append(Line(code: host.failingLines(of: failed()), firstFrame: first, lastFrame: max(frame, first), launches: false))
      }
      throw error
    }
  }

  /// Asks what changes nothing. Throws: `Problem.noApp`; what `body` threw
  func look<Result>(_ body: (ScriptHost, ScenarioApp) throws -> Result) throws -> Result { try body(host, app()) }

  /// Before the first launch: asks the host, for what the first lines say. Throws: what `body` threw
  func prepare<Result>(_ body: (ScriptHost) throws -> Result) throws -> Result { try body(host) }

  /// The text that was printed since the last time.
  func takePrinted() -> String {
    defer { printed.text = "" }
    return printed.text
  }

  /// Goes back to where these lines led. Later lines are forgotten.
  func restart(_ lines: [Line]) {
    host.close()
    host = ScriptHost(options: options)
    (self.lines, past, branches) = (lines, nil, [])
    for line in lines { _ = try? run(line.code) }
    printed.text = ""
  }

  /// Another session that has done the same.
  func copy() -> ScenarioSession {
    let copy = ScenarioSession(options)
    copy.restart(lines)
    return copy
  }

  private func run(_ code: String) throws -> String {
    printed.text = ""
    try host.run(source: code, name: "=session")
    return printed.text
  }

  // MARK: Going back

  /// Raised at the frame at which time should stop.
  private struct Stop: Error {}

  /// Goes to a frame of this course. Throws: `Problem`
  public func seek(to target: Int) throws {
    guard let launch = lines.lastIndex(where: \.launches) else { throw Problem.noApp }
    guard (0...max(lastFrame, 0)).contains(target) else { throw Problem.noFrame(target, last: lastFrame) }
    host.close()
    host = ScriptHost(options: options)
    past = nil
    for (index, line) in lines.enumerated() {
      if index > launch, line.lastFrame > target || (line.firstFrame >= target && line.lastFrame > line.firstFrame) {
        // At a line's first frame no part of the line has to run.
        if line.firstFrame < target { runPart(of: line, upTo: target) }
        past = (index, target)
        return
      }
      _ = try? run(line.code)
    }
  }

  private func runPart(of line: Line, upTo frame: Int) {
    host.apps.last?.simulation.frameObservers.append { if $0.frameCount >= frame { $0.recordFault(Stop()) } }
    _ = try? run(line.code)
    // The observer of the frame is no longer needed.
    host.apps.last?.simulation.frameObservers.removeLast()
  }

  /// Continues from the past: the later lines become a branch.
  private func leavePast() throws {
    guard let (count, frame) = past else { return }
    var kept = Array(lines[..<count])
    let line = lines[count]
    if line.firstFrame < frame {
      guard let code = try part(of: line, before: kept, upTo: frame) else {
        throw Problem.insideCode(frame: frame, first: line.firstFrame, last: line.lastFrame)
      }
      kept.append(Line(code: code, firstFrame: line.firstFrame, lastFrame: frame, launches: false))
    }
    branches.append(lines)
    (lines, past) = (kept, nil)
  }

  /// A line that does the same as the first frames of another line; nil if none is known.
  ///
  /// Waiting can be cut anywhere. Touches are written as samples.
  private func part(of line: Line, before: [Line], upTo frame: Int) throws -> String? {
    let other = ScriptHost(options: options)
    defer { other.close() }
    for line in before { try? other.run(source: line.code, name: "=session") }
    guard let app = other.apps.last else { return nil }
    let start = app.simulation.time
    var events: [InputEvent] = []
    app.simulation.eventObserver = { if let event = $0 as? InputEvent { events.append(event) } }
    app.simulation.frameObservers.append { if $0.frameCount >= frame { $0.recordFault(Stop()) } }
    try? other.run(source: line.code, name: "=session")
    var entries: [String] = []
    for event in events {
      guard case .touches(let samples) = event.input else { return nil }
      for sample in samples {
        // Lists of samples use small numbers for fingers; calls of the API use numbers from a million on.
        entries.append(
          "{ \(event.time - start), \(sample.finger % 1_000_000), \"\(sample.phase)\", \(sample.location.x), \(sample.location.y) }")
      }
    }
    let played = entries.isEmpty ? "" : "app:touches { " + entries.joined(separator: ", ") + " } "
    let reached = events.map(\.frame).max() ?? line.firstFrame
    guard line.code.hasPrefix("app:") else { return nil }
    return played + (reached < frame ? "app:advanceFrames(\(frame - reached))" : "")
  }

  /// Goes to the end of another course; the present course becomes a branch in its place.
  /// - Parameter number: from 1
  /// Throws: `Problem`
  public func take(branch number: Int) throws {
    guard number >= 1, number <= branches.count else { throw Problem.noBranch(number, count: branches.count) }
    let other = branches[number - 1]
    branches[number - 1] = lines
    lines = other
    past = nil
    host.close()
    host = ScriptHost(options: options)
    for line in lines { _ = try? run(line.code) }
  }
}
