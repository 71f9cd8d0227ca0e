import ArgumentParser
import Foundation
import LunetteRender
import LunetteScript
import LunetteTesting
import LunetteTools

struct ApiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Show the reference of the Lua API.",
    discussion: """
      Example:
        lunette api
        lunette api UITableView
        lunette api UITableView.contentOffset
        lunette api UIView:addSubview
        lunette api cellForRowAt
      """)

  @Argument(
    help: "A class, a member, a protocol's method, a function. Without one: what there is.",
    completion: .custom { _, _, _ in ApiReference(.ofSpecs).allNames })
  var name: String?

  @Option(help: ArgumentHelp("Write the whole reference into this folder, as Markdown.", valueName: "dir"), completion: .directory)
  var markdown: String?

  func validate() throws { try refuseEmpty(markdown, "--markdown") }

  func run() throws {
    if let markdown { return try writeMarkdown(to: markdown) }
    let reference = ApiReference(.ofSpecs)
    guard let name else { return Output.write(reference.overview) }
    do { Output.write(try reference.text(of: name)) } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }

  private func writeMarkdown(to folder: String) throws {
    try reportingFailure {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, text) in MarkdownReference(.ofSpecs).files {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name), options: .atomic)
      }
    }
  }
}

struct TypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Write the API's types for editors, in LuaCATS, and a .luarc.json that names them.",
    discussion: """
      Editors with the Lua language server then complete, explain and check. Run it again after an update; \
      lunette doctor says when. A .luarc.json that is there keeps its settings.

      Example:
        lunette types
        lunette types --luacheck
      """)

  @Argument(help: "The folder to write the types into.", completion: .directory)
  var folder = EditorFiles.standardTypesFolder

  @Flag(help: "Write a .luacheckrc too, with the API's globals.")
  var luacheck = false

  func validate() throws { try refuseEmpty(folder, "The folder of the types") }

  func run() throws {
    let written = try reportingFailure { try EditorFiles(.ofSpecs, types: folder).write(luacheck: luacheck) }
    Output.write(written.isEmpty ? "everything is current\n" : "wrote \(summary(of: written))\n")
  }
}

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is right and wrong with this machine and this project, and what to do.",
    discussion: "Exit status: 1 when something is wrong; what is only noted does no harm.")

  func run() throws {
    let terminal = Doctor.Terminal(
      columns: Environment.terminalColumns, hasColor: Environment.allowsColor, isUnicode: Environment.isUnicode)
    let findings = Doctor(.ofSpecs, terminal: terminal).findings
    for finding in findings { Output.write(finding.lines) }
    if findings.contains(where: { $0.kind == .wrong }) { throw ExitStatus.failed }
  }
}

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a plugin or a scenario to begin with; its spec passes.",
    subcommands: [Plugin.self, Scenario.self])

  struct Plugin: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "plugins/NAME/init.lua, its spec with a kept frame, and the files for editors.")

    @Argument(help: "The plugin's name.") var name: String

    func run() throws {
      let written = try reportingFailure { try NewFiles().plugin(name, api: .ofSpecs) }
      Output.write("wrote \(summary(of: written))\nnext: lunette test scripts/\(name)_spec.lua\n")
    }
  }

  struct Scenario: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "scripts/NAME.lua, and its spec if there is none; it launches the plugin of that name, or a list of its own.")

    @Argument(help: "The scenario's name.") var name: String

    func run() throws {
      let written = try reportingFailure { try NewFiles().scenario(name) }
      Output.write("wrote \(summary(of: written))\nnext: lunette run scripts/\(name).lua\n")
    }
  }
}

/// An empty name would stand for the root of all files.
private func refuseEmpty(_ folder: String?, _ what: String) throws {
  if folder?.isEmpty ?? false { throw ValidationError("\(what) must have a name.") }
}

/// Says what went wrong, and ends the process with the status of a failure.
private func reportingFailure<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as NSError where error.domain == NSCocoaErrorDomain {
    let path = (error.userInfo[NSFilePathErrorKey] as? String).map(FilePath.shown) ?? "a file"
    Output.complain("\(path) can't be written: \(systemReason(error))")
  } catch {
    Output.complain("\(error)")
  }
  throw ExitStatus.failed
}

/// Of one folder; more are told as one. Ours: what is read at a glance
private let fewFiles = 6

/// Files, those of one folder with many as one.
private func summary(of files: [String]) -> String {
  let folders = Dictionary(grouping: files) { FilePath.folder(of: $0) }
  var shown: [String] = []
  for file in files {
    let folder = FilePath.folder(of: file)
    let count = folders[folder]?.count ?? 0
    let text = count > fewFiles ? "\(folder)/ (\(count) files)" : file
    if !shown.contains(text) { shown.append(text) }
  }
  return shown.joined(separator: ", ")
}
