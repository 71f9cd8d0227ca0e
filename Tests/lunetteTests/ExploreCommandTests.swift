import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// What only the whole program shows of explorations.
@Suite struct ExploreCommandTests {
  private let folder: SpecFolder

  init() throws { folder = try SpecFolder() }

  private func explore(_ name: String, _ options: String) throws -> (status: Int32, last: String?) {
    let plugin = "\(Repository.root)/Tests/Fixtures/explore/\(name)"
    let (status, text) = try folder.run(command: "explore \(plugin) --actions taps --out \(folder.path)/found-\(UUID().uuidString) \(options)")
    return (status, text.split(separator: "\n").last.map(String.init))
  }

  @Test(
    "E-069, E-071: the numbers are the same for every way back and number of threads",
    arguments: [
      ("lamps3", "", "none: closed, 8 states, 24 transitions, farthest 3"), ("race3", "--orders", "none: closed, 7 states, 6 transitions, farthest 2"),
      ("fade", "--when events", "1 found: 4 states, 6 transitions"), ("counter_error", "", "1 found: 4 states, 5 transitions"),
    ]) func sameCounts(name: String, options: String, last: String) throws
  {
    for way in ["--return replay -j 1", "--return fork -j 1", "--return fork -j 3", "--return auto -j 2"] {
      let (status, text) = try explore(name, "\(options) \(way)")
      #expect(text == last && status == (last.hasPrefix("none") ? 0 : 1), "\(way)")
    }
  }

  @Test("what has no meaning together is refused") func refuses() throws {
    for options in ["--like lamps3 --resume", "--level launch --out x --like lamps3", "--observe sound", "--return spoon"] {
      #expect(try explore("lamps3", options).status == 2, "\(options)")
    }
  }

  @Test("a search whose files can't be written says what it knows all the same; specs that aren't there are told before it") func files() throws {
    let last = "none: closed, 8 states, 24 transitions, farthest 3"
    for options in ["--graph '\(folder.path)/a_spec.lua/x.json'", "--write-specs '\(folder.path)/a_spec.lua'"] {
      try folder.add("a", "")
      #expect(try explore("lamps3", options) == (2, last), "\(options)")
    }
    let (status, text) = try explore("lamps3", "--specs '\(folder.path)/nowhere'")
    #expect(status == 2 && text?.contains("nowhere: there is no such file or folder") == true)
  }

  @Test("E-005, E-024: not closed is a status; unknown actions are named with the known ones") func usage() throws {
    let (status, last) = try explore("lamps3", "--depth 2 --closed")
    #expect(status == 1 && last == "none up to depth 2: 7 states, 12 transitions, 3 states not continued")
    let (wrong, text) = try folder.run(command: "explore '\(Repository.root)/Tests/Fixtures/explore/lamps3' --actions tap,sing")
    #expect(wrong == 2 && text.contains("there is no action \"sing\"") && text.contains("taps, user, all, tap, type"))
  }

  @Test("E-079: a search in copies of processes ends with its time") func time() throws {
    let start = ContinuousClock.now
    let (status, last) = try explore("grow", "--for 1 --states 100000 --return fork")
    #expect(status == 0 && last?.hasSuffix("1 states not continued") == true)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("E-113: a graph with more edges than Mermaid draws says so in its first line") func large() throws {
    // Each of 23 screens leads to all others.
    try folder.write(
      "plugins/many/init.lua",
      """
      local app = {}
      function app:didFinishLaunching()
        local window = UIWindow()
        self.window = window
        local function show(place)
          local screen = UIViewController { title = "Screen " .. place }
          for other = 1, 23 do
            local button = UIButton { type = "system", title = "to " .. other, frame = { 60 * (other % 5), 20 + 60 * (other // 5), 58, 50 } }
            button:addTarget("touchUpInside", function() show(other) end)
            if other ~= place then screen.view:addSubview(button) end
          end
          window.rootViewController = screen
        end
        show(1)
        window:makeKeyAndVisible()
      end
      return app
      """)
    _ = try folder.run(command: "explore many --actions taps --for 600 --graph many.mmd --out found")
    let first = try String(contentsOfFile: folder.path + "/many.mmd", encoding: .utf8).split(separator: "\n").first
    #expect(first?.hasPrefix("%%") == true && first?.contains("500") == true)
  }
}
