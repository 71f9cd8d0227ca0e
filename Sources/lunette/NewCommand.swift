import ArgumentParser
import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting
import LunetteTools

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a project, a plugin or a scenario to begin with; its spec passes.",
    subcommands: [Project.self, Plugin.self, Scenario.self])

  struct Project: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "NAME/ with a plugin, a scenario, a spec, settings for editors and linters, and a workflow that runs lunette test.")

    @Argument(help: "The project's name, and its folder's.") var name: String

    func run() throws {
      let written = try reportingFailure { try NewFiles().project(name, api: .ofSpecs) }
      Output.write("wrote \(summary(of: written))\nnext: cd \(name) && lunette test\n")
    }
  }

  struct Plugin: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "plugins/NAME/init.lua, its spec with a kept frame, and the files for editors.")

    @Argument(help: "The plugin's name.") var name: String
    @Option(help: ArgumentHelp("What it begins as: " + PluginTemplate.allCases.map { "\($0.rawValue), \($0.summary)" }.joined(separator: "; ") + "."))
    var template = PluginTemplate.list

    func run() throws {
      let written = try reportingFailure { try NewFiles().plugin(name, template: template, api: .ofSpecs) }
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

extension PluginTemplate: ExpressibleByArgument {}

/// Refuses an empty name, which would stand for the root of all files.
func refuseEmpty(_ folder: String?, _ what: String) throws {
  if folder?.isEmpty ?? false { throw ValidationError("\(what) must have a name.") }
}

/// Prints what went wrong, and ends the process with the status of a failure.
func reportingFailure<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as NSError where error.domain == NSCocoaErrorDomain {
    let path = (error.userInfo[NSFilePathErrorKey] as? String).map(FilePath.shown) ?? "a file"
    Output.complain("\(path) can't be written: \(systemReason(error))")
  } catch {
    Output.complain("\(error)")
  }
  throw ExitStatus.failed
}

/// Limit of files of one folder that are listed; more are summarized. Ours: what can be read at a glance
private let fewFiles = 6

/// A list of files, with the files of a full folder summarized.
func summary(of files: [String]) -> String {
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
