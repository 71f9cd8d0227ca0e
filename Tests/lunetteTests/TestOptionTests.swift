import Foundation
import ScriptTestSupport
import Testing

/// `lunette test` as it is called: the options for properties, machines, coverage and shards, and control-C.
@Suite struct TestOptionTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/lamp/init.lua",
      """
      local lamp = { isOn = false }
      function lamp:didFinishLaunching()
        local window = UIWindow { backgroundColor = "white" }
        local button = UIButton { type = "system", frame = { 20, 40, 100, 44 } }
        button:setTitle("Switch", "normal")
        button:addTarget("touchUpInside", function() self.isOn = not self.isOn end)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end
      function lamp.never()
        return 1
      end
      return lamp
      """)
    try folder.write(
      "spec/lamp_spec.lua",
      """
      it("shines", function() launch("lamp"):tap "Switch" end)
      it("is dark", function() launch "lamp" end)
      property("numbers are numbers", { gen.integer() }, function(number) print("case " .. number) end)
      """)
  }

  private func run(_ command: String) throws -> (status: Int32, text: String) { try folder.run(command: command) }
  private func cases(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.contains("case ") } }
  private func contents(_ path: String) -> String { (try? String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)) ?? "" }
  private func files(_ path: String) -> [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + path)) ?? []).sorted() }

  @Test func casesAndSeedSayWhatPropertiesAreTriedWith() throws {
    let (status, text) = try run("test --cases 7 --seed 3 --prints")
    #expect(status == 0 && cases(text).count == 7, "\(text)")
    #expect(cases(try run("test --cases 7 --seed 3 --prints").text) == cases(text))
    #expect(cases(try run("test --cases 7 --seed 4 --prints").text) != cases(text))
    #expect(cases(try run("test --prints").text).count == 100)
  }

  @Test(arguments: [("--twice", 3), ("--shuffle --seed 9", 3), ("--repeat 3", 9), ("--filter numbers", 1), ("--filter-out numbers", 2)])
  func propertiesAreTestsLikeOthers(options: String, count: Int) throws {
    let (status, text) = try run("test \(options)")
    #expect(status == 0 && text.contains("\n\(count) passed, 0 failed\n"), "\(text)")
  }

  @Test func shardsHaveEachTestOnceAndMergeTheirTimes() throws {
    let shards = try (1...2).map { try run("test --list --shard \($0)/2").text.split(separator: "\n") }
    #expect(shards.joined().sorted() == (try run("test --list").text).split(separator: "\n").sorted())
    for shard in 1...2 { #expect(try run("test --shard \(shard)/2 --timings times.tsv").status == 0) }
    #expect(contents("times.tsv").split(separator: "\n").count == 3)
    let divided = try run("test --shard 1/2 --timings times.tsv")
    #expect(divided.status == 0 && divided.text.contains("shards by the times in times.tsv: 1: "), "\(divided.text)")
  }

  @Test func aFailureIsKeptTriedFirstAndPrunedWhenItIsMended() throws {
    func spec(_ condition: String) throws {
      try folder.write("spec/lamp_spec.lua", "property(\"is small\", { gen.integer(0, 1000) }, function(number) assert.is_true(\(condition)) end)")
    }
    try spec("number < 100")
    let failed = try run("test")
    #expect(failed.status == 1 && failed.text.contains("local values = { 100 }"), "\(failed.text)")
    #expect(try run("test").text.contains("the kept example fails"))
    try spec("number >= 0")
    #expect(try run("test").status == 0)
    #expect(files("spec/__examples__").count(where: { $0.hasSuffix(".txt") }) == 1)
    #expect(try run("test --prune").status == 0)
    #expect(!files("spec/__examples__").contains { $0.hasSuffix(".txt") })
  }

  @Test func everyReportTellsAProperty() throws {
    let forms = ["terminal", "tap", "junit", "json", "github"]
    let (status, text) = try run("test --report page " + forms.map { "--reporter \($0):out/\($0)" }.joined(separator: " "))
    #expect(status == 0, "\(text)")
    for form in ["tap", "junit", "json"] { #expect(contents("out/\(form)").contains("numbers are numbers"), "\(form)") }
    #expect(contents("out/terminal").contains("3 passed") && files("out").count == forms.count)
  }

  @Test func coverageIsToldInEachFormAndHeldToALeast() throws {
    let (status, text) = try run("test --coverage --coverage=lcov:out/lcov.info --coverage=page:out/page.html --coverage-min 50")
    #expect(status == 0 && text.contains("plugins/lamp/init.lua") && text.contains("never"), "\(text)")
    #expect(contents("out/lcov.info").contains("SF:") && contents("out/page.html").contains("plugins/lamp/init.lua"))
    let low = try run("test --filter dark --coverage-min 100")
    #expect(low.status == 1 && low.text.contains("below --coverage-min 100"), "\(low.text)")
  }

  // MARK: Control-C

  /// The file `begun.svg` shows that the first test has ended.
  private static let endless = """
    it("begins", function() launch("lamp"):save "begun.svg" end)
    property("goes on and on", { gen.integer() }, function() end, { cases = 1000000000 })
    it("never runs", function() end)
    """

  @Test(arguments: ["", "-j 2 ", "--coverage "])
  func controlCEndsARunWithAllThatItHas(options: String) throws {
    try folder.write("spec/lamp_spec.lua", Self.endless)
    try folder.write("spec/zebra_spec.lua", "it('comes later', function() end)")
    let (status, text) = try folder.run(
      command: "test \(options)--timings times.tsv --reporter terminal --reporter json:out.json", interruptedWhen: "begun.svg")
    #expect(status == 130, "\(text)")
    #expect(text.contains("control-C once more ends it at once") && text.contains("lunette test: interrupted after "), "\(text)")
    #expect(!text.contains("goes on and on") && !text.contains("never runs"))
    #expect(contents("times.tsv").contains("begins") && contents("out.json").contains("begins"))
  }

  @Test func controlCPrunesNothingAndForgetsNoFailure() throws {
    try folder.write("spec/lamp_spec.lua", "it('fails', function() assert.is_true(false) end)\n" + "it('never runs', function() error 'once' end)")
    #expect(try run("test").status == 1)
    try folder.write("spec/lamp_spec.lua", Self.endless)
    try folder.write("spec/__frames__/lamp_spec/kept.txt", "frame")
    let (status, text) = try folder.run(command: "test --prune", interruptedWhen: "begun.svg")
    #expect(status == 130 && text.contains("nothing was pruned"), "\(text)")
    #expect(contents("spec/__frames__/lamp_spec/kept.txt") == "frame")
    #expect(contents(".lunette/last-failed.json").contains("never runs"))
  }

  @Test func controlCEndsACampaignAndMutantsInWords() throws {
    let fuzz = try folder.run(command: "fuzz lamp --for 100000 -j 1", interruptedWhen: ".lunette/fuzz/lamp/corpus")
    #expect(fuzz.status == 0 && fuzz.text.contains("; interrupted\n"), "\(fuzz.text)")
    #expect(!contents(".lunette/fuzz/lamp/coverage.info").isEmpty)
    try folder.write(
      "spec/lamp_spec.lua",
      "it('begins', function() launch('lamp'):save 'begun.svg' end)\n"
        + "property('goes on and on', { gen.integer() }, function() launch 'lamp' end, { cases = 1000000000 })")
    let mutate = try folder.run(command: "mutate lamp --spec spec/lamp_spec.lua", interruptedWhen: "begun.svg")
    #expect(mutate.status == 130 && mutate.text.contains("interrupted"), "\(mutate.text)")
  }
}
