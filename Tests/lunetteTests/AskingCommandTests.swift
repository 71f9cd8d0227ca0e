import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// Questions about runs, and what they cost, as the whole program answers them. The plugins are in Tests/Fixtures/debug.
@Suite struct AskingCommandTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    for name in ["plugins", "scripts"] {
      try FileManager.default.copyItem(atPath: "\(Repository.root)/Tests/Fixtures/debug/\(name)", toPath: "\(folder.path)/\(name)")
    }
  }

  private func lunette(_ command: String) throws -> String { try folder.run(command: command).text }

  @Test("Z-131, Z-133: every change of a property, and one that was never set") func changes() throws {
    _ = try lunette("run --quiet --log steps.log scripts/steps.lua")
    let all = try lunette("why steps.log set '\"15\".frame' --all")
    #expect(all.contains("5 changes:") && all.contains("init.lua:17"))
    for (frame, width) in [(3, 279), (36, 277), (69, 273), (102, 265)] {
      #expect(all.contains("frame \(frame) (") && all.contains("-> CGRect {20, 60, \(width), 30}"))
    }
    #expect(try lunette("why scripts/steps.lua set '\"Count\".alpha'").contains("never set"))
  }

  @Test("Z-134, Z-141: who called a method, and why a row's first cell isn't seen") func rows() throws {
    _ = try lunette("run --quiet --log rows.log scripts/rows.lua")
    let called = try lunette("why rows.log called UITableView.reloadRows")
    #expect(called.contains("plugins/rows/init.lua:16") && called.contains("finger 1's tap, in frame 3"))
    #expect(try lunette("why scripts/rows.lua hidden '\"Row 1\"'").contains("its cell shows row 1.15 now"))
  }

  @Test("Z-145 to Z-147, Z-149: instructions by function and line, the same in each run") func profiles() throws {
    let functions = try lunette("profile scripts/steps.lua --by function")
    for row in [
      "200           248      4  Counter:bump", "32            32     16  add", "16            24      4  twice",
      "16           264      4  plugins/steps/init.lua:21",
    ] {
      #expect(functions.contains(row), "\(row)")
    }
    // 51 of the launch and four times 66, and the main chunk.
    #expect(functions.contains("331 instructions") && functions.contains("16            16      1  main chunk"))
    let lines = try lunette("profile scripts/steps.lua --by line")
    for (count, line) in [(60, 28), (40, 32), (28, 27), (16, 5), (16, 6)] { #expect(lines.contains("\(count)  plugins/steps/init.lua:\(line) ")) }
    #expect(try lunette("profile scripts/steps.lua --json") == lunette("profile scripts/steps.lua --json"))
    // A line that holds a function goes by the one that has run most of it.
    try folder.write("plugins/short/init.lua", "return { didFinishLaunching = function() local sum = 0 for i = 1, 100 do sum = sum + i end end }\n")
    try folder.write("scripts/short.lua", "launch \"short\"\n")
    #expect(try lunette("profile scripts/short.lua --by line").contains("plugins/short/init.lua:1  didFinishLaunching"))
  }

  private struct Speedscope: Decodable {
    struct Profile: Decodable { let unit: String, endValue: Int, events: [Event] }
    struct Event: Decodable { let type: String, frame: Int, at: Int }
    let profiles: [Profile]
  }

  @Test("Z-150: in a file for speedscope every function that is entered is left") func speedscope() throws {
    _ = try lunette("profile scripts/steps.lua --speedscope steps.json")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/steps.json"))
    let profile = try #require(try JSONDecoder().decode(Speedscope.self, from: data).profiles.first)
    #expect(profile.unit == "none" && profile.endValue == 331)
    var (open, last): ([Int], Int) = ([], 0)
    for event in profile.events {
      #expect(event.at >= last)
      last = event.at
      if event.type == "O" { open.append(event.frame) } else { #expect(open.popLast() == event.frame) }
    }
    #expect(open.isEmpty)
  }

  @Test("Z-151: one instruction more in a line is seen, in its function alone") func compares() throws {
    try lunette("profile scripts/steps.lua --json").write(toFile: folder.path + "/before.json", atomically: true, encoding: .utf8)
    let path = folder.path + "/plugins/steps/init.lua"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacingOccurrences(of: "total = add(total, i)", with: "total = add(total, i) + 0").write(toFile: path, atomically: true, encoding: .utf8)
    let told = try lunette("profile before.json scripts/steps.lua")
    #expect(told.contains("200  212         +12  Counter:bump") && told.contains("331 -> 343 instructions, +12") && !told.contains("add "))
  }
}
