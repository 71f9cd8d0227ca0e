import LunetteTesting
import ScriptTestSupport
import Testing

/// Specs that run for all that they choose. Source: docs/rules/exploring.md 11
@Suite struct ChooseTests {
  private func run(_ body: String, _ plan: ChoosePlan?) throws -> SpecFolder {
    let folder = try SpecFolder()
    try folder.add("chosen", "it('chooses', function() \(body) end)")
    folder.run { $0.choosing = plan }
    return folder
  }

  @Test("the first of each is what a plain run gets") func first() throws {
    let folder = try run("assert.equal('a', choose { 'a', 'b' }) assert.equal(1, choose { 1, 2 })", nil)
    #expect(folder.results.first?.outcome.isFailure == false)
  }

  @Test("each combination that is reached runs once") func all() throws {
    let plan = ChoosePlan()
    let folder = try run("if choose { true, false } then choose { 1, 2, 3 } end", plan)
    #expect(plan.combinations == 4 && plan.tests == 1 && !plan.isCut && folder.results.first?.outcome.isFailure == false)
  }

  @Test("the earliest that fails is told with its values") func fails() throws {
    let plan = ChoosePlan()
    let folder = try run("local a, b = choose { 1, 2, 3 }, choose { 'x', 'y' } assert.is_true(a < 2 or b == 'x')", plan)
    let outcome = try #require(folder.results.first?.outcome)
    #expect(outcome.isFailure && outcome.report.hasSuffix("chosen: 2, \"y\"") && plan.combinations == 4, "\(outcome.report)")
  }

  @Test("no more than the limit are run") func limit() throws {
    let plan = ChoosePlan()
    _ = try run("for _ = 1, 5 do choose { 1, 2, 3, 4, 5, 6, 7 } end", plan)
    #expect(plan.isCut && plan.combinations == ChoosePlan.most)
  }

  @Test("a wrong use is told, and no finding") func wrong() throws {
    for body in ["choose {}", "choose(3)", "choose()"] {
      let plan = ChoosePlan()
      _ = try run(body, plan)
      #expect(plan.problem?.hasPrefix("choose: argument 1 'values' must be") == true, "\(plan.problem ?? "none")")
    }
  }
}
