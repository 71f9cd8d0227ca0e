import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import TestSupport
import Testing

/// Points of a run. Source: docs/rules/debugging.md 1
@Suite struct MomentTests {
  static let folder = Repository.root + "/Tests/Fixtures/debug"

  @Test(arguments: ["412", "412.3", "412.3+118", "2:412.3+118", "2:412", "scenario+4711", "test+5"])
  func aMomentIsReadAsItIsWritten(text: String) throws { #expect(try #require(Moment(text)).description == text) }

  @Test(arguments: ["", "a", "3.0", "3.", ".1", "3.1+", "3.1+x", "0:3", "-1", "3.1+-2", "99999999999999999999", "scenario+", "tests+1", "3.1+1+1", "٣"])
  func otherTextsAreNoMoments(text: String) { #expect(Moment(text) == nil) }

  @Test func signsAndZerosAreLeftOut() {
    #expect(Moment("#412.3+118")?.description == "412.3+118")
    #expect(Moment("3.1+0") == Moment("3.1"))
    #expect(Moment("scenario") == Moment("scenario+0"))
  }

  private static func options() -> ScriptHost.Options {
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    return options
  }

  /// Where the script stands at each moment, as the positions of lines that were measured with hooks.
  @Test(arguments: [
    ("steps", "3.1", "init.lua:21:"), ("steps", "3.1+3", "init.lua:26:"), ("steps", "3.1+31", "init.lua:27:"), ("steps", "3.1+32", "init.lua:30:"),
    ("steps", "36.1+43", "init.lua:31:"), ("steps", "102.1+64", "init.lua:34:"), ("steps", "3.1+39", "init.lua:5:"), ("threads", "15.1+4", "init.lua:12:"),
    ("threads", "15.1+7", "init.lua:5:"), ("threads", "15.1+13", "init.lua:21:"), ("rows", "3.1", "init.lua:15:"), ("rows", "3.3", "init.lua:9:"),
    ("steps", "0.1", "init.lua:1:"), ("threads", "0.2", "Pump.lua:1:"),
  ])
  func aRunComesToEachMoment(name: String, text: String, position: String) throws {
    let moment = try #require(Moment(text))
    var found: String?
    let came = try Rerun.scenario("\(Self.folder)/scripts/\(name).lua").visit(moment, Self.options()) { visit in
      visit.stack.reserve(8)
      found = visit.host.withWholeNames(visit.stack.position)
      #expect(visit.moment == moment)
    }
    #expect(came && found?.hasSuffix(position) == true, "\(found ?? "nothing")")
  }

  /// By its inputs and by its script a run comes through the same moments, with a budget, coverage and a log as well.
  @Test func aMomentIsTheSameInEveryKindOfRun() throws {
    let moment = try #require(Moment("36.1+32"))
    var positions: [String] = []
    func note(_ visit: MomentVisit) {
      visit.stack.reserve(8)
      positions.append(visit.host.withWholeNames(visit.stack.position))
    }
    let script = "\(Self.folder)/scripts/steps.lua"
    #expect(try Rerun.scenario(script).visit(moment, Self.options(), note))
    var options = Self.options()
    options.limits.instructions = 1_000_000
    options.measuresCoverage = true
    #expect(try Rerun.scenario(script).visit(moment, options, note))
    let logged = try LoggedRuns(try ReplayTests.log(script), path: "run.log")
    let run = try #require(logged.runs.first?.runs()[1])
    #expect(try Rerun.plugin(run).visit(moment, Self.options(), note))
    #expect(positions.count == 3 && Set(positions).count == 1, "\(positions)")
  }

  @Test func aCallThatEndsBeforeStandsAtItsEnd() throws {
    var stood: Moment?
    #expect(try Rerun.scenario("\(Self.folder)/scripts/steps.lua").visit(try #require(Moment("3.1+500")), Self.options()) { stood = $0.moment })
    #expect(stood?.description == "3.1+66")
  }

  @Test func theEndOfAFrameIsAMoment() throws {
    var frame: Int?
    #expect(try Rerun.scenario("\(Self.folder)/scripts/steps.lua").visit(try #require(Moment("40")), Self.options()) { frame = $0.app?.simulation.frameCount })
    #expect(frame == 40)
  }

  @Test func aMomentThatNeverComesIsToldSo() throws {
    for text in ["4000", "3.9", "2:3.1"] {
      #expect(try !Rerun.scenario("\(Self.folder)/scripts/steps.lua").visit(try #require(Moment(text)), Self.options()) { _ in Issue.record("visited") })
    }
  }

  /// A script that catches every error can't keep a run alive that was left.
  @Test func aRunThatIsLeftEnds() throws {
    let path = NSTemporaryDirectory() + "lunette-left-\(UUID().uuidString.prefix(8)).lua"
    try "local n = 0 while n < 1e9 do pcall(function() n = n + 1 coroutine.wrap(function() n = n + 1 end)() end) end".write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try Rerun.scenario(path).visit(Moment(.scenario(done: 5000)), Self.options()) { _ in })
  }

  @Test func callsInALogHaveTheirNumbers() throws {
    let log = try ReplayTests.log("\(Self.folder)/scripts/rows.lua")
    let calls = log.split(separator: "\n").filter { $0.contains("\"call\"") }
    #expect(calls[0].contains("\"number\":2") && calls[1].contains("\"number\":3") && calls[1].contains("\"count\":13"))
    #expect(calls[2].contains("didSelectRowAt") && calls[2].contains("\"number\":1"))
    let outcome = try ReplayTests.replay(log.replacing(/,"number":\d+/, with: ""))
    #expect(outcome.difference == nil, "a log of before has no numbers")
  }
}
