import LunetteDriver
import LunetteScript
import LunetteSystem
import LunetteTesting

/// Methods of a script's own classes whose names are nearly those that UIKit calls. The scripts are read and not run, since a run may take long and
/// write files.
enum NearlyRightNames {
  static let code = "nearly-right"

  /// The Lua files in a folder and its folders, without kept frames, examples and hidden files.
  static func luaFiles(below folder: String) -> [String] {
    FilePath.paths(below: folder).filter { path in
      path.hasSuffix(".lua") && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasPrefix("__") }
    }.map { "\(folder)/\($0)" }
  }

  /// The warnings about a file, each with `file:line:` before it.
  static func warnings(ofScript path: String) -> [String] { warnings(of: [path], among: [path]) }

  /// - Parameters:
  ///   - files: those whose classes are looked at
  ///   - known: those that may call the classes' methods
  private static func warnings(of files: [String], among known: [String]) -> [String] {
    let host = ScriptHost()
    defer { host.close() }
    let names = host.context.names
    for path in known { if let text = FilePath.text(of: path) { names.note(text, of: path) } }
    for path in files {
      guard let bytes = try? FilePath.contents(of: path) else { continue }
      for found in DefinedClasses(LuaSyntax(bytes).tokens).all where found.isKnown {
        names.meetClass(named: found.name, native: found.native, methods: found.methods.map { ($0.name, "\(path):\($0.line):") })
      }
    }
    return host.warnings
  }

  /// - Parameters:
  ///   - targets: files and folders that are looked at
  ///   - folders: those of the project, whose scripts may call what the targets define
  static func complaints(in targets: [String], of folders: [String]) -> [Complaint] {
    func files(_ paths: [String]) -> [String] { paths.flatMap { FilePath.isFolder($0) ? luaFiles(below: $0) : [$0] } }
    let looked = files(targets)
    return warnings(of: looked, among: Array(Set(looked + files(folders))).sorted()).map { warning in
      let position = SourcePosition(leading: warning)
      let words = position.map { String(warning.dropFirst("\($0.file):\($0.line):".count)) } ?? warning
      return Complaint(
        checker: "lunette", path: position?.file ?? "", line: position?.line ?? 1, column: 1, severity: .warning, code: code,
        message: words.oneLine.split(separator: " ").joined(separator: " "))
    }
  }
}
