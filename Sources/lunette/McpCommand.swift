import ArgumentParser
import Foundation
import LunetteLive

struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Speak the Model Context Protocol on standard input and output, so that other programs can drive apps.",
    discussion: """
      One JSON-RPC 2.0 message a line. An editor or an assistant starts it with the project as its working folder; \
      docs/mcp.md has the tools. It ends with its input.

      Example:
        {"mcpServers": {"lunette": {"command": "lunette", "args": ["mcp"]}}}
      """)

  @OptionGroup var host: HostOptions

  func run() throws {
    var options = host.options
    options.color = false
    let server = McpServer(McpTools(options), resources: McpResources(), version: Lunette.configuration.version)
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace), let answer = server.answer(to: line) else { continue }
      Output.write(answer + "\n")
      Output.flush()
    }
  }
}
