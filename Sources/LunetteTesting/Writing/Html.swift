import LunetteRender

/// HTML that is being written.
struct Html {
  private(set) var text = ""

  /// Markup of our own.
  mutating func add(_ markup: String) { text += markup }

  /// Words of a script or a file, which may hold anything.
  mutating func add(text words: String) { text += Self.escaped(words) }

  static func escaped(_ words: String) -> String { Utf8Buffer.xml(words) }
}
