import LunetteDriver
import LunetteScript

/// The words that a line of code may go on with.
struct Completions: Codable {
  /// The typed part of the word.
  var prefix: String
  /// Each with its documentation.
  var words: [[String]]
}

/// Completions for a line of code, from the registry.
enum Completion {
  static func of(_ code: String) -> Completions {
    let word = String(code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = code.dropLast(word.count)
    let found = before.last == "." || before.last == ":" ? members(of: before.dropLast(), methods: before.last == ":") : globals()
    var seen: Set<String> = []
    let fitting = found.filter { $0.name.lowercased().hasPrefix(word.lowercased()) && seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    return Completions(prefix: word, words: fitting.prefix(most).map { [$0.name, $0.doc] })
  }

  /// Limit of completions. Ours
  private static let most = 40

  private typealias Word = (name: String, doc: String)

  private static func globals() -> [Word] {
    let api = ScriptHost.apiDescription
    return [("app", "The running app.")] + api.functions.map { ($0.name, $0.doc) } + api.classes.map { ($0.name, $0.doc) }
  }

  /// Members of the app, of a class if its name is given, otherwise of every class.
  private static func members(of owner: Substring, methods: Bool) -> [Word] {
    let classes = ScriptHost.apiDescription.classes
    let name = String(owner.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let known = classes.filter { $0.name == (name == "app" ? "App" : name) }
    return (known.isEmpty ? classes.filter { $0.name != "App" && $0.name != "Finger" } : known).flatMap(\.members).filter { member in
      (member.kind == .method) == methods || (!known.isEmpty && name != "app")
    }.map { ($0.name, $0.doc) }
  }
}
