import LunetteScript
import LunetteSystem

/// `lunette check`: all checkers that are installed look at a project, and what they say is one report.
public struct ProjectCheck {
  private let api: ApiDescription
  private let paths: [String]
  /// The checkers that are wanted; nil for all that are installed.
  private let wanted: [Checker]?
  private let searchPath: String

  /// - Parameters:
  ///   - paths: files and folders; what is there of `plugins`, `scripts` and `spec` if there are none
  ///   - wanted: checkers that must be there; nil for all that are
  ///   - searchPath: where programs are looked for, as PATH has it
  public init(_ api: ApiDescription, paths: [String], wanted: [Checker]? = nil, searchPath: String) {
    (self.api, self.paths, self.wanted, self.searchPath) = (api, paths, wanted, searchPath)
  }

  public struct Outcome: Equatable {
    public var complaints: [Complaint] = []
    /// The checkers that answered, as sentences name them.
    public var used: [String] = []
    /// Why the report is not whole: a checker that isn't there or fails. Then nothing can be called clean.
    public var problems: [String] = []
    /// What is worth to know beside it.
    public var notes: [String] = []
  }

  /// A path that doesn't exist.
  public struct Refusal: Error, CustomStringConvertible { public let description: String }

  public func outcome() throws -> Outcome {
    var outcome = Outcome()
    let found = (wanted ?? Checker.allCases).compactMap { $0.found(in: searchPath) }
    for project in try projects {
      outcome.complaints += NearlyRightNames.complaints(in: project.targets, of: Self.luaFolders(of: project.folder))
      prepare(project, found, &outcome)
      for each in found where each.checker == .luacheck || project.hasTypes {
        do {
          // Two that speak of the same place are both told: each has its own words.
          outcome.complaints += try each.complaints(in: project.folder, about: project.targets).filter { project.contains($0.path) }
          let title = each.name == each.checker.rawValue ? each.name : "\(each.checker.title) (\(each.name))"
          if !outcome.used.contains(title) { outcome.used.append(title) }
        } catch {
          outcome.problems.append("\(each.checker.title): \(error)")
        }
      }
    }
    outcome.problems += missing(found)
    outcome.complaints = Array(Set(outcome.complaints.map { $0.shown })).sorted()
    return outcome
  }

  /// Checkers that were asked for and aren't there; if none was named, one is enough.
  private func missing(_ found: [Checker.Found]) -> [String] {
    let lacking = (wanted ?? Checker.allCases).filter { checker in !found.contains { $0.checker == checker } }
    if wanted == nil, !found.isEmpty { return [] }
    if lacking.isEmpty { return [] }
    let names = lacking.map(\.title).joined(separator: ", ")
    let start = wanted == nil ? "no checker is installed, so only names were looked at; there are:" : "not installed: \(names). To get it:"
    return [([start] + lacking.map { "  " + $0.advice }).joined(separator: "\n")]
  }

  private func prepare(_ project: Project, _ found: [Checker.Found], _ outcome: inout Outcome) {
    let files = EditorFiles(api, in: project.folder)
    let shown = FilePath.shown(project.folder)
    if !project.hasTypes, found.contains(where: { $0.checker != .luacheck }) {
      outcome.problems.append("there are no types in \(shown), so every name of UIKit would be unknown; write them: lunette types")
    }
    if !files.stale.isEmpty { outcome.notes.append("the types in \(shown) are not what this lunette has: lunette types") }
    if found.contains(where: { $0.checker == .luacheck }), !FilePath.exists(project.folder + "/" + EditorFiles.luacheckFile) {
      outcome.notes.append("luacheck doesn't know the API in \(shown): lunette types --luacheck")
    }
  }

  // MARK: Projects

  /// The paths that belong to the same project.
  struct Project {
    /// A real path.
    let folder: String
    /// Real paths of the files and folders in question.
    var targets: [String]

    /// Types that are named otherwise are named in the settings.
    var hasTypes: Bool {
      [EditorFiles.standardTypesFolder, EditorFiles.emmyFile, EditorFiles.settingsFile].contains { FilePath.exists(folder + "/" + $0) }
    }

    func contains(_ path: String) -> Bool {
      let real = FilePath.real(path) ?? path
      return targets.contains { real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }
  }

  /// The folders of a project with its Lua files. Source: docs/plugins.md, docs/testing.md
  private static let folders = ["plugins", "scripts", "spec"]
  private static func luaFolders(of project: String) -> [String] { folders.map { project + "/" + $0 }.filter { FilePath.isFolder($0) } }
  /// What only the folder of a project has.
  private static let marks = [EditorFiles.emmyFile, EditorFiles.settingsFile, EditorFiles.luacheckFile, "lunette.lua"]

  private var projects: [Project] {
    get throws {
      var projects: [Project] = []
      for path in paths.isEmpty ? ["."] : paths {
        guard let real = FilePath.real(path) else { throw Refusal(description: "there is no file or folder \(path)") }
        let folder = Self.projectFolder(of: real)
        // A project's own folder stands for its Lua files; its types and what else lies there are none of them.
        let inside = folder == real ? Self.luaFolders(of: folder) : []
        let targets = inside.isEmpty ? [real] : inside
        if let known = projects.firstIndex(where: { $0.folder == folder }) {
          projects[known].targets += targets
        } else {
          projects.append(Project(folder: folder, targets: targets))
        }
      }
      return projects
    }
  }

  /// The nearest folder around it that is a project's; else the working folder, if it is in there; else the folder itself.
  private static func projectFolder(of real: String) -> String {
    let start = FilePath.isFolder(real) ? real : FilePath.folder(of: real)
    var folder = start
    while true {
      if marks.contains(where: { FilePath.exists((folder == "/" ? "" : folder) + "/" + $0) }) { return folder }
      if folder == "/" { break }
      folder = FilePath.folder(of: folder)
    }
    let here = FilePath.real(".") ?? FilePath.currentFolder
    return start == here || start.hasPrefix(here + "/") ? here : start
  }
}

extension Complaint {
  /// With the path as messages show it.
  fileprivate var shown: Complaint {
    Complaint(checker: checker, path: FilePath.shown(path), line: line, column: column, severity: severity, code: code, message: message)
  }
}
