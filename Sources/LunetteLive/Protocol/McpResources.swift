import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteSystem
import LunetteTools

/// The texts that another program can read: the reference, the guides, and the project's plugins and scenarios.
public struct McpResources {
  private static let scheme = "lunette:///"
  private let reference: [String: String]

  public init() { reference = MarkdownReference(ScriptHost.apiDescription).files }

  /// Folders of the project in which Lua and Markdown files can be read.
  private static let folders = ["plugins", "scripts", "docs"]
  /// Depth to which folders are searched. Ours: a project has two or three levels
  private static let deepest = 6

  /// The answer to `resources/list`.
  var list: [[String: JsonValue]] {
    let reference = reference.keys.sorted().map { entry("reference/" + $0, title: "The reference of the Lua API: \($0)") }
    return reference + Self.folders.flatMap { files(in: $0, level: 1) }.map { entry($0, title: $0) }
  }

  private func entry(_ path: String, title: String) -> [String: JsonValue] {
    ["uri": .text(Self.scheme + path), "name": .text(path), "title": .text(title), "mimeType": path.hasSuffix(".md") ? "text/markdown" : "text/x-lua"]
  }

  private func files(in folder: String, level: Int) -> [String] {
    guard level <= Self.deepest, FilePath.isFolder(folder) else { return [] }
    return (FilePath.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasPrefix(".") { return [] }
      if FilePath.isFolder(path) { return files(in: path, level: level + 1) }
      return (name.hasSuffix(".lua") || name.hasSuffix(".md")) && FilePath.sizeUnlessLink(path) != nil ? [path] : []
    }
  }

  /// Reads only resources in the list. Throws: `McpServer.Fault`
  func read(_ uri: String) throws -> JsonValue {
    let path = uri.hasPrefix(Self.scheme) ? String(uri.dropFirst(Self.scheme.count)) : ""
    guard let entry = list.first(where: { $0["uri"]?.string == uri }) else {
      throw McpServer.Fault.badParameters("there is no resource \(uri); resources/list has them all")
    }
    let text: String
    if path.hasPrefix("reference/"), let page = reference[String(path.dropFirst("reference/".count))] {
      text = page
    } else {
      guard let data = try? FilePath.contents(of: path, pipes: false) else { throw McpServer.Fault.badParameters("\(path) can't be read") }
      text = String(decoding: data, as: UTF8.self)
    }
    return ["contents": [["uri": .text(uri), "mimeType": entry["mimeType"] ?? "text/plain", "text": .text(text)]]]
  }
}
