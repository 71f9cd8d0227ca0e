import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// The log of a run: what is in it, how two are compared, and the trace that is made of it.
@Suite struct RunLogTests {
  /// A button that counts its taps in a label, and moves a square.
  private static let app = """
    count = 0
    app = launch {
      didFinishLaunching = function()
        window = UIWindow {}
        label = UILabel { frame = { 20, 40, 200, 30 }, text = "none", accessibilityIdentifier = "count" }
        square = UIView { frame = { 20, 200, 50, 50 }, backgroundColor = "red" }
        button = UIButton { frame = { 20, 100, 200, 44 } }
        button:setTitle("Add \\"one\\"", "normal")
        button:addTarget("touchUpInside", function()
          count = count + 1
          label.text = tostring(count)
          UIView.animate { duration = 0.1, animations = function() square.center = { 200, 225 } end }
        end)
        window:addSubview(label) window:addSubview(button) window:addSubview(square)
        window:makeKeyAndVisible()
      end,
    }
    """

  private func lines(of script: String, content: RunLog.Content = .views) throws -> [String] {
    let host = ScriptHost()
    defer { host.close() }
    let log = RunLog(content)
    host.log = log
    try host.run(source: script, name: "=app")
    return log.events.compactMap { LogFormat.line($0) }
  }

  private func log(_ lines: [String]) throws -> LogDocument { try LogDocument(LogFormat.header + lines.joined(), path: "test.log") }

  private func fields(_ line: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func everyKindOfEventIsWritten() throws {
    let lines = try lines(
      of: Self.app + "\napp:tap(button) app:settle()"
        + """

        local list = { "a", "b" }
        app2 = launch {
          numberOfRowsInSection = function() return #list end,
          cellForRowAt = function() return UITableViewCell {} end,
        }
        table.insert(list, "c")
        app2.table:insertRows({ IndexPath(1, 2) }, "fade")
        app2.table:reloadData()
        app2:swipe(app2.table, "up")
        app2:settle()
        """)
    let events = Set(try lines.map { try fields($0)["event"] as? String ?? "" })
    #expect(
      events.isSuperset(of: [
        "launch", "call", "touch", "hit", "offer", "recognizer", "action", "deliver", "control", "animation", "update", "frame",
      ]))
    #expect(
      lines.contains { $0.hasPrefix("{\"event\":\"touch\",\"app\":1,\"time\":0,\"finger\":1,\"phase\":\"began\",\"x\":120,\"y\":122}") })
    #expect(lines.contains { $0.contains("\"changes\":[\"inserted 1.2\"]") })
    #expect(lines.contains { $0.contains("\"changes\":[\"reloaded everything\"]") })
    #expect(lines.contains { $0.contains("\"control\":\"UIButton \\\"Add \\\"one\\\"\\\"\",\"events\":[\"touchUpInside\"]") })
    #expect(lines.contains { $0.contains("\"event\":\"animation\"") && $0.contains("\"state\":\"began\"") && $0.contains("\"at\":\"app:") })
    #expect(lines.contains { $0.contains("\"event\":\"animation\"") && $0.contains("\"state\":\"finished\"") })
    #expect(lines.contains { $0.contains("\"name\":\"function\",\"arguments\":[],\"at\":\"app:") })
    #expect(lines.filter { $0.contains("\"event\":\"frame\"") && $0.contains("\"app\":1,") }.count > 6)
  }

  /// A log is read into the values that were noted, so a run and its log are compared as values.
  @Test func whatIsReadFromALogIsWhatWasNoted() throws {
    let host = ScriptHost()
    defer { host.close() }
    let log = RunLog(.views)
    host.log = log
    try host.run(
      source: Self.app + """

        app:tap(button) app:settle()
        square.transform = CGAffineTransform.identity:rotated(0.1) square.frame = { 1 / 3, 2, 3, 4 } label.text = nil
        app:advanceFrames(1) app:print "printed"
        app:background() app:send("own", { a = { 1.5, "two" } })
        launch("fruits"):drag { from = { 100, 300 }, to = { 100, 250 } }
        """, name: "=app")
    let settings = LogFormat.run(script: nil, device: .iPhoneSE, seed: 1, budget: nil)
    let text = LogFormat.header + settings + log.events.compactMap { LogFormat.line($0) }.joined() + LogFormat.end
    let runs = try LoggedRuns(text, path: "test.log")
    #expect(runs.isWhole && runs.runs.count == 1)
    let read = try #require(runs.runs.first)
    #expect(read.events.count == log.events.count)
    for (one, other) in zip(log.events, read.events) where one != other.event { Issue.record("\(one) is read as \(other.event)") }
    #expect(LogFormat.header + settings + read.events.compactMap { LogFormat.line($0.event) }.joined() + LogFormat.end == text)
  }

  /// A log of version 2 has what an earlier launch left as a text in JSON.
  @Test func anOlderLogIsRead() throws {
    let text =
      #"{"event":"log","version":2}"# + "\n" + #"{"event":"run","device":"iPhone 8","seed":"7"}"# + "\n"
      + #"{"event":"launch","app":1,"time":0,"plugin":"x","device":"iPhone 8","kept":"{\"updates\":3}"}"# + "\n"
      + #"{"event":"later","app":1,"time":0.5,"some":"thing"}"# + "\n"
    let run = try #require(LoggedRuns(text, path: "test.log").runs.first)
    #expect(run.settings.seed == 7 && run.runs()[1]?.kept.updates == 3)
    #expect(run.events.last?.event.kind == .unknown("later"))
  }

  @Test func aFrameHoldsWhatChangedOnly() throws {
    let lines = try lines(of: Self.app + "\nlabel.text = 'seven' app:advanceFrames(1) app:advanceFrames(1)")
    let frames = lines.filter { $0.contains("\"event\":\"frame\"") }
    #expect(frames.count == 3)
    #expect(frames[0].contains("{\"id\":2,\"view\":\"UILabel#count\",\"in\":1,\"frame\":[20,40,200,30],\"text\":\"none\",\"style\":"))
    #expect(frames[1].contains("\"views\":[{\"id\":2,\"text\":\"seven\"}]"))
    #expect(!frames[2].contains("views"))
    #expect(try fields(frames[1])["hash"] as? String == fields(frames[2])["hash"] as? String)
    #expect(try fields(frames[0])["hash"] as? String != fields(frames[1])["hash"] as? String)
  }

  /// A view that moves only with the content around it has not moved: a scrolled frame names the scroll view, and added and removed views.
  @Test func aScrolledTableIsOneChange() throws {
    let lines = try lines(
      of: """
        app = launch {
          numberOfRowsInSection = function() return 100 end,
          cellForRowAt = function() return UITableViewCell {} end,
        }
        app.table.showsVerticalScrollIndicator = false
        app.table.contentOffset = { 0, 10 } app:advanceFrames(1)
        app.table.contentOffset = { 0, 20 } app:advanceFrames(1)
        """)
    let frames = lines.filter { $0.contains("\"event\":\"frame\"") }
    let table = try #require(
      (fields(frames[0])["views"] as? [[String: Any]])?.first { $0["view"] as? String == "UITableView" }?["id"] as? Int)
    #expect(frames[2].contains("\"views\":[{\"id\":\(table),\"offset\":[0,20]}]}"))
  }

  /// Equal looks have equal hashes, also when other views have them.
  @Test func theHashIsOfWhatIsSeen() throws {
    let lines = try lines(
      of: Self.app
        + """

        label.text = "x" app:advanceFrames(1)
        label:removeFromSuperview() app:advanceFrames(1)
        window:insertSubview(UILabel { frame = { 20, 40, 200, 30 }, text = "none", accessibilityIdentifier = "count" }, 1)
        app:advanceFrames(1)
        """)
    let hashes = try lines.filter { $0.contains("\"event\":\"frame\"") }.map { try fields($0)["hash"] as? String }
    #expect(hashes.count == 4 && hashes[0] == hashes[3] && Set(hashes).count == 3)
  }

  @Test func callsForRowsThatFollowEachOtherAreOneLine() throws {
    let lines = try lines(
      of: """
        launch {
          numberOfRowsInSection = function() return 1000 end,
          heightForRowAt = function() return 30 end,
          cellForRowAt = function() return UITableViewCell {} end,
        }
        """)
    let heights = lines.filter { $0.contains("heightForRowAt") }
    #expect(heights.count == 1)
    #expect(heights.first?.contains("\"arguments\":[\"UITableView\",\"1.1\"],\"count\":1000,\"number\":") == true)
  }

  /// When the log has ended, a script may still change the app: the change isn't noted.
  @Test func whatIsChangedAfterTheLogHasEndedIsNotNoted() throws {
    let host = ScriptHost()
    defer { host.close() }
    var log: RunLog? = RunLog(.views)
    host.log = log
    try host.run(source: Self.app, name: "=app")
    host.log = nil
    let before = log?.events.count ?? 0
    try host.run(source: "label.text = 'x'", name: "=after")
    #expect(log?.events.count == before)
    log = nil
    try host.run(source: "app:tap(button) app:settle()", name: "=after")
  }

  // MARK: Comparing

  @Test func runsOfOneScriptAreTheSame() throws {
    let script = Self.app + "\napp:tap(button) app:settle()"
    #expect(try LogDifference(log(lines(of: script)), log(lines(of: script))).text == nil)
  }

  @Test func theFirstFrameThatDiffersIsTold() throws {
    let one = try log(lines(of: Self.app + "\napp:tap(button) app:settle()"))
    let other = try log(lines(of: Self.app + "\napp:tap(button) square.center = { 210, 225 } app:settle()"))
    let text = try #require(LogDifference(one, other).text)
    #expect(text.hasPrefix("app 1: the first frame that differs is frame 4 (0.067 s)\n"))
    #expect(text.contains("  moved: 3 UIView {"))
    #expect(!text.contains("UILabel"))
    #expect(text.contains("the last event before it:\n"))
    let guide = try String(contentsOfFile: Repository.root + "/docs/logs.md", encoding: .utf8)
    #expect(guide.contains("```\n" + text + "\n```"), "the sample of the guide is what is told")
  }

  @Test func aCallThatDiffersIsToldWhereNoFrameDoes() throws {
    let one = try log(lines(of: "app = launch { didFinishLaunching = function() end } app:advance(0.1)"))
    let other = try log(
      lines(of: "app = launch { didFinishLaunching = function() end, didBecomeActive = function() end } app:advance(0.1)"))
    let text = try #require(LogDifference(one, other).text)
    #expect(text.contains("every frame is the same\nthe first event that differs:\n"))
    #expect(text.contains("didBecomeActive"))
  }

  @Test func aRunThatGoesOnLongerIsTold() throws {
    let one = try log(lines(of: Self.app + "\napp:advanceFrames(2)"))
    let other = try log(lines(of: Self.app + "\napp:advanceFrames(3)"))
    #expect(LogDifference(one, other).text?.hasPrefix("app 1: only the second log goes on, with frame 3 (0.050 s)") == true)
    #expect(LogDifference(one, try log([])).text == "app 1: only in the first log")
  }

  @Test(arguments: [
    ("", "test.log: the file is empty, so it is no log"), ("{\"event\":\"lo", "test.log:1: the log was cut off in its first line"),
    ("{}\n", "test.log:1: this is no line of a log"),
    ("{\"event\":\"log\",\"version\":99}\n", "test.log: a log of version 99"), ("hello\n", "test.log:1: this is no line of a log"),
    ("{\"event\":\"log\",\"version\":2}\n{\"event\":\"frame\"}\n", "test.log:2: this is no line of a log"),
    ("{\"event\":\"log\",\"version\":2}\n[1, 2\n", "test.log:2: this is no line of a log"),
  ])
  func whatIsNoLogIsRefused(text: String, message: String) {
    let error = #expect(throws: LogError.self) { try LogDocument(text, path: "test.log") }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func aLogOfAnotherVersionOfICUSaysSo() throws {
    func note(_ head: String) throws -> String? {
      let run = LogFormat.run(script: nil, device: .iPhoneSE, seed: 1, budget: nil)
      return try LoggedRuns(head + run + LogFormat.end, path: "test.log").note
    }
    #expect(LogFormat.header == "{\"event\":\"log\",\"version\":\(LogFormat.version),\"icu\":\"\(Icu.version)\"}\n")
    #expect(try note(LogFormat.header) == nil)
    #expect(try note("{\"event\":\"log\",\"version\":2}\n") == nil)
    let other = try note("{\"event\":\"log\",\"version\":2,\"icu\":\"1.0\"}\n")
    #expect(other == "test.log was written with ICU 1.0, and this is ICU \(Icu.version): texts of dates, numbers and lists may differ")
  }

  // MARK: Traces

  private func trace(_ script: String) throws -> [[String: Any]] {
    let host = ScriptHost()
    defer { host.close() }
    final class Text { var text = "" }
    let written = Text()
    let trace = ChromeTrace { written.text += $0 }
    trace.begin("app")
    let log = RunLog([.views, .costs])
    log.drain = { trace.add($0) }
    host.log = log
    try host.run(source: script, name: "=app")
    log.flush()
    trace.finish()
    let object = try #require(JSONSerialization.jsonObject(with: Data(written.text.utf8)) as? [String: Any])
    return try #require(object["traceEvents"] as? [[String: Any]])
  }

  @Test func aTraceIsWellFormed() throws {
    let events = try trace(Self.app + "\napp:tap(button) app:settle()")
    for event in events {
      #expect(["X", "b", "e", "n", "M"].contains(event["ph"] as? String ?? ""))
      #expect(event["ts"] is Double && event["pid"] is Int && event["tid"] is Int)
    }
    // Spans of a thread lie in each other or apart.
    var open: [(start: Double, end: Double)] = []
    let spans = events.filter { $0["ph"] as? String == "X" }.map { ($0["ts"] as? Double ?? 0, $0["dur"] as? Double ?? 0) }
    for (start, duration) in spans.sorted(by: { ($0.0, -$0.1) < ($1.0, -$1.1) }) {
      while let last = open.last, last.end <= start + 0.001 { open.removeLast() }
      if let last = open.last { #expect(start + duration <= last.end + 0.001) }
      #expect(duration > 0)
      open.append((start, start + duration))
    }
    let frames = events.filter { $0["cat"] as? String == "frame" }
    #expect(frames.prefix(3).map { $0["name"] as? String } == ["frame 0", "frame 1", "frame 2"])
    #expect(frames.prefix(3).map { Int($0["ts"] as? Double ?? -1) } == [0, 16_666, 33_333])
    #expect(
      Set(events.filter { $0["cat"] as? String == "phase" }.compactMap { $0["name"] as? String })
        == ["timers", "input", "motion", "layout", "commit"])
    let fingers = events.filter { $0["cat"] as? String == "touch" }
    #expect(fingers.first?["ph"] as? String == "b" && fingers.last?["ph"] as? String == "e")
    #expect(Set(fingers.compactMap { $0["id"] as? String }).count == 1)
    let (begins, ends) = ("b", "e")
    #expect(events.filter { $0["ph"] as? String == begins }.count == events.filter { $0["ph"] as? String == ends }.count)
  }

  @Test func callsHaveTheInstructionsThatTheyRan() throws {
    func instructions(_ loops: Int) throws -> Int {
      let events = try trace("launch { didFinishLaunching = function() for i = 1, \(loops) do local x = i end end }")
      let call = try #require(events.first { $0["name"] as? String == "didFinishLaunching" })
      return try #require((call["args"] as? [String: Any])?["instructions"] as? Int)
    }
    let (hundred, thousand) = (try instructions(100), try instructions(1000))
    #expect(try instructions(100) == hundred)
    #expect((thousand - hundred) % 900 == 0 && thousand > hundred, "so many a round")
    #expect((1...20).contains(hundred - 100 * (thousand - hundred) / 900))
  }

  @Test func instructionsInCoroutinesCountToo() throws {
    let events = try trace(
      "launch { didFinishLaunching = function() coroutine.wrap(function() for i = 1, 5000 do local x = i end end)() end }")
    let call = try #require(events.first { $0["name"] as? String == "didFinishLaunching" })
    #expect(try #require((call["args"] as? [String: Any])?["instructions"] as? Int) > 5000)
  }

  @Test func aBudgetHoldsWhileInstructionsAreCounted() throws {
    var options = ScriptHost.Options()
    options.limits = LuaLimits(memory: nil, instructions: 10_000)
    let host = ScriptHost(options: options)
    defer { host.close() }
    let log = RunLog(.costs)
    host.log = log
    let error = #expect(throws: (any Error).self) {
      try host.run(source: "launch { didFinishLaunching = function() while true do end end }", name: "=app")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("ran the 10000 VM instructions that one callback may"))
  }

  // MARK: Tests

  @Test func theLogOfTestsIsInTheirOrderForEveryNumberOfWorkers() throws {
    let folder = try SpecFolder()
    for name in ["a", "b", "c"] {
      try folder.add(
        name, "it('one', function() launch({ didFinishLaunching = function() end }):advance(0.1) end) it('two', function() end)")
    }
    func lines(_ workers: Int) -> [String] {
      folder.run {
        $0.log.isWritten = true
        $0.workers = workers
      }
      return folder.logged.flatMap { test, events in events.compactMap { LogFormat.line($0, test: TestName(file: test.file, test: test.name)) } }
    }
    let one = lines(1)
    #expect(one == lines(3))
    #expect(one.first?.hasPrefix("{\"event\":\"launch\",\"file\":\"\(folder.files[0])\",\"test\":\"one\",\"app\":1,\"time\":0,") == true)
    let document = try log(one)
    #expect(LogDifference(document, document).text == nil)
  }
}
