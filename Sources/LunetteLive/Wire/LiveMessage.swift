import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog

// All that a front end sends, and all that it gets, in the form of docs/live.md. A message in another form is refused with an explanation.

/// What a front end sends: a JSON object with a `type`.
enum LiveMessage: Equatable {
  /// - Parameter plays: whether the session goes on after it
  case input(Input, plays: Bool)
  case play
  case pause
  case step(by: Int)
  /// Simulated seconds per real second.
  case speed(Double)
  case seek(tick: Int, plays: Bool)
  /// Goes to the end of another course.
  case branch(number: Int)
  case restart
  case clearError
  /// Asks for the next frame as a whole.
  case frame
  /// Gets one answer with the same number.
  case ask(id: Int, LiveQuestion)

  /// Throws: `PlayProblem.badMessage`, `BadQuestion`
  init(_ data: Data) throws {
    do { self = try JSONDecoder().decode(LiveMessage.self, from: data) } catch let problem as DecodingError {
      if case .typeMismatch = problem { throw Self.noMessage }
      throw PlayProblem.badMessage("this is no JSON")
    }
  }

  fileprivate static let noMessage = PlayProblem.badMessage("a message is a JSON object with a \"type\"")
}

/// A question whose number is known, but not what it asks: it gets the reason as its answer.
struct BadQuestion: Error {
  let id: Int
  let reason: any Error
}

/// What a front end may ask for, by the name in `what`.
enum LiveQuestion: Equatable {
  case tree
  /// What assistive technology reads.
  case accessibility
  case view(Int)
  case layout(view: Int)
  /// Which view is at a place. Space: screen. Units: points.
  case hit(x: Double, y: Double)
  case explain
  case evaluate(code: String)
  case edit(view: Int, property: String, value: InputValue)
  case complete(code: String)
  case recording
  /// - Parameter without: the numbers of the lines that the user has removed, from 0
  case save(path: String, without: Set<Int>)
  case note(LiveNote)
  case unnote(code: String)
  case picture(form: String)
  case film(form: String)
  case why(WhyRequest)
  case end
}

/// A line that the user adds to the recording, by its `kind`.
enum LiveNote: Equatable {
  case print(String)
  /// The screen looks as it does now.
  case frame
  case rows(section: Int)
  /// A text is no longer there.
  case gone(String)
  case visible(view: Int)
  case text(view: Int)
  case selected(view: Int)
  case property(String, view: Int)
}

/// What a front end gets, besides the greeting and frames (`FrameEncoder`).
enum LiveReport: Encodable {
  case state(LiveState)
  /// - Parameter isWhole: whether they take the place of all before
  case events([CourseEvent], isWhole: Bool)
  case answer(id: Int, LiveAnswer)
  case failure(id: Int, String)
  /// Why no app runs.
  case error(String)
  case refused(String)
}

/// The answers to `LiveQuestion`s.
enum LiveAnswer: Encodable {
  case tree(ViewTree)
  case accessibility(SpokenTree)
  case view(ViewProperties)
  case layout(ViewLayout)
  /// The number of the view; 0 for none.
  case hit(view: Int)
  case text(String)
  /// - Parameter failed: the report of the error; empty if there was none
  case evaluated(events: Int, failed: String)
  case done
  case completions(Completions)
  case recording(LiveRecording)
  case saved(path: String, server: String?, text: String)
  /// A picture or a film, as a file.
  case file(name: String, Data)
  case why(LiveReason)
  case end(tick: Int)
}

/// What a page shows of the session besides the frame. While the session plays, the page counts the ticks itself.
struct LiveState: Codable, Equatable {
  struct Branch: Codable, Equatable {
    var number: Int
    /// -1 while it goes on.
    var end: Int
    /// The course that it left, and where.
    var from, at: Int?
  }

  var playing: Bool
  /// True while a film stands still at a printed frame.
  var resting: Bool?
  var speed: Double
  var tick: Int?
  /// -1 while the course goes on.
  var end: Int
  var course: Int
  var scripted, keyboard, hardware, closed: Bool
  /// Where a debugger that is attached stands, in words; empty while it runs, nil without one.
  var debugger: String?
  var orientation, error: String
  /// In which direction the user reads, and the size of texts.
  var direction, textSize: String
  /// Whether the system is dark; nil where it can't be.
  var dark: Bool?
  var branches: [Branch]
}

/// The scenario so far, as the recorder shows it.
struct LiveRecording: Codable {
  struct Line: Codable {
    var code: String
    var tick: Int
    var wait, note: Bool?
  }

  var launch: String
  var server: String?
  var lines: [Line]
}

// MARK: - Their form

/// The keys of messages.
private enum LiveKey: String, CodingKey {
  case type, input, play, by, value, tick, number, id, what, view, x, y, code, property, path, without, kind, text, section, form
  case whole, list, error, message, events, failed, done, server, name, data, question, target, at, all
}

/// The fields of a message that comes in. What is missing is said in words.
private struct LiveFields {
  let box: KeyedDecodingContainer<LiveKey>
  /// The kind of message whose fields they are.
  let owner: String

  private func missing(_ what: String, _ key: LiveKey) -> PlayProblem { .badMessage("\"\(owner)\" needs \(what) as \"\(key.rawValue)\"") }

  func value<Value: Decodable>(_ key: LiveKey) -> Value? { try? box.decode(Value.self, forKey: key) }
  func flag(_ key: LiveKey) -> Bool { value(key) ?? false }

  func text(_ key: LiveKey) throws -> String {
    guard let value: String = value(key) else { throw missing("a text", key) }
    return value
  }

  func number(_ key: LiveKey) throws -> Int {
    guard let value: Double = value(key), let number = Int(exactly: value), number.magnitude < Self.largest.magnitude else {
      throw missing("a whole number", key)
    }
    return number
  }

  func decimal(_ key: LiveKey) throws -> Double {
    guard let value: Double = value(key), value.isFinite, abs(value) < Double(Self.largest) else { throw missing("a number", key) }
    return value
  }

  /// A property's name.
  func name(_ key: LiveKey) throws -> String {
    let name = try text(key)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { throw PlayProblem.badMessage("a property has a name") }
    return name
  }

  /// Largest number that is accepted. Ours: years of frames
  private static let largest = 1 << 40
}

extension LiveMessage: Codable {
  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: LiveKey.self)
    guard let type = try? box.decode(String.self, forKey: .type) else { throw Self.noMessage }
    let fields = LiveFields(box: box, owner: type)
    switch type {
    case "input": self = .input(try Self.input(fields), plays: fields.flag(.play))
    case "play": self = .play
    case "pause": self = .pause
    case "step": self = .step(by: try fields.number(.by))
    case "speed": self = .speed(try fields.decimal(.value))
    case "seek": self = .seek(tick: try fields.number(.tick), plays: fields.flag(.play))
    case "branch": self = .branch(number: try fields.number(.number))
    case "restart": self = .restart
    case "clearError": self = .clearError
    case "frame": self = .frame
    case "ask":
      let id = try fields.number(.id)
      do { self = .ask(id: id, try LiveQuestion(from: decoder)) } catch { throw BadQuestion(id: id, reason: error) }
    default: throw PlayProblem.badMessage("there is no message \"\(type)\"; docs/live.md has them")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: LiveKey.self)
    func begin(_ type: String) throws { try box.encode(type, forKey: .type) }
    switch self {
    case .input(let input, let plays):
      try begin("input")
      try box.encode(InputEvent(frame: 0, time: 0, input), forKey: .input)
      if plays { try box.encode(true, forKey: .play) }
    case .play: try begin("play")
    case .pause: try begin("pause")
    case .step(let count):
      try begin("step")
      try box.encode(count, forKey: .by)
    case .speed(let speed):
      try begin("speed")
      try box.encode(speed, forKey: .value)
    case .seek(let tick, let plays):
      try begin("seek")
      try box.encode(tick, forKey: .tick)
      if plays { try box.encode(true, forKey: .play) }
    case .branch(let number):
      try begin("branch")
      try box.encode(number, forKey: .number)
    case .restart: try begin("restart")
    case .clearError: try begin("clearError")
    case .frame: try begin("frame")
    case .ask(let id, let question):
      try begin("ask")
      try box.encode(id, forKey: .id)
      try question.encode(to: encoder)
    }
  }

  /// The value of `input`, in the form of inputs in a log.
  private static func input(_ fields: LiveFields) throws -> Input {
    guard var body: [String: InputValue] = fields.value(.input) else { throw PlayProblem.badMessage("\"input\" needs an object as \"input\"") }
    (body["frame"], body["time"]) = (.number(0), .number(0))
    // Pages may send other inputs here; code is sent as a question, because it gets an answer.
    guard body["reload"] == nil, body["code"] == nil, let data = try? JSONEncoder().encode(body),
      let event = try? JSONDecoder().decode(InputEvent.self, from: data), event.input != .end, event.input != .termination, isAll(body, of: event)
    else { throw PlayProblem.badMessage("this is no input; docs/logs.md has their form") }
    // A page answers as a person does: only a server's answers are given again when the session goes back.
    if case .answer(SimulatedNetwork.inputName, let value) = event.input {
      guard case .table(var fields) = value, fields["number"] != nil else { throw PlayProblem.badMessage("an answer names its request's number") }
      fields["by"] = .text("page")
      return .answer(name: SimulatedNetwork.inputName, .table(fields))
    }
    if case .touches(let samples) = event.input,
      samples.contains(where: { !$0.location.x.isFinite || !$0.location.y.isFinite || abs($0.location.x) > farthest || abs($0.location.y) > farthest })
    {
      throw PlayProblem.badMessage("a finger is on the screen or near it")
    }
    return event.input
  }

  /// Units: points. Ours: far outside of any screen
  private static let farthest: CGFloat = 1e5

  /// Whether the message contains nothing besides this input: of two inputs in one message one would be lost.
  private static func isAll(_ body: [String: InputValue], of event: InputEvent) -> Bool {
    // Frame, time and one other field.
    if body.count <= 3 { return true }
    guard let data = try? JSONEncoder().encode(event), let told = try? JSONDecoder().decode([String: InputValue].self, from: data) else { return false }
    return Set(body.keys).isSubset(of: told.keys)
  }
}

extension LiveQuestion: Codable {
  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: LiveKey.self)
    let what = try LiveFields(box: box, owner: "ask").text(.what)
    let fields = LiveFields(box: box, owner: what)
    switch what {
    case "tree": self = .tree
    case "accessibility": self = .accessibility
    case "view": self = .view(try fields.number(.view))
    case "layout": self = .layout(view: try fields.number(.view))
    case "hit": self = .hit(x: try fields.decimal(.x), y: try fields.decimal(.y))
    case "explain": self = .explain
    case "evaluate": self = .evaluate(code: try fields.text(.code))
    case "edit":
      guard let value: InputValue = fields.value(.value), let property = try? fields.name(.property) else {
        throw PlayProblem.badMessage("\"edit\" needs a property's name and a value")
      }
      self = .edit(view: try fields.number(.view), property: property, value: value)
    case "complete": self = .complete(code: try fields.text(.code))
    case "recording": self = .recording
    case "save": self = .save(path: try fields.text(.path), without: fields.value(.without) ?? [])
    case "note": self = .note(try LiveNote(from: decoder))
    case "unnote": self = .unnote(code: try fields.text(.code))
    case "picture": self = .picture(form: try fields.text(.form))
    case "film": self = .film(form: try fields.text(.form))
    case "why":
      do {
        self = .why(
          try WhyRequest(question: fields.text(.question), target: fields.value(.target), at: fields.value(.at), all: fields.flag(.all)))
      } catch let misuse as WhyQuestion.Misuse { throw PlayProblem.badMessage(misuse.description) }
    case "end": self = .end
    default: throw PlayProblem.badMessage("there is no question \"\(what)\"; docs/live.md has them")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: LiveKey.self)
    func begin(_ what: String) throws { try box.encode(what, forKey: .what) }
    switch self {
    case .tree: try begin("tree")
    case .accessibility: try begin("accessibility")
    case .view(let view):
      try begin("view")
      try box.encode(view, forKey: .view)
    case .layout(let view):
      try begin("layout")
      try box.encode(view, forKey: .view)
    case .hit(let x, let y):
      try begin("hit")
      try box.encode(x, forKey: .x)
      try box.encode(y, forKey: .y)
    case .explain: try begin("explain")
    case .evaluate(let code):
      try begin("evaluate")
      try box.encode(code, forKey: .code)
    case .edit(let view, let property, let value):
      try begin("edit")
      try box.encode(view, forKey: .view)
      try box.encode(property, forKey: .property)
      try box.encode(value, forKey: .value)
    case .complete(let code):
      try begin("complete")
      try box.encode(code, forKey: .code)
    case .recording: try begin("recording")
    case .save(let path, let without):
      try begin("save")
      try box.encode(path, forKey: .path)
      if !without.isEmpty { try box.encode(without.sorted(), forKey: .without) }
    case .note(let note):
      try begin("note")
      try note.encode(to: encoder)
    case .unnote(let code):
      try begin("unnote")
      try box.encode(code, forKey: .code)
    case .picture(let form):
      try begin("picture")
      try box.encode(form, forKey: .form)
    case .film(let form):
      try begin("film")
      try box.encode(form, forKey: .form)
    case .why(let request):
      try begin("why")
      try box.encode(request.question.word, forKey: .question)
      try box.encode(request.question.target, forKey: .target)
      if let moment = request.moment { try box.encode(moment.description, forKey: .at) }
      if request.all { try box.encode(true, forKey: .all) }
    case .end: try begin("end")
    }
  }
}

extension LiveNote: Codable {
  init(from decoder: any Decoder) throws {
    let fields = LiveFields(box: try decoder.container(keyedBy: LiveKey.self), owner: "note")
    let kind = try fields.text(.kind)
    switch kind {
    case "print": self = .print(fields.value(.text) ?? "")
    case "frame": self = .frame
    case "rows": self = .rows(section: (try? fields.number(.section)) ?? 1)
    case "gone": self = .gone(try fields.text(.text))
    case "visible": self = .visible(view: try fields.number(.view))
    case "text": self = .text(view: try fields.number(.view))
    case "selected": self = .selected(view: try fields.number(.view))
    case "property": self = .property(try fields.name(.property), view: try fields.number(.view))
    default: throw PlayProblem.badMessage("there is no assertion \"\(kind)\"")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: LiveKey.self)
    func begin(_ kind: String, view: Int? = nil) throws {
      try box.encode(kind, forKey: .kind)
      try box.encodeIfPresent(view, forKey: .view)
    }
    switch self {
    case .print(let text):
      try begin("print")
      try box.encode(text, forKey: .text)
    case .frame: try begin("frame")
    case .rows(let section):
      try begin("rows")
      try box.encode(section, forKey: .section)
    case .gone(let text):
      try begin("gone")
      try box.encode(text, forKey: .text)
    case .visible(let view): try begin("visible", view: view)
    case .text(let view): try begin("text", view: view)
    case .selected(let view): try begin("selected", view: view)
    case .property(let name, let view):
      try begin("property", view: view)
      try box.encode(name, forKey: .property)
    }
  }
}

extension LiveReport {
  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: LiveKey.self)
    func begin(_ type: String) throws { try box.encode(type, forKey: .type) }
    switch self {
    case .state(let state):
      try begin("state")
      try state.encode(to: encoder)
    case .events(let events, let isWhole):
      try begin("events")
      if isWhole { try box.encode(true, forKey: .whole) }
      try box.encode(events, forKey: .list)
    case .answer(let id, let answer):
      try begin("answer")
      try box.encode(id, forKey: .id)
      try box.encode(answer, forKey: .value)
    case .failure(let id, let reason):
      try begin("answer")
      try box.encode(id, forKey: .id)
      try box.encode(reason, forKey: .error)
    case .error(let reason):
      try begin("error")
      try box.encode(reason, forKey: .message)
    case .refused(let reason):
      try begin("refused")
      try box.encode(reason, forKey: .message)
    }
  }
}

extension LiveAnswer {
  func encode(to encoder: any Encoder) throws {
    func box() -> KeyedEncodingContainer<LiveKey> { encoder.container(keyedBy: LiveKey.self) }
    switch self {
    case .tree(let tree): try tree.encode(to: encoder)
    case .accessibility(let tree): try tree.encode(to: encoder)
    case .view(let view): try view.encode(to: encoder)
    case .layout(let layout): try layout.encode(to: encoder)
    case .completions(let completions): try completions.encode(to: encoder)
    case .recording(let recording): try recording.encode(to: encoder)
    case .why(let reason): try reason.encode(to: encoder)
    case .hit(let view):
      var box = box()
      try box.encode(view, forKey: .view)
    case .text(let text):
      var box = box()
      try box.encode(text, forKey: .text)
    case .evaluated(let events, let failed):
      var box = box()
      try box.encode(events, forKey: .events)
      try box.encode(failed, forKey: .failed)
    case .done:
      var box = box()
      try box.encode(true, forKey: .done)
    case .saved(let path, let server, let text):
      var box = box()
      try box.encode(path, forKey: .path)
      try box.encodeIfPresent(server, forKey: .server)
      try box.encode(text, forKey: .text)
    case .file(let name, let data):
      var box = box()
      try box.encode(name, forKey: .name)
      try box.encode(data, forKey: .data)
    case .end(let tick):
      var box = box()
      try box.encode(tick, forKey: .tick)
    }
  }
}
