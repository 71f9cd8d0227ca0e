import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// Problems around a session that is played: the session goes on, or ends with a message.
@Suite(.serialized) struct PlayFaultTests {
  typealias Program = PlayServerTests.Program
  typealias Client = PlayServerTests.Client

  private static func touch(_ phase: String, _ x: Int, _ y: Int) -> String {
    "{\"type\":\"input\",\"input\":{\"touches\":[[1,\"\(phase)\",\(x),\(y)]]}}"
  }

  @Test func whoNeverReadsKeepsNobodyWaiting() throws {
    let program = try Program()
    defer { _ = program.end() }
    let deaf = try Client(program, room: 4096)
    let client = try Client(program)
    _ = client.next("frame")
    // The list is dragged while nobody reads.
    client.send(Self.touch("began", 160, 400))
    for step in 1...60 {
      client.send(Self.touch("moved", 160, 400 - 3 * step))
      _ = client.next("frame")
    }
    client.send(Self.touch("ended", 160, 220))
    // A client that asks without end and never reads holds up no other client.
    for number in 0..<1000 { deaf.send("{\"type\":\"ask\",\"id\":\(number),\"what\":\"picture\",\"form\":\"svg\"}") }
    #expect(client.ask("tree") != nil)
    #expect(client.ask("tree") != nil)
  }

  @Test func aMessageThatNeverEndsIsNoHarm() throws {
    let program = try Program()
    defer { _ = program.end() }
    // A frame with the greatest length that its header can have, and without content.
    let liar = try Client(program)
    liar.line.send([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 1, 2, 3])
    let client = try Client(program)
    #expect(client.ask("tree") != nil)
    // A message in pieces that never ends.
    let endless = try Client(program)
    endless.line.send([0x01, 0x80 | 4, 0, 0, 0, 0] + Array("{\"ty".utf8))
    for _ in 0..<200 { endless.line.send([0x00, 0x80 | 126, 0x40, 0x00, 0, 0, 0, 0] + [UInt8](repeating: 0x20, count: 0x4000)) }
    endless.line.send([0x80, 0x80, 0, 0, 0, 0])
    #expect((endless.next("refused")?["message"] as? String)?.contains("at most") == true)
    #expect(client.ask("tree") != nil)
  }

  @Test func aReloadThatFailsIsToldAndTheAppGoesOnWithItsCode() throws {
    let folder = try SpecFolder()
    let code =
      "return { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() local c = UITableViewCell {}; c.textLabel.text = 'old' return c end }"
    try folder.write("app/init.lua", code)
    let program = try Program(plugin: folder.path + "/app")
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")
    try folder.write("app/init.lua", code + "\n)(")
    let problem = try #require(client.next("state") { ($0["error"] as? String)?.isEmpty == false }?["error"] as? String)
    #expect(problem.contains("init.lua:2") && problem.contains("goes on with the code that it had"), "\(problem)")
    #expect("\(client.ask("tree") ?? [:])".contains("old"))
    // The corrected script is loaded, and the past is the same as before.
    try folder.write("app/init.lua", code.replacingOccurrences(of: "'old'", with: "'new'"))
    #expect(client.next("events") { "\($0["list"] ?? "")".contains("new") } != nil)
    #expect("\(client.ask("tree") ?? [:])".contains("new"))
    client.send("{\"type\":\"seek\",\"tick\":0}")
    #expect(client.next("state") { $0["tick"] as? Int == 0 } != nil)
    let past = "\(client.ask("tree") ?? [:])"
    #expect(past.contains("old") && !past.contains("new"))
  }

  @Test func aPageIsToldWhoSetAProperty() throws {
    let folder = try SpecFolder()
    try folder.write(
      "app/init.lua",
      """
      local app = {}
      function app:didFinishLaunching()
        local window = UIWindow {}
        local box = UIView { frame = { 10, 40, 50, 50 }, backgroundColor = "red", accessibilityIdentifier = "box" }
        window:addSubview(box)
        window:makeKeyAndVisible()
        after(0.05, function() box.alpha = 0.5 end)
      end
      return app
      """)
    let program = try Program(plugin: folder.path + "/app")
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame") { ($0["tick"] as? Int ?? 0) >= 3 }
    client.send("{\"type\":\"pause\"}")
    func why(_ question: String, _ target: String) throws -> (text: String, tick: Int?) {
      let answer = try #require(client.ask("why", ",\"question\":\"\(question)\",\"target\":\"\(target)\""))
      let value = try #require(answer["value"] as? [String: Any], "\(answer)")
      let lines = value["lines"] as? [[String: Any]] ?? []
      return (lines.compactMap { $0["text"] as? String }.joined(separator: "\n"), value["tick"] as? Int)
    }
    let (text, tick) = try why("set", "box.alpha")
    #expect(text.contains("init.lua:7") && text.contains("from 1 to 0.5") && text.contains("a timer"), "\(text)")
    // Going there shows the frame in which it has happened.
    #expect(tick == 3)
    #expect(try why("hidden", "box").text.contains("is visible"))
    #expect(try why("set", "box.alhpa").text.contains("did you mean 'alpha'?"))
    let misuse = client.ask("why", ",\"question\":\"sett\",\"target\":\"box\"")?["error"] as? String
    #expect(misuse?.contains("did you mean \"set\"?") == true)
    // A change that the user makes in the page is a line of code.
    let tree = "\(client.ask("tree") ?? [:])"
    #expect(tree.contains("box"))
    client.send("{\"type\":\"seek\",\"tick\":0}")
    #expect(client.next("state") { $0["tick"] as? Int == 0 } != nil)
    #expect(try why("set", "box.alpha").text.contains("never set"))
  }

  @Test func noBrowserIsSaidInWords() throws {
    let folder = try SpecFolder()
    try folder.write("bin/nothing", "")
    let program = try Program(opener: folder.path + "/bin")
    let client = try Client(program)
    #expect(client.ask("tree") != nil)
    #expect(program.end() == 0)
    #expect(program.complaints.contains("open the address yourself"), "\(program.complaints)")
  }

  @Test func aBrowserThatDoesNotOpenIsSaidInWords() throws {
    let folder = try SpecFolder()
    try folder.write("bin/xdg-open", "#!/bin/sh\nexit 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/xdg-open")
    let program = try Program(opener: folder.path + "/bin", environment: ["CI": ""])
    defer { _ = program.end() }
    #expect(PlayTerminalTests.text(of: program.errors, waits: true)?.contains("open the address yourself") == true)
  }

  @Test func theBrowserGetsTheAddressUnlessMachinesTest() throws {
    for isOnServer in [false, true] {
      let folder = try SpecFolder()
      try folder.write("bin/xdg-open", "#!/bin/sh\necho \"$1\" > \"\(folder.path)/opened\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/xdg-open")
      let program = try Program(opener: folder.path + "/bin", environment: isOnServer ? ["CI": "true"] : [:])
      // Asked after the address was printed, so the opener has been started or is not going to be.
      let client = try Client(program)
      #expect(client.ask("tree") != nil)
      #expect(program.end() == 0)
      let opened = PlayTerminalTests.text(of: folder.path + "/opened", waits: !isOnServer)
      #expect(opened == (isOnServer ? nil : "http://127.0.0.1:\(program.port)/\(program.token)/\n"))
    }
  }

  @Test func whatWasPlayedIsLoggedAndItsReplayIsTheSame() throws {
    let program = try Program(["--log", "run.log"])
    let client = try Client(program)
    _ = client.next("frame")
    client.send(Self.touch("began", 71, 118))
    _ = client.next("frame") { ($0["touches"] as? [Any])?.count == 1 }
    client.send(Self.touch("ended", 71, 118))
    _ = client.next("frame") { ($0["touches"] as? [Any])?.isEmpty == true }
    #expect(program.end() == 0)
    let log = program.folder.path + "/run.log"
    let text = try String(contentsOfFile: log, encoding: .utf8)
    #expect(text.contains("didSelectRowAt") && text.hasSuffix("{\"event\":\"end\"}\n"))
    let replay = Process()
    replay.executableURL = program.process.executableURL
    replay.arguments = ["replay", log, "--quiet"]
    replay.currentDirectoryURL = URL(fileURLWithPath: program.folder.path)
    try replay.run()
    replay.waitUntilExit()
    #expect(replay.terminationStatus == 0)
    // The run is opened from its log, and stands at its end.
    let again = try Program(["--from", log], command: "play-log")
    defer { _ = again.end() }
    let other = try Client(again)
    let lines = "\(other.ask("recording")?["value"] ?? "")"
    #expect(lines.contains("Banana"), "\(lines)")
  }

  @Test func callsTellTheirInstructions() throws {
    let program = try Program(plugin: Repository.root + "/plugins/timetypes")
    defer { _ = program.end() }
    let client = try Client(program)
    let events = client.next("events") { "\($0["list"] ?? "")".contains("cellForRowAt") }
    let calls = (events?["list"] as? [[Any]] ?? []).compactMap { $0.last as? [String: Any] }.filter { $0["event"] as? String == "call" }
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { ($0["instructions"] as? Int ?? 0) > 0 }, "\(calls)")
  }

  @Test func aTestIsPlayedAndStandsWhereItFailed() throws {
    let folder = try SpecFolder()
    try folder.write(
      "a_spec.lua",
      """
      it("passes", function() local app = launch "\(Repository.root)/plugins/fruits" app:wait(0.5) end)
      it("fails", function()
        local app = launch "\(Repository.root)/plugins/fruits"
        app:tap "Cherry"
        app:wait(0.25)
        assert.are.equal(1, 2)
        app:wait(3)
      end)
      """)
    let program = try Program([folder.path + "/a_spec.lua", "--play"], command: "test")
    defer { _ = program.end() }
    #expect(program.complaints.contains("2 tests fit"))
    let client = try Client(program)
    // A tap takes three frames; the test failed a quarter of a second after it.
    let state = try #require(client.next("state"))
    #expect(state["playing"] as? Bool == false && state["end"] as? Int == 18 && state["tick"] as? Int == 18, "\(state)")
    #expect((state["error"] as? String)?.contains("a_spec.lua:6:") == true, "\(state)")
    client.send("{\"type\":\"seek\",\"tick\":0}")
    #expect(client.next("state") { $0["tick"] as? Int == 0 } != nil)
    // When the session is played from that time, it comes to rest at the same place.
    client.send("{\"type\":\"play\"}")
    #expect(client.next("state") { $0["playing"] as? Bool == false && $0["tick"] as? Int == 18 } != nil)
  }

  // MARK: Films

  @Test func aFilmThatNeedsFfmpegSaysSoWhereThereIsNone() throws {
    let folder = try SpecFolder()
    try folder.write("bin/nothing", "")
    let program = try Program(opener: folder.path + "/bin")
    defer { _ = program.end() }
    let client = try Client(program)
    #expect(client.next("hello")?["ffmpeg"] as? Bool == false)
    for form in ["gif", "mp4"] {
      #expect((client.ask("film", ",\"form\":\"\(form)\"")?["error"] as? String)?.contains("needs the program ffmpeg, which is not installed") == true)
    }
    #expect((client.ask("film", ",\"form\":\"avi\"")?["error"] as? String) == "a film is svg, gif or mp4")
    #expect((client.ask("film", ",\"form\":\"svg\"")?["value"] as? [String: Any])?["data"] is String)
  }

  /// In place of ffmpeg a script, which waits until it is told to go on.
  @Test(arguments: [true, false]) func theSessionGoesOnWhileAFilmIsMade(goesWell: Bool) throws {
    let folder = try SpecFolder()
    let end = goesWell ? "echo a film > \"$last\"" : "echo no such codec >&2; exit 3"
    try folder.write(
      "bin/ffmpeg", "#!/bin/sh\nfor last; do :; done\nwhile [ ! -e \"\(folder.path)/go\" ]; do /bin/sleep 0.02; done\n\(end)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/ffmpeg")
    let program = try Program(opener: folder.path + "/bin", environment: ["TMPDIR": folder.path])
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")
    client.send("{\"type\":\"ask\",\"id\":1000,\"what\":\"film\",\"form\":\"gif\"}")
    client.send(Self.touch("began", 71, 118))
    #expect(client.next("frame") { ($0["touches"] as? [Any])?.count == 1 } != nil)
    client.send(Self.touch("ended", 71, 118))
    #expect(client.next("events") { "\($0["list"] ?? "")".contains("didSelectRowAt") } != nil)
    // One file is made at a time, and the number of waiting requests is limited.
    for number in 1...20 { client.send("{\"type\":\"ask\",\"id\":\(1000 + number),\"what\":\"recording\"}") }
    #expect((client.next("answer")?["error"] as? String)?.contains("too much was asked for at once") == true)
    try folder.write("go", "")
    let answer = try #require(client.next("answer") { $0["id"] as? Int == 1000 })
    if goesWell {
      #expect((answer["value"] as? [String: Any])?["data"] as? String == Data("a film\n".utf8).base64EncodedString())
    } else {
      #expect(answer["error"] as? String == "the film could not be made: ffmpeg ended with 3. no such codec")
    }
    #expect(client.next("answer") { $0["id"] as? Int == 1001 } != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("lunette-film") }.isEmpty)
  }

  @Test(.enabled(if: ffmpeg, "no ffmpeg here"), arguments: [("gif", "GIF89a", 0), ("mp4", "ftyp", 4)])
  func ffmpegMakesAFilm(form: String, mark: String, place: Int) throws {
    let program = try Program()
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")
    let answer = try #require(client.ask("film", ",\"form\":\"\(form)\""))
    let data = try #require(((answer["value"] as? [String: Any])?["data"] as? String).flatMap { Data(base64Encoded: $0) }, "\(answer["error"] ?? "")")
    #expect(String(decoding: data.dropFirst(place).prefix(mark.utf8.count), as: UTF8.self) == mark)
  }

  private static let ffmpeg = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }

  // MARK: Scripts

  @Test func aScenarioThatChangesIsPlayedAnewAndItsOldCourseStaysWhatItWas() throws {
    let folder = try SpecFolder()
    func scenario(_ text: String, frames: Int) throws {
      try folder.write("film.lua", "local app = launch \"\(Repository.root)/plugins/fruits\"\napp:tap \"\(text)\"\napp:advanceFrames(\(frames))\n")
    }
    try scenario("Cherry", frames: 10)
    let program = try Program(plugin: folder.path + "/film.lua")
    defer { _ = program.end() }
    let client = try Client(program)
    #expect(client.next("state") { $0["playing"] as? Bool == false } != nil)
    try scenario("Banana", frames: 20)
    let state = try #require(client.next("state") { $0["playing"] as? Bool == false && $0["course"] as? Int == 1 })
    // Where the rows of these fruits are.
    #expect(client.answer("explain").contains("{160, 109.75}"))
    client.send("{\"type\":\"branch\",\"number\":0}")
    let old = try #require(client.next("state") { $0["playing"] as? Bool == false && $0["course"] as? Int == 0 })
    #expect((state["end"] as? Int ?? 0) == (old["end"] as? Int ?? 0) + 10, "\(old) \(state)")
    #expect(client.answer("explain").contains("{160, 241.75}"))
    // A script that can't be compiled is reported, and played when it is corrected.
    try folder.write("film.lua", "local app = (")
    #expect(client.next("error") { ($0["message"] as? String)?.contains("film.lua:1") == true } != nil)
    try scenario("Apple", frames: 5)
    #expect(client.next("state") { $0["playing"] as? Bool == false && $0["course"] as? Int == 3 && $0["error"] as? String == "" } != nil)
    #expect(client.answer("explain").contains("{160, 21.75}"))
  }
}
