import Foundation
import Lua

/// A breakpoint, of whatever kind.
struct DebugPoint {
  enum Place: Equatable {
    /// A line, by the file's name in messages.
    case line(String, Int)
    /// The first line of a function, by the name that its definition has, or as `FILE:LINE`.
    case function(String)
    /// A method of the host, where a script calls it.
    case host(className: String, method: String)
    /// An instruction: file, the first line of its function, its number.
    case instruction(String, Int, Int)
    /// What a name holds, by `DebugData`.
    case data(String)
  }

  let id: Int
  var place: Place
  /// The line that the client has named, of which `place` is what the file's present text makes.
  var asked = 0
  var condition: String?
  var hits: HitCondition?
  /// The parts of a log point's message; nil for one that stops.
  var message: [LogPart]?

  /// Whether a run meets it without following every step. What is logged bears its moment.
  var isLight: Bool {
    switch place {
    case .line, .function, .host: message == nil
    case .instruction, .data: false
    }
  }
}

/// `5`, `>= 3`, `% 2`. Source: microsoft/vscode; a bare number is that hit alone (docs/rules/debugging.md 2)
struct HitCondition: Equatable {
  enum Comparison: String, CaseIterable {
    case least = ">="
    case most = "<="
    case more = ">"
    case less = "<"
    case every = "%"
    case same = "=="
    case exactly = ""
  }
  let comparison: Comparison
  let count: Int

  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let comparison = Comparison.allCases.first(where: { text.hasPrefix($0.rawValue) }) else { return nil }
    guard let count = Int(text.dropFirst(comparison.rawValue.count).trimmingCharacters(in: .whitespaces)), count >= 0 else { return nil }
    if comparison == .every, count == 0 { return nil }
    (self.comparison, self.count) = (comparison, count)
  }

  /// - Parameter hit: the number of the hit, from 1
  func holds(_ hit: Int) -> Bool {
    switch comparison {
    case .exactly, .same: hit == count
    case .least: hit >= count
    case .more: hit > count
    case .less: hit < count
    case .most: hit <= count
    case .every: hit % count == 0
    }
  }

  static let form = "a hit condition is a number, or >=, >, <, <= or % with a number, as \"% 4\""
}

/// A part of a log point's message: text, or an expression between braces.
enum LogPart: Equatable {
  case text(String)
  case expression(String)

  static func parts(of message: String) -> [LogPart] {
    var (parts, text, code, depth) = ([LogPart](), "", "", 0)
    for character in message {
      if depth == 0, character == "{" {
        (depth, code) = (1, "")
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
      } else if depth > 0 {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth == 0 { parts.append(.expression(code)) } else { code.append(character) }
      } else {
        text.append(character)
      }
    }
    // A brace that nothing closes is text.
    if depth > 0 {
      text = "{" + code
      if case .text(let before)? = parts.last {
        parts.removeLast()
        text = before + text
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }
}
