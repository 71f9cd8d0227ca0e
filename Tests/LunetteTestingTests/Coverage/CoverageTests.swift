import Foundation
import Lua
import LunetteDriver
import LunetteTesting
import ScriptTestSupport
import Testing

/// Which lines of plugins and modules run, and the reports about them.
@Suite struct CoverageTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/list/init.lua",
      """
      local rows = require "rows"

      local function never(x)
        return x + 1
      end

      return {
        numberOfRowsInSection = function() return #rows end,
        cellForRowAt = function(_, _, path)
          local text = rows[path.row]
          if text == "none" then
            text = "-"
          end
          local cell = UITableViewCell {}
          cell.textLabel.text = text
          return cell
        end,
      }
      """)
    try folder.write("plugins/list/rows.lua", "local rows = {}\nfor i = 1, 3 do\n  rows[i] = \"row \" .. i\nend\nreturn rows\n")
    try folder.write("plugins/list/unused.lua", "return {\n  f = function() return 1 end,\n}\n")
    try folder.add("list", "it('shows rows', function() launch('\(folder.path)/plugins/list') end)")
  }

  private func report(_ change: (inout SpecRunner.Options) -> Void = { _ in }) throws -> CoverageReport {
    let summary = folder.run {
      $0.host.measuresCoverage = true
      change(&$0)
    }
    #expect(summary.counts.failed == 0)
    return CoverageReport(try #require(summary.coverage))
  }

  private func counts(_ file: String, in report: CoverageReport) throws -> [Int: Int] {
    let file = try #require(report.files.first { $0.path.hasSuffix(file) })
    return Dictionary(uniqueKeysWithValues: file.counts.map { ($0.line, $0.count) })
  }

  @Test func countsHowOftenEachLineThatCanRunHasRun() throws {
    let report = try report()
    #expect(report.files.map { ($0.path as NSString).lastPathComponent } == ["init.lua", "rows.lua", "unused.lua"])
    let counts = try counts("list/init.lua", in: report)
    #expect(counts[4] == 0 && counts[12] == 0)
    #expect(counts[10] == 3 && counts[11] == 3 && counts[14] == 3)
    #expect(counts[2] == nil && counts[13] == nil)
    #expect(try self.counts("rows.lua", in: report) == [1: 1, 2: 4, 3: 3, 5: 1])
    #expect(try self.counts("unused.lua", in: report).values.allSatisfy { $0 == 0 })
  }

  @Test func functionsThatNobodyCalledAreNamed() throws {
    let file = try #require(report().files.first)
    #expect(file.functions.map(\.name) == ["never", "numberOfRowsInSection", "cellForRowAt"])
    #expect(file.functions.map { $0.count > 0 } == [false, true, true])
    #expect(CoverageFormat.table.text(try report()).contains("plugins/list/init.lua:3: never\n"))
  }

  @Test func coroutinesAndCountedCallsAreMeasuredToo() throws {
    try folder.write(
      "plugins/list/rows.lua",
      "local made = coroutine.wrap(function()\n  for i = 1, 3 do\n    coroutine.yield('row ' .. i)\n  end\nend)\nreturn { made(), made(), made() }\n")
    let plain = try counts("rows.lua", in: report())
    #expect(plain[3] == 3)
    #expect(try counts("rows.lua", in: report { $0.host.limits.instructions = 1_000_000 }) == plain)
  }

  @Test func isTheSameForEveryNumberOfWorkersAndCountsTheFirstOfTwoRuns() throws {
    try folder.add("other", "it('shows rows again', function() launch('\(folder.path)/plugins/list') end)")
    let one = CoverageFormat.lcov.text(try report())
    #expect(CoverageFormat.lcov.text(try report { $0.workers = 2 }) == one)
    #expect(CoverageFormat.lcov.text(try report { $0.twice = true }) == one)
    #expect(try counts("list/init.lua", in: report())[10] == 6)
  }

  @Test func nothingIsMeasuredUnlessItIsAskedFor() { #expect(folder.run().coverage == nil) }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/genhtml")))
  func genhtmlReadsTheTracefileWithoutAComplaint() throws {
    try folder.write("lcov.info", CoverageFormat.lcov.text(try report()))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/genhtml")
    process.arguments = ["\(folder.path)/lcov.info", "-o", "\(folder.path)/html"]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!words.lowercased().contains("warning") && !words.lowercased().contains("error"), "\(words)")
    #expect(words.contains("functions") && FileManager.default.fileExists(atPath: "\(folder.path)/html/index.html"))
  }

  @Test func thePageShowsEachLineWithItsCountAndEscapesTheSource() throws {
    try folder.write("plugins/list/rows.lua", "local a = 1 < 2 and '<b>' or nil\nreturn { a }\n")
    let page = CoverageFormat.page.text(try report())
    #expect(page.contains("<span class=\"c\">1</span>local a = 1 &lt; 2 and '&lt;b&gt;' or nil</span>"))
    #expect(page.contains("class=\"line missed\""))
    #expect(!page.contains("<script") && !page.contains("{{"))
  }

  @Test(
    arguments: [
      ("return 1", [0: [1]]), ("local x\n\nx = 1\n", [0: [1, 3]]),
      ("local function f(a)\n  if a then\n    return 1\n  end\nend\nf()\n", [0: [5, 6], 1: [2, 3]]),
      ("local function f(...)\n  return ...\nend", [0: [3], 1: [2]]), ("function f() end", [0: [1], 1: [1]]),
      ("local t = {\n  'a long constant that is longer than forty characters in all',\n  1.5, 3000000000, nil, true,\n}\nreturn t", [0: [1, 2, 3, 4, 5]]),
    ] as [(String, [Int: Set<Int>])]) func theLinesThatCanRunAreThoseOfLuasCode(source: String, lines: [Int: Set<Int>]) throws
  {
    let layout = try LuaChunkLayout(Array(source.utf8)[...])
    #expect(Dictionary(uniqueKeysWithValues: layout.functions.map { ($0.first, $0.lines) }) == lines)
  }
}
