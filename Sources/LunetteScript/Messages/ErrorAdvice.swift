import Lua

extension ScriptContext {
  /// Errors that Lua words end with what to write instead.
  func adviseOnErrors() {
    state.adviseOnError = { [unowned self] message in
      Advice(registry: registry, linesUpTo: Self.linesUpTo).advice(for: chunkNames.restored(message))
    }
  }

  private static func linesUpTo(_ message: String) -> [String] {
    guard let position = SourcePosition(leading: message) else { return [] }
    return position.lines(around: linesLookedThrough).filter { $0.number <= position.line }.map(\.text)
  }

  /// Of a function that is too long already. Ours
  private static let linesLookedThrough = 200
}
