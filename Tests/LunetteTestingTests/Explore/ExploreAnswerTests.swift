import LunetteDriver
import ScriptTestSupport
import Testing

/// What servers answer, and in which order, where an exploration tries all of it. Source: docs/rules/exploring.md 12
@Suite struct ExploreAnswerTests {
  private let either = "answers = { [\"GET /items\"] = { { json = {} }, \"timedOut\", { status = 500 } } }"

  @Test("each answer that the rules give is tried, and a fault of one is written with it") func answers() throws {
    let run = try ExploreRun("loads", rules: either) { $0.settings.orderBound = 2 }
    #expect(run.last == "1 found: 4 states, 3 transitions")
    #expect(run.finding?.lines == ["app:tap \"Load\""] && run.finding?.orders == ["GET /items is answered with timedOut"])
    let spec = try run.specOfFinding()
    #expect(spec.failed == 1 && spec.text.contains("Server { answers = rules.answers }") && spec.text.contains("schedule = { 1 }"))
    // Other answers are no other order.
    #expect(!run.lines.contains { $0.hasPrefix("order matters") })
  }

  @Test("without --orders the first of each is what comes") func first() throws {
    let run = try ExploreRun("loads", rules: either)
    #expect(run.last == "none: closed, 2 states, 1 transitions, farthest 1")
    #expect(run.lines.contains("answers: the first of each; --orders tries the others"))
  }

  @Test("what is asked for at the launch is answered in each way, too") func launch() throws {
    let run = try ExploreRun("loads_at_launch", rules: "answers = { [\"GET /items\"] = { {}, \"timedOut\" } }") { $0.settings.orderBound = 2 }
    #expect(run.last == "1 found: 3 states, 1 transitions" && run.finding?.length == 1)
    #expect(run.finding?.lines == ["app:tap \"Again\""])
    let spec = try run.specOfFinding()
    #expect(spec.failed == 1 && spec.text.contains("again is broken"))
  }

  @Test("answers under way come in each order, however long they take") func order() throws {
    let rules = "answers = { [\"GET /a\"] = { { latency = 1 } }, [\"GET /b\"] = { { latency = 2 } }, [\"GET /c\"] = { {} } }"
    func last(_ bound: Int?) throws -> String { try ExploreRun("loads_three", rules: rules) { $0.settings.orderBound = bound }.last }
    #expect(try last(nil) == "none: closed, 2 states, 1 transitions, farthest 1")
    // All six orders but the one in which three pairs are turned.
    #expect(try last(2) == "none: closed, 6 states, 5 transitions, farthest 1")
    #expect(try last(.max) == "none: closed, 7 states, 6 transitions, farthest 1")
  }

  @Test("wrong answers are the rules' fault") func wrong() {
    for rules in ["answers = 3", "answers = { [\"GET /items\"] = { \"late\" } }", "answers = { items = { {} } }", "answers = { [\"GET /a\"] = {} }"] {
      #expect(throws: FuzzRulesProblem.self, "\(rules)") { try ExploreRun("loads", rules: rules) }
    }
  }
}
