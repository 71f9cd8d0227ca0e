import Foundation
import LunetteKit
import LunetteSystem

/// `lunette debug --terminal`: a debugger for people without an editor, with a command in each line. It is a client of the adapter that editors use, so that
/// what it says and does is the same. Source: docs/debugging.md
///
/// One thread owns it; the session, and whoever reads lines, only post to its mailbox.
public final class DebugTerminal {
  private enum Input: Sendable {
    case message([String: JsonValue])
    case line(String)
    /// There are no further lines.
    case end
    /// The session is over.
    case over
  }

  /// A breakpoint, as it was asked for.
  struct Point {
    /// Nil for a function.
    let file: String?
    let line: Int
    let function: String
    let condition: String?
    var isFunction: Bool { file == nil }
    var words: String { (file.map { "\($0):\(line)" } ?? function) + (condition.map { " if \($0)" } ?? "") }
  }

  /// A line of the stack.
  struct Frame {
    let id: Int
    let name: String
    let path: String?
    let line: Int
  }

  private let session: DebugSession
  private let mailbox = Mailbox<Input>()
  private let program: String
  /// Whether lines are wanted while the program runs. Lines of a file wait until it stands.
  private let isInteractive: Bool
  let write: (String) -> Void
  private var lines: [String] = []
  private var hasEnd = false
  private var seq = 0
  private var answers: [Int: [String: JsonValue]] = [:]

  /// The status with which the run has ended.
  private var status: Int32 = 0
  private(set) var isOver = false
  private var isStanding = false
  private var last = ""
  var thread = 1
  var points: [Point] = []
  /// What is watched: identifiers with the words that asked for it.
  var watched: [(id: String, words: String)] = []
  var frames: [Frame] = []
  /// The place of the frame that is looked at, in `frames`.
  var selected = 0

  public init(_ options: DebugSession.Options, program: String, isInteractive: Bool, write: @escaping (String) -> Void) {
    (self.program, self.isInteractive, self.write) = (program, isInteractive, write)
    var options = options
    // What is sent comes one message at a time.
    nonisolated(unsafe) var framing = DebugFraming()
    options.send = { [mailbox] bytes in
      for case .message(let message) in framing.add(bytes) { mailbox.post(.message(message)) }
    }
    session = DebugSession(options)
  }

  /// Plays the session until its end.
  /// - Parameter read: answers the next line; nil at the end of the input
  /// Returns: the status with which the run has ended; nil if it can't be debugged, which was said
  public func run(_ read: @escaping @Sendable () -> String?) -> Int32? {
    WorkThread.start(stackSize: WorkThread.deepStack) { [session, mailbox] in
      session.serve()
      mailbox.post(.over)
    }
    WorkThread.start { [mailbox] in
      while let line = read() { mailbox.post(.line(line)) }
      mailbox.post(.end)
    }
    defer { session.close() }
    _ = request("initialize", ["adapterID": "lunette"])
    seq += 1
    let launch = seq
    send("launch", launch, ["program": .text(program), "stopOnEntry": true, "stopAtEnd": true])
    _ = request("configurationDone")
    guard let answer = waitForAnswer(to: launch), answer["success"]?.flag == true else { return nil }
    while !isOver { handle() }
    return status
  }

  /// Handles a line, or waits for what comes.
  private func handle() {
    if !lines.isEmpty, isStanding || isInteractive {
      let line = lines.removeFirst().trimmingCharacters(in: .whitespaces)
      // An empty line does again what the one before did.
      let command = line.isEmpty ? last : line
      last = command
      return perform(command)
    }
    if hasEnd, lines.isEmpty, isStanding || isInteractive { return quit() }
    if isInteractive, lines.isEmpty, isStanding { write("> ") }
    take()
  }

  func quit() {
    _ = request("disconnect")
    isOver = true
  }

  private func take() {
    for input in mailbox.take(waiting: nil) {
      switch input {
      case .line(let line): lines.append(line)
      case .end: hasEnd = true
      case .over: isOver = true
      case .message(let message):
        if message["type"]?.string == "response", let to = message["request_seq"]?.whole {
          answers[to] = message
        } else {
          hear(message["event"]?.string ?? "", DebugArguments(message["body"]))
        }
      }
    }
  }

  // MARK: Requests

  private func send(_ command: String, _ seq: Int, _ arguments: [String: JsonValue?]) {
    _ = session.receive(DebugFraming.bytes(["type": "request", "seq": .number(seq), "command": .text(command), "arguments": .object(arguments)]))
  }

  /// Returns: nil where the session is over
  private func waitForAnswer(to seq: Int) -> [String: JsonValue]? {
    while answers[seq] == nil, !isOver { take() }
    let answer = answers.removeValue(forKey: seq)
    if let answer, answer["success"]?.flag != true { write((answer["message"]?.string ?? "it was refused") + "\n") }
    return answer
  }

  /// Asks the session. Returns: the answer's body; nil where it was refused, which was said
  func request(_ command: String, _ arguments: [String: JsonValue?] = [:]) -> DebugArguments? {
    seq += 1
    send(command, seq, arguments)
    guard let answer = waitForAnswer(to: seq), answer["success"]?.flag == true else { return nil }
    return DebugArguments(answer["body"])
  }

  /// Asks for something after which the program runs until it stops.
  func go(_ command: String, _ arguments: [String: JsonValue?] = [:]) {
    // The stop may come together with the answer.
    isStanding = false
    var arguments = arguments
    arguments["threadId"] = .number(thread)
    if request(command, arguments) == nil, !frames.isEmpty { isStanding = true }
  }

  // MARK: Events

  private func hear(_ event: String, _ body: DebugArguments) {
    switch event {
    case "output":
      let source = body.table("source").text("name")
      let isLogPoint = body.text("category") == "console" && source != nil
      write((isLogPoint ? "\(source ?? ""):\(body.whole("line") ?? 0): " : "") + (body.text("output") ?? ""))
    case "stopped":
      thread = body.whole("threadId") ?? 1
      reason = (body.text("reason") ?? "", body.text("text") ?? "")
    case "lunette/moment":
      moment = body.text("moment") ?? ""
      stand()
    case "exited": status = Int32(clamping: body.whole("exitCode") ?? 0)
    case "terminated":
      isOver = true
    default: break
    }
  }
  private var reason = (word: "", text: "")
  private(set) var moment = ""

  /// The program stands: says where.
  private func stand() {
    isStanding = true
    readStack()
    let place = frames.first { $0.path != nil }
    selected = frames.firstIndex { $0.path != nil } ?? 0
    write(
      "\(reason.word)\(moment.isEmpty ? "" : " at \(moment)")" + (place.map { ", \(Self.short($0.path ?? "")):\($0.line) in \($0.name)" } ?? "")
        + (reason.text.isEmpty ? "" : ": \(reason.text)") + "\n")
    if let place, let path = place.path { write(source(path, around: place.line, lines: 0)) }
  }

  private func readStack() {
    frames = (request("stackTrace", ["threadId": .number(thread)])?.list("stackFrames") ?? []).map {
      // A text that a script has loaded is in no file, and goes by its name.
      let source = $0.table("source")
      return Frame(id: $0.whole("id") ?? 0, name: $0.text("name") ?? "", path: source.text("path") ?? source.text("name"), line: $0.whole("line") ?? 0)
    }
  }

  /// A path as it is named from the working folder.
  static func short(_ path: String) -> String { FilePath.shown(path) }

  /// Lines of a file, each with its number; `lines` before and after one.
  func source(_ path: String, around line: Int, lines count: Int) -> String {
    guard let text = request("source", ["source": ["path": .text(path)]])?.text("content") else { return "" }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = max(1, line - count)...max(1, line + count)
    let width = "\(shown.upperBound)".count
    return shown.filter { $0 <= all.count }.map { number in
      let digits = "\(number)"
      let mark = count > 0 ? number == line ? "> " : "  " : "  "
      return mark + String(repeating: " ", count: width - digits.count) + digits + "  \(all[number - 1])\n"
    }.joined()
  }
}
