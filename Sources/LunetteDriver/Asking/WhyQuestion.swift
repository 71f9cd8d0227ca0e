import Foundation
import LunetteKit
import LunetteScript

/// What a person wants to know about a run. Source: docs/why.md
public enum WhyQuestion: Equatable, Sendable {
  /// What gave a property its value.
  case set(WhyTarget)
  /// What called a method of a view or of a class.
  case called(WhyTarget)
  /// Why a view isn't seen.
  case hidden(WhyTarget)
  /// What gives a view its frame.
  case frame(WhyTarget)
  /// What ran in a frame.
  /// A frame, and the app of which it is; nil: that of the moment, or the first.
  case ran(Int, app: Int? = nil)
  /// Why a delegate's method was not called.
  case notCalled(String)
  /// What happened to a finger, from 1; nil for the last one.
  case touch(Int?)
  /// The last error.
  case error
  /// Which lines made the objects of a class.
  case made(String)
  /// Where a run parts from the one of another log.
  case differs(String)

  /// The words of the questions, with what follows each.
  public static let words: [(word: String, target: String, text: String)] = [
    ("set", "VIEW.PROPERTY", "who gave the property its value"), ("called", "VIEW.METHOD", "who called the method last"),
    ("hidden", "VIEW", "why the view isn't seen"), ("frame", "VIEW", "what gives the view its frame"), ("ran", "FRAME", "what ran in a frame"),
    ("not-called", "METHOD", "why a delegate's method was not called"), ("touch", "[N]", "what happened to the Nth finger, or to the last one"),
    ("error", "", "the last error"), ("made", "CLASS", "which lines made the objects of a class"),
    ("differs", "B.log", "where a log parts from another one, and who set what differs"),
  ]

  /// Its word and what follows it, as the initializer reads them.
  public var word: String { parts.word }
  public var target: String { parts.target }
  private var parts: (word: String, target: String) {
    switch self {
    case .set(let target): ("set", target.description)
    case .called(let target): ("called", target.description)
    case .hidden(let target): ("hidden", target.description)
    case .frame(let target): ("frame", target.description)
    case .ran(let frame, let app): ("ran", (app.map { "\($0):" } ?? "") + "\(frame)")
    case .notCalled(let method): ("not-called", method)
    case .touch(let number): ("touch", number.map { "\($0)" } ?? "")
    case .error: ("error", "")
    case .made(let name): ("made", name)
    case .differs(let path): ("differs", path)
    }
  }

  /// What is wrong with a question.
  public struct Misuse: Error, CustomStringConvertible {
    public let description: String
    init(_ text: String) { description = text }
  }

  /// - Parameters:
  ///   - word: `set`
  ///   - target: what follows it; empty for nothing
  public init(_ word: String, _ target: String) throws(Misuse) {
    let target = target.trimmingCharacters(in: .whitespaces)
    guard let known = Self.words.first(where: { $0.word == word }) else {
      let names = Self.words.map(\.word)
      let hint = Suggestion.nearest(to: word, among: names).map { "did you mean \"\($0)\"?" } ?? "there are \(names.joined(separator: ", "))"
      throw Misuse("there is no question \"\(word)\"; \(hint)")
    }
    if target.isEmpty, !known.target.isEmpty, !known.target.hasPrefix("[") { throw Misuse("\(word) wants \(known.target): \(known.text)") }
    switch word {
    case "set": self = .set(try WhyTarget(target))
    case "called": self = .called(try WhyTarget(target))
    case "hidden": self = .hidden(try WhyTarget(target))
    case "frame": self = .frame(try WhyTarget(target))
    case "ran":
      guard let moment = Moment(target), let frame = moment.frame else { throw Misuse("ran wants the number of a frame, got \"\(target)\"") }
      self = .ran(frame, app: moment.app > 1 ? moment.app : nil)
    case "not-called": self = .notCalled(String(target.split { $0 == "." || $0 == ":" }.last ?? ""))
    case "touch":
      guard !target.isEmpty else {
        self = .touch(nil)
        return
      }
      guard let number = Int(target), number >= 1 else { throw Misuse("touch wants the number of a finger from 1, got \"\(target)\"") }
      self = .touch(number)
    case "made": self = .made(target)
    case "differs": self = .differs(target)
    default:
      if !target.isEmpty { throw Misuse("error wants nothing after it, got \"\(target)\"") }
      self = .error
    }
  }
}

/// A view as a person names it, perhaps with a property or a method after a dot.
public struct WhyTarget: Equatable, Sendable, CustomStringConvertible {
  enum Base: Equatable, Sendable {
    /// The number of the view's layer.
    case id(Int)
    /// A text in quotes, or a word.
    case text(String)
    /// A query as Lua code.
    case table(String)
    /// A text without quotes, which may have dots in it.
    case plain(String)
  }

  let base: Base
  /// What stands after it; empty for a plain text, which is divided where a view is found.
  let path: [String]
  public let description: String

  init(_ text: String) throws(WhyQuestion.Misuse) {
    description = text
    func rest(_ text: Substring, after what: String) throws(WhyQuestion.Misuse) -> [String] {
      if text.isEmpty { return [] }
      let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard text.first == ".", names.allSatisfy(Self.isName) else { throw .init("after \(what) comes a dot and a name, got \"\(text)\"") }
      return names
    }
    if text.first == "{" {
      var (depth, quote, end) = (0, Character?.none, text.startIndex)
      for index in text.indices {
        let letter = text[index]
        if let open = quote {
          if letter == open { quote = nil }
        } else if letter == "\"" || letter == "'" {
          quote = letter
        } else if letter == "{" {
          depth += 1
        } else if letter == "}" {
          depth -= 1
          if depth == 0 {
            end = text.index(after: index)
            break
          }
        }
      }
      guard end > text.startIndex else { throw .init("the query \(text) has no end") }
      (base, path) = (.table(String(text[..<end])), try rest(text[end...], after: "a query"))
    } else if let quote = text.first, quote == "\"" || quote == "'" {
      let inside = text.dropFirst()
      guard let end = inside.firstIndex(of: quote) else { throw .init("the text \(text) has no end") }
      (base, path) = (.text(String(inside[..<end])), try rest(inside[inside.index(after: end)...], after: "a text"))
    } else if text.hasPrefix("id "), let number = Int(text.dropFirst(3).prefix(while: \.isNumber)) {
      let digits = text.dropFirst(3).prefix(while: \.isNumber)
      (base, path) = (.id(number), try rest(text[digits.endIndex...], after: "an id"))
    } else {
      (base, path) = (.plain(text), [])
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The ways to read it: a text without quotes may be a text to its last dot, to the one before, or whole.
  func readings(wantsName: Bool) -> [(base: Base, path: [String])] {
    guard case .plain(let text) = base else { return [(base, path)] }
    var found: [(Base, [String])] = []
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if !wantsName { found.append((.text(text), [])) }
    for count in 1..<max(parts.count, 1) {
      let names = Array(parts.suffix(count))
      guard names.allSatisfy(Self.isName) else { break }
      found.append((.text(parts.dropLast(count).joined(separator: ".")), names))
    }
    if wantsName, found.isEmpty { found.append((.text(text), [])) }
    return found
  }
}
