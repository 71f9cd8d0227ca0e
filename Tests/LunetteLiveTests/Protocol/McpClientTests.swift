import Foundation
import TestSupport
import Testing

/// `lunette mcp` and the protocol's official client, the Python package `mcp`, in a virtual environment of the tests.
@Suite struct McpClientTests {
  private static func run(_ program: String, _ arguments: [String]) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: Repository.root)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    guard (try? process.run()) != nil else { return (-1, "\(program) can't be started") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The interpreter of an environment that has the client; nil where there is no Python or no way to the package.
  private static let python: String? = {
    let folder = Repository.root + "/.build/mcp-client"
    let python = folder + "/bin/python"
    if run(python, ["-c", "import mcp"]).status == 0 { return python }
    guard run("python3", ["-m", "venv", folder]).status == 0, run(python, ["-m", "pip", "install", "--quiet", "mcp"]).status == 0 else {
      return nil
    }
    return python
  }()

  @Test(.enabled("without Python or the package mcp there is no client to try") { python != nil })
  func theOfficialClientPlaysFruits() throws {
    let script = Repository.root + "/Tests/LunetteLiveTests/Fixtures/mcp_client.py"
    let lunette = Repository.program.path
    let played = Self.run(try #require(Self.python), [script, lunette, Repository.root])
    #expect(played.status == 0 && played.output.hasSuffix("fine\n"), "\(played.output)")
    let recorded = Self.run(lunette, ["run", ".build/mcp-recording.lua"])
    #expect(recorded.status == 0, "\(recorded.output)")
  }
}
