import LunetteRender

extension PlayLoop {
  /// Plays in the terminal until it is ended. Throws: `TerminalScreen.Problem`
  public func playInTerminal(term: String, colors: TerminalScreen.Colors, cell: CellSize) throws {
    let screen = try TerminalScreen(term: term, colors: colors, cell: cell)
    self.screen = screen
    screen.read(for: self)
    run()
  }

  /// May be called on any thread; takes effect at once.
  public static func restoreTerminal() { TerminalState.leave() }
}
