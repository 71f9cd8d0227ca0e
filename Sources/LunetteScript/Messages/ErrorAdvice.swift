import Lua

extension ScriptContext {
  /// Adds advice on what to write instead to errors that Lua words.
  func adviseOnErrors() {
    state.adviseOnError = { [unowned self] message in
      Advice(registry: registry, linesUpTo: Self.linesUpTo).advice(for: chunkNames.restored(message))
    }
  }

  private static func linesUpTo(_ message: String) -> [String] {
    guard let position = SourcePosition(leading: message) else { return [] }
    return position.lines(around: linesLookedThrough).filter { $0.number <= position.line }.map(\.text)
  }

  /// Number of lines before an error that are searched: more than a function should have. Ours
  private static let linesLookedThrough = 200
}
