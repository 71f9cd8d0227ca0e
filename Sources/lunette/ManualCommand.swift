import ArgumentParser

/// The manual page for `make install`: the text of the help, in the form of man(7); and the same for the documents.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, in the form of man.", shouldDisplay: false)

  @Flag(help: "Print the commands and their options as Markdown.")
  var markdown = false

  func run() throws {
    if markdown { return Output.write(try CommandReference().text) }
    let main = Lunette.configuration
    var page = [".TH LUNETTE 1 \"\" \"lunette \(Lunette.release)\"", ".SH NAME", Self.escaped("lunette - " + main.abstract)]
    page += [".SH SYNOPSIS", ".nf"]
    let commands = main.subcommands.filter { $0.configuration.shouldDisplay }
    for command in commands { page.append(Self.escaped("lunette \(command.name) ...")) }
    page += [".fi", ".SH DESCRIPTION", ".nf", Self.escaped(main.discussion), ".fi"]
    for command in commands {
      page += [".SH LUNETTE \(command.name.uppercased())", ".nf"]
      page.append(Self.escaped(Lunette.helpMessage(for: command, columns: Self.columns)))
      page.append(".fi")
    }
    Output.write(page.joined(separator: "\n") + "\n")
  }

  /// The width of the narrowest usual terminal.
  private static let columns = 80

  /// Escapes a backslash, which begins a command in man pages, a hyphen, which would become a dash, and a dot or quote at a line's start.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : String(plain)
    }.joined(separator: "\n")
  }
}

extension ParsableCommand {
  fileprivate static var name: String { configuration.commandName ?? "\(Self.self)".lowercased() }
}
