import CResources
import Foundation
import LunetteSystem

/// The HTML page with placeholders; it is compiled into the program.
enum PageTemplate {
  /// - Parameter values: HTML, by the names of the placeholders
  static func filled(_ values: [String: String]) -> String {
    let style = Resource.page_css.text
    let page = Resource.page_html.text
    // The page is split first, so that a value that looks like a placeholder isn't replaced.
    let parts = page.components(separatedBy: "{{")
    return parts.dropFirst().reduce(parts.first ?? "") { text, part in
      let pieces = part.components(separatedBy: "}}")
      let name = pieces[0]
      return text + (name == "style" ? style : values[name] ?? "") + pieces.dropFirst().joined(separator: "}}")
    }
  }
}
