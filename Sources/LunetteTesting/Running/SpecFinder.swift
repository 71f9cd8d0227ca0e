import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// Finds the specs for paths: for a folder its `*_spec.lua` files at any depth, by name; for a file the file itself. Links to files are
/// followed; links to folders only if they are given as a path.
public enum SpecFinder {
  public struct Missing: Error, CustomStringConvertible {
    public let path: String
    public var description: String { "\(path): there is no such file or folder" }
  }

  public static func specs(at paths: [String]) throws(Missing) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    for path in paths {
      for spec in try specs(at: path) where known.insert(FilePath.standardized(spec)).inserted { found.append(spec) }
    }
    return found
  }

  private static func specs(at path: String) throws(Missing) -> [String] {
    guard FilePath.exists(path) else { throw Missing(path: path) }
    guard FilePath.real(path).map(FilePath.isFolder) == true else { return [path] }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    let names = FilePath.names(in: path) ?? []
    return names.flatMap { name -> [String] in
      let child = folder + name
      // Hidden folders contain files of tools, such as the build's copies of specs.
      if name.hasPrefix(".") { return [] }
      if name.hasSuffix("_spec.lua"), FilePath.isFile(child) { return [child] }
      // A link to a folder may lead back to a folder around it.
      return FilePath.isFolder(child) ? (try? specs(at: child)) ?? [] : []
    }
  }
}
