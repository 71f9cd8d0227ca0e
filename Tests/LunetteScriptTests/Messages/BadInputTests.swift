import Foundation
import LunetteDriver
import LunetteScript
import TestSupport
import Testing

/// A script that gives the host a wrong value gets one message, with the position, the callback and row, and the expected value.
@Suite struct BadInputTests {
  static let folder = Repository.root + "/Tests/LunetteScriptTests/Fixtures/bad"
  static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lua") }.sorted()

  /// Each script's first line is `-- expect: ` and the whole message, with `\n` for a line's end.
  @Test(arguments: scripts) func isRefusedInTheseWords(script: String) throws {
    let path = Self.folder + "/" + script
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let prefix = "-- expect: "
    let first = text.split(separator: "\n", maxSplits: 1)[0]
    try #require(first.hasPrefix(prefix))
    var options = ScriptHost.Options()
    options.output = { _ in }
    let host = ScriptHost(options: options)
    defer { host.close() }
    let failure = try #require(throws: ScriptFailure.self) { try host.run(file: path) }
    // Paths are shown from the working folder, or whole where that lies elsewhere.
    let fixtures = (Self.folder as NSString).deletingLastPathComponent + "/"
    let shown = [fixtures, fixtures.replacingOccurrences(of: FileManager.default.currentDirectoryPath + "/", with: "")]
    let message = shown.reduce(failure.message) { $0.replacingOccurrences(of: $1, with: "") }
    #expect(message.replacingOccurrences(of: "\n", with: "\\n") == first.dropFirst(prefix.count))
  }

  @Test func everyCaseHasAScript() { #expect(Self.scripts.count >= 45) }
}
