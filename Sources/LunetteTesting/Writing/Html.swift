import LunetteRender

/// HTML while it is written.
struct Html {
  private(set) var text = ""

  /// Markup of our own.
  mutating func add(_ markup: String) { text += markup }

  /// Adds text from a script or a file, which may contain anything.
  mutating func add(text words: String) { text += Utf8Buffer.xml(words) }
}
