import Foundation
import Lua

/// What to write instead, for errors that Lua itself words: a text for the end of the message; nil where there is nothing to say.
///
/// Lua's messages are fixed, and tell the kind of a mistake in no other way.
struct Advice {
  let registry: Registry

  func advice(for message: String) -> String? {
    let line = message.prefix { !$0.isNewline }
    if line.contains("attempt to yield") { return "what the host calls can't wait; call after(seconds, function() ... end)" }
    if line.contains("cannot resume dead coroutine") { return "it has come to its end; make a new one with coroutine.create or wrap" }
    if line.contains("attempt to call a userdata value"), let name = quoted(line, after: "(method '") ?? quoted(line, after: "(field '") {
      return "'\(name)' is a value: read it with a dot and without parentheses"
    }
    guard line.contains("a nil value") else { return nil }
    if let field = quoted(line, after: "(field '") ?? quoted(line, after: "(method '") { return Self.fields[field] }
    guard let global = quoted(line, after: "(global '") else { return nil }
    if global == "super" { return "in a method of class C write C.super.method(self, ...), with the class that the method is written for" }
    if global == "self" { return "a method that is called with a colon is written with one: function C:method()" }
    return missing(global)
  }

  /// Of a global that there isn't.
  func missing(_ name: String) -> String? {
    if let entry = NotSimulated.entry(of: name) { return "\(name) is not simulated; \(entry.instead)" }
    // A variable of the script's own, in small letters, is no misspelt class.
    guard name.first?.isUppercase == true || Self.words.contains(where: { abs($0.count - name.count) < 2 && $0.first == name.first }) else { return nil }
    if let known = Suggestion.nearest(to: name, among: knownNames) { return "did you mean '\(known)'?" }
    guard let other = Suggestion.nearest(to: name, among: NotSimulated.entries.flatMap(\.names)), let entry = NotSimulated.entry(of: other) else {
      return nil
    }
    return "did you mean \(other)? It is not simulated; \(entry.instead)"
  }

  private static let words = ApiDescription.functions.map(\.name) + ["launch"]

  private var knownNames: [String] {
    registry.classes.map(\.name) + ApiDescription.values.map(\.name) + ApiDescription.libraryClasses.map(\.name)
      + ApiDescription.functions.map(\.name) + ["launch"]
  }

  /// What is often nil, and why.
  private static let fields: [String: String] = [
    "detailTextLabel": "a cell of the default style has none; make it with style = \"subtitle\", \"value1\" or \"value2\"",
    "navigationController": "the controller is in no navigation controller",
    "window": "the view is in no window yet",
    "superview": "the view is in no other view",
    "keyWindow": "no window has been made key: window:makeKeyAndVisible()",
    "presentedViewController": "it presents none",
    "rootViewController": "the window has none",
    "tableHeaderView": "the table has none",
    "tableFooterView": "the table has none",
    "refreshControl": "the scroll view has none; assign UIRefreshControl {}",
  ]

  private func quoted(_ line: Substring, after start: String) -> String? {
    guard let range = line.range(of: start) else { return nil }
    return String(line[range.upperBound...].prefix { $0 != "'" })
  }
}
