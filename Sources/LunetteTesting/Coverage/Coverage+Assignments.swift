import Foundation
import LunetteSystem

extension Coverage {
  /// The last line that has run and that assigns to the variable or field at the end of a path: `init.lua:9`.
  func line(thatSets path: String) -> String? {
    let name = String(path.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    guard !name.isEmpty, let assignment = try? NSRegularExpression(pattern: "(^|[^A-Za-z0-9_])\(name)\"?\\]?\\s*(,[^=]*)?=[^=]") else { return nil }
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
