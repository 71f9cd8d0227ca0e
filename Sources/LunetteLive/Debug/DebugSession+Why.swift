import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteTesting

/// `lunette/why`: questions about the course that is debugged. Source: docs/why.md
extension DebugSession {
  /// The answer tells of the moment where the run stands, unless the request names another one.
  func why(_ arguments: DebugArguments) throws -> JsonValue {
    guard let program else { throw DebugFault("nothing was launched, so there is nothing to ask about") }
    let request: WhyRequest
    do { request = try WhyRequest(arguments.fields) } catch { throw DebugFault("\(error)") }
    let present = standing.flatMap(moment)
    if case .plugin = program.kind {
      // A plugin's run never ends by itself.
      guard let present, let frame = present.frame else { throw DebugFault("the app runs: pause it first") }
      if let wanted = request.lastFrame, wanted > frame { throw DebugFault("the run stands in frame \(frame), so there is no frame \(wanted) yet") }
    }
    var options = hostOptions
    let (edits, files) = (plan.edits, files)
    var editing: [DebugRun] = []
    if !edits.isEmpty {
      options.attach = { host in
        guard let run = DebugRun(host, DebugPlan(edits: edits), files) else { return }
        run.go(to: .never)
        editing.append(run)
      }
    }
    let rerun = Rerun.of(program, attached)
    var answer: WhyAnswer?
    elsewhere { answer = Why(rerun, options).answer(request, present: present) }
    editing = []
    guard var answer else { throw DebugFault("the question was not answered") }
    answer.command = answer.moment.map { "lunette/goto \($0)" }
    guard case .table(var body)? = try? JSONDecoder().decode(JsonValue.self, from: Data(answer.json.utf8)) else {
      throw DebugFault("the question was not answered")
    }
    body["text"] = .text(answer.text)
    return .table(body)
  }
}

extension WhyRequest {
  init(_ fields: [String: JsonValue]) throws(WhyQuestion.Misuse) {
    // A frame and a finger may be written as numbers.
    func text(_ name: String) -> String? { fields[name].flatMap { $0.string ?? $0.whole.map { "\($0)" } } }
    try self.init(question: text("question"), target: text("target"), at: text("at"), all: fields["all"]?.flag)
  }

  /// The last frame that it needs; nil for that of the present.
  fileprivate var lastFrame: Int? {
    let asked: Int? = if case .ran(let frame, _) = question { frame } else { nil }
    return [moment?.frame, asked].compactMap { $0 }.max()
  }
}

extension Rerun {
  /// The program of a session.
  /// - Parameter attachment: of an app of the player, which is run as far as it stands
  static func of(_ program: DebugProgram, _ attachment: DebugSession.Attachment? = nil) -> Rerun {
    switch program.kind {
    case .scenario(let path): return .scenario(path)
    // Unlike a replay, it may go another way than the log: its code may have changed.
    case .log(let run, let isWhole): return .log(program.name, run, isWhole: isWhole)
    case .tests(let path, let line?, nil) where program.test == nil: return .test(path, line: line)
    case .tests, .plugin, .played:
      let (course, last) = (attachment?.course ?? PlayCourse(), attachment?.tick ?? 0)
      return Rerun(title: program.name, isTest: program.isTest) { options in
        if let failure = program.run(options, played: ({ course }, { $0 <= last ? $0 + 1 : nil }), end: { _ in }) { throw RerunFailure(report: failure) }
      }
    }
  }

  /// The run of a name: a scenario, a log, a test as SPEC:LINE. Throws: `RerunFailure` that says what is wrong with the name
  public static func named(_ name: String, _ options: ScriptHost.Options) throws -> Rerun {
    let program: DebugProgram
    do { program = try DebugProgram(name, filter: nil, options) } catch { throw RerunFailure(report: "\(error)") }
    switch program.kind {
    case .plugin, .played: throw RerunFailure(report: "\(name) is a plugin, which has no end; name a scenario that launches it")
    case .tests(let path, let line, _):
      guard line == nil else { break }
      let what = path == name ? "a spec" : "a log of tests"
      throw RerunFailure(report: "\(name) is \(what); name one test by its line, as \(path):12")
    case .log(let run, _):
      if let need = run.needForScript, run.settings.script == nil {
        throw RerunFailure(report: "\(name) can't be run again: \(need), and it names no script")
      }
    case .scenario: break
    }
    return .of(program)
  }
}
