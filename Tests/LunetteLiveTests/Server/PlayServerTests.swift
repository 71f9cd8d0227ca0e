import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// `lunette play` from outside: which programs may connect, how it handles unknown messages, how it ends.
@Suite(.serialized) struct PlayServerTests {
  /// The program, playing `fruits` in a folder of its own.
  final class Program {
    let process = Process()
    let port: Int
    let token: String
    let folder: SpecFolder
    private let output = Pipe()
    let errors: String

    /// - Parameters:
    ///   - command: `test` takes its own arguments, and no plugin
    ///   - opener: the folder of the program that opens addresses; nil: no browser is opened
    init(
      _ arguments: [String] = [], plugin: String = Repository.root + "/plugins/fruits", command: String = "play", opener: String? = nil,
      environment: [String: String]? = nil
    ) throws {
      folder = try SpecFolder()
      errors = folder.path + "/errors.txt"
      try Data().write(to: URL(fileURLWithPath: errors))
      process.executableURL = Repository.program
      process.arguments = [command == "play-log" ? "play" : command] + (command == "play" ? [plugin] : []) + (opener == nil ? ["--no-open"] : []) + arguments
      if let opener { process.environment = ["PATH": opener] }
      if let environment { process.environment = (process.environment ?? ProcessInfo.processInfo.environment).merging(environment) { $1 } }
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = output
      process.standardError = FileHandle(forWritingAtPath: errors)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte[0] != 0x0A { line += byte }
      let parts = String(decoding: line, as: UTF8.self).split(separator: "/")
      guard parts.count == 3, let port = Int(parts[1].split(separator: ":").last ?? "") else {
        process.waitUntilExit()
        throw Failure(text: try String(contentsOfFile: errors, encoding: .utf8))
      }
      (self.port, token) = (port, String(parts[2]))
    }

    struct Failure: Error { let text: String }

    /// Returns: the exit status
    func end(_ number: Int32 = SIGINT) -> Int32 {
      if process.isRunning { kill(process.processIdentifier, number) }
      process.waitUntilExit()
      return process.terminationStatus
    }

    var complaints: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

    deinit { if process.isRunning { process.terminate() } }
  }

  /// A connection to a port of this machine.
  final class Line {
    let socket: Int32
    /// - Parameter room: bytes that wait to be read; nil: as many as the system likes
    init(_ port: Int, room: Int32? = nil) throws {
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var wait = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
      if var room { setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size)) }
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) } }
      guard status == 0 else { throw Program.Failure(text: "no connection: \(errno)") }
    }
    deinit { close(socket) }

    func send(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    func read(_ count: Int) -> [UInt8] {
      var all: [UInt8] = []
      while all.count < count {
        var part = [UInt8](repeating: 0, count: count - all.count)
        let got = recv(socket, &part, part.count, 0)
        if got <= 0 { break }
        all += part[..<got]
      }
      return all
    }

    func head() -> String {
      var text: [UInt8] = []
      while !text.suffix(4).elementsEqual([13, 10, 13, 10]) {
        let byte = read(1)
        if byte.isEmpty { break }
        text += byte
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  static func get(_ program: Program, _ path: String, host: String? = nil, origin: String? = nil) throws -> (status: String, head: String) {
    let line = try Line(program.port)
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    line.send(Array("GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(program.port)")\r\n\(origin)Connection: close\r\n\r\n".utf8))
    let head = line.head()
    return (String(head.split(separator: "\r\n").first ?? ""), head)
  }

  /// A front end.
  final class Client {
    let line: Line
    init(_ program: Program, token: String? = nil, origin: String? = nil, room: Int32? = nil) throws {
      line = try Line(program.port, room: room)
      let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
      line.send(
        Array(
          "GET /\(token ?? program.token)/socket HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n\(origin)Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            .utf8))
      let head = line.head()
      guard head.hasPrefix("HTTP/1.1 101") else { throw Program.Failure(text: head) }
    }

    func send(_ text: String, opcode: UInt8 = 1) { send(Array(text.utf8), opcode: opcode) }

    func send(_ payload: [UInt8], opcode: UInt8 = 1) {
      var frame: [UInt8] = [0x80 | opcode]
      if payload.count < 126 {
        frame.append(0x80 | UInt8(payload.count))
      } else if payload.count <= 0xFFFF {
        frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
      } else {
        frame += [0x80 | 127] + (0..<8).reversed().map { UInt8((payload.count >> ($0 * 8)) & 0xFF) }
      }
      line.send(frame + [0, 0, 0, 0] + payload)
    }

    /// The next message; nil where the connection has ended.
    func next() -> [String: Any]? {
      if let first = greeted.popLast() { return first }
      guard let message = read() else { return nil }
      // The first frame comes with the greeting.
      if let frame = message["frame"] as? [String: Any] { greeted = [frame] }
      return message
    }
    private var greeted: [[String: Any]] = []

    private func read() -> [String: Any]? {
      let head = line.read(2)
      guard head.count == 2 else { return nil }
      var length = Int(head[1] & 0x7F)
      if length == 126 { length = line.read(2).reduce(0) { $0 << 8 | Int($1) } } else if length == 127 { length = line.read(8).reduce(0) { $0 << 8 | Int($1) } }
      bytes = length
      let payload = line.read(length)
      guard payload.count == length else { return nil }
      return (try? JSONSerialization.jsonObject(with: Data(payload))) as? [String: Any] ?? [:]
    }
    private(set) var bytes = 0

    /// The next message of a type. Others are passed over.
    func next(_ type: String, where fits: ([String: Any]) -> Bool = { _ in true }) -> [String: Any]? {
      while let message = next() { if message["type"] as? String == type, fits(message) { return message } }
      return nil
    }

    private var id = 0
    func ask(_ what: String, _ more: String = "") -> [String: Any]? {
      id += 1
      let id = id
      send("{\"type\":\"ask\",\"id\":\(id),\"what\":\"\(what)\"\(more)}")
      return next("answer") { $0["id"] as? Int == id }
    }

    /// The value of the answer in words; without one an empty text.
    func answer(_ what: String, _ more: String = "") -> String { (ask(what, more)?["value"]).map { "\($0)" } ?? "" }
  }

  // MARK: Who may reach it

  @Test func onlyWhoKnowsTheTokenIsAnswered() throws {
    let program = try Program()
    defer { _ = program.end() }
    let good = try Self.get(program, "/\(program.token)/")
    #expect(good.status == "HTTP/1.1 200 OK")
    #expect(good.head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(try Self.get(program, "/\(program.token)/main.js").status == "HTTP/1.1 200 OK")
    for path in ["/", "/main.js", "/0123/", "/\(program.token)", "/\(program.token)x/", "/\(program.token)/nothing.js"] {
      #expect(try Self.get(program, path).status.hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    for path in ["/\(program.token)/../\(program.token)/Package.swift", "/\(program.token)/../../etc/passwd", "/\(program.token)/%2e%2e/etc/passwd"] {
      #expect(!(try Self.get(program, path).status.contains("200")), "\(path)")
    }
    #expect(throws: Program.Failure.self) { try Client(program, token: "wrong") }
  }

  @Test func anotherHostOrOriginIsNotAnswered() throws {
    let program = try Program()
    defer { _ = program.end() }
    for host in ["evil.example", "evil.example:\(program.port)", "127.0.0.1", "127.0.0.1:1"] {
      #expect(try Self.get(program, "/\(program.token)/", host: host).status.hasPrefix("HTTP/1.1 404"), "\(host)")
    }
    for origin in ["http://evil.example", "null", "https://127.0.0.1:\(program.port)", "http://127.0.0.1"] {
      #expect(try Self.get(program, "/\(program.token)/", origin: origin).status.hasPrefix("HTTP/1.1 404"), "\(origin)")
      #expect(throws: Program.Failure.self, "\(origin)") { try Client(program, origin: origin) }
    }
    _ = try Client(program, origin: "http://localhost:\(program.port)")
  }

  @Test func whatIsTooLongIsRefusedAndTheNextRequestIsAnswered() throws {
    let program = try Program()
    defer { _ = program.end() }
    func status(_ request: String) throws -> String {
      let line = try Line(program.port)
      line.send(Array(request.utf8))
      return String(line.head().prefix(12).suffix(3))
    }
    let long = String(repeating: "x", count: 5_000_000)
    #expect(try status("GET /\(long) HTTP/1.1\r\n\r\n") == "414")
    #expect(try status("GET / HTTP/1.1\r\nX: \(long)\r\n\r\n") == "431")
    #expect(try status("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 500_000) + "\r\n") == "431")
    #expect(try status("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n\(long)") == "413")
    #expect(try status("nonsense\r\n\r\n") == "400")
    let host = "Host: 127.0.0.1:\(program.port)\r\n"
    #expect(try status("GET /\(program.token)/ HTTP/1.1\r\n\(host)\(host)\r\n") == "404")
    #expect(try status("GET /\(program.token)/ HTTP/1.1\r\n\(host)\r\n") == "200")
  }

  @Test func aConnectionTakesSeveralRequests() throws {
    let program = try Program()
    defer { _ = program.end() }
    let line = try Line(program.port)
    for name in ["main.js", "wire.js"] {
      line.send(Array("GET /\(program.token)/\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\n\r\n".utf8))
      let head = line.head()
      #expect(head.hasPrefix("HTTP/1.1 200 OK"))
      let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }.flatMap { Int($0.dropFirst(16)) }
      #expect(line.read(try #require(length)).count == length)
    }
  }

  @Test func aFrameWithoutMaskClosesTheSocket() throws {
    let program = try Program()
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")
    client.line.send([0x81, 2] + Array("{}".utf8))
    while client.next() != nil {}
    let other = try Client(program)
    #expect(other.ask("tree") != nil)
  }

  @Test func itListensOnTheLoopbackAddressOnly() throws {
    let program = try Program()
    defer { _ = program.end() }
    let table = try String(contentsOfFile: "/proc/\(program.process.processIdentifier)/net/tcp", encoding: .utf8)
    let digits = String(program.port, radix: 16, uppercase: true)
    let ending = ":" + String(repeating: "0", count: 4 - digits.count) + digits
    // The second field is the own address, the fourth 0A where it listens. Source: proc(5)
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let listening = rows.filter { row in row.count > 3 && row[1].hasSuffix(ending) && row[3] == "0A" }
    #expect(listening.map { row in String(row[1].prefix(8)) } == ["0100007F"])
  }

  // MARK: What it doesn't understand

  @Test func whatHasAnotherFormIsRefusedInWordsAndTheSessionGoesOn() throws {
    let program = try Program()
    defer { _ = program.end() }
    let client = try Client(program)
    #expect(client.next("hello")?["plugin"] as? Bool == true)
    for message in [
      "no json", "[]", "{}", "{\"type\":7}", "{\"type\":\"nonsense\"}", "{\"type\":\"input\"}", "{\"type\":\"input\",\"input\":{\"touches\":[[1,\"no\",1,1]]}}",
      "{\"type\":\"input\",\"input\":{\"touches\":[[1,\"began\",1e300,1]]}}", "{\"type\":\"input\",\"input\":{\"code\":\"os.exit()\"}}",
      "{\"type\":\"input\",\"input\":{\"key\":\"a\",\"turn\":\"portrait\"}}", "{\"type\":\"seek\",\"tick\":\"x\"}",
      "{\"type\":\"seek\",\"tick\":1e300}", "{\"type\":\"branch\",\"number\":99}", "{\"type\":\"speed\"}", "\u{0}",
    ] {
      client.send(message)
      #expect(client.next("refused")?["message"] is String, "\(message)")
    }
    client.send(Array("\u{FF}\u{FE}".utf16.map { UInt8(truncatingIfNeeded: $0) }), opcode: 2)
    #expect(client.next("refused") != nil)
    client.send([UInt8](repeating: 0x20, count: (1 << 20) + 1))
    #expect((client.next("refused")?["message"] as? String)?.contains("at most 1048576 bytes") == true)
    #expect(client.ask("tree") != nil)
    #expect((client.ask("nothing")?["error"] as? String)?.contains("no question") == true)
    #expect((client.ask("save", ",\"path\":\"../out.lua\"")?["error"] as? String)?.contains("below the working folder") == true)
    #expect((client.ask("save", ",\"path\":\"/tmp/out.lua\"")?["error"] as? String) != nil)
  }

  @Test func thoseWhoOnlyBeginAreNoHarm() throws {
    let program = try Program()
    defer { _ = program.end() }
    let half = try Line(program.port)
    half.send(Array("GET /\(program.token)/socket HTTP/1.1\r\nHost: 127".utf8))
    var lines: [Line] = []
    for _ in 0..<1000 { lines.append(try Line(program.port)) }
    let client = try Client(program)
    #expect(client.ask("tree") != nil)
    lines = []
    #expect(client.ask("tree") != nil)
  }

  // MARK: Playing

  @Test func aTapChangesTheFrameAndTwoPagesSeeIt() throws {
    let program = try Program()
    defer { _ = program.end() }
    let (one, two) = (try Client(program), try Client(program))
    let whole = try #require(one.next("frame"))
    #expect((whole["items"] as? [Any])?.isEmpty == false)
    one.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"began\",71,118]]}}")
    one.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"ended\",71,118]]}}")
    #expect(
      two.next("events") { message in
        "\(message["list"] ?? "")".contains("didSelectRowAt")
      } != nil)
  }

  @Test func aFingerWhosePageIsGoneIsCancelled() throws {
    let program = try Program()
    defer { _ = program.end() }
    let watcher = try Client(program)
    do {
      let client = try Client(program)
      _ = client.next("frame")
      client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"began\",71,118]]}}")
      client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"moved\",71,90]]}}")
      #expect(watcher.next("frame") { ($0["touches"] as? [Any])?.count == 1 } != nil)
    }
    #expect(watcher.next("events") { "\($0["list"] ?? "")".contains("cancelled") } != nil)
    #expect(watcher.next("frame") { ($0["touches"] as? [Any])?.isEmpty == true } != nil)
  }

  @Test func theConsoleAndTheInspectorChangeTheAppAndThePastIsThereAgain() throws {
    let program = try Program()
    defer { _ = program.end() }
    let client = try Client(program)
    client.send("{\"type\":\"pause\"}")
    _ = client.ask("evaluate", ",\"code\":\"1 + 41\"")
    let answer = client.ask("evaluate", ",\"code\":\"app.table.backgroundColor = UIColor.red\"")
    #expect((answer?["value"] as? [String: Any])?["failed"] as? String == "")
    let tree = (client.ask("tree")?["value"] as? [String: Any])?["views"] as? [[String: Any]] ?? []
    let cell = try #require(tree.first { $0["n"] as? String == "UITableViewCell" }?["i"] as? Int)
    #expect(client.ask("edit", ",\"view\":\(cell),\"property\":\"alpha\",\"value\":0.5")?["error"] == nil)
    #expect(client.ask("edit", ",\"view\":\(cell),\"property\":\"alpha\",\"value\":\"much\"")?["error"] is String)
    #expect(client.ask("edit", ",\"view\":99999,\"property\":\"alpha\",\"value\":1")?["error"] as? String == "there is no view 99999 now")
    // An earlier problem is not sent again.
    #expect((client.ask("evaluate", ",\"code\":\"local one = 1\"")?["value"] as? [String: Any])?["failed"] as? String == "")
    let facts = client.answer("view", ",\"view\":\(cell)")
    #expect(facts.contains("alpha") && facts.contains("0.5"))
    client.send("{\"type\":\"step\",\"by\":30}")
    client.send("{\"type\":\"seek\",\"tick\":5}")
    #expect(client.next("state") { $0["tick"] as? Int == 5 } != nil)
    #expect(client.answer("complete", ",\"code\":\"app:ta\"").contains("tapStatusBar"))
    let lines = client.answer("recording")
    #expect(lines.contains("app:view(\(cell)).alpha = 0.5"))
  }

  @Test func anEndlessLoopAndAnErrorAreToldAndTheSessionGoesOn() throws {
    let program = try Program(["--budget", "100000"])
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.ask("evaluate", ",\"code\":\"while true do end\"")
    #expect((client.next("state") { ($0["error"] as? String)?.isEmpty == false }?["error"] as? String)?.contains("instructions") == true)
    _ = client.ask("evaluate", ",\"code\":\"error 'no'\"")
    #expect(client.ask("tree") != nil)
  }

  @Test func theLimitOfMemoryIsToldAndTheSessionGoesOn() throws {
    let program = try Program(["--memory", "64"])
    defer { _ = program.end() }
    let client = try Client(program)
    func error() -> String { client.next("state") { ($0["error"] as? String)?.isEmpty == false }?["error"] as? String ?? "" }
    for hoarding in [
      "local kept = {} for i = 1, 1000 do kept[i] = UILabel { text = ('x'):rep(1e6) .. i } end",
      // What the host makes in one call, without a line of the script in between.
      "local list = {} for i = 1, 40000 do list[i] = UITabBarItem {} end UITabBar {}.items = list",
    ] {
      _ = client.ask("evaluate", ",\"code\":\"\(hoarding)\"")
      #expect(error().contains("the script needs more memory than its limit of 64 MB"))
      #expect(client.ask("tree") != nil)
    }
  }

  // MARK: How it ends

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsItClosesThePortAndSavesTheRecording(number: Int32) throws {
    let program = try Program(["--record", "mine.lua"])
    let client = try Client(program)
    _ = client.next("frame")
    client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"began\",71,118]]}}")
    _ = client.next("frame") { ($0["touches"] as? [Any])?.count == 1 }
    client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"ended\",71,118]]}}")
    _ = client.next("frame") { ($0["touches"] as? [Any])?.isEmpty == true }
    #expect(program.end(number) == 0)
    #expect(throws: Program.Failure.self) { try Line(program.port) }
    let text = try String(contentsOfFile: program.folder.path + "/mine.lua", encoding: .utf8)
    #expect(text.contains("app:tap \"Banana\""), "\(text)")
  }

  @Test func aPortInUseIsSaidWithTheNextFreeOne() throws {
    let program = try Program()
    defer { _ = program.end() }
    do {
      _ = try Program(["--port", "\(program.port)"])
      Issue.record("two programs on one port")
    } catch let failure as Program.Failure {
      #expect(failure.text.contains("port \(program.port) is in use; the next free one is "), "\(failure.text)")
    }
  }
}
