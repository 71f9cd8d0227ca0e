import Foundation
import LunetteScript
import LunetteTesting
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The fenced blocks of a language, in order.
  func blocks(_ language: String, in document: String = "/README.md") throws -> [String] {
    let text = try String(contentsOfFile: Self.root + document, encoding: .utf8)
    return text.components(separatedBy: "```" + language + "\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  func output(of path: String) throws -> String {
    final class Printed { var text = "" }
    let printed = Printed()
    var options = ScriptHost.Options()
    options.output = { printed.text += $0 }
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(file: path)
    return printed.text
  }

  @Test func theFrameIsOneThatTheDemonstrationPrints() throws {
    let text = try String(contentsOfFile: Self.root + "/README.md", encoding: .utf8)
    let frame = text.components(separatedBy: "```\n")[1].trimmingCharacters(in: .newlines)
    #expect(frame.hasPrefix("── frame"))
    #expect(try output(of: Self.root + "/scripts/timetypes.lua").contains(frame))
  }

  @Test func theSamplesOfTheGuideToGesturesRun() throws {
    var printed: [String] = []
    for source in try blocks("lua", in: "/docs/gestures.md") {
      let path = NSTemporaryDirectory() + "lunette-guide-\(ProcessInfo.processInfo.globallyUniqueString).lua"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      printed.append(try output(of: path))
    }
    #expect(printed.map { String($0.prefix { $0 != "\n" && $0 != "\t" }) }.prefix(3) == ["began", "checked:", "twice"])
    #expect(printed.last?.contains("recognized first and excludes it") == true)
  }

  @Test func theScenarioAndThePluginRun() throws {
    let lua = try blocks("lua")
    let folder = NSTemporaryDirectory() + "lunette-readme-\(ProcessInfo.processInfo.globallyUniqueString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/plugins/fruits", withIntermediateDirectories: true)
    try lua[1].write(toFile: folder + "/plugins/fruits/init.lua", atomically: true, encoding: .utf8)
    try lua[0].write(toFile: folder + "/scenario.lua", atomically: true, encoding: .utf8)
    #expect(try output(of: folder + "/scenario.lua").contains("· at rest"))
    try lua[2].write(toFile: folder + "/fruits_spec.lua", atomically: true, encoding: .utf8)
    let runner = SpecRunner(options: SpecRunner.Options(host: ScriptHost.Options(), frames: .writeMissing)) { _ in }
    let counts = runner.run([folder + "/fruits_spec.lua"]).counts
    #expect(counts.passed == 2)
    #expect(counts.total == 2)
  }
}
