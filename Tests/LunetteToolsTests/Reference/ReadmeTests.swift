import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// The samples of the README and of the guides print what these documents show.
@Suite struct ReadmeTests {
  /// The fenced blocks of a language, in order.
  func blocks(_ language: String, in document: String = "/README.md") throws -> [String] {
    let text = try String(contentsOfFile: Repository.root + document, encoding: .utf8)
    return text.components(separatedBy: "```" + language + "\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  func output(of path: String) throws -> String {
    try ScriptHost.printed { try $0.run(file: path) }
  }

  @Test func theFrameIsOneThatTheDemonstrationPrints() throws {
    let text = try String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)
    let frame = text.components(separatedBy: "```\n")[1].trimmingCharacters(in: .newlines)
    #expect(frame.hasPrefix("── frame"))
    #expect(try output(of: Repository.root + "/scripts/timetypes.lua").contains(frame))
  }

  /// What each Lua sample of a guide prints, in order. Their plugins are looked for in the folder in which the tests run, the project's.
  func outputs(of guide: String) throws -> [String] {
    try blocks("lua", in: guide).map { source in
      let path = NSTemporaryDirectory() + "lunette-guide-\(ProcessInfo.processInfo.globallyUniqueString).lua"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      return try output(of: path)
    }
  }

  /// Every guide that there is, so that none can be forgotten.
  static let guides = ((try? FileManager.default.contentsOfDirectory(atPath: Repository.root + "/docs")) ?? []).filter { $0.hasSuffix(".md") }.sorted()

  @Test(arguments: guides) func everySampleOfAGuideRuns(guide: String) throws {
    let folder = try SpecFolder()
    for (number, sample) in try blocks("lua", in: "/docs/" + guide).enumerated() {
      // A sample that begins with a file's name is that file; others are scenarios.
      let first = sample.prefix { !$0.isNewline }
      let name = first.hasPrefix("-- ") && first.hasSuffix(".lua") ? String(first.dropFirst(3)) : "scripts/sample\(number + 1).lua"
      try folder.write(name, sample)
      if name.hasSuffix("_spec.lua") {
        let counts = folder.run(file: name, frames: .writeMissing).counts
        #expect(counts.passed > 0 && counts.failed == 0, "\(name): \(folder.written)")
      } else if name.hasPrefix("scripts/") {
        _ = try output(of: folder.path + "/" + name)
      }
    }
  }

  @Test func theSamplesOfTheGuideToScrollingRun() throws {
    let printed = try outputs(of: "/docs/scrolling.md")
    #expect(printed.count == 3)
    #expect(printed.first?.hasPrefix("stands at\t") == true)
    #expect(printed.dropFirst().first?.hasPrefix("card\t") == true)
    #expect(printed.last == "scale 1.93, content 616 pt wide\n")
  }

  @Test func theSamplesOfTheGuideToPlotsRun() throws {
    let printed = try outputs(of: "/docs/plots.md")
    let text = try String(contentsOfFile: Repository.root + "/docs/plots.md", encoding: .utf8)
    #expect(text.contains("```\n" + printed[0] + "```"), "the chart that is shown is the one that is printed")
    #expect(printed[1].contains("● layer.presentation.position.x  ○ layer.position.x") && printed[1].hasSuffix("31\t205.0\n"))
    #expect(printed[2] == "it came back\n")
  }

  @Test func theSamplesOfTheGuideToTheKeyboardRun() throws {
    let printed = try outputs(of: "/docs/keyboard.md")
    #expect(printed[0].contains("Name") && printed.contains { $0.hasPrefix("moved\tthe map\t") })
  }

  @Test func theSamplesOfTheGuideToGesturesRun() throws {
    let printed = try outputs(of: "/docs/gestures.md")
    #expect(printed.map { String($0.prefix { $0 != "\n" && $0 != "\t" }) }.prefix(3) == ["began", "checked:", "twice"])
    #expect(printed.last?.contains("recognized first and excludes it") == true)
  }

  @Test func theSamplesOfTheGuideToFramesRun() throws {
    for printed in try outputs(of: "/docs/frames.md") {
      #expect(printed.contains("\"class\":\"UITableViewCell\"") && printed.contains("</svg>"))
    }
  }

  @Test func theSamplesOfTheGuideToTablesRun() throws {
    let printed = try outputs(of: "/docs/tables.md")
    #expect(printed.contains { $0.contains("on the way") && $0.contains("done\ttrue") })
    #expect(printed.contains { $0.contains("applied") && $0.contains("2.2\tZoe") })
  }

  /// Every line of a document's shell samples that calls `lunette`, by the program itself in a copy of the project. Left out are what never
  /// ends and what needs a program that may be missing; whole folders of specs are listed, for they run elsewhere.
  @Test(arguments: ["README.md"] + guides.map { "docs/" + $0 }) func theShellSamplesRun(document: String) throws {
    let program = Repository.program
    let lines = try blocks("sh", in: "/" + document).flatMap { $0.split(separator: "\n") }
    // Some commands run until somebody ends them; one needs a checker on the machine.
    let commands = lines.filter { line in
      line.hasPrefix("lunette ") && !["--watch", "png", "lunette play", "lunette record", "--play", "lunette check"].contains { line.contains($0) }
    }
    if document == "README.md" { #expect(commands.count >= 10) }
    if commands.isEmpty { return }
    let folder = try SpecFolder()
    try copyProject(to: folder.path, for: commands.joined(separator: "\n"))
    // A Lua sample that begins with a file's name is that file.
    for source in try blocks("lua", in: "/" + document) {
      guard let name = source.firstMatch(of: #/^-- (scripts/\S+\.lua)\n/#)?.1 else { continue }
      try source.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
    }
    for command in commands {
      let text = String(command.dropFirst("lunette ".count).prefix { $0 != "#" }) + " "
      let isOfFolder = text.hasPrefix("test ") && !text.contains(".lua")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // What is measured needs a run; a small one.
      let fuzzes = text.hasPrefix("fuzz ")
      let added = fuzzes ? "--events 300 -j 1" : !isOfFolder ? "" : text.contains("--coverage") ? "scripts/fruits_spec.lua" : "--list"
      process.arguments = ["-c", "'\(program.path)' \(text) \(added)"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let words = Pipe()
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, words)
      try process.run()
      let complaint = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      // Whether so many lines ran, and whether something was found, is told by the status.
      let mayFail = text.contains("--coverage-min") || text.contains("--like") || fuzzes
      #expect(process.terminationStatus == 0 || mayFail && process.terminationStatus == 1, "\(command): \(complaint)")
    }
  }

  /// Plugins and scripts, of the specs those that the commands name or whose plugin they name, and two more: what reads a whole folder of specs would take
  /// most of the time for the others.
  private func copyProject(to folder: String, for commands: String) throws {
    let files = FileManager.default
    try files.copyItem(atPath: Repository.root + "/plugins", toPath: folder + "/plugins")
    let plugins = try files.contentsOfDirectory(atPath: folder + "/plugins").filter { commands.contains($0) } + ["fruits_spec", "timetypes_spec"]
    try files.createDirectory(atPath: folder + "/scripts", withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: Repository.root + "/scripts") {
      if name.hasSuffix("_spec.lua"), !commands.contains(name), !plugins.contains(where: { name.hasPrefix($0) }) { continue }
      try files.copyItem(atPath: Repository.root + "/scripts/" + name, toPath: folder + "/scripts/" + name)
    }
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
