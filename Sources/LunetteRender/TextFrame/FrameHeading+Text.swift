extension FrameHeading {
  /// - Parameter width: of the whole line in columns; by default that of a frame of 320 points with its walls
  public func text(width: Int = 42) -> String {
    let line = "── " + words + " "
    return line + String(repeating: "─", count: max(Self.shortestEnd, width - TextFrame.columns(of: line)))
  }

  public var text: String { text() }

  private static let shortestEnd = 2
}
