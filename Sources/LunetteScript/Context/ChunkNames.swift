import Foundation

/// The whole paths of scripts whose names Lua abbreviates.
///
/// Lua's messages show at most 59 bytes of a script's path, with dots for the rest. Readers, and editors that jump to `file:line`, need the
/// whole path.
package struct ChunkNames {
  /// Number of bytes of a name that Lua shows. Source: LUA_IDSIZE of luaconf.h, less the end of the string
  private static let longestShown = 59
  private static let dots = "..."

  private var whole: [(shortened: String, path: String)] = []

  package mutating func note(_ path: String) {
    let bytes = Array(path.utf8)
    guard bytes.count > Self.longestShown else { return }
    let end = bytes.suffix(Self.longestShown - Self.dots.utf8.count)
    let shortened = Self.dots + String(decoding: end, as: UTF8.self)
    if !whole.contains(where: { $0.path == path }) { whole.append((shortened, path)) }
  }

  package func restored(_ text: String) -> String {
    whole.reduce(text) { $0.replacingOccurrences(of: $1.shortened + ":", with: $1.path + ":") }
  }
}
