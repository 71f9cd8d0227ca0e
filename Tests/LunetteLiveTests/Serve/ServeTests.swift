import Foundation
import LunetteDriver
import LunetteLive
import TestSupport
import Testing

/// The protocol for programs that play, request by request. The tests of Python/ speak it through pipes.
@Suite struct ServeTests {
  private final class Printed { var text = "" }

  private func server(_ printed: Printed = Printed()) -> ServeServer {
    var options = ScriptHost.Options()
    options.network = .beside
    return ServeServer(options, version: "1.2.3") { printed.text += $0 }
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] { try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) }

  private func answer(_ server: ServeServer, _ method: String, _ fields: [String: Any] = [:]) throws -> ([String: Any], [UInt8]?) {
    let request = fields.merging(["id": 7, "method": method]) { first, _ in first }
    let answer = server.answer(to: Array(try JSONSerialization.data(withJSONObject: request)))
    return (try object(answer.json), answer.bytes)
  }

  @discardableResult private func result(_ server: ServeServer, _ method: String, _ fields: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try answer(server, method, fields).0
    #expect(answer["id"] as? Int == 7)
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  private func error(_ server: ServeServer, _ method: String, _ fields: [String: Any] = [:]) throws -> (kind: String, message: String) {
    let error = try #require(try answer(server, method, fields).0["error"] as? [String: Any])
    return (try #require(error["kind"] as? String), try #require(error["message"] as? String))
  }

  private func apps(_ result: [String: Any]) throws -> [[String: Any]] { try #require(result["apps"] as? [[String: Any]]) }

  private let fruits = Repository.root + "/plugins/fruits/init.lua"

  @Test("E-137: the first frame names protocol, version and methods")
  func theFirstFrame() throws {
    let greeting = try object(server().greeting)
    #expect(greeting["protocol"] as? Int == 1 && greeting["version"] as? String == "1.2.3")
    #expect(
      greeting["methods"] as? [String] == [
        "open", "reset", "step", "observe", "call", "evaluate", "hash", "mark", "return", "recording", "close", "quit",
      ])
    let head = ServeFraming.head(length: 0x1_0203, kind: ServeFraming.json)
    #expect(head == [0x03, 0x02, 0x01, 0x00, UInt8(ascii: "J")])
    #expect(ServeFraming.read(head) == (0x1_0203, UInt8(ascii: "J")))
  }

  @Test("E-139: one step taps another row in each of 64 apps")
  func aBatch() throws {
    let server = server()
    try result(server, "open", ["plugin": fruits, "count": 64, "observation": "elements"])
    let actions = (0..<64).map { ["kind": "tap", "target": ["row": [1, $0 % 13 + 1]]] as [String: Any] }
    let apps = try apps(result(server, "step", ["actions": actions]))
    #expect(apps.count == 64)
    for (place, app) in apps.enumerated() {
      let elements = try #require(app["observation"] as? [[String: Any]])
      let selected = elements.indices.filter { elements[$0]["selected"] as? Bool == true }
      #expect(elements.count == 13 && selected == [place % 13])
    }
  }

  private func raising(_ name: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-serve-\(name)-\(UUID().uuidString).lua").path
    try """
    local app = {}
    function app:didFinishLaunching()
      local window = UIWindow { backgroundColor = "white" }
      local button = UIButton { frame = { 40, 100, 80, 44 }, title = "Go" }
      button:addTarget("touchUpInside", function() error "boom" end)
      window:addSubview(button)
      local other = UIButton { frame = { 40, 200, 80, 44 }, title = "Off", isEnabled = false }
      window:addSubview(other)
      window:makeKeyAndVisible()
    end
    return app
    """.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("E-140: an app's error ends its episode only")
  func anErrorOfOneApp() throws {
    let server = server()
    let path = try raising("error")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try result(server, "open", ["plugin": path, "count": 8, "observation": "packed"])
    let actions = (0..<8).map { ($0 == 3 ? ["kind": "tap", "element": 0] : ["kind": "wait"]) as [String: Any] }
    let (answer, bytes) = try answer(server, "step", ["actions": actions])
    let stepped = try apps(try #require(answer["result"] as? [String: Any]))
    let error = try #require(stepped[3]["error"] as? [String: Any])
    #expect(error["kind"] as? String == "script" && error["line"] as? Int == 5)
    #expect((error["file"] as? String)?.hasSuffix(".lua") == true && (error["message"] as? String)?.contains("boom") == true)
    // The tables of the others keep their places.
    #expect(bytes?.count == 8 * ElementTable.size && answer["bytes"] as? Int == bytes?.count)
    let waits = [[String: Any]](repeating: ["kind": "wait"], count: 8)
    let next = try apps(try result(server, "step", ["actions": waits]))
    for place in 0..<8 {
      #expect((stepped[place]["error"] == nil) == (place != 3) && (next[place]["error"] == nil) == (place != 3))
    }
    #expect((next[3]["error"] as? [String: Any])?["kind"] as? String == "ended")
    let again = try apps(try result(server, "reset", ["apps": [3]]))
    #expect(again[0]["error"] == nil)
    #expect(try apps(try result(server, "step", ["actions": waits]))[3]["error"] == nil)
  }

  @Test("E-148: what is not possible does nothing, and says why")
  func notPossible() throws {
    let server = server()
    let path = try raising("refused")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try result(server, "open", ["plugin": path])
    let before = try #require(try result(server, "observe", ["app": 0, "form": "json"])["observation"] as? String)
    for action in [
      ["kind": "tap", "element": 60], ["kind": "tap", "element": -1], ["kind": "tap", "element": 1], ["kind": "tap", "point": [60, 220]],
      ["kind": "tap", "point": [9000, 20]], ["kind": "tap", "target": "Nobody"], ["kind": "type", "text": "a"], ["kind": "swipeUp", "point": [-1, 0]],
    ] as [[String: Any]] {
      let app = try apps(try result(server, "step", ["actions": [action]]))[0]
      #expect((app["invalid"] as? String)?.isEmpty == false && app["reward"] as? Double == 0 && app["frame"] as? Int == 0, "\(action): \(app)")
    }
    #expect(try result(server, "observe", ["app": 0, "form": "json"])["observation"] as? String == before)
    #expect(try apps(try result(server, "step", ["actions": [["kind": "swipeUp", "element": 1]]]))[0]["invalid"] == nil)
  }

  @Test func whatIsNotUnderstoodIsAnsweredWithAnError() throws {
    let server = server()
    #expect(try error(server, "step").message == "no session is open; open one first")
    try result(server, "open", ["plugin": fruits])
    for (method, fields, part) in [
      ("stepp", [:], "did you mean \"step\""), ("open", [:], "a \"plugin\" or a \"task\""), ("open", ["plugin": fruits, "count": 0], "from 1 to"),
      ("open", ["plugin": fruits, "colour": 1], "has no \"colour\""), ("open", ["plugin": fruits, "seed": -1], "\"seed\""),
      ("open", ["plugin": fruits, "observation": "smell"], "is one of"), ("step", ["actions": []], "one for each app, 1"),
      ("step", ["actions": [3]], "an action is an object"), ("step", ["actions": [["kind": "sing"]]], "not \"sing\""),
      ("step", ["actions": [["kind": "tap"]]], "needs an \"element\""), ("step", ["actions": [["kind": "type"]]], "needs a \"text\""),
      ("step", ["actions": [["kind": "wait"]], "frames": 0], "\"frames\""), ("call", ["name": 3], "is a text"),
      ("call", ["app": 9, "name": "tap"], "from 0 to 0"),
      ("return", ["mark": 1], "no mark 1"), ("return", [:], "needs a \"mark\" or a \"frame\""), ("recording", ["of": "all"], "\"of\": \"solution\""),
      ("recording", ["of": "solution"], "no task"), ("observe", ["session": 5], "no session 5"), ("evaluate", [:], "needs \"code\""),
    ] as [(String, [String: Any], String)] {
      let error = try error(server, method, fields)
      #expect(error.kind == "protocol" && error.message.contains(part), "\(method) \(fields): \(error)")
    }
    for payload in ["", "{", "[]", "{\"id\":1}", "{\"method\":\"open\"}", "\u{0}"] {
      let answer = try object(server.answer(to: Array(payload.utf8)).json)
      #expect((answer["error"] as? [String: Any])?["kind"] as? String == "protocol", "\(payload)")
    }
    #expect(try object(server.answer(to: [], kind: 65).json)["error"] != nil)
    // The session goes on.
    #expect(try result(server, "call", ["name": "exists", "arguments": ["Cherry"]])["value"] as? Bool == true)
  }

  @Test func callsGiveLuasValuesAndTexts() throws {
    let printed = Printed()
    let server = server(printed)
    try result(server, "open", ["plugin": fruits, "seed": 3])
    try result(server, "call", ["name": "tap", "arguments": ["Cherry"]])
    #expect(printed.text == "picked\tCherry\n")
    #expect(try result(server, "evaluate", ["code": "app.table.indexPathForSelectedRow"])["value"] as? [Int] == [1, 6])
    let view = try #require(
      try result(server, "call", ["name": "find", "arguments": [["class": "UITableViewCell", "label": "Date"]]])["value"] as? [String: Any])
    #expect(view["class"] as? String == "UITableViewCell" && view["frame"] as? [Int] == [0, 308, 320, 44])
    try result(server, "call", ["name": "tap", "arguments": [["$view": try #require(view["$view"])]]])
    #expect(printed.text == "picked\tCherry\npicked\tDate\n")
    let missing = try error(server, "call", ["name": "tap", "arguments": ["Chery"]])
    #expect(missing.kind == "scenario" && missing.message.hasPrefix("nothing on the screen matches \"Chery\" (did you mean \"Cherry\"?)"))
    #expect(try error(server, "evaluate", ["code": "error 'boom'"]).message == "session:1: boom")
    #expect(try result(server, "evaluate", ["code": "1, 'a', { b = { 2.5, 0/0 } }"])["value"] is [Any])
    #expect(
      try result(server, "recording")["recording"] as? String == """
        local app = launch("\(fruits)", { seed = 3 })
        app:tap "Cherry"
        print(app.table.indexPathForSelectedRow)
        app:tap(app:view(\(try #require(view["$view"] as? Int))))
        pcall(function() error 'boom' end)
        print(1, 'a', { b = { 2.5, 0/0 } })

        """)
  }

  @Test func goingBackForgetsWhatCameAfterTheMark() throws {
    let server = server()
    try result(server, "open", ["plugin": fruits])
    let mark = try #require(try result(server, "mark")["mark"] as? Int)
    let text = try #require(try result(server, "observe", ["app": 0, "form": "text"])["observation"] as? String)
    for _ in 0..<2 {
      try result(server, "step", ["actions": [["kind": "swipeUp", "element": 5]]])
      #expect(try result(server, "observe", ["app": 0, "form": "text"])["observation"] as? String != text)
      try result(server, "return", ["mark": mark])
      #expect(try result(server, "observe", ["app": 0, "form": "text"])["observation"] as? String == text)
    }
    try result(server, "step", ["actions": [["kind": "tap", "element": 2]]])
    #expect(try result(server, "return", ["frame": 2])["frame"] as? Int == 2)
  }

  @Test("E-151: pixels are one a point, equal for equal states", .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/rsvg-convert")))
  func pixels() throws {
    let server = server()
    try result(server, "open", ["plugin": fruits, "count": 2])
    let (answer, bytes) = try answer(server, "observe", ["form": "pixels"])
    let both = try #require(bytes)
    #expect(both.count == 2 * 568 * 320 * 3 && both.prefix(both.count / 2) == both.suffix(both.count / 2))
    let app = try apps(try #require(answer["result"] as? [String: Any]))[0]
    #expect(app["width"] as? Int == 320 && app["height"] as? Int == 568)
  }

  @Test func elementsAsBytes() throws {
    let server = server()
    let opened = try answer(server, "open", ["plugin": fruits, "observation": "packed"])
    let roles = try #require((opened.0["result"] as? [String: Any])?["roles"] as? [String])
    let bytes = try #require(opened.1)
    #expect(bytes.count == ElementTable.size && roles[Int(bytes[12])] == "cell" && bytes[13] == 0)
    // Mask, and what can be tapped: the fourth and the fifth row of flags.
    #expect(bytes[192..<256].reduce(0) { $0 + Int($1) } == 13 && bytes[256..<320].reduce(0) { $0 + Int($1) } == 13)
    let y = bytes[(320 + 16 + 4)..<(320 + 16 + 8)].enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
    #expect(Float(bitPattern: y) == 44)
    let texts = 320 + 1024
    #expect(String(decoding: bytes[(texts + 64)..<(texts + 128)].prefix { $0 != 0 }, as: UTF8.self) == "Apricot")
  }

  @Test func quitEndsTheServer() throws {
    let server = server()
    try result(server, "open", ["plugin": fruits])
    try result(server, "close")
    #expect(try error(server, "observe").message == "no session is open; open one first")
    try result(server, "quit")
    #expect(server.isOver)
  }
}
