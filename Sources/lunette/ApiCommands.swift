import ArgumentParser
import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem
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
        lunette api scroll animated
        lunette api cellForRowAtIndexPath
      """)

  @Argument(
    help: """
      A class, a member, a protocol's method, a function; or words, to find what speaks of them; or a name that UIKit had once. Without \
      any: what there is.
      """,
    completion: .custom { _, _, _ in ApiReference(.ofSpecs).allNames })
  var words: [String] = []

  @Option(help: ArgumentHelp("Write the whole reference into this folder, as Markdown.", valueName: "dir"), completion: .directory)
  var markdown: String?

  @Option(help: ArgumentHelp("Write the table of systems into this file, as Markdown.", valueName: "file"), completion: .file())
  var systems: String?

  func validate() throws {
    try refuseEmpty(markdown, "--markdown")
    try refuseEmpty(systems, "--systems")
  }

  func run() throws {
    if let systems { return try reportingFailure { try WholeFile.write(SystemsPage.text, to: systems) } }
    if let markdown { return try writeMarkdown(to: markdown) }
    let reference = ApiReference(.ofSpecs)
    if words.isEmpty { return Output.write(reference.overview) }
    do { Output.write(try reference.text(ofWords: words)) } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }

  private func writeMarkdown(to folder: String) throws {
    try reportingFailure {
      for (name, text) in MarkdownReference(.ofSpecs).files { try WholeFile.write(text, to: folder + "/" + name, makesFolder: true) }
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
        lunette types --annotate plugins/cards scripts/cards_spec.lua

      docs/types.md tells what the types say, and how to write some for own classes.
      """)

  @Argument(help: "The folder to write the types into.", completion: .directory)
  var folder = EditorFiles.standardTypesFolder

  @Flag(help: "Write a .luacheckrc too, with the API's globals.")
  var luacheck = false

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Write no types: write ---@class and ---@overload above own classes of these files, and of the Lua files of folders, that lack them.",
      valueName: "file"), completion: .file())
  var annotate: [String] = []

  func validate() throws {
    try refuseEmpty(folder, "The folder of the types")
    for path in annotate { try refuseEmpty(path, "A file to annotate") }
    if !annotate.isEmpty, luacheck { throw ValidationError("--annotate changes scripts and writes nothing else; run lunette types --luacheck beside it.") }
  }

  func run() throws {
    if !annotate.isEmpty { return try annotateScripts() }
    let written = try reportingFailure { try EditorFiles(.ofSpecs, types: folder).write(luacheck: luacheck) }
    Output.write(written.isEmpty ? "everything is current\n" : "wrote \(summary(of: written))\n")
  }

  private func annotateScripts() throws {
    let changed = try reportingFailure { try ClassAnnotations(.ofSpecs).annotate(annotate) }
    Output.write(changed.isEmpty ? "every class is annotated\n" : changed.map { $0 + "\n" }.joined())
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
