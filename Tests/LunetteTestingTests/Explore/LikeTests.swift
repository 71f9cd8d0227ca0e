import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// Two apps in step, and one level of a search at a time. The plugins are in Tests/Fixtures/explore.
@Suite struct LikeTests {
  private func path(_ name: String) -> String { name.contains("/") ? name : "\(Repository.root)/Tests/Fixtures/explore/\(name)" }

  private func options(_ name: String, _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> Exploration.Options {
    var settings = ExploreSettings(fuzz: FuzzSettings(plugin: path(name), host: ScriptHost.Options()))
    settings.kinds = try ExploreKind.kinds(named: "taps")
    var options = Exploration.Options(settings: settings)
    change(&options)
    return options
  }

  private func like(
    _ one: String, _ other: String, _ observed: ExploreObserved = .screen, _ change: (inout Exploration.Options) -> Void = { _ in }
  ) throws -> LikeExploration {
    let search = LikeExploration(try options(one, change), other: FuzzSettings(plugin: path(other), host: ScriptHost.Options()), observed: observed)
    try search.run()
    return search
  }

  @Test("E-103, E-108: apps that are alike, closed and up to a depth") func alike() throws {
    for workers in [1, 3] { #expect(try like("lamps3", "lamps3_box") { $0.workers = workers }.last == "alike: closed, 8 pairs, 24 transitions") }
    #expect(try like("grow", "grow") { $0.depth = 6 }.last == "alike up to depth 6: 7 pairs, 6 transitions")
    #expect(try like("lamps3", "lamps3_box", .frame).difference?.words.isEmpty == true)
  }

  @Test("what waits for fingers that nobody moves is named") func untried() throws {
    #expect(try like("untried", "untried").lines.dropLast() == ["not tried: UIPanGestureRecognizer of Board with 2 fingers, touchesMoved of Board"])
  }

  @Test("E-104, E-107: the shortest way to a difference") func differs() throws {
    let counted = try like("counter5", "counter6")
    #expect(counted.last.hasPrefix("differs after 5 actions: tap \"plus\""))
    #expect(counted.difference?.text.contains("button \"plus\" is enabled in \(path("counter6")) only") == true)
    #expect(try like("lamps3", "lamps3_coupled").last == "differs after 2 actions: tap \"s1\", tap \"s3\"")
  }

  @Test("E-105: the spec about a difference launches both, and fails") func writes() throws {
    let folder = try SpecFolder()
    let plugins = Repository.root + "/plugins/"
    let search = try like(plugins + "flyweight", plugins + "timetypes") { $0.folder = ExploreFolder(findings: folder.path + "/found") }
    #expect(search.difference?.words.count == 1 && search.last.hasPrefix("differs after 1 actions: tap \""))
    let path = try #require(search.difference?.path)
    for name in [".svg", "-other.svg"] {
      #expect(FileManager.default.fileExists(atPath: path.replacingOccurrences(of: "_spec.lua", with: name)))
    }
    try folder.add("found", String(contentsOfFile: path, encoding: .utf8))
    #expect(folder.run().counts.failed == 1)
  }

  @Test("E-136: level after level, merged by hash") func levels() throws {
    func level(_ input: String) throws -> [String] {
      try ExploreLevel(input, of: "in.states", options("lamps4")).output.split(separator: "\n").map(String.init)
    }
    func hash(_ line: String) -> Substring { line.prefix { $0 != "," } }
    var new = try level("")
    #expect(new.count == 1)
    var all = new
    for count in [5, 11, 15, 16, 16] {
      let known = Set(all.map(hash))
      new = try level(new.map { $0 + "\n" }.joined()).filter { !known.contains(hash($0)) }
      all += new
      #expect(all.count == count)
    }
    #expect(new.isEmpty)
    #expect(try level(all.map { $0 + "\n" }.joined()).isEmpty)
    #expect(throws: ExploreLevel.Problem.self) { try level("{\"state\":1}\n") }
  }

  @Test("a search in levels begins with all launches") func launches() throws {
    let folder = try SpecFolder()
    try folder.write(
      "plugins/race/init.lua",
      """
      local app = {}
      function app:didFinishLaunching()
        local label = UILabel { frame = { 20, 60, 200, 30 } }
        local text = ""
        for _, letter in ipairs { "a", "b" } do after(0.05, function() text = text .. letter label.text = text end) end
        self.window = UIWindow { backgroundColor = "white" }
        self.window:addSubview(label)
        self.window:addSubview(UISwitch { frame = { 20, 100, 51, 31 } })
        self.window:makeKeyAndVisible()
      end
      return app
      """)
    let race = try options(folder.path + "/plugins/race") { $0.settings.orderBound = 2 }
    func level(_ input: String) throws -> [String] { try ExploreLevel(input, of: "in.states", race).output.split(separator: "\n").map(String.init) }
    let first = try level("")
    #expect(first.count == 2)
    let second = try level(first.map { $0 + "\n" }.joined())
    #expect(second.count == 2 && Set(first).isDisjoint(with: second))
    #expect(try level((first + second).map { $0 + "\n" }.joined()).isEmpty)
    let whole = Exploration(race)
    try whole.run()
    #expect(whole.stateCount == 4 && whole.isClosed)
  }

  @Test("E-111, E-112: specs that take every way, and what specs see") func specs() throws {
    let folder = try SpecFolder()
    let exploration = Exploration(try options("pages"))
    try exploration.run()
    let written = ExploreSpecs(exploration)
    #expect(written.count == 1 && written.text.components(separatedBy: "app:tap").count == 5)
    #expect(written.text.contains("it(\"1: A, B, C, B, A\""))
    #expect(ExploreSpecs(exploration).text == written.text)
    try folder.add("explored", written.text)
    #expect(folder.run().counts.passed == 1)
    let seeing = try SpecFolder()
    try seeing.add("seeing", "it('goes to B', function() local app = launch('\(path("pages"))') app:tap 'to B' app:settle() end)")
    let seen = SeenBySpecs(try SpecFinder.specs(at: [seeing.path]), of: exploration, ScriptHost.Options())
    #expect(seen.words == "specs see 2 of 3 screens, 2 of 3 states, 1 of 4 edges; never: C")
  }
}
