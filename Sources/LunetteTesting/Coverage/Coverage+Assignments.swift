import Foundation
import LunetteSystem

extension Coverage {
  /// The last line that has run and that assigns to the variable or field at the end of a path: `init.lua:9`.
  func line(thatSets path: String) -> String? {
    // An entry of a list is set through the list's name, or by a function of the library's.
    let isEntry = path.hasSuffix("]")
    let owner = isEntry ? path.prefix(upTo: path.lastIndex(of: "[") ?? path.endIndex) : path[...]
    let name = String(owner.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let pattern =
      isEntry
      ? "(^|[^A-Za-z0-9_])\(name)(\\s*\\[[^=]*\\]\\s*(,[^=]*)?|\\s*)=[^=]|table\\.(insert|remove|sort|move)\\s*\\(.*\(name)([^A-Za-z0-9_]|$)"
      : "(^|[^A-Za-z0-9_])\(name)\"?\\]?\\s*(,[^=]*)?=[^=]"
    guard !name.isEmpty, let assignment = try? NSRegularExpression(pattern: pattern) else { return nil }
    for (file, lines) in files.sorted(by: { $0.key < $1.key }) {
      guard let text = FilePath.text(of: file) else { continue }
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines.hits.keys.sorted(by: >) where all.indices.contains(line - 1) && (lines.hits[line] ?? 0) > 0 {
        let code = String(all[line - 1])
        if assignment.firstMatch(in: code, range: NSRange(code.startIndex..., in: code)) != nil {
          return "\(file.split(separator: "/").last ?? ""):\(line)"
        }
      }
    }
    return nil
  }
}
