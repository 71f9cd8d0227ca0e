import Foundation
import LunetteRender
import LunetteScript

/// The answer to a question about a run: lines for a reader, some of which name a moment.
public struct WhyAnswer: Sendable {
  /// A line of the answer.
  public struct Line: Sendable, Equatable {
    /// How far it is moved in; lines that belong to another one stand deeper.
    public var depth: Int
    public var text: String
    /// The moment that it speaks of.
    public var moment: Moment?
    /// The line of a script that it speaks of: `file:line`.
    public var place: String?
  }

  /// The question, in words.
  public let question: String
  /// Whether there is an answer; else the lines say why not.
  public var isFound = true
  public var lines: [Line] = []
  /// The moment to look at.
  public var moment: Moment?
  /// How to get there; nil where there is nothing to go to.
  public var command: String?

  init(_ question: String) { self.question = question }

  mutating func add(_ text: String, _ depth: Int = 0, at moment: Moment? = nil, place: String? = nil) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      lines.append(Line(depth: depth + (index > 0 ? 1 : 0), text: String(part), moment: moment, place: place))
    }
  }

  /// Says first that the run has failed, so that the answer is about what came before; an answer that says so itself says it once.
  /// - Parameter failure: a message for a terminal, with `file:line` first
  mutating func tell(failure: String) {
    let first = String(failure.prefix { !$0.isNewline })
    guard !lines.contains(where: { $0.text.hasSuffix(first) }) else { return }
    let place = first.firstMatch(of: #/^([^:]+:\d+): /#).map { String($0.1) }
    lines.insert(Line(depth: 0, text: "the run has failed: \(first)", place: place), at: 0)
  }

  /// Limit of lines of an answer. Source: docs/why.md
  private static let most = 40

  /// As a person reads it, at most forty lines, with the command that goes to the moment last.
  public var text: String {
    var shown = lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
    let room = Self.most - (command == nil ? 0 : 1)
    if shown.count > room {
      let left = shown.count - room + 1
      shown = Array(shown.prefix(room - 1)) + ["... and \(left) lines more"]
    }
    if let command { shown.append("go there: \(command)") }
    return shown.joined(separator: "\n") + "\n"
  }

  public var json: String {
    JsonText.object { answer in
      answer.field("question", question)
      answer.field("found", isFound)
      if let moment { answer.field("moment", "\(moment)") }
      if let command { answer.field("command", command) }
      answer.key("lines")
      answer.list { list in
        for line in lines {
          list.object { json in
            json.field("depth", line.depth)
            json.field("text", line.text)
            if let moment = line.moment { json.field("moment", "\(moment)") }
            if let place = line.place { json.field("place", place) }
          }
        }
      }
    }.string
  }

  // MARK: Origins

  /// Adds who did something: the stack of lines, the host's calls, and what they were for.
  mutating func add(_ origin: Origin, depth: Int, shows most: Int = 8) {
    for (index, line) in origin.lines.prefix(most).enumerated() {
      switch line {
      case .script(let place, let name): add("\(place) in \(name)", depth, at: index == 0 ? origin.moment : nil, place: place)
      case .host(let call): add("the host calls \(call)", depth)
      }
    }
    if origin.lines.count > most { add("... \(origin.lines.count - most) more", depth) }
    if let occasion = origin.occasion { add("for \(occasion), in \(origin.when)", depth, at: origin.moment) }
  }
}

extension Origin {
  /// `frame 102 (1.700 s), moment 102.1+57`
  var when: String {
    let app = moment.app == 1 ? "" : " of app \(moment.app)"
    return "frame \(frame)\(app) (\(formatted(time, decimals: 3)) s)" + (moment.place == nil ? "" : ", moment \(moment)")
  }
}

/// A number with a fixed number of decimals.
func formatted(_ number: Double, decimals: Int) -> String { String(format: "%.\(decimals)f", number) }
