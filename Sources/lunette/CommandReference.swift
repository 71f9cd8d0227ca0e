import ArgumentParser
import Foundation

/// The commands and their options as Markdown, made from what the argument parser knows.
struct CommandReference {
  /// What `_dumpHelp` writes, as far as the reference needs it. Source: swift-argument-parser, ArgumentParserToolInfo
  private struct Tool: Decodable { let command: Command }

  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  private struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
      var written: String { (kind == "long" ? "--" : "-") + name }
    }
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  let text: String

  init() throws {
    let tool = try JSONDecoder().decode(Tool.self, from: Data(Lunette._dumpHelp().utf8))
    var text = "# The command line\n\n\(tool.command.abstract ?? "")\n\n\(Self.markdown(tool.command.discussion ?? ""))"
    for command in tool.command.subcommands ?? [] { text += Self.section(command, within: tool.command.commandName) }
    self.text = text
  }

  private static func section(_ command: Command, within parents: String) -> String {
    guard command.shouldDisplay != false, command.commandName != "help" else { return "" }
    let name = parents + " " + command.commandName
    var text = "\n## \(name)\n\n\(command.abstract ?? "")\n\n\(markdown(command.discussion ?? ""))"
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && $0.abstract != nil }
    if !arguments.isEmpty {
      text += "\n| written | what it does |\n|---|---|\n" + arguments.map { "| \(written($0)) | \(meaning(of: $0)) |\n" }.joined()
    }
    return text + (command.subcommands ?? []).map { section($0, within: name) }.joined()
  }

  private static func written(_ argument: Argument) -> String {
    let value = argument.valueName.map { "<\($0)>" } ?? ""
    guard argument.kind != "positional" else { return "`\(value)\(argument.isRepeating ? " ..." : "")`" }
    let names = (argument.names ?? []).map(\.written)
    return names.map { "`\(argument.kind == "option" ? $0 + " " + value : $0)`" }.joined(separator: ", ")
  }

  private static func meaning(of argument: Argument) -> String {
    let text = (argument.abstract ?? "").replacing("\n", with: " ").replacing("|", with: "\\|").replacing("<", with: "&lt;")
    return text + (argument.defaultValue.map { " Default: `\($0)`." } ?? "")
  }

  /// Lines that are indented below "Example:" become a block of commands.
  private static func markdown(_ discussion: String) -> String {
    var text = ""
    var isInBlock = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) where line != "Example:" {
      let isCode = line.hasPrefix("  ")
      if isCode != isInBlock { text += isCode ? "```\n" : "```\n\n" }
      isInBlock = isCode
      text += (isCode ? line.dropFirst(2) : line) + "\n"
    }
    if isInBlock { text += "```\n" }
    return text.replacing("\n\n\n", with: "\n\n")
  }
}
