import Foundation
import Lua
import LunetteScript

/// The reference as Markdown, a few files that link to each other.
public struct MarkdownReference {
  private let api: ApiDescription

  public init(_ api: ApiDescription) { self.api = api }

  /// The texts, by file name.
  public var files: [String: String] {
    [
      "README.md": index,
      "classes.md": heading("Classes") + classes.map(text).joined(separator: "\n"),
      "scenarios.md": heading("Scenarios") + "## Functions\n\n" + table(of: api.functions) + "\n"
        + scenarioClasses.map(text).joined(separator: "\n"),
      "values.md": heading("Values") + api.values.map(text).joined(separator: "\n"),
      "protocols.md": heading("Protocols: what data sources, delegates and plugins may have")
        + api.protocols.map(text).joined(separator: "\n"),
      "not-simulated.md": heading("What is not simulated") + notSimulated,
      "specs.md": heading("Specs") + "## Words\n\n" + table(of: api.specWords) + "\n## Assertions\n\n"
        + table(of: api.assertions, prefix: "assert."),
    ]
  }

  /// Classes that belong to scenarios rather than to UIKit.
  private static let ofScenarios: Set<String> = ["App", "Finger", "Plot", "Timer"]
  private var classes: [ApiDescription.Class] { (api.classes + api.libraryClasses).filter { !Self.ofScenarios.contains($0.name) } }
  private var scenarioClasses: [ApiDescription.Class] { api.classes.filter { Self.ofScenarios.contains($0.name) } }

  private var notSimulated: String {
    func table(_ entries: [NotSimulated.Entry]) -> String {
      "| of UIKit | here |\n|---|---|\n"
        + entries.map { entry in
          "| " + entry.names.map { "`\($0)`" }.joined(separator: " ") + " | \(Self.sentence(entry.instead)) |\n"
        }.joined()
    }
    return "A script that names one of the first two kinds gets an error that says what to do instead.\n\n## Classes and other globals\n\n"
      + table(NotSimulated.entries) + "\n## Members of classes that there are\n\n" + table(NotSimulated.members)
      + "\n## What does less than on a device\n\n" + table(NotSimulated.partly) + "\n## Kept without effect\n\n" + kept
  }

  /// Members that are kept as they were set, and do nothing else; their own descriptions say so.
  private var kept: String {
    var rows = ""
    for owner in classes {
      let names = owner.members.filter { $0.doc.hasPrefix(Self.keptMark) }.map { "`\($0.name)`" }
      if !names.isEmpty { rows += "| `\(owner.name)` | \(names.joined(separator: " ")) |\n" }
    }
    return "These are kept as they were set, and change nothing; the methods among them do nothing.\n\n| class | members |\n|---|---|\n" + rows
  }

  private static let keptMark = "Kept"

  /// A text that begins with code stays as it is.
  private static func sentence(_ text: String) -> String {
    let isCode = text.prefix { $0 != " " }.contains { "(.:=".contains($0) }
    return (isCode ? text : text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  private func heading(_ title: String) -> String {
    "# \(title)\n\n<!-- Written by `make docs` from the API's registry; changes here are lost. -->\n\n"
  }

  private var index: String {
    func links(_ names: [String], _ file: String) -> String {
      names.map { "[\($0)](\(file)#\($0.lowercased()))" }.joined(separator: ", ") + "\n"
    }
    return heading("Reference")
      + """
      The whole Lua API, as the host declares it. `lunette api NAME` shows the same in a terminal, `lunette types` writes it for editors.

      - **Classes**: \(links(classes.map(\.name), "classes.md"))
      - **Scenarios**: [functions](scenarios.md#functions), \(links(scenarioClasses.map(\.name), "scenarios.md"))
      - **Values**: \(links(api.values.map(\.name), "values.md"))
      - **Protocols**: \(links(api.protocols.map(\.name), "protocols.md"))
      - **[What is not simulated](not-simulated.md)**, and what to do instead
      - **Specs**: [words](specs.md#words), [assertions](specs.md#assertions)

      Rows, sections and positions count from 1. Points, seconds of the simulated clock, radians, points per second.
      An argument in brackets may be left out.

      """
  }

  private func text(of declared: ApiDescription.Class) -> String {
    var text = "## \(declared.name)\n\n\(declared.doc)"
    if let superclass = declared.superclass { text += " Derives from [\(superclass)](#\(superclass.lowercased()))." }
    if !declared.isConstructible { text += " Scripts can't make one." }
    text += "\n"
    let keys = declared.constructorKeys.filter { key in !declared.members.contains { $0.kind == .property && $0.name == key.name } }
    let rows =
      keys.map { ["`\(declared.name) { \($0.name) = }`", $0.type.plain, $0.doc] } + declared.members.map { row($0, prefix: $0.separator) }
    return text + (rows.isEmpty ? "" : "\n" + table(rows)) + optionLists(declared.members, prefix: declared.name + ":")
  }

  private func text(of methods: ApiDescription.ProtocolMethods) -> String {
    "## \(methods.name)\n\n\(methods.doc)"
      + (methods.inherits.map { " It may have the methods of [\($0)](#\($0.lowercased())) too." } ?? "") + "\n\n"
      + table(of: methods.methods)
  }

  private func table(of members: [ApiDescription.Member], prefix: String = "") -> String {
    table(members.map { row($0, prefix: prefix) }) + optionLists(members, prefix: "")
  }

  private func row(_ member: ApiDescription.Member, prefix: String) -> [String] {
    let call = member.isProperty ? member.name : String(member.signature.prefix { $0 != ")" }) + ")"
    return ["`\(prefix)\(call)`", member.type?.plain ?? "", member.wholeDoc]
  }

  /// The option tables of methods.
  private func optionLists(_ members: [ApiDescription.Member], prefix: String) -> String {
    members.map { member in
      member.parameters.map { parameter in
        guard let fields = parameter.type.options else { return "" }
        let rows = fields.map { ["`\($0.name)`", $0.type.plain, $0.doc + ($0.isOptional ? "" : " Needed.")] }
        return "\nOptions of `\(prefix)\(member.name)`:\n\n" + table(rows)
      }.joined()
    }.joined()
  }

  private func table(_ rows: [[String]]) -> String {
    "| | type | |\n|---|---|---|\n"
      + rows.map { "| " + $0.map { $0.oneLine.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |\n" }.joined()
  }
}
