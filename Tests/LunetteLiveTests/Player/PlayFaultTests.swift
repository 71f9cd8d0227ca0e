import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// What goes wrong around a session that is played: it goes on, or ends in words.
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
    // Who asks on and on and never reads keeps nobody waiting.
    for number in 0..<1000 { deaf.send("{\"type\":\"ask\",\"id\":\(number),\"what\":\"picture\",\"form\":\"svg\"}") }
    #expect(client.ask("tree") != nil)
    #expect(client.ask("tree") != nil)
  }

  @Test func aMessageThatNeverEndsIsNoHarm() throws {
    let program = try Program()
    defer { _ = program.end() }
    // A frame that says it is as long as a number can say, with nothing behind.
    let liar = try Client(program)
    liar.line.send([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 1, 2, 3])
    let client = try Client(program)
    #expect(client.ask("tree") != nil)
    // One in pieces that never ends.
    let endless = try Client(program)
    endless.line.send([0x01, 0x80 | 4, 0, 0, 0, 0] + Array("{\"ty".utf8))
    for _ in 0..<200 { endless.line.send([0x00, 0x80 | 126, 0x40, 0x00, 0, 0, 0, 0] + [UInt8](repeating: 0x20, count: 0x4000)) }
    endless.line.send([0x80, 0x80, 0, 0, 0, 0])
    #expect((endless.next("refused")?["message"] as? String)?.contains("at most") == true)
    #expect(client.ask("tree") != nil)
  }

  @Test func aReloadThatFailsIsToldAndTheAppGoesOnWithItsCode() throws {
    let folder = try SpecFolder()
    let code = "return { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() local c = UITableViewCell {}; c.textLabel.text = 'old' return c end }"
    try folder.write("app/init.lua", code)
    let program = try Program(plugin: folder.path + "/app")
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")
    try folder.write("app/init.lua", code + "\n)(")
    let problem = try #require(client.next("state") { ($0["error"] as? String)?.isEmpty == false }?["error"] as? String)
    #expect(problem.contains("init.lua:2") && problem.contains("goes on with the code that it had"), "\(problem)")
    #expect("\(client.ask("tree") ?? [:])".contains("old"))
    // Mended, it is taken up; and the past is what it was.
    try folder.write("app/init.lua", code.replacingOccurrences(of: "'old'", with: "'new'"))
    #expect(client.next("events") { "\($0["list"] ?? "")".contains("new") } != nil)
    #expect("\(client.ask("tree") ?? [:])".contains("new"))
    client.send("{\"type\":\"seek\",\"tick\":0}")
    #expect(client.next("state") { $0["tick"] as? Int == 0 } != nil)
    let past = "\(client.ask("tree") ?? [:])"
    #expect(past.contains("old") && !past.contains("new"))
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
    // The same run is opened from its log, and stands at its end.
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
    // Played from there it comes to rest at the same place.
    client.send("{\"type\":\"play\"}")
    #expect(client.next("state") { $0["playing"] as? Bool == false && $0["tick"] as? Int == 18 } != nil)
  }
}
