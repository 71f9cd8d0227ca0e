extension FrameHeading {
  /// - Parameter width: to which the rule goes on, in columns; that of a 320 point frame with its walls
  public func text(width: Int = 42) -> String {
    let line = "── " + words + " "
    return line + String(repeating: "─", count: max(Self.shortestEnd, width - TextFrame.columns(of: line)))
  }

  public var text: String { text() }

  private static let shortestEnd = 2
}
