import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// Questions of front ends. Each gets one answer, `{"type":"answer","id":…}`, which may contain an `error`.
extension PlayLoop {
  func answer(_ question: LiveQuestion, id: Int, _ client: LiveClient) {
    let reply: @Sendable (() throws -> LiveAnswer) -> Void = { make in
      do { client.send(.answer(id: id, try make())) } catch {
        client.send(.failure(id: id, (error as? ScriptFailure)?.report ?? "\(error)"))
      }
    }
    do {
      guard let work = try longAnswer(question) else { return reply { try answer(question) } }
      try sideWork.add { reply(work) }
    } catch { reply { throw error } }
  }

  /// The work for a question that needs another run of the session or more. Returns: nil for questions that are answered at once
  private func longAnswer(_ question: LiveQuestion) throws -> (@Sendable () throws -> LiveAnswer)? {
    switch question {
    case .recording: try recording()
    case .save(let path, let without): try save(path, without: without)
    case .film(let form): try film(form)
    case .why(let request): why(request)
    default: nil
    }
  }

  private func answer(_ question: LiveQuestion) throws -> LiveAnswer {
    switch question {
    case .tree: return .tree(try session.look { ViewFacts.tree($0) })
    case .accessibility: return .accessibility(try session.look { try SpokenTree($0) })
    case .view(let number): return .view(try session.look { ViewFacts.properties(of: try view(number, $0), $0) })
    case .layout(let number): return .layout(try session.look { ViewFacts.layout(of: try view(number, $0), $0) })
    case .hit(let x, let y):
      return .hit(view: try session.look { $0.simulation.application.view(at: CGPoint(x: x, y: y))?.layer.id ?? 0 })
    case .explain: return .text(try session.look { $0.simulation.touchTrace.lines(naming: $0.name).joined(separator: "\n") })
    case .evaluate(let code):
      let (events, problems) = (session.course.events.count, session.problems)
      session.send(.code(code))
      return .evaluated(events: session.course.events.count - events, failed: session.problems > problems ? session.problem ?? "" : "")
    case .edit(let number, let property, let value):
      // A change of a property is a line of code, and an input like any other.
      _ = try session.look { try view(number, $0) }
      let problems = session.problems
      session.send(.code("app:view(\(number)).\(property) = \(LuaLiteral.text(value.object))"))
      if session.problems > problems, let problem = session.problem { throw PlayProblem.badMessage(problem) }
      return .done
    case .complete(let code): return .completions(Completion.of(code))
    case .note(let note):
      session.add(note: try line(for: note))
      return .done
    case .unnote(let code):
      session.removeNote(code)
      return .done
    case .picture(let form): return try picture(form)
    case .end: return .end(tick: session.course.end)
    // These take longer, see above.
    case .recording, .save, .film, .why: return .done
    }
  }

  private func view(_ number: Int, _ app: ScenarioApp) throws -> UIView {
    guard let view = app.view(numbered: number) else { throw PlayProblem.noView(number) }
    return view
  }

  // MARK: The recorder

  private func recording() throws -> @Sendable () throws -> LiveAnswer {
    let take = try session.take()
    return {
      let recording = try take.recording()
      return .recording(
        LiveRecording(
          launch: "local " + ScenarioRecorder.launch(take.run, hasServer: recording.server != nil),
          server: recording.server.map { _ in "local " + ScenarioRecorder.serverLine(NetworkChoice.fileName) },
          lines: recording.lines.map { line in
            LiveRecording.Line(
              code: line.code, tick: line.frame, wait: line.isWait ? true : nil, note: take.notes.contains { $0.code == line.code } ? true : nil)
          }))
    }
  }

  /// Saves a recording. Only here does the player write files: Lua files in the working folder or below.
  private func save(_ path: String, without: Set<Int>) throws -> @Sendable () throws -> LiveAnswer {
    let path = FilePath.shown(path)
    guard path.hasSuffix(".lua"), !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { throw PlayProblem.badPath(path) }
    let (take, version) = (try session.take(), options.version)
    return {
      var recording = try take.recording()
      recording.lines = recording.lines.enumerated().filter { !without.contains($0.offset) }.map(\.element)
      let files = recording.files(take.run, at: path, version: version)
      if let server = files.server { try ScenarioApp.writeInProject(Data(server.text.utf8), to: server.path) }
      try ScenarioApp.writeInProject(Data(files.scenario.utf8), to: path)
      return .saved(path: path, server: files.server?.path, text: files.scenario)
    }
  }

  /// The line of a note. One about the view that the user points at fails if the view looks different.
  private func line(for note: LiveNote) throws -> String {
    func about(_ number: Int, _ check: (_ words: String, UIView, ScenarioApp) throws -> String) throws -> String {
      try session.look { app in
        let view = try self.view(number, app)
        guard let words = app.words(for: view) else {
          throw PlayProblem.badMessage("nothing names this view: give it an accessibilityIdentifier")
        }
        return try check(words, view, app)
      }
    }
    switch note {
    case .print(let text): return "app:print(\(LuaLiteral.quoted(text)))"
    case .frame: return "\(ScenarioRecorder.frameAssertion)\(LuaLiteral.quoted(try session.look { $0.text })))"
    case .rows(let section):
      return try session.look { app in
        guard let table = app.table else { throw PlayProblem.badMessage("there is no table on the screen") }
        guard section >= 1, section <= table.numberOfSections else { throw PlayProblem.badMessage("the table has no section \(section)") }
        return "assert(app.table:numberOfRows(\(section)) == \(table.numberOfRows(inSection: section - 1)))"
      }
    case .gone(let text): return "assert(not app:exists \(LuaLiteral.quoted(text)))"
    case .visible(let number): return try about(number) { words, _, _ in "assert(app:exists \(words))" }
    case .text(let number):
      return try about(number) { words, view, _ in
        // A password is in no file: its length is on the screen.
        if let field = view as? UITextField, field.isSecureTextEntry { return "assert(#app:find(\(words)).text == \((field.text ?? "").utf8.count))" }
        return "assert(app:find(\(words)).text == \(LuaLiteral.quoted((view as? UILabel)?.text ?? (view as? UITextField)?.text ?? "")))"
      }
    case .selected(let number): return try about(number) { words, _, _ in "assert(app:find(\(words)).isSelected)" }
    case .property(let name, let number):
      return try about(number) { words, view, app in
        if app.context.isSecret([name], of: view) { return "assert(app:find(\(words)).\(name) ~= nil)" }
        return "assert(tostring(app:find(\(words)).\(name)) == \(LuaLiteral.quoted(try app.shownValue(of: name, view))))"
      }
    }
  }

  // MARK: Why

  /// Runs the course again up to the present tick, on its own thread, and asks that run.
  private func why(_ request: WhyRequest) -> @Sendable () throws -> LiveAnswer {
    let last = session.tick
    let course = session.course
    nonisolated(unsafe) let (start, base) = (session.start, session.silent)
    let isTest: Bool = if case .test = start { true } else { false }
    return {
      let ticks = CourseTicks()
      let rerun = Rerun(title: start.title, isTest: isTest, isLog: true) { options in
        ticks.forget()
        try PlayDirector(start: start, options: options, course: course).play(
          course, to: last, log: nil,
          launched: { app in
            ticks.count(app)
            options.watcher?(app)
          }, body: { _ in .leave })
      }
      let answer = Why(rerun, base).answer(request)
      return .why(LiveReason(answer) { ticks.tick(of: $0) })
    }
  }

  // MARK: Pictures

  private func picture(_ form: String) throws -> LiveAnswer {
    guard let form = FrameForm(rawValue: form) else { throw PlayProblem.badMessage("a picture is svg, png, text or json") }
    let data = try session.look { try $0.currentFrame().data(as: form, cell: session.options.cell) }
    return .file(name: "frame-\(session.tick).\(form.pathExtension)", data)
  }

  /// The ten seconds before the present tick.
  private func film(_ form: String) throws -> @Sendable () throws -> LiveAnswer {
    try Film.check(form, ffmpeg: options.ffmpeg)
    let (course, last, ffmpeg, sideWork) = (session.course, session.tick, options.ffmpeg, sideWork)
    nonisolated(unsafe) let director = PlayDirector(start: session.start, options: session.silent, course: course)
    return {
      var film = Film()
      try? director.play(course, to: max(0, last - Film.longest), log: nil) { moment in
        film.add(moment.app, tick: moment.tick)
        if moment.tick >= last || sideWork.hasEnded { return .leave }
        if moment.isScripted { return .goOn(to: moment.tick + 1) }
        while moment.tick < last, !moment.app.isClosed, !sideWork.hasEnded {
          moment.player.play(toFrame: moment.player.frame + 1)
          moment.tick += 1
          film.add(moment.app, tick: moment.tick)
        }
        return .leave
      }
      return .file(name: "film-\(last).\(form)", try film.data(as: form, ffmpeg: ffmpeg, unless: { sideWork.hasEnded }))
    }
  }
}
