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

  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions

  func run() throws {
    var options = host.options
    options.color = false
    options.network = network.network == nil ? .beside : try network.choice(for: nil)
    let server = McpServer(McpTools(options), resources: McpResources(), version: Lunette.release)
    var lines = InputLines(longest: McpServer.longestMessage)
    while let line = lines.next() {
      guard !line.allSatisfy(\.isWhitespace), let answer = server.answer(to: line) else { continue }
      Output.write(answer + "\n")
      Output.flush()
    }
  }
}

/// The lines of the standard input. Of a line that is longer than the limit only so much is kept that this can be seen: it may never end.
private struct InputLines {
  /// Units: bytes.
  let longest: Int
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []

  init(longest: Int) { self.longest = longest }

  /// Nil at the end of the input.
  mutating func next() -> String? {
    var line: [UInt8] = []
    var hasRead = false
    while true {
      if rest.isEmpty {
        let count = read(STDIN_FILENO, &block, block.count)
        guard count > 0 else { return hasRead ? String(decoding: line, as: UTF8.self) : nil }
        rest = block[..<count]
      }
      hasRead = true
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)].prefix(max(0, longest + 1 - line.count))
      guard let end else {
        rest = []
        continue
      }
      rest = rest[(end + 1)...]
      return String(decoding: line, as: UTF8.self)
    }
  }
}
