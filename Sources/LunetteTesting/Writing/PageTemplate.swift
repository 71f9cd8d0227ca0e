import Foundation

/// The page with holes that is compiled in.
enum PageTemplate {
  /// - Parameter values: HTML, by the names of the holes
  static func filled(_ values: [String: String]) -> String {
    let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    let page = String(decoding: PackageResources.page_html, as: UTF8.self)
    // Cut at the holes, so that a value that looks like one stays what it is.
    let parts = page.components(separatedBy: "{{")
    return parts.dropFirst().reduce(parts.first ?? "") { text, part in
      let pieces = part.components(separatedBy: "}}")
      let name = pieces[0]
      return text + (name == "style" ? style : values[name] ?? "") + pieces.dropFirst().joined(separator: "}}")
    }
  }
}
