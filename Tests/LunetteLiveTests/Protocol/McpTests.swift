import Foundation
import Lua
import LunetteDriver
import LunetteLive
import TestSupport
import Testing

/// The protocol for other programs, message by message. `McpClientTests` speaks it with the official client.
@Suite struct McpTests {
  private func server() -> McpServer {
    var options = ScriptHost.Options()
    options.output = { _ in }
    return McpServer(McpTools(options), resources: McpResources(), version: "1.2.3")
  }

  private func object(_ line: String?) throws -> [String: Any] {
    let data = Data(try #require(line).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func result(_ server: McpServer, _ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let message: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": method, "params": parameters]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    let answer = try object(server.answer(to: line))
    #expect(answer["jsonrpc"] as? String == "2.0" && answer["id"] as? Int == 1)
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  @discardableResult private func call(
    _ server: McpServer, _ tool: String, _ arguments: [String: Any] = [:], fails: Bool = false
  ) throws -> String {
    let result = try result(server, "tools/call", ["name": tool, "arguments": arguments])
    let content = try #require((result["content"] as? [[String: Any]])?.first)
    let text = content["text"] as? String ?? content["data"] as? String ?? ""
    #expect((result["isError"] as? Bool ?? false) == fails, "\(tool): \(text)")
    return text
  }

  private let fruits = ["plugin": Repository.root + "/plugins/fruits/init.lua"]

  @Test func aSessionBeginsWithTheNewestVersionBothKnow() throws {
    let server = server()
    #expect(try result(server, "initialize", ["protocolVersion": "2025-03-26"])["protocolVersion"] as? String == "2025-03-26")
    let other = try result(server, "initialize", ["protocolVersion": "1999-01-01"])
    #expect(other["protocolVersion"] as? String == "2025-06-18")
    #expect((other["serverInfo"] as? [String: Any])?["version"] as? String == "1.2.3")
    #expect(server.answer(to: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(try result(server, "ping").isEmpty)
  }

  @Test func everyToolHasASchemaOfTheRegistry() throws {
    let tools = try #require(try result(server(), "tools/list")["tools"] as? [[String: Any]])
    let names = Set(tools.compactMap { $0["name"] as? String })
    #expect(
      names.isSuperset(of: [
        "launch", "tap", "drag", "swipe", "pinch", "type", "press", "wait", "settle", "rotate", "frame", "tree", "find", "explain", "calls",
        "evaluate", "seek", "branch", "recording", "run_spec",
      ]))
    for tool in tools {
      #expect((tool["description"] as? String)?.isEmpty == false)
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object" && schema["properties"] is [String: Any], "\(tool)")
    }
    let tap = try #require(tools.first { $0["name"] as? String == "tap" }?["inputSchema"] as? [String: Any])
    #expect(tap["required"] as? [String] == ["target"])
  }

  @Test func fruitsIsPlayedToASelection() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "tap", ["target": "Cherry"])
    try call(server, "settle")
    let selected = "app.table:cellForRow(app.table.indexPathForSelectedRow).textLabel.text"
    #expect(try call(server, "evaluate", ["code": selected]) == "Cherry\n")
    #expect(try call(server, "frame").contains("Cherry"))
    #expect(try call(server, "frame", ["form": "json"]).hasPrefix("{\"version\":1"))
    #expect(try call(server, "tree").contains(", selected"))
    #expect(try call(server, "exists", ["query": "Cherry"]) == "true\n")
    #expect(try call(server, "calls", ["name": "cellForRowAt"]).contains("cellForRowAt"))
  }

  @Test func whatIsAdjustedIsTold() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "evaluate", ["code": "app:view(1):addSubview(UIStepper { frame = { 20, 100, 94, 29 }, value = 2 })"])
    #expect(try call(server, "adjust", ["target": ["role": "stepper"], "value": 4]) == "4\n")
    #expect(try call(server, "recording").hasSuffix("print(app:adjust({ role = \"stepper\" }, 4))\n"))
    #expect(try call(server, "tapStatusBar") == "true\n")
  }

  @Test func theUserOfTheDeviceIsChosenAtTheLaunch() throws {
    let server = server()
    var options = fruits
    for (name, value) in ["direction": "rightToLeft", "locale": "de_DE", "date": "2026-03-31T08:30:05Z"] { options[name] = value }
    try call(server, "launch", options)
    let code = "DateFormatter.localizedString(Date(), \"short\", \"none\") .. \" \" .. UIApplication.shared.userInterfaceLayoutDirection"
    #expect(try call(server, "evaluate", ["code": code]) == "31.03.26 rightToLeft\n")
  }

  @Test func everyKeyOfAppPressIsPressed() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "evaluate", ["code": "app:hardwareKeyboard(true)"])
    try call(server, "press", ["key": "tab"])
    try call(server, "press", ["key": "down"])
    #expect(try call(server, "accessibility").contains("[focused]"))
    #expect(try call(server, "recording").contains("app:press(\"tab\")"))
  }

  @Test func voiceOverReadsTheWholeScreen() throws {
    let server = server()
    try call(server, "launch", fruits)
    #expect(try call(server, "voiceOver", ["move": "readAll"]).contains("Apple"))
  }

  @Test func aKeyOfTheOptionsIsToldToBelongThere() throws {
    let server = server()
    try call(server, "launch", fruits)
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"accessibility","arguments":{"within":{"role":"table"}}}}"#
    let fault = try object(server.answer(to: line))["error"] as? [String: Any]
    #expect((fault?["message"] as? String)?.contains(#"it is a key of "options": { "options": { "within""#) == true, "\(fault ?? [:])")
    #expect(try call(server, "accessibility", ["options": ["within": ["role": "table"]]]).contains("cell \"Apple\""))
  }

  /// The frames have the same bytes as those of a scenario with the same calls.
  @Test func aSessionIsItsRecording() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "drag", ["options": ["from": [160, 400], "to": [160, 250], "duration": 0.25]])
    try call(server, "wait", ["seconds": 0.1])
    let frame = try call(server, "frame", ["form": "svg"])
    let recording = try call(server, "recording")
    #expect(
      recording.split(separator: "\n").dropFirst() == [
        "app:drag({ duration = 0.25, from = { 160, 400 }, to = { 160, 250 } })", "app:advance(0.1)",
      ])
    var options = ScriptHost.Options()
    options.output = { _ in }
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(source: recording, name: "=recording")
    let played = try #require(host.apps.last).currentFrame()
    #expect(String(decoding: try played.data(as: .svg), as: UTF8.self) == frame)
  }

  @Test func everyFrameCanBeGoneBackTo() throws {
    let session = ScenarioSession()
    defer { session.close() }
    try session.perform("app = launch '\(Repository.root)/plugins/fruits/init.lua'", launches: true)
    try session.perform("app:drag { from = { 160, 400 }, to = { 160, 250 }, duration = 0.25 }")
    try session.perform("app:settle()")
    let last = session.frame
    let end = try session.app().currentFrame()
    var past: [Int: String] = [:]
    for frame in [0, 3, 9, 30] {
      try session.seek(to: frame)
      #expect(session.frame == frame && session.lastFrame == last)
      past[frame] = try session.ask("print(app:frame())")
    }
    #expect(Set(past.values).count == 4)
    try session.seek(to: last)
    #expect(try session.app().currentFrame() == end)
    #expect(throws: ScenarioSession.Problem.noFrame(last + 1, last: last)) { try session.seek(to: last + 1) }
    #expect(throws: ScenarioSession.Problem.noFrame(-1, last: last)) { try session.seek(to: -1) }
  }

  /// In the middle of a drag: the finger is still down, so the recording has its samples.
  @Test func goingOnFromThePastIsABranch() throws {
    let session = ScenarioSession()
    defer { session.close() }
    try session.perform("app = launch '\(Repository.root)/plugins/fruits/init.lua'", launches: true)
    try session.perform("app:drag { from = { 160, 400 }, to = { 160, 250 }, duration = 0.25 }")
    try session.perform("app:settle()")
    try session.seek(to: 9)
    let then = try session.app().currentFrame()
    try session.perform("app:advanceFrames(1)")
    #expect(session.branches.count == 1 && session.lines.count == 3)
    try session.seek(to: 9)
    #expect(try session.app().currentFrame().list.items.map(\.frame) == then.list.items.map(\.frame))
    try session.take(branch: 1)
    #expect(session.recording.contains("app:settle()"))
    #expect(throws: ScenarioSession.Problem.noBranch(2, count: 1)) { try session.take(branch: 2) }
  }

  @Test("what is evaluated may end in a semicolon or a comment, and its lines in a recording always run") func evaluated() throws {
    let server = server()
    try call(server, "launch", fruits)
    #expect(try call(server, "evaluate", ["code": "1 + 1 -- two"]) == "2\n")
    #expect(try call(server, "evaluate", ["code": "app.frameCount;"]) == "0\n")
    try call(server, "evaluate", ["code": "app:settle() ; "])
    try call(server, "evaluate", ["code": "local app = 3 return app"])
    try call(server, "evaluate", ["code": "local app = app app:tap 'Cherry' -- picked"])
    #expect(try call(server, "evaluate", ["code": "error 'boom' return 1"], fails: true).contains("boom"))
    let recording = try call(server, "recording") + "print(app.table.indexPathForSelectedRow)"
    #expect(try ScenarioSession().perform(recording, launches: true).hasSuffix("picked\tCherry\n1.6\n"), "\(recording)")
  }

  @Test func errorsHaveTheWordsOfLua() throws {
    let server = server()
    #expect(try call(server, "tap", ["target": "Cherry"], fails: true) == "no app runs; launch one first")
    try call(server, "launch", fruits)
    #expect(try call(server, "tap", ["target": "Chery"], fails: true).contains("Cherry"))
    #expect(try call(server, "evaluate", ["code": "error 'mine'"], fails: true).contains("mine"))
    #expect(try call(server, "launch", ["plugin": "nothing_of_this_name"], fails: true).contains("nothing_of_this_name"))
    #expect(try call(server, "seek", ["frame": 9000], fails: true).hasPrefix("there is no frame 9000"))
  }

  @Test("seek takes moments, and says where the scripts stood") func moments() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "tap", ["target": "Cherry"])
    try call(server, "settle", [:])
    let words = try call(server, "seek", ["frame": "3.1+2"])
    #expect(words.firstMatch(of: /^frame 3 of \d+; at 3\.1\+2, .*fruits\/init\.lua:\d+$/) != nil, "\(words)")
    #expect(try call(server, "seek", ["frame": "2"]).hasPrefix("frame 2 of"))
    #expect(try call(server, "seek", ["frame": "#3.1"]).contains("; at 3.1, "))
    #expect(try call(server, "seek", ["frame": "3.9"], fails: true) == "the session has no moment 3.9")
    #expect(try call(server, "seek", ["frame": "9000"], fails: true).hasPrefix("there is no frame 9000"))
  }

  @Test func theLimitOfMemoryIsAnErrorOfTheCall() throws {
    var options = ScriptHost.Options()
    options.output = { _ in }
    options.limits = LuaLimits(memory: 64 << 20, seconds: 60)
    let server = McpServer(McpTools(options), resources: McpResources(), version: "1")
    try call(server, "launch", fruits)
    for hoarding in [
      "local kept = {} for i = 1, 1000 do kept[i] = UILabel { text = ('x'):rep(1e6) .. i } end",
      "local list = {} for i = 1, 40000 do list[i] = UITabBarItem {} end UITabBar {}.items = list",
      "JSONSerialization.jsonObject('[' .. ('{},'):rep(900000) .. '1]')",
    ] {
      #expect(try call(server, "evaluate", ["code": hoarding], fails: true).contains("the script needs more memory than its limit of 64 MB"))
      #expect(try call(server, "evaluate", ["code": "1 + 1"]).contains("2"))
    }
  }

  /// A call that failed at once has changed nothing, and gives no line of the scenario.
  @Test func whatFailedIsNoPartOfTheRecording() throws {
    let server = server()
    try call(server, "launch", fruits)
    try call(server, "tap", ["target": "Chery"], fails: true)
    try call(server, "tap", ["target": ["row": [1, 5]]])
    let lines = try call(server, "recording").split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "app:tap({ row = { 1, 5 } })")
  }

  @Test(arguments: [
    ("noise", -32700), ("[1]", -32600), ("7", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601), (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tapp"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"targt":"x"}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"lunette:///../etc/passwd"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"recording","arguments":{"path":"/tmp/x.lua"}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"recording","arguments":{"path":"../x.lua"}}}"#, -32602),
  ])
  func whatIsNotUnderstoodIsAnError(line: String, code: Int) throws {
    let answer = try object(server().answer(to: line))
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == code, "\(answer)")
  }

  @Test func aMessageOfMoreThanAMegabyteIsRefused() throws {
    let answer = try object(server().answer(to: "\"" + String(repeating: "x", count: 1 << 20) + "\""))
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32600)
  }

  @Test func theReferenceCanBeRead() throws {
    let server = server()
    let list = try #require(try result(server, "resources/list")["resources"] as? [[String: Any]])
    #expect(list.contains { $0["uri"] as? String == "lunette:///reference/classes.md" })
    let read = try result(server, "resources/read", ["uri": "lunette:///reference/classes.md"])
    #expect(((read["contents"] as? [[String: Any]])?.first?["text"] as? String)?.contains("UITableView") == true)
  }
}
