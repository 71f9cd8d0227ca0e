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
  func answer(_ message: LiveMessage, _ client: LiveClient) throws {
    let id = try message.number("id")
    let reply: @Sendable (() throws -> JsonText) -> Void = { make in
      let result = Result { try make() }
      client.send(
        JsonText.object { json in
          json.field("type", "answer")
          json.field("id", id)
          switch result {
          case .success(let body):
            json.key("value")
            json.raw(body.bytes)
          case .failure(let error): json.field("error", (error as? ScriptFailure)?.report ?? "\(error)")
          }
        })
    }
    do {
      guard let work = try longAnswer(try message.text("what"), message) else {
        return reply { try answer(try message.text("what"), message) }
      }
      try sideWork.add { reply(work) }
    } catch { reply { throw error } }
  }

  /// The work for a question that needs another run of the session or more. Returns: nil for questions that are answered at once
  private func longAnswer(_ question: String, _ message: LiveMessage) throws -> (@Sendable () throws -> JsonText)? {
    switch question {
    case "recording": try recording()
    case "save": try save(message)
    case "film": try film(try message.text("form"))
    default: nil
    }
  }

  private func answer(_ question: String, _ message: LiveMessage) throws -> JsonText {
    switch question {
    case "tree": return try session.look { ViewFacts.tree($0) }
    case "view": return try session.look { try ViewFacts.properties(of: try view(message, $0), $0) }
    case "layout": return try session.look { try ViewFacts.layout(of: try view(message, $0), $0) }
    case "hit":
      let place = CGPoint(x: try message.decimal("x"), y: try message.decimal("y"))
      return try session.look { app in text { $0.field("view", app.simulation.application.view(at: place)?.layer.id ?? 0) } }
    case "explain":
      return try session.look { app in text { $0.field("text", app.simulation.touchTrace.lines(naming: app.name).joined(separator: "\n")) }
      }
    case "evaluate":
      let (events, problems) = (session.course.events.count, session.problems)
      session.send(.code(try message.text("code")))
      return text { json in
        json.field("events", session.course.events.count - events)
        json.field("failed", session.problems > problems ? session.problem ?? "" : "")
      }
    case "edit":
      // A change of a property is a line of code, and an input like any other.
      let name = try message.text("property")
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let value = message.fields["value"] else {
        throw PlayProblem.badMessage("\"edit\" needs a property's name and a value")
      }
      let number = try session.look { try view(message, $0).layer.id }
      let problems = session.problems
      session.send(.code("app:view(\(number)).\(name) = \(LuaLiteral.text(value))"))
      if session.problems > problems, let problem = session.problem { throw PlayProblem.badMessage(problem) }
      return text { $0.field("done", true) }
    case "complete": return Completion.answer(try message.text("code"))
    case "note":
      session.add(note: try assertion(message))
      return text { $0.field("done", true) }
    case "unnote":
      session.removeNote(try message.text("code"))
      return text { $0.field("done", true) }
    case "picture": return try picture(try message.text("form"))
    case "end":
      return text { $0.field("tick", session.course.end) }
    default: throw PlayProblem.badMessage("there is no question \"\(question)\"; docs/live.md has them")
    }
  }

  private func text(_ fill: (inout JsonText) -> Void) -> JsonText { JsonText.object(fill) }

  private func view(_ message: LiveMessage, _ app: ScenarioApp) throws -> UIView {
    let number = try message.number("view")
    guard let view = app.view(numbered: number) else { throw PlayProblem.noView(number) }
    return view
  }

  // MARK: The recorder

  private func recording() throws -> @Sendable () throws -> JsonText {
    let take = try session.take()
    return {
      let recording = try take.recording()
      return JsonText.object { json in
        json.field("launch", "local " + ScenarioRecorder.launch(take.run, hasServer: recording.server != nil))
        if recording.server != nil { json.field("server", "local " + ScenarioRecorder.serverLine(NetworkChoice.fileName)) }
        json.key("lines")
        json.list { json in
          for line in recording.lines {
            json.object { json in
              json.field("code", line.code)
              json.field("tick", line.frame)
              if line.isWait { json.field("wait", true) }
              if take.notes.contains(where: { $0.code == line.code }) { json.field("note", true) }
            }
          }
        }
      }
    }
  }

  /// Saves a recording. Only here does the player write files: Lua files in the working folder or below.
  private func save(_ message: LiveMessage) throws -> @Sendable () throws -> JsonText {
    let path = FilePath.shown(try message.text("path"))
    guard path.hasSuffix(".lua"), !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { throw PlayProblem.badPath(path) }
    // Lines that the user has removed.
    let without = Set((message.fields["without"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.intValue })
    let (take, version) = (try session.take(), options.version)
    return {
      var recording = try take.recording()
      recording.lines = recording.lines.enumerated().filter { !without.contains($0.offset) }.map(\.element)
      let files = recording.files(take.run, at: path, version: version)
      if let server = files.server { try ScenarioApp.writeInProject(Data(server.text.utf8), to: server.path) }
      try ScenarioApp.writeInProject(Data(files.scenario.utf8), to: path)
      return JsonText.object {
        $0.field("path", path)
        if let server = files.server { $0.field("server", server.path) }
        $0.field("text", files.scenario)
      }
    }
  }

  /// An assertion about the view that the user points at: a line that fails if the view looks different.
  private func assertion(_ message: LiveMessage) throws -> String {
    let kind = try message.text("kind")
    if kind == "print" { return "app:print(\(LuaLiteral.quoted((message.fields["text"] as? String) ?? "")))" }
    if kind == "frame" { return "\(ScenarioRecorder.frameAssertion)\(LuaLiteral.quoted(try session.look { $0.text })))" }
    if kind == "rows" {
      return try session.look { app in
        guard let table = app.table else { throw PlayProblem.badMessage("there is no table on the screen") }
        let section = (message.fields["section"] as? NSNumber)?.intValue ?? 1
        guard section >= 1, section <= table.numberOfSections else { throw PlayProblem.badMessage("the table has no section \(section)") }
        return "assert(app.table:numberOfRows(\(section)) == \(table.numberOfRows(inSection: section - 1)))"
      }
    }
    if kind == "gone" { return "assert(not app:exists \(LuaLiteral.quoted(try message.text("text"))))" }
    return try session.look { app in
      let view = try self.view(message, app)
      guard let words = app.words(for: view) else {
        throw PlayProblem.badMessage("nothing names this view: give it an accessibilityIdentifier")
      }
      switch kind {
      case "visible": return "assert(app:exists \(words))"
      case "text":
        return "assert(app:find(\(words)).text == \(LuaLiteral.quoted((view as? UILabel)?.text ?? (view as? UITextField)?.text ?? "")))"
      case "selected": return "assert(app:find(\(words)).isSelected)"
      case "property":
        let name = try message.text("property")
        guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { throw PlayProblem.badMessage("a property has a name") }
        return "assert(tostring(app:find(\(words)).\(name)) == \(LuaLiteral.quoted(try ViewFacts.value(of: name, view, app))))"
      default: throw PlayProblem.badMessage("there is no assertion \"\(kind)\"")
      }
    }
  }

  // MARK: Pictures

  private func picture(_ form: String) throws -> JsonText {
    guard let form = FrameForm(rawValue: form) else { throw PlayProblem.badMessage("a picture is svg, png, text or json") }
    let data = try session.look { try $0.currentFrame().data(as: form, cell: session.options.cell) }
    return text {
      $0.field("name", "frame-\(session.tick).\(form.pathExtension)")
      $0.field("data", data.base64EncodedString())
    }
  }

  /// The ten seconds before the present tick.
  private func film(_ form: String) throws -> @Sendable () throws -> JsonText {
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
      let data = try film.data(as: form, ffmpeg: ffmpeg, unless: { sideWork.hasEnded })
      return JsonText.object {
        $0.field("name", "film-\(last).\(form)")
        $0.field("data", data.base64EncodedString())
      }
    }
  }
}
